"""Paired worlds: the same table dealt otherwise where one watcher has not looked, and everything sent of it."""

from __future__ import annotations

import copy
from dataclasses import replace
from typing import Any, NamedTuple

from tablewright.engine.dice import Luck
from tablewright.engine.faults import TableError
from tablewright.engine.knowledge import imagined_faces
from tablewright.engine.match import Match, Played
from tablewright.engine.position import Choice, Imagined, Position
from tablewright.engine.table import Event
from tablewright.hall.drawing.gallery import Gallery
from tablewright.hall.live import LiveTable

from .guests import Answer, Hall, Onlooker


class Seen(NamedTuple):
    """One answer to the last byte: what was asked, its status, headers and body."""

    asked: str
    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes


class Watcher(NamedTuple):
    """Somebody who looks at the table: from a seat, or from nowhere."""

    guest: Onlooker
    seat: int | None


# The other world


def dealt_otherwise(match: Match, watcher: int | None, luck: Luck) -> Match:
    """The same match in a world that the watcher cannot tell from the real one.

    Unseen faces have changed places, the dice will fall otherwise, other seats have answered otherwise in secret,
    and what was whispered to them is something else.
    """
    other, told = copy.copy(match), match.position.checkpoint.told
    trail, journal = answered_otherwise(match.position, watcher, luck), whispered_otherwise(match, watcher)
    other.journal = journal[:]
    other.played = [*match.played[: len(match.played) - len(trail)], *with_choices(match, trail)]
    other.position = Position(
        match.game, match.position.checkpoint, trail, imagined(match.position, watcher, luck), other.journal
    )
    other.journal[told:] = journal[told:]  # what happened has happened, before the faces changed places
    return other


def imagined(position: Position, watcher: int | None, luck: Luck) -> tuple[Imagined, ...]:
    backs = position.game.backs(position.table)
    faces = imagined_faces(position.table, -1 if watcher is None else watcher, backs, luck)
    return (*position.imagined, Imagined(len(position.trail), faces, luck.word()))


def answered_otherwise(position: Position, watcher: int | None, luck: Luck) -> tuple[Choice, ...]:
    """The trail with other answers of other seats in the secret choice that is open, as far as they fit."""
    secret = len(position.trail) - len(position.open_trail(None))
    if not secret:
        return position.trail
    twin = Position(position.game, position.checkpoint, position.trail[:-secret])
    try:
        for choice in position.trail[-secret:]:
            options = twin.open()[choice.seat].options
            other = choice if choice.seat == watcher else Choice(choice.seat, options[luck.below(len(options))])
            twin.play(*other)
    except (TableError, KeyError):
        return position.trail
    return twin.trail if list(twin.open()) == list(position.open()) else position.trail


def with_choices(match: Match, trail: tuple[Choice, ...]) -> list[Played]:
    before = match.played[len(match.played) - len(trail) :]
    return [played._replace(choice=choice) for played, choice in zip(before, trail, strict=True)]


def whispered_otherwise(match: Match, watcher: int | None) -> list[Event]:
    """The journal with other cards in the lines that the watcher may not read."""
    return [
        event if event.audience is None or watcher in event.audience else with_other_cards(match, event)
        for event in match.journal
    ]


def with_other_cards(match: Match, event: Event) -> Event:
    faces = len(match.game.backs(match.position.table))
    arguments = dict(event.arguments)
    for name, value in arguments.items():
        if name == "card" and isinstance(value, int):
            arguments[name] = (value + 1) % faces
        elif name == "cards" and isinstance(value, list):
            arguments[name] = [(card + 1) % faces for card in value]
    return replace(event, arguments=arguments)


# Everything that is sent


