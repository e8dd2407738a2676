"""The content of a pack: cards, characters, boards and chapters as data, read and checked from TOML."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from tablewright.engine.codec import fit
from tablewright.engine.faults import BadInput
from tablewright.games.destiny import effects
from tablewright.games.destiny.cards import ActionCard, Effect, symbol_of
from tablewright.games.destiny.pack import (
    DestinyPack,
    Vocabularies,
    card_symbols,
    field_of,
    points_by_field,
    read_cards,
    read_character,
    read_effect,
    read_golden,
    refuse_namesakes,
)
from tablewright.games.destiny.symbols import SIDES
from tablewright.games.destiny.words import colour_in
from tablewright.games.reading.entries import entries_in, fingerprint, get, load, only_known, tables_in
from tablewright.games.reading.words import Vocabulary, number_between, number_of, read_word, word

from . import vocabulary as words

ORIGINAL: Final = files(__package__) / "packs" / "original"
MAIN_CARDS: Final = 80
CHARACTERS: Final = 7
BOARDS: Final = 5
CHAPTERS: Final = 6
LONGEST_TRACK: Final = 30


@dataclass(frozen=True, slots=True, eq=False)
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Pack(DestinyPack):
    """All content of a game; after the characters, the faces are boards and chapter cards."""

    tracks: Mapping[str, tuple[Track, ...]]
    chapters: tuple[Chapter, ...]

    @property
    def first_board_face(self) -> int:
        return len(self.cards) + len(self.characters)

    @property
    def first_chapter_face(self) -> int:
        return self.first_board_face + BOARDS


CONDITIONS: Final[Vocabulary] = {
    **{
        name: effects.CONDITIONS[name]
        for name in (
            "lose-one", "lose-up-to-three", "lose-inactive", "two-or-more-cards", "exactly-one-card",
            "exactly-two-cards", "up-to-three-cards", "exactly-two-inactive", "two-or-more-inactive",
        )
    },
    "neighbour-cards": word(words.NeighbourCards, colour=colour_in),
}  # fmt: skip
RESULTS: Final[Vocabulary] = {
    "each-track": word(words.EachTrack),
    "one-track": word(words.OneTrack),
    **effects.RESULTS,
}
VOCABULARIES: Final = Vocabularies(
    CONDITIONS, RESULTS, words.SCALING_CONDITIONS, words.SCALING_RESULTS, words.POWERS, words.WINDOWS
)


def read_card(entry: Mapping[str, Any], where: str) -> ActionCard:
    """One action card of a pack."""
    only_known(entry, ("key", "colour", "symbols", "condition", "result", "ceremony", "passing"), where)
    passing = entry.get("passing")
    return ActionCard(
        key=get(entry, "key", str, where),
        colours=(colour_in(entry, "colour", where),),
        symbols=card_symbols(entry, where),
        effect=_read_effect(entry, where),
        passing=None if passing is None else number_of(passing, SIDES, f"{where}.passing"),
    )


def _read_effect(entry: Mapping[str, Any], where: str) -> Effect | None:
    """An effect, perhaps of the tea ceremony; only those move the cooperation tracks."""
    ceremony = get({"ceremony": False, **entry}, "ceremony", bool, where)
    effect = read_effect(entry, VOCABULARIES, where)
    if effect is not None and isinstance(effect.result, words.TRACK_RESULTS) and not ceremony:
        raise BadInput(f"{where} gives cooperation points, so it must be a tea ceremony effect.")
    return None if effect is None else replace(effect, ceremony=ceremony)


def _read_track(entry: Mapping[str, Any], where: str) -> Track:
    only_known(entry, ("length", "bonus", "points"), where)
    length = number_between(entry, "length", where, least=1, most=LONGEST_TRACK)
    bonuses = _read_bonuses(entry, length, where)
    return Track(length, bonuses, points_by_field(get(entry, "points", dict, where), length, f"{where}.points"))


def _read_bonuses(entry: Mapping[str, Any], length: int, where: str) -> dict[int, words.Bonus]:
    """Bonuses by field: one on a field, and one card of each ability on a track."""
    bonuses: dict[int, words.Bonus] = {}
    slots: set[int] = set()
    for inner, place in tables_in(entry, "bonus", where):
        spot = field_of(inner.get("field"), length, f"{place}.field")
        bonus = read_word(inner, words.BONUSES, place, also=("field",))
        if spot in bonuses:
            raise BadInput(f"{place}.field names the field {spot}, which has a bonus already.")
        if isinstance(bonus, words.AbilityCard):
            if bonus.slot in slots:
                raise BadInput(f"{place}.slot names the ability {bonus.slot + 1}, which this track gives already.")
            slots.add(bonus.slot)
        bonuses[spot] = bonus
    return bonuses


def _read_chapter(entry: Mapping[str, Any], characters: Sequence[str], where: str) -> Chapter:
    only_known(entry, ("key", "active", "initiative"), where)
    pairs = fit(get(entry, "active", list, where), list[list[str]], f"{where}.active")
    if len(pairs) != 3 or any(len(pair) != 2 or len(set(pair)) != 2 for pair in pairs):
        raise BadInput(f"{where}.active needs three pairs of different symbols.")
    active = tuple((symbol_of(left, f"{where}.active"), symbol_of(right, f"{where}.active")) for left, right in pairs)
    order = fit(get(entry, "initiative", list, where), list[str], f"{where}.initiative")
    if sorted(order) != sorted(characters):
        raise BadInput(f"{where}.initiative must name each character once.")
    return Chapter(get(entry, "key", str, where), active, tuple(characters.index(name) for name in order))


def read_pack(folder: Traversable) -> Pack:
    """A whole pack from its folder; every mistake is told by file, entry and field."""
    main, starting = load(folder, "cards.toml"), load(folder, "starting.toml")
    people, boards, chapters = (load(folder, name) for name in ("characters.toml", "boards.toml", "chapters.toml"))
    characters = tuple(
        read_character(entry, VOCABULARIES, where)
        for entry, where in entries_in(people, "character", CHARACTERS, "characters.toml")
    )
    refuse_namesakes(characters)
    cards = read_cards(main, starting, characters, MAIN_CARDS, read_card)
    names = [character.key for character in characters]
    return Pack(
        main_cards=MAIN_CARDS,
        cards=cards,
        characters=characters,
        tracks=_read_sides(boards),
        chapters=tuple(
            _read_chapter(entry, names, where)
            for entry, where in entries_in(chapters, "chapter", CHAPTERS, "chapters.toml")
        ),
        golden=read_golden(people, "characters.toml"),
        backs=(0,) * len(cards) + (1,) * CHARACTERS + (2,) * BOARDS + (3,) * CHAPTERS,
        fingerprint=fingerprint((main, starting, people, boards, chapters)),
    )


def _read_sides(boards: Mapping[str, Any]) -> dict[str, tuple[Track, ...]]:
    """Side A is one and the same on all boards; side B differs from board to board."""
    symmetric = _read_track(get(boards, "A", dict, "boards.toml"), "boards.toml: A")
    asymmetric = tuple(_read_track(entry, where) for entry, where in entries_in(boards, "B", BOARDS, "boards.toml"))
    return {"A": (symmetric,) * BOARDS, "B": asymmetric}


@lru_cache(maxsize=1)
def original_pack() -> Pack:
    """The pack that comes with the game."""
    return read_pack(ORIGINAL)
