"""Pawns, discs and action spaces: what is available, who is alone and who is together."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from tablewright.engine.options import Reason
from tablewright.engine.table import tell

from .abilities import has
from .powers import Mooring
from .table import AT_HOME, Tidal, island_of, mode_of

SPACE_TAKEN = Reason("TB-TURN-04", "space-taken")


def unused_discs(table: Tidal, seat: int) -> int:
    """TB-ROUND-04: the discs that a participant has left for today."""
    return mode_of(table).discs(table, seat) - len(table.laid[seat])


def discs_on(table: Tidal, place: int) -> int:
    return sum(laid.count(place) for laid in table.laid)


def taken_spaces(table: Tidal) -> Iterator[int]:
    """Places that hold a disc or a pawn (TB-TURN-03), some more than once; an open space is available all the same."""
    return chain(table.pawns, *table.laid)


def closed_spaces(table: Tidal) -> frozenset[int]:
    """TB-TURN-02 to -07: the single-use spaces that are taken, but for those where a card lets the pawn moor."""
    closed = table.content.single_spaces.intersection(taken_spaces(table))
    if closed and has(table, table.active, Mooring):
        return frozenset(place for place in closed if not may_moor(table, place))
    return closed


def may_moor(table: Tidal, place: int) -> bool:
    """TB-CAI-05: a single-use space with exactly one disc and without another's pawn."""
    others = [pawn for seat, pawn in enumerate(table.pawns) if seat != table.actor]
    return place not in others and discs_on(table, place) == 1


def place_pawn(table: Tidal, place: int) -> None:
    """TB-TURN-02, -08, -14: the pawn moves with a disc, which stays; the island is visited."""
    seat = table.actor
    table.pawns[seat] = place
    if seat == table.active:
        table.laid[seat] += (place,)
    table.visited = island_of(table, seat)
    tell(table, "moved", seat=seat, place=table.content.place_options[place].id)


def others_on_island(table: Tidal) -> list[int]:
    """TB-TURN-15 to -17: the other characters on the island of the acting pawn."""
    here = island_of(table, table.actor)
    return [
        seat
        for seat, place in enumerate(table.pawns)
        if seat != table.actor and place != AT_HOME and table.content.island_of_place[place] == here
    ]
