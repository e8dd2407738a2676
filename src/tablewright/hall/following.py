"""Following other workers: PostgreSQL tells which logs have grown, and now and then the logs themselves are asked."""

from __future__ import annotations

import asyncio
import logging
import threading
from typing import Final

import psycopg

from .house import House
from .storage.reading import newest
from .storage.store import CHANNEL, GONE, HERE

LOG: Final = logging.getLogger("tablewright.hall")
RETRY_AFTER: Final = 1.0


class Following:
    """Hears from other workers. What it hears is a hint; the log is the truth."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._loop = asyncio.get_running_loop()
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._listen_on, name="listener", daemon=True)
        self._tasks: set[asyncio.Task[None]] = set()
        if house.store.notifies:
            self._thread.start()

    def close(self) -> None:
        self._stopped.set()

    def _listen_on(self) -> None:
        while not self._stopped.is_set():
            try:
                self._listen()
            except psycopg.Error as trouble:
                LOG.warning("The database does not tell what other workers do: %s", trouble)
                self._stopped.wait(RETRY_AFTER)

    def _listen(self) -> None:
        address = self.house.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            while not self._stopped.is_set():
                for notice in connection.notifies(timeout=RETRY_AFTER):
                    if self._stopped.is_set():
                        return  # nobody is left to hear it
                    self._loop.call_soon_threadsafe(self.hear, notice.payload)

    def hear(self, hints: str) -> None:
        """`game:seq`: look at a table that is behind; `game@person`: somebody is there; `!session`: it has ended."""
        for hint in hints.split(","):
            if hint.startswith(GONE):
                self.house.forget_session(hint.removeprefix(GONE))
            elif HERE in hint:
                self.house.hub.greet(*hint.split(HERE))
            else:
                table_id, _, seq = hint.partition(":")
                self._follow(table_id, int(seq))

    def _follow(self, table_id: str, seq: int) -> None:
        live = self.house.tables.get(table_id)
        if live is not None and seq > live.seq:
            task = self._loop.create_task(self.house.catch_up(live))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def look_after(self) -> None:
        """The safety net: compare all tables of this worker with their logs."""
        if self.house.store.notifies and self.house.tables:
            known = list(self.house.tables)
            for table_id, seq in (await self.house.store.read(lambda connection: newest(connection, known))).items():
                self._follow(table_id, seq)
