"""The past: replays, records that go out and come in, what-if branches, and another game afterwards."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from markupsafe import escape

from tablewright.engine.game import Game
from tablewright.engine.match import Match
from tablewright.engine.table import Table
from tablewright.games import find_game
from tablewright.hall.offered import OFFERED
from tablewright.hall.voice import game_voice
from tablewright.hall.web.guard import LARGEST_RECORD
from tablewright.language import LANGUAGES
from tablewright.language.rulebook import rulebook

from .boards import finished as played_out
from .guests import Guest, Hall, seated

EACH_GAME = pytest.mark.parametrize("game", OFFERED)


async def finished(hall: Hall, game: str = "ronin") -> tuple[str, list[Guest]]:
    """A game of two people that is over."""
    table, people = await seated(hall, "Ann", "Bob", game=game)
    await hall.plays_on(table)
    return table, people


# Looking back


@EACH_GAME
async def test_a_finished_game_can_be_replayed_by_everybody_from_every_seat(hall: Hall, game: str) -> None:
    table, _ = await finished(hall, game)
    live, anybody = await hall.live(table), hall.onlooker()
    assert live.match is not None
    last = len(live.match.played)

    for at in {0, 1, last // 2, last - 1, last}:
        for seat in ("-", "0", "1"):
            told = await anybody.told(table, "/view", seat=seat, at=at)
            page = await anybody.reads(f"/tables/{table}/replay", seat=seat, at=at)
            assert told["at"] == at
            assert told["view"]["viewer"] == (None if seat == "-" else int(seat))
            assert page.status_code == 200
            assert f'max="{last}" value="{at}"' in page.text


@EACH_GAME
async def test_every_position_is_the_one_that_was_played(hall: Hall, game: str) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob", game=game)
    seen: dict[int, Any] = {}
    live = await hall.live(table)
    while live.status == "running":
        told = await ann.told(table, "/view", seat=0)
        seen[told["at"]] = told["view"]
        await hall.plays_on(table, 1, seed=f"step {live.seq}")

    for at in [*seen][::5]:
        assert (await ann.told(table, "/view", seat=0, at=at))["view"] == seen[at]


async def test_a_moment_beyond_the_ends_is_the_end(hall: Hall) -> None:
    table, _ = await finished(hall)
    live = await hall.live(table)
    assert live.match is not None

    assert (await hall.onlooker().told(table, "/view", at=10_000))["at"] == len(live.match.played)
    assert (await hall.onlooker().told(table, "/view", at=-5))["at"] == 0
    assert (await hall.onlooker().reads(f"/api/tables/{table}/view", seat=5, at=0)).status_code == 404


@pytest.mark.parametrize("at", ["x", "", "1.5", "²", "9" * 5000])
async def test_a_moment_that_is_no_number_is_refused_by_its_name(hall: Hall, at: str) -> None:
    table, (ann,) = await seated(hall, "Ann", bots=["random"])

    answers = [
        await ann.reads(f"/api/tables/{table}/view", at=at),
        await ann.web.post(f"/tables/{table}/branch", data={"at": at}, headers={"accept": "application/json"}),
    ]

    for answer in answers:
        assert answer.status_code == 400
        assert answer.json()["message"] == f"“at” must be a whole number, not “{at[:40]}”."


async def test_a_running_game_with_others_is_not_replayed(hall: Hall) -> None:
    table, (ann, bob) = await seated(hall, "Ann", "Bob")
    await hall.plays_on(table, 8)

    for guest in (ann, bob, hall.onlooker()):
        assert (await guest.reads(f"/tables/{table}/replay", at=1)).status_code == 403
        assert (await guest.reads(f"/api/tables/{table}/view", at=1)).status_code == 403


async def test_a_solo_player_looks_back_at_their_own_past_and_nobody_else_does(hall: Hall) -> None:
    table, (ann,) = await seated(hall, "Ann", bots=["greedy", "random"])
    await hall.plays_on(table, 8)

    assert (await ann.reads(f"/tables/{table}/replay", seat=0, at=3)).status_code == 200
    assert (await ann.told(table, "/view", seat=0, at=3))["at"] == 3
    assert (await ann.reads(f"/api/tables/{table}/view", seat=1, at=3)).status_code == 403
    assert (await ann.reads(f"/tables/{table}/replay", seat=1, at=3)).status_code == 403
    assert (await hall.onlooker().reads(f"/tables/{table}/replay", at=3)).status_code == 403
    assert (await (await hall.guest("Bob")).reads(f"/tables/{table}/replay", at=3)).status_code == 403


# What if


async def test_somebody_plays_on_from_a_position_of_their_finished_game(hall: Hall) -> None:
    table, (ann, _bob) = await finished(hall)
    before = await ann.told(table, "/view", seat=0, at=10)

    other = (await ann.sends(f"/api/tables/{table}/branch", {"at": 10})).json()["table"]

    told = await ann.told(other)
    assert [one["mine"] for one in told["seats"]] == [True, True]
    assert (await ann.told(other, "/view", seat=0))["view"] == before["view"]
    assert told["public"] is False
    live = await hall.plays_on(other)
    assert live.status == "over"
    assert (await hall.onlooker().reads(f"/api/tables/{other}/record")).status_code == 200


async def test_bots_stay_where_they_sat_in_a_branch(hall: Hall) -> None:
    table, (ann,) = await seated(hall, "Ann", bots=["greedy", "random"])
    await hall.plays_on(table, 6)

    other = (await ann.sends(f"/api/tables/{table}/branch", {"at": 4})).json()["table"]

    assert [one["bot"] for one in (await ann.told(other))["seats"]] == [None, "greedy", "random"]
    assert (await hall.plays_on(other)).status == "over"


async def test_nobody_branches_from_a_running_game_with_others_or_from_others_games(hall: Hall) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")
    await hall.plays_on(table, 8)
    assert (await ann.sends(f"/api/tables/{table}/branch", {"at": 2})).status_code == 403

    await hall.plays_on(table)

    stranger = await hall.guest("Cyd")
    assert (await stranger.sends(f"/api/tables/{table}/branch", {"at": 2})).status_code == 403
    assert (await ann.sends(f"/api/tables/{table}/branch", {"at": 10_000})).status_code == 400
    assert (await ann.sends(f"/api/tables/{table}/branch", {"at": -1})).status_code == 400


# Records


async def record_of(guest: Guest, table: str, game: str = "ronin") -> str:
    answer = await guest.reads(f"/api/tables/{table}/record")
    assert answer.status_code == 200
    assert answer.headers["content-disposition"] == f'attachment; filename="{game}-{table}.json"'
    return answer.text


@EACH_GAME
async def test_a_record_goes_out_and_comes_in_the_same(hall: Hall, game: str) -> None:
    table, (ann, _bob) = await finished(hall, game)
    record = await record_of(ann, table, game)
    cyd = await hall.guest("Cyd")

    answer = await cyd.web.post("/api/records", content=record)

    copy = answer.json()["table"]
    assert (await cyd.told(copy))["result"] == (await ann.told(table))["result"]
    assert await record_of(cyd, copy, game) == record
    assert (await cyd.reads(f"/tables/{copy}/replay", at=7, seat=1)).status_code == 200


async def test_a_record_comes_in_as_a_file_through_the_page(hall: Hall) -> None:
    table, (ann, _bob) = await finished(hall)
    record = await record_of(ann, table)
    newcomer = hall.onlooker()

    answer = await newcomer.web.post("/import", files={"record": ("game.json", record.encode())})

    assert answer.status_code == 303
    assert (await newcomer.reads(answer.headers["location"])).status_code == 200
    assert len((await newcomer.reads("/api/tables", mine=1)).json()) == 1


async def test_the_record_of_a_running_game_is_refused(hall: Hall) -> None:
    table, (ann,) = await seated(hall, "Ann", bots=["greedy"])
    await hall.plays_on(table, 3)

    answer = await ann.reads(f"/api/tables/{table}/record")

    assert answer.status_code == 409
    assert answer.json()["message"] == "The game is not over yet."


Damage = Callable[[dict[str, Any]], Any]
DAMAGES: dict[str, Damage] = {
    "empty": lambda record: {},
    "list": lambda record: [],
    "format": lambda record: record | {"format": "something else"},
    "game": lambda record: record | {"game": "chess"},
    "rules": lambda record: record | {"rules": "0.0"},
    "seed": lambda record: record | {"seed": "another"},
    "players": lambda record: record | {"players": 77},
    "players-text": lambda record: record | {"players": "2"},
    "settings": lambda record: record | {"settings": {"side": "Z"}},
    "steps": lambda record: record | {"steps": record["steps"][:5]},
    "step": lambda record: record | {"steps": [[0, "nonsense", []], *record["steps"][1:]]},
    "rolls": lambda record: record | {"steps": [[seat, option, [1, 2, 3]] for seat, option, _ in record["steps"]]},
    "result": lambda record: record | {"result": [one | {"score": 999} for one in record["result"]]},
    "milestone": lambda record: record | {"milestone": {}},
    "start": lambda record: record | {"start": record["milestone"] | {"table": {"seats": 1}}},
    "start-phase": lambda record: record | {"start": record["milestone"] | {"phase": "nowhere"}},
    "start-after": lambda record: record | {"start": record["milestone"] | {"after": -3}},
    "digests": lambda record: record | {"digests": {}},
}


@pytest.fixture(scope="session")
def kept() -> list[str]:
    """The record of one game, made by the first test that needs it."""
    return []


UNREADABLE = {"no JSON": "{", "nothing of a record": "{}", "too deep": "[" * 100_000, "a list": "[]"}


@pytest.mark.parametrize(
    ("language", "refusal"), [("pl", "Tego zapisu nie można otworzyć"), ("cs", "Tento záznam nelze otevřít")]
)
@pytest.mark.parametrize("text", UNREADABLE.values(), ids=UNREADABLE)
async def test_whoever_brings_no_record_reads_so_in_their_language(
    hall: Hall, text: str, language: str, refusal: str
) -> None:
    web = hall.door()
    web.headers["accept-language"] = language

    page = await web.post("/import", files={"record": ("x.json", text.encode())})

    assert page.status_code == 400
    assert refusal in page.text
    assert '<form class="panel" method="post" action="/import"' in page.text  # leads to another try
    assert '<input type="hidden" name="back" value="/import"' in page.text  # so does a wish
    assert not re.search("recursion|the record|JSON object|its format", page.text)


async def test_a_record_comes_in_with_somebody_whose_table_it_is(hall: Hall) -> None:
    assert (await hall.door().post("/api/records", content=b"{}")).status_code == 403


async def test_a_body_that_is_nested_too_deeply_is_refused_in_plain_words(hall: Hall) -> None:
    answer = await (await hall.guest("Cyd")).web.post("/api/records", content=b"[" * 100_000)

    assert answer.json()["message"].startswith("This is nested too deeply to be read")


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_damaged_record_is_refused_in_one_clear_sentence_in_every_language(
    hall: Hall, kept: list[str], damage: str
) -> None:
    if not kept:
        table, (ann, _bob) = await finished(hall)
        kept.append(await record_of(ann, table))
    cyd, content = await hall.guest("Cyd"), json.dumps(DAMAGES[damage](json.loads(kept[0])))

    answers = [await cyd.web.post(f"/api/records?lang={language}", content=content) for language in LANGUAGES]

    told = [answer.json()["message"] for answer in answers]
    assert [answer.status_code for answer in answers] == [400] * 3, told
    assert not [message for message in told if "\n" in message or not 10 < len(message) < 400]
    assert len({re.sub("^[^:]*(opened|otworzyć|otevřít): ", "", message) for message in told}) == 3, told
    assert (await cyd.reads("/api/tables", mine=1)).json() == []


@pytest.mark.parametrize("text", [b"", b"{", b"\xff\xfe\x00", b"null", b"[" * 100_000, b'"' + b"x" * 100_000 + b'"'])
@pytest.mark.parametrize("path", ["/api/records", "/import"])
async def test_what_is_no_record_at_all_is_refused(hall: Hall, path: str, text: bytes) -> None:
    web = (await hall.guest("Cyd")).web

    if path == "/import":
        answer = await web.post(path, files={"record": ("x.json", text)}, headers={"accept": "application/json"})
    else:
        answer = await web.post(path, content=text)

    assert answer.status_code == 400
    assert "\n" not in answer.json()["message"]


async def test_a_file_that_is_too_large_leads_back_to_the_form(hall: Hall) -> None:
    web = (await hall.guest("Cyd")).web

    page = await web.post("/import", files={"record": ("photo.jpg", b"x" * (LARGEST_RECORD + 1))})

    assert page.status_code == 413
    assert '<a class="button button-primary" href="/import">Try again</a>' in page.text


# Afterwards


async def test_a_rematch_has_the_same_people_and_begins_at_once(hall: Hall) -> None:
    table, (ann, bob) = await finished(hall)

    first = (await ann.sends(f"/api/tables/{table}/rematch")).json()["table"]
    second = (await bob.sends(f"/api/tables/{table}/rematch")).json()["table"]

    assert first == second
    told = await bob.told(first)
    assert told["status"] == "running"
    assert [one["name"] for one in told["seats"]] == ["Ann", "Bob"]
    assert (await ann.told(table))["rematch"] == first
    assert f'href="/tables/{first}"' in await bob.page(table), "also for whoever loads the page of the result again"
    old, new = await hall.live(table), await hall.live(first)
    assert old.seed != new.seed


async def test_a_rematch_needs_a_seat_and_an_end(hall: Hall) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")
    assert (await ann.sends(f"/api/tables/{table}/rematch")).status_code == 409
    await hall.plays_on(table)

    assert (await (await hall.guest("Cyd")).sends(f"/api/tables/{table}/rematch")).status_code == 403


async def recorded_end(hall: Hall, game: str, name: str) -> tuple[Game[Any], Table, str]:
    """A recorded game that was brought in: its rules, its last table, and the page about it."""
    ann = await hall.guest("Ann")
    record = (Path(__file__).parents[1] / "recorded" / game / f"{name}.json").read_text("utf-8")
    table = (await ann.web.post("/api/records", content=record)).json()["table"]
    live = await hall.live(table)
    assert live.match is not None
    return live.game, live.match.position.table, await ann.page(table)


@pytest.mark.parametrize("name", ["solo-edge", "solo-striga"])
async def test_an_automa_that_has_points_is_told_in_the_final_scoring(hall: Hall, name: str) -> None:
    game, ended, page = await recorded_end(hall, "path", name)
    (automa,) = game.rivals(ended)
    title = game_voice(game, "en").speaker.seat(ended, automa.seat)

    assert (f"{title} wins" in page) == automa.won == (name == "solo-edge")
    assert page.count(f"<b>{title}</b>") == 1
    assert "secret missions" not in page or name == "solo-striga"


@pytest.mark.parametrize("name", ["two-with-rival", "two-expert-goods"])
async def test_two_players_are_told_if_the_rival_beats_them_and_the_chart_has_no_line_for_it(
    hall: Hall, name: str
) -> None:
    game, ended, page = await recorded_end(hall, "tidal", name)
    beaten = not any(one.won for one in game.standings(ended))
    speaker = game_voice(game, "en").speaker

    assert ("The rival wins" in page) == beaten == (name == "two-expert-goods")
    assert "The goal was not reached" not in page
    assert '<h2 id="scoring-title">' in page, "points were counted all the same"
    chart = page[page.index('id="course-title"') :]
    assert [speaker.seat(ended, seat) in chart for seat in range(3)] == [True, True, False]


@pytest.mark.parametrize("name", ["solo-normal", "solo-hard-legendary"])
async def test_a_lone_player_is_told_a_grade_and_positions_instead_of_points(hall: Hall, name: str) -> None:
    game, ended, page = await recorded_end(hall, "tidal", name)
    (own,), (rival, *allies) = game.standings(ended), game.rivals(ended)
    title = game_voice(game, "en").speaker.seat(ended, rival.seat)

    assert ("Defeat: not ahead of the rival" in page) == rival.won != own.won
    assert f"<b>{title}</b> (rival): position {rival.details['position']}" in page
    assert len(allies) == 2
    assert "victory point" not in page.lower()
    assert f"{title} wins" not in page


@pytest.mark.parametrize(
    ("game", "players", "seed"),
    [("example", 4, "tie 54"), ("path", 5, "tie 7"), ("ronin", 5, "tie 17"), ("tidal", 4, "tie 9")],
)
async def test_whoever_loses_on_a_tie_reads_which_rule_decided_it(
    hall: Hall, game: str, players: int, seed: str
) -> None:
    ann, table = await brought_to_its_end(hall, game, players, seed)

    for language in LANGUAGES:
        page, rules = (await ann.reads(f"/tables/{table}", lang=language)).text, find_game(game)
        rule = rulebook(rules, language)[rules.tie_rule]
        assert escape(rule.text) in page
        assert f'href="/rules/{game}#{rule.id}"' in page


async def test_no_rule_is_told_for_a_victory_that_is_shared(hall: Hall) -> None:
    ann, table = await brought_to_its_end(hall, "example", 4, "tie 41")

    page = await ann.page(table)

    assert "share the victory" in page
    assert "FLY-END-04" not in page


async def brought_to_its_end(hall: Hall, game: str, players: int, seed: str) -> tuple[Guest, str]:
    """A game of random choices that somebody brings in."""
    ann, rules = await hall.guest("Ann"), find_game(game)
    match = played_out(Match(rules, players, rules.agree(players, {}), seed))
    return ann, (await ann.web.post("/api/records", content=match.record().to_json())).json()["table"]
