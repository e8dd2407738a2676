"""All that can be compared of a position: its table, what it writes down, its questions and its views."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from tablewright.engine.codec import table_to_data
from tablewright.engine.notation import position_to_data
from tablewright.engine.position import Position

Watcher: TypeAlias = "int | None"
"""A seat, or None for an onlooker."""


class Asked(NamedTuple):
    """A question, with its options and the reasons against others."""

    key: str
    about: dict[str, Any]
    options: list[str]
    refused: list[tuple[str, Any]]


class Seen(NamedTuple):
    """All that a watcher may know of a position."""

    view: dict[str, Any]
    asked: Asked | None
    waited_for: list[int]


class State(NamedTuple):
    """A position taken apart; two positions are equal if their states are."""

    table: dict[str, Any]
    written: dict[str, Any]
    phase: str
    questions: dict[int, Asked]
    views: dict[Watcher, dict[str, Any]]

    @property
    def offered(self) -> dict[int, list[str]]:
        """The ids of the options of each seat."""
        return {seat: asked.options for seat, asked in self.questions.items()}

    def seen_by(self, watcher: Watcher) -> Seen:
        asked = None if watcher is None else self.questions.get(watcher)
        return Seen(self.views[watcher], asked, sorted(self.questions))


def watchers_of(position: Position) -> list[Watcher]:
    """All who can look at a table: its seats and an onlooker."""
    return [*range(position.table.seats), None]


def state_of(position: Position) -> State:
    """The table comes first: what a dozing position shows is read before its rules run."""
    return State(
        table=table_to_data(position.table),
        written=position_to_data(position),
        phase=position.game.phase_name(position.phase),
        questions={seat: asked_of(position, seat) for seat in position.open()},
        views={watcher: position.game.view(position.table, watcher) for watcher in watchers_of(position)},
    )


def asked_of(position: Position, seat: int) -> Asked:
    question = position.open()[seat]
    refused = [(refusal.option.id, refusal.reason) for refusal in question.refused()]
    return Asked(question.key, dict(question.about or {}), [option.id for option in question.options], refused)


def seen_by(position: Position, watcher: Watcher) -> Seen:
    """The same as `State.seen_by`, without the work for other watchers."""
    questions = position.open()
    asked = asked_of(position, watcher) if watcher in questions else None
    return Seen(position.game.view(position.table, watcher), asked, sorted(questions))
