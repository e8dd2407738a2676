"""At the door: headers on every answer, posts only from our own pages, and limits on how much is asked."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tablewright.hall.web.guard import HEADERS, LARGEST, Buckets

from .guests import ADDRESS, Hall, Onlooker, open_hall, seated, settings_on
from .oddities import all_oddities

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


def is_guarded(headers: Any) -> bool:
    return all(headers.get(name) == value for name, value in HEADERS.items())


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200), ("/about", 200), ("/rules", 200), ("/rules/ronin", 200), ("/api/games", 200),
        ("/api/openapi.json", 200), ("/static/css/base.css", 200), ("/static/nothing.css", 404), ("/nowhere", 404),
        ("/api/nowhere", 404),
        ("/tables/nowhere", 404), ("/rules/chess", 404), ("/api/people/me", 403), ("/stream", 400),
    ],
)  # fmt: skip
async def test_every_kind_of_answer_has_the_headers(hall: Hall, path: str, status: int) -> None:
    answer = await hall.onlooker().reads(path)

    assert answer.status_code == status
    assert is_guarded(answer.headers)
    assert answer.headers["content-security-policy"] == POLICY
    if not path.startswith("/static/"):
        assert answer.headers["cache-control"] == "no-store"


async def test_posts_redirects_and_refusals_have_the_headers(hall: Hall) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")
    answers = [
        await ann.posts("/play", game="ronin"),
        await ann.posts(f"/tables/{table}/choose", seat=0, option="nonsense"),
        await ann.chooses(table, 0, "nonsense"),
        await ann.sends("/api/tables", {"game": "chess"}),
        await ann.web.put("/"),
        await ann.web.post("/", headers={"origin": "https://evil.test"}),
    ]

    assert [answer.status_code for answer in answers] == [303, 409, 422, 400, 405, 403]
    assert all(is_guarded(answer.headers) for answer in answers)


@pytest.mark.parametrize("path", ["/api/games", "/"])
async def test_a_fault_of_the_hall_is_answered_in_plain_words_with_the_headers(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    def broken(*_: Any) -> None:
        raise RuntimeError("the secret of the house")

    monkeypatch.setattr("tablewright.hall.telling.game_info", broken)

    answer = await hall.door(faults_are_answered=True).get(path)

    assert answer.status_code == 500
    assert "secret of the house" not in answer.text
    assert "Traceback" not in answer.text
    assert is_guarded(answer.headers)


# Where a post comes from


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.test"},
        {"origin": "http://hall.test.evil.test"},
        {"origin": "http://hall.test:8080"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"sec-fetch-site": "cross-site", "origin": ADDRESS},
    ],
)
@pytest.mark.parametrize("path", ["/play", "/account", "/api/people", "/preferences"])
async def test_a_post_from_another_site_is_refused(hall: Hall, path: str, headers: dict[str, str]) -> None:
    answer = await hall.door().post(path, json={"name": "Ann"}, headers=headers)

    assert answer.status_code == 403
    assert "This request comes from another site" in answer.text
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    "headers",
    [{}, {"origin": ADDRESS}, {"sec-fetch-site": "same-origin"}, {"sec-fetch-site": "same-origin", "origin": ADDRESS}],
)
async def test_a_post_from_our_own_pages_or_a_program_is_fine(hall: Hall, headers: dict[str, str]) -> None:
    assert (await hall.door().post("/api/people", json={"name": "Ann"}, headers=headers)).status_code == 200


async def test_deleting_from_another_site_is_refused_too(hall: Hall) -> None:
    answer = await hall.door().delete("/api/sessions/mine", headers={"origin": "https://evil.test"})

    assert answer.status_code == 403


# How much


@pytest.mark.parametrize("path", ["/api/people", "/account", "/api/tables"])
async def test_too_large_a_body_is_refused(hall: Hall, path: str) -> None:
    answer = await hall.door().post(path, content=b"x" * (LARGEST + 1))

    assert answer.status_code == 413
    assert "This is too large to be taken in." in answer.text
    assert is_guarded(answer.headers)


async def test_programs_are_told_what_kind_of_refusal_it_is(hall: Hall) -> None:
    answer = await hall.door().post("/api/people", content=b"x" * (LARGEST + 1))

    assert answer.json() == {"error": "too-large", "message": "This is too large to be taken in."}


async def test_people_are_refused_at_the_door_in_their_language(hall: Hall) -> None:
    answer = await hall.door().post("/play", headers={"origin": "https://evil.test", "accept-language": "cs"})

    assert answer.headers["content-type"].startswith("text/html")
    assert "Tento požadavek přišel z jiného webu" in answer.text


async def without_end() -> AsyncIterator[bytes]:
    for _ in range(40):
        yield b"x" * 4096


@pytest.mark.parametrize("path", ["/api/people", "/account"])
async def test_a_body_that_does_not_say_its_length_is_cut_off(hall: Hall, path: str) -> None:
    answer = await hall.door(faults_are_answered=True).post(
        path, content=without_end(), headers={"content-type": "application/x-www-form-urlencoded"}
    )

    assert answer.status_code == 413
    assert is_guarded(answer.headers)


@pytest.mark.parametrize("length", ["-1", "x", "²", "9" * 5000])
async def test_a_length_that_is_no_number_is_refused(hall: Hall, length: str) -> None:
    answer = await hall.door().post(
        "/api/people", content=b"{}", headers=[(b"content-length", length.encode("latin-1"))]
    )

    assert answer.status_code == 413


@pytest.mark.parametrize("value", ["²", "-", "9" * 5000, "1_0", "٣", "x"])
async def test_what_is_no_number_is_no_fault(hall: Hall, value: str) -> None:
    table, (ann,) = await seated(hall, "Ann", bots=["random"])
    answers = [
        await ann.reads(f"/tables/{table}/replay", at=value),
        await ann.reads(f"/tables/{table}", seat=value),
        await ann.reads("/tables/new", players=value),
        await ann.reads(f"/api/tables/{table}/view", seat=0, at=value),
        await ann.reads(f"/api/tables/{table}/news", since=value, wait=0),
        await ann.reads(f"/api/tables/{table}/news", since=0, wait=value),
        await ann.posts("/tables", game="ronin", players=value),
        await ann.posts(f"/tables/{table}/choose", seat=value, option="deck"),
        await ann.posts(f"/tables/{table}/seats/{value}", action="sit"),
        await ann.posts(f"/tables/{table}/branch", at=value),
    ]

    assert all(answer.status_code < 500 for answer in answers)


async def test_what_no_database_keeps_is_refused_before_it_gets_there(hall: Hall) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")
    before = (await hall.live(table)).seq

    answers = await all_oddities(ann, table)

    harmless = {"/rules/ronin", "/", f"/tables/{table}/changes"}  # looks for nothing
    odd = [one for one in answers if one.request.url.path not in harmless and not 400 <= one.status_code < 500]
    assert all(one.status_code < 500 for one in answers)
    assert [f"{one.request.method} {one.request.url} {one.status_code}" for one in odd] == []
    assert (await hall.live(table)).seq == before
    assert (await ann.reads("/api/people/me")).json()["name"] == "Ann"


async def test_one_address_that_asks_too_much_is_slowed_and_others_are_not(file: Path) -> None:
    async with open_hall(settings_on(file, requests_per_second=0.5)) as hall:
        noisy, calm = Onlooker(hall, hall.door("10.0.0.1")), Onlooker(hall, hall.door("10.0.0.2"))

        codes = [(await noisy.reads("/api/games")).status_code for _ in range(7)]

        assert codes == [200] * 5 + [429] * 2
        slowed = await noisy.reads("/api/games")
        assert slowed.json()["error"] == "too-many"
        assert is_guarded(slowed.headers)
        assert (await noisy.reads("/static/css/base.css")).status_code == 200
        assert (await calm.reads("/api/games")).status_code == 200


async def test_an_address_with_too_many_streams_is_told_what_to_do_and_others_are_not(file: Path) -> None:
    async with open_hall(settings_on(file, streams_per_address=2)) as hall:
        table, (ann, bob) = await seated(hall, "Ann", "Bob")
        async with ann.listens(f"{table}.0") as first, bob.glances_at(table) as second:
            await first.frame()
            await second.frame()

            third, page = await ann.reads("/api/stream", table=table), await ann.reads("/stream", watch=f"{table}.0")

            assert (third.status_code, page.status_code) == (429, 429)
            assert third.json()["error"] == "too-many"
            assert "close some" in third.json()["message"]
            with hall.app.state.streams.one_more("10.0.0.2"):
                pass  # another address is not held up
        async with ann.listens(f"{table}.0") as again:
            assert await again.frame(), "whoever goes makes room"


async def test_a_method_that_a_page_does_not_take_is_refused_with_those_that_it_takes(hall: Hall) -> None:
    answer = await hall.door().put("/account", headers={"accept-language": "pl"})

    assert answer.status_code == 405
    assert answer.headers["allow"] == "GET, HEAD, POST"
    assert "Ten adres nie przyjmuje PUT" in answer.text


async def test_one_seat_that_acts_too_fast_is_slowed_and_others_are_not(file: Path) -> None:
    async with open_hall(settings_on(file, choices_per_second=0.3)) as hall:
        table, (ann, bob) = await seated(hall, "Ann", "Bob")

        codes = [(await ann.chooses(table, 0, "nonsense")).status_code for _ in range(4)]

        assert codes == [422, 422, 422, 429]
        assert (await ann.asks(table, "hint", 0)).status_code == 429
        assert (await bob.chooses(table, 1, "nonsense")).status_code == 409
        talked = [(await ann.says(table, "and", 0)).status_code for _ in range(4)]
        assert talked == [200, 200, 200, 429]


def test_a_bucket_fills_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("tablewright.hall.web.guard.time.monotonic", lambda: now)
    buckets = Buckets(0.2)

    taken = [buckets.take("ann") for _ in range(3)]
    now += 5.0
    taken += [buckets.take("ann") for _ in range(2)]

    assert taken == [True, True, False, True, False]
