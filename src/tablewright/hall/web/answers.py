"""How refusals and faults are answered: JSON for programs and scripts, a page for people, never a traceback."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from tablewright.engine.faults import BadInput, Fault, Illegal, Stale, TableError

from ..drawing.paper import draw
from ..refusals import Refused
from ..storage import Taken, Unavailable
from ..voice import HallVoice, game_voice, hall_voice
from .guard import HEADERS
from .visitor import spoken, wish

LOG: Final = logging.getLogger("tablewright.hall")


class Json(Response):
    """An answer for programs."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return msgspec.json.encode(content)


class Answer(msgspec.Struct, omit_defaults=True):
    """A refusal as programs read it."""

    error: str
    message: str
    rule: str | None = None


def wants_json(request: Request) -> bool:
    return request.url.path.startswith("/api") or "application/json" in request.headers.get("accept", "")


def explain(error: Exception, request: Request) -> tuple[int, Answer]:
    """The status and the words for what was refused or went wrong."""
    voice = hall_voice(spoken(request))
    match error:
        case Refused():
            return error.status, Answer(error.kind, voice.say(error.key, **error.arguments))
        case Stale():
            return 409, Answer("stale", voice.say("refused-stale"))
        case Illegal():
            return 422, Answer("illegal", reason(error, request, voice), error.rule)
        case BadInput():
            return 400, Answer("bad-input", str(error))
        case Taken():
            return 409, Answer("stale", voice.say("refused-busy"))
        case Unavailable():
            LOG.error("The database is not available: %s", error)
            return 503, Answer("unavailable", voice.say("refused-unavailable"))
        case HTTPException():
            return error.status_code, Answer("missing", voice.say("refused-no-page"))
        case Fault() | TableError():
            LOG.error("A fault of the rules: %s", error)
            return 500, Answer("fault", voice.say("refused-fault"))
    LOG.error("A fault of the hall", exc_info=error)
    return 500, Answer("fault", voice.say("refused-fault"))


def reason(error: Illegal, request: Request, voice: HallVoice) -> str:
    """Why the rules do not allow it, in the visitor's language where the game has words for it."""
    game = getattr(request.state, "game", None)
    if error.reason is not None and game is not None:
        speaker = game_voice(game, voice.language).speaker
        if speaker.has(f"why-{error.reason}"):
            return speaker.say(f"why-{error.reason}")
    return voice.say("refused-illegal")


async def refuse(request: Request, error: Exception) -> Response:
    """The answer to a request that was not carried out."""
    status, answer = explain(error, request)
    if wants_json(request):
        return Json(answer, status, HEADERS)  # the answer to a fault does not pass the guard any more
    voice, game = hall_voice(spoken(request)), getattr(request.state, "game", None)
    page = draw(
        "pages/refused.html", say=voice.say, language=voice.language, answer=answer, status=status,
        theme=wish(request, "theme") or "auto", game="" if game is None else game.id,
    )  # fmt: skip
    return Response(page, status, HEADERS, media_type="text/html")


HANDLERS: Final[dict[Any, Any]] = dict.fromkeys(
    (Refused, TableError, Taken, Unavailable, HTTPException, Exception), refuse
)
