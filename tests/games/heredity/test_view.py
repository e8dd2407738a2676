"""What everybody sees of Heredity: open cards and their words by key, never a side that nobody has read."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from tablewright.engine.dice import Luck
from tablewright.engine.match import Match
from tablewright.games import find_game
from tablewright.games.heredity import GAME
from tablewright.games.heredity.conditions import Condition
from tablewright.games.heredity.saying import aloud, said, sentence
from tablewright.games.heredity.scenario.words import WORDS
from tablewright.games.heredity.table import Heredity
from tablewright.games.heredity.vocabulary import Instruction
from tablewright.games.heredity.wording import side_called
from tablewright.language import LANGUAGES, Speaker

from .sitting import Sitting, event_card, told_by

SIDE = re.compile(r'"card-([1-9]\d*b?)(-narration|-text-[^"]*)?"')


def played(seed: str, players: int = 2, **settings: str) -> Iterator[Heredity]:
    """The tables of a match in which everybody chooses at random."""
    match, luck = Match(find_game("heredity"), players, settings, seed), Luck(seed)
    while not match.over:
        table = match.position.table
        assert isinstance(table, Heredity)
        yield table
        question = match.position.asked()
        match.choose(question.seat, question.options[luck.below(len(question.options))].id)
    table = match.position.table
    assert isinstance(table, Heredity)
    yield table


def keys_in(value: Any) -> Iterator[str]:
    """Every message key in a view."""
    if isinstance(value, dict):
        for name, inner in value.items():
            if name in ("key", "name", "text", "title", "lead", "ending", "event", "attack") and isinstance(inner, str):
                yield inner
            yield from keys_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from keys_in(inner)


# Hidden information


@pytest.mark.rule("HER-GEN-08", "HER-CARD-05")
@pytest.mark.parametrize("chapter", list(GAME.settings[0].values))
def test_only_sides_that_have_been_read_are_in_a_view(chapter: str) -> None:
    for table in played(f"hidden {chapter}", chapter=chapter):
        shown = json.dumps([GAME.view(table, viewer) for viewer in (0, None)])
        # A name of an area stands under the front, whichever side was seen first.
        named = {match[1] for match in SIDE.finditer(shown) if not (match[2] or "").startswith("-text-")}
        sides = [table.faces.index(side_called(table.content, name)) for name in named]
        assert [name for name, side in zip(named, sides, strict=True) if not table.seen[-1] >> side & 1] == []


@pytest.mark.rule("HER-GEN-08")
def test_decks_are_counted_and_the_order_of_karma_is_nowhere() -> None:
    sitting = Sitting(board=[10], karma=[902, 901])
    seen = sitting.sees()
    table = sitting.table
    assert (seen["deck"], seen["karma"]["deck"]) == (len(table.deck), len(table.karma_deck))
    assert seen["karma"]["discard"] == []
    assert "card-902" not in json.dumps(seen)


def test_every_seat_sees_the_same() -> None:
    for table in played("same", 3):
        views = [{**GAME.view(table, viewer), "viewer": None} for viewer in (0, 1, 2, None)]
        assert all(view == views[0] for view in views)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_a_view_has_words(language: str) -> None:
    speaker = Speaker(GAME, language)
    for number, table in enumerate(played("words", 2)):
        if number % 6:
            continue
        view = GAME.view(table, 0)
        missing = [key for key in keys_in(view) if not key.startswith(("says-", "who-", "where-")) and "-" in key]
        assert [key for key in missing if not speaker.has(key)] == []


PRINTED = ("instructions", "event", "death_effect", "initialisation", "karma_effect", "failure_condition")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_printed_can_be_said(language: str) -> None:
    speaker, campaign = Speaker(GAME, language), GAME.content["content"]
    for side in range(2 * len(campaign.cards)):
        for part in PRINTED:
            word = getattr(campaign.sides[side], part, None)
            word = getattr(word, "instructions", word)  # of an event
            if word:
                sentence = aloud(speaker.say, said(campaign, side, word))
                assert sentence.strip()
                assert "{" not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_vocabulary_has_a_sentence(language: str) -> None:
    speaker = Speaker(GAME, language)
    words = [WORDS[kind] for kind in (*get_args(Instruction), *get_args(Condition))]
    assert [word for word in words if not speaker.has(f"says-{word.replace('_', '-')}")] == []


# Cards and pages


@pytest.mark.rule("HER-CARD-01")
def test_a_card_is_shown_by_its_number_and_its_side() -> None:
    sitting = Sitting(narrative=told_by(20, '["flip"]', "[]"), board=[10], family={"maeve": {"area": "10:yard"}})
    sitting.choose("observe:maeve:head.0:20")
    page = sitting.sees()["page"]
    assert [(one["number"], one["side"], one["name"]) for one in page] == [
        (20, "front", "card-20"),
        (20, "back", "card-20b"),
    ]


@pytest.mark.rule("HER-NARR-03")
def test_a_page_says_who_reads_it() -> None:
    narrative = '[[narrative]]\nnumber = 20\n[narrative.front]\nreader = "selena"\n'
    sitting = Sitting(narrative=narrative, board=[10], family={"maeve": {"area": "10:yard"}})
    sitting.choose("observe:maeve:head.0:20")
    assert [one["reader"] for one in sitting.sees()["page"]] == ["selena"]


def test_an_action_turns_the_page() -> None:
    sitting = Sitting(board=[10], family={"maeve": {"area": "10:yard"}})
    sitting.choose("observe:maeve:head.0:20")
    assert [one["number"] for one in sitting.sees()["page"]] == [20]
    sitting.choose(sitting.move("maeve:feet.0", "10:hut"))
    assert (sitting.sees()["page"], [one["number"] for one in sitting.sees()["story"]]) == ([], [20])


# Map, timeline, family


@pytest.mark.rule("HER-TERR-09", "HER-TERR-10", "HER-TERR-11", "HER-TERR-12")
def test_ways_between_areas_have_the_colours_of_their_lines() -> None:
    sitting = Sitting(board=[10])
    areas = {name: sitting.area_number(f"10:{name}") for name in ("yard", "hut", "road", "shed")}
    found = {frozenset(way["between"]): way["colour"] for way in sitting.sees()["ways"]}
    assert found == {
        frozenset({areas["yard"], areas["hut"]}): "green",
        frozenset({areas["yard"], areas["road"]}): "white",
        frozenset({areas["hut"], areas["shed"]}): "blue",
        frozenset({areas["road"], areas["shed"]}): "black",
    }


@pytest.mark.rule("HER-EXPL-02")
def test_an_exploration_icon_is_open_until_its_terrain_is_there() -> None:
    sitting = Sitting(board=[10], family={"maeve": {"area": "10:road"}})
    assert [(way["number"], way["open"]) for way in sitting.sees()["board"][0]["exploration"]] == [(11, True)]
    sitting.choose("move:maeve:feet.0:explore:11")
    assert [(way["number"], way["open"]) for way in sitting.sees()["board"][0]["exploration"]] == [(11, False)]


def test_the_event_of_a_card_on_the_timeline_is_told() -> None:
    sitting = Sitting(
        narrative=event_card(30, '[{ remove_tokens = { kind = "general" } }]'), board=[10], timeline=["family", 30]
    )
    family, card = sitting.sees()["timeline"]
    assert (family["hourglass"], card["hourglass"]) == (True, False)
    assert aloud(Speaker(sitting.game, "en").say, card["event_says"]) == "general tokens −1 from this card"
    assert family["fails_if"]["key"] == "says-pc-dying"


CHECKED = (
    '{ if = { condition = { tokens_on = { kind = "general", op = ">=", n = 2 } }, then = "flip", else = "burn" } }'
)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "If this card holds at least 2 (general tokens): turn over this card; if not: burn this card"),
        ("pl", "Jeśli ta karta ma co najmniej 2 (żetony ogólne) – odwróćcie: ta karta; jeśli nie – spalcie: ta karta"),
        ("cs", "Pokud tato karta nese alespoň 2 (obecné žetony) – otočte: tato karta; pokud ne – spalte: tato karta"),
    ],
)
def test_what_a_card_makes_depend_on_something_is_told_to_people(language: str, words: str) -> None:
    sitting = Sitting(narrative=event_card(30, f"[{CHECKED}]"), board=[10], timeline=["family", 30])
    _, card = sitting.sees()["timeline"]

    assert sentence(Speaker(sitting.game, language).say, card["event_says"]) == words


@pytest.mark.rule("HER-ANCH-02")
def test_free_slots_are_those_without_a_neighbour() -> None:
    sitting = Sitting(narrative=event_card(30, "[]"), board=[10], timeline=["family", 30])
    family, card = sitting.sees()["timeline"]
    assert ["right", "blue"] in family["slots"]
    assert ["right", "blue"] not in family["free"]
    assert card["free"] == [["right", "blue"]]


@pytest.mark.rule("HER-GEN-04", "HER-GEN-05", "HER-GEN-06", "HER-GEN-07")
@pytest.mark.parametrize(
    ("players", "seats"),
    [(1, [[0]] * 4), (2, [[0], [1], [0], [1]]), (3, [[0], [1], [2], [0, 1, 2]]), (4, [[0], [1], [2], [3]])],
)
def test_everybody_sees_who_speaks_for_whom(players: int, seats: list[list[int]]) -> None:
    table = next(played("control", players))
    assert [one["seats"] for one in GAME.view(table, 0)["family"]] == seats
