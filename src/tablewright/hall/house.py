"""The house: everything that one process keeps of the hall, and the one way in which a table changes."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import Executable, update

from tablewright.engine.faults import TableError
from tablewright.games import find_game

from .carrying_over import carry_over, save_snapshot
from .hub import Hub
from .live import LiveTable
from .people import People
from .refusals import Conflict, Missing
from .settings import HallSettings
from .storage import HERE, Entry, Store, Unavailable, games
from .storage.reading import StoredTable, entries_after, stored_table

IDLE: Final = 600.0
LISTED_EVERY: Final = 10.0
SNAPSHOT_EVERY: Final = 60.0
BREATH: Final = 0.05
"""Seconds between two snapshots: tables that were opened together would be written down together, too."""
TABLE_ID: Final = re.compile("[a-z0-9]{1,40}")
LOG: Final = logging.getLogger("tablewright.hall")


class House:
    """One process of the hall. Tables are loaded from their logs when somebody comes to them."""

    def __init__(self, settings: HallSettings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.people = People(store)
        self.hub = Hub()
        self.tables: dict[str, LiveTable] = {}
        self.after_change: list[Callable[[LiveTable], None]] = []
        """Whoever must act when this process has changed a table, such as the bots."""
        self.closing = False
        self._loading: dict[str, asyncio.Lock] = {}
        self._unsaved: dict[str, float] = {}

    # Finding a table

    async def table(self, table_id: str) -> LiveTable:
        """A table by its id, from memory or from its log."""
        live = self.tables.get(table_id)
        if live is None:
            if not TABLE_ID.fullmatch(table_id):
                raise Missing("refused-no-table")
            live = await self._load(table_id)
        live.used_at = time.monotonic()
        return live

    async def _load(self, table_id: str) -> LiveTable:
        try:
            async with self._loading.setdefault(table_id, asyncio.Lock()):
                if table_id not in self.tables:
                    self.tables[table_id] = await self._stored(table_id)
                return self.tables[table_id]
        finally:
            self._loading.pop(table_id, None)

    async def _stored(self, table_id: str) -> LiveTable:
        """A table as its log tells it; one that the rules cannot tell any more is refused, and disturbs no other."""
        stored = await self.store.read(lambda connection: stored_table(connection, table_id))
        if stored is None:
            raise Missing("refused-no-table")
        try:
            return await self._from_log(stored)
        except (TableError, KeyError) as trouble:
            LOG.warning("Table %s cannot be opened: %r", table_id, trouble)
            raise Conflict("refused-old-rules") from trouble

    async def _from_log(self, stored: StoredTable) -> LiveTable:
        """A live table from what is stored; a game that began under other rules is carried over to these."""
        game = find_game(stored.row.kind)
        live = LiveTable(game, stored.row)
        same_rules = (live.rules_version, live.content_hash) == (game.version, game.content_hash())
        if same_rules or not any(entry.kind in ("begin", "record") for entry in stored.entries):
            live.fold(stored.entries)
        else:
            await carry_over(self.store, live, stored)
        return live

    # Changing a table

    async def change(self, live: LiveTable, entry: Entry, *also: Executable) -> None:
        """The one way in which a table changes: try it, write it to the log, then let everybody know.

        The caller holds the table's lock. If the log does not take the entry, the table is told again from its log.
        """
        before = live.status
        live.apply(entry)
        statements = [*also, *self._changed_row(live, before, entry.at)]
        try:
            await self.store.append(entry, *statements)
        except BaseException:
            await asyncio.shield(self.tell_again(live))
            raise
        self._unsaved.setdefault(live.id, time.monotonic())
        self.hub.publish(live.id)
        for act in self.after_change:
            act(live)

    def _changed_row(self, live: LiveTable, before: str, at: float) -> list[Executable]:
        """What lobbies read: at once when the game begins or ends, otherwise now and then."""
        if live.status == before and at - live.listed_at < LISTED_EVERY:
            return []
        live.listed_at = at
        return [update(games).where(games.c.id == live.id).values(status=live.status, changed_at=at)]

    async def tell_again(self, live: LiveTable) -> None:
        """Throw away what is in memory and fold the log anew."""
        try:
            entries = await self.store.read(lambda connection: entries_after(connection, live.id, 0))
        except Unavailable:
            self._let_go(live)
            return
        live.forget()
        live.fold(entries)
        self.hub.publish(live.id)  # whoever watches has not heard of what another worker wrote

    def _let_go(self, live: LiveTable) -> None:
        """Forget a table; whoever comes next loads it from its log, whoever waits for it has to come again."""
        live.lock.gone = True
        self.tables.pop(live.id, None)

    async def catch_up(self, live: LiveTable) -> None:
        """Another worker has written to this table's log."""
        async with live.lock:
            await self.hear_rest(live)

    async def hear_rest(self, live: LiveTable) -> None:
        """What was written to a table's log beside its memory; the caller holds its lock."""
        entries = await self.store.read(lambda connection: entries_after(connection, live.id, live.seq))
        if not entries:
            return
        try:
            for entry in entries:
                live.apply(entry)
        except (TableError, KeyError):
            await self.tell_again(live)
        else:
            self.hub.publish(live.id)

    # Who is here

    async def log_out(self, token: str) -> None:
        """End a session, and with it what is open in other tabs."""
        person = await self.people.by_token(token)
        await self.people.log_out(token)
        if person is not None:
            self.hub.wake(person.id)

    def forget_session(self, hashed: str) -> None:
        """A session has ended at another worker."""
        person = self.people.forget_session(hashed)
        if person is not None:
            self.hub.wake(person.id)

    async def greet(self, table_id: str, person: str | None) -> None:
        """Somebody is at a table; other workers hear of it now and then."""
        if person is not None and self.hub.greet(table_id, person) and self.store.notifies:
            await self.store.hint(f"{table_id}{HERE}{person}")

    # Snapshots and idle tables

    async def save_snapshots(self, age: float = SNAPSHOT_EVERY, breath: float = 0.0) -> None:
        """Keep a snapshot of tables that changed some time ago: it carries a game over to changed rules."""
        now = time.monotonic()
        due = [table_id for table_id, since in self._unsaved.items() if now - since >= age]
        for table_id in due:
            del self._unsaved[table_id]
            live = self.tables.get(table_id)
            if live is not None:
                await save_snapshot(self.store, live)
                await asyncio.sleep(breath)

    def forget_idle(self) -> None:
        """Let go of tables that nobody has looked at for a while."""
        now = time.monotonic()
        self.hub.forget_absent()
        for live in list(self.tables.values()):
            idle = now - live.used_at > IDLE and not live.lock.locked() and not self.hub.watched(live.id)
            if idle and live.id not in self._unsaved:
                self._let_go(live)

    async def close(self) -> None:
        self.closing = True
        self.hub.close()
        await self.save_snapshots(age=0.0)
