"""Dice of an attempt that are alike: they are one answer, and nobody is asked which of them is meant."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from .results import NO_RESULT
from .table import Tidal

Sort: TypeAlias = tuple[int, int]


def unlike_dice(table: Tidal, dice: Iterable[int]) -> list[int]:
    """Of these dice, one of each sort: the first of those that are alike in everything."""
    kinds, results, raised, again = table.attempt, table.showing, table.raised, table.again
    own = len(kinds) - table.bonus
    first: dict[tuple[int, int, int, bool, bool], int] = {}
    for die in dice:
        first.setdefault((kinds[die], results[die], raised[die], die < own, die in again), die)
    return list(first.values())


def sort_when_completed(table: Tidal, die: int) -> Sort:
    """What still makes a die of a completed challenge another one: its kind; its result only for one more at stake."""
    return table.attempt[die], table.showing[die] if table.at_stake else NO_RESULT


def unlike_when_completed(table: Tidal, dice: Iterable[int]) -> list[int]:
    """Of these dice of a completed challenge, the first of each sort."""
    first: dict[Sort, int] = {}
    for die in dice:
        first.setdefault(sort_when_completed(table, die), die)
    return list(first.values())
