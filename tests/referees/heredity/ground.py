"""The map: where cards lie, which areas are one, what line lies between them, what can be seen (HER-TERR, -LEVEL)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

from .printed import PCS, cells_of
from .state import Area, Table

STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
ACROSS = {"north": "south", "east": "west", "south": "north", "west": "east"}
CLOSED = ("white", "green", "red", "blue", "black")
"""HER-TERR-08: of two lines the more closed counts (black, blue, red, green, white)."""
GENTLE = ("stairs", "white", "green", "red", "blue", "black")
"""HER-EXPL-06: of several lines the gentlest is crossed."""
PASSABLE = {"stairs", "white", "green", "red"}


def areas(t: Table) -> list[Area]:
    return [(terrain, one["id"]) for terrain in t.board for one in t.face(terrain)["areas"]]


def printed_area(t: Table, area: Area) -> Any:
    return next(one for one in t.face(area[0])["areas"] if one["id"] == area[1])


def next_card(t: Table, terrain: int, edge: str) -> int | None:
    """The card that lies beyond an edge."""
    floor, column, row = t.board[terrain]
    place = (floor, column + STEPS[edge][0], row + STEPS[edge][1])
    return next((card for card, where in t.board.items() if where == place), None)


def at_edge(t: Table, area: Area, edge: str) -> set[int]:
    """Where along an edge of its card an area lies: columns, or rows for east and west."""
    plan = t.face(area[0])["plan"]
    last = {"north": 0, "west": 0, "south": len(plan) - 1, "east": len(plan[0]) - 1}[edge]
    cells = cells_of(t.face(area[0]), area[1])
    upright = edge in ("north", "south")
    return {x if upright else y for x, y in cells if (y if upright else x) == last}


def line_on_card(t: Table, terrain: int, one: str, other: str) -> str | None:
    """The printed line between two areas, or an area and an edge."""
    for line in t.face(terrain)["lines"]:
        if set(line["between"]) == {one, other}:
            return str(line["colour"])
    return None


def merges(t: Table, area: Area, edge: str) -> bool:
    return edge in printed_area(t, area).get("merges_across_edges", [])


def lines_between_cards(t: Table) -> Iterator[tuple[Area, Area, str]]:
    """Every two areas that touch across an edge of their cards: "" where they are one (HER-EXPL-06)."""
    for area, edge in product(areas(t), ("east", "south")):
        beyond = next_card(t, area[0], edge)
        if beyond is None:
            continue
        for name in (one["id"] for one in t.face(beyond)["areas"]):
            other = (beyond, name)
            if at_edge(t, area, edge) & at_edge(t, other, ACROSS[edge]):
                yield area, other, border(t, area, other, edge)


def border(t: Table, area: Area, other: Area, edge: str) -> str:
    """HER-TERR-08: one area only if both cards leave the edge open; else the more closed of the two lines."""
    back = ACROSS[edge]
    if merges(t, area, edge) and merges(t, other, back):
        return ""
    lines = [line_on_card(t, area[0], area[1], edge), line_on_card(t, other[0], other[1], back)]
    return max((line or "white" for line in lines), key=CLOSED.index)


def region(t: Table, area: Area) -> frozenset[Area]:
    """All parts of an area, on whatever cards (HER-EXPL-06)."""
    found, new = {area}, [area]
    pairs = [(one, other) for one, other, line in lines_between_cards(t) if not line]
    while new:
        part = new.pop()
        for one, other in pairs:
            for near in {one, other} - found if part in (one, other) else ():
                found.add(near)
                new.append(near)
    return frozenset(found)


def touching(t: Table, part: Area) -> Iterator[tuple[Area, str]]:
    """The areas beside one part, with the line or the stairs between (HER-MOVE-01, HER-LEVEL-01)."""
    for line in t.face(part[0])["lines"]:
        if part[1] in line["between"] and not set(line["between"]) & STEPS.keys():
            (other,) = set(line["between"]) - {part[1]}
            yield (part[0], other), line["colour"]
    for one, other, line in lines_between_cards(t):
        if line and part in (one, other):
            yield (other if part == one else one), line
    for end in t.face(part[0]).get("levels", []):
        if end["area"] == part[1]:
            yield from stairs(t, part, end["link_id"])


def stairs(t: Table, part: Area, link: str) -> Iterator[tuple[Area, str]]:
    """HER-LEVEL-02: the other areas with the same link."""
    for terrain in t.board:
        for end in t.face(terrain).get("levels", []):
            if end["link_id"] == link and (terrain, end["area"]) != part:
                yield (terrain, end["area"]), "stairs"


class Ways:
    """The regions of the board and the lines between them, worked out once for a position of the cards."""

    def __init__(self, t: Table) -> None:
        self.sight: dict[tuple[frozenset[Area], frozenset[Area], int], int | None] = {}
        self.region = {area: region(t, area) for area in areas(t)}
        self.steps: dict[frozenset[Area], dict[frozenset[Area], str]] = {}
        self.parts: dict[tuple[frozenset[Area], frozenset[Area]], set[tuple[Area, Area, str]]] = {}
        for part, here in self.region.items():
            for other, line in touching(t, part):
                self.add(here, self.region[other], part, other, line)

    def add(self, here: frozenset[Area], there: frozenset[Area], source: Area, part: Area, line: str) -> None:
        if here == there:
            return
        ways = self.steps.setdefault(here, {})
        ways[there] = min(ways.get(there, line), line, key=GENTLE.index)
        self.parts.setdefault((here, there), set()).add((source, part, line))

    def passable(self, here: frozenset[Area], lines: Iterable[str] = PASSABLE) -> dict[frozenset[Area], str]:
        allowed = set(lines)
        return {there: line for there, line in self.steps.get(here, {}).items() if line in allowed}

    def distances(self, start: frozenset[Area], lines: Iterable[str] = PASSABLE) -> dict[frozenset[Area], int]:
        """HER-NPC-13: the number of areas on the shortest way."""
        found, ring = {start: 0}, [start]
        while ring:
            ring = [there for here in ring for there in self.passable(here, lines) if there not in found]
            ring = list(dict.fromkeys(ring))
            found |= {there: max(found.values()) + 1 for there in ring}
        return found


def ways(t: Table) -> Ways:
    """The ways of this moment; the same board is worked out once."""
    key = tuple((card, t.side[card], place) for card, place in t.board.items())
    if getattr(t, "ways_key", None) != key:
        t.ways_key, t.ways_now = key, Ways(t)  # type: ignore[attr-defined]
    found: Ways = t.ways_now  # type: ignore[attr-defined]
    return found


def where(t: Table, character: int) -> frozenset[Area] | None:
    area = t.place.get(character)
    return None if area is None else ways(t).region[area]


def people(t: Table, here: frozenset[Area]) -> list[int]:
    """HER-GEN-13: all characters in an area, whichever card's part they stand on."""
    return [one for one, area in sorted(t.place.items()) if area in here]


def pcs_in(t: Table, here: frozenset[Area]) -> list[str]:
    return [PCS[one] for one in people(t, here) if one < len(PCS)]


def crowded(t: Table, here: frozenset[Area], without: int = -1) -> bool:
    """HER-MOVE-06: as many characters as its capacity; that of merged areas is the sum."""
    room = sum(int(printed_area(t, part)["capacity"]) for part in here)
    return len([one for one in people(t, here) if one != without]) >= room


def marked(t: Table, mark: str, key: str) -> list[Area]:
    """The areas with a letter or a start symbol, of all visible sides."""
    return [(terrain, t.face(terrain)[mark][key]) for terrain in t.board if key in t.face(terrain).get(mark, {})]
