"""What one seat can know of a position: its view, its question, and worlds that it may imagine."""

from __future__ import annotations

from typing import Any

from .dice import Luck
from .game import View
from .options import Option
from .position import Position
from .questions import Question


class Outlook:
    """A position seen from one seat. Bots get this and nothing else."""

    __slots__ = ("_position", "seat")

    def __init__(self, position: Position, seat: int) -> None:
        self._position = position
        self.seat = seat

    @property
    def question(self) -> Question[Any]:
        return self._position.open()[self.seat]

    @property
    def options(self) -> list[Option[Any]]:
        return list(self.question.options)

    def view(self) -> View:
        return self._position.game.view(self._position.table, self.seat)

    def answered(self) -> list[Option[Any]]:
        """What this seat has already answered in a secret choice that is still open."""
        return [choice.option for choice in self._position.secret_answers(self.seat)]

    def imagine(self, luck: Luck) -> Position:
        """A world that fits what this seat knows; it may be played on freely."""
        return self._position.imagine(self.seat, luck)
