"""A position: the table as it stood when the phase began, and the choices made since."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from .dice import Luck
from .faults import Fault, Illegal, Stale, TableError
from .flow import Flow, Phase
from .game import Game
from .knowledge import imagined_faces
from .options import Option
from .questions import EverySeat
from .table import Event, Table


class Checkpoint(NamedTuple):
    """A table at the start of a phase, never changed again; `told` is how much of the journal lay behind it."""

    phase: Phase
    table: Table
    told: int


class Choice(NamedTuple):
    """What a seat chose."""

    seat: int
    option: Option[Any]


class Imagined(NamedTuple):
    """Faces and dice that replace the real ones after so many choices of the trail."""

    after: int
    faces: list[int]
    dice: int


class Position(Flow):
    """A table in play that can be cloned and written down, because it remembers its checkpoint and trail."""

    __slots__ = ("checkpoint", "game", "imagined", "journal", "rolls", "trail")

    def __init__(
        self,
        game: Game[Any],
        checkpoint: Checkpoint,
        trail: Sequence[Choice] = (),
        imagined: Imagined | None = None,
        journal: list[Event] | None = None,
        rolls: list[int] | None = None,
    ) -> None:
        self.game = game
        self.checkpoint = checkpoint
        self.trail = list(trail)
        self.imagined = imagined
        self.journal = journal
        self.rolls = rolls
        self.phase = checkpoint.phase
        self.forced = 0
        self.pending = None
        self.rebuild()

    @classmethod
    def of(cls, game: Game[Any], table: Table, phase: Phase) -> Position:
        """The position at the start of a phase."""
        return cls(game, Checkpoint(phase, table, 0))

    def rebuild(self) -> None:
        """Walk the trail again from the checkpoint."""
        checkpoint, trail = self.checkpoint, self.trail
        table = self.game.copy(checkpoint.table)
        if self.journal is not None:
            del self.journal[checkpoint.told :]
            table.journal = self.journal
        table.rolls = self.rolls
        self.table = table
        self.phase = checkpoint.phase
        self.script = checkpoint.phase(table)
        self._advance(None)
        imagined = self.imagined
        if imagined is None:
            for seat, option in trail:
                self.answer(seat, option)
            return
        for seat, option in trail[: imagined.after]:
            self.answer(seat, option)
        table.faces = imagined.faces[:]
        table.dice = imagined.dice
        for seat, option in trail[imagined.after :]:
            self.answer(seat, option)

    def clone(self) -> Position:
        """An independent copy, ready to be played on."""
        return Position(self.game, self.checkpoint, self.trail, self.imagined)

    def choose(self, seat: int, option_id: str) -> Option[Any]:
        """Answer an open question by option id; refuses what is stale or illegal and leaves no half-done table."""
        option = self.find(seat, option_id)
        self.play(seat, option)
        return option

    def find(self, seat: int, option_id: str) -> Option[Any]:
        """The open option with this id, or the reason why there is none."""
        question = self.open().get(seat)
        if question is None:
            raise Stale(f"Seat {seat} is not asked anything now.")
        option = question.option(option_id)
        if option is not None:
            return option
        for refusal in question.refused():
            if refusal.option.id == option_id:
                rule, key = refusal.reason
                raise Illegal(f"Seat {seat} may not choose {option_id} now: {key} ({rule}).", rule, key)
        offered = ", ".join(option.id for option in question.options)
        raise Illegal(f"{option_id!r} is no answer to {question.key} for seat {seat}; open are: {offered}.")

    def play(self, seat: int, option: Option[Any]) -> None:
        """Answer with an open option."""
        checkpoint = self.checkpoint
        trail = [*self.trail, Choice(seat, option)]
        self.trail = trail
        try:
            self.answer(seat, option)
        except Exception as error:
            self.checkpoint, self.trail = checkpoint, trail[:-1]
            self.rebuild()
            if isinstance(error, TableError):
                raise
            raise Fault(f"The rules failed after seat {seat} chose {option.id}: {error!r}.") from error

    def imagine(self, seat: int, luck: Luck) -> Position:
        """A world that fits all that a seat knows: unseen faces, others' secret answers and coming dice are made up."""
        table = self.table
        faces = imagined_faces(table, seat, self.game.backs(table), luck)
        trail = self.open_trail(seat)
        return Position(self.game, self.checkpoint, trail, Imagined(len(trail), faces, luck.word()))

    def open_trail(self, seat: int | None) -> list[Choice]:
        """The trail without the answers that other seats have given in secret and not yet revealed."""
        if not isinstance(self.pending, EverySeat):
            return self.trail
        before = self._walked_before_secret()
        return self.trail[:before] + [choice for choice in self.trail[before:] if choice.seat == seat]

    def secret_answers(self, seat: int) -> list[Choice]:
        """What a seat has already answered in the secret choice that is still open."""
        if not isinstance(self.pending, EverySeat):
            return []
        return [choice for choice in self.trail[self._walked_before_secret() :] if choice.seat == seat]

    def _walked_before_secret(self) -> int:
        """How many choices of the trail lie before the secret choice that is open now."""
        assert isinstance(self.pending, EverySeat)
        return len(self.trail) - self.pending.taken

    def _enter(self, phase: Phase) -> None:
        """A phase begins: from here on, this is the checkpoint."""
        self.checkpoint = Checkpoint(phase, self.game.copy(self.table), len(self.journal or ()))
        self.trail = []
        self.imagined = None
        Flow._enter(self, phase)
