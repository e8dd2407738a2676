"""What a seat may see of the table, as data that any client can draw."""

from __future__ import annotations

from typing import Any

from tablewright.engine.game import View
from tablewright.engine.knowledge import knows
from tablewright.engine.zones import Zone

from .scoring import by_colours, by_lantern, lights_in
from .table import TURNS_EACH, Fireflies, active_seat, face_of, gusts_in, is_over


def view(table: Fireflies, seat: int | None) -> View:
    """The table as seen from a seat, or by an onlooker (FLY-GEN-02)."""
    return {
        "game": "example",
        "viewer": seat,
        "round": min(table.turn // table.seats + 1, TURNS_EACH),
        "turns_done": table.turn,
        "active": None if is_over(table) else active_seat(table),
        "deck": len(table.deck),
        "ahead": ahead(table),
        "discard": cards_view(table, seat, table.discard),
        "row": cards_view(table, seat, table.row),
        "seats": [seat_view(table, seat, one) for one in range(table.seats)],
    }


def ahead(table: Fireflies) -> dict[str, int]:
    """What the next catch comes from (FLY-MEADOW-01), and the gusts in it: everybody can count the open cards."""
    cards = table.deck or table.discard
    return {"cards": len(cards), "gusts": len(gusts_in(table, cards))}


def cards_view(table: Fireflies, viewer: int | None, cards: Zone) -> list[dict[str, Any]]:
    return [card_view(table, card) if knows(table, viewer, card) else {"hidden": True} for card in cards]


def card_view(table: Fireflies, card: int) -> dict[str, Any]:
    return {"card": card, "key": face_of(table, card).key}


def seat_view(table: Fireflies, viewer: int | None, seat: int) -> dict[str, Any]:
    """One player's jar and lantern, with the points that this viewer can count."""
    lanterns = table.lanterns[seat]
    counted = lights_in(table, seat) + by_colours(table, seat)
    if all(knows(table, viewer, card) for card in lanterns):
        counted += by_lantern(table, seat)
    return {
        "seat": seat,
        "jar": cards_view(table, viewer, table.jars[seat]),
        "lanterns": cards_view(table, viewer, lanterns),
        "points": counted,
    }
