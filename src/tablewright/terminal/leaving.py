"""Saving a match while it is played, and leaving it: without a record only if somebody insists."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from tablewright.engine.match import Match

from .keeping import keep
from .notices import Notice
from .seated import Seated


class Leaving(Seated):
    """A match with the file that it is kept in."""

    def __init__(self, match: Match, holders: list[str], language: str, save_to: Path) -> None:
        super().__init__(match, holders, language)
        self.save_to = save_to
        match.notes |= {"holders": list(holders), "language": language}

    def save(self) -> str | None:
        """Write the record; if that fails, say why and give the cause."""
        try:
            keep(self.match, self.save_to)
        except OSError as error:
            why = error.strerror or str(error)
            self.notices.put(self.about_file("not-saved", error=why))
            return why
        return None

    def about_file(self, key: str, **arguments: str) -> Notice:
        return Notice(key, self.voice.say(key, path=str(self.save_to), **arguments))

    def action_save(self) -> None:
        if self.save() is None:
            self.notices.put(self.about_file("saved"))
        self.redraw()

    def leave(self) -> bool:
        """Save and leave; without saving only if somebody insists while the warning still stands there."""
        warned = self.notices.says("leave-anyway")
        trouble = self.save()
        if trouble is not None and not warned:
            self.notices.put(self.about_file("leave-anyway", error=trouble))
            return False
        last = self.farewell() if trouble is None else self.about_file("left-unsaved")
        self.exit(message=Text(last.sentence))
        return True

    def farewell(self) -> Notice:
        """Where the game lies, and what can be done with it."""
        return self.about_file("left-over") if self.match.over else self.about_file("left")

    async def action_quit(self) -> None:
        if not self.leave():
            self.redraw()
