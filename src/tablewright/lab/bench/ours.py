"""Our own contestants: random play without copies or views, and clones of positions at random decisions."""

from __future__ import annotations

from random import Random
from typing import Any

from tablewright.engine.dice import Luck
from tablewright.engine.flow import Flow
from tablewright.engine.game import Game
from tablewright.engine.position import Position
from tablewright.engine.table import Table

from .timing import Measure, work_for

SAMPLED_GAMES = 10
SAMPLED_POSITIONS = 200


def random_play(game: Game[Any], players: int) -> Measure:
    """Measures decisions of random games, set-up included."""
    settings = game.agree(players, {})
    luck, chance = Luck("bench"), Random(1)

    def one_game() -> tuple[int, int]:
        return play_out(game, game.set_up(players, settings, luck.word()), chance)

    return lambda seconds: work_for(seconds, one_game)


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
    """Measures clones of positions at random decisions of random games."""
    positions = sampled_positions(game, players)

    def clone_each() -> tuple[int, int]:
        for position in positions:
            assert position.clone().pending is not None, "a clone counts once its rules stand at their question"
        return len(positions), 0

    return lambda seconds: work_for(seconds, clone_each)


def sampled_positions(game: Game[Any], players: int) -> list[Position]:
    """Some of all the positions that came up in a few random games."""
    luck, chance = Luck("bench"), Random(1)
    settings = game.agree(players, {})
    met: list[Position] = []
    for _ in range(SAMPLED_GAMES):
        position = Position.of(game, game.set_up(players, settings, luck.word()), game.opening)
        while not position.over:
            met.append(position.clone())
            question = position.asked()
            position.play(question.seat, chance.choice(question.options))
    return chance.sample(met, min(SAMPLED_POSITIONS, len(met)))
