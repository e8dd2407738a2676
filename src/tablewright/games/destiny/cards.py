"""Action cards as data, and how they are read from a pack."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from tablewright.engine.faults import BadInput

from .symbols import COLOURS, SYMBOLS

C = TypeVar("C")
R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Effect(Generic[C, R]):
    """What a card does: its result happens if its condition is met.

    A scaling effect gives 1, 2 or 3, as far as its condition is met. A ceremony effect carries the teapot mark.
    """

    condition: C
    result: R
    ceremony: bool = False
    scaling: bool = False


@dataclass(frozen=True, slots=True)
class ActionCard:
    """One face: colours, up to two symbols, perhaps an effect, perhaps a tea passing symbol (a side)."""

    key: str
    colours: tuple[int, ...]
    symbols: tuple[int, ...]
    effect: Effect[Any, Any] | None = None
    passing: int | None = None


def number_of(word: object, words: tuple[str, ...], where: str) -> int:
    """The number of a word of the vocabulary."""
    if word not in words:
        raise BadInput(f"{where} must be one of {', '.join(words)}, not {word!r}.")
    return words.index(str(word))


def symbol_of(word: object, where: str) -> int:
    return number_of(word, SYMBOLS, where)


def colour_of(word: object, where: str) -> int:
    return number_of(word, COLOURS, where)


def only_known(entry: Mapping[str, Any], known: tuple[str, ...], where: str) -> None:
    """Refuse a misspelt field."""
    for name in entry:
        if name not in known:
            raise BadInput(f"{where} has an unknown field {name!r}; known are: {', '.join(known)}.")
