"""The easel: drawing for streams takes turns with everything else that a process has to answer."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final, TypeVar

T = TypeVar("T")
TURN: Final = 0.002
"""So many seconds are drawn before whoever makes a move is listened to again."""


class Easel:
    """Streams that are woken together do not draw in one go: their pictures wait in a line."""

    def __init__(self) -> None:
        self._line: deque[tuple[Callable[[], Any], asyncio.Future[Any]]] = deque()

    async def draw(self, picture: Callable[[], T]) -> T:
        loop = asyncio.get_running_loop()
        if not self._line:
            loop.call_soon(self._take_turn)
        drawn: asyncio.Future[T] = loop.create_future()
        self._line.append((picture, drawn))
        return await drawn

    def _take_turn(self) -> None:
        ends_at = time.perf_counter() + TURN
        while self._line and time.perf_counter() < ends_at:
            paint(*self._line.popleft())
        if self._line:
            asyncio.get_running_loop().call_soon(self._take_turn)


def paint(picture: Callable[[], T], drawn: asyncio.Future[T]) -> None:
    """Give somebody the picture, or what went wrong; nobody may be waiting for it any more."""
    if drawn.done():
        return
    try:
        drawn.set_result(picture())
    except Exception as trouble:  # told to whoever asked for the picture
        drawn.set_exception(trouble)
