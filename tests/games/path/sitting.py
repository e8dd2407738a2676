"""How a test sits down to Path of Destiny."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tablewright.games.path import GAME
from tablewright.games.path.by_hand import table_by_hand
from tablewright.games.path.content import MAIN_CARDS, Pack, original_pack, read_card
from tablewright.games.path.table import Path

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


def card(colours: str = "red", symbols: str = "", **more: Any) -> dict[str, Any]:
    """A card as a pack would write it; colours such as "red" or "red green", symbols by first letter."""
    return {"colours": colours.split(), "symbols": symbols_of(symbols), **more}


def pack_with(cards: Mapping[str, Mapping[str, Any]]) -> Pack:
    """The original pack with some of the main cards replaced by a test's own."""
    pack = original_pack()
    own = [read_card({"key": key, **entry}, key) for key, entry in cards.items()]
    assert len(own) <= MAIN_CARDS
    return replace(pack, cards=(*own, *pack.cards[len(own) :]))


class Sitting(DestinySitting[Path]):
    """A position of Path of Destiny written by hand, and the players around it.

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

    @classmethod
    def begun(cls, story: str, players: int = 3, seed: str = "evening", **settings: str) -> Sitting:
        """A game of a story from its very beginning: all have their characters and are about to draft first."""
        opening = cls("prepare", players=players, seed=seed, settings={"story": story, **settings})
        return opening.play_on(until="draft_pair")

    def order(self) -> list[str]:
        """The characters on the initiative track, from the top."""
        seen = self.sees(None)
        return [seen["seats"][seat]["character"] for seat in seen["initiative"]]

    def story(self) -> dict[str, Any]:
        """The open page, its fork, the fate tokens and the path tokens, as everybody sees them."""
        found: dict[str, Any] = self.sees(None)["story"]
        return found
