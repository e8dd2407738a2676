"""The end of a turn: a last moment to act, and what cards give to those who rested."""

from __future__ import annotations

from collections.abc import Sequence

from tablewright.engine.flow import Phase
from tablewright.engine.options import Option

from .abilities import has
from .choices import END
from .dice import refresh_all
from .moments import perform, question
from .powers import Rest
from .table import Tidal, mode_of
from .times import ENDING


async def after_attempt(table: Tidal) -> Phase | None:
    """After a challenge or a fight there is only something to decide if something may still be done freely."""
    seat = table.active
    asked = question(table, seat, "end-turn", "TB-TURN-13", ENDING, the_end)
    value = await asked
    if asked.is_free:
        await perform(table, seat, value)
        return after_attempt
    return await end_turn(table)


def the_end(_table: Tidal, _seat: int) -> Sequence[Option[int]]:
    return (END,)


async def end_turn(table: Tidal) -> Phase | None:
    """TB-EKO-06: whoever neither attempted a challenge nor fought may have rested. The next turn begins."""
    if not table.attempts and has(table, table.active, Rest):
        refresh_all(table, table.active)
    return await mode_of(table).next_turn(table)
