"""The wire to a hall: HTTP and its streams of events with as little work as possible, to measure the server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, NamedTuple, cast

import msgspec

HOST = "127.0.0.1"
IDLE = 60.0
"""A connection that was silent for longer is not used again: the server may be closing it at this moment."""


class Lost(Exception):
    """The connection broke before the whole answer was there: nobody knows whether the request was carried out."""


class Answer(NamedTuple):
    """What the server said."""

    status: int
    body: bytes

    def data(self) -> Any:
        return msgspec.json.decode(self.body)


def request_bytes(method: str, path: str, token: str = "", body: Any = None) -> bytes:
    """A request as it goes over the wire."""
    content = b"" if body is None else msgspec.json.encode(body)
    session = f"authorization: Bearer {token}\r\n" if token else ""
    head = f"{method} {path} HTTP/1.1\r\nhost: {HOST}\r\n{session}content-length: {len(content)}\r\n\r\n"
    return head.encode() + content


class Wire(asyncio.Protocol):
    """One connection for one request after another."""

    def __init__(self) -> None:
        self.closed = False
        self.used_at = time.monotonic()
        self._transport: asyncio.WriteTransport | None = None
        self._received = bytearray()
        self._body_at = 0
        self._end = 0
        self._answer: asyncio.Future[Answer] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.WriteTransport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(Lost())

    def data_received(self, data: bytes) -> None:
        self._received += data
        if not self._end:
            self._read_head()
        if self._end and len(self._received) >= self._end and self._answer is not None and not self._answer.done():
            status = int(self._received[9:12])
            self._answer.set_result(Answer(status, bytes(self._received[self._body_at : self._end])))

    def _read_head(self) -> None:
        blank = self._received.find(b"\r\n\r\n")
        if blank >= 0:
            head = bytes(self._received[:blank]).lower()
            length = head.split(b"content-length:", 1)[1].split(b"\r\n", 1)[0]
            self._body_at = blank + 4
            self._end = self._body_at + int(length)

    async def ask(self, request: bytes) -> Answer:
        """Send a request and wait for the whole answer."""
        if self.closed or self._transport is None:
            raise Lost
        self._received.clear()
        self._end = 0
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.write(request)
        self.used_at = time.monotonic()
        return await self._answer

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()


class Caller:
    """Somebody who asks the server, over as many connections as there are questions at once."""

    def __init__(self, port: int, token: str = "", *, patience: float = 60.0) -> None:
        self.port = port
        self.token = token
        self.patience = patience
        self._idle: list[Wire] = []

    async def ask(self, method: str, path: str, body: Any = None) -> Answer:
        """One request, one answer; raises Lost when the connection breaks meanwhile."""
        wire = await self._connected()
        try:
            async with asyncio.timeout(self.patience):
                answer = await wire.ask(request_bytes(method, path, self.token, body))
        except BaseException:
            wire.close()
            raise
        self._idle.append(wire)
        return answer

    async def _connected(self) -> Wire:
        while self._idle:
            wire = self._idle.pop()
            if not wire.closed and time.monotonic() - wire.used_at < IDLE:
                return wire
            wire.close()
        try:
            _, wire = await asyncio.get_running_loop().create_connection(Wire, HOST, self.port)
        except OSError as trouble:
            raise Lost from trouble
        return wire

    def close(self) -> None:
        for wire in self._idle:
            wire.close()


class Tape(asyncio.Protocol):
    """A stream of events; each whole event is handed on as the bytes that came."""

    END = b"\n\n\r\n"
    """An event ends with an empty line and is sent as one chunk of the answer."""

    def __init__(self, request: bytes, hear: Callable[[bytes], None]) -> None:
        self._request = request
        self._hear = hear
        self._pieces: list[bytes] = []
        self.transport: asyncio.WriteTransport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.WriteTransport, transport)
        self.transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._pieces.append(data)
        if data.endswith(self.END) or len(data) < len(self.END):
            whole = b"".join(self._pieces)
            if whole.endswith(self.END):
                self._pieces.clear()
                for event in whole.split(self.END):
                    if event:
                        self._hear(event)
