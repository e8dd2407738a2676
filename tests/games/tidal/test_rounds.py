"""TB-ROUND: days, turns and nights, and how many discs and which threat die a round has."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from .sitting import Sitting, bare, challenge, monster


def whole_game(**more: Any) -> Sitting:
    """Three players do nothing but visit the Citadel, until the game is over."""
    return Sitting("begin_round", seats=[bare(), bare(), bare()], **more).idle(until="nothing")


def turns_of(game: Sitting) -> list[int]:
    return [event["seat"] for event in game.told("turn-begins")]


def turns_of_first_day(game: Sitting) -> list[int]:
    """Whose turns there were until the day ended."""
    keys = [event.key for event in game.journal]
    ends = [place for place, key in enumerate(keys) if key in ("night-begins", "final-score")]
    turns = [event.arguments for event in game.journal[: ends[0]] if event.key == "turn-begins"]
    return [int(str(turn["seat"])) for turn in turns]


@pytest.mark.rule("TB-ROUND-01", "TB-ROUND-04", "TB-TURN-27")
def test_a_game_of_four_rounds_gives_everybody_twelve_turns() -> None:
    game = whole_game()

    assert [event["round"] for event in game.told("round-begins")] == ["first", "second", "third", "fourth"]
    assert Counter(turns_of(game)) == {0: 12, 1: 12, 2: 12}
    assert game.position.over
    assert len(game.told("final-score")) == 3


@pytest.mark.rule("TB-ROUND-04")
@pytest.mark.parametrize(("name", "discs"), [("first", 2), ("second", 3), ("third", 3), ("fourth", 4)])
def test_a_round_gives_everybody_its_number_of_discs(name: str, discs: int) -> None:
    game = Sitting("begin_round", round=name, seats=[bare(), bare(), bare()])

    assert [seat["discs_left"] for seat in game.sees(None)["seats"]] == [discs] * 3
    assert Counter(turns_of_first_day(game.idle(until="nothing"))) == {0: discs, 1: discs, 2: discs}


@pytest.mark.rule("TB-ROUND-04", "TB-TURN-27")
def test_every_visit_of_an_island_takes_one_of_the_discs_that_are_left() -> None:
    game = Sitting("begin_round", round="second", seats=[bare(), bare(), bare()])

    left = [[seat["discs_left"] for seat in game.sees(None)["seats"]]]
    for visitor in (0, 1, 2, 0):
        game.choose(visitor, "island:citadel").idle(until="move")
        left.append([seat["discs_left"] for seat in game.sees(None)["seats"]])

    assert left == [[3, 3, 3], [2, 3, 3], [2, 2, 3], [2, 2, 2], [1, 2, 2]]


@pytest.mark.rule("TB-ROUND-08")
@pytest.mark.parametrize("first", ["sign-up", "first"])
def test_the_game_begins_with_two_discs_each_and_later_rounds_bring_more(first: str) -> None:
    game = Sitting("begin_round", round=first, seats=[bare(), bare(), bare()])
    assert [seat["discs_left"] for seat in game.sees(None)["seats"]] == [2, 2, 2]

    while game.idle(until="move").sees(None)["round"] in ("sign-up", "first"):
        game.choose(game.table.active, "island:citadel")
    assert sorted(seat["discs_left"] for seat in game.sees(None)["seats"]) == [3, 3, 3]


@pytest.mark.rule("TB-ROUND-05")
def test_three_nights_are_played_and_none_after_the_last_round() -> None:
    game = whole_game(monsters=["beast"], own={"monsters": {"beast": monster("f")}}, arbiter="droska")

    assert [event["round"] for event in game.told("night-begins")] == ["first", "second", "third"]
    assert len(game.told("arbiter-moved")) == 3


@pytest.mark.rule("TB-ROUND-05", "TB-NIGHT-13")
def test_the_leader_takes_at_most_three_leader_tokens() -> None:
    seats = [bare(ranking=5), bare(), bare()]
    game = Sitting("begin_round", seats=seats).idle(until="nothing")

    assert game.player(0)["leads"] == 3


@pytest.mark.rule("TB-ROUND-02")
def test_players_take_turns_clockwise_from_the_first_player() -> None:
    game = Sitting("begin_round", players=4, first_player=2, seats=[bare() for _ in range(4)])
    game.idle(until="nothing")

    assert turns_of_first_day(game) == [2, 3, 0, 1, 2, 3, 0, 1]


@pytest.mark.rule("TB-ROUND-03", "TB-ROUND-07")
def test_the_day_ends_with_the_last_disc_and_whoever_has_none_is_skipped() -> None:
    used = ["island:citadel", "island:citadel"]
    game = Sitting("next_turn", seats=[bare(discs=used[:1]), bare(discs=used), bare(discs=used[:1])])

    assert turns_of(game) == [2]
    game.choose(2, "island:citadel", "skip")
    assert turns_of(game) == [2, 0]
    assert not game.told("night-begins")
    game.choose(0, "island:citadel", "skip")
    assert len(game.told("night-begins")) == 1


@pytest.mark.rule("TB-ROUND-07")
def test_a_turn_cannot_be_passed_but_what_follows_the_move_can() -> None:
    game = Sitting(
        "move",
        cards={"duel": challenge("f")},
        own={"monsters": {"beast": monster("f")}},
        fold={"edge": {"monster": "beast"}},
        seats=[bare(challenges=["duel"]), bare(), bare()],
    )

    assert all(option.startswith(("space:", "island:")) for option in game.options(0))
    game.choose(0, "island:droska")
    assert "skip" in game.options(0)
    game.choose(0, "skip")
    assert game.options(0) == ["challenge:0", "end"]
    game.choose(0, "end")
    assert game.asked(1) == "move"
    game.choose(1, "island:fold")
    assert "end" in game.options(1)


@pytest.mark.rule("TB-ROUND-06", "TB-THREAT-02")
@pytest.mark.parametrize(("name", "level"), [("first", 1), ("second", 2), ("third", 2), ("fourth", 3)])
def test_each_round_has_its_threat_die(name: str, level: int) -> None:
    game = Sitting(
        "choose_dice",
        cards={"duel": challenge("f")},
        own={"threat": (1, 2, 3)},
        round=name,
        seats=[bare(place="island:droska")],
        turn={"visited": "droska", "attempts": 1},
        attempt={"cards": ["duel"], "dice": ["novice"] * 4},
    ).choose(0, "roll")

    assert game.sees(0)["attempt"]["threat"] == level
    assert game.sees(0)["threat"] == level
