"""What the hall's tests start from: a hall on a fresh file, and a file on which halls open one after another."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tablewright.hall.web.memory import Collector

from .guests import Hall, open_hall, settings_on


@pytest.fixture(autouse=True)
def _leave_the_collector_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server takes the collector of its process over; tests share theirs with all other tests."""
    monkeypatch.setattr(Collector, "take_over", lambda _collector: None)


@pytest.fixture(autouse=True)
def _nobody_looks_for_trio(monkeypatch: pytest.MonkeyPatch) -> None:
    """The client would search all folders for it before every request: a tenth of the time that requests take."""
    monkeypatch.setattr("httpx2._transports.asgi.is_running_trio", lambda: False)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "hall.db"


@pytest.fixture
async def hall(file: Path) -> AsyncIterator[Hall]:
    async with open_hall(settings_on(file)) as hall:
        yield hall
