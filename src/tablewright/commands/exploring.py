"""Walking through the chapters of a folder: which of them, how much, and what is kept of the walks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn

from tablewright.engine.dice import chosen_seed
from tablewright.engine.faults import BadInput
from tablewright.engine.game import Game
from tablewright.engine.record import Record
from tablewright.lab.heredity.findings import Walk
from tablewright.lab.heredity.kept import KeptWalk, folder_of, keep_walks
from tablewright.lab.heredity.walks import explore

from .common import MOST_GAMES, check_number

DAY = 86_400


class Effort:
    """How much is walked in each chapter: games of each bot, seconds of search, with so many seats and a seed."""

    def __init__(self, games: int, seconds: float, players: int, seed: str) -> None:
        check_number("--games", games, 1, MOST_GAMES)
        check_number("--seconds", seconds, 0, DAY)
        self.games = games
        self.seconds = seconds
        self.players = players
        self.seed = chosen_seed(seed, "The seed")


def chosen_chapters(game: Game[Any], wish: str | None) -> list[str]:
    known = list(game.content["content"].chapters)
    if wish is not None and wish not in known:
        raise BadInput(f"There is no chapter {wish!r}; there are: {', '.join(known)}.")
    return known if wish is None else [wish]


def homes_of(game: Game[Any], folder: Path, chapters: Sequence[str]) -> dict[str, Path]:
    """Where the files of each chapter lie."""
    return {chapter: folder_of(folder, game.content["content"], chapter) for chapter in chapters}


def walked(game: Game[Any], chapter: str, effort: Effort, kept: Sequence[KeptWalk]) -> Walk:
    """One chapter explored; what is going on is shown on the error stream."""
    settings = game.agree(effort.players, {"chapter": chapter})
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TextColumn("{task.completed} games"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(chapter, total=None)
        return explore(
            game, settings, effort.games, effort.seconds, effort.seed, effort.players,
            lambda _: bar.advance(task), kept,
        )  # fmt: skip


def keep_few(walks: Sequence[Walk], homes: Mapping[str, Path]) -> None:
    """Beside each chapter the walks that met something, as few as meet it all."""
    for met in walks:
        keep_walks(homes[met.chapter], met.campaign, met.few_trails())


def keep_records(walks: Sequence[Walk], folder: Path, pack: Path) -> None:
    """A record for every ending and every fault, which `tablewright replay` can follow."""
    folder.mkdir(parents=True, exist_ok=True)
    for met in walks:
        for ending, record in met.lines.items():
            keep_record(record, folder / f"{met.chapter}-{ending.replace(' ', '-')}.json", pack)
        for number, trouble in enumerate(met.faults, 1):
            keep_record(trouble.record, folder / f"{met.chapter}-fault-{number}.json", pack)


def keep_record(record: Record, path: Path, pack: Path) -> None:
    record.notes["pack"] = str(pack)
    path.write_text(record.to_json(), "utf-8")
