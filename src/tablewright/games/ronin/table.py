"""The state of a game of Ronin, as data, without rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from tablewright.engine.table import EACH_SEAT
from tablewright.engine.zones import Zone
from tablewright.games.destiny.table import DestinyTable, copy_shared

from .content import Pack

NO_TRACK = -1

# Where victory points come from, in the order they are counted at the end.
SOURCES = ("chapter-1", "chapter-2", "chapter-3", "bonuses", "side-quest", "experience", "cooperation")
BONUSES, SIDE_QUEST, EXPERIENCE, COOPERATION = 3, 4, 5, 6


@dataclass(slots=True, eq=False, kw_only=True)
class Ronin(DestinyTable):
    """Track i lies between seat i and its left neighbour.

    `boards[i]` is the number of its board and `cooperation[i]` the field of its marker, or NO_TRACK.
    `ability_cards[seat]` counts the copies of a character's 1st and 3rd ability that neighbours can still earn;
    `borrowed[seat]` lists earned abilities by number (four to a character), `borrowed_states` their states.
    `steeping[seat]` counts the cards at the right end of a timeline whose tea effects wait for the next ceremony.
    """

    content: Pack = field(metadata={"kept": False})
    side: str
    automa_choice: str
    difficulty: str
    chapter_card: int
    boards: Annotated[Zone, EACH_SEAT]
    cooperation: Annotated[list[int], EACH_SEAT]
    ability_cards: Annotated[list[Zone], EACH_SEAT]
    borrowed: Annotated[list[Zone], EACH_SEAT]
    borrowed_states: Annotated[list[Zone], EACH_SEAT]
    steeping: Annotated[list[int], EACH_SEAT]


def copy_table(table: Ronin) -> Ronin:
    """An independent copy, made as `copy_common` says."""
    copied = Ronin.__new__(Ronin)
    copy_shared(table, copied)
    copied.side = table.side
    copied.automa_choice = table.automa_choice
    copied.difficulty = table.difficulty
    copied.chapter_card = table.chapter_card
    copied.boards = table.boards
    copied.cooperation = table.cooperation[:]
    copied.ability_cards = table.ability_cards[:]
    copied.borrowed = table.borrowed[:]
    copied.borrowed_states = table.borrowed_states[:]
    copied.steeping = table.steeping[:]
    return copied


def left_neighbour(table: Ronin, seat: int) -> int:
    """RON-GEN-06: the next seat clockwise."""
    return (seat + 1) % table.seats


def right_neighbour(table: Ronin, seat: int) -> int:
    """RON-GEN-06: the next seat counter-clockwise."""
    return (seat - 1) % table.seats


def neighbour(table: Ronin, seat: int, side: int) -> int:
    return right_neighbour(table, seat) if side else left_neighbour(table, seat)


def track_towards(table: Ronin, seat: int, side: int) -> int:
    """The track that a seat shares with its neighbour on a side."""
    return right_neighbour(table, seat) if side else seat


def has_track(table: Ronin, track: int) -> bool:
    """RON-SOLO-01: between two Automas there is no board."""
    return table.cooperation[track] != NO_TRACK


def own_tracks(table: Ronin, seat: int) -> list[int]:
    """The tracks a seat takes part in, the left one first."""
    return [track for track in (seat, right_neighbour(table, seat)) if has_track(table, track)]


def sharers(table: Ronin, track: int) -> tuple[int, int]:
    """The two seats beside a track."""
    return track, left_neighbour(table, track)
