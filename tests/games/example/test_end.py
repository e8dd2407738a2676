"""What is open and what is not, how long a game lasts, and how points are counted."""

from __future__ import annotations

import pytest

from tablewright.engine.match import Match
from tablewright.games.example import GAME

from .sitting import Sitting

NO_LIGHTS = {"lights": 0, "lantern": 0, "colours": 0}


def counted(*jars: list[str], lanterns: list[list[str]] | None = None) -> Sitting:
    """The count of a game that has just ended."""
    players = len(jars)
    shown = lanterns or [["white-lantern"] for _ in range(2)] + [["green-lantern"] for _ in range(players - 2)]
    return Sitting("count_lights", players=players, turn=4 * players, jars=list(jars), lanterns=shown)


@pytest.mark.rule("FLY-GEN-02")
def test_jars_rows_and_discards_are_open_but_lanterns_and_the_meadow_are_not() -> None:
    sitting = Sitting(
        players=2,
        deck=["green-blaze", "gust", "gust"],
        discard=["blue-spark"],
        jars=[["amber-glow"], ["white-glow"]],
        lanterns=[["amber-lantern"], ["white-lantern"]],
    )

    for viewer in (0, 1, None):
        seen = sitting.sees(viewer)
        assert [one["key"] for one in seen["row"]] == ["green-blaze"]
        assert [one["key"] for one in seen["discard"]] == ["blue-spark"]
        assert [[one["key"] for one in area["jar"]] for area in seen["seats"]] == [["amber-glow"], ["white-glow"]]
        assert seen["deck"] == 2
    assert sitting.lanterns(0, 0) == ["amber-lantern"]
    assert sitting.lanterns(0, 1) == sitting.lanterns(0, None) == ["hidden"]
    assert [area["points"] for area in sitting.sees(0)["seats"]] == [4, 2], "one counts what one's own lantern gives"
    assert [area["points"] for area in sitting.sees(None)["seats"]] == [2, 2]


@pytest.mark.rule("FLY-GEN-03")
@pytest.mark.parametrize("players", GAME.players)
def test_everybody_has_exactly_four_turns(players: int) -> None:
    match = Match(GAME, players, {}, "four turns")
    while not match.over:
        question = match.position.asked()
        match.choose(question.seat, question.options[-1].id)

    turns = [event.arguments["seat"] for event in match.journal if event.key == "turn-begins"]
    assert [turns.count(seat) for seat in range(players)] == [4] * players


@pytest.mark.rule("FLY-END-01")
def test_every_light_in_a_jar_is_a_point() -> None:
    mine, theirs = counted(["amber-spark", "amber-glow", "blue-blaze"], []).result()

    assert mine.score == 6
    assert mine.details == {**NO_LIGHTS, "lights": 6}
    assert theirs.details == NO_LIGHTS


@pytest.mark.rule("FLY-END-02")
def test_fireflies_of_the_lanterns_colour_count_twice_and_everybody_shows_theirs() -> None:
    jar = ["amber-glow", "amber-spark", "blue-blaze"]
    sitting = counted(jar, [], lanterns=[["amber-lantern"], ["blue-lantern"]])

    assert sitting.result()[0].details == {**NO_LIGHTS, "lights": 6, "lantern": 3}
    assert sitting.result()[1].details == NO_LIGHTS
    assert sitting.lanterns(0, 1) == sitting.lanterns(0, None) == ["amber-lantern"]
    assert sitting.sees(None)["seats"][0]["points"] == 9


@pytest.mark.rule("FLY-END-03")
def test_a_jar_with_all_four_colours_is_worth_five_more() -> None:
    four = ["amber-spark", "green-spark", "blue-spark", "white-spark"]
    all_colours, three = counted(four, four[:3], lanterns=[["green-lantern"], ["green-lantern"]]).result()

    assert all_colours.details == {"lights": 4, "lantern": 1, "colours": 5}
    assert three.details == {"lights": 3, "lantern": 1, "colours": 0}


@pytest.mark.rule("FLY-END-04")
def test_most_points_win() -> None:
    assert [one.won for one in counted(["amber-blaze"], ["blue-glow", "blue-spark", "blue-spark"]).result()] == [
        False,
        True,
    ]


@pytest.mark.rule("FLY-END-04")
def test_on_a_tie_more_fireflies_win_and_who_is_equal_in_both_wins_together() -> None:
    assert [one.won for one in counted(["amber-blaze"], ["blue-glow", "blue-spark"], []).result()] == [
        False,
        True,
        False,
    ]
    assert [one.won for one in counted(["amber-blaze"], ["blue-blaze"], ["amber-glow"]).result()] == [
        True,
        True,
        False,
    ]
