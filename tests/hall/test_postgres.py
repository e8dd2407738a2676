"""The hall on PostgreSQL: what works on a file works here, and what a file would keep is refused all the same."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from benchmarks.hall.postgres import obstacle, own_postgres

from tablewright.hall.storage.reading import entries_after

from .guests import Guest, Hall, open_hall, seated, settings_on
from .oddities import all_oddities


def missing() -> str:
    """Why no PostgreSQL can be started here; tests install nothing."""
    if shutil.which("pg_config") is None and not list(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        return "PostgreSQL is not installed here"
    return obstacle()


pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())


@pytest.fixture(scope="session")
def database() -> Iterator[str]:
    with own_postgres() as address:
        yield address


@pytest.fixture
async def hall(database: str, file: Path) -> AsyncIterator[Hall]:
    async with open_hall(replace(settings_on(file), database=database)) as hall:
        yield hall


async def test_nothing_odd_is_a_fault_of_the_server(hall: Hall, caplog: pytest.LogCaptureFixture) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")

    answers = await all_oddities(ann, table)

    failed = [one for one in answers if one.status_code >= 500]
    assert [f"{one.request.method} {one.request.url} {one.status_code}" for one in failed] == []
    assert "not available" not in caplog.text
    assert (await hall.plays_on(table)).status == "over"


async def test_a_game_is_played_and_its_record_comes_in_again(hall: Hall) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")
    await hall.plays_on(table)
    record = await ann.reads(f"/api/tables/{table}/record")

    copy = (await ann.web.post("/api/records", content=record.text)).json()["table"]

    assert (await ann.told(copy))["result"] == (await ann.told(table))["result"]


@pytest.fixture
async def two_workers(database: str, file: Path) -> AsyncIterator[tuple[Hall, Hall]]:
    settings = replace(settings_on(file), database=database)
    async with open_hall(settings) as here, open_hall(settings) as there:
        yield here, there


def at(hall: Hall, guest: Guest) -> Guest:
    """The same person at another worker."""
    return Guest(hall, hall.door(), guest.person, guest.token)


async def test_a_choice_at_one_worker_reaches_the_stream_of_another(two_workers: tuple[Hall, Hall]) -> None:
    here, there = two_workers
    table, (ann, bob) = await seated(here, "Ann", "Bob")
    async with at(there, bob).listens(f"{table}.1") as stream:
        first = await stream.frame()
        await ann.takes_first(table, 0)
        later = await stream.frame_of((await here.live(table)).seq)

    assert (first["asked"], later["asked"]) == (False, True)


async def test_somebody_at_one_worker_is_there_for_the_other(two_workers: tuple[Hall, Hall]) -> None:
    here, there = two_workers
    table, (ann, bob) = await seated(here, "Ann", "Bob")
    await there.until(lambda: there.house.hub.present(table, bob.person.id))
    for worker in two_workers:
        worker.house.hub._greeted.clear()  # that was long ago

    await at(there, bob).page(table)
    await here.until(lambda: here.house.hub.present(table, bob.person.id))

    assert (await ann.at_seat(table, 1, "stand-in")).status_code == 409


async def test_a_log_out_at_one_worker_counts_at_the_other(two_workers: tuple[Hall, Hall]) -> None:
    here, there = two_workers
    ann = await here.guest("Ann")
    other = at(there, ann)
    assert (await other.reads("/api/people/me")).status_code == 200

    await ann.web.delete("/api/sessions/mine")
    remembered = there.house.people._remembered
    await there.until(lambda: not any(known.id == ann.person.id for _, known in remembered.values()))

    assert (await other.reads("/api/people/me")).status_code == 403


async def test_a_log_out_at_one_worker_ends_what_is_open_at_the_other(two_workers: tuple[Hall, Hall]) -> None:
    here, there = two_workers
    table, (ann, _bob) = await seated(here, "Ann", "Bob")
    async with at(there, ann).listens(f"{table}.0") as stream:
        await stream.frame()
        await ann.web.delete("/api/sessions/mine")

        await stream.ended()


async def test_whoever_logs_in_at_one_worker_holds_the_seat_at_the_other(two_workers: tuple[Hall, Hall]) -> None:
    here, there = two_workers
    table, (ann, bob) = await seated(here, "Ann", "Bob")
    home = await there.guest("Anna")
    await there.house.people.register(home.person, "anna", "correct horse")
    await at(there, ann).page(table)

    await at(there, ann).posts("/account", action="log-in", account="anna", password="correct horse")
    live = await here.live(table)
    await here.until(lambda: live.sitters[0].person == home.person.id)
    await here.until(lambda: not any(known.id == ann.person.id for _, known in here.house.people._remembered.values()))

    assert live.host == home.person.id
    assert (await ann.reads("/api/people/me")).status_code == 403
    await at(here, bob).told(table, "/view", seat=1)


async def test_two_workers_write_one_log(two_workers: tuple[Hall, Hall]) -> None:
    here, there = two_workers
    table, (ann, bob) = await seated(here, "Ann", "Bob")
    for number in range(20):
        seat = next(iter((await here.live(table)).asked()))
        guest = (ann, bob)[seat]
        await (guest if number % 2 else at(there, guest)).takes_first(table, seat)
        await here.house.catch_up(await here.live(table))

    log = await here.house.store.read(lambda connection: entries_after(connection, table, 0))
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    assert sum(entry.kind == "choose" for entry in log) == 20
