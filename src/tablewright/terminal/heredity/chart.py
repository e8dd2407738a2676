"""The map as text: terrain cards cell by cell, lines between areas, and in the cells what lies and stands there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from rich.text import Text

from tablewright.games.heredity.kinds import OPPOSITE

from ..lines import cropped
from .signs import (
    ACROSS,
    ARROWS,
    DOWN,
    EVENT,
    GENTLEST,
    ITEM,
    LEVEL,
    LINE_INKS,
    NOTE,
    Entry,
    counted,
    figure,
    icon,
    letter,
)

CELL, HIGH = 5, 2
"""Columns and rows of the screen for each cell, its left and upper line included."""

Place = tuple[int, int]


class Cell(NamedTuple):
    """A cell of a plan: its terrain and its area."""

    terrain: Entry
    area: Entry


class Canvas:
    """A sheet of single letters that grows into lines."""

    def __init__(self, width: int, height: int) -> None:
        self.rows = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: Text) -> None:
        """Write a text; what does not fit beside it is cut off by the sheet."""
        for offset, character in enumerate(text.plain):
            if 0 <= y < len(self.rows) and 0 <= x + offset < len(self.rows[y]):
                style = next((str(span.style) for span in text.spans if span.start <= offset < span.end), text.style)
                self.rows[y][x + offset] = (character, str(style))

    def letter(self, x: int, y: int) -> str:
        inside = 0 <= y < len(self.rows) and 0 <= x < len(self.rows[0])
        return self.rows[y][x][0] if inside else " "

    def lines(self) -> list[Text]:
        return [Text.assemble(*row) for row in self.rows]


def label(terrain: Entry, area: Entry) -> str:
    """What an area is called on the map: the number of its terrain and its letter."""
    return f"{terrain['number']}{area['letter']}"


def found_area(view: dict[str, Any], area: int | None) -> Cell | None:
    """An area by its number."""
    for terrain in view["board"]:
        for entry in terrain["areas"]:
            if entry["area"] == area:
                return Cell(terrain, entry)
    return None


def floors(view: dict[str, Any]) -> list[int]:
    return sorted({terrain["floor"] for terrain in view["board"]})


# Cells and lines


def cells_of(view: dict[str, Any], floor: int) -> dict[Place, Cell]:
    """The cells of a floor by column and row."""
    found = {}
    for terrain in view["board"]:
        if terrain["floor"] == floor:
            plan, areas = terrain["plan"], {area["letter"]: area for area in terrain["areas"]}
            for y, letters in enumerate(plan):
                for x, one in enumerate(letters):
                    place = (terrain["column"] * len(letters) + x, terrain["row"] * len(plan) + y)
                    found[place] = Cell(terrain, areas[one])
    return found


def line_between(one: Cell | None, other: Cell | None, edge: str) -> str | None:
    """The line between a cell and its neighbour in a direction; none inside an area."""
    if one is None or other is None:
        cell, side = (one, edge) if one is not None else (other, OPPOSITE[edge])
        return None if cell is None else (printed(cell, side) or "frame")
    if one.area["region"] == other.area["region"]:
        return None
    if one.terrain is other.terrain:
        return printed(one, other.area["id"]) or "white"
    colours = (printed(one, edge) or "white", printed(other, OPPOSITE[edge]) or "white")
    return max(colours, key=GENTLEST.index)


def printed(cell: Cell, beyond: str) -> str | None:
    """The colour of the line that a terrain prints between an area and another, or an edge."""
    wanted = {cell.area["id"], beyond}
    return next((str(line["colour"]) for line in cell.terrain["lines"] if set(line["between"]) == wanted), None)


# Drawing


def drawn(view: dict[str, Any], floor: int) -> tuple[Canvas, Place]:
    """A whole floor, and which cell is in its upper left corner."""
    cells = cells_of(view, floor)
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    wide, high = max(x for x, _ in cells) - left + 1, max(y for _, y in cells) - top + 1
    canvas = Canvas(wide * CELL + 1, high * HIGH + 1)
    for y in range(high + 1):
        for x in range(wide + 1):
            draw_lines(canvas, cells, (x + left, y + top), (x * CELL, y * HIGH))
    draw_corners(canvas, wide, high)
    for area, places in areas_in(cells).items():
        draw_contents(canvas, chips(view, area), slots(places, (left, top)))
    for terrain in view["board"]:
        if terrain["floor"] == floor:
            draw_explorations(canvas, terrain, (left, top))
    return canvas, (left, top)


def draw_lines(canvas: Canvas, cells: dict[Place, Cell], place: Place, at: Place) -> None:
    """The lines above and to the left of a cell."""
    (x, y), (column, row) = place, at
    here = cells.get(place)
    above = line_between(cells.get((x, y - 1)), here, "south")
    if above is not None:
        canvas.put(column + 1, row, Text(ACROSS[above] * (CELL - 1), LINE_INKS[above]))
    beside = line_between(cells.get((x - 1, y)), here, "east")
    if beside is not None:
        canvas.put(column, row + 1, Text(DOWN[beside], LINE_INKS[beside]))


def draw_corners(canvas: Canvas, wide: int, high: int) -> None:
    """Where lines meet: a straight one goes on, others meet in a dot."""
    for row in range(0, high * HIGH + 1, HIGH):
        for column in range(0, wide * CELL + 1, CELL):
            around = [canvas.letter(column + x, row + y) for x, y in ((-1, 0), (1, 0), (0, -1), (0, 1))]
            west, east, north, south = around
            if west == east != " " and north == south == " ":
                canvas.put(column, row, Text(west, "dim"))
            elif north == south != " " and west == east == " ":
                canvas.put(column, row, Text(north, "dim"))
            elif any(one != " " for one in around):
                canvas.put(column, row, Text("·", "bright_black"))


def areas_in(cells: dict[Place, Cell]) -> dict[int, list[Place]]:
    """The cells of each area, in reading order."""
    found: dict[int, list[Place]] = {}
    for place in sorted(cells, key=lambda place: (place[1], place[0])):
        found.setdefault(cells[place].area["area"], []).append(place)
    return found


def slots(places: list[Place], corner: Place) -> list[Place]:
    """Where on the sheet an area has room: in its cells, then between two cells above each other."""
    spots = [((x - corner[0]) * CELL + 1, (y - corner[1]) * HIGH + 1) for x, y in places]
    inside = set(spots)
    return [*spots, *((column, row + 1) for column, row in spots if (column, row + HIGH) in inside)]


def chips(view: dict[str, Any], area: int) -> list[Text]:
    """What an area shows, the most wanted first: its label, figures, icons, things."""
    found = found_area(view, area)
    assert found is not None
    terrain, entry = found
    family = [view["family"][one]["name"] for one in entry["characters"] if one < len(view["family"])]
    figures = [one for one in view["characters"] if one["area"] == area]
    return [
        Text(label(terrain, entry), "dim"),
        *([Text("").join(letter(pc) for pc in family)] if family else []),
        *(figure(one) for one in figures),
        *(icon(one) for one in entry["icons"]),
        *marks(view, entry),
    ]


def marks(view: dict[str, Any], entry: Entry) -> Iterator[Text]:
    """Tokens, cards that lie beside, level changes, immediate events and letters."""
    lying = counted(entry["tokens"])
    if lying.plain:
        yield from lying.split(" ")
    things = {card["number"]: card["item"] is not None for card in view["beside"]}
    for number in entry["beside"]:
        yield Text(f"{ITEM if things[number] else NOTE}{number}", "bold bright_yellow")
    yield from (Text(LEVEL, "bold") for _ in entry["ends"])
    if entry["event"]:
        yield Text(EVENT, "bold bright_red")
    yield from (Text(f"({one})", "bold") for one in entry["letters"])


def draw_contents(canvas: Canvas, contents: list[Text], places: list[Place]) -> None:
    """One thing in each cell; where there are too many, the last cell says so."""
    shown = contents if len(contents) <= len(places) else [*contents[: len(places) - 1], Text("…", "bold")]
    for text, (column, row) in zip(shown, places, strict=False):
        canvas.put(column, row, cropped(text, CELL - 1))


def draw_explorations(canvas: Canvas, terrain: Entry, corner: Place) -> None:
    """Arrows to terrain that nobody has seen yet, at the middle of the edge."""
    wide, high = len(terrain["plan"][0]) * CELL, len(terrain["plan"]) * HIGH
    left = terrain["column"] * wide - corner[0] * CELL
    top = terrain["row"] * high - corner[1] * HIGH
    for way in terrain["exploration"]:
        if not way["open"] or way["edge"] == "level":
            continue
        words = f"{ARROWS[way['edge']]}{way['number']}"
        if way["edge"] in ("north", "south"):
            row = top if way["edge"] == "north" else top + high
            canvas.put(left + (wide - len(words)) // 2, row, Text(words, "bold bright_white"))
        else:
            column = left if way["edge"] == "west" else left + wide
            for offset, character in enumerate(words):
                canvas.put(column, top + (high - len(words)) // 2 + offset, Text(character, "bold bright_white"))


# What part of the map is seen


def window(view: dict[str, Any], members: list[Entry], width: int, height: int) -> list[Text]:
    """As much of the map around some members of the family as finds room."""
    standing = [found for member in members if (found := found_area(view, member["area"])) is not None]
    floor = standing[0].terrain["floor"] if standing else floors(view)[0]
    canvas, corner = drawn(view, floor)
    middle = centre([one for one in standing if one.terrain["floor"] == floor], corner) or (0, 0)
    left = start(middle[0], width, len(canvas.rows[0]))
    top = start(middle[1], height, len(canvas.rows))
    return [line[left : left + width] for line in canvas.lines()[top : top + height]]


def centre(standing: list[Cell], corner: Place) -> Place | None:
    """The middle of the terrains on which somebody stands, on the sheet."""
    if not standing:
        return None
    terrains = [one.terrain for one in standing]
    wide, high = len(terrains[0]["plan"][0]), len(terrains[0]["plan"])
    column = sum(one["column"] * wide + wide // 2 for one in terrains) // len(terrains)
    row = sum(one["row"] * high + high // 2 for one in terrains) // len(terrains)
    return (column - corner[0]) * CELL, (row - corner[1]) * HIGH


def start(middle: int, room: int, size: int) -> int:
    """Where a window begins so that its middle is in sight and no room is wasted."""
    return min(max(middle - room // 2, 0), max(size - room, 0))


def whole(view: dict[str, Any], floor: int, width: int) -> list[Text]:
    """A whole floor for reading; one that is too wide is cut into strips."""
    canvas, _ = drawn(view, floor)
    wide = len(canvas.rows[0])
    strip = max((width - 1) // CELL * CELL, CELL)
    lines: list[Text] = []
    for left in range(0, max(wide - 1, 1), strip):
        lines += [*(line[left : left + strip + 1] for line in canvas.lines()), Text()]
    return lines
