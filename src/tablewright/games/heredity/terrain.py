"""Terrain cards on the table: laid, flipped and replaced, with their icons, materials and what stands on them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from tablewright.engine.zones import Zone

from .kinds import BASIC_ACTIONS, MATERIAL, MOST_AREAS, NOWHERE, STEPS, area_number, card_of_area
from .sites import names_for, terrain_face
from .table import Heredity, can_be_taken, number_of, side_name, side_of, tell, terrain_in_play
from .terrain_cards import Heap, ImmediateEvent, TerrainFace
from .tokens import on_terrain, put_down


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
    """HER-TERR-04: where a token shows that an action is available."""
    face = terrain_face(table, card)
    return [
        (area_number(card, face.index(icon.area)), BASIC_ACTIONS.index(icon.icon), icon.card) for icon in face.actions
    ]


# Changing


def turn_over(table: Heredity, card: int, turn: Callable[[], None]) -> None:
    """HER-TERR-02, -03, -07: turn a terrain; contents stay, what both sides show keeps its state, the rest is new."""
    before, tokens = terrain_face(table, card), terrain_tokens(table, card)
    turn()
    move_contents(table, card, before, card)
    table.icons += [icon for icon in tokens_after(table, before, tokens, card) if icon not in table.icons]
    if is_new_here(table, card):  # HER-TERR-07: what was collected does not come back
        lay_out(table, card, new_heaps(before, terrain_face(table, card)))


def is_new_here(table: Heredity, card: int) -> bool:
    """Whether a back comes up for the first time in this attempt at the chapter; a front was up when it was laid."""
    return bool(table.flipped[card]) and side_name(table, card) not in table.story


def put_in_place(table: Heredity, new: int, old: int) -> None:
    """HER-TEFF-06 to -08: a terrain takes the place of another with all that is on it, as if that had been turned."""
    before, tokens = terrain_face(table, old), terrain_tokens(table, old)
    entry = next(entry for entry in table.board if entry[0] == old)
    table.board.remove(entry)
    table.board.append((new, *entry[1:]))
    table.replaced_terrain = [*(pair for pair in table.replaced_terrain if pair[0] != new), (old, new)]
    tell(table, "terrain-laid", card=side_of(table, new))
    move_contents(table, old, before, new)
    table.icons += tokens_after(table, before, tokens, new)
    lay_out(table, new, new_heaps(before, terrain_face(table, new)))


Icon: TypeAlias = tuple[str, int, int]
"""An icon by the name of its area, with its kind and the printed number: so two sides can be compared."""


def terrain_tokens(table: Heredity, card: int) -> list[Icon]:
    """Take the terrain tokens off a card; gives on which icons they lay."""
    found = [icon for icon in table.icons if card_of_area(icon[0]) == card]
    table.icons = [icon for icon in table.icons if icon not in found]
    areas = terrain_face(table, card).areas
    return [(areas[area % MOST_AREAS].id, kind, number) for area, kind, number in found]


def leads_on(table: Heredity, icon: Icon) -> bool:
    """HER-ACT-09: whether the card that an icon names still lies in a deck."""
    return can_be_taken(table, table.content.card_of[icon[2]])


def icons_of(face: TerrainFace) -> list[Icon]:
    """The icons that a side prints."""
    return [(str(icon.area), BASIC_ACTIONS.index(icon.icon), icon.card) for icon in face.actions]


def tokens_after(table: Heredity, before: TerrainFace, tokens: list[Icon], card: int) -> list[Zone]:
    """HER-TERR-03, -07: the terrain tokens when another face has come up.

    Printed icons that are new get one, those that were there before keep their state. What a card had laid on an icon
    that was not printed stays in its area.
    """
    face, printed = terrain_face(table, card), icons_of(before)
    known, lying = kept_icons(printed, face), kept_icons(tokens, face)
    shown = [icon for icon in icons_of(face) if icon in lying or (icon not in known and leads_on(table, icon))]
    laid = [(contents_to(face, icon[0]), *icon[1:]) for icon in tokens if icon not in printed]
    return [(area_number(card, face.index(name)), *icon) for name, *icon in dict.fromkeys([*shown, *laid])]


def kept_icons(icons: Iterable[Icon], face: TerrainFace) -> set[Icon]:
    """The same icons by the names that another face has for their areas."""
    return {(name, kind, number) for old, kind, number in icons for name in names_for(face, old)}


def new_heaps(before: TerrainFace, face: TerrainFace) -> list[Heap]:
    """HER-TERR-07: materials that the face before showed in the same area are not laid out again."""
    shown = {name for heap in before.materials for name in names_for(face, heap.area)}
    return [heap for heap in face.materials if heap.area not in shown]


def new_events(before: TerrainFace, face: TerrainFace) -> list[ImmediateEvent]:
    """HER-TERR-03: the immediate events of a face that the one before did not show in the same area."""
    shown = [(name, one.instructions) for one in before.immediate_events for name in names_for(face, one.area)]
    return [one for one in face.immediate_events if (one.area, one.instructions) not in shown]


def contents_to(face: TerrainFace, name: str) -> str:
    """HER-TEFF-04, -05: where a new face puts what was in an area of the old one."""
    return face.relocate_to or face.area_map.get(name) or name  # type: ignore[call-overload]


def move_contents(table: Heredity, card: int, old: TerrainFace, new: int) -> None:
    """HER-TEFF-04, -05, -07: everything that was on the old face goes to the same areas, or where the new one says."""
    face = terrain_face(table, new)

    def moved(area: int) -> int:
        return area_number(new, face.index(contents_to(face, old.areas[area % MOST_AREAS].id)))

    before = areas_on(card)
    table.places = [moved(area) if area in before else area for area in table.places]
    table.beside = [(one, moved(area) if area in before else area) for one, area in table.beside]
    for area, kind, count in on_terrain(table, before):
        put_down(table, area, kind, -count)
        put_down(table, moved(area), kind, count)
