"""The outlines of a terrain: a plan of letters becomes rounded areas, and the lines between them.

Corners are rounded at each vertex alone, by its two neighbours, so that the fills of two areas and the line between
them meet exactly. What people built keeps its corners; what grew by itself is drawn as if by hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from math import hypot
from typing import Final, NamedTuple
from zlib import crc32

Vertex = tuple[int, int]
Point = tuple[float, float]
Chain = tuple[Vertex, ...]
"""Vertices along a line or around an area; what returns to its first vertex is closed."""
Pair = frozenset[str]
Colour = Callable[[Pair], str]
CELL: Final = 100
"""How large a letter of a plan is drawn."""
NATURAL: Final = ("white", "red")
WANDER: Final = 26
"""How far a vertex between natural areas strays from its place."""
SOFT, CRISP = 0.5, 0.14
TOOTH: Final = 11
"""Half the height of a tooth, and the step from one to the next, of a line of fire."""


class Border(NamedTuple):
    """A line between two areas: its path, and the middle of it, where its sign stands."""

    colour: str
    between: Pair
    path: str
    middle: Point


class Plan:
    """A plan of letters with the colours of its lines."""

    def __init__(self, rows: Sequence[str], colour: Colour) -> None:
        self.rows = rows
        self.width, self.height = len(rows[0]), len(rows)
        self.colour = colour
        self.edges = dict(self._edges())
        self.around: dict[Vertex, list[Vertex]] = {}
        for one, other in self.edges:
            self.around.setdefault(one, []).append(other)
            self.around.setdefault(other, []).append(one)

    def letter(self, column: int, row: int) -> str:
        """The letter of a cell; nothing beside the card."""
        inside = 0 <= column < self.width and 0 <= row < self.height
        return self.rows[row][column] if inside else ""

    def _edges(self) -> Iterator[tuple[tuple[Vertex, Vertex], Pair]]:
        """Every side of a cell with other letters on its two sides."""
        for row in range(self.height + 1):
            for column in range(self.width + 1):
                here = self.letter(column, row)
                above, before = self.letter(column, row - 1), self.letter(column - 1, row)
                if here != above and column < self.width:
                    yield ((column, row), (column + 1, row)), frozenset((here, above))
                if here != before and row < self.height:
                    yield ((column, row), (column, row + 1)), frozenset((here, before))

    def pair(self, one: Vertex, other: Vertex) -> Pair:
        return self.edges[min(one, other), max(one, other)]

    # Where a vertex lies, and how round it is

    def is_inside(self, vertex: Vertex) -> bool:
        return 0 < vertex[0] < self.width and 0 < vertex[1] < self.height

    def is_natural(self, vertex: Vertex) -> bool:
        """Only lines that nobody built meet here."""
        pairs = [self.pair(vertex, other) for other in self.around[vertex]]
        return self.is_inside(vertex) and all(self.colour(pair) in NATURAL for pair in pairs)

    def point(self, vertex: Vertex) -> Point:
        column, row = vertex
        if not self.is_natural(vertex):
            return column * CELL, row * CELL
        chance = crc32(f"{self.rows}{vertex}".encode())
        east, south = chance % 101 / 50 - 1, chance // 101 % 101 / 50 - 1
        return column * CELL + WANDER * east, row * CELL + WANDER * south

    def roundness(self, vertex: Vertex) -> float:
        if len(self.around[vertex]) != 2 or not self.is_inside(vertex):
            return 0
        return SOFT if self.is_natural(vertex) else CRISP

    # Areas

    def outline(self, letter: str) -> str:
        """The path around all cells with a letter."""
        return "".join(self.closed(loop) for loop in self.loops(letter))

    def loops(self, letter: str) -> Iterator[Chain]:
        """The vertices around an area, clockwise; around a hole in it, the other way."""
        onward: dict[Vertex, list[Vertex]] = {}
        for one, other in self._rim(letter):
            onward.setdefault(one, []).append(other)
        while onward:
            first = next(iter(onward))
            loop = [first]
            while (there := self._leave(onward, loop)) != first:
                loop.append(there)
            yield tuple(loop)

    def _leave(self, onward: dict[Vertex, list[Vertex]], loop: list[Vertex]) -> Vertex:
        """The next vertex; where two ways part, the one to the right keeps close to the area."""
        here = loop[-1]
        ways = onward[here]
        if len(ways) > 1 and len(loop) > 1:
            (x, y), before = here, loop[-2]
            right = (x - (y - before[1]), y + (x - before[0]))
            ways.sort(key=lambda way: way != right)
        there = ways.pop(0)
        if not ways:
            del onward[here]
        return there

    def _rim(self, letter: str) -> Iterator[tuple[Vertex, Vertex]]:
        for row in range(self.height):
            for column in range(self.width):
                if self.letter(column, row) != letter:
                    continue
                corners = ((column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1))
                beside = ((column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row))
                for side, cell in enumerate(beside):
                    if self.letter(*cell) != letter:
                        yield corners[side], corners[(side + 1) % 4]

    def closed(self, loop: Chain) -> str:
        turns = [self.turn(loop[index - 1], loop[index], loop[(index + 1) % len(loop)]) for index in range(len(loop))]
        return f"M{spelled(turns[0][-1])}" + "".join(bend(turn) for turn in (*turns[1:], turns[0])) + "Z"

    def turn(self, before: Vertex, here: Vertex, after: Vertex) -> tuple[Point, ...]:
        """Where the rounding of a vertex begins, its corner, and where it ends; a sharp one is its corner alone."""
        corner, part = self.point(here), self.roundness(here)
        if not part:
            return (corner,)
        return towards(corner, self.point(before), part), corner, towards(corner, self.point(after), part)

    # Lines

    def borders(self) -> Iterator[Border]:
        """The lines between areas, each in one piece from one meeting of lines to the next."""
        for pair in sorted({pair for pair in self.edges.values() if "" not in pair}, key=sorted):
            for chain in self.chains(pair):
                yield self.border(pair, chain)

    def border(self, pair: Pair, chain: Chain) -> Border:
        points, colour = self.sampled(chain), self.colour(pair)
        path = polyline(zigzag(points)) if colour == "red" else self.drawn(chain)
        return Border(colour, pair, path, along(points, length(points) / 2))

    def chains(self, pair: Pair) -> Iterator[Chain]:
        left = {edge for edge, sides in self.edges.items() if sides == pair}
        ends = sorted(vertex for edge in left for vertex in edge if len(self.around[vertex]) != 2)
        for start in (*ends, *sorted(vertex for edge in left for vertex in edge)):
            while chain := self._walk(left, start):
                yield chain

    def _walk(self, left: set[tuple[Vertex, Vertex]], start: Vertex) -> Chain:
        """From a vertex along edges that are left, up to a meeting of lines; nothing if none begins here."""
        walked = [start]
        while True:
            here = walked[-1]
            ways = [edge for edge in sorted(left) if here in edge]
            if not ways or (len(walked) > 1 and len(self.around[here]) != 2):
                return tuple(walked) if len(walked) > 1 else ()
            left.discard(ways[0])
            walked.append(next(vertex for vertex in ways[0] if vertex != here))

    def drawn(self, chain: Chain) -> str:
        if chain[0] == chain[-1]:
            return self.closed(chain[:-1])
        inner = [self.turn(*chain[index - 1 : index + 2]) for index in range(1, len(chain) - 1)]
        bends = "".join(bend(turn) for turn in (*inner, (self.point(chain[-1]),)))
        return f"M{spelled(self.point(chain[0]))}{bends}"

    def sampled(self, chain: Chain) -> list[Point]:
        """Points along a line as it is drawn."""
        points = [self.point(chain[0])]
        for index in range(1, len(chain) - 1):
            turn = self.turn(*chain[index - 1 : index + 2])
            points += [curved(turn, step / 4) for step in range(5)] if len(turn) > 1 else turn
        return [*points, self.point(chain[-1])]


def widest_row(plan: Sequence[str], letter: str) -> tuple[int, int, int]:
    """Row, first column and length of the longest run of a letter; the topmost of several."""
    best = (0, 0, 0)
    for row, letters in enumerate(plan):
        column = 0
        while column < len(letters):
            count = len(letters[column:]) - len(letters[column:].lstrip(letter))
            if count > best[2]:
                best = (row, column, count)
            column += max(count, 1)
    return best


# Points and paths


def towards(here: Point, there: Point, part: float) -> Point:
    return here[0] + part * (there[0] - here[0]), here[1] + part * (there[1] - here[1])


def curved(turn: tuple[Point, ...], part: float) -> Point:
    """A point of a quadratic curve."""
    return towards(towards(turn[0], turn[1], part), towards(turn[1], turn[2], part), part)


def spelled(point: Point) -> str:
    return " ".join(f"{value:.1f}".removesuffix(".0") for value in point)


def bend(turn: tuple[Point, ...]) -> str:
    if len(turn) == 1:
        return f"L{spelled(turn[0])}"
    begins, corner, ends = turn
    return f"L{spelled(begins)}Q{spelled(corner)} {spelled(ends)}"


def polyline(points: Iterable[Point]) -> str:
    return "M" + "L".join(spelled(point) for point in points)


def length(points: Sequence[Point]) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points))


def along(points: Sequence[Point], way: float) -> Point:
    """The point so far along a line."""
    for here, there in pairwise(points):
        step = hypot(there[0] - here[0], there[1] - here[1])
        if way <= step and step:
            return towards(here, there, way / step)
        way -= step
    return points[-1]


def zigzag(points: Sequence[Point]) -> list[Point]:
    """A line of teeth, as fire is drawn."""
    teeth = max(2, round(length(points) / (TOOTH * 1.6)))
    step = length(points) / teeth
    found = [points[0]]
    for tooth in range(1, teeth):
        here, there = along(points, tooth * step - 1), along(points, tooth * step + 1)
        side = TOOTH if tooth % 2 else -TOOTH
        size = hypot(there[0] - here[0], there[1] - here[1]) or 1
        middle = towards(here, there, 0.5)
        found.append((middle[0] - side * (there[1] - here[1]) / size, middle[1] + side * (there[0] - here[0]) / size))
    return [*found, points[-1]]
