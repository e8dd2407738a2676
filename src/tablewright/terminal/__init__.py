"""Play and watch games in a terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tablewright.engine.match import Match

if TYPE_CHECKING:
    from .client import Client


def play(match: Match, holders: list[str], language: str, save_to: Path, *, notice: str = "") -> None:
    """Play a match; `holders` has "human" or the name of a bot for each seat. The record is kept in `save_to`.

    A notice is shown until the first choice.
    """
    from .playing import Playing  # Textual takes its time to load; other verbs of the command need not wait for it

    _run(Playing(match, holders, language, save_to, notice=notice))


def watch(match: Match, language: str) -> None:
    """Step through a match as it is recorded."""
    from .watching import Watching

    _run(Watching(match, language))


def _run(client: Client) -> None:
    """Run a client to its end; one that broke down has told why, and whoever started it learns it by the exit code."""
    client.run()
    if client.return_code:
        sys.exit(client.return_code)


__all__ = ["play", "watch"]
