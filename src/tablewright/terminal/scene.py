"""What a board is drawn from: the table at one moment, and the things on it that can be read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from rich.text import Text

from tablewright.engine.game import View


@dataclass(frozen=True, slots=True)
class Scene:
    """A table at one moment as one viewer sees it, with the words that lie outside the view."""

    view: View
    names: tuple[str, ...]
    phase: str
    viewer: int | None = None
    asked: tuple[int, ...] = ()


class Reading(NamedTuple):
    """Something that can be read large; the body is written only when somebody reads it."""

    key: str
    title: Text
    body: Callable[[], Text]
