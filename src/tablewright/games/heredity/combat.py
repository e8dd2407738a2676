"""Attacks: reach, strength, defence, karma, total and damage."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

from tablewright.engine.options import Option

from . import npcs, statements
from .attitudes import attitude, set_attitude
from .cards import Defence, ItemFace, ModifyStrength
from .conditions import NpcAttacked
from .damage import suffer
from .finding import npc_card
from .geography import crowded, open_neighbours, region_of
from .hearts import is_dying, switched_off
from .karma import discard_drawn, draw, karma_face
from .kinds import NOBODY, NOWHERE, PCS
from .seats import ask_family
from .sight import lines_between
from .table import Heredity, carried, face_of, tell


@dataclass(frozen=True, slots=True)
class Blow:
    """One attack: who, with which strength, how far (0: in the same area), and on which space a PC pays for it.

    `targets` is `all_in_area` where it meets all enemies in the area of its target.
    """

    attacker: int
    strength: int
    range: int = 0
    space: tuple[int, int] | None = None
    targets: str = "one"


def alike(option: Option[Any]) -> Hashable:
    """Blows of one strength add as much to an attack, whoever strikes them and whichever space pays for them."""
    blow = option.value
    return (blow.strength, blow.range) if isinstance(blow, Blow) else option.id


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
    return strikes_into(table, region_of(table, here), region_of(table, there))


def strikes_into(table: Heredity, near: int, far: int) -> bool:
    """HER-COMBAT-20: in the same area, or from beside it if it is crowded."""
    return near == far or (crowded(table, far) and far in open_neighbours(table, near))


def can_hit(table: Heredity, blow: Blow, target: int) -> bool:
    """Whether this blow can be struck at this target now; nobody strikes itself."""
    return target != blow.attacker and can_be_attacked(table, target) and reaches(table, blow, target)


def is_beside(table: Heredity, blow: Blow, target: int, region: int) -> bool:
    """HER-COMBAT-16: whether an attack can still hit this target; it is made from the area where it began."""
    here, there = table.places[blow.attacker], table.places[target]
    return NOWHERE not in (here, there) and region_of(table, there) == region and can_be_attacked(table, target)


def can_be_attacked(table: Heredity, target: int) -> bool:
    """HER-DYING-02: on the board and not dying."""
    return table.places[target] != NOWHERE and (target >= len(PCS) or not is_dying(table, target))


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


def bonus(table: Heredity, pc: int, reach: int) -> int:
    wanted = ("any", "ranged" if reach else "melee")
    effects = permanent_effects(table, pc)
    return sum(one.plus for one in effects if isinstance(one, ModifyStrength) and one.attack in wanted)


def allied(table: Heredity, character: int) -> bool:
    """HER-ALLY-01: an NPC on the side of the family."""
    return character >= len(PCS) and attitude(table, npcs.card_of_figure(table, character)) == "ally"


# The attack


async def next_target(table: Heredity, waiting: list[int], hit: Callable[[int], bool]) -> int:
    """HER-COMBAT-16: of several targets one that can be hit still, as the players like; NOBODY if none is left."""
    options = [Option(f"character:{one}", one) for one in waiting if hit(one)]
    if table.outcome or not options:
        return NOBODY
    target = await ask_family(table, "target", options, "HER-COMBAT-16")
    waiting.remove(target)
    return target


async def attack(table: Heredity, blows: list[Blow], target: int) -> None:
    """HER-COMBAT-09 to -15, HER-COMB-04 to -07: one karma card, one total, the defence once."""
    await provoke(table, blows, target)
    face = karma_face(table, draw(table))
    total = sum(blow.strength for blow in blows) + (face.value or 0) - defence(table, target)
    failed = total <= 0 or face.attack_text == "fail"
    attackers = tuple(blow.attacker for blow in blows)
    tell(
        table, "attacked", character=target, attackers=attackers, strength=sum(blow.strength for blow in blows),
        karma=face.value or 0, total=total, failed=int(failed),
    )  # fmt: skip
    discard_drawn(table)
    if not failed:
        await wound(table, target, total)


async def provoke(table: Heredity, blows: list[Blow], target: int) -> None:
    """HER-NPC-07: a neutral NPC that the family or an ally attacks turns hostile, whatever comes of it."""
    ours = any(blow.attacker < len(PCS) or allied(table, blow.attacker) for blow in blows)
    if target < len(PCS) or not ours:
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
