"""How a test sits down to Ronin."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tablewright.games.ronin import GAME
from tablewright.games.ronin.by_hand import table_by_hand
from tablewright.games.ronin.content import MAIN_CARDS, Pack, original_pack, read_card
from tablewright.games.ronin.table import Ronin

from ..sitting import (
    LOSE_INACTIVE,
    DestinySitting,
    lose_one,
    lose_up_to_three,
    symbol_steps,
    symbols_of,
    two_symbols,
)

__all__ = [
    "LOSE_INACTIVE",
    "Sitting",
    "card",
    "lose_one",
    "lose_up_to_three",
    "pack_with",
    "symbol_steps",
    "two_symbols",
]


def card(colour: str = "red", symbols: str = "", **more: Any) -> dict[str, Any]:
    """A card as a pack would write it; symbols by first letter, such as "ce" for combat and exploration."""
    return {"colour": colour, "symbols": symbols_of(symbols), **more}


def pack_with(cards: Mapping[str, Mapping[str, Any]]) -> Pack:
    """The original pack with some of the main cards replaced by a test's own."""
    pack = original_pack()
    own = [read_card({"key": key, **entry}, key) for key, entry in cards.items()]
    assert len(own) <= MAIN_CARDS
    return replace(pack, cards=(*own, *pack.cards[len(own) :]))


class Sitting(DestinySitting[Ronin]):
    """A position of Ronin written by hand, and the players around it.

    `cards` replace some of the main cards; `content` replaces other parts of the pack by their names.
    """

    def __init__(
        self,
        phase: str,
        cards: Mapping[str, Mapping[str, Any]] | None = None,
        content: Mapping[str, Any] | None = None,
        **data: Any,
    ) -> None:
        pack = replace(pack_with(cards or {}), **(content or {}))
        super().__init__(GAME, phase, table_by_hand({"phase": phase, **data}, pack))

    def track(self, track: int) -> int:
        """The marker on the track between a seat and its left neighbour."""
        return self.table.cooperation[track]
