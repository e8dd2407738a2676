"""From where somebody looks at a table, and one match as it is seen in one language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from tablewright.engine.game import View
from tablewright.engine.match import Match
from tablewright.engine.table import Event, Table
from tablewright.language import Speaker

from ..live import LiveTable, Sitter
from ..voice import Voice
from .board import Board, Chair, Regions, find_board


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """From where somebody looks at a table: a seat or none, in a language, with some wishes."""

    seat: int | None
    language: str
    mine: tuple[int, ...] = ()
    """All seats of the same person; with more than one, a curtain falls between hands."""
    confirm: bool = False
    tour: bool = False


class Sight:
    """One match as it is drawn: of the present of a live table, or of a moment of its past."""

    def __init__(self, live: LiveTable, match: Match, voice: Voice, table: Table | None = None) -> None:
        """Of the table as it stands, or of another one on the way to it."""
        self.live = live
        self.match = match
        self.voice = voice
        self.speaker = Speaker(live.game, voice.language, live.people)
        self.table = match.position.table if table is None else table
        self.board: Board = find_board(voice)
        self._views: dict[int | None, View] = {}
        self._chairs: dict[tuple[int, ...], list[Chair]] = {}
        self._said: dict[int, str] = {}
        """By the identity of an event, which stays its own while the match goes no further."""

    def view(self, seat: int | None) -> View:
        """What a seat sees, worked out once for each drawing."""
        if seat not in self._views:
            self._views[seat] = self.look(seat)
        return self._views[seat]

    def look(self, seat: int | None) -> View:
        """What a seat sees, for whoever looks once: letting go of views that have been kept for a while is slow."""
        return self.live.game.view(self.table, seat)

    def own_view(self, seat: int | None) -> View:
        """What a seat sees, for what is drawn for it alone: from what everybody sees, where the game can do that."""
        look = self.live.game.own_view
        return self.view(seat) if seat is None or look is None else look(self.table, seat, self.view(None))

    def chairs(self, asked: Sequence[int]) -> list[Chair]:
        """The seats while the table waits for some of them, looked up once for each drawing."""
        waited_for = tuple(asked)
        if waited_for not in self._chairs:
            self._chairs[waited_for] = [self._chair(seat, seat in waited_for) for seat in range(self.table.seats)]
        return self._chairs[waited_for]

    def _chair(self, seat: int, asked: bool) -> Chair:  # noqa: FBT001
        title = self.names[seat]
        if seat >= self.live.players:  # played by the rules
            return Chair(seat, "", title, bot=True, asked=asked)
        sitter = self.live.sitters[seat]
        bot = sitter.bot is not None and (sitter.person is None or self.live.status != "over")
        name = self.voice.say(f"bot-{sitter.bot}") if bot else self._person_in(sitter)
        return Chair(seat, "" if name == self.speaker.person(self.table, seat) else name, title, bot=bot, asked=asked)

    def _person_in(self, sitter: Sitter) -> str:
        """Whose seat it is; when all is over, with a word about a bot that stood in."""
        helped = self.live.status == "over" and sitter.seat in self.live.stood_in
        return self.voice.say("seat-stood-in", name=sitter.name) if helped else self.voice.person(sitter.name)

    def say(self, event: Event) -> str:
        """A line of the log, said once for all who hear it."""
        said = self._said.get(id(event))
        if said is None:
            said = self._said[id(event)] = self.speaker.event(self.table, event)
        return said

    def public(self) -> Regions:
        asked = [] if self.match.over else list(self.match.position.waited_for())
        return self.board.public(self.view(None), self.chairs(asked))

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What the game, or the table, calls each seat."""
        return tuple(self.speaker.seat(self.table, seat) for seat in range(self.table.seats))
