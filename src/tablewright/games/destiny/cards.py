"""Action cards as data, and how they are read from a pack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablewright.games.reading.words import number_of

from .symbols import COLOURS, SYMBOLS


@dataclass(frozen=True, slots=True)
class Effect:
    """What a card does: its result happens if its condition is met; each game has its own words for both.

    A scaling effect gives 1, 2 or 3, as far as its condition is met. A ceremony effect carries the teapot mark.
    """

    condition: Any
    result: Any
    ceremony: bool = False
    scaling: bool = False


@dataclass(frozen=True, slots=True)
class ActionCard:
    """One face: colours, up to two symbols, perhaps an effect, perhaps a tea passing symbol (a side)."""

    key: str
    colours: tuple[int, ...]
    symbols: tuple[int, ...]
    effect: Effect | None = None
    passing: int | None = None


def symbol_of(word: object, where: str) -> int:
    return number_of(word, SYMBOLS, where)


def colour_of(word: object, where: str) -> int:
    return number_of(word, COLOURS, where)
