"""The table of Path of Destiny in a terminal: above what the sister games share lies the open story."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from tablewright.games.path.table import Path

from ..destiny.board import DestinyBoard
from ..scene import Scene
from ..sections import Section
from ..voice import Voice
from .areas import PathAreas
from .legend import MEANINGS
from .lore import Lore
from .options import PathOptions
from .signs import ally_sign
from .story import Chronicle
from .tale import Tale


class PathBoard(DestinyBoard):
    """Draws views of Path of Destiny in one language."""

    meanings = MEANINGS

    def __init__(self, voice: Voice, table: Path) -> None:
        lore = Lore(voice, table.content)
        self.chronicle = Chronicle(lore)
        areas = PathAreas(lore, self.chronicle)
        self.tale = Tale(lore, areas.cards)
        super().__init__(voice, areas, PathOptions(areas, self.chronicle, self.tale))

    def sections(self, scene: Scene, width: int) -> Iterator[Section]:
        yield self.chronicle.section(scene, width)
        yield from self.tale.sections(scene)
        yield self.pool_section(scene, width)
        yield from self.own_sections(scene, width)
        yield self.others_section(scene)

    def row_bonus(self, row: dict[str, Any]) -> Text:
        """In Lesser Evil an ally stands beside some rows."""
        ally = row.get("ally")
        return ally_sign(self.voice, ally) if ally else super().row_bonus(row)
