"""How the hall's tests speak: a hall on a file, guests who come in, open tables, sit down, choose and listen."""

from __future__ import annotations

import asyncio
import inspect
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2
from markupsafe import escape
from starlette.applications import Starlette

from tablewright.engine.dice import Luck
from tablewright.engine.knowledge import knows
from tablewright.engine.questions import EverySeat
from tablewright.games import find_game
from tablewright.hall import opening, playing
from tablewright.hall.house import House
from tablewright.hall.live import LiveTable
from tablewright.hall.people import Person
from tablewright.hall.settings import HallSettings
from tablewright.hall.voice import game_voice, hall_voice
from tablewright.hall.web.app import create_app

ADDRESS = "http://hall.test"
PATIENCE = 60.0
COOKIE = "tablewright"
Answer = httpx2.Response


def settings_on(file: Path, **changes: Any) -> HallSettings:
    """A hall on a file in which bots do not dawdle and nobody is too fast."""
    generous: dict[str, Any] = {
        "bot_pause": 0.0, "requests_per_second": 1e6, "choices_per_second": 1e6, "logins_per_second": 1e6,
        "streams_per_address": 10_000,
    }  # fmt: skip
    return HallSettings(f"sqlite:///{file}", **(generous | changes))


class Hall:
    """An open hall, and everybody who has come in through its door."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self._webs: list[httpx2.AsyncClient] = []

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    def door(self, address: str = "127.0.0.1", *, faults_are_answered: bool = False) -> httpx2.AsyncClient:
        """A browser that nobody knows yet."""
        transport = httpx2.ASGITransport(
            app=self.app, client=(address, 4711), raise_app_exceptions=not faults_are_answered
        )
        web = httpx2.AsyncClient(transport=transport, base_url=ADDRESS, headers={"accept-language": "en"})
        self._webs.append(web)
        return web

    async def guest(self, name: str) -> Guest:
        """Somebody comes in and says a name."""
        person, token = await self.house.people.welcome(name)
        return Guest(self, self.door(), person, token)

    async def guests(self, *names: str) -> list[Guest]:
        return [await self.guest(name) for name in names]

    def onlooker(self) -> Onlooker:
        """Somebody without a name or a seat."""
        return Onlooker(self, self.door())

    async def leave(self) -> None:
        for web in self._webs:
            await web.aclose()

    # At a table

    async def live(self, table: str) -> LiveTable:
        return await self.house.table(table)

    async def until(self, fine: Callable[[], bool]) -> None:
        """Wait for something that happens by itself, such as the turn of a bot."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not fine():
                    await asyncio.sleep(0.001)
        except TimeoutError:
            raise AssertionError(f"{inspect.getsource(fine).strip()}: not in {PATIENCE} s. {self.stands()}") from None

    def stands(self) -> str:
        """What the tables look like, for a wait that was in vain."""
        tables = self.house.tables.values()
        return "; ".join(f"{one.id} is {one.status}, seq {one.seq}, asked {sorted(one.asked())}" for one in tables)

    async def bots_are_done(self, table: str) -> LiveTable:
        live = await self.live(table)
        await self.until(lambda: not any(live.sitters[seat].bot for seat in live.asked()))
        return live

    async def one_choice(self, live: LiveTable, luck: Luck) -> tuple[int, str]:
        """Some person who is asked chooses something; people here like to draw from the deck, in secret."""
        asked = [question for seat, question in live.asked().items() if live.sitters[seat].bot is None]
        question = asked[luck.below(len(asked))]
        option = question.options[luck.below(len(question.options))].id
        if question.option("deck") is not None and luck.below(2):
            option = "deck"
        await playing.choose(self.house, live, question.seat, option)
        return question.seat, option

    async def plays_on(self, table: str, choices: int = 10_000, seed: str = "luck") -> LiveTable:
        """People choose at random, so many times or to the end."""
        live, luck = await self.bots_are_done(table), Luck(seed)
        for _ in range(choices):
            if live.status == "over":
                break
            await self.one_choice(live, luck)
            await self.bots_are_done(table)
        return live

    async def plays_until(self, table: str, fine: Callable[[LiveTable], bool], seed: str = "luck") -> LiveTable:
        """People choose at random until the table looks like this."""
        live, luck = await self.bots_are_done(table), Luck(seed)
        while not fine(live):
            assert live.status == "running", "the game is over, and it never looked like that"
            await self.one_choice(live, luck)
            await self.bots_are_done(table)
        return live

    async def plays_to_secret_choice(self, table: str) -> LiveTable:
        return await self.plays_until(table, in_secret_choice)


