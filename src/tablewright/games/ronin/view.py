"""What a seat may see of the table, as data that any client can draw."""

from __future__ import annotations

from functools import cache
from typing import Any

from tablewright.engine.game import View
from tablewright.games.destiny.experience import golden_marker, standard_marker
from tablewright.games.destiny.symbols import SIDES, SYMBOLS, inactive
from tablewright.games.destiny.table import NO_CHARACTER, is_automa, total_points
from tablewright.games.destiny.view import (
    STATES,
    abilities_view,
    cards_view,
    mat_view,
    pool_view,
    timeline_view,
    tokens_view,
)

from .content import Track
from .cooperation import track_of
from .table import SOURCES, Ronin, has_track, left_neighbour, neighbour, track_towards


def view(table: Ronin, seat: int | None) -> View:
    """The table as seen from a seat, or by an onlooker (RON-INFO-01, -02)."""
    return {
        "game": "ronin",
        **mat_view(table, seat),
        "chapters": chapter_plan(table),
        "pool": pool_view(table, seat),
        "seats": [seat_view(table, seat, one) for one in range(table.seats)],
        "tracks": [track_view(table, track) for track in range(table.seats) if has_track(table, track)],
        "side": table.side,
    }


def own_view(table: Ronin, seat: int, public: View) -> View:
    """The view of a seat: beyond what onlookers see, it knows the faces in its own area (RON-INFO-02)."""
    areas = list(public["seats"])
    areas[seat] = seat_view(table, seat, seat)
    return public | {"viewer": seat, "seats": areas}


def chapter_plan(table: Ronin) -> dict[str, Any] | None:
    """RON-CHAP-03: the active symbols of all chapters and the side quest are open from the start."""
    if table.chapter_card == NO_CHARACTER:
        return None
    card = table.content.chapters[table.chapter_card]
    return {
        "key": card.key,
        "active": [[SYMBOLS[symbol] for symbol in pair] for pair in card.active],
        "side_quest": [SYMBOLS[symbol] for symbol in inactive(card.active[-1])],
    }


def seat_view(table: Ronin, viewer: int | None, seat: int) -> dict[str, Any]:
    """One player's area. A hand is shown to its owner alone; others see how many cards it has."""
    character = table.characters[seat]
    known = character != NO_CHARACTER
    return {
        "seat": seat,
        "automa": is_automa(table, seat),
        "character": table.content.characters[character].key if known else None,
        "hand": cards_view(table, viewer, table.hands[seat]) if viewer == seat else None,
        "hand_size": len(table.hands[seat]),
        "timeline": timeline_view(table, viewer, seat),
        "tokens": tokens_view(table, seat),
        "experience": table.experience[seat],
        "standard_marker": standard_marker(table, seat),
        "golden_marker": golden_marker(table, seat),
        "abilities": abilities_view(table, seat) if known else [],
        "fields": list(table.content.characters[character].fields) if known else [],
        "borrowed": borrowed_view(table, seat),
        "ability_cards": list(table.ability_cards[seat]),
        "points": total_points(table, seat),
        "points_by_source": dict(zip(SOURCES, table.points[seat], strict=True)),
        "neighbours": {
            SIDES[side]: neighbour(table, seat, side)
            for side in (0, 1)
            if has_track(table, track_towards(table, seat, side))
        },
    }


def borrowed_view(table: Ronin, seat: int) -> list[dict[str, str]]:
    owned = zip(table.borrowed[seat], table.borrowed_states[seat], strict=True)
    return [
        {
            "ability": table.content.abilities[number].key,
            "window": table.content.abilities[number].window,
            "state": STATES.get(state, "used"),
        }
        for number, state in owned
    ]


def track_view(table: Ronin, track: int) -> dict[str, Any]:
    return {
        "track": track,
        "seats": [track, left_neighbour(table, track)],
        "board": f"{table.boards[track] + 1}{table.side}",
        "field": table.cooperation[track],
        **printed_track(track_of(table, track)),
    }


@cache
def printed_track(track: Track) -> dict[str, Any]:
    """What is printed on a side of a cooperation board."""
    return {
        "length": track.length,
        "bonuses": sorted(track.bonuses),
        "points": {str(place): points for place, points in sorted(track.points.items())},
    }
