"""`tablewright scenario`: play a chapter from its folder, explore it, describe its files to editors."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from tablewright.games import find_game
from tablewright.games.heredity.scenario.schema import write_schemas
from tablewright.lab.heredity.kept import kept_walks

from .common import Language
from .exploring import Effort, chosen_chapters, homes_of, keep_few, keep_records, walked
from .findings import print_data, print_reports
from .play import play as sit_down

FAILED = 1


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
    effort = Effort(games, seconds, players, seed)
    game = find_game("heredity", folder.resolve())
    homes = homes_of(game, folder.resolve(), chosen_chapters(game, chapter))
    known = {} if afresh else {one: kept_walks(home) for one, home in homes.items()}
    walks = [walked(game, one, effort, known.get(one, [])) for one in homes]
    if keep:
        keep_few(walks, homes)
    if records is not None:
        keep_records(walks, records, folder.resolve())
    if as_json:
        print_data(walks)
    else:
        print_reports(walks)
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
