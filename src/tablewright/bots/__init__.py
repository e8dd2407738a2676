"""Bots that can hold any seat of any game; they see only what their seat knows."""

from __future__ import annotations

from collections.abc import Callable

from tablewright.engine.dice import Luck
from tablewright.engine.faults import BadInput

from .bot import Bot
from .greedy import GreedyBot
from .random import RandomBot

BOTS: dict[str, Callable[[Luck], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def find_bot(name: str, luck: Luck) -> Bot:
    """A bot by name."""
    if name not in BOTS:
        raise BadInput(f"There is no bot {name!r}; there are: {', '.join(BOTS)}.")
    return BOTS[name](luck)


__all__ = ["BOTS", "Bot", "find_bot"]
