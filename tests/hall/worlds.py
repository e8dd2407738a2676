"""Paired worlds: the same table dealt otherwise where one watcher has not looked, and everything sent of it."""

from __future__ import annotations

import copy
import re
import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from typing import Any, NamedTuple
from unittest.mock import patch

from sqlalchemy import delete

from tablewright.engine.dice import Luck
from tablewright.engine.faults import TableError
from tablewright.engine.knowledge import imagined_faces, knows
from tablewright.engine.match import Match, Played
from tablewright.engine.position import Checkpoint, Choice, Imagined, Position
from tablewright.engine.table import Event
from tablewright.hall import hub, opening
from tablewright.hall.drawing.gallery import Gallery
from tablewright.hall.live import LiveTable
from tablewright.hall.storage import games
from tablewright.hall.voice import game_voice
from tablewright.hall.web.guard import Buckets
from tablewright.language import LANGUAGES

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


def passed_otherwise(live: LiveTable, watcher: int | None, luck: Luck) -> list[Checkpoint]:
    """The tables on the way to the present, with other faces where the watcher had not looked by then."""
    return [dealt_on_the_way(live, checkpoint, watcher, luck) for checkpoint in live.passed]


def dealt_on_the_way(live: LiveTable, checkpoint: Checkpoint, watcher: int | None, luck: Luck) -> Checkpoint:
    table = live.game.copy(checkpoint.table)
    table.faces = imagined_faces(table, -1 if watcher is None else watcher, live.game.backs(table), luck)
    return checkpoint._replace(table=table)


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


# What nobody else may know


def hidden_names(live: LiveTable, seat: int | None) -> set[bytes]:
    """Keys and English names of all cards whose faces a watcher has not seen and that the log does not tell of."""
    match = live.match
    assert match is not None
    table: Any = match.position.table
    if live.game.id == "heredity":
        return unread_prose(live, table)
    voice = game_voice(live.game, "en")
    names = [live.game.face_name(table, face) for face in range(len(live.game.backs(table)))]
    known = {names[table.faces[card]] for card in range(len(table.faces)) if knows(table, seat, card)}
    told = "".join(voice.speaker.event(table, event) for event in match.log(seat))
    hidden = set(names) - known - listed(live, table)
    keys = {name.partition("-")[2] for name in hidden}
    spoken = {name.encode() for name in map(voice.word, hidden) if name not in told and " " in name}
    return spoken | {key.encode() for key in keys if "-" in key and key.replace("-", " ") not in told.lower()}


def unread_prose(live: LiveTable, table: Any) -> set[bytes]:
    """How the story goes on, in all languages, on sides that nobody has read."""
    campaign = table.content
    read = {f"{one['number']}{'b' * (one['side'] == 'back')}" for one in live.game.view(table, None)["story"]}
    sides = {f"{card.number}{back}" for card in campaign.cards for back in ("", "b")} - read
    told = [campaign.prose[language].get(f"card-{side}-narration", "") for language in LANGUAGES for side in sides]
    return {" ".join(text.split())[:40].encode() for text in told if len(text) > 40}


PRINTED = ("board-", "character-")


def listed(live: LiveTable, table: Any) -> set[str]:
    """What is named whether or not anybody has seen it: track boards, characters, and what makes up their decks."""
    if live.game.id == "tidal":
        return {f"card-{card.key}" for character in table.content.characters for card in character.cards}
    faces = range(len(live.game.backs(table)))
    return {name for name in (live.game.face_name(table, face) for face in faces) if name.startswith(PRINTED)}


# Everything that is sent


class Probe(NamedTuple):
    """A request that a watcher may try: a reading, a form, or JSON for the API."""

    method: str
    path: str
    body: dict[str, Any] | None = None
    form: bool = False
    script: bool = False
    """As the script of a page sends a form: it wants JSON back."""

    @property
    def words(self) -> str:
        return f"{self.method} {self.path} {self.body or ''}{' by script' if self.script else ''}"


