"""What dice show, packed in one number: how many symbols of each trait, and how many wild ones."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from .kinds import TRAITS

SYMBOLS: Final = (*TRAITS, "wild")
WILD: Final = 4
BITS: Final = 3
BLANK: Final = 0
NO_RESULT: Final = -1
"""A die that has not been rolled yet, or was changed since (TB-TRICK-08)."""
UNIT: Final = tuple(1 << BITS * symbol for symbol in range(len(SYMBOLS)))

Counts = tuple[int, int, int, int, int]
NOTHING: Final[Counts] = (0, 0, 0, 0, 0)


def packed(symbols: Iterable[int]) -> int:
    """A face with these symbols."""
    return sum(UNIT[symbol] for symbol in symbols)


def counts_of(result: int) -> Counts:
    """How often a face shows focus, spirit, resilience, synergy and wild."""
    if result <= BLANK:
        return (0, 0, 0, 0, 0)
    return (result & 7, result >> 3 & 7, result >> 6 & 7, result >> 9 & 7, result >> 12)


def counts_of_all(results: Iterable[int]) -> Counts:
    """The symbols on several dice, added up."""
    focus = spirit = resilience = synergy = wild = 0
    for result in results:
        if result > BLANK:
            focus += result & 7
            spirit += result >> 3 & 7
            resilience += result >> 6 & 7
            synergy += result >> 9 & 7
            wild += result >> 12
    return (focus, spirit, resilience, synergy, wild)


@cache
def symbols_of(result: int) -> tuple[int, ...]:
    """The symbols on a face, one by one."""
    return tuple(symbol for symbol, count in enumerate(counts_of(result)) for _ in range(count))


def said(result: int) -> str:
    """A face in words, as option ids write it: `focus-focus`, `blank`."""
    return "-".join(SYMBOLS[symbol] for symbol in symbols_of(result)) or "blank"


def exchanged(result: int, old: int, new: int) -> int:
    """A face on which one symbol was turned into another."""
    return result - UNIT[old] + UNIT[new]


def needs_of(traits: Sequence[int]) -> tuple[int, int, int, int]:
    """How many symbols of each trait a list of symbols asks for."""
    return (traits.count(0), traits.count(1), traits.count(2), traits.count(3))


def added(found: Counts, part: Counts) -> Counts:
    """Two lots of symbols together."""
    return (found[0] + part[0], found[1] + part[1], found[2] + part[2], found[3] + part[3], found[4] + part[4])


def capped(found: Counts, needs: Sequence[int]) -> Counts:
    """Symbols without what goes beyond the needs."""
    focus, spirit, resilience, synergy, wild = found
    return (
        min(focus, needs[0]), min(spirit, needs[1]), min(resilience, needs[2]), min(synergy, needs[3]),
        min(wild, sum(needs)),
    )  # fmt: skip


def missing(found: Counts, needs: Sequence[int]) -> int:
    """How many symbols are lacking, wild ones used up (TB-CHAL-08)."""
    short = 0
    for trait, need in enumerate(needs):
        if need > found[trait]:
            short += need - found[trait]
    return max(short - found[WILD], 0)
