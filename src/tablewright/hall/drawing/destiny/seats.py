"""The seats of a table: each at a glance, its character board, and its timeline with what the chapter would give."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from tablewright.engine.game import View
from tablewright.games.destiny.experience import MOST, TRACK_END
from tablewright.games.destiny.symbols import SYMBOLS

from ..board import Chair, Regions
from ..paper import draw
from . import signs
from .box import DestinyBox

B = TypeVar("B", bound=DestinyBox[Any])
Seat = dict[str, Any]


class Seats(ABC, Generic[B]):
    """Draws the seats of one game; what a seat has beside what both games give it, its own class tells."""

    glance = "destiny/glance.html"
    person = "destiny/person.html"

    def __init__(self, box: B) -> None:
        self.box = box

    def draw(self, view: View, chairs: Sequence[Chair]) -> Regions:
        """Every seat in three regions: at a glance, its character and its timeline."""
        regions: Regions = {}
        for area in view["seats"]:
            seat: int = area["seat"]
            told = self.told(view, area, chairs[seat])
            regions[f"glance-{seat}"] = draw(self.glance, **told)
            regions[f"person-{seat}"] = draw(self.person, **told)
            regions[f"timeline-{seat}"] = self.draw_timeline(view, area, told)
        return regions

    # What each game tells in its own way

    @abstractmethod
    def gain_words(self, view: View, left: int, right: int) -> str:
        """What the end of the chapter would give now, by the numbers of the left and the right active symbol."""

    @abstractmethod
    def scores(self, area: Seat) -> bool:
        """Whether a seat has points and experience."""

    def places(self, _view: View, area: Seat) -> list[str]:
        """The places that a seat is for options."""
        return [f"seat-{area['seat']}"]

    def note(self, area: Seat) -> str:
        """A remark on a character board."""
        return "" if area["character"] else self.box.voice.say("destiny-no-character")

    def thresholds(self, area: Seat) -> list[int]:
        """The fields of the experience track that unlock something."""
        return [field for field in area["fields"] if field]

    def more(self, _view: View, _area: Seat) -> dict[str, Any]:
        """What the templates of a game need beside this."""
        return {}

    # What both games tell

    def told(self, view: View, area: Seat, chair: Chair) -> dict[str, Any]:
        """What the glance and the character board of a seat tell."""
        box, order = self.box, view["initiative"]
        return {
            "box": box,
            "say": box.voice.say,
            "sign": box.signs.sign,
            "area": area,
            "seat": area["seat"],
            "places": self.places(view, area),
            "chair": chair,
            "who": area["character"] or "nobody",
            "portrait": box.signs.portrait(area["character"]),
            "place": order.index(area["seat"]) + 1 if area["seat"] in order else 0,
            "chips": [box.chip(entry) for entry in area["timeline"]],
            "tokens": [
                (name, box.signs.symbol(name), area["tokens"][name]) for name in SYMBOLS if area["tokens"][name]
            ],
            "scores": self.scores(area),
            "experience": self.experience(area),
            "abilities": self.abilities(area),
            "note": self.note(area),
            "sources": [(box.word("source", source=name), points) for name, points in area["points_by_source"].items()],
            **self.more(view, area),
        }

    def experience(self, area: Seat) -> dict[str, Any] | None:
        """The experience track as lengths of a line: the standard lap to 20 and the golden lap after it."""
        if not area["character"] or not self.scores(area):
            return None
        return {
            "now": area["experience"],
            "end": TRACK_END,
            "most": MOST,
            "standard": area["standard_marker"],
            "golden": area["golden_marker"],
            "fields": self.thresholds(area),
            "prizes": self.box.prizes,
        }

    def abilities(self, area: Seat) -> list[dict[str, Any]]:
        """The abilities of a seat, with the fields that unlock them."""
        return [self.ability(entry, field) for entry, field in zip(area["abilities"], area["fields"], strict=True)]

    def ability(self, entry: Mapping[str, str], field: int, borrowed: str = "") -> dict[str, Any]:
        return {
            "key": entry["ability"],
            "name": self.box.word(f"ability-{entry['ability']}"),
            "words": self.box.power(self.box.abilities[entry["ability"]]),
            "state": entry["state"],
            "state_word": self.box.word(f"state-{entry['state']}"),
            "borrowed": borrowed,
            "field": field,
        }

    # The timeline

    def draw_timeline(self, view: View, area: Seat, told: Mapping[str, Any]) -> str:
        box = self.box
        return draw(
            "destiny/timeline.html",
            say=box.voice.say,
            seat=area["seat"],
            who=told["who"],
            name=told["chair"].title,
            cards=[box.card(entry) for entry in area["timeline"]],
            tokens=[self.token(area, name) for name in SYMBOLS],
            gain=self.gain(view, area),
            active=view["active"],
        )

    def token(self, area: Seat, name: str) -> tuple[Any, ...]:
        """The tokens of a symbol, and how many of them are golden."""
        golden = area.get("golden_tokens", {}).get(name, 0)
        word = self.box.word("symbol", symbol=name)
        return name, self.box.signs.symbol(name), word, area["tokens"][name], golden

    def gain(self, view: View, area: Seat) -> dict[str, Any] | None:
        """The active symbols of a seat and what they would bring at the end of the chapter."""
        if not view["active"] or view["turns_done"] >= 9:
            return None
        counts = [symbol_count(self.box, area, name) for name in view["active"]]
        symbols = [
            (signs.path(side), self.box.signs.symbol(name), counts[side]) for side, name in enumerate(view["active"])
        ]
        return {"symbols": symbols, "words": self.gain_words(view, *counts)}


def symbol_count(box: DestinyBox[Any], area: Seat, name: str) -> int:
    """How many of a symbol a seat has, uncovered on its timeline and as tokens (RON-END-02, POD-FATE-01)."""
    number = SYMBOLS.index(name)
    printed = (
        1
        for entry in area["timeline"]
        if "key" in entry
        for slot, one in enumerate(box.cards[entry["key"]].symbols)
        if one == number and slot not in entry["covered"]
    )
    return int(area["tokens"][name]) + sum(printed)
