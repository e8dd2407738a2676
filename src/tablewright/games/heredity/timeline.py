"""The row of cards that sets the pace: slots, anchoring, removal, gaps, and the way of the hourglass."""

from __future__ import annotations

from typing import NamedTuple

from tablewright.engine.zones import Zone, put

from .kinds import ANCHOR_COLOURS, GAP
from .table import Heredity, side_of, tell


class Spot(NamedTuple):
    """A free place for a card: at a place of the row (-1: before the first), or below a host."""

    place: int
    host: int | None = None


# Slots


def slots_at(table: Heredity, card: int, edge: str) -> list[str]:
    """The colours of a card's slots on an edge."""
    return [slot.colour for slot in table.content.slots[table.faces[side_of(table, card)]] if slot.edge == edge]


def stack(table: Heredity, host: int) -> Zone:
    """The cards below a card, from top to bottom."""
    return tuple(card for above, card, _ in table.below if above == host)


def free_below(table: Heredity, host: int, colour: str) -> bool:
    """Whether a vertical slot of a colour is free; each card below takes one of its own colour."""
    taken = sum(above == host and ANCHOR_COLOURS[worn] == colour for above, _, worn in table.below)
    return slots_at(table, host, "below").count(colour) > taken


def fits_between(table: Heredity, left: int, right: int, colour: str, edge: str | None) -> bool:
    """Whether a slot of one of two neighbours takes a card of a colour between them; an anchor may name its edge."""
    return any(
        card != GAP and edge in (None, own) and colour in slots_at(table, card, own)
        for card, own in ((left, "right"), (right, "left"))
    )


def spot_for(table: Heredity, colour: str, edge: str | None) -> Spot | None:
    """HER-ANCH-02, -03: the first free place from the hourglass to the right end, then from the left end on."""
    last = len(table.timeline)
    order = [*range(table.hourglass, last + 1), *range(-1, table.hourglass)]
    for index in order:
        spot = spot_at(table, index, colour, edge)
        if spot is not None:
            return spot
    return None


def spot_at(table: Heredity, index: int, colour: str, edge: str | None) -> Spot | None:
    """What one place of the row offers: the slots below its card, or itself if it is empty."""
    row = (GAP, *table.timeline, GAP)
    card = row[index + 1]
    if card != GAP:
        return Spot(index, card) if edge in (None, "below") and free_below(table, card, colour) else None
    left, right = row[max(index, 0)], row[min(index + 2, len(row) - 1)]
    return Spot(index) if fits_between(table, left, right, colour, edge) else None


# Coming and going


def anchor(table: Heredity, card: int, colour: str, edge: str | None) -> bool:
    """Put a card that lies nowhere else at the first place that takes it; its event waits (HER-ANCH-08)."""
    spot = spot_for(table, colour, edge)
    if spot is None:
        return False
    if spot.host is not None:
        table.below.append((spot.host, card, ANCHOR_COLOURS.index(colour)))
    elif spot.place < 0:
        table.timeline = (card, *table.timeline)
        table.hourglass += 1
    elif spot.place == len(table.timeline):
        table.timeline += (card,)
    else:
        table.timeline = put(table.timeline, spot.place, card)
    tell(table, "anchored", card=side_of(table, card), colour=colour)
    return True


def remove(table: Heredity, card: int) -> None:
    """HER-TREM-01, -06, -09: a card leaves a gap behind, under the hourglass too."""
    table.below = [pair for pair in table.below if pair[1] != card]
    if card in table.timeline:
        table.timeline = put(table.timeline, table.timeline.index(card), GAP)


def restore(table: Heredity) -> None:
    """HER-TREM-08, -10, -11: close every gap towards the family card; the hourglass slides with its card."""
    under = table.timeline[table.hourglass]
    table.timeline = tuple(card for card in table.timeline if card != GAP)
    table.hourglass = table.timeline.index(under)


def advance(table: Heredity) -> None:
    """HER-TIME-05, -06: one card to the right; after the last, back to the first."""
    row = table.timeline
    cards = [index for index, card in enumerate(row) if card != GAP]
    table.hourglass = next((index for index in cards if index > table.hourglass), cards[0])
    restore(table)


def jump(table: Heredity, card: int) -> None:
    """The hourglass is put on a card of the row."""
    table.hourglass = table.timeline.index(card)
    restore(table)


def under_hourglass(table: Heredity) -> int:
    return table.timeline[table.hourglass]
