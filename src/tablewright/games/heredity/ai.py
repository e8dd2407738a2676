"""How the other characters act when the hourglass stops on their card: targets, movement, attacks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from tablewright.engine.options import Option, Reason

from . import instructions
from .attitudes import attitude
from .cards import Melee, Move, NpcFace, Perform, Ranged
from .combat import Blow, allied, attack, can_be_attacked, is_beside, next_target, reaches_from
from .fighting import joined
from .finding import EVENT, FAMILY, Reading
from .geography import characters_at, crowded, distances, open_neighbours, region_of
from .hearts import is_dying
from .kinds import NOBODY, NOWHERE, RED
from .npcs import card_of_figure, figures_in_play, hurt, npc_face
from .reasons import DYING, FARTHER
from .seats import ask_family, while_all_wait
from .sites import site_of
from .table import Heredity, face_of, side_of, tell

FAR: Final = 999
SPARE: Final = Option("nobody", NOBODY)
"""An ally may leave neutral NPCs in peace."""


async def activate(table: Heredity, card: int) -> None:
    """HER-NPC-10, -11, -15, -18: the nearest figure that has not acted; its target, then its lines in order."""
    waiting = [
        one for one in table.content.figures_of[card] if table.places[one] != NOWHERE and one not in table.activated
    ]
    if not waiting or not isinstance(face_of(table, card), NpcFace):
        return
    figure = await choose(table, "npc-order", first_to_act(table, waiting), "HER-NPC-11")
    table.activated += (figure,)
    await carry_out_lines(table, figure, await choose_target(table, figure))


async def carry_out_lines(table: Heredity, figure: int, target: int) -> None:
    """HER-NPC-15, -18: in printed order; what needs a target is skipped without one, or when it is dying.

    `left` is what is left of the last move: enough for the step that a blow into a crowded area stands for.
    """
    card = card_of_figure(table, figure)
    side, left = side_of(table, card), 0
    for line in npc_face(table, card).ai:
        if table.outcome or table.places[figure] == NOWHERE or side_of(table, card) != side:
            return
        if isinstance(line, Perform):
            await instructions.carry_out(
                table, line.do, Reading(card, side, EVENT, site=site_of(table, table.places[figure]))
            )
        elif target == NOBODY or not can_be_attacked(table, target):  # HER-NPC-15
            continue
        elif isinstance(line, Move):
            left = await approach(table, figure, target, line.areas)
        else:
            await strike(table, figure, target, line, left)


async def choose(table: Heredity, key: str, candidates: list[int], rule: str) -> int:
    """HER-GEN-11: among equals the players choose."""
    options = [Option(f"character:{one}", one) for one in candidates]
    return await ask_family(table, key, options, rule)


def first_to_act(table: Heredity, figures: list[int]) -> list[int]:
    """Those nearest to a member of the family."""
    away = {one: min((away_from(table, one, pc) for pc in FAMILY), default=FAR) for one in figures}
    return [one for one in figures if away[one] == min(away.values())]


def away_from(table: Heredity, figure: int, other: int) -> int:
    """HER-NPC-13: how many areas a figure would have to move to reach somebody."""
    there = table.places[other]
    if there == NOWHERE:
        return FAR
    return distances(table, region_of(table, table.places[figure])).get(region_of(table, there), FAR)


# Targets


async def choose_target(table: Heredity, figure: int) -> int:
    """HER-NPC-12, -14, -16, -17, -24, HER-ALLY-02, -04: nearest for enemies, chosen for allies, none for neutrals."""
    card = card_of_figure(table, figure)
    stance = attitude(table, card)
    if stance == "neutral" or all(isinstance(line, Perform) for line in npc_face(table, card).ai):
        return NOBODY
    return await choose_foe(table, figure) if stance == "ally" else await choose_prey(table, figure)


async def choose_foe(table: Heredity, figure: int) -> int:
    """HER-ALLY-02: whom an ally goes for; nobody has to be made an enemy."""
    reachable = [one for one in others(table) if away_from(table, figure, one) < FAR or in_sight(table, figure, one)]
    if not reachable:
        return NOBODY
    options = [Option(f"character:{one}", one) for one in reachable]
    if any(attitude(table, card_of_figure(table, one)) == "neutral" for one in reachable):
        options.append(SPARE)
    return await ask_family(table, "ally-target", options, "HER-ALLY-02", {"character": figure})


async def choose_prey(table: Heredity, figure: int) -> int:
    """HER-NPC-12, -14, -16: the nearest; if nobody can be reached, whoever can be shot at from here."""
    away = {one: away_from(table, figure, one) for one in prey(table)}
    if away and min(away.values()) == FAR:
        away = {one: FAR for one in away if in_sight(table, figure, one)}
    if not away:
        return NOBODY

    def why_not(one: int) -> Reason | None:
        if one in FAMILY and is_dying(table, one):
            return DYING
        if one not in away:
            return FARTHER
        return None if away[one] == min(away.values()) else FARTHER

    everybody = dict.fromkeys([*(pc for pc in FAMILY if table.places[pc] != NOWHERE), *away])
    options = [Option(f"character:{one}", one) for one in everybody]
    about = {"character": figure}
    return await ask_family(table, "target", options, "HER-NPC-14", about, why_not)


def prey(table: Heredity) -> list[int]:
    """Whom enemies may attack: members of the family who are not dying, and allies."""
    family = [pc for pc in FAMILY if table.places[pc] != NOWHERE and not is_dying(table, pc)]
    return family + [one for one in figures_in_play(table) if allied(table, one)]


def others(table: Heredity) -> list[int]:
    """Whom allies may attack."""
    return [one for one in figures_in_play(table) if not allied(table, one)]


def ranges_of(table: Heredity, figure: int) -> list[int]:
    """The ranges of a figure's attacks; melee is 0."""
    lines = npc_face(table, card_of_figure(table, figure)).ai
    return [line.range if isinstance(line, Ranged) else 0 for line in lines if isinstance(line, Melee | Ranged)]


