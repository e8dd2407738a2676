"""The API: everything that can be done in the hall, for other clients and bots; the pages do nothing that it cannot."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tablewright.engine.faults import BadInput
from tablewright.engine.record import read_record

from .. import hints, history, opening, playing, seating, telling
from ..house import House
from ..live import LiveTable
from ..people import Person
from ..printed import WordsInfo, words_in
from ..refusals import Conflict, Forbidden, Missing, Refused, TooMuch
from ..storage.reading import open_tables, tables_of
from ..voice import hall_voice
from .answers import sentence
from .bodies import (
    AnswerUndo,
    At,
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
    spoken,
    visitor,
    who_is_there,
)

LONGEST_WAIT: Final = 25.0
WATCHES: Final = 24
TABLES: Final = Query(
    "the name of a table, once for each to follow",
    {"type": "array", "items": {"type": "string"}, "minItems": 1, "maxItems": WATCHES}, needed=True,
)  # fmt: skip
SEAT: Final = number("one of one's own seats; without it, what everybody may know")
LOOKING: Final = {"seat": SEAT, "at": number("after so many choices; without it, now")}


# Finding things


async def live_of(request: Request) -> LiveTable:
    """The table of an address."""
    house = house_of(request)
    live = await house.table(request.path_params["table"])
    if house.store.notifies:
        await house.catch_up(live)  # another worker may have written to its log a moment ago
    request.state.game = live.game
    await house.greet(live.id, who_is_there(live, await visitor(request)))
    return live


def wanted_seat(request: Request, live: LiveTable, somebody: Visitor) -> int | None:
    """The seat to look from: one's own, or none."""
    asked = request.query_params.get("seat")
    return None if asked in (None, "", "-") else own_seat(live, somebody, seat_number(asked))


def pace(request: Request, live: LiveTable, seat: int) -> None:
    """No seat needs to act many times a second."""
    if not request.app.state.paces.take(f"{live.id}.{seat}"):
        raise TooMuch("refused-too-fast")


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
    return await told(house, ids, somebody.person, somebody.language)


async def my_tables(house: House, person: Person, language: str) -> list[telling.TableInfo]:
    ids = await house.store.read(lambda connection: tables_of(connection, person.id))
    return await told(house, ids, person, language)


async def told(house: House, ids: list[str], person: Person | None, language: str) -> list[telling.TableInfo]:
    found = []
    for table_id in ids:
        try:
            live = await house.table(table_id)
        except Conflict:
            continue  # it cannot be opened any more; its own page says so
        async with live.lock:
            found.append(glance_at(house, live, None if person is None else person.id, language))
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
        return glance_at(house_of(request), live, person_id(somebody), somebody.language)


@endpoint(
    "GET", "/api/tables/{table}/news", "A table at a glance, as soon as it has changed.", gives=telling.TableInfo,
    query={"since": number("the last seq that one knows"), "wait": number("seconds to wait for a change, at most 25")},
)  # fmt: skip
async def news(request: Request) -> telling.TableInfo:
    live, person = await live_of(request), (await visitor(request)).person
    since, wait = (number_in(request.query_params.get(name, "0"), name) for name in ("since", "wait"))
    if live.seq <= since:
        with house_of(request).hub.watching({live.id}, None if person is None else person.id) as watcher:
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
    person = person_id(somebody)
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
    somebody, live = await visitor(request), await live_of(request)
    person = sitter_by_token(live, somebody, seat_number(request.path_params["seat"])) or person_of(somebody)
    return SeatToken(await act_on_seat(request, person, body))


async def act_on_seat(request: Request, person: Person, body: SeatAction) -> str | None:
    """Carries out an action on a seat; gives the seat's token where there is a new one."""
    house, live, number = house_of(request), await live_of(request), seat_number(request.path_params["seat"])
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
    found = history.moment(live, person_id(somebody), number_in(at, "at"))
    return ViewInfo(live.seq, seat, found.at, live.game.view(found.match.position.table, seat))


def person_id(somebody: Visitor) -> str | None:
    return None if somebody.person is None else somebody.person.id


@endpoint(
    "GET", "/api/tables/{table}/words", "The words for what a view tells by keys and messages, such as a story.",
    gives=list[WordsInfo], query=LOOKING,
)  # fmt: skip
async def words(request: Request) -> list[WordsInfo]:
    somebody, live = await visitor(request), await live_of(request)
    async with live.lock:
        return words_in(live.game, seen(request, live, somebody).view, somebody.language)


