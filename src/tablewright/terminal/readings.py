"""What several games let people read large in the same way: their characters."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from rich.text import Text

from .scene import Reading
from .voice import Voice


def character_readings(voice: Voice, keys: Iterable[str], full: Callable[[str], Text]) -> list[Reading]:
    """Each character by its name; `full` writes all there is to read about one."""
    return [Reading(f"character:{key}", Text(voice.word(f"character-{key}")), partial(full, key)) for key in keys]
