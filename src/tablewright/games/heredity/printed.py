"""Actions that are printed on cards: beside a terrain, on an NPC, or tied to no place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TypeAlias

from tablewright.engine.options import Reason

from . import instructions, taking
from .acts import Act, Aim, Standpoint, reading_of
from .cards import NarrativeFace, NpcFace
from .content import Campaign
from .kinds import NOWHERE, PCS
from .reasons import ACTION_ELSEWHERE, CANNOT_PAY, NPC_ELSEWHERE, OTHER_SIDE
from .references import Figure
from .table import Heredity, face_of, in_play, number_of, side_of, tell
from .tokens import count, remove
from .vocabulary import AddNpcAction, AddTerrainAction, Cost, FreeAction, Grant, NpcAction, TerrainAction

Printed: TypeAlias = TerrainAction | NpcAction | FreeAction


def granted_by(table: Heredity, card: int) -> list[Grant]:
    """What the visible side of a card has made last."""
    side = side_of(table, card)
    return [table.content.grants[side][number] for where, number in table.granted if where == side]


# Beside a terrain


@lru_cache(maxsize=64)
def faces_with_terrain_actions(content: Campaign) -> frozenset[int]:
    """The faces that print or grant an action on a terrain: the others need not be looked at."""
    granting = {
        side for side, grants in content.grants.items() if any(isinstance(one, AddTerrainAction) for one in grants)
    }
    printing = {
        number for number, face in enumerate(content.sides) if isinstance(face, NarrativeFace) and face.terrain_actions
    }
    return frozenset(granting | printing)


def terrain_actions(table: Heredity, card: int) -> list[TerrainAction]:
    """The actions for one PC that a card beside the board adds to its terrain."""
    return [action for action in all_terrain_actions(table, card) if action.participants == 1]


def all_terrain_actions(table: Heredity, card: int) -> list[TerrainAction]:
    """HER-NARR-12: printed on the card, or granted by it."""
    face = face_of(table, card)
    if not isinstance(face, NarrativeFace):
        return []
    granted = (one.action for one in granted_by(table, card) if isinstance(one, AddTerrainAction))
    return [*face.terrain_actions, *granted] if table.granted else list(face.terrain_actions)


def aims_at_terrain(here: Standpoint) -> Iterator[Aim]:
    """HER-NARR-12, -14 to -16: in the marked area, while the right side is visible, as often as one likes."""
    table = here.table
    bringing = faces_with_terrain_actions(table.content)
    for card in (*[pair[0] for pair in table.beside], *table.read) if bringing else ():
        if table.faces[side_of(table, card)] in bringing:
            for number, action in enumerate(terrain_actions(table, card)):
                against = why_not_there(here, action) or why_not_pay(here, action, card)
                yield aim_of("terrain-action", table, action, card, number, against)


def why_not_there(here: Standpoint, action: TerrainAction) -> Reason | None:
    area = taking.area_of_action(here.table, action)
    if area == NOWHERE:
        return OTHER_SIDE
    return None if here.is_here(area) else ACTION_ELSEWHERE


# On an NPC


def npc_actions(table: Heredity, card: int) -> list[NpcAction]:
    """HER-NPC-25: printed on an NPC, or made available by another card."""
    face = face_of(table, card)
    printed = list(face.actions) if isinstance(face, NpcFace) else []
    for side, number in table.granted:
        grant = table.content.grants[side][number]
        if isinstance(grant, AddNpcAction) and npc_number(grant) == number_of(table, card):
            printed.append(grant.action)
    return printed


def npc_number(grant: AddNpcAction) -> int | str:
    return grant.npc.npc if isinstance(grant.npc, Figure) else grant.npc


def aims_at_npcs(here: Standpoint) -> Iterator[Aim]:
    """HER-NPC-25: in the same area as one of the card's figures."""
    table = here.table
    for card, figures in table.content.figures_of.items():
        areas = [table.places[figure] for figure in figures if table.places[figure] != NOWHERE]
        if areas:
            elsewhere = None if any(map(here.is_here, areas)) else NPC_ELSEWHERE
            for number, action in enumerate(npc_actions(table, card)):
                against = elsewhere or why_not_pay(here, action, card)
                yield aim_of("npc-action", table, action, card, number, against)


# Tied to no place


@lru_cache(maxsize=64)
def faces_with_free_actions(content: Campaign) -> frozenset[int]:
    """The faces that bring an action for anywhere: few, so that the others need not be looked at."""
    return frozenset(
        number for number, face in enumerate(content.sides) if isinstance(face, NarrativeFace) and face.free_actions
    )


def free_actions(table: Heredity, card: int) -> tuple[FreeAction, ...]:
    face = face_of(table, card)
    return face.free_actions if isinstance(face, NarrativeFace) else ()


def aims_at_free_actions(here: Standpoint) -> Iterator[Aim]:
    """HER-ACT-10: from any area."""
    table = here.table
    bringing = faces_with_free_actions(table.content)
    if not bringing:
        return
    for card in in_play(table):
        if table.faces[side_of(table, card)] in bringing:
            for number, action in enumerate(free_actions(table, card)):
                yield aim_of("free-action", table, action, card, number, why_not_pay(here, action, card))


# All of them


def printed_for_one(table: Heredity, verb: str, card: int) -> Sequence[Printed]:
    """The actions that a card brings for one PC, in the order in which options count them."""
    match verb:
        case "terrain-action":
            return terrain_actions(table, card)
        case "npc-action":
            return npc_actions(table, card)
        case _:
            return free_actions(table, card)


def aim_of(verb: str, table: Heredity, action: Printed, card: int, number: int, against: Reason | None) -> Aim:
    return Aim(verb, action.icon, f":{number_of(table, card)}:{number}", card, number, against)


def why_not_pay(here: Standpoint, action: Printed, card: int) -> Reason | None:
    return None if all(can_pay(here.table, here.pc, cost, card) for cost in action.cost) else CANNOT_PAY


def can_pay(table: Heredity, pc: int, cost: Cost, card: int) -> bool:
    """Materials come from the PC, other tokens from the card."""
    if cost.token_kind == "material":
        return table.materials[pc] >= cost.n
    return count(table, card, table.content.token(cost.token_kind)) >= cost.n


def pay(table: Heredity, pc: int, cost: Cost, card: int) -> None:
    if cost.token_kind == "material":
        table.materials[pc] -= cost.n
    else:
        remove(table, card, table.content.token(cost.token_kind), cost.n)


async def follow(table: Heredity, act: Act) -> None:
    """Pay what is printed and carry out the instructions of the action."""
    action = printed_for_one(table, act.verb, act.about)[act.number]
    for cost in action.cost:
        pay(table, act.pc, cost, act.about)
    tell(table, "acted", pc=PCS[act.pc], card=side_of(table, act.about))
    await instructions.carry_out_all(table, action.instructions, reading_of(table, act, act.about))
