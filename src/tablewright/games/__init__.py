"""The games, one package each; this room knows which there are, and finds what each floor keeps for one."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from tablewright.engine.faults import BadInput
from tablewright.engine.game import Game

GAMES = ("ronin", "path", "tidal", "heredity", "example")


def find_game(name: str, pack: Path | None = None) -> Game[Any]:
    """The game with this id, with its own content or with that of a pack folder."""
    room = room_of(__package__, name)
    if room is None:
        raise BadInput(f"There is no game {name!r}; there are: {', '.join(GAMES)}.")
    if not hasattr(room, "GAME"):
        raise BadInput(f"games/{name} exports no GAME yet: its assembly.py makes one, its __init__.py exports it.")
    game: Game[Any] = room.GAME
    if pack is None:
        return game
    if not pack.is_dir():
        raise BadInput(f"There is no pack folder {pack}.")
    return game.with_pack(pack)


def room_of(floor: str, name: str) -> ModuleType | None:
    """What a floor keeps for a game, such as its board: the package of the game's name there, if there is one."""
    place = f"{floor}.{name}"
    return import_module(place) if name in GAMES and find_spec(place) is not None else None
