"""Moving a figure of the family: steps across lines, level changes, exploring, and what happens on arrival."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from tablewright.engine.options import Option, Reason
from tablewright.engine.questions import Question

from . import statements, taking
from .conditions import PcEntersArea, TerrainRevealed
from .damage import suffer
from .finding import area_meant
from .geography import crowded, geography, neighbours, open_neighbours, overcrowded, region_of
from .kinds import (
    BLACK,
    BLUE,
    LINES,
    MOST_AREAS,
    NOBODY,
    NOWHERE,
    OPPOSITE,
    PASSABLE,
    PCS,
    RED,
    STEPS,
    area_number,
    card_of_area,
)
from .reasons import CLOSED_EDGE, CROWDED, FORBIDDEN, NOT_TO_BE_FOUND, WALL, WINDOW
from .seats import Alongside, ask_family, controllers, while_all_wait
from .table import Heredity, can_be_taken, side_of, tell, without
from .terrain import lay_apart, lay_beside, terrain_face
from .terrain_cards import Exploration, TerrainFace


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a move: into an area across a line, or from a terrain by an exploration icon, if that is open."""

    area: int = NOWHERE
    colour: int = 0
    old: int = NOWHERE
    way: Exploration | None = None
    against: Reason | None = None


# What is possible


def can_step(table: Heredity, pc: int, more: int) -> bool:
    """Whether a PC may take a step, with so many tokens left after it; ways to unknown terrain are looked for last."""
    region = region_of(table, table.places[pc])
    near = open_neighbours(table, region)
    return any(may_enter(table, there, more) for there in near) or any(
        step.against is None for step in ways_out(table, region)
    )


def all_steps(table: Heredity, pc: int) -> list[Option[Step]]:
    """Into every neighbouring area, and by every exploration icon of the terrain."""
    region = region_of(table, table.places[pc])
    if region == NOWHERE:
        return []
    near = sorted(neighbours(table, region).items())
    found = [Option(f"area:{area}", Step(area, colour)) for _, (area, colour) in near]
    return found + [Option(f"explore:{step.way.card}", step) for step in ways_out(table, region) if step.way]


def why_not_step(table: Heredity, step: Step, more: int) -> Reason | None:
    """HER-MOVE-07, HER-TERR-10, -12: closed lines and crowded areas stop a PC."""
    if step.way is not None:
        return step.against
    if step.colour not in PASSABLE:
        return WALL if step.colour == BLACK else WINDOW
    return None if may_enter(table, region_of(table, step.area), more) else CROWDED


def may_enter(table: Heredity, region: int, more: int) -> bool:
    """HER-MOVE-07, -08, HER-EXPL-03: a crowded area may be passed through, also to unknown terrain, not stopped in."""
    if not crowded(table, region):
        return True
    return more > 0 and (
        any(may_enter(table, there, more - 1) for there in open_neighbours(table, region))
        or any(step.against is None for step in ways_out(table, region))
    )


# Exploration icons


def ways_out(table: Heredity, region: int) -> list[Step]:
    """HER-EXPL-02: the exploration icons of the terrain on which an area lies; each card once, if possible open."""
    found: dict[int, Step] = {}
    forbidden = FORBIDDEN if statements.in_force(table, "no_exploring") else None
    for old in dict.fromkeys(card_of_area(area) for area in geography(table).areas_of[region]):
        for way in terrain_face(table, old).exploration:
            step = Step(old=old, way=way, against=why_not_explore(table, region, old, way) or forbidden)
            if way.card not in found or step.against is None:
                found[way.card] = step
    return list(found.values())


def why_not_explore(table: Heredity, region: int, old: int, way: Exploration) -> Reason | None:
    """HER-EXPL-04, -09: the card can still be taken, there is room for it, and a way to the icon."""
    if not can_be_taken(table, table.content.card_of[way.card]) or not has_room(table, old, way):
        return NOT_TO_BE_FOUND
    face = terrain_face(table, old)
    parts = geography(table).areas_of[region]
    names = {face.areas[area % MOST_AREAS].id for area in parts if card_of_area(area) == old}
    return None if names.intersection(starts_of(face, way)) else CLOSED_EDGE


def starts_of(face: TerrainFace, way: Exploration) -> list[str]:
    """HER-EXPL-04: the areas from which an icon can be followed, unless a black or blue line blocks the way."""
    if way.from_areas:
        return list(way.from_areas)
    if way.edge == "level":
        return [level.area for level in face.levels]
    return [
        area.id
        for area in face.areas
        if area.cells in edge_letters(face, way.edge) and is_open(face, area.id, way.edge)
    ]


def edge_letters(face: TerrainFace, edge: str) -> str:
    """The letters of the plan along an edge of the card."""
    match edge:
        case "north":
            return face.plan[0]
        case "south":
            return face.plan[-1]
        case "west":
            return "".join(row[0] for row in face.plan)
        case _:
            return "".join(row[-1] for row in face.plan)


