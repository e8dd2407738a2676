"""Hints: what the greedy bot would do in a seat, how much better it thinks that is, and what would happen then."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from tablewright.bots.advice import ranked_options
from tablewright.bots.greedy import Judged
from tablewright.engine.options import Option
from tablewright.engine.position import Position
from tablewright.engine.questions import EverySeat
from tablewright.engine.table import Event

from .live import LiveTable
from .playing import match_of, sound_position
from .refusals import Conflict

FORESEEN: Final = 3


class Hint(NamedTuple):
    """The options in the order in which the bot likes them."""

    ranked: Sequence[Judged]
    then: Sequence[Event]
    """What the best of them does to the seat at once, as far as the seat can know it."""


async def hint(live: LiveTable, seat: int) -> Hint:
    """Asks the greedy bot. The caller holds the table's lock."""
    position = match_of(live).position
    if seat not in live.asked():
        raise Conflict("refused-not-asked")
    with sound_position(live):
        ranked = await asyncio.to_thread(ranked_options, position, seat)
        return Hint(ranked, consequences(position.as_known(seat), seat, ranked[0].option))


def consequences(known: Position, seat: int, option: Option[Any]) -> Sequence[Event]:
    """What happens to a seat right after its choice; nothing where others' secrets, cards or dice decide that."""
    if isinstance(known.pending, EverySeat):
        return ()
    table = known.table
    journal: list[Event] = []
    before = table.dice, table.learned
    table.journal = journal
    known.play(seat, option)
    foreseen = [event for event in journal if event.arguments.get("seat") == seat and event.audience is None]
    return foreseen[:FORESEEN] if (table.dice, table.learned) == before else ()
