"""The prompt: what a viewpoint is asked now, what can be answered, what cannot and why, or whom the table waits for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

from tablewright.engine.game import View
from tablewright.engine.questions import Question

from ..live import LiveTable, UndoRequest
from ..playing import undo_reach
from ..telling import question_info
from .board import Board
from .sight import Sight, Viewpoint

LAST: Final = "0"
"""The digit of what stands below all other options."""


class Choice(NamedTuple):
    """An option in the list of the prompt."""

    id: str
    name: str
    note: str
    place: str | None
    key: str
    """The digit that chooses it; empty where there are more options than digits."""


class NotPossible(NamedTuple):
    """An option that cannot be chosen now, with its reason and rule."""

    name: str
    place: str | None
    reason: str
    rule: str


@dataclass(frozen=True, slots=True)
class Prompt:
    """Everything in the prompt region; `state` is asked, waiting, following, curtain, watching or over."""

    state: str
    seat: int | None = None
    asked_seat: int | None = None
    """Whose question it is: this seat's, or that of another one of the same person which has no secrets from it."""
    key: str = ""
    text: str = ""
    rule: str = ""
    token: str = ""
    choices: tuple[Choice, ...] = ()
    refused: tuple[NotPossible, ...] = ()
    waiting_for: str = ""
    next_seat: int | None = None
    next_name: str = ""
    confirm: bool = False
    undo: str = ""
    """How far one may go back now: `free`, `ask` the others, `unasked` where only bots play, or not at all."""
    request: str = ""
    """Who asks to go back; empty when nobody does."""
    since: str = ""
    """What has happened since the choice that shall be taken back: a `reveal`, or `others` have acted."""
    answers: bool = False
    """This viewpoint has not answered that request yet."""
    own_request: bool = False
    """It is this viewpoint who asks to go back."""
    stood_in: bool = False
    """A bot stands in for this viewpoint's seat."""


def prompt_for(live: LiveTable, sight: Sight, viewpoint: Viewpoint, view: View) -> Prompt:
    """The prompt of a viewpoint, which has this view."""
    if live.status == "over":
        return Prompt("over")
    asked, waited_for = live.asked(), live.waited_for()
    seat = viewpoint.seat
    if seat is None:
        return Prompt("watching", waiting_for=waiting_names(sight, list(waited_for)), rule=rule_of_now(waited_for))
    answering = answering_seat(live, viewpoint)
    if answering is not None:
        prompt = asked_prompt(live, sight, asked[answering], viewpoint, view)
    else:
        prompt = waiting_prompt(live, sight, viewpoint)
    prompt = replace(prompt, undo=undo_reach(live, seat), stood_in=live.sitters[seat].bot is not None)
    return prompt if live.request is None else with_request(prompt, live, sight, live.request)


def with_request(prompt: Prompt, live: LiveTable, sight: Sight, request: UndoRequest) -> Prompt:
    """Somebody asks to go back."""
    assert live.match is not None
    return replace(
        prompt,
        request=sight.voice.person(live.sitters[request.seat].name),
        since=live.match.since(request.length),
        answers=prompt.seat not in request.agreed,
        own_request=prompt.seat == request.seat,
    )


def asked_prompt(live: LiveTable, sight: Sight, question: Question[Any], viewpoint: Viewpoint, view: View) -> Prompt:
    """The question as the API tells it, with the places on the board where its options lie."""
    told, board, seat = question_info(live, question, viewpoint.language), sight.board, question.seat
    if seat != viewpoint.seat:
        view = sight.look(seat)
    keys = keys_of([one.id for one in told.options], board)
    choices = [
        Choice(one.id, one.text, board.note(view, one.id), board.place(one.id, seat), keys[one.id])
        for one in told.options
    ]
    choices.sort(key=lambda choice: choice.key == LAST)
    refused = (NotPossible(one.text, board.place(one.id, seat), one.reason, one.rule) for one in told.refused)
    return Prompt(
        "asked", viewpoint.seat, seat, told.key, told.text, told.rule, told.question, tuple(choices), tuple(refused),
        confirm=viewpoint.confirm,
    )  # fmt: skip


def keys_of(options: Sequence[str], board: Board) -> dict[str, str]:
    """The digit of each option: its own, or the next of those from 1 to 9 that no other option calls its own."""
    own = {option: board.key(option) for option in options}
    free = (str(digit) for digit in range(1, 10) if str(digit) not in own.values())
    return {option: key or next(free, "") for option, key in own.items()}


def waiting_prompt(live: LiveTable, sight: Sight, viewpoint: Viewpoint) -> Prompt:
    """Nothing is asked of this seat; if another seat of the same person is asked, a curtain falls first."""
    asked, rule = list(live.waited_for()), rule_of_now(live.waited_for())
    mine = [seat for seat in viewpoint.mine if seat in asked and live.sitters[seat].bot is None]
    if mine:
        name = waiting_names(sight, mine[:1])
        return Prompt("curtain", viewpoint.seat, rule=rule, next_seat=mine[0], next_name=name)
    return Prompt("waiting", viewpoint.seat, rule=rule, waiting_for=waiting_names(sight, asked))


def answering_seat(live: LiveTable, viewpoint: Viewpoint) -> int | None:
    """The seat that can choose from here: one's own, or another of the same person where seats have no secrets."""
    if behind_curtain(live, viewpoint):
        return None
    mine = {viewpoint.seat, *viewpoint.mine} if live.game.one_knowledge else {viewpoint.seat}
    asked = [seat for seat in live.asked() if seat in mine and live.sitters[seat].bot is None]
    needed = live.waited_for()
    return min(asked, key=lambda seat: (seat not in needed, seat != viewpoint.seat), default=None)


def behind_curtain(live: LiveTable, viewpoint: Viewpoint) -> bool:
    """Another seat of the same person is asked, and this one is not."""
    playing = [seat for seat in live.waited_for() if live.sitters[seat].bot is None]
    other = viewpoint.seat not in playing and any(seat in viewpoint.mine for seat in playing)
    return other and not live.game.one_knowledge


def rule_of_now(asked: Mapping[int, Question[Any]]) -> str:
    """The rule that the table waits under. Seats that choose at once, in secret, do so under the same rule."""
    return next((question.rule for question in asked.values()), "")


def waiting_names(sight: Sight, asked: list[int]) -> str:
    chairs = [sight.chairs(asked)[seat] for seat in asked]
    return ", ".join(f"{chair.title} ({chair.name})" if chair.name else chair.title for chair in chairs)
