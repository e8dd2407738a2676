"""How well a seat stands, in rough victory points: what the greedy bot maximises."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablewright.engine.options import Option

from .board import unused_discs
from .goals import count
from .prospects import SPARED, prospects
from .table import NO_CARD, Tidal, mode_of
from .worth import STEP, WHOLE_GAME, belongings, hand_worth, use_left


def estimate(table: Tidal, seat: int, _answered: Sequence[Option[Any]]) -> float:
    """Points so far, the worth of what is owned for the turns that are left, and the prospects of this turn."""
    left, mode = turns_left(table, seat), mode_of(table)
    return (
        mode.aims.score * mode.score(table, seat)
        + mode.aims.position * table.ranking[seat]
        + mode.aims.more(table, seat)
        + STEP * sum(table.steps[seat]) * min(left + 2, WHOLE_GAME) / WHOLE_GAME
        + SPARED * sum(mode.spared(table, seat, slot) for slot in lurking(table))
        + goal_worth(table, seat)
        + use_left(left) * belongings(table, seat)
        + hand_worth(table, seat, left)
        + prospects(table, seat, use_left(left))
    )


def turns_left(table: Tidal, seat: int) -> int:
    """How many turns a player still has, the running one left out."""
    return unused_discs(table, seat) + sum(day.discs for day in table.content.rounds[table.round + 1 :])


def lurking(table: Tidal) -> list[int]:
    """The slots of the Fold with a monster."""
    return [slot for slot, card in enumerate(table.fold) if card != NO_CARD]


def goal_worth(table: Tidal, seat: int) -> float:
    """Goals on the way; those reached are points already."""
    worth = 0.0
    for card in table.goals[seat]:
        goal = table.content.goal(table.faces[card])
        done = count(table, seat, goal.subject) / goal.least
        if done < 1:
            worth += goal.points * done * done / 2
    return worth
