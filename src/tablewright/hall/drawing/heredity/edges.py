"""The edges of terrain cards: lines that close them, areas that go on beyond them, and what is not yet explored."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from markupsafe import Markup

from tablewright.engine.game import View
from tablewright.games.heredity.kinds import EDGES, STEPS

from . import signs
from .box import Box
from .outlines import CELL

Terrain = Mapping[str, Any]
GAP: Final = 28
"""Between two cards that lie side by side."""
BEYOND: Final = 120
"""How far the unexplored reaches into the drawing."""


class Corner(NamedTuple):
    """Where the upper left corner of a card lies in the drawing."""

    x: float
    y: float


class Opening(NamedTuple):
    """A piece of an edge: its line, or nothing where two cards are one area."""

    colour: str
    path: str


class Frontier(NamedTuple):
    """Where the map can go on: the number of the card, the strip beyond the edge, and the way there in words."""

    number: int
    x: float
    y: float
    width: float
    height: float
    edge: str
    words: str
    icon: Markup


# Lines and areas


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


def bridges_of(terrain: Terrain, grounds: Mapping[str, str]) -> Iterator[tuple[str, float, float, float, float]]:
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
                yield grounds[area["id"]], x, y, wide, high


# What lies beyond


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
