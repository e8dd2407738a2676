"""The map that the terrain cards in play form: areas that lines enclose, and ways between them."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from tablewright.engine.zones import Zone

from .content import Campaign
from .kinds import GENTLEST, LINES, NOWHERE, OPPOSITE, PASSABLE, STAIRS, STEPS, WHITE, area_number
from .table import Heredity
from .terrain_cards import TerrainFace

Layout: TypeAlias = tuple[tuple[Zone, int], ...]
"""Each card on the board (card, floor, column, row), and the face that it shows."""
JOINED: Final = -1
"""Two cells without a line between them."""


@dataclass(frozen=True, slots=True, eq=False)
class Geography:
    """The areas in play. `region[area]` is the least area that no line separates from it; ways lead between areas."""

    region: Mapping[int, int]
    areas_of: Mapping[int, Zone]
    ways: Mapping[int, tuple[tuple[int, int], ...]]
    """By area: (neighbouring area, colour of the line), level changes included."""
    capacity: Mapping[int, int]
    """By region: how many figures fit (HER-MOVE-06)."""
    near: Mapping[int, Mapping[int, tuple[int, int]]]
    """By region, by neighbouring region: the part of it that is entered, and the gentlest line to it."""
    passable: Mapping[int, Mapping[int, tuple[int, int]]]
    """The same, without those behind windows and walls."""
    cells: Mapping[tuple[int, int, int], int]
    """(floor, column, row) -> area."""
    walls: Mapping[tuple[int, int, int, str], int]
    """The colour of the line at the east or south of a cell."""
    sights: Mapping[tuple[int, int], int]
    """By two regions: the lines between them, where a card says so itself."""


def geography(table: Heredity) -> Geography:
    """The map as it lies now."""
    faces, flipped = table.faces, table.flipped
    layout = tuple([(entry, faces[2 * entry[0] + flipped[entry[0]]]) for entry in table.board])
    return drawn(table.content, layout)


@lru_cache(maxsize=4096)
def drawn(content: Campaign, layout: Layout) -> Geography:
    """The map of a layout of cards on the board with their faces: drawn once, however often it is looked at."""
    cells, edges = {}, {}
    for (card, floor, column, row), printed in layout:
        face = content.terrain(printed)
        height, width = len(face.plan), len(face.plan[0])
        for y, letters in enumerate(face.plan):
            for x, letter in enumerate(letters):
                place = (floor, column * width + x, row * height + y)
                cells[place] = area_number(card, next(i for i, one in enumerate(face.areas) if one.cells == letter))
                edges[place] = (face, x, y)
    walls = dict(_walls(cells, edges))
    region = _regions(cells, walls)
    ways = _ways(cells, walls, region, content, layout)
    areas: dict[int, Zone] = {}
    room: dict[int, int] = {}
    for (card, *_), printed in layout:
        for index, area in enumerate(content.terrain(printed).areas):
            number = area_number(card, index)
            areas[region[number]] = (*areas.get(region[number], ()), number)
            room[region[number]] = room.get(region[number], 0) + area.capacity
    near = {one: _near(one, areas, ways, region) for one in areas}
    passable = {one: _passable(beside) for one, beside in near.items()}
    return Geography(region, areas, ways, room, near, passable, cells, walls, dict(_sights(content, layout, region)))


Place = tuple[int, int, int]


def _walls(
    cells: Mapping[Place, int], edges: Mapping[Place, tuple[TerrainFace, int, int]]
) -> Iterator[tuple[tuple[int, int, int, str], int]]:
    """The line at the east and at the south of every cell that has a neighbour there."""
    for (floor, x, y), area in cells.items():
        for edge in ("east", "south"):
            there = (floor, x + STEPS[edge][0], y + STEPS[edge][1])
            if there in cells:
                here = edges[floor, x, y][0]
                same_card = cells[there] // 16 == area // 16
                colour = (
                    _line_within(here, area, cells[there])
                    if same_card
                    else _line_across(here, area, edges[there][0], cells[there], edge)
                )
                yield (floor, x, y, edge), colour


def _line_within(face: TerrainFace, one: int, other: int) -> int:
    if one == other:
        return JOINED
    return colour_between(face, face.areas[one % 16].id, face.areas[other % 16].id)


def _line_across(here: TerrainFace, one: int, there: TerrainFace, other: int, edge: str) -> int:
    """The line where two cards meet: none if both areas are open there, otherwise the more closed of the two."""
    mine, yours = here.areas[one % 16], there.areas[other % 16]
    if edge in mine.merges_across_edges and OPPOSITE[edge] in yours.merges_across_edges:
        return JOINED
    colours = (colour_between(here, mine.id, edge), colour_between(there, yours.id, OPPOSITE[edge]))
    return max(colours, key=GENTLEST.index)


def colour_between(face: TerrainFace, one: str, other: str) -> int:
    """The line between two areas, or an area and an edge; an edge without a line is white."""
    for line in face.lines:
        if set(line.between) == {one, other}:
            return LINES.index(line.colour)
    return WHITE


def _regions(cells: Mapping[Place, int], walls: Mapping[tuple[int, int, int, str], int]) -> dict[int, int]:
    """Areas that touch without a line become one (HER-EXPL-06)."""
    region = {area: area for area in cells.values()}
    for (floor, x, y, edge), colour in walls.items():
        if colour == JOINED:
            one, other = region[cells[floor, x, y]], region[cells[floor, x + STEPS[edge][0], y + STEPS[edge][1]]]
            if one != other:
                least, most = sorted((one, other))
                region = {area: least if now == most else now for area, now in region.items()}
    return region


def _ways(
    cells: Mapping[Place, int],
    walls: Mapping[tuple[int, int, int, str], int],
    region: Mapping[int, int],
    content: Campaign,
    layout: Layout,
) -> dict[int, tuple[tuple[int, int], ...]]:
    """From each area to its neighbours across lines and by stairs; where lines differ, by the gentlest."""
    found: dict[tuple[int, int], int] = {}
    for (floor, x, y, edge), colour in walls.items():
        one, other = cells[floor, x, y], cells[floor, x + STEPS[edge][0], y + STEPS[edge][1]]
        if colour != JOINED and region[one] != region[other]:
            for pair in ((one, other), (other, one)):
                found[pair] = min(found.get(pair, colour), colour, key=GENTLEST.index)
    for pair in _stairs(content, layout):
        found[pair] = STAIRS
    ways: dict[int, tuple[tuple[int, int], ...]] = dict.fromkeys(region, ())
    for (one, other), colour in sorted(found.items()):
        ways[one] += ((other, colour),)
    return ways


def _stairs(content: Campaign, layout: Layout) -> Iterator[tuple[int, int]]:
    """HER-LEVEL-01, -02: the areas with the same level icon."""
    ends: dict[str, list[int]] = {}
    for (card, *_), printed in layout:
        face = content.terrain(printed)
        for level in face.levels:
            ends.setdefault(level.link_id, []).append(area_number(card, face.index(level.area)))
    for areas in ends.values():
        yield from ((one, other) for one in areas for other in areas if one != other)


def _near(
    region: int,
    areas: Mapping[int, Zone],
    ways: Mapping[int, tuple[tuple[int, int], ...]],
    regions: Mapping[int, int],
) -> dict[int, tuple[int, int]]:
    """The neighbours of a region."""
    found: dict[int, tuple[int, int]] = {}
    for area in areas[region]:
        for other, colour in ways[area]:
            there = regions[other]
            if there not in found or GENTLEST.index(colour) < GENTLEST.index(found[there][1]):
                found[there] = (other, colour)
    return found


def _passable(beside: Mapping[int, tuple[int, int]]) -> dict[int, tuple[int, int]]:
    return {there: way for there, way in beside.items() if way[1] in PASSABLE}


def _sights(content: Campaign, layout: Layout, region: Mapping[int, int]) -> Iterator[tuple[tuple[int, int], int]]:
    """HER-RANGE-06: what a terrain's own table says about straight lines, in both directions."""
    for (card, *_), printed in layout:
        face = content.terrain(printed)
        for sight in face.sight:
            one, other = (region[area_number(card, face.index(name))] for name in (sight.from_, sight.to))
            yield from (((one, other), sight.lines), ((other, one), sight.lines))


