"""A match: one game being played, with its whole history, undo to the last reveal, and its record."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final, NamedTuple

from .codec import digest, table_to_data
from .commitment import commitment
from .dice import dice_from
from .faults import BadInput, Illegal, TableError
from .game import Game, Settings
from .notation import UNSOUND, checkpoint_from_data
from .options import Option
from .position import Checkpoint, Choice, Position
from .questions import EverySeat
from .record import Milestone, Record, Step
from .table import Event

RECENT: Final = 6
"""So many checkpoints are kept beside the first: to go back further, the match is played again."""


class Played(NamedTuple):
    """A choice that was made; after a barrier somebody knows more than before, so it is not taken back freely."""

    choice: Choice
    rolls: list[int]
    barrier: bool


class Match:
    """A game from its first choice to now."""

    def __init__(
        self, game: Game[Any], players: int, settings: Settings, seed: str, begin: Checkpoint | None = None
    ) -> None:
        """A new match dealt from its seed, or one that begins at a checkpoint."""
        self.game = game
        self.players = players
        self.settings = game.agree(players, settings) if begin is None else dict(settings)
        self.seed = seed
        self.notes: dict[str, Any] = {}
        self.played: list[Played] = []
        self.start: Milestone | None = None
        self.journal: list[Event] = []
        self.rolled_at_setup: list[int] = []
        self.position = Position(game, begin) if begin is not None else self._first_position()
        self.checkpoints: list[tuple[int, Checkpoint]] = [(0, self.position.checkpoint)]

    def _first_position(self) -> Position:
        game = self.game
        table = game.set_up(self.players, self.settings, dice_from(self.seed))
        return Position(game, Checkpoint(game.opening, table, 0), journal=self.journal, rolls=self.rolled_at_setup)

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def choose(self, seat: int, option_id: str) -> None:
        """Let a seat choose, by option id."""
        option = self.position.find(seat, option_id)
        position = self.position
        rolls: list[int] = []
        position.rolls = position.table.rolls = rolls
        pending = position.pending
        luck, learned = position.table.dice, position.table.learned
        position.play(seat, option)
        table = position.table
        revealed = isinstance(pending, EverySeat) and position.pending is not pending
        barrier = revealed or table.dice != luck or table.learned != learned
        self.played.append(Played(Choice(seat, option), rolls, barrier))
        self._keep_checkpoint(len(self.played))

    def _keep_checkpoint(self, after: int) -> None:
        """Remember the phase that began with a choice, if one did."""
        if self.position.checkpoint is not self.checkpoints[-1][1]:
            self.checkpoints.append((after, self.position.checkpoint))
            if len(self.checkpoints) > RECENT + 1:
                del self.checkpoints[1]

    def rewind_point(self, seat: int) -> int:
        """The last choice of a seat, to which it can ask all to go back; otherwise says why there is none."""
        back = range(len(self.played) - 1, -1, -1)
        last = next((index for index in back if self.played[index].choice.seat == seat), None)
        if last is None:
            raise Illegal(f"Seat {seat} has not chosen anything yet.", reason="engine-undo-nothing")
        if last < self.checkpoints[0][0]:
            raise Illegal("The rules have changed since that choice.", reason="engine-undo-rules")
        return last

    def undo_point(self, seat: int) -> int:
        """The choice that a seat may take back now without asking anybody; otherwise says why there is none."""
        last = self.rewind_point(seat)
        if self.position.secret_answers(seat) and not any(played.barrier for played in self.played[last:]):
            return last
        if last != len(self.played) - 1:
            raise Illegal("Somebody else has acted since; all must agree.", reason="engine-undo-others")
        if self.played[last].barrier:
            raise Illegal("Something was revealed or rolled since; all must agree.", reason="engine-undo-reveal")
        return last

    def since(self, length: int) -> str:
        """What going back to so many choices would undo beside one's own: a `reveal`, what `others` did, or nothing."""
        undone = self.played[length:]
        if any(played.barrier for played in undone):
            return "reveal"
        return "others" if len({played.choice.seat for played in undone}) > 1 else ""

    def undo(self, seat: int) -> None:
        """Take back the last choice of a seat, if nothing was revealed and nobody else has acted since."""
        point = self.undo_point(seat)
        self._play_again(self.played[:point] + self.played[point + 1 :])

    def rewind(self, length: int) -> None:
        """Go back to where so many choices had been made. Only with the consent of all."""
        if not self.checkpoints[0][0] <= length <= len(self.played):
            raise BadInput(f"This match cannot go back to choice {length}.")
        self._play_again(self.played[:length])

    def _play_again(self, played: list[Played]) -> None:
        while self.checkpoints[-1][0] > len(played):
            self.checkpoints.pop()
        index, checkpoint = self.checkpoints[-1]
        self.played = played
        self.position = Position(self.game, checkpoint, journal=self.journal)
        for after, entry in enumerate(played[index:], index + 1):  # maybe through several phases
            self.position.play(*entry.choice)
            self._keep_checkpoint(after)

    def log(self, seat: int | None) -> list[Event]:
        """What a seat, or without one an onlooker, may read of what happened."""
        return [event for event in self.journal if event.audience is None or seat in event.audience]

    def result(self) -> list[dict[str, Any]] | None:
        """How the match ended for each seat; None while it runs."""
        if not self.over:
            return None
        return [asdict(standing) for standing in self.game.standings(self.position.table)]

    def record(self) -> Record:
        """The record of the match up to now, with the digest of every table on the way, found by playing it again."""
        record = self.snapshot()
        again = beginning(self.game, record)
        _play_steps(again, record)
        return record

    def snapshot(self) -> Record:
        """As much of the record as going on with the match needs: quick to make, but it proves nothing."""
        game = self.game
        last, checkpoint = self.checkpoints[-1]
        return Record(
            game=game.id,
            rules=game.version,
            content=game.content_hash(),
            players=self.players,
            settings=dict(self.settings),
            seed=self.seed,
            commitment=self.commitment,
            rolled_at_setup=self.rolled_at_setup,
            steps=[Step(entry.choice.seat, entry.choice.option.id, entry.rolls) for entry in self.played],
            milestone=milestone(game, last, checkpoint),
            start=self.start,
            events=[[event.key, dict(event.arguments), event.audience] for event in self.journal[: checkpoint.told]],
            result=self.result(),
            notes=self.notes,
        )


