"""Memory of the process: when it looks for rubbish, and that it gives back what it no longer needs."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import time
from typing import Final

TRIM_THRESHOLD, MMAP_THRESHOLD = -1, -3  # as malloc.h names them
YOUNGEST: Final = 0  # as the collector numbers its generations
LOOKED_FOR_EVERY: Final = 3600.0
"""Seconds between two looks for rubbish everywhere; with hundreds of tables one takes a second."""
MOST_NEW: Final = 5_000
"""So many new objects may come together before one looks through them alone, which takes some milliseconds."""
GLANCE: Final = 0.25
"""Seconds between two looks at how much is new: many small heaps of rubbish keep nobody waiting, a large one does."""


class Collector:
    """Python's collector, at our own times: at its own, amidst drawings, it took a twelfth of all computing.

    Next to nothing in the hall refers to itself in a circle, so that nearly all looks of the collector find nothing.
    """

    def __init__(self) -> None:
        self.looked_at = 0.0

    def take_over(self) -> None:
        """From now on only `look` looks; what was there from the start is never looked at again."""
        gc.collect()
        gc.freeze()
        gc.disable()
        self.looked_at = time.monotonic()

    def look(self) -> None:
        """Look for rubbish: everywhere if it is time, and among what is new if that is much."""
        if time.monotonic() - self.looked_at >= LOOKED_FOR_EVERY:
            gc.collect()
            self.looked_at = time.monotonic()
        elif gc.get_count()[0] >= MOST_NEW:
            gc.collect(YOUNGEST)

    async def keep_looking(self) -> None:
        while True:
            await asyncio.sleep(GLANCE)
            self.look()


def return_large_blocks() -> None:
    """Let glibc give large blocks back at once: HTML that comes and goes left a quarter of the memory in holes."""
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)  # other systems have no such thing, and no such holes
    if mallopt is not None:
        mallopt(MMAP_THRESHOLD, 64 * 1024)
        mallopt(TRIM_THRESHOLD, 128 * 1024)
