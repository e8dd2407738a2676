"""How the effects of action cards are resolved: how far a condition is met, what it costs, and what it gives."""

from __future__ import annotations

from tablewright.engine.table import tell
from tablewright.games.destiny.customs import Waiver
from tablewright.games.destiny.resolving import MOST, degree_of, gain, pay
from tablewright.games.destiny.table import card_of

from .rewards import drop_lost_golden, gain_experience
from .table import Path
from .vocabulary import ExperienceSteps, Result, ThreeExperience


async def resolve_effect(table: Path, seat: int, place: int, waiver: Waiver) -> None:
    """Resolve the effect of the timeline card at a place, to the greatest extent (POD-PLAY-08, POD-EFF-01)."""
    card = table.timelines[seat][place]
    effect = card_of(table, card).effect
    if effect is None:
        return
    degree = MOST if waiver.condition else degree_of(table, seat, place, effect.condition, waiver.losses)
    if degree == 0:
        tell(table, "condition-not-met", seat=seat, card=card)
        return
    tell(table, "effect-resolved", seat=seat, card=card)
    if not waiver.condition:
        await pay(table, seat, place, effect.condition, degree - waiver.losses)  # POD-EFF-06
    drop_lost_golden(table, seat)
    apply_result(table, seat, effect.result, degree)


def apply_result(table: Path, seat: int, result: Result, degree: int) -> None:
    """Give the result: scaling results give as many as the degree (POD-EFF-05), single ones their fixed number."""
    match result:
        case ThreeExperience():
            gain_experience(table, seat, 3)
        case ExperienceSteps():
            gain_experience(table, seat, degree)
        case _:
            gain(table, seat, result, degree)
