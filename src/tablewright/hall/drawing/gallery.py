"""The regions of a table's page for one viewpoint; what everybody sees is drawn once for each move and language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property, lru_cache
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from markupsafe import Markup, escape

from tablewright.engine.game import View
from tablewright.engine.match import Match
from tablewright.engine.questions import EverySeat
from tablewright.engine.table import Event

from ..live import LiveTable
from ..playing import undo_reach
from ..telling import talk_lines
from ..voice import Voice, game_voice
from .board import Regions
from .logbook import LogBook
from .paper import draw, in_ascii
from .prompt import Prompt, behind_curtain, prompt_for
from .sight import Sight, Viewpoint

REMEMBERED_MOMENTS = 24
"""All streams of a table draw shortly after one another; whoever comes later waits a few milliseconds."""
REMEMBERED_PROMPTS = 1000
TABLE, NAMES = "%TABLE%", "%NAMES%"
"""Stand in a remembered prompt where it tells the table and whom it waits for: nothing else tells two of them apart."""
TALK_LINES = 40


class Step(NamedTuple):
    """A table on the way to the present, with its public part."""

    sight: Sight
    public: Regions
    told: int


class Moment:
    """A table as it stands, in one language: what all its streams draw from, worked out once."""

    def __init__(self, live: LiveTable, match: Match, voice: Voice) -> None:
        self.live = live
        self.sight = Sight(live, match, voice)

    @cached_property
    def public(self) -> Regions:
        return self.sight.public()

    @cached_property
    def steps(self) -> list[Step]:
        return draw_steps(self.live, self.sight)


def draw_steps(live: LiveTable, present: Sight) -> list[Step]:
    """The phases that began with the last choice, without those that look like the one before or like the present."""
    seen = [present.view(None)]
    steps: list[Step] = []
    for checkpoint in reversed(live.passed):
        sight = Sight(live, present.match, present.voice, checkpoint.table)
        view = sight.look(None)
        if view != seen[-1]:
            seen.append(view)
            steps.append(Step(sight, sight.board.public(view, sight.chairs([])), checkpoint.told))
    return steps[::-1]


class Share(NamedTuple):
    """What one viewpoint alone is shown: its own regions and its prompt, and all that they were drawn from."""

    drawn_from: tuple[Any, ...] | None
    regions: Regions
    prompt: Prompt


class Gallery:
    """Draws tables, and what everybody sees of them once for all who look at the same moment."""

    def __init__(self, *, stepwise: bool = False) -> None:
        """`stepwise`: somebody looks on slowly enough to see what lies between two states."""
        self.stepwise = stepwise
        self._moments: dict[tuple[str, int, str], Moment] = {}
        self._chats: WeakKeyDictionary[LiveTable, dict[tuple[int | None, str], tuple[int, str]]] = WeakKeyDictionary()
        self._shares: WeakKeyDictionary[LiveTable, dict[Viewpoint, Share]] = WeakKeyDictionary()
        self._logs: WeakKeyDictionary[LiveTable, dict[str, LogBook]] = WeakKeyDictionary()

    def regions(self, live: LiveTable, viewpoint: Viewpoint) -> Regions:
        """Everything on the page of a running table that can change."""
        moment = self._moment(live, viewpoint.language)
        sight = moment.sight
        share = self._share(live, sight, viewpoint)
        book = self._book(live, viewpoint.language)
        found = moment.public | share.regions
        found["log"] = book.drawn(sight, None if share.prompt.state == "curtain" else viewpoint.seat)
        found["chat"] = self._chat(live, sight.voice, viewpoint)
        return found

    def _share(self, live: LiveTable, sight: Sight, viewpoint: Viewpoint) -> Share:
        """While others answer a secret choice, nothing of one's own changes."""
        shares, facts = self._shares.setdefault(live, {}), facts_of_secret(live, sight.match, viewpoint)
        known = shares.get(viewpoint)
        if known is None or facts is None or known.drawn_from != facts:
            known = shares[viewpoint] = draw_share(live, sight, viewpoint, facts)
        return known

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
        seat = None if behind_curtain(live, viewpoint) else viewpoint.seat
        return [self._step_regions(live, step, seat) for step in self._moment(live, viewpoint.language).steps]

    def say(self, live: LiveTable, language: str, events: Sequence[Event]) -> list[str]:
        """What has happened, to be read aloud."""
        sight = self._moment(live, language).sight
        return [sight.say(event) for event in events]

    def _moment(self, live: LiveTable, language: str) -> Moment:
        assert live.match is not None
        asked = (live.id, live.seq, language)
        known = self._moments.get(asked)
        if known is None or known.sight.match is not live.match:
            known = self._moments[asked] = Moment(live, live.match, game_voice(live.game, language))
            if len(self._moments) > REMEMBERED_MOMENTS:
                del self._moments[next(iter(self._moments))]
        return known

    def _step_regions(self, live: LiveTable, step: Step, seat: int | None) -> Regions:
        own = step.sight.board.own(step.sight.own_view(seat), step.sight.chairs([]), [])
        log = self._book(live, step.sight.voice.language).drawn(step.sight, seat, step.told)
        stood_in = seat is not None and live.sitters[seat].stood_in
        asked = draw_prompt(live.id, step.sight.voice, Prompt("following", seat, stood_in=stood_in))  # all is answered
        return {**step.public, **own, "log": log, "prompt": asked}

    def _book(self, live: LiveTable, language: str) -> LogBook:
        return self._logs.setdefault(live, {}).setdefault(language, LogBook())


