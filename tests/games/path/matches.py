"""How a test plays a whole game of Path of Destiny, and how it opens a story on pages of its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any, TypeAlias

from tablewright.engine.match import Match
from tablewright.games.path import GAME
from tablewright.games.path.reading import original_pack
from tablewright.games.path.stories import Story
from tablewright.games.path.table import Path
from tablewright.games.path.vocabulary import REWARDS
from tablewright.games.reading.words import read_word

from ..destiny import matches
from .sitting import Sitting

PACK = original_pack()
CHARACTERS = [character.key for character in PACK.characters]
STORIES = ("edge", "striga", "evil")
new_game = partial(matches.new_game, GAME)
ready = partial(matches.ready, GAME)
NO_REWARDS: dict[str, Any] = {"left": None, "right": None, "penalty": None, "reward": None}


def table_of(match: Match) -> Path:
    table = match.position.table
    assert isinstance(table, Path)
    return table


Pages: TypeAlias = Mapping[int, Mapping[str, Mapping[str, Any]]]


def stories_with(story: str, pages: Pages) -> Mapping[str, Story]:
    """The stories, of which one gives or takes something else for the path tokens on some pages."""
    told = PACK.stories[story]
    cards = dict(told.cards)
    for number, rewards in pages.items():
        read: dict[str, Any] = {name: read_word(word, REWARDS, name) for name, word in rewards.items()}
        cards[number] = replace(cards[number], **(NO_REWARDS | read))
    return {**PACK.stories, story: replace(told, cards=cards)}


class Reading(Sitting):
    """A position in a story some of whose pages are a test's own."""

    def __init__(
        self,
        phase: str,
        pages: Pages | None = None,
        *,
        story: str = "edge",
        content: Mapping[str, Any] | None = None,
        **data: Any,
    ) -> None:
        own = {**(content or {}), "stories": stories_with(story, pages or {})}
        super().__init__(phase, data.pop("cards", None), own, **{"settings": {"story": story}, **data})

    def read(self) -> list[int]:
        """The numbers of the story cards that were read."""
        return [one["number"] for one in self.told("story-read")]
