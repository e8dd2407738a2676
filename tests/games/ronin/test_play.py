"""Step 2: choosing two cards in secret, revealing them, and resolving their standard effects."""

from __future__ import annotations

import pytest

from ..destiny.cards import (
    LOSE_INACTIVE,
    ONE_RED,
    card,
    exactly_one,
    lose_one,
    lose_up_to_three,
    symbol_steps,
    two_or_more,
    two_symbols,
    up_to_three,
)
from ..destiny.sitting import quiet
from .sitting import Sitting

ONE_GREEN = exactly_one("green")
TWO_RED = two_or_more("red")
REDS = up_to_three("red")
TWO_INACTIVE = {"kind": "exactly-two-inactive"}
NEIGHBOUR_BLUE = {"kind": "neighbour-cards", "colour": "blue"}
EACH_TRACK = {"kind": "each-track"}
ONE_TRACK = {"kind": "one-track"}


# Choosing and revealing


@pytest.mark.rule("RON-PLAY-02")
def test_all_players_choose_at_the_same_time_in_any_order() -> None:
    sitting = Sitting.three_hands(initiative=[1, 2, 0])

    assert [sitting.asked(seat) for seat in range(3)] == ["play-left", "play-left", "play-left"]
    sitting.choose(2, "play:blue1").choose(0, "play:red1").choose(2, "play:blue2")

    assert [sitting.asked(seat) for seat in range(3)] == ["play-right", "play-left", None]


# The order of resolution


@pytest.mark.rule("RON-PLAY-04")
@pytest.mark.parametrize("initiative", [[2, 0, 1], [1, 0, 2], [0, 1, 2]])
def test_players_resolve_both_their_effects_one_player_after_another_in_initiative_order(
    initiative: list[int],
) -> None:
    worker = card("red", condition=REDS, result=symbol_steps("combat"))
    cards = dict.fromkeys(("a0", "b0", "a1", "b1", "a2", "b2"), worker)
    seats = [quiet(hand=["a0", "b0"]), quiet(hand=["a1", "b1"]), quiet(hand=["a2", "b2"])]
    sitting = Sitting("play_cards", cards=cards, initiative=initiative, seats=seats)

    sitting.choose(0, "play:a0").choose(1, "play:a1").choose(2, "play:a2")

    first, second, third = initiative
    assert sitting.resolved() == [
        (first, f"a{first}"), (first, f"b{first}"),
        (second, f"a{second}"), (second, f"b{second}"),
        (third, f"a{third}"), (third, f"b{third}"),
    ]  # fmt: skip


@pytest.mark.rule("RON-PLAY-04")
def test_the_order_is_the_new_one_of_this_turns_draft() -> None:
    worker = card("red", condition=REDS, result=symbol_steps("combat"))
    cards = dict.fromkeys(("a0", "b0", "a1", "b1", "a2", "b2"), worker)
    seats = [quiet(hand=["a0", "b0"]), quiet(hand=["a1", "b1"]), quiet(hand=["a2", "b2"])]
    sitting = Sitting("draft_pair", cards=cards, initiative=[0, 1, 2], seats=seats)
    sitting.choose(0, "row:4").choose(1, "deck").choose(2, "row:1")

    sitting.everyone_plays(("a0", "b0"), ("a1", "b1"), ("a2", "b2"))

    assert [seat for seat, _ in sitting.resolved()] == [1, 1, 2, 2, 0, 0]


@pytest.mark.rule("RON-PLAY-06")
def test_a_tea_effect_waits_until_all_have_finished_step_2() -> None:
    tea = card("red", condition=lose_one("exploration"), result=EACH_TRACK, ceremony=True)
    slow = card("red", "c", condition=lose_one("combat"), result=two_symbols("magic"))
    sitting = Sitting(
        "resolve_cards",
        cards={"tea": tea, "slow": slow},
        seats=[
            quiet(timeline=["tea"], just_played=1, tokens={"exploration": 1}),
            quiet(timeline=["slow"], just_played=1, tokens={"combat": 1}),
        ],
    )

    assert sitting.asked(1) == "lose-symbol"
    assert sitting.tokens(0) == {"exploration": 1}
    assert [sitting.track(0), sitting.track(2)] == [0, 0]

    sitting.choose(1, "token:combat")

    assert sitting.tokens(0) == {}
    assert [sitting.track(0), sitting.track(2)] == [1, 1]


