"""The board of Ronin: its regions, and how they lie around one seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from markupsafe import Markup

from tablewright.engine.game import View
from tablewright.engine.table import Table

from ...voice import Voice
from ..board import Chair, Regions, TourStep
from ..paper import draw
from . import signs
from .box import box_of
from .middle import draw_discard, draw_offer, draw_pool, draw_story
from .options import note_of, place_of
from .seats import draw_seats
from .tracks import draw_tracks

TOUR = (
    ("choose-character", "area-offer"),
    ("choose-board", "area-offer"),
    ("draft", "area-pool"),
    ("play-left", "area-hand"),
    ("play-right", "area-hand"),
    ("lose-symbol", "area-timeline"),
    ("gain-active", "area-timeline"),
    ("which-track", "area-tracks"),
    ("keep-card", "area-timeline"),
)
LONGEST_CHAPTER = 6
"""A timeline with so many cards waits for the end of its chapter: before playing, it has fewer."""


class RoninBoard:
    """Draws tables of Ronin in one language."""

    def __init__(self, table: Table, voice: Voice) -> None:
        self.voice = voice
        self.box = box_of(voice)

    def public(self, view: View, chairs: Sequence[Chair]) -> Regions:
        """The story, the pool, and every seat and track."""
        return {
            "story": draw_story(self.box, view),
            "pool": draw_pool(self.box, view, chairs),
            "discard": draw_discard(self.box, view),
            "offer": draw_offer(self.box, view, chairs),
            **draw_seats(self.box, view, chairs),
            **draw_tracks(self.box, view, chairs),
        }

    def own(self, view: View, chairs: Sequence[Chair], chosen: Sequence[str]) -> Regions:
        """The hand, with what was chosen in secret so far, and where it will lie."""
        seat: int | None = view["viewer"]
        if seat is None:
            return {"hand": "", "ghosts": ""}
        area = view["seats"][seat]
        numbers = {option.partition(":")[2]: number for number, option in enumerate(chosen, start=1)}
        cards = [self.box.card(entry, number=numbers.get(str(entry.get("card")), 0)) for entry in area["hand"]]
        return {
            "hand": draw("ronin/hand.html", say=self.voice.say, cards=cards),
            "ghosts": self._ghosts(view, area, chairs[seat], chosen),
        }

    def _ghosts(self, view: View, area: dict[str, Any], chair: Chair, chosen: Sequence[str]) -> str:
        """Where the chosen cards will lie: named once they are chosen, empty while there is still one to choose."""
        known = {str(entry["card"]): self.box.card_name(entry) for entry in (*area["hand"], *area["timeline"])}
        names = [known.get(option.partition(":")[2], "") for option in chosen if ":" in option]
        keeping = any(option.startswith("keep:") for option in chosen)
        if not keeping and is_playing(view, area, chair):
            names += [""] * (min(2, area["hand_size"]) - len(names))
        return draw("ronin/ghosts.html", say=self.voice.say, names=names, keeping=keeping) if names else ""

    def layout(self, view: View, viewer: int, regions: Mapping[str, str]) -> str:
        """One seat below, the others in their order around the table, its tracks on its left and right."""
        seats = len(view["seats"])
        return draw(
            "ronin/layout.html",
            say=self.voice.say,
            sign=signs.sign,
            regions={name: Markup(region) for name, region in regions.items()},
            nothing=Markup(""),
            viewer=viewer,
            others=[(viewer + step) % seats for step in range(1, seats)],
            left=viewer,
            right=(viewer - 1) % seats,
        )

    def place(self, option_id: str, seat: int) -> str | None:
        return place_of(option_id, seat)

    def note(self, view: View, option_id: str) -> str:
        return note_of(self.box, view, option_id)

    def points(self, view: View) -> list[int]:
        return [area["points"] for area in view["seats"]]

    def tour(self, view: View) -> Sequence[TourStep]:
        if view["turns_done"] > 0:
            return []
        return [TourStep(question, f"ronin-tour-{question}", place) for question, place in TOUR]


def is_playing(view: View, area: dict[str, Any], chair: Chair) -> bool:
    """Whether a seat is choosing the cards that it plays: nobody acts in turn, and the chapter is not being closed."""
    begun = bool(view["initiative"]) and not view["to_act"] and view["turns_done"] < 9
    closing = view["turns_done"] % 3 == 0 and len(area["timeline"]) >= LONGEST_CHAPTER
    return begun and chair.asked and not closing