def addresses(live: LiveTable) -> list[str]:
    """Every address at which something about a running table can be read, from all seats and from none."""
    page, api = f"/tables/{live.id}", f"/api/tables/{live.id}"
    seats = ["-", *(str(one) for one in range(live.players))]
    return [
        "/", "/api/tables", "/api/tables?mine=1", page, f"{page}/replay", f"{page}/replay?at=1&seat=0", api,
        f"{api}/record", f"{api}/view", f"{api}/view?at=1", f"{api}/questions", f"{api}/log", f"{api}/news",
        f"{page}?lang=pl", f"{page}/changes?since=-1", f"{page}/changes?since={live.seq}", f"{page}/changes?since=x",
        *(f"{page}?seat={one}" for one in seats),
        *(f"{page}/changes?watch={live.id}.{one}&since=-1" for one in seats),
        *(f"{api}/{what}?seat={one}" for what in ("view", "questions", "log") for one in seats),
    ]  # fmt: skip


def attempts(live: LiveTable, options: list[str]) -> list[tuple[str, dict[str, Any]]]:
    """Whatever can be tried at a running table without changing it, or with no right to."""
    api = f"/api/tables/{live.id}"
    everywhere = range(live.players)
    return [
        *((f"{api}/choose", {"seat": seat, "option": option}) for seat in everywhere for option in options),
        *((f"{api}/choose", {"seat": seat, "option": "x", "question": "old"}) for seat in everywhere),
        *((f"{api}/choose", {"seat": seat, "option": options[0], "key": "tried"}) for seat in everywhere),
        *((f"{api}/hint", {"seat": seat}) for seat in everywhere),
        *((f"{api}/seats/{seat}", {"action": "take", "token": "guess"}) for seat in everywhere),
        (f"{api}/branch", {"at": -1}), (f"{api}/rematch", {}), (f"{api}/undo/answer", {"seat": 0, "answer": "agree"}),
    ]  # fmt: skip


def not_offered(live: LiveTable, seat: int | None) -> list[str]:
    """Options of all questions that are open now, and many cards, except what this seat may really choose."""
    mine = live.asked().get(-1 if seat is None else seat)
    allowed = set() if mine is None else {option.id for option in mine.options}
    others = {option.id for question in live.asked().values() for option in question.options}
    refused = {refusal.option.id for question in live.asked().values() for refusal in question.refused()}
    return sorted((others | refused | {f"play:{card}" for card in range(0, 133, 19)} | {"deck", "row:1"}) - allowed)


def as_seen(asked: str, answer: Answer) -> Seen:
    return Seen(asked, answer.status_code, tuple(answer.headers.raw), answer.content)


async def everything_sent(hall: Hall, live: LiveTable, watcher: Watcher, options: list[str]) -> list[Seen]:
    """Every answer that a watcher can get at this moment, and the first frame of every stream."""
    hall.app.state.gallery = Gallery()  # what was drawn in the other world is no proof
    guest = watcher.guest
    found = [as_seen(path, await guest.web.get(path)) for path in addresses(live)]
    found += [
        as_seen(f"{path} {body}", await guest.web.post(path, json=body)) for path, body in attempts(live, options)
    ]
    async with guest.listens(*(f"{live.id}.{one}" for one in ("-", *range(live.players)))) as stream:
        for _ in range(live.players + 1):
            await stream.frame()
        headers = tuple(sorted((name.encode(), value.encode()) for name, value in stream.headers.items()))
        found.append(Seen("/stream", stream.status, headers, b"".join(stream.raw)))
    return found


def first_difference(one: list[Seen], other: list[Seen]) -> str:
    """Where two worlds can be told apart, in words; empty when nowhere."""
    for mine, theirs in zip(one, other, strict=True):
        if mine != theirs:
            return f"{mine.asked}: {around(mine.body, theirs.body)}"
    return ""


def around(one: bytes, other: bytes) -> str:
    at = next((place for place, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), 0)
    return f"{one[max(0, at - 120) : at + 80]!r} beside {other[max(0, at - 120) : at + 80]!r}"


async def told_apart(hall: Hall, live: LiveTable, watcher: Watcher, luck: Luck) -> str:
    """What a watcher would have to read to tell the real world from another; empty when there is nothing."""
    real = live.match
    assert real is not None
    options = not_offered(live, watcher.seat)
    before = await everything_sent(hall, live, watcher, options)
    live.match = dealt_otherwise(real, watcher.seat, luck)
    try:
        after = await everything_sent(hall, live, watcher, options)
    finally:
        live.match = real
        hall.app.state.gallery = Gallery()
    return first_difference(before, after)
