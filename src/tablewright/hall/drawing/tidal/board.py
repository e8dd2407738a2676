"""The board of Tidal Blades: its regions, and how they lie around one seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from markupsafe import Markup

from tablewright.engine.game import View

from ...voice import Voice
from ..board import Chair, Milestone, Regions, TourStep, others_around
from ..paper import draw
from . import signs
from .attempt import draw_attempt
from .box import Box
from .fold import draw_fold
from .options import note_of, place_of
from .rows import draw_notices, draw_offer, draw_rows
from .sea import draw_sea
from .seats import draw_seats
from .tracks import draw_champions, draw_champions_at_end

TOUR: Final = (
    TourStep("choose-character", "tidal-tour-character", "area-offer"),
    TourStep("move", "tidal-tour-move", "area-sea"),
    TourStep("island-effect", "tidal-tour-effect", "area-sea"),
    TourStep("challenge", "tidal-tour-challenge", "area-hand"),
    TourStep("fight", "tidal-tour-fight", "area-fold"),
    TourStep("choose-dice", "tidal-tour-dice", "area-mine"),
    TourStep("threat", "tidal-tour-threat", "area-attempt"),
    TourStep("after-roll", "tidal-tour-roll", "area-attempt"),
    TourStep("hit", "tidal-tour-hit", "area-fold"),
    TourStep("end-turn", "tidal-tour-end", "area-champions"),
)
TOURED_ROUNDS: Final = ("sign-up", "first")


class TidalBoard:
    """Draws tables of Tidal Blades in one language."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.box = Box(voice)

    def public(self, view: View, chairs: Sequence[Chair]) -> Regions:
        """The tracks, the sea with the Fold, the rows of cards, the running attempt, and every seat."""
        box = self.box
        return {
            "champions": draw_champions(box, view, chairs),
            "sea": draw_sea(box, view, chairs),
            "fold": draw_fold(box, view, chairs),
            "attempt": draw_attempt(box, view, chairs),
            "rows": draw_rows(box, view),
            "notices": draw_notices(box, view),
            "offer": draw_offer(box, view, chairs),
            **draw_seats(box, view, chairs),
        }

    def own(self, view: View, _chairs: Sequence[Chair], chosen: Sequence[str]) -> Regions:
        """The hand: cards that are being looked at first, then challenges, tricks and the goal."""
        seat: int | None = view["viewer"]
        if seat is None:
            return {"hand": ""}
        area = view["seats"][seat]
        picked = {option.partition(":")[2] for option in chosen}
        return {
            "hand": draw(
                "tidal/hand.html",
                say=self.voice.say,
                looked_at=self._cards([*(area["packet"] or []), *(area["drawn"] or [])], picked),
                challenges=self._cards(area["challenges"], picked),
                tricks=self._cards(area["tricks"], picked),
                goals=self._cards(area["goals"], picked),
            )
        }

    def _cards(self, entries: Sequence[Mapping[str, Any]], picked: set[str]) -> list[tuple[Markup, bool]]:
        """Cards, and whether each was picked in secret."""
        return [(self.box.card(entry), str(entry.get("card")) in picked) for entry in entries]

    def layout(self, view: View, viewer: int, regions: Mapping[str, Markup]) -> str:
        """One seat below, the others in their order at the left."""
        return draw(
            "tidal/layout.html",
            say=self.voice.say,
            sign=signs.sign,
            regions=regions,
            viewer=viewer,
            others=others_around(view, viewer),
            mode=view["mode"],
        )

    def place(self, option_id: str, seat: int) -> str | None:
        return place_of(option_id, seat)

    def note(self, view: View, option_id: str) -> str:
        return note_of(self.box, view, option_id)

    def key(self, _option_id: str) -> str:
        return ""

    def ending(self, view: View, chairs: Sequence[Chair]) -> str:
        """Where the rival stands tells more than points (TB-DUO-22, -24, TB-SOLO-13)."""
        return draw_champions_at_end(self.box, view, chairs)

    def points(self, view: View) -> list[int]:
        """TB-SOLO-13: alone, positions count instead."""
        what = "ranking" if view["mode"] == "solo" else "points"
        return [area[what] for area in view["seats"]]

    def who(self, view: View, seat: int) -> str:
        character: str | None = view["seats"][seat]["character"]
        return character or "nobody"

    def milestone(self, view: View, after: int) -> Milestone:
        """Turns are told by round and by whose they are; every round begins a part."""
        part = self.box.word("round", round=view["round"])
        whose = self.box.character_name(view["seats"][view["active"]]["character"])
        begins = all(not area["discs"] for area in view["seats"])
        return Milestone(after, self.voice.say("tidal-turn-of", round=part, name=whose), part if begins else "")

    def tour(self, view: View) -> Sequence[TourStep]:
        """The first round, guided."""
        return TOUR if view["round"] in TOURED_ROUNDS else ()
