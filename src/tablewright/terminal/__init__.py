"""Play and watch games in a terminal."""

from __future__ import annotations

from pathlib import Path

from tablewright.engine.match import Match


def play(match: Match, holders: list[str], language: str, save_to: Path, *, notice: str = "") -> None:
    """Play a match; `holders` has "human" or the name of a bot for each seat. The record is kept in `save_to`.

    A notice is shown until the first choice.
    """
    from .playing import Playing  # Textual takes its time to load; other verbs of the command need not wait for it

    Playing(match, holders, language, save_to, notice=notice).run()


def watch(match: Match, language: str) -> None:
    """Step through a match as it is recorded."""
    from .watching import Watching

    Watching(match, language).run()


__all__ = ["play", "watch"]
