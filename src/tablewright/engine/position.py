"""A position: the table as it stood when the phase began, and the choices made since."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from .dice import Luck
from .faults import Fault, Illegal, Stale
from .flow import Flow, Phase
from .game import Game
from .knowledge import imagined_faces, orderly_faces
from .options import Option
from .questions import EverySeat, Pending, Question
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


class Sight:
    """What a position shows to its clones: its table, later a copy from before it went on, and each seat's options."""

    __slots__ = ("options", "table")

    def __init__(self, table: Table, options: dict[int, Sequence[Option[Any]]]) -> None:
        self.table = table
        self.options = options


class Position(Flow):
    """A table in play that can be cloned and written down, because it remembers its checkpoint and trail.

    A position sleeps until somebody looks at it: only then it copies the table of its checkpoint and walks the trail.
    The clone of a position that has been looked at dozes: it knows the open options, and who looks at its table gets a
    copy of the original's as it was; the rules run again, on a copy of the checkpoint's table, when somebody asks a
    question of it or chooses. A table is there to be looked at: only the rules change it, and who wants to follow what
    they do awakens the position first.
    """

    __slots__ = (
        "asleep",
        "checkpoint",
        "dream",
        "game",
        "imagined",
        "journal",
        "passed",
        "rolls",
        "sight",
        "trail",
    )

    def __init__(
        self,
        game: Game[Any],
        checkpoint: Checkpoint,
        trail: tuple[Choice, ...] = (),
        imagined: tuple[Imagined, ...] = (),
        journal: list[Event] | None = None,
        rolls: list[int] | None = None,
    ) -> None:
        self.game = game
        self.checkpoint = checkpoint
        self.trail = trail
        self.imagined = imagined
        self.journal = journal
        self.rolls = rolls
        self.passed: list[Checkpoint] | None = None
        """Where somebody wants to follow how things come about: every phase that begins leaves its checkpoint here."""
        self.asleep = True
        self.sight: Sight | None = None
        """While it dozes, what it was shown; once awake, what it has shown to clones since it last went on."""
        self.dream: Table | None = None
        """While it dozes, its own copy of the table that it was shown."""
        if journal is not None or rolls is not None:
            self.awaken()  # whoever follows a position wants to hear what has happened

    @classmethod
    def of(cls, game: Game[Any], table: Table, phase: Phase) -> Position:
        """The position at the start of a phase."""
        return cls(game, Checkpoint(phase, table, 0))

    @property
    def table(self) -> Table:
        if self.asleep and self.sight is not None:
            if self.dream is None:
                self.dream = self.game.copy(self.sight.table)
            return self.dream
        self.awaken()
        return self.live_table

    @property
    def phase(self) -> Phase:
        if self.sight is None:
            self.awaken()
        return self.checkpoint.phase

    @property
    def pending(self) -> Pending | None:
        self.awaken()
        return self.live_pending

    @property
    def over(self) -> bool:
        return self.pending is None if self.sight is None else not self.sight.options

    def asked(self) -> Question[Any]:
        self.awaken()
        return Flow.asked(self)

    def options(self) -> dict[int, Sequence[Option[Any]]]:
        return Flow.options(self) if self.sight is None else self.sight.options

    def awaken(self) -> None:
        """Copy the table of the checkpoint and walk the trail, unless that has been done."""
        if self.asleep:
            self.asleep = False
            self.sight = self.dream = None
            try:
                self._rebuild()
            except BaseException as error:
                self.asleep = True
                if not isinstance(error, Exception):
                    raise  # somebody interrupts the program
                raise as_fault(error, "on the way to this position") from error

    def _rebuild(self) -> None:
        table = self.game.copy(self.checkpoint.table)
        if self.journal is not None:
            del self.journal[self.checkpoint.told :]
            table.journal = self.journal
        table.rolls = self.rolls
        self._begin(table, self.checkpoint.phase)
        self._walk(self.trail)

    def _walk(self, trail: tuple[Choice, ...]) -> None:
        """Make the choices of the trail again; what was imagined takes effect where it was imagined."""
        walked = 0
        for imagined in self.imagined:
            for seat, option in trail[walked : imagined.after]:
                self.answer(seat, option)
            walked = imagined.after
            self._believe(imagined)
        for seat, option in trail[walked:]:
            self.answer(seat, option)

    def _believe(self, imagined: Imagined) -> None:
        """Replace faces and dice, and with them what the open questions allow."""
        self.live_table.faces = imagined.faces[:]
        self.live_table.dice = imagined.dice
        if self.live_pending is not None:
            for question in self.live_pending.open().values():
                question.reconsider()

    def clone(self) -> Position:
        """An independent copy that can be played on; if this position has been looked at, it dozes."""
        twin = Position(self.game, self.checkpoint, self.trail, self.imagined)
        if self.sight is None and not self.asleep:
            self.sight = Sight(self.live_table, self.options())
        twin.sight = self.sight
        return twin

    def _part(self) -> None:
        """Before the table changes: clones that have not looked at it yet get a copy to look at."""
        if self.sight is not None:
            self.sight.table = self.game.copy(self.live_table)
            self.sight = None

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
        refusal = question.refusal(option_id)
        if refusal is not None:
            rule, key = refusal.reason
            raise Illegal(f"Seat {seat} may not choose {option_id} now: {key} ({rule}).", rule, key)
        offered = ", ".join(option.id for option in question.options)
        told = f"{option_id!r} is no answer to {question.key} for seat {seat}; open are: {offered}."
        raise Illegal(told, question.rule)

    def play(self, seat: int, option: Option[Any]) -> None:
        """Answer with an open option."""
        self.awaken()
        self._part()
        checkpoint, trail, imagined = self.checkpoint, self.trail, self.imagined
        self.trail = (*trail, Choice(seat, option))
        try:
            self.answer(seat, option)
        except BaseException as error:
            self.checkpoint, self.trail, self.imagined = checkpoint, trail, imagined
            self.asleep = True
            self.awaken()
            if not isinstance(error, Exception):
                raise  # somebody interrupts the program
            raise as_fault(error, f"after seat {seat} chose {option.id}") from error

    def imagine(self, seat: int, luck: Luck) -> Position:
        """A world that fits all that a seat knows: unseen faces, others' secret answers and coming dice are made up."""
        table = self.table
        faces = self._unread(seat, imagined_faces(table, seat, self.game.backs(table), luck))
        trail = self.open_trail(seat)
        end = len(trail)
        earlier = (one._replace(after=min(one.after, end)) for one in self.imagined)
        return Position(self.game, self.checkpoint, trail, (*earlier, Imagined(end, faces, luck.word())))

    def as_known(self, seat: int) -> Position:
        """A clone in which whatever a seat does not know lies in order: what is found out there betrays nothing."""
        known, table = self.clone(), self.table
        known.believe(self._unread(seat, orderly_faces(table, seat, self.game.backs(table))), 0)
        return known

    def _unread(self, seat: int, faces: list[int]) -> list[int]:
        """The same faces, with what the game wants a seat to believe in where it has never read a card."""
        for card, face in self.game.unread(self.table, seat).items():
            faces[card] = face
        return faces

    def believe(self, faces: list[int], dice: int) -> None:
        """From here on, the cards have these faces and the dice fall like this."""
        self.awaken()
        self._part()
        imagined = Imagined(len(self.trail), faces, dice)
        self.imagined += (imagined,)
        self._believe(imagined)

    def open_trail(self, seat: int | None) -> tuple[Choice, ...]:
        """The trail without the answers that other seats have given in secret and not yet revealed."""
        if not isinstance(self.pending, EverySeat):
            return self.trail
        before = self._walked_before_secret()
        return self.trail[:before] + tuple(choice for choice in self.trail[before:] if choice.seat == seat)

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
        self.checkpoint = Checkpoint(phase, self.game.copy(self.live_table), len(self.journal or ()))
        self.trail = ()
        self.imagined = ()
        if self.passed is not None:
            self.passed.append(self.checkpoint)
        Flow._enter(self, phase)


def as_fault(error: Exception, when: str) -> Fault:
    """Whatever the rules stumble over, once a choice was found legal, is a fault of theirs."""
    return error if isinstance(error, Fault) else Fault(f"The rules failed {when}: {error!r}.")