# What rules ask of the map


def region_of(table: Heredity, area: int) -> int:
    """The area in play that a part of it belongs to; NOWHERE stays NOWHERE."""
    return NOWHERE if area == NOWHERE else geography(table).region.get(area, NOWHERE)


def neighbours(table: Heredity, region: int) -> Mapping[int, tuple[int, int]]:
    """By neighbouring region: the part of it that is entered, and the gentlest line to it; closed lines included."""
    return geography(table).near[region]


def open_neighbours(table: Heredity, region: int) -> Mapping[int, tuple[int, int]]:
    """Where a character may go in one step (HER-MOVE-01)."""
    return geography(table).passable[region]


def distances(table: Heredity, region: int) -> Mapping[int, int]:
    """HER-NPC-13: how many steps every region in play is away."""
    return steps_from(geography(table), region)


@lru_cache(maxsize=4096)
def steps_from(map_: Geography, region: int) -> Mapping[int, int]:
    found, waiting = {region: 0}, deque([region])
    while waiting:
        here = waiting.popleft()
        for there in map_.passable[here]:
            if there not in found:
                found[there] = found[here] + 1
                waiting.append(there)
    return found


def characters_at(table: Heredity, region: int) -> Zone:
    """Everybody in an area."""
    regions = geography(table).region
    return tuple(
        character for character, area in enumerate(table.places) if area != NOWHERE and regions[area] == region
    )


def crowded(table: Heredity, region: int) -> bool:
    """HER-MOVE-06: no further figure fits."""
    return room_in(table, region) <= 0


def overcrowded(table: Heredity, area: int) -> bool:
    """HER-MOVE-07: more figures than fit: somebody is passing through."""
    return room_in(table, region_of(table, area)) < 0


def room_in(table: Heredity, region: int) -> int:
    """How many more figures fit into an area."""
    return room_beside(geography(table), table.places, region)


def room_beside(map_: Geography, places: Iterable[int], region: int) -> int:
    """How many more figures fit into an area beside those in these places."""
    inside = map_.areas_of[region]
    return map_.capacity[region] - sum([area in inside for area in places])
