"""`tablewright scenario`: play a chapter from its folder, explore it, describe its files to editors."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn
from rich.table import Table

from tablewright.engine.dice import chosen_seed
from tablewright.engine.faults import BadInput
from tablewright.engine.game import Game
from tablewright.engine.record import Record
from tablewright.games import find_game
from tablewright.games.heredity.scenario.schema import write_schemas
from tablewright.lab.heredity.findings import SPREAD, Walk
from tablewright.lab.heredity.kept import KeptWalk, folder_of, keep_walks, kept_walks
from tablewright.lab.heredity.walks import explore as walk

from .common import MOST_GAMES, Language, check_number
from .play import play as sit_down

FAILED = 1
DAY = 86_400
UNFAIR = ("kept", "search")
"""Who knows what to look for: how often they win says nothing."""
RARE = 3
"""A side that fewer walks have read is told."""


def play(
    folder: Path,
    *,
    chapter: str | None = None,
    humans: int = 1,
    bots: str | None = None,
    players: int = 1,
    seed: str | None = None,
    lang: Language = "en",
    save: Path | None = None,
) -> None:
    """Play a chapter from its folder in the terminal.

    Parameters
    ----------
    folder
        A chapter, or a campaign with several.
    chapter
        The chapter of a campaign; without it, the first.
    humans
        How many people share this keyboard; they take the first seats.
    bots
        Bots for the other seats: greedy, random; without it, greedy.
    players
        How many players share the family, 1 to 4.
    seed
        Any text; the same seed shuffles the same way.
    lang
        The language of the table.
    save
        The new file to keep the game in; without it, one in your data folder.
    """
    wishes = {} if chapter is None else {"chapter": chapter}
    sit_down(
        "heredity", humans=humans, bots=bots, players=players, seed=seed, lang=lang,
        pack=folder.resolve(), save=save, **wishes,
    )  # fmt: skip


def explore(
    folder: Path,
    *,
    chapter: str | None = None,
    games: int = 5,
    seconds: float = 60,
    players: int = 1,
    seed: str = "1",
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    records: Path | None = None,
    keep: Annotated[bool, Parameter(negative="")] = False,
    afresh: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Walk through chapters by random play, by greedy play and by search, and tell what was met.

    Walks that are kept beside a chapter, in walks.jsonl, are made again before all others. The exit code is 0 if every
    side of every card was read, every printed ending was met and a winning line was proven.

    Parameters
    ----------
    folder
        A chapter, or a campaign with several.
    chapter
        The chapter of a campaign; without it, all of them.
    games
        How many games each bot plays.
    seconds
        How long the search may take for each chapter.
    players
        How many seats share the family, 1 to 4; each has a bot.
    seed
        The same seed gives the same games.
    as_json
        Print the results as JSON.
    records
        A folder for the records of a game to each ending, and of every fault.
    keep
        Keep the walks that met something beside each chapter, as few as meet it all.
    afresh
        Leave walks that are kept alone.
    """
    check_number("--games", games, 1, MOST_GAMES)
    check_number("--seconds", seconds, 0, DAY)
    game = find_game("heredity", folder.resolve())
    chapters = chosen_chapters(game, chapter)
    game.agree(players, {})
    homes = {one: folder_of(folder.resolve(), game.content["content"], one) for one in chapters}
    kept = {one: [] if afresh else kept_walks(home) for one, home in homes.items()}
    walks = [walked(game, one, games, seconds, chosen_seed(seed, "The seed"), players, kept[one]) for one in chapters]
    for one in walks:
        if keep:
            keep_walks(homes[one.chapter], one.campaign, one.few_trails())
        if records is not None:
            keep_records(one, records, folder.resolve())
        if not as_json:
            report(one)
    if as_json:
        sys.stdout.write(json.dumps([one.as_data() for one in walks], indent=2, ensure_ascii=False) + "\n")
    return 0 if all(one.complete() and not one.faults for one in walks) else FAILED


