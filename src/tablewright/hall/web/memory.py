"""Memory of the process: when it looks for rubbish, and that it gives back what it no longer needs."""

from __future__ import annotations

import ctypes
import gc
import time
from typing import Final

TRIM_THRESHOLD, MMAP_THRESHOLD = -1, -3  # as malloc.h names them
LOOKED_FOR_EVERY: Final = 600.0
"""Seconds between two looks for rubbish; with hundreds of tables one takes a second."""
MOST_NEW: Final = 1_000_000
"""So many new objects may come together before one looks earlier."""


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
        """Look for rubbish, if it is time or if much is new."""
        if time.monotonic() - self.looked_at >= LOOKED_FOR_EVERY or gc.get_count()[0] >= MOST_NEW:
            gc.collect()
            self.looked_at = time.monotonic()


def return_large_blocks() -> None:
    """Let glibc give large blocks back at once: HTML that comes and goes left a quarter of the memory in holes."""
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)  # other systems have no such thing, and no such holes
    if mallopt is not None:
        mallopt(MMAP_THRESHOLD, 64 * 1024)
        mallopt(TRIM_THRESHOLD, 128 * 1024)
