"""When something fails: what was not written is not known, one bad table disturbs no other, and the hall goes on."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from tablewright.engine.faults import Illegal
from tablewright.hall import playing
from tablewright.hall.bot_turns import BotTurns
from tablewright.hall.storage import Entry, Unavailable, events, games, people
from tablewright.hall.web import app as app_module
from tablewright.hall.web.app import make_rounds

from .guests import Hall, seated


class BrokenDisk:
    """A disk that takes nothing and gives nothing, and keeps whoever writes waiting until it is let go."""

    def __init__(self) -> None:
        self.released = asyncio.Event()

    async def append(self, _entry: Entry, *_also: Any) -> None:
        await self.released.wait()
        raise Unavailable("disk full")

    async def read(self, _question: Any) -> Any:
        raise Unavailable("disk gone")


async def test_a_choice_that_was_not_written_is_known_to_nobody_who_waits(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ann, bob) = await seated(hall, "Ann", "Bob")
    live, option = await hall.live(table), (await ann.question(table, 0))["options"][0]["id"]
    disk = BrokenDisk()
    with monkeypatch.context() as patch:
        patch.setattr(hall.house.store, "append", disk.append)
        patch.setattr(hall.house.store, "read", disk.read)
        first = asyncio.create_task(playing.choose(hall.house, live, 0, option, key="mine"))
        await hall.until(live.lock.locked)
        waiting = [
            asyncio.create_task(playing.choose(hall.house, live, 0, option, key="mine")),
            asyncio.create_task(playing.talk(hall.house, live, 1, "Bob", "and now?")),
        ]
        await asyncio.sleep(0)
        disk.released.set()
        ends = await asyncio.gather(first, *waiting, return_exceptions=True)

    assert [type(end) for end in ends] == [Unavailable] * 3, "nothing is acknowledged, not even what is asked again"
    assert (await ann.chooses(table, 0, option, key="mine")).status_code == 200
    assert (await bob.says(table, "and now?", 1)).status_code == 200
    log = select(events.c.seq).where(events.c.game_id == table).order_by(events.c.seq)
    written = await hall.house.store.read(lambda connection: list(connection.scalars(log)))
    assert written == list(range(1, len(written) + 1))


async def test_a_table_that_cannot_be_opened_disturbs_no_other(hall: Hall) -> None:
    ann = await hall.guest("Ann")
    good, other_game, bad_log = [await ann.opens_table("me", "open") for _ in range(3)]
    spoilt = Entry(bad_log, 2, "nonsense")
    await hall.house.store.write(
        update(games).where(games.c.id == other_game).values(kind="chess"), insert(events).values(**spoilt.row())
    )
    hall.house.tables.clear()

    assert good in (await ann.reads("/")).text
    assert [table["id"] for table in (await ann.reads("/api/tables", mine=1)).json()] == [good]
    for table in (other_game, bad_log):
        assert (await ann.reads(f"/tables/{table}")).status_code == 409


async def test_bots_go_on_behind_a_table_that_cannot_be_opened(hall: Hall) -> None:
    spoilt, (_ann,) = await seated(hall, "Ann", bots=["random"])
    table, (bob,) = await seated(hall, "Bob", bots=["random"])
    await hall.bots_are_done(table)
    await hall.house.store.write(
        update(events).where(events.c.game_id == spoilt, events.c.kind == "begin").values(kind="nonsense")
    )
    hall.house.tables.clear()

    await BotTurns(hall.house).wake_all()

    assert table in hall.house.tables
    assert spoilt not in hall.house.tables
    assert await bob.takes_first(table, 0)


class Stumbling:
    """Whoever looks after something on the rounds, and stumbles each time."""

    def __init__(self) -> None:
        self.looked = 0

    def look(self) -> None:
        self.looked += 1
        raise KeyError("something nobody thought of")

    wake_orphans = forget_idle = look

    async def look_after(self) -> None:
        self.look()


async def test_the_rounds_go_on_whatever_happens_on_one_of_them(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(app_module, "ROUND", 0.0)
    all_who_look: list[Any] = [Stumbling() for _ in range(4)]

    rounds = asyncio.create_task(make_rounds(*all_who_look))
    await hall.until(lambda: all(one.looked > 2 for one in all_who_look))
    rounds.cancel()

    assert "something nobody thought of" in caplog.text


async def test_a_write_that_the_driver_cannot_take_ends_nobody_elses(hall: Hall) -> None:
    bad = insert(people).values(id="x", name="a lone half: \ud800", created_at=0.0)

    with pytest.raises(Unavailable):
        await hall.house.store.write(bad)

    assert (await (await hall.guest("Ann")).sends("/api/people", {"name": "Zed"})).status_code == 200


async def test_a_refused_choice_leaves_what_is_being_shown(hall: Hall) -> None:
    table, _people = await seated(hall, "Ann", "Bob")
    live = await hall.plays_until(table, lambda live: len(live.passed) > 1)
    shown = list(live.passed)

    with pytest.raises(Illegal):
        await playing.choose(hall.house, live, next(iter(live.asked())), "nonsense")

    assert live.passed == shown
