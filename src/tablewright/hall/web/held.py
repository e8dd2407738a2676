"""Streams that are held open, and how many of them one address may hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from ..refusals import TooMuch
from .endpoints import EVENTS
from .guard import address_of


class OpenStreams:
    """How many streams each address holds. The tabs of a browser share one; a household may have many browsers."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: Counter[str] = Counter()

    @contextmanager
    def one_more(self, address: str) -> Iterator[None]:
        if self._held[address] >= self.most:
            raise TooMuch("refused-streams", most=self.most)
        self._held[address] += 1
        try:
            yield
        finally:
            self._held[address] -= 1
            self._held += Counter()  # lets go of addresses that hold none


class EventStream(StreamingResponse):
    """Server-sent events until somebody goes; it counts for its address as long as it is open."""

    def __init__(self, told: AsyncIterator[bytes]) -> None:
        super().__init__(told, media_type=EVENTS, headers={"x-accel-buffering": "no"})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        streams: OpenStreams = scope["app"].state.streams
        with streams.one_more(address_of(scope)):
            await super().__call__(scope, receive, send)
