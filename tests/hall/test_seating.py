"""Seats: open, held and with bots, joining by link, leaving, standing in, handing over, and one device for many."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tablewright.hall import hub, seating
from tablewright.hall.following import Following
from tablewright.hall.live import LiveTable

from .guests import (
    Guest,
    Hall,
    Onlooker,
    hands_are_secret,
    hidden_hand,
    in_words,
    on_page,
    open_hall,
    seated,
    settings_on,
)


async def seats(hall: Hall, table: str) -> list[dict[str, Any]]:
    info = await hall.onlooker().told(table)
    return [{name: one[name] for name in ("name", "bot", "held")} for one in info["seats"]]


async def test_a_new_table_has_open_held_and_bot_seats(hall: Hall) -> None:
    ann = await hall.guest("Ann")

    answer = await ann.sends("/api/tables", {"game": "ronin", "players": 3, "seats": ["me", "open", "greedy"]})

    assert await seats(hall, answer.json()["table"]) == [
        {"name": "Ann", "bot": None, "held": True},
        {"name": "", "bot": None, "held": False},
        {"name": "Greedy bot", "bot": "greedy", "held": False},
    ]


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess", "players": 2, "seats": ["me", "open"]},
        {"game": "ronin", "players": 6, "seats": ["me"] * 6},
        {"game": "ronin", "players": 0, "seats": []},
        {"game": "ronin", "players": 3, "seats": ["me", "open"]},
        {"game": "ronin", "players": 2, "seats": ["me", "deep-blue"]},
        {"game": "ronin", "players": 2, "seats": ["me", "open"], "settings": {"side": "Z"}},
        {"game": "ronin", "players": 2, "seats": ["me", "open"], "settings": {"colour": "red"}},
        {"game": "ronin", "players": "two", "seats": ["me", "open"]},
        {"game": "ronin", "players": 2, "seats": ["me", "open"], "seed": "mine"},
        {"game": "../ronin", "players": 2, "seats": ["me", "open"]},
    ],
)
async def test_a_table_that_cannot_be_is_refused(hall: Hall, wish: dict[str, Any]) -> None:
    answer = await (await hall.guest("Ann")).sends("/api/tables", wish)

    assert answer.status_code == 400
    assert answer.json()["error"] == "bad-input"
    assert (await hall.onlooker().reads("/api/tables")).json() == []


async def test_settings_are_kept(hall: Hall) -> None:
    ann = await hall.guest("Ann")

    table = await ann.opens_table("me", "open", settings={"side": "B"})

    assert (await ann.told(table))["settings"]["side"] == "B"


async def test_a_public_table_is_in_the_lobby_and_a_private_one_is_not(hall: Hall) -> None:
    ann = await hall.guest("Ann")
    public = await ann.opens_table("me", "open")
    private = await ann.opens_table("me", "open", listed=False)
    bob = await hall.guest("Bob")

    lobby = [one["id"] for one in (await bob.reads("/api/tables")).json()]

    assert lobby == [public]
    assert (await bob.reads(f"/api/tables/{private}")).status_code == 200
    assert {one["id"] for one in (await ann.reads("/api/tables", mine=1)).json()} == {public, private}


async def test_a_table_with_no_open_seat_begins_at_once(hall: Hall) -> None:
    ann = await hall.guest("Ann")

    assert (await ann.told(await ann.opens_table("me", "me")))["status"] == "running"
    assert (await ann.told(await ann.opens_table("me", "open")))["status"] == "open"


async def test_people_join_by_the_link_and_the_host_begins(hall: Hall) -> None:
    table, (ann, bob, _cyd) = await seated(hall, "Ann", "Bob", "Cyd")

    assert [one["name"] for one in await seats(hall, table)] == ["Ann", "Bob", "Cyd"]
    assert (await ann.told(table))["status"] == "running"
    assert [one["mine"] for one in (await bob.told(table))["seats"]] == [False, True, False]


async def test_a_newcomer_joins_by_a_form_and_gets_a_name(hall: Hall) -> None:
    ann = await hall.guest("Ann")
    table = await ann.opens_table("me", "open")
    newcomer = hall.onlooker()

    answer = await newcomer.posts(f"/tables/{table}/seats/1", action="sit", name="Bob")

    assert answer.status_code == 303
    assert [one["name"] for one in await seats(hall, table)] == ["Ann", "Bob"]
    assert [one["mine"] for one in (await newcomer.told(table))["seats"]] == [False, True]


async def test_a_seat_has_one_sitter(hall: Hall) -> None:
    ann, bob, cyd = await hall.guests("Ann", "Bob", "Cyd")
    table = await ann.opens_table("me", "open", "open")
    await bob.sits(table, 1)

    assert (await cyd.sits(table, 1)).status_code == 409
    assert (await cyd.sits(table, 0)).status_code == 409
    assert (await cyd.sits(table, 3)).status_code == 404
    assert (await cyd.sits(table, -1)).status_code == 404
    assert (await cyd.at_seat(table, 2, "jump")).status_code == 404
    assert (await hall.onlooker().sends(f"/api/tables/{table}/seats/2", {"action": "sit"})).status_code == 403


async def test_nobody_begins_before_every_seat_is_taken(hall: Hall) -> None:
    ann, bob = await hall.guests("Ann", "Bob")
    table = await ann.opens_table("me", "open")

    early = await ann.begins(table)
    await bob.sits(table, 1)
    stranger = await (await hall.guest("Cyd")).begins(table)
    fine = await bob.begins(table)
    again = await ann.begins(table)

    assert [one.status_code for one in (early, stranger, fine, again)] == [409, 403, 200, 409]


async def test_only_the_host_puts_bots_into_free_seats(hall: Hall) -> None:
    ann, bob = await hall.guests("Ann", "Bob")
    table = await ann.opens_table("me", "open", "open")
    await bob.sits(table, 1)

    assert (await bob.at_seat(table, 2, "bot", bot="random")).status_code == 403
    assert (await ann.at_seat(table, 2, "bot", bot="clever")).status_code == 400
    assert (await ann.at_seat(table, 1, "bot")).status_code == 409
    assert (await ann.at_seat(table, 2, "bot", bot="random")).status_code == 200
    assert (await seats(hall, table))[2] == {"name": "Random bot", "bot": "random", "held": False}


async def test_leaving_before_the_game_frees_the_seat(hall: Hall) -> None:
    ann, bob = await hall.guests("Ann", "Bob")
    table = await ann.opens_table("me", "open")
    await bob.sits(table, 1)

    assert (await bob.at_seat(table, 0, "leave")).status_code == 403
    assert (await bob.at_seat(table, 1, "leave")).status_code == 200
    assert (await seats(hall, table))[1] == {"name": "", "bot": None, "held": False}


async def test_the_host_clears_a_seat_before_the_game_only(hall: Hall) -> None:
    ann, bob = await hall.guests("Ann", "Bob")
    table = await ann.opens_table("me", "open")
    await bob.sits(table, 1)
    assert (await ann.at_seat(table, 1, "leave")).status_code == 200

    await bob.sits(table, 1)
    await ann.begins(table)

    assert (await ann.at_seat(table, 1, "leave")).status_code == 403


async def test_leaving_during_the_game_gives_the_seat_to_a_bot(hall: Hall) -> None:
    table, (ann, bob) = await seated(hall, "Ann", "Bob")
    await ann.takes_first(table, 0)
    assert await bob.question(table, 1)

    assert (await bob.at_seat(table, 1, "leave")).status_code == 200
    live = await hall.bots_are_done(table)

    assert live.sitters[1].person is None
    assert live.match is not None
    assert live.match.played[-1].choice.seat == 1
    assert (await bob.chooses(table, 1, "deck")).status_code == 403


async def test_who_played_is_not_changed_after_the_end(hall: Hall) -> None:
    table, (_ann, bob) = await seated(hall, "Ann", "Bob")
    await hall.plays_on(table)

    assert (await bob.at_seat(table, 1, "leave")).status_code == 409
    assert (await seats(hall, table))[1] == {"name": "Bob", "bot": None, "held": True}


async def test_nobody_is_said_to_leave_a_seat_that_a_bot_had_or_nobody(hall: Hall) -> None:
    ann = await hall.guest("Ann")
    table = await ann.opens_table("me", "greedy", "open")
    for seat in (1, 2):
        assert (await ann.at_seat(table, seat, "leave")).status_code == 200

    assert await ann.told(table, "/chat") == []


# Standing in


@pytest.fixture
def away_at_once(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From now on, whoever is not at the table this very moment counts as away."""
    return lambda: monkeypatch.setattr(hub, "AWAY_AFTER", 0.0)


