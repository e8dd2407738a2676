"""The table and the seat that an address speaks of, and whether the visitor may look or act there."""

from __future__ import annotations

from starlette.requests import Request

from ..live import LiveTable
from ..refusals import Missing, TooMuch
from .visitor import Visitor, house_of, own_seat, seat_number, visitor, who_is_there

NOBODY = (None, "", "-")
"""How an address says that somebody looks from no seat."""


async def live_of(request: Request) -> LiveTable:
    """The table of an address."""
    house = house_of(request)
    live = await house.table(request.path_params["table"])
    if house.store.notifies:
        await house.catch_up(live)  # another worker may have written to its log a moment ago
    request.state.game = live.game
    await house.greet(live.id, who_is_there(live, await visitor(request)))
    return live


def wanted_seat(request: Request, live: LiveTable, somebody: Visitor) -> int | None:
    """The seat to look from: one's own, or none."""
    asked = request.query_params.get("seat")
    return None if asked in NOBODY else own_seat(live, somebody, seat_number(asked))


def replay_seat(request: Request, live: LiveTable, somebody: Visitor) -> int | None:
    """A finished table may be looked at from every seat: its seed is out, and with it every card."""
    asked = request.query_params.get("seat")
    if live.status != "over" or asked in NOBODY:
        return wanted_seat(request, live, somebody)
    number = seat_number(asked)
    if not 0 <= number < live.players:
        raise Missing("refused-no-seat")
    return number


async def at_seat(request: Request, seat: int) -> LiveTable:
    """The table where one acts for a seat, if it is one's own and it is not too soon to act again."""
    live = await live_of(request)
    own_seat(live, await visitor(request), seat)
    if not request.app.state.paces.take(f"{live.id}.{seat}"):
        raise TooMuch("refused-too-fast")
    return live
