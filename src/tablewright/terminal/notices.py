"""What is said in the place of the details, and how long it stays there."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Flag, auto
from typing import Final


class Until(Flag):
    """Moments that end a notice."""

    MARKED = auto()
    """Somebody marks another choice, or reads on in another language."""
    ASKED = auto()
    """Somebody at the keyboard is asked."""
    CHOSEN = auto()
    """Somebody at the keyboard has chosen."""


PASSING: Final = Until.MARKED | Until.CHOSEN
"""Most notices are about what was just tried."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A sentence; `key` says what it is about."""

    key: str
    sentence: str
    until: Until = PASSING


class Notices:
    """The notices that stand; a passing one hides what lies below it, and makes room for the next."""

    def __init__(self) -> None:
        self._standing: list[Notice] = []

    def put(self, notice: Notice) -> None:
        self.end(Until.MARKED)
        self._standing.append(notice)

    def end(self, moment: Until) -> None:
        """Take away all that this moment ends."""
        self._standing = [one for one in self._standing if not one.until & moment]

    @property
    def sentence(self) -> str:
        """What is to be read now."""
        return self._standing[-1].sentence if self._standing else ""

    def says(self, key: str) -> bool:
        """Whether this is what is to be read now."""
        return bool(self._standing) and self._standing[-1].key == key
