"""Positions that a person writes: a small situation in a small file, everything else by default."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablewright.engine.codec import fit
from tablewright.engine.dice import dice_from
from tablewright.engine.faults import BadInput
from tablewright.engine.knowledge import reveal, show, shuffle
from tablewright.games.destiny.cards import number_of, symbol_of
from tablewright.games.destiny.draft import NOBODY, deal_row
from tablewright.games.destiny.experience import MOST
from tablewright.games.destiny.pack import Ability
from tablewright.games.destiny.preparation import RANDOM_CHOOSER
from tablewright.games.destiny.symbols import SYMBOLS
from tablewright.games.destiny.table import ACTIVE, LOCKED, Zone, is_automa, players, put

from . import phases, preparation
from .content import BOARDS, MAIN_CARDS, Pack
from .setup import SETTINGS, set_up
from .table import BONUSES as BONUS_POINTS
from .table import Ronin, left_neighbour

FIELDS = (
    "game", "phase", "players", "seed", "settings", "chapter_card", "turn", "active", "seats", "pool", "discard",
    "deck", "initiative", "tracks", "boards", "trail", "row_markers", "deck_markers", "to_act",
)  # fmt: skip
SEAT_FIELDS = (
    "character", "hand", "timeline", "covered", "tokens", "experience", "points", "abilities", "borrowed",
    "just_played", "steeping", "ability_cards",
)  # fmt: skip
STATES = ("locked", "active", "used")
PLAYER_FIELDS = ("hand", "experience", "points", "abilities", "borrowed")
OPENING = preparation.prepare.__name__
OPENING_FIELDS = ("game", "phase", "players", "seed", "settings", "trail")
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
AUTOMAS_ACT = (phases.draft_pair.__name__, phases.drink_tea.__name__)
PASSING_SLOT = 2


def table_by_hand(data: Mapping[str, Any], pack: Pack) -> Ronin:
    """A table from the short form that the author's guide describes; cards are named by key.

    What is read from a file names its game; its phase and the seats of Automas are then judged too, while a caller
    who builds a table without a game begins where they like.
    """
    _only(data, FIELDS, "the position")
    humans = _number(data, "players", 3, "the position")
    if not 1 <= humans <= 5:
        raise BadInput(f"'players' cannot be {humans}: Ronin is played by 1 to 5 players.")
    table = set_up(pack, humans, _agreed(data, humans), dice_from(str(data.get("seed", "by hand"))))
    if _is_opening(data):
        return table
    if table.first_chooser == RANDOM_CHOOSER:
        table.first_chooser = 0
    writer = _Writer(table)
    for seat, entry in enumerate(_seat_entries(data, table)):
        writer.write_seat(seat, entry)
        if is_automa(table, seat):
            _refuse_player_fields(seat, entry)
    writer.write_mat(data)
    return table


def _is_opening(data: Mapping[str, Any]) -> bool:
    """Whether play begins with the preparation, which lays out everything itself."""
    phase = data.get("phase", OPENING)
    if phase in PREPARATION:
        raise BadInput(f"'phase' cannot be {phase!r}: choosing characters and boards cannot be written by hand.")
    for name in data if phase == OPENING else ():
        if name not in OPENING_FIELDS:
            raise BadInput(f"{name!r} needs a later phase: {OPENING!r} lays out everything itself.")
    return bool(phase == OPENING)


def _refuse_player_fields(seat: int, entry: Mapping[str, Any]) -> None:
    for name in PLAYER_FIELDS:
        if name in entry:
            raise BadInput(f"seats[{seat}].{name} cannot be given: this seat is an Automa.")


def _agreed(data: Mapping[str, Any], humans: int) -> dict[str, str]:
    """The settings that a game with so many players has, completed with defaults."""
    wishes = fit(data.get("settings", {}), dict[str, str], "settings")
    offered = {setting.name: setting for setting in SETTINGS if humans in setting.players}
    for name, value in wishes.items():
        if name not in offered:
            raise BadInput(f"settings.{name} is no setting with {humans} players; there are: {', '.join(offered)}.")
        if value not in offered[name].values:
            raise BadInput(f"settings.{name} must be one of {', '.join(offered[name].values)}, not {value!r}.")
    return {name: wishes.get(name, setting.default) for name, setting in offered.items()}


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
            symbol = symbol_of(name, f"{where}.tokens")
            table.tokens[seat] = put(table.tokens[seat], symbol, _within(count, 0, None, f"{where}.tokens.{name}"))
        table.experience[seat] = _within(entry.get("experience", 0), 0, MOST, f"{where}.experience")
        table.points[seat] = put(table.points[seat], BONUS_POINTS, _number(entry, "points", 0, where))
        table.just_played[seat] = _number(entry, "just_played", 0, where)
        table.steeping[seat] = _number(entry, "steeping", table.just_played[seat], where)
        if max(table.just_played[seat], table.steeping[seat]) > len(table.timelines[seat]):
            raise BadInput(f"{where} counts more played or steeping cards than its timeline has.")
        self._ability_cards(seat, entry, where)
        self._abilities(seat, entry, where)
        if not is_automa(table, seat):
            default = [table.cards[face].key for face in table.content.starting_cards(table.characters[seat])]
            hand = entry.get("hand", [key for key in default if self.keys[key] not in self.placed])
            table.hands[seat] = self.cards(hand, f"{where}.hand")

    def _ability_cards(self, seat: int, entry: Mapping[str, Any], where: str) -> None:
        """The copies of the 1st and the 3rd ability that neighbours can still earn."""
        start = self.table.ability_cards[seat]
        left: Zone = fit(entry.get("ability_cards", list(start)), Zone, f"{where}.ability_cards")
        if len(left) != len(start) or not all(0 <= count <= most for count, most in zip(left, start, strict=True)):
            raise BadInput(f"{where}.ability_cards must be two numbers from 0 to {start[0]}, not {list(left)}.")
        self.table.ability_cards[seat] = left

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
            for slot in slots:
                if not self._has_slot(card, slot):
                    raise BadInput(f"{where}.covered.{key} names the place {slot}, which that card does not have.")
            bits: int = sum(1 << slot for slot in set(slots))
            self.table.covers[seat] = put(self.table.covers[seat], place, bits)

    def _has_slot(self, card: int, slot: int) -> bool:
        face = self.table.cards[card]
        return face.passing is not None if slot == PASSING_SLOT else 0 <= slot < len(face.symbols)

    def _abilities(self, seat: int, entry: Mapping[str, Any], where: str) -> None:
        table = self.table
        if is_automa(table, seat):
            return
        fields = table.content.characters[table.characters[seat]].fields
        unlocked = [ACTIVE if field <= table.experience[seat] else LOCKED for field in fields]
        states = fit(entry.get("abilities", []), list[str], f"{where}.abilities")
        if len(states) > len(fields):
            raise BadInput(f"{where}.abilities has {len(states)} states; a character has {len(fields)} abilities.")
        written = [number_of(state, STATES, f"{where}.abilities") for state in states]
        table.abilities[seat] = tuple(written + unlocked[len(written) :])
        for key, state in fit(entry.get("borrowed", {}), dict[str, str], f"{where}.borrowed").items():
            table.borrowed[seat] += (self._borrowed(seat, key, f"{where}.borrowed"),)
            table.borrowed_states[seat] += (number_of(state, STATES, f"{where}.borrowed.{key}"),)

    def _borrowed(self, seat: int, key: str, where: str) -> int:
        """The number of an ability that exists as a card and is another character's."""
        abilities: Sequence[Ability] = self.table.content.abilities
        number = next((number for number, ability in enumerate(abilities) if ability.key == key), None)
        if number is None:
            raise BadInput(f"{where} names an unknown ability {key!r}.")
        character, slot = divmod(number, 4)
        if character == self.table.characters[seat]:
            raise BadInput(f"{where} names {key!r}, which is the player's own ability.")
        if slot not in (0, 2):
            raise BadInput(f"{where} names {key!r}, but only 1st and 3rd abilities exist as cards.")
        return number

    def write_mat(self, data: Mapping[str, Any]) -> None:
        table = self.table
        chapters = [chapter.key for chapter in table.content.chapters]
        table.chapter_card = number_of(data.get("chapter_card", chapters[0]), tuple(chapters), "chapter_card")
        table.turn = _within(data.get("turn", 1), 1, phases.TURNS, "'turn'") - 1
        plan = table.content.chapters[table.chapter_card].active[table.turn // 3]
        words = fit(data.get("active", [SYMBOLS[symbol] for symbol in plan]), list[str], "active")
        table.active = tuple(symbol_of(word, "active") for word in words)
        if len(set(table.active)) != 2:
            raise BadInput(f"'active' needs two different symbols of {', '.join(SYMBOLS)}.")
        self._tracks(data)
        self._order(data)
        self._markers(data)
        self._decks(data)

    def _order(self, data: Mapping[str, Any]) -> None:
        table, phase = self.table, data.get("phase")
        table.initiative = _seats(data, "initiative", table, list(range(table.seats)))
        if len(table.initiative) != table.seats:
            raise BadInput(f"'initiative' must list every seat from 0 to {table.seats - 1} once.")
        table.to_act = _seats(data, "to_act", table, _default_order(data, table))
        if phase in SINGLE_TURNS and not table.to_act:
            raise BadInput(f"'to_act' cannot be empty: the phase {phase!r} begins with the seat that acts first.")

    def _markers(self, data: Mapping[str, Any]) -> None:
        """Initiative markers beside the rows and on the deck space; every seat has one."""
        table = self.table
        table.deck_markers = _seats(data, "deck_markers", table, [])
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

    def _tracks(self, data: Mapping[str, Any]) -> None:
        table = self.table
        markers = fit(data.get("tracks", [0] * table.seats), list[int], "tracks")
        boards = fit(data.get("boards", list(range(1, table.seats + 1))), list[int], "boards")
        if len(markers) != table.seats or len(boards) != table.seats:
            raise BadInput(f"'tracks' and 'boards' need {table.seats} entries, one for each seat's left-hand track.")
        for track in range(table.seats):
            if is_automa(table, track) and is_automa(table, left_neighbour(table, track)):
                continue
            board = _within(boards[track], 1, BOARDS, f"boards[{track}]") - 1
            if table.side == "B" and board in table.boards:
                raise BadInput(f"boards[{track}] is {board + 1}, which already lies at the table.")
            table.boards = put(table.boards, track, board)
            length = table.content.tracks[table.side][board].length
            table.cooperation[track] = _within(markers[track], 0, length, f"tracks[{track}]")

    def _decks(self, data: Mapping[str, Any]) -> None:
        """Pool, discard pile and deck; what is named nowhere is shuffled below the named deck cards."""
        table = self.table
        table.discard = self.cards(data.get("discard", []), "discard")
        rows = fit(data.get("pool", []), list[list[str]], "pool")
        if len(rows) > len(table.pool):
            raise BadInput(f"'pool' has {len(table.pool)} rows with {table.humans} players.")
        for index, row in enumerate(rows):
            if len(row) not in (0, 2):
                raise BadInput(f"pool[{index}] must have 2 cards or none, not {len(row)}.")
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
    automas_act = data.get("phase") in AUTOMAS_ACT
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


def _within(value: object, least: int, most: int | None, where: str) -> int:
    """A whole number in a range that may be open at the top."""
    number: int = fit(value, int, where)
    if number < least or (most is not None and number > most):
        span = f"at least {least}" if most is None else f"from {least} to {most}"
        raise BadInput(f"{where} must be {span}, not {number}.")
    return number


def _only(data: object, known: Sequence[str], where: str) -> None:
    if not isinstance(data, dict):
        raise BadInput(f"{where} must be an object.")
    for name in data:
        if name not in known:
            raise BadInput(f"{where} has an unknown field {name!r}; known are: {', '.join(known)}.")
