"""How the other characters act when the hourglass stops on their card: targets, movement, attacks."""

from __future__ import annotations

from typing import Final

from tablewright.engine.options import Option
from tablewright.engine.table import tell

from . import instructions
from .attitudes import attitude
from .cards import Melee, Move, NpcFace, Perform, Ranged
from .combat import Blow, attack, reaches, reaches_from
from .damage import is_dying
from .finding import EVENT, FAMILY, Reading
from .geography import characters_at, crowded, distances, open_neighbours, region_of
from .kinds import NOBODY, NOWHERE, PCS, RED
from .npcs import card_of_figure, hurt, npc_face
from .seats import ask_family
from .table import Heredity, Zone, face_of, number_of, side_of

FAR: Final = 999


async def activate(table: Heredity, card: int) -> None:
    """HER-NPC-10, -11, -15, -18: the nearest figure that has not acted; its target, then its lines in order."""
    waiting = [
        one for one in table.content.figures_of[card] if table.places[one] != NOWHERE and one not in table.activated
    ]
    if not waiting or not isinstance(face_of(table, card), NpcFace):
        return
    figure = await choose(table, "npc-order", first_to_act(table, waiting), "HER-NPC-11")
    table.activated += (figure,)
    target, side = await choose_target(table, figure), side_of(table, card)
    for line in npc_face(table, card).ai:
        if table.outcome or table.places[figure] == NOWHERE or side_of(table, card) != side:
            return
        if isinstance(line, Perform):
            await instructions.carry_out(table, line.do, Reading(card, side, EVENT, area=table.places[figure]))
        elif target != NOBODY and not (target in FAMILY and is_dying(table, target)):
            await pursue(table, figure, target, line)


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
    stance = attitude(table, card_of_figure(table, figure))
    if stance == "neutral":
        return NOBODY
    if stance == "ally":
        reachable = [
            one for one in others(table) if away_from(table, figure, one) < FAR or in_sight(table, figure, one)
        ]
        return await choose(table, "ally-target", reachable, "HER-ALLY-02") if reachable else NOBODY
    victims = [one for one in prey(table) if away_from(table, figure, one) < FAR]
    if not victims:
        victims = [one for one in prey(table) if in_sight(table, figure, one)]
    nearest = [
        one for one in victims if away_from(table, figure, one) == min(away_from(table, figure, v) for v in victims)
    ]
    return await choose(table, "target", nearest, "HER-NPC-14") if nearest else NOBODY


def prey(table: Heredity) -> list[int]:
    """Whom enemies may attack: members of the family who are not dying, and allies."""
    family = [pc for pc in FAMILY if table.places[pc] != NOWHERE and not is_dying(table, pc)]
    return family + [one for one in figures_in_play(table) if attitude(table, card_of_figure(table, one)) == "ally"]


def others(table: Heredity) -> list[int]:
    """Whom allies may attack."""
    return [one for one in figures_in_play(table) if attitude(table, card_of_figure(table, one)) != "ally"]


def figures_in_play(table: Heredity) -> Zone:
    return tuple(one for one in range(len(PCS), len(table.places)) if table.places[one] != NOWHERE)


def ranges_of(table: Heredity, figure: int) -> list[int]:
    """The ranges of a figure's attacks; melee is 0."""
    lines = npc_face(table, card_of_figure(table, figure)).ai
    return [line.range if isinstance(line, Ranged) else 0 for line in lines if isinstance(line, Melee | Ranged)]


def in_sight(table: Heredity, figure: int, target: int) -> bool:
    """Whether a figure could attack without moving."""
    return able_from(table, figure, table.places[figure], target)


def able_from(table: Heredity, figure: int, area: int, target: int) -> bool:
    return any(reaches_from(table, area, distance, target) for distance in ranges_of(table, figure))


# Lines


async def pursue(table: Heredity, figure: int, target: int, line: Move | Melee | Ranged) -> None:
    """One line that needs a target."""
    if isinstance(line, Move):
        await approach(table, figure, target, line.areas)
        return
    blow = Blow(figure, line.strength, line.range if isinstance(line, Ranged) else 0)
    if not reaches(table, blow, target):
        return  # HER-NPC-23
    victims = [target] if line.targets == "one" else all_beside(table, target)
    for victim in victims:
        await attack(table, [blow], victim)


def all_beside(table: Heredity, target: int) -> list[int]:
    """HER-COMBAT-16: everybody on the target's side in its area."""
    here = characters_at(table, region_of(table, table.places[target]))
    return [one for one in here if one in (prey(table) if target in prey(table) else others(table))]


async def approach(table: Heredity, figure: int, target: int, areas: int) -> None:
    """HER-NPC-19 to -22: along the shortest way until it is able to attack; never stopping where there is no room."""
    here = table.places[figure]
    route: list[tuple[int, int]] = []
    while len(route) < areas and not able_from(table, figure, here, target):
        step = await next_step(table, region_of(table, here), target)
        if step is None:
            break
        here = step[0]
        route.append(step)
    while route and crowded(table, region_of(table, route[-1][0])):
        route.pop()
    for area, colour in route:
        table.places[figure] = area
        if colour == RED:
            await hurt(table, figure, 1)
        if table.places[figure] == NOWHERE:
            return
    if route:
        tell(table, "npc-moved", number=number_of(table, card_of_figure(table, figure)))


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


def least_fire(table: Heredity, region: int, steps: dict[int, int]) -> int:
    """The fewest red lines on a shortest way from here to where the steps were counted from."""
    if not steps[region]:
        return 0
    return min(
        (way[1] == RED) + least_fire(table, there, steps)
        for there, way in open_neighbours(table, region).items()
        if steps.get(there) == steps[region] - 1
    )
