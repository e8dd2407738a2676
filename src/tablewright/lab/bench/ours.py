"""Our own contestants: random play without copies or views, and clones of positions at random decisions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from random import Random
from typing import Any

from tablewright.engine.dice import Luck
from tablewright.engine.flow import Flow
from tablewright.engine.game import Game
from tablewright.engine.options import Option
from tablewright.engine.position import Position
from tablewright.engine.table import Table

from .timing import Measure, work_for

SAMPLED_GAMES = 10
SAMPLED_POSITIONS = 200


def random_play(game: Game[Any], players: int) -> Measure:
    """Measures decisions of random games, set-up included."""
    one_game = random_games(game, players)
    return lambda seconds: work_for(seconds, one_game)


def random_games(game: Game[Any], players: int) -> Callable[[], tuple[int, int]]:
    """Something that plays another random game at each call; gives its decisions and the forced ones."""
    settings = game.agree(players, {})
    luck, chance = Luck("bench"), Random(1)
    return lambda: play_out(game, game.set_up(players, settings, luck.word()), chance)


def play_out(game: Game[Any], table: Table, chance: Random) -> tuple[int, int]:
    """Play a table at random to its end; gives its decisions, and how many of them left no choice.

    One flow on one table, never copied and never looked at. What leaves no choice within a secret choice of several
    seats is not counted by the flow, so that our figure errs on the low side.
    """
    flow = Flow(table, game.opening)
    draw = chance.random  # as the programs of the other engines draw
    asked = 0
    while not flow.over:
        question = flow.asked()
        options = question.options
        flow.answer(question.seat, options[int(draw() * len(options))])
        asked += 1
    return asked + flow.forced, flow.forced


def clones(game: Game[Any], players: int) -> Measure:
    """Measures clones at random decisions of random games, each with its own table and the open options."""
    positions = sampled_positions(game, players)

    def clone_each() -> tuple[int, int]:
        for position in positions:
            clone_to_look_at(position)
        return len(positions), 0

    return lambda seconds: work_for(seconds, clone_each)


def clone_to_look_at(position: Position) -> tuple[Table, Mapping[int, Sequence[Option[Any]]]]:
    """What makes a clone count: one can look at its own table, and at what each seat may choose from."""
    clone = position.clone()
    return clone.table, clone.options()


def clones_with_a_choice(game: Game[Any], players: int) -> Measure:
    """Measures a clone and one random choice made on it, which awakens the clone: its rules are run again first."""
    positions, chance = sampled_positions(game, players), Random(1)

    def choose_on_each() -> tuple[int, int]:
        for position in positions:
            choose_on_a_clone(position, chance)
        return len(positions), 0

    return lambda seconds: work_for(seconds, choose_on_each)


def choose_on_a_clone(position: Position, chance: Random) -> Position:
    """A clone on which one more choice was made than on the original."""
    clone = position.clone()
    question = clone.asked()
    clone.play(question.seat, question.options[int(chance.random() * len(question.options))])
    return clone


def sampled_positions(game: Game[Any], players: int) -> list[Position]:
    """Some of all the positions that came up in a few random games."""
    luck, chance = Luck("bench"), Random(1)
    met = list(chain.from_iterable(positions_of_a_game(game, players, luck, chance) for _ in range(SAMPLED_GAMES)))
    return chance.sample(met, min(SAMPLED_POSITIONS, len(met)))


def positions_of_a_game(game: Game[Any], players: int, luck: Luck, chance: Random) -> Iterator[Position]:
    """Every position at which somebody has a choice in a random game."""
    table = game.set_up(players, game.agree(players, {}), luck.word())
    position = Position.of(game, table, game.opening)
    while not position.over:
        yield position.clone()
        question = position.asked()
        position.play(question.seat, chance.choice(question.options))
