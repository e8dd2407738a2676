"""What a member of the family may do now: one option for each complete action, and how each is performed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from tablewright.engine.options import Option
from tablewright.engine.questions import Question, choose_any
from tablewright.engine.table import tell

from . import instructions, taking
from .cards import ItemFace, NarrativeFace, NpcFace
from .combat import Blow, attack, blows_of, joining, targets_of
from .conditions import ActionPerformed
from .damage import INJURY, coverable, injure
from .finding import ACTION, Reading
from .geography import geography, region_of
from .items import drop, give
from .kinds import BASIC_ACTIONS, INTERACT, MATERIAL, MOVE, NO_CARD, NOWHERE, PCS
from .movement import steps, walk
from .seats import controllers, members
from .spaces import free_spaces, lay_token, space_name
from .statements import happened, in_force
from .table import Heredity, carried, face_of, in_play, number_of, side_of
from .tokens import lying, pick, remove
from .vocabulary import AddNpcAction, Cost, FreeAction, NpcAction, TerrainAction


@dataclass(frozen=True, slots=True)
class Act:
    """An action of a PC: its verb, the spaces it lays tokens on, and what it is about (a card, a figure, a part)."""

    verb: str
    pc: int = NO_CARD
    spaces: tuple[tuple[int, int], ...] = ()
    about: int = NO_CARD
    number: int = 0


Offer = Iterator[Option[Act]]
REST: Final = Option("rest", Act("rest"))
ALONE: Final = Option("done", Blow(NO_CARD, 0))
"""Nobody else joins an attack."""


def acts(table: Heredity, pc: int) -> list[Option[Act]]:
    """Everything that a member of the family may do now (HER-ACT-09: nothing without effect)."""
    if table.places[pc] == NOWHERE:
        return []
    return [option for offer in OFFERS for option in offer(table, pc)]


async def perform(table: Heredity, act: Act) -> None:
    """HER-TOKEN-02, -06: the tokens are laid, then the action is resolved completely."""
    for card, index in act.spaces:
        lay_token(table, act.pc, card, index)
    await PERFORM[act.verb](table, act)


def with_token(table: Heredity, pc: int, action: str) -> list[tuple[int, int]]:
    """The spaces on which a PC could lay a token for an action."""
    return free_spaces(table, pc, action) if table.available[pc] else []


def spelled(verb: str, pc: int, *rest: object) -> str:
    """The id of an option."""
    return ":".join(map(str, (verb, PCS[pc], *rest)))


def here(table: Heredity, pc: int) -> int:
    return region_of(table, table.places[pc])


def reading_of(table: Heredity, act: Act, card: int) -> Reading:
    return Reading(card, side_of(table, card), ACTION, actor=act.pc, area=table.places[act.pc], participants=(act.pc,))


# Observe, talk, interact: take the card that the icon names


def offer_icons(table: Heredity, pc: int) -> Offer:
    """HER-ACT-01 to -08: the icons with a terrain token in the area of the PC."""
    parts = geography(table).areas_of[here(table, pc)]
    for place, (area, icon, number) in enumerate(table.icons):
        verb = BASIC_ACTIONS[icon]
        if area in parts and not (verb == "talk" and in_force(table, "no_talking")):
            for space in with_token(table, pc, verb):
                yield Option(
                    spelled(verb, pc, space_name(table, *space), number), Act(verb, pc, (space,), place, number)
                )


async def use_icon(table: Heredity, act: Act) -> None:
    """HER-TERR-05, HER-ACT-02, -04, -07: the terrain token is removed, the named card is taken."""
    area, icon, number = table.icons[act.about]
    table.icons = [entry for entry in table.icons if entry != (area, icon, number)]
    tell(table, "icon-used", pc=PCS[act.pc], action=act.verb, number=number)
    card = table.content.card_of[number]
    await taking.take(table, card, Reading(card, 2 * card, ACTION, actor=act.pc, area=area, participants=(act.pc,)))
    await performed(table, act)


async def performed(table: Heredity, act: Act) -> None:
    """Statements that wait for an action hear of it."""
    await happened(table, ActionPerformed, lambda moment, own: moment.icon == act.verb, act.pc, table.places[act.pc])


# Move


def offer_moves(table: Heredity, pc: int) -> Offer:
    """HER-MOVE-02: one token or more, each on a move space of its own."""
    spaces = with_token(table, pc, BASIC_ACTIONS[MOVE])
    for count in range(1, min(len(spaces), table.available[pc]) + 1):
        if steps(table, pc, count - 1):
            for chosen in combinations(spaces, count):
                words = "+".join(space_name(table, *space) for space in chosen)
                yield Option(spelled("move", pc, words), Act("move", pc, chosen))


async def move(table: Heredity, act: Act) -> None:
    await walk(table, act.pc, len(act.spaces))
    await performed(table, act)


# Actions that cards bring


def offer_terrain_actions(table: Heredity, pc: int) -> Offer:
    """HER-NARR-12, -14, -15: beside the terrain, in the marked area, while the right side is visible."""
    for card, _ in table.beside:
        for number, action in enumerate(terrain_actions(table, card)):
            area = taking.area_of_action(table, action)
            if area != NOWHERE and region_of(table, area) == here(table, pc):
                yield from paid_acts(table, pc, "terrain-action", action, card, number)


def terrain_actions(table: Heredity, card: int) -> tuple[TerrainAction, ...]:
    face = face_of(table, card)
    return face.terrain_actions if isinstance(face, NarrativeFace) else ()


def offer_npc_actions(table: Heredity, pc: int) -> Offer:
    """HER-NPC-25: printed on an NPC, or granted by a card, in the same area."""
    for figure, area in enumerate(table.places[len(PCS) :], len(PCS)):
        if area != NOWHERE and region_of(table, area) == here(table, pc):
            card = table.content.figures[figure - len(PCS)][0]
            for number, action in enumerate(npc_actions(table, card)):
                yield from paid_acts(table, pc, "npc-action", action, card, number)


def npc_actions(table: Heredity, card: int) -> list[NpcAction]:
    face = face_of(table, card)
    granted = [table.content.grants[side][number] for side, number in table.granted]
    return [
        *(face.actions if isinstance(face, NpcFace) else ()),
        *(one.action for one in granted if isinstance(one, AddNpcAction) and one.npc == number_of(table, card)),
    ]


def offer_free_actions(table: Heredity, pc: int) -> Offer:
    """HER-ACT-10: tied to no place."""
    for card in in_play(table):
        for number, action in enumerate(free_actions(table, card)):
            yield from paid_acts(table, pc, "free-action", action, card, number)


def free_actions(table: Heredity, card: int) -> tuple[FreeAction, ...]:
    face = face_of(table, card)
    return face.free_actions if isinstance(face, NarrativeFace) else ()


def paid_acts(
    table: Heredity, pc: int, verb: str, action: TerrainAction | NpcAction | FreeAction, card: int, number: int
) -> Offer:
    """One option for each space that shows the icon, if the printed cost can be paid."""
    if all(affordable(table, pc, cost, card) for cost in action.cost):
        for space in with_token(table, pc, action.icon):
            name = spelled(verb, pc, space_name(table, *space), number_of(table, card), number)
            yield Option(name, Act(verb, pc, (space,), card, number))


def affordable(table: Heredity, pc: int, cost: Cost, card: int) -> bool:
    if cost.token_kind == "material":
        return table.materials[pc] >= cost.n
    counts, kind = table.tokens[card], table.content.token(cost.token_kind)
    return kind < len(counts) and counts[kind] >= cost.n


def pay(table: Heredity, pc: int, cost: Cost, card: int) -> None:
    if cost.token_kind == "material":
        table.materials[pc] -= cost.n
    else:
        remove(table, card, table.content.token(cost.token_kind), cost.n)


async def follow(table: Heredity, act: Act) -> None:
    """Pay what is printed and carry out the instructions of the action."""
    found: Mapping[str, Callable[[Heredity, int], tuple[TerrainAction | NpcAction | FreeAction, ...]]] = {
        "terrain-action": terrain_actions,
        "npc-action": lambda table, card: tuple(npc_actions(table, card)),
        "free-action": free_actions,
    }
    action = found[act.verb](table, act.about)[act.number]
    for cost in action.cost:
        pay(table, act.pc, cost, act.about)
    tell(table, "acted", pc=PCS[act.pc], number=number_of(table, act.about))
    await instructions.carry_out_all(table, action.instructions, reading_of(table, act, act.about))


# Picking up and dropping


def offer_pick_up(table: Heredity, pc: int) -> Offer:
    """HER-MAT-06: materials and items in the area."""
    if heap(table, pc) or items_here(table, pc):
        for space in with_token(table, pc, BASIC_ACTIONS[INTERACT]):
            yield Option(spelled("pick-up", pc, space_name(table, *space)), Act("pick-up", pc, (space,)))


def heap(table: Heredity, pc: int) -> int:
    """The materials in the area of a PC."""
    return sum(lying(table, area, MATERIAL) for area in geography(table).areas_of[here(table, pc)])


def items_here(table: Heredity, pc: int) -> list[int]:
    region = here(table, pc)
    return [
        card
        for card, area in table.beside
        if region_of(table, area) == region and isinstance(face_of(table, card), ItemFace)
    ]


async def pick_up(table: Heredity, act: Act) -> None:
    """HER-MAT-06, -07: all materials and, one after the other, the items that find an anchor."""
    for area in geography(table).areas_of[here(table, act.pc)]:
        found = lying(table, area, MATERIAL)
        if found and pick(table, area, MATERIAL, found):
            table.materials[act.pc] += found
    for item in items_here(table, act.pc):
        await give(table, act.pc, item)
    tell(table, "picked-up", pc=PCS[act.pc])


def offer_drops(table: Heredity, pc: int) -> Offer:
    """HER-MAT-11: free, in any action part."""
    for item in carried(table, pc):
        yield Option(spelled("drop", pc, number_of(table, item)), Act("drop", pc, about=item))


async def drop_item(table: Heredity, act: Act) -> None:
    drop(table, act.about)


def offer_injuries(table: Heredity, pc: int) -> Offer:
    """HER-INJ-07: a card all covered by damage may be given up."""
    for part in coverable(table, pc):
        yield Option(spelled("injury", pc, INJURY[part].id.partition(":")[2]), Act("injury", pc, about=part))


async def give_up_part(table: Heredity, act: Act) -> None:
    await injure(table, act.pc, act.about)


# Attacks


def offer_attacks(table: Heredity, pc: int) -> Offer:
    """HER-COMBAT-03 to -07, -19: one option for each space and each target in reach."""
    if in_force(table, "no_attacks"):
        return
    for blow in blows_of(table, pc):
        assert blow.space is not None
        for target in targets_of(table, blow):
            name = spelled("attack", pc, space_name(table, *blow.space), target)
            yield Option(name, Act("attack", pc, (blow.space,), target, blow.strength * 100 + blow.range))


async def fight(table: Heredity, act: Act) -> None:
    """HER-COMB-01 to -03: others may join before the karma card is drawn, each with one token."""
    strength, reach = divmod(act.number, 100)
    blows = [Blow(act.pc, strength, reach, act.spaces[0])]
    while joining(table, blows, act.about):
        _, blow = await choose_any(
            Question(seat, "join-attack", [*own, ALONE], "HER-COMB-01", about={"character": act.about})
            for seat in range(table.seats)
            for own in [[one for one in joining(table, blows, act.about) if one.value.attacker in members(table, seat)]]
            if own or seat in controllers(table, act.pc)
        )
        if blow is ALONE.value:
            break
        assert blow.space is not None
        lay_token(table, blow.attacker, *blow.space)
        blows.append(blow)
    await attack(table, blows, act.about)


OFFERS: Final[tuple[Callable[[Heredity, int], Offer], ...]] = (
    offer_icons, offer_moves, offer_terrain_actions, offer_npc_actions, offer_free_actions, offer_pick_up, offer_drops,
    offer_injuries, offer_attacks,
)  # fmt: skip
"""Package B adds heal, repair, upgrade, exchange, use and combined; each has its line in both."""
PERFORM: Final[Mapping[str, Callable[[Heredity, Act], Awaitable[None]]]] = {
    "observe": use_icon,
    "talk": use_icon,
    "interact": use_icon,
    "move": move,
    "terrain-action": follow,
    "npc-action": follow,
    "free-action": follow,
    "pick-up": pick_up,
    "drop": drop_item,
    "injury": give_up_part,
    "attack": fight,
}
