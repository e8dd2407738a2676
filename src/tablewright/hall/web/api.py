"""The API: everything that can be done in the hall, for other clients and bots; the pages do nothing that it cannot."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from .. import hints, history, opening, playing, seating, telling
from ..house import House
from ..live import LiveTable
from ..people import Person
from ..printed import WordsInfo, words_in
from ..refusals import Conflict, Forbidden, Missing, Refused, TooMuch
from ..storage.reading import open_tables, tables_of
from .at_table import at_seat, live_of, replay_seat, wanted_seat
from .bodies import (
    AnswerUndo,
    Choose,
    Done,
    ForSeat,
    HintInfo,
    NewTable,
    Opened,
    SeatAction,
    SeatToken,
    TalkBody,
    ViewInfo,
)
from .endpoints import EVENTS, Query, endpoint, number
from .held import EventStream
from .visitor import (
    Visitor,
    house_of,
    logged_out,
    number_in,
    own_seat,
    person_of,
    seat_number,
    sitter_by_token,
    visitor,
)

LONGEST_WAIT: Final = 25.0
WATCHES: Final = 24
TABLES: Final = Query(
    "the name of a table, once for each to follow",
    {"type": "array", "items": {"type": "string"}, "minItems": 1, "maxItems": WATCHES}, needed=True,
)  # fmt: skip
SEAT: Final = number("one of one's own seats; without it, what everybody may know")
LOOKING: Final = {"seat": SEAT, "at": number("after so many choices; without it, now")}


# Tables


@endpoint(
    "GET", "/api/tables", "Tables in the lobby, or with `mine` one's own.",
    gives=list[telling.TableInfo], query={"mine": Query("1 for one's own tables")},
)  # fmt: skip
async def tables(request: Request) -> list[telling.TableInfo]:
    somebody = await visitor(request)
    if request.query_params.get("mine"):
        return await my_tables(house_of(request), person_of(somebody), somebody.language)
    return await lobby(house_of(request), somebody)


async def lobby(house: House, somebody: Visitor) -> list[telling.TableInfo]:
    ids = await house.store.read(open_tables)
    return await told(house, ids, somebody.person_id, somebody.language)


async def my_tables(house: House, person: Person, language: str) -> list[telling.TableInfo]:
    ids = await house.store.read(lambda connection: tables_of(connection, person.id))
    return await told(house, ids, person.id, language)


async def told(house: House, ids: list[str], person: str | None, language: str) -> list[telling.TableInfo]:
    found = []
    for table_id in ids:
        try:
            live = await house.table(table_id)
        except Conflict:
            continue  # it cannot be opened any more; its own page says so
        async with live.lock:
            found.append(glance_at(house, live, person, language))
    return found


def glance_at(house: House, live: LiveTable, person: str | None, language: str) -> telling.TableInfo:
    """A table with who is away from it just now."""
    away = seating.absent(house, live) if live.status == "running" else []
    return telling.table_info(live, person, language, away)


@endpoint("POST", "/api/tables", "Open a table.", body=NewTable, gives=Opened)
async def new_table(request: Request, body: NewTable) -> Opened:
    person = person_of(await visitor(request))
    live = await opening.open_table(
        house_of(request), person, body.game, body.players, body.settings, body.seats, listed=body.public
    )  # fmt: skip
    return Opened(live.id)


@endpoint("GET", "/api/tables/{table}", "A table at a glance.", gives=telling.TableInfo)
async def table(request: Request) -> telling.TableInfo:
    somebody, live = await visitor(request), await live_of(request)
    async with live.lock:
        return glance_at(house_of(request), live, somebody.person_id, somebody.language)


@endpoint(
    "GET", "/api/tables/{table}/news", "A table at a glance, as soon as it has changed.", gives=telling.TableInfo,
    query={"since": number("the last seq that one knows"), "wait": number("seconds to wait for a change, at most 25")},
)  # fmt: skip
async def news(request: Request) -> telling.TableInfo:
    live, person = await live_of(request), (await visitor(request)).person_id
    since, wait = (number_in(request.query_params.get(name, "0"), name) for name in ("since", "wait"))
    if live.seq <= since:
        with house_of(request).hub.watching({live.id}, person) as watcher:
            await watcher.changed(min(float(wait), LONGEST_WAIT))
    return await table(request)


@endpoint(
    "GET", "/api/stream", "Tables at a glance as they change, as server-sent events.", gives=telling.TableInfo,
    query={"table": TABLES}, media=EVENTS,
)  # fmt: skip
async def stream(request: Request) -> Response:
    somebody, house, names = await visitor(request), house_of(request), request.query_params.getlist("table")
    if not 1 <= len(names) <= WATCHES:
        raise Refused("refused-watches", most=WATCHES)
    for name in names:
        await house.table(name)
    return EventStream(glances(house, names, somebody))


async def glances(house: House, names: list[str], somebody: Visitor) -> AsyncIterator[bytes]:
    """Every table once, and then again whenever it has changed."""
    person = somebody.person_id
    with house.hub.watching(set(names), person) as watcher:
        changed = set(names)
        while not house.closing and not await logged_out(house, somebody):
            for name in sorted(changed):
                live = await house.table(name)
                async with live.lock:
                    info = glance_at(house, live, person, somebody.language)
                yield b"data: " + msgspec.json.encode(info) + b"\n\n"
            changed = await watcher.changed(LONGEST_WAIT)


@endpoint("POST", "/api/tables/{table}/seats/{seat}", "Do something with a seat.", body=SeatAction, gives=SeatToken)
async def seat(request: Request, body: SeatAction) -> SeatToken:
    somebody, live, number = await visitor(request), await live_of(request), seat_number(request.path_params["seat"])
    person = sitter_by_token(live, somebody, number) or person_of(somebody)
    return SeatToken(await act_on_seat(house_of(request), live, person, number, body))


async def act_on_seat(house: House, live: LiveTable, person: Person, number: int, body: SeatAction) -> str | None:
    """Carries out an action on a seat; gives the seat's token where there is a new one."""
    match body.action:
        case "sit":
            return await seating.sit(house, live, person, number)
        case "leave":
            await seating.leave(house, live, person, number)
        case "bot":
            await seating.seat_bot(house, live, person, number, body.bot)
        case "stand-in":
            await seating.stand_in(house, live, person, number)
        case "come-back":
            await seating.come_back(house, live, person, number)
        case "hand-over":
            return await seating.hand_over(house, live, person, number)
        case "take":
            await seating.take_by_token(house, live, person, number, body.token)
        case "name":
            await seating.name_sitter(house, live, person, number, body.name)
        case _:
            raise Missing("refused-no-action")
    return None


