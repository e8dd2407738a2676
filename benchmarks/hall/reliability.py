"""Kills the hall again and again while games are played, and shows that nothing acknowledged is lost or doubled."""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Literal

from cyclopts import App

from .judging import Verdict, judge, judge_records, read_log
from .players import SEATS, History, Pace, Player
from .postgres import own_postgres
from .server import Server
from .wire import Caller

WORKER_KILLS = 0.3
"""With several workers, this share of kills hits one of them; the others hit the whole hall."""
app = App(help=__doc__)


@dataclass(slots=True)
class Outcome:
    """A whole run: the kills, how long the hall was away each time, and the judge's verdict."""

    kills: int = 0
    worker_kills: int = 0
    away: list[float] = field(default_factory=list)
    verdict: Verdict = field(default_factory=Verdict)


async def survive(
    database: str, log: Path, *, kills: int, games: int, seed: str, workers: int = 1, thinking: float = 0.25
) -> Outcome:
    """Let so many games run, kill the hall so often, play everything to its end, and judge."""
    chance = Random(seed)
    server = Server(database, log, workers=workers, options=["--bot-pause", "0"])
    outcome, history, pace = Outcome(), History(), Pace(thinking)
    players = [
        Player(server.port, Random(f"{seed} {number}"), 1 + number % SEATS, pace, history) for number in range(games)
    ]
    server.start()
    try:
        await server.answering()
        playing = asyncio.gather(*(player.play() for player in players))
        await _kill_often(server, chance, kills, workers, outcome, playing)
        pace.hurry()
        await playing
        rows = await asyncio.to_thread(read_log, database)
        outcome.verdict = judge(rows, history)
        await judge_records(Caller(server.port), rows, history, outcome.verdict)
    finally:
        server.kill()
    return outcome


async def _kill_often(
    server: Server, chance: Random, kills: int, workers: int, outcome: Outcome, playing: asyncio.Future[list[None]]
) -> None:
    for _ in range(kills):
        await asyncio.sleep(chance.uniform(0.05, 1.5))
        if playing.done():  # a player has given up; say why
            await playing
        if workers > 1 and chance.random() < WORKER_KILLS:
            server.kill_worker(chance)
            outcome.worker_kills += 1
        else:
            server.kill()
            server.start()
            outcome.away.append(await server.answering())
            outcome.kills += 1


def told(name: str, outcome: Outcome) -> str:
    """The figures of a run, for people."""
    verdict = outcome.verdict
    away = outcome.away or [0.0]
    lines = [
        f"{name}: {outcome.kills} kills of the hall, {outcome.worker_kills} of single workers",
        f"  tables {verdict.tables}, played to the end and verified {verdict.replayed}, "
        f"opened by a request whose answer was lost and so never played {verdict.unknown}",
        f"  choices acknowledged {verdict.acknowledged}, repeated {verdict.repeated}, "
        f"written but unanswered {verdict.written_unanswered}, refused as stale {verdict.refused}",
        f"  lost {verdict.lost}, doubled {verdict.doubled}, faults {len(verdict.faults)}",
        f"  answers again after {statistics.median(away):.2f} s (median), {max(away):.2f} s (longest)",
        *(f"  FAULT {fault}" for fault in verdict.faults[:20]),
    ]
    return "\n".join(lines) + "\n"


@app.default
def main(
    *, kills: int = 100, games: int = 50, seed: str = "reliability", only: Literal["sqlite", "postgres"] | None = None
) -> int:
    """Kill the hall during running games, on SQLite and on PostgreSQL with two workers.

    Parameters
    ----------
    kills
        How often the hall is killed on each database.
    games
        How many games run at once.
    seed
        Decides about the moments of the kills and the choices of the players.
    only
        One database instead of both.
    """
    faults: Sequence[str] = []
    with tempfile.TemporaryDirectory(prefix="tablewright-reliability-") as folder:
        log = Path(folder) / "server.log"
        if only != "postgres":
            database = f"sqlite:///{folder}/hall.db"
            faults = _report("SQLite", asyncio.run(survive(database, log, kills=kills, games=games, seed=seed)))
        if only != "sqlite":
            with own_postgres() as database:
                run = survive(database, log, kills=kills, games=games, seed=seed, workers=2)
                faults = [*faults, *_report("PostgreSQL, 2 workers", asyncio.run(run))]
        _report_log(log)
    return 1 if faults else 0


def _report(name: str, outcome: Outcome) -> Sequence[str]:
    sys.stdout.write(told(name, outcome))
    sys.stdout.flush()
    return outcome.verdict.faults


def _report_log(log: Path) -> None:
    """What the server itself complained about."""
    complaints = [line for line in log.read_text(errors="replace").splitlines() if "The hall is open" not in line]
    if complaints:
        sys.stdout.write("The server's own log:\n" + "\n".join(complaints[-40:]) + "\n")


if __name__ == "__main__":
    sys.exit(app())
