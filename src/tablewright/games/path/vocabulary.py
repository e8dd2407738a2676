"""Path of Destiny's own words: experience as a result, rewards, favours of allies, what missions count, habits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from tablewright.engine.faults import BadInput
from tablewright.games.destiny import effects
from tablewright.games.destiny.effects import Gain
from tablewright.games.destiny.words import colour_in, symbol_in
from tablewright.games.reading.words import Vocabulary, count_in, number_between, word

# Results of action cards


@dataclass(frozen=True, slots=True)
class ThreeExperience:
    """Gain 3 experience points."""


@dataclass(frozen=True, slots=True)
class ExperienceSteps:
    """Gain 1, 2 or 3 experience points."""


Result = Gain | ThreeExperience | ExperienceSteps
SCALING_RESULTS: Final[tuple[type, ...]] = (*effects.SCALING_RESULTS, ExperienceSteps)
CONDITIONS: Final[Vocabulary] = {
    name: effects.CONDITIONS[name]
    for name in (
        "lose-one", "lose-up-to-three", "lose-inactive", "two-or-more-cards", "three-or-more-cards",
        "exactly-one-card", "exactly-two-cards", "up-to-three-cards", "up-to-three-inactive", "two-or-more-inactive",
    )
}  # fmt: skip
RESULTS: Final[Vocabulary] = {
    "three-experience": word(ThreeExperience),
    "experience-steps": word(ExperienceSteps),
    **effects.RESULTS,
}

# What story cards, exertion cards and alliances give and take


@dataclass(frozen=True, slots=True)
class Experience:
    """Gain so many experience points."""

    count: int


@dataclass(frozen=True, slots=True)
class LoseExperience:
    """Lose so many experience points."""

    count: int


@dataclass(frozen=True, slots=True)
class Points:
    """Gain so many victory points."""

    count: int


@dataclass(frozen=True, slots=True)
class ActiveSymbols:
    """Gain so many active symbols in any combination."""

    count: int


@dataclass(frozen=True, slots=True)
class Symbols:
    """Gain so many of one symbol."""

    symbol: int
    count: int


@dataclass(frozen=True, slots=True)
class GoldenSymbol:
    """Gain the golden token of a symbol: it stays when timelines are prepared."""

    symbol: int


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw so many cards from the main deck."""

    count: int


@dataclass(frozen=True, slots=True)
class Nothing:
    """Nothing at all."""


Reward = Experience | LoseExperience | Points | ActiveSymbols | Symbols | GoldenSymbol | Draw | Nothing
REWARDS: Final[Vocabulary] = {
    "experience": word(Experience, count=count_in),
    "lose-experience": word(LoseExperience, count=count_in),
    "points": word(Points, count=count_in),
    "active-symbols": word(ActiveSymbols, count=count_in),
    "symbols": word(Symbols, symbol=symbol_in, count=count_in),
    "golden-symbol": word(GoldenSymbol, symbol=symbol_in),
    "draw": word(Draw, count=count_in),
    "nothing": word(Nothing),
}

# Alliance cards


@dataclass(frozen=True, slots=True)
class AllyExperience:
    """Gain 1 experience point."""


@dataclass(frozen=True, slots=True)
class AllyActive:
    """Gain 1 active symbol."""


@dataclass(frozen=True, slots=True)
class AllySwapActive:
    """Lose 1 active symbol to gain 2 of the other active kind."""


@dataclass(frozen=True, slots=True)
class AllySwapInactive:
    """Lose 1 inactive symbol to gain 2 experience points."""


Favour = AllyExperience | AllyActive | AllySwapActive | AllySwapInactive
FAVOURS: Final[Vocabulary] = {
    "experience": word(AllyExperience),
    "active": word(AllyActive),
    "swap-active": word(AllySwapActive),
    "swap-inactive": word(AllySwapInactive),
}

# What quests and secret missions count


@dataclass(frozen=True, slots=True)
class CardsOfColour:
    """Cards of a colour."""

    colour: int


@dataclass(frozen=True, slots=True)
class CardsWithSymbol:
    """Cards that show a symbol."""

    symbol: int


@dataclass(frozen=True, slots=True)
class SymbolsOfKind:
    """Symbols of a kind, each one printed and uncovered."""

    symbol: int


@dataclass(frozen=True, slots=True)
class ManyColoured:
    """Cards of more than one colour."""


@dataclass(frozen=True, slots=True)
class WithoutEffect:
    """Cards that have no effect."""


Subject = CardsOfColour | CardsWithSymbol | SymbolsOfKind | ManyColoured | WithoutEffect
SUBJECTS: Final[Vocabulary] = {
    "cards-of-colour": word(CardsOfColour, colour=colour_in),
    "cards-with-symbol": word(CardsWithSymbol, symbol=symbol_in),
    "symbols": word(SymbolsOfKind, symbol=symbol_in),
    "many-coloured": word(ManyColoured),
    "without-effect": word(WithoutEffect),
}

# Abilities of the Automa: a trigger and what it gives


@dataclass(frozen=True, slots=True)
class TakesColour:
    """For each card of a colour that it takes."""

    colour: int


@dataclass(frozen=True, slots=True)
class TakesSymbol:
    """For each symbol of a kind on the cards that it takes."""

    symbol: int


@dataclass(frozen=True, slots=True)
class TakesEffect:
    """For each card with an effect that it takes, which it ignores."""


@dataclass(frozen=True, slots=True)
class DecidesFate:
    """Whenever it places a fate token."""


@dataclass(frozen=True, slots=True)
class ThrowsSide:
    """Whenever the signpost falls on a side in the turn."""

    side: int


Trigger = TakesColour | TakesSymbol | TakesEffect | DecidesFate | ThrowsSide


def side_named(entry: Mapping[str, Any], name: str, where: str) -> int:
    """A side of the signpost: light is left, dark is right."""
    sides = ("left", "right")
    if entry.get(name) not in sides:
        raise BadInput(f"{where}.{name} must be left or right, not {entry.get(name)!r}.")
    return sides.index(str(entry[name]))


TRIGGERS: Final[Vocabulary] = {
    "takes-colour": word(TakesColour, colour=colour_in),
    "takes-symbol": word(TakesSymbol, symbol=symbol_in),
    "takes-effect": word(TakesEffect),
    "decides-fate": word(DecidesFate),
    "throws-side": word(ThrowsSide, side=side_named),
}


def card_number(entry: Mapping[str, Any], name: str, where: str) -> int:
    """The number of a story card."""
    return number_between(entry, name, where, least=1, most=23)
