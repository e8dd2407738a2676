"""Loads the hall with games at a human pace, four live streams each, and reports what people would feel."""

from __future__ import annotations

import asyncio
import gc
import os
import resource
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Literal

import uvloop
from cyclopts import App

from .postgres import own_postgres
from .server import Server
from .timed_games import SEATS, TimedGame, Timings

AT_ONCE = 8
"""So many games are set up at the same time."""
ACKNOWLEDGE_AIM, PUSH_AIM, MEMORY_AIM = 50.0, 100.0, 512.0
app = App(help=__doc__)


@dataclass(frozen=True, slots=True)
class Usage:
    """What was used up to a moment, in seconds; `server` and `own` are of computing."""

    at: float
    server: float
    own: float


@dataclass(frozen=True, slots=True)
class Figures:
    """One measurement."""

    games: int
    seconds: float
    timings: Timings
    server_share: float
    own_share: float
    memory_before: float
    memory_after: float

    def faults(self) -> list[str]:
        """What misses the aim."""
        timings = self.timings
        found = {
            f"acknowledge p99 over {ACKNOWLEDGE_AIM:.0f} ms": percentile(timings.acknowledged, 99) > ACKNOWLEDGE_AIM,
            f"push p99 over {PUSH_AIM:.0f} ms": percentile(timings.pushed, 99) > PUSH_AIM,
            f"memory over {MEMORY_AIM:.0f} MB": self.memory_after > MEMORY_AIM,
            f"{timings.behind} moves left out": timings.behind > 0.01 * len(timings.acknowledged),
            f"{len(timings.troubles)} moves refused": bool(timings.troubles),
        }
        return [name for name, missed in found.items() if missed]


def percentile(seconds: Sequence[float], share: float) -> float:
    """In milliseconds."""
    ranked = sorted(seconds)
    return 1000 * ranked[min(len(ranked) - 1, int(len(ranked) * share / 100))] if ranked else 0.0


def usage(server: Server) -> Usage:
    own = resource.getrusage(resource.RUSAGE_SELF)
    return Usage(time.monotonic(), server.cpu_seconds(), own.ru_utime + own.ru_stime)


async def measure(server: Server, *, games: int, seconds: float, every: float, warm_up: float, seed: str) -> Figures:
    """Seat everybody, let them play for a while, then look at the clock."""
    timings = Timings()
    tables = [TimedGame(server.port, Random(f"{seed} {number}"), timings, every=every) for number in range(games)]
    await seat_everybody(tables)
    playing = [asyncio.create_task(table.play_on()) for table in tables]
    gc.collect()
    gc.freeze()
    await asyncio.sleep(warm_up)
    before, memory_before = usage(server), server.memory()
    timings.counting = True
    done, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    timings.counting = False
    after = usage(server)
    for task in done:
        await task  # a player has stumbled; say why
    for task in playing:
        task.cancel()
    passed = after.at - before.at
    shares = (after.server - before.server) / passed, (after.own - before.own) / passed
    return Figures(games, passed, timings, *shares, memory_before, server.memory())


async def seat_everybody(tables: Sequence[TimedGame]) -> None:
    gate = asyncio.Semaphore(AT_ONCE)

    async def seat(table: TimedGame) -> None:
        async with gate:
            await table.come_in()
            await table.sit_down()

    await asyncio.gather(*(seat(table) for table in tables))


def told(figures: Figures) -> str:
    """The figures, for people."""
    timings, acknowledged, pushed = figures.timings, figures.timings.acknowledged, figures.timings.pushed
    size = timings.pushed_bytes / max(1, len(pushed)) / 1024
    cost = 1000 * figures.server_share * figures.seconds / max(1, len(acknowledged))
    lines = [
        f"{figures.games} games, {SEATS * figures.games} streams, {figures.seconds:.0f} s: {len(acknowledged)} moves "
        f"({len(acknowledged) / figures.seconds:.1f}/s), {len(pushed)} pushes of {size:.1f} kB",
        f"  acknowledge  p50 {percentile(acknowledged, 50):6.1f} ms   p99 {percentile(acknowledged, 99):6.1f} ms"
        f"   longest {percentile(acknowledged, 100):6.1f} ms",
        f"  push         p50 {percentile(pushed, 50):6.1f} ms   p99 {percentile(pushed, 99):6.1f} ms"
        f"   longest {percentile(pushed, 100):6.1f} ms",
        f"  server       {100 * figures.server_share:.0f} % of a core ({cost:.1f} ms for a move), "
        f"{figures.memory_before:.0f} MB before and {figures.memory_after:.0f} MB after",
        f"  load itself  {100 * figures.own_share:.0f} % of a core",
        *(f"  TROUBLE {trouble}" for trouble in timings.troubles[:5]),
        "  missed: " + "; ".join(figures.faults()) if figures.faults() else "  every aim reached",
    ]
    return "\n".join(lines) + "\n"


@app.default
def main(
    *,
    games: int = 500,
    seconds: float = 60.0,
    every: float = 5.0,
    warm_up: float = 10.0,
    database: Literal["sqlite", "postgres"] = "sqlite",
    workers: int = 1,
    seed: str = "load",
) -> int:
    """Games of four with a live stream for each seat, one move per game every few seconds.

    Parameters
    ----------
    games
        How many games run at once.
    seconds
        How long to measure.
    every
        Seconds between two moves of a game.
    warm_up
        Seconds of play before measuring.
    database
        SQLite in a file, or a PostgreSQL started for this.
    workers
        How many processes the hall has; more than one needs PostgreSQL.
    seed
        Decides about the games and the choices.
    """
    allow_many_connections()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="tablewright-load-"))
        address = f"sqlite:///{folder}/hall.db" if database == "sqlite" else stack.enter_context(own_postgres())
        own_core, server_core = cores(workers)
        if own_core is not None:
            os.sched_setaffinity(0, {own_core})
        server = Server(address, Path(folder) / "server.log", workers=workers, core=server_core)
        server.start()
        stack.callback(server.kill)
        figures = uvloop.run(_answered_and_measured(server, games, seconds, every, warm_up, seed))
    sys.stdout.write(told(figures))
    return 1 if figures.faults() else 0


async def _answered_and_measured(
    server: Server, games: int, seconds: float, every: float, warm_up: float, seed: str
) -> Figures:
    await server.answering()
    return await measure(server, games=games, seconds=seconds, every=every, warm_up=warm_up, seed=seed)


def allow_many_connections() -> None:
    """Each stream is an open file, here and in the server, which inherits the limit."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def cores(workers: int) -> tuple[int | None, int | None]:
    """One core for the load and another for a hall of one process, so that neither measures the other."""
    available = sorted(os.sched_getaffinity(0))
    return (available[-1], available[0]) if workers == 1 and len(available) > 1 else (None, None)


if __name__ == "__main__":
    sys.exit(app())
