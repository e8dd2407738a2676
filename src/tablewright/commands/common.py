"""What several verbs need: reading files, checking numbers and bots, and where everything is kept."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from tablewright.bots import BOTS
from tablewright.engine.faults import BadInput, TableError
from tablewright.engine.game import Game
from tablewright.engine.record import Record, read_record
from tablewright.games import find_game
from tablewright.language import LANGUAGES

Language = Literal["en", "pl", "cs"]
MOST_GAMES = 1_000_000_000
MOST_WORKERS = 64


def read_text(path: Path) -> str:
    """A text file, or a sentence about why it cannot be read."""
    try:
        return path.read_text("utf-8")
    except FileNotFoundError:
        raise BadInput(f"{path}: there is no such file.") from None
    except IsADirectoryError:
        raise BadInput(f"{path} is a folder, not a file.") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path} is not a text file.") from None


def open_record(path: Path, pack: Path | None = None) -> tuple[Record, Game[Any]]:
    """A record from a file, with its game; `pack` is where the pack it was played with lies now."""
    text = read_text(path)
    with named(path):
        record = read_record(text, "the record")
        return record, find_game(record.game, pack or _noted_pack(record))


def _noted_pack(record: Record) -> Path | None:
    noted = record.notes.get("pack")
    if not isinstance(noted, str):
        return None
    if not Path(noted).is_dir():
        raise BadInput(f"its pack {noted} is not there any more; say with --pack where it is.")
    return Path(noted)


@contextmanager
def named(path: Path) -> Iterator[None]:
    """Whatever is refused here begins with the name of the file."""
    try:
        yield
    except TableError as refusal:
        raise BadInput(f"{path}: {refusal}") from refusal


def spoken_language(record: Record, wish: Language | None) -> str:
    """The language that was asked for, otherwise the one that the record was played in."""
    noted = record.notes.get("language")
    return wish or (noted if isinstance(noted, str) and noted in LANGUAGES else LANGUAGES[0])


def data_folder() -> Path:
    """Where whoever runs the command keeps games and the hall, if they name no other place."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "tablewright"


def check_number(option: str, value: float, least: float, most: float) -> None:
    """Refuse a number that an option cannot have, and what is no number."""
    if not least <= value <= most:
        raise BadInput(f"{option} must be a number from {least:,} to {most:,}, not {value}.")


def chosen_bots(names: str) -> tuple[str, ...]:
    """Bots as they are named in a row."""
    found = tuple(name.strip() for name in names.split(",") if name.strip())
    if not found:
        raise BadInput(f"--bots names no bot; there are: {', '.join(BOTS)}.")
    for name in found:
        if name not in BOTS:
            raise BadInput(f"There is no bot {name!r}; there are: {', '.join(BOTS)}.")
    return found
