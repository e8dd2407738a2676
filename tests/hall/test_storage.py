"""Storage: the log is the truth, whatever happens to the process, to the rules, or beside this worker."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
import stat
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic.migration import MigrationContext
from sqlalchemy import func, insert, inspect, select, text

from tablewright.engine.codec import table_to_data
from tablewright.engine.dice import Luck
from tablewright.engine.faults import BadInput, Illegal, Stale
from tablewright.engine.game import Game
from tablewright.engine.match import Match
from tablewright.games import find_game
from tablewright.hall import house as house_module
from tablewright.hall import opening, playing
from tablewright.hall.house import House
from tablewright.hall.live import LiveTable
from tablewright.hall.refusals import Conflict
from tablewright.hall.storage import Entry, Store, Taken, database, events, games, people, sessions, snapshots
from tablewright.hall.storage.database import database_url, migrate, open_engine
from tablewright.hall.storage.reading import entries_after, stored_table
from tablewright.hall.storage.schema import METADATA

from .guests import PATIENCE, Guest, Hall, in_secret_choice, open_hall, seated, settings_on


def state(live: LiveTable) -> dict[str, Any]:
    """Everything about a table that could differ."""
    match = live.match
    told: dict[str, Any] = {
        "seats": live.sitters, "talk": live.talk, "done": live.done, "taken back": live.taken_back,
        "request": live.request, "rematch": live.rematch, "seq": live.seq, "changed": live.changed_at,
        "tokens": [live.question_token(seat) for seat in range(live.players)],
    }  # fmt: skip
    if match is not None:
        told |= {
            "table": table_to_data(match.position.table),
            "played": [(one.choice.seat, one.choice.option.id, one.rolls, one.barrier) for one in match.played],
            "journal": list(match.journal),
            "asked": {seat: [option.id for option in asked.options] for seat, asked in live.asked().items()},
            "checkpoints": [after for after, _ in match.checkpoints],
        }
    return told


async def told_again(hall: Hall, live: LiveTable) -> LiveTable:
    """The same table from its log alone."""
    stored = await hall.house.store.read(lambda connection: stored_table(connection, live.id))
    assert stored is not None
    again = LiveTable(live.game, stored.row)
    again.fold(stored.entries)
    return again


async def one_event(hall: Hall, live: LiveTable, people: list[Guest], luck: Luck) -> None:
    """Anything that can happen at a table, the likely things more often."""
    seat = luck.below(live.players)
    try:
        match luck.below(12):
            case 0:
                await playing.undo(hall.house, live, seat)
            case 1:
                await playing.ask_undo(hall.house, live, seat)
            case 2:
                for one in range(live.players):
                    await playing.answer_undo(hall.house, live, one, "agree" if luck.below(4) else "refuse")
            case 3:
                await people[seat].says(live.id, f"hello {live.seq}", seat)
            case 4:
                await people[seat].at_seat(live.id, seat, "hand-over")
            case _:
                await hall.one_choice(live, luck)
    except (Illegal, Conflict):
        return


async def test_the_log_tells_the_same_as_memory_at_every_point(hall: Hall) -> None:
    table, people = await seated(hall, "Ann", "Bob", "Cyd")
    live, luck, checked = await hall.live(table), Luck("events"), 0
    while live.status != "over":
        before = live.seq
        await one_event(hall, live, people, luck)
        if live.seq != before and (live.seq < 60 or live.seq % 7 == 0):
            assert state(await told_again(hall, live)) == state(live)
            checked += 1

    assert checked > 60
    kinds = {entry.kind for entry in await log(hall.house.store, table)}
    assert kinds >= {"opened", "seat", "begin", "choose", "undo", "ask", "agree", "refuse", "rewind", "chat"}


async def log(store: Store, table: str) -> list[Entry]:
    return await store.read(lambda connection: entries_after(connection, table, 0))


def killed(file: Path, folder: Path) -> Path:
    """The database as a process leaves it that is killed now: nothing was closed, the last writes in the journal."""
    folder.mkdir()
    for one in file.parent.iterdir():
        if one.is_file():
            shutil.copy(one, folder)
    return folder / file.name


async def test_a_killed_hall_goes_on_in_the_middle_of_a_secret_choice(file: Path, tmp_path: Path) -> None:
    async with open_hall(settings_on(file)) as hall:
        table, (ann, bob, _cyd) = await seated(hall, "Ann", "Bob", "Cyd")
        live = await hall.plays_to_secret_choice(table)
        await bob.takes_first(table, 1)
        asked, before = await ann.question(table, 0), state(live)
        left = killed(file, tmp_path / "left")

        async with open_hall(settings_on(left)) as later:
            again = await later.live(table)
            assert in_secret_choice(again)
            assert state(again) == before

            back = Guest(later, later.door(), ann.person, ann.token)
            answer = await back.chooses(table, 0, asked["options"][0]["id"], question=asked["question"])
            assert answer.status_code == 200
            await later.plays_on(table)
            assert again.status == "over"


# Two workers on one log


async def test_a_worker_that_comes_second_is_told_apart_and_nothing_is_doubled(hall: Hall) -> None:
    table, (_ann, _bob) = await seated(hall, "Ann", "Bob")
    here, other = hall.house, House(hall.house.settings, hall.house.store)
    mine, theirs = await here.table(table), await other.table(table)
    first, second = [option.id for option in mine.asked()[0].options[:2]]
    token = mine.question_token(0)

    await playing.choose(other, theirs, 0, first, token)
    with pytest.raises(Stale):
        await playing.choose(here, mine, 0, second, token)

    assert state(mine) == state(theirs)
    assert [entry.payload["option"] for entry in await log(here.store, table) if entry.kind == "choose"] == [first]


async def test_the_same_key_at_two_workers_gives_the_same_entry(hall: Hall) -> None:
    table, (_ann, _bob) = await seated(hall, "Ann", "Bob")
    workers = [hall.house, *(House(hall.house.settings, hall.house.store) for _ in range(2))]
    tables = [await worker.table(table) for worker in workers]
    option = tables[0].asked()[0].options[0].id

    numbers = await asyncio.gather(
        *(
            playing.choose(worker, live, 0, option, None, "one click")
            for worker, live in zip(workers, tables, strict=True)
        )
    )

    assert len(set(numbers)) == 1
    assert len([entry for entry in await log(hall.house.store, table) if entry.kind == "choose"]) == 1


async def test_secret_answers_at_two_workers_all_count(hall: Hall) -> None:
    table, _people = await seated(hall, "Ann", "Bob", "Cyd")
    mine = await hall.plays_to_secret_choice(table)
    other = House(hall.house.settings, hall.house.store)
    theirs = await other.table(table)
    options = {seat: question.options[0].id for seat, question in mine.asked().items()}

    await asyncio.gather(
        playing.choose(hall.house, mine, 0, options[0], mine.question_token(0)),
        playing.choose(other, theirs, 1, options[1], theirs.question_token(1)),
        playing.choose(other, theirs, 2, options[2], theirs.question_token(2)),
    )
    await hall.house.catch_up(mine)
    await other.catch_up(theirs)

    assert state(mine) == state(theirs) == state(await told_again(hall, mine))


async def test_a_place_in_the_log_is_taken_once(hall: Hall) -> None:
    table, _ = await seated(hall, "Ann", "Bob")
    store, seq = hall.house.store, (await hall.live(table)).seq + 1

    entries = [Entry(table, seq, "chat", None, {"name": str(one), "text": "x"}) for one in range(8)]
    outcomes = await asyncio.gather(*(store.append(entry) for entry in entries), return_exceptions=True)

    assert sum(outcome is None for outcome in outcomes) == 1
    assert sum(isinstance(outcome, Taken) for outcome in outcomes) == 7


async def test_a_lost_race_is_told_to_whoever_watches(hall: Hall) -> None:
    """Another worker was quicker, and its message comes when this worker has already read what it wrote."""
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")
    live = await hall.live(table)
    option, token = live.asked()[0].options[0].id, live.question_token(0)
    async with ann.listens(f"{table}.0") as stream:
        await stream.frame()
        await hall.house.store.append(Entry(table, live.seq + 1, "choose", 0, {"option": option, "rolls": []}))
        with pytest.raises(Stale):
            await playing.choose(hall.house, live, 0, option, token)

        assert (await stream.frame())["asked"] is False


# The file


async def test_the_file_is_nobody_elses_business(new_file: Path) -> None:
    """Seeds of running games and hashes of passwords are in it, and in what SQLite keeps beside it."""
    async with open_hall(settings_on(new_file)) as hall:
        await hall.guest("Ann")
        names = (new_file.name, f"{new_file.name}-wal", f"{new_file.name}-shm")
        kept = [one for one in new_file.parent.iterdir() if one.name in names]

        assert len(kept) == 3
        assert [oct(stat.S_IMODE(one.stat().st_mode)) for one in kept] == ["0o600"] * 3


def test_a_file_that_was_there_before_is_closed_to_others(new_file: Path) -> None:
    beside = new_file.with_name(f"{new_file.name}-wal")
    for one in (new_file, beside):
        one.touch()
        one.chmod(0o644)

    open_engine(database_url(f"sqlite:///{new_file}")).dispose()

    assert [stat.S_IMODE(one.stat().st_mode) for one in (new_file, beside)] == [0o600, 0o600]


def test_sessions_from_before_they_were_dated_count_as_used_today(new_file: Path) -> None:
    url = database_url(f"sqlite:///{new_file}")
    migrate(url, "0001")
    engine = open_engine(url)
    with engine.begin() as connection:
        connection.execute(insert(people).values(id="ann", name="Ann", created_at=1.0))
        connection.execute(text("INSERT INTO session VALUES ('hash', 'ann', 1.0)"))
    before = time.time()

    migrate(url)

    with engine.connect() as connection:
        assert before <= connection.execute(select(sessions.c.seen_at)).scalar_one() <= time.time()
    engine.dispose()


def test_an_empty_file_is_brought_to_the_newest_schema(new_file: Path) -> None:
    url = database_url(f"sqlite:///{new_file}")
    migrate(url)
    migrate(url)  # nothing to do any more

    engine = open_engine(url)
    with engine.connect() as connection:
        from alembic.autogenerate import compare_metadata

        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        assert inspect(connection).has_table("alembic_version")
    engine.dispose()


async def test_a_second_hall_on_the_same_file_is_refused_in_one_sentence(hall: Hall, file: Path) -> None:
    with pytest.raises(BadInput) as refusal:
        Store(database_url(f"sqlite:///{file}"))

    assert str(refusal.value) == f"Another hall is open on {file}; close it, or name another file with --database."


@pytest.mark.parametrize("address", ["mysql://x/y", "not an address", "oracle:///x"])
def test_an_address_of_no_database_that_is_known_is_refused(address: str) -> None:
    with pytest.raises(BadInput) as refusal:
        database_url(address)

    assert address in str(refusal.value)


def test_a_file_that_is_no_database_is_refused_in_one_sentence(new_file: Path) -> None:
    new_file.write_text("a shopping list, not a database " * 200)

    with pytest.raises(BadInput) as refusal:
        Store(database_url(f"sqlite:///{new_file}"))

    assert "\n" not in str(refusal.value)


# Other rules than when the game began


@contextmanager
def rules(monkeypatch: pytest.MonkeyPatch, **changes: Any) -> Iterator[Game[Any]]:
    """The game as a later release brings it."""
    later: Game[Any] = replace(find_game("ronin"), **changes)
    with monkeypatch.context() as patch:
        patch.setattr(house_module, "find_game", lambda name: later)
        yield later


CHANGES = [{"version": "99.0"}, {"content_hash": lambda: "other cards"}]


@pytest.mark.parametrize("changes", CHANGES, ids=["rules", "content"])
async def test_a_running_table_is_carried_over_to_changed_rules(
    file: Path, monkeypatch: pytest.MonkeyPatch, changes: dict[str, Any]
) -> None:
    async with open_hall(settings_on(file)) as hall:
        table, _ = await seated(hall, "Ann", "Bob", "Cyd")
        before = state(await hall.plays_on(table, 20))
    with rules(monkeypatch, **changes) as later:
        async with open_hall(settings_on(file)) as hall:
            live = await hall.live(table)

            after = state(live)
            assert {name: after[name] for name in ("table", "asked", "seats", "talk")} == {
                name: before[name] for name in ("table", "asked", "seats", "talk")
            }
            assert live.notice == "engine-resumed-new-rules"
            assert (live.rules_version, live.content_hash) == (later.version, later.content_hash())
            assert "<p>" in (await hall.onlooker().page(table)).split('id="notice"')[1].split("</div>")[0]
            await hall.plays_on(table)
            assert live.status == "over"
        async with open_hall(settings_on(file)) as hall:  # once is enough
            assert [entry.kind for entry in await log(hall.house.store, table)].count("record") == 1
            assert (await hall.live(table)).status == "over"


async def test_a_table_in_the_middle_of_a_secret_choice_is_carried_over(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(settings_on(file)) as hall:
        table, (_ann, bob, _cyd) = await seated(hall, "Ann", "Bob", "Cyd")
        await hall.plays_to_secret_choice(table)
        chosen = await bob.takes_first(table, 1)
        live = await hall.live(table)
        asked = {seat: [option.id for option in one.options] for seat, one in live.asked().items()}
    with rules(monkeypatch, version="99.0"):
        async with open_hall(settings_on(file)) as hall:
            live = await hall.live(table)

            assert in_secret_choice(live)
            assert live.match is not None
            assert [choice.option.id for choice in live.match.position.secret_answers(1)] == [chosen]
            assert {seat: [option.id for option in one.options] for seat, one in live.asked().items()} == asked


async def test_a_snapshot_and_what_came_after_it_carry_a_killed_table_over(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(settings_on(file)) as hall:
        table, _ = await seated(hall, "Ann", "Bob")
        await hall.plays_on(table, 15)
        await hall.house.save_snapshots(age=0.0)
        live = await hall.plays_on(table, 9)
        left, before = killed(file, tmp_path / "left"), state(live)
        kept = await hall.house.store.read(lambda connection: connection.scalar(select(snapshots.c.seq)))
        assert kept == live.seq - 9
    with rules(monkeypatch, version="99.0"):
        async with open_hall(settings_on(left)) as hall:
            after = state(await hall.live(table))

            assert (after["table"], after["asked"]) == (before["table"], before["asked"])


async def test_a_table_that_was_killed_before_its_first_snapshot_is_carried_over(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(settings_on(file)) as hall:
        table, _ = await seated(hall, "Ann", "Bob")
        live = await hall.plays_on(table, 12)
        left, before = killed(file, tmp_path / "left"), state(live)
    with rules(monkeypatch, version="99.0"):
        async with open_hall(settings_on(left)) as hall:
            after = state(await hall.live(table))

            assert (after["table"], after["asked"]) == (before["table"], before["asked"])


async def test_a_finished_table_stays_finished_under_other_rules(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hall(settings_on(file)) as hall:
        table, (ann, _bob) = await seated(hall, "Ann", "Bob")
        await hall.plays_on(table)
        result = (await ann.told(table))["result"]
    with rules(monkeypatch, version="99.0"):
        async with open_hall(settings_on(file)) as hall:
            told = await hall.onlooker().told(table)

            assert (told["status"], told["result"]) == ("over", result)


async def test_a_table_that_waits_for_players_needs_no_carrying(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hall(settings_on(file)) as hall:
        ann, bob = await hall.guests("Ann", "Bob")
        table = await ann.opens_table("me", "open")
    with rules(monkeypatch, version="99.0"):
        async with open_hall(settings_on(file)) as hall:
            back = Guest(hall, hall.door(), bob.person, bob.token)
            await back.sits(table, 1)
            assert (await back.begins(table)).status_code == 200
            await hall.plays_on(table, 5)
        async with open_hall(settings_on(file)) as hall:
            assert len((await hall.live(table)).asked()) > 0


async def test_a_choice_that_was_taken_back_can_be_made_again_under_other_rules(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The question of the page comes again after the upgrade; a click on it is neither swallowed nor stale."""
    async with open_hall(settings_on(file)) as hall:
        table, (_ann, bob, _cyd) = await seated(hall, "Ann", "Bob", "Cyd")
        live = await hall.plays_to_secret_choice(table)
        before, option = live.question_token(1), live.asked()[1].options[0].id
        await clicks(bob, table, 1, option)
        await bob.asks(table, "undo", 1)
    with rules(monkeypatch, version="99.0"):
        async with open_hall(settings_on(file)) as hall:
            live, back = await hall.live(table), Guest(hall, hall.door(), bob.person, bob.token)
            assert live.match is not None
            played = len(live.match.played)

            assert live.question_token(1) != before
            assert await clicks(back, table, 1, option) == {"ok": True}
            assert len(live.match.played) == played + 1


