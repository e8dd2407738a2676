"""The board of Ronin: its regions, and how they lie around one seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablewright.engine.game import View

from ...voice import Voice
from ..board import Chair, Regions
from ..destiny.board import DestinyBoard
from ..destiny.middle import draw_discard, draw_pool
from .box import Box
from .middle import draw_offer, draw_story
from .options import note_of, place_of
from .seats import RoninSeats
from .tracks import draw_tracks


class RoninBoard(DestinyBoard[Box]):
    """Draws tables of Ronin in one language."""

    template = "ronin/layout.html"
    guide = (
        (0, "choose-character", "destiny-tour-choose-character", "area-offer"),
        (0, "choose-board", "ronin-tour-choose-board", "area-offer"),
        (0, "draft", "destiny-tour-draft", "area-pool"),
        (0, "play-left", "destiny-tour-play-left", "area-hand"),
        (0, "play-right", "destiny-tour-play-right", "area-hand"),
        (0, "lose-symbol", "destiny-tour-lose-symbol", "area-timeline"),
        (0, "gain-active", "ronin-tour-gain-active", "area-timeline"),
        (0, "which-track", "ronin-tour-which-track", "area-tracks"),
        (1, "draft", "ronin-tour-tea", "area-tracks"),
        (3, "keep-card", "ronin-tour-keep-card", "area-timeline"),
        (3, "draft", "destiny-tour-new-chapter", "area-story"),
    )

    def __init__(self, voice: Voice) -> None:
        super().__init__(Box(voice))
        self.seats = RoninSeats(self.box)

    def public(self, view: View, chairs: Sequence[Chair]) -> Regions:
        """The story, the pool, and every seat and track."""
        return {
            "story": draw_story(self.box, view),
            **draw_pool(self.box, view, chairs),
            "discard": draw_discard(self.box, view),
            "offer": draw_offer(self.box, view, chairs),
            **self.seats.draw(view, chairs),
            **draw_tracks(self.box, view, chairs),
        }

    def around(self, viewer: int, seats: int) -> dict[str, Any]:
        """The tracks that a seat shares stand on its left and right."""
        return {"left": viewer, "right": (viewer - 1) % seats}

    def place(self, option_id: str, seat: int) -> str | None:
        return place_of(option_id, seat)

    def note(self, view: View, option_id: str) -> str:
        return note_of(self.box, view, option_id)
