"""A player's dice: gained, refreshed, upgraded, degraded and lost."""

from __future__ import annotations

from functools import lru_cache

from tablewright.engine.options import Option
from tablewright.engine.questions import choose
from tablewright.engine.table import tell
from tablewright.engine.zones import Zone

from .choices import AVAILABLE, FURTHER, INTO, SPENT, STOP
from .kinds import DEGRADES, DICE, OF_LEVEL, UPGRADES
from .table import NO_DICE, Tidal
from .vocabulary import ANY

KINDS = len(DICE)


def add(dice: Zone, kind: int, count: int) -> Zone:
    """The dice with some of one kind more, or fewer."""
    changed = list(dice)
    changed[kind] += count
    return tuple(changed)


@lru_cache(maxsize=4096)
def kinds_in(dice: Zone) -> Zone:
    return tuple(kind for kind, count in enumerate(dice) if count)


@lru_cache(maxsize=4096)
def ready(available: Zone) -> tuple[Option[int], ...]:
    """The available dice as options."""
    return tuple(AVAILABLE[kind] for kind in kinds_in(available))


@lru_cache(maxsize=4096)
def further(available: Zone) -> tuple[Option[int], ...]:
    """The available dice as options that cost a fruit (TB-FOCUS-02)."""
    return tuple(FURTHER[kind] for kind in kinds_in(available))


@lru_cache(maxsize=4096)
def used_up(spent: Zone) -> tuple[Option[int], ...]:
    """The spent dice as options."""
    return tuple(SPENT[kind] for kind in kinds_in(spent))


def gain_die(table: Tidal, seat: int, kind: int) -> None:
    """TB-DICE-02: a gained die is available."""
    table.available[seat] = add(table.available[seat], kind, 1)
    tell(table, "gained-die", seat=seat, die=DICE[kind])


async def gain_level(table: Tidal, seat: int, level: int, colour: int, rule: str) -> None:
    """TB-DICE-07: a die of a level; the owner chooses its variant unless a colour is named."""
    gain_die(table, seat, await choose_variant(seat, variants(level, colour), "gain-die", rule))


def variants(level: int, colour: int) -> tuple[int, ...]:
    kinds = OF_LEVEL[level]
    return kinds if colour == ANY or len(kinds) != 2 else (kinds[colour],)


async def choose_variant(seat: int, kinds: tuple[int, ...], key: str, rule: str) -> int:
    if len(kinds) == 1:
        return kinds[0]
    kind: int = await choose(seat, key, [INTO[kind] for kind in kinds], rule)
    return kind


def refresh_kind(table: Tidal, seat: int, kind: int) -> None:
    """TB-DICE-03: from the spent to the available area."""
    table.spent[seat] = add(table.spent[seat], kind, -1)
    table.available[seat] = add(table.available[seat], kind, 1)
    tell(table, "refreshed", seat=seat, die=DICE[kind])


async def refresh(table: Tidal, seat: int, count: int, rule: str) -> None:
    """Refresh so many dice; which ones is asked only where there are more of them, and of different kinds."""
    for left in range(count, 0, -1):
        spent = table.spent[seat]
        if sum(spent) <= left:
            refresh_all(table, seat)
            return
        kinds = kinds_in(spent)
        if len(kinds) == 1:
            refresh_kind(table, seat, kinds[0])
        else:
            chosen = await choose(seat, "refresh", used_up(spent), rule)
            refresh_kind(table, seat, chosen - KINDS)


def refresh_all(table: Tidal, seat: int) -> None:
    """TB-SPACE-12."""
    spent = table.spent[seat]
    if spent != NO_DICE:
        table.available[seat] = tuple(map(int.__add__, table.available[seat], spent))
        table.spent[seat] = NO_DICE
        tell(table, "refreshed-all", seat=seat, count=sum(spent))


def owned(table: Tidal, seat: int) -> tuple[Option[int], ...]:
    """A player's dice as options, available ones first."""
    return ready(table.available[seat]) + used_up(table.spent[seat])


async def upgrade(table: Tidal, seat: int, count: int, rule: str) -> None:
    """TB-DICE-04, -05: so many dice, each once; it stays in its area."""
    done: list[tuple[int, int]] = []
    for _ in range(count):
        dice = [option for option in owned(table, seat) if may_upgrade(table, seat, option.value, done)]
        if not dice:
            return
        chosen = await choose(seat, "upgrade", [*dice, STOP], rule)
        if chosen == STOP.value:
            return
        done.append((chosen, await upgrade_owned(table, seat, chosen, rule)))


def may_upgrade(table: Tidal, seat: int, chosen: int, done: list[tuple[int, int]]) -> bool:
    """A guild die cannot be upgraded, nor one that has just come from an upgrade."""
    area, kind = divmod(chosen, KINDS)
    fresh = sum(into == kind and old // KINDS == area for old, into in done)
    dice = table.spent[seat] if area else table.available[seat]
    return bool(UPGRADES[kind]) and dice[kind] > fresh


async def upgrade_owned(table: Tidal, seat: int, chosen: int, rule: str) -> int:
    """Upgrade one die of an area; gives the kind it became."""
    kind = chosen % KINDS
    into = await choose_variant(seat, UPGRADES[kind], "upgrade-into", rule)
    exchange_die(table, seat, chosen, into)
    tell(table, "upgraded", seat=seat, die=DICE[kind], into=DICE[into])
    return into


def exchange_die(table: Tidal, seat: int, chosen: int, into: int) -> None:
    """A die of an area is replaced by one of another kind."""
    areas = table.spent if chosen >= KINDS else table.available
    areas[seat] = add(add(areas[seat], chosen % KINDS, -1), into, 1)


async def degrade_owned(table: Tidal, seat: int, chosen: int, rule: str) -> None:
    """TB-DICE-06: one level lower in its area; a novice die stays."""
    kind = chosen % KINDS
    if DEGRADES[kind]:
        into = await choose_variant(seat, DEGRADES[kind], "degrade-into", rule)
        exchange_die(table, seat, chosen, into)
        tell(table, "degraded", seat=seat, die=DICE[kind], into=DICE[into])


def lose_owned(table: Tidal, seat: int, chosen: int) -> None:
    """A die of an area returns to the general supply."""
    areas, kind = (table.spent if chosen >= KINDS else table.available), chosen % KINDS
    areas[seat] = add(areas[seat], kind, -1)
    tell(table, "lost-die", seat=seat, die=DICE[kind])
