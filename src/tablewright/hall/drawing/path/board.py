"""The board of Path of Destiny: its regions, and how they lie around one seat."""

from __future__ import annotations

from collections.abc import Sequence

from tablewright.engine.game import View

from ...voice import Voice
from ..board import Chair, Regions
from ..destiny.board import DestinyBoard
from ..destiny.middle import draw_characters, draw_discard, draw_pool
from .box import Box
from .options import note_of, place_of
from .seats import PathSeats
from .story import draw_chronicle, draw_ending, draw_story
from .tale import allies_beside_rows, draw_tale


class PathBoard(DestinyBoard[Box]):
    """Draws tables of Path of Destiny in one language."""

    template = "path/layout.html"
    guide = (
        (0, "choose-character", "destiny-tour-choose-character", "area-offer"),
        (0, "draft", "path-tour-draft", "area-pool"),
        (0, "play-left", "destiny-tour-play-left", "area-hand"),
        (0, "play-right", "path-tour-play-right", "area-story"),
        (0, "lose-symbol", "destiny-tour-lose-symbol", "area-timeline"),
        (0, "gain-active", "path-tour-gain-active", "area-story"),
        (0, "choose-ally", "path-tour-choose-ally", "area-tale"),
        (0, "done-playing", "path-tour-done-playing", "area-story"),
        (1, "draft", "path-tour-fate", "area-story"),
        (3, "keep-card", "path-tour-keep-card", "area-timeline"),
        (3, "draft", "destiny-tour-new-chapter", "area-story"),
    )

    def __init__(self, voice: Voice) -> None:
        super().__init__(Box(voice))
        self.seats = PathSeats(self.box)

    def public(self, view: View, chairs: Sequence[Chair]) -> Regions:
        """The story and its chronicle, the pool, and every seat."""
        return {
            "story": draw_story(self.box, view, chairs),
            "chronicle": draw_chronicle(self.box, view, chairs),
            **draw_pool(self.box, view, chairs, allies_beside_rows(self.box, view)),
            "discard": draw_discard(self.box, view),
            "offer": self._offer(view, chairs),
            **self.seats.draw(view, chairs),
        }

    def _offer(self, view: View, chairs: Sequence[Chair]) -> str:
        """All characters while players choose theirs; nothing afterwards."""
        title = self.voice.say("path-characters")
        return "" if view["initiative"] else draw_characters(self.box, view, chairs, title)

    def own(self, view: View, chairs: Sequence[Chair], chosen: Sequence[str]) -> Regions:
        """The hand, and the cards of the story with the faces that this viewer knows."""
        return super().own(view, chairs, chosen) | {"tale": draw_tale(self.box, view, chairs)}

    def ending(self, view: View, chairs: Sequence[Chair]) -> str:
        return draw_ending(self.box, view, chairs)

    def place(self, option_id: str, seat: int) -> str | None:
        return place_of(option_id, seat)

    def note(self, view: View, option_id: str) -> str:
        return note_of(self.box, view, option_id)