@pytest.mark.rule("RON-PLAY-06")
def test_the_standard_effect_to_the_right_of_a_tea_effect_comes_first() -> None:
    """One exploration for both: the standard effect of step 2 takes it, so nothing is left for the tea."""
    tea = card("red", condition=lose_one("exploration"), result=EACH_TRACK, ceremony=True)
    standard = card("green", condition=lose_one("exploration"), result=two_symbols("magic"))

    sitting = Sitting.two_cards(left=tea, right=standard, tokens={"exploration": 1})

    assert sitting.resolved() == [(0, "right")]
    assert sitting.tokens(0) == {"magic": 2}
    assert [sitting.track(0), sitting.track(2)] == [0, 0]


@pytest.mark.rule("RON-PLAY-07")
def test_a_card_without_effect_just_brings_its_colour() -> None:
    sitting = Sitting.two_cards(left=card("red"), right=card("red", condition=TWO_RED, result=two_symbols("magic")))

    assert sitting.resolved() == [(0, "right")]
    assert sitting.tokens(0) == {"magic": 2}


# Duty and choice


@pytest.mark.rule("RON-PLAY-08", "RON-PLAY-12")
@pytest.mark.parametrize(("owned", "lost"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (7, 3)])
def test_constructed_example_as_many_magic_as_possible_are_lost_without_asking(owned: int, lost: int) -> None:
    """The example has 2 magic: exactly 2 are lost and 2 combat gained."""
    trade = card("red", condition=lose_up_to_three("magic"), result=symbol_steps("combat"))

    sitting = Sitting.last_played(trade, tokens={"magic": owned})

    assert sitting.phase == "draft_pair"
    assert sitting.tokens(0).get("magic", 0) == owned - lost
    assert sitting.tokens(0).get("combat", 0) == lost


@pytest.mark.rule("RON-PLAY-09")
@pytest.mark.parametrize(("side", "track"), [("left", 0), ("right", 2)])
def test_constructed_example_of_neighbours_with_4_and_3_cards_either_may_be_chosen(side: str, track: int) -> None:
    tea = card("red", condition=NEIGHBOUR_BLUE, result=ONE_TRACK, ceremony=True)
    sitting = Sitting.last_played(tea, left=["blue1", "blue2", "blue3", "blue4"], right=["blue5", "blue6", "blue7"])

    assert sitting.options(0) == ["neighbour:left", "neighbour:right"]
    sitting.choose(0, f"neighbour:{side}")

    assert [sitting.track(0), sitting.track(2)] == [3 if track == 0 else 0, 3 if track == 2 else 0]


@pytest.mark.rule("RON-PLAY-09")
def test_even_the_neighbour_who_gives_less_may_be_chosen() -> None:
    tea = card("red", condition=NEIGHBOUR_BLUE, result=ONE_TRACK, ceremony=True)
    sitting = Sitting.last_played(tea, left=["blue1", "blue2", "blue3"], right=["blue5"])

    sitting.choose(0, "neighbour:right")

    assert [sitting.track(0), sitting.track(2)] == [0, 1]


@pytest.mark.rule("RON-PLAY-08")
def test_a_neighbour_without_such_cards_is_no_way_to_decline() -> None:
    tea = card("red", condition=NEIGHBOUR_BLUE, result=ONE_TRACK, ceremony=True)

    sitting = Sitting.last_played(tea, left=["red1", "red2"], right=["blue5"])

    assert [sitting.track(0), sitting.track(2)] == [0, 1]


@pytest.mark.rule("RON-PLAY-09")
@pytest.mark.parametrize(("side", "tracks"), [("left", [1, 0]), ("right", [0, 1])])
def test_the_player_chooses_freely_between_both_own_tracks(side: str, tracks: list[int]) -> None:
    tea = card("red", condition=REDS, result=ONE_TRACK, ceremony=True)
    sitting = Sitting.last_played(tea)

    assert sitting.options(0) == ["track:left", "track:right"]
    sitting.choose(0, f"track:{side}")

    assert [sitting.track(0), sitting.track(2)] == tracks


# What an effect sees


@pytest.mark.rule("RON-PLAY-10")
def test_a_card_counts_its_own_colour() -> None:
    sitting = Sitting.last_played(card("red", condition=TWO_RED, result=two_symbols("magic")), ("red1",))

    assert sitting.tokens(0) == {"magic": 2}


