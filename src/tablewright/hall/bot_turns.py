"""Bots at the tables of the hall: they choose when they are asked, slowly enough to be followed."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from asyncio import sleep
from collections.abc import Sequence
from typing import Final

from tablewright.bots import Bot, find_bot
from tablewright.engine.commitment import new_seed
from tablewright.engine.dice import Luck
from tablewright.engine.outlook import Outlook

from .house import House
from .live import LiveTable
from .refusals import Refused
from .storage import Entry, Taken, Unavailable
from .storage.reading import running_tables

LOG: Final = logging.getLogger("tablewright.hall")
ORPHANED: Final = 10.0
"""After so many seconds a bot's turn counts as forgotten, for example by a worker that has gone."""
GOING_ON: Final = 0.4
"""What is left of the pause before another choice of the same bot: its turn is followed as a whole."""


class BotTurns:
    """One task for each table where a bot has to choose. Called whenever a table has changed."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.bots: dict[str, Bot] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def __call__(self, live: LiveTable) -> None:
        if live.id not in self._tasks and self.bots_asked(live):
            task = asyncio.get_running_loop().create_task(self._play(live))
            self._tasks[live.id] = task
            task.add_done_callback(lambda _: self._finished(live))

    def _finished(self, live: LiveTable) -> None:
        self._tasks.pop(live.id, None)

    def bots_asked(self, live: LiveTable) -> list[int]:
        """The seats of bots that the table waits for; where the first answer counts, they leave it to people."""
        asked = live.waited_for()
        bots = [seat for seat in asked if live.sitters[seat].bot is not None]
        return [] if live.first_answer_counts() and len(bots) < len(asked) else bots

    async def _play(self, live: LiveTable) -> None:
        while not self.house.closing:
            await sleep(self._pause(live))
            try:
                async with live.lock:
                    asked = self.bots_asked(live)
                    if not asked:
                        return
                    await self._choose(live, asked[0])
            except Taken:
                continue  # another worker was quicker
            except Unavailable:
                LOG.exception("A bot's choice at table %s was not written.", live.id)
                return

    def _pause(self, live: LiveTable) -> float:
        hub, pause = self.house.hub, self.house.settings.bot_pause
        if not hub.watched(live.id) and not hub.attended(live.id):
            return 0.0
        return GOING_ON * pause if goes_on(live, self.bots_asked(live)) else pause

    async def _choose(self, live: LiveTable, seat: int) -> None:
        assert live.match is not None
        name = str(live.sitters[seat].bot)
        bot = self.bots.setdefault(name, find_bot(name, Luck(new_seed())))
        outlook = Outlook(live.match.position, seat)
        chosen = await asyncio.to_thread(bot.choose, outlook)
        await self.house.change(live, Entry(live.id, live.seq + 1, "choose", seat, {"option": chosen.id}))

    # Bots whose turn was forgotten

    async def wake_all(self) -> None:
        """After a start: let bots go on at every running table. A table that cannot be opened holds up no other."""
        for table_id in await self.house.store.read(running_tables):
            try:
                self(await self.house.table(table_id))
            except Refused as trouble:
                LOG.warning("The bots at table %s cannot go on: %s", table_id, trouble)

    def wake_orphans(self) -> None:
        """Let bots go on whose worker has gone; some chance keeps workers from doing it at once."""
        now = time.time()
        for live in list(self.house.tables.values()):
            if now - live.changed_at > ORPHANED + random.uniform(0, ORPHANED):
                self(live)

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def goes_on(live: LiveTable, asked: Sequence[int]) -> bool:
    """Whether the bot that is asked first has made the last choice, too."""
    played = [] if live.match is None else live.match.played
    return bool(asked and played) and played[-1].choice.seat == asked[0]
