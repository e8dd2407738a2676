"""`tablewright play` and `tablewright resume`: sit down in the terminal."""

from __future__ import annotations

import sys
from datetime import datetime
from pathlib import Path
from typing import Literal

from tablewright.bots import BOTS
from tablewright.engine.commitment import new_seed
from tablewright.engine.faults import BadInput
from tablewright.engine.match import Match
from tablewright.engine.match import resume as go_on
from tablewright.games import find_game
from tablewright.language import Speaker

from .common import checked_seed, chosen_settings, open_record, saves_folder

Language = Literal["en", "pl", "cs"]
HUMAN = "human"


def play(
    game: str,
    *,
    humans: int = 1,
    bots: str = "greedy",
    players: int | None = None,
    seed: str | None = None,
    lang: Language = "en",
    side: str | None = None,
    difficulty: str | None = None,
    automa: str | None = None,
    first_chooser: str | None = None,
    kept_effects: str | None = None,
    pack: Path | None = None,
    save: Path | None = None,
) -> None:
    """Play in the terminal, alone, with friends at one keyboard, or with bots.

    Parameters
    ----------
    game: The game, for example ronin.
    humans: How many people share this keyboard; they take the first seats.
    bots: Bots for the other seats, in order and repeated as needed: greedy, random.
    players: How many players there are in all; without it, one table-filling bot game of four.
    seed: Anything; the same seed deals the same game. Without it, nobody can guess the deal.
    lang: The language of the table.
    side: The side of the cooperation boards, A or B (Ronin).
    difficulty: summer, autumn or winter (Ronin, one player).
    automa: random or pick: who gives the Automas their characters (Ronin, one or two players).
    first_chooser: random, or the number of the player who chooses a character first (Ronin).
    kept_effects: new-chapter or old-chapter: the active symbols for kept cards' effects (Ronin).
    pack: A folder with other content for the game.
    save: The file to keep the game in; without it, one in your data folder.
    """
    found = find_game(game, pack)
    if not 0 <= humans <= found.players[-1]:
        raise BadInput(f"{game} cannot seat {humans} people at one keyboard.")
    count = players if players is not None else max(4, humans)
    if humans > count:
        raise BadInput(f"{humans} people cannot share {count} seats.")
    settings = chosen_settings(
        found, count, side=side, difficulty=difficulty, automa=automa, first_chooser=first_chooser,
        kept_effects=kept_effects,
    )  # fmt: skip
    match = Match(found, count, settings, new_seed() if seed is None else checked_seed(seed))
    if pack is not None:
        match.notes["pack"] = str(pack.resolve())
    _sit_down(match, _holders(humans, bots, count), lang, save or _new_save(game))


def _holders(humans: int, bots: str, count: int) -> list[str]:
    """Who holds which seat: people first, then the bots in turn."""
    names = [name.strip() for name in bots.split(",") if name.strip()] or ["greedy"]
    for name in names:
        if name not in BOTS:
            raise BadInput(f"There is no bot {name!r}; there are: {', '.join(BOTS)}.")
    return [HUMAN] * humans + [names[index % len(names)] for index in range(count - humans)]


def _new_save(game: str) -> Path:
    moment = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return saves_folder() / f"{game}-{moment}.json"


def _sit_down(match: Match, holders: list[str], language: str, save: Path) -> None:
    from tablewright import terminal

    if not sys.stdin.isatty() or not sys.stdout.isatty():
        raise BadInput("Playing needs a terminal; simulate and position work without one.")
    save.parent.mkdir(parents=True, exist_ok=True)
    terminal.play(match, holders, language, save)


def resume(file: Path, *, lang: Language | None = None) -> None:
    """Go on with a saved game.

    Parameters
    ----------
    file: The saved game.
    lang: The language of the table; without it, the one it was played in.
    """
    record, game = open_record(file)
    match, notice = go_on(game, record)
    language = lang or str(record.notes.get("language", "en"))
    if notice is not None:
        sys.stdout.write(Speaker(game, language).say(f"notice-{notice}") + "\n")
    holders = record.notes.get("holders")
    if not isinstance(holders, list) or len(holders) != match.players:
        holders = [HUMAN] * match.players
    _sit_down(match, [str(holder) for holder in holders], language, file)