def facts_of_secret(live: LiveTable, match: Match, viewpoint: Viewpoint) -> tuple[Any, ...] | None:
    """Everything that a share of a secret choice shows; None while the table itself may change."""
    pending, seat = match.position.pending, viewpoint.seat
    if seat is None or not isinstance(pending, EverySeat):
        return None
    question, request = pending.open().get(seat), live.request
    return (
        pending,
        tuple(pending.open()) if question is None else question,
        live.taken_back[seat],
        live.eras,
        secret_answers(match, seat),
        undo_reach(live, seat),
        None if request is None else (request.seat, frozenset(request.agreed)),
        [(sitter.person, sitter.name, sitter.bot) for sitter in live.sitters],
    )


def draw_share(live: LiveTable, sight: Sight, viewpoint: Viewpoint, facts: tuple[Any, ...] | None) -> Share:
    seat = None if behind_curtain(live, viewpoint) else viewpoint.seat
    chosen, view = secret_answers(sight.match, seat), sight.own_view(seat)
    prompt = prompt_for(live, sight, viewpoint, view)
    own = sight.board.own(view, sight.chairs(list(live.waited_for())), chosen)
    asked = {"prompt": draw_prompt(live.id, sight.voice, prompt), "tour": draw_tour(sight, viewpoint, prompt, view)}
    return Share(facts, own | asked, prompt)


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
    found |= sight.board.own(sight.own_view(seat), chairs, secret_answers(match, seat))
    found["log"] = LogBook().drawn(sight, seat)
    return sight, found


def draw_prompt(table: str, voice: Voice, prompt: Prompt) -> str:
    """A question is asked once; those who wait are told the same at all tables, but for names."""
    if prompt.state == "asked":
        return fill_prompt(table, voice, prompt)
    drawn = remembered_prompt(TABLE, voice, replace(prompt, waiting_for=NAMES))
    return drawn.replace(TABLE, table).replace(NAMES, in_ascii(escape(prompt.waiting_for)))


def fill_prompt(table: str, voice: Voice, prompt: Prompt) -> str:
    return draw("table/prompt.html", table={"id": table}, prompt=prompt, say=voice.say, game=voice.game.id)


remembered_prompt = lru_cache(maxsize=REMEMBERED_PROMPTS)(fill_prompt)


def draw_chat(live: LiveTable, voice: Voice, viewpoint: Viewpoint) -> str:
    lines = talk_lines(live, viewpoint.language)[-TALK_LINES:]
    return draw("table/chat.html", table=live, lines=lines, say=voice.say, viewpoint=viewpoint)


def draw_tour(sight: Sight, viewpoint: Viewpoint, prompt: Prompt, view: View) -> str:
    """The first turn, guided: what to look at while this question is asked."""
    if not viewpoint.tour or prompt.state != "asked":
        return ""
    steps = [step for step in sight.board.tour(view) if step.question == prompt.key]
    return draw("table/tour.html", steps=steps, say=sight.voice.say, table=sight.live, prompt=prompt)


def wrapped(regions: Mapping[str, str]) -> dict[str, Markup]:
    """Regions as elements that the script finds again by their ids."""
    return {
        name: Markup(f'<div class="region region-{name}" id="region-{name}">{html}</div>')
        for name, html in regions.items()
    }
