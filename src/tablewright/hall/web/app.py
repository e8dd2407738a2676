"""The application: all addresses of the hall, and what runs beside the requests."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route

from ..bot_turns import BotTurns
from ..drawing.gallery import Gallery
from ..following import Following
from ..house import BREATH, House
from ..people import DAY
from ..settings import HallSettings
from ..storage import Store, Unavailable
from ..storage.database import database_url
from . import doings, pages
from .answers import HANDLERS, Json, refuse
from .assets import Assets
from .easel import Easel
from .endpoints import ENDPOINTS, route
from .guard import Buckets, Guard
from .held import OpenStreams
from .memory import Collector, return_large_blocks
from .openapi import description
from .stream import changes, stream

LOG: Final = logging.getLogger("tablewright.hall")
ROUND: Final = 5.0
SWITCH: Final = 0.0005
"""So long the writing thread waits for drawing at each of its steps; with Python's own 5 ms, moves waited most."""


async def openapi(_request: Request) -> Response:
    return Json(description())


def routes() -> list[BaseRoute]:
    """Every address of the hall."""
    at = "/tables/{table}"
    shown = {
        "/": pages.home, "/about": pages.about, "/account": pages.account, "/import": pages.bring_record,
        "/tables/new": pages.new_table, at: pages.table, f"{at}/replay": pages.replay, f"{at}/changes": changes,
        f"{at}/seats/{{seat}}/take/{{token}}": pages.hand_over_page, "/rules": pages.rulebooks,
        "/rules/{game}": pages.rules, "/rules/{game}/drawer": pages.rules_drawer, "/stream": stream,
        "/api/openapi.json": openapi,
    }  # fmt: skip
    posted = {
        "/play": doings.quick_play, "/tables": doings.new_table, "/import": doings.import_record,
        "/preferences": doings.preferences, "/account": doings.account, f"{at}/begin": doings.begin,
        f"{at}/seats/{{seat}}": doings.seat, f"{at}/choose": doings.choose, f"{at}/undo": doings.undo,
        f"{at}/ask-undo": doings.ask_undo, f"{at}/answer-undo": doings.answer_undo, f"{at}/hint": doings.hint,
        f"{at}/come-back": doings.come_back, f"{at}/chat": doings.chat, f"{at}/go-on": doings.go_on,
        f"{at}/branch": doings.branch,
    }  # fmt: skip
    return [
        *(Route(path, handler, methods=["GET"]) for path, handler in shown.items()),
        *(Route(path, handler, methods=["POST"]) for path, handler in posted.items()),
        *(route(one) for one in ENDPOINTS),
        Mount("/static", Assets()),
    ]


def create_app(settings: HallSettings) -> Starlette:
    """One worker of the hall."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with opened_house(settings) as house:
            app.state.house = house
            yield

    app = Starlette(
        routes=routes(),
        lifespan=lifespan,
        middleware=[Middleware(Guard, requests_per_second=settings.requests_per_second, refuse=refuse)],
        exception_handlers=HANDLERS,
    )
    app.state.gallery = Gallery(stepwise=settings.bot_pause > 0)
    app.state.easel = Easel()
    app.state.streams = OpenStreams(settings.streams_per_address)
    app.state.paces = Buckets(settings.choices_per_second)
    app.state.doors = Buckets(settings.logins_per_second, most=10)
    app.state.locks = Buckets(1.0, most=20)  # for one account, from however many addresses
    return app


@asynccontextmanager
async def opened_house(settings: HallSettings) -> AsyncIterator[House]:
    """The house with everything that runs beside the requests, until it closes."""
    collector = Collector()
    collector.take_over()
    return_large_blocks()
    sys.setswitchinterval(SWITCH)
    store = Store(database_url(settings.database))
    house = House(settings, store)
    turns = BotTurns(house)
    house.after_change.append(turns)
    following = Following(house)
    beside = [
        asyncio.create_task(work)
        for work in (
            forget_daily(house),
            make_rounds(house, turns, following, collector),
            keep_snapshots(house),
            without_harm(turns.wake_all),  # many tables take seconds; nobody waits for them
        )
    ]
    try:
        yield house
    finally:
        for task in beside:
            task.cancel()
        following.close()
        await turns.close()
        await house.close()
        store.close()


async def make_rounds(house: House, turns: BotTurns, following: Following, collector: Collector) -> None:
    """Every few seconds: look after other workers' logs, forgotten bots, idle tables and rubbish."""
    while True:
        await asyncio.sleep(ROUND)
        for work in (turns.wake_orphans, house.forget_idle, collector.look, following.look_after):
            await without_harm(work)


async def keep_snapshots(house: House) -> None:
    """Of what has changed, one table after another and without haste."""
    while True:
        await asyncio.sleep(ROUND)
        await without_harm(lambda: house.save_snapshots(breath=BREATH))


async def forget_daily(house: House) -> None:
    """When the hall opens, and every day after that."""
    while True:
        await without_harm(lambda: house.people.forget_unseen(house.settings.keep_guests))
        await asyncio.sleep(DAY)


async def without_harm(work: Callable[[], Awaitable[None] | None]) -> None:
    """The rounds go on, whatever happens on one of them."""
    try:
        doing = work()
        if doing is not None:
            await doing
    except Unavailable as trouble:
        LOG.warning("The database is not available: %s", trouble)
    except Exception:
        LOG.exception("Something went wrong on the rounds of the hall.")
