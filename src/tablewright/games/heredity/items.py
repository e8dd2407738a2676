"""Equipment: anchors, gaining an item, making room, initialisation."""

from __future__ import annotations

from tablewright.engine.options import Option
from tablewright.engine.zones import put

from . import instructions, statements, taking
from .cards import BodyFace, ItemFace
from .conditions import ItemCollectedFirst
from .dropping import Drop, drop, lay_down, unequip
from .finding import ACTION, DEATH, Reading, choose_characters
from .kinds import NO_CARD, NOBODY, NOWHERE, PCS
from .seats import ask_or_drop, controllers
from .sites import area_at, site_of
from .table import Heredity, carried, face_of, number_of, side_of, tell, without
from .tokens import supply_covers


def item_face(table: Heredity, card: int) -> ItemFace:
    face = face_of(table, card)
    assert isinstance(face, ItemFace)
    return face


def anchors(table: Heredity, pc: int, item: int) -> list[int]:
    """HER-ITEM-05, -06: the anchors of a PC that take an item, occupied or not: two for each part, left and right."""
    wanted = item_face(table, item).anchor
    found = []
    for part, card in enumerate(table.content.bodies[pc]):
        face = face_of(table, card)
        assert isinstance(face, BodyFace)
        found += [2 * part + edge for edge, anchor in enumerate((face.left, face.right)) if anchor == wanted]
    return found


def equip(table: Heredity, pc: int, item: int) -> bool:
    """HER-ITEM-08: attach an item that lies nowhere else to the first free anchor."""
    for place in anchors(table, pc, item):
        if table.equipment[pc][place] == NO_CARD:
            table.equipment[pc] = put(table.equipment[pc], place, item)
            tell(table, "equipped", pc=PCS[pc], card=side_of(table, item))
            return True
    return False


async def gain(table: Heredity, item: int, reading: Reading) -> None:
    """HER-MAT-02, -04, -05: to who acts, to whom the players like, or into the area of the dead."""
    if reading.cause == DEATH:
        taking.leave(table, item)
        table.beside.append((item, area_at(table, reading.site)))
        return
    (pc,) = await choose_characters(table, "acting" if reading.cause == ACTION else "any_chosen", reading, "item")
    await give(table, pc, item)


async def give(table: Heredity, pc: int, item: int) -> None:
    """Equip a PC with an item, after making room if it likes; the first time in a chapter it is initialised."""
    taking.leave(table, item)
    if await fasten(table, pc, item) and item not in table.collected:
        await initialise(table, pc, item)
        number = number_of(table, item)
        await statements.happened(table, ItemCollectedFirst, lambda moment, own: moment.item == number, actor=pc)


async def fasten(table: Heredity, pc: int, item: int) -> bool:
    """HER-ITEM-08: on a free anchor, after making room if its player likes; otherwise it stays in the area."""
    while not equip(table, pc, item):
        if table.places[pc] == NOWHERE or not await make_room(table, pc, item):
            table.beside.append((item, table.places[pc]))
            return False
    return True


async def refasten(table: Heredity, item: int) -> None:
    """HER-ITEM-05, -06: a carried item whose new side asks for another anchor is fastened there."""
    pc = next((pc for pc, places in enumerate(table.equipment) if item in places), NOBODY)
    if pc != NOBODY and table.equipment[pc].index(item) not in anchors(table, pc, item):
        unequip(table, item)
        await fasten(table, pc, item)


def let_fall(table: Heredity, pc: int) -> None:
    """HER-INJ-05: what hung at an anchor that an injured part no longer has is dropped."""
    for item in carried(table, pc):
        if table.equipment[pc].index(item) not in anchors(table, pc, item):
            drop(table, item)


async def make_room(table: Heredity, pc: int, item: int) -> bool:
    """HER-ITEM-08: another item may be dropped for it; otherwise it stays in the area."""
    worn = [table.equipment[pc][place] for place in anchors(table, pc, item)]
    options = [Option(f"drop:{number_of(table, one)}", one) for one in worn] + [Option("leave", NO_CARD)]
    about = {"pc": PCS[pc], "card": side_of(table, item)}
    promised, table.promised = table.promised, [*table.promised, *((pc, one, 0) for one in worn)]  # offered by itself
    chosen = await ask_or_drop(table, controllers(table, pc), "make-room", options, "HER-ITEM-08", about)
    table.promised = promised
    if chosen == NO_CARD:
        return False
    lay_down(table, chosen if isinstance(chosen, Drop) else Drop(pc, chosen))
    return True


async def initialise(table: Heredity, pc: int, item: int) -> None:
    """HER-ITEM-09 to -11, -23: the effects behind the initialisation icon, if the box has all that they need."""
    table.collected = (*without(table.collected, item), item)
    effects = item_face(table, item).initialisation
    if supply_covers(table, effects):
        reading = Reading(item, side_of(table, item), ACTION, pc, site_of(table, table.places[pc]))
        await instructions.carry_out_all(table, effects, reading)


def lose(table: Heredity, item: int) -> bool:
    """HER-CARD-15, HER-GEN-18: an item leaves the game, as in a trade; what lay on it goes back to the box."""
    if unequip(table, item) == NOBODY:
        return False
    taking.forget(table, item)
    table.burned += (item,)
    return True
