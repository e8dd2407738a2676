"""Areas by card and name: what is in progress in an area, or waits for it, knows it when its terrain is turned."""

from __future__ import annotations

from typing import NamedTuple

from tablewright.engine.zones import Zone

from .geography import geography, region_of
from .kinds import MOST_AREAS, NO_CARD, NOWHERE, area_number, card_of_area
from .references import AreaName
from .table import Heredity, face_of, terrain_in_play
from .terrain_cards import TerrainFace


class Site(NamedTuple):
    """An area that keeps its identity; its number holds only until its card is turned or replaced."""

    card: int
    name: str


def terrain_face(table: Heredity, card: int) -> TerrainFace:
    face = face_of(table, card)
    assert isinstance(face, TerrainFace)
    return face


def site_of(table: Heredity, area: int) -> Site | None:
    """The area that has a number now."""
    if area == NOWHERE:
        return None
    card = card_of_area(area)
    return Site(card, terrain_face(table, card).areas[area % MOST_AREAS].id)


def area_at(table: Heredity, site: Site | None) -> int:
    """The number that an area has now; NOWHERE if its terrain is not in play and nothing took its place."""
    if site is None:
        return NOWHERE
    card = site.card
    names: tuple[str, ...] = (site.name,)
    while card != NO_CARD and card not in terrain_in_play(table):
        card = heir_of(table, card)
        names = known_as(table.content.terrain(table.faces[2 * card]), names) if card != NO_CARD else ()
    if not names:
        return NOWHERE
    face = terrain_face(table, card)
    now = known_as(face, names)
    return area_number(card, face.index(now[0])) if now else NOWHERE


def heir_of(table: Heredity, card: int) -> int:
    """HER-TEFF-06: the terrain that took the place of another."""
    return next((new for old, new in reversed(table.replaced_terrain) if old == card), NO_CARD)


def known_as(face: TerrainFace, names: tuple[str, ...]) -> tuple[str, ...]:
    """What a side calls areas of the side before it: by their names, or as its area_map or relocation icon says."""
    return tuple(dict.fromkeys(one for name in names for one in names_for(face, name)))


def names_for(face: TerrainFace, name: str) -> tuple[str, ...]:
    """HER-TERR-03: the areas of a side that are the same as one of the side before; its own name comes first."""
    same = name if any(area.id == name for area in face.areas) else None
    found = tuple(one for one in (same, face.area_map.get(AreaName(name))) if one is not None)
    return found or ((face.relocate_to,) if face.relocate_to else ())


def same_area(table: Heredity, site: Site | None, area: int) -> bool:
    """Whether an area, known by its number now, is one with a site, or both are parts of one area."""
    here = region_of(table, area_at(table, site))
    return here != NOWHERE and here == region_of(table, area)


def parts_of_area(table: Heredity, area: int) -> tuple[Site, ...]:
    """All parts of the area to which a part belongs; the cards in play are joined where no line separates them."""
    parts: Zone = geography(table).areas_of[region_of(table, area)]
    return tuple(site for site in (site_of(table, part) for part in parts) if site is not None)
