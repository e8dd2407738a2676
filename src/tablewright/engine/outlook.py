"""What one seat can know of a position: its view, its question, and worlds that it may imagine."""

from __future__ import annotations

from typing import Any

from .dice import Luck
from .game import View
from .options import Option
from .position import Position
from .questions import Question


class World:
    """An imagined position. It can be looked at and played on, but it does not show how the real table began."""

    __slots__ = ("_position",)

    def __init__(self, position: Position) -> None:
        self._position = position

    @property
    def over(self) -> bool:
        return self._position.over

    def clone(self) -> World:
        return World(self._position.clone())

    def asked(self) -> Question[Any]:
        return self._position.asked()

    def play(self, seat: int, option: Option[Any]) -> None:
        self._position.play(seat, option)

    def unfinished(self, seat: int) -> list[Option[Any]]:
        """The answers to a question that only finishes what this seat has just chosen, one of each kind; or none."""
        game = self._position.game
        question = self._position.open().get(seat) if game.unfinished else None
        if question is None or question.key not in game.unfinished:
            return []
        return list({game.alike(option): option for option in question.options}.values())

    def estimate(self, seat: int) -> float:
        """What the game thinks of this seat's prospects, its secret answers so far included."""
        position = self._position
        answered = [choice.option for choice in position.secret_answers(seat)]
        return position.game.estimate(position.table, seat, answered)


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
        return list(self._position.options()[self.seat])

    @property
    def onwards(self) -> list[Option[Any]]:
        """The options that lead on; those that only take back a choice are left out."""
        retracting = self._position.game.retracting
        return [one for one in self.options if one.id.partition(":")[0] not in retracting]

    def view(self) -> View:
        return self._position.game.view(self._position.table, self.seat)

    def answered(self) -> list[Option[Any]]:
        """What this seat has already answered in a secret choice that is still open."""
        return [choice.option for choice in self._position.secret_answers(self.seat)]

    def imagine(self, luck: Luck) -> World:
        """A world that fits what this seat knows; it may be played on freely."""
        return World(self._position.imagine(self.seat, luck))