def milestone(game: Game[Any], after: int, checkpoint: Checkpoint) -> Milestone:
    """A checkpoint as data."""
    return Milestone(after, game.phase_name(checkpoint.phase), table_to_data(checkpoint.table), checkpoint.told)


def beginning(game: Game[Any], record: Record) -> Match:
    """A match as it stood before the first choice that its record can play again."""
    if record.game != game.id:
        raise BadInput(f"This record is of {record.game}, not of {game.id}.")
    if record.start is not None:
        return _from_milestone(game, record, record.start)
    match = Match(game, record.players, record.settings, record.seed)
    match.notes = dict(record.notes)
    if match.rolled_at_setup != record.rolled_at_setup:
        raise BadInput("The record does not fit its seed: the set-up was rolled differently.", "seed-differs")
    return match


def replay(game: Game[Any], record: Record) -> Match:
    """Play a record again from its seed and check that everything falls as it was written."""
    match, digests = beginning(game, record), record.digests
    _play_steps(match, record)
    _compare(match, record, digests)
    return match


def _play_steps(match: Match, record: Record) -> None:
    """Make the choices of a record, and note the digest of every table on the way."""
    record.digests = {str(match.checkpoints[0][0]): digest(match.checkpoints[0][1].table)}
    for number in range(len(match.played), len(record.steps)):
        _repeat(match, record.steps[number], number)
        after, checkpoint = match.checkpoints[-1]
        if after == number + 1:
            record.digests[str(after)] = digest(checkpoint.table)


