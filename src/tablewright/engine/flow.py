"""The flow of play: runs one phase after another and stops at each question."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, TypeAlias

from .faults import Fault
from .options import Option
from .questions import WAITING, EverySeat, Pending, Question, only_answer
from .table import Table

MOST_PHASES: Final = 2_000
"""No game goes so far unasked, but scenarios are written by people."""

Phase: TypeAlias = "Callable[[Any], Coroutine[Any, Any, Phase | None]]"


class CutShort(Exception):
    """Ends the running phase at once, wherever in it the rules stand, and goes on with another phase.

    Raise it where the rules say "immediately": nothing after the `raise` happens, and no question is asked. A secret
    choice of several seats (`choose_all`) cannot be cut short from within.
    """

    def __init__(self, following: Phase | None) -> None:
        super().__init__("the phase was cut short")
        self.following = following


class Flow:
    """A table in play, without memory of how it got there: what rollouts and simulations use."""

    __slots__ = ("forced", "live_pending", "live_phase", "live_script", "live_table")

    def __init__(self, table: Table, phase: Phase) -> None:
        self._begin(table, phase)

    def _begin(self, table: Table, phase: Phase) -> None:
        """Put a table into play at the start of a phase."""
        self.live_table = table
        self.live_pending: Pending | None = None
        self.forced = 0
        Flow._enter(self, phase)
        self._advance(None)

    @property
    def table(self) -> Table:
        return self.live_table

    @property
    def phase(self) -> Phase:
        return self.live_phase

    @property
    def pending(self) -> Pending | None:
        """What the rules are waiting for; None when the game is over."""
        return self.live_pending

    @property
    def over(self) -> bool:
        return self.live_pending is None

    def open(self) -> dict[int, Question[Any]]:
        """The question that each seat may answer now."""
        pending = self.pending
        return {} if pending is None else pending.open()

    def options(self) -> dict[int, Sequence[Option[Any]]]:
        """What each seat may choose from now; nothing when the game is over."""
        pending = self.pending
        return {} if pending is None else pending.offers()

    def waited_for(self) -> dict[int, Question[Any]]:
        """The open questions without those that the table can do without."""
        return {seat: question for seat, question in self.open().items() if not question.optional}

    def asked(self) -> Question[Any]:
        """One open question: the only one, or the first of several seats'."""
        pending = self.live_pending
        if isinstance(pending, Question):
            return pending
        assert pending is not None, "the game is over"
        return next(iter(pending.open().values()))

    def answer(self, seat: int, option: Option[Any]) -> None:
        """Go on with an answer, up to the next question. The option must be one of those that are open."""
        pending = self.live_pending
        assert pending is not None, "the game is over"
        outcome = pending.answer(self.live_table, seat, option)
        if outcome is not WAITING:
            self._advance(outcome)

    def _enter(self, phase: Phase) -> None:
        """Begin a phase."""
        self.live_phase = phase
        self.live_script: Coroutine[Any, Any, Phase | None] | None = phase(self.live_table)

    def _advance(self, answer: object) -> None:
        """Run on, phase after phase, until somebody has a real choice or the game ends."""
        phases = 0
        while self._run(answer):
            answer = None
            phases += 1
            if phases > MOST_PHASES:
                self._stop_going_round()

    def _stop_going_round(self) -> None:
        assert self.live_script is not None
        self.live_script.close()
        raise Fault(f"{MOST_PHASES} phases went by without a question: the game goes round in a circle.")

    def _run(self, answer: object) -> bool:
        """Run the phase to its next real choice or to its end; true if another phase has begun.

        What leaves no choice happens unasked.
        """
        table = self.live_table
        script = self.live_script
        assert script is not None
        try:
            while True:
                pending = script.send(answer)
                if isinstance(pending, Question):
                    if len(pending.options) >= pending.asked_from:
                        break
                    answer = only_answer(table, pending)
                    self.forced += 1
                elif isinstance(pending, EverySeat):
                    answer = pending.start(table)
                    if answer is WAITING:
                        break
                else:
                    only = pending.only_question()
                    if only is None:
                        break
                    answer = pending.answer(table, only.seat, only_answer(table, only))
                    self.forced += 1
            self.live_pending = pending
            return False
        except StopIteration as finished:
            following = finished.value
        except CutShort as cut:
            following = cut.following
        self.live_pending = self.live_script = None
        if following is not None:
            self._enter(following)
        return following is not None
