"""The content of a pack: cards, characters, boards and chapters as data, read and checked from TOML."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from tablewright.engine.codec import fit
from tablewright.engine.faults import BadInput
from tablewright.games.destiny.cards import ActionCard, Effect, number_of, only_known, symbol_of
from tablewright.games.destiny.effects import (
    ExactlyCards,
    ExactlyTwoInactive,
    GainBothPaths,
    GainPath,
    GainPathSteps,
    GainSet,
    GainSteps,
    GainTwo,
    LoseInactive,
    LoseOne,
    LoseUpToThree,
    TwoOrMoreCards,
    TwoOrMoreInactive,
    UpToThreeCards,
)
from tablewright.games.destiny.symbols import LEFT, RIGHT, SIDES

from . import vocabulary as words
from .vocabulary import colour_in, is_number, number_between, read_word, symbol_in, symbols_in, word

ORIGINAL: Final = files(__package__) / "packs" / "original"
MAIN_CARDS: Final = 80
MOST_SYMBOLS: Final = 2  # RON-CHAP-04
STARTING_CARDS: Final = 5
CHARACTERS: Final = 7
BOARDS: Final = 5
CHAPTERS: Final = 6
LONGEST_TRACK: Final = 30


@dataclass(frozen=True, slots=True)
class Ability:
    """One ability of a character: when it may be used, and its one strong effect."""

    key: str
    window: str
    power: words.Power


@dataclass(frozen=True, slots=True)
class Character:
    """A character board: four abilities with the experience fields that unlock them."""

    key: str
    abilities: tuple[Ability, ...]
    fields: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Track:
    """One side of a cooperation board: bonuses and end-game victory points by field."""

    length: int
    bonuses: Mapping[int, words.Bonus]
    points: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter card: the active pair of each chapter, and the starting order of all characters."""

    key: str
    active: tuple[tuple[int, int], ...]
    initiative: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pack:
    """All content of a game; abilities are numbered four to a character.

    Faces are numbered too: main cards, starting cards, characters, boards, chapter cards.
    """

    cards: tuple[ActionCard, ...]
    characters: tuple[Character, ...]
    tracks: Mapping[str, tuple[Track, ...]]
    chapters: tuple[Chapter, ...]
    golden: Mapping[int, int]
    backs: tuple[int, ...]
    fingerprint: str
    abilities: tuple[Ability, ...] = field(init=False)

    def __post_init__(self) -> None:
        abilities = tuple(ability for character in self.characters for ability in character.abilities)
        object.__setattr__(self, "abilities", abilities)

    @property
    def first_character_face(self) -> int:
        return len(self.cards)

    @property
    def first_board_face(self) -> int:
        return len(self.cards) + len(self.characters)

    @property
    def first_chapter_face(self) -> int:
        return self.first_board_face + BOARDS

    def starting_cards(self, character: int) -> range:
        """The faces of a character's starting cards."""
        first = MAIN_CARDS + character * STARTING_CARDS
        return range(first, first + STARTING_CARDS)


CONDITIONS: Final[words.Vocabulary] = {
    "lose-one": word(LoseOne, symbol=symbol_in),
    "lose-up-to-three": word(LoseUpToThree, symbol=symbol_in),
    "lose-inactive": word(LoseInactive),
    "two-or-more-cards": word(TwoOrMoreCards, colour=colour_in),
    "neighbour-cards": word(words.NeighbourCards, colour=colour_in),
    "exactly-one-card": word(partial(ExactlyCards, count=1), colour=colour_in),
    "exactly-two-cards": word(partial(ExactlyCards, count=2), colour=colour_in),
    "up-to-three-cards": word(UpToThreeCards, colour=colour_in),
    "exactly-two-inactive": word(ExactlyTwoInactive),
    "two-or-more-inactive": word(TwoOrMoreInactive),
}

RESULTS: Final[words.Vocabulary] = {
    "each-track": word(words.EachTrack),
    "one-track": word(words.OneTrack),
    "left-steps": word(partial(GainPathSteps, LEFT)),
    "right-steps": word(partial(GainPathSteps, RIGHT)),
    "left-two": word(partial(GainPath, LEFT)),
    "right-two": word(partial(GainPath, RIGHT)),
    "both-paths": word(GainBothPaths),
    "two-symbols": word(GainTwo, symbol=symbol_in),
    "symbol-steps": word(GainSteps, symbol=symbol_in),
    "symbol-set": word(GainSet, symbols=symbols_in),
}


def _get(entry: Mapping[str, Any], name: str, kind: type, where: str) -> Any:
    value = entry.get(name)
    if not isinstance(value, kind):
        raise BadInput(f"{where} needs {name!r} of type {kind.__name__}, not {value!r}.")
    return value


