"""Proving a campaign: cards that exist and can be reached, anchors that fit, flags that are set, and every text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from .. import conditions, references, verbs
from ..cards import (
    Exploration,
    ItemFace,
    KarmaFace,
    NarrativeFace,
    NpcFace,
    TerrainFace,
    TerrainIcon,
)
from ..content import Card
from ..kinds import FIRST_SECRET
from ..slots import slots_of
from ..vocabulary import TerrainAction
from .mistakes import Mistake, Place
from .plans import check_terrain
from .words import WORDS, arguments_of, hints_of, parts_of

if TYPE_CHECKING:
    from .folders import Draft


def check_campaign(draft: Draft) -> None:
    """Everything that can be found wrong without playing."""
    numbers = check_numbers(draft)
    for card, place in zip(draft.cards, draft.places, strict=True):
        check_references(draft, card, numbers, place)
        check_anchors(draft, card, place)
        for name, side in sides_of(card):
            if isinstance(side, TerrainFace):
                check_terrain(draft.notebook, side, card.back if name == "front" else card.front, place.at(name))
    for key, chapter in draft.chapters.items():
        check_numbers_in(draft, chapter, numbers, draft.chapter_places[key])
    check_flags(draft)
    check_reach(draft, numbers)
    check_texts(draft)


def sides_of(card: Card) -> list[tuple[str, Any]]:
    return [(name, side) for name, side in (("front", card.front), ("back", card.back)) if side is not None]


def check_numbers(draft: Draft) -> dict[int, Card]:
    """Numbers are unique within a campaign; those above 900 are secrets."""
    found: dict[int, Card] = {}
    for card, place in zip(draft.cards, draft.places, strict=True):
        if not card.number:
            continue
        if card.number in found:
            draft.notebook.note(place.at("number"), f"there are two cards {card.number}.")
        if (card.number >= FIRST_SECRET) != (card.deck == "secrets"):
            draft.notebook.note(place.at("number"), f"card {card.number}: numbers from {FIRST_SECRET} on are secrets.")
        found[card.number] = card
    return found


def check_references(draft: Draft, card: Card, numbers: dict[int, Card], place: Place) -> None:
    for name, side in sides_of(card):
        check_numbers_in(draft, side, numbers, place.at(name))
        check_areas_in(draft, side, numbers, place.at(name))
    if card.replaces is not None and card.replaces not in numbers:
        draft.notebook.note(place.at("number"), f"there is no terrain {card.replaces} to replace.")


def check_numbers_in(draft: Draft, thing: object, numbers: dict[int, Card], place: Place) -> None:
    """Every card that is named must exist."""
    for part in parts_of(thing):
        where = draft.reader.places.get(id(part), place)
        for number in numbers_named(part):
            if number not in numbers:
                draft.notebook.note(where, f"{name_of(part)} names card {number}, which no deck has.")


def check_areas_in(draft: Draft, thing: object, numbers: dict[int, Card], place: Place) -> None:
    """An area that a card means must be on one of the sides of its terrain; a letter or start must be on some."""
    for part in parts_of(thing):
        where = draft.reader.places.get(id(part), place)
        match part:
            case references.AreaOn(terrain, area):
                sides: list[Any] = [side for _, side in sides_of(numbers[terrain])] if terrain in numbers else []
            case TerrainAction(terrain=terrain_side, area=area):
                card = numbers.get(int(terrain_side.removesuffix("b")))
                sides = [] if card is None else [card.back if terrain_side.endswith("b") else card.front]
            case _:
                continue
        if sides and not any(isinstance(side, TerrainFace) and area in [a.id for a in side.areas] for side in sides):
            draft.notebook.note(where, f"there is no area {area!r} on that terrain.")


def name_of(part: object) -> str:
    return WORDS.get(type(part), type(part).__name__)


def numbers_named(part: object) -> Iterator[int]:
    """The printed numbers that a word names itself, not those of words inside it."""
    hints = hints_of(part.__class__)
    for one in arguments_of(type(part)).values():
        value = getattr(part, one.name)
        for single in value if isinstance(value, tuple) else (value,):
            if "CardNumber" in str(hints[one.name]) and isinstance(single, int) and not isinstance(single, bool):
                yield single
            if hints[one.name] is references.SideNumber and isinstance(single, str):
                yield int(single.removesuffix("b"))


def check_anchors(draft: Draft, card: Card, place: Place) -> None:
    """An anchor must fit a slot of some other card; a vertical card needs an activation (HER-ANCH-13)."""
    for name, side in sides_of(card):
        for colour, edge, where in anchors_of(draft, side, place.at(name)):
            if not any(fits_somewhere(other, colour, edge) for other in draft.cards if other is not card):
                at = f" {edge}" if edge else ""
                draft.notebook.note(where, f"the {colour}{at} anchor of card {card.number} fits no slot of any card.")
        vertical = any(edge == "below" for _, edge, _ in anchors_of(draft, side, place))
        if isinstance(side, NarrativeFace) and vertical and (side.event is None or side.event.activation is None):
            draft.notebook.note(
                place.at(name), f"card {card.number} hangs below another: its event needs an activation."
            )


def anchors_of(draft: Draft, side: Any, place: Place) -> Iterator[tuple[str, str | None, Place]]:
    if isinstance(side, NpcFace | NarrativeFace) and side.anchor is not None:
        yield side.anchor.colour, side.anchor.edge, draft.reader.places.get(id(side.anchor), place)
    for part in parts_of(side):
        if isinstance(part, verbs.Anchor) and part.card == "this" and part.colour is not None:
            yield part.colour, part.edge, draft.reader.places.get(id(part), place)


def fits_somewhere(card: Card, colour: str, edge: str | None) -> bool:
    return any(
        slot.colour == colour and (edge is None or slot.edge == edge)
        for _, side in sides_of(card)
        for slot in slots_of(side)
    )


def check_flags(draft: Draft) -> None:
    """A flag that is read must be set somewhere, or come from an earlier chapter."""
    parts = [part for card in draft.cards for _, side in sides_of(card) for part in parts_of(side)]
    parts += [part for chapter in draft.chapters.values() for part in parts_of(chapter)]
    known = {part.flag for part in parts if isinstance(part, verbs.SetFlag)}
    known |= {flag for chapter in draft.chapters.values() for flag in chapter.flags_from_before}
    for part in parts:
        if isinstance(part, conditions.Flag) and part.flag not in known:
            draft.notebook.note(draft.reader.places[id(part)], f"the flag {part.flag!r} is read but never set.")


def check_reach(draft: Draft, numbers: dict[int, Card]) -> None:
    """Every card and every side can be reached, and a victory too; what play allows is for `explore` to find out."""
    for key, chapter in draft.chapters.items():
        reached = reached_sides(chapter, numbers)
        for card, place in zip(draft.cards, draft.places, strict=True):
            for name, _ in sides_of(card):
                if card.deck == key and (card.number, name) not in reached:
                    what = f"card {card.number}" if name == "front" else f"side {card.number}b"
                    draft.notebook.note(place.at(name), f"nothing leads to {what}.")
        ends = [part for side in reached_faces(reached, numbers) for part in parts_of(side) if wins(part)]
        if not ends and not any(wins(part) for part in parts_of(chapter)):
            draft.notebook.note(draft.chapter_places[key], "no card that can be reached ends the chapter in victory.")


def wins(part: object) -> bool:
    return isinstance(part, verbs.EndChapter) and part.result == "victory"


def reached_faces(reached: set[tuple[int, str]], numbers: dict[int, Card]) -> list[Any]:
    return [numbers[number].front if name == "front" else numbers[number].back for number, name in reached]


def reached_sides(chapter: Any, numbers: dict[int, Card]) -> set[tuple[int, str]]:
    """The closure of what opening cards and setup lead to."""
    waiting = [(int(number), "front") for number in chapter.opening_cards]
    waiting += list(leads(chapter.setup, 0))
    reached: set[tuple[int, str]] = set()
    while waiting:
        number, name = side = waiting.pop()
        if side in reached or number not in numbers:
            continue
        face = numbers[number].front if name == "front" else numbers[number].back
        if face is not None:
            reached.add(side)
            waiting += leads(face, number)
    return reached


def leads(thing: object, this: int) -> Iterator[tuple[int, str]]:
    """The sides that a side, or a list of instructions, can bring into play."""
    for part in parts_of(thing):
        match part:
            case verbs.Take(card) | verbs.GainItem(card) | verbs.PlaceTerrain(card):
                yield card, "front"
            case verbs.ReplaceTerrain(new, _):
                yield new, "front"
            case TerrainIcon(_, _, card) | Exploration(_, card, _) | verbs.PlaceTerrainToken(_, _, card):
                yield card, "front"
            case verbs.Flip(card):
                yield (this if isinstance(card, str) else card), "back"
                yield (this if isinstance(card, str) else card), "front"
            case verbs.ReplaceKarma(_, new):
                yield new, "front"


def check_texts(draft: Draft) -> None:
    """Every text that a card names is there in every language, and no other."""
    needed = dict(texts_needed(draft))
    for language, found in draft.prose.items():
        for key, place in needed.items():
            if key not in found:
                draft.notebook.note(place, f"{language}.md lacks {said(key)}.")
        for key, words in found.items():
            if key not in needed:
                file = draft.prose_files[language][-1] if len(draft.prose_files[language]) == 1 else f"{language}.md"
                draft.notebook.mistakes.append(Mistake(file, words.line, f"no card needs {said(key)}."))


def said(key: str) -> str:
    """A message key as an author would look for it."""
    kind, _, rest = key.partition("-")
    number, _, text = rest.partition("-")
    if kind == "chapter":
        return f"the text of the chapter: {key}"
    return f"the name of {number}" if not text else f"the {text.replace('text-', 'text ')} of {number}"


def texts_needed(draft: Draft) -> Iterator[tuple[str, Place]]:
    for key, place in draft.chapter_places.items():
        yield f"chapter-{key}", place
        yield f"chapter-{key}-lead", place
        yield from texts_in(draft, draft.chapters[key], f"chapter-{key}", place)
    for card, place in zip(draft.cards, draft.places, strict=True):
        for name, side in sides_of(card):
            if card.number:
                yield from side_texts(draft, side, f"card-{card.number}{'b' if name == 'back' else ''}", place.at(name))


def side_texts(draft: Draft, side: Any, key: str, place: Place) -> Iterator[tuple[str, Place]]:
    yield key, place
    if isinstance(side, NarrativeFace | NpcFace | ItemFace) and side.narration:
        yield f"{key}-narration", place
    if isinstance(side, KarmaFace) and side.attack_text not in (None, "fail"):
        yield f"{key}-text-{side.attack_text}", place
    yield from texts_in(draft, side, key, place)


def texts_in(draft: Draft, thing: object, key: str, place: Place) -> Iterator[tuple[str, Place]]:
    """Texts that words and structures inside a side name."""
    for part in parts_of(thing):
        if isinstance(part, KarmaFace):
            continue
        hints = hints_of(part.__class__)
        for one in arguments_of(type(part)).values():
            value = getattr(part, one.name)
            if "references.Text" in str(hints[one.name]) and isinstance(value, str):
                yield f"{key}-text-{value}", draft.reader.places.get(id(part), place)
