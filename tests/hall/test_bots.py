"""Bots: they finish games, go on after a restart, stand in for people, and leave time to follow them."""

from __future__ import annotations

import asyncio
import time
from itertools import pairwise
from pathlib import Path

import pytest

from tablewright.engine.dice import Luck
from tablewright.hall import bot_turns
from tablewright.hall.bot_turns import GOING_ON, ORPHANED, BotTurns
from tablewright.hall.following import Following
from tablewright.hall.house import House
from tablewright.hall.live import LiveTable

from .guests import Guest, Hall, open_hall, seated, settings_on

PAUSE = 20.0
"""Longer than anybody waits for a test: a bot that really slept would be noticed."""


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long bots have slept before they looked whether to choose; here it takes no time."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await asyncio.sleep(0)

    monkeypatch.setattr(bot_turns, "sleep", sleep)
    return slept


@pytest.mark.parametrize("players", [2, 3, 5])
async def test_bots_finish_a_game_by_themselves(hall: Hall, players: int) -> None:
    ann = await hall.guest("Ann")
    table = await ann.opens_table(*(["greedy", "random"] * 3)[:players])

    live = await hall.live(table)
    await hall.until(lambda: live.status == "over")

    assert len((await ann.told(table))["result"]) == players


async def test_bots_play_their_part_of_a_persons_game(hall: Hall) -> None:
    table, (_ann,) = await seated(hall, "Ann", bots=["greedy", "random"])

    live = await hall.plays_on(table)

    assert live.status == "over"
    assert live.match is not None
    assert {played.choice.seat for played in live.match.played} == {0, 1, 2}


async def test_a_bots_turn_goes_on_after_a_restart(file: Path) -> None:
    async with open_hall(settings_on(file)) as hall:
        hall.house.after_change.clear()  # the hall closes before any bot gets round to it
        ann = await hall.guest("Ann")
        table = await ann.opens_table("greedy", "me", "random", settings={"first-chooser": "1"})
        assert list((await hall.live(table)).asked()) == [0]
    async with open_hall(settings_on(file)) as hall:
        again = await hall.bots_are_done(table)

        assert again.match is not None
        assert again.match.played
        assert list(again.asked()) == [1]
        back = Guest(hall, hall.door(), ann.person, ann.token)
        assert await back.question(table, 1)


async def test_a_bot_that_a_lost_worker_left_behind_is_woken(hall: Hall) -> None:
    """Another worker changed the table and went away before its bots could choose."""
    ann = await hall.guest("Ann")
    lone = House(hall.house.settings, hall.house.store)  # a worker without bots
    hall.app.state.house, here = lone, hall.house
    table = await ann.opens_table("greedy", "me", settings={"first-chooser": "1"})
    hall.app.state.house = here
    live, turns = await here.table(table), BotTurns(here)
    assert list(live.asked()) == [0]

    turns.wake_orphans()
    assert not turns._tasks, "not yet: the other worker may be at it"
    live.changed_at = time.time() - 2 * ORPHANED - 1
    turns.wake_orphans()
    await hall.until(lambda: 0 not in live.asked())
    await turns.close()


async def test_a_stand_in_plays_until_somebody_comes_back(hall: Hall) -> None:
    table, (_ann, bob) = await seated(hall, "Ann", "Bob")
    await bob.at_seat(table, 1, "stand-in")

    live = await hall.plays_on(table, 12)
    assert live.match is not None
    assert any(played.choice.seat == 1 for played in live.match.played)
    await bob.at_seat(table, 1, "come-back")
    live = await hall.plays_until(table, lambda live: 1 in live.asked())

    assert await bob.question(table, 1)


async def test_nobody_chooses_for_a_seat_that_a_bot_plays(hall: Hall) -> None:
    """The page asks nothing of somebody for whom a bot stands in."""
    table, (_ann, bob) = await seated(hall, "Ann", "Bob")
    await hall.plays_to_secret_choice(table)
    await bob.at_seat(table, 1, "stand-in")
    await hall.bots_are_done(table)

    page = await bob.page(table, seat=1)

    assert "prompt-asked" not in page
    assert f'action="/tables/{table}/come-back"' in page


