"""Opening a database: SQLite in a file or PostgreSQL by address, brought to the newest schema before it is used."""

from __future__ import annotations

import fcntl
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from tablewright.engine.faults import BadInput

SQLITE = "sqlite"
CHECKPOINT = "wal_autocheckpoint=100"
"""Of the write-ahead log, in pages: whoever commits the last one waits until they are in the file, so they are few."""


def database_url(address: str) -> URL:
    """Where the database is; a PostgreSQL address may be written as people write it."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise BadInput(
            f"--database {address!r} is no database address; try sqlite:///hall.db or postgresql://…."
        ) from None
    if url.get_backend_name() == SQLITE:
        return url
    if url.get_backend_name() in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    raise BadInput(f"--database {address!r}: only sqlite and postgresql are known here.")


def open_engine(url: URL, *, readers: int = 4) -> Engine:
    """Connections for readers; the one writer of SQLite takes its own. Error messages name no seeds or passwords."""
    pool: dict[str, Any] = {"pool_size": readers, "max_overflow": 2, "hide_parameters": True}
    if url.get_backend_name() == SQLITE:
        _keep_private(url)
        engine = create_engine(url, connect_args={"check_same_thread": False}, **pool)
        event.listen(engine, "connect", _prepare_sqlite)
        return engine
    return create_engine(url, pool_pre_ping=True, **pool)


def _keep_private(url: URL) -> None:
    """Seeds of running games and password hashes are nobody else's business on this machine."""
    if url.database and url.database != ":memory:":
        path = Path(url.database)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        for file in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
            with suppress(FileNotFoundError, PermissionError):  # what belongs to somebody else is theirs to close
                file.chmod(0o600)  # it may have been there before


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """Write-ahead log, every commit on disk: an acknowledged move survives whatever happens to the process."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000", CHECKPOINT):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def lock_file(url: URL) -> IO[str] | None:
    """SQLite has one writing process; a second hall on the same file is refused."""
    if url.get_backend_name() != SQLITE or not url.database:
        return None
    path = Path(f"{url.database}.lock")
    path.parent.mkdir(parents=True, exist_ok=True)
    handle = path.open("w")
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        handle.close()
        raise BadInput(
            f"Another hall is open on {url.database}; close it, or name another file with --database."
        ) from None
    return handle


def migrate(url: URL, version: str = "head") -> None:
    """Bring the database to the newest schema, or to an older one that has a number."""
    config = Config()
    config.set_main_option("script_location", "tablewright.hall.storage:migrations")
    engine = open_engine(url)
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, version)
    except SQLAlchemyError as trouble:
        reason = str(getattr(trouble, "orig", trouble)).strip().splitlines()[0]
        raise BadInput(f"The database {url.render_as_string()} cannot be opened: {reason}") from trouble
    finally:
        engine.dispose()
