"""The games, one package each; this room knows which there are."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from tablewright.engine.faults import BadInput
from tablewright.engine.game import Game

GAMES = ("ronin", "path", "tidal", "heredity")


def find_game(name: str, pack: Path | None = None) -> Game[Any]:
    """The game with this id, with its own content or with that of a pack folder."""
    if name not in GAMES:
        raise BadInput(f"There is no game {name!r}; there are: {', '.join(GAMES)}.")
    game: Game[Any] = import_module(f"tablewright.games.{name}").GAME
    if pack is None:
        return game
    if not pack.is_dir():
        raise BadInput(f"There is no pack folder {pack}.")
    return game.with_pack(pack)
