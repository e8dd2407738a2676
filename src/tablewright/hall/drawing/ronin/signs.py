"""The signs of Ronin: a picture for everything, a shape for each symbol, and effects as small sentences of icons."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, assert_never

from markupsafe import Markup

from tablewright.games.destiny.cards import Effect
from tablewright.games.destiny.effects import (
    ExactlyCards,
    ExactlyTwoInactive,
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
from tablewright.games.ronin import vocabulary as words

SPRITE: Final = "/static/icons/icons.svg"
PICTURES: Final[Mapping[str, Mapping[str, str]]] = tomllib.loads(
    (files(__package__) / "pictures.toml").read_text("utf-8")
)
STEPS: Final = "1–3"


@cache
def icon(name: str) -> Markup:
    """A picture of the sprite; it says nothing to a screen reader, the words beside it do."""
    return Markup('<svg class="icon" aria-hidden="true"><use href="{}#{}"/></svg>').format(SPRITE, name)


def sign(name: str) -> Markup:
    """One of the signs that stand for a thing of the table, such as the deck."""
    return icon(PICTURES["sign"][name])


@cache
def symbol(name: str) -> Markup:
    """A symbol in its colour and shape."""
    return Markup('<span class="symbol symbol-{}">{}</span>').format(name, icon(PICTURES["symbol"][name]))


@cache
def emblem(colour: str) -> Markup:
    """The emblem of a card colour on a tile of that colour."""
    return Markup('<span class="emblem emblem-{}">{}</span>').format(colour, icon(PICTURES["emblem"][colour]))


@cache
def path(side: int) -> Markup:
    """The active symbol of a path: a disc whose half on that side is full."""
    return Markup('<span class="path">{}</span>').format(icon(f"path-{SIDES[side]}"))


INACTIVE: Final = Markup('<span class="path inactive">{}</span>').format(icon("inactive"))


def portrait(character: str | None) -> Markup:
    """The picture of a character, in its colour; a seat without one shows a person."""
    name = PICTURES["character"].get(character or "", PICTURES["sign"]["person"])
    return Markup('<span class="portrait">{}</span>').format(icon(name))


def picture(card: str, colour: str) -> Markup:
    """The silhouette of a card; a card that nobody has chosen one for shows that of its colour."""
    return icon(PICTURES["card"].get(card, PICTURES["colour"][colour]))


def count(number: str) -> Markup:
    """A number that is drawn: what is read aloud is the sentence, not the signs."""
    return Markup('<b class="count" data-count="{}"></b>').format(number)


def condition(part: words.Condition) -> Markup:
    """What an effect asks for."""
    match part:
        case LoseOne(number):
            return count("−1") + symbol(SYMBOLS[number])
        case LoseUpToThree(number):
            return count(f"−{STEPS}") + symbol(SYMBOLS[number])
        case LoseInactive():
            return count(f"−{STEPS}") + INACTIVE
        case TwoOrMoreCards(colour):
            return count("2+") + emblem(COLOURS[colour])
        case ThreeOrMoreCards(colour):
            return count("3+") + emblem(COLOURS[colour])
        case ExactlyCards(colour, number):
            return count(f"={number}") + emblem(COLOURS[colour])
        case UpToThreeCards(colour):
            return count(STEPS) + emblem(COLOURS[colour])
        case ExactlyTwoInactive():
            return count("=2") + INACTIVE
        case TwoOrMoreInactive():
            return count("2+") + INACTIVE
        case UpToThreeInactive():
            return count(STEPS) + INACTIVE
        case words.NeighbourCards(colour):
            return count(STEPS) + sign("neighbour") + emblem(COLOURS[colour])
        case _:
            assert_never(part)


def result(part: words.Result) -> Markup:
    """What an effect gives."""
    match part:
        case words.EachTrack():
            return count("1+1") + sign("track")
        case words.OneTrack():
            return count(STEPS) + sign("track")
        case GainPathSteps(side):
            return count(STEPS) + path(side)
        case GainPath(side):
            return count("2") + path(side)
        case GainBothPaths():
            return path(0) + path(1)
        case GainTwo(number):
            return count("2") + symbol(SYMBOLS[number])
        case GainSteps(number):
            return count(STEPS) + symbol(SYMBOLS[number])
        case GainSet(symbols):
            return Markup("").join(symbol(SYMBOLS[number]) for number in symbols)
        case _:
            assert_never(part)


def effect(printed: Effect[Any, Any]) -> Markup:
    """Condition, then result; a tea effect begins with a teapot."""
    tea = sign("tea") if printed.ceremony else Markup("")
    return tea + condition(printed.condition) + Markup('<span class="gives"></span>') + result(printed.result)


def bonus(part: words.Bonus) -> Markup:
    """What a field of a cooperation board gives, as small as it can be."""
    match part:
        case words.AbilityCard(slot, _):
            return icon(PICTURES["bonus"]["ability-card"]) + count(str(slot + 1))
        case words.ActiveSymbols(number):
            return icon(PICTURES["bonus"]["active-symbols"]) + count(str(number))
        case words.OneActiveSymbol(number):
            return icon(PICTURES["bonus"]["one-active-symbol"]) + count(str(number))
        case words.ShowHand():
            return icon(PICTURES["bonus"]["show-hand"])
        case words.ExperiencePoints(number):
            return icon(PICTURES["bonus"]["experience"]) + count(str(number))
        case words.VictoryPoints(number):
            return icon(PICTURES["bonus"]["victory-points"]) + count(str(number))
        case words.DrawOrExperience():
            return icon(PICTURES["bonus"]["draw-or-experience"])
        case words.SymbolsForAbilities():
            return icon(PICTURES["bonus"]["symbols-for-abilities"])
        case words.PointsForExperience():
            return icon(PICTURES["bonus"]["points-for-experience"])
        case words.ExperienceForColour(colour, _):
            return icon(PICTURES["bonus"]["experience-for-colour"]) + emblem(COLOURS[colour])
        case words.ReactivateAbility():
            return icon(PICTURES["bonus"]["reactivate-ability"])
        case _:
            assert_never(part)
