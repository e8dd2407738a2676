"""Keeps running games of today's rules before a game's version is raised: later versions must go on with them."""

from __future__ import annotations

import sys
from pathlib import Path

from cyclopts import App

from tablewright.engine.match import replay
from tablewright.engine.record import read_record
from tablewright.games import GAMES, find_game

from .record_games import FOLDER

OLDER = FOLDER / "older"
app = App(help=__doc__)


def running(text: str, where: str) -> str:
    """A recorded game after two thirds of its choices."""
    record = read_record(text, where)
    match = replay(find_game(record.game), record)
    match.rewind(len(record.steps) * 2 // 3)
    return match.record().to_json()


@app.default
def keep_older(*games: str, folder: Path = FOLDER) -> None:
    """Cut the recorded games of these titles, or of all, short, and put them into `older/GAME-VERSION`.

    Parameters
    ----------
    games
        The titles whose version is about to be raised.
    folder
        Where the records lie, in a folder for each game.
    """
    for game in games or GAMES:
        kept = folder / "older" / f"{game}-{find_game(game).version}"
        kept.mkdir(parents=True, exist_ok=True)
        for file in sorted((folder / game).glob("*.json")):
            (kept / file.name).write_text(running(file.read_text("utf-8"), file.name), "utf-8")
            sys.stdout.write(f"{kept / file.name}\n")


if __name__ == "__main__":
    app()
