"""Which games the hall offers: of all that there are, those that have a board here; and how it invites to them."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final

from tablewright.engine.game import Game
from tablewright.games import GAMES, find_game

from .drawing.board import makers
from .refusals import Missing, Refused

OFFERED: Final = tuple(name for name in GAMES if name in makers())
PICTURED: Final = tuple(
    name for name in OFFERED if (files(__package__) / "templates" / "pages" / f"art-{name}.html").is_file()
)
"""The games with a picture have a tile on the home page; the others stand in a line below."""


def quick_seats(name: str) -> Sequence[str]:
    """Who sits at a table that somebody opens with one click."""
    game = find_offered(name)
    return ["me"] + ["greedy"] * (game.nearest_count(1 + game.companions) - 1)


def find_offered(name: str) -> Game[Any]:
    """The game with this id, if it can be played in the hall."""
    if name not in OFFERED:
        raise Refused("refused-not-offered", games=", ".join(OFFERED))
    return find_game(name)


def game_at(name: str) -> Game[Any]:
    """The game that an address names; the address of any other leads nowhere."""
    if name not in OFFERED:
        raise Missing("refused-no-game")
    return find_game(name)
