"""Whose turn it is at the keyboard: bots after a pause, people one after the other, with a curtain between them."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

from textual.timer import Timer

from tablewright.engine.match import Match
from tablewright.engine.questions import EverySeat

from .choices import Choice
from .notices import Until
from .panels import Curtain
from .taking_back import TakingBack

BREATH = 1.0  # after a bot has chosen, Enter is not yet taken for an answer: it may have been meant for the bot


class Turns(TakingBack):
    """A match that goes on by itself from one person's question to the next; `pause` is how long a bot takes."""

    def __init__(self, match: Match, holders: list[str], language: str, save_to: Path, pause: float) -> None:
        super().__init__(match, holders, language, save_to)
        self.pause = pause
        self.patience = 1.0
        """The share of the pause that is left: somebody who hurries waits no more until a person is asked."""
        self.waiting: Timer | None = None
        self.bot_chose = -BREATH

    def on_mount(self) -> None:
        if len(self.seating.humans) == 1:
            self.viewer = self.seating.humans[0]
        self.call_after_refresh(self.go_on)

    def go_on(self) -> None:
        """Turn to whoever acts next: a bot, the person at the keyboard, or another person behind a curtain."""
        self.stop_waiting()
        marked = self.marked()
        self.choices, self.cursor = [], 0
        self.acting = seat = self.seating.next(self.viewer)
        if seat is None:
            self.finish()
        elif seat not in self.seating.humans:
            self.lay_out_meanwhile(marked)
            self.redraw()
            self.wait_for_bot(self.breath_before_bot())
        else:
            self.hand_over_to(seat)

    def finish(self) -> None:
        self.save()
        self.redraw()
        self.action_final()

    # Bots

    def lay_out_meanwhile(self, marked: Choice | None) -> None:
        """Somebody who rests while bots act may think again; what was marked stays so."""
        if self.question() is None or isinstance(self.match.position.pending, EverySeat):
            return
        self.lay_out()
        same = (place for place, one in enumerate(self.choices) if marked and one.option_id == marked.option_id)
        self.cursor = next(same, 0)

    def breath_before_bot(self) -> float:
        """How long to wait for a bot; what it chooses in secret there is nothing to see of."""
        secret = isinstance(self.match.position.pending, EverySeat)
        return 0.001 if secret else max(self.pause * self.patience, 0.001)

    def wait_for_bot(self, seconds: float) -> None:
        """Pause before a bot's choice. The end of a pause that was cut short may be queued already and moves nobody."""

        def over() -> None:
            if self.waiting is pause:
                self.bot_moves()

        self.waiting = pause = self.set_timer(seconds, over)

    def bot_moves(self) -> None:
        """Let the bot choose; but not behind the back of somebody who is reading."""
        self.waiting = None
        if self.acting is None:
            return
        if len(self.screen_stack) > 1:
            self.wait_for_bot(0.2)
            return
        self.seating.bot_chooses(self.acting)
        self.bot_chose = monotonic()
        self.go_on()

    def stop_waiting(self) -> bool:
        """Stop the pause before a bot's choice; tells whether there was one."""
        if self.waiting is None:
            return False
        self.waiting.stop()
        self.waiting = None
        return True

    def hurry(self) -> bool:
        """Cut the pause short, and those that follow until a person is asked."""
        if not self.stop_waiting():
            return False
        self.patience = 0.0
        self.bot_moves()
        return True

    def may_be_meant_for_bots(self) -> bool:
        """Whether the question came so shortly after a bot's choice that Enter may still be meant for the bot."""
        return self.pause > 0 and monotonic() - self.bot_chose < BREATH

    # People

    def hand_over_to(self, seat: int) -> None:
        """Let a person choose; between two who know different things a curtain falls."""
        if seat != self.viewer and len(self.seating.humans) > 1 and self.seating.has_secrets():
            self.draw_curtain(seat)
        else:
            self.viewer = seat
            self.patience = 1.0
            self.ask()

    def ask(self) -> None:
        """Ask the person at the keyboard."""
        self.notices.end(Until.ASKED)
        self.lay_out()
        self.redraw()

    def draw_curtain(self, seat: int, sentence: str = "", last: int | None = None) -> None:
        """Hide the table until the next person sits down; `last` is who sat here, if nobody does any more."""
        last, self.viewer = last if self.viewer is None else self.viewer, None
        self.redraw()
        name = self.voice.speaker.seat(self.table, seat)
        said = self.voice.say("curtain", name=name) + (f"\n{sentence}" if sentence else "")
        curtain = Curtain(said, self.voice.say("curtain-keys", name=name))
        self.lay_over(curtain, lambda key: self.lift_curtain(key, seat, last))

    def lift_curtain(self, key: str | None, seat: int, last: int | None) -> None:
        match key:
            case "quit":
                if not self.leave():
                    self.draw_curtain(seat, self.notices.sentence, last)
            case "undo" if last is not None:
                self.undo_behind_curtain(seat, last)
            case "undo":
                self.draw_curtain(seat, self.nobody_to_undo().sentence)
            case _:
                self.viewer = seat
                self.go_on()

    def undo_behind_curtain(self, seat: int, last: int) -> None:
        """Take back what the last person chose, before the next one sits down."""

        def sit_down_again() -> None:
            self.save()
            self.draw_curtain(last, self.voice.say("undone"), last)

        self.undo(last, sit_down_again, lambda why: self.draw_curtain(seat, why, last))