@pytest.mark.rule("RON-PLAY-10")
def test_a_covered_symbol_of_the_card_itself_does_not_count() -> None:
    trade = card("red", "ed", condition=TWO_INACTIVE, result=two_symbols("combat"))

    sitting = Sitting.last_played(trade, covered={"new": [1]})

    assert sitting.tokens(0) == {}


@pytest.mark.rule("RON-PLAY-11")
def test_an_effect_does_not_see_the_hand_nor_the_timelines_of_others() -> None:
    reds = card("red", condition=REDS, result=symbol_steps("combat"))

    sitting = Sitting.last_played(reds, left=["red1"], right=["red2"], hand=["red3", "red4"])

    assert sitting.tokens(0) == {"combat": 1}


@pytest.mark.rule("RON-PLAY-11")
def test_a_tea_effect_does_not_see_the_card_to_its_right_either() -> None:
    tea = card("green", condition=ONE_GREEN, result=EACH_TRACK, ceremony=True)

    sitting = Sitting.two_cards(left=tea, right=card("green"))

    assert [sitting.track(0), sitting.track(2)] == [1, 1]


@pytest.mark.rule("RON-PLAY-11")
def test_a_tea_effect_cannot_spend_a_symbol_to_its_right() -> None:
    tea = card("green", condition=lose_one("exploration"), result=EACH_TRACK, ceremony=True)

    sitting = Sitting.two_cards(left=tea, right=card("green", "e"))

    assert [sitting.track(0), sitting.track(2)] == [0, 0]
    assert sitting.covered(0) == {}


# Results


@pytest.mark.rule("RON-PLAY-12")
@pytest.mark.parametrize(("earlier", "step"), [(0, 1), (1, 2), (2, 3), (3, 3), (6, 3)])
def test_a_scaling_effect_gives_the_step_of_its_condition_and_3_at_most(earlier: int, step: int) -> None:
    timeline = tuple(f"red{number}" for number in range(1, earlier + 1))

    sitting = Sitting.last_played(card("red", condition=REDS, result=symbol_steps("magic")), timeline)

    assert sitting.tokens(0) == {"magic": step}


@pytest.mark.rule("RON-PLAY-13")
def test_printed_example_losing_inactive_symbols_partly_from_the_pool_and_partly_from_the_card() -> None:
    trade = card("red", "e", condition=LOSE_INACTIVE, result=symbol_steps("combat"))

    sitting = Sitting.last_played(trade, tokens={"exploration": 1}, mat={"active": ["magic", "combat"]})

    assert sitting.tokens(0) == {"combat": 2}
    assert sitting.covered(0) == {"new": [0]}


@pytest.mark.rule("RON-PLAY-14")
def test_gained_tokens_lie_in_the_pool_before_the_next_effect_is_resolved() -> None:
    gives = card("red", condition=ONE_RED, result=two_symbols("exploration"))
    asks = card("green", "e", condition=lose_one("exploration"), result=two_symbols("magic"))

    sitting = Sitting.two_cards(left=gives, right=asks)

    assert sitting.asked(0) == "lose-symbol"
    assert sitting.tokens(0) == {"exploration": 2}
    assert "token:exploration" in sitting.options(0)


@pytest.mark.rule("RON-PLAY-14")
def test_gained_tokens_count_for_a_having_condition_of_the_next_effect() -> None:
    gives = card("red", condition=ONE_RED, result=two_symbols("exploration"))
    counts = card("green", condition=TWO_INACTIVE, result=two_symbols("magic"))

    sitting = Sitting.two_cards(left=gives, right=counts)

    assert sitting.tokens(0) == {"exploration": 2, "magic": 2}


@pytest.mark.rule("RON-PLAY-14")
def test_tokens_gained_in_step_2_pay_for_a_tea_effect_of_the_same_turn() -> None:
    tea = card("green", condition=lose_one("exploration"), result=EACH_TRACK, ceremony=True)
    gives = card("red", condition=ONE_RED, result=two_symbols("exploration"))

    sitting = Sitting.two_cards(left=tea, right=gives)

    assert sitting.tokens(0) == {"exploration": 1}
    assert [sitting.track(0), sitting.track(2)] == [1, 1]
