"""What the sister games show alike: cards by what a viewer knows, the pool, timelines and abilities, as data."""

from __future__ import annotations

from typing import Any

from tablewright.engine.knowledge import seen_by
from tablewright.engine.zones import Zone

from .symbols import SYMBOLS
from .table import ACTIVE, LOCKED, TURNS, DestinyTable, is_closing

STATES = {LOCKED: "locked", ACTIVE: "active"}


def mat_view(table: DestinyTable, seat: int | None) -> dict[str, Any]:
    """The time, the active symbols, the order, and the deck with its discard pile."""
    turn = shown_turn(table)
    return {
        "viewer": seat,
        "chapter": turn // 3 + 1,
        "turn": turn % 3 + 1,
        "turns_done": table.turn,
        "active": [SYMBOLS[symbol] for symbol in table.active],
        "initiative": list(table.initiative),
        "to_act": list(table.to_act),
        "deck": len(table.deck),
        "deck_markers": list(table.deck_markers),
        "discard": cards_view(table, seat, table.discard),
    }


def shown_turn(table: DestinyTable) -> int:
    """The running turn, from 0. A chapter that is being closed is still in its last one, as its symbols are active."""
    return min(table.turn - is_closing(table), TURNS - 1)


def cards_view(table: DestinyTable, seat: int | None, cards: Zone) -> list[dict[str, Any]]:
    """Cards with their faces where this viewer has seen them; otherwise only their backs."""
    seen, faces, printed = seen_by(table, seat), table.faces, table.cards
    return [
        {"card": card, "key": printed[faces[card]].key} if seen >> card & 1 else {"hidden": True} for card in cards
    ]  # fmt: skip


def pool_view(table: DestinyTable, seat: int | None) -> list[dict[str, Any]]:
    last = len(table.pool) - 1
    return [
        {"cards": cards_view(table, seat, row), "marker": table.row_markers[index], "bonus_experience": index == last}
        for index, row in enumerate(table.pool)
    ]


def timeline_view(table: DestinyTable, viewer: int | None, seat: int) -> list[dict[str, Any]]:
    found = cards_view(table, viewer, table.timelines[seat])
    for entry, cover in zip(found, table.covers[seat], strict=True):
        entry["covered"] = [slot for slot in range(3) if cover >> slot & 1] if cover else []
    return found


def abilities_view(table: DestinyTable, seat: int) -> list[dict[str, str]]:
    """Locked, active or used."""
    abilities = table.content.characters[table.characters[seat]].abilities
    return [
        {"ability": ability.key, "window": ability.window, "state": STATES.get(state, "used")}
        for ability, state in zip(abilities, table.abilities[seat], strict=True)
    ]


def tokens_view(table: DestinyTable, seat: int) -> dict[str, int]:
    return dict(zip(SYMBOLS, table.tokens[seat], strict=True))
