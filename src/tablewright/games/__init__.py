"""The games, one package each; this room knows which there are."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tablewright.engine.faults import BadInput
from tablewright.engine.game import Game

GAMES = ("ronin",)


def find_game(name: str) -> Game[Any]:
    """The game with this id."""
    if name not in GAMES:
        raise BadInput(f"There is no game {name!r}; there is: {', '.join(GAMES)}.")
    game: Game[Any] = import_module(f"tablewright.games.{name}").GAME
    return game
