"""Points, read off the jars and lanterns."""

from __future__ import annotations

from typing import Final

from tablewright.engine.game import Standing

from .content import COLOURS
from .table import Fireflies, colours_in, face_of

ALL_COLOURS: Final = 5  # FLY-END-03


def lights_in(table: Fireflies, seat: int) -> int:
    """FLY-END-01: every firefly counts its lights."""
    return sum(face_of(table, card).lights for card in table.jars[seat])


def by_lantern(table: Fireflies, seat: int) -> int:
    """FLY-END-02: fireflies of the lantern's colour count a second time. Before one is kept, nothing does."""
    if len(table.lanterns[seat]) != 1:
        return 0
    colour = face_of(table, table.lanterns[seat][0]).colour
    faces = [face_of(table, card) for card in table.jars[seat]]
    return sum(face.lights for face in faces if face.colour == colour)


def by_colours(table: Fireflies, seat: int) -> int:
    """FLY-END-03: a jar with all colours."""
    return ALL_COLOURS if len(colours_in(table, table.jars[seat])) == len(COLOURS) else 0


def points_by_source(table: Fireflies, seat: int) -> dict[str, int]:
    return {
        "lights": lights_in(table, seat),
        "lantern": by_lantern(table, seat),
        "colours": by_colours(table, seat),
    }


def points_of(table: Fireflies, seat: int) -> int:
    return sum(points_by_source(table, seat).values())


def standings(table: Fireflies) -> list[Standing]:
    """FLY-END-04: most points, then most fireflies; whoever is equal in both wins together."""
    ranks = [(points_of(table, seat), len(table.jars[seat])) for seat in range(table.seats)]
    return [
        Standing(seat, rank[0], rank == max(ranks), points_by_source(table, seat)) for seat, rank in enumerate(ranks)
    ]
