"""The arguments that words of the sister games take: symbols, colours and paths, each by its name in a pack."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablewright.engine.faults import BadInput
from tablewright.games.reading.words import number_of

from .cards import colour_of, symbol_of
from .symbols import SIDES


def symbol_in(entry: Mapping[str, Any], name: str, where: str) -> int:
    """A symbol that an entry names."""
    return symbol_of(entry.get(name), f"{where}.{name}")


def symbols_in(entry: Mapping[str, Any], name: str, where: str) -> tuple[int, ...]:
    """A list of symbols that an entry names."""
    values = entry.get(name)
    if not isinstance(values, list):
        raise BadInput(f"{where}.{name} must be a list of symbols, not {values!r}.")
    return tuple(symbol_of(value, f"{where}.{name}") for value in values)


def colour_in(entry: Mapping[str, Any], name: str, where: str) -> int:
    """A colour that an entry names."""
    return colour_of(entry.get(name), f"{where}.{name}")


def side_in(entry: Mapping[str, Any], name: str, where: str) -> int:
    return number_of(entry.get(name), SIDES, f"{where}.{name}")