def in_words(key: str, **arguments: Any) -> str:
    """What the hall says in English."""
    return hall_voice("en").say(key, **arguments)


def in_secret_choice(live: LiveTable) -> bool:
    """All seats choose at once, each in secret."""
    return live.match is not None and isinstance(live.match.position.pending, EverySeat)


def hidden_hand(live: LiveTable, seat: int) -> list[str]:
    """The English names of those cards in a hand that only its owner has seen."""
    assert live.match is not None
    table: Any = live.match.position.table
    voice = game_voice(live.game, "en")
    hidden = [card for card in table.hands[seat] if not knows(table, None, card)]
    return [voice.word(live.game.face_name(table, table.faces[card])) for card in hidden]


def hands_are_secret(live: LiveTable) -> bool:
    """All choose in secret, and everybody holds a card that nobody else has seen."""
    return in_secret_choice(live) and all(hidden_hand(live, seat) for seat in range(live.players))


def on_page(text: str, names: Sequence[str]) -> list[str]:
    """Those names that stand somewhere in a page or a frame."""
    return [name for name in names if name in text or str(escape(name)) in text]


@asynccontextmanager
async def open_hall(settings: HallSettings) -> AsyncIterator[Hall]:
    """A hall from its opening in the morning until it closes in good order."""
    app = create_app(settings)
    hall = Hall(app)
    async with app.router.lifespan_context(app):
        try:
            yield hall
        finally:
            await hall.leave()


class Onlooker:
    """Somebody at the door: can read and try, but has no name."""

    def __init__(self, hall: Hall, web: httpx2.AsyncClient) -> None:
        self.hall = hall
        self.web = web

    async def reads(self, path: str, **query: str | int) -> Answer:
        return await self.web.get(path, params=query or None)

    async def sends(self, path: str, body: Any = None) -> Answer:
        return await self.web.post(path, json={} if body is None else body)

    async def posts(self, path: str, **form: str | int) -> Answer:
        """A form of a page, without any script."""
        return await self.web.post(path, data={name: str(value) for name, value in form.items()})

    async def told(self, table: str, about: str = "", **query: str | int) -> Any:
        """What the API says about a table, its view, its log..."""
        answer = await self.reads(f"/api/tables/{table}{about}", **query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def page(self, table: str, **query: str | int) -> str:
        answer = await self.reads(f"/tables/{table}", **query)
        assert answer.status_code == 200, answer.text
        return answer.text

    @asynccontextmanager
    async def listens(self, *watches: str) -> AsyncIterator[Listener]:
        """Follow tables through the stream of the pages."""
        async with self._hears("/stream", "&".join(f"watch={watch}" for watch in watches)) as listener:
            yield listener

    @asynccontextmanager
    async def glances_at(self, *tables: str) -> AsyncIterator[Listener]:
        """Follow tables through the stream of the API."""
        async with self._hears("/api/stream", "&".join(f"table={table}" for table in tables)) as listener:
            yield listener

    @asynccontextmanager
    async def _hears(self, path: str, query: str) -> AsyncIterator[Listener]:
        listener = Listener(self.hall.app, path, query, self.web.cookies.get(COOKIE))
        try:
            yield listener
        finally:
            await listener.goes()


class Guest(Onlooker):
    """Somebody with a name and a session."""

    def __init__(self, hall: Hall, web: httpx2.AsyncClient, person: Person, token: str) -> None:
        super().__init__(hall, web)
        self.person = person
        self.token = token
        web.cookies.set(COOKIE, token)

    async def opens_table(
        self,
        *places: str,
        seed: str = "hall",
        listed: bool = True,
        settings: dict[str, str] | None = None,
        game: str = "ronin",
    ) -> str:
        """A table with a place for each of `me`, `open`, `greedy`, `random`."""
        live = await opening.open_table(
            self.hall.house, self.person, game, len(places), settings or {}, places, listed=listed, seed=seed
        )
        return live.id

    async def branches(self, table: str, at: int = 0) -> str:
        """What if: another table from an earlier position of this one."""
        answer = await self.sends(f"/api/tables/{table}/branch", {"at": at})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["table"])

    async def at_seat(self, table: str, seat: int, action: str, **more: str) -> Answer:
        return await self.sends(f"/api/tables/{table}/seats/{seat}", {"action": action, **more})

    async def sits(self, table: str, seat: int) -> Answer:
        return await self.at_seat(table, seat, "sit")

    async def begins(self, table: str) -> Answer:
        return await self.sends(f"/api/tables/{table}/begin")

    async def question(self, table: str, seat: int) -> Any:
        """What the seat is asked, with its options and its token."""
        asked = await self.told(table, "/questions", seat=seat)
        return asked[0] if asked else None

    async def chooses(self, table: str, seat: int, option: str, **more: str) -> Answer:
        return await self.sends(f"/api/tables/{table}/choose", {"seat": seat, "option": option, **more})

    async def takes_first(self, table: str, seat: int) -> str:
        """Answers whatever is asked with the first option."""
        option: str = (await self.question(table, seat))["options"][0]["id"]
        answer = await self.chooses(table, seat, option)
        assert answer.status_code == 200, answer.text
        return option

    async def asks(self, table: str, what: str, seat: int, **more: str) -> Answer:
        """Undo, a hint, or whatever else is done for a seat."""
        return await self.sends(f"/api/tables/{table}/{what}", {"seat": seat, **more})

    async def says(self, table: str, text: str, seat: int | None = None) -> Answer:
        return await self.sends(f"/api/tables/{table}/chat", {"text": text, "seat": seat})


