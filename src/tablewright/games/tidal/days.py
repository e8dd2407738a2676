"""The beginning of a round: its order of turns."""

from __future__ import annotations

from tablewright.engine.flow import Phase
from tablewright.engine.table import tell

from .table import Tidal, mode_of, round_of


async def begin_round(table: Tidal) -> Phase:
    """TB-ROUND-01, -02: the day begins; the order of turns is fixed for the round (TB-SPACE-15)."""
    mode = mode_of(table)
    table.order = mode.order(table)
    table.active = table.actor = table.order[-1]
    tell(table, "round-begins", round=round_of(table).key)
    return mode.next_turn
