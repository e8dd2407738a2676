"""How a test sits down to Fireflies."""

from __future__ import annotations

from typing import Any

from tablewright.games.example import GAME
from tablewright.games.example.table import Fireflies

from ..sitting import GameSitting


class Sitting(GameSitting[Fireflies]):
    """A position of Fireflies written by hand, and the players around it."""

    def __init__(self, phase: str = "take_turn", **data: Any) -> None:
        super().__init__(GAME, phase, GAME.by_hand({"phase": phase, **data}))

    def _by_number(self, option: str) -> str:
        """`keep:blue-spark` is the firefly of the row that is offered or refused."""
        family, _, key = option.partition(":")
        found = [one["card"] for one in self.sees(None)["row"] if one["key"] == key]
        return f"{family}:{found[-1]}" if found else option

    def row(self) -> list[str]:
        return [one["key"] for one in self.sees(None)["row"]]

    def discard(self) -> list[str]:
        return [one["key"] for one in self.sees(None)["discard"]]

    def jar(self, seat: int) -> list[str]:
        return [one["key"] for one in self.sees(None)["seats"][seat]["jar"]]

    def lanterns(self, seat: int, viewer: int | None) -> list[str]:
        """What a viewer sees of the lanterns of a seat."""
        return [one.get("key", "hidden") for one in self.sees(viewer)["seats"][seat]["lanterns"]]
