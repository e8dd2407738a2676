"""Memory of the process: rubbish is looked for at the hall's own times, and found."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from tablewright.hall.web import memory
from tablewright.hall.web.memory import Collector


class Circle:
    """Something that only a collector can clear away."""

    def __init__(self) -> None:
        self.myself = self


@pytest.fixture
def collector() -> Iterator[Collector]:
    """As of a hall that has just opened; afterwards Python's own collector works again."""
    gc.disable()
    yield Collector()
    gc.enable()


def rubbish() -> weakref.ref[Circle]:
    return weakref.ref(Circle())


def test_rubbish_is_cleared_away_when_it_is_time(collector: Collector) -> None:
    left = rubbish()

    collector.looked_at = -memory.LOOKED_FOR_EVERY
    collector.look()

    assert left() is None


def test_rubbish_stays_until_then(collector: Collector, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "LOOKED_FOR_EVERY", float("inf"))
    left = rubbish()

    collector.look()

    assert left() is not None


def test_much_that_is_new_is_looked_at_earlier(collector: Collector, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "LOOKED_FOR_EVERY", float("inf"))
    monkeypatch.setattr(memory, "MOST_NEW", 1_000)
    left = rubbish()
    kept = [[number] for number in range(2_000)]

    collector.look()

    assert left() is None
    assert len(kept) == 2_000
