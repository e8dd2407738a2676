"""How large the numbers on cards may be, and how a field of a card says what it means to those who write one."""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple, TypeAlias


class Note(NamedTuple):
    """What a hint says beside the kind of a value: its bounds, how it is written, what it means."""

    ge: int | None = None
    le: int | None = None
    pattern: str | None = None
    description: str | None = None


MOST: Final = 99
"""Tokens are not limited (HER-GEN-17), but nobody counts further."""

Count: TypeAlias = Annotated[int, Note(ge=1, le=MOST)]
Amount: TypeAlias = Annotated[int, Note(ge=0, le=MOST)]
Plus: TypeAlias = Annotated[int, Note(ge=-MOST, le=MOST)]
Participants: TypeAlias = Annotated[int, Note(ge=1, le=4)]
ChapterNumber: TypeAlias = Annotated[int, Note(ge=0, le=5)]  # HER-GEN-02
NextChapter: TypeAlias = Annotated[int, Note(ge=1, le=5)]
Number: TypeAlias = Annotated[int, Note(ge=1)]
"""The number that is printed on a card."""


def says(description: str) -> Note:
    """What a field means, for editors and for the guide."""
    return Note(description=description)