def _repeat(match: Match, step: Step, number: int) -> None:
    try:
        match.choose(step.seat, step.option)
    except TableError as error:
        told = f"The record cannot be followed beyond choice {number}: {error}"
        raise BadInput(told, "choice", number=number + 1) from error
    if match.played[-1].rolls != step.rolls:
        told = f"The record departs from its seed at choice {number}: the dice fell differently."
        raise BadInput(told, "seed-differs")


def _compare(match: Match, record: Record, written: dict[str, str]) -> None:
    """Every table on the way and the result must be what the record says."""
    for after, found in record.digests.items():
        if written.get(after) != found:
            raise BadInput(f"The record departs from the rules of {match.game.id} after choice {after}.", "departs")
    if len(written) != len(record.digests):
        raise BadInput("The record has digests of tables that never were.", "departs")
    if match.result() != record.result:
        raise BadInput("The record gives another result than the game it tells.", "departs")
    then = dict(match.checkpoints).get(record.milestone.after)  # gone if the record was written long before its end
    if then is not None and milestone(match.game, record.milestone.after, then) != record.milestone:
        told = f"The milestone of the record is not the table after choice {record.milestone.after}."
        raise BadInput(told, "departs")


def follow(match: Match, name: str, seed: str) -> Match:
    """The sequel of a finished match, with dice of its own."""
    game = match.game
    sequel = game.sequels(match.position.table)[name]
    try:
        begin = Checkpoint(sequel.phase, sequel.deal(dice_from(seed)), 0)
    except UNSOUND as error:  # a table from outside may remember what never was
        raise BadInput(f"The finished table has no sequel: {error!r}.", "position") from None
    first = Match(game, match.players, sequel.settings, seed, begin)
    first.start = milestone(game, 0, begin)
    return beginning(game, first.snapshot())


class Resumed(NamedTuple):
    """A match that goes on, and a sentence for its players if it could not go on exactly where it stood."""

    match: Match
    notice: str | None


def resume(game: Game[Any], record: Record) -> Resumed:
    """Go on with a running game. If the rules have changed since, go on from its last checkpoint."""
    try:
        return Resumed(replay(game, record), None)
    except TableError:
        if record.rules == game.version and record.content == game.content_hash():
            raise
    match = _from_milestone(game, record, record.milestone)
    for number in range(record.milestone.after, len(record.steps)):
        step = record.steps[number]
        try:
            match.choose(step.seat, step.option)
        except TableError:
            match.rewind(record.milestone.after)
            return Resumed(match, "engine-resumed-at-phase")
    return Resumed(match, "engine-resumed-new-rules")


def _from_milestone(game: Game[Any], record: Record, point: Milestone) -> Match:
    """A match that starts from a milestone of its record; what lies before is kept but not played again."""
    checkpoint = checkpoint_from_data(game, {"phase": point.phase, "table": point.table}, "the record")
    match = Match(game, record.players, record.settings, record.seed, checkpoint)
    if not (0 <= point.after <= len(record.steps) and 0 <= point.told <= len(record.events)):
        raise BadInput("The record has a milestone beyond its own choices or events.", "departs")
    if checkpoint.table.seats < record.players:
        raise BadInput(f"The record has a milestone for {checkpoint.table.seats} seats.", "position")
    match.journal[:] = [
        Event(key, arguments, None if audience is None else tuple(audience))
        for key, arguments, audience in record.events[: point.told]
    ]
    checkpoint = checkpoint._replace(told=len(match.journal))
    match.start = point
    match.notes = dict(record.notes)
    match.rolled_at_setup = record.rolled_at_setup
    match.played = [
        Played(Choice(step.seat, Option(step.option, None)), step.rolls, barrier=True)
        for step in record.steps[: point.after]
    ]
    match.position = Position(game, checkpoint, journal=match.journal)
    match.checkpoints = [(point.after, match.position.checkpoint)]
    return match
