"""The standard game for three and four players: whose turn it is, who is spared, who leads."""

from __future__ import annotations

from typing import Final

from tablewright.engine.flow import Phase
from tablewright.engine.zones import Zone

from .champions import ahead_of_all
from .days import begin_round
from .modes import Mode
from .night import nightfall
from .scoring import final_scoring, score, standings
from .table import NOBODY, Tidal, clockwise_from, mode_of, round_of
from .turn import begin_turn, move


async def nobody_else(_table: Tidal) -> Phase:
    """Nobody but the players takes part."""
    return begin_round


def clockwise(table: Tidal) -> Zone:
    """TB-ROUND-02: from the holder of the first player token."""
    return clockwise_from(table, table.first_player)


async def next_turn(table: Tidal) -> Phase:
    """TB-ROUND-02, -03, -07: the next player with a disc left; without any, the day is over."""
    seat = following(table)
    if seat == NOBODY:
        return nightfall
    begin_turn(table, seat, seat)
    return move


def following(table: Tidal) -> int:
    """The next participant in order who has a disc left."""
    order, here = table.order, table.order.index(table.active) + 1
    laid, discs_of = table.laid, mode_of(table).discs
    for seat in order[here:] + order[:here]:
        if len(laid[seat]) < discs_of(table, seat):
            return seat
    return NOBODY


def discs(table: Tidal, _seat: int) -> int:
    """TB-ROUND-04, -05."""
    return round_of(table).discs


def has_hit(table: Tidal, seat: int, slot: int) -> bool:
    """TB-NIGHT-03, -07, TB-FIGHT-09: at least one token on the monster."""
    return seat in table.hits[slot]


async def nothing_dies(_table: Tidal, _slot: int, _killer: int) -> None:
    """A death brings no more than its rewards."""


def nothing_stretched(_table: Tidal, _seat: int) -> None:
    """There is no rival to outshine."""


async def nothing_completed(_table: Tidal, _seat: int, _card: int) -> None:
    """There is no scheme to foil."""


def nothing_returns(_table: Tidal) -> None:
    """All that returns in the night belongs to players."""


STANDARD: Final = Mode(
    seat_others=nobody_else,
    order=clockwise,
    next_turn=next_turn,
    discs=discs,
    spared=has_hit,
    monster_dies=nothing_dies,
    stretched=nothing_stretched,
    completed=nothing_completed,
    leader=ahead_of_all,
    night_over=nothing_returns,
    ending=final_scoring,
    score=score,
    standings=standings,
)
