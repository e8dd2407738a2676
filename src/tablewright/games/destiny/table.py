"""The state that the sister games share, as data, without rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeAlias

from tablewright.engine.table import Table

from .cards import ActionCard
from .customs import Customs

NO_CHARACTER = -1
LOCKED, ACTIVE, USED = 0, 1, 2

# A zone is replaced when it changes, never altered in place, so that copies of a table can share it.
Zone: TypeAlias = tuple[int, ...]


@dataclass(slots=True, eq=False, kw_only=True)
class DestinyTable(Table):
    """Cards are numbers in zones; `cards` are the faces of the action cards. The last card of the deck is its top.

    `pool` holds the rows from the top, each with two cards or none; `row_markers` the seat standing beside each
    row, or -1; `deck_markers` the seats on the deck space in order of arrival. `covers` runs beside `timelines`:
    bit 0 and 1 cover the card's symbols, bit 2 its tea passing symbol. `tokens[seat][symbol]` are counts.
    `just_played[seat]` counts the cards at the right end of a timeline that were played in this step.
    Seats run clockwise; the first `humans` of them are players, the rest Automas. `stack` are boards that lie face
    down while players choose, and `offer` those that the choosing player holds. `extra_kept` counts the additional
    cards a seat may keep. `points[seat]` runs by source.
    """

    content: Any = field(metadata={"kept": False})
    customs: Customs = field(metadata={"kept": False})
    humans: int
    first_chooser: int
    stack: Zone
    offer: Zone
    characters: Zone
    extra_kept: list[int]
    points: list[Zone]
    deck: list[int]
    discard: Zone
    pool: list[Zone]
    row_markers: list[int]
    deck_markers: Zone
    hands: list[Zone]
    timelines: list[Zone]
    covers: list[Zone]
    just_played: list[int]
    tokens: list[Zone]
    experience: list[int]
    abilities: list[Zone]
    initiative: Zone
    to_act: Zone
    active: Zone
    turn: int
    cards: tuple[ActionCard, ...] = field(metadata={"kept": False})


def put(zone: Zone, place: int, value: int) -> Zone:
    """A zone with the value at one place replaced."""
    return (*zone[:place], value, *zone[place + 1 :])


def without(zone: Zone, card: int) -> Zone:
    """A zone without one card."""
    place = zone.index(card)
    return zone[:place] + zone[place + 1 :]


def card_of(table: DestinyTable, card: int) -> ActionCard:
    """What is printed on an action card."""
    return table.cards[table.faces[card]]


def chapter(table: DestinyTable) -> int:
    """The running chapter: 0, 1 or 2."""
    return min(table.turn // 3, 2)


def is_automa(table: DestinyTable, seat: int) -> bool:
    return seat >= table.humans


def players(table: DestinyTable) -> range:
    """The seats of the players, Automas left out."""
    return range(table.humans)


def players_in_order(table: DestinyTable) -> Zone:
    """The players, Automas left out, in initiative order."""
    return tuple(seat for seat in table.initiative if not is_automa(table, seat))


def total_points(table: DestinyTable, seat: int) -> int:
    return sum(table.points[seat])
