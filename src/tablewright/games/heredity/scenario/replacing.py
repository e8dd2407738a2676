"""Terrain that takes the place of another: whether everything finds room on it, and whether the other is there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from .. import verbs, vocabulary
from ..conditions import TerrainDiscovered, TerrainSide
from ..content import Card
from ..terrain_cards import TerrainFace
from .mistakes import Place
from .plans import areas_lost
from .reaching import cards_met, closure, draws, face_of, first_sides
from .words import parts_of

if TYPE_CHECKING:
    from .folders import Draft


class Replacement(NamedTuple):
    """A terrain that replaces another: where that is said, and whether the card has asked for the other one."""

    new: int
    old: int
    place: Place
    asked: bool


def check_replacements(draft: Draft, key: str, numbers: dict[int, Card]) -> None:
    """HER-TEFF-06, -07, -09: room for everything on the old terrain; a warning if that may not be in play."""
    opened = laid_at_once(draft, key, numbers)
    for one in replacements(draft, key, numbers):
        if one.old not in numbers:
            draft.notebook.note(one.place, f"there is no terrain {one.old} to replace.")
        elif one.new in numbers:
            check_room(draft, one, numbers)
            if one.old not in opened and not one.asked:
                sentence = f"terrain {one.old} may not be in play when it is to be replaced."
                draft.notebook.warn(one.place, sentence)


def check_room(draft: Draft, one: Replacement, numbers: dict[int, Card]) -> None:
    new = numbers[one.new].front
    for side in (numbers[one.old].front, numbers[one.old].back):
        if isinstance(side, TerrainFace) and isinstance(new, TerrainFace):
            for lost in areas_lost(side, new)[:1]:
                sentence = f"terrain {one.new} has no place for the area {lost!r} of terrain {one.old}"
                draft.notebook.note(one.place, f"{sentence}: give area_map or relocate_to.")


def replacements(draft: Draft, key: str, numbers: dict[int, Card]) -> Iterator[Replacement]:
    """What instructions of a chapter replace, by themselves or by taking a card such as 12>10."""
    for card, place in cards_met(draft, key, numbers):
        if card.replaces is not None and card.replaces not in numbers:
            yield Replacement(card.number, card.replaces, place.at("number"), asked=True)
        sides = (card.front, card.back)
        asked = set(asked_for(sides))
        for part in parts_of(sides):
            pair = replaced_by(part, numbers)
            if pair is not None:
                where = draft.reader.places.get(id(part), place)
                yield Replacement(*pair, where, asked=(id(part), pair[1]) in asked or pair[1] == card.number)


def replaced_by(part: object, numbers: dict[int, Card]) -> tuple[int, int] | None:
    match part:
        case verbs.ReplaceTerrain(new, old):
            return new, old
        case verbs.Take(card) if card in numbers and numbers[card].replaces is not None:
            return card, numbers[card].replaces or 0
        case _:
            return None


def asked_for(sides: object) -> Iterator[tuple[int, int]]:
    """The identity of a word with a terrain that an `if` around it asks for, or that its action is offered on."""
    for part in parts_of(sides):
        match part:
            case vocabulary.If(condition, then):
                for one in parts_of(condition):
                    if isinstance(one, TerrainDiscovered | TerrainSide):
                        yield from ((id(word), int(one.terrain)) for word in parts_of(then))
            case vocabulary.TerrainAction(terrain, instructions=steps):
                yield from ((id(word), int(terrain.removesuffix("b"))) for word in parts_of(steps))


def laid_at_once(draft: Draft, key: str, numbers: dict[int, Card]) -> set[int]:
    """The terrain that the opening lays."""
    chapter = draft.chapters[key]
    read = [face_of(side, numbers) for side in closure(first_sides(chapter, draws), numbers, draws)]
    return {part.card for part in parts_of((chapter.setup, read)) if isinstance(part, verbs.PlaceTerrain)}
