"""What the sister games show alike: cards by what a viewer knows, the pool, timelines and abilities, as data."""

from __future__ import annotations

from typing import Any

from tablewright.engine.knowledge import knows

from .symbols import SYMBOLS
from .table import ACTIVE, LOCKED, DestinyTable, Zone

STATES = {LOCKED: "locked", ACTIVE: "active"}


def card_view(table: DestinyTable, seat: int | None, card: int) -> dict[str, Any]:
    """A card with its face if this viewer has seen it; otherwise only its back."""
    if not knows(table, seat, card):
        return {"hidden": True}
    return {"card": card, "key": table.cards[table.faces[card]].key}


def cards_view(table: DestinyTable, seat: int | None, cards: Zone) -> list[dict[str, Any]]:
    return [card_view(table, seat, card) for card in cards]


def pool_view(table: DestinyTable, seat: int | None) -> list[dict[str, Any]]:
    last = len(table.pool) - 1
    return [
        {"cards": cards_view(table, seat, row), "marker": table.row_markers[index], "bonus_experience": index == last}
        for index, row in enumerate(table.pool)
    ]


def timeline_view(table: DestinyTable, viewer: int | None, seat: int) -> list[dict[str, Any]]:
    covers = table.covers[seat]
    return [
        card_view(table, viewer, card) | {"covered": [slot for slot in range(3) if covers[place] >> slot & 1]}
        for place, card in enumerate(table.timelines[seat])
    ]


def abilities_view(table: DestinyTable, seat: int) -> list[dict[str, str]]:
    """Locked, active or used."""
    abilities = table.content.characters[table.characters[seat]].abilities
    return [
        {"ability": ability.key, "window": ability.window, "state": STATES.get(state, "used")}
        for ability, state in zip(abilities, table.abilities[seat], strict=True)
    ]


def tokens_view(table: DestinyTable, seat: int) -> dict[str, int]:
    return dict(zip(SYMBOLS, table.tokens[seat], strict=True))
