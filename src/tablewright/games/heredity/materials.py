"""What lies in areas: picking up materials and items, and dropping them."""

from __future__ import annotations

from collections.abc import Iterator

from tablewright.engine.options import Option
from tablewright.engine.table import tell

from .acts import Act, Aim, Standpoint
from .cards import ItemFace
from .geography import geography, region_of
from .items import drop, give
from .kinds import BASIC_ACTIONS, INTERACT, MATERIAL, NO_CARD, PCS
from .reasons import NOTHING_HERE
from .seats import ask_player
from .table import Heredity, carried, face_of, number_of
from .tokens import lying, pick, put_down

HAND = BASIC_ACTIONS[INTERACT]
EVERYTHING, SOME = range(2)
DONE = Option("done", (NO_CARD, 0))

# What lies here


def heap(table: Heredity, region: int) -> int:
    """The materials that lie in an area."""
    if not table.lying:
        return 0
    return sum(lying(table, area, MATERIAL) for area in geography(table).areas_of[region])


def items_in(table: Heredity, region: int) -> list[int]:
    """The items that lie in an area."""
    return [
        card
        for card, area in table.beside
        if region_of(table, area) == region and isinstance(face_of(table, card), ItemFace)
    ]


# Picking up


def aims_to_pick_up(here: Standpoint) -> Iterator[Aim]:
    """HER-MAT-06: materials and items in the area, all of them or some."""
    things = heap(here.table, here.region) + len(items_in(here.table, here.region))
    yield Aim("pick-up", HAND, "", number=EVERYTHING, against=None if things else NOTHING_HERE)
    if things > 1:
        yield Aim("pick-up", HAND, ":some", number=SOME)


async def pick_up(table: Heredity, act: Act) -> None:
    """HER-MAT-06, -07: everything, or what the player names thing by thing."""
    region = region_of(table, table.places[act.pc])
    if act.number == SOME:
        await pick_some(table, act.pc, region)
    else:
        lift_materials(table, act.pc, region, heap(table, region))
        for item in items_in(table, region):
            await give(table, act.pc, item)
    tell(table, "picked-up", pc=PCS[act.pc])


async def pick_some(table: Heredity, pc: int, region: int) -> None:
    """Thing by thing until the player is done; at least one, because no action is empty (HER-ACT-09)."""
    done: list[Option[tuple[int, int]]] = []
    seen: set[int] = set()
    while True:
        left = [item for item in items_in(table, region) if item not in seen]
        options = [Option(f"item:{number_of(table, item)}", (item, 0)) for item in left]
        if NO_CARD not in seen:
            options += [Option(f"materials:{n}", (NO_CARD, n)) for n in range(1, heap(table, region) + 1)]
        if not options:
            return
        chosen = await ask_player(table, pc, "pick-up", [*options, *done], "HER-MAT-06", {"pc": PCS[pc]})
        if chosen == DONE.value:
            return
        item, n = chosen
        seen.add(item)
        done = [DONE]
        if item == NO_CARD:
            lift_materials(table, pc, region, n)
        else:
            await give(table, pc, item)


def lift_materials(table: Heredity, pc: int, region: int, n: int) -> None:
    """HER-MAT-03: from the parts of an area onto the PC."""
    table.materials[pc] += n
    for area in geography(table).areas_of[region]:
        found = min(n, lying(table, area, MATERIAL))
        if found and pick(table, area, MATERIAL, found):
            n -= found


# Dropping


def aims_to_drop(here: Standpoint) -> Iterator[Aim]:
    """HER-MAT-11: free; materials one by one or all together."""
    table, pc = here.table, here.pc
    for item in carried(table, pc):
        yield Aim("drop", "", f":{number_of(table, item)}", item)
    for n in sorted({min(1, table.materials[pc]), table.materials[pc]} - {0}):
        yield Aim("drop", "", f":materials:{n}", NO_CARD, n)


async def drop_things(table: Heredity, act: Act) -> None:
    if act.about != NO_CARD:
        drop(table, act.about)
        return
    table.materials[act.pc] -= act.number
    put_down(table, table.places[act.pc], MATERIAL, act.number)
    tell(table, "materials-dropped", pc=PCS[act.pc], n=act.number)
