"""TB-CHAMP, TB-ARB and TB-BOAT: the Champions Board, the Arbiter and the boat."""

from __future__ import annotations

from typing import Any

import pytest

from .sitting import CHAMPIONS, Sitting, bare, challenge, monster, reward, ware

LAST = len(CHAMPIONS.points) - 1


def buying(*rewards: dict[str, Any], **seat: Any) -> Sitting:
    """Seat 0 buys a market card that gives some rewards."""
    wares = {"gift": ware(1, *rewards), "other": ware(9, reward("shells")), "third": ware(9, reward("shells"))}
    game = Sitting("move", own={"market": wares}, market=list(wares), seats=[bare(fruit=1, **seat), bare(), bare()])
    return game.choose(0, "island:droska", "buy:gift")


def rolled(arbiter: str, required: str = "f", stretch: str = "s", **seat: Any) -> Sitting:
    """Seat 0 has rolled all symbols of a challenge of the Droska Ring."""
    return Sitting(
        "after_roll", cards={"duel": challenge(required, stretch)}, arbiter=arbiter,
        seats=[bare(place="island:droska", **seat), bare(), bare()],
        turn={"visited": "droska", "attempts": 1, "throws": 1},
        attempt={"cards": ["duel"], "dice": ["novice"] * 2, "showing": ["focus", "spirit"]},
    )  # fmt: skip


def striking(beast: dict[str, Any], showing: list[str], **seat: Any) -> Sitting:
    return Sitting(
        "strike", own={"monsters": {"beast": beast}}, fold={"edge": {"monster": "beast"}},
        seats=[bare(place="island:fold", **seat), bare(), bare()],
        turn={"visited": "fold", "attempts": 1, "throws": 1},
        attempt={"opponent": "edge", "dice": ["red-adept"] * len(showing), "showing": showing},
    )  # fmt: skip


# The Champions Board


@pytest.mark.rule("TB-CHAMP-01")
def test_markers_move_along_the_track_and_may_share_a_position() -> None:
    game = Sitting("move", seats=[bare(ranking=2), bare(ranking=2), bare()])
    assert [game.ranking(seat) for seat in range(3)] == [2, 2, 0]

    assert buying(reward("ranking", 3), ranking=2).ranking(0) == 5


@pytest.mark.rule("TB-CHAMP-02")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_no_marker_falls_below_the_starting_space(before: int, after: int) -> None:
    beast = monster("f", invasion=[{"kind": "lose-ranking", "count": 2}])
    game = Sitting(
        "nightfall", own={"monsters": {"beast": beast}, "invasion": ["edge"]}, fold={"edge": {"monster": "beast"}},
        seats=[bare(ranking=before)],
    )  # fmt: skip

    assert game.ranking(0) == after


@pytest.mark.rule("TB-CHAMP-02", "TB-TURN-23")
@pytest.mark.parametrize(("ranking", "able"), [(0, False), (1, True)])
def test_a_position_that_is_not_there_cannot_be_paid(ranking: int, *, able: bool) -> None:
    black = {"fruit": 0, "ranking": 1, "rewards": [reward("shells")]}
    wares = {"black": black, "other": ware(9, reward("shells")), "third": ware(9, reward("shells"))}
    game = Sitting("move", own={"market": wares}, market=list(wares), seats=[bare(ranking=ranking)])

    assert game.choose(0, "island:droska").can(0, "buy:black") == able


@pytest.mark.rule("TB-CHAMP-03")
def test_a_marker_stops_at_the_last_position() -> None:
    game = buying(reward("ranking", 3), ranking=LAST - 1)

    assert game.ranking(0) == LAST
    assert game.asked(1) == "move", "and the game goes on"


@pytest.mark.rule("TB-CHAMP-04")
def test_each_armoured_spot_hit_moves_a_player_forward() -> None:
    assert striking(monster("FFsr"), ["focus", "focus", "spirit"]).choose(0, "hit:0", "hit:1", "hit:2").ranking(0) == 2


