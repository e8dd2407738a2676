"""Names on the map: how large they are written, and where the name of an area has room."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from .outlines import CELL, widest_row

LETTER: Final = 0.38
"""How wide a letter of an area's name is, measured by the text size of the map."""
LEADING: Final = 0.85
DIGIT: Final = 0.76
"""How large numbers on pieces are, measured by the text size of the map."""
FIRST_LINE, UNDER_TITLE = 0.95, 1.2
"""How far the first line stands below the upper end of its row; on top of a card its title needs room."""


class Label(NamedTuple):
    """The name of an area: its lines, the middle of the first one, and the room they take."""

    lines: tuple[str, ...]
    x: float
    y: float
    width: float
    top: float
    bottom: float


def text_size(width: float) -> int:
    """The wider the map, the larger its letters within it, until the map is scrolled instead of shrinking further."""
    return round(min(36, max(22, width / 43)))


def piece_scale(text: int) -> float:
    """How much larger pieces are within a wide map, so that one can still press them."""
    return min(1.5, max(1, text / 24))


def digit_size(text: int, size: float) -> int:
    """The size of the numbers on a piece, which is 200 wide inside, however small it is in a crowd."""
    return round(DIGIT * text * 200 / size)


def name_size(name: str, text: int, width: int) -> float:
    """The size of a card's name; a long one is written smaller."""
    return round(min(text, 1.6 * width / max(len(name), 1)), 1)


@lru_cache(maxsize=2000)
def label_of(name: str, plan: tuple[str, ...], letter: str, text: int) -> Label | None:
    """A name at the top of the widest row of its area, in one line or two; nothing where there is no room."""
    row, column, count = widest_row(plan, letter)
    room = int(count * CELL / (LETTER * text))
    lines = broken(name, room)
    cells = sum(letters.count(letter) for letters in plan)
    if not lines or max(map(len, lines)) > room + 1 or len(lines) > cells:
        return None
    y = row * CELL + 8 + text * (FIRST_LINE if row else UNDER_TITLE)
    bottom = y + (len(lines) - 1) * LEADING * text
    width = max(map(len, lines)) * LETTER * text
    return Label(lines, (column + count / 2) * CELL, y, width, y - text, bottom)


def broken(name: str, room: int) -> tuple[str, ...]:
    """A name in one line, or in two of about the same length."""
    words = name.split()
    if len(name) <= room or len(words) < 2:
        return (name,) if name else ()
    halves = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
    return min(halves, key=lambda half: abs(len(half[0]) - len(half[1])))
