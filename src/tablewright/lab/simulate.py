"""Many games at once: bots play them out, and the results are gathered."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import closing
from dataclasses import dataclass, field
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import Any

from tablewright.bots import find_bot
from tablewright.engine.dice import Luck, dice_from
from tablewright.engine.game import Game, Settings, Standing
from tablewright.engine.outlook import Outlook
from tablewright.engine.position import Position
from tablewright.games import find_game

CHUNK = 25
UNNAMED = "seat-unnamed"
"""What a seat is called that has no character: its number alone, so there is nothing more to count."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be simulated. The bots sit down in this order and move on one seat with each game."""

    game: str
    players: int
    games: int
    bots: tuple[str, ...]
    seed: str
    settings: Settings
    pack: Path | None = None


@dataclass(slots=True)
class Tally:
    """How often a seat, a character or a bot took part and won, and what it scored."""

    played: int = 0
    won: int = 0
    points: int = 0
    lowest: int | None = None
    highest: int | None = None

    def add(self, score: int, won: bool) -> None:  # noqa: FBT001 - a result, not a switch
        self.played += 1
        self.won += won
        self.points += score
        self.lowest = score if self.lowest is None else min(self.lowest, score)
        self.highest = score if self.highest is None else max(self.highest, score)

    def merge(self, other: Tally) -> None:
        self.played += other.played
        self.won += other.won
        self.points += other.points
        self.lowest = min((one for one in (self.lowest, other.lowest) if one is not None), default=None)
        self.highest = max((one for one in (self.highest, other.highest) if one is not None), default=None)

    def as_data(self) -> dict[str, float | int | None]:
        shares = {"share": round(self.won / self.played, 4), "mean": round(self.points / self.played, 2)}
        return {"played": self.played, "won": self.won, **shares, "lowest": self.lowest, "highest": self.highest}


@dataclass(slots=True)
class Results:
    """What came out of a number of games."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    seats: dict[str, Tally] = field(default_factory=dict)
    names: dict[str, Tally] = field(default_factory=dict)
    bots: dict[str, Tally] = field(default_factory=dict)
    sources: dict[str, int] = field(default_factory=dict)

    def merge(self, other: Results) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.seconds += other.seconds
        for mine, theirs in ((self.seats, other.seats), (self.names, other.names), (self.bots, other.bots)):
            for key, tally in theirs.items():
                mine.setdefault(key, Tally()).merge(tally)
        for source, points in other.sources.items():
            self.sources[source] = self.sources.get(source, 0) + points

    def as_data(self) -> dict[str, Any]:
        groups = {"seats": self.seats, "names": self.names, "bots": self.bots}
        totals = {"games": self.games, "decisions": self.decisions, "seconds": round(self.seconds, 3)}
        tables = {name: {key: group[key].as_data() for key in sorted(group)} for name, group in groups.items()}
        points = {source: round(points / max(self.games, 1), 3) for source, points in self.sources.items()}
        return {**totals, **tables, "points_per_game_by_source": points}


def play_game(game: Game[Any], plan: Plan, number: int) -> Results:
    """One game from deal to end, and what came out of it."""
    seed = f"{plan.seed}:{number}"
    holders = [plan.bots[(seat + number) % len(plan.bots)] for seat in range(plan.players)]
    bots = [find_bot(name, Luck(f"{seed}:{name}:{seat}")) for seat, name in enumerate(holders)]
    position = Position.of(game, game.set_up(plan.players, plan.settings, dice_from(seed)), game.opening)
    results = Results(games=1)
    while not position.over:
        seat = position.asked().seat
        position.play(seat, bots[seat].choose(Outlook(position, seat)))
        results.decisions += 1
    for standing in game.standings(position.table):
        _count(results, position, standing, holders)
    return results


def _count(results: Results, position: Position, standing: Standing, holders: Sequence[str]) -> None:
    """Enter how the game ended for one seat under its seat, its character and its bot."""
    seat = standing.seat
    name = position.game.seat_name(position.table, seat)
    groups = [(results.seats, f"seat {seat + 1}"), (results.bots, holders[seat])]
    if name != UNNAMED:
        groups.append((results.names, name))
    for group, key in groups:
        group.setdefault(key, Tally()).add(standing.score, standing.won)
    for source, points in standing.details.items():
        results.sources[source] = results.sources.get(source, 0) + points


def play_games(plan: Plan, numbers: range) -> Results:
    """Some of the games of a plan, one after the other."""
    game = find_game(plan.game, plan.pack)
    results = Results()
    start = time.process_time()
    for number in numbers:
        results.merge(play_game(game, plan, number))
    results.seconds = time.process_time() - start
    return results


def simulate(plan: Plan, workers: int, progress: Callable[[int], None]) -> Results:
    """All games of a plan, on several processes if wished; the same plan gives the same results on any number."""
    chunks = [range(first, min(first + CHUNK, plan.games)) for first in range(0, plan.games, CHUNK)]
    results = Results()
    with closing(_play_chunks(plan, chunks, workers)) as parts:
        for part in parts:
            results.merge(part)
            progress(part.games)
    return results


def _play_chunks(plan: Plan, chunks: Sequence[range], workers: int) -> Generator[Results, None, None]:
    if workers == 1:
        yield from (play_games(plan, chunk) for chunk in chunks)
        return
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_leave_interrupts)
    try:
        for done in as_completed([pool.submit(play_games, plan, chunk) for chunk in chunks]):
            yield done.result()
    except (KeyboardInterrupt, GeneratorExit):  # nobody wants to wait for the games that are being played
        for worker in active_children():
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts() -> None:
    """Whoever interrupts a simulation speaks to the process that gathers the results; it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
