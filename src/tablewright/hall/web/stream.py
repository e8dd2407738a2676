"""The live side: one stream of server-sent events for all tabs of a browser, and polling where streams do not work."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from ..drawing.gallery import Gallery
from ..house import House
from ..refusals import Refused
from ..seating import sitter_at
from .answers import Json
from .api import WATCHES
from .at_table import live_of
from .easel import Easel
from .frames import Frame, Watch, next_frame, watch_named, wishing, written
from .held import EventStream
from .packing import packed
from .visitor import Visitor, house_of, logged_out, visitor, whole_number

HEARTBEAT: Final = 15.0


async def stream(request: Request) -> Response:
    """Follow one or more tables."""
    names = request.query_params.getlist("watch")
    if not 1 <= len(names) <= WATCHES:
        raise Refused("refused-watches", most=WATCHES)
    somebody, house = await visitor(request), house_of(request)
    watches = [watch_named(name) for name in dict.fromkeys(names)]
    for watch in watches:
        live = await house.table(watch.table)
        if watch.seat is not None:
            sitter_at(live, watch.seat)
    state = request.app.state
    return EventStream(follow(house, state.gallery, state.easel, watches, somebody))


async def follow(
    house: House, gallery: Gallery, easel: Easel, watches: list[Watch], somebody: Visitor
) -> AsyncIterator[bytes]:
    """First everything, then what changes, and a sign of life when nothing does."""
    person = somebody.person_id
    looking = [(watch, wishing(somebody, watch)) for watch in watches]
    with house.hub.watching({watch.table for watch in watches}, person) as watcher:
        yield b"retry: 1000\n\n"
        changed = {watch.table for watch in watches}
        while not house.closing:
            for watch, looker in looking:
                if watch.table in changed:
                    if await logged_out(house, somebody):
                        return
                    frame = await frame_of(house, gallery, easel, watch, looker)
                    if frame is not None:
                        yield written(frame)
            changed = await watcher.changed(HEARTBEAT)
            for watch in watches:
                await house.greet(watch.table, person)
            if not changed:
                if await logged_out(house, somebody):
                    return
                yield b"event: beat\ndata: 1\n\n"


async def frame_of(house: House, gallery: Gallery, easel: Easel, watch: Watch, somebody: Visitor) -> Frame | None:
    live = await house.table(watch.table)
    async with live.lock:
        return await easel.draw(lambda: next_frame(gallery, live, watch, somebody))


async def changes(request: Request) -> Response:
    """The present of a table, if it has changed since; for browsers that cannot follow a stream."""
    somebody, live = await visitor(request), await live_of(request)
    watch = watch_named(request.query_params.get("watch", f"{live.id}.-"))
    since = whole_number(request.query_params.get("since", ""))
    async with live.lock:
        if live.seq == since:
            return Response(status_code=204)
        return packed(request, Json(next_frame(request.app.state.gallery, live, watch, wishing(somebody, watch))))
