"""Positions that a person writes: a small situation in a small file, everything else by default."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablewright.engine.codec import fit
from tablewright.engine.dice import dice_from
from tablewright.engine.faults import BadInput
from tablewright.engine.knowledge import reveal, show, shuffle
from tablewright.games.destiny.cards import number_of, symbol_of
from tablewright.games.destiny.draft import deal_row
from tablewright.games.destiny.symbols import SYMBOLS
from tablewright.games.destiny.table import ACTIVE, LOCKED, Zone, put

from .content import MAIN_CARDS, Pack
from .setup import SETTINGS, bare_table
from .table import BONUSES, Ronin, is_automa, left_neighbour, players

FIELDS = (
    "game", "phase", "players", "seed", "settings", "chapter_card", "turn", "active", "seats", "pool", "discard",
    "deck", "initiative", "tracks", "boards", "trail", "row_markers", "deck_markers", "to_act",
)  # fmt: skip
SEAT_FIELDS = (
    "character", "hand", "timeline", "covered", "tokens", "experience", "points", "abilities", "borrowed",
    "just_played", "steeping", "ability_cards",
)  # fmt: skip
STATES = ("locked", "active", "used")


def table_by_hand(data: Mapping[str, Any], pack: Pack) -> Ronin:
    """A table from the short form that the author's guide describes; cards are named by key."""
    _only(data, FIELDS, "the position")
    humans = _number(data, "players", 3, "the position")
    if not 1 <= humans <= 5:
        raise BadInput(f"Ronin is played by 1 to 5 players, not {humans}.")
    table = _empty_table(data, humans, pack)
    writer = _Writer(table)
    for seat, entry in enumerate(_seat_entries(data, table)):
        writer.write_seat(seat, entry)
    writer.write_mat(data)
    return table


def _empty_table(data: Mapping[str, Any], humans: int, pack: Pack) -> Ronin:
    wishes = fit(data.get("settings", {}), dict[str, str], "settings")
    offered = {setting.name: setting for setting in SETTINGS}
    for name, value in wishes.items():
        if name not in offered or value not in offered[name].values:
            raise BadInput(f"settings.{name} cannot be {value!r}.")
    chosen = {name: wishes.get(name, setting.default) for name, setting in offered.items()}
    return bare_table(
        pack,
        humans,
        dice=dice_from(str(data.get("seed", "by hand"))),
        side=chosen["side"],
        kept_effects=chosen["kept-effects"],
        automa_choice=chosen["automa"],
        difficulty=chosen["difficulty"],
        first_chooser=0,
    )


def _seat_entries(data: Mapping[str, Any], table: Ronin) -> list[Mapping[str, Any]]:
    entries = data.get("seats", [])
    if not isinstance(entries, list) or len(entries) > table.seats:
        raise BadInput(f"'seats' must be a list of at most {table.seats} seats.")
    return [*entries, *({} for _ in range(table.seats - len(entries)))]


