"""Advice: how the greedy bot ranks the options of a seat, from what that seat knows."""

from __future__ import annotations

from tablewright.engine.dice import Luck
from tablewright.engine.outlook import Outlook
from tablewright.engine.position import Position

from .greedy import GreedyBot, Judged


def ranked_options(position: Position, seat: int) -> list[Judged]:
    """The options that lead on, the best first; for all that a seat knows the same position has the same order."""
    judged = GreedyBot(Luck("advice")).judge(Outlook(position.as_known(seat), seat))
    return sorted(judged, key=lambda one: -one.worth)