def in_sight(table: Heredity, figure: int, target: int) -> bool:
    """Whether a figure could attack without moving."""
    return able_from(table, figure, table.places[figure], target, 0)


def able_from(table: Heredity, figure: int, area: int, target: int, left: int) -> bool:
    """HER-NPC-20: whether one of its attacks would hit from an area, with so many steps left."""
    return any(hits_from(table, area, distance, target, left) for distance in ranges_of(table, figure))


def hits_from(table: Heredity, area: int, distance: int, target: int, left: int) -> bool:
    """HER-RANGE-08, HER-COMBAT-20: a blow into a crowded area needs a step that is not taken."""
    if not distance and not left:
        return region_of(table, area) == region_of(table, table.places[target])
    return reaches_from(table, area, distance, target)


# Lines


async def strike(table: Heredity, figure: int, target: int, line: Melee | Ranged, left: int) -> None:
    """HER-NPC-23, HER-COMB-09: if it can it attacks, alone; the family may join an ally (HER-ALLY-03)."""
    distance = line.range if isinstance(line, Ranged) else 0
    if not hits_from(table, table.places[figure], distance, target, left):
        return
    blow = Blow(figure, line.strength, distance)
    victims = [target] if line.targets == "one" else all_beside(table, target)
    there = region_of(table, table.places[target])
    while (victim := await next_target(table, victims, lambda one: is_beside(table, blow, one, there))) != NOBODY:
        together = await joined(table, blow, victim, partial(while_all_wait, table)) if allied(table, figure) else None
        await attack(table, together or [blow], victim)


def all_beside(table: Heredity, target: int) -> list[int]:
    """HER-COMBAT-16: everybody on the target's side in its area."""
    here = characters_at(table, region_of(table, table.places[target]))
    return [one for one in here if one in (prey(table) if target in prey(table) else others(table))]


async def approach(table: Heredity, figure: int, target: int, areas: int) -> int:
    """HER-NPC-19 to -22: along the shortest way until it is able to attack; never stopping where there is no room.

    Gives the steps that are left.
    """
    route = await way_to_attack(table, figure, target, areas)
    for area, colour in route:
        table.places[figure] = area
        if colour == RED:
            await hurt(table, figure, 1)
        if table.places[figure] == NOWHERE:
            return 0
    if route:
        area = table.places[figure]
        tell(table, "npc-moved", character=figure, area=area)
    return areas - len(route)


async def way_to_attack(table: Heredity, figure: int, target: int, areas: int) -> list[tuple[int, int]]:
    """The steps to the first area with room from which it can attack; else as far as there is room."""
    here = table.places[figure]
    route: list[tuple[int, int]] = []
    while len(route) < areas and not (
        has_room(table, route) and able_from(table, figure, here, target, areas - len(route))
    ):
        step = await next_step(table, region_of(table, here), target)
        if step is None:
            break
        here = step[0]
        route.append(step)
    while not has_room(table, route):
        route.pop()
    return route


def has_room(table: Heredity, route: list[tuple[int, int]]) -> bool:
    """HER-NPC-22: whether a figure may stop at the end of its way; where it stands it may stay."""
    return not route or not crowded(table, region_of(table, route[-1][0]))


async def next_step(table: Heredity, region: int, target: int) -> tuple[int, int] | None:
    """HER-NPC-21: a step that shortens the way, with the least fire on what remains; the players break ties."""
    goal = region_of(table, table.places[target])
    steps = distances(table, goal)
    if region == goal or region not in steps:
        return None
    ways = {
        there: way for there, way in open_neighbours(table, region).items() if steps.get(there) == steps[region] - 1
    }
    fire = {there: (way[1] == RED) + least_fire(table, there, steps) for there, way in ways.items()}
    best = [there for there in sorted(ways) if fire[there] == min(fire.values())]
    options = [Option(f"area:{ways[there][0]}", there) for there in best]
    return ways[await ask_family(table, "npc-path", options, "HER-NPC-21")]


def least_fire(table: Heredity, region: int, steps: Mapping[int, int]) -> int:
    """The fewest red lines on a shortest way from here to where the steps were counted from."""
    if not steps[region]:
        return 0
    return min(
        (way[1] == RED) + least_fire(table, there, steps)
        for there, way in open_neighbours(table, region).items()
        if steps.get(there) == steps[region] - 1
    )
