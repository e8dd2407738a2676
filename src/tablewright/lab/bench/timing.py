"""Measuring on a shared machine: windows of CPU time on one core, taken by contestants in turn, and their median."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from statistics import median
from typing import NamedTuple, TypeAlias

WINDOWS = 7
WARM_UP = 0.25
"""The length of what comes before the windows and does not count, as a share of a window."""


class Window(NamedTuple):
    """What was done in one stretch of CPU time, and how much of it left no choice."""

    done: int
    forced: int
    seconds: float


Measure: TypeAlias = Callable[[float], Window]
"""Works for so many seconds of CPU time."""


class Figure(NamedTuple):
    """What the windows of one contestant say: medians for each second, and how far the windows lie apart."""

    every: float
    """All that was done, forced or not."""
    chosen: float
    """Only what left a choice."""
    forced_share: float
    spread: float
    """The widest window less the narrowest, as a share of the median."""


def work_for(seconds: float, step: Callable[[], tuple[int, int]]) -> Window:
    """Repeat a step, which says how much it did and how much of it was forced, until the CPU time is used up."""
    done = forced = 0
    start = time.process_time()
    while (used := time.process_time() - start) < seconds:
        more, more_forced = step()
        done += more
        forced += more_forced
    return Window(done, forced, used)


def take_turns(measures: Mapping[str, Measure], seconds: float) -> dict[str, Figure]:
    """Measure several contestants window by window in turn, so that a disturbance meets all alike."""
    for measure in measures.values():
        measure(WARM_UP * seconds)  # caches fill and compilers settle
    windows: dict[str, list[Window]] = {name: [] for name in measures}
    for _ in range(WINDOWS):
        for name, measure in measures.items():
            windows[name].append(measure(seconds))
    return {name: summary(taken) for name, taken in windows.items()}


def summary(windows: list[Window]) -> Figure:
    every = [window.done / window.seconds for window in windows]
    middle = median(every)
    return Figure(
        every=middle,
        chosen=median((window.done - window.forced) / window.seconds for window in windows),
        forced_share=sum(window.forced for window in windows) / sum(window.done for window in windows),
        spread=(max(every) - min(every)) / middle,
    )


@contextmanager
def one_core() -> Iterator[int | None]:
    """Stay on one core, with all processes started meanwhile; gives its number, or None where that cannot be asked."""
    if not hasattr(os, "sched_setaffinity"):
        yield None
        return
    before = os.sched_getaffinity(0)
    core = max(before)  # interrupts tend to land on the first
    os.sched_setaffinity(0, {core})
    try:
        yield core
    finally:
        os.sched_setaffinity(0, before)
