"""The live side: frames with all that has changed and nothing else, for every viewpoint; and polling, its equal."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.language import LANGUAGES

from .guests import Hall, seated

BOARD = {"prompt", "log", "chat", "tour", "hand", "pool", "row-1"}


async def test_the_first_frame_is_whole(hall: Hall) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")

    async with ann.listens(f"{table}.0") as stream:
        frame = await stream.frame()

    assert stream.status == 200
    assert stream.headers["content-type"].startswith("text/event-stream")
    assert stream.headers["cache-control"] == "no-store"
    assert frame["watch"] == f"{table}.0"
    assert frame["seq"] == (await hall.live(table)).seq
    assert set(frame["regions"]) >= BOARD
    assert frame["asked"] is True
    assert frame["title"].startswith("●")
    assert frame["say"] == []


async def test_the_next_frame_has_only_what_has_changed(hall: Hall) -> None:
    table, (ann, bob) = await seated(hall, "Ann", "Bob")
    async with ann.listens(f"{table}.0") as mine, bob.listens(f"{table}.1") as theirs:
        first, other = await mine.frame(), await theirs.frame()
        await bob.says(table, "hello", 1)
        talk, other_talk = await mine.frame(), await theirs.frame()
        seq = (await ann.chooses(table, 0, (await ann.question(table, 0))["options"][0]["id"])).json()["seq"]
        chosen, other_chosen = await mine.frame_of(seq), await theirs.frame_of(seq)

    assert set(talk["regions"]) == set(other_talk["regions"]) == {"chat"}
    assert talk["seq"] == first["seq"] + 1
    assert "prompt" in chosen["regions"]
    assert "chat" not in chosen["regions"]
    assert chosen["say"] == other_chosen["say"] != []
    assert (first["asked"], chosen["asked"]) == (True, False)
    assert (other["asked"], other_chosen["asked"]) == (False, True)


async def test_frames_put_together_are_the_page_that_one_would_load(hall: Hall) -> None:
    table, people = await seated(hall, "Ann", "Bob", "Cyd")
    async with people[1].listens(f"{table}.1") as stream:
        shown: dict[str, str] = dict((await stream.frame())["regions"])
        for seed in range(25):
            live = await hall.plays_on(table, 1, seed=f"step {seed}")
            shown |= (await stream.frame_of(live.seq))["regions"]
    async with people[1].listens(f"{table}.1") as stream:
        whole = (await stream.frame())["regions"]

    assert shown == whole
    page = await people[1].page(table, seat=1)
    placed = [name for name in whole if f'id="region-{name}"' in page]
    assert set(placed) >= BOARD
    assert [name for name in placed if whole[name] not in page] == []


async def test_a_frame_after_undo_shows_the_table_as_it_was(hall: Hall) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")
    await hall.plays_to_secret_choice(table)
    async with ann.listens(f"{table}.0") as stream:
        before = (await stream.frame())["regions"]
        option = (await ann.question(table, 0))["options"][0]["id"]
        chosen = await stream.frame_of((await ann.chooses(table, 0, option)).json()["seq"])
        undone = await stream.frame_of((await ann.asks(table, "undo", 0)).json()["seq"])

    after = before | chosen["regions"] | undone["regions"]
    assert set(undone["regions"]) <= set(chosen["regions"])
    assert {name: html for name, html in after.items() if name != "prompt"} == {
        name: html for name, html in before.items() if name != "prompt"
    }
    assert undone["asked"] is True
    assert undone["say"] == []


async def test_a_request_to_go_back_reaches_the_others(hall: Hall) -> None:
    table, (ann, bob) = await seated(hall, "Ann", "Bob")
    await ann.takes_first(table, 0)
    async with bob.listens(f"{table}.1") as stream:
        await stream.frame()
        await ann.asks(table, "undo/ask", 0)
        frame = await stream.frame()

    assert set(frame["regions"]) == {"prompt"}
    assert "undo-request" in frame["regions"]["prompt"]


async def test_nobody_follows_a_seat_that_is_not_theirs(hall: Hall) -> None:
    table, (ann, bob) = await seated(hall, "Ann", "Bob")
    for guest in (bob, hall.onlooker()):
        async with guest.listens(f"{table}.0") as stream:
            frame = await stream.frame()
            await ann.takes_first(table, 0) if guest is bob else None

        assert frame["regions"] == {}
        assert frame["reload"] is True
        assert frame["say"] == []


async def test_somebody_who_has_handed_the_seat_over_hears_no_more_of_it(hall: Hall) -> None:
    table, (ann, bob) = await seated(hall, "Ann", "Bob")
    cyd = await hall.guest("Cyd")
    async with bob.listens(f"{table}.1") as stream:
        await stream.frame()
        token = (await bob.at_seat(table, 1, "hand-over")).json()["token"]
        await cyd.at_seat(table, 1, "take", token=token)
        frame = await stream.frame_of((await hall.live(table)).seq)
        await ann.takes_first(table, 0)
        later = await stream.frame()

    assert (frame["regions"], frame["reload"]) == (later["regions"], later["reload"]) == ({}, True)


@pytest.mark.parametrize(
    ("watch", "status"),
    [("TABLE.9", 404), ("TABLE.-7", 404), ("TABLE.x", 404), ("nowhere.0", 404), ("", 404)],
)
async def test_what_is_not_there_cannot_be_followed(hall: Hall, watch: str, status: int) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")

    answer = await ann.reads("/stream", watch=watch.replace("TABLE", table))

    assert answer.status_code == status


async def test_one_stream_serves_many_tabs_but_not_any_number(hall: Hall) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")
    other = await ann.opens_table("me", "me")
    async with ann.listens(f"{table}.0", f"{table}.-", f"{other}.1") as stream:
        watched = {(await stream.frame())["watch"] for _ in range(3)}
        await ann.takes_first(table, 0)
        moved = {(await stream.frame())["watch"] for _ in range(2)}

    assert watched == {f"{table}.0", f"{table}.-", f"{other}.1"}
    assert moved == {f"{table}.0", f"{table}.-"}
    many = "&".join(f"watch={table}.{number}" for number in range(25))
    assert (await ann.reads(f"/stream?{many}")).status_code == 400
    assert (await ann.reads("/stream")).status_code == 400


async def test_the_page_is_loaded_anew_when_the_game_begins_and_when_it_ends(hall: Hall) -> None:
    ann, bob = await hall.guests("Ann", "Bob")
    table = await ann.opens_table("me", "open")
    live = await hall.live(table)
    async with bob.listens(f"{table}.-") as stream:
        waiting = await stream.frame()
        await bob.sits(table, 1)
        sat = await stream.frame()
        await ann.begins(table)
        begun = await stream.frame_of(live.seq)
        await hall.plays_on(table)
        over = await stream.frame_of(live.seq)

    assert set(waiting["regions"]) == {"room", "chat"}
    assert "Bob" in sat["regions"]["room"]
    assert [frame["reload"] for frame in (waiting, sat, begun)] == [False, False, True]
    assert over["reload"] is True


async def test_nothing_is_sent_while_nothing_happens(hall: Hall) -> None:
    table, (ann, bob) = await seated(hall, "Ann", "Bob")
    async with ann.listens(f"{table}.0") as stream:
        first = await stream.frame()
        await bob.chooses(table, 1, "deck")
        await ann.asks(table, "hint", 0)
        await bob.says(table, "hello", 1)
        later = await stream.frame()

    assert (later["seq"], set(later["regions"])) == (first["seq"] + 1, {"chat"})


async def test_a_stream_ends_when_the_hall_closes(hall: Hall) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")
    async with ann.listens(f"{table}.0") as stream:
        await stream.frame()
        await hall.house.close()
        await stream.ended()


async def test_a_stream_ends_with_the_session_it_was_opened_in(hall: Hall) -> None:
    table, (ann, bob) = await seated(hall, "Ann", "Bob")
    async with ann.listens(f"{table}.0", f"{table}.-") as stream, bob.listens(f"{table}.1") as other:
        for _ in range(2):
            await stream.frame()
        await other.frame()
        assert (await ann.web.delete("/api/sessions/mine")).status_code == 200
        await stream.ended()  # also where nothing happens
        await bob.says(table, "are you still there?", 1)

        assert "chat" in (await other.frame())["regions"]
        assert stream.unheard == 0


async def test_a_stream_of_the_api_ends_with_its_session_too(hall: Hall) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")
    async with ann.glances_at(table) as stream:
        await stream.frame()
        assert (await ann.web.delete("/api/sessions/mine")).status_code == 200

        await stream.ended()


async def test_a_log_out_on_another_device_ends_nothing_here(hall: Hall) -> None:
    table, (ann, bob) = await seated(hall, "Ann", "Bob")
    password = {"account": "ann", "password": "a long walk home"}
    await ann.sends("/api/people/me/account", password)
    phone = hall.onlooker()
    await phone.sends("/api/sessions", password)
    async with ann.listens(f"{table}.0") as stream:
        await stream.frame()
        await phone.web.delete("/api/sessions/mine")
        await bob.says(table, "hello", 1)

        assert "chat" in (await stream.frame())["regions"]


# Tabs of one browser that were drawn otherwise

TURN = {"en": "Your turn", "pl": "Twój ruch", "cs": "Jste na tahu"}


def watches(table: str) -> dict[str, str]:
    return {language: f"{table}.0.{language}.off.on" for language in LANGUAGES}


async def test_a_page_watches_in_the_language_it_was_drawn_in(hall: Hall) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")
    for language, watch in watches(table).items():
        assert f'data-viewpoint="{watch}"' in await ann.page(table, lang=language)


async def test_tabs_of_one_browser_keep_their_languages_on_one_stream(hall: Hall) -> None:
    table, (ann, bob) = await seated(hall, "Ann", "Bob")
    names = {watch: language for language, watch in watches(table).items()}
    async with ann.listens(*names) as stream:
        frames = [await stream.frame() for _ in names]
        await ann.takes_first(table, 0)
        await bob.takes_first(table, 1)
        while len({frame["watch"] for frame in frames if frame["seq"] == (await hall.live(table)).seq}) < len(names):
            frames.append(await stream.frame())

    for frame in frames:
        language = names[frame["watch"]]
        whole = (await ann.reads(f"/tables/{table}/changes", watch=frame["watch"], since=-1)).json()
        assert TURN[language] in frame["title"] or not frame["asked"]
        if frame["seq"] == whole["seq"]:
            assert {name: whole["regions"][name] for name in frame["regions"]} == frame["regions"]
            page = await ann.page(table, seat=0, lang=language)
            assert frame["regions"]["log"] in page
    logs = {frame["watch"]: frame["regions"]["log"] for frame in frames}
    assert len(set(logs.values())) == len(LANGUAGES)


async def test_polling_speaks_the_language_of_the_page_that_polls(hall: Hall) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")
    ann.web.cookies.set("language", "cs")  # another tab has switched since
    for language, watch in watches(table).items():
        polled = (await ann.reads(f"/tables/{table}/changes", watch=watch, since=-1)).json()

        assert polled["title"].startswith(f"● {TURN[language]}")
        assert polled["regions"]["prompt"] in await ann.page(table, seat=0, lang=language)


async def test_tabs_keep_confirmation_and_tour_as_well(hall: Hall) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")
    names = [f"{table}.0.en.{confirm}.{tour}" for confirm in ("on", "off") for tour in ("on", "off")]
    async with ann.listens(*names) as stream:
        frames = {frame["watch"]: frame["regions"] for frame in [await stream.frame() for _ in names]}
    on, off = frames[names[0]], frames[names[3]]

    assert bool(on["tour"].strip()) > bool(off["tour"].strip())
    assert {name for name in on if on[name] != off[name]} == {"tour", "prompt"}


@pytest.mark.parametrize("wishes", ["xx.maybe.never", "....", "en", "pl.off.on.and.more", "%00", "<b>"])
async def test_wishes_that_there_are_not_are_not_heeded(hall: Hall, wishes: str) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")

    answer = await ann.reads(f"/tables/{table}/changes", watch=f"{table}.0.{wishes}", since=-1)

    assert answer.status_code == 200
    assert answer.json()["asked"] is True


# Polling


@pytest.mark.parametrize("seat", ["0", "1", "-"])
async def test_polling_tells_the_same_as_the_stream(hall: Hall, seat: str) -> None:
    table, people = await seated(hall, "Ann", "Bob")
    guest: Any = hall.onlooker() if seat == "-" else people[int(seat)]
    for _ in range(4):
        live = await hall.plays_on(table, 7)
        async with guest.listens(f"{table}.{seat}") as stream:
            frame = await stream.frame()
        polled = await guest.reads(f"/tables/{table}/changes", watch=f"{table}.{seat}", since=-1)

        assert polled.json() == frame
        assert (
            await guest.reads(f"/tables/{table}/changes", watch=f"{table}.{seat}", since=live.seq)
        ).status_code == 204


@pytest.mark.parametrize("since", ["x", "", "--1", "²", "1e3", "9" * 5000])
async def test_polling_since_no_number_is_refused(hall: Hall, since: str) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")

    answer = await ann.reads(f"/tables/{table}/changes", watch=f"{table}.0", since=since)

    assert answer.status_code in (200, 404)


async def test_polling_for_a_seat_that_is_not_ones_own_shows_nothing_of_it(hall: Hall) -> None:
    table, (_ann, bob) = await seated(hall, "Ann", "Bob")

    answer = (await bob.reads(f"/tables/{table}/changes", watch=f"{table}.0", since=-1)).json()

    assert (answer["regions"], answer["reload"]) == ({}, True)


async def test_programs_follow_several_tables_at_a_glance(hall: Hall) -> None:
    one, (ann, _bob) = await seated(hall, "Ann", "Bob")
    other = await ann.opens_table("me", "open")
    async with ann.glances_at(one, other) as stream:
        assert {(await stream.frame())["id"] for _ in range(2)} == {one, other}
        await ann.takes_first(one, 0)
        news = await stream.frame()

    assert (news["id"], news["seq"]) == (one, (await hall.live(one)).seq)
    assert (await ann.reads("/api/stream")).status_code == 400
    assert (await ann.reads("/api/stream", table="nowhere")).status_code == 404
