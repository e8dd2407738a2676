"""What several verbs need: reading files, choosing settings, and where games are saved."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from tablewright.engine.faults import BadInput
from tablewright.engine.game import Game
from tablewright.engine.record import Record, read_record
from tablewright.games import find_game


def read_text(path: Path) -> str:
    """A text file, or a sentence about why it cannot be read."""
    try:
        return path.read_text("utf-8")
    except FileNotFoundError:
        raise BadInput(f"There is no file {path}.") from None
    except IsADirectoryError:
        raise BadInput(f"{path} is a folder, not a file.") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path} is not a text file.") from None


def open_record(path: Path) -> tuple[Record, Game[Any]]:
    """A record from a file, with the game and the pack it was played with."""
    record = read_record(read_text(path), str(path))
    pack = record.notes.get("pack")
    return record, find_game(record.game, Path(pack) if isinstance(pack, str) else None)


def saves_folder() -> Path:
    """Where running games are kept."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "tablewright" / "saves"


def checked_seed(seed: str) -> str:
    """A seed is any text, but it must be text."""
    if any("\ud800" <= letter <= "\udfff" for letter in seed):
        raise BadInput("The seed is not text in UTF-8.")
    return seed


def chosen_settings(game: Game[Any], players: int, **wishes: str | None) -> dict[str, str]:
    """The wishes that were really expressed, with the names that the game gives its settings."""
    known = {setting.name for setting in game.settings}
    named = {name.replace("_", "-"): value for name, value in wishes.items() if value is not None}
    for name in named:
        if name not in known:
            raise BadInput(f"{game.id} has no setting {name!r}.")
    return game.agree(players, named)
