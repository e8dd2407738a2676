"""The odds of a fight, exact: how many of the next rolls let each spot of the monster be hit."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import prod
from typing import NamedTuple

from .matching import (
    Demand,
    Result,
    demands_of,
    fits,
    forbidden_symbols,
    is_weak,
    levels_of,
    reach_of,
    results_on,
    strikes,
)
from .odds import Odds, rolling, throw_of
from .table import Tidal

Face = tuple[Result, ...]
Die = tuple[Face, ...]
"""What a die may come to show; one face if it is not rolled."""


class Roll(NamedTuple):
    """The next roll of a fight: all dice of the attempt, and how many armoured spots a weak die may hit (TB-EKO-01)."""

    dice: tuple[Die, ...]
    pierced: int


def hit_odds(table: Tidal) -> dict[int, Odds]:
    """The odds that the next roll lets each uncovered spot be hit, whichever dice are given up for threats."""
    if not rolling(table):
        return {}
    reach, losses = reach_of(table), throw_of(table).losses
    roll = Roll(tuple(sorted(dice_of(table))), reach.pierced)
    wanted = {spot: tuple(sorted(demands_of(reach, strike))) for spot, strike in strikes(table).items()}
    return {spot: odds_to_match(roll, losses, demands) for spot, demands in wanted.items()}


def dice_of(table: Tidal) -> list[Die]:
    """Every die of the attempt with the faces that it may show after the roll."""
    rolled, forbidden = rolling(table), forbidden_symbols(table)
    found = []
    for die, level in enumerate(levels_of(table)):
        faces = table.content.dice[table.attempt[die]] if die in rolled else (table.showing[die],)
        found.append(tuple(tuple(results_on(level, shown, forbidden)) for shown in faces))
    return found


def odds_to_match(roll: Roll, losses: tuple[int, ...], demands: tuple[Demand, ...]) -> Odds:
    """TB-THREAT-03: for each face of the threat die, as many dice as it leaves."""
    left = [len(roll.dice) - lost for lost in losses]
    favourable = sum(matching_rolls(roll, demands, min(dice, len(demands))) for dice in left if dice > 0)
    return Odds(favourable, prod(map(len, roll.dice)) * len(losses))


@lru_cache(maxsize=2000)
def matching_rolls(roll: Roll, demands: tuple[Demand, ...], most: int) -> int:
    """How many rolls meet every demand with so many dice; no match takes more dice than demands."""
    goal, left = (1 << len(demands)) - 1, prod(map(len, roll.dice))
    scarce = most if most < min(len(demands), len(roll.dice)) else 0
    found = {start(scarce, roll.pierced): 1}
    favourable = 0
    for die in roll.dice:
        left //= len(die)
        following: Counter[Layers] = Counter()
        for face, times in Counter(useful(face, demands) for face in die).items():
            for layers, weight in found.items():
                following[with_die(layers, face)] += weight * times
        won = [layers for layers in following if layers[-1][-1] >> goal & 1]
        favourable += left * sum(following.pop(layers) for layers in won)
        found = dict(following)
    return favourable


# Demands that are met together. A set of demands is a number, a bit for each demand; a family of such sets is a number
# too, a bit for each set. A match grows by one demand when its set is shifted by that demand's bit.

Useful = tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]
"""For each symbol of a face, the demands that it meets: with a die strong enough, and with a weak one."""
Families = tuple[int, ...]
"""The sets of demands that can be met, by how many weak dice hit armour for it."""
Layers = tuple[Families, ...]
"""The same by how many dice are used; a single layer where all of them may be."""


def start(scarce: int, pierced: int) -> Layers:
    """Nothing is met, with any number of dice."""
    return ((1,) * (pierced + 1),) * (scarce + 1)


def useful(face: Face, demands: tuple[Demand, ...]) -> Useful:
    """What a face can do; faces that do the same are alike."""
    found = []
    for result in face:
        met = [number for number, demand in enumerate(demands) if fits(result, demand)]
        weak = tuple(number for number in met if is_weak(result, demands[number]))
        found.append((tuple(number for number in met if number not in weak), weak))
    return tuple(sorted(one for one in found if any(one)))


@lru_cache(maxsize=100000)
def with_die(layers: Layers, face: Useful) -> Layers:
    """One die more: with few dice left it is either used or not."""
    if not face:
        return layers
    if len(layers) == 1:
        return (with_face(layers[0], face),)
    used = (with_face(families, face) for families in layers[:-1])
    return (layers[0], *(joined(new, old) for new, old in zip(used, layers[1:], strict=True)))


def joined(one: Families, other: Families) -> Families:
    return tuple(family | more for family, more in zip(one, other, strict=True))


def with_face(families: Families, face: Useful) -> Families:
    """Every symbol meets one demand more, or none."""
    for strong, weak in face:
        grown = [grown_by(family, strong) for family in families]
        for weaker, family in enumerate(families[:-1], 1):
            grown[weaker] |= grown_by(family, weak)
        families = tuple(grown)
    return families


def grown_by(family: int, demands: tuple[int, ...]) -> int:
    """The sets of a family, and those with one of some demands more."""
    grown, known = family, (family.bit_length() - 1).bit_length()
    for demand in demands:
        grown |= (family & without_demand(demand, known)) << (1 << demand)
    return grown


@lru_cache
def without_demand(demand: int, known: int) -> int:
    """The family of all sets without a demand, as far as they consist of the first so many demands."""
    return sum(1 << one for one in range(1 << known) if not one >> demand & 1)
