"""`tablewright play` and `tablewright resume`: sit down in the terminal."""

from __future__ import annotations

import sys
from datetime import datetime
from pathlib import Path

from tablewright.engine.commitment import new_seed
from tablewright.engine.dice import chosen_seed
from tablewright.engine.faults import BadInput
from tablewright.engine.match import Match
from tablewright.engine.match import resume as go_on
from tablewright.games import find_game
from tablewright.language import Speaker
from tablewright.terminal.seating import HUMAN

from .common import (
    Language,
    chosen_bots,
    data_folder,
    named,
    open_record,
    spoken_language,
)
from .settings import Wish, agreed

DEFAULT_BOTS = ("greedy",)


def play(
    game: str,
    *,
    humans: int = 1,
    bots: str | None = None,
    players: int | None = None,
    seed: str | None = None,
    lang: Language = "en",
    pack: Path | None = None,
    save: Path | None = None,
    **wishes: Wish,
) -> None:
    """Play in the terminal, alone, with friends at one keyboard, or with bots.

    Parameters
    ----------
    game
        The game, for example ronin; a name that is not known is answered with all of them.
    humans
        How many people share this keyboard; they take the first seats.
    bots
        Bots for the other seats, in order and repeated as needed: greedy, random; without it, greedy.
    players
        How many players there are in all, as the game allows; without it, four.
    seed
        Any text; the same seed deals the same game. Without it, nobody can guess the deal.
    lang
        The language of the table.
    pack
        A folder with other content for the game.
    save
        The new file to keep the game in; without it, one in your data folder.
    """
    found = find_game(game, pack)
    count = players if players is not None else found.nearest_count(max(4, humans))
    settings = agreed(found, count, wishes)
    holders = _holders(humans, bots, count)
    if save is not None:
        _refuse_taken(save)
    match = Match(found, count, settings, new_seed() if seed is None else chosen_seed(seed, "The seed"))
    if pack is not None:
        match.notes["pack"] = str(pack.resolve())
    _sit_down(match, holders, lang, save or _new_save(game))


def _holders(humans: int, bots: str | None, count: int) -> list[str]:
    """Who holds which seat: people first, then the bots in turn."""
    if not 0 <= humans <= count:
        raise BadInput(f"{humans} people cannot share {count} seats.")
    names = DEFAULT_BOTS if bots is None else chosen_bots(bots)
    free = count - humans
    if bots is not None and len(names) > free:
        raise BadInput(f"--bots names more bots ({len(names)}) than there are free seats ({free}).")
    return [HUMAN] * humans + [names[index % len(names)] for index in range(free)]


def _refuse_taken(save: Path) -> None:
    """A new game never takes the place of something else."""
    if save.is_dir():
        raise BadInput(f"{save} is a folder; --save needs the name of a new file.")
    if save.exists():
        raise BadInput(f"{save} exists already; go on with it by `tablewright resume`, or name a new file.")


def _new_save(game: str) -> Path:
    moment = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return saves_folder() / f"{game}-{moment}.json"


def _sit_down(match: Match, holders: list[str], language: str, save: Path, notice: str = "") -> None:
    from tablewright import terminal
    from tablewright.terminal.keeping import try_place

    if not sys.stdin.isatty() or not sys.stdout.isatty():
        raise BadInput("Playing needs a terminal; simulate and position work without one.")
    try:
        try_place(save)
    except OSError as trouble:
        raise BadInput(f"{save}: the game cannot be kept there: {trouble.strerror}.") from None
    terminal.play(match, holders, language, save, notice=notice)


def saves_folder() -> Path:
    """Where games are kept unless somebody names another place."""
    return data_folder() / "saves"


def resume(file: Path | None = None, *, lang: Language | None = None, pack: Path | None = None) -> None:
    """Go on with a saved game.

    Parameters
    ----------
    file
        The saved game. Without it you are told where saved games lie.
    lang
        The language of the table; without it, the one it was played in.
    pack
        Where the content pack of the game is now, if it was moved.
    """
    if file is None:
        raise BadInput(_which_game(saves_folder()))
    record, game = open_record(file, pack)
    with named(file):
        match, notice = go_on(game, record)
    if pack is not None:
        match.notes["pack"] = str(pack.resolve())
    language = spoken_language(record, lang)
    said = "" if notice is None else Speaker(game, language).say(f"notice-{notice}")
    holders = record.notes.get("holders")
    if not isinstance(holders, list) or len(holders) != match.players:
        holders = [HUMAN] * match.players
    _sit_down(match, [str(holder) for holder in holders], language, file, said)


def _which_game(folder: Path) -> str:
    """Where saved games lie, and the last of them."""
    saved = sorted(folder.glob("*.json"), key=lambda file: file.stat().st_mtime)
    last = f"the last one is {saved[-1].name}" if saved else "where none lies now"
    return f"Name the file of a saved game; games are kept in {folder}, {last}."
