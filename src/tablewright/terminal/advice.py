"""A hint in words: what the greedy bot would choose, and how much better that seems to it than the next best."""

from __future__ import annotations

from collections.abc import Sequence

from tablewright.bots.greedy import Judged
from tablewright.engine.game import share_fate
from tablewright.engine.table import Table

from .voice import Voice


def advice(voice: Voice, table: Table, seat: int, ranked: Sequence[Judged]) -> str:
    """The hint about options in the order in which the bot likes them; with what it expects where points count."""
    names = [voice.speaker.option(table, seat, one.option.id) for one in ranked[:2]]
    if len(names) < 2 or share_fate(voice.game.standings(table)):
        return voice.say("hint", option=names[0])
    worth, other = (round(one.worth, 1) for one in ranked[:2])
    if worth == other:
        return voice.say("hint-equal", option=names[0], second=names[1], worth=worth)
    return voice.say("hint-better", option=names[0], second=names[1], worth=worth, other=other)