def replay_seat(request: Request, live: LiveTable, somebody: Visitor) -> int | None:
    """A finished table may be looked at from every seat: its seed is out, and with it every card."""
    asked = request.query_params.get("seat")
    if live.status != "over" or asked in (None, "", "-"):
        return wanted_seat(request, live, somebody)
    number = seat_number(asked)
    if not 0 <= number < live.players:
        raise Missing("refused-no-seat")
    return number


@endpoint(
    "GET", "/api/tables/{table}/questions", "The open questions of one's seats.",
    gives=list[telling.QuestionInfo], query={"seat": number("one of one's own seats; without it, all of them")},
)  # fmt: skip
async def questions(request: Request) -> list[telling.QuestionInfo]:
    somebody, live = await visitor(request), await live_of(request)
    async with live.lock:
        number = wanted_seat(request, live, somebody)
        mine = live.held_by(person_id(somebody))
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
    live, number = await at_seat(request, body.seat)
    return Done(await playing.choose(house_of(request), live, number, body.option, body.question, body.key))


async def at_seat(request: Request, number: int) -> tuple[LiveTable, int]:
    """The table and one's own seat at it, if it is not too soon to act again."""
    somebody, live = await visitor(request), await live_of(request)
    own_seat(live, somebody, number)
    pace(request, live, number)
    return live, number


@endpoint("POST", "/api/tables/{table}/undo", "Take back one's last choice.", body=ForSeat, gives=Done)
async def undo(request: Request, body: ForSeat) -> Done:
    live, number = await at_seat(request, body.seat)
    return Done(await playing.undo(house_of(request), live, number))


@endpoint("POST", "/api/tables/{table}/undo/ask", "Ask everybody to go back.", body=ForSeat, gives=Done)
async def ask_undo(request: Request, body: ForSeat) -> Done:
    live, number = await at_seat(request, body.seat)
    return Done(await playing.ask_undo(house_of(request), live, number))


@endpoint("POST", "/api/tables/{table}/undo/answer", "Agree to go back, or refuse.", body=AnswerUndo, gives=Done)
async def answer_undo(request: Request, body: AnswerUndo) -> Done:
    live, number = await at_seat(request, body.seat)
    return Done(await playing.answer_undo(house_of(request), live, number, body.answer))


@endpoint("POST", "/api/tables/{table}/hint", "What the greedy bot would do.", body=ForSeat, gives=HintInfo)
async def hint(request: Request, body: ForSeat) -> HintInfo:
    live, number = await at_seat(request, body.seat)
    found = await hints.hint(live, number)
    then = telling.say_events(live, found.then, (await visitor(request)).language)
    return HintInfo(found.option, found.worth, found.second, found.second_worth, then)


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


# Afterwards


@endpoint("GET", "/api/tables/{table}/record", "The record of a finished game, with its seed.", gives=dict[str, Any])
async def record(request: Request) -> Response:
    live = await live_of(request)
    if live.status != "over":
        raise Conflict("refused-not-over")
    language = (await visitor(request)).language
    async with live.lock:
        written = playing.match_of(live).record()
        names = [telling.seat_info(live, seat, None, language).name for seat in range(live.players)]
        text = replace(written, notes={**written.notes, opening.NAMES: names}).to_json()
    name = f"{live.game.id}-{live.id}.json"
    return Response(
        text, media_type="application/json", headers={"content-disposition": f'attachment; filename="{name}"'}
    )  # fmt: skip


@endpoint("POST", "/api/tables/{table}/rematch", "Play again with the same people.", gives=Opened)
async def rematch(request: Request) -> Opened:
    person, live = person_of(await visitor(request)), await live_of(request)
    return Opened(await opening.rematch(house_of(request), live, person))


@endpoint("POST", "/api/tables/{table}/branch", "What if: play on from an earlier position.", body=At, gives=Opened)
async def branch(request: Request, body: At) -> Opened:
    person, live = person_of(await visitor(request)), await live_of(request)
    return Opened((await opening.branch(house_of(request), live, person, body.at)).id)


@endpoint("POST", "/api/records", "Import a record.", body=msgspec.Raw, gives=Opened)
async def import_record(request: Request, body: msgspec.Raw) -> Opened:
    person = person_of(await visitor(request))
    return Opened((await open_record(request, person, bytes(body).decode(errors="replace"))).id)


async def open_record(request: Request, person: Person, text: str) -> LiveTable:
    """A table from the text of a record."""
    if "\\u0000" in text:
        raise Refused("refused-body", why="\\u0000")
    try:
        return await opening.open_record(house_of(request), person, read_record(text, "the record"))
    except BadInput as trouble:
        raise Refused("refused-record", why=sentence(trouble, hall_voice(spoken(request)))) from None
    except RecursionError:
        raise Refused("refused-too-deep") from None
