"""How seats, areas, characters and options of Heredity are called."""

from __future__ import annotations

import pytest

from tablewright.games.heredity import GAME
from tablewright.games.heredity.table import Heredity
from tablewright.games.heredity.wording import area_text, character_text, option_text, seat_name, story_key
from tablewright.language import LANGUAGES, Speaker

from .sitting import Sitting, told_by

WOLVES = """
[[npc]]
number = 31
[npc.front]
life = 2
defence = 1
figures = 2
anchor = { colour = "blue" }
placement = { terrain = 10, area = "road" }
ai = []
"""


YARD = 16 * GAME.content["content"].card_of[10]
"""The first area of the first terrain of the tutorial."""


def table_of(players: int = 1) -> Heredity:
    return GAME.set_up(players, {"chapter": "tutorial", "span": "chapter"}, 1)


@pytest.mark.rule("HER-GEN-04", "HER-GEN-05", "HER-GEN-06", "HER-GEN-07")
@pytest.mark.parametrize(
    ("players", "names"),
    [
        (1, ["The family"]),
        (2, ["Djamal & Selena", "Maeve & Brick"]),
        (3, ["Djamal", "Maeve", "Selena"]),
        (4, ["Djamal", "Maeve", "Selena", "Brick"]),
    ],
)
def test_a_seat_is_called_by_those_it_speaks_for(players: int, names: list[str]) -> None:
    table = table_of(players)
    assert [Speaker(GAME, "en").say(seat_name(table, seat)) for seat in range(players)] == names


def test_an_area_without_a_name_is_called_by_its_letter() -> None:
    sitting = Sitting(board=[10])
    message = area_text(sitting.table, sitting.area_number("10:yard"))
    assert (message.key, message.arguments["letter"]) == ("area-lettered", "y")


def test_an_area_that_is_there_no_more_is_called_by_its_terrain() -> None:
    sitting = Sitting(board=[10])
    assert area_text(sitting.table, sitting.area_number("10:shed") + 5).key == "area-gone"


def test_several_figures_of_a_card_have_numbers() -> None:
    sitting = Sitting(npcs=WOLVES, board=[10], timeline=["family", 31], figures={"31": ["10:road", "10:yard"]})
    first, second = sitting.table.content.figures_of[sitting.table.content.card_of[31]]
    messages = [character_text(sitting.table, one) for one in (0, first, second)]
    assert [message.key for message in messages] == ["pc-djamal", "figure-of-several", "figure-of-several"]
    assert [message.arguments.get("number") for message in messages] == [None, 1, 2]


@pytest.mark.parametrize(
    ("option", "words"),
    [
        ("observe:maeve:head.0:20", "Maeve: observe 20 [head 1]"),
        (f"move:brick:feet.0:area:{YARD}", "Brick: move to the yard (The farm) [feet 1]"),
        ("move:brick:feet.0+feet.1", "Brick: move, several steps [feet 1, feet 2]"),
        ("move:brick:feet.0:explore:11", "Brick: explore card 11 [feet 1]"),
        ("pick-up:brick:torso.0", "Brick: pick up everything here [torso 1]"),
        ("pick-up:brick:torso.0:40", "Brick: pick up Well rope [torso 1]"),
        ("pick-up:brick:torso.0:40+41+materials", "Brick: pick up Well rope + Straw hat + the materials [torso 1]"),
        ("pick-up:brick:torso.0:materials", "Brick: pick up the materials [torso 1]"),
        ("npc-action:maeve:head.1:50:0", "Maeve: The neighbour, talk (1 material) [head 2]"),
        ("npc-action:maeve:head.1:50:1", "Maeve: The neighbour, talk [head 2]"),
        ("exchange:maeve:torso.1:brick", "Maeve: exchange with Brick [torso 2]"),
        ("attack:selena:torso.0:2", "Selena: attack Selena [torso 1]"),
        ("attack:selena:torso.0", "Selena joins [torso 1]"),
        ("use:brick:i40.0", "Brick: use [Well rope 1]"),
        ("drop:maeve:40", "Maeve: drop Well rope"),
        ("drop:40", "Drop Well rope"),
        ("drop:maeve:materials:2", "Maeve: drop 2 materials"),
        ("heart:maeve:head.1", "Maeve: head 2"),
        ("injury:maeve:feet", "Maeve: take a serious injury to the feet"),
        ("materials:1:maeve:brick", "1 material: Maeve → Brick"),
        ("item:40:brick", "Well rope → Brick"),
        ("swap:40:41", "Well rope ↔ Straw hat"),
        ("option:20:wave", "Wave with both arms."),
        ("rest", "Rest: spend no more tokens for now"),
        ("rest:maeve", "All that is left: Maeve"),
    ],
)
def test_an_option_is_a_short_sentence(option: str, words: str) -> None:
    assert Speaker(GAME, "en").option(table_of(), 0, option) == words