async def test_a_bot_stands_in_for_somebody_who_is_away_and_only_then(
    hall: Hall, away_at_once: Callable[[], None]
) -> None:
    table, (ann, bob) = await seated(hall, "Ann", "Bob")
    away_at_once()
    async with bob.listens(f"{table}.1") as stream:
        await stream.frame()
        assert (await ann.at_seat(table, 1, "stand-in")).status_code == 409
    stranger = await hall.guest("Cyd")

    assert (await stranger.at_seat(table, 1, "stand-in")).status_code == 403
    assert (await ann.at_seat(table, 1, "stand-in")).status_code == 200
    assert (await ann.at_seat(table, 1, "stand-in")).status_code == 409

    await ann.takes_first(table, 0)
    live = await hall.bots_are_done(table)
    assert live.match is not None
    assert live.match.played[1].choice.seat == 1
    assert (await seats(hall, table))[1] == {"name": "Bob", "bot": "greedy", "held": True}


async def test_a_bot_is_offered_for_whoever_is_away_and_for_nobody_else(hall: Hall) -> None:
    table, (ann, bob, _cyd) = await seated(hall, "Ann", "Bob", "Cyd")
    offer = in_words("seat-stand-in-absent")
    assert offer not in await ann.page(table)

    hall.house.hub._greeted.clear()  # sitting down was long ago
    await bob.page(table)

    assert (await ann.page(table)).count(offer) == 1
    told = (await ann.reads(f"/api/tables/{table}")).json()["seats"]
    assert [seat["away"] for seat in told] == [False, False, True]
    assert offer not in await hall.onlooker().page(table), "whoever does not play here cannot let a bot play"


