"""A finished or interrupted match step by step: the table after each choice, ready to be looked at in any order."""

from __future__ import annotations

from dataclasses import dataclass

from tablewright.engine.match import Match, beginning
from tablewright.engine.position import Choice
from tablewright.engine.table import Event, Table


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after a choice, how much of the journal had been told by then, and who was asked next."""

    table: Table
    phase: str
    told: int
    choice: Choice | None
    asked: tuple[int, ...]


class History:
    """All moments of a match, played again once from its record."""

    def __init__(self, match: Match) -> None:
        record = match.record()
        self.game = match.game
        again = beginning(match.game, record)
        self.first = len(again.played)
        self.moments = [self._moment(again, None)]
        for step in record.steps[self.first :]:
            again.choose(step.seat, step.option)
            self.moments.append(self._moment(again, again.played[-1].choice))
        self.journal: list[Event] = again.journal
        self.match = again

    def _moment(self, match: Match, choice: Choice | None) -> Moment:
        position = match.position
        phase = match.game.phase_name(position.phase)
        return Moment(self.game.copy(position.table), phase, len(match.journal), choice, tuple(position.open()))

    def log(self, index: int, viewer: int | None) -> list[tuple[Event, bool]]:
        """What a viewer could read by then; each event says whether the last choice brought it about."""
        before = self.moments[index - 1].told if index else 0
        told = self.journal[: self.moments[index].told]
        return [
            (event, number >= before)
            for number, event in enumerate(told)
            if event.audience is None or viewer in event.audience
        ]

    def __len__(self) -> int:
        return len(self.moments)
