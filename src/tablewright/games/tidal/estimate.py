"""What the greedy bot maximises: points so far, and what dice, stock and cards are worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablewright.engine.options import Option

from .kinds import LEVEL
from .scoring import points_of
from .table import Tidal

DIE_WORTH = 0.4
SPENT_WORTH = 0.2
STOCK_WORTH = 0.15
CARD_WORTH = 0.3
STEP_WORTH = 0.3


def estimate(table: Tidal, seat: int, _answered: Sequence[Option[Any]]) -> float:
    """How well a seat stands. (A first sketch: package B.)"""
    ready = sum(count * LEVEL[kind] for kind, count in enumerate(table.available[seat]))
    spent = sum(count * LEVEL[kind] for kind, count in enumerate(table.spent[seat]))
    cards = len(table.challenges[seat]) + len(table.tricks[seat]) + len(table.in_play[seat])
    return (
        sum(points_of(table, seat))
        + STEP_WORTH * sum(table.steps[seat])
        + DIE_WORTH * ready
        + SPENT_WORTH * spent
        + STOCK_WORTH * (table.shells[seat] + table.fruit[seat] + table.charge[seat])
        + CARD_WORTH * cards
    )
