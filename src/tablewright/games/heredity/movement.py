"""Moving a figure of the family: steps across lines, level changes, exploring, and what happens on arrival."""

from __future__ import annotations

from dataclasses import dataclass

from tablewright.engine.options import Option
from tablewright.engine.table import tell

from . import instructions, taking
from .cards import Exploration, TerrainFace
from .conditions import PcEntersArea, TerrainRevealed
from .damage import suffer
from .finding import ACTION, Reading, area_meant
from .geography import crowded, geography, open_neighbours, region_of
from .kinds import BLACK, BLUE, LINES, NOWHERE, OPPOSITE, PASSABLE, PCS, RED, STEPS, area_number, card_of_area
from .seats import ask_player
from .statements import happened, in_force
from .table import Heredity, number_of, side_of, without
from .terrain import lay_apart, lay_beside, terrain_face


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a move: into an area across a line, or from a terrain by an exploration icon."""

    area: int = NOWHERE
    colour: int = 0
    old: int = NOWHERE
    way: Exploration | None = None


# What is possible


def steps(table: Heredity, pc: int, more: int) -> list[Option[Step]]:
    """The steps that a PC may take now, with so many tokens left after it (HER-MOVE-01, -07, -08)."""
    region = region_of(table, table.places[pc])
    if region == NOWHERE:
        return []
    found = [
        Option(f"area:{area}", Step(area, colour))
        for there, (area, colour) in sorted(open_neighbours(table, region).items())
        if may_enter(table, there, more)
    ]
    return found + [Option(f"explore:{way.card}", Step(old=old, way=way)) for old, way in explorations(table, region)]


def may_enter(table: Heredity, region: int, more: int) -> bool:
    """HER-MOVE-07, -08: a crowded area may be passed through, not stopped in."""
    if not crowded(table, region):
        return True
    return more > 0 and any(may_enter(table, there, more - 1) for there in open_neighbours(table, region))


def explorations(table: Heredity, region: int) -> list[tuple[int, Exploration]]:
    """HER-EXPL-02, -04, -09: the icons that lead from an area to terrain that can still be taken."""
    if in_force(table, "no_exploring"):
        return []
    parts = geography(table).areas_of[region]
    found: list[tuple[int, Exploration]] = []
    for old in dict.fromkeys(card_of_area(area) for area in parts):
        face = terrain_face(table, old)
        names = {face.areas[area % 16].id for area in parts if card_of_area(area) == old}
        for way in face.exploration:
            leads = table.content.card_of[way.card] in table.deck and has_room(table, old, way)
            if leads and names & set(starts_of(face, way)) and way.card not in [one.card for _, one in found]:
                found.append((old, way))
    return found


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


async def walk(table: Heredity, pc: int, tokens: int) -> None:
    """HER-MOVE-02, -03: one line for each token, chosen step by step; what stops the move ends it."""
    for more in reversed(range(tokens)):
        options = steps(table, pc, more)
        if not options or table.outcome:
            return
        step = await ask_player(table, pc, "step", options, "HER-MOVE-03", {"pc": PCS[pc], "more": more + 1})
        if step.way is None:
            arrived = await cross(table, pc, step)
        else:
            arrived = await explore(table, pc, step.old, step.way)
        if region_of(table, table.places[pc]) != region_of(table, arrived):
            return


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
    area = await ask_player(table, pc, "arrival", options, "HER-EXPL-07", {"pc": PCS[pc]})
    tell(table, "explored", pc=PCS[pc], number=number_of(table, card))
    await happened(table, TerrainRevealed, lambda moment, own: moment.terrain == way.card, actor=pc)
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
        await immediate_events(table, pc, part)
    await happened(
        table,
        PcEntersArea,
        lambda moment, own: region_of(table, area_meant(table, moment.area, own)) == region,
        actor=pc,
        area=area,
    )


async def immediate_events(table: Heredity, pc: int, part: int) -> None:
    """The events printed in one part of an area, as long as its terrain still shows that side."""
    card = card_of_area(part)
    reading = Reading(card, side_of(table, card), ACTION, actor=pc, area=part)
    face = terrain_face(table, card)
    for event in face.immediate_events:
        if face.index(event.area) == part % 16 and side_of(table, card) == reading.side:
            tell(table, "immediate-event", pc=PCS[pc], number=number_of(table, card))
            await instructions.carry_out_all(table, event.instructions, reading)