def is_open(face: TerrainFace, area: str, edge: str) -> bool:
    closed = (LINES[BLACK], LINES[BLUE])
    return not any(set(line.between) == {area, edge} and line.colour in closed for line in face.lines)


def has_room(table: Heredity, old: int, way: Exploration) -> bool:
    if way.edge == "level":
        return True
    _, floor, column, row = next(entry for entry in table.board if entry[0] == old)
    place = (floor, column + STEPS[way.edge][0], row + STEPS[way.edge][1])
    return all(entry[1:] != place for entry in table.board)


# Moving


async def walk(table: Heredity, pc: int, step: Step | None, tokens: int, ask: Alongside) -> int:
    """HER-MOVE-02, -03: one line for each token, chosen step by step; what stops the move ends it.

    Gives how many tokens are spent: all of them, unless somebody else acts before the last step.
    """
    for taken in range(tokens):
        if table.outcome or not can_step(table, pc, tokens - taken - 1):
            break
        if step is None:
            table.walker = pc
            answer = await choose_step(table, pc, tokens - taken - 1, ask)
            table.walker = NOBODY
            if answer is None:
                return taken
            step = answer[1]
        arrived, step = await take(table, pc, step), None
        if region_of(table, table.places[pc]) != region_of(table, arrived):
            break
    return tokens


async def take(table: Heredity, pc: int, step: Step) -> int:
    """Gives the area that the step leads to."""
    if step.way is None:
        return await cross(table, pc, step)
    return await explore(table, pc, step.old, step.way)


async def choose_step(table: Heredity, pc: int, more: int, ask: Alongside) -> tuple[int, Step] | None:
    """HER-MOVE-07: others may act while the PC stands where it may stop; from a crowd it goes on at once."""
    about = {"pc": PCS[pc], "more": more + 1}

    def why_not(step: Step) -> Reason | None:
        return why_not_step(table, step, more)

    def questions() -> list[Question[Step]]:
        return [
            Question(seat, "step", all_steps(table, pc), "HER-MOVE-03", why_not, about)
            for seat in controllers(table, pc)
        ]

    return await (partial(while_all_wait, table) if overcrowded(table, table.places[pc]) else ask)(questions)


async def cross(table: Heredity, pc: int, step: Step) -> int:
    """HER-MOVE-04: a step into a neighbouring area; fire hurts."""
    tell(table, "moved", pc=PCS[pc], area=step.area)
    if step.colour == RED:
        await suffer(table, pc, 1)
    await enter(table, pc, step.area)
    return step.area


async def explore(table: Heredity, pc: int, old: int, way: Exploration) -> int:
    """HER-EXPL-01, -05, -07, -10, HER-LEVEL-03: the new terrain is laid, then the PC moves onto it."""
    card = table.content.card_of[way.card]
    taking.draw_out(table, card)
    table.read = without(table.read, card)
    before = region_of(table, table.places[pc])
    if way.edge == "level":
        lay_apart(table, card)
    else:
        lay_beside(table, card, old, way.edge)
    options = [Option(f"area:{area}", area) for area in arrivals(table, card, before, way.edge)]
    area = await ask_family(table, "arrival", options, "HER-EXPL-07", {"pc": PCS[pc]})
    tell(table, "explored", pc=PCS[pc], card=side_of(table, card))
    await statements.happened(table, TerrainRevealed, lambda moment, own: moment.terrain == way.card, actor=pc)
    await enter(table, pc, area)
    return area


def arrivals(table: Heredity, card: int, before: int, edge: str) -> list[int]:
    """HER-EXPL-07: the areas of a new card that the explorer can step into; by stairs, those with the level icon."""
    face = terrain_face(table, card)
    if edge == "level":
        return [area_number(card, face.index(level.area)) for level in face.levels] or [area_number(card, 0)]
    map_ = geography(table)
    origin = map_.region[before]
    joined = [area for area in map_.areas_of[origin] if card_of_area(area) == card]
    beyond = [
        there
        for area in map_.areas_of[origin]
        if card_of_area(area) != card
        for there, colour in map_.ways[area]
        if card_of_area(there) == card and colour in PASSABLE
    ]
    touching = [index for index, area in enumerate(face.areas) if area.cells in edge_letters(face, OPPOSITE[edge])]
    found = [*joined, *beyond] or [area_number(card, index) for index in touching]
    return sorted(dict.fromkeys(found))


async def enter(table: Heredity, pc: int, area: int) -> None:
    """HER-TEFF-01: the PC stands in the area; immediate events of any part of it are applied at once."""
    table.places[pc] = area
    region = region_of(table, area)
    for part in geography(table).areas_of[region]:
        await taking.immediate_events(table, pc, part)
    await statements.happened(
        table,
        PcEntersArea,
        lambda moment, own: region_of(table, area_meant(table, moment.area, own)) == region,
        actor=pc,
        area=area,
    )
