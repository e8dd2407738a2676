"""Taking back what somebody at the keyboard chose: freely, or beyond that if everybody agrees."""

from __future__ import annotations

from collections.abc import Callable

from tablewright.engine.faults import Illegal

from .leaving import Leaving
from .notices import PASSING, Notice, Until
from .panels import Confirm


class TakingBack(Leaving):
    """A match whose last choices can be taken back."""

    def go_on(self) -> None:
        """Turn to whoever acts next."""
        raise NotImplementedError

    def action_undo(self) -> None:
        seat = self.viewer
        if seat is None:
            self.tell(self.nobody_to_undo())
            return
        self.undo(seat, self.taken_back, lambda why: self.tell(Notice("why-no-undo", why)))

    def nobody_to_undo(self) -> Notice:
        return Notice("undo-nobody", self.voice.say("undo-nobody"), PASSING | Until.ASKED)

    def undo(self, seat: int, then: Callable[[], None], otherwise: Callable[[str], None]) -> None:
        """Take back the last choice of a seat; if that is not free, ask, and if it stays as it is, say why."""
        try:
            self.match.undo(seat)
        except Illegal as refusal:
            why = self.voice.word(f"why-{refusal.reason}")
            self.offer_rewind(seat, why, lambda: otherwise(why))
        else:
            then()

    def offer_rewind(self, seat: int, why: str, otherwise: Callable[[], None]) -> None:
        """Say why there is no free undo, and take it back all the same if everybody agrees; bots always do."""
        try:
            point = self.match.rewind_point(seat)
        except Illegal:
            otherwise()
            return
        self.lay_over(
            Confirm(f"{self.doubt(why)}\n", self.voice.say("yes-no")),
            lambda yes: self.take_back(point) if yes else otherwise(),
        )

    def doubt(self, why: str) -> str:
        """Whom it concerns to go back beyond what is free; somebody alone at the table has nobody to ask."""
        if self.match.players == 1:
            return self.voice.say("undo-alone")
        bots = self.seating.all_others_are_bots
        return f"{why}\n\n{self.voice.say('undo-anyway') if bots else self.voice.say('undo-together')}"

    def take_back(self, point: int) -> None:
        self.match.rewind(point)
        self.taken_back()

    def taken_back(self) -> None:
        self.read_until = min(self.read_until, len(self.match.log(self.viewer)))
        self.save()
        self.notices.put(Notice("undone", self.voice.say("undone")))
        self.go_on()
