"""How the conformance suite plays: tables for every count and setting, and random choices from a seed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from tablewright.engine.dice import Luck, dice_from
from tablewright.engine.flow import Flow
from tablewright.engine.game import Game, tie_broken
from tablewright.engine.match import Match
from tablewright.engine.position import Position

from .games import CONFORMING

LONGEST = 2000
MOST_NAMED = 4
MANY = 12
"""A game with more values of settings than these plays them several at a time."""


class Variant(NamedTuple):
    """A game with a player count and settings."""

    game: Game[Any]
    players: int
    settings: dict[str, str]

    @property
    def name(self) -> str:
        wishes = "-".join(f"{name}={value}" for name, value in list(self.settings.items())[:MOST_NAMED])
        return f"{self.game.id}-{self.players}" + (f"-{wishes}" if wishes else "")

    def flow(self, seed: str) -> Flow:
        return Flow(self._table(seed), self.game.opening)

    def position(self, seed: str) -> Position:
        return Position.of(self.game, self._table(seed), self.game.opening)

    def match(self, seed: str) -> Match:
        return Match(self.game, self.players, self.settings, seed)

    def _table(self, seed: str) -> Any:
        return self.game.set_up(self.players, self.game.agree(self.players, self.settings), dice_from(seed))


def player_counts() -> list[Any]:
    """Every game with every player count."""
    found = [Variant(game, players, {}) for game in CONFORMING for players in game.players]
    return [pytest.param(variant, id=variant.name) for variant in found]


def variants() -> list[Any]:
    """Every game with every player count, and each value of each setting: in turn, or where there are many, together.

    Played together, the values of a table are the first of every setting beside the default, then the second, and so
    on; so every value is played with every count that has it.
    """
    found = [one for game in CONFORMING for players in game.players for one in _variants(game, players)]
    return [pytest.param(variant, id=variant.name) for variant in found]


def _variants(game: Game[Any], players: int) -> Iterator[Variant]:
    values = {
        setting.name: [value for value in setting.values if value != setting.default]
        for setting in game.settings
        if players in setting.players
    }
    yield Variant(game, players, {})
    for settings in in_turn(values) if sum(map(len, values.values())) <= MANY else together(values):
        yield Variant(game, players, settings)


def in_turn(values: dict[str, list[str]]) -> Iterator[dict[str, str]]:
    """Each value by itself."""
    for name, others in values.items():
        yield from ({name: value} for value in others)


def together(values: dict[str, list[str]]) -> Iterator[dict[str, str]]:
    """A value of every setting that still has one."""
    for number in range(max(map(len, values.values()))):
        yield {name: others[number] for name, others in values.items() if number < len(others)}


def choose_at_random(flow: Flow, luck: Luck) -> tuple[int, str]:
    """Some seat that is asked, and one of its options."""
    questions = list(flow.open().values())
    question = questions[luck.below(len(questions))]
    return question.seat, question.options[luck.below(len(question.options))].id


def random_match(variant: Variant, seed: str) -> Match:
    """A whole random match."""
    match, luck = variant.match(seed), Luck(seed)
    while not match.over:
        match.choose(*choose_at_random(match.position, luck))
    return match


def assert_decided(variant: Variant, table: Any) -> None:
    """The game has a standing for each seat, and a reason why some have won and others have not."""
    standings = variant.game.standings(table)
    assert [standing.seat for standing in standings] == list(range(variant.players))
    assert len({standing.score for standing in standings if standing.won}) <= 1, "who wins together has the same score"
    assert variant.game.tie_rule or not tie_broken(standings), "nobody is told why the one wins and the other does not"