async def clicks(guest: Guest, table: str, seat: int, option: str) -> Any:
    """What the script of the page does with an option."""
    form = {"seat": seat, "option": option, "question": (await guest.question(table, seat))["question"]}
    answer = await guest.web.post(f"/tables/{table}/choose", data=form, headers={"accept": "application/json"})
    return answer.json()


@pytest.mark.parametrize("place", [0, 1])
async def test_questions_of_an_interrupted_phase_are_new_questions(
    file: Path, monkeypatch: pytest.MonkeyPatch, place: int
) -> None:
    """The later rules do not allow Bob's answer any more, so the phase begins again, and every answer counts."""
    async with open_hall(settings_on(file)) as hall:
        table, (_ann, bob, _cyd) = await seated(hall, "Ann", "Bob", "Cyd")
        live = await hall.plays_to_secret_choice(table)
        options = [option.id for option in live.asked()[1].options]
        await clicks(bob, table, 1, options[0])
    real = Match.choose
    refused: list[str] = []

    def choose(match: Match, seat: int, option: str) -> None:
        if (seat, option) == (1, options[0]) and len(refused) < 2:
            refused.append(option)
            raise Illegal("not any more")
        real(match, seat, option)

    with rules(monkeypatch, version="99.0"):
        monkeypatch.setattr(Match, "choose", choose)
        async with open_hall(settings_on(file)) as hall:
            live, back = await hall.live(table), Guest(hall, hall.door(), bob.person, bob.token)
            assert live.match is not None
            assert live.notice == "engine-resumed-at-phase"
            told = await back.told(table)
            assert told["notice"]
            assert told["notice"] in await back.page(table)
            played = len(live.match.played)

            assert await clicks(back, table, 1, options[place]) == {"ok": True}
            assert len(live.match.played) == played + 1


