"""Whether every side of a chapter can be reached, a victory too, and whether the opening puts everybody on the map."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from .. import verbs
from ..content import Card, Chapter
from ..kinds import PCS
from ..terrain_cards import Exploration, TerrainIcon
from .mistakes import Place
from .words import parts_of

if TYPE_CHECKING:
    from .folders import Draft

Side = tuple[int, str]


def check_reach(draft: Draft, numbers: dict[int, Card]) -> None:
    """Every card and every side can be reached, and a victory too; what play allows is for `explore` to find out."""
    for key, chapter in draft.chapters.items():
        reached = closure(first_sides(chapter, leads), numbers, leads)
        for card, place in zip(draft.cards, draft.places, strict=True):
            for name, side in (("front", card.front), ("back", card.back)):
                if side is not None and card.deck == key and (card.number, name) not in reached:
                    what = f"card {card.number}" if name == "front" else f"side {card.number}b"
                    draft.notebook.note(place.at(name), f"nothing leads to {what}.")
        printed = [face_of(side, numbers) for side in reached]
        if not any(wins(part) for part in parts_of((chapter.setup, printed))):
            draft.notebook.note(draft.chapter_places[key], "no card that can be reached ends the chapter in victory.")


def cards_met(draft: Draft, key: str, numbers: dict[int, Card]) -> list[tuple[Card, Place]]:
    """The cards of a chapter, then the secrets that they lead to (HER-SETUP-08)."""
    reached = {number for number, _ in closure(first_sides(draft.chapters[key], leads), numbers, leads)}
    cards = list(zip(draft.cards, draft.places, strict=True))
    return [
        *((card, place) for card, place in cards if card.deck == key),
        *((card, place) for card, place in cards if card.deck == "secrets" and card.number in reached),
    ]


def check_opening(draft: Draft, chapter: Chapter, numbers: dict[int, Card], place: Place) -> None:
    """The opening cards, with what they take and turn over, put all four on the map (HER-SETUP-09)."""
    read = [face_of(side, numbers) for side in closure(first_sides(chapter, draws), numbers, draws)]
    placed = {part.who for part in parts_of((chapter.setup, read)) if isinstance(part, verbs.PlacePc)}
    missing = [] if "each" in placed else [pc for pc in PCS if pc not in placed]
    if missing:
        draft.notebook.note(place.at("opening_cards"), f"the opening does not place {', '.join(missing)}.")


def wins(part: object) -> bool:
    return isinstance(part, verbs.EndChapter) and part.result == "victory"


def face_of(side: Side, numbers: dict[int, Card]) -> Any:
    number, name = side
    return numbers[number].front if name == "front" else numbers[number].back


def first_sides(chapter: Chapter, onwards: Any) -> list[Side]:
    return [*((int(number), "front") for number in chapter.opening_cards), *onwards(chapter.setup, 0)]


def closure(waiting: list[Side], numbers: dict[int, Card], onwards: Any) -> set[Side]:
    """All sides that some sides lead to, and those that these lead to."""
    reached: set[Side] = set()
    while waiting:
        side = waiting.pop()
        if side in reached or side[0] not in numbers or face_of(side, numbers) is None:
            continue
        reached.add(side)
        waiting += onwards(face_of(side, numbers), side[0])
    return reached


def draws(thing: object, this: int) -> Iterator[Side]:
    """The sides that instructions turn up while they are carried out."""
    for part in parts_of(thing):
        match part:
            case verbs.Take(card) | verbs.GainItem(card) | verbs.PlaceTerrain(card) | verbs.ReplaceTerrain(card, _):
                yield card, "front"
            case verbs.ReplaceKarma(_, card):
                yield card, "front"
            case verbs.Flip(card):
                yield (this if isinstance(card, str) else card), "back"
                yield (this if isinstance(card, str) else card), "front"


def leads(thing: object, this: int) -> Iterator[Side]:
    """The sides that a side can bring into play, now or when somebody acts on what it shows."""
    yield from draws(thing, this)
    for part in parts_of(thing):
        match part:
            case TerrainIcon(_, _, card) | Exploration(_, card, _) | verbs.PlaceTerrainToken(_, _, card):
                yield card, "front"
