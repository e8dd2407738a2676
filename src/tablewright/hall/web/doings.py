"""What the forms of the pages do: the same as the API, answered with a page, or with JSON for the script."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from .. import homecoming, opening, seating
from ..live import LiveTable
from ..offered import quick_seats
from ..refusals import Conflict, Refused
from ..voice import hall_voice
from . import afterwards, api, bodies, oneself
from .advice import hint_words
from .answers import Json, wants_json
from .at_table import at_seat, live_of
from .pages import account_page, import_page, shown_table, table_page
from .sending import elsewhere, sent
from .visitor import (
    WISHES,
    Visitor,
    forget_session,
    house_of,
    keep_session,
    keep_wish,
    known_visitor,
    number_in,
    person_of,
    seat_number,
    visitor,
    whole_number,
)

MOST_PLAYERS: Final = 99


async def form_of(request: Request) -> FormData:
    form = await request.form(max_files=0, max_fields=60)
    if any("\0" in value for value in form.values() if isinstance(value, str)):
        raise Refused("refused-body", why="\\u0000")
    return form


def text_of(form: FormData, name: str, default: str = "") -> str:
    value = form.get(name, default)
    return value if isinstance(value, str) else default


def done(request: Request, somebody: Visitor, path: str) -> Response:
    """Carried out: the script hears so, others see the page again."""
    if wants_json(request):
        return sent(request, somebody, Json({"ok": True}))
    return elsewhere(request, somebody, path)


def said_there(request: Request, somebody: Visitor, refused: Refused, show: Callable[[str], Response]) -> Response:
    """The script hears why not; others read it on the page that they came from."""
    if wants_json(request):
        raise refused
    response = show(hall_voice(somebody.language).say(refused.key, **refused.arguments))
    response.status_code = refused.status
    return response


def back_path(path: str) -> str:
    """Only to a page of our own."""
    return path if path.startswith("/") and not path.startswith(("//", "/\\")) else "/"


# Opening


async def quick_play(request: Request) -> Response:
    """One click: a table with whoever makes a good first game."""
    form = await form_of(request)
    somebody, game = await known_visitor(request, text_of(form, "name")), text_of(form, "game")
    seats = list(quick_seats(game))
    live = await opening.open_table(
        house_of(request), person_of(somebody), game, len(seats), {}, seats, listed=False
    )  # fmt: skip
    return elsewhere(request, somebody, f"/tables/{live.id}")


async def new_table(request: Request) -> Response:
    form = await form_of(request)
    somebody = await known_visitor(request, text_of(form, "name"))
    players = whole_number(text_of(form, "players"))
    if players is None or players > MOST_PLAYERS:
        raise Refused("refused-places", players=0)
    seats = [text_of(form, f"seat-{seat}", "open") for seat in range(players)]
    settings = {
        name.removeprefix("setting-"): str(value) for name, value in form.items() if name.startswith("setting-")
    }
    live = await opening.open_table(
        house_of(request), person_of(somebody), text_of(form, "game"), players, settings, seats,
        listed=text_of(form, "listed", "public") == "public",
    )  # fmt: skip
    return elsewhere(request, somebody, f"/tables/{live.id}")


async def begin(request: Request) -> Response:
    somebody = await visitor(request)
    await api.begin(request)
    return done(request, somebody, f"/tables/{request.path_params['table']}")


async def seat(request: Request) -> Response:
    """A button beside a seat."""
    form = await form_of(request)
    somebody = await known_visitor(request, text_of(form, "name"))
    live, number, action = await live_of(request), seat_number(request.path_params["seat"]), text_of(form, "action")
    body = bodies.SeatAction(action, text_of(form, "bot", "greedy"), text_of(form, "token"), text_of(form, "name"))
    try:
        token = await api.act_on_seat(house_of(request), live, person_of(somebody), number, body)
    except Conflict as refused:
        return await back_at_table(request, live, somebody, refused)
    if action == "hand-over":
        return elsewhere(request, somebody, f"/tables/{live.id}/seats/{number}/take/{token}")
    return done(request, somebody, f"/tables/{live.id}")


async def back_at_table(request: Request, live: LiveTable, somebody: Visitor, refused: Conflict) -> Response:
    """Why not, read at the table."""
    if live.status == "over":
        raise refused
    async with live.lock:
        return said_there(request, somebody, refused, lambda words: shown_table(request, live, somebody, words))


# Playing


async def back_in_seat(request: Request, number: int) -> Response:
    """What was wanted for a seat is done: back at the table, in that seat."""
    return done(request, await visitor(request), f"/tables/{request.path_params['table']}?seat={number}")


async def choose(request: Request) -> Response:
    form = await form_of(request)
    number, token = seat_number(text_of(form, "seat")), text_of(form, "question")
    body = bodies.Choose(number, text_of(form, "option"), token, f"page {token}" if token else None)
    await api.choose(request, body)
    return await back_in_seat(request, number)


async def undo(request: Request) -> Response:
    number = seat_number(text_of(await form_of(request), "seat"))
    await api.undo(request, bodies.ForSeat(number))
    return await back_in_seat(request, number)


async def ask_undo(request: Request) -> Response:
    number = seat_number(text_of(await form_of(request), "seat"))
    await api.ask_undo(request, bodies.ForSeat(number))
    return await back_in_seat(request, number)


async def answer_undo(request: Request) -> Response:
    form = await form_of(request)
    number = seat_number(text_of(form, "seat"))
    await api.answer_undo(request, bodies.AnswerUndo(number, text_of(form, "answer")))
    return await back_in_seat(request, number)


async def hint(request: Request) -> Response:
    """A hint for the script, or the page of the table with the hint on it."""
    somebody = await visitor(request)
    number = seat_number(text_of(await form_of(request), "seat"))
    live = await at_seat(request, number)
    async with live.lock:
        words = await hint_words(live, number, somebody.language)
        if wants_json(request):
            return Json({"ok": True, "message": words.text, "option": words.option, "place": words.place})
        return table_page(request, live, somebody, number, words.text)


async def come_back(request: Request) -> Response:
    number = seat_number(text_of(await form_of(request), "seat"))
    person, live = person_of(await visitor(request)), await live_of(request)
    await seating.come_back(house_of(request), live, person, number)
    return await back_in_seat(request, number)


async def chat(request: Request) -> Response:
    form = await form_of(request)
    somebody = await known_visitor(request)
    number = text_of(form, "seat")
    live = await live_of(request)
    await api.say_at_table(request, somebody, live, seat_number(number) if number else None, text_of(form, "text"))
    return done(request, somebody, f"/tables/{live.id}" + (f"?seat={number}" if number else ""))


# Afterwards


async def go_on(request: Request) -> Response:
    sequel = text_of(await form_of(request), "sequel")
    opened = await afterwards.go_on(request, bodies.GoOn(sequel))
    return elsewhere(request, await visitor(request), f"/tables/{opened.table}")


async def branch(request: Request) -> Response:
    at = number_in(text_of(await form_of(request), "at"), "at")
    opened = await afterwards.branch(request, bodies.At(at))
    return elsewhere(request, await visitor(request), f"/tables/{opened.table}")


async def import_record(request: Request) -> Response:
    """A record from a file becomes a table."""
    somebody = await known_visitor(request)
    async with request.form(max_files=1) as form:
        file = form.get("record")
        text = file if isinstance(file, str) else (await file.read()).decode(errors="replace") if file else ""
    try:
        live = await afterwards.open_record(request, person_of(somebody), text)
    except Refused as refused:
        return said_there(request, somebody, refused, lambda words: import_page(request, somebody, words))
    return elsewhere(request, somebody, f"/tables/{live.id}")


# Oneself


async def preferences(request: Request) -> Response:
    """Wishes that the browser keeps: language, theme, sound, confirmation, tour."""
    form = await form_of(request)
    response = done(request, await visitor(request), back_path(text_of(form, "back", "/")))
    for name in WISHES:
        if name in form:
            keep_wish(request, response, name, text_of(form, name))
    return response


async def account(request: Request) -> Response:
    form = await form_of(request)
    try:
        return await act_on_account(request, form)
    except Refused as refused:
        somebody = await visitor(request)
        return said_there(request, somebody, refused, lambda words: account_page(request, somebody, form, words))


async def act_on_account(request: Request, form: FormData) -> Response:
    people = house_of(request).people
    match text_of(form, "action"):
        case "name":
            somebody = await known_visitor(request, text_of(form, "name"))
            await people.rename(person_of(somebody), text_of(form, "name"))
            return elsewhere(request, somebody, "/account")
        case "register":
            oneself.slow_down(request, text_of(form, "account"))
            somebody = await known_visitor(request, text_of(form, "account"))
            await people.register(person_of(somebody), text_of(form, "account"), text_of(form, "password"))
            return elsewhere(request, somebody, "/account")
        case "log-in":
            oneself.slow_down(request, text_of(form, "account"))
            somebody = await visitor(request)
            _, token = await homecoming.log_in(
                house_of(request), somebody.token, text_of(form, "account"), text_of(form, "password")
            )
            response = elsewhere(request, somebody, "/account")
            keep_session(request, response, token)
            return response
        case "log-out":
            somebody = await visitor(request)
            if somebody.token is not None:
                await house_of(request).log_out(somebody.token)
            response = elsewhere(request, somebody, "/")
            forget_session(request, response)
            return response
    raise Refused("refused-no-action")