async def seated(
    hall: Hall,
    *names: str,
    bots: Sequence[str] = (),
    seed: str = "hall",
    game: str = "ronin",
    settings: dict[str, str] | None = None,
) -> tuple[str, list[Guest]]:
    """A game that has just begun: people sit first, then bots. Where one may wish it, the first seat is asked first."""
    people = await hall.guests(*names)
    places = ["me", *["open"] * (len(names) - 1), *bots]
    offered = {setting.name for setting in find_game(game).settings if len(places) in setting.players}
    first = {"first-chooser": "1"} if "first-chooser" in offered else {}
    table = await people[0].opens_table(*places, seed=seed, settings=first | (settings or {}), game=game)
    for seat, guest in enumerate(people[1:], 1):
        assert (await guest.sits(table, seat)).status_code == 200
    if len(names) > 1:
        assert (await people[0].begins(table)).status_code == 200
    return table, people


class Listener:
    """One stream of server-sent events, heard byte by byte."""

    def __init__(self, app: Starlette, path: str, query: str, token: str | None) -> None:
        self.status = 0
        self.headers: dict[str, str] = {}
        self.raw: list[bytes] = []
        self._chunks: asyncio.Queue[bytes] = asyncio.Queue()
        self._gone = asyncio.Event()
        self._asked = False
        headers = [(b"host", b"hall.test"), (b"accept-language", b"en"), (b"accept-encoding", b"gzip, br")]
        if token is not None:
            headers.append((b"cookie", f"{COOKIE}={token}".encode()))
        scope = {
            "type": "http", "asgi": {"version": "3.0", "spec_version": "2.3"}, "http_version": "1.1", "method": "GET",
            "scheme": "http", "path": path, "raw_path": path.encode(), "query_string": query.encode(),
            "root_path": "", "headers": headers, "client": ("127.0.0.1", 4711), "server": ("hall.test", 80),
        }  # fmt: skip
        self._task = asyncio.ensure_future(app(scope, self._receive, self._send))

    async def _receive(self) -> dict[str, Any]:
        if not self._asked:
            self._asked = True
            return {"type": "http.request", "body": b"", "more_body": False}
        await self._gone.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.headers = {name.decode(): value.decode() for name, value in message["headers"]}
        elif message.get("body"):
            await self._chunks.put(message["body"])

    async def frame(self) -> dict[str, Any]:
        """The next frame. Signs of life between frames do not prolong the wait for it."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._next_frame()
        except TimeoutError:
            last = self.raw[-1][:300] if self.raw else b"nothing"
            raise AssertionError(f"No frame in {PATIENCE} s after {last!r}; status {self.status}") from None

    async def _next_frame(self) -> dict[str, Any]:
        while True:
            chunk = await self._chunks.get()
            self.raw.append(chunk)
            if chunk.startswith(b"data: "):
                frame: dict[str, Any] = json.loads(chunk.removeprefix(b"data: "))
                return frame

    async def frame_of(self, seq: int) -> dict[str, Any]:
        """The frame that shows this entry of the log, whatever came before it."""
        while True:
            frame = await self.frame()
            if frame["seq"] >= seq:
                return frame

    @property
    def unheard(self) -> int:
        """How much was sent that nobody has listened to."""
        return self._chunks.qsize()

    async def ended(self) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._task
        except TimeoutError:
            raise AssertionError(f"The stream has not ended in {PATIENCE} s; last it sent {self.raw[-1:]!r}") from None

    async def goes(self) -> None:
        self._gone.set()
        await self.ended()
