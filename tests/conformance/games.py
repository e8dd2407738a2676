"""The games that must pass the conformance suite: a game joins by its one line here."""

from __future__ import annotations

from typing import Any

from tablewright.engine.game import Game
from tablewright.games import heredity, path, ronin, tidal
from tablewright.lab.bench import tictactoe

CONFORMING: tuple[Game[Any], ...] = (
    ronin.GAME,
    path.GAME,
    tidal.GAME,
    heredity.GAME,
    tictactoe.GAME,
)
