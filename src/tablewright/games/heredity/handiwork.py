"""What hands can do without an icon on the map: healing, repairing, upgrading, and using an item."""

from __future__ import annotations

from collections.abc import Iterator

from tablewright.engine.options import Option, Reason
from tablewright.engine.questions import Question
from tablewright.engine.zones import put

from . import instructions, statements
from .acts import Act, Aim, Standpoint, reading_of
from .cards import Deed, Upgrade
from .conditions import ItemUpgraded
from .damage import heal_one
from .hearts import damage_of
from .items import initialise, item_face
from .kinds import HAND, NOBODY, NOWHERE, PCS
from .reasons import (
    FORBIDDEN,
    HURT_ELSEWHERE,
    IN_USE,
    NO_MATERIAL,
    NO_UPGRADE,
    NOT_DAMAGED,
    NOT_HURT,
    TOO_DEAR,
)
from .seats import Alongside, controllers
from .spaces import space_name
from .table import Heredity, carried, number_of, side_of, tell

# Healing


def aims_to_heal(here: Standpoint) -> Iterator[Aim]:
    """HER-HEAL-01, -03: oneself or anybody in the same area, NPCs and the dying included."""
    for character, area in enumerate(here.table.places):
        if area != NOWHERE:
            yield Aim("heal", HAND, f":{character}", character, against=why_not_heal(here, character, area))


def why_not_heal(here: Standpoint, character: int, area: int) -> Reason | None:
    if not damage_of(here.table, character):
        return NOT_HURT
    if not here.is_here(area):
        return HURT_ELSEWHERE
    return FORBIDDEN if here.forbids("no_healing") else None


async def heal(table: Heredity, act: Act, ask: Alongside) -> bool:
    """HER-HEAL-01, -02: one damage token goes, and its space is free at once."""
    return await heal_one(table, act.about, act.pc, ask)


# Repairing


def aims_to_repair(here: Standpoint) -> Iterator[Aim]:
    """HER-ITEM-18, -19: a damaged item of one's own equipment, for a material of one's own."""
    table = here.table
    for item in carried(table, here.pc):
        against = None if table.materials[here.pc] else NO_MATERIAL
        if not any(table.damage[item]):
            against = NOT_DAMAGED
        yield Aim("repair", HAND, f":{number_of(table, item)}", item, against=against)


async def repair(table: Heredity, act: Act, ask: Alongside) -> bool:
    """HER-ITEM-18: one material for one damage token."""
    spots = [
        Option(f"heart:{PCS[act.pc]}:{space_name(table, act.about, index)}", index)
        for index, damage in enumerate(table.damage[act.about])
        if damage
    ]
    table.promised = [(act.pc, act.about, 1)]
    about = {"pc": PCS[act.pc], "card": side_of(table, act.about)}
    seats = controllers(table, act.pc)
    answer = await ask(lambda: [Question(seat, "remove-damage", spots, "HER-ITEM-18", about=about) for seat in seats])
    if answer is None:
        return False
    table.materials[act.pc] -= 1
    table.damage[act.about] = put(table.damage[act.about], answer[1], 0)
    tell(table, "repaired", pc=PCS[act.pc], card=side_of(table, act.about))
    return True


# Upgrading


def aims_to_upgrade(here: Standpoint) -> Iterator[Aim]:
    """HER-ITEM-20, -21: a carried item without tokens; the token that pays for it lies elsewhere."""
    table = here.table
    for item in carried(table, here.pc):
        against = why_not_upgrade(table, here.pc, item, item_face(table, item).upgrade)
        yield Aim("upgrade", HAND, f":{number_of(table, item)}", item, against=against, apart=item)


def why_not_upgrade(table: Heredity, pc: int, item: int, upgrade: Upgrade | None) -> Reason | None:
    if upgrade is None:
        return NO_UPGRADE
    if any(table.damage[item]) or any(owner != NOBODY for owner in table.laid[item]):
        return IN_USE
    return None if table.materials[pc] >= upgrade.cost else TOO_DEAR


async def upgrade_item(table: Heredity, act: Act) -> None:
    """HER-ITEM-21, -23: the materials are paid, the effect applied, and what is new initialised."""
    item, printed = act.about, item_face(table, act.about).upgrade
    assert printed is not None
    table.materials[act.pc] -= printed.cost
    tell(table, "upgraded", pc=PCS[act.pc], card=side_of(table, item))
    await instructions.carry_out_all(table, printed.effect, reading_of(table, act, item))
    if item in carried(table, act.pc):
        await initialise(table, act.pc, item)
    number = number_of(table, item)
    await statements.happened(table, ItemUpgraded, lambda moment, own: moment.item == number, actor=act.pc)


# Using


def aims_to_use(here: Standpoint) -> Iterator[Aim]:
    """HER-ITEM-13: the spaces of carried items that do what is written on the card."""
    for spot, place, _ in here.spots:
        if isinstance(place.space.effect, Deed):
            yield Aim("use", spot, "", *spot)


async def use_item(table: Heredity, act: Act) -> None:
    """HER-ITEM-04, -13: the effect described on the item."""
    deed = item_face(table, act.about).spaces[act.number].effect
    assert isinstance(deed, Deed)
    tell(table, "item-used", pc=PCS[act.pc], card=side_of(table, act.about))
    await instructions.carry_out_all(table, deed.do, reading_of(table, act, act.about))
