"""Whether the anchors of a card fit a slot of another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from .. import verbs
from ..cards import AnchorMark, NarrativeFace, NpcFace
from ..content import Card
from ..slots import slots_of
from .mistakes import Place
from .words import parts_of

if TYPE_CHECKING:
    from .folders import Draft


class Spoken(NamedTuple):
    """An anchor that a side prints or speaks of: of which card, and where that is written."""

    card: int
    colour: str
    edge: str | None
    place: Place


def check_anchors(draft: Draft, card: Card, place: Place) -> None:
    """An anchor must fit a slot of some other card; a vertical card needs an activation (HER-ANCH-13)."""
    for name, side in (("front", card.front), ("back", card.back)):
        for spoken in anchors_of(draft, card, side, place.at(name)):
            edges = edges_for(draft, card, spoken)
            if not edges:
                at = f" {spoken.edge}" if spoken.edge else ""
                sentence = f"the {spoken.colour}{at} anchor of card {spoken.card} fits no slot of any card."
                draft.notebook.note(spoken.place, sentence)
            elif edges == {"below"} and spoken.card == card.number and lacks_activation(side):
                sentence = f"card {card.number} hangs below another: its event needs an activation."
                draft.notebook.note(place.at(name), sentence)


def anchors_of(draft: Draft, card: Card, side: Any, place: Place) -> Iterator[Spoken]:
    if isinstance(side, NpcFace | NarrativeFace) and side.anchor is not None:
        where = draft.reader.places.get(id(side.anchor), place)
        yield Spoken(card.number, side.anchor.colour, side.anchor.edge, where)
    for part in parts_of(side):
        if isinstance(part, verbs.Anchor) and part.colour is not None:
            number = part.card if isinstance(part.card, int) else card.number
            yield Spoken(number, part.colour, part.edge, draft.reader.places.get(id(part), place))


def edges_for(draft: Draft, card: Card, spoken: Spoken) -> set[str]:
    """The edges of other cards that have a slot for an anchor."""
    hosts = numbers_on_timeline(draft)
    others = (
        one
        for one in draft.cards
        if one.number != spoken.card and (one.deck == "base" or (meet(one, card) and one.number in hosts))
    )
    return {
        slot.edge
        for other in others
        for side in (other.front, other.back)
        for slot in slots_of(side)
        if slot.colour == spoken.colour and spoken.edge in (None, slot.edge)
    }


def meet(one: Card, other: Card) -> bool:
    """Whether two cards can be in play together: those of one chapter, and the secrets with all."""
    return one.deck == other.deck or "secrets" in (one.deck, other.deck)


def numbers_below(draft: Draft) -> set[int]:
    """The cards that can hang below another."""
    return {
        spoken.card
        for card, place in zip(draft.cards, draft.places, strict=True)
        for side in (card.front, card.back)
        for spoken in anchors_of(draft, card, side, place)
        if "below" in edges_for(draft, card, spoken)
    }


def numbers_on_timeline(draft: Draft) -> set[int]:
    """The cards that can come onto the timeline: whoever has an anchor, or is anchored by a card."""
    return {
        part.card if isinstance(part, verbs.Anchor) and isinstance(part.card, int) else card.number
        for card in draft.cards
        for part in parts_of((card.front, card.back))
        if isinstance(part, verbs.Anchor | AnchorMark)
    }


def lacks_activation(side: Any) -> bool:
    return isinstance(side, NarrativeFace) and (side.event is None or side.event.activation is None)
