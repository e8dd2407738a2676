"""TB-CHAL: attempting, completing and withdrawing from challenges."""

from __future__ import annotations

import pytest

from .sitting import Sitting, challenge


def rolled(showing: list[str], required: str, stretch: str = "", **seat: object) -> Sitting:
    """Seat 0 has rolled some novice dice for a challenge of the Droska Ring."""
    return Sitting(
        "after_roll",
        cards={"duel": challenge(required, stretch)},
        arbiter="lamara",
        seats=[{"place": "island:droska", **seat}],
        turn={"visited": "droska", "attempts": 1, "throws": 1},
        attempt={"cards": ["duel"], "dice": ["novice"] * len(showing), "showing": showing},
    )


@pytest.mark.rule("TB-CHAL-10", "TB-CHAL-11", "TB-CHAL-12")
def test_withdrawing_advances_what_was_matched_and_draws_a_challenge() -> None:
    game = rolled(["focus", "blank"], "ffs")
    before = game.trait(0, "focus"), game.player(0)["challenges_held"]

    assert not game.can(0, "complete:0")
    game.choose(0, "withdraw")

    assert game.trait(0, "focus") == before[0] + 1
    assert game.player(0)["challenges_held"] == before[1] + 1
    assert game.player(0)["columns"][0] == []
    assert game.player(0)["spent"] == {"novice": 2}
    assert game.player(0)["ranking"] == 0


@pytest.mark.rule("TB-TRAIT-06", "TB-CHAL-08", "TB-CHAL-09")
def test_completing_advances_every_matched_trait() -> None:
    game = rolled(["spirit", "focus", "spirit"], "ssf")
    before = [game.trait(0, trait) for trait in ("spirit", "focus")]

    game.choose(0, "complete:0")

    assert [game.trait(0, trait) for trait in ("spirit", "focus")] == [before[0] + 2, before[1] + 1]
    assert [card["name"] for card in game.player(0)["columns"][0]] == ["challenge-duel"]
    assert game.player(0)["spent"] == {"novice": 3}


@pytest.mark.rule("TB-STRETCH-01", "TB-STRETCH-03")
@pytest.mark.parametrize(("option", "spirit", "ranking"), [("complete:0", 0, 0), ("complete:1", 1, 1)])
def test_stretching_is_optional_and_moves_the_player_forward(option: str, spirit: int, ranking: int) -> None:
    game = rolled(["focus", "spirit"], "f", "s")
    before = game.trait(0, "spirit")

    game.choose(0, option)

    assert game.trait(0, "spirit") == before + spirit
    assert game.player(0)["ranking"] == ranking


@pytest.mark.rule("TB-SHIELD-02", "TB-SHIELD-01", "TB-THREAT-03")
def test_blocking_charges_the_shield() -> None:
    game = Sitting(
        "suffer_threat",
        cards={"duel": challenge("ff")},
        seats=[{"place": "island:droska", "shells": 3, "charge": 1}],
        turn={"visited": "droska", "attempts": 1, "throws": 1},
        attempt={"cards": ["duel"], "dice": ["novice", "novice"], "showing": ["focus", "blank"], "threat": 2},
    )

    game.choose(0, "block", "block")

    assert (game.player(0)["shells"], game.player(0)["charge"]) == (1, 3)
