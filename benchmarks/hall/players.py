"""Players over the API who survive a dying server: they repeat what was not answered, and remember every answer."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

from .wire import Answer, Caller, Lost

SEATS = 4
AGAIN_AFTER = 0.03
GIVE_UP_AFTER = 600.0
UNAVAILABLE = 503


@dataclass(slots=True)
class Attempt:
    """One choice with its key, however often it had to be sent."""

    table: str
    key: str
    seat: int
    option: str
    sent: int = 0
    sent_at: float = 0.0
    """When it was sent last, by the clock that the log uses."""
    status: int = 0
    seq: int | None = None
    """The number under which it was acknowledged."""

    def note_sent(self) -> None:
        self.sent += 1
        self.sent_at = time.time()


@dataclass(slots=True)
class History:
    """What the players experienced: the other half of the truth beside the log."""

    attempts: list[Attempt] = field(default_factory=list)
    finished: list[str] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Pace:
    """How long players think, and whether they open another table after a game; changed while they play."""

    thinking: float
    again: bool = True

    def hurry(self) -> None:
        self.thinking, self.again = 0.0, False


class Player:
    """Plays one table after another: some of the four seats, with bots of the hall in the others."""

    def __init__(self, port: int, chance: Random, people: int, pace: Pace, history: History) -> None:
        self.caller = Caller(port)
        self.chance = chance
        self.people = people
        self.pace = pace
        self.history = history

    async def play(self) -> None:
        """Until nobody wants another game."""
        self.caller.token = (await self.insist("POST", "/api/people", {"name": "Ada"})).data()["token"]
        while True:
            await self._play_game(await self._open())
            if not self.pace.again:
                break
        self.caller.close()

    async def insist(self, method: str, path: str, body: Any = None, *, attempt: Attempt | None = None) -> Answer:
        """Ask until there is an answer, across as many restarts as it takes."""
        deadline = time.monotonic() + GIVE_UP_AFTER
        while time.monotonic() < deadline:
            if attempt is not None:
                attempt.note_sent()
            with suppress(Lost):
                answer = await self.caller.ask(method, path, body)
                if answer.status != UNAVAILABLE:
                    return answer
            await asyncio.sleep(AGAIN_AFTER)
        raise RuntimeError(f"No answer to {method} {path} for {GIVE_UP_AFTER:.0f} s.")

    async def _open(self) -> str:
        seats = ["me"] * self.people + ["random"] * (SEATS - self.people)
        self.chance.shuffle(seats)
        answer = await self.insist("POST", "/api/tables", {"game": "ronin", "players": SEATS, "seats": seats})
        return str(answer.data()["table"])

    async def _play_game(self, table: str) -> None:
        while not await self._over(table):
            questions = await self._questions(table)
            if not questions:
                await asyncio.sleep(AGAIN_AFTER)  # the bots are choosing
                continue
            await asyncio.sleep(self.chance.uniform(0, 2 * self.pace.thinking))
            await asyncio.gather(*(self._choose(table, question) for question in questions))
        self.history.finished.append(table)

    async def _over(self, table: str) -> bool:
        answer = await self.insist("GET", f"/api/tables/{table}")
        return bool(answer.status == 200 and answer.data()["status"] == "over")

    async def _questions(self, table: str) -> list[dict[str, Any]]:
        answer = await self.insist("GET", f"/api/tables/{table}/questions")
        if answer.status != 200:
            self.history.troubles.append(f"{table}: questions were answered {answer.status} {answer.body!r}")
            return []
        return list(answer.data())

    async def _choose(self, table: str, question: dict[str, Any]) -> None:
        option = self.chance.choice(question["options"])["id"]
        attempt = Attempt(table, f"{self.chance.getrandbits(128):032x}", question["seat"], option)
        self.history.attempts.append(attempt)
        body = {"seat": attempt.seat, "option": option, "question": question["question"], "key": attempt.key}
        answer = await self.insist("POST", f"/api/tables/{table}/choose", body, attempt=attempt)
        attempt.status = answer.status
        if answer.status == 200:
            attempt.seq = answer.data()["seq"]
        elif answer.status != 409:
            self.history.troubles.append(f"{table}: a choice was answered {answer.status} {answer.body!r}")
