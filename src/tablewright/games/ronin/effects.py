"""How the effects of action cards are resolved: how far a condition is met, what it costs, and what it gives."""

from __future__ import annotations

from typing import Final

from tablewright.engine.options import Reason, named
from tablewright.engine.questions import choose
from tablewright.engine.table import tell
from tablewright.games.destiny import resolving
from tablewright.games.destiny.customs import Waiver
from tablewright.games.destiny.resolving import MOST, gain, pay
from tablewright.games.destiny.symbols import LEFT, RIGHT, SIDES
from tablewright.games.destiny.table import card_of
from tablewright.games.destiny.timeline import count_colour

from .cooperation import NO_ROOM, advance, advance_each, advance_one, worthwhile
from .table import Ronin, has_track, neighbour, track_towards
from .vocabulary import Condition, EachTrack, NeighbourCards, OneTrack, Result

NEIGHBOUR: Final = named("neighbour", SIDES)
NO_SUCH_CARDS: Final = Reason("RON-PLAY-08", "neighbour-without-cards")


async def resolve_effect(table: Ronin, seat: int, place: int, waiver: Waiver) -> None:
    """Resolve the effect of the timeline card at a place, to the greatest extent (RON-PLAY-08, RON-EFF-01)."""
    card = table.timelines[seat][place]
    effect = card_of(table, card).effect
    if effect is None:
        return
    condition: Condition = effect.condition
    if isinstance(condition, NeighbourCards) and not waiver.condition:
        await resolve_neighbour_effect(table, seat, card, condition)
        return
    degree = MOST if waiver.condition else degree_of(table, seat, place, condition, waiver.losses)
    if degree == 0:
        tell(table, "condition-not-met", seat=seat, card=card)
        return
    tell(table, "effect-resolved", seat=seat, card=card)
    if not waiver.condition:
        await pay(table, seat, place, condition, degree - waiver.losses)
    await apply_result(table, seat, effect.result, degree)


def degree_of(table: Ronin, seat: int, place: int, condition: Condition, spared: int = 0) -> int:
    """How far a condition is met, from 0 (not at all) to 3; single conditions give 1.

    An effect sees its own card and those to its left (RON-PLAY-10, -11). `spared` losses need not be paid.
    """
    if isinstance(condition, NeighbourCards):
        return max(neighbour_degree(table, seat, side, condition.colour) for side in (LEFT, RIGHT))
    return resolving.degree_of(table, seat, place, condition, spared)


async def apply_result(table: Ronin, seat: int, result: Result, degree: int) -> None:
    """Give the result: scaling results give as many as the degree, single ones their fixed number."""
    match result:
        case EachTrack():
            await advance_each(table, seat, 1)
        case OneTrack():
            await advance_one(table, seat, degree, "RON-RES-02")
        case _:
            gain(table, seat, result, degree)


def neighbour_degree(table: Ronin, seat: int, side: int, colour: int) -> int:
    """RON-COND-05: cards of a colour on a neighbour's whole timeline, at most 3."""
    if not has_track(table, track_towards(table, seat, side)):
        return 0
    return min(count_colour(table, neighbour(table, seat, side), colour), MOST)


async def resolve_neighbour_effect(table: Ronin, seat: int, card: int, condition: NeighbourCards) -> None:
    """RON-EFF-06: choose a neighbour; the points go to the track shared with that neighbour."""
    effect = card_of(table, card).effect
    assert effect is not None
    degrees = [neighbour_degree(table, seat, side, condition.colour) for side in (LEFT, RIGHT)]
    met = [side for side in (LEFT, RIGHT) if degrees[side]]
    if not met:
        tell(table, "condition-not-met", seat=seat, card=card)
        return
    fruitful = worthwhile(table, seat, met) if isinstance(effect.result, OneTrack) else met

    def why_not(side: int) -> Reason | None:
        if side in fruitful:
            return None
        return NO_ROOM if degrees[side] else NO_SUCH_CARDS

    about = {"card": card, "left": degrees[LEFT], "right": degrees[RIGHT]}
    side = await choose(seat, "choose-neighbour", NEIGHBOUR, "RON-PLAY-09", why_not, about)
    tell(table, "effect-resolved", seat=seat, card=card)
    if isinstance(effect.result, OneTrack):
        await advance(table, track_towards(table, seat, side), degrees[side])
    else:
        await apply_result(table, seat, effect.result, degrees[side])
