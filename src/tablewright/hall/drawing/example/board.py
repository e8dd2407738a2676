"""The board of Fireflies: its regions, its cards, and where its options lie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from markupsafe import Markup

from tablewright.engine.game import View
from tablewright.games.example.content import COLOURS, LANTERN, Face, Pack
from tablewright.games.example.wording import face_text

from ...voice import Voice
from ..board import Chair, Milestone, Regions, TourStep, others_around
from ..paper import draw
from ..signs import icon

TOUR: Final = (
    TourStep("lantern", "example-tour-lantern", "area-hand"),
    TourStep("catch-or-close", "example-tour-catch", "area-meadow"),
    TourStep("keep", "example-tour-keep", "area-meadow"),
)
Entry = Mapping[str, Any]


class ExampleBoard:
    """Draws tables of Fireflies in one language."""

    def __init__(self, voice: Voice) -> None:
        pack: Pack = voice.game.content["content"]
        self.voice = voice
        self.faces = {face.key: face for face in pack.faces}

    def _draw(self, part: str, **values: Any) -> str:
        return draw(f"example/{part}.html", say=self.voice.say, word=self.voice.word, icon=icon, **values)

    # Regions

    def public(self, view: View, chairs: Sequence[Chair]) -> Regions:
        """The meadow with the row, and every seat."""
        row = [self.card(entry) for entry in view["row"]]
        meadow = self._draw("meadow", view=view, row=row, odds=self.odds(view), discard=self.chips(view["discard"]))
        return {"meadow": meadow} | {f"seat-{area['seat']}": self.seat(view, area, chairs) for area in view["seats"]}

    def seat(self, view: View, area: Entry, chairs: Sequence[Chair]) -> str:
        seat: int = area["seat"]
        shown = self.chips([one for one in area["lanterns"] if "key" in one])
        active = seat == view["active"]
        return self._draw(
            "seat", area=area, chair=chairs[seat], active=active, jar=self.chips(area["jar"]), lanterns=shown
        )  # fmt: skip

    def own(self, view: View, _chairs: Sequence[Chair], chosen: Sequence[str]) -> Regions:
        """The lanterns that only their owner knows, until all turn theirs up; the one picked in secret stands out."""
        if view["viewer"] is None or view["active"] is None:
            return {"hand": ""}
        lanterns = [(self.card(one), f"lantern:{one['card']}" in chosen) for one in own_lanterns(view)]
        return {"hand": self._draw("hand", lanterns=lanterns)}

    def layout(self, view: View, viewer: int, regions: Mapping[str, Markup]) -> str:
        """One seat below, the others in their order above."""
        return self._draw("layout", regions=regions, viewer=viewer, others=others_around(view, viewer))

    # Cards

    def card(self, entry: Entry) -> Markup:
        return Markup(self._draw("card", number=entry["card"], **self.told(entry)))

    def chips(self, entries: Sequence[Entry]) -> list[Markup]:
        """Cards as small signs, those of a colour side by side."""
        ranked = sorted(entries, key=lambda one: (self.faces[one["key"]].colour, -self.faces[one["key"]].lights))
        return [Markup(self._draw("chip", number=one["card"], **self.told(one))) for one in ranked]

    def told(self, entry: Entry) -> dict[str, Any]:
        """What is printed on a card, for both of its sizes."""
        face = self.faces[entry["key"]]
        return {
            "face": face,
            "hue": hue_of(face),
            "picture": picture_of(face),
            "name": self.voice.word(f"card-{face.key}"),
            "words": self.words(entry),
        }

    def words(self, entry: Entry) -> str:
        return self.voice.message(face_text(self.faces[entry["key"]]))

    def odds(self, view: View) -> str:
        """FLY-WIND-02: how likely the next card is a gust."""
        return self.voice.word("odds", **view["ahead"])

    # Options

    def place(self, option_id: str, seat: int) -> str | None:
        """One catches from the meadow, closes one's own jar, and takes a card where it lies."""
        family, _, card = option_id.partition(":")
        return f"card-{card}" if card else {"catch": "meadow", "close": f"jar-{seat}"}[family]

    def note(self, view: View, option_id: str) -> str:
        if option_id == "catch":
            return self.odds(view)
        about = {f"keep:{one['card']}": one for one in view["row"] if "key" in one}
        about |= {f"lantern:{one['card']}": one for one in own_lanterns(view)}
        return self.words(about[option_id]) if option_id in about else ""

    def key(self, _option_id: str) -> str:
        return ""

    # The course of a game

    def ending(self, _view: View, _chairs: Sequence[Chair]) -> str:
        """Points alone tell the end."""
        return ""

    def points(self, view: View) -> list[int]:
        return [area["points"] for area in view["seats"]]

    def who(self, _view: View, seat: int) -> str:
        return str(seat)

    def milestone(self, view: View, after: int) -> Milestone:
        """Every round begins a part."""
        turn = view["turns_done"] % len(view["seats"])
        name = self.voice.say("example-turn", round=view["round"], number=turn + 1)
        return Milestone(after, name, "" if turn else self.voice.say("example-round", number=view["round"]))

    def tour(self, view: View) -> Sequence[TourStep]:
        """The first round, guided."""
        return TOUR if view["round"] == 1 else ()


def own_lanterns(view: View) -> list[Entry]:
    viewer = view["viewer"]
    return [] if viewer is None else view["seats"][viewer]["lanterns"]


def hue_of(face: Face) -> str:
    return COLOURS[face.colour] if face.lights or face.back == LANTERN else "gust"


def picture_of(face: Face) -> Markup:
    if face.back == LANTERN:
        return icon("asian-lantern")
    return icon("scarab-beetle" if face.lights else "wind-slap")
