"""The state that the sister games share, as data, without rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Final

from tablewright.engine.table import CARDS, EACH_SEAT, SEATS, Table, copy_common
from tablewright.engine.zones import Zone

from .cards import ActionCard
from .customs import Customs

NO_CHARACTER = -1
LOCKED, ACTIVE, USED = 0, 1, 2
OLD_CHAPTER, NEW_CHAPTER = "old-chapter", "new-chapter"
TURNS: Final = 9  # RON-GEN-05, POD-GEN-05: three chapters of three turns
CHAPTER_CARDS: Final = 6  # two for each turn of a chapter, without those kept from the one before


@dataclass(slots=True, eq=False, kw_only=True)
class DestinyTable(Table):
    """Cards are numbers in zones; `cards` are the faces of the action cards. The last card of the deck is its top.

    `pool` holds the rows from the top, each with two cards or none; `row_markers` the seat standing beside each
    row, or -1; `deck_markers` the seats on the deck space in order of arrival. `covers` runs beside `timelines`:
    bit 0 and 1 cover the card's symbols, bit 2 its tea passing symbol. `tokens[seat][symbol]` are counts.
    `just_played[seat]` counts the cards at the right end of a timeline that were played in this step.
    Seats run clockwise; the first `humans` of them are players, the rest Automas. `stack` are boards that lie face
    down while players choose, and `offer` those that the choosing player holds. `extra_kept` counts the additional
    cards a seat may keep. `points[seat]` runs by source. `kept_effects` says whose active symbols the effects of kept
    cards use; tables from before Path of Destiny had this choice used those of the new chapter.
    """

    content: Any = field(metadata={"kept": False})
    customs: Customs = field(metadata={"kept": False})
    humans: int
    first_chooser: int
    stack: Annotated[Zone, CARDS]
    offer: Annotated[Zone, CARDS]
    characters: Annotated[Zone, EACH_SEAT]
    extra_kept: Annotated[list[int], EACH_SEAT]
    points: Annotated[list[Zone], EACH_SEAT]
    deck: Annotated[list[int], CARDS]
    discard: Annotated[Zone, CARDS]
    pool: Annotated[list[Zone], CARDS]
    row_markers: list[int]
    deck_markers: Annotated[Zone, SEATS]
    hands: Annotated[list[Zone], CARDS, EACH_SEAT]
    timelines: Annotated[list[Zone], CARDS, EACH_SEAT]
    covers: Annotated[list[Zone], EACH_SEAT]
    just_played: Annotated[list[int], EACH_SEAT]
    tokens: Annotated[list[Zone], EACH_SEAT]
    experience: Annotated[list[int], EACH_SEAT]
    abilities: Annotated[list[Zone], EACH_SEAT]
    initiative: Annotated[Zone, SEATS]
    to_act: Annotated[Zone, SEATS]
    active: Zone
    turn: int
    kept_effects: str = NEW_CHAPTER
    cards: tuple[ActionCard, ...] = field(metadata={"kept": False})


def copy_shared(table: DestinyTable, copied: DestinyTable) -> None:
    """Give a new table what the sister games share."""
    copy_common(table, copied)
    copied.content = table.content
    copied.customs = table.customs
    copied.humans = table.humans
    copied.first_chooser = table.first_chooser
    copied.stack = table.stack
    copied.offer = table.offer
    copied.characters = table.characters
    copied.extra_kept = table.extra_kept[:]
    copied.points = table.points[:]
    copied.deck = table.deck[:]
    copied.discard = table.discard
    copied.pool = table.pool[:]
    copied.row_markers = table.row_markers[:]
    copied.deck_markers = table.deck_markers
    copied.hands = table.hands[:]
    copied.timelines = table.timelines[:]
    copied.covers = table.covers[:]
    copied.just_played = table.just_played[:]
    copied.tokens = table.tokens[:]
    copied.experience = table.experience[:]
    copied.abilities = table.abilities[:]
    copied.initiative = table.initiative
    copied.to_act = table.to_act
    copied.active = table.active
    copied.turn = table.turn
    copied.kept_effects = table.kept_effects
    copied.cards = table.cards


def card_of(table: DestinyTable, card: int) -> ActionCard:
    """What is printed on an action card."""
    return table.cards[table.faces[card]]


def chapter(table: DestinyTable) -> int:
    """The running chapter: 0, 1 or 2."""
    return min(table.turn // 3, 2)


def is_closing(table: DestinyTable) -> bool:
    """Whether all turns of a chapter are over and the timelines, two cards for each turn, are not yet prepared."""
    return table.turn % 3 == 0 and any(len(timeline) >= CHAPTER_CARDS for timeline in table.timelines)


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
