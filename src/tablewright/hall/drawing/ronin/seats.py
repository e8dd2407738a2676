"""The seats of Ronin: neighbours left and right, abilities learned from them, and Automas that score nothing."""

from __future__ import annotations

from typing import Any

from tablewright.engine.game import View

from ..destiny.seats import Seat, Seats
from .box import Box


class RoninSeats(Seats[Box]):
    """Draws the seats of Ronin."""

    def gain_words(self, _around: View, left: int, right: int) -> str:
        """RON-END-01 to -07: experience for the most, points for the fewest."""
        return self.box.voice.say("ronin-gain", experience=max(left, right), points=min(left, right))

    def scores(self, area: Seat) -> bool:
        return not area["automa"]

    def places(self, around: View, area: Seat) -> list[str]:
        """A seat is the left neighbour of one and the right neighbour of another."""
        seat, seats = area["seat"], around["count"]
        return [f"neighbour-{(seat - 1) % seats}-left", f"neighbour-{(seat + 1) % seats}-right"]

    def note(self, area: Seat) -> str:
        return self.box.voice.say("ronin-automa-note") if area["automa"] else super().note(area)

    def abilities(self, area: Seat) -> list[dict[str, Any]]:
        """The abilities of a seat, then those it learned from neighbours."""
        if area["automa"]:
            return []
        learned = self.box.voice.say("ronin-borrowed")
        return super().abilities(area) + [self.ability(entry, 0, learned) for entry in area["borrowed"]]
