"""How likely a challenge is completed when the dice may be rolled again: good guesses, quickly made."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import prod
from typing import Final

from tablewright.engine.zones import Zone

from .odds import chance_to_match
from .results import WILD, counts_of, counts_of_all
from .table import Tidal, round_of

MARGIN: Final = 0.7
"""The dice that a player would lose for a further roll, counted in shells."""
MOST_ROLLS: Final = 8


def chance_of(table: Tidal, seat: int, dice: Zone, kept: Iterable[int], needs: tuple[int, ...]) -> float:
    """The chance that dice of these kinds come to show what the kept results lack, before the shells run out."""
    found, faces = counts_of_all(kept), table.content.dice
    lacking = tuple(max(need - have, 0) for need, have in zip(needs, found, strict=False))
    return chance_in_rolls(tuple(faces[kind] for kind in sorted(dice)), lacking, found[WILD], rolls_left(table, seat))


def rolls_left(table: Tidal, seat: int) -> int:
    """How many rolls an attempt may last: every X costs a shell, and then dice."""
    threat = table.content.threat[round_of(table).threat]
    return min(1 + int((table.shells[seat] + MARGIN) * len(threat) / sum(threat)), MOST_ROLLS)


@lru_cache(maxsize=100000)
def chance_in_rolls(dice: tuple[Zone, ...], lacking: tuple[int, ...], wild: int, rolls: int) -> float:
    """The chance over several rolls: all dice are rolled until they match together, or each until it does."""
    once = chance_to_match(dice, lacking, wild)
    return max(in_rolls(once, rolls), one_by_one(dice, lacking, wild, rolls))


def in_rolls(once: float, rolls: int) -> float:
    chance: float = 1 - (1 - once) ** rolls
    return chance


def one_by_one(dice: tuple[Zone, ...], lacking: tuple[int, ...], wild: int, rolls: int) -> float:
    """Each lacking symbol has a die of its own, the likeliest; the dice left over help where it is hardest."""
    left = list(dice)
    misses: list[tuple[float, int]] = []
    for trait in sorted(symbols_in(lacking), key=lambda trait: sum(shows(die, trait) for die in dice))[wild:]:
        if not left:
            return 0.0
        best = max(left, key=lambda die: shows(die, trait))
        left.remove(best)
        misses.append((1 - shows(best, trait), trait))
    for die in left if misses else ():
        miss, trait = max(misses)
        misses.remove((miss, trait))
        misses.append((miss * (1 - shows(die, trait)), trait))
    return prod(in_rolls(1 - miss, rolls) for miss, _ in misses)


def symbols_in(lacking: tuple[int, ...]) -> list[int]:
    return [trait for trait, count in enumerate(lacking) for _ in range(count)]


@lru_cache(maxsize=1000)
def shows(die: Zone, trait: int) -> float:
    """The chance that a die shows a symbol, be it as a wild one."""
    return sum(bool(counts_of(face)[trait] or counts_of(face)[WILD]) for face in die) / len(die)
