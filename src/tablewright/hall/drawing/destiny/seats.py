"""The seats of a table: each at a glance, its character board, and its timeline with what the chapter would give."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from tablewright.engine.game import View
from tablewright.games.destiny.experience import MOST, TRACK_END
from tablewright.games.destiny.symbols import SYMBOLS

from ..board import Chair, Regions
from ..paper import draw
from . import signs
from .box import DestinyBox

B = TypeVar("B", bound=DestinyBox[Any])
Seat = dict[str, Any]
LONGEST_CHAPTER = 6
"""A timeline with so many cards waits for the end of its chapter: before playing, it has fewer."""


@dataclass(frozen=True)
class Seats(ABC, Generic[B]):
    """Draws the seats of one game; what a seat has beside what both games give it, its own class tells."""

    box: B
    glance: ClassVar[str] = "destiny/glance.html"
    person: ClassVar[str] = "destiny/person.html"
    heeded: ClassVar[tuple[str, ...]] = ("initiative", "active", "turns_done")
    """What of the table around a seat shows in its regions."""

    def draw(self, view: View, chairs: Sequence[Chair]) -> Regions:
        """Every seat in three regions: at a glance, its character and its timeline."""
        around = {name: view[name] for name in self.heeded} | {"count": len(view["seats"])}
        regions: Regions = {}
        for area in view["seats"]:
            regions |= self.draw_seat(around, area, chairs[area["seat"]])
        return regions

    def draw_seat(self, around: View, area: Seat, chair: Chair) -> Regions:
        """A seat that is asked, or has more or fewer cards in hand, shows that at a glance alone."""
        calm = replace(chair, asked=False)
        board = area | {"hand_size": 0, "timeline": []}
        row = area | {"hand_size": 0}
        return {
            f"glance-{area['seat']}": draw_glance(self, msgspec.json.encode((around, area, chair))),
            f"person-{area['seat']}": draw_person(self, msgspec.json.encode((around, board, calm))),
            f"timeline-{area['seat']}": draw_timeline(self, msgspec.json.encode((around, row, calm))),
        }

    # What each game tells in its own way

    @abstractmethod
    def gain_words(self, around: View, left: int, right: int) -> str:
        """What the end of the chapter would give now, by the numbers of the left and the right active symbol."""

    @abstractmethod
    def scores(self, area: Seat) -> bool:
        """Whether a seat has points and experience."""

    def places(self, _around: View, area: Seat) -> list[str]:
        """The places that a seat is for options."""
        return [f"seat-{area['seat']}"]

    def note(self, area: Seat) -> str:
        """A remark on a character board."""
        return "" if area["character"] else self.box.voice.say("destiny-no-character")

    def thresholds(self, area: Seat) -> list[int]:
        """The fields of the experience track that unlock something."""
        return [field for field in area["fields"] if field]

    def more(self, _around: View, _area: Seat) -> dict[str, Any]:
        """What the templates of a game need beside this."""
        return {}

    # What both games tell

    def told_at_a_glance(self, around: View, area: Seat, chair: Chair) -> dict[str, Any]:
        """What the glance at a seat tells."""
        box, order = self.box, around["initiative"]
        return {
            "box": box,
            "say": box.voice.say,
            "sign": box.signs.sign,
            "area": area,
            "seat": area["seat"],
            "places": self.places(around, area),
            "chair": chair,
            "who": area["character"] or "nobody",
            "portrait": box.signs.portrait(area["character"]),
            "place": order.index(area["seat"]) + 1 if area["seat"] in order else 0,
            "chips": [box.chip(entry) for entry in area["timeline"]],
            "tokens": [
                (name, box.signs.symbol(name), area["tokens"][name]) for name in SYMBOLS if area["tokens"][name]
            ],
            "scores": self.scores(area),
            **self.more(around, area),
        }

    def told(self, around: View, area: Seat, chair: Chair) -> dict[str, Any]:
        """What the character board of a seat tells."""
        box, points = self.box, area["points_by_source"].items()
        return self.told_at_a_glance(around, area, chair) | {
            "experience": self.experience(area),
            "abilities": self.abilities(area),
            "note": self.note(area),
            "sources": [(box.word("source", source=name), worth) for name, worth in points],
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
            "prizes": self.prizes(area),
        }

    def prizes(self, _area: Seat) -> list[tuple[int, int]]:
        """The points along the golden lap, by field."""
        return self.box.prizes

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

    def told_of_timeline(self, around: View, area: Seat, chair: Chair) -> dict[str, Any]:
        box = self.box
        return {
            "say": box.voice.say,
            "seat": area["seat"],
            "who": area["character"] or "nobody",
            "name": chair.title,
            "cards": [box.card(entry) for entry in area["timeline"]],
            "tokens": [self.token(area, name) for name in SYMBOLS],
            "gain": self.gain(around, area),
            "active": around["active"],
        }

    def token(self, area: Seat, name: str) -> tuple[Any, ...]:
        """The tokens of a symbol, and how many of them are golden."""
        golden = area.get("golden_tokens", {}).get(name, 0)
        word = self.box.word("symbol", symbol=name)
        return name, self.box.signs.symbol(name), word, area["tokens"][name], golden

    def is_counted(self, around: View, area: Seat) -> bool:
        """Whether a timeline has been counted at the end of its chapter, and is not yet prepared for the next one."""
        return is_closing(around, area)

    def gain(self, around: View, area: Seat) -> dict[str, Any] | None:
        """The active symbols of a seat and what they would bring at the end of the chapter."""
        if not around["active"] or around["turns_done"] >= 9 or self.is_counted(around, area):
            return None
        counts = [symbol_count(self.box, area, name) for name in around["active"]]
        symbols = [
            (signs.path(side), self.box.signs.symbol(name), counts[side]) for side, name in enumerate(around["active"])
        ]
        return {"symbols": symbols, "words": self.gain_words(around, *counts)}


# Most moves leave most of a seat as it was, so its parts are remembered by all that is told of them.

Facts = tuple[dict[str, Any], Seat, Chair]


@lru_cache(maxsize=3000)
def draw_glance(seats: Seats[Any], facts: bytes) -> str:
    return draw(seats.glance, **seats.told_at_a_glance(*msgspec.json.decode(facts, type=Facts)))


@lru_cache(maxsize=3000)
def draw_person(seats: Seats[Any], facts: bytes) -> str:
    return draw(seats.person, **seats.told(*msgspec.json.decode(facts, type=Facts)))


@lru_cache(maxsize=3000)
def draw_timeline(seats: Seats[Any], facts: bytes) -> str:
    around, area, chair = msgspec.json.decode(facts, type=Facts)
    return draw("destiny/timeline.html", **seats.told_of_timeline(around, area, chair))


def is_closing(around: View, area: Seat) -> bool:
    """Whether all turns of a chapter are over and the timeline still lies as it was."""
    return around["turns_done"] % 3 == 0 and len(area["timeline"]) >= LONGEST_CHAPTER


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
