"""Which spots of a monster can be hit: results, armour, and the restrictions of advanced monsters."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from tablewright.engine.zones import Zone

from .abilities import find
from .faces import TYPES, Monster
from .kinds import LEVEL
from .powers import PierceArmour
from .results import WILD, symbols_of
from .table import NOBODY, Tidal, character_card_of, copy_table, monster_of
from .vocabulary import ANY, IgnoreRestrictions

MAGMA: Final = TYPES.index("magma")


class Result(NamedTuple):
    """One symbol of a rolled die, and the level of that die."""

    symbol: int
    level: int


class Demand(NamedTuple):
    """What a result must be to hit a spot: its trait, from a die of at least a level."""

    trait: int
    level: int


def opponent(table: Tidal) -> Monster:
    """The monster that is fought."""
    return monster_of(table, table.fold[table.opponent])


def is_restricted(monster: Monster) -> bool:
    """Whether there is anything to ignore: armour, or a special rule (TB-EKO-01)."""
    return monster.type > 0 or any(spot.armour > 1 for spot in monster.spots)


def is_waived(table: Tidal) -> bool:
    """TB-EKO-01: whether a card discarded this turn ignores all restrictions."""
    if not table.used:
        return False
    discarded = (reward for card in table.used for reward in character_card_of(table, card).discard)
    return any(isinstance(reward, IgnoreRestrictions) for reward in discarded)


def results_of(table: Tidal) -> list[Result]:
    """Every symbol that may be used."""
    forbidden = forbidden_symbols(table)
    dice = zip(levels_of(table), table.showing, strict=True)
    return [one for level, shown in dice for one in results_on(level, shown, forbidden)]


def forbidden_symbols(table: Tidal) -> Zone:
    """TB-AMON-03: void spawn cannot be hit with some symbols."""
    return () if is_waived(table) else opponent(table).forbidden


def levels_of(table: Tidal) -> list[int]:
    """The level of each die of the attempt, with what was added to it."""
    return [LEVEL[kind] + raised for kind, raised in zip(table.attempt, table.raised, strict=True)]


def results_on(level: int, shown: int, forbidden: Iterable[int]) -> list[Result]:
    """The symbols on a die of a level that may be used."""
    return [Result(symbol, level) for symbol in symbols_of(shown) if symbol not in forbidden]


class Reach(NamedTuple):
    """What a fight offers at this moment: the results, and what stands against them."""

    monster: Monster
    results: list[Result]
    waived: bool
    pierced: int
    """So many armoured spots may be hit with a die of any level (TB-EKO-01)."""


def reach_of(table: Tidal) -> Reach:
    pierced = len(find(table, table.active, PierceArmour))
    return Reach(opponent(table), results_of(table), is_waived(table), pierced)


def demands_of(reach: Reach, spots: Zone) -> list[Demand]:
    """What has to be matched for some spots; a guarded monster asks for one result more (TB-AMON-04)."""
    printed, guard = reach.monster.spots, reach.monster.guard
    wanted = [Demand(printed[spot].trait, 1 if reach.waived else printed[spot].armour) for spot in spots]
    return [Demand(guard, 1), *wanted] if guard != ANY and not reach.waived else wanted


def can_hit(reach: Reach, spots: Zone) -> bool:
    """TB-FIGHT-04, -07, -08: whether each of these spots can have a result of its own."""
    return matches(demands_of(reach, spots), reach.results, reach.pierced)


def passes_guard(table: Tidal) -> bool:
    """TB-AMON-04: a guarded monster was met with a result that matches its guarded spot."""
    reach = reach_of(table)
    return reach.monster.guard != ANY and not reach.waived and can_hit(reach, ())


def matches(demands: list[Demand], results: list[Result], pierced: int) -> bool:
    """Whether every demand finds a result; so many of them from a die of any level."""
    if not demands:
        return True
    demand, tried = demands[0], set()
    for place, result in enumerate(results):
        if not fits(result, demand) or result in tried:
            continue
        tried.add(result)
        weak = is_weak(result, demand)
        left = results[:place] + results[place + 1 :]
        if weak <= pierced and matches(demands[1:], left, pierced - weak):
            return True
    return False


def fits(result: Result, demand: Demand) -> bool:
    """TB-FIGHT-07: the symbol of the spot, or a wild one."""
    return result.symbol in (demand.trait, WILD)


def is_weak(result: Result, demand: Demand) -> bool:
    """TB-FIGHT-08: the level of the die is below the armour."""
    return result.level < demand.level


def spots_in_reach(table: Tidal) -> list[int]:
    """The uncovered spots that can be hit besides those chosen so far."""
    reach = reach_of(table)
    if not reach.results:
        return []
    free = (spot for spot in uncovered(table) if is_open(table, spot))
    return [spot for spot in free if can_hit(reach, table.struck + hit_with(table, spot))]


def uncovered(table: Tidal) -> list[int]:
    covers = table.hits[table.opponent]
    return [spot for spot, seat in enumerate(covers) if seat == NOBODY and spot not in table.struck]


def hit_with(table: Tidal, spot: int) -> Zone:
    """TB-AMON-06: linked spots are hit together, unless one of them is covered already."""
    spots = opponent(table).spots
    link = spots[spot].link
    if not link or is_waived(table):
        return (spot,)
    return tuple(one for one in uncovered(table) if spots[one].link == link)


def is_open(table: Tidal, spot: int) -> bool:
    """TB-AMON-02, -05: one side of twins in a fight; a row of a magma heart once the row above is covered."""
    monster = opponent(table)
    if not is_on_side(table, spot):
        return False
    if monster.type != MAGMA or is_waived(table):
        return True
    row = monster.spots[spot].row
    return all(monster.spots[one].row >= row for one in uncovered(table))


def is_on_side(table: Tidal, spot: int) -> bool:
    """TB-AMON-02: on the side of twins that was struck, if any was."""
    if not table.struck or is_waived(table):
        return True
    spots = opponent(table).spots
    return spots[table.struck[0]].side == spots[spot].side


def strike_for(table: Tidal, spot: int) -> Zone:
    """The fewest spots that are hit together with an uncovered one: linked ones, and rows above that bar the way."""
    world = copy_table(table)
    while not is_open(world, spot):
        world.struck += hit_with(world, next(one for one in uncovered(world) if is_open(world, one)))
    return world.struck[len(table.struck) :] + (hit_with(world, spot) if spot not in world.struck else ())


def still_in_reach(table: Tidal) -> list[int]:
    """The uncovered spots that can yet be hit in this fight with what the dice show, some perhaps after others."""
    reach = reach_of(table)
    if not reach.results:
        return []
    return [spot for spot, strike in strikes(table).items() if can_hit(reach, table.struck + strike)]


def strikes(table: Tidal) -> dict[int, Zone]:
    """What each uncovered spot takes; the other side of twins is out of the question once one is struck."""
    return {spot: strike_for(table, spot) for spot in uncovered(table) if is_on_side(table, spot)}