@pytest.mark.parametrize("language", ["pl", "cs"])
@pytest.mark.parametrize(
    "option",
    [
        "pick-up:brick:torso.0:40",
        "pick-up:brick:torso.0:40+41+materials",
        "drop:maeve:40",
        "drop:40",
        "give:40",
        "get:40",
    ],
)
def test_where_names_have_cases_a_thing_is_named_after_a_colon(language: str, option: str) -> None:
    speaker = Speaker(GAME, language)
    assert f": {speaker.say('card-40')}" in speaker.option(table_of(), 0, option)


@pytest.mark.rule("HER-GEN-11")
@pytest.mark.parametrize(
    ("instruction", "words"),
    [
        (
            '{ damage = { who = "any_chosen", n = 1 } }',
            ["who is hurt?", "kto otrzymuje obrażenia?", "kdo utrpí poškození?"],
        ),
        (
            '{ block_token = { who = "any_chosen", n = 1 } }',
            ["whose action token", "czyj żeton akcji", "čí žeton akce"],
        ),
        (
            '{ gain_materials = { n = 1, to = "any_chosen" } }',
            ["who gets the materials?", "kto dostaje materiały?", "kdo dostane materiál?"],
        ),
    ],
)
def test_whoever_chooses_one_of_the_family_is_told_what_for(instruction: str, words: list[str]) -> None:
    sitting = Sitting(narrative=told_by(20, f"[{instruction}]"), board=[10], family={"maeve": {"area": "10:yard"}})
    sitting.choose("observe:maeve:head.0:20")
    question = sitting.position.asked()
    for language, part in zip(LANGUAGES, words, strict=True):
        assert part in Speaker(GAME, language).question(sitting.table, question)


def test_who_chooses_the_victim_of_an_npc_hears_who_attacks() -> None:
    attack = '{ attack = { attacker = { npc = 31, figure = 1 }, target = "any_chosen", strength = 1 } }'
    sitting = Sitting(
        narrative=told_by(20, f"[{attack}]"), npcs=WOLVES, board=[10], timeline=["family", 31],
        figures={"31": ["10:road", "10:yard"]},
        family={"maeve": {"area": "10:yard"}, "brick": {"area": "10:road"}, "selena": {"area": "10:road"}},
    )  # fmt: skip
    sitting.choose("observe:maeve:head.0:20")
    question = sitting.position.asked()
    assert question.about == {"card": 2 * sitting.table.content.card_of[31], "matter": "victim"}


@pytest.mark.rule("HER-MOVE-04")
@pytest.mark.parametrize(("goal", "damage"), [("10:road", 1), ("10:hut", 0)])
def test_a_step_through_fire_says_what_it_costs(goal: str, damage: int) -> None:
    sitting = Sitting(board=[10], flipped=[10], family={"maeve": {"area": "10:yard"}})
    option = f"move:maeve:feet.0:area:{sitting.area_number(goal)}"
    assert option_text(sitting.table, 0, option).arguments["damage"] == damage


@pytest.mark.rule("HER-MOVE-04")
def test_every_step_of_a_longer_move_tells_that_fire_hurts() -> None:
    """Where nobody walks, as when somebody arrives on unknown terrain, an area is called by its name alone."""
    people = {"maeve": {"area": "10:yard"}}
    sitting = Sitting(board=[10], flipped=[10], family=people).choose("move:maeve:feet.0+feet.1")
    road, hut = sitting.step("10:road"), sitting.step("10:hut")
    assert [option_text(sitting.table, 0, step).arguments["damage"] for step in (road, hut)] == [1, 0]

    sitting.choose(hut)  # and back, the only way
    assert option_text(sitting.table, 0, road).arguments["damage"] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_chapters_are_called_by_their_names_in_the_settings(language: str) -> None:
    speaker = Speaker(GAME, language)
    for chapter in GAME.settings[0].values:
        assert speaker.say(f"setting-chapter-{chapter}") == speaker.say(f"chapter-{chapter}")


def test_what_was_read_is_a_side_or_a_text_of_it() -> None:
    campaign = table_of().content
    assert [story_key(campaign, entry) for entry in ("3", "3b", "20:wave")] == [
        "card-3",
        "card-3b",
        "card-20-text-wave",
    ]


def test_a_text_in_the_log_has_no_asterisks() -> None:
    speaker = Speaker(GAME, "en")
    texts = [key for key in GAME.messages() if "-text-" in key]
    assert texts
    assert [key for key in texts if "*" in speaker.say(key)] == []


def test_an_option_that_nobody_wrote_is_still_an_option() -> None:
    assert option_text(table_of(), 0, "option:nowhere").key == "option-unsaid"
