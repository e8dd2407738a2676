"""The regions of a table's page for one viewpoint; what everybody sees is drawn once for each move and language."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from markupsafe import Markup

from tablewright.engine.match import Match
from tablewright.engine.table import Event, Table

from ..live import LiveTable
from ..telling import talk_lines
from ..voice import Voice, game_voice
from .board import Board, Chair, Regions, find_board
from .paper import draw
from .prompt import Prompt, prompt_for

LOG_LINES = 40
REMEMBERED_LINES = 4 * LOG_LINES
REMEMBERED_STEPS = 24
TALK_LINES = 40


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
        self.table = match.position.table if table is None else table
        self.board: Board = find_board(voice, self.table)
        self._views: dict[int | None, dict[str, Any]] = {}

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees, worked out once for each drawing."""
        if seat not in self._views:
            self._views[seat] = self.live.game.view(self.table, seat)
        return self._views[seat]

    def chairs(self, asked: Sequence[int]) -> list[Chair]:
        return [self._chair(seat, seat in asked) for seat in range(self.table.seats)]

    def _chair(self, seat: int, asked: bool) -> Chair:  # noqa: FBT001
        title = self.voice.speaker.seat(self.table, seat)
        if seat >= self.live.players:  # played by the rules
            return Chair(seat, "", title, bot=True, asked=asked)
        sitter = self.live.sitters[seat]
        name = self.voice.say(f"bot-{sitter.bot}") if sitter.bot is not None else sitter.name
        return Chair(seat, name, title, bot=sitter.bot is not None, asked=asked)

    def public(self) -> Regions:
        asked = [] if self.match.over else list(self.match.position.open())
        return self.board.public(self.view(None), self.chairs(asked))

    def names(self) -> tuple[str, ...]:
        return tuple(self.voice.speaker.seat(self.table, seat) for seat in range(self.table.seats))


class LogBook:
    """The lines of one log in one language; a line is drawn once, unless the seats have got other names since."""

    def __init__(self) -> None:
        self._names: tuple[str, ...] = ()
        self._lines: dict[int, tuple[Markup, Event]] = {}
        """By the identity of an event, which stays its own as long as it is kept here."""
        self._page: tuple[list[Event], str] = ([], "")

    def drawn(self, sight: Sight, seat: int | None, told: int | None = None) -> str:
        """The last lines that a viewpoint may read, of everything or of as much as was told then."""
        names = sight.names()
        if names != self._names or len(self._lines) > REMEMBERED_LINES:
            self._names, self._lines, self._page = names, {}, ([], "")
        events = last_heard(sight.match.journal, len(sight.match.journal) if told is None else told, seat)
        if self._page[0] != events:
            page = draw("table/log.html", lines=Markup("".join(self._drawn_lines(sight, events))), say=sight.voice.say)
            self._page = (events, page)
        return self._page[1]

    def _drawn_lines(self, sight: Sight, events: Sequence[Event]) -> list[Markup]:
        for event in events:
            if id(event) not in self._lines:
                self._lines[id(event)] = (draw_line(sight, event), event)
        return [self._lines[id(event)][0] for event in events]


def last_heard(journal: Sequence[Event], told: int, seat: int | None) -> list[Event]:
    """The last events of as much as was told that a viewpoint may hear of."""
    back = (journal[number] for number in range(min(told, len(journal)) - 1, -1, -1))
    heard = (event for event in back if event.audience is None or seat in event.audience)
    return list(islice(heard, LOG_LINES))[::-1]


def draw_line(sight: Sight, event: Event) -> Markup:
    """One line of the log."""
    seat = event.arguments.get("seat")
    text = sight.voice.speaker.event(sight.table, event)
    own = " log-own" if event.audience is not None else ""
    whose = Markup(' data-seat="{}"').format(seat) if isinstance(seat, int) else ""
    return Markup('<li class="log-line log-{}{}"{}>{}</li>\n').format(event.key, own, whose, text)


class Step(NamedTuple):
    """A table on the way to the present, with its public part."""

    sight: Sight
    public: Regions
    told: int


