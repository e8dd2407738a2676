"""The API after a game: how it ended, step by step, and where its turns began."""

from __future__ import annotations

import msgspec
from starlette.requests import Request

from tablewright.engine.game import Standing

from .. import history, playing
from ..live import LiveTable
from ..refusals import Conflict
from ..voice import Voice, game_voice
from .api import live_of, person_id
from .endpoints import endpoint
from .visitor import visitor


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


@endpoint("GET", "/api/tables/{table}/ending", "How a finished game ended.", gives=EndingInfo)
async def ending(request: Request) -> EndingInfo:
    somebody, live = await visitor(request), await live_of(request)
    if live.status != "over":
        raise Conflict("refused-not-over")
    async with live.lock:
        voice, table = game_voice(live.game, somebody.language), playing.match_of(live).position.table
        standings = [*live.game.standings(table), *live.game.rivals(table)]
        verdict = [voice.message(one) for one in live.game.verdict(table)]
        return EndingInfo([standing_info(live, one, voice) for one in standings], verdict, live.seed)


def standing_info(live: LiveTable, one: Standing, voice: Voice) -> StandingInfo:
    name = voice.speaker.seat(playing.match_of(live).position.table, one.seat)
    details = [SourceInfo(key, voice.word("source", source=key), points) for key, points in one.details.items()]
    return StandingInfo(one.seat, name, one.score, one.won, details)


@endpoint(
    "GET", "/api/tables/{table}/turns", "After how many choices each turn began, and the game ended, for a replay.",
    gives=list[int],
)  # fmt: skip
async def turns(request: Request) -> list[int]:
    somebody, live = await visitor(request), await live_of(request)
    async with live.lock:
        history.check_may_look_back(live, person_id(somebody))
        return [point.after for point in history.turning_points(live)]