async def turn_of_the_bots(hall: Hall, table: str) -> list[float]:
    """Ann chooses, and then the bots; the pauses that should lie before each of their choices."""
    live = await hall.bots_are_done(table)
    assert live.match is not None
    played = len(live.match.played)
    await hall.one_choice(live, Luck("turn"))
    await hall.bots_are_done(table)
    return wished(live, played)


def wished(live: LiveTable, since: int) -> list[float]:
    """Before each choice of a bot a pause; a short one where the same bot has chosen just before."""
    assert live.match is not None
    seats = [played.choice.seat for played in live.match.played[since:]]
    return [GOING_ON * PAUSE if seat == before else PAUSE for before, seat in pairwise([-1, *seats]) if seat != 0]


async def test_a_bot_takes_its_time_while_somebody_follows(file: Path, pauses: list[float]) -> None:
    async with open_hall(settings_on(file, bot_pause=PAUSE)) as hall:
        table, (ann,) = await seated(hall, "Ann", bots=["random", "random"])
        async with ann.listens(f"{table}.0") as stream:
            await stream.frame()
            made = await turn_of_the_bots(hall, table)

    assert len(made) > 1
    assert pauses[: len(made)] == made


async def test_a_bot_takes_its_time_while_somebody_follows_at_another_worker(file: Path, pauses: list[float]) -> None:
    async with open_hall(settings_on(file, bot_pause=PAUSE)) as hall:
        table, (ann,) = await seated(hall, "Ann", bots=["random", "random"])

        Following(hall.house).hear(f"{table}@{ann.person.id}")
        made = await turn_of_the_bots(hall, table)

        assert not hall.house.hub.watched(table)
    assert len(made) > 1
    assert pauses[: len(made)] == made


async def test_a_bot_takes_its_time_while_somebody_plays_by_forms_alone(file: Path, pauses: list[float]) -> None:
    async with open_hall(settings_on(file, bot_pause=PAUSE)) as hall:
        table, (ann,) = await seated(hall, "Ann", bots=["random", "random"])

        await ann.page(table)
        made = await turn_of_the_bots(hall, table)

    assert len(made) > 1
    assert pauses[: len(made)] == made


async def test_a_bot_does_not_wait_when_nobody_is_there(file: Path, pauses: list[float]) -> None:
    async with open_hall(settings_on(file, bot_pause=PAUSE)) as hall:
        table, (_ann,) = await seated(hall, "Ann", bots=["random", "random"])
        other, (bob,) = await seated(hall, "Bob", bots=["random"])
        await bob.page(other)

        made = await turn_of_the_bots(hall, table)

    assert len(made) > 1
    assert len(pauses) >= len(made)
    assert set(pauses) == {0.0}


async def test_bots_leave_it_to_people_where_the_first_answer_counts(hall: Hall) -> None:
    table, (ann,) = await seated(hall, "Ann", bots=["random"], game="heredity")
    live = await hall.live(table)
    assert tuple(sorted(live.waited_for())) == (0, 1)
    assert BotTurns(hall.house).bots_asked(live) == []

    assert (await ann.chooses(table, 0, "rest")).status_code == 200

    await hall.until(lambda: live.match is not None and live.match.played[-1].choice.seat == 1)


async def test_bots_let_somebody_finish_an_action(hall: Hall) -> None:
    """They could cut a move of two steps short, as people may; but they wait."""
    table, (ann,) = await seated(hall, "Ann", bots=["random"], game="heredity")
    live = await hall.live(table)
    assert (await ann.chooses(table, 0, "move:djamal:feet.0+feet.1")).status_code == 200
    assert tuple(sorted(live.asked())) == (0, 1)

    assert BotTurns(hall.house).bots_asked(live) == []
