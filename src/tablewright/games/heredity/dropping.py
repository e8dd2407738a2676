"""Things that members of the family lay down: free, during any action of the family."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tablewright.engine.options import Option, Reason
from tablewright.engine.zones import put

from .kinds import MATERIAL, NO_CARD, NOBODY, NOWHERE, PCS
from .reasons import IN_HAND
from .table import Heredity, carried, number_of, side_of, tell
from .tokens import put_down


@dataclass(frozen=True, slots=True)
class Drop:
    """An item, or some materials, that a member of the family lays down in its area."""

    pc: int
    item: int = NO_CARD
    n: int = 0


def droppable(table: Heredity, pc: int) -> Iterator[tuple[str, Drop]]:
    """HER-MAT-11: each item; materials one by one or all together. With the end of the option's id."""
    for item in carried(table, pc):
        yield f":{number_of(table, item)}", Drop(pc, item)
    for n in sorted({min(1, table.materials[pc]), table.materials[pc]} - {0}):
        yield f":materials:{n}", Drop(pc, n=n)


def why_not_drop(table: Heredity, what: Drop) -> Reason | None:
    """HER-TOKEN-06: what the action in progress needs is in hand until it is done."""
    promised = [(item, n) for pc, item, n in table.promised if pc == what.pc]
    if what.item != NO_CARD:
        return IN_HAND if what.item in [item for item, _ in promised] else None
    return IN_HAND if table.materials[what.pc] - what.n < sum(n for _, n in promised) else None


def drops(table: Heredity, pc: int) -> list[Option[Drop]]:
    """What a member of the family can lay down now."""
    if table.places[pc] == NOWHERE:
        return []
    found = droppable(table, pc)
    return [Option(f"drop:{PCS[pc]}{tail}", what) for tail, what in found if why_not_drop(table, what) is None]


def lay_down(table: Heredity, what: Drop) -> None:
    """HER-MAT-11: in the own area, at no cost."""
    if what.item != NO_CARD:
        drop(table, what.item)
        return
    table.materials[what.pc] -= what.n
    put_down(table, table.places[what.pc], MATERIAL, what.n)
    tell(table, "materials-dropped", pc=PCS[what.pc], n=what.n)


def unequip(table: Heredity, item: int) -> int:
    """Detach an item; gives who carried it, or NOBODY."""
    for pc, places in enumerate(table.equipment):
        if item in places:
            table.equipment[pc] = put(places, places.index(item), NO_CARD)
            return pc
    return NOBODY


def drop(table: Heredity, item: int) -> None:
    """HER-MAT-11 to -13: beside the terrain, linked to the area; tokens stay on it."""
    pc = drop_silently(table, item)
    tell(table, "dropped", pc=PCS[pc], card=side_of(table, item))


def drop_silently(table: Heredity, item: int) -> int:
    """Lay down an item where its carrier stands; gives the carrier."""
    pc = unequip(table, item)
    table.beside.append((item, table.places[pc]))
    return pc
