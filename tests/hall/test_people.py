"""People in the hall: guests and their names, accounts from several devices, and the cookie that tells who is who."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from sqlalchemy import delete, select, update

from tablewright.hall import people as people_module
from tablewright.hall.following import Following
from tablewright.hall.people import DAY, NAME_LENGTH, People, token_hash
from tablewright.hall.storage import people, sessions
from tablewright.language import LANGUAGES

from .guests import COOKIE, Answer, Hall, Onlooker, open_hall, settings_on

PASSWORD = "a long walk home"


def cookie_of(answer_headers: list[str], name: str) -> str:
    return next(header for header in answer_headers if header.startswith(f"{name}="))


async def test_a_guest_needs_nothing_but_a_name(hall: Hall) -> None:
    somebody = hall.onlooker()

    answer = await somebody.sends("/api/people", {"name": "Ann"})
    me = await somebody.web.get("/api/people/me", headers={"authorization": f"Bearer {answer.json()['token']}"})

    assert me.json() == {"name": "Ann", "account": None, "token": None}


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ann   of Kaer ", "Ann of Kaer"),
        ("Ann\u202egnp", "Anngnp"),
        ("x" * 100, "x" * NAME_LENGTH),
        ("Zoë Łucja Šárka", "Zoë Łucja Šárka"),
    ],
)
async def test_names_are_tidied(hall: Hall, given: str, kept: str) -> None:
    assert (await hall.onlooker().sends("/api/people", {"name": given})).json()["name"] == kept


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u202e", "\n"])
async def test_a_name_without_letters_is_refused(hall: Hall, name: str) -> None:
    answer = await hall.onlooker().sends("/api/people", {"name": name})

    assert answer.status_code == 400
    assert answer.json()["error"] == "bad-input"


async def test_a_guest_takes_another_name(hall: Hall) -> None:
    ann = await hall.guest("Ann")

    answer = await ann.posts("/account", action="name", name="Anna")

    assert answer.status_code == 303
    assert (await ann.reads("/api/people/me")).json()["name"] == "Anna"


async def test_programs_change_a_name_as_the_page_does(hall: Hall) -> None:
    ann = await hall.guest("Ann")
    table = await ann.opens_table("me", "open")

    answer = await ann.web.patch("/api/people/me", json={"name": "  Anna  of Kaer "})

    assert answer.json() == {"name": "Anna of Kaer", "account": None, "token": None}
    assert (await ann.reads("/api/people/me")).json() == answer.json()
    assert "Anna of Kaer" in (await ann.reads("/account")).text
    await ann.says(table, "hello")
    assert (await ann.told(table, "/chat"))[-1]["name"] == "Anna of Kaer"


@pytest.mark.parametrize("body", [{"name": " "}, {}, {"name": 7}, {"name": "Ann", "account": "ann"}])
async def test_what_is_no_name_changes_nothing(hall: Hall, body: dict[str, object]) -> None:
    ann = await hall.guest("Ann")

    assert (await ann.web.patch("/api/people/me", json=body)).status_code == 400
    assert (await ann.reads("/api/people/me")).json()["name"] == "Ann"
    assert (await hall.onlooker().web.patch("/api/people/me", json={"name": "Eve"})).status_code == 403


async def test_nobody_is_somebody_without_a_session(hall: Hall) -> None:
    stranger = hall.onlooker()
    stranger.web.cookies.set(COOKIE, "made-up")

    answer = await stranger.reads("/api/people/me")

    assert answer.status_code == 403
    assert answer.json()["error"] == "forbidden"


async def test_an_account_works_from_two_devices(hall: Hall) -> None:
    ann = await hall.guest("Ann")
    table = await ann.opens_table("me", "open", "open")
    await ann.sends("/api/people/me/account", {"account": "Ann.K", "password": PASSWORD})

    phone = hall.onlooker()
    logged_in = await phone.sends("/api/sessions", {"account": "ann.k", "password": PASSWORD})

    assert logged_in.status_code == 200
    assert [one["id"] for one in (await phone.reads("/api/tables", mine=1)).json()] == [table]
    assert (await phone.reads("/api/people/me")).json()["name"] == "Ann"
    assert (await ann.reads("/api/people/me")).json()["account"] == "ann.k"


async def test_logging_out_ends_one_session_only(hall: Hall) -> None:
    ann = await hall.guest("Ann")
    await ann.sends("/api/people/me/account", {"account": "ann", "password": PASSWORD})
    phone = hall.onlooker()
    await phone.sends("/api/sessions", {"account": "ann", "password": PASSWORD})
    stolen = phone.web.cookies[COOKIE]

    await phone.web.delete("/api/sessions/mine")
    phone.web.cookies.set(COOKIE, stolen)

    assert (await phone.reads("/api/people/me")).status_code == 403
    assert (await ann.reads("/api/people/me")).status_code == 200


async def test_a_log_out_at_another_worker_is_heard_of(hall: Hall) -> None:
    """What this worker remembers of a session is gone as soon as the session is."""
    ann = await hall.guest("Ann")
    assert (await ann.reads("/api/people/me")).status_code == 200
    gone = delete(sessions).where(sessions.c.token_hash == token_hash(ann.token))
    await hall.house.store.write(gone)  # the other worker logs her out

    Following(hall.house).hear(f"!{token_hash(ann.token)}")

    assert (await ann.reads("/api/people/me")).status_code == 403


# Guessing passwords


async def guesses(hall: Hall, address: str, account: str = "ann", password: str = "a wild guess") -> Answer:
    return await hall.door(address).post("/api/sessions", json={"account": account, "password": password})


async def test_the_eleventh_guess_in_a_row_from_one_address_is_slowed_and_others_may_still_log_in(file: Path) -> None:
    async with open_hall(settings_on(file, logins_per_second=0.01)) as hall:
        people = await hall.guests("Ann", "Bob")
        for guest, account in zip(people, ("ann", "bob"), strict=True):
            body = {"account": account, "password": PASSWORD}
            await hall.door("10.0.0.9").post(
                "/api/people/me/account", json=body, headers={"authorization": f"Bearer {guest.token}"}
            )

        answers = [await guesses(hall, "10.0.0.1", f"account-{number}") for number in range(11)]
        assert [one.status_code for one in answers] == [403] * 10 + [429]
        assert answers[-1].json()["error"] == "too-many"
        assert (await guesses(hall, "10.0.0.1", "ann", PASSWORD)).status_code == 429
        form = {"action": "log-in", "account": "ann", "password": PASSWORD}
        assert (await hall.door("10.0.0.1").post("/account", data=form)).status_code == 429
        assert (await guesses(hall, "10.0.0.2", "ann", PASSWORD)).status_code == 200


async def test_registering_does_not_help_with_guessing(file: Path) -> None:
    """Hashing is what takes long, whoever asks for it."""
    async with open_hall(settings_on(file, logins_per_second=0.01)) as hall:
        ann = await hall.guest("Ann")
        bodies = [{"account": f"ann-{number}", "password": PASSWORD} for number in range(11)]

        codes = [(await ann.sends("/api/people/me/account", body)).status_code for body in bodies]

        assert codes == [200] + [400] * 9 + [429]


async def test_one_account_is_not_guessed_at_from_many_addresses(hall: Hall) -> None:
    answers = await asyncio.gather(*(guesses(hall, f"10.0.1.{number}", "Ann") for number in range(40)))
    codes = [one.status_code for one in answers]

    assert set(codes) == {403, 429}
    assert 20 <= codes.count(403) <= 25, "one more for each second that this takes"
    assert (await guesses(hall, "10.0.2.1", "bob")).status_code == 403, "other accounts are not slowed"


async def test_a_wrong_password_and_an_unknown_name_get_the_same_answer(hall: Hall) -> None:
    ann = await hall.guest("Ann")
    await ann.sends("/api/people/me/account", {"account": "ann", "password": PASSWORD})
    thief = hall.onlooker()

    wrong = await thief.sends("/api/sessions", {"account": "ann", "password": "guessed it"})
    unknown = await thief.sends("/api/sessions", {"account": "nobody", "password": PASSWORD})

    assert wrong.status_code == unknown.status_code == 403
    assert wrong.json()["error"] == "forbidden"
    assert wrong.content == unknown.content
    assert wrong.headers == unknown.headers


@pytest.mark.parametrize(
    ("account", "password"),
    [("ab", PASSWORD), ("a b c", PASSWORD), ("x" * 31, PASSWORD), ("ann", "short"), ("ann", "x" * 201), ("", "")],
)
async def test_a_bad_account_or_password_is_refused(hall: Hall, account: str, password: str) -> None:
    ann = await hall.guest("Ann")

    answer = await ann.sends("/api/people/me/account", {"account": account, "password": password})

    assert answer.status_code == 400
    assert (await ann.reads("/api/people/me")).json()["account"] is None


async def test_an_account_name_belongs_to_one_person(hall: Hall) -> None:
    ann, bob = await hall.guests("Ann", "Bob")
    await ann.sends("/api/people/me/account", {"account": "ronin", "password": PASSWORD})

    answer = await bob.sends("/api/people/me/account", {"account": "RONIN", "password": PASSWORD})

    assert answer.status_code == 400
    assert (await bob.reads("/api/people/me")).json()["account"] is None


async def test_nobody_has_two_accounts(hall: Hall) -> None:
    ann = await hall.guest("Ann")
    await ann.sends("/api/people/me/account", {"account": "ann", "password": PASSWORD})

    assert (await ann.sends("/api/people/me/account", {"account": "anna", "password": PASSWORD})).status_code == 400


async def test_no_token_and_no_password_is_stored_as_it_is(hall: Hall, file: Path) -> None:
    ann = await hall.guest("Ann")
    await ann.sends("/api/people/me/account", {"account": "ann", "password": PASSWORD})

    password = await hall.house.store.read(lambda connection: connection.scalar(select(people.c.password)))
    stored = await hall.house.store.read(lambda connection: list(connection.scalars(select(sessions.c.token_hash))))

    assert str(password).startswith("$argon2id$")
    assert stored == [token_hash(ann.token)]
    kept = b"".join(one.read_bytes() for one in file.parent.iterdir())
    assert ann.token.encode() not in kept
    assert PASSWORD.encode() not in kept


async def test_guessing_at_stolen_hashes_is_made_as_dear_as_is_advised(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people_module, "PasswordHasher", PasswordHasher)  # other tests make it cheap
    async with open_hall(settings_on(file)) as hall:
        ann = await hall.guest("Ann")
        await ann.sends("/api/people/me/account", {"account": "ann", "password": PASSWORD})

        password = await hall.house.store.read(lambda connection: connection.scalar(select(people.c.password)))
        assert str(password).startswith("$argon2id$v=19$m=19456,t=2,p=1$")
        assert await hall.house.people.recognise("ann", PASSWORD) is not None


async def come_in_by_the_page(somebody: Onlooker) -> list[str]:
    answer = await somebody.posts("/play", game="ronin", name="Ann")
    assert answer.status_code == 303
    return answer.headers.get_list("set-cookie")


async def test_scripts_cannot_read_the_cookie_and_other_sites_cannot_send_it(hall: Hall) -> None:
    cookie = cookie_of(await come_in_by_the_page(hall.onlooker()), COOKIE).lower()

    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert "domain" not in cookie
    assert "secure" not in cookie


async def test_under_tls_the_cookie_is_bound_to_the_host(file: Path) -> None:
    async with open_hall(settings_on(file, secure=True)) as hall:
        cookie = cookie_of(await come_in_by_the_page(hall.onlooker()), f"__Host-{COOKIE}").lower()

        assert "; secure" in cookie
        assert "httponly" in cookie
        assert "path=/" in cookie
        assert "domain" not in cookie


@pytest.mark.parametrize("way", ["api", "form"])
async def test_under_tls_logging_out_deletes_the_cookie(file: Path, way: str) -> None:
    """Browsers heed a cookie that is bound to the host only if it says Secure and Path, also when it is deleted."""
    async with open_hall(settings_on(file, secure=True)) as hall:
        ann = await hall.guest("Ann")
        own = {"cookie": f"__Host-{COOKIE}={ann.token}"}
        door = hall.door()

        if way == "api":
            answer = await door.delete("/api/sessions/mine", headers=own)
        else:
            answer = await door.post("/account", data={"action": "log-out"}, headers=own)

        cookie = cookie_of(answer.headers.get_list("set-cookie"), f"__Host-{COOKIE}").lower()
        assert "; secure" in cookie
        assert "path=/" in cookie
        assert "max-age=0" in cookie
        assert "domain" not in cookie
        assert (await door.get("/api/people/me", headers=own)).status_code == 403


async def test_the_same_cookie_is_set_by_logging_in(hall: Hall) -> None:
    ann = await hall.guest("Ann")
    await ann.sends("/api/people/me/account", {"account": "ann", "password": PASSWORD})

    answer = await hall.onlooker().posts("/account", action="log-in", account="ann", password=PASSWORD)

    assert answer.status_code == 303
    assert "httponly" in cookie_of(answer.headers.get_list("set-cookie"), COOKIE).lower()


@pytest.mark.parametrize(
    ("action", "account", "why"),
    [("log-in", "ann", "do not fit together"), ("register", "ann", "is taken"), ("name", "", "at least one letter")],
)
async def test_what_was_typed_wrong_is_put_right_on_the_same_page(
    hall: Hall, action: str, account: str, why: str
) -> None:
    ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
    await ann.sends("/api/people/me/account", {"account": "ann", "password": PASSWORD})

    page = await bob.posts("/account", action=action, account=account, password="not the one", name=" ")

    assert page.status_code >= 400
    assert why in page.text
    assert page.text.count('value="ann"') == (1 if account else 0)
    assert "not the one" not in page.text
    assert 'name="action" value="log-in"' in page.text


async def test_wishes_are_kept_by_the_browser(hall: Hall) -> None:
    ann = await hall.guest("Ann")

    answer = await ann.posts("/preferences", language="pl", theme="dark", confirm="on", back="/about")

    assert answer.status_code == 303
    assert answer.headers["location"] == "/about"
    assert {name: ann.web.cookies[name] for name in ("language", "theme", "confirm")} == {
        "language": "pl",
        "theme": "dark",
        "confirm": "on",
    }


@pytest.mark.parametrize("back", ["//evil.test/", "https://evil.test/", "/\\evil.test", "javascript:alert(1)", ""])
async def test_wishes_lead_to_no_other_site(hall: Hall, back: str) -> None:
    answer = await hall.onlooker().posts("/preferences", theme="dark", back=back)

    assert answer.headers["location"] == "/"


async def test_a_wish_that_there_is_not_is_refused(hall: Hall) -> None:
    answer = await hall.onlooker().web.post(
        "/preferences", data={"theme": "plaid"}, headers={"accept": "application/json"}
    )

    assert answer.status_code == 400
    assert "set-cookie" not in answer.headers


async def test_a_guest_without_a_name_is_called_so_in_every_language(hall: Hall) -> None:
    """Whoever came in through the Polish page is no Gość on the Czech one."""
    ann = hall.onlooker()
    opened = await ann.web.post(
        "/tables", data={"game": "ronin", "players": "2", "seat-0": "me"}, headers={"accept-language": "pl"}
    )
    path = opened.headers["location"]

    for language, guest in (("en", "Guest"), ("pl", "Gość"), ("cs", "Host")):
        room = (await ann.reads(path, lang=language)).text
        assert f"<b>{guest}</b>" in room
        assert f'<a href="/account">{guest}</a>' in room
        assert (await ann.reads("/api/people/me", lang=language)).json()["name"] == guest


@pytest.mark.parametrize("name", ["Guest", "Gość", "Host"])
async def test_whoever_is_called_like_a_guest_somewhere_keeps_the_name(hall: Hall, name: str) -> None:
    host, bob = await hall.guests(name, "Bob")
    table = await host.opens_table("me", "open")
    await host.says(table, "hello")

    for language in LANGUAGES:
        assert f"<b>{name}</b>" in await bob.page(table, lang=language)
        assert (await bob.told(table, "/chat", lang=language))[0]["name"] == name


async def test_the_name_of_a_guest_without_one_is_left_empty_to_be_chosen(hall: Hall) -> None:
    ann = hall.onlooker()
    await ann.posts("/tables", game="ronin", players=2)

    assert 'autocomplete="nickname" value=""' in (await ann.reads("/account")).text
    assert (await ann.posts("/account", action="name", name="\u2060")).status_code == 400


# Who has not come for a long time


async def comes_last(hall: Hall, person: str, days_ago: float) -> None:
    """Let the last visit of somebody lie so many days back."""
    then = time.time() - days_ago * DAY
    await hall.house.store.write(
        update(people).where(people.c.id == person).values(created_at=then),
        update(sessions).where(sessions.c.person_id == person).values(created_at=then, seen_at=then),
    )


async def known(hall: Hall) -> set[str]:
    return set(await hall.house.store.read(lambda connection: connection.scalars(select(people.c.name)).all()))


async def test_guests_who_hold_no_seat_are_forgotten_in_the_end(hall: Hall) -> None:
    ann, bob, cyd, dan = await hall.guests("Ann", "Bob", "Cyd", "Dan")
    table = await ann.opens_table("me", "open")
    await bob.sits(table, 1)
    for guest, days in ((ann, 40), (bob, 40), (cyd, 40), (dan, 20)):
        await comes_last(hall, guest.person.id, days)

    await hall.house.people.forget_unseen(30)

    assert await known(hall) == {"Ann", "Bob", "Dan"}
    assert [(await guest.reads("/api/people/me")).status_code for guest in (ann, bob, dan)] == [200] * 3
    hall.house.people.forget_session(token_hash(cyd.token))  # not remembered for a minute any more
    assert await hall.house.people.by_token(cyd.token) is None


async def test_an_account_is_kept_when_its_session_has_ended(hall: Hall) -> None:
    ann = await hall.guest("Ann")
    await hall.house.people.register(ann.person, "ann", PASSWORD)
    await comes_last(hall, ann.person.id, 40)

    await hall.house.people.forget_unseen(30)

    hall.house.people.forget_session(token_hash(ann.token))
    assert await hall.house.people.by_token(ann.token) is None
    again = await hall.house.people.recognise("ann", PASSWORD)
    assert again.id == ann.person.id


async def test_whoever_comes_back_in_time_stays(hall: Hall) -> None:
    ann = await hall.guest("Ann")
    await comes_last(hall, ann.person.id, 29)
    hall.house.people.forget_session(token_hash(ann.token))

    await ann.reads("/")
    await hall.house.people.forget_unseen(1)

    assert await known(hall) == {"Ann"}


async def test_a_hall_forgets_when_it_opens(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hall(settings_on(file)) as hall:
        ann = await hall.guest("Ann")
        await comes_last(hall, ann.person.id, 40)
    forget, forgot = People.forget_unseen, list[float]()

    async def noted(people: People, days: float) -> None:
        await forget(people, days)
        forgot.append(days)

    monkeypatch.setattr(People, "forget_unseen", noted)
    async with open_hall(settings_on(file, keep_guests=30)) as hall:
        await hall.until(lambda: bool(forgot))

        assert await known(hall) == set()
