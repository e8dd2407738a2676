"""What the hall's tests start from: a hall on a fresh file, and a file on which halls open one after another."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher

from tablewright.hall.storage import database
from tablewright.hall.storage.database import database_url, migrate
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


@pytest.fixture(autouse=True)
def _passwords_are_hashed_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every hall hashes one when it opens: a third of that time. `test_people.py` looks at the real cost."""
    monkeypatch.setattr("tablewright.hall.people.PasswordHasher", lambda **_cost: PasswordHasher(1, 8, 1))


@pytest.fixture(autouse=True)
def _nobody_waits_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """A commit is as safe from a killed process as ever; only a power cut could tell the difference."""
    prepare = database._prepare_sqlite

    def prepared(connection: Any, record: object) -> None:
        prepare(connection, record)
        connection.execute("PRAGMA synchronous=OFF")

    monkeypatch.setattr(database, "_prepare_sqlite", prepared)


@pytest.fixture(scope="session")
def empty_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with the newest schema and nothing in it, made once: it is copied faster than made."""
    file = tmp_path_factory.mktemp("empty") / "hall.db"
    migrate(database_url(f"sqlite:///{file}"))
    return file


@pytest.fixture
def file(tmp_path: Path, empty_file: Path) -> Path:
    return Path(shutil.copy(empty_file, tmp_path))


@pytest.fixture
def new_file(tmp_path: Path) -> Path:
    """Where no file is yet."""
    return tmp_path / "new.db"


@pytest.fixture
async def hall(file: Path) -> AsyncIterator[Hall]:
    async with open_hall(settings_on(file)) as hall:
        yield hall
