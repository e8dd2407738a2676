"""A walk: one random game that stops before every choice and at its end, so that checks can look at each position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from tablewright.engine.dice import Luck
from tablewright.engine.match import Match
from tablewright.engine.position import Checkpoint, Choice, Position
from tablewright.engine.table import Table

from .play import LONGEST, Variant, choose_at_random
from .state import Looks, Seen, State, Watcher, looks_of, seen_by, state_of


class Move(NamedTuple):
    """A choice of the walk, and the position in which it was made."""

    choice: tuple[int, str]
    checkpoint: Checkpoint
    trail: tuple[Choice, ...]
    table: Table
    undoable: bool
    """Whether no dice were rolled and no face was learned, so that undo may take it back without asking."""


class Kept(NamedTuple):
    """A clone that nobody looks at before the game is over, and what it must show then."""

    number: int
    clone: Position
    looks: Looks


class Walk:
    """A match that is never saved, and beside it the same game that is loaded anew again and again.

    At the pace of 1 every check looks at everything. Otherwise the costly part of a check waits for every `pace`-th
    stop, counted from another stop in every walk, and secrets are kept from one watcher of `pace`, drawn by chance; so
    the walks of several variants together look everywhere.
    """

    def __init__(self, variant: Variant, seed: str, pace: int) -> None:
        self.variant = variant
        self.seed = seed
        self.pace = pace
        self.game = variant.game
        self.match: Match = variant.match(seed)
        self.loaded: Position = variant.position(seed)
        self.kept: list[Kept] = []
        self.census: Mapping[str, int] = dict(self.game.census(self.match.position.table))
        self.luck = Luck(f"checks {seed}")
        """For what the checks draw: the course of the game does not depend on them."""
        self.first_due = self.luck.below(pace)
        self._choices = Luck(seed)

    def stops(self) -> Iterator[Stop]:
        stop = Stop(self, None, 0)
        yield stop
        while not stop.over:
            assert stop.number < LONGEST
            stop = Stop(self, self._move(), stop.number + 1)
            yield stop

    def _move(self) -> Move:
        position = self.match.position
        choice = choose_at_random(position, self._choices)
        checkpoint, trail, table = position.checkpoint, position.trail, self.game.copy(position.table)
        before = position.table.dice, position.table.learned
        self.loaded.choose(*choice)
        self.match.choose(*choice)
        undoable = (position.table.dice, position.table.learned) == before
        return Move(choice, checkpoint, trail, table, undoable)


class Stop:
    """Where a walk stands, and what several checks need of it."""

    def __init__(self, walk: Walk, came: Move | None, number: int) -> None:
        self.walk = walk
        self.game = walk.game
        self.position = walk.match.position
        self.journal = walk.match.journal
        self.told = len(self.journal)
        self.came = came
        """The choice that led here; None at the start."""
        self.number = number
        """How many choices the walk has made."""
        self._seen: dict[Watcher, Seen] = {}

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def due(self) -> bool:
        """Whether costly checks are made here: always at the end."""
        return self.over or self.number % self.walk.pace == self.walk.first_due

    def some_of(self, watchers: Sequence[Watcher]) -> list[Watcher]:
        """Every watcher at the pace of 1, otherwise one of `pace`, drawn by chance; at least one, if there is any."""
        pace = min(self.walk.pace, len(watchers))
        return [] if not watchers else list(watchers[self.walk.luck.below(pace) :: pace])

    @cached_property
    def looks(self) -> Looks:
        return looks_of(self.position)

    @cached_property
    def state(self) -> State:
        """The state of a clone. Costly: for checks that are due."""
        return state_of(self.position.clone())

    def seen_by(self, watcher: Watcher) -> Seen:
        if watcher not in self._seen:
            self._seen[watcher] = seen_by(self.position, watcher)
        return self._seen[watcher]