def read_card(entry: Mapping[str, Any], where: str) -> ActionCard:
    """One action card of a pack."""
    only_known(entry, ("key", "colour", "symbols", "condition", "result", "ceremony", "passing"), where)
    passing = entry.get("passing")
    symbols = symbols_in(entry, "symbols", where)
    if len(symbols) > MOST_SYMBOLS:
        raise BadInput(f"{where}.symbols names {len(symbols)} symbols; a card has at most {MOST_SYMBOLS}.")
    return ActionCard(
        key=_get(entry, "key", str, where),
        colours=(colour_in(entry, "colour", where),),
        symbols=symbols,
        effect=_read_effect(entry, where),
        passing=None if passing is None else number_of(passing, SIDES, f"{where}.passing"),
    )


def _read_effect(entry: Mapping[str, Any], where: str) -> Effect[Any, Any] | None:
    ceremony = _get({"ceremony": False, **entry}, "ceremony", bool, where)
    if "condition" not in entry and "result" not in entry:
        return None
    effect: Effect[Any, Any] = Effect(
        read_word(_get(entry, "condition", dict, where), CONDITIONS, f"{where}.condition"),
        read_word(_get(entry, "result", dict, where), RESULTS, f"{where}.result"),
        ceremony,
    )
    if isinstance(effect.condition, words.SCALING_CONDITIONS) != isinstance(effect.result, words.SCALING_RESULTS):
        kinds = f"{entry['condition']['kind']} and {entry['result']['kind']}"
        raise BadInput(f"{where} joins a scaling with a single part: {kinds}.")
    if isinstance(effect.result, words.TRACK_RESULTS) and not ceremony:
        raise BadInput(f"{where} gives cooperation points, so it must be a tea ceremony effect.")
    return effect


def _read_ability(entry: Mapping[str, Any], where: str) -> Ability:
    only_known(entry, ("key", "window", "power"), where)
    window = _get(entry, "window", str, where)
    power = read_word(_get(entry, "power", dict, where), words.POWERS, f"{where}.power")
    if window not in words.WINDOWS[type(power)]:
        raise BadInput(f"{where}.window must be one of {', '.join(words.WINDOWS[type(power)])}, not {window!r}.")
    return Ability(_get(entry, "key", str, where), window, power)


def _read_character(entry: Mapping[str, Any], where: str) -> Character:
    only_known(entry, ("key", "fields", "ability"), where)
    abilities = [_read_ability(ability, place) for ability, place in _tables(entry, "ability", where)]
    fields = fit(_get(entry, "fields", list, where), tuple[int, ...], f"{where}.fields")
    if len(abilities) != 4 or len(fields) != 4 or fields[0] != 0 or list(fields) != sorted(set(fields)):
        raise BadInput(f"{where} needs four abilities and four rising fields that begin with 0.")
    if fields[-1] > 20:
        raise BadInput(f"{where}.fields must lie between 0 and 20.")
    return Character(_get(entry, "key", str, where), tuple(abilities), fields)


def _read_track(entry: Mapping[str, Any], where: str) -> Track:
    only_known(entry, ("length", "bonus", "points"), where)
    length = number_between(entry, "length", where, least=1, most=LONGEST_TRACK)
    bonuses = _read_bonuses(entry, length, where)
    return Track(length, bonuses, _points(_get(entry, "points", dict, where), length, f"{where}.points"))


def _read_bonuses(entry: Mapping[str, Any], length: int, where: str) -> dict[int, words.Bonus]:
    """Bonuses by field: one on a field, and one card of each ability on a track."""
    bonuses: dict[int, words.Bonus] = {}
    slots: set[int] = set()
    for inner, place in _tables(entry, "bonus", where):
        spot = _field(inner.get("field"), length, f"{place}.field")
        bonus = read_word(inner, words.BONUSES, place, also=("field",))
        if spot in bonuses:
            raise BadInput(f"{place}.field names the field {spot}, which has a bonus already.")
        if isinstance(bonus, words.AbilityCard):
            if bonus.slot in slots:
                raise BadInput(f"{place}.slot names the ability {bonus.slot + 1}, which this track gives already.")
            slots.add(bonus.slot)
        bonuses[spot] = bonus
    return bonuses


def _tables(entry: Mapping[str, Any], name: str, where: str) -> list[tuple[Mapping[str, Any], str]]:
    """The tables in a list of an entry, each with its place."""
    found: list[tuple[Mapping[str, Any], str]] = []
    for index, inner in enumerate(_get(entry, name, list, where)):
        place = f"{where}{': ' if where.endswith('.toml') else '.'}{name}[{index}]"
        if not isinstance(inner, dict):
            raise BadInput(f"{place} must be a table, not {inner!r}.")
        found.append((inner, place))
    return found