class _Writer:
    """Writes the parts of a position onto a bare table and remembers which cards are already somewhere."""

    def __init__(self, table: Ronin) -> None:
        self.table = table
        self.keys = {card.key: number for number, card in enumerate(table.cards)}
        self.characters = tuple(character.key for character in table.content.characters)
        self.placed: dict[int, str] = {}

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

    def write_seat(self, seat: int, entry: Mapping[str, Any]) -> None:
        table, where = self.table, f"seats[{seat}]"
        _only(entry, SEAT_FIELDS, where)
        table.characters = put(table.characters, seat, self._character(entry, where))
        table.timelines[seat] = self.cards(entry.get("timeline", []), f"{where}.timeline")
        table.covers[seat] = (0,) * len(table.timelines[seat])
        self._cover(seat, entry.get("covered", {}), where)
        for name, count in fit(entry.get("tokens", {}), dict[str, int], f"{where}.tokens").items():
            table.tokens[seat] = put(table.tokens[seat], symbol_of(name, f"{where}.tokens"), count)
        table.experience[seat] = _number(entry, "experience", 0, where)
        table.points[seat] = put(table.points[seat], BONUSES, _number(entry, "points", 0, where))
        table.just_played[seat] = _number(entry, "just_played", 0, where)
        table.steeping[seat] = _number(entry, "steeping", table.just_played[seat], where)
        if max(table.just_played[seat], table.steeping[seat]) > len(table.timelines[seat]):
            raise BadInput(f"{where} counts more played or steeping cards than its timeline has.")
        if "ability_cards" in entry:
            table.ability_cards[seat] = fit(entry["ability_cards"], Zone, f"{where}.ability_cards")
        self._abilities(seat, entry, where)
        if not is_automa(table, seat):
            default = [table.cards[face].key for face in table.content.starting_cards(table.characters[seat])]
            hand = entry.get("hand", [key for key in default if self.keys[key] not in self.placed])
            table.hands[seat] = self.cards(hand, f"{where}.hand")

    def _character(self, entry: Mapping[str, Any], where: str) -> int:
        if "character" in entry:
            character = number_of(entry["character"], self.characters, f"{where}.character")
            if character in self.table.characters:
                raise BadInput(f"{where}.character {entry['character']!r} already sits at the table.")
            return character
        return next(number for number in range(len(self.characters)) if number not in self.table.characters)

    def _cover(self, seat: int, covered: object, where: str) -> None:
        """Covered places by card key: 0 and 1 are its symbols, 2 its tea passing symbol."""
        for key, slots in fit(covered, dict[str, list[int]], f"{where}.covered").items():
            card = self.keys.get(key, -1)
            if card not in self.table.timelines[seat]:
                raise BadInput(f"{where}.covered names {key!r}, which is not on that timeline.")
            place = self.table.timelines[seat].index(card)
            bits: int = sum(1 << slot for slot in set(slots))
            self.table.covers[seat] = put(self.table.covers[seat], place, bits)

    def _abilities(self, seat: int, entry: Mapping[str, Any], where: str) -> None:
        table = self.table
        if is_automa(table, seat):
            return
        fields = table.content.characters[table.characters[seat]].fields
        unlocked = [ACTIVE if field <= table.experience[seat] else LOCKED for field in fields]
        states = fit(entry.get("abilities", []), list[str], f"{where}.abilities")
        written = [number_of(state, STATES, f"{where}.abilities") for state in states]
        table.abilities[seat] = tuple((written + unlocked[len(written) :])[:4])
        keys = {table.content.abilities[number].key: number for number in range(4 * len(self.characters))}
        for key, state in fit(entry.get("borrowed", {}), dict[str, str], f"{where}.borrowed").items():
            if key not in keys:
                raise BadInput(f"{where}.borrowed names an unknown ability {key!r}.")
            table.borrowed[seat] += (keys[key],)
            table.borrowed_states[seat] += (number_of(state, STATES, f"{where}.borrowed"),)

    def write_mat(self, data: Mapping[str, Any]) -> None:
        table = self.table
        chapters = [chapter.key for chapter in table.content.chapters]
        table.chapter_card = number_of(data.get("chapter_card", chapters[0]), tuple(chapters), "chapter_card")
        table.turn = _number(data, "turn", 1, "the position") - 1
        if not 0 <= table.turn <= 9:
            raise BadInput("'turn' counts from 1 to 9.")
        plan = table.content.chapters[table.chapter_card].active[min(table.turn // 3, 2)]
        words = fit(data.get("active", [SYMBOLS[symbol] for symbol in plan]), list[str], "active")
        table.active = tuple(symbol_of(word, "active") for word in words)
        if len(set(table.active)) != 2:
            raise BadInput(f"'active' needs two different symbols of {', '.join(SYMBOLS)}.")
        self._tracks(data)
        table.initiative = _seats(data, "initiative", table, list(range(table.seats)))
        table.to_act = _seats(data, "to_act", table, _default_order(data, table))
        table.deck_markers = _seats(data, "deck_markers", table, [])
        table.row_markers = fit(data.get("row_markers", table.row_markers), list[int], "row_markers")
        if len(table.row_markers) != len(table.pool):
            raise BadInput(f"'row_markers' needs {len(table.pool)} entries: a seat, or -1 for nobody.")
        self._decks(data)

    def _tracks(self, data: Mapping[str, Any]) -> None:
        table = self.table
        markers = fit(data.get("tracks", [0] * table.seats), list[int], "tracks")
        boards = fit(data.get("boards", list(range(1, table.seats + 1))), list[int], "boards")
        if len(markers) != table.seats or len(boards) != table.seats:
            raise BadInput(f"'tracks' and 'boards' need {table.seats} entries, one for each seat's left-hand track.")
        for track in range(table.seats):
            if is_automa(table, track) and is_automa(table, left_neighbour(table, track)):
                continue
            length = table.content.tracks[table.side][(boards[track] - 1) % 5].length
            if not 1 <= boards[track] <= 5 or not 0 <= markers[track] <= length:
                raise BadInput(f"Track {track} needs a board from 1 to 5 and a field from 0 to {length}.")
            table.boards = put(table.boards, track, boards[track] - 1)
            table.cooperation[track] = markers[track]

    def _decks(self, data: Mapping[str, Any]) -> None:
        """Pool, discard pile and deck; what is named nowhere is shuffled below the named deck cards."""
        table = self.table
        table.discard = self.cards(data.get("discard", []), "discard")
        rows = fit(data.get("pool", []), list[list[str]], "pool")
        if len(rows) > len(table.pool):
            raise BadInput(f"'pool' has {len(table.pool)} rows with {table.humans} players.")
        named = [self.cards(row, f"pool[{index}]") for index, row in enumerate(rows)]
        top = self.cards(data.get("deck", []), "deck")[::-1]
        rest = [card for card in range(MAIN_CARDS) if card not in self.placed]
        shuffle(table, rest)
        table.deck = rest
        table.pool = named + [deal_row(table) for _ in table.pool[len(named) :]]
        table.deck += top
        self._show()

    def _show(self) -> None:
        """Whatever lies open has been seen by all; hands only by their owners."""
        table = self.table
        reveal(table, [card for zone in (*table.timelines, *table.pool, table.discard) for card in zone])
        for seat in players(table):
            show(table, seat, table.hands[seat])


def _default_order(data: Mapping[str, Any], table: Ronin) -> list[int]:
    """Who is still to act when a phase of single turns begins: everybody in initiative order."""
    automas_act = data.get("phase") in ("draft_pair", "drink_tea")
    return [seat for seat in table.initiative if automas_act or not is_automa(table, seat)]


def _seats(data: Mapping[str, Any], name: str, table: Ronin, default: list[int]) -> Zone:
    seats: list[int] = fit(data.get(name, default), list[int], name)
    if len(set(seats)) != len(seats) or not all(0 <= seat < table.seats for seat in seats):
        raise BadInput(f"{name!r} must list seats from 0 to {table.seats - 1}, each once.")
    return tuple(seats)


def _number(data: Mapping[str, Any], name: str, default: int, where: str) -> int:
    number: int = fit(data.get(name, default), int, f"{name!r} in {where}")
    if number < 0:
        raise BadInput(f"{name!r} in {where} cannot be negative.")
    return number


def _only(data: object, known: Sequence[str], where: str) -> None:
    if not isinstance(data, dict):
        raise BadInput(f"{where} must be an object.")
    for name in data:
        if name not in known:
            raise BadInput(f"{where} has an unknown field {name!r}; known are: {', '.join(known)}.")