@endpoint("POST", "/api/tables/{table}/begin", "Begin, once every seat is taken.", gives=Done)
async def begin(request: Request) -> Done:
    person, live = person_of(await visitor(request)), await live_of(request)
    if person.id != live.host and not live.held_by(person.id):
        raise Forbidden("refused-not-seated")
    await opening.begin(house_of(request), live)
    return Done(live.seq)


# Playing


@endpoint(
    "GET", "/api/tables/{table}/view", "The table as a seat sees it, now or at an earlier moment.",
    gives=ViewInfo, query=LOOKING,
)  # fmt: skip
async def view(request: Request) -> ViewInfo:
    somebody, live = await visitor(request), await live_of(request)
    async with live.lock:
        return seen(request, live, somebody)


def seen(request: Request, live: LiveTable, somebody: Visitor) -> ViewInfo:
    """What the address asks to see: the present from one's own seat, or a moment of the past."""
    match, at = playing.match_of(live), request.query_params.get("at")
    if at is None:
        seat = wanted_seat(request, live, somebody)
        return ViewInfo(live.seq, seat, len(match.played), live.game.view(match.position.table, seat))
    seat = replay_seat(request, live, somebody)
    found = history.moment(live, somebody.person_id, number_in(at, "at"))
    return ViewInfo(live.seq, seat, found.at, live.game.view(found.match.position.table, seat))


@endpoint(
    "GET", "/api/tables/{table}/words", "The words for what a view tells by keys and messages, such as a story.",
    gives=list[WordsInfo], query=LOOKING,
)  # fmt: skip
async def words(request: Request) -> list[WordsInfo]:
    somebody, live = await visitor(request), await live_of(request)
    async with live.lock:
        return words_in(live.game, seen(request, live, somebody).view, somebody.language)


