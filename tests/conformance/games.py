"""The games that must pass the conformance suite: all that there are, and the benchmark's own."""

from __future__ import annotations

from typing import Any

from tablewright.engine.game import Game
from tablewright.games import GAMES, find_game
from tablewright.lab.bench import tictactoe

CONFORMING: tuple[Game[Any], ...] = (*map(find_game, GAMES), tictactoe.GAME)
