"""How refusals and faults are answered: JSON for programs and scripts, a page for people, never a traceback."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match

from tablewright.engine.faults import BadInput, Fault, Illegal, Stale, TableError

from ..drawing.paper import draw
from ..refusals import Refused
from ..storage import Taken, Unavailable
from ..voice import HallVoice, game_voice, hall_voice
from .guard import HEADERS
from .visitor import spoken, wish

LOG: Final = logging.getLogger("tablewright.hall")
METHOD: Final = 405
"""Another method is allowed here, and the answer must say which."""


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
            return 400, Answer("bad-input", sentence(error, voice))
        case Taken():
            return 409, Answer("stale", voice.say("refused-busy"))
        case Unavailable():
            LOG.error("The database is not available: %s", error)
            return 503, Answer("unavailable", voice.say("refused-unavailable"))
        case HTTPException():
            return error.status_code, unserved(error, request, voice)
        case Fault() | TableError():
            LOG.error("A fault of the rules: %s", error)
            return 500, Answer("fault", voice.say("refused-fault"))
    LOG.error("A fault of the hall", exc_info=error)
    return 500, Answer("fault", voice.say("refused-fault"))


def unserved(error: HTTPException, request: Request, voice: HallVoice) -> Answer:
    """What the web itself refuses: an address that is not there, or that does not do what was asked."""
    match error.status_code:
        case 404:
            return Answer("missing", voice.say("refused-no-page"))
        case 405:
            return Answer("method", voice.say("refused-method", method=request.method, allowed=allowed(request)))
    return Answer("bad-input", voice.say("refused-body", why=error.detail))


def allowed(request: Request) -> str:
    """The methods of an address; those of one address may be spread over several routes."""
    here = [route for route in request.app.routes if route.matches(request.scope)[0] is not Match.NONE]
    return ", ".join(sorted({method for route in here for method in getattr(route, "methods", ("GET", "HEAD"))}))


def sentence(error: BadInput, voice: HallVoice) -> str:
    """What cannot be used, in the visitor's language wherever people can meet it."""
    return str(error) if error.reason is None else voice.say(f"bad-{error.reason}", **error.arguments)


def reason(error: Illegal, request: Request, voice: HallVoice) -> str:
    """Why the rules do not allow it, in the visitor's language where the game has words for it."""
    game = getattr(request.state, "game", None)
    if error.reason is not None and game is not None:
        speaker = game_voice(game, voice.language).speaker
        if speaker.has(f"why-{error.reason}"):
            return speaker.say(f"why-{error.reason}")
    return voice.say("refused-illegal")


def form_at(request: Request) -> str:
    """Where the form is that was sent, if it has a page of its own at the same address."""
    return request.url.path if request.method == "POST" and "GET" in allowed(request) else ""


async def refuse(request: Request, error: Exception) -> Response:
    """The answer to a request that was not carried out."""
    status, answer = explain(error, request)
    headers = HEADERS if status != METHOD else HEADERS | {"allow": allowed(request)}
    if wants_json(request):
        return Json(answer, status, headers)  # the answer to a fault does not pass the guard any more
    voice, game = hall_voice(spoken(request)), getattr(request.state, "game", None)
    page = draw(
        "pages/refused.html", say=voice.say, language=voice.language, answer=answer, status=status,
        theme=wish(request, "theme") or "auto", game="" if game is None else game.id, form=form_at(request),
    )  # fmt: skip
    return Response(page, status, headers, media_type="text/html")


HANDLERS: Final[dict[Any, Any]] = dict.fromkeys(
    (Refused, TableError, Taken, Unavailable, HTTPException, Exception), refuse
)
