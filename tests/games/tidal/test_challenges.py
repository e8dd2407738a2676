"""TB-CHAL and TB-STRETCH: attempting, completing and withdrawing from challenges."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.engine.outlook import Outlook

from .sitting import Sitting, bare, challenge, monster


def rolled(showing: list[str], required: str, stretch: str = "", **seat: Any) -> Sitting:
    """Seat 0 has rolled some novice dice for a challenge of the Droska Ring, far from the Arbiter."""
    return Sitting(
        "after_roll",
        cards={"duel": challenge(required, stretch)},
        own={"dice": {"novice": "f"}, "threat": (0, 0, 0)},
        arbiter="lamara",
        seats=[bare(place="island:droska", available={}, **seat), bare(), bare()],
        turn={"visited": "droska", "attempts": 1, "throws": 1},
        attempt={"cards": ["duel"], "dice": ["novice"] * len(showing), "showing": showing},
    )


@pytest.mark.rule("TB-CHAL-01")
def test_a_challenge_has_an_arena_symbols_stretch_symbols_and_points() -> None:
    game = rolled(["focus", "spirit"], "f", "s").choose(0, "complete:1")

    assert game.column(0, 0) == ["duel"], "the column of its arena"
    assert (game.trait(0, "focus"), game.trait(0, "spirit")) == (4, 3)
    assert game.result()[0].details["challenges"] == 2


@pytest.mark.rule("TB-CHAL-02")
def test_the_challenge_is_played_from_hand_for_all_to_see() -> None:
    game = Sitting("step_on_island", cards={"duel": challenge("f")}, turn={"visited": "droska"},
                   seats=[bare(place="island:droska", challenges=["duel"])])  # fmt: skip
    assert game.sees(1)["seats"][0]["challenges"] is None

    game.choose(0, "challenge:duel")

    assert game.names(0, "challenges") == []
    assert [game.key(card) for card in game.sees(1)["attempt"]["cards"]] == ["duel"]


@pytest.mark.rule("TB-CHAL-04", "TB-THREAT-02")
def test_all_chosen_dice_are_rolled_with_the_threat_die() -> None:
    game = Sitting(
        "choose_dice",
        cards={"duel": challenge("f")},
        own={"dice": {"novice": "f", "red-adept": "s"}, "threat": (2, 2, 2)},
        seats=[bare(place="island:droska", available={"novice": 2, "red-adept": 1}, levels={"focus": 3})],
        turn={"visited": "droska", "attempts": 1},
        attempt={"cards": ["duel"]},
    ).choose(0, "available:novice", "available:red-adept", "available:novice", "roll")

    assert game.shown() == ["focus", "spirit", "focus"]
    assert game.sees(0)["attempt"]["threat"] == 2


@pytest.mark.rule("TB-CHAL-05")
def test_threats_are_met_before_anything_else_is_decided() -> None:
    game = Sitting(
        "choose_dice",
        cards={"duel": challenge("f")},
        own={"dice": {"novice": "f"}, "threat": (1, 1, 1)},
        seats=[bare(place="island:droska", shells=1)],
        turn={"visited": "droska", "attempts": 1},
        attempt={"cards": ["duel"], "dice": ["novice"] * 2},
    ).choose(0, "roll")

    assert game.options(0) == ["block", "lose:0"]
    game.choose(0, "block")
    assert "complete:0" in game.options(0)


@pytest.mark.rule("TB-CHAL-06", "TB-CHAL-07")
def test_any_dice_may_be_rolled_again_and_the_others_keep_their_faces() -> None:
    game = rolled(["spirit", "blank", "synergy"], "ff")

    assert game.rule_against(0, "roll") == "TB-CHAL-06"
    game.choose(0, "again:1", "roll")
    assert game.shown() == ["spirit", "focus", "synergy"]
    game.choose(0, "again:0", "again:2", "roll")
    assert game.shown() == ["focus", "focus", "focus"]


@pytest.mark.rule("TB-CHAL-06")
def test_there_is_no_limit_on_rolling_again_even_when_all_required_symbols_show() -> None:
    game = rolled(["focus", "blank"], "f", "s")

    for _ in range(12):
        assert "complete:0" in game.options(0)
        spare = [option for option in game.options(0) if option.startswith("again:")][-1]
        game.choose(0, spare, "roll")

    assert game.sees(0)["attempt"] is not None


@pytest.mark.rule("TB-CHAL-06")
def test_of_dice_that_are_alike_one_at_a_time_is_offered_to_be_rolled_again() -> None:
    game = rolled(["blank", "focus", "blank"], "f", "s")
    assert [option for option in game.options(0) if option.startswith("again:")] == ["again:0", "again:1"]

    game.choose(0, "again:0")

    assert [option for option in game.options(0) if option.startswith("again:")] == ["again:1", "again:2"]


@pytest.mark.rule("TB-CHAL-06")
def test_a_die_that_was_to_be_rolled_again_may_be_left_as_it_is() -> None:
    game = rolled(["blank", "focus", "blank"], "f", "s").choose(0, "again:0", "again:2", "again:1")
    assert game.options(0) == ["roll", "complete:0", "withdraw", "leave:0", "leave:1"], "dice that are alike, once"

    game.choose(0, "leave:1")
    assert game.sees(0)["attempt"]["again"] == [0, 2]
    assert "again:1" in game.options(0)

    game.choose(0, "leave:0", "leave:2")
    assert game.rule_against(0, "roll") == "TB-CHAL-06", "nothing is to be rolled any more"


def test_a_bot_does_not_take_back_what_it_has_marked() -> None:
    game = rolled(["blank", "blank"], "ff").choose(0, "again:0")

    assert "leave:0" in game.options(0)
    assert [one.id for one in Outlook(game.position, 0).onwards] == ["again:1", "roll", "withdraw"]


@pytest.mark.rule("TB-CHAL-06", "TB-THREAT-02")
def test_rolling_again_rolls_the_threat_die_again() -> None:
    game = Sitting(
        "after_roll", cards={"duel": challenge("ff")}, own={"threat": (1, 1, 1)},
        seats=[bare(place="island:droska", shells=2)], turn={"visited": "droska", "attempts": 1, "throws": 1},
        attempt={"cards": ["duel"], "dice": ["novice"], "showing": ["blank"]},
    ).choose(0, "again:0", "roll")  # fmt: skip

    assert game.asked(0) == "threat"


@pytest.mark.rule("TB-CHAL-08")
@pytest.mark.parametrize(
    ("showing", "required", "possible"),
    [
        (["focus", "focus", "spirit"], "ffs", True),
        (["focus", "spirit", "spirit"], "ffs", False),
        (["focus-spirit", "focus"], "ffs", True),
        (["focus"], "ff", False),
        (["wild", "focus"], "fs", True),
        (["wild"], "fs", False),
        (["blank", "focus"], "f", True),
    ],
)
def test_each_required_symbol_needs_a_result_of_its_own(showing: list[str], required: str, *, possible: bool) -> None:
    assert ("complete:0" in rolled(showing, required).options(0)) == possible


@pytest.mark.rule("TB-CHAL-08", "TB-CHAL-10")
def test_completing_is_the_players_choice() -> None:
    assert rolled(["focus"], "f").options(0) == ["again:0", "complete:0", "withdraw"]


@pytest.mark.rule("TB-CHAL-09", "TB-CHAL-12", "TB-TRAIT-06")
def test_completing_advances_traits_keeps_the_card_and_spends_the_dice() -> None:
    game = rolled(["spirit", "focus", "spirit", "blank"], "ssf")
    before = [game.trait(0, trait) for trait in ("spirit", "focus", "resilience", "synergy")]

    game.choose(0, "complete:0")

    after = [game.trait(0, trait) for trait in ("spirit", "focus", "resilience", "synergy")]
    assert [now - then for now, then in zip(after, before, strict=True)] == [2, 1, 0, 0]
    assert game.column(0, 0) == ["duel"]
    assert (game.player(0)["spent"], game.player(0)["available"]) == ({"novice": 4}, {})
    assert game.sees(None)["decks"]["challenge_discard"] == 0


@pytest.mark.rule("TB-CHAL-09", "TB-SYN-01")
def test_a_card_unlocked_by_completing_counts_for_the_move_on_the_champions_board() -> None:
    seat = {"steps": {"synergy": 2}, "deck": ["young-talent", "naga-heritage"]}
    game = rolled(["synergy", "spirit"], "y", "s", **seat)

    game.choose(0, "complete:1", "card:young-talent")

    assert game.ranking(0) == 2, "one for stretching, one for the card"


@pytest.mark.rule("TB-CHAL-10", "TB-CHAL-11", "TB-CHAL-12")
def test_withdrawing_advances_what_was_matched_and_draws_a_challenge() -> None:
    game = rolled(["focus", "blank"], "ffs")
    before = game.trait(0, "focus"), game.trait(0, "spirit"), game.player(0)["challenges_held"]

    assert not game.can(0, "complete:0")
    game.choose(0, "withdraw")

    assert (game.trait(0, "focus"), game.trait(0, "spirit")) == (before[0] + 1, before[1])
    assert game.player(0)["challenges_held"] == before[2] + 1
    assert game.column(0, 0) == []
    assert game.player(0)["spent"] == {"novice": 2}
    assert game.sees(None)["decks"]["challenge_discard"] == 1
    assert game.told("drew-challenges", 1)[0]["count"] == 1, "drawn, not taken"


@pytest.mark.rule("TB-CHAL-11")
def test_withdrawing_gives_no_step_for_stretch_symbols_and_no_ranking() -> None:
    game = rolled(["focus", "spirit"], "ff", "s")
    before = game.trait(0, "spirit")

    game.choose(0, "withdraw")

    assert (game.trait(0, "spirit"), game.ranking(0)) == (before, 0)
    assert game.result()[0].details["challenges"] == 0


@pytest.mark.rule("TB-CHAL-10")
def test_whoever_withdraws_says_what_a_wild_symbol_matched() -> None:
    game = rolled(["wild"], "fs")
    before = game.trait(0, "spirit")

    game.choose(0, "withdraw")
    assert game.options(0) == ["trait:focus", "trait:spirit"]
    game.choose(0, "trait:spirit")

    assert game.trait(0, "spirit") == before + 1


@pytest.mark.rule("TB-CHAL-13", "TB-STYLE-01")
def test_a_completed_challenge_raises_the_fighting_style_of_its_arena() -> None:
    game = Sitting(
        "after_roll", cards={"duel": challenge("f")}, own={"monsters": {"beast": monster("ffff", style="droska")}},
        fold={"edge": {"monster": "beast"}}, seats=[bare(place="island:droska"), bare(), bare()],
        turn={"visited": "droska", "attempts": 1, "throws": 1},
        attempt={"cards": ["duel"], "dice": ["novice"], "showing": ["focus"]},
    ).choose(0, "complete:0")  # fmt: skip
    for seat in (1, 2):
        game.choose(seat, "island:citadel", "skip")

    game.choose(0, "island:fold", "slot:edge")

    assert (game.sees(0)["attempt"]["bonus"], game.shown()) == (1, [None])


@pytest.mark.rule("TB-CHAL-14")
@pytest.mark.parametrize(
    ("required", "stretch", "offered"), [("ff", "s", True), ("fff", "", True), ("ff", "", False), ("fff", "s", False)]
)
def test_stretch_symbols_count_among_the_symbols_of_a_challenge(required: str, stretch: str, *, offered: bool) -> None:
    game = rolled(["focus", "focus", "focus"], required, stretch, in_play=["no-respite"]).choose(0, "complete:0")

    assert (game.asked(0) == "repeat-effect") == offered


def points_for_sets(least: int, **completed: list[str]) -> int:
    """What a goal that asks for sets gives for the challenges in the columns."""
    arenas = ("droska", "chronosseum", "lamara")
    cards = {f"{arena}{number}": challenge("f", arena=arena) for arena in arenas for number in range(3)}
    goal = {"sets": {"subject": {"kind": "challenge-sets"}, "least": least, "points": 5}}
    game = Sitting("move", cards=cards, own={"goals": goal}, seats=[bare(goals=["sets"], columns=completed)])
    return game.result()[0].details["goals"]


@pytest.mark.rule("TB-CHAL-15")
def test_a_set_is_a_completed_challenge_of_each_arena() -> None:
    two_each = {arena: [f"{arena}0", f"{arena}1"] for arena in ("droska", "chronosseum", "lamara")}

    assert points_for_sets(2, **two_each) == 5
    assert points_for_sets(2, **{**two_each, "lamara": ["lamara0"], "droska": ["droska0", "droska1", "droska2"]}) == 0


@pytest.mark.rule("TB-CHAL-15")
def test_a_split_challenge_counts_for_a_set_in_the_arena_of_its_column_alone() -> None:
    """Uprising is printed for the Droska Ring and for the Chronosseum."""
    assert points_for_sets(1, droska=["uprising"], lamara=["lamara0"]) == 0
    assert points_for_sets(1, droska=["uprising"], lamara=["lamara0"], chronosseum=["chronosseum0"]) == 5


@pytest.mark.rule("TB-CHAL-16")
def test_only_available_dice_may_be_chosen() -> None:
    game = Sitting(
        "choose_dice", cards={"duel": challenge("f")}, turn={"visited": "droska", "attempts": 1},
        attempt={"cards": ["duel"]},
        seats=[bare(place="island:droska", available={"novice": 1, "blue-adept": 1}, spent={"red-adept": 3})],
    )  # fmt: skip

    assert game.options(0) == ["available:novice", "available:blue-adept"]


# Stretching


@pytest.mark.rule("TB-STRETCH-01", "TB-STRETCH-03")
@pytest.mark.parametrize(("option", "spirit", "ranking"), [("complete:0", 0, 0), ("complete:1", 1, 1)])
def test_stretching_is_optional_and_moves_the_player_forward(option: str, spirit: int, ranking: int) -> None:
    game = rolled(["focus", "spirit"], "f", "s")
    before = game.trait(0, "spirit")

    game.choose(0, option)

    assert game.trait(0, "spirit") == before + spirit
    assert game.ranking(0) == ranking


@pytest.mark.rule("TB-STRETCH-02")
def test_without_all_required_symbols_nothing_is_stretched() -> None:
    assert rolled(["focus", "spirit"], "ff", "s").options(0) == ["again:0", "again:1", "withdraw"]


@pytest.mark.rule("TB-STRETCH-02", "TB-STRETCH-03")
@pytest.mark.parametrize(("option", "steps"), [("complete:1", [1, 0]), ("complete:2", [0, 1]), ("complete:3", [1, 1])])
def test_one_stretch_symbol_is_enough_and_more_do_not_move_further(option: str, steps: list[int]) -> None:
    game = rolled(["focus", "spirit", "resilience"], "f", "sr")
    before = [game.trait(0, trait) for trait in ("spirit", "resilience")]

    game.choose(0, option)

    after = [game.trait(0, trait) for trait in ("spirit", "resilience")]
    assert [now - then for now, then in zip(after, before, strict=True)] == steps
    assert game.ranking(0) == 1
