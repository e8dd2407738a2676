"""A turn on the meadow: catching, closing the jar, the wind, and a meadow that runs out."""

from __future__ import annotations

import pytest

from .sitting import Sitting


@pytest.mark.rule("FLY-TURN-01")
def test_a_turn_begins_with_the_next_card_of_the_meadow() -> None:
    sitting = Sitting(deck=["blue-glow", "amber-spark"])

    assert sitting.row() == ["blue-glow"]
    assert sitting.sees(None)["deck"] == 1


@pytest.mark.rule("FLY-TURN-02")
def test_after_every_card_one_catches_one_more_or_closes_the_jar() -> None:
    sitting = Sitting(deck=["blue-glow", "amber-spark", "green-spark", "gust"])
    assert sitting.options(0) == ["catch", "close"]

    sitting.choose(0, "catch")
    assert sitting.row() == ["blue-glow", "amber-spark"]
    assert sitting.options(0) == ["catch", "close"]

    sitting.choose(0, "close")
    assert sitting.sees(None)["active"] == 1
    assert sitting.row() == ["green-spark"], "the next player has begun"


@pytest.mark.rule("FLY-TURN-03")
def test_the_jar_closes_by_itself_with_six_cards_in_the_row() -> None:
    six = ["gust", "blue-spark", "blue-spark", "blue-glow", "green-spark", "amber-spark"]
    sitting = Sitting(deck=[*six, "white-spark", "gust"])
    sitting.choose(0, *["catch"] * 4)
    assert sitting.sees(None)["active"] == 0

    sitting.choose(0, "catch")
    assert sorted(sitting.jar(0)) == sorted(six[1:])
    assert sitting.sees(None)["active"] == 1


@pytest.mark.rule("FLY-TURN-04", "FLY-WIND-01")
def test_a_closed_jar_keeps_the_fireflies_and_one_gust_does_no_harm() -> None:
    sitting = Sitting(deck=["amber-blaze", "gust", "amber-spark", "blue-glow"], jars=[["white-spark"], [], []])
    sitting.choose(0, "catch", "catch", "close")

    assert sitting.jar(0) == ["white-spark", "amber-blaze", "amber-spark"]
    assert sitting.discard() == ["gust"]
    assert sitting.sees(None)["active"] == 1


@pytest.mark.rule("FLY-WIND-01")
def test_the_first_gust_takes_a_place_in_the_row() -> None:
    sitting = Sitting(deck=["gust", *["blue-spark"] * 5, "amber-spark"])
    sitting.choose(0, *["catch"] * 5)

    assert sitting.jar(0) == ["blue-spark"] * 5
    assert sitting.discard() == ["gust"]


@pytest.mark.rule("FLY-WIND-02")
def test_the_second_gust_scatters_the_catch_and_ends_the_turn() -> None:
    sitting = Sitting(deck=["amber-blaze", "gust", "gust", "blue-glow", "gust"], jars=[["amber-spark"], [], []])
    sitting.choose(0, "catch", "catch")

    assert sitting.jar(0) == ["amber-spark"], "what was in the jar is safe, what was in the row is lost"
    assert sitting.discard() == ["amber-blaze", "gust", "gust"]
    assert sitting.sees(None)["active"] == 1


def scattered(jar: list[str], *row: str) -> Sitting:
    """The wind has just come over a row."""
    return Sitting("scatter", row=[*row, "gust", "gust"], jars=[jar, [], []])


@pytest.mark.rule("FLY-WIND-03")
def test_of_a_scattered_catch_one_firefly_of_a_new_colour_is_kept() -> None:
    sitting = scattered(["amber-spark"], "amber-blaze", "blue-glow", "green-spark")

    assert sitting.asked(0) == "keep"
    assert sitting.rule_against(0, "keep:amber-blaze") == "FLY-WIND-03"
    assert len(sitting.options(0)) == 2

    sitting.choose(0, "keep:green-spark")
    assert sitting.jar(0) == ["amber-spark", "green-spark"]
    assert sitting.discard() == ["amber-blaze", "blue-glow", "gust", "gust"]


@pytest.mark.rule("FLY-WIND-03")
def test_a_single_firefly_of_a_new_colour_is_kept_unasked() -> None:
    sitting = scattered(["amber-spark"], "amber-blaze", "blue-glow")

    assert sitting.jar(0) == ["amber-spark", "blue-glow"]


@pytest.mark.rule("FLY-WIND-03")
def test_two_fireflies_that_look_alike_are_one_choice() -> None:
    sitting = scattered([], "blue-glow", "blue-glow", "green-spark")

    assert len(sitting.options(0)) == 2
    sitting.choose(0, "keep:blue-glow")
    assert sitting.discard() == ["blue-glow", "green-spark", "gust", "gust"]


@pytest.mark.rule("FLY-WIND-04")
def test_nothing_is_kept_if_the_jar_has_all_colours_of_the_row() -> None:
    sitting = scattered(["amber-spark", "blue-spark"], "amber-blaze", "blue-glow")

    assert sitting.jar(0) == ["amber-spark", "blue-spark"]
    assert sitting.told("scattered") == [{"seat": 0}]
    assert sitting.told("kept") == []
    assert sitting.sees(None)["active"] == 1


@pytest.mark.rule("FLY-MEADOW-01")
def test_an_empty_meadow_grows_again_from_the_discard_pile() -> None:
    pile = ["amber-spark", "gust", "blue-glow", "green-spark"]
    sitting = Sitting(deck=["white-blaze"], discard=pile)
    assert sitting.sees(None)["deck"] == 0
    assert sitting.sees(None)["ahead"] == {"cards": 4, "gusts": 1}

    sitting.choose(0, "catch")
    assert sitting.discard() == []
    assert sitting.sees(None)["deck"] == 3
    assert sitting.row()[1] in pile
    assert not any(sitting.table.seen[seat] >> card & 1 for seat in range(4) for card in sitting.table.deck)


@pytest.mark.rule("FLY-MEADOW-02")
def test_without_any_card_left_the_jar_closes_by_itself() -> None:
    sitting = Sitting(players=2, turn=7, deck=["white-blaze"])

    assert sitting.position.over
    assert sitting.jar(1) == ["white-blaze"]


@pytest.mark.rule("FLY-MEADOW-02")
def test_a_turn_without_a_card_passes() -> None:
    assert Sitting(players=2, turn=6, deck=[]).position.over
