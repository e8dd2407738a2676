"""The signs of Path of Destiny: experience as a result, rewards, what missions count, and the two allies."""

from __future__ import annotations

from typing import Final, assert_never

from markupsafe import Markup

from tablewright.games.destiny.symbols import COLOURS, SYMBOLS
from tablewright.games.path import vocabulary as words

from ..destiny.signs import INACTIVE, STEPS, Signs, path, sister_pictures
from ..signs import count, icon

EITHER: Final = Markup('<span class="either">{}{}</span>').format(path(0), path(1))
"""An active symbol of either path."""
GIVES: Final = Markup('<span class="gives"></span>')


class PathSigns(Signs):
    """The words that only Path of Destiny has are drawn here, all others as in its sister game."""

    def result(self, part: words.Result) -> Markup:
        match part:
            case words.ThreeExperience():
                return count("3") + self.sign("experience")
            case words.ExperienceSteps():
                return count(STEPS) + self.sign("experience")
            case _:
                return super().result(part)

    def reward(self, part: words.Reward) -> Markup:
        """What a story card, an exertion card or a habit gives or takes."""
        match part:
            case words.Experience(number):
                return count(str(number)) + self.sign("experience")
            case words.LoseExperience(number):
                return count(f"−{number}") + self.sign("experience")
            case words.Points(number):
                return count(str(number)) + self.sign("points")
            case words.ActiveSymbols(number):
                return count(str(number)) + EITHER
            case words.Symbols(symbol, number):
                return count(str(number)) + self.symbol(SYMBOLS[symbol])
            case words.GoldenSymbol(symbol):
                return Markup('<span class="gilded">{}</span>').format(self.symbol(SYMBOLS[symbol]))
            case words.Draw(number):
                return count(str(number)) + self.sign("deck")
            case words.Nothing():
                return count("–")
            case _:
                assert_never(part)

    def favour(self, part: words.Favour) -> Markup:
        """What an alliance card does."""
        match part:
            case words.AllyExperience():
                return count("1") + self.sign("experience")
            case words.AllyActive():
                return count("1") + EITHER
            case words.AllySwapActive():
                return count("−1") + path(0) + GIVES + count("2") + path(1)
            case words.AllySwapInactive():
                return count("−1") + INACTIVE + GIVES + count("2") + self.sign("experience")
            case _:
                assert_never(part)

    def subject(self, part: words.Subject) -> Markup:
        """What a quest or a mission counts."""
        match part:
            case words.CardsOfColour(colour):
                return self.emblem(COLOURS[colour])
            case words.CardsWithSymbol(symbol) | words.SymbolsOfKind(symbol):
                return self.symbol(SYMBOLS[symbol])
            case words.ManyColoured():
                return Markup('<span class="emblem emblem-many"></span>')
            case words.WithoutEffect():
                return Markup('<span class="no-effect"></span>')
            case _:
                assert_never(part)

    def ally(self, name: str) -> Markup:
        """An ally, or the choice between both, as a token."""
        return Markup('<span class="ally ally-{}">{}</span>').format(name, icon(self.pictures["ally"][name]))


SIGNS: Final = PathSigns(sister_pictures(__package__))
