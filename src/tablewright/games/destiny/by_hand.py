"""Positions that a person writes, as far as the sister games write them alike: cards, tokens, pool, markers, order."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from tablewright.engine.codec import fit
from tablewright.engine.dice import dice_from
from tablewright.engine.faults import BadInput
from tablewright.engine.game import Setting, Settings
from tablewright.engine.knowledge import reveal, show, shuffle
from tablewright.engine.zones import Zone, put
from tablewright.games.reading.by_hand import COMMON_FIELDS, agreed, number, only, within
from tablewright.games.reading.words import number_of

from .cards import symbol_of
from .draft import NOBODY, deal_row
from .setup import EVERY_COUNT, RANDOM_CHOOSER
from .symbols import SYMBOLS
from .table import ACTIVE, LOCKED, NO_CHARACTER, TURNS, DestinyTable, is_automa, players

OPENING = "prepare"
DRAFTING, DRAFTED = "draft_pair", "return_markers"  # only in these phases markers stand on the mat
STATES = ("locked", "active", "used")
T = TypeVar("T", bound=DestinyTable)


class ShortForm(NamedTuple):
    """What a position of one of the sister games may say: for the whole table, for a seat, and only for a player.

    `preparation` are the phases that lay out the table and so cannot be begun with.
    """

    title: str
    settings: Sequence[Setting]
    fields: Sequence[str]
    seat_fields: Sequence[str]
    player_fields: Sequence[str]
    preparation: Sequence[str]


def bare_table(data: Mapping[str, Any], form: ShortForm, set_up: Callable[[int, Settings, int], T]) -> T:
    """The table before anything is written onto it."""
    only(data, form.fields, "the position")
    humans = number(data, "players", 3, "the position")
    if humans not in EVERY_COUNT:
        raise BadInput(f"'players' cannot be {humans}: {form.title} is played by 1 to 5 players.")
    return set_up(humans, agreed(data, humans, form.settings), dice_from(str(data.get("seed", "by hand"))))


def is_opening(data: Mapping[str, Any], form: ShortForm) -> bool:
    """Whether play begins with the preparation, which lays out everything itself; its later phases are refused."""
    phase = data.get("phase", OPENING)
    if phase in form.preparation:
        raise BadInput(f"'phase' cannot be {phase!r}: the preparation cannot be written by hand.")
    for name in data if phase == OPENING else ():
        if name not in COMMON_FIELDS:
            raise BadInput(f"{name!r} needs a later phase: {OPENING!r} lays out everything itself.")
    return bool(phase == OPENING)


def refuse_player_fields(entry: Mapping[str, Any], fields: Sequence[str], where: str) -> None:
    for name in fields:
        if name in entry:
            raise BadInput(f"{where}.{name} cannot be given: this seat is an Automa.")


def seat_entries(data: Mapping[str, Any], table: DestinyTable, fields: Sequence[str]) -> list[Mapping[str, Any]]:
    entries = data.get("seats", [])
    if not isinstance(entries, list) or len(entries) > table.seats:
        raise BadInput(f"'seats' must be a list of at most {table.seats} seats.")
    for seat, entry in enumerate(entries):
        only(entry, fields, f"seats[{seat}]")
    return [*entries, *({} for _ in range(table.seats - len(entries)))]


class HandWriter:
    """Writes the parts of a position onto a bare table and remembers which cards are already somewhere.

    `held` are the seats whose hands are written.
    """

    def __init__(self, table: DestinyTable) -> None:
        self.table = table
        self.keys = {card.key: number for number, card in enumerate(table.cards)}
        self.characters = tuple(character.key for character in table.content.characters)
        self.placed: dict[int, str] = {}
        self.held: set[int] = set()

    def write_seats(self, data: Mapping[str, Any], form: ShortForm) -> list[Mapping[str, Any]]:
        """Who sits where, and what lies before them; gives the entries of all seats."""
        entries = seat_entries(data, self.table, form.seat_fields)
        self.write_characters(entries)
        for seat, entry in enumerate(entries):
            if is_automa(self.table, seat):
                refuse_player_fields(entry, form.player_fields, f"seats[{seat}]")
            self.write_seat(seat, entry)
        return entries

    def write_seat(self, seat: int, entry: Mapping[str, Any]) -> None:
        """What a seat of this game has."""
        raise NotImplementedError

    def cards(self, keys: object, where: str) -> Zone:
        """Cards by key; each card exists once."""
        found = []
        for key in fit(keys, list[str], where):
            if key not in self.keys:
                raise BadInput(f"{where} names an unknown card {key!r}.")
            card = self.keys[key]
            if card in self.placed:
                raise BadInput(f"The card {key!r} is in {where} and in {self.placed[card]}; there is only one.")
            self.placed[card] = where
            found.append(card)
        return tuple(found)

    def write_characters(self, entries: Sequence[Mapping[str, Any]]) -> None:
        """Who sits where; a seat that names nobody gets the first character of the pack that no seat names."""
        table = self.table
        for seat, entry in enumerate(entries):
            if "character" in entry:
                table.characters = put(table.characters, seat, self._character(entry, f"seats[{seat}]"))
        free = [number for number in range(len(self.characters)) if number not in table.characters]
        for seat in [seat for seat in range(table.seats) if table.characters[seat] == NO_CHARACTER]:
            table.characters = put(table.characters, seat, free.pop(0))

    def write_cards(self, seat: int, entry: Mapping[str, Any], where: str) -> None:
        """What lies before a seat, whoever plays it: timeline with covers, and tokens; and what a player holds."""
        table = self.table
        table.timelines[seat] = self.cards(entry.get("timeline", []), f"{where}.timeline")
        table.covers[seat] = (0,) * len(table.timelines[seat])
        self._cover(seat, entry.get("covered", {}), where)
        for name, count in fit(entry.get("tokens", {}), dict[str, int], f"{where}.tokens").items():
            symbol = symbol_of(name, f"{where}.tokens")
            table.tokens[seat] = put(table.tokens[seat], symbol, within(count, 0, None, f"{where}.tokens.{name}"))
        table.just_played[seat] = number(entry, "just_played", 0, where)
        if table.just_played[seat] > len(table.timelines[seat]):
            raise BadInput(f"{where} counts more played or steeping cards than its timeline has.")
        if "hand" in entry and not is_automa(table, seat):
            table.hands[seat] = self.cards(entry["hand"], f"{where}.hand")
            self.held.add(seat)

    def deal_hands(self) -> None:
        """A player whose hand is not written holds those of the starting cards that lie nowhere else."""
        table = self.table
        for seat in players(table):
            if seat not in self.held:
                own = table.content.starting_cards(table.characters[seat])
                table.hands[seat] = tuple(card for card in own if card not in self.placed)

    def write_abilities(self, seat: int, entry: Mapping[str, Any], where: str) -> None:
        """The states of a player's abilities; by default what the experience has unlocked is ready."""
        table = self.table
        fields = table.content.characters[table.characters[seat]].fields
        unlocked = [ACTIVE if field <= table.experience[seat] else LOCKED for field in fields]
        states = fit(entry.get("abilities", []), list[str], f"{where}.abilities")
        if len(states) > len(fields):
            raise BadInput(f"{where}.abilities has {len(states)} states; a character has {len(fields)} abilities.")
        written = [number_of(state, STATES, f"{where}.abilities") for state in states]
        table.abilities[seat] = tuple(written + unlocked[len(written) :])

    def _character(self, entry: Mapping[str, Any], where: str) -> int:
        character = number_of(entry["character"], self.characters, f"{where}.character")
        if character in self.table.characters:
            raise BadInput(f"{where}.character {entry['character']!r} already sits at the table.")
        return character

    def _cover(self, seat: int, covered: object, where: str) -> None:
        """Covered places by card key: 0 and 1 are its symbols, 2 its tea passing symbol."""
        for key, slots in fit(covered, dict[str, list[int]], f"{where}.covered").items():
            card = self.keys.get(key, -1)
            if card not in self.table.timelines[seat]:
                raise BadInput(f"{where}.covered names {key!r}, which is not on that timeline.")
            place = self.table.timelines[seat].index(card)
            for slot in slots:
                if not self.has_slot(card, slot):
                    raise BadInput(f"{where}.covered.{key} names the place {slot}, which that card does not have.")
            bits: int = sum(1 << slot for slot in set(slots))
            self.table.covers[seat] = put(self.table.covers[seat], place, bits)

    def has_slot(self, card: int, slot: int) -> bool:
        """Whether a card has something to cover at a place."""
        return 0 <= slot < len(self.table.cards[card].symbols)

    def write_turn(self, data: Mapping[str, Any]) -> None:
        self.table.turn = within(data.get("turn", 1), 1, TURNS, "'turn'") - 1

    def write_active(self, data: Mapping[str, Any], plan: Sequence[int]) -> None:
        """The active symbols, by default those of the chapter."""
        words = fit(data.get("active", [SYMBOLS[symbol] for symbol in plan]), list[str], "active")
        self.table.active = tuple(symbol_of(word, "active") for word in words)
        if len(set(self.table.active)) != 2:
            raise BadInput(f"'active' needs two different symbols of {', '.join(SYMBOLS)}.")

    def write_order(self, data: Mapping[str, Any], single_turns: Sequence[str], automas_act: Sequence[str]) -> None:
        table, phase = self.table, data.get("phase")
        if table.first_chooser == RANDOM_CHOOSER:
            table.first_chooser = 0
        table.initiative = seats_in(data, "initiative", table, list(range(table.seats)))
        if len(table.initiative) != table.seats:
            raise BadInput(f"'initiative' must list every seat from 0 to {table.seats - 1} once.")
        default = [seat for seat in table.initiative if phase in automas_act or not is_automa(table, seat)]
        table.to_act = seats_in(data, "to_act", table, default)
        if phase in single_turns and not table.to_act:
            raise BadInput(f"'to_act' cannot be empty: the phase {phase!r} begins with the seat that acts first.")

    def write_markers(self, data: Mapping[str, Any]) -> None:
        """Initiative markers beside the rows and on the deck space."""
        table = self.table
        table.deck_markers = seats_in(data, "deck_markers", table, [])
        table.row_markers = fit(data.get("row_markers", table.row_markers), list[int], "row_markers")
        if len(table.row_markers) != len(table.pool):
            raise BadInput(f"'row_markers' needs {len(table.pool)} entries: a seat, or -1 for nobody.")
        standing = list(table.deck_markers)
        for row, seat in enumerate(table.row_markers):
            if seat != NOBODY and (seat in standing or not 0 <= seat < table.seats):
                raise BadInput(
                    f"row_markers[{row}] must be -1 or a seat from 0 to {table.seats - 1} whose marker stands nowhere"
                    f" else, not {seat}."
                )
            standing.append(seat)
        self._stand(data.get("phase"))

    def _stand(self, phase: object) -> None:
        """While all draft, those who have drafted stand on the mat, by default on the deck space; nobody else does."""
        table = self.table
        waiting = {DRAFTING: table.to_act, DRAFTED: ()}.get(str(phase), table.initiative)
        standing = (*table.deck_markers, *(seat for seat in table.row_markers if seat != NOBODY))
        for seat in standing:
            if seat in waiting:
                field = "deck_markers" if seat in table.deck_markers else "row_markers"
                raise BadInput(
                    f"{field!r} names seat {seat}, whose marker is on the initiative track in the phase {phase!r}."
                )
        table.deck_markers += tuple(seat for seat in table.initiative if seat not in (*waiting, *standing))

    def write_decks(self, data: Mapping[str, Any]) -> None:
        """Pool, discard pile and deck; what is named nowhere is shuffled below the named deck cards."""
        table = self.table
        table.discard = self.cards(data.get("discard", []), "discard")
        rows = fit(data.get("pool", []), list[list[str]], "pool")
        if len(rows) > len(table.pool):
            raise BadInput(f"'pool' has {len(table.pool)} rows with {table.humans} players.")
        for index, row in enumerate(rows):
            if len(row) not in (0, 2):
                raise BadInput(f"pool[{index}] must have 2 cards or none, not {len(row)}.")
            if row and table.row_markers[index] != NOBODY:
                raise BadInput(f"pool[{index}] must be empty: seat {table.row_markers[index]} has taken its cards.")
        named = [self.cards(row, f"pool[{index}]") for index, row in enumerate(rows)]
        top = self.cards(data.get("deck", []), "deck")[::-1]
        rest = [card for card in range(table.content.main_cards) if card not in self.placed]
        shuffle(table, rest)
        table.deck = rest
        free = [marker == NOBODY for marker in table.row_markers[len(named) :]]
        table.pool = named + [deal_row(table) if dealt else () for dealt in free]
        table.deck += top
        self.deal_hands()
        self.show_open()

    def show_open(self) -> None:
        """Whatever lies open has been seen by all; hands only by their owners."""
        table = self.table
        reveal(table, [card for zone in (*table.timelines, *table.pool, table.discard) for card in zone])
        for seat in players(table):
            show(table, seat, table.hands[seat])


def seats_in(data: Mapping[str, Any], name: str, table: DestinyTable, default: list[int]) -> Zone:
    seats: list[int] = fit(data.get(name, default), list[int], name)
    if len(set(seats)) != len(seats) or not all(0 <= seat < table.seats for seat in seats):
        raise BadInput(f"{name!r} must list seats from 0 to {table.seats - 1}, each once.")
    return tuple(seats)
