"""Whether the header of a chapter makes sense: its number, its opening cards, its special components."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ..cards import ItemFace
from ..content import Card, Chapter
from .mistakes import Place

if TYPE_CHECKING:
    from .folders import Draft


def check_header(draft: Draft, chapter: Chapter, numbers: dict[int, Card], place: Place) -> None:
    """What is written in `chapter.toml` beside instructions."""
    check_number(draft, chapter, place.at("number"))
    opening = place.at("opening_cards")
    for number, times in Counter(chapter.opening_cards).items():
        if times > 1:
            draft.notebook.note(opening, f"card {number} opens the chapter twice.")
        if number in numbers and isinstance(numbers[number].front, ItemFace):
            draft.notebook.note(opening, f"card {number} is an item, which nobody can read aloud.")


def check_number(draft: Draft, chapter: Chapter, place: Place) -> None:
    """Every chapter has a number of its own."""
    first = next(one for one in draft.chapters.values() if one.number == chapter.number)
    if first is not chapter:
        draft.notebook.note(place, f"the chapter {first.key} has the number {chapter.number} too.")
