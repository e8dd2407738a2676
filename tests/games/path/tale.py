"""A sitting at a story of the test's own: its symbols, and what its path tokens bring."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar

from tablewright.games.destiny.symbols import SYMBOLS
from tablewright.games.path.reading import original_pack
from tablewright.games.path.stories import StoryCard
from tablewright.games.path.vocabulary import Nothing, Reward

from .sitting import Sitting

# Chapter I has combat and magic; on every route, each chapter has other symbols than the one before.
SYMBOL_ON = {
    2: "combat", 3: "magic",
    4: "diplomacy", 5: "exploration", 6: "exploration", 7: "diplomacy",
    8: "magic", 9: "combat", 10: "combat", 11: "magic", 12: "magic", 13: "combat", 14: "combat", 15: "magic",
}  # fmt: skip


class Tale(Sitting):
    """Path tokens bring nothing but what `rewards` puts on a page, for the left and for the right one.

    At the end of a chapter the left symbol is dominant: combat in chapter I, where magic is the right one.
    """

    last_turn: ClassVar[dict[str, Any]] = {"fates": ["left", "right", "left"]}

    def __init__(
        self,
        phase: str,
        cards: Mapping[str, Mapping[str, Any]] | None = None,
        rewards: Mapping[int, tuple[Reward, Reward]] | None = None,
        content: Mapping[str, Any] | None = None,
        **data: Any,
    ) -> None:
        stories = original_pack().stories
        retold = {number: _retold(one, rewards or {}) for number, one in stories["edge"].cards.items()}
        own = {"stories": {**stories, "edge": replace(stories["edge"], cards=retold)}}
        super().__init__(phase, cards, {**(content or {}), **own}, **{"settings": {"story": "edge-plain"}, **data})


def _retold(card: StoryCard, rewards: Mapping[int, tuple[Reward, Reward]]) -> StoryCard:
    symbol = SYMBOLS.index(SYMBOL_ON[card.number]) if card.number in SYMBOL_ON else None
    if card.left is None:
        return replace(card, symbol=symbol)
    left, right = rewards.get(card.number, (Nothing(), Nothing()))
    return replace(card, symbol=symbol, left=left, right=right)
