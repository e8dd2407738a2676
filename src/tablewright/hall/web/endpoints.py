"""Endpoints of the API: each says what it takes and gives, and so describes itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..refusals import Refused
from .answers import Json

Handler = Callable[..., Awaitable[Any]]
F = TypeVar("F", bound=Handler)
S = TypeVar("S")


JSON: Final = "application/json"
EVENTS: Final = "text/event-stream"


@dataclass(frozen=True, slots=True)
class Query:
    """Something that may stand in an address after the question mark."""

    text: str
    schema: Mapping[str, Any] = field(default_factory=lambda: {"type": "string"})
    needed: bool = False


def number(text: str) -> Query:
    """A whole number in an address."""
    return Query(text, {"type": "integer", "maximum": 999_999_999, "minimum": -999_999_999})


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One thing that programs can ask for."""

    method: str
    path: str
    summary: str
    handler: Handler
    body: Any
    gives: Any
    query: Mapping[str, Query]
    media: str


ENDPOINTS: Final[list[Endpoint]] = []


def endpoint(
    method: str,
    path: str,
    summary: str,
    *,
    body: Any = None,
    gives: Any = None,
    query: Mapping[str, Query] | None = None,
    media: str = JSON,
) -> Callable[[F], F]:
    """Names a handler's address. With a body, the handler gets it as a second argument, checked."""

    def note(handler: F) -> F:
        ENDPOINTS.append(Endpoint(method, path, summary, handler, body, gives, query or {}, media))
        return handler

    return note


async def read_body(request: Request, kind: type[S]) -> S:
    """The body of a request, checked against its type; says what is wrong and where."""
    raw = await request.body()
    if b"\\u0000" in raw:  # no database keeps it, and nobody means it
        raise Refused("refused-body", why="\\u0000")
    try:
        return msgspec.json.decode(raw or b"{}", type=kind)
    except RecursionError:
        raise Refused("refused-too-deep") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as trouble:
        raise Refused("refused-body", why=str(trouble)) from None


def route(found: Endpoint) -> Route:
    async def answer(request: Request) -> Response:
        arguments = [] if found.body is None else [await read_body(request, found.body)]
        given = await found.handler(request, *arguments)
        return given if isinstance(given, Response) else Json(given)

    return Route(found.path, answer, methods=[found.method])