def addresses(live: LiveTable) -> list[str]:
    """Every address at which something about a running table can be read, from all seats and from none."""
    page, api = f"/tables/{live.id}", f"/api/tables/{live.id}"
    seats = ["-", *(str(one) for one in range(live.players))]
    spoken = [f"lang={language}" for language in LANGUAGES]
    return [
        "/", "/api/tables", "/api/tables?mine=1", page, f"{page}/replay", f"{page}/replay?at=1&seat=0", api,
        f"{api}/record", f"{api}/view", f"{api}/view?at=1", f"{api}/questions", f"{api}/log", f"{api}/chat",
        f"{api}/news", f"{api}/words", f"{api}/words?at=1&seat=0", f"{api}/turns", f"{api}/ending",
        f"{page}/changes?since=-1", f"{page}/changes?since={live.seq}", f"{page}/changes?since=x",
        f"{page}/seats/0/take/guess",
        *(f"{path}?{language}" for path in (page, api, f"{api}/questions", f"{api}/chat") for language in spoken[1:]),
        *(f"{page}?seat={one}" for one in seats),
        *(f"{page}/changes?watch={live.id}.{one}&since=-1" for one in seats),
        *(f"{page}/changes?watch={live.id}.{one}.pl.on.off&since=-1" for one in seats),
        *(f"{api}/{what}?seat={one}" for what in ("view", "words", "questions", "log") for one in seats),
    ]  # fmt: skip


def elsewhere(live: LiveTable) -> list[Probe]:
    """Addresses that have nothing to do with this table; not even they may tell of it."""
    game = live.game.id
    read = [
        "/about", "/account", "/import", "/tables/new", f"/tables/new?game={game}&players=2", "/rules",
        f"/rules/{game}", f"/rules/{game}/drawer", "/api/openapi.json", "/api/games", f"/api/games/{game}/rules",
        f"/api/games/{game}/components", "/api/people/me",
    ]  # fmt: skip
    table = {"game": game, "players": 2, "seats": ["me", "open"]}
    account = {"account": "x", "password": "y"}
    log_in = {"action": "log-in", **account}
    return [
        *(Probe("GET", path) for path in read),
        Probe("POST", "/api/people", {"name": "Zed"}),
        Probe("POST", "/api/people/me/account", account),
        Probe("POST", "/api/sessions", account),
        Probe("POST", "/api/tables", table),
        Probe("POST", "/api/records", {}),
        Probe("PATCH", "/api/people/me", {"name": " "}),
        Probe("POST", "/play", {"game": game}, form=True),
        Probe("POST", "/tables", {"game": game, "players": "2", "seat-0": "me"}, form=True),
        Probe("POST", "/import", {"record": "{}"}, form=True),
        Probe("POST", "/preferences", {"theme": "auto"}, form=True, script=True),
        Probe("POST", "/preferences", {"theme": "plaid"}, form=True, script=True),
        *(Probe("POST", "/account", body, form=True) for body in (log_in, {"action": "name", "name": " "}, {})),
        Probe("DELETE", "/api/sessions/mine"),  # last: whoever has logged out sees nothing any more
        Probe("POST", "/account", {"action": "log-out"}, form=True),
    ]


ACTIONS = ("sit", "leave", "bot", "stand-in", "come-back", "hand-over", "take")


