"""The state of a game of Fireflies, as data, and what can be read off it without a rule."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Final

from tablewright.engine.table import CARDS, EACH_SEAT, SEATS, Table, copy_common
from tablewright.engine.zones import Zone

from .content import Face, Pack

TURNS_EACH: Final = 4  # FLY-GEN-03


@dataclass(slots=True, eq=False, kw_only=True)
class Fireflies(Table):
    """`deck[-1]` is the next card; `row` is what the active player has caught in this turn.

    `lanterns[seat]` holds two cards until one is kept; the others lie in the `box`. `turn` counts the turns of all.
    """

    content: Pack = field(metadata={"kept": False})
    deck: Annotated[Zone, CARDS]
    discard: Annotated[Zone, CARDS]
    row: Annotated[Zone, CARDS]
    jars: Annotated[list[Zone], CARDS, EACH_SEAT]
    lanterns: Annotated[list[Zone], CARDS, EACH_SEAT]
    box: Annotated[Zone, CARDS]
    first: Annotated[int, SEATS]
    turn: int


def copy_table(table: Fireflies) -> Fireflies:
    """An independent copy, made as `copy_common` says: lists are its own, tuples are shared."""
    copied = Fireflies.__new__(Fireflies)
    copy_common(table, copied)
    copied.content = table.content
    copied.deck = table.deck
    copied.discard = table.discard
    copied.row = table.row
    copied.jars = table.jars[:]
    copied.lanterns = table.lanterns[:]
    copied.box = table.box
    copied.first = table.first
    copied.turn = table.turn
    return copied


def face_of(table: Fireflies, card: int) -> Face:
    return table.content.faces[table.faces[card]]


def is_gust(table: Fireflies, card: int) -> bool:
    return not face_of(table, card).lights


def fireflies_in(table: Fireflies, cards: Zone) -> Zone:
    return tuple(card for card in cards if not is_gust(table, card))


def gusts_in(table: Fireflies, cards: Zone) -> Zone:
    return tuple(card for card in cards if is_gust(table, card))


def colours_in(table: Fireflies, cards: Zone) -> set[int]:
    return {face_of(table, card).colour for card in cards}


def is_over(table: Fireflies) -> bool:
    return table.turn == TURNS_EACH * table.seats


def active_seat(table: Fireflies) -> int:
    """FLY-SETUP-04: from the first player on, clockwise."""
    return (table.first + table.turn) % table.seats