class Gallery:
    """Draws tables and remembers the public part of each until the table changes."""

    def __init__(self, *, stepwise: bool = False) -> None:
        """`stepwise`: somebody looks on slowly enough to see what lies between two states."""
        self.stepwise = stepwise
        self.easel = asyncio.Lock()
        """Streams draw one after another, so that between two of them whoever makes a move is served first."""
        self._steps: dict[tuple[str, int, str], list[Step]] = {}
        self._chats: WeakKeyDictionary[LiveTable, dict[tuple[int | None, str], tuple[int, str]]] = WeakKeyDictionary()
        self._public: WeakKeyDictionary[LiveTable, dict[str, tuple[int, Regions]]] = WeakKeyDictionary()
        self._logs: WeakKeyDictionary[LiveTable, dict[str, LogBook]] = WeakKeyDictionary()

    def regions(self, live: LiveTable, viewpoint: Viewpoint) -> Regions:
        """Everything on the page of a running table that can change."""
        assert live.match is not None
        sight = Sight(live, live.match, game_voice(live.game, viewpoint.language))
        found = dict(self._public_part(live, sight))
        prompt = prompt_for(live, sight, viewpoint)
        found |= self._own_part(live, sight, viewpoint, prompt)
        book = self._book(live, viewpoint.language)
        found["log"] = book.drawn(sight, None if prompt.state == "curtain" else viewpoint.seat)
        found["prompt"] = draw_prompt(live, sight, prompt)
        found["chat"] = self._chat(live, sight.voice, viewpoint)
        found["tour"] = draw_tour(sight, viewpoint, prompt)
        return found

    def _chat(self, live: LiveTable, voice: Voice, viewpoint: Viewpoint) -> str:
        """People talk less than they play."""
        drawn = self._chats.setdefault(live, {})
        known = drawn.get((viewpoint.seat, voice.language))
        if known is None or known[0] != len(live.talk):
            known = drawn[viewpoint.seat, voice.language] = (len(live.talk), draw_chat(live, voice, viewpoint))
        return known[1]

    def steps(self, live: LiveTable, viewpoint: Viewpoint) -> list[Regions]:
        """The states that the last choice brought about one after another: everybody's effects can be followed."""
        if not self.stepwise or live.match is None or len(live.passed) < 2:
            return []
        voice = game_voice(live.game, viewpoint.language)
        prompt = prompt_for(live, Sight(live, live.match, voice), viewpoint)
        seat = None if prompt.state == "curtain" else viewpoint.seat
        return [self._step_regions(live, step, seat) for step in self._public_steps(live, live.match, voice)]

    def _public_steps(self, live: LiveTable, match: Match, voice: Voice) -> list[Step]:
        """All streams of a table ask at once, and nobody afterwards: only the steps of the last tables are kept."""
        asked = (live.id, live.seq, voice.language)
        if asked not in self._steps:
            self._steps[asked] = draw_steps(live, match, voice)
            if len(self._steps) > REMEMBERED_STEPS:
                del self._steps[next(iter(self._steps))]
        return self._steps[asked]

    def _step_regions(self, live: LiveTable, step: Step, seat: int | None) -> Regions:
        own = step.sight.board.own(step.sight.view(seat), step.sight.chairs([]), [])
        log = self._book(live, step.sight.voice.language).drawn(step.sight, seat, step.told)
        return {**step.public, **own, "log": log}

    def _book(self, live: LiveTable, language: str) -> LogBook:
        return self._logs.setdefault(live, {}).setdefault(language, LogBook())

    def _public_part(self, live: LiveTable, sight: Sight) -> Regions:
        drawn = self._public.setdefault(live, {})
        known = drawn.get(sight.voice.language)
        if known is None or known[0] != live.seq:
            known = drawn[sight.voice.language] = (live.seq, sight.public())
        return known[1]

    def _own_part(self, live: LiveTable, sight: Sight, viewpoint: Viewpoint, prompt: Prompt) -> Regions:
        seat = viewpoint.seat
        hidden = seat is None or prompt.state == "curtain"
        chosen = [] if hidden else secret_answers(sight.match, seat)
        view = sight.view(None if hidden else seat)
        return sight.board.own(view, sight.chairs(list(live.asked())), chosen)


def draw_steps(live: LiveTable, match: Match, voice: Voice) -> list[Step]:
    """The phases that began with the last choice, without those that look like the one before or like the present."""
    seen = [live.game.view(match.position.table, None)]
    steps: list[Step] = []
    for checkpoint in reversed(live.passed):
        sight = Sight(live, match, voice, checkpoint.table)
        if sight.view(None) != seen[-1]:
            seen.append(sight.view(None))
            steps.append(Step(sight, sight.board.public(sight.view(None), sight.chairs([])), checkpoint.told))
    return steps[::-1]


def secret_answers(match: Match, seat: int | None) -> list[str]:
    """What a seat has answered so far in a secret choice."""
    if seat is None or match.over:
        return []
    return [choice.option.id for choice in match.position.secret_answers(seat)]


def past_regions(live: LiveTable, match: Match, seat: int | None, language: str) -> tuple[Sight, Regions]:
    """The regions of a moment of the past; nothing is asked there."""
    sight = Sight(live, match, game_voice(live.game, language))
    chairs = sight.chairs([])
    found = sight.board.public(sight.view(None), chairs)
    found |= sight.board.own(sight.view(seat), chairs, secret_answers(match, seat))
    found["log"] = LogBook().drawn(sight, seat)
    return sight, found


def draw_prompt(live: LiveTable, sight: Sight, prompt: Prompt) -> str:
    return draw("table/prompt.html", table=live, prompt=prompt, say=sight.voice.say, game=live.game.id)


def draw_chat(live: LiveTable, voice: Voice, viewpoint: Viewpoint) -> str:
    lines = talk_lines(live, viewpoint.language)[-TALK_LINES:]
    return draw("table/chat.html", table=live, lines=lines, say=voice.say, viewpoint=viewpoint)


def draw_tour(sight: Sight, viewpoint: Viewpoint, prompt: Prompt) -> str:
    """The first turn, guided: what to look at while this question is asked."""
    if not viewpoint.tour or prompt.state != "asked":
        return ""
    steps = [step for step in sight.board.tour(sight.view(None)) if step.question == prompt.key]
    return draw("table/tour.html", steps=steps, say=sight.voice.say, table=sight.live, prompt=prompt)


def wrapped(regions: Mapping[str, str]) -> dict[str, Markup]:
    """Regions as elements that the script finds again by their ids."""
    return {
        name: Markup(f'<div class="region region-{name}" id="region-{name}">{html}</div>')
        for name, html in regions.items()
    }
