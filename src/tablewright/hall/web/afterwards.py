"""The API after a game: how it ended, where its turns began, its record, and the tables that follow from it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tablewright.engine.faults import BadInput
from tablewright.engine.game import REMATCH, Standing
from tablewright.engine.record import read_record

from .. import history, opening, playing, telling
from ..live import LiveTable
from ..people import Person
from ..refusals import Conflict, Refused
from ..voice import Voice, game_voice, hall_voice
from .answers import sentence
from .at_table import live_of
from .bodies import At, GoOn, Opened
from .endpoints import endpoint
from .visitor import house_of, person_of, spoken, visitor


class SourceInfo(msgspec.Struct):
    """Points from one source."""

    source: str
    name: str
    points: int


class StandingInfo(msgspec.Struct):
    """How one seat stands at the end; also one that the rules play, if it has points."""

    seat: int
    name: str
    score: int
    won: bool
    details: list[SourceInfo]


class EndingInfo(msgspec.Struct):
    """How a game ended; the verdict says it where points do not. The seed proves the shuffles."""

    standings: list[StandingInfo]
    verdict: list[str]
    seed: str
    sequels: list[telling.SequelInfo]


@endpoint("GET", "/api/tables/{table}/ending", "How a finished game ended.", gives=EndingInfo)
async def ending(request: Request) -> EndingInfo:
    somebody, live = await visitor(request), await live_of(request)
    if live.status != "over":
        raise Conflict("refused-not-over")
    async with live.lock:
        voice, table = game_voice(live.game, somebody.language), playing.match_of(live).position.table
        standings = [*live.game.standings(table), *live.game.rivals(table)]
        verdict = [voice.message(one) for one in live.game.verdict(table)]
        return EndingInfo(
            [standing_info(live, one, voice) for one in standings], verdict, live.seed,
            telling.sequels(live, somebody.language),
        )  # fmt: skip


def standing_info(live: LiveTable, one: Standing, voice: Voice) -> StandingInfo:
    name = telling.speaker_at(live, voice.language).seat(playing.match_of(live).position.table, one.seat)
    details = [SourceInfo(key, voice.word("source", source=key), points) for key, points in one.details.items()]
    return StandingInfo(one.seat, name, one.score, one.won, details)


@endpoint(
    "GET", "/api/tables/{table}/turns", "After how many choices each turn began, and the game ended, for a replay.",
    gives=list[int],
)  # fmt: skip
async def turns(request: Request) -> list[int]:
    somebody, live = await visitor(request), await live_of(request)
    async with live.lock:
        history.check_may_look_back(live, somebody.person_id)
        return [point.after for point in history.turning_points(live)]


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


# Tables that follow


@endpoint("POST", "/api/tables/{table}/rematch", "Play again with the same people.", gives=Opened)
async def rematch(request: Request) -> Opened:
    person, live = person_of(await visitor(request)), await live_of(request)
    return Opened(await opening.go_on(house_of(request), live, person, REMATCH))


@endpoint(
    "POST", "/api/tables/{table}/go-on", "Open a sequel of a finished game, such as the next chapter.", body=GoOn,
    gives=Opened,
)  # fmt: skip
async def go_on(request: Request, body: GoOn) -> Opened:
    person, live = person_of(await visitor(request)), await live_of(request)
    return Opened(await opening.go_on(house_of(request), live, person, body.sequel))


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
