"""The vocabulary of action card effects that both sister games use: conditions and results, as data."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from tablewright.games.reading.words import Vocabulary, word

from .symbols import LEFT, RIGHT
from .words import colour_in, symbol_in, symbols_in


@dataclass(frozen=True, slots=True)
class LoseOne:
    """Lose 1 of the shown symbol."""

    symbol: int


@dataclass(frozen=True, slots=True)
class LoseUpToThree:
    """Lose 1, 2 or 3 of the shown symbol."""

    symbol: int


@dataclass(frozen=True, slots=True)
class LoseInactive:
    """Lose 1, 2 or 3 inactive symbols in any mix."""


@dataclass(frozen=True, slots=True)
class TwoOrMoreCards:
    """2 or more cards of the shown colour on your timeline."""

    colour: int


@dataclass(frozen=True, slots=True)
class ThreeOrMoreCards:
    """3 or more cards of the shown colour on your timeline."""

    colour: int


@dataclass(frozen=True, slots=True)
class ExactlyCards:
    """Exactly so many cards of the shown colour on your timeline."""

    colour: int
    count: int


@dataclass(frozen=True, slots=True)
class UpToThreeCards:
    """1, 2 or 3 cards of the shown colour on your timeline."""

    colour: int


@dataclass(frozen=True, slots=True)
class ExactlyTwoInactive:
    """Exactly 2 inactive symbols."""


@dataclass(frozen=True, slots=True)
class TwoOrMoreInactive:
    """2 or more inactive symbols."""


@dataclass(frozen=True, slots=True)
class UpToThreeInactive:
    """1, 2 or 3 inactive symbols."""


Loss = LoseOne | LoseUpToThree | LoseInactive
Having = (
    TwoOrMoreCards | ThreeOrMoreCards | ExactlyCards | UpToThreeCards | ExactlyTwoInactive | TwoOrMoreInactive
    | UpToThreeInactive
)  # fmt: skip
Condition = Loss | Having


@dataclass(frozen=True, slots=True)
class GainPath:
    """2 of the active symbol of the left or the right path."""

    side: int


@dataclass(frozen=True, slots=True)
class GainPathSteps:
    """1, 2 or 3 of the active symbol of the left or the right path."""

    side: int


@dataclass(frozen=True, slots=True)
class GainBothPaths:
    """1 of the left and 1 of the right path's active symbol."""


@dataclass(frozen=True, slots=True)
class GainTwo:
    """2 of the shown symbol."""

    symbol: int


@dataclass(frozen=True, slots=True)
class GainSteps:
    """1, 2 or 3 of the shown symbol."""

    symbol: int


@dataclass(frozen=True, slots=True)
class GainSet:
    """One of each shown symbol."""

    symbols: tuple[int, ...]


Gain = GainPath | GainPathSteps | GainBothPaths | GainTwo | GainSteps | GainSet

SCALING_CONDITIONS: Final[tuple[type, ...]] = (LoseUpToThree, LoseInactive, UpToThreeCards, UpToThreeInactive)
SCALING_RESULTS: Final[tuple[type, ...]] = (GainPathSteps, GainSteps)

# The words of a pack; each game names those that its cards use.

CONDITIONS: Final[Vocabulary] = {
    "lose-one": word(LoseOne, symbol=symbol_in),
    "lose-up-to-three": word(LoseUpToThree, symbol=symbol_in),
    "lose-inactive": word(LoseInactive),
    "two-or-more-cards": word(TwoOrMoreCards, colour=colour_in),
    "three-or-more-cards": word(ThreeOrMoreCards, colour=colour_in),
    "exactly-one-card": word(partial(ExactlyCards, count=1), colour=colour_in),
    "exactly-two-cards": word(partial(ExactlyCards, count=2), colour=colour_in),
    "up-to-three-cards": word(UpToThreeCards, colour=colour_in),
    "exactly-two-inactive": word(ExactlyTwoInactive),
    "two-or-more-inactive": word(TwoOrMoreInactive),
    "up-to-three-inactive": word(UpToThreeInactive),
}

RESULTS: Final[Vocabulary] = {
    "left-steps": word(partial(GainPathSteps, LEFT)),
    "right-steps": word(partial(GainPathSteps, RIGHT)),
    "left-two": word(partial(GainPath, LEFT)),
    "right-two": word(partial(GainPath, RIGHT)),
    "both-paths": word(GainBothPaths),
    "two-symbols": word(GainTwo, symbol=symbol_in),
    "symbol-steps": word(GainSteps, symbol=symbol_in),
    "symbol-set": word(GainSet, symbols=symbols_in),
}
