"""Who is watching which table, and how they hear that something has changed there."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

AWAY_AFTER: Final = 60.0
GREETED_EVERY: Final = 20.0


class Watcher:
    """Somebody's stream; it hears which tables have changed, and looks at them when it gets round to it."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self._changed: set[str] = set()
        self._woken = asyncio.Event()

    def tell(self, table: str) -> None:
        self._changed.add(table)
        self._woken.set()

    async def changed(self, patience: float) -> set[str]:
        """The tables that have changed; an empty set when nothing happens for so many seconds."""
        try:
            async with asyncio.timeout(patience):
                await self._woken.wait()
        except TimeoutError:
            return set()
        self._woken.clear()
        changed, self._changed = self._changed, set()
        return changed


class Hub:
    """All watchers of this process."""

    def __init__(self) -> None:
        self._watchers: dict[str, set[Watcher]] = defaultdict(set)
        self._greeted: dict[tuple[str, str], float] = {}

    @contextmanager
    def watching(self, tables: set[str], person: str | None) -> Iterator[Watcher]:
        watcher = Watcher(person)
        for table in tables:
            self._watchers[table].add(watcher)
        try:
            yield watcher
        finally:
            for table in tables:
                self._watchers[table].discard(watcher)
                if not self._watchers[table]:
                    del self._watchers[table]

    def publish(self, table: str) -> None:
        for watcher in self._watchers.get(table, ()):
            watcher.tell(table)

    def wake(self, person: str) -> None:
        """Let all streams of somebody look again, whether they may still follow their tables."""
        for table, watchers in self._watchers.items():
            for watcher in watchers:
                if watcher.person == person:
                    watcher.tell(table)

    def watched(self, table: str) -> bool:
        return table in self._watchers

    def tables(self) -> list[str]:
        return list(self._watchers)

    def greet(self, table: str, person: str) -> bool:
        """Somebody was at a table just now; whether that is worth telling other workers."""
        now, before = time.monotonic(), self._greeted.get((table, person), 0.0)
        if now - before < GREETED_EVERY:
            return False
        self._greeted[table, person] = now
        return True

    def present(self, table: str, person: str) -> bool:
        """Somebody has the table open, or has asked for it a moment ago, here or at another worker."""
        here = any(watcher.person == person for watcher in self._watchers.get(table, ()))
        return here or time.monotonic() - self._greeted.get((table, person), -AWAY_AFTER) < AWAY_AFTER

    def attended(self, table: str) -> bool:
        """Somebody is at a table, maybe at another worker."""
        since = time.monotonic() - AWAY_AFTER
        return any(at > since for (where, _), at in self._greeted.items() if where == table)

    def forget_absent(self) -> None:
        before = time.monotonic() - AWAY_AFTER
        self._greeted = {who: at for who, at in self._greeted.items() if at > before}

    def close(self) -> None:
        """Wake everybody, so that their streams can end."""
        for table in self.tables():
            self.publish(table)
