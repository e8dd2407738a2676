"""The content of a pack: cards, characters, boards and chapters as data, read and checked from TOML."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
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
from .vocabulary import colour_in

ORIGINAL: Final = files(__package__) / "packs" / "original"
MAIN_CARDS: Final = 80
MOST_SYMBOLS: Final = 2  # RON-CHAP-04
STARTING_CARDS: Final = 5
CHARACTERS: Final = 7
BOARDS: Final = 5
CHAPTERS: Final = 6


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


CONDITIONS: Final[Mapping[str, Callable[[Mapping[str, Any], str], Any]]] = {
    "lose-one": lambda entry, where: LoseOne(_symbol(entry, where)),
    "lose-up-to-three": lambda entry, where: LoseUpToThree(_symbol(entry, where)),
    "lose-inactive": lambda entry, where: LoseInactive(),
    "two-or-more-cards": lambda entry, where: TwoOrMoreCards(colour_in(entry, where)),
    "neighbour-cards": lambda entry, where: words.NeighbourCards(colour_in(entry, where)),
    "exactly-one-card": lambda entry, where: ExactlyCards(colour_in(entry, where), 1),
    "exactly-two-cards": lambda entry, where: ExactlyCards(colour_in(entry, where), 2),
    "up-to-three-cards": lambda entry, where: UpToThreeCards(colour_in(entry, where)),
    "exactly-two-inactive": lambda entry, where: ExactlyTwoInactive(),
    "two-or-more-inactive": lambda entry, where: TwoOrMoreInactive(),
}

RESULTS: Final[Mapping[str, Callable[[Mapping[str, Any], str], Any]]] = {
    "each-track": lambda entry, where: words.EachTrack(),
    "one-track": lambda entry, where: words.OneTrack(),
    "left-steps": lambda entry, where: GainPathSteps(LEFT),
    "right-steps": lambda entry, where: GainPathSteps(RIGHT),
    "left-two": lambda entry, where: GainPath(LEFT),
    "right-two": lambda entry, where: GainPath(RIGHT),
    "both-paths": lambda entry, where: GainBothPaths(),
    "two-symbols": lambda entry, where: GainTwo(_symbol(entry, where)),
    "symbol-steps": lambda entry, where: GainSteps(_symbol(entry, where)),
    "symbol-set": lambda entry, where: GainSet(_symbols(entry, "symbols", where)),
}

SCALING: Final = ("lose-up-to-three", "lose-inactive", "neighbour-cards", "up-to-three-cards")
SCALING_RESULTS: Final = ("one-track", "left-steps", "right-steps", "symbol-steps")
CEREMONY_RESULTS: Final = ("each-track", "one-track")


def _symbol(entry: Mapping[str, Any], where: str) -> int:
    return symbol_of(entry.get("symbol"), f"{where}.symbol")


def _symbols(entry: Mapping[str, Any], name: str, where: str) -> tuple[int, ...]:
    return tuple(symbol_of(word, f"{where}.{name}") for word in _get(entry, name, list, where))


def _get(entry: Mapping[str, Any], name: str, kind: type, where: str) -> Any:
    value = entry.get(name)
    if not isinstance(value, kind):
        raise BadInput(f"{where} needs {name!r} of type {kind.__name__}, not {value!r}.")
    return value


def _word(
    entry: Mapping[str, Any], vocabulary: Mapping[str, Callable[[Mapping[str, Any], str], Any]], where: str
) -> Any:
    """One word of a closed vocabulary, with its arguments."""
    kind = entry.get("kind")
    if not isinstance(kind, str) or kind not in vocabulary:
        raise BadInput(f"{where}.kind must be one of {', '.join(vocabulary)}, not {kind!r}.")
    return vocabulary[kind](entry, where)


def read_card(entry: Mapping[str, Any], where: str) -> ActionCard:
    """One action card of a pack."""
    only_known(entry, ("key", "colour", "symbols", "condition", "result", "ceremony", "passing"), where)
    passing = entry.get("passing")
    symbols = _symbols(entry, "symbols", where)
    if len(symbols) > MOST_SYMBOLS:
        raise BadInput(f"{where}.symbols names {len(symbols)} symbols; a card has at most {MOST_SYMBOLS}.")
    return ActionCard(
        key=_get(entry, "key", str, where),
        colours=(colour_in(entry, where),),
        symbols=symbols,
        effect=_read_effect(entry, where),
        passing=None if passing is None else number_of(passing, SIDES, f"{where}.passing"),
    )


def _read_effect(entry: Mapping[str, Any], where: str) -> Effect[Any, Any] | None:
    if "condition" not in entry and "result" not in entry:
        return None
    condition = _get(entry, "condition", dict, where)
    result = _get(entry, "result", dict, where)
    effect = Effect(
        _word(condition, CONDITIONS, f"{where}.condition"),
        _word(result, RESULTS, f"{where}.result"),
        entry.get("ceremony") is True,
    )
    if (condition["kind"] in SCALING) != (result["kind"] in SCALING_RESULTS):
        raise BadInput(f"{where} joins a scaling with a single part: {condition['kind']} and {result['kind']}.")
    if result["kind"] in CEREMONY_RESULTS and not effect.ceremony:
        raise BadInput(f"{where} gives cooperation points, so it must be a tea ceremony effect.")
    return effect


def _read_ability(entry: Mapping[str, Any], where: str) -> Ability:
    only_known(entry, ("key", "window", "power"), where)
    window = _get(entry, "window", str, where)
    power = _word(_get(entry, "power", dict, where), words.POWERS, f"{where}.power")
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
    length = _get(entry, "length", int, where)
    bonuses = {
        _field(bonus.get("field"), length, place): _word(bonus, words.BONUSES, place)
        for bonus, place in _tables(entry, "bonus", where)
    }
    return Track(length, bonuses, _points(_get(entry, "points", dict, where), length, f"{where}.points"))


def _tables(entry: Mapping[str, Any], name: str, where: str) -> list[tuple[Mapping[str, Any], str]]:
    """The tables in a list of an entry, each with its place."""
    found: list[tuple[Mapping[str, Any], str]] = []
    for index, inner in enumerate(_get(entry, name, list, where)):
        if not isinstance(inner, dict):
            raise BadInput(f"{where}.{name}[{index}] must be a table, not {inner!r}.")
        found.append((inner, f"{where}.{name}[{index}]"))
    return found


def _points(entry: Mapping[str, Any], length: int, where: str) -> dict[int, int]:
    """Victory points by field."""
    points = fit(entry, dict[str, int], where)
    return {_field(int(place) if place.isdecimal() else place, length, where): points[place] for place in points}


def _field(place: object, length: int, where: str) -> int:
    if not isinstance(place, int) or not 1 <= place <= length:
        raise BadInput(f"{where} must name a field from 1 to {length}, not {place!r}.")
    return place


def _read_chapter(entry: Mapping[str, Any], characters: Sequence[str], where: str) -> Chapter:
    only_known(entry, ("key", "active", "initiative"), where)
    pairs = fit(_get(entry, "active", list, where), list[list[str]], f"{where}.active")
    if len(pairs) != 3 or any(len(pair) != 2 or len(set(pair)) != 2 for pair in pairs):
        raise BadInput(f"{where}.active needs three pairs of different symbols.")
    active = tuple((symbol_of(left, where), symbol_of(right, where)) for left, right in pairs)
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
        raise BadInput(f"{folder.name}/{name} is not readable as TOML: {error}.") from None


def read_pack(folder: Traversable) -> Pack:
    """A whole pack from its folder; every mistake is told by file, entry and field."""
    main, starting = _load(folder, "cards.toml"), _load(folder, "starting.toml")
    people, boards, chapters = (_load(folder, name) for name in ("characters.toml", "boards.toml", "chapters.toml"))
    characters = tuple(
        _read_character(entry, where) for entry, where in _entries(people, "character", CHARACTERS, "characters.toml")
    )
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
