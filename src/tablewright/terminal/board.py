"""What the client asks of a game's board: to be drawn, to describe options, and to be read in full."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from rich.text import Text

from tablewright.engine.table import Table

from .heredity import HeredityBoard
from .path import PathBoard
from .plain import PlainBoard
from .ronin import RoninBoard
from .scene import Reading, Scene
from .tidal import TidalBoard
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


BOARDS: Final[Mapping[str, Callable[[Voice, Any], Board]]] = {
    "ronin": RoninBoard,
    "path": PathBoard,
    "tidal": TidalBoard,
    "heredity": HeredityBoard,
}


def board_for(voice: Voice, table: Table) -> Board:
    """The board of the game on this table; a game without its own gets a plain one."""
    return BOARDS.get(voice.game.id, PlainBoard)(voice, table)
