"""The state of a game of Ronin, as data, without rules."""

from __future__ import annotations

from dataclasses import dataclass, field

from tablewright.games.destiny.table import DestinyTable, Zone

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
    kept_effects: str
    automa_choice: str
    difficulty: str
    chapter_card: int
    boards: Zone
    cooperation: list[int]
    ability_cards: list[Zone]
    borrowed: list[Zone]
    borrowed_states: list[Zone]
    steeping: list[int]


def copy_table(table: Ronin) -> Ronin:
    """An independent copy; written out by hand because search makes thousands of them."""
    return Ronin(
        seats=table.seats,
        dice=table.dice,
        faces=table.faces[:],
        seen=table.seen[:],
        humans=table.humans,
        deck=table.deck[:],
        discard=table.discard,
        pool=table.pool[:],
        row_markers=table.row_markers[:],
        deck_markers=table.deck_markers,
        hands=table.hands[:],
        timelines=table.timelines[:],
        covers=table.covers[:],
        just_played=table.just_played[:],
        tokens=table.tokens[:],
        experience=table.experience[:],
        abilities=table.abilities[:],
        initiative=table.initiative,
        to_act=table.to_act,
        active=table.active,
        turn=table.turn,
        cards=table.cards,
        content=table.content,
        customs=table.customs,
        side=table.side,
        kept_effects=table.kept_effects,
        automa_choice=table.automa_choice,
        difficulty=table.difficulty,
        chapter_card=table.chapter_card,
        first_chooser=table.first_chooser,
        stack=table.stack,
        offer=table.offer,
        characters=table.characters,
        boards=table.boards,
        cooperation=table.cooperation[:],
        ability_cards=table.ability_cards[:],
        borrowed=table.borrowed[:],
        borrowed_states=table.borrowed_states[:],
        steeping=table.steeping[:],
        extra_kept=table.extra_kept[:],
        points=table.points[:],
    )


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
