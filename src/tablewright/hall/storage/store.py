"""The store: one thread writes in groups and says when a write is on disk; readers use connections of their own."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Executable, insert, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError

from .database import SQLITE, lock_file, migrate, open_engine
from .entries import Entry
from .schema import events

T = TypeVar("T")
GROUP: Final = 200
CHANNEL: Final = "tablewright"
HERE: Final = "@"  # between a table and a person who is at it
GONE: Final = "!"  # before the hash of a session that has ended
HINT_LIMIT: Final = 7000  # PostgreSQL refuses longer notifications
APPEND: Final = insert(events)


class Taken(Exception):
    """Somebody else has written this entry's place in the log, or its key is already used."""


class Unavailable(Exception):
    """The database did not take the write; nothing was acknowledged."""


class Write(NamedTuple):
    """Entries of logs and other statements that are written together or not at all."""

    entries: Sequence[Entry]
    statements: Sequence[Executable]
    hints: Sequence[str]
    done: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop


class Store:
    """The database behind the hall."""

    def __init__(self, url: URL) -> None:
        self.lock = lock_file(url)
        try:
            migrate(url)
        except BaseException:
            self._unlock()
            raise
        self.url = url
        self.engine = open_engine(url)
        self.notifies = url.get_backend_name() != SQLITE
        self._queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="reader")
        self._writer = threading.Thread(target=self._write_on, name="writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Finish what is being written and let go of the database."""
        self._queue.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()
        self._unlock()

    def _unlock(self) -> None:
        if self.lock is not None:
            self.lock.close()

    # Reading

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Ask the database something, without holding up anybody else."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._ask, question)

    def _ask(self, question: Callable[[Connection], T]) -> T:
        try:
            with self.engine.connect() as connection:
                return question(connection)
        except SQLAlchemyError as trouble:
            raise Unavailable(str(trouble)) from trouble

    # Writing

    async def append(self, entry: Entry, *also: Executable) -> None:
        """Write an entry and what changes with it. Returns when it is on disk; raises Taken if its place is taken."""
        await self.append_all([entry], *also)

    async def append_all(self, entries: Sequence[Entry], *also: Executable) -> None:
        """Write entries of several logs at once, and what changes with them; all or nothing, as with one."""
        await self._put(entries, also, [f"{entry.game_id}:{entry.seq}" for entry in entries])

    async def write(self, *statements: Executable) -> None:
        """Write something outside of any log."""
        await self._put((), statements, ())

    async def hint(self, text: str) -> None:
        """Tell other workers something that no log keeps."""
        await self._put((), (), [text])

    async def _put(self, entries: Sequence[Entry], statements: Sequence[Executable], hints: Sequence[str]) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._queue.put(Write(entries, statements, hints, done, loop))
        await done

    def _write_on(self) -> None:
        while (first := self._queue.get()) is not None:
            group = [first, *self._waiting()]
            try:
                self._commit(group)
            except OperationalError as error:  # the database itself is in trouble: nobody has to wait any longer
                _settle_all(group, Unavailable(str(error)))
            except Exception:  # one bad write must not spoil the others, nor end the writing
                for write in group:
                    self._write_alone(write)
            else:
                _settle_all(group, None)

    def _waiting(self) -> list[Write]:
        """Whatever else has come in meanwhile goes to disk together."""
        group: list[Write] = []
        while len(group) < GROUP:
            try:
                write = self._queue.get_nowait()
            except queue.Empty:
                break
            if write is None:
                self._queue.put(None)
                break
            group.append(write)
        return group

    def _write_alone(self, write: Write) -> None:
        trouble: Exception | None = None
        try:
            self._commit([write])
        except IntegrityError as error:
            trouble = Taken(str(error.orig))
        except Exception as error:
            trouble = Unavailable(str(error))
        _settle(write, trouble)

    def _commit(self, group: Sequence[Write]) -> None:
        with self.engine.begin() as connection:
            for write in group:
                for entry in write.entries:
                    connection.execute(APPEND, entry.row())
                for statement in write.statements:
                    connection.execute(statement)
            if self.notifies:
                for hint in _hints([hint for write in group for hint in write.hints]):
                    connection.execute(text("SELECT pg_notify(:channel, :hint)"), {"channel": CHANNEL, "hint": hint})


def _settle_all(group: Sequence[Write], trouble: Exception | None) -> None:
    for write in group:
        _settle(write, trouble)


def _settle(write: Write, trouble: Exception | None) -> None:
    def tell() -> None:
        if write.done.done():
            return  # whoever waited has gone
        if trouble is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(trouble)

    if not write.loop.is_closed():
        write.loop.call_soon_threadsafe(tell)


def _hints(hints: Sequence[str]) -> list[str]:
    """As few notifications as their length allows."""
    lines: list[str] = []
    for hint in hints:
        if lines and len(lines[-1]) + len(hint) < HINT_LIMIT:
            lines[-1] += f",{hint}"
        else:
            lines.append(hint)
    return lines
