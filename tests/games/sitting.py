"""How a test sits down to a game: set a position, let players act, look at what each seat sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, Self, TypeVar

from tablewright.engine.faults import Illegal, Stale
from tablewright.engine.game import Game, Standing
from tablewright.engine.knowledge import knows
from tablewright.engine.position import Checkpoint, Position
from tablewright.engine.table import Event, Table

T = TypeVar("T", bound=Table)


class GameSitting(Generic[T]):
    """A position written by hand, and the players around it."""

    def __init__(self, game: Game[T], phase: str, table: T) -> None:
        self.game = game
        self.journal: list[Event] = []
        self.position = Position(game, Checkpoint(game.phase(phase), table, 0), journal=self.journal)

    @property
    def table(self) -> T:
        table = self.position.table
        assert isinstance(table, self.game.table_type)
        return table

    @property
    def phase(self) -> str:
        return self.game.phase_name(self.position.phase)

    def choose(self, seat: int, *options: str) -> Self:
        """Let a seat make choices, one after the other, by option id or by a card's key as in `play:my-card`."""
        for option in options:
            try:
                self.position.choose(seat, self._by_number(option))
            except (Illegal, Stale) as refusal:
                refusal.add_note(self._taken_unasked(seat))
                raise
        return self

    def _taken_unasked(self, seat: int) -> str:
        """What a test may have wanted to choose, although nothing else was left to choose from."""
        taken = self.told("engine-only-choice", seat)[-1:]
        return "".join(f"{one['question']}: its only option {one['option']} was taken unasked" for one in taken)

    def _by_number(self, option: str) -> str:
        """The id of an option that a test writes with the key of a card."""
        return option

    def play_on(self, *, until: str) -> Self:
        """Answer every question with its first option until a phase begins."""
        while self.phase != until and not self.position.over:
            seat, question = next(iter(self.position.open().items()))
            self.position.choose(seat, question.options[0].id)
        return self

    def asked(self, seat: int) -> str | None:
        """What a seat is asked now."""
        question = self.position.open().get(seat)
        return None if question is None else question.key

    def options(self, seat: int) -> list[str]:
        """The option ids that a seat may choose from; empty when it is not asked."""
        question = self.position.open().get(seat)
        return [] if question is None else [option.id for option in question.options]

    def refused(self, seat: int) -> dict[str, str]:
        """What lies there but may not be chosen, with the rule that forbids it."""
        question = self.position.open()[seat]
        return {refusal.option.id: refusal.reason.rule for refusal in question.refused()}

    def rule_against(self, seat: int, option: str) -> str | None:
        """Try something forbidden: the rule that the refusal cites."""
        try:
            self.position.choose(seat, self._by_number(option))
        except Illegal as refusal:
            return None if refusal.reason is None else refusal.rule
        raise AssertionError(f"{option} was allowed")

    def sees(self, seat: int | None) -> dict[str, Any]:
        """The whole table as a seat (or None: an onlooker) sees it."""
        return self.game.view(self.table, seat)

    def player(self, seat: int) -> dict[str, Any]:
        """A seat's own area, as it sees it itself."""
        area: dict[str, Any] = self.sees(seat)["seats"][seat]
        return area

    def readers(self, card: int) -> list[int | None]:
        """The seats that have seen the face of a card, and None if onlookers have."""
        return [watcher for watcher in (*range(self.table.seats), None) if knows(self.table, watcher, card)]

    def told(self, key: str, seat: int | None = None) -> list[Mapping[str, Any]]:
        """The arguments of every event of a kind that a seat (or an onlooker) may read."""
        return [
            event.arguments
            for event in self.journal
            if event.key == key and (event.audience is None or seat in event.audience)
        ]

    def result(self) -> list[Standing]:
        return list(self.game.standings(self.table))