def schema(folder: Path) -> None:
    """Write JSON Schemas for editors, and point every TOML file at its own.

    Parameters
    ----------
    folder
        A chapter, or a campaign with several.
    """
    for path in write_schemas(folder):
        sys.stdout.write(f"{path}\n")


# Exploring


def chosen_chapters(game: Game[Any], wish: str | None) -> list[str]:
    known = list(game.content["content"].chapters)
    if wish is not None and wish not in known:
        raise BadInput(f"There is no chapter {wish!r}; there are: {', '.join(known)}.")
    return known if wish is None else [wish]


def walked(
    game: Game[Any], chapter: str, games: int, seconds: float, seed: str, players: int, kept: list[KeptWalk]
) -> Walk:
    """One chapter explored; what is going on is shown on the error stream."""
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TextColumn("{task.completed} games"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(chapter, total=None)
        return walk(game, {"chapter": chapter}, games, seconds, seed, players, lambda _: bar.advance(task), kept)


def keep_records(met: Walk, folder: Path, pack: Path) -> None:
    """A record for every ending and every fault, which `tablewright replay` can follow."""
    folder.mkdir(parents=True, exist_ok=True)
    for ending, record in met.lines.items():
        keep(record, folder / f"{met.chapter}-{ending.replace(' ', '-')}.json", pack)
    for number, trouble in enumerate(met.faults, 1):
        keep(trouble.record, folder / f"{met.chapter}-fault-{number}.json", pack)


def keep(record: Record, path: Path, pack: Path) -> None:
    record.notes["pack"] = str(pack)
    path.write_text(record.to_json(), "utf-8")


# Telling


def report(met: Walk) -> None:
    """What was met, for people."""
    console = Console(width=None if sys.stdout.isatty() else 100, highlight=False, markup=False, emoji=False)
    data, campaign = met.as_data(), met.campaign
    console.print(f"{campaign.prose['en'][f'chapter-{met.chapter}']} ({met.chapter})")
    console.print(walkers_table(data["walkers"]))
    console.print(endings_table(met, list(data["walkers"])))
    missed(console, "Endings never met", data["endings_missing"])
    sides = data["reached"]
    console.print(f"Sides read: {len(sides) - len(data['unreached'])} of {len(sides)}.")
    missed(console, "Never read", [f"{place}: {side}" for side, place in data["unreached"].items()])
    rare = [side for side, times in sides.items() if 0 < times < RARE]
    missed(console, f"Read on fewer than {RARE} walks", [", ".join(rare)] if rare else [])
    console.print(f"Words used: {sum(1 for times in data['words'].values() if times)} of {len(data['words'])}.")
    missed(console, "Never carried out, tested or heard", data["never_used"])
    console.print(f"Facts noted: {', '.join(data['flags']) or 'none'}.")
    missed(console, "Faults", data["faults"])
    console.print(winning_line(met.victory()))


def walkers_table(walkers: dict[str, Any]) -> Table:
    measured = ("choices", "rounds", "minutes")
    table = Table("walker", "games", "won", *measured, caption=f"{', '.join(SPREAD)} of a hundred games in order")
    for name, data in walkers.items():
        won = "" if name in UNFAIR else f"{100 * data['won']:.0f}%"
        spreads = (", ".join(f"{data[what][part]:g}" for part in SPREAD) for what in measured)
        table.add_row(name, str(data["games"]), won, *spreads)
    return table


def endings_table(met: Walk, walkers: list[str]) -> Table:
    table = Table("ending", *walkers)
    for ending in sorted({ending for _, ending in met.endings}):
        table.add_row(ending, *(str(met.endings[walker, ending] or "") for walker in walkers))
    return table


def missed(console: Console, heading: str, entries: list[str]) -> None:
    if entries:
        console.print(f"{heading}:")
        for entry in entries:
            console.print(f"  {entry}")


def winning_line(record: Record | None) -> str:
    if record is None:
        return "No winning line was found."
    heading = f"A winning line of {len(record.steps)} choices with the seed {record.seed}, played again and proven:"
    steps = (f"  {number:3} seat {step.seat}: {step.option}" for number, step in enumerate(record.steps, 1))
    return "\n".join((heading, *steps))
