"""Homecoming: whoever plays as a guest and then logs in finds every seat and table again, under the account."""

from __future__ import annotations

from pathlib import Path

import pytest

from .guests import COOKIE, Answer, Guest, Hall, open_hall, seated, settings_on

PASSWORD = "correct horse"


async def has_account(hall: Hall, name: str) -> Guest:
    """Somebody who made an account on another device."""
    guest = await hall.guest(name)
    await hall.house.people.register(guest.person, name.lower(), PASSWORD)
    return guest


async def logs_in(guest: Guest, account: str, password: str = PASSWORD) -> Answer:
    """Through the form of the page, without any script."""
    answer = await guest.posts("/account", action="log-in", account=account, password=password)
    if COOKIE in answer.cookies:  # a browser keeps the newest one alone
        guest.web.cookies.clear()
        guest.web.cookies.set(COOKIE, answer.cookies[COOKIE])
    return answer


async def my_tables(guest: Guest) -> set[str]:
    return {table["id"] for table in (await guest.reads("/api/tables", mine=1)).json()}


async def seats_of(guest: Guest, table: str) -> list[bool]:
    return [seat["mine"] for seat in (await guest.told(table))["seats"]]


async def test_seats_tables_and_finished_games_come_along(hall: Hall) -> None:
    home = await has_account(hall, "Anna")
    ann = await hall.guest("Ann")
    waiting, running, over = [await ann.opens_table("me", *rest) for rest in (["open"], ["greedy"], ["greedy"])]
    await hall.plays_on(over)

    assert (await logs_in(ann, "anna")).status_code == 303

    for device in (ann, home):
        assert await my_tables(device) == {waiting, running, over}
        assert [await seats_of(device, table) for table in (waiting, running, over)] == [[True, False]] * 3
        assert (await device.told(waiting))["host"]
    assert "option" in (await home.reads(f"/api/tables/{running}/questions", seat=0)).text
    assert (await home.sends(f"/api/tables/{over}/rematch")).status_code == 200


async def test_play_goes_on_as_if_nothing_had_happened(hall: Hall) -> None:
    await has_account(hall, "Anna")
    table, (ann, bob) = await seated(hall, "Ann", "Bob")
    asked = (await ann.question(table, 0))["question"]

    await logs_in(ann, "anna")

    assert (await ann.question(table, 0))["question"] == asked
    await ann.takes_first(table, 0)
    assert await seats_of(bob, table) == [False, True]


async def test_it_is_the_same_after_the_hall_has_opened_anew(file: Path) -> None:
    async with open_hall(settings_on(file)) as hall:
        await has_account(hall, "Anna")
        table, (ann, _bob) = await seated(hall, "Ann", "Bob")
        await logs_in(ann, "anna")
        cookie = ann.web.cookies[COOKIE]
    async with open_hall(settings_on(file)) as hall:
        again = hall.onlooker()
        again.web.cookies.set(COOKIE, cookie)

        told = await again.told(table)
        assert [(seat["name"], seat["mine"]) for seat in told["seats"]] == [("Anna", True), ("Bob", False)]
        assert told["host"]


async def test_others_hear_under_which_name_somebody_plays_now(hall: Hall) -> None:
    await has_account(hall, "Anna")
    table, (ann, bob) = await seated(hall, "Ann", "Bob")
    await ann.says(table, "before", seat=0)

    await logs_in(ann, "anna")
    await ann.says(table, "after", seat=0)

    lines = [(line["name"], line["text"]) for line in await bob.told(table, "/chat")]
    assert lines[-3:] == [("Ann", "before"), ("", "Ann now plays as Anna."), ("Anna", "after")]


async def test_seats_that_were_named_for_others_keep_their_names(hall: Hall) -> None:
    await has_account(hall, "Anna")
    ann = await hall.guest("Ann")
    table = await ann.opens_table("me", "me")
    await ann.at_seat(table, 1, "name", name="Zoe")

    await logs_in(ann, "anna")

    assert [seat["name"] for seat in (await ann.told(table))["seats"]] == ["Anna", "Zoe"]
    assert await seats_of(ann, table) == [True, True]


async def test_whoever_sat_opposite_oneself_holds_both_seats(hall: Hall) -> None:
    home = await has_account(hall, "Anna")
    table = await home.opens_table("me", "open")
    ann = await hall.guest("Ann")
    await ann.sits(table, 1)

    await logs_in(ann, "anna")

    assert await seats_of(home, table) == [True, True]


async def test_the_guest_is_nobody_any_more(hall: Hall) -> None:
    home = await has_account(hall, "Anna")
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")
    await logs_in(ann, "anna")
    stolen = hall.onlooker()
    stolen.web.cookies.set(COOKIE, ann.token)

    assert (await stolen.reads("/api/people/me")).status_code == 403
    assert (await stolen.reads(f"/api/tables/{table}/view", seat=0)).status_code == 403
    assert (await home.reads("/api/people/me")).json()["name"] == "Anna"


async def test_an_open_page_of_the_guest_is_told_to_load_again(hall: Hall) -> None:
    await has_account(hall, "Anna")
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")
    async with ann.listens(f"{table}.0") as page:
        await page.frame()
        await logs_in(ann, "anna")

        assert (await page.frame())["reload"]


async def test_a_wrong_password_moves_nothing(hall: Hall) -> None:
    await has_account(hall, "Anna")
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")

    assert (await logs_in(ann, "anna", "wrong horse")).status_code >= 400
    assert await seats_of(ann, table) == [True, False]
    assert (await hall.live(table)).sitters[0].person == ann.person.id


async def test_whoever_has_an_account_and_logs_in_to_another_keeps_both_apart(hall: Hall) -> None:
    bob = await has_account(hall, "Bob")
    await has_account(hall, "Anna")
    table = await bob.opens_table("me", "greedy")

    await logs_in(bob, "anna")
    assert await my_tables(bob) == set()
    await logs_in(bob, "bob")
    assert await my_tables(bob) == {table}


async def test_an_account_of_ones_own_keeps_everything(hall: Hall) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")
    answer = await ann.posts("/account", action="register", account="ann", password=PASSWORD)

    assert answer.status_code == 303
    assert await my_tables(ann) == {table}
    assert await seats_of(ann, table) == [True, False]


async def test_nothing_moves_when_nothing_can_be_written(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    home = await has_account(hall, "Anna")
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")
    monkeypatch.setattr("tablewright.hall.homecoming._rows", lambda _guest, _person: ["no statement at all"])

    assert (await logs_in(ann, "anna")).status_code == 503

    assert await my_tables(ann) == {table}
    assert await my_tables(home) == set()
