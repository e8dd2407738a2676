"""The judge: holds what players were told against the log and against the rules, after everything is over."""

from __future__ import annotations

import io
import tempfile
from collections import defaultdict
from collections.abc import Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import text

from tablewright.commands.records import verify
from tablewright.engine.faults import TableError
from tablewright.hall.storage.database import database_url, open_engine

from .players import Attempt, History
from .wire import Caller

LOG_QUERY = "SELECT game_id, seq, idem_key, kind, seat, payload, at FROM event ORDER BY game_id, seq"


class Row(NamedTuple):
    """An entry of a log as the database keeps it, read past the hall's own code."""

    table: str
    seq: int
    key: str | None
    kind: str
    seat: int | None
    option: str
    at: float


@dataclass(slots=True)
class Verdict:
    """What was found; anything in `faults` is one too many."""

    tables: int = 0
    unknown: int = 0
    """Of those, how many were opened by a request whose answer was lost with the hall: nobody plays there."""
    acknowledged: int = 0
    repeated: int = 0
    """Choices that were sent more than once because no answer came."""
    written_unanswered: int = 0
    """Of those, how many were in the log already: on disk, but the server died before it could say so."""
    refused: int = 0
    lost: int = 0
    doubled: int = 0
    replayed: int = 0
    faults: list[str] = field(default_factory=list)


def read_log(database: str) -> list[Row]:
    engine = open_engine(database_url(database))
    with engine.connect() as connection:
        rows = [_row(*row) for row in connection.execute(text(LOG_QUERY))]
    engine.dispose()
    return rows


def _row(table: str, seq: int, key: str | None, kind: str, seat: int | None, payload: Any, at: float) -> Row:
    data = msgspec.json.decode(payload) if isinstance(payload, str) else payload
    return Row(table, seq, key, kind, seat, data.get("option", ""), at)


def judge(rows: Sequence[Row], history: History) -> Verdict:
    """Every acknowledged choice is in the log exactly once and where it was said to be; nothing refused is in it."""
    verdict = Verdict(faults=list(history.troubles))
    _judge_numbers(rows, verdict)
    by_key: dict[str | None, list[Row]] = defaultdict(list)
    for row in rows:
        by_key[None if row.key is None else row.key.partition(" ")[2]].append(row)
    for attempt in history.attempts:
        _judge_attempt(attempt, by_key[attempt.key], verdict)
    return verdict


def _judge_numbers(rows: Sequence[Row], verdict: Verdict) -> None:
    """The numbers of each log have no gap and no double."""
    numbers: dict[str, list[int]] = defaultdict(list)
    for row in rows:
        numbers[row.table].append(row.seq)
    verdict.tables = len(numbers)
    for table, seqs in numbers.items():
        if seqs != list(range(1, len(seqs) + 1)):
            verdict.faults.append(f"{table}: the log has gaps or doubles: {seqs}")


def _judge_attempt(attempt: Attempt, rows: Sequence[Row], verdict: Verdict) -> None:
    verdict.acknowledged += attempt.seq is not None
    verdict.refused += attempt.seq is None
    verdict.repeated += attempt.sent > 1
    verdict.written_unanswered += attempt.sent > 1 and bool(rows) and rows[0].at < attempt.sent_at
    told = (attempt.table, attempt.seq, attempt.seat, attempt.option)
    found = [(row.table, row.seq, row.seat, row.option) for row in rows]
    if len(found) > 1:
        verdict.doubled += 1
        verdict.faults.append(f"written twice: {told}: {found}")
    elif attempt.seq is not None and found != [told]:
        verdict.lost += 1
        verdict.faults.append(f"acknowledged, but not in the log like this: {told}: {found}")
    elif attempt.seq is None and found:
        verdict.faults.append(f"refused with {attempt.status} after {attempt.sent} attempts, but written: {found}")


async def judge_records(caller: Caller, rows: Sequence[Row], history: History, verdict: Verdict) -> None:
    """Every game that players know has come to its end, and its record can be played again and keeps its promise."""
    chosen: dict[str, list[tuple[int | None, str]]] = defaultdict(list)
    for row in rows:
        if row.kind == "choose":
            chosen[row.table].append((row.seat, row.option))
    begun = {attempt.table for attempt in history.attempts}
    verdict.unknown = len({row.table for row in rows} - begun - set(history.finished))
    verdict.faults += [f"{table}: not played to its end." for table in begun - set(history.finished)]
    for table in history.finished:
        answer = await caller.ask("GET", f"/api/tables/{table}/record")
        if answer.status != 200:
            verdict.faults.append(f"{table}: no record: {answer.status} {answer.body!r}")
            continue
        if [(seat, option) for seat, option, *_rolls in answer.data()["steps"]] != chosen[table]:
            verdict.faults.append(f"{table}: the record has other choices than the log.")
        verdict.replayed += _verified(table, answer.body, verdict)


def _verified(table: str, record: bytes, verdict: Verdict) -> bool:
    """`tablewright verify` on the record."""
    with tempfile.NamedTemporaryFile(suffix=".json") as file, redirect_stdout(io.StringIO()) as said:
        file.write(record)
        file.flush()
        try:
            verify(Path(file.name))
        except TableError as trouble:
            verdict.faults.append(f"{table}: {trouble}")
            return False
    if "finished" not in said.getvalue():
        verdict.faults.append(f"{table}: {said.getvalue()}")
        return False
    return True
