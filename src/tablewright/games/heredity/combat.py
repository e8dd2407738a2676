"""Attacks: reach, karma, total, damage; alone and combined."""

from __future__ import annotations

from dataclasses import dataclass

from tablewright.engine.options import Option
from tablewright.engine.table import tell

from . import npcs, statements
from .attitudes import attitude, set_attitude
from .cards import Defence, ItemFace, ModifyStrength, Shot, Strike
from .conditions import NpcAttacked
from .damage import is_dying, suffer, switched_off
from .finding import npc_card
from .geography import crowded, lines_between, open_neighbours, region_of
from .karma import discard_drawn, draw, karma_face
from .kinds import BASIC_ACTIONS, INTERACT, MOVE, NOWHERE, PCS
from .spaces import cards_of, is_free, space_name, spaces_on
from .table import Heredity, carried, face_of

UNARMED = 1  # HER-COMBAT-03


@dataclass(frozen=True, slots=True)
class Blow:
    """One attack: who, with which strength, how far (0: in the same area), and on which space a PC pays for it."""

    attacker: int
    strength: int
    range: int = 0
    space: tuple[int, int] | None = None


# Reach and strength


def reaches(table: Heredity, blow: Blow, target: int) -> bool:
    """HER-COMBAT-06, -20, HER-RANGE-02 to -07: whether an attack can hit a target from where the attacker stands."""
    return reaches_from(table, table.places[blow.attacker], blow.range, target)


def reaches_from(table: Heredity, here: int, distance: int, target: int) -> bool:
    """Whether an attack of a range (0: melee) can hit a target from an area."""
    there = table.places[target]
    if NOWHERE in (here, there):
        return False
    if distance:
        lines = lines_between(table, here, there)
        return lines is not None and lines <= distance
    near, far = region_of(table, here), region_of(table, there)
    return near == far or (crowded(table, far) and far in open_neighbours(table, near))


def defence(table: Heredity, character: int) -> int:
    """HER-COMBAT-11, -12: printed on an NPC; the sum of the working items of a PC."""
    if character >= len(PCS):
        return npcs.npc_face(table, npcs.card_of_figure(table, character)).defence
    return sum(effect.plus for effect in permanent_effects(table, character) if isinstance(effect, Defence))


def permanent_effects(table: Heredity, pc: int) -> list[object]:
    """HER-ITEM-07, -15: what the items of a PC do all the time, unless they are switched off."""
    found: list[object] = []
    for item in carried(table, pc):
        face = face_of(table, item)
        if isinstance(face, ItemFace) and not switched_off(table, item):
            found += face.permanent
    return found


def blows_of(table: Heredity, pc: int) -> list[Blow]:
    """HER-COMBAT-02 to -07: a punch, a kick, or an item, each with one token on a free space."""
    if not table.available[pc]:
        return []
    return [
        Blow(pc, strength + bonus(table, pc, reach), reach, (card, index))
        for card in cards_of(table, pc)
        for index in range(len(spaces_on(table, card)))
        if is_free(table, card, index)
        for strength, reach in ways_to_strike(table, card, index)
    ]


def ways_to_strike(table: Heredity, card: int, index: int) -> list[tuple[int, int]]:
    """Strength and reach of the attacks that a space gives."""
    space = spaces_on(table, card)[index]
    match space.effect:
        case Strike(strength):
            return [(strength, 0)]
        case Shot(reach, strength):
            return [(strength, reach)]
        case _:
            unarmed = {BASIC_ACTIONS[INTERACT], BASIC_ACTIONS[MOVE]} & set(space.icons)
            return [(UNARMED, 0)] if unarmed else []


def bonus(table: Heredity, pc: int, reach: int) -> int:
    wanted = ("any", "ranged" if reach else "melee")
    effects = permanent_effects(table, pc)
    return sum(one.plus for one in effects if isinstance(one, ModifyStrength) and one.attack in wanted)


def targets_of(table: Heredity, blow: Blow) -> list[int]:
    """HER-COMBAT-19: hostile and neutral NPCs in reach."""
    return [
        figure
        for figure in range(len(PCS), len(table.places))
        if attitude(table, npcs.card_of_figure(table, figure)) != "ally" and reaches(table, blow, figure)
    ]


# The attack


async def attack(table: Heredity, blows: list[Blow], target: int) -> None:
    """HER-COMBAT-09 to -15, HER-COMB-04 to -07: one karma card, one total, the defence once."""
    await provoke(table, blows, target)
    face = karma_face(table, draw(table))
    total = sum(blow.strength for blow in blows) + (face.value or 0) - defence(table, target)
    failed = total <= 0 or face.attack_text == "fail"
    tell(table, "attacked", strength=sum(blow.strength for blow in blows), karma=face.value or 0, total=total)
    discard_drawn(table)
    if not failed:
        await wound(table, target, total)


async def provoke(table: Heredity, blows: list[Blow], target: int) -> None:
    """HER-NPC-07: a neutral NPC that is attacked by the family turns hostile, whatever comes of it."""
    if target < len(PCS):
        return
    card = npcs.card_of_figure(table, target)
    if attitude(table, card) == "neutral":
        set_attitude(table, card, "hostile")
    actor = blows[0].attacker
    await statements.happened(
        table, NpcAttacked, lambda moment, own: npc_card(table, moment.npc, own) == card, actor=actor
    )


async def wound(table: Heredity, target: int, n: int) -> None:
    """HER-COMBAT-13, -18: damage goes to the card of an NPC, or is allocated by the player of a PC."""
    if target >= len(PCS):
        await npcs.hurt(table, target, n)
    elif not is_dying(table, target):
        await suffer(table, target, n)


def joining(table: Heredity, blows: list[Blow], target: int) -> list[Option[Blow]]:
    """HER-COMB-01, -02, -08: the attacks that others could add, each member of the family once."""
    attackers = {blow.attacker for blow in blows}
    return [
        Option(f"attack:{PCS[pc]}:{spelled_space(table, blow)}", blow)
        for pc in range(len(PCS))
        if pc not in attackers
        for blow in blows_of(table, pc)
        if reaches(table, blow, target)
    ]


def spelled_space(table: Heredity, blow: Blow) -> str:
    assert blow.space is not None
    return space_name(table, *blow.space)
