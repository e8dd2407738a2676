"""Carrying running games over to changed rules: from the last snapshot of a table, or from its whole log."""

from __future__ import annotations

import logging
from typing import Final

from sqlalchemy import delete, insert, update

from tablewright.engine.faults import TableError
from tablewright.engine.match import Resumed, resume
from tablewright.engine.record import Record, Step, read_record

from .live import LiveTable
from .refusals import Conflict
from .storage import Entry, Store, Taken, Unavailable, games, snapshots
from .storage.reading import StoredTable, entries_after, snapshot_record

LOG: Final = logging.getLogger("tablewright.hall")


async def save_snapshot(store: Store, live: LiveTable) -> None:
    """Keep the match as it stands now, in place of the snapshot before."""
    async with live.lock:
        if live.match is None or live.match.over:
            return
        text, seq = live.match.snapshot().to_json(), live.seq
    try:
        await store.write(
            delete(snapshots).where(snapshots.c.game_id == live.id),
            insert(snapshots).values(game_id=live.id, seq=seq, record=text),
        )
    except (Taken, Unavailable) as trouble:
        LOG.warning("The snapshot of table %s was not written: %s", live.id, trouble)


async def carry_over(store: Store, live: LiveTable, stored: StoredTable) -> None:
    """The rules or the cards have changed since: go on from the last snapshot, and say so at the table."""
    game, entries = live.game, stored.entries
    match, notice = await resumed(store, live, entries)
    if stored.row.status == "over" and not match.over:
        raise Conflict("refused-old-rules")  # what is finished is never opened again
    live.rules_version, live.content_hash = game.version, game.content_hash()
    payload = {"record": match.record().to_json(), "notice": notice}
    entry = Entry(live.id, entries[-1].seq + 1, "record", payload=payload)
    row = update(games).where(games.c.id == live.id)
    try:
        await store.append(entry, row.values(rules_version=game.version, content_hash=game.content_hash()))
    except Taken:  # another worker has done it
        entries = await store.read(lambda connection: entries_after(connection, live.id, 0))
    else:
        entries = [*entries, entry]
    live.fold(entries)


async def resumed(store: Store, live: LiveTable, entries: list[Entry]) -> Resumed:
    """The match under the rules of today; without a snapshot, as far as they let the whole log happen again."""
    text = await store.read(lambda connection: snapshot_record(connection, live.id))
    kept = None if text is None else with_steps(read_record(text, "the snapshot"), entries)
    if kept is not None:
        return resume(live.game, kept)
    try:
        live.fold(entries)
    except (TableError, KeyError):
        raise Conflict("refused-old-rules") from None
    match = live.match
    assert match is not None
    live.forget()
    return Resumed(match, "engine-resumed-new-rules")


def steps_of(entries: list[Entry]) -> list[Step]:
    """The choices that stand, after everything that was taken back."""
    steps: list[Step] = []
    for entry in entries:
        if entry.kind == "choose":
            steps.append(Step(int(entry.seat or 0), entry.payload["option"], list(entry.payload["rolls"])))
        elif entry.kind == "undo":
            del steps[entry.payload["index"]]
        elif entry.kind == "rewind":
            del steps[entry.payload["length"] :]
        elif entry.kind == "record":
            steps = list(read_record(entry.payload["record"], "the log").steps)
    return steps


def with_steps(kept: Record, entries: list[Entry]) -> Record | None:
    """A snapshot with all choices of the log, those made after it included; None if they went back beyond it."""
    steps = steps_of(entries)
    after = kept.milestone.after
    if len(steps) < after or [step.option for step in steps[:after]] != [step.option for step in kept.steps[:after]]:
        return None
    kept.steps = steps
    return kept
