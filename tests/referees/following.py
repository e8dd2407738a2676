"""How a referee follows a game: the table before a choice, the choice, what was told, and the table after."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any

from tablewright.bots import find_bot
from tablewright.engine.dice import Luck, dice_from
from tablewright.engine.game import Game
from tablewright.engine.outlook import Outlook
from tablewright.engine.position import Checkpoint, Position
from tablewright.engine.table import Event

from .moments import Asked, Moment, Referee, Step, asked_of

BOTS = ("random", "greedy")
LONGEST = 4000
__all__ = ["BOTS", "Asked", "Followed", "Moment", "Referee", "Step", "follow"]


class Followed:
    """A game that a referee follows, from its set-up or from a position by hand."""

    def __init__(self, game: Game[Any], table: Any, referee: Referee, phase: str | None = None) -> None:
        self.game, self.referee, self.choices = game, referee, 0
        self.journal: list[Event] = []
        begin = game.opening if phase is None else game.phase(phase)
        self.position = Position(game, Checkpoint(begin, game.copy(table), 0))
        self.position.journal = self.journal
        passed: list[Checkpoint] = []
        self.position.passed = passed
        first = self._look()
        begun = [(game.phase_name(begin), game.copy(table), 0), *self._phases(passed, 0)]
        self.moment = first._replace(events=self.journal[:], passed=begun)
        self._judged("at the beginning", self._begin)

    def choose(self, seat: int, option: str) -> Step:
        """A seat chooses, and the referee judges what came of it."""
        position, told = self.position, len(self.journal)
        rolls: list[int] = []
        passed: list[Checkpoint] = []
        position.rolls = position.table.rolls = rolls
        position.passed = passed
        position.choose(seat, option)
        before, self.moment, self.choices = self.moment, self._look(), self.choices + 1
        step = Step(before, seat, option, self.journal[told:], rolls, self._phases(passed, told), self.moment)
        self._judged(f"choice {self.choices}: seat {seat}, {option}", lambda: self._follow(step))
        return step

    def play(self, bots: str, seed: str, most: int = LONGEST) -> None:
        """Bots play to the end, or so many choices."""
        seats = [find_bot(bots, Luck(f"{seed} {seat}")) for seat in range(self.position.table.seats)]
        while not self.position.over and self.choices < most:
            seat = next(iter(self.position.open()))
            self.choose(seat, seats[seat].choose(Outlook(self.position, seat)).id)

    def _begin(self) -> None:
        self.referee.begins(self.moment)
        self._end()

    def _follow(self, step: Step) -> None:
        self.referee.follows(step)
        self._end()

    def _end(self) -> None:
        if self.position.over:
            table = self.moment.table
            self.referee.ends(table, list(self.game.standings(table)))

    def _phases(self, passed: Sequence[Checkpoint], told: int) -> list[tuple[str, Any, int]]:
        return [(self.game.phase_name(one.phase), one.table, one.told - told) for one in passed]

    def _look(self) -> Moment:
        asked = {seat: asked_of(question) for seat, question in self.position.open().items()}
        return Moment(self.game.copy(self.position.table), self.game.phase_name(self.position.phase), asked)

    def _judged(self, when: str, judge: Callable[[], None]) -> None:
        try:
            judge()
        except AssertionError as difference:
            difference.add_note(f"{self.game.id} in {self.moment.phase}, {when}")
            raise


def follow(game: Game[Any], players: int, settings: Mapping[str, str], bots: str, seed: str) -> Followed:
    """A whole game of bots under the referee of `tests/referees/GAME`."""
    referee = import_module(f"tests.referees.{game.id}").referee()
    followed = Followed(game, game.set_up(players, game.agree(players, settings), dice_from(seed)), referee)
    followed.play(bots, seed)
    assert followed.position.over, f"the game does not end within {LONGEST} choices"
    return followed