@endpoint(
    "GET", "/api/tables/{table}/questions", "The open questions of one's seats.",
    gives=list[telling.QuestionInfo], query={"seat": number("one of one's own seats; without it, all of them")},
)  # fmt: skip
async def questions(request: Request) -> list[telling.QuestionInfo]:
    somebody, live = await visitor(request), await live_of(request)
    async with live.lock:
        number = wanted_seat(request, live, somebody)
        mine = live.held_by(somebody.person_id)
        return telling.questions(live, mine if number is None else [number], somebody.language)


@endpoint(
    "GET", "/api/tables/{table}/log", "What happened, as a seat may know it.",
    gives=list[telling.LogLine], query={"seat": SEAT},
)  # fmt: skip
async def log(request: Request) -> list[telling.LogLine]:
    somebody, live = await visitor(request), await live_of(request)
    async with live.lock:
        return telling.log_lines(live, wanted_seat(request, live, somebody), somebody.language)


@endpoint("POST", "/api/tables/{table}/choose", "Choose.", body=Choose, gives=Done)
async def choose(request: Request, body: Choose) -> Done:
    live = await at_seat(request, body.seat)
    return Done(await playing.choose(house_of(request), live, body.seat, body.option, body.question, body.key))


@endpoint("POST", "/api/tables/{table}/undo", "Take back one's last choice.", body=ForSeat, gives=Done)
async def undo(request: Request, body: ForSeat) -> Done:
    live = await at_seat(request, body.seat)
    return Done(await playing.undo(house_of(request), live, body.seat))


@endpoint("POST", "/api/tables/{table}/undo/ask", "Ask everybody to go back.", body=ForSeat, gives=Done)
async def ask_undo(request: Request, body: ForSeat) -> Done:
    live = await at_seat(request, body.seat)
    return Done(await playing.ask_undo(house_of(request), live, body.seat))


@endpoint("POST", "/api/tables/{table}/undo/answer", "Agree to go back, or refuse.", body=AnswerUndo, gives=Done)
async def answer_undo(request: Request, body: AnswerUndo) -> Done:
    live = await at_seat(request, body.seat)
    return Done(await playing.answer_undo(house_of(request), live, body.seat, body.answer))


@endpoint("POST", "/api/tables/{table}/hint", "What the greedy bot would do.", body=ForSeat, gives=HintInfo)
async def hint(request: Request, body: ForSeat) -> HintInfo:
    live = await at_seat(request, body.seat)
    language = (await visitor(request)).language
    async with live.lock:
        found = await hints.hint(live, body.seat)
        then = telling.say_events(live, found.then, language)
    best, second = found.ranked[0], found.ranked[1] if len(found.ranked) > 1 else None
    if second is None:
        return HintInfo(best.option.id, best.worth, None, best.worth, then)
    return HintInfo(best.option.id, best.worth, second.option.id, second.worth, then)


@endpoint("GET", "/api/tables/{table}/chat", "What was said at the table.", gives=list[telling.TalkInfo])
async def talk(request: Request) -> list[telling.TalkInfo]:
    somebody, live = await visitor(request), await live_of(request)
    async with live.lock:
        return telling.talk_lines(live, somebody.language)


@endpoint("POST", "/api/tables/{table}/chat", "Say something at the table.", body=TalkBody, gives=Done)
async def chat(request: Request, body: TalkBody) -> Done:
    somebody, live = await visitor(request), await live_of(request)
    return Done(await say_at_table(request, somebody, live, body.seat, body.text))


async def say_at_table(request: Request, somebody: Visitor, live: LiveTable, number: int | None, text: str) -> int:
    """Say something, as a seat or as an onlooker."""
    if number is not None:
        own_seat(live, somebody, number)
    who, name = speaking(live, somebody, number)
    if not request.app.state.paces.take(f"talk {who}"):
        raise TooMuch("refused-too-fast")
    return await playing.talk(house_of(request), live, number, name, text)


def speaking(live: LiveTable, somebody: Visitor, number: int | None) -> tuple[str, str]:
    """Who speaks and under which name: a person, or a seat that was opened by its token alone."""
    if somebody.person is None and number is not None:
        return f"{live.id}.{number}", live.sitters[number].name
    person = person_of(somebody)
    return person.id, person.name