async def test_what_was_played_after_going_back_beyond_a_snapshot_is_carried_over(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(settings_on(file)) as hall:
        table, _ = await seated(hall, "Ann", "Bob")
        live = await hall.plays_on(table, 30)
        await hall.house.save_snapshots(age=0.0)
        assert live.match is not None
        for _ in range(12):
            seat = live.match.played[-1].choice.seat
            await playing.ask_undo(hall.house, live, seat)
            await playing.answer_undo(hall.house, live, 1 - seat, "agree")
        await hall.plays_on(table, 6, seed="another way")
        left, before = killed(file, tmp_path / "left"), state(live)
        assert len(before["played"]) == 24
    with rules(monkeypatch, version="99.0"):
        async with open_hall(settings_on(left)) as hall:
            after = state(await hall.live(table))

            assert [one[:2] for one in after["played"]] == [one[:2] for one in before["played"]]
            assert (after["table"], after["asked"]) == (before["table"], before["asked"])


async def test_programs_are_told_that_the_rules_have_changed(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hall(settings_on(file)) as hall:
        table, (ann, _bob) = await seated(hall, "Ann", "Bob")
        await hall.plays_on(table, 4)
        assert (await ann.told(table))["notice"] == ""
    with rules(monkeypatch, version="99.0"):
        async with open_hall(settings_on(file)) as hall:
            told = (await hall.onlooker().told(table))["notice"]

            assert told
            assert told in await hall.onlooker().page(table)


# When the file is locked

BUSY = 0.1


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite waits for a lock as always, but not for long."""
    prepare = database._prepare_sqlite

    def prepared(connection: Any, record: object) -> None:
        prepare(connection, record)
        connection.execute(f"PRAGMA busy_timeout={BUSY * 1000:.0f}")

    monkeypatch.setattr(database, "_prepare_sqlite", prepared)


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Somebody else writes to the file, such as a program that makes a backup."""
    other = sqlite3.connect(file)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.rollback()
        other.close()


@pytest.mark.usefixtures("impatient")
async def test_a_write_that_fails_leaves_no_secret_in_the_servers_log(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    monkeypatch.setattr(opening, "new_seed", lambda: "the-seed-of-this-canary")
    async with open_hall(settings_on(file)) as hall:
        table, (ann, _bob) = await seated(hall, "Ann", "Bob", seed="the-seed-of-this-canary")
        wish = {"game": "ronin", "players": 2, "seats": ["me", "open"]}
        account = {"account": "victim", "password": "a long walk home"}
        with locked(file):
            answers = await asyncio.gather(
                ann.sends("/api/tables", wish),
                ann.sends("/api/people/me/account", account),
                ann.sends("/api/people", {"name": "Wicked\nERROR forged"}),
                ann.at_seat(table, 0, "hand-over"),
                ann.says(table, "said in confidence", 0),
            )
            await hall.house.save_snapshots(age=0.0)

        assert {answer.status_code for answer in answers} == {503}
        assert "database is not available" in caplog.text
        assert "snapshot" in caplog.text
        for secret in ("the-seed-of-this-canary", "$argon2", "victim", "ERROR forged", "in confidence", ann.person.id):
            assert secret not in caplog.text
        assert (await ann.sends("/api/tables", wish)).status_code == 200, "afterwards all is well"


@pytest.mark.usefixtures("impatient")
async def test_nobody_waits_for_a_locked_file_longer_than_the_others(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes while the first one waits is answered together; nobody stands in a queue."""
    async with open_hall(settings_on(file)) as hall:
        table, (ann, _bob) = await seated(hall, "Ann", "Bob")
        people = [ann, *await hall.guests("Cyd", "Dan", "Eve", "Fay", "Gus")]
        with locked(file), counted_waits(hall.house.store, monkeypatch) as (waits, all_there):
            asked = [asyncio.create_task(guest.sends("/api/people", {"name": "Zed"})) for guest in people]
            await hall.until(lambda: sum(waits) + hall.house.store._queue.qsize() == len(people))
            all_there.set()
            answers = await asyncio.gather(*asked)

        assert {answer.status_code for answer in answers} == {503}
        assert sum(waits) == len(people)
        assert len(waits) <= 2, "the first with those who came before it began to wait, then all others"
        assert (await ann.takes_first(table, 0)) != ""


@contextmanager
def counted_waits(store: Store, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[list[int], threading.Event]]:
    """How many writes wait for the file each time; the first wait goes on until it is told that all are there."""
    waits, all_there, commit = list[int](), threading.Event(), store._commit

    def committed(group: Sequence[Any]) -> None:
        waits.append(len(group))
        all_there.wait(PATIENCE)
        commit(group)

    with monkeypatch.context() as patch:
        patch.setattr(store, "_commit", committed)
        try:
            yield waits, all_there
        finally:
            all_there.set()


# Rows beside the log


async def test_the_row_of_a_table_follows_its_status(hall: Hall) -> None:
    ann, bob = await hall.guests("Ann", "Bob")
    table = await ann.opens_table("me", "open")
    row = select(games.c.status).where(games.c.id == table)

    async def status() -> str:
        return str(await hall.house.store.read(lambda connection: connection.scalar(row)))

    seen = [await status()]
    await bob.sits(table, 1)
    await ann.begins(table)
    seen.append(await status())
    await hall.plays_on(table)
    seen.append(await status())

    assert seen == ["open", "running", "over"]


async def test_idle_tables_are_let_go_and_come_back(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (_ann, _bob) = await seated(hall, "Ann", "Bob")
    before = state(await hall.live(table))
    await hall.house.save_snapshots(age=0.0)
    monkeypatch.setattr(house_module, "IDLE", -1.0)

    hall.house.forget_idle()

    assert hall.house.tables == {}
    assert state(await hall.live(table)) == before


async def test_nothing_is_acknowledged_that_is_not_written(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    from tablewright.hall.storage import Unavailable

    table, (ann, _bob) = await seated(hall, "Ann", "Bob")
    before = state(await hall.live(table))
    question = await ann.question(table, 0)

    async def full(entry: Entry, *also: Any) -> None:
        raise Unavailable("disk full")

    with monkeypatch.context() as patch:
        patch.setattr(hall.house.store, "append", full)
        answer = await ann.chooses(table, 0, question["options"][0]["id"])

    assert answer.status_code == 503
    assert answer.json()["error"] == "unavailable"
    assert state(await hall.live(table)) == before
    count = select(func.count()).select_from(events).where(events.c.kind == "choose")
    assert await hall.house.store.read(lambda connection: connection.scalar(count)) == 0
