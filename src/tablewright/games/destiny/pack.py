"""What the packs of both sister games hold alike: action cards, characters with abilities, points by field."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from tablewright.engine.codec import fit
from tablewright.engine.faults import BadInput
from tablewright.games.reading.entries import entries_in, get, only_known, refuse_same_keys, tables_in
from tablewright.games.reading.words import Vocabulary, is_number, read_word

from .cards import ActionCard, Effect
from .experience import TRACK_END
from .words import symbols_in

MOST_SYMBOLS: Final = 2
STARTING_CARDS: Final = 5


@dataclass(frozen=True, slots=True)
class Ability:
    """One ability of a character: when it may be used, and its one strong effect."""

    key: str
    window: str
    power: Any


@dataclass(frozen=True, slots=True)
class Character:
    """A character board: four abilities with the experience fields that unlock them."""

    key: str
    abilities: tuple[Ability, ...]
    fields: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DestinyPack:
    """The content that both sister games have; abilities are numbered four to a character.

    Faces are numbered too: main cards, starting cards, characters, then what only one of the games has.
    """

    main_cards: int
    cards: tuple[ActionCard, ...]
    characters: tuple[Character, ...]
    golden: Mapping[int, int]
    backs: tuple[int, ...]
    fingerprint: str
    abilities: tuple[Ability, ...] = field(init=False)

    def __post_init__(self) -> None:
        abilities = tuple(ability for character in self.characters for ability in character.abilities)
        object.__setattr__(self, "abilities", abilities)

    @property
    def face_count(self) -> int:
        return len(self.backs)

    @property
    def first_character_face(self) -> int:
        return len(self.cards)

    def starting_cards(self, character: int) -> range:
        """The faces of a character's starting cards."""
        first = self.main_cards + character * STARTING_CARDS
        return range(first, first + STARTING_CARDS)


@dataclass(frozen=True, slots=True)
class Vocabularies:
    """The words that the cards and abilities of a game may use."""

    conditions: Vocabulary
    results: Vocabulary
    scaling_conditions: tuple[type, ...]
    scaling_results: tuple[type, ...]
    powers: Vocabulary
    windows: Mapping[type, tuple[str, ...]]


def read_effect(entry: Mapping[str, Any], vocabularies: Vocabularies, where: str) -> Effect | None:
    """The effect of an action card, if it has one; scaling parts go together."""
    if "condition" not in entry and "result" not in entry:
        return None
    condition = read_word(get(entry, "condition", dict, where), vocabularies.conditions, f"{where}.condition")
    result = read_word(get(entry, "result", dict, where), vocabularies.results, f"{where}.result")
    scaling = isinstance(condition, vocabularies.scaling_conditions)
    if scaling != isinstance(result, vocabularies.scaling_results):
        kinds = f"{entry['condition']['kind']} and {entry['result']['kind']}"
        raise BadInput(f"{where} joins a scaling with a single part: {kinds}.")
    return Effect(condition, result, scaling=scaling)


def card_symbols(entry: Mapping[str, Any], where: str) -> tuple[int, ...]:
    """The symbols in the corner of a card."""
    symbols = symbols_in(entry, "symbols", where)
    if len(symbols) > MOST_SYMBOLS:
        raise BadInput(f"{where}.symbols names {len(symbols)} symbols; a card has at most {MOST_SYMBOLS}.")
    return symbols


def read_ability(entry: Mapping[str, Any], vocabularies: Vocabularies, where: str) -> Ability:
    only_known(entry, ("key", "window", "power"), where)
    window = get(entry, "window", str, where)
    power = read_word(get(entry, "power", dict, where), vocabularies.powers, f"{where}.power")
    if window not in vocabularies.windows[type(power)]:
        raise BadInput(f"{where}.window must be one of {', '.join(vocabularies.windows[type(power)])}, not {window!r}.")
    return Ability(get(entry, "key", str, where), window, power)


def read_character(entry: Mapping[str, Any], vocabularies: Vocabularies, where: str) -> Character:
    only_known(entry, ("key", "fields", "ability"), where)
    abilities = [read_ability(ability, vocabularies, place) for ability, place in tables_in(entry, "ability", where)]
    fields = fit(get(entry, "fields", list, where), tuple[int, ...], f"{where}.fields")
    if len(abilities) != 4 or len(fields) != 4 or fields[0] != 0 or list(fields) != sorted(set(fields)):
        raise BadInput(f"{where} needs four abilities and four rising fields that begin with 0.")
    if fields[-1] > 20:
        raise BadInput(f"{where}.fields must lie between 0 and 20.")
    return Character(get(entry, "key", str, where), tuple(abilities), fields)


def points_by_field(entry: Mapping[str, Any], length: int, where: str) -> dict[int, int]:
    """Victory points by field."""
    points = fit(entry, dict[str, int], where)
    for place, value in points.items():
        if not is_number(value):
            raise BadInput(f"{where}.{place} must be a whole number of at least 0, not {value!r}.")
    return {field_of(int(place) if place.isdecimal() else place, length, where): points[place] for place in points}


def field_of(place: object, length: int, where: str) -> int:
    if not is_number(place, 1) or place > length:
        raise BadInput(f"{where} must name a field from 1 to {length}, not {place!r}.")
    return place


def read_golden(data: Mapping[str, Any], where: str) -> dict[int, int]:
    """The points along an experience track, for the golden marker."""
    return points_by_field(get(data, "golden", dict, where), TRACK_END, f"{where}: golden")


def refuse_namesakes(characters: Sequence[Character]) -> None:
    """Characters and abilities are told apart by their keys."""
    refuse_same_keys([character.key for character in characters], "character", "characters.toml")
    abilities = [ability.key for character in characters for ability in character.abilities]
    refuse_same_keys(abilities, "ability", "characters.toml")


def read_cards(
    main: Mapping[str, Any],
    starting: Mapping[str, Any],
    characters: Sequence[Character],
    main_cards: int,
    read_card: Callable[[Mapping[str, Any], str], ActionCard],
) -> tuple[ActionCard, ...]:
    """The action cards of the main deck, then those with which each character starts."""
    entries = entries_in(main, "card", main_cards, "cards.toml")
    for character in characters:
        entries += entries_in(starting, character.key, STARTING_CARDS, "starting.toml")
    cards = tuple(read_card(entry, where) for entry, where in entries)
    refuse_twins(cards, [where for _, where in entries])
    return cards


def refuse_twins(cards: Sequence[ActionCard], places: Sequence[str]) -> None:
    """No two cards share a key, nor everything that is printed on them."""
    keys: dict[str, str] = {}
    faces: dict[object, str] = {}
    for card, where in zip(cards, places, strict=True):
        if card.key in keys:
            raise BadInput(f"{where} has the same key as {keys[card.key]}.")
        face = (card.colours, tuple(sorted(card.symbols)), card.effect, card.passing)
        if face in faces:
            raise BadInput(f"{where} and {faces[face]} are the same but for the name.")
        keys[card.key] = faces[face] = where