def attempts(live: LiveTable, options: list[str], mine: int | None) -> list[Probe]:
    """Whatever can be tried at a running table without changing it, or with no right to; most of it in one's seat."""
    api, everywhere = f"/api/tables/{live.id}", range(live.players)
    bodies: list[tuple[str, dict[str, Any]]] = [
        *(
            (f"{api}/choose", {"seat": seat, "option": option})
            for seat in everywhere
            for option in (options if seat == mine else options[:: len(options) // 4])
        ),
        *((f"{api}/choose", {"seat": seat, "option": "x", "question": "old"}) for seat in everywhere),
        *((f"{api}/choose", {"seat": seat, "option": options[0], "key": "tried"}) for seat in everywhere),
        *((f"{api}/hint", {"seat": seat}) for seat in everywhere),
    ]
    page = f"/tables/{live.id}"
    return [
        *(Probe("POST", path, body) for path, body in bodies),
        *(Probe("POST", f"{page}/choose", {"seat": 0, "option": option}, form=True) for option in options[:2]),
        *(Probe("POST", f"{page}/hint", {"seat": seat}, form=True, script=True) for seat in everywhere),
        Probe("POST", f"{page}/hint", {"seat": 0}, form=True),
    ]


def deeds(live: LiveTable) -> list[Probe]:
    """Whatever changes a table, if the watcher may do it."""
    page, api, everywhere = f"/tables/{live.id}", f"/api/tables/{live.id}", range(live.players)
    offered = [
        {"seat": seat, "option": question.options[-1].id, "question": live.question_token(seat)}
        for seat, question in live.asked().items()
    ]
    by_seat = [("undo", {}), ("undo/ask", {}), ("undo/answer", {"answer": "agree"})]
    forms = [("undo", {}), ("ask-undo", {}), ("answer-undo", {"answer": "refuse"}), ("come-back", {})]
    token = {"token": "guess"}
    return [
        *(Probe("POST", f"{api}/choose", body) for body in offered),
        *(Probe("POST", f"{page}/choose", body, form=True, script=True) for body in offered),
        *(Probe("POST", f"{api}/{what}", {"seat": seat, **more}) for what, more in by_seat for seat in everywhere),
        *(
            Probe("POST", f"{page}/{what}", {"seat": seat, **more}, form=True)
            for what, more in forms
            for seat in everywhere
        ),
        *(Probe("POST", f"{page}/{what}", {"seat": 0, **more}, form=True, script=True) for what, more in forms),
        *(Probe("POST", f"{api}/seats/{seat}", {"action": one, **token}) for one in ACTIONS for seat in everywhere),
        *(Probe("POST", f"{page}/seats/1", {"action": one, **token}, form=True) for one in ACTIONS),
        *(Probe("POST", f"{page}/seats/0", {"action": one, **token}, form=True, script=True) for one in ACTIONS),
        Probe("POST", f"{api}/chat", {"text": "hello", "seat": 0}), Probe("POST", f"{api}/chat", {"text": "hello"}),
        Probe("POST", f"{page}/chat", {"text": "hello"}, form=True, script=True),
        Probe("POST", f"{api}/begin", {}), Probe("POST", f"{page}/begin", {}, form=True, script=True),
        Probe("POST", f"{api}/rematch", {}), Probe("POST", f"{page}/go-on", {"sequel": "rematch"}, form=True),
        Probe("POST", f"{api}/go-on", {"sequel": "next-chapter"}),
        *(Probe("POST", f"{api}/branch", {"at": at}) for at in (-1, 1)),
        Probe("POST", f"{page}/branch", {"at": 1}, form=True),
    ]  # fmt: skip


def probes(live: LiveTable, seat: int | None) -> list[Probe]:
    """Everything that a watcher can ask for; what changes something is asked for at a copy of the table."""
    here = [
        *(Probe("GET", path) for path in addresses(live)),
        *attempts(live, not_offered(live, seat), seat),
        *deeds(live),
    ]
    return here if seat else [*here, *elsewhere(live)]  # what is told of tables elsewhere, one seat asks for all


def not_offered(live: LiveTable, seat: int | None) -> list[str]:
    """Options of all questions that are open now, and many cards, except what this seat may really choose."""
    mine = live.asked().get(-1 if seat is None else seat)
    allowed = set() if mine is None else {option.id for option in mine.options}
    others = {option.id for question in live.asked().values() for option in question.options}
    refused = {refusal.option.id for question in live.asked().values() for refusal in question.refused()}
    return sorted((others | refused | {f"play:{card}" for card in range(0, 133, 19)} | {"deck", "row:1"}) - allowed)


CHANGING = ("sitters", "talk", "done", "taken_back", "request")


class Copies:
    """A table that anything may be done to: afterwards it is as it was, and the log has heard nothing of it."""

    def __init__(self, hall: Hall, live: LiveTable) -> None:
        self.hall, self.live = hall, live
        self.made_up: list[str] = []
        """Tokens and names of tables that were drawn by lot meanwhile; they tell nothing, and differ each time."""
        self._kept = as_kept(vars(live))
        self._known = set(hall.house.tables)

    @contextmanager
    def spread(self) -> Iterator[Copies]:
        house, state = self.hall.house, self.hall.app.state
        with ExitStack() as stack:
            for target, name, other in (
                (house.store, "append", self._forget), (house, "after_change", []),
                (house.people, "log_out", self._forget), (house.people, "_fits", lambda *_: False),
                (state, "locks", Buckets(1e6)), (hub, "AWAY_AFTER", 1e9),
                (secrets, "token_urlsafe", self._noted(secrets.token_urlsafe)),
                (opening, "new_id", self._noted(opening.new_id)),
            ):  # fmt: skip
                stack.enter_context(patch.object(target, name, other))
            real, self.live.match = self.live.match, twin(self._kept["match"])
            try:
                yield self
            finally:
                vars(self.live).update(self._kept)
                self.live.match = real

    def put_back(self) -> None:
        """The table as it was, if something was done to it."""
        if self.live.seq != self._kept["seq"]:
            vars(self.live).update(as_kept(self._kept))
            self.live.match = twin(self._kept["match"])

    async def sweep(self) -> None:
        """Tables that were opened meanwhile are closed again."""
        opened = set(self.hall.house.tables) - self._known
        for table in opened:
            del self.hall.house.tables[table]
        await self.hall.house.store.write(delete(games).where(games.c.id.in_(opened)))

    async def _forget(self, *_: Any) -> None:
        """Not written anywhere."""

    def _noted(self, draw: Callable[..., str]) -> Callable[..., str]:
        def drawn(*size: int) -> str:
            self.made_up.append(draw(*size))
            return self.made_up[-1]

        return drawn

    def seen(self, asked: str, answer: Answer) -> Seen:
        """An answer to the last byte, without what was drawn by lot for it."""
        body, headers = answer.content, tuple(answer.headers.raw)
        for word in self.made_up:
            body = body.replace(word.encode(), b"LOT")
            headers = tuple((name, value.replace(word.encode(), b"LOT")) for name, value in headers)
        headers = tuple((name, re.sub(rb"expires=[^;]+", b"NOW", value)) for name, value in headers)
        self.made_up.clear()
        return Seen(asked, answer.status_code, headers, body)


def as_kept(state: Mapping[str, Any]) -> dict[str, Any]:
    """What a table is made of, so that what is done to the table leaves this alone; all but its match."""
    return {name: copy.deepcopy(value) if name in CHANGING else value for name, value in state.items()}


def twin(match: Match) -> Match:
    """The same match in the same world, to be played on by itself."""
    other, told = copy.copy(match), match.position.checkpoint.told
    other.journal, other.played, other.checkpoints = match.journal[:], match.played[:], match.checkpoints[:]
    position = match.position
    other.position = Position(match.game, position.checkpoint, position.trail, position.imagined, other.journal)
    other.journal[told:] = match.journal[told:]
    return other


async def tried(guest: Onlooker, probe: Probe) -> Answer:
    headers = {"accept": "application/json"} if probe.script else {}
    if probe.form:
        form = {name: str(value) for name, value in (probe.body or {}).items()}
        return await guest.web.request(probe.method, probe.path, data=form, headers=headers)
    return await guest.web.request(probe.method, probe.path, json=probe.body, headers=headers)


async def everything_sent(hall: Hall, live: LiveTable, watcher: Watcher, asked: list[Probe]) -> list[Seen]:
    """Every answer that a watcher can get at this moment, and the first frame of every stream."""
    hall.app.state.gallery = Gallery()  # what was drawn in the other world is no proof
    guest, found = watcher.guest, []
    cookies = dict(guest.web.cookies)
    with Copies(hall, live).spread() as copies:
        for probe in asked:
            found.append(copies.seen(probe.words, await tried(guest, probe)))
            copies.put_back()
            guest.web.cookies.clear()
            guest.web.cookies.update(cookies)
        await copies.sweep()
    async with guest.listens(*(f"{live.id}.{one}" for one in ("-", *range(live.players)))) as stream:
        for _ in range(live.players + 1):
            await stream.frame()
        headers = tuple(sorted((name.encode(), value.encode()) for name, value in stream.headers.items()))
        found.append(Seen("GET /stream", stream.status, headers, b"".join(stream.raw)))
    async with guest.glances_at(live.id) as stream:
        await stream.frame()
        found.append(Seen("GET /api/stream", stream.status, (), b"".join(stream.raw)))
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
    return first_difference(*await both_worlds(hall, live, watcher, luck))


async def both_worlds(hall: Hall, live: LiveTable, watcher: Watcher, luck: Luck) -> tuple[list[Seen], list[Seen]]:
    """Everything that a watcher is sent in the real world, and in one that they should not tell from it."""
    real = live.match
    assert real is not None
    asked = probes(live, watcher.seat)
    before = await everything_sent(hall, live, watcher, asked)
    live.match = dealt_otherwise(real, watcher.seat, luck)
    try:
        after = await everything_sent(hall, live, watcher, asked)
    finally:
        live.match = real
        hall.app.state.gallery = Gallery()
    return before, after
