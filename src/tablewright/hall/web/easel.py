"""The easel: drawing for streams takes turns with everything else that a process has to answer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, TypeVar

T = TypeVar("T")
TURN: Final = 0.002
"""So many seconds may be drawn before whoever makes a move is listened to again."""


class Easel:
    """Streams that are woken together do not draw in one go: after a while they let the requests between."""

    def __init__(self) -> None:
        self._drawn = 0.0

    async def draw(self, picture: Callable[[], T]) -> T:
        while self._drawn >= TURN:
            await asyncio.sleep(0)
        if not self._drawn:
            asyncio.get_running_loop().call_soon(self._rest)
        began = time.perf_counter()
        try:
            return picture()
        finally:
            self._drawn += time.perf_counter() - began

    def _rest(self) -> None:
        self._drawn = 0.0
