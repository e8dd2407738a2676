"""Questions to the database: tables, their logs, the lobby, and people."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, func, select

from .entries import Entry, from_row
from .schema import events, games, people, seats, sessions, snapshots

LOBBY_LENGTH = 50


class StoredTable(NamedTuple):
    """A table as it is stored: its row and its log."""

    row: Any
    entries: list[Entry]


def stored_table(connection: Connection, game_id: str) -> StoredTable | None:
    row = connection.execute(select(games).where(games.c.id == game_id)).first()
    return None if row is None else StoredTable(row, entries_after(connection, game_id, 0))


def entries_after(connection: Connection, game_id: str, seq: int) -> list[Entry]:
    """What was written to a table's log after an entry."""
    wanted = select(events).where(events.c.game_id == game_id, events.c.seq > seq).order_by(events.c.seq)
    return [from_row(row) for row in connection.execute(wanted)]


def snapshot_record(connection: Connection, game_id: str) -> str | None:
    found: str | None = connection.scalar(select(snapshots.c.record).where(snapshots.c.game_id == game_id))
    return found


def newest(connection: Connection, game_ids: list[str]) -> dict[str, int]:
    """The number of the last entry of each of these tables."""
    wanted = (
        select(events.c.game_id, func.max(events.c.seq))
        .where(events.c.game_id.in_(game_ids))
        .group_by(events.c.game_id)
    )
    return {row[0]: row[1] for row in connection.execute(wanted)}


def open_tables(connection: Connection) -> list[str]:
    """The tables in the lobby, the newest first."""
    wanted = (
        select(games.c.id)
        .where(games.c.listed == 1, games.c.status.in_(("open", "running")))
        .order_by(games.c.status, games.c.changed_at.desc())
        .limit(LOBBY_LENGTH)
    )
    return [row.id for row in connection.execute(wanted)]


def tables_of(connection: Connection, person: str) -> list[str]:
    """The tables where a person sits or is the host, the newest first."""
    wanted = _of_person(person).order_by(games.c.changed_at.desc()).limit(LOBBY_LENGTH)
    return [row.id for row in connection.execute(wanted)]


def last_entries_of(connection: Connection, person: str) -> dict[str, int]:
    """All tables where a person sits or is the host, with the number of the last entry of each."""
    return newest(connection, [row.id for row in connection.execute(_of_person(person))])


def _of_person(person: str) -> Select[Any]:
    sits = select(seats.c.game_id).where(seats.c.person_id == person)
    return select(games.c.id).where(games.c.id.in_(sits) | (games.c.host_id == person))


def running_tables(connection: Connection) -> list[str]:
    """Running tables with a bot in some seat: after a restart, somebody must let the bots go on."""
    with_bots = select(seats.c.game_id).where(seats.c.bot.is_not(None))
    wanted = select(games.c.id).where(games.c.status == "running", games.c.id.in_(with_bots))
    return [row.id for row in connection.execute(wanted)]


def person_of_session(connection: Connection, token_hash: str) -> Any:
    wanted = (
        select(people, func.coalesce(sessions.c.seen_at, sessions.c.created_at).label("seen_at"))
        .join_from(people, sessions, sessions.c.person_id == people.c.id)
        .where(sessions.c.token_hash == token_hash)
    )
    return connection.execute(wanted).first()


def person_of_account(connection: Connection, account: str) -> Any:
    return connection.execute(select(people).where(people.c.account == account)).first()
