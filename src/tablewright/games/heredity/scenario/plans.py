"""The plans of terrain cards: every letter is an area, and every two areas that touch have one line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, TypeAlias

from ..content import Card
from ..kinds import EDGES, MOST_AREAS
from ..terrain_cards import TerrainFace
from .mistakes import Notebook, Place

if TYPE_CHECKING:
    from .folders import Draft

Met: TypeAlias = Iterable[tuple[Card, Place]]
"""The cards that a chapter can meet, each with its place."""


def check_terrain(notebook: Notebook, face: TerrainFace, other: Any, place: Place) -> None:
    """What the ledger asks of a side of a terrain."""
    names = [area.id for area in face.areas]
    check_plan(notebook, face, place)
    check_lines(notebook, face, place)
    for name, where in areas_named(face, place):
        if name not in names:
            notebook.note(where, f"there is no area {name!r} on this side; there are: {', '.join(names)}.")
    if isinstance(other, TerrainFace) and place.path[-1] == "back":
        for lost in areas_lost(other, face)[:1]:
            notebook.note(place, f"the area {lost!r} of the front is not here: give area_map or relocate_to.")
    for index, way in enumerate(face.exploration):
        if way.edge == "level" and not way.from_areas and not face.levels:
            notebook.note(place.at("exploration", index), "a way to another level needs from_areas or a level icon.")


def areas_lost(old: TerrainFace, new: TerrainFace) -> list[str]:
    """The areas of an old face for which a new one has no place (HER-TEFF-05)."""
    if new.relocate_to is not None:
        return []
    names = [area.id for area in new.areas]
    return [area.id for area in old.areas if new.area_map.get(area.id, area.id) not in names]


def check_sizes(draft: Draft, cards: Met) -> None:
    """All plans that a chapter lays have the same size, so that cards fit side by side."""
    sizes: dict[tuple[int, int], int] = {}
    for card, name, face, place in terrain_of(cards):
        size = (len(face.plan[0]) if face.plan else 0, len(face.plan))
        sizes.setdefault(size, card.number)
        first = next(iter(sizes))
        if size != first:
            sentence = f"the plan has {size[0]} x {size[1]} cells, that of card {sizes[first]} {first[0]} x {first[1]}."
            draft.notebook.note(place.at(name, "plan"), sentence)


def check_levels(draft: Draft, cards: Met) -> None:
    """Every level change has two ends (HER-LEVEL-01)."""
    ends: dict[str, set[tuple[int, str]]] = {}
    places: dict[str, Place] = {}
    for card, name, face, place in terrain_of(cards):
        for index, level in enumerate(face.levels):
            ends.setdefault(level.link_id, set()).add((card.number, level.area))
            places.setdefault(level.link_id, place.at(name, "levels", index))
    for link, areas in ends.items():
        if len(areas) < 2:
            draft.notebook.note(places[link], f"the level change {link!r} has only one end.")


def terrain_of(cards: Met) -> Iterator[tuple[Card, str, TerrainFace, Place]]:
    """Every side of every terrain, with its card and place."""
    for card, place in cards:
        for name, side in (("front", card.front), ("back", card.back)):
            if isinstance(side, TerrainFace):
                yield card, name, side, place


def check_plan(notebook: Notebook, face: TerrainFace, place: Place) -> None:
    letters = {letter for row in face.plan for letter in row}
    known = {area.cells: area for area in face.areas}
    if len({len(row) for row in face.plan}) != 1 or not face.plan[0]:
        notebook.note(place.at("plan"), "all rows of the plan should have the same length.")
    for letter in sorted(letters - set(known)):
        notebook.note(place.at("plan"), f"the plan has {letter!r}, which is the cells of no area.")
    for index, area in enumerate(face.areas):
        where = place.at("areas", index)
        if area.cells not in letters:
            notebook.note(where, f"the area {area.id!r} has no cells in the plan.")
        elif not in_one_piece(face, area.cells):
            notebook.note(where, f"the area {area.id!r} lies in pieces that do not touch.")
    if len(face.areas) > MOST_AREAS:
        notebook.note(place.at("areas"), f"a side may have {MOST_AREAS} areas, not {len(face.areas)}.")
    if len(known) != len(face.areas) or len({area.id for area in face.areas}) != len(face.areas):
        notebook.note(place.at("areas"), "two areas have the same name or the same letter.")


def check_lines(notebook: Notebook, face: TerrainFace, place: Place) -> None:
    """Every two areas that touch have one line; a line joins areas that touch, or an area and an edge."""
    drawn: dict[frozenset[str], int] = {}
    touching = set(touching_areas(face))
    for index, line in enumerate(face.lines):
        pair, where = frozenset(line.between), place.at("lines", index)
        if pair in drawn:
            notebook.note(where, f"the line between {' and '.join(line.between)} is there twice.")
        elif pair not in touching and pair not in at_edges(face):
            notebook.note(where, f"{' and '.join(line.between)} do not touch.")
        drawn[pair] = index
    for pair in sorted(touching - set(drawn), key=sorted):
        notebook.note(place.at("lines"), f"the line between {' and '.join(sorted(pair))} has no colour.")


def at_edges(face: TerrainFace) -> set[frozenset[str]]:
    """The areas with cells at an edge of the card, each with that edge."""
    names = {area.cells: area.id for area in face.areas}
    along = {
        "north": face.plan[:1], "south": face.plan[-1:],
        "west": [row[:1] for row in face.plan], "east": [row[-1:] for row in face.plan],
    }  # fmt: skip
    return {
        frozenset((edge, names[letter])) for edge, rows in along.items() for letter in "".join(rows) if letter in names
    }


def in_one_piece(face: TerrainFace, letter: str) -> bool:
    """Whether one can go through all cells of an area without leaving it."""
    places = ((row, column) for row, letters in enumerate(face.plan) for column, _ in enumerate(letters))
    cells = {(row, column) for row, column in places if face.plan[row][column] == letter}
    waiting = [*cells][:1]
    while waiting:
        row, column = waiting.pop()
        if (row, column) in cells:
            cells.remove((row, column))
            waiting += [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return not cells


def touching_areas(face: TerrainFace) -> Iterator[frozenset[str]]:
    names = {area.cells: area.id for area in face.areas}
    for row, letters in enumerate(face.plan):
        for column, letter in enumerate(letters):
            right = letters[column + 1] if column + 1 < len(letters) else letter
            down = (
                face.plan[row + 1][column] if row + 1 < len(face.plan) and column < len(face.plan[row + 1]) else letter
            )
            for other in (right, down):
                if other != letter and letter in names and other in names:
                    yield frozenset((names[letter], names[other]))


def areas_named(face: TerrainFace, place: Place) -> Iterator[tuple[str, Place]]:
    """Every area that an icon, a heap, a way or a symbol of the side names."""
    for name in ("actions", "materials", "levels", "immediate_events"):
        for index, one in enumerate(getattr(face, name)):
            yield one.area, place.at(name, index)
    for index, way in enumerate(face.exploration):
        yield from ((area, place.at("exploration", index)) for area in way.from_areas)
    for index, line in enumerate(face.lines):
        yield from ((name, place.at("lines", index)) for name in line.between if name not in EDGES)
    for name in ("start_symbols", "letter_symbols"):
        yield from ((area, place.at(name)) for area in getattr(face, name).values())
    yield from ((area, place.at("area_map")) for area in face.area_map.values())
    for index, sight in enumerate(face.sight):
        yield from ((area, place.at("sight", index)) for area in (sight.from_, sight.to))
    if face.relocate_to is not None:
        yield face.relocate_to, place.at("relocate_to")