async def test_a_refusal_comes_back_to_the_table_with_its_sentence(hall: Hall) -> None:
    table, (ann, bob) = await seated(hall, "Ann", "Bob")
    await bob.page(table)
    answer = await ann.posts(f"/tables/{table}/seats/1", action="stand-in")

    assert answer.status_code == 409
    assert in_words("refused-still-here", name="Bob") in answer.text
    assert f'data-viewpoint="{table}.0' in answer.text
    assert f'name="back" value="/tables/{table}"' in answer.text, "the language is changed at the table, too"


async def test_a_seat_that_somebody_else_was_faster_to_take_is_told_in_the_room(hall: Hall) -> None:
    ann, bob, cyd = await hall.guests("Ann", "Bob", "Cyd")
    table = await ann.opens_table("me", "open", "open")
    await bob.sits(table, 1)
    answer = await cyd.posts(f"/tables/{table}/seats/1", action="sit")

    assert answer.status_code == 409
    assert in_words("refused-seat-taken") in answer.text
    assert "room-seats" in answer.text


@pytest.mark.parametrize("returns", [True, False], ids=["comes back", "stays away"])
async def test_the_end_names_the_person_for_whom_a_bot_played(hall: Hall, returns: bool) -> None:  # noqa: FBT001
    table, (ann, bob) = await seated(hall, "Ann", "Bob")
    await bob.at_seat(table, 1, "stand-in")
    await hall.plays_on(table, choices=4)
    if returns:
        await bob.at_seat(table, 1, "come-back")
    await hall.plays_on(table)

    helped = in_words("seat-stood-in", name="Bob")
    for path in (f"/tables/{table}", f"/tables/{table}/replay"):
        page = (await ann.reads(path)).text
        assert helped in page
        assert in_words("bot-greedy") not in page
        assert in_words("seat-stood-in", name="Ann") not in page


