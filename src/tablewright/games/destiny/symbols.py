"""The four symbols, the five card colours and the two paths, as small numbers with names."""

from __future__ import annotations

from functools import cache
from typing import Final

EXPLORATION: Final = 0
COMBAT: Final = 1
MAGIC: Final = 2
DIPLOMACY: Final = 3
SYMBOLS: Final = ("exploration", "combat", "magic", "diplomacy")

RED: Final = 0
GREEN: Final = 1
BLUE: Final = 2
YELLOW: Final = 3
PINK: Final = 4
COLOURS: Final = ("red", "green", "blue", "yellow", "pink")

LEFT: Final = 0
RIGHT: Final = 1
SIDES: Final = ("left", "right")


@cache
def inactive(active: tuple[int, ...]) -> tuple[int, ...]:
    """The two symbols that a chapter leaves inactive."""
    return tuple(symbol for symbol in range(4) if symbol not in active)
