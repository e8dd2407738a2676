"""Terrain cards on the table: laid, flipped and replaced, with their icons, materials and what stands on them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tablewright.engine.zones import Zone

from .kinds import BASIC_ACTIONS, MATERIAL, MOST_AREAS, NOWHERE, STEPS, area_number, card_of_area
from .table import Heredity, face_of, number_of, side_name, side_of, tell, terrain_in_play
from .terrain_cards import Heap, TerrainFace
from .tokens import on_terrain, put_down


def terrain_face(table: Heredity, card: int) -> TerrainFace:
    face = face_of(table, card)
    assert isinstance(face, TerrainFace)
    return face


def area_named(table: Heredity, card: int, name: str) -> int:
    """An area of a terrain by its name; NOWHERE if the terrain is not in play or shows another side."""
    if card not in terrain_in_play(table):
        return NOWHERE
    names: list[str] = [area.id for area in terrain_face(table, card).areas]
    return area_number(card, names.index(name)) if name in names else NOWHERE


def areas_on(card: int) -> range:
    """The numbers of all areas that a card can have."""
    return range(card * MOST_AREAS, (card + 1) * MOST_AREAS)


# Laying


def lay(table: Heredity, card: int, floor: int, column: int, row: int) -> None:
    """HER-TERR-01, -04, -06, HER-EXPL-10: on the board, then its terrain tokens and materials."""
    table.board.append((card, floor, column, row))
    face = terrain_face(table, card)
    table.icons += printed_icons(table, card)
    lay_out(table, card, face.materials)
    tell(table, "terrain-laid", card=side_of(table, card))


def lay_out(table: Heredity, card: int, heaps: Iterable[Heap]) -> None:
    """Materials where a terrain shows them."""
    face = terrain_face(table, card)
    for heap in heaps:
        put_down(table, area_number(card, face.index(heap.area)), MATERIAL, heap.n)


def lay_beside(table: Heredity, card: int, old: int, edge: str) -> bool:
    """HER-EXPL-05: on the side of an old terrain; impossible where another card lies already."""
    _, floor, column, row = next(entry for entry in table.board if entry[0] == old)
    across, along = STEPS[edge]
    place = (floor, column + across, row + along)
    if any(entry[1:] == place for entry in table.board):
        return False
    lay(table, card, *place)
    return True


def lay_apart(table: Heredity, card: int) -> None:
    """HER-LEVEL-03: near the others without touching them; the very first card lies in the middle."""
    lay(table, card, 1 + max((entry[1] for entry in table.board), default=-1), 0, 0)


def lay_where_it_belongs(table: Heredity, card: int) -> None:
    """A terrain that was taken without being explored: beside the icon that names it, otherwise apart."""
    number = number_of(table, card)
    for old in terrain_in_play(table):
        for way in terrain_face(table, old).exploration:
            if way.card == number and way.edge != "level" and lay_beside(table, card, old, way.edge):
                return
    lay_apart(table, card)


def printed_icons(table: Heredity, card: int) -> list[Zone]:
    face = terrain_face(table, card)
    return [
        (area_number(card, face.index(icon.area)), BASIC_ACTIONS.index(icon.icon), icon.card) for icon in face.actions
    ]


# Changing


def turn_over(table: Heredity, card: int, turn: Callable[[], None]) -> None:
    """HER-TERR-02, -03, -07: turn a terrain; contents stay, what both sides show keeps its state, the rest is new."""
    before = printed_icons(table, card)
    lying = {named(table, icon): icon for icon in table.icons if card_of_area(icon[0]) == card}
    kept = {named(table, icon): icon in table.icons for icon in before}
    old = terrain_face(table, card)
    turn()
    move_contents(table, card, old, card)
    table.icons = [icon for icon in table.icons if icon not in lying.values()]
    table.icons += [icon for icon in printed_icons(table, card) if kept.get(named(table, icon), True)]
    if is_new_here(table, card):  # HER-TERR-07: what was collected does not come back
        shown = {heap.area for heap in old.materials}
        lay_out(table, card, (heap for heap in terrain_face(table, card).materials if heap.area not in shown))


def is_new_here(table: Heredity, card: int) -> bool:
    """Whether a back comes up for the first time in this attempt at the chapter; a front was up when it was laid."""
    return bool(table.flipped[card]) and side_name(table, card) not in table.story


def named(table: Heredity, icon: Zone) -> tuple[str, int, int]:
    """An icon by the name of its area, so that both sides of a card can be compared."""
    area, kind, number = icon
    return terrain_face(table, card_of_area(area)).areas[area % MOST_AREAS].id, kind, number


def move_contents(table: Heredity, card: int, old: TerrainFace, new: int) -> None:
    """HER-TEFF-04, -05, -07: everything that was on the old face goes to the same areas, or where the new one says."""
    face = terrain_face(table, new)

    def moved(area: int) -> int:
        name = old.areas[area % MOST_AREAS].id
        return area_number(new, face.index(face.relocate_to or face.area_map.get(name) or name))

    before = areas_on(card)
    table.places = [moved(area) if area in before else area for area in table.places]
    table.beside = [(one, moved(area) if area in before else area) for one, area in table.beside]
    for area, kind, count in on_terrain(table, before):
        put_down(table, area, kind, -count)
        put_down(table, moved(area), kind, count)


def put_in_place(table: Heredity, new: int, old: int) -> None:
    """HER-TEFF-06 to -08: a terrain takes the place of another with all that is on it."""
    before = terrain_face(table, old)
    entry = next(entry for entry in table.board if entry[0] == old)
    table.board.remove(entry)
    table.icons = [icon for icon in table.icons if card_of_area(icon[0]) != old]
    lay(table, new, *entry[1:])
    move_contents(table, old, before, new)
