"""Actions that several members of the family perform at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, TypeAlias

from tablewright.engine.options import Option, Reason
from tablewright.engine.questions import Question
from tablewright.engine.zones import Zone

from . import instructions, taking
from .acts import Act, Aim, Spot, Standpoint, reading_of
from .cards import NarrativeFace
from .content import Campaign
from .finding import FAMILY, area_meant
from .geography import region_of
from .kinds import NO_CARD, NOBODY, NOWHERE, PCS
from .printed import Printed, all_terrain_actions, can_pay, granted_by, pay, printed_for_one
from .reasons import CANNOT_PAY, DECLINED, NOT_ALL_THERE
from .seats import Alongside, members
from .spaces import lay_token
from .table import Heredity, in_play, number_of, side_of, tell, without
from .vocabulary import AddTerrainAction, CombinedAction, Cost, Instruction, TerrainAction


@dataclass(frozen=True, slots=True)
class Role:
    """One of the parts in a joint action: who may play it, where (NOWHERE: anywhere), on a space with which icon."""

    who: Zone
    region: int
    icon: str


@dataclass(frozen=True, slots=True)
class Joint:
    """A joint action as it can be performed now."""

    roles: tuple[Role, ...]
    cost: tuple[Cost, ...]
    instructions: tuple[Instruction, ...]


Part: TypeAlias = tuple[int, Spot, int]
"""Who joins, which space pays for it, and which of the parts that are left."""
REFUSE: Final[Option[Part]] = Option("refuse", (NOBODY, (NO_CARD, 0), 0))


# Which there are


@lru_cache(maxsize=16)
def faces_with_joint_actions(content: Campaign) -> frozenset[int]:
    """The faces that ask several to act at once: few, so that the others need not be looked at."""
    granting = {side for side, grants in content.grants.items() if any(map(is_joint, grants))}
    printing = {
        number
        for number, face in enumerate(content.sides)
        if isinstance(face, NarrativeFace) and any(map(is_joint, face.terrain_actions))
    }
    return frozenset(granting | printing)


PRINTED: Final = ("terrain-action", "npc-action", "free-action", "combined")
"""The verbs of actions that a card prints or grants."""


def printed_action(table: Heredity, act: Act) -> Printed | Joint:
    """What is printed for an action of one of these verbs."""
    return printed_actions(table, act.verb, act.about)[act.number]


def printed_actions(table: Heredity, verb: str, card: int) -> Sequence[Printed | Joint]:
    """The actions of one of these verbs that a card brings, in the order in which options count them."""
    return joint_actions(table, card) if verb == "combined" else printed_for_one(table, verb, card)


def is_joint(action: object) -> bool:
    match action:
        case AddTerrainAction(terrain_action):
            return terrain_action.participants != 1
        case TerrainAction():
            return action.participants != 1
        case _:
            return isinstance(action, CombinedAction)


def joint_actions(table: Heredity, card: int) -> list[Joint]:
    """HER-NARR-10: the terrain actions of a card that need several, then the combined actions it has granted."""
    terrain = [one for one in all_terrain_actions(table, card) if one.participants != 1]
    granted = [one for one in granted_by(table, card) if isinstance(one, CombinedAction)]
    return [
        *(from_terrain(table, one) for one in terrain if taking.area_of_action(table, one) != NOWHERE),
        *(from_grant(table, one, card) for one in granted),
    ]


def from_terrain(table: Heredity, action: TerrainAction) -> Joint:
    region = region_of(table, taking.area_of_action(table, action))
    roles = tuple(Role(who, region, action.icon) for who in players_of(action.participants))
    return Joint(roles, action.cost, action.instructions)


def from_grant(table: Heredity, action: CombinedAction, card: int) -> Joint:
    """Areas and icons stand for each part in turn; the last one holds for the parts that are left."""
    reading = reading_of(table, Act("combined"), card)
    regions = [region_of(table, area_meant(table, area, reading)) for area in action.areas] or [NOWHERE]
    roles = tuple(
        Role(who, regions[min(part, len(regions) - 1)], action.icons[min(part, len(action.icons) - 1)])
        for part, who in enumerate(players_of(action.participants))
    )
    return Joint(roles, (), action.instructions)


def players_of(participants: int | tuple[str, ...]) -> list[Zone]:
    """By part: who may play it."""
    if isinstance(participants, int):
        return [FAMILY] * participants
    return [(PCS.index(name),) for name in participants]


# Who can


def can_play(table: Heredity, pc: int, role: Role) -> bool:
    """HER-NARR-10: there, with a token and a free space for it."""
    if pc not in role.who or table.places[pc] == NOWHERE:
        return False
    here = Standpoint(table, pc)
    return role.region in (NOWHERE, here.region) and bool(here.paying(role.icon))


def can_be_filled(table: Heredity, roles: tuple[Role, ...], people: Zone) -> bool:
    """Whether the parts that are left find different members of the family among those who are left."""
    return not roles or any(
        can_play(table, pc, roles[0]) and can_be_filled(table, roles[1:], without(people, pc)) for pc in people
    )


def parts_for(table: Heredity, pc: int, roles: tuple[Role, ...], people: Zone) -> list[int]:
    """The parts that a PC can play so that the others can be filled too."""
    return [
        part
        for part, role in enumerate(roles)
        if can_play(table, pc, role) and can_be_filled(table, without_part(roles, part), without(people, pc))
    ]


def without_part(roles: tuple[Role, ...], part: int) -> tuple[Role, ...]:
    return (*roles[:part], *roles[part + 1 :])


# Offering and performing


def aims_at_joint_actions(here: Standpoint) -> Iterator[Aim]:
    """HER-NARR-10: with a part for this PC."""
    table = here.table
    asking = faces_with_joint_actions(table.content)
    for card in in_play(table) if asking else ():
        if table.faces[side_of(table, card)] in asking:
            for number, joint in enumerate(joint_actions(table, card)):
                yield from aims_at_parts(here, card, number, joint)


def aims_at_parts(here: Standpoint, card: int, number: int, joint: Joint) -> Iterator[Aim]:
    """One aim for each icon that the PC could bring."""
    parts = parts_for(here.table, here.pc, joint.roles, FAMILY)
    for icon in dict.fromkeys(role.icon for role in joint.roles):
        fits = any(joint.roles[part].icon == icon for part in parts)
        against = why_not_begin(here, card, number, joint) if fits else NOT_ALL_THERE
        yield Aim("combined", icon, f":{number_of(here.table, card)}:{number}", card, number, against)


def why_not_begin(here: Standpoint, card: int, number: int, joint: Joint) -> Reason | None:
    """What was refused is not asked again before somebody has done something else."""
    if (here.pc, side_of(here.table, card), number) in here.table.declined:
        return DECLINED
    payable = all(can_pay(here.table, here.pc, cost, card) for cost in joint.cost)
    return None if payable else CANNOT_PAY


async def act_together(table: Heredity, act: Act, ask: Alongside) -> bool:
    """HER-NARR-10: the others join with a token each, then everything is done once."""
    joint, side = joint_actions(table, act.about)[act.number], side_of(table, act.about)
    together = await gather(table, act, others_in(table, act, joint), joint.cost, ask)
    if together is None:
        table.declined.append((act.pc, side, act.number))
        tell(table, "called-off", pc=PCS[act.pc], card=side)
        return False
    for cost in joint.cost:
        pay(table, act.pc, cost, act.about)
    tell(table, "acted-together", characters=together, card=side)
    reading = replace(reading_of(table, act, act.about), participants=together)
    await instructions.carry_out_all(table, joint.instructions, reading)
    return True


def others_in(table: Heredity, act: Act, joint: Joint) -> tuple[Role, ...]:
    """The parts of the others: the own part of whoever began is found by its icon."""
    region = region_of(table, table.places[act.pc])
    return next(
        others
        for part, role in enumerate(joint.roles)
        for others in [without_part(joint.roles, part)]
        if role.icon == act.icon
        and act.pc in role.who
        and role.region in (NOWHERE, region)
        and can_be_filled(table, others, without(FAMILY, act.pc))
    )


async def gather(
    table: Heredity, act: Act, roles: tuple[Role, ...], cost: tuple[Cost, ...], ask: Alongside
) -> Zone | None:
    """Ask whoever could play one of the parts that are left, until all are filled.

    None if too many refuse or somebody else acts first. The tokens are laid at the same time, when all have agreed.
    """
    willing, joined = list(range(table.seats)), [(act.pc, act.spaces[0])]
    while roles:
        people = people_left(table, willing, tuple(pc for pc, _ in joined))
        if not can_be_filled(table, roles, people):
            return None
        table.promised = promised_in(act, joined, cost)
        answer = await ask(lambda: join_questions(table, act, roles, willing, people))  # noqa: B023 - asked at once
        if answer is None:
            return None
        if answer[1] == REFUSE.value:
            willing.remove(answer[0])
        else:
            pc, spot, part = answer[1]
            joined.append((pc, spot))
            roles = without_part(roles, part)
    for pc, spot in joined:
        lay_token(table, pc, *spot)
    return tuple(pc for pc, _ in joined)


def promised_in(act: Act, joined: list[tuple[int, Spot]], cost: tuple[Cost, ...]) -> list[Zone]:
    """What those who take part keep until it is done: the things whose spaces pay, and the price."""
    price = sum(one.n for one in cost if one.token_kind == "material")
    return [(act.pc, NO_CARD, price), *((pc, spot[0], 0) for pc, spot in joined)]


def people_left(table: Heredity, willing: list[int], taken: Zone) -> Zone:
    """The members of the family who do not take part yet and whose players have not refused."""
    return tuple(pc for pc in FAMILY if pc not in taken and any(pc in members(table, seat) for seat in willing))


def join_questions(
    table: Heredity, act: Act, roles: tuple[Role, ...], willing: list[int], people: Zone
) -> list[Question[Part]]:
    """One for each seat that could join, or refuse."""
    about = {"card": side_of(table, act.about)}
    return [
        Question(seat, "join-action", [*own, REFUSE], "HER-NARR-10", about=about)
        for seat in willing
        for own in [joiners(table, seat, roles, people)]
        if own
    ]


def joiners(table: Heredity, seat: int, roles: tuple[Role, ...], people: Zone) -> list[Option[Part]]:
    """The members of a seat that could join, with each space that would pay."""
    found: dict[str, Part] = {}
    for pc in members(table, seat):
        for part in parts_for(table, pc, roles, people) if pc in people else ():
            for spot, name in Standpoint(table, pc).paying(roles[part].icon):
                found.setdefault(f"join:{PCS[pc]}:{name}", (pc, spot, part))
    return [Option(name, value) for name, value in found.items()]
