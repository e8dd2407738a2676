"""The board of Heredity: its regions, and how they lie around one seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from markupsafe import Markup

from tablewright.engine.game import View

from ...voice import Voice
from ..board import Chair, Milestone, Regions, TourStep
from ..paper import draw
from . import signs
from .book import draw_beside, draw_book, newest_of
from .box import Box
from .family import draw_family
from .options import note_of, place_of
from .terrain import draw_map
from .timeline import draw_decks, draw_timeline

TOUR: Final = (
    TourStep("act", "heredity-tour-act", "area-family"),
    TourStep("step", "heredity-tour-step", "area-map"),
    TourStep("arrival", "heredity-tour-arrival", "area-map"),
    TourStep("choose-option", "heredity-tour-choice", "area-book"),
    TourStep("allocate", "heredity-tour-damage", "area-family"),
    TourStep("target", "heredity-tour-target", "area-time"),
)
TOURED_ROUNDS: Final = 3
LINES: Final = ("white", "green", "red", "blue", "black")
"""From the most open to the most closed, as they are explained."""


class HeredityBoard:
    """Draws tables of Heredity in one language."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.box = Box(voice)

    def public(self, view: View, chairs: Sequence[Chair]) -> Regions:
        """HER-GEN-08: everything that is open lies open for all."""
        box = self.box
        return {
            "decks": draw_decks(box, view),
            "timeline": draw_timeline(box, view),
            "map": draw_map(box, view),
            "beside": draw_beside(box, view),
            "book": draw_book(box, view),
            **draw_family(box, view, chairs),
        }

    def own(self, _view: View, _chairs: Sequence[Chair], _chosen: Sequence[str]) -> Regions:
        """Nobody holds a card that the others may not see."""
        return {}

    def layout(self, view: View, viewer: int, regions: Mapping[str, Markup]) -> str:
        """The members that a seat speaks for are marked as its own."""
        return draw(
            "heredity/layout.html",
            say=self.voice.say,
            sign=signs.sign,
            regions=regions,
            legend=[(colour, self.box.word(f"line-{colour}")) for colour in LINES],
            members=[(told["name"], viewer in told["seats"]) for told in view["family"]],
        )

    def place(self, option_id: str, _seat: int) -> str | None:
        return place_of(option_id)

    def note(self, view: View, option_id: str) -> str:
        return note_of(self.box, view, option_id)

    def key(self, option_id: str) -> str:
        """However much a family could do, it may always rest."""
        return "0" if option_id == "rest" else ""

    def ending(self, view: View, _chairs: Sequence[Chair]) -> str:
        """The last page of the chapter; after the last one of all, that the campaign is complete."""
        return draw(
            "heredity/ending.html",
            say=self.voice.say,
            sign=signs.sign,
            title=self.box.word(view["title"]),
            outcome=view["outcome"],
            ending=self.box.maybe(view["ending"]),
            passages=newest_of(self.box, view) if view["ending"] else [],
            read=len(view["story"]),
            rounds=view["round"],
            complete=view["outcome"] == "victory" and view["next"] is None,
        )

    def points(self, view: View) -> list[int]:
        """The family has no points; its story grows."""
        return [len(view["story"])] * seats_in(view)

    def who(self, _view: View, _seat: int) -> str:
        """The family is drawn, not the seats."""
        return "nobody"

    def milestone(self, view: View, after: int) -> Milestone:
        """The hourglass goes from card to card; with the family's own a round begins."""
        here = view["timeline"][view["hourglass"]] if view["timeline"] else None
        name = self.voice.say("heredity-round", number=view["round"])
        part = name if here is not None and here["family"] else ""
        return Milestone(after, name if here is None else f"{name}: {self.box.word(here['name'])}", part)

    def tour(self, view: View) -> Sequence[TourStep]:
        """The first rounds, guided."""
        return TOUR if view["round"] <= TOURED_ROUNDS else ()


def seats_in(view: View) -> int:
    """How many people speak for the family."""
    return len({seat for told in view["family"] for seat in told["seats"]})
