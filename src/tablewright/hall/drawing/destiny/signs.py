"""The signs of the sister games: a picture for everything, a shape for each symbol, effects as sentences of icons."""

from __future__ import annotations

from functools import cache
from typing import Final, assert_never

from markupsafe import Markup

from tablewright.games.destiny.cards import Effect
from tablewright.games.destiny.effects import (
    Condition,
    ExactlyCards,
    ExactlyTwoInactive,
    Gain,
    GainBothPaths,
    GainPath,
    GainPathSteps,
    GainSet,
    GainSteps,
    GainTwo,
    LoseInactive,
    LoseOne,
    LoseUpToThree,
    ThreeOrMoreCards,
    TwoOrMoreCards,
    TwoOrMoreInactive,
    UpToThreeCards,
    UpToThreeInactive,
)
from tablewright.games.destiny.symbols import COLOURS, SIDES, SYMBOLS

from ..signs import Pictures, count, icon, pictures_of

STEPS: Final = "1–3"


def sister_pictures(board: str) -> Pictures:
    """The pictures that a game has chosen, beside those that the sister games share."""
    shared, own = pictures_of(__package__), pictures_of(board)
    return {group: {**shared.get(group, {}), **own.get(group, {})} for group in (*shared, *own)}


@cache
def path(side: int) -> Markup:
    """The active symbol of a path: a disc whose half on that side is full."""
    return Markup('<span class="path">{}</span>').format(icon(f"path-{SIDES[side]}"))


@cache
def framed_portrait(picture: str) -> Markup:
    return Markup('<span class="portrait">{}</span>').format(icon(picture))


INACTIVE: Final = Markup('<span class="path inactive">{}</span>').format(icon("inactive"))


class Signs:
    """The signs of one game, with the pictures it has chosen."""

    def __init__(self, pictures: Pictures) -> None:
        self.pictures = pictures
        self._symbols = {
            name: Markup('<span class="symbol symbol-{}">{}</span>').format(name, icon(pictures["symbol"][name]))
            for name in SYMBOLS
        }
        self._emblems = {
            colour: Markup('<span class="emblem emblem-{}">{}</span>').format(colour, icon(pictures["emblem"][colour]))
            for colour in COLOURS
        }

    def sign(self, name: str) -> Markup:
        """One of the signs that stand for a thing of the table, such as the deck."""
        return icon(self.pictures["sign"][name])

    def symbol(self, name: str) -> Markup:
        """A symbol in its colour and shape."""
        return self._symbols[name]

    def emblem(self, colour: str) -> Markup:
        """The emblem of a card colour on a tile of that colour."""
        return self._emblems[colour]

    def portrait(self, character: str | None) -> Markup:
        """The picture of a character, in its colour; a seat without one shows a person."""
        name = self.pictures["character"].get(character or "", self.pictures["sign"]["person"])
        return framed_portrait(name)

    def picture(self, card: str, colour: str) -> Markup:
        """The silhouette of a card; a card that nobody has chosen one for shows that of its colour."""
        return icon(self.pictures["card"].get(card, self.pictures["colour"][colour]))

    def condition(self, part: Condition) -> Markup:
        """What an effect asks for."""
        match part:
            case LoseOne(number):
                return count("−1") + self.symbol(SYMBOLS[number])
            case LoseUpToThree(number):
                return count(f"−{STEPS}") + self.symbol(SYMBOLS[number])
            case LoseInactive():
                return count(f"−{STEPS}") + INACTIVE
            case TwoOrMoreCards(colour):
                return count("2+") + self.emblem(COLOURS[colour])
            case ThreeOrMoreCards(colour):
                return count("3+") + self.emblem(COLOURS[colour])
            case ExactlyCards(colour, number):
                return count(f"={number}") + self.emblem(COLOURS[colour])
            case UpToThreeCards(colour):
                return count(STEPS) + self.emblem(COLOURS[colour])
            case ExactlyTwoInactive():
                return count("=2") + INACTIVE
            case TwoOrMoreInactive():
                return count("2+") + INACTIVE
            case UpToThreeInactive():
                return count(STEPS) + INACTIVE
            case _:
                assert_never(part)

    def result(self, part: Gain) -> Markup:
        """What an effect gives."""
        match part:
            case GainPathSteps(side):
                return count(STEPS) + path(side)
            case GainPath(side):
                return count("2") + path(side)
            case GainBothPaths():
                return path(0) + path(1)
            case GainTwo(number):
                return count("2") + self.symbol(SYMBOLS[number])
            case GainSteps(number):
                return count(STEPS) + self.symbol(SYMBOLS[number])
            case GainSet(symbols):
                return Markup("").join(self.symbol(SYMBOLS[number]) for number in symbols)
            case _:
                assert_never(part)

    def effect(self, printed: Effect) -> Markup:
        """Condition, then result."""
        return self.condition(printed.condition) + Markup('<span class="gives"></span>') + self.result(printed.result)
