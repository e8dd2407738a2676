"""A bot that looks one choice ahead and takes what leaves its seat best off."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from tablewright.engine.dice import Luck
from tablewright.engine.options import Option
from tablewright.engine.outlook import Outlook, World

FURTHER: Final = 2
"""So many questions are looked through that only finish a choice."""


class Judged(NamedTuple):
    """An option and how well it would leave the seat, by the game's own estimate."""

    option: Option[Any]
    worth: float


class GreedyBot:
    """Tries each option in an imagined world and compares what the game estimates; luck breaks ties."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def choose(self, outlook: Outlook) -> Option[Any]:
        judged = self.judge(outlook)
        best = max(one.worth for one in judged)
        equal = [one.option for one in judged if one.worth == best]
        return equal[self.luck.below(len(equal))]

    def judge(self, outlook: Outlook) -> list[Judged]:
        """Every open option that leads on with its worth, in the order in which they are offered."""
        world = outlook.imagine(self.luck)
        return [Judged(option, self._worth(world, outlook.seat, option, FURTHER)) for option in outlook.onwards]

    def _worth(self, world: World, seat: int, option: Option[Any], further: int) -> float:
        """What the game estimates after the option; a secret answer counts as an intention until all are in."""
        after = world.clone()
        after.play(seat, option)
        onwards = after.unfinished(seat) if further else []
        if onwards:
            return max(self._worth(after, seat, one, further - 1) for one in onwards)
        return after.estimate(seat)
