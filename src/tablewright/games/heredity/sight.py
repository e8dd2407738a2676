"""Straight lines between areas: how many border lines they cross, and where walls stop them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from .geography import JOINED, Geography, geography
from .kinds import BLACK, OPPOSITE, STEPS
from .table import Heredity

POINTS: Final = (0.11, 0.87)
"""Where in a cell a figure may be thought to stand (HER-RANGE-06): never so that a line runs through a corner."""


def lines_between(table: Heredity, start: int, goal: int) -> int | None:
    """The fewest lines that a straight line between two areas crosses; None if every one meets a wall."""
    map_ = geography(table)
    return fewest_lines(map_, map_.region[start], map_.region[goal])


@lru_cache(maxsize=65536)
def fewest_lines(map_: Geography, start: int, goal: int) -> int | None:
    """HER-RANGE-03 to -07: over all points of both areas, unless a card has its own table."""
    if start == goal:
        return 0
    if (start, goal) in map_.sights:
        return map_.sights[start, goal]
    here = [place for place, area in map_.cells.items() if map_.region[area] == start]
    there = [place for place, area in map_.cells.items() if map_.region[area] == goal]
    counts = (
        _crossed(map_, floor, (x + dx, y + dy), (u + du, v + dv))
        for floor, x, y in here
        for other, u, v in there
        if other == floor  # HER-LEVEL-04
        for dx in POINTS for dy in POINTS for du in POINTS for dv in POINTS
    )  # fmt: skip
    best = None
    for count in counts:
        if count == 1:
            return 1  # two areas are never nearer
        if count is not None and (best is None or count < best):
            best = count
    return best


def _crossed(map_: Geography, floor: int, start: tuple[float, float], goal: tuple[float, float]) -> int | None:
    """The lines that one straight line crosses, cell by cell; None at a wall or beyond the cards."""
    (x, y), (u, v) = start, goal
    column, row = int(x // 1), int(y // 1)
    lines = 0
    while (column, row) != (int(u // 1), int(v // 1)):
        edge = _next_edge(x, y, u, v, column, row)
        step = STEPS[edge]
        colour = _wall(map_, floor, column, row, edge)
        if colour is None or colour == BLACK:
            return None
        lines += colour != JOINED
        column, row = column + step[0], row + step[1]
    return lines


def _next_edge(x: float, y: float, u: float, v: float, column: int, row: int) -> str:
    """The edge through which a straight line leaves a cell."""
    across = (column + (u > x) - x) / (u - x) if u != x else 2.0
    along = (row + (v > y) - y) / (v - y) if v != y else 2.0
    if across < along:
        return "east" if u > x else "west"
    return "south" if v > y else "north"


def _wall(map_: Geography, floor: int, column: int, row: int, edge: str) -> int | None:
    """The line at an edge of a cell; None beyond the cards."""
    if edge in ("west", "north"):
        step = STEPS[edge]
        column, row, edge = column + step[0], row + step[1], OPPOSITE[edge]
    return map_.walls.get((floor, column, row, edge))
