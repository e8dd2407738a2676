"""`tablewright simulate`: many games between bots, and their statistics."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tablewright.engine.dice import chosen_seed
from tablewright.games import find_game
from tablewright.lab.simulate import Plan
from tablewright.lab.simulate import simulate as run
from tablewright.language import Speaker

from .common import MOST_GAMES, MOST_WORKERS, check_number, chosen_bots
from .settings import Wish, agreed

HEADINGS = {"seats": "seat", "names": "character", "bots": "bot"}


def simulate(
    game: str,
    *,
    players: int | None = None,
    games: int = 100,
    bots: str = "random",
    seed: str = "1",
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    workers: int | None = None,
    pack: Path | None = None,
    **wishes: Wish,
) -> None:
    """Play many games between bots and count scores, wins by seat and character, decisions and seconds.

    Parameters
    ----------
    game
        The game, for example ronin; a name that is not known is answered with all of them.
    players
        How many players sit at the table, as the game allows; without it, four.
    games
        How many games are played.
    bots
        The bots that sit down, greedy or random, in order and repeated as needed; they move on one seat with each game.
    seed
        The same seed gives the same results, on any number of workers.
    as_json
        Print the results as JSON.
    workers
        How many processes share the work; without it, one for each core.
    pack
        A folder with other content for the game.
    """
    found = find_game(game, pack)
    check_number("--games", games, 1, MOST_GAMES)
    check_number("--workers", 1 if workers is None else workers, 1, MOST_WORKERS)
    count = found.nearest_count(4) if players is None else players
    settings = agreed(found, count, wishes)
    plan = Plan(game, count, games, chosen_bots(bots), chosen_seed(seed, "The seed"), settings, pack)
    start = time.perf_counter()
    with _progress() as bar:
        task = bar.add_task(game, total=games)
        results = run(plan, workers or os.cpu_count() or 1, lambda done: bar.advance(task, done))
    data = {"plan": _plan_data(plan), **results.as_data(), "wall_seconds": round(time.perf_counter() - start, 3)}
    sys.stdout.write(json.dumps(data, indent=2) + "\n") if as_json else _print(data, Speaker(found, "en"))


def _progress() -> Progress:
    """A bar on the error stream, so that results can be piped."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def _plan_data(plan: Plan) -> dict[str, Any]:
    return {
        "game": plan.game,
        "players": plan.players,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "settings": dict(plan.settings),
    }


def _print(data: dict[str, Any], speaker: Speaker) -> None:
    console = Console(width=None if sys.stdout.isatty() else 100)
    for group, heading in ((group, heading) for group, heading in HEADINGS.items() if data[group]):
        table = Table(heading, "played", "won", "share", "mean", "lowest", "highest")
        for key, tally in data[group].items():
            name = speaker.say(key) if group == "names" and speaker.has(key) else key
            share = f"{100 * tally['share']:.1f}%"
            values = (tally["played"], tally["won"], share, tally["mean"], tally["lowest"], tally["highest"])
            table.add_row(name, *map(str, values))
        console.print(table)
    rate = data["decisions"] / data["seconds"] if data["seconds"] else 0
    console.print(
        f"{data['games']} games, {data['decisions']} decisions, {data['seconds']} CPU seconds "
        f"({rate:,.0f} decisions a second), {data['wall_seconds']} seconds in all."
    )
