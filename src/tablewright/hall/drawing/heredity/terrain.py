"""The map: terrain cards where they lie, their areas and lines, what is in them, and where the map goes on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec
from markupsafe import Markup

from tablewright.engine.game import View
from tablewright.games.heredity.kinds import EDGES

from ..paper import draw
from . import signs
from .box import Box
from .edges import GAP, Corner, Terrain, bridges_of, frontiers_of, openings_of
from .labels import Label, digit_size, label_of, name_size, piece_scale, text_size
from .outlines import CELL, Border, Plan
from .pieces import Piece, pieces_of, sizes_of

SHAPE: Final = 1.6
"""How wide the room for the map is, measured by its height."""
LEAST: Final = 0.0235
"""How many rem a unit of the drawing has at least on a wide screen: its smallest numbers are ten pixels high then."""


class Region(NamedTuple):
    """An area as it is drawn: its number, ground and outline, and all of it in words."""

    number: int
    ground: str
    outline: str
    words: str
    crowded: bool


# The drawing as a whole


def draw_map(box: Box, view: View) -> str:
    """Every floor in one drawing: the map itself, and the detached cards at its right."""
    board: Sequence[Terrain] = view["board"]
    if not board:
        return draw("heredity/nowhere.html", say=box.voice.say, sign=signs.sign)
    corners = corners_of(board)
    across, down = max(corner.x for corner in corners), max(corner.y for corner in corners)
    text = text_size(max(across + 5 * CELL, SHAPE * (down + 5 * CELL)))
    cards = [card_of(box, view, terrain, corner, text) for terrain, corner in zip(board, corners, strict=True)]
    left, top, right, bottom = frame_of(cards)
    return draw(
        "heredity/map.html",
        say=box.voice.say,
        sign=signs.sign,
        cards=cards,
        grounds=sorted({ground for card in cards for ground in card["grounds"]}),
        box=(left, top, right - left, bottom - top),
        least=[f"{round(LEAST * side, 1)}rem" for side in (right - left, bottom - top)],
        columns=min(8, max(1, round((right - left) / (4 * CELL)))),
        text=text,
        pieces=[piece for card in cards for piece in card["pieces"]],
    )


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


def card_of(box: Box, view: View, terrain: Terrain, corner: Corner, text: int) -> dict[str, Any]:
    areas = [region_of(box, view, terrain, area) for area in terrain["areas"]]
    name, width = box.word(terrain["name"]), len(terrain["plan"][0]) * CELL
    return {
        "number": terrain["number"],
        "name": name,
        "letters": name_size(name, text, width),
        "x": corner.x,
        "y": corner.y,
        "width": width,
        "height": len(terrain["plan"]) * CELL,
        "grounds": [area.ground for area in areas],
        "drawn": Markup(draw_card(box, corner, text, msgspec.json.encode((printed(terrain), areas)))),
        "frontiers": frontiers_of(box, view, terrain, corner),
        "pieces": list(pieces_on(box, view, terrain, corner, text)),
    }


def printed(terrain: Terrain) -> dict[str, Any]:
    """What a card shows, whoever is on it."""
    areas = [{name: area[name] for name in ("id", "letter", "name", "merges")} for area in terrain["areas"]]
    return {name: terrain[name] for name in ("number", "side", "name", "plan", "lines")} | {"areas": areas}


@lru_cache(maxsize=2000)
def draw_card(box: Box, corner: Corner, text: int, facts: bytes) -> str:
    """A card from all that is told of it; most moves leave most of them as they were."""
    terrain, areas = msgspec.json.decode(facts, type=tuple[dict[str, Any], list[Region]])
    shapes = shapes_of(terrain)
    return draw(
        "heredity/terrain.html",
        number=terrain["number"],
        side=terrain["side"],
        text=text,
        x=corner.x,
        y=corner.y,
        width=len(terrain["plan"][0]) * CELL,
        height=len(terrain["plan"]) * CELL,
        areas=areas,
        labels=[label for label in labels_of(box, terrain, text).values() if label is not None],
        borders=shapes.borders,
        signs=[(border, signs.drawn(signs.PICTURES["line"][border.colour])) for border in signed(shapes.borders)],
        openings=list(openings_of(terrain)),
        bridges=list(bridges_of(terrain, shapes.grounds)),
    )


class Shapes(NamedTuple):
    """The drawing of a side: the outline and the ground of each area, and the lines between them."""

    outlines: Mapping[str, str]
    grounds: Mapping[str, str]
    borders: list[Border]


def shapes_of(terrain: Terrain) -> Shapes:
    lines = tuple((tuple(line["between"]), line["colour"]) for line in terrain["lines"])
    letters = tuple((area["id"], area["letter"]) for area in terrain["areas"])
    side = f"{terrain['number']}{'b' * (terrain['side'] == 'back')}"
    return _shapes_of(side, tuple(terrain["plan"]), lines, letters)


@lru_cache(maxsize=200)
def _shapes_of(
    side: str,
    plan: tuple[str, ...],
    lines: tuple[tuple[tuple[str, ...], str], ...],
    letters: tuple[tuple[str, str], ...],
) -> Shapes:
    """The drawing of a side; it is the same for every table and language."""
    letter_of = dict(letters)
    colours = {frozenset(letter_of.get(name, name) for name in between): colour for between, colour in lines}
    drawing = Plan(plan, lambda pair: colours.get(pair, "white"))
    beside = {name: tuple(colour for between, colour in lines if name in between) for name in letter_of}
    return Shapes(
        {name: drawing.outline(letter) for name, letter in letters},
        {name: signs.ground_on(side, name, beside[name]) for name in letter_of},
        list(drawing.borders()),
    )


def signed(borders: Sequence[Border]) -> list[Border]:
    """Doors, windows and fires carry their sign once; open ground and walls are known by their lines."""
    found: dict[tuple[str, frozenset[str]], Border] = {}
    for border in borders:
        if border.colour in ("green", "blue", "red"):
            found.setdefault((border.colour, border.between), border)
    return list(found.values())


def region_of(box: Box, view: View, terrain: Terrain, area: Mapping[str, Any]) -> Region:
    shapes = shapes_of(terrain)
    words = told_area(box, view, terrain, area)
    return Region(area["area"], shapes.grounds[area["id"]], shapes.outlines[area["id"]], words, area["crowded"])


def labels_of(box: Box, terrain: Terrain, text: int) -> dict[str, Label | None]:
    """The names of the areas of a card, where they have room."""
    return {
        area["letter"]: label_of(box.maybe(area["name"]), tuple(terrain["plan"]), area["letter"], text)
        for area in terrain["areas"]
    }


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


# What lies there


def pieces_on(box: Box, view: View, terrain: Terrain, corner: Corner, text: int) -> Iterator[Markup]:
    """Everything in the areas of a card, with its place in the drawing."""
    labels, scale = labels_of(box, terrain, text), piece_scale(text)
    for area in terrain["areas"]:
        pieces, letter = pieces_of(box, view, terrain, area), area["letter"]
        for piece, (x, y), size in sizes_of(pieces, terrain["plan"], letter, labels[letter], scale):
            yield draw_piece(piece, corner.x + x - size / 2, corner.y + y - size / 2, size, digit_size(text, size))


@lru_cache(maxsize=5000)
def draw_piece(piece: Piece, x: float, y: float, size: float, digits: int) -> Markup:
    return Markup(
        draw("heredity/piece.html", piece=piece, x=round(x, 1), y=round(y, 1), size=round(size, 1), digits=digits)
    )
