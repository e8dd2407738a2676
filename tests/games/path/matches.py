"""How a test plays a whole game of Path of Destiny, and how it opens a story on pages of its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, TypeAlias

from tablewright.engine.match import Match
from tablewright.games.path import GAME
from tablewright.games.path.content import original_pack
from tablewright.games.path.stories import Story
from tablewright.games.path.table import Path
from tablewright.games.path.vocabulary import REWARDS
from tablewright.games.reading.words import read_word

from .sitting import Sitting

PACK = original_pack()
CHARACTERS = [character.key for character in PACK.characters]
STORIES = ("edge", "striga", "evil")
SEEDS = [f"evening {number}" for number in range(40)]
NO_REWARDS: dict[str, Any] = {"left": None, "right": None, "penalty": None, "reward": None}


def new_game(players: int, seed: str = "evening", **settings: str) -> Match:
    return Match(GAME, players, settings, seed)


def ready(players: int, seed: str = "evening", **settings: str) -> Match:
    """A game whose players have chosen everything and are about to draft for the first time."""
    match = new_game(players, seed, **settings)
    while "draft" not in asked(match).values():
        answer_first(match)
    return match


def play_to_the_end(match: Match) -> Match:
    while not match.over:
        answer_first(match)
    return match


def asked(match: Match) -> dict[int, str]:
    return {seat: question.key for seat, question in match.position.open().items()}


def answer_first(match: Match) -> None:
    seat, question = next(iter(match.position.open().items()))
    match.choose(seat, question.options[0].id)


def choices_of(match: Match, key: str) -> Iterator[tuple[int, list[str], str]]:
    """Walk through the set-up: who was asked a kind of question, what was offered, and what was taken (the last)."""
    while "draft" not in asked(match).values():
        (question,) = match.position.open().values()
        options = [option.id for option in question.options]
        match.choose(question.seat, options[-1])
        if question.key == key:
            yield question.seat, options, options[-1]


def look(match: Match, seat: int | None = None) -> dict[str, Any]:
    return GAME.view(table_of(match), seat)


def table_of(match: Match) -> Path:
    table = match.position.table
    assert isinstance(table, Path)
    return table


def characters_at(match: Match) -> list[str]:
    return [seat["character"] for seat in look(match)["seats"]]


def events(match: Match, *keys: str) -> list[tuple[str, Mapping[str, Any]]]:
    return [(event.key, event.arguments) for event in match.log(None) if event.key in keys]


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
