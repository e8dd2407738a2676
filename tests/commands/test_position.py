"""`tablewright position`: a small file, some choices, and everything that follows from them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tablewright.games import GAMES, find_game
from tablewright.language import LANGUAGES, Speaker

from .conftest import Outcome, Run, Write

DRAFT = {"game": "ronin", "phase": "draft_pair", "players": 3, "initiative": [2, 0, 1]}
PLAY = {"game": "ronin", "phase": "play_cards", "players": 3}


def options(outcome: Outcome, seat: int) -> list[str]:
    return [
        one["id"] for question in outcome.data["questions"] if question["seat"] == seat for one in question["options"]
    ]


def test_a_position_shows_who_is_asked_what_with_options_reasons_and_rules(run: Run, write: Write) -> None:
    outcome = run("position", write(DRAFT), "--choose", "2=row:3", "--json")
    question = outcome.data["questions"][0]
    taken = [one for one in question["refused"] if one["id"] == "row:3"]

    assert (question["seat"], question["text"]) == (0, "Which pair do you take?")
    assert {"id": "row:1", "text": "Row 1"} in question["options"]
    assert [(one["rule"], one["reason"]) for one in taken] == [
        ("RON-DRAFT-06", "Another marker already stands beside this row.")
    ]


def test_choices_are_applied_in_order(run: Run, write: Write) -> None:
    data = run("position", write(DRAFT), "--choose", "2=row:1", "--choose", "0=deck", "--json").data

    assert [question["seat"] for question in data["questions"]] == [1]
    assert data["views"]["onlooker"]["deck_markers"] == [0]
    assert [event["key"] for event in data["events"] if event["key"].startswith("drafted")] == [
        "drafted-row",
        "drafted-deck",
    ]


def test_what_happened_is_told_in_the_language_of_the_reader(run: Run, write: Write) -> None:
    file = write(DRAFT)
    told = {run("position", file, "--choose", "2=row:1", "--lang", lang).out for lang in ("en", "pl", "cs")}

    assert len(told) == 3
    assert "takes row 1" in run("position", file, "--choose", "2=row:1").out


def test_the_printed_position_can_be_loaded_again(run: Run, write: Write) -> None:
    first = run("position", write(DRAFT), "--choose", "2=row:1", "--json").data
    again = run("position", write(first["position"], "again.json"), "--json").data

    assert again | {"events": []} == first | {"events": []}


def test_the_position_printed_for_reading_can_be_loaded_again_too(run: Run, write: Write) -> None:
    printed = run("position", write(DRAFT), "--choose", "2=row:1").out.splitlines()[1]
    again = run("position", write(json.loads(printed), "again.json"), "--json")

    assert again.data["position"] == json.loads(printed)


def test_events_and_questions_come_last_so_that_they_stay_on_the_screen(run: Run, write: Write) -> None:
    printed = run("position", write(DRAFT), "--choose", "2=row:1").out
    order = ["The position:", "What seat 0 sees:", "What an onlooker sees:", "Phase:", "What happened:", "is asked:"]

    assert sorted(order, key=printed.index) == order


def test_going_on_from_a_printed_position_is_the_same_as_going_on_at_once(run: Run, write: Write) -> None:
    file = write(DRAFT)
    middle = run("position", file, "--choose", "2=row:1", "--json").data["position"]
    later = run("position", write(middle, "middle.json"), "--choose", "0=deck", "--json").data
    at_once = run("position", file, "--choose", "2=row:1", "--choose", "0=deck", "--json").data

    assert later | {"events": []} == at_once | {"events": []}


def test_a_half_answered_secret_choice_can_be_printed_and_loaded(run: Run, write: Write) -> None:
    file = write(PLAY)
    chosen = options(run("position", file, "--json"), 1)[0]
    half = run("position", file, "--choose", f"1={chosen}", "--json").data
    again = run("position", write(half["position"], "half.json"), "--json").data

    assert [question["answered"] for question in again["questions"]] == [[], [chosen], []]
    assert again["questions"] == half["questions"]


def test_an_onlooker_sees_no_hand(run: Run, write: Write) -> None:
    views = run("position", write(PLAY), "--json").data["views"]

    assert [area["hand"] for area in views["onlooker"]["seats"]] == [None, None, None]
    assert [area["hand"] is None for area in views["0"]["seats"]] == [False, True, True]


def test_a_finished_game_shows_its_standings(run: Run, write: Write) -> None:
    data = run("position", write({"game": "ronin", "phase": "final_scoring", "players": 2}), "--json").data

    assert data["over"]
    assert data["questions"] == []
    assert [one["seat"] for one in data["standings"]] == [0, 1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_says_the_reason_in_the_language_of_the_reader_and_its_rule(
    run: Run, write: Write, lang: str
) -> None:
    complaint = run("position", write(DRAFT), "--choose", "2=row:1", "--choose", "0=row:1", "--lang", lang).complaint()

    assert Speaker(find_game("ronin"), lang).say("why-row-taken") in complaint
    assert "RON-DRAFT-06" in complaint


@pytest.mark.parametrize(
    ("choice", "mentions"),
    [
        ("0=row:1", "Seat 0"),
        ("7=row:1", "Seat 7"),
        ("2=row:9", "row:9"),
        ("2=", "SEAT=OPTION"),
        ("row:1", "SEAT=OPTION"),
        ("two=row:1", "SEAT=OPTION"),
        ("-1=row:1", "SEAT=OPTION"),
        ("²=row:1", "SEAT=OPTION"),
        ("", "SEAT=OPTION"),
        ("9" * 5000 + "=row:1", "SEAT=OPTION"),
    ],
)
def test_a_choice_that_cannot_be_made_is_refused_in_one_line(
    run: Run, write: Write, choice: str, mentions: str
) -> None:
    assert mentions in run("position", write(DRAFT), f"--choose={choice}").complaint()


WRONG: dict[str, Any] = {
    "field": DRAFT | {"unheard_of": 1},
    "turn": DRAFT | {"turn": 0},
    "phase": DRAFT | {"phase": "tea_time"},
    "seed": DRAFT | {"seed": ""},
    "trail": DRAFT | {"trail": [[0, "row:9"]]},
    "game": {"game": "poker"},
    "no-game": {},
    "table": {"game": "ronin", "phase": "draft_pair", "table": {}},
    "json": "{",
}


@pytest.mark.parametrize("content", WRONG.values(), ids=WRONG)
def test_a_position_that_is_refused_is_named_by_its_file(run: Run, write: Write, content: Any) -> None:
    file = write(content)

    assert run("position", file).complaint().startswith(f"tablewright: {file}: ")


def test_the_file_stays_as_it_is(run: Run, write: Write) -> None:
    file = write(DRAFT)
    before = file.read_bytes()
    for words in (("--choose", "2=row:1"), ("--choose", "0=row:1"), ("--json",)):
        run("position", file, *words)

        assert file.read_bytes() == before


# Positions that nobody can sit down to

NUMBERS: tuple[Any, ...] = (-1, 99, [], [-1], [99], [[]], [[99]])
HOSTILE: tuple[Any, ...] = (*NUMBERS, None, True, 1.5, "x", ["x"], [["x"]], {}, {"x": 1})
SHORT = (
    "game", "phase", "players", "seed", "settings", "chapter_card", "turn", "active", "seats", "pool", "discard",
    "deck", "initiative", "tracks", "boards", "trail", "row_markers", "deck_markers", "to_act", "unheard_of",
)  # fmt: skip
OF_A_SEAT = (
    "character", "hand", "timeline", "covered", "tokens", "experience", "points", "abilities", "borrowed",
    "just_played", "steeping", "ability_cards", "unheard_of",
)  # fmt: skip


def shown_or_refused(outcome: Outcome) -> None:
    """A position is shown, or refused in one line: nothing else may happen."""
    if outcome.code == 0:
        assert outcome.err == ""
        assert outcome.data["position"]
    else:
        outcome.complaint()


@pytest.mark.parametrize("name", SHORT)
def test_whatever_stands_in_a_field_the_position_is_shown_or_refused_in_one_line(
    run: Run, write: Write, name: str
) -> None:
    for value in HOSTILE:
        shown_or_refused(run("position", write(DRAFT | {name: value}), "--json"))


@pytest.mark.parametrize("name", OF_A_SEAT)
def test_whatever_stands_in_a_field_of_a_seat_the_position_is_shown_or_refused_in_one_line(
    run: Run, write: Write, name: str
) -> None:
    for value in HOSTILE:
        shown_or_refused(run("position", write(PLAY | {"seats": [{name: value}]}), "--json"))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", ["\ud800", "", None, 5, {"a": 1}, ["x"]], ids=repr)
def test_a_seed_that_is_no_text_is_refused_in_every_game(run: Run, write: Write, game: str, seed: Any) -> None:
    assert "seed" in run("position", write({"game": game, "seed": seed})).complaint()


EXACT = (
    "seats", "dice", "faces", "seen", "humans", "deck", "discard", "pool", "row_markers", "deck_markers", "hands",
    "timelines", "covers", "just_played", "tokens", "experience", "abilities", "initiative", "to_act", "active", "turn",
    "side", "kept_effects", "automa_choice", "difficulty", "chapter_card", "first_chooser", "stack", "offer",
    "characters", "boards", "cooperation", "ability_cards", "borrowed", "borrowed_states", "steeping", "extra_kept",
    "points",
)  # fmt: skip


@pytest.mark.parametrize("name", EXACT)
def test_whatever_stands_in_an_exact_table_the_position_is_shown_or_refused_in_one_line(
    run: Run, write: Write, name: str
) -> None:
    exact = run("position", write(DRAFT), "--json").data["position"]
    assert name in exact["table"]
    for value in (*NUMBERS, "x"):
        shown_or_refused(run("position", write(exact | {"table": exact["table"] | {name: value}}), "--json"))


@pytest.mark.parametrize("name", EXACT)
def test_an_exact_table_of_the_wrong_type_is_refused_with_the_place(run: Run, write: Write, name: str) -> None:
    exact = run("position", write(DRAFT), "--json").data["position"]

    assert f"table.{name}" in run("position", write(exact | {"table": exact["table"] | {name: None}})).complaint()


UNFIT: dict[str, tuple[Any, str]] = {
    "deck": ([-5], "table.deck cannot hold -5: the cards are 0 to "),
    "hands": ([[1000], [], []], "table.hands cannot hold 1000: the cards are 0 to "),
    "initiative": ([0, 1, 3], "table.initiative cannot hold 3: the seats are 0 to 2."),
    "to_act": ([-1], "table.to_act cannot hold -1: the seats are 0 to 2."),
    "steeping": ([0, 0], "table.steeping needs 3 entries, one for each seat."),
    "timelines": ([[], [], [], []], "table.timelines needs 3 entries, one for each seat."),
}


@pytest.mark.parametrize("name", UNFIT)
def test_an_exact_table_with_cards_or_seats_that_it_does_not_have_is_refused_with_the_place(
    run: Run, write: Write, name: str
) -> None:
    exact = run("position", write(DRAFT), "--json").data["position"]
    value, sentence = UNFIT[name]

    assert sentence in run("position", write(exact | {"table": exact["table"] | {name: value}})).complaint()


UNFIT_FOR_A_FAMILY: dict[str, tuple[list[int], str]] = {
    "deck": ([-5], "table.deck cannot hold -5: the cards are 0 to "),
    "secrets": ([1000], "table.secrets cannot hold 1000: the cards are 0 to "),
    "karma_deck": ([-1], "table.karma_deck cannot hold -1: the cards are 0 to "),
    "resting": ([1], "table.resting cannot hold 1: the seats are 0 to 0."),
}


@pytest.mark.parametrize("name", UNFIT_FOR_A_FAMILY)
def test_an_exact_chapter_with_cards_or_seats_that_it_does_not_have_is_refused_with_the_place(
    run: Run, write: Write, name: str
) -> None:
    exact = run("position", write({"game": "heredity", "players": 1}), "--json").data["position"]
    value, sentence = UNFIT_FOR_A_FAMILY[name]

    assert sentence in run("position", write(exact | {"table": exact["table"] | {name: value}})).complaint()


def test_the_two_sides_of_a_card_are_one_card_of_an_exact_chapter(run: Run, write: Write) -> None:
    exact = run("position", write({"game": "heredity", "players": 1}), "--json").data["position"]
    cards = len(exact["table"]["faces"]) // 2
    file = write(exact | {"table": exact["table"] | {"read": [cards]}})

    assert f"table.read cannot hold {cards}: the cards are 0 to {cards - 1}." in run("position", file).complaint()


def test_a_position_that_fails_while_it_is_played_is_named_with_the_choice(run: Run, write: Write) -> None:
    exact = run("position", write(DRAFT), "--json").data["position"]
    file = write(exact | {"table": exact["table"] | {"humans": 4}})
    choices = [word for choice in ("2=deck", "0=deck", "1=deck") for word in ("--choose", choice)]

    complaint = run("position", file, *choices).complaint()

    assert f"{file}: the position cannot be played on." in complaint
    assert "after seat 1 chose deck" in complaint


def test_a_position_that_cannot_be_looked_at_after_a_choice_is_named_with_it(run: Run, write: Write) -> None:
    exact = run("position", write(DRAFT), "--json").data["position"]
    deck = [*exact["table"]["deck"][:-1], len(exact["table"]["faces"]) - 1]
    file = write(exact | {"table": exact["table"] | {"deck": deck}})
    assert run("position", file).code == 0

    assert (
        f"{file}: the position cannot be shown after 2=deck" in run("position", file, "--choose", "2=deck").complaint()
    )
