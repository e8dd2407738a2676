"""How a test sits down to Path of Destiny."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any, ClassVar

from tablewright.games.path import GAME, by_hand, reading
from tablewright.games.path.table import Path

from ..destiny.sitting import DestinySitting


class Sitting(DestinySitting[Path]):
    """A position of Path of Destiny written by hand, and the players around it."""

    rules = GAME
    book = "POD"
    action_cards = 70
    scored_chapter: ClassVar[dict[str, Any]] = {"turn": 3, "dominant": "left", "path_tokens": [0, 1]}
    contents: ClassVar[ModuleType] = reading
    writing: ClassVar[ModuleType] = by_hand

    @staticmethod
    def written(card: Mapping[str, Any]) -> Mapping[str, Any]:
        """A card of Path of Destiny may have several colours, such as "red green"."""
        return {"colours": card["colour"].split(), **{name: card[name] for name in card if name != "colour"}}

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
