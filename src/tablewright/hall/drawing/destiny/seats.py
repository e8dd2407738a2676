"""The seats of a table: each at a glance, its character board, and its timeline with what the chapter would give."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from markupsafe import Markup

from tablewright.engine.game import View
from tablewright.games.destiny.experience import MOST, TRACK_END
from tablewright.games.destiny.symbols import SYMBOLS

from ..board import Chair, Regions
from ..paper import draw, in_ascii
from . import signs
from .box import DestinyBox

B = TypeVar("B", bound=DestinyBox[Any])
Seat = dict[str, Any]
ASKED, THINKING = "%ASKED%", "%THINKING%"
"""Stand at a glance where it shows whether the seat is asked: nothing changes as often, so the rest is drawn once."""
CALENDAR = ("active", "turns_done")
"""What of the table around a seat shows beside its timeline alone."""
NOT_ON_BOARD = frozenset({"hand", "hand_size", "timeline", "tokens", "ability_cards", "neighbours"})
ON_TIMELINE = frozenset({"seat", "character", "timeline", "tokens", "golden_tokens"})
LONGEST_CHAPTER = 6
"""A timeline with so many cards waits for the end of its chapter: before playing, it has fewer."""


@dataclass(frozen=True)
class Seats(ABC, Generic[B]):
    """Draws the seats of one game; what a seat has beside what both games give it, its own class tells."""

    box: B
    glance: ClassVar[str] = "destiny/glance.html"
    person: ClassVar[str] = "destiny/person.html"
    heeded: ClassVar[tuple[str, ...]] = ()
    """What of the table around a seat shows in all of its regions."""

    def draw(self, view: View, chairs: Sequence[Chair]) -> Regions:
        """Every seat in three regions: at a glance, its character and its timeline."""
        around = {name: view[name] for name in (*self.heeded, *CALENDAR)} | {"count": len(view["seats"])}
        regions: Regions = {}
        for area in view["seats"]:
            placed = area | {"place": place_in(view["initiative"], area["seat"])}
            regions |= self.draw_seat(around, placed, chairs[area["seat"]])
        return regions

    def draw_seat(self, around: View, area: Seat, chair: Chair) -> Regions:
        """A seat that is asked shows that at a glance alone, and in a place kept free for it."""
        calm = replace(chair, asked=False) if chair.asked else chair
        glance, person, timeline = draw_parts(self, msgspec.json.encode((around, area, calm)))
        seat, asked, thinking = area["seat"], *(self.is_thinking() if chair.asked else ("", ""))
        return {
            f"glance-{seat}": glance.replace(ASKED, asked).replace(THINKING, thinking),
            f"person-{seat}": person,
            f"timeline-{seat}": timeline,
        }

    def is_thinking(self) -> tuple[str, str]:
        """The class of a seat that is asked, and what is said of it."""
        words = Markup('<span class="visually-hidden">{}</span>').format(self.box.voice.say("destiny-thinking"))
        return " asked", in_ascii(words)

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

    def told_of_seat(self, around: View, area: Seat, chair: Chair) -> dict[str, Any]:
        """What the glance at a seat and its character board both tell."""
        box = self.box
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
            "place": area["place"],
            "scores": self.scores(area),
            **self.more(around, area),
        }

    def told_at_a_glance(self, around: View, area: Seat, chair: Chair) -> dict[str, Any]:
        """What the glance at a seat tells."""
        box, tokens = self.box, area["tokens"]
        return self.told_of_seat(around, area, chair) | {
            "asked": Markup(ASKED),
            "thinking": Markup(THINKING),
            "chips": [box.chip(entry) for entry in area["timeline"]],
            "tokens": [(name, box.signs.symbol(name), tokens[name]) for name in SYMBOLS if tokens[name]],
        }

    def told(self, around: View, area: Seat, chair: Chair) -> dict[str, Any]:
        """What the character board of a seat tells."""
        box, points = self.box, area["points_by_source"].items()
        return self.told_of_seat(around, area, chair) | {
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
def draw_parts(seats: Seats[Any], facts: bytes) -> tuple[str, str, str]:
    """The glance, the character board and the timeline, the latter two from no more than what they show."""
    around, area, chair = msgspec.json.decode(facts, type=Facts)
    board = {name: fact for name, fact in area.items() if name not in NOT_ON_BOARD}
    row = {name: fact for name, fact in area.items() if name in ON_TIMELINE}
    always = {name: fact for name, fact in around.items() if name not in CALENDAR}
    return (
        draw(seats.glance, **seats.told_at_a_glance(around, area, chair)),
        draw_person(seats, msgspec.json.encode((always, board, chair))),
        draw_timeline(seats, msgspec.json.encode((around, row, chair))),
    )


@lru_cache(maxsize=3000)
def draw_person(seats: Seats[Any], facts: bytes) -> str:
    return draw(seats.person, **seats.told(*msgspec.json.decode(facts, type=Facts)))


@lru_cache(maxsize=3000)
def draw_timeline(seats: Seats[Any], facts: bytes) -> str:
    around, area, chair = msgspec.json.decode(facts, type=Facts)
    return draw("destiny/timeline.html", **seats.told_of_timeline(around, area, chair))


def place_in(order: Sequence[int], seat: int) -> int:
    """The place of a seat in the order of initiative, or 0 before there is one."""
    return order.index(seat) + 1 if seat in order else 0


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
