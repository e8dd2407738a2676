"""The vocabulary of action card effects that both sister games use: conditions and results, as data."""

from __future__ import annotations

from dataclasses import dataclass


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


Loss = LoseOne | LoseUpToThree | LoseInactive
Having = TwoOrMoreCards | ExactlyCards | UpToThreeCards | ExactlyTwoInactive | TwoOrMoreInactive
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