async def test_whoever_let_a_bot_sit_there_before_it_chose_anything_played_alone(hall: Hall) -> None:
    table, (ann, bob) = await seated(hall, "Ann", "Bob")
    await bob.at_seat(table, 1, "stand-in")
    await bob.at_seat(table, 1, "come-back")
    await hall.plays_on(table)

    assert in_words("seat-stood-in", name="Bob") not in (await ann.reads(f"/tables/{table}")).text


async def reads_the_api(bob: Guest, table: str) -> None:
    await bob.told(table, "/questions", seat=1)


async def chooses_by_api(bob: Guest, table: str) -> None:
    await bob.chooses(table, 1, "nonsense")


async def loads_the_page(bob: Guest, table: str) -> None:
    await bob.page(table)


async def sends_a_form(bob: Guest, table: str) -> None:
    await bob.posts(f"/tables/{table}/chat", text="let me think", seat=1)


async def polls(bob: Guest, table: str) -> None:
    await bob.reads(f"/tables/{table}/changes", watch=f"{table}.1", since=-1)


async def asks_for_news(bob: Guest, table: str) -> None:
    await bob.reads(f"/api/tables/{table}/news", since=0)


async def had_a_stream(bob: Guest, table: str) -> None:
    async with bob.listens(f"{table}.1") as stream:
        await stream.frame()
        await bob.says(table, "hello", 1)
        await stream.frame()


WAYS_OF_BEING_THERE = (
    reads_the_api, chooses_by_api, loads_the_page, sends_a_form, polls, asks_for_news, had_a_stream
)  # fmt: skip


@pytest.mark.parametrize("is_there", WAYS_OF_BEING_THERE)
async def test_nobody_puts_a_bot_in_the_seat_of_somebody_who_was_there_a_moment_ago(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, is_there: Callable[[Guest, str], Awaitable[None]]
) -> None:
    table, (ann, bob) = await seated(hall, "Ann", "Bob")
    hall.house.hub._greeted.clear()  # sitting down was long ago
    await is_there(bob, table)

    refused = await ann.at_seat(table, 1, "stand-in")
    assert refused.status_code == 409
    assert refused.json()["message"] == in_words("refused-still-here", name="Bob")

    monkeypatch.setattr(hub, "AWAY_AFTER", 0.0)
    assert (await ann.at_seat(table, 1, "stand-in")).status_code == 200


async def test_somebody_who_waits_for_news_is_there_however_long_it_takes(
    hall: Hall, away_at_once: Callable[[], None]
) -> None:
    table, (ann, bob) = await seated(hall, "Ann", "Bob")
    since = (await hall.live(table)).seq
    away_at_once()
    waiting = asyncio.create_task(bob.reads(f"/api/tables/{table}/news", since=since, wait=20))
    await hall.until(lambda: hall.house.hub.watched(table))

    assert (await ann.at_seat(table, 1, "stand-in")).status_code == 409
    await ann.says(table, "are you there?", 0)
    assert (await waiting).json()["seq"] == since + 1
    assert (await ann.at_seat(table, 1, "stand-in")).status_code == 200


