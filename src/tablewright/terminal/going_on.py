"""What a finished match goes on with: its sequels as choices, each a match with a file of its own."""

from __future__ import annotations

import re
from pathlib import Path

from rich.text import Text

from tablewright.engine.commitment import new_seed
from tablewright.engine.match import Match, follow

from .choices import LABELS, Choice
from .notices import Until
from .seating import Seating
from .turns import Turns
from .voice import Voice


class GoingOn(Turns):
    """A match after whose end the next one can be opened at the same table."""

    def lay_out(self) -> None:
        """Lay out what may be chosen: after the end, the sequels."""
        if self.match.over:
            self.choices = sequel_choices(self.match, self.voice)
        else:
            super().lay_out()

    def finish(self) -> None:
        self.lay_out()
        super().finish()

    def detail(self) -> Text:
        """What a sequel is, its name says."""
        return Text(self.notices.sentence, "bold yellow") if self.match.over else super().detail()

    def option_in_question(self) -> str | None:
        return None if self.match.over else super().option_in_question()

    def go_on_with(self, sequel: str) -> None:
        """Open a sequel; the finished match keeps its file."""
        match = follow(self.match, sequel, new_seed())
        match.notes = dict(self.match.notes)
        self.match, self.seating = match, Seating(match, self.seating.holders)
        self.save_to = free_place(self.save_to)
        self.read_until = 0
        self.notices.end(Until.CHOSEN)
        self.save()
        self.go_on()


def sequel_choices(match: Match, voice: Voice) -> list[Choice]:
    """The sequels of a finished match, each with the key that opens it."""
    table = match.position.table
    sequels = match.game.sequels(table)
    return [
        Choice(label, name, voice.speaker.message(table, one.words), Text(), one.rule)
        for label, (name, one) in zip(LABELS, sequels.items(), strict=False)
    ]


def free_place(path: Path) -> Path:
    """The next file of the same name with a number behind it that nothing lies in."""
    stem = re.sub(r"-\d{1,3}$", "", path.stem)
    numbers = (path.with_name(f"{stem}-{number}{path.suffix}") for number in range(2, 1000))
    return next(place for place in numbers if not place.exists())