@pytest.mark.rule("TB-CHAMP-05")
def test_a_spot_may_move_a_player_forward_itself() -> None:
    beast = monster("fsr")
    beast["spots"][0]["ranking"] = 2

    assert striking(beast, ["focus"]).choose(0, "hit:0").ranking(0) == 2
    assert striking(beast, ["spirit"]).choose(0, "hit:1").ranking(0) == 0


@pytest.mark.rule("TB-CHAMP-05", "TB-CHAMP-04")
def test_an_armoured_spot_with_a_reward_of_its_own_gives_both() -> None:
    beast = monster("Fsr")
    beast["spots"][0]["ranking"] = 1

    assert striking(beast, ["focus"]).choose(0, "hit:0").ranking(0) == 2


@pytest.mark.rule("TB-CHAMP-06", "TB-SCORE-05")
def test_an_equal_position_is_no_lead() -> None:
    game = Sitting("move", seats=[bare(ranking=4), bare(ranking=4), bare(ranking=3)])

    assert [one.details["place"] for one in game.result()] == [3, 3, 1]


# The Arbiter


@pytest.mark.rule("TB-ARB-01", "TB-ARB-02")
def test_the_arbiter_goes_round_the_arenas() -> None:
    game = Sitting("begin_round", arbiter="lamara", seats=[bare(available={}) for _ in range(3)]).idle(until="nothing")

    assert [event["arena"] for event in game.told("arbiter-moved")] == ["droska", "chronosseum", "lamara"]


@pytest.mark.rule("TB-ARB-03", "TB-STRETCH-03")
@pytest.mark.parametrize(
    ("arbiter", "option", "ranking"),
    [
        ("droska", "complete:1", 2),
        ("droska", "complete:0", 1),
        ("lamara", "complete:1", 1),
        ("lamara", "complete:0", 0),
    ],
)
def test_completing_in_front_of_the_arbiter_moves_a_player_forward(arbiter: str, option: str, ranking: int) -> None:
    assert rolled(arbiter).choose(0, option).ranking(0) == ranking


@pytest.mark.rule("TB-ARB-03", "TB-CHAL-11")
def test_withdrawing_in_front_of_the_arbiter_brings_nothing() -> None:
    assert rolled("droska").choose(0, "withdraw").ranking(0) == 0


# The boat


@pytest.mark.rule("TB-BOAT-01")
def test_after_the_last_space_the_boat_continues_with_the_first() -> None:
    game = Sitting("move", boat=3, seats=[bare(shells=0, fruit=0)]).choose(0, "island:lamara", "use")

    assert (game.sees(None)["boat"], game.stock(0)) == (1, (1, 0))


@pytest.mark.rule("TB-BOAT-01")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 3)])
def test_before_the_last_space_the_boat_moves_forward_to_the_next(before: int, after: int) -> None:
    game = Sitting("move", boat=before, seats=[bare()]).choose(0, "island:lamara", "use")

    assert game.sees(None)["boat"] == after


@pytest.mark.rule("TB-BOAT-02")
def test_every_space_passed_or_reached_gives_its_reward() -> None:
    game = buying({"kind": "sail", "spaces": 3}, shells=0, ranking=0)

    assert game.sees(None)["boat"] == 3
    assert (game.stock(0), game.ranking(0)) == ((1, 1), 1)


@pytest.mark.rule("TB-BOAT-03")
def test_everybody_moves_the_same_boat() -> None:
    game = Sitting("move", boat=0, seats=[bare(shells=0, fruit=0), bare(shells=0, fruit=0), bare()])

    game.choose(0, "island:lamara", "use").choose(1, "island:lamara", "use")

    assert (game.sees(None)["boat"], game.stock(0), game.stock(1)) == (2, (1, 0), (0, 1))


@pytest.mark.rule("TB-BOAT-03", "TB-DUO-08")
def test_nobody_gains_what_the_rival_sails_past() -> None:
    game = Sitting(
        "rival_turn", cards={"race": challenge("f", arena="lamara", points=2)}, players=2, active=2, boat=0,
        challenge_deck=["race"], seats=[bare(shells=0, fruit=0), bare(shells=0, fruit=0)],
    )  # fmt: skip

    assert game.sees(None)["boat"] == 1
    assert (game.stock(0), game.stock(1)) == ((0, 0), (0, 0))
