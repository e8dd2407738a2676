"""The prompt: what a viewpoint is asked now, what can be answered, what cannot and why, or whom the table waits for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tablewright.engine.questions import Question

from ..live import LiveTable
from ..playing import undo_reach
from ..telling import question_info

if TYPE_CHECKING:
    from .gallery import Sight, Viewpoint


@dataclass(frozen=True, slots=True)
class Choice:
    """An option in the list of the prompt."""

    id: str
    name: str
    note: str
    place: str | None


@dataclass(frozen=True, slots=True)
class NotPossible:
    """An option that cannot be chosen now, with its reason and rule."""

    name: str
    place: str | None
    reason: str
    rule: str


@dataclass(slots=True)
class Prompt:
    """Everything in the prompt region; `state` is asked, waiting, curtain, watching or over."""

    state: str
    seat: int | None = None
    key: str = ""
    text: str = ""
    rule: str = ""
    token: str = ""
    choices: list[Choice] = field(default_factory=list)
    refused: list[NotPossible] = field(default_factory=list)
    waiting_for: str = ""
    next_seat: int | None = None
    next_name: str = ""
    confirm: bool = False
    undo: str = ""
    """How far one may go back now: `free`, `ask` the others, or not at all."""
    request: str = ""
    """Who asks to go back; empty when nobody does."""
    answers: bool = False
    """This viewpoint has not answered that request yet."""
    own_request: bool = False
    """It is this viewpoint who asks to go back."""
    stood_in: bool = False
    """A bot stands in for this viewpoint's seat."""


def prompt_for(live: LiveTable, sight: Sight, viewpoint: Viewpoint) -> Prompt:
    """The prompt of a viewpoint."""
    if live.status == "over":
        return Prompt("over")
    asked, waited_for = live.asked(), live.waited_for()
    seat = viewpoint.seat
    if seat is None:
        return Prompt("watching", waiting_for=waiting_names(sight, list(waited_for)), rule=rule_of_now(waited_for))
    if seat in asked and live.sitters[seat].bot is None and not behind_curtain(live, viewpoint):
        prompt = asked_prompt(live, sight, asked[seat], viewpoint)
    else:
        prompt = waiting_prompt(live, sight, viewpoint)
    prompt.undo = undo_reach(live, seat)
    prompt.stood_in = live.sitters[seat].bot is not None
    if live.request is not None:
        prompt.request = sight.voice.person(live.sitters[live.request.seat].name)
        prompt.answers = seat not in live.request.agreed
        prompt.own_request = seat == live.request.seat
    return prompt


def asked_prompt(live: LiveTable, sight: Sight, question: Question[Any], viewpoint: Viewpoint) -> Prompt:
    """The question as the API tells it, with the places on the board where its options lie."""
    told, board = question_info(live, question, viewpoint.language), sight.board
    seat, view = told.seat, sight.view(told.seat)
    choices = [Choice(one.id, one.text, board.note(view, one.id), board.place(one.id, seat)) for one in told.options]
    refused = [NotPossible(one.text, board.place(one.id, seat), one.reason, one.rule) for one in told.refused]
    return Prompt(
        "asked", seat, told.key, told.text, told.rule, told.question, choices, refused, confirm=viewpoint.confirm
    )  # fmt: skip


def waiting_prompt(live: LiveTable, sight: Sight, viewpoint: Viewpoint) -> Prompt:
    """Nothing is asked of this seat; if another seat of the same person is asked, a curtain falls first."""
    asked, rule = list(live.waited_for()), rule_of_now(live.waited_for())
    mine = [seat for seat in viewpoint.mine if seat in asked and live.sitters[seat].bot is None]
    if mine:
        name = waiting_names(sight, mine[:1])
        return Prompt("curtain", viewpoint.seat, rule=rule, next_seat=mine[0], next_name=name)
    return Prompt("waiting", viewpoint.seat, rule=rule, waiting_for=waiting_names(sight, asked))


def behind_curtain(live: LiveTable, viewpoint: Viewpoint) -> bool:
    """Another seat of the same person is asked, and this one is not."""
    playing = [seat for seat in live.waited_for() if live.sitters[seat].bot is None]
    return viewpoint.seat not in playing and any(seat in viewpoint.mine for seat in playing)


def rule_of_now(asked: Mapping[int, Question[Any]]) -> str:
    """The rule that the table waits under. Seats that choose at once, in secret, do so under the same rule."""
    return next((question.rule for question in asked.values()), "")


def waiting_names(sight: Sight, asked: list[int]) -> str:
    chairs = [sight.chairs(asked)[seat] for seat in asked]
    return ", ".join(f"{chair.title} ({chair.name})" if chair.name else chair.title for chair in chairs)
