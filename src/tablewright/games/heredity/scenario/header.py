"""Whether the header of a chapter makes sense: its number, its opening cards, its special components."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ..cards import Chapter, ItemFace
from ..content import Card
from .mistakes import Place

if TYPE_CHECKING:
    from .folders import Draft

LAST_CHAPTER: Final = 5  # HER-GEN-02


def check_header(draft: Draft, chapter: Chapter, numbers: dict[int, Card], place: Place) -> None:
    """What is written in `chapter.toml` beside instructions."""
    check_number(draft, chapter, place.at("number"))
    opening = place.at("opening_cards")
    for number, times in Counter(chapter.opening_cards).items():
        if times > 1:
            draft.notebook.note(opening, f"card {number} opens the chapter twice.")
        if number in numbers and isinstance(numbers[number].front, ItemFace):
            draft.notebook.note(opening, f"card {number} is an item, which nobody can read aloud.")
    for name, count in chapter.special_components.items():
        if count < 1:
            where = place.at("special_components", name)
            draft.notebook.note(where, f"of the special component {name!r} there should be at least 1, not {count}.")


def check_number(draft: Draft, chapter: Chapter, place: Place) -> None:
    """Chapters are numbered from 1 to 5, each once; 0 is a lesson before the first."""
    if chapter.number not in range(LAST_CHAPTER + 1):
        draft.notebook.note(place, f"a chapter has a number from 1 to {LAST_CHAPTER}, or 0 for a lesson before them.")
    first = next(one for one in draft.chapters.values() if one.number == chapter.number)
    if first is not chapter:
        draft.notebook.note(place, f"the chapter {first.key} has the number {chapter.number} too.")
