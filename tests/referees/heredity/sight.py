"""What can be shot at: straight lines between two areas, and how many lines they cross (HER-RANGE-03 to -07)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, product

from .ground import STEPS, border, line_on_card, ways
from .printed import cells_of
from .state import Area, Table

Cell = tuple[int, int, int]
OPEN = ("white", "green", "red", "blue")
"""HER-RANGE-04: only black lines block; HER-LEVEL-04: nobody shoots up or down stairs."""
INSIDE = (0.03, 0.5, 0.97)


class Plan:
    """All cards of the board as one drawing: which area a cell belongs to."""

    def __init__(self, t: Table) -> None:
        self.t = t
        self.cells: dict[Cell, Area] = {}
        self.known: dict[tuple[Cell, Cell], str] = {}
        for terrain, (floor, column, row) in t.board.items():
            side = t.face(terrain)
            wide, high = len(side["plan"][0]), len(side["plan"])
            for one in side["areas"]:
                for x, y in cells_of(side, one["id"]):
                    self.cells[floor, column * wide + x, row * high + y] = (terrain, one["id"])

    def line(self, one: Cell, other: Cell) -> str:
        if (one, other) not in self.known:
            self.known[one, other] = self.drawn(one, other)
        return self.known[one, other]

    def drawn(self, one: Cell, other: Cell) -> str:
        """The line between two cells side by side: "" within one area, black at the end of the known world."""
        here, there = self.cells.get(one), self.cells.get(other)
        if here is None or there is None:
            return "black"
        if here[0] != there[0]:
            return border(
                self.t, here, there, next(e for e, s in STEPS.items() if s == (other[1] - one[1], other[2] - one[2]))
            )
        return "" if here == there else str(line_on_card(self.t, here[0], here[1], there[1]))

    def of(self, here: frozenset[Area]) -> list[Cell]:
        return [cell for cell, area in self.cells.items() if area in here]


def lines_between(t: Table, here: frozenset[Area], there: frozenset[Area], most: int) -> int | None:
    """The fewest lines that a straight line crosses; None if black lines or more than `most` lines are in the way."""
    if here == there:
        return 0
    known = ways(t).sight
    if (here, there, most) not in known:
        known[here, there, most] = straight(t, here, there, most)
    return known[here, there, most]


def straight(t: Table, here: frozenset[Area], there: frozenset[Area], most: int) -> int | None:
    corrected = [one["lines"] for one in corrections(t, here, there)]
    if corrected:
        return int(min(corrected))
    fewest = ways(t).distances(here, OPEN).get(there)
    if fewest is None or fewest > most:
        return None
    plan, found = Plan(t), []
    for one, other in product(plan.of(here), plan.of(there)):
        for a, b in product(points(one), points(other)) if one[0] == other[0] else ():
            crossed = crossings(plan, one[0], a, b)
            if crossed == fewest:
                return crossed
            found.append(crossed)
    return min((one for one in found if one is not None), default=None)


def corrections(t: Table, here: frozenset[Area], there: frozenset[Area]) -> Iterator[dict[str, int]]:
    for one, other in product(here, there):
        for entry in t.face(one[0]).get("sight", []) if one[0] == other[0] else ():
            if {entry["from"], entry["to"]} == {one[1], other[1]}:
                yield entry


def points(cell: Cell) -> list[tuple[float, float]]:
    return [(cell[1] + x, cell[2] + y) for x, y in product(INSIDE, INSIDE)]


def crossings(plan: Plan, floor: int, a: tuple[float, float], b: tuple[float, float]) -> int | None:
    """How many lines lie between two points; None behind a wall."""
    cuts = sorted({0.0, 1.0, *cut(a[0], b[0]), *cut(a[1], b[1])})
    cells = [cell_at(floor, a, b, (one + other) / 2) for one, other in pairwise(cuts)]
    count = 0
    for one, other in pairwise(cells):
        if one == other:
            continue
        if abs(one[1] - other[1]) + abs(one[2] - other[2]) > 1:
            return None
        line = plan.line(one, other)
        if line == "black":
            return None
        count += bool(line)
    return count


def cut(a: float, b: float) -> list[float]:
    """Where a segment meets the grid, as parts of its length."""
    low, high = sorted((a, b))
    return [(k - a) / (b - a) for k in range(int(low) - 1, int(high) + 2) if low < k < high]


def cell_at(floor: int, a: tuple[float, float], b: tuple[float, float], part: float) -> Cell:
    x, y = a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part
    return floor, int(x // 1), int(y // 1)
