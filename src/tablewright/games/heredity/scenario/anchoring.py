"""Whether the anchors of a card fit a slot of another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from .. import verbs
from ..cards import NarrativeFace, NpcFace
from ..content import Card
from ..slots import slots_of
from .mistakes import Place
from .words import parts_of

if TYPE_CHECKING:
    from .folders import Draft


def check_anchors(draft: Draft, card: Card, place: Place) -> None:
    """An anchor must fit a slot of some other card; a vertical card needs an activation (HER-ANCH-13)."""
    for name, side in (("front", card.front), ("back", card.back)):
        found = list(anchors_of(draft, side, place.at(name)))
        for colour, edge, where in found:
            others = (other for other in draft.cards if other is not card and other.deck in (card.deck, "base"))
            if not any(fits_somewhere(other, colour, edge) for other in others):
                at = f" {edge}" if edge else ""
                draft.notebook.note(where, f"the {colour}{at} anchor of card {card.number} fits no slot of any card.")
        vertical = any(edge == "below" for _, edge, _ in found)
        if isinstance(side, NarrativeFace) and vertical and (side.event is None or side.event.activation is None):
            sentence = f"card {card.number} hangs below another: its event needs an activation."
            draft.notebook.note(place.at(name), sentence)


def anchors_of(draft: Draft, side: Any, place: Place) -> Iterator[tuple[str, str | None, Place]]:
    """Colour and edge of every anchor that a side prints or speaks of."""
    if isinstance(side, NpcFace | NarrativeFace) and side.anchor is not None:
        yield side.anchor.colour, side.anchor.edge, draft.reader.places.get(id(side.anchor), place)
    for part in parts_of(side):
        if isinstance(part, verbs.Anchor) and part.card == "this" and part.colour is not None:
            yield part.colour, part.edge, draft.reader.places.get(id(part), place)


def fits_somewhere(card: Card, colour: str, edge: str | None) -> bool:
    return any(
        slot.colour == colour and (edge is None or slot.edge == edge)
        for side in (card.front, card.back)
        for slot in slots_of(side)
    )
