"""The content of a pack: fireflies, gusts and lanterns as data, read and checked from TOML."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from tablewright.engine.faults import BadInput
from tablewright.games.reading.entries import fingerprint, get, load, only_known, refuse_same_keys, tables_in
from tablewright.games.reading.words import number_between, number_of

ORIGINAL: Final = files(__package__) / "packs" / "original"
COLOURS: Final = ("amber", "green", "blue", "white")
NO_COLOUR: Final = -1
MEADOW, LANTERN = 0, 1
"""The two kinds of backs."""
MOST_COPIES: Final = 20
MOST_CARDS: Final = 200
LEAST_LANTERNS: Final = 10  # FLY-SETUP-02: two for each of five players


@dataclass(frozen=True, slots=True)
class Face:
    """What is printed on a card. A gust has no colour and no lights; a lantern has a colour and no lights."""

    key: str
    back: int
    colour: int
    lights: int


@dataclass(frozen=True, slots=True)
class Pack:
    """All faces, and which of them each card has: the cards of the meadow first, then the lanterns."""

    faces: tuple[Face, ...]
    cards: tuple[int, ...]
    backs: tuple[int, ...]
    fingerprint: str

    def cards_with(self, back: int) -> tuple[int, ...]:
        return tuple(card for card, face in enumerate(self.cards) if self.backs[face] == back)


def read_pack(folder: Traversable) -> Pack:
    """A pack from its folder; every mistake is told by file, entry and field."""
    data = load(folder, "cards.toml")
    entries = [(kind, *found) for kind in READERS for found in tables_in(data, kind, "cards.toml")]
    faces = [READERS[kind](entry, where) for kind, entry, where in entries]
    copies = [number_between(entry, "copies", where, least=1, most=MOST_COPIES) for _, entry, where in entries]
    cards = [number for number, count in enumerate(copies) for _ in range(count)]
    refuse_same_keys([face.key for face in faces], "card", "cards.toml")
    if len(cards) > MOST_CARDS:
        raise BadInput(f"cards.toml has {len(cards)} cards; {MOST_CARDS} are the most.")
    lanterns = sum(faces[face].back == LANTERN for face in cards)
    if lanterns < LEAST_LANTERNS:
        raise BadInput(f"cards.toml has {lanterns} lanterns; five players need {LEAST_LANTERNS}.")
    return Pack(tuple(faces), tuple(cards), tuple(face.back for face in faces), fingerprint((data,)))


def read_firefly(entry: Mapping[str, Any], where: str) -> Face:
    only_known(entry, ("key", "copies", "colour", "lights"), where)
    lights = number_between(entry, "lights", where, least=1, most=9)
    return Face(get(entry, "key", str, where), MEADOW, colour_in(entry, where), lights)


def read_gust(entry: Mapping[str, Any], where: str) -> Face:
    only_known(entry, ("key", "copies"), where)
    return Face(get(entry, "key", str, where), MEADOW, NO_COLOUR, 0)


def read_lantern(entry: Mapping[str, Any], where: str) -> Face:
    only_known(entry, ("key", "copies", "colour"), where)
    return Face(get(entry, "key", str, where), LANTERN, colour_in(entry, where), 0)


def colour_in(entry: Mapping[str, Any], where: str) -> int:
    return number_of(entry.get("colour"), COLOURS, f"{where}.colour")


READERS: Final = {"firefly": read_firefly, "gust": read_gust, "lantern": read_lantern}
