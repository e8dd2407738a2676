"""Where other cards can be anchored to a card of the timeline."""

from __future__ import annotations

from typing import Any, Final

from .cards import FamilyFace, NarrativeFace, NpcFace, Slot
from .scenario.words import parts_of
from .verbs import Anchor

OUTWARD: Final = {"blue": Slot("right", "blue"), "green": Slot("left", "green")}


def slots_of(side: Any) -> tuple[Slot, ...]:
    """The slots of a side; a card that says nothing carries its own colour on outwards (HER-ANCH-02)."""
    if isinstance(side, FamilyFace):
        return side.slots
    if not isinstance(side, NarrativeFace | NpcFace):
        return ()
    if side.slots is not None:
        return side.slots
    colour = side.anchor.colour if side.anchor else anchored_colour(side)
    return (OUTWARD[colour],) if colour in OUTWARD else ()


def anchored_colour(side: NarrativeFace | NpcFace) -> str | None:
    """The colour by which a side's own instructions anchor it in the row."""
    instructions = side.instructions if isinstance(side, NarrativeFace) else ()
    found = (part for part in parts_of(instructions) if isinstance(part, Anchor) and part.card == "this")
    return next((part.colour for part in found if part.edge != "below"), None)
