"""The record of a game: everything needed to play it again elsewhere, and to go on after the rules have changed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from .codec import fit, part, read_json
from .dice import checked_seed
from .faults import BadInput

FORMAT = "tablewright record 1"


@dataclass(slots=True)
class Step:
    """One recorded choice with what was rolled in its wake."""

    seat: int
    option: str
    rolls: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Milestone:
    """A checkpoint as data: the table at the start of a phase, after so many choices and so many events told."""

    after: int
    phase: str
    table: dict[str, Any]
    told: int


@dataclass(slots=True)
class Record:
    """A game as it can be written to a file. `notes` belong to whoever keeps the record, such as who sat where."""

    game: str
    rules: str
    content: str
    players: int
    settings: dict[str, str]
    seed: str
    commitment: str
    rolled_at_setup: list[int]
    steps: list[Step]
    milestone: Milestone
    start: Milestone | None = None
    digests: dict[str, str] = field(default_factory=dict)
    events: list[list[Any]] = field(default_factory=list)
    result: list[dict[str, Any]] | None = None
    notes: dict[str, Any] = field(default_factory=dict)

    def to_json(self) -> str:
        steps = [[step.seat, step.option, step.rolls] for step in self.steps]
        data = {"format": FORMAT} | parts(self) | {"steps": steps}
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"), default=parts) + "\n"


def parts(whole: Record | Milestone) -> dict[str, Any]:
    """The parts of a record by name; they are written at once, so nothing is copied."""
    return {field.name: getattr(whole, field.name) for field in fields(whole)}


def read_record(text: str, where: str) -> Record:
    """A record from its JSON; says what is damaged and where."""
    data = read_json(text, where)
    if data.get("format") != FORMAT:
        raise BadInput(f"{where} is not a record of this kind: its format should be {FORMAT!r}.", "format")
    start = data.get("start")
    if start is not None and not isinstance(start, dict):
        raise BadInput(f"'start' in {where} must be a milestone, not {start!r}.", "part", name="start")
    return Record(
        game=part(data, "game", str, where),
        rules=part(data, "rules", str, where),
        content=part(data, "content", str, where),
        players=part(data, "players", int, where),
        settings=fit(part(data, "settings", dict, where), dict[str, str], f"'settings' in {where}"),
        seed=checked_seed(part(data, "seed", str, where), f"The seed in {where}"),
        commitment=part(data, "commitment", str, where),
        rolled_at_setup=fit(part(data, "rolled_at_setup", list, where), list[int], f"'rolled_at_setup' in {where}"),
        steps=[_step(entry, number, where) for number, entry in enumerate(part(data, "steps", list, where))],
        milestone=_milestone(part(data, "milestone", dict, where), where),
        start=None if start is None else _milestone(start, where),
        digests=fit(part(data, "digests", dict, where), dict[str, str], f"'digests' in {where}"),
        events=[_event(entry, number, where) for number, entry in enumerate(part(data, "events", list, where))],
        result=_result(data.get("result"), where),
        notes=part(data, "notes", dict, where),
    )


def _step(entry: Any, number: int, where: str) -> Step:
    match entry:
        case [int(seat), str(option), list(rolls)] if all(isinstance(value, int) for value in rolls):
            return Step(seat, option, rolls)
    shape = f"Choice {number} in {where} must be [seat, option id, rolls], not {entry!r}."
    raise BadInput(shape, "part", name=f"steps[{number}]")


def _event(entry: Any, number: int, where: str) -> list[Any]:
    match entry:
        case [str(), dict(), None]:
            return list(entry)
        case [str(), dict(), [*audience]] if all(isinstance(seat, int) for seat in audience):
            return list(entry)
    shape = f"Event {number} in {where} must be [key, arguments, audience], not {entry!r}."
    raise BadInput(shape, "part", name=f"events[{number}]")


def _result(data: Any, where: str) -> list[dict[str, Any]] | None:
    if data is None or (isinstance(data, list) and all(isinstance(entry, dict) for entry in data)):
        return data
    raise BadInput(f"'result' in {where} must be a list of standings, not {data!r}.", "part", name="result")


def _milestone(data: Mapping[str, Any], where: str) -> Milestone:
    inside = f"a milestone of {where}"
    return Milestone(
        part(data, "after", int, inside),
        part(data, "phase", str, inside),
        part(data, "table", dict, inside),
        part(data, "told", int, inside),
    )
