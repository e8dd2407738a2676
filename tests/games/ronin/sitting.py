"""How a test sits down to Ronin."""

from __future__ import annotations

from types import ModuleType
from typing import Any, ClassVar

from tablewright.games.ronin import GAME, by_hand, content
from tablewright.games.ronin.table import Ronin

from ..destiny.sitting import DestinySitting


class Sitting(DestinySitting[Ronin]):
    """A position of Ronin written by hand, and the players around it."""

    rules = GAME
    book = "RON"
    action_cards = 80
    last_turn: ClassVar[dict[str, Any]] = {"active": ["magic", "combat"]}
    scored_chapter: ClassVar[dict[str, Any]] = {"turn": 4}
    contents: ClassVar[ModuleType] = content
    writing: ClassVar[ModuleType] = by_hand

    def track(self, track: int) -> int:
        """The marker on the track between a seat and its left neighbour."""
        return self.table.cooperation[track]
