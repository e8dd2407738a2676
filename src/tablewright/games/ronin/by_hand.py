"""Positions that a person writes: a small situation in a small file, everything else by default."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from tablewright.engine.codec import fit
from tablewright.engine.faults import BadInput
from tablewright.engine.zones import Zone, put
from tablewright.games.destiny.by_hand import STATES, HandWriter, ShortForm, bare_table, is_opening
from tablewright.games.destiny.experience import MOST
from tablewright.games.destiny.pack import Ability
from tablewright.games.destiny.table import NEW_CHAPTER, is_automa
from tablewright.games.reading.by_hand import COMMON_FIELDS, number, within
from tablewright.games.reading.words import number_of

from . import phases, preparation
from .content import BOARDS, Pack
from .setup import SETTINGS, set_up
from .table import BONUSES as BONUS_POINTS
from .table import Ronin, left_neighbour

FIELDS = (
    *COMMON_FIELDS, "chapter_card", "turn", "active", "seats", "pool", "discard", "deck", "initiative", "tracks",
    "boards", "row_markers", "deck_markers", "to_act",
)  # fmt: skip
SEAT_FIELDS = (
    "character", "hand", "timeline", "covered", "tokens", "experience", "points", "abilities", "borrowed",
    "just_played", "steeping", "ability_cards",
)  # fmt: skip
PLAYER_FIELDS = ("hand", "experience", "points", "abilities", "borrowed")
PREPARATION = tuple(
    phase.__name__
    for phase in (
        preparation.choose_character, preparation.seat_automas, preparation.lay_out_boards, preparation.choose_board,
        preparation.last_board, preparation.choose_solo_boards,
    )
)  # fmt: skip
SINGLE_TURNS = tuple(
    phase.__name__
    for phase in (
        phases.draft_pair, phases.resolve_cards, phases.drink_tea, phases.chapter_abilities, phases.resolve_kept,
    )
)  # fmt: skip
BETWEEN_CHAPTERS = tuple(
    phase.__name__ for phase in (phases.chapter_abilities, phases.prepare_timelines, phases.resolve_kept)
)
FORM: Final = ShortForm("Ronin", SETTINGS, FIELDS, SEAT_FIELDS, PLAYER_FIELDS, PREPARATION)
AUTOMAS_ACT = (phases.draft_pair.__name__, phases.drink_tea.__name__)
PASSING_SLOT = 2


def table_by_hand(data: Mapping[str, Any], pack: Pack) -> Ronin:
    """A table from the short form that the author's guide describes; cards are named by key.

    What is read from a file names its game; its phase and the seats of Automas are then judged too, while a caller
    who builds a table without a game begins where they like.
    """
    table = bare_table(data, FORM, partial(set_up, pack))
    if is_opening(data, FORM):
        return table
    writer = Writer(table)
    writer.write_seats(data, FORM)
    writer.write_mat(data)
    return table


class Writer(HandWriter):
    """Writes the parts of a position of Ronin onto a bare table."""

    table: Ronin

    def write_seat(self, seat: int, entry: Mapping[str, Any]) -> None:
        table, where = self.table, f"seats[{seat}]"
        self.write_cards(seat, entry, where)
        table.experience[seat] = within(entry.get("experience", 0), 0, MOST, f"{where}.experience")
        table.points[seat] = put(table.points[seat], BONUS_POINTS, number(entry, "points", 0, where))
        table.steeping[seat] = number(entry, "steeping", table.just_played[seat], where)
        if table.steeping[seat] > len(table.timelines[seat]):
            raise BadInput(f"{where} counts more played or steeping cards than its timeline has.")
        self._ability_cards(seat, entry, where)
        self._abilities(seat, entry, where)

    def _ability_cards(self, seat: int, entry: Mapping[str, Any], where: str) -> None:
        """The copies of the 1st and the 3rd ability that neighbours can still earn."""
        start = self.table.ability_cards[seat]
        left: Zone = fit(entry.get("ability_cards", list(start)), Zone, f"{where}.ability_cards")
        if len(left) != len(start) or not all(0 <= count <= most for count, most in zip(left, start, strict=True)):
            raise BadInput(f"{where}.ability_cards must be two numbers from 0 to {start[0]}, not {list(left)}.")
        self.table.ability_cards[seat] = left

    def has_slot(self, card: int, slot: int) -> bool:
        """The symbols of a card can be covered, and its tea passing symbol."""
        if slot == PASSING_SLOT:
            return self.table.cards[card].passing is not None
        return super().has_slot(card, slot)

    def _abilities(self, seat: int, entry: Mapping[str, Any], where: str) -> None:
        table = self.table
        if is_automa(table, seat):
            return
        self.write_abilities(seat, entry, where)
        for key, state in fit(entry.get("borrowed", {}), dict[str, str], f"{where}.borrowed").items():
            table.borrowed[seat] += (self._borrowed(seat, key, f"{where}.borrowed"),)
            table.borrowed_states[seat] += (number_of(state, STATES, f"{where}.borrowed.{key}"),)

    def _borrowed(self, seat: int, key: str, where: str) -> int:
        """The number of an ability that exists as a card and is another character's."""
        abilities: Sequence[Ability] = self.table.content.abilities
        found = next((number for number, ability in enumerate(abilities) if ability.key == key), None)
        if found is None:
            raise BadInput(f"{where} names an unknown ability {key!r}.")
        character, slot = divmod(found, 4)
        if character == self.table.characters[seat]:
            raise BadInput(f"{where} names {key!r}, which is the player's own ability.")
        if slot not in (0, 2):
            raise BadInput(f"{where} names {key!r}, but only 1st and 3rd abilities exist as cards.")
        return found

    def write_mat(self, data: Mapping[str, Any]) -> None:
        table = self.table
        chapters = [chapter.key for chapter in table.content.chapters]
        table.chapter_card = number_of(data.get("chapter_card", chapters[0]), tuple(chapters), "chapter_card")
        self.write_turn(data)
        self.write_active(data, table.content.chapters[table.chapter_card].active[self._symbols_of(data.get("phase"))])
        self._tracks(data)
        self.write_order(data, SINGLE_TURNS, AUTOMAS_ACT)
        self.write_markers(data)
        self.write_decks(data)

    def _symbols_of(self, phase: object) -> int:
        """The chapter whose symbols lie on the mat: between chapters still the old ones (RON-CLEAN-08)."""
        renewed = phase == phases.resolve_kept.__name__ and self.table.kept_effects == NEW_CHAPTER
        return max(self.table.turn - (phase in BETWEEN_CHAPTERS and not renewed), 0) // 3

    def _tracks(self, data: Mapping[str, Any]) -> None:
        table = self.table
        markers = fit(data.get("tracks", [0] * table.seats), list[int], "tracks")
        boards = fit(data.get("boards", list(range(1, table.seats + 1))), list[int], "boards")
        if len(markers) != table.seats or len(boards) != table.seats:
            raise BadInput(f"'tracks' and 'boards' need {table.seats} entries, one for each seat's left-hand track.")
        for track in range(table.seats):
            if is_automa(table, track) and is_automa(table, left_neighbour(table, track)):
                continue
            board = within(boards[track], 1, BOARDS, f"boards[{track}]") - 1
            if table.side == "B" and board in table.boards:
                raise BadInput(f"boards[{track}] is {board + 1}, which already lies at the table.")
            table.boards = put(table.boards, track, board)
            length = table.content.tracks[table.side][board].length
            table.cooperation[track] = within(markers[track], 0, length, f"tracks[{track}]")
