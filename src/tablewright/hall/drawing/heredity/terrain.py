"""The map: terrain cards where they lie, their areas and lines, what is in them, and where the map goes on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from tablewright.engine.game import View
from tablewright.games.heredity.kinds import EDGES, STEPS

from ..paper import draw
from . import signs
from .box import Box
from .outlines import CELL, Border, Plan, widest_row
from .pieces import Piece, pieces_of, sizes_of

GAP: Final = 28
"""Between two cards that lie side by side."""
SHAPE: Final = 1.6
"""How wide the room for the map is, measured by its height."""
BEYOND: Final = 120
"""How far the unexplored reaches into the drawing."""
LINES: Final = ("white", "green", "red", "blue", "black")
Terrain = Mapping[str, Any]


class Corner(NamedTuple):
    """Where the upper left corner of a card lies in the drawing."""

    x: float
    y: float


class Region(NamedTuple):
    """An area as it is drawn: its number, ground and outline, its name where there is room, and all of it in words."""

    number: int
    ground: str
    outline: str
    name: list[str]
    at: tuple[float, float]
    words: str
    crowded: bool


class Frontier(NamedTuple):
    """Where the map can go on: the number of the card, the strip beyond the edge, and the way there in words."""

    number: int
    x: float
    y: float
    width: float
    height: float
    edge: str
    words: str
    icon: Any


class Opening(NamedTuple):
    """A piece of an edge: its line, or nothing where two cards are one area."""

    colour: str
    path: str


# The drawing as a whole


def draw_map(box: Box, view: View) -> str:
    """Every floor in one drawing: the map itself, and the detached cards at its right."""
    board: Sequence[Terrain] = view["board"]
    if not board:
        return draw("heredity/nowhere.html", say=box.voice.say, sign=signs.sign)
    corners = corners_of(board)
    cards = [card_of(box, view, terrain, corner) for terrain, corner in zip(board, corners, strict=True)]
    left, top, right, bottom = frame_of(cards)
    return draw(
        "heredity/map.html",
        say=box.voice.say,
        sign=signs.sign,
        drawn=signs.drawn,
        cards=cards,
        grounds=sorted({area.ground for card in cards for area in card["areas"]}),
        box=(left, top, right - left, bottom - top),
        columns=min(8, max(1, round((right - left) / (4 * CELL)))),
        text=text_size(right - left),
        pieces_here=[piece for card in cards for piece in card["pieces"]],
        legend=[(colour, signs.drawn(signs.PICTURES["line"][colour]), box.word(f"line-{colour}")) for colour in LINES],
    )


def text_size(width: float) -> int:
    """The wider the map, the larger its letters within it, so that they stay readable on one screen."""
    return round(min(40, max(21, width / 58)))


def corners_of(board: Sequence[Terrain]) -> list[Corner]:
    """The map, and the detached cards beside it or below it, whichever keeps the drawing larger."""
    wide = max(len(terrain["plan"][0]) for terrain in board) * CELL + GAP
    high = max(len(terrain["plan"]) for terrain in board) * CELL + GAP
    joined = [terrain for terrain in board if terrain["floor"] == 0] or [board[0]]
    left, columns = extent(terrain["column"] for terrain in joined)
    top, rows = extent(terrain["row"] for terrain in joined)
    floors = sorted({terrain["floor"] for terrain in board} - {0})
    beside, below = -(-len(floors) // rows), -(-len(floors) // columns)
    is_below = max((columns + beside) * wide / SHAPE, rows * high) > max(columns * wide / SHAPE, (rows + below) * high)
    found = []
    for terrain in board:
        place = floors.index(terrain["floor"]) if terrain["floor"] else 0
        if not terrain["floor"]:
            found.append(Corner((terrain["column"] - left) * wide, (terrain["row"] - top) * high))
        elif is_below:
            found.append(Corner(place % columns * wide, (rows + place // columns) * high + CELL))
        else:
            found.append(Corner((columns + place // rows) * wide + CELL, place % rows * high))
    return found


def extent(places: Iterable[int]) -> tuple[int, int]:
    """The first of some places, and how many there are from it to the last."""
    found = sorted(places)
    return found[0], found[-1] - found[0] + 1


def frame_of(cards: Sequence[Mapping[str, Any]]) -> tuple[float, float, float, float]:
    """What has to be in sight: all cards, and all that lies beyond their edges."""
    boxes = [(card["x"], card["y"], card["width"], card["height"]) for card in cards]
    boxes += [(one.x, one.y, one.width, one.height) for card in cards for one in card["frontiers"]]
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, bottom = max(box[0] + box[2] for box in boxes), max(box[1] + box[3] for box in boxes)
    return left - GAP, top - GAP, right + GAP, bottom + GAP


# One card


def card_of(box: Box, view: View, terrain: Terrain, corner: Corner) -> dict[str, Any]:
    lines = tuple((tuple(line["between"]), line["colour"]) for line in terrain["lines"])
    letters = tuple((area["id"], area["letter"]) for area in terrain["areas"])
    shapes = shapes_of(tuple(terrain["plan"]), lines, letters)
    return {
        "number": terrain["number"],
        "side": terrain["side"],
        "name": box.word(terrain["name"]),
        "x": corner.x,
        "y": corner.y,
        "width": len(terrain["plan"][0]) * CELL,
        "height": len(terrain["plan"]) * CELL,
        "areas": [region_of(box, view, terrain, area, shapes) for area in terrain["areas"]],
        "borders": shapes.borders,
        "signs": [(border, signs.drawn(signs.PICTURES["line"][border.colour])) for border in signed(shapes.borders)],
        "openings": list(openings_of(terrain)),
        "bridges": list(bridges_of(terrain, shapes)),
        "frontiers": frontiers_of(box, view, terrain, corner),
        "pieces": list(pieces_on(box, view, terrain, corner)),
    }


class Shapes(NamedTuple):
    """The drawing of a side: the outline and the ground of each area, and the lines between them."""

    outlines: Mapping[str, str]
    grounds: Mapping[str, str]
    borders: list[Border]


@lru_cache(maxsize=200)
def shapes_of(
    plan: tuple[str, ...], lines: tuple[tuple[tuple[str, ...], str], ...], letters: tuple[tuple[str, str], ...]
) -> Shapes:
    """The drawing of a plan; it is the same for every table and language."""
    letter_of = dict(letters)
    colours = {frozenset(letter_of.get(name, name) for name in between): colour for between, colour in lines}
    drawing = Plan(plan, lambda pair: colours.get(pair, "white"))
    beside = {name: tuple(colour for between, colour in lines if name in between) for name in letter_of}
    return Shapes(
        {name: drawing.outline(letter) for name, letter in letters},
        {name: signs.ground_of(name, beside[name]) for name in letter_of},
        list(drawing.borders()),
    )


def signed(borders: Sequence[Border]) -> list[Border]:
    """Doors, windows and fires carry their sign once; open ground and walls are known by their lines."""
    found: dict[tuple[str, frozenset[str]], Border] = {}
    for border in borders:
        if border.colour in ("green", "blue", "red"):
            found.setdefault((border.colour, border.between), border)
    return list(found.values())


def region_of(box: Box, view: View, terrain: Terrain, area: Mapping[str, Any], shapes: Shapes) -> Region:
    name, at = label_of(box, terrain, area)
    return Region(
        area["area"],
        shapes.grounds[area["id"]],
        shapes.outlines[area["id"]],
        name,
        at,
        told_area(box, view, terrain, area),
        area["crowded"],
    )


# Words


def area_name(box: Box, area: Mapping[str, Any]) -> str:
    """What an area is called; one without a name has its letter."""
    named = box.maybe(area["name"])
    return named[:1].upper() + named[1:] if named else box.voice.say("heredity-area", letter=area["letter"])


def told_area(box: Box, view: View, terrain: Terrain, area: Mapping[str, Any]) -> str:
    """Everything that one can see of an area, in words."""
    say = box.voice.say
    parts = [f"{area_name(box, area)} ({box.word(terrain['name'])})", say("heredity-room", count=area["capacity"])]
    parts += [piece.words for piece in pieces_of(box, view, terrain, area)]
    parts += [told_line(box, terrain, area, line) for line in terrain["lines"] if area["id"] in line["between"]]
    return ". ".join(parts)


def told_line(box: Box, terrain: Terrain, area: Mapping[str, Any], line: Mapping[str, Any]) -> str:
    other = next((name for name in line["between"] if name != area["id"]), area["id"])
    names = {one["id"]: area_name(box, one) for one in terrain["areas"]}
    where = box.word(f"edge-{other}") if other in EDGES else names[other]
    colour = box.word(f"line-{line['colour']}")
    return f"{where}: {colour}"


def label_of(box: Box, terrain: Terrain, area: Mapping[str, Any]) -> tuple[list[str], tuple[float, float]]:
    """The name of an area in one or two lines, at the top of its widest row; nothing where there is no room."""
    row, column, count = widest_row(terrain["plan"], area["letter"])
    middle = (column + count / 2) * CELL, row * CELL + 30
    words = box.maybe(area["name"]).split()
    most = count * 9
    if not words:
        return [], middle
    if len(" ".join(words)) <= most:
        return [" ".join(words)], middle
    cut = min(range(1, len(words) + 1), key=lambda n: abs(len(" ".join(words[:n])) - len(" ".join(words[n:]))))
    lines = [" ".join(words[:cut]), " ".join(words[cut:])]
    return [line for line in lines if line] if max(map(len, lines)) <= most + 3 else [], middle


# Edges


def runs(letters: Sequence[str]) -> Iterator[tuple[str, int, int]]:
    """Letters along an edge: which, from where, how many."""
    begin = 0
    for place in range(1, len(letters) + 1):
        if place == len(letters) or letters[place] != letters[begin]:
            yield letters[begin], begin, place - begin
            begin = place


def along_edge(plan: Sequence[str], edge: str) -> str:
    match edge:
        case "north":
            return plan[0]
        case "south":
            return plan[-1]
        case "west":
            return "".join(row[0] for row in plan)
        case _:
            return "".join(row[-1] for row in plan)


def openings_of(terrain: Terrain) -> Iterator[Opening]:
    """HER-TERR-09 to -13 at the edges: lines that close them; what says nothing is open."""
    letter_of = {area["id"]: area["letter"] for area in terrain["areas"]}
    for line in terrain["lines"]:
        edge = next((name for name in line["between"] if name in EDGES), None)
        if edge is None or line["colour"] == "white":
            continue
        letter = letter_of[next(name for name in line["between"] if name not in EDGES)]
        for own, begin, count in runs(along_edge(terrain["plan"], edge)):
            if own == letter:
                yield Opening(line["colour"], edge_path(terrain["plan"], edge, begin, count, 5))


def edge_path(plan: Sequence[str], edge: str, begin: int, count: int, inset: float) -> str:
    width, height = len(plan[0]) * CELL, len(plan) * CELL
    start, end = begin * CELL, (begin + count) * CELL
    match edge:
        case "north":
            return f"M{start} {inset}H{end}"
        case "south":
            return f"M{start} {height - inset}H{end}"
        case "west":
            return f"M{inset} {start}V{end}"
        case _:
            return f"M{width - inset} {start}V{end}"


def bridges_of(terrain: Terrain, shapes: Shapes) -> Iterator[tuple[str, float, float, float, float]]:
    """HER-TERR-08: an area that goes on beyond the edge has no line there; its ground covers the gap."""
    plan = terrain["plan"]
    width, height = len(plan[0]) * CELL, len(plan) * CELL
    for area in terrain["areas"]:
        for edge in area["merges"]:
            for own, begin, count in runs(along_edge(plan, edge)):
                if own != area["letter"]:
                    continue
                start, size, reach = begin * CELL + 6, count * CELL - 12, GAP / 2 + 4
                x, y = {"north": (start, -GAP / 2), "south": (start, height - 4), "west": (-GAP / 2, start)}.get(
                    edge, (width - 4, start)
                )
                wide, high = (size, reach) if edge in ("north", "south") else (reach, size)
                yield shapes.grounds[area["id"]], x, y, wide, high


# What lies beyond, and what lies there


def frontiers_of(box: Box, view: View, terrain: Terrain, corner: Corner) -> list[Frontier]:
    """HER-EXPL-02: a strip of the unknown beyond each edge that leads on."""
    return [
        frontier_of(box, terrain, corner, way)
        for way in terrain["exploration"]
        if way["open"] and way["edge"] in EDGES and not neighbour(view, terrain, way["edge"])
    ]


def neighbour(view: View, terrain: Terrain, edge: str) -> bool:
    """Whether a card lies there already."""
    east, south = STEPS[edge]
    there = (terrain["floor"], terrain["column"] + east, terrain["row"] + south)
    return any((one["floor"], one["column"], one["row"]) == there for one in view["board"])


def frontier_of(box: Box, terrain: Terrain, corner: Corner, way: Mapping[str, Any]) -> Frontier:
    plan, edge = terrain["plan"], way["edge"]
    width, height = len(plan[0]) * CELL, len(plan) * CELL
    number = way["number"]
    words = box.voice.say("heredity-explore", number=number, edge=box.word(f"edge-{edge}"))
    x, y, wide, high = {
        "north": (width / 5, -GAP - BEYOND, width * 3 / 5, BEYOND),
        "south": (width / 5, height + GAP, width * 3 / 5, BEYOND),
        "west": (-GAP - BEYOND, height / 5, BEYOND, height * 3 / 5),
        "east": (width + GAP, height / 5, BEYOND, height * 3 / 5),
    }[edge]
    return Frontier(
        number, corner.x + x, corner.y + y, wide, high, edge, words, signs.drawn(signs.PICTURES["sign"]["explore"])
    )


def pieces_on(box: Box, view: View, terrain: Terrain, corner: Corner) -> Iterator[dict[str, Any]]:
    """Everything in the areas of a card, with its place in the drawing."""
    for area in terrain["areas"]:
        pieces = pieces_of(box, view, terrain, area)
        labelled = bool(label_of(box, terrain, area)[0])
        for piece, x, y, size in sizes_of(pieces, terrain["plan"], area["letter"], labelled):
            yield placed(piece, corner.x + x, corner.y + y, size)


def placed(piece: Piece, x: float, y: float, size: float) -> dict[str, Any]:
    return {**piece._asdict(), "x": round(x - size / 2, 1), "y": round(y - size / 2, 1), "size": size}
