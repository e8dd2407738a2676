"""All that can be compared of a position: its table, what it writes down, its questions and its views."""

from __future__ import annotations

import json
from typing import Any, NamedTuple, TypeAlias

from tablewright.engine.codec import kept_fields, table_to_data
from tablewright.engine.notation import position_to_data
from tablewright.engine.position import Position
from tablewright.engine.table import Table

Watcher: TypeAlias = "int | None"
"""A seat, or None for an onlooker."""


class Asked(NamedTuple):
    """A question, with its options and the reasons against others."""

    key: str
    about: dict[str, Any]
    options: list[str]
    refused: list[tuple[str, Any]]


class Looks(NamedTuple):
    """What a clone shows before its rules run; quick to find and short to keep."""

    table: str
    phase: str
    offered: dict[int, list[str]]


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
    questions = position.open()
    asked = asked_of(position, watcher) if watcher in questions else None
    return Seen(position.game.view(position.table, watcher), asked, sorted(questions))


def looks_of(position: Position) -> Looks:
    """What a position shows without running its rules."""
    offered = {seat: [option.id for option in options] for seat, options in position.options().items()}
    return Looks(text_of(position.table), position.game.phase_name(position.phase), offered)


def text_of(table: Table) -> str:
    """All state of a table in one string: sooner made than data or a digest."""
    return json.dumps({field.name: getattr(table, field.name) for field in kept_fields(type(table))}, sort_keys=True)
