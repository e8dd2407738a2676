"""What lies in areas: picking up materials and items, and dropping them."""

from __future__ import annotations

from collections.abc import Iterator

from .acts import Act, Aim, Standpoint
from .cards import ItemFace
from .dropping import Drop, droppable, lay_down, why_not_drop
from .geography import geography, region_of
from .items import give
from .kinds import HAND, MATERIAL, NO_CARD, PCS
from .reasons import NOTHING_HERE
from .table import Heredity, face_of, number_of, tell
from .tokens import lying, pick

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
    """HER-MAT-06: materials and items in the area: all of them, or each choice among them.

    What is chosen is a number with one binary digit for each item and one for the heap: whoever wants only some of
    the materials may put down the others again (HER-MAT-11).
    """
    things = things_in(here.table, here.region)
    everything = (1 << len(things)) - 1
    yield Aim("pick-up", HAND, "", number=everything, against=None if things else NOTHING_HERE)
    for chosen in range(1, everything):
        names = [name for digit, (name, _) in enumerate(things) if chosen >> digit & 1]
        yield Aim("pick-up", HAND, f":{'+'.join(names)}", number=chosen)


def things_in(table: Heredity, region: int) -> list[tuple[str, int]]:
    """What lies in an area as option ids name it: items, and NO_CARD for its materials."""
    found = [(str(number_of(table, item)), item) for item in items_in(table, region)]
    return [*found, ("materials", NO_CARD)] if heap(table, region) else found


async def pick_up(table: Heredity, act: Act) -> None:
    """HER-MAT-06, -07: everything, or what the player has named."""
    region = region_of(table, table.places[act.pc])
    chosen = [thing for digit, (_, thing) in enumerate(things_in(table, region)) if act.number >> digit & 1]
    if NO_CARD in chosen:
        lift_materials(table, act.pc, region, heap(table, region))
    for item in chosen:
        if item in items_in(table, region):
            await give(table, act.pc, item)
    tell(table, "picked-up", pc=PCS[act.pc])


def lift_materials(table: Heredity, pc: int, region: int, n: int) -> None:
    """HER-MAT-03: from the parts of an area onto the PC."""
    table.materials[pc] += n
    for area in geography(table).areas_of[region]:
        found = min(n, lying(table, area, MATERIAL))
        if found and pick(table, area, MATERIAL, found):
            n -= found


# Dropping


def aims_to_drop(here: Standpoint) -> Iterator[Aim]:
    """HER-MAT-11: free; what the action in progress needs is kept."""
    for tail, what in droppable(here.table, here.pc):
        yield Aim("drop", "", tail, what.item, what.n, why_not_drop(here.table, what))


async def drop_things(table: Heredity, act: Act) -> None:
    lay_down(table, Drop(act.pc, act.about, act.number))