def _points(entry: Mapping[str, Any], length: int, where: str) -> dict[int, int]:
    """Victory points by field."""
    points = fit(entry, dict[str, int], where)
    for place, value in points.items():
        if not is_number(value):
            raise BadInput(f"{where}.{place} must be a whole number of at least 0, not {value!r}.")
    return {_field(int(place) if place.isdecimal() else place, length, where): points[place] for place in points}


def _field(place: object, length: int, where: str) -> int:
    if not is_number(place, 1) or place > length:
        raise BadInput(f"{where} must name a field from 1 to {length}, not {place!r}.")
    return place


def _read_chapter(entry: Mapping[str, Any], characters: Sequence[str], where: str) -> Chapter:
    only_known(entry, ("key", "active", "initiative"), where)
    pairs = fit(_get(entry, "active", list, where), list[list[str]], f"{where}.active")
    if len(pairs) != 3 or any(len(pair) != 2 or len(set(pair)) != 2 for pair in pairs):
        raise BadInput(f"{where}.active needs three pairs of different symbols.")
    active = tuple((symbol_of(left, f"{where}.active"), symbol_of(right, f"{where}.active")) for left, right in pairs)
    order = fit(_get(entry, "initiative", list, where), list[str], f"{where}.initiative")
    if sorted(order) != sorted(characters):
        raise BadInput(f"{where}.initiative must name each character once.")
    return Chapter(_get(entry, "key", str, where), active, tuple(characters.index(name) for name in order))


def _entries(data: Mapping[str, Any], name: str, count: int, where: str) -> list[tuple[Mapping[str, Any], str]]:
    entries = _get(data, name, list, where)
    if len(entries) != count:
        raise BadInput(f"{where} needs {count} entries {name!r}; it has {len(entries)}.")
    return [
        (entry, f"{where}: {name} {entry.get('key', index + 1)!r}")
        for index, (entry, _) in enumerate(_tables(data, name, where))
    ]


def _load(folder: Traversable, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads((folder / name).read_text("utf-8"))
    except FileNotFoundError:
        raise BadInput(f"The pack {folder.name} lacks the file {name}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"{name} is not readable as TOML: {error}.") from None


def read_pack(folder: Traversable) -> Pack:
    """A whole pack from its folder; every mistake is told by file, entry and field."""
    main, starting = _load(folder, "cards.toml"), _load(folder, "starting.toml")
    people, boards, chapters = (_load(folder, name) for name in ("characters.toml", "boards.toml", "chapters.toml"))
    characters = tuple(
        _read_character(entry, where) for entry, where in _entries(people, "character", CHARACTERS, "characters.toml")
    )
    _refuse_namesakes("character", characters)
    _refuse_namesakes("ability", [ability for character in characters for ability in character.abilities])
    entries = _entries(main, "card", MAIN_CARDS, "cards.toml")
    for character in characters:
        entries += _entries(starting, character.key, STARTING_CARDS, "starting.toml")
    cards = [read_card(entry, where) for entry, where in entries]
    _refuse_twins(cards, [where for _, where in entries])
    names = [character.key for character in characters]
    golden = _get(people, "golden", dict, "characters.toml")
    return Pack(
        cards=tuple(cards),
        characters=characters,
        tracks=_read_sides(boards),
        chapters=tuple(
            _read_chapter(entry, names, where)
            for entry, where in _entries(chapters, "chapter", CHAPTERS, "chapters.toml")
        ),
        golden=_points(golden, 20, "characters.toml: golden"),
        backs=(0,) * len(cards) + (1,) * CHARACTERS + (2,) * BOARDS + (3,) * CHAPTERS,
        fingerprint=_fingerprint((main, starting, people, boards, chapters)),
    )


def _read_sides(boards: Mapping[str, Any]) -> dict[str, tuple[Track, ...]]:
    """Side A is one and the same on all boards; side B differs from board to board."""
    symmetric = _read_track(_get(boards, "A", dict, "boards.toml"), "boards.toml: A")
    asymmetric = tuple(_read_track(entry, where) for entry, where in _entries(boards, "B", BOARDS, "boards.toml"))
    return {"A": (symmetric,) * BOARDS, "B": asymmetric}


def _refuse_namesakes(name: str, things: Sequence[Character | Ability]) -> None:
    """Characters and abilities are told apart by their keys."""
    keys: set[str] = set()
    for thing in things:
        if thing.key in keys:
            raise BadInput(f"characters.toml: {name} {thing.key!r} is there twice; each needs a key of its own.")
        keys.add(thing.key)


def _refuse_twins(cards: Sequence[ActionCard], places: Sequence[str]) -> None:
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


def _fingerprint(parts: Sequence[Mapping[str, Any]]) -> str:
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]


@lru_cache(maxsize=1)
def original_pack() -> Pack:
    """The pack that comes with the game."""
    return read_pack(ORIGINAL)
