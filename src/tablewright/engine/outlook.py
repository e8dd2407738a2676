"""What a bot is given of a position: the options of its seat, and worlds that it may imagine."""

from __future__ import annotations

from typing import Any

from .dice import Luck
from .options import Option
from .position import Position


class World:
    """An imagined position. It can be judged and played on, but it does not show how the real table began."""

    __slots__ = ("_position",)

    def __init__(self, position: Position) -> None:
        self._position = position

    def clone(self) -> World:
        return World(self._position.clone())

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
    def options(self) -> list[Option[Any]]:
        return list(self._position.options()[self.seat])

    @property
    def onwards(self) -> list[Option[Any]]:
        """The options that lead on; those that only take back a choice are left out."""
        retracting = self._position.game.retracting
        return [one for one in self.options if one.id.partition(":")[0] not in retracting]

    def imagine(self, luck: Luck) -> World:
        """A world that fits what this seat knows; it may be played on freely."""
        return World(self._position.imagine(self.seat, luck))
