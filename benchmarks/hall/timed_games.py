"""Games under load: four people with a live stream each, who move at a steady pace and time what they are told."""

from __future__ import annotations

import asyncio
import html
import re
import time
from collections import deque
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from .wire import HOST, Answer, Caller, Tape, request_bytes

SEATS = 4
SEQ = b'"seq":'
ASKED = b'"asked":true'
PROMPT = b'"prompt":"'
QUESTION = re.compile(rb'name=\\"question\\" value=\\"(\w+)\\"')
OPTION = re.compile(rb'name=\\"option\\" value=\\"([^"\\]+)\\"')
LATEST_START = 190
"""A game has some 225 choices; the games begin spread over this part of it, so that all stages are played at once."""


@dataclass(slots=True)
class Timings:
    """What was measured; only while `counting`."""

    counting: bool = False
    acknowledged: list[float] = field(default_factory=list)
    pushed: list[float] = field(default_factory=list)
    pushed_bytes: int = 0
    behind: int = 0
    """Moves that were left out because the streams had not told of the one before."""
    troubles: list[str] = field(default_factory=list)

    def note_push(self, seconds: float) -> None:
        if self.counting:
            self.pushed.append(seconds)


class Move(NamedTuple):
    """A move that is in the log, and when it was sent."""

    seq: int
    sent_at: float


class Seat:
    """One person at a table with a stream, who knows what the stream has told."""

    def __init__(self, game: TimedGame, number: int, caller: Caller) -> None:
        self.game = game
        self.number = number
        self.caller = caller
        self.seq = 0
        self.heard_at = 0.0
        self.awaited: deque[Move] = deque()
        self.asked = False
        self.prompt = b""
        self.tape: Tape | None = None

    async def follow(self) -> None:
        path = f"/stream?watch={self.game.table}.{self.number}"
        self.tape = Tape(request_bytes("GET", path, self.caller.token), self.hear)
        tape = self.tape
        await asyncio.get_running_loop().create_connection(lambda: tape, HOST, self.caller.port)

    def hear(self, event: bytes) -> None:
        """Looks for the few bytes that matter; reading the whole event would cost more than the server spends on it."""
        at = event.find(SEQ)
        if at < 0:
            return  # a sign of life
        self.seq, self.heard_at = int(event[at + len(SEQ) : event.index(b",", at)]), time.perf_counter()
        self.asked = ASKED in event
        prompt = event.find(PROMPT)
        if self.asked and prompt >= 0:
            self.prompt = event[prompt:]
        while self.awaited and self.awaited[0].seq <= self.seq:
            self.game.timings.note_push(self.heard_at - self.awaited.popleft().sent_at)
        self.game.timings.pushed_bytes += len(event) if self.game.timings.counting else 0

    def expect(self, move: Move) -> None:
        """The move is acknowledged; the stream has told of it already, or will."""
        if self.seq >= move.seq:
            self.game.timings.note_push(self.heard_at - move.sent_at)
        else:
            self.awaited.append(move)

    def options(self) -> list[bytes]:
        return OPTION.findall(self.prompt)

    def question(self) -> str:
        found = QUESTION.search(self.prompt)
        return "" if found is None else found[1].decode()

    def leave(self) -> None:
        if self.tape is not None and self.tape.transport is not None:
            self.tape.transport.abort()


class TimedGame:
    """One game after another with the same four people."""

    def __init__(self, port: int, chance: Random, timings: Timings, *, every: float) -> None:
        self.callers = [Caller(port) for _ in range(SEATS)]
        self.chance = chance
        self.timings = timings
        self.every = every
        self.table = ""
        self.seats: list[Seat] = []

    async def come_in(self) -> None:
        for caller in self.callers:
            caller.token = (await ask(caller, "/api/people", {"name": "Ada"})).data()["token"]

    async def sit_down(self) -> None:
        """A table that four people have taken, somewhere in the middle of its game."""
        host, *others = self.callers
        wish = {"game": "ronin", "players": SEATS, "seats": ["me", *["open"] * (SEATS - 1)], "public": False}
        self.table = (await ask(host, "/api/tables", wish)).data()["table"]
        for number, other in enumerate(others, start=1):
            await ask(other, f"/api/tables/{self.table}/seats/{number}", {"action": "sit"})
        await ask(host, f"/api/tables/{self.table}/begin", {})
        for _ in range(self.chance.randrange(LATEST_START)):
            await self._choose_ahead()
        self.seats = [Seat(self, number, caller) for number, caller in enumerate(self.callers)]
        for seat in self.seats:
            await seat.follow()

    async def _choose_ahead(self) -> None:
        """Somebody who is asked chooses, before anything is measured."""
        told = (await self.callers[0].ask("GET", f"/api/tables/{self.table}")).data()
        asked = [one["seat"] for one in told["seats"] if one["asked"]]
        if not asked:
            return  # a short game that is over already
        seat = self.chance.choice(asked)
        caller = self.callers[seat]
        (question,) = (await caller.ask("GET", f"/api/tables/{self.table}/questions?seat={seat}")).data()
        option = self.chance.choice(question["options"])["id"]
        await ask(caller, f"/api/tables/{self.table}/choose", {"seat": seat, "option": option})

    async def play_on(self) -> None:
        """One move in every so many seconds, beginning somewhere within the first of them."""
        due = time.monotonic() + self.chance.uniform(0, self.every)
        while True:
            await asyncio.sleep(due - time.monotonic())
            due += self.every
            asked = [seat for seat in self.seats if seat.asked]
            if any(seat.awaited for seat in self.seats):
                self.timings.behind += self.timings.counting
            elif asked:
                await self.move(self.chance.choice(asked))
            else:
                await self._sit_down_again()

    async def _sit_down_again(self) -> None:
        for seat in self.seats:
            seat.leave()
        await self.sit_down()

    async def move(self, seat: Seat) -> None:
        option = html.unescape(self.chance.choice(seat.options()).decode())
        body = {"seat": seat.number, "option": option, "question": seat.question()}
        path = f"/api/tables/{self.table}/choose"
        sent_at = time.perf_counter()
        answer = await seat.caller.ask("POST", path, body)
        if answer.status != 200:
            self.timings.troubles.append(f"{path} {body}: {answer.status} {answer.body!r}")
            return
        if self.timings.counting:
            self.timings.acknowledged.append(time.perf_counter() - sent_at)
        for one in self.seats:
            one.expect(Move(answer.data()["seq"], sent_at))


async def ask(caller: Caller, path: str, body: Any) -> Answer:
    answer = await caller.ask("POST", path, body)
    if answer.status != 200:
        raise RuntimeError(f"{path}: {answer.status} {answer.body!r}")
    return answer
