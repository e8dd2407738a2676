"""The seats of Path of Destiny: side quests, golden tokens, alliance cards, and an Automa that plays like a person."""

from __future__ import annotations

from typing import Any

from tablewright.engine.game import View
from tablewright.games.destiny.symbols import SIDES
from tablewright.games.path.content import ALLIES
from tablewright.games.path.rewards import AUTOMA_STANDARD

from ..destiny.middle import symbol_word
from ..destiny.seats import Seat, Seats
from ..destiny.signs import path
from .box import Box


class PathSeats(Seats[Box]):
    """Draws the seats of Path of Destiny."""

    glance = "path/glance.html"
    person = "path/person.html"
    heeded = ("story",)

    def gain_words(self, around: View, left: int, right: int) -> str:
        """POD-CHAP-07 to -10: points for the dominant symbol, experience for the other."""
        side = around["story"]["leads"]
        if side is None:
            return self.box.voice.say("path-gain-open", left=left, right=right)
        points, experience = (left, right) if side == "left" else (right, left)
        return self.box.voice.say("path-gain", side=side, points=points, experience=experience)

    def is_counted(self, around: View, area: Seat) -> bool:
        """POD-CHAP-11: the path tokens are given right after the points; before that, allies may change what counts."""
        return super().is_counted(around, area) and any(one is not None for one in around["story"]["path_tokens"])

    def scores(self, _area: Seat) -> bool:
        return True

    def thresholds(self, area: Seat) -> list[int]:
        return [AUTOMA_STANDARD] if area["automa"] else super().thresholds(area)

    def prizes(self, area: Seat) -> list[tuple[int, int]]:
        """POD-SOLO-30: the Automa boards have points of their own along their track."""
        return sorted(self.box.pack.automa_golden.items()) if area["automa"] else super().prizes(area)

    def note(self, area: Seat) -> str:
        return self.box.voice.say("path-automa-note") if area["automa"] else super().note(area)

    def more(self, around: View, area: Seat) -> dict[str, Any]:
        box = self.box
        held = [card["ally"] for card in area["alliances"]]
        holders = around["story"]["path_tokens"]
        return {
            "habits": [self.habit(entry, place * AUTOMA_STANDARD) for place, entry in enumerate(area["habits"])],
            "proficient": self.proficient(area),
            "quest": self.quest(area),
            "alliances": [
                (box.signs.ally(name), box.word("ally", ally=name), held.count(name)) for name in ALLIES if name in held
            ],
            "path_tokens": [
                (path(side), box.voice.say("path-token", side=SIDES[side]))
                for side, holder in enumerate(holders)
                if holder == area["seat"]
            ],
        }

    def habit(self, entry: dict[str, str], field: int) -> dict[str, Any]:
        """POD-SOLO-12 to -14: what the Automa does by itself, shown like an ability."""
        return {
            "name": self.box.word(f"habit-{entry['habit']}"),
            "words": self.box.habit(self.box.habits[entry["habit"]]),
            "state": entry["state"],
            "state_word": self.box.word(f"state-{entry['state']}"),
            "field": field,
        }

    def proficient(self, area: Seat) -> list[Any]:
        """POD-SOLO-11: the symbols of which an Automa gets one at the beginning of a chapter."""
        if not area["automa"] or not area["character"]:
            return []
        return [symbol_word(self.box, name) for name in self.box.proficient_in(area["character"])]

    def quest(self, area: Seat) -> dict[str, Any] | None:
        """POD-SETUP-22: what the side quest of a seat counts in its hand at the end."""
        if area["quest"] is None:
            return None
        arguments = {name: value for name, value in area["quest"].items() if name != "key"}
        return {
            "signs": self.box.signs.subject(self.box.quests[area["character"]]),
            "words": self.box.word(area["quest"]["key"], **arguments),
        }
