"""The API tells all that pages show of a game: whatever a view names can be read, in three languages, and no more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tablewright.engine.dice import Luck
from tablewright.engine.game import Game, View
from tablewright.engine.match import Match
from tablewright.games import find_game
from tablewright.hall.offered import OFFERED
from tablewright.hall.printed import words_in
from tablewright.language import LANGUAGES

from .guests import Hall, on_page

EACH_GAME = pytest.mark.parametrize("game", OFFERED)
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
MARKS: dict[str, set[str]] = {
    "ronin": {"game", "side"},
    "path": {"game", "mode"},
    "tidal": {"game", "mode", "place", "shows"},
    "heredity": {
        "game", "chapter", "side", "kind", "plan", "between", "id", "letter", "letters", "areas", "area", "targets",
        "background", "hazard", "ends", "link", "moment", "outcome",
    },
}  # fmt: skip
"""Fields of a view that name places of its own layout, or one of a few states."""
OWN_WORDS = {"aside", "choice"}
"""Path of Destiny: where a fate token lies that is on neither path, and a row whose ally is chosen."""


async def components(hall: Hall, game: str, language: str = "en") -> list[dict[str, Any]]:
    answer = await hall.onlooker().reads(f"/api/games/{game}/components", lang=language)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


def tables(game: Game[Any]) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of players, and every value of every setting with one of them."""
    for players in game.players:
        yield players, {}
    for setting in game.settings:
        for value in setting.values:
            yield setting.players[-1], {setting.name: value}


def views(game: Game[Any], choices: int) -> Iterator[View]:
    """What an onlooker and each seat in turn see while people choose at random, and an onlooker at the end."""
    for players, wishes in tables(game):
        match, luck = Match(game, players, game.agree(players, wishes), "seen"), Luck(f"{players} {wishes}")
        for number in range(choices):
            if match.over:
                break
            if number % 9 == 0:
                yield from (game.view(match.position.table, seat) for seat in (None, number // 9 % players))
            asked = list(match.position.open().values())
            question = asked[luck.below(len(asked))]
            match.choose(question.seat, question.options[luck.below(len(question.options))].id)
        yield game.view(match.position.table, None)


def named_in(part: Any, field: str = "") -> Iterator[tuple[str, Any]]:
    """Everything that a view names, with its field; a message counts as one thing."""
    if isinstance(part, str):
        yield field, part
    elif isinstance(part, dict):
        if is_message(part):
            yield field, part
        else:
            for name, value in part.items():
                yield from named_in(value, name)
    elif isinstance(part, list):
        for one in part:
            yield from named_in(one, field)


def is_message(part: dict[str, Any]) -> bool:
    return str(part.get("key", "")).startswith(("subject-", "reward-", "says-"))


@EACH_GAME
async def test_whatever_a_view_names_can_be_read(hall: Hall, game: str) -> None:
    printed, found = {one["key"] for one in await components(hall, game)}, find_game(game)
    unexplained: set[tuple[str, str]] = set()

    for view in views(found, 400):
        told = [one.says for one in words_in(found, view, "en")]
        for field, name in named_in(view):
            marked = field in MARKS.get(game, {"game"})
            known = isinstance(name, str) and (name in printed or name in OWN_WORDS)
            if not marked and not known and name not in told:
                unexplained.add((field, str(name)))

    assert unexplained == set()


@EACH_GAME
async def test_every_component_is_told_in_three_languages(hall: Hall, game: str) -> None:
    english, *others = [await components(hall, game, language) for language in LANGUAGES]

    assert all(one["name"] for told in (english, *others) for one in told)
    assert len({(one["kind"], one["key"]) for one in english}) == len(english)
    for told in others:
        assert [(one["kind"], one["key"], one["facts"]) for one in told] == [
            (one["kind"], one["key"], one["facts"]) for one in english
        ]
        assert told != english or not english


@EACH_LANGUAGE
@EACH_GAME
def test_what_a_view_tells_is_told_in_three_languages(game: str, language: str) -> None:
    found = find_game(game)

    for view in views(found, 60):
        assert all(one.text and "{" not in one.text for one in words_in(found, view, language))


async def test_a_card_is_told_with_its_colours_symbols_and_effect(hall: Hall) -> None:
    told = {one["key"]: one for one in await components(hall, "ronin") if one["kind"] == "card"}

    plain, telling = told["two-cuts-at-dusk"], next(one for one in told.values() if one["facts"]["tea"])

    assert plain == {
        "kind": "card",
        "key": "two-cuts-at-dusk",
        "name": "Two Cuts at Dusk",
        "facts": {"colours": ["red"], "symbols": ["combat", "combat"], "tea": False, "passing": None},
        "lines": [],
    }
    assert telling["lines"][0]["about"]
    assert telling["lines"][0]["parts"]


async def test_an_ability_says_what_it_does_and_when(hall: Hall) -> None:
    told = await components(hall, "path", "pl")
    windows = {one["key"] for one in told if one["kind"] == "window"}
    abilities = [one for one in told if one["kind"] == "ability"]

    assert len(abilities) == 20
    assert all(one["facts"]["window"] in windows and one["lines"][0]["parts"][0] for one in abilities)


async def test_a_page_that_was_read_is_told_and_the_next_one_is_not(hall: Hall) -> None:
    ann = await hall.guest("Ann")
    table = await ann.opens_table("me", "random", game="path")
    await hall.plays_until(table, lambda live: bool(live.game.view(position(live), None)["story"]["route"]))

    told = {one["says"]: one["text"] for one in await ann.told(table, "/words", seat=0) if isinstance(one["says"], str)}

    assert on_page(await ann.page(table), [told["story-edge-01-text"].split("\n\n")[0]])
    assert "story-edge-02-sign" in told
    assert not [key for key in told if key.startswith("story-edge-04") or "epilogue" in key]


async def test_no_story_is_given_away_with_the_components(hall: Hall) -> None:
    campaign = find_game("heredity").content["content"]
    prose = {text for key, text in campaign.prose["en"].items() if key.startswith("card-")}
    said = str(await components(hall, "heredity"))

    assert not [text for text in prose if len(text) > 12 and text in said]


async def test_the_words_of_a_view_need_the_same_right_as_the_view(hall: Hall) -> None:
    ann, bob = await hall.guests("Ann", "Bob")
    table = await ann.opens_table("me", "random", game="path")

    assert (await bob.reads(f"/api/tables/{table}/words", seat=0)).status_code == 403
    assert (await bob.reads(f"/api/tables/{table}/words", at=0)).status_code == 403


async def test_an_unknown_game_has_no_components(hall: Hall) -> None:
    assert (await hall.onlooker().reads("/api/games/chess/components")).status_code == 404


async def test_the_ending_and_the_turns_are_told_when_the_game_is_over(hall: Hall) -> None:
    ann, bob = await hall.guests("Ann", "Bob")
    table = await ann.opens_table("me", "random", game="example")
    early = await ann.reads(f"/api/tables/{table}/ending")
    await bob.says(table, "I only look")
    watched = await bob.reads(f"/api/tables/{table}/turns")
    live = await hall.plays_on(table)

    told, turns = await bob.told(table, "/ending"), await bob.told(table, "/turns")

    assert (early.status_code, watched.status_code) == (409, 403)
    assert [one["score"] for one in told["standings"]] == [one["score"] for one in (await bob.told(table))["result"]]
    assert all(one["name"] for standing in told["standings"] for one in standing["details"])
    assert told["seed"] == live.seed
    assert turns == sorted(turns)
    assert turns[-1] == (await bob.told(table, "/view"))["at"]


def position(live: Any) -> Any:
    return live.match.position.table