async def test_somebody_at_another_worker_is_there(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (ann, bob) = await seated(hall, "Ann", "Bob")
    hall.house.hub._greeted.clear()  # nobody was ever at this worker

    Following(hall.house).hear(f"elsewhere@{bob.person.id},{table}@{bob.person.id},{table}:0")

    assert (await ann.at_seat(table, 1, "stand-in")).status_code == 409
    monkeypatch.setattr(hub, "AWAY_AFTER", 0.0)
    assert (await ann.at_seat(table, 1, "stand-in")).status_code == 200


async def test_being_at_one_table_is_not_being_at_another(hall: Hall) -> None:
    table, (ann, bob) = await seated(hall, "Ann", "Bob")
    other, _ = await seated(hall, "Cyd", "Dan")
    hall.house.hub._greeted.clear()
    await bob.page(other)

    assert (await ann.at_seat(table, 1, "stand-in")).status_code == 200


async def test_somebody_comes_back_to_the_seat(hall: Hall, away_at_once: Callable[[], None]) -> None:
    table, (ann, bob) = await seated(hall, "Ann", "Bob")
    away_at_once()
    await ann.at_seat(table, 1, "stand-in")

    assert (await ann.at_seat(table, 1, "come-back")).status_code == 403
    assert (await bob.at_seat(table, 1, "come-back")).status_code == 200
    assert (await bob.at_seat(table, 1, "come-back")).status_code == 409

    await ann.takes_first(table, 0)
    assert await bob.question(table, 1)


async def test_one_may_let_a_bot_play_for_oneself_at_any_time(hall: Hall) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")
    async with ann.listens(f"{table}.0"):
        assert (await ann.at_seat(table, 0, "stand-in")).status_code == 200
        live = await hall.bots_are_done(table)
    assert live.match is not None
    assert live.match.played[0].choice.seat == 0


async def test_nobody_stands_in_before_the_game_or_for_a_bot(hall: Hall) -> None:
    ann, bob = await hall.guests("Ann", "Bob")
    table = await ann.opens_table("me", "open", "greedy")
    assert (await ann.at_seat(table, 0, "stand-in")).status_code == 409

    await bob.sits(table, 1)
    await ann.begins(table)

    assert (await ann.at_seat(table, 2, "stand-in")).status_code == 409


# Handing over


async def test_a_seat_is_handed_over_by_its_token(hall: Hall) -> None:
    table, (_ann, bob) = await seated(hall, "Ann", "Bob")
    cyd, thief = await hall.guests("Cyd", "Thief")
    token = (await bob.at_seat(table, 1, "hand-over")).json()["token"]

    assert (await thief.at_seat(table, 1, "take", token="guess")).status_code == 403
    assert (await thief.at_seat(table, 0, "take", token=token)).status_code == 403
    assert (await cyd.at_seat(table, 1, "take", token=token)).status_code == 200
    assert (await thief.at_seat(table, 1, "take", token=token)).status_code == 403
    assert (await seats(hall, table))[1] == {"name": "Cyd", "bot": None, "held": True}
    assert (await bob.reads(f"/api/tables/{table}/view", seat=1)).status_code == 403
    assert (await cyd.reads(f"/api/tables/{table}/view", seat=1)).status_code == 200


async def test_only_the_sitter_hands_a_seat_over(hall: Hall) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")

    assert (await ann.at_seat(table, 1, "hand-over")).status_code == 403


async def with_a_program(hall: Hall) -> tuple[str, Onlooker]:
    """A running table at whose second seat a program plays, by the token of that seat alone."""
    ann, bob = await hall.guests("Ann", "Bob")
    table = await ann.opens_table("me", "open")
    token = (await bob.sits(table, 1)).json()["token"]
    await ann.begins(table)
    program = hall.onlooker()
    program.web.headers["authorization"] = f"Bearer {token}"
    return table, program


async def test_a_seat_token_opens_the_seat_and_nothing_else(hall: Hall) -> None:
    table, program = await with_a_program(hall)

    assert (await program.told(table, "/view", seat=1))["view"]["viewer"] == 1
    assert (await program.reads(f"/api/tables/{table}/view", seat=0)).status_code == 403
    assert (await program.reads("/api/people/me")).status_code == 403


async def test_a_program_with_a_seat_token_is_there_and_may_come_back(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, program = await with_a_program(hall)
    monkeypatch.setattr(hall.house.hub, "_greeted", {})
    assert seating.absent(hall.house, await hall.live(table)) == [0, 1]

    await program.told(table, "/view", seat=1)

    assert seating.absent(hall.house, await hall.live(table)) == [0]
    acts = f"/api/tables/{table}/seats"
    assert (await program.sends(f"{acts}/1", {"action": "stand-in"})).status_code == 200
    assert (await program.sends(f"{acts}/0", {"action": "stand-in"})).status_code == 403
    assert (await program.sends(f"{acts}/1", {"action": "come-back"})).status_code == 200


async def test_a_seat_token_lets_a_program_talk_at_its_seat_alone(hall: Hall) -> None:
    ann, bob = await hall.guests("Ann", "Bob")
    table = await ann.opens_table("me", "open")
    program = hall.onlooker()
    program.web.headers["authorization"] = f"Bearer {(await bob.sits(table, 1)).json()['token']}"

    said = [await program.sends(f"/api/tables/{table}/chat", {"text": "hi", "seat": seat}) for seat in (1, 0, None)]

    assert [answer.status_code for answer in said] == [200, 403, 403]
    assert (await ann.told(table, "/chat"))[-1] == {"seat": 1, "name": "Bob", "text": "hi"}


async def test_the_link_of_a_seat_that_is_not_there_or_not_handed_over_is_refused(hall: Hall) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")
    answers = [await ann.reads(f"/tables/{table}/seats/{seat}/take/x") for seat in (99, "x", 1)]

    assert [answer.status_code for answer in answers] == [404, 404, 403]
    assert in_words("refused-no-seat") in answers[0].text
    assert in_words("refused-seat-token") in answers[2].text


async def test_the_link_of_a_seat_is_a_page_with_one_button(hall: Hall) -> None:
    table, (_ann, bob) = await seated(hall, "Ann", "Bob")
    link = (await bob.posts(f"/tables/{table}/seats/1", action="hand-over")).headers["location"]
    phone = hall.onlooker()

    page = await phone.reads(link)
    taken = await phone.posts(f"/tables/{table}/seats/1", action="take", token=link.rsplit("/", 1)[1], name="Bob")

    assert page.status_code == 200
    assert 'value="take"' in page.text
    assert taken.status_code == 303
    assert [one["mine"] for one in (await phone.told(table))["seats"]] == [False, True]


# Tables whose seed somebody may know


async def running_and_branched(ann: Guest) -> str:
    table = await ann.opens_table("me", "me")
    await ann.branches(table)
    return table


async def running_with_a_bot_and_branched(ann: Guest) -> str:
    table = await ann.opens_table("me", "random")
    await ann.hall.plays_on(table, 3)
    await ann.branches(table, 2)
    return table


async def branch_of_a_running_game(ann: Guest) -> str:
    return await ann.branches(await ann.opens_table("me", "me"))


async def branch_of_a_finished_game(ann: Guest) -> str:
    table = await ann.opens_table("me", "me")
    await ann.hall.plays_on(table)
    return await ann.branches(table, 5)


async def imported(ann: Guest) -> str:
    """The record of a game in which nobody has chosen anything yet, made by somebody who knows its seed."""
    live = await ann.hall.live(await ann.opens_table("me", "me", seed="known"))
    assert live.match is not None
    return str((await ann.web.post("/api/records", content=live.match.record().to_json())).json()["table"])


STUDIES = (
    running_and_branched, running_with_a_bot_and_branched, branch_of_a_running_game, branch_of_a_finished_game,
    imported,
)  # fmt: skip


@pytest.mark.parametrize("study", STUDIES)
async def test_a_seat_at_a_table_whose_seed_may_be_known_is_not_handed_over(
    hall: Hall, study: Callable[[Guest], Awaitable[str]]
) -> None:
    ann = await hall.guest("Ann")
    table = await study(ann)

    answer = await ann.at_seat(table, 0, "hand-over")
    by_form = await ann.posts(f"/tables/{table}/seats/0", action="hand-over")

    assert answer.status_code == by_form.status_code == 409
    assert answer.json()["message"] == in_words("refused-study")
    assert (await ann.told(table))["status"] == "running"
    assert (await hall.plays_on(table)).status == "over", "its owner plays on"


async def test_a_seat_that_was_handed_over_before_the_branch_is_not_taken_after_it(hall: Hall) -> None:
    ann, bob = await hall.guests("Ann", "Bob")
    table = await ann.opens_table("me", "me")
    token = (await ann.at_seat(table, 1, "hand-over")).json()["token"]
    await ann.branches(table)

    taken = await bob.at_seat(table, 1, "take", token=token)
    program = hall.onlooker()
    program.web.headers["authorization"] = f"Bearer {token}"
    seen = await program.reads(f"/api/tables/{table}/view", seat=1)
    chosen = await program.sends(f"/api/tables/{table}/choose", {"seat": 1, "option": "deck"})

    assert [taken.status_code, seen.status_code, chosen.status_code] == [409, 403, 403]
    assert {one.json()["message"] for one in (taken, seen, chosen)} == {in_words("refused-study")}
    assert [one["name"] for one in await seats(hall, table)] == ["Ann", "Ann"]
    assert (await ann.at_seat(table, 1, "take", token=token)).status_code == 200, "on another device of one's own"


async def test_whose_seed_may_be_known_is_not_forgotten_when_the_hall_restarts(file: Path) -> None:
    async with open_hall(settings_on(file)) as hall:
        ann = await hall.guest("Ann")
        tables = [await running_and_branched(ann), await branch_of_a_running_game(ann), await imported(ann)]
    async with open_hall(settings_on(file)) as hall:
        back = Guest(hall, hall.door(), ann.person, ann.token)

        assert [(await back.at_seat(table, 0, "hand-over")).status_code for table in tables] == [409] * 3


async def test_nobody_sits_down_at_a_study_when_its_owner_leaves(hall: Hall) -> None:
    ann, bob = await hall.guests("Ann", "Bob")
    table = await running_and_branched(ann)
    await ann.at_seat(table, 1, "leave")

    assert (await bob.sits(table, 1)).status_code == 409


async def test_a_solo_table_that_nobody_branched_from_is_handed_over(hall: Hall) -> None:
    ann, bob = await hall.guests("Ann", "Bob")
    table = await ann.opens_table("me", "me")
    token = (await ann.at_seat(table, 1, "hand-over")).json()["token"]

    assert (await bob.at_seat(table, 1, "take", token=token)).status_code == 200
    assert (await ann.sends(f"/api/tables/{table}/branch", {"at": 0})).status_code == 403
    assert (await bob.reads(f"/api/tables/{table}/view", seat=1)).status_code == 200


async def test_another_game_after_a_study_is_an_ordinary_one(hall: Hall) -> None:
    ann = await hall.guest("Ann")
    table = await running_and_branched(ann)
    await hall.plays_on(table)

    again = (await ann.sends(f"/api/tables/{table}/rematch")).json()["table"]

    assert (await ann.at_seat(again, 0, "hand-over")).status_code == 200


# One device for several people


async def test_on_one_device_each_seat_sees_its_own_hand_only(hall: Hall) -> None:
    ann = await hall.guest("Ann")
    table = await ann.opens_table("me", "me")
    live = await hall.plays_until(table, hands_are_secret)

    for mine, other in ((0, 1), (1, 0)):
        page = await ann.page(table, seat=mine)
        assert on_page(page, hidden_hand(live, mine)) == hidden_hand(live, mine)
        assert on_page(page, hidden_hand(live, other)) == []


async def test_a_curtain_falls_between_hands(hall: Hall) -> None:
    """When the other seat is asked, neither hand is on the page until somebody lifts the curtain."""
    ann = await hall.guest("Ann")
    table = await ann.opens_table("me", "me")
    live = await hall.plays_until(table, hands_are_secret)
    while 0 in live.asked():
        await ann.takes_first(table, 0)

    page = await ann.page(table, seat=0)

    assert "prompt-curtain" in page
    assert f'href="/tables/{table}?seat=1"' in page
    assert on_page(page, [*hidden_hand(live, 0), *hidden_hand(live, 1)]) == []


async def test_no_curtain_falls_where_all_know_the_same(hall: Hall) -> None:
    """HER-GEN-08: whoever plays two of the family answers for either of them from the same page."""
    ann = await hall.guest("Ann")
    table = await ann.opens_table("me", "me", game="heredity")
    live = await hall.plays_until(table, lambda live: list(live.waited_for()) == [1])

    page = await ann.page(table, seat=0)
    option = live.asked()[1].options[0].id
    asked: dict[str, str | int] = {"seat": 1, "question": live.question_token(1) or ""}

    assert "prompt-asked" in page
    for name, value in asked.items():
        assert f'<input type="hidden" name="{name}" value="{value}">' in page
    assert f'value="{option}"' in page
    before = live.seq
    await ann.posts(f"/tables/{table}/choose", option=option, **asked)
    assert live.seq == before + 1


async def test_somebody_elses_seat_is_never_answered_for(hall: Hall) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob", game="heredity")
    await hall.plays_until(table, lambda live: list(live.asked()) == [1])

    page = await ann.page(table, seat=0)

    assert "prompt-waiting" in page
    assert 'name="option"' not in page


async def test_nothing_private_is_read_aloud_behind_the_curtain(hall: Hall) -> None:
    """Seat 0 draws from the deck and the turn goes to seat 1: what seat 0 drew is for seat 0 alone."""
    ann = await hall.guest("Ann")
    table = await ann.opens_table("me", "me")
    live = await hall.plays_until(table, lambda live: draws_next(live, 0))
    async with ann.listens(f"{table}.0") as stream:
        await stream.frame()
        await ann.chooses(table, 0, "deck")
        frame = await stream.frame_of(live.seq)

    assert "prompt-curtain" in frame["regions"]["prompt"]
    assert on_page(str(frame), hidden_hand(live, 0)) == []


def draws_next(live: LiveTable, seat: int) -> bool:
    """The seat may draw from the deck, and the other player has still to draft."""
    question = live.asked().get(seat)
    if question is None or question.key != "draft" or live.match is None:
        return False
    table: Any = live.match.position.table
    return 1 - seat in table.to_act


async def test_the_curtain_survives_a_restart(file: Path) -> None:
    async with open_hall(settings_on(file)) as hall:
        ann = await hall.guest("Ann")
        table = await ann.opens_table("me", "me")
        await hall.plays_until(table, hands_are_secret)
        while 0 in (await hall.live(table)).asked():
            await ann.takes_first(table, 0)
    async with open_hall(settings_on(file)) as hall:
        again = hall.onlooker()
        again.web.cookies.set("tablewright", ann.token)

        assert "prompt-curtain" in await again.page(table, seat=0)


async def test_whoever_is_called_like_their_character_is_no_automa(hall: Hall) -> None:
    table, (ann,) = await seated(hall, "Ann", bots=["random", "random"])
    await hall.plays_until(table, lambda live: "draft" in {question.key for question in live.asked().values()})
    character = (await ann.told(table))["seats"][0]["title"]

    await ann.at_seat(table, 0, "name", name=character)

    page = await ann.page(table, seat=0)
    assert f'<span class="holder-name">{character}</span>' in page


async def test_people_who_share_a_device_have_names_of_their_own(hall: Hall) -> None:
    ann = await hall.guest("Ann")
    table = await ann.opens_table("me", "me")

    assert (await ann.at_seat(table, 1, "name", name="  Ola ")).status_code == 200

    assert [one["name"] for one in (await ann.told(table))["seats"]] == ["Ann", "Ola"]
    assert 'value="Ola"' in await ann.page(table)
    live = await hall.plays_until(table, lambda live: list(live.asked()) == [1])
    assert "It is the turn of Ola" in await ann.page(live.id, seat=0)


async def test_nobody_names_who_sits_in_anothers_seat(hall: Hall) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")

    assert (await ann.at_seat(table, 1, "name", name="Rob")).status_code == 403
