"""What a referee is shown: a question, the table at it, a choice and what came of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from tablewright.engine.game import Standing
from tablewright.engine.questions import Question
from tablewright.engine.table import Event


class Asked(NamedTuple):
    """A question to a seat: what it may choose, and what it may not by which rule."""

    seat: int
    key: str
    rule: str
    options: tuple[str, ...]
    refused: Mapping[str, str]


def asked_of(question: Question[Any]) -> Asked:
    refused = {one.option.id: one.reason.rule for one in question.refused()}
    return Asked(question.seat, question.key, question.rule, tuple(one.id for one in question.options), refused)


class Moment(NamedTuple):
    """The table at a question: a copy, with the phase and who is asked what; at the first one, how it came to it."""

    table: Any
    phase: str
    asked: Mapping[int, Asked]
    events: Sequence[Event] = ()
    passed: Sequence[tuple[str, Any, int]] = ()


class Step(NamedTuple):
    """A choice and what came of it. `passed` are the phases that began: name, table, events told by then."""

    before: Moment
    seat: int
    option: str
    events: Sequence[Event]
    rolls: Sequence[int]
    passed: Sequence[tuple[str, Any, int]]
    after: Moment


class Referee(Protocol):
    """Judges a game by assertions of its own; it may remember what it saw."""

    def begins(self, moment: Moment) -> None: ...
    def follows(self, step: Step) -> None: ...
    def ends(self, table: Any, standings: Sequence[Standing]) -> None: ...
