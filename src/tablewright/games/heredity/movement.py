"""Moving a figure of the family: steps across lines, level changes, exploring, and what happens on arrival."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from tablewright.engine.options import Option, Reason
from tablewright.engine.questions import Question

from . import statements, taking
from .conditions import PcEntersArea, TerrainRevealed
from .damage import suffer
from .finding import is_meant
from .geography import colour_between, crowded, geography, neighbours, open_neighbours, overcrowded, region_of
from .kinds import (
    BLACK,
    BLUE,
    GENTLEST,
    LINES,
    MOST_AREAS,
    NOBODY,
    NOWHERE,
    OPPOSITE,
    PASSABLE,
    PCS,
    RED,
    STAIRS,
    STEPS,
    area_number,
    card_of_area,
)
from .reasons import CLOSED_EDGE, CROWDED, FORBIDDEN, NOT_TO_BE_FOUND, WALL, WINDOW
from .seats import Alongside, ask_family, controllers, while_all_wait
from .sites import Site, area_at, parts_of_area, same_area, site_of, terrain_face
from .table import Heredity, can_be_taken, side_of, tell, without
from .terrain import lay_apart, lay_beside
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
        if not same_area(table, arrived, table.places[pc]):
            break
    return tokens


async def take(table: Heredity, pc: int, step: Step) -> Site | None:
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


async def cross(table: Heredity, pc: int, step: Step) -> Site | None:
    """HER-MOVE-04: a step into a neighbouring area; fire hurts."""
    site = site_of(table, step.area)
    tell(table, "moved", pc=PCS[pc], area=step.area)
    await pass_line(table, pc, step.colour)
    await enter(table, pc, site)
    return site


async def pass_line(table: Heredity, pc: int, colour: int) -> None:
    """HER-MOVE-04, HER-TERR-13: fire hurts the character that crosses it, also into unknown terrain."""
    if colour == RED:
        await suffer(table, pc, 1)


async def explore(table: Heredity, pc: int, old: int, way: Exploration) -> Site | None:
    """HER-EXPL-01, -05, -07, -10, HER-LEVEL-03: the new terrain is laid, then the PC moves onto it."""
    card = table.content.card_of[way.card]
    taking.draw_out(table, card)
    table.read = without(table.read, card)
    before = region_of(table, table.places[pc])
    if way.edge == "level":
        lay_apart(table, card)
        found = upstairs(table, card, links_from(table, before, old))
    else:
        lay_beside(table, card, old, way.edge)
        found = arrivals(table, card, before, way.edge)
    options = [Option(f"area:{area}", area) for area in found]
    area = await ask_family(table, "arrival", options, "HER-EXPL-07", {"pc": PCS[pc]})
    site, colour = site_of(table, area), line_crossed(table, before, old, way, area)
    tell(table, "explored", pc=PCS[pc], card=side_of(table, card))
    await statements.happened(table, TerrainRevealed, lambda moment, own: moment.terrain == way.card, actor=pc)
    await pass_line(table, pc, colour)
    await enter(table, pc, site)
    return site


def names_on(table: Heredity, region: int, card: int) -> set[str]:
    """The areas of a terrain that belong to a region."""
    areas = terrain_face(table, card).areas
    parts = geography(table).areas_of[geography(table).region[region]]
    return {areas[area % MOST_AREAS].id for area in parts if card_of_area(area) == card}


def links_from(table: Heredity, region: int, old: int) -> set[str]:
    """HER-LEVEL-02: the level icons where the explorer stands; if a card lets it start elsewhere, all that it shows."""
    levels, here = terrain_face(table, old).levels, names_on(table, region, old)
    near = {level.link_id for level in levels if level.area in here}
    return near or {level.link_id for level in levels}


def upstairs(table: Heredity, card: int, links: set[str]) -> list[int]:
    """HER-LEVEL-03: the areas of a new card with the same level icon."""
    face = terrain_face(table, card)
    ends = [level for level in face.levels if level.link_id in links] or list(face.levels)
    return [area_number(card, face.index(level.area)) for level in ends] or [area_number(card, 0)]


def line_crossed(table: Heredity, before: int, old: int, way: Exploration, area: int) -> int:
    """HER-EXPL-03, -06: the line between an explorer and an area; on a way around the map, what both edges print."""
    map_ = geography(table)
    origin, there = map_.region[before], map_.region[area]
    if way.edge == "level" or origin == there:
        return STAIRS
    if there in map_.passable[origin]:
        return map_.passable[origin][there][1]
    face = terrain_face(table, old)
    mine = [
        colour_between(face, name, way.edge) for name in starts_of(face, way) if name in names_on(table, before, old)
    ]
    new = terrain_face(table, card_of_area(area))
    yours = colour_between(new, new.areas[area % MOST_AREAS].id, OPPOSITE[way.edge])
    return max(min(mine, key=GENTLEST.index), yours, key=GENTLEST.index)


def arrivals(table: Heredity, card: int, before: int, edge: str) -> list[int]:
    """HER-EXPL-07: the areas of a new card that the explorer can step into."""
    face, map_ = terrain_face(table, card), geography(table)
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


async def enter(table: Heredity, pc: int, site: Site | None) -> None:
    """HER-TEFF-01: the PC stands in the area; immediate events of any part of it are applied at once.

    What an event turns or replaces stays this area: its other events are still due, if they are still printed there.
    """
    area = area_at(table, site)
    if area == NOWHERE:
        return
    table.places[pc] = area
    due = [(part, event) for part in parts_of_area(table, area) for event in taking.events_in(table, part)]
    for part, event in due:
        if same_area(table, site, area_at(table, part)):
            await taking.meet(table, pc, part, event)
    await statements.happened(
        table, PcEntersArea, lambda moment, own: is_meant(table, moment.area, own, site), actor=pc, site=site
    )
