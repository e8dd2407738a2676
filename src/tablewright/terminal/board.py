"""What the client asks of a game's board: to be drawn, to describe options, and to be read in full."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from rich.text import Text

from tablewright.engine.table import Table
from tablewright.games import room_of

from .plain import PlainBoard
from .scene import Reading, Scene
from .voice import Voice


class Board(Protocol):
    """How one game is drawn."""

    def header(self, scene: Scene) -> Text:
        """One line that says where the game stands."""

    def draw(self, scene: Scene, width: int, height: int) -> Text:
        """The table, as roomy as the height allows; no line is wider than the width."""

    def note(self, scene: Scene, option_id: str) -> Text:
        """A few signs beside the name of an option."""

    def label(self, option_id: str) -> str | None:
        """The key that chooses an option, where the board itself gives it one: a row is chosen by its number."""

    def detail(self, scene: Scene, option_id: str) -> Text:
        """What choosing an option is about, in whole words."""

    def reading_of(self, scene: Scene, option_id: str) -> str | None:
        """The key of the reading that an option is about."""

    def readings(self, scene: Scene) -> list[Reading]:
        """Everything on the table that can be read large."""

    def areas(self, scene: Scene) -> list[Reading]:
        """The areas of all seats in full."""

    def legend(self) -> Text:
        """What the signs mean."""


BoardMaker: TypeAlias = Callable[[Voice, Any], Board]
"""What the room of a game exports as `BOARD`."""


def board_for(voice: Voice, table: Table) -> Board:
    """The board of the game on this table; a game without its own gets a plain one."""
    room = room_of(__package__, voice.game.id)
    make: BoardMaker = PlainBoard if room is None else room.BOARD
    return make(voice, table)
