"""At the door: security headers on every answer, posts only from our own pages, and limits on how much is asked."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..refusals import Forbidden, Refused, TooLarge, TooMuch
from .visitor import whole_number

POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
SAFE: Final = ("GET", "HEAD", "OPTIONS")
LARGEST: Final = 64 * 1024
LARGEST_RECORD: Final = 4 * 1024 * 1024
BURST: Final = 10
BUCKETS: Final = 20_000
Refusing = Callable[[Request, Exception], Awaitable[Response]]
"""How a refusal is told, to people or to programs."""


class Buckets:
    """How much each one may still ask for: it fills up steadily, and each request takes some out."""

    def __init__(self, per_second: float, most: float | None = None) -> None:
        self.per_second = per_second
        self.most = per_second * BURST if most is None else most
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, who: str) -> bool:
        now = time.monotonic()
        left, since = self._left.get(who, (self.most, now))
        left = min(self.most, left + (now - since) * self.per_second)
        if len(self._left) >= BUCKETS:
            self._left.clear()
        self._left[who] = (max(left - 1.0, 0.0), now)
        return left >= 1.0


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, requests_per_second: float, refuse: Refusing) -> None:
        self.app = app
        self.refuse = refuse
        self.buckets = Buckets(requests_per_second)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        answering = _with_headers(send, scope["path"])
        try:
            self._look_at(scope, Headers(scope=scope))
            await self.app(scope, _limited(receive, scope["path"]), answering)
        except Refused as refused:
            answer = await self.refuse(Request(scope), refused)
            await answer(scope, receive, answering)

    def _look_at(self, scope: Scope, headers: Headers) -> None:
        if scope["method"] not in SAFE and not from_here(headers):
            raise Forbidden("refused-other-site")
        length = whole_number(headers.get("content-length", "0"))
        if length is None or length > limit(scope["path"]):
            raise TooLarge("refused-too-large")
        if not scope["path"].startswith("/static/") and not self.buckets.take(address_of(scope)):
            raise TooMuch("refused-too-fast")


def address_of(scope: Scope) -> str:
    """From where somebody asks."""
    client = scope.get("client")
    return client[0] if client else ""


def from_here(headers: Headers) -> bool:
    """Browsers say where a post comes from; programs say nothing and bring their own token."""
    site = headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


def limit(path: str) -> int:
    return LARGEST_RECORD if path in ("/import", "/api/records") else LARGEST


def _limited(receive: Receive, path: str) -> Receive:
    """A body is read up to its limit, whatever it said about its length."""
    left = limit(path)

    async def limited() -> Message:
        nonlocal left
        message = await receive()
        left -= len(message.get("body", b""))
        if left < 0:
            raise TooLarge("refused-too-large")
        return message

    return limited


def _with_headers(send: Send, path: str) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
            if not path.startswith("/static/"):
                headers.setdefault("cache-control", "no-store")
        await send(message)

    return sending
