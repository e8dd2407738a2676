"""Step 2: choosing two cards in secret, revealing them, and what their effects reach."""

from __future__ import annotations

import pytest

from tablewright.engine.faults import Illegal, Stale

from .cards import (
    LOSE_INACTIVE,
    ONE_RED,
    card,
    exactly_one,
    lose_one,
    lose_up_to_three,
    symbol_steps,
    two_or_more,
    two_symbols,
)
from .sitting import COMBAT_AND_MAGIC, Sister, quiet

ONE_GREEN = exactly_one("green")
TWO_RED = two_or_more("red")


# Choosing and revealing


@pytest.mark.rule("RON-PLAY-01", "POD-PLAY-01")
def test_a_player_lays_a_left_and_then_another_right_card(sister: Sister) -> None:
    sitting = sister.three_hands()

    assert sitting.asked(0) == "play-left"
    assert sitting.play_options(0) == ["red1", "red2", "red3"]
    sitting.choose(0, "play:red2")

    assert sitting.asked(0) == "play-right"
    assert sitting.play_options(0) == ["red1", "red3"]
    sitting.choose(0, "play:red1")

    assert sitting.asked(0) is None


@pytest.mark.rule("RON-PLAY-01", "POD-PLAY-01")
def test_exactly_two_cards_leave_each_hand(sister: Sister) -> None:
    sitting = sister.three_hands()

    sitting.everyone_plays(("red1", "red2"), ("green1", "green2"), ("blue1", "blue2"))

    assert [sitting.hand(seat) for seat in range(3)] == [["red3"], ["green3"], ["blue3"]]
    assert [len(sitting.timeline(seat)) for seat in range(3)] == [1 + 2, 2, 2]


@pytest.mark.rule("RON-PLAY-01", "POD-PLAY-01")
def test_one_card_is_not_enough(sister: Sister) -> None:
    sitting = sister.three_hands().choose(1, "play:green1", "play:green2").choose(2, "play:blue1", "play:blue2")

    sitting.choose(0, "play:red1")

    assert sitting.asked(0) == "play-right"
    assert sitting.timeline(0) == ["red4"]
    with pytest.raises(Illegal):
        sitting.choose(0, "done")


@pytest.mark.rule("RON-PLAY-01", "POD-PLAY-01")
@pytest.mark.parametrize("key", ["red1", "red4", "green1"])
def test_the_right_card_cannot_be_the_left_one_nor_lie_elsewhere(sister: Sister, key: str) -> None:
    sitting = sister.three_hands().choose(0, "play:red1")

    with pytest.raises(Illegal):
        sitting.choose(0, f"play:{key}")


@pytest.mark.rule("RON-PLAY-02", "POD-PLAY-01")
def test_a_player_who_has_chosen_waits_and_cannot_change_the_choice(sister: Sister) -> None:
    sitting = sister.three_hands().choose(0, "play:red1", "play:red2")

    with pytest.raises(Stale):
        sitting.choose(0, "play:red3")
    assert [sitting.asked(seat) for seat in range(3)] == [None, "play-left", "play-left"]

    sitting.choose(1, "play:green1", "play:green2").choose(2, "play:blue1", "play:blue2")
    assert sitting.timeline(0) == ["red4", "red1", "red2"]


@pytest.mark.rule("RON-PLAY-02", "POD-PLAY-02")
@pytest.mark.parametrize("watcher", [1, 2, None])
def test_chosen_cards_stay_hidden_until_the_last_player_has_chosen(sister: Sister, watcher: int | None) -> None:
    sitting = sister.three_hands()
    before = sitting.sees(watcher)

    sitting.choose(0, "play:red1", "play:red2").choose(1, "play:green1", "play:green2").choose(2, "play:blue1")

    assert sitting.sees(watcher) == before
    assert sitting.told("revealed-cards", watcher) == []


@pytest.mark.rule("RON-PLAY-02", "POD-PLAY-02")
def test_all_cards_are_revealed_with_the_last_choice(sister: Sister) -> None:
    sitting = sister.three_hands()
    sitting.choose(2, "play:blue1", "play:blue2").choose(0, "play:red1", "play:red2").choose(1, "play:green1")

    sitting.choose(1, "play:green2")

    timelines = [[one["key"] for one in area["timeline"]] for area in sitting.sees(None)["seats"]]
    assert timelines == [["red4", "red1", "red2"], ["green1", "green2"], ["blue1", "blue2"]]
    assert [told["seat"] for told in sitting.told("revealed-cards")] == [0, 1, 2]


@pytest.mark.rule("RON-PLAY-03", "POD-PLAY-03")
@pytest.mark.parametrize(("left", "right"), [("red1", "red2"), ("red2", "red1"), ("red3", "red1")])
def test_cards_join_the_right_end_of_the_timeline_the_left_one_first(sister: Sister, left: str, right: str) -> None:
    sitting = sister.three_hands()

    sitting.everyone_plays((left, right), ("green1", "green2"), ("blue1", "blue2"))

    assert sitting.timeline(0) == ["red4", left, right]


# The order of resolution


@pytest.mark.rule("RON-PLAY-11", "POD-PLAY-04", "POD-PLAY-07")
def test_constructed_example_exactly_1_green_is_met_although_the_right_card_is_green_too(sister: Sister) -> None:
    sitting = sister.two_cards(
        left=card("green", condition=ONE_GREEN, result=two_symbols("combat")), right=card("green")
    )

    assert sitting.tokens(0) == {"combat": 2}


@pytest.mark.rule("RON-PLAY-05", "POD-PLAY-04")
def test_constructed_example_combat_from_the_left_card_pays_for_the_right_one(sister: Sister) -> None:
    gives = card("red", condition=ONE_RED, result=two_symbols("combat"))
    takes = card("green", condition=lose_one("combat"), result=two_symbols("magic"))

    sitting = sister.two_cards(left=gives, right=takes)

    assert sitting.resolved() == [(0, "left"), (0, "right")]
    assert sitting.tokens(0) == {"combat": 1, "magic": 2}


@pytest.mark.rule("RON-PLAY-05", "RON-PLAY-14", "POD-PLAY-04")
def test_the_other_way_round_the_combat_comes_too_late(sister: Sister) -> None:
    gives = card("red", condition=ONE_RED, result=two_symbols("combat"))
    takes = card("green", condition=lose_one("combat"), result=two_symbols("magic"))

    sitting = sister.two_cards(left=takes, right=gives)

    assert sitting.resolved() == [(0, "right")]
    assert sitting.tokens(0) == {"combat": 2}


# Losing symbols


@pytest.mark.rule("RON-PLAY-09", "POD-PLAY-06")
@pytest.mark.parametrize(
    ("choice", "tokens", "covered"),
    [
        ("token", {"combat": 2}, {}),
        ("old", {"exploration": 1, "combat": 2}, {"old": [1]}),
        ("new", {"exploration": 1, "combat": 2}, {"new": [0]}),
    ],
)
def test_a_loss_may_be_paid_with_a_token_or_any_fitting_printed_symbol(
    sister: Sister, choice: str, tokens: dict[str, int], covered: dict[str, list[int]]
) -> None:
    trade = card("red", "e", condition=lose_one("exploration"), result=two_symbols("combat"))
    sitting = sister.last_played(trade, ("old",), cards={"old": card("blue", "de")}, tokens={"exploration": 1})
    ways = {
        "token": "token:exploration",
        "old": sitting.cover(0, "old", 1),
        "new": sitting.cover(0, "new", 0),
    }

    assert sorted(sitting.options(0)) == sorted(ways.values())
    sitting.choose(0, ways[choice])

    assert sitting.tokens(0) == tokens
    assert sitting.covered(0) == covered


@pytest.mark.rule("RON-PLAY-09", "POD-PLAY-06")
def test_a_covered_symbol_cannot_be_lost_again(sister: Sister) -> None:
    trade = card("red", "e", condition=lose_one("exploration"), result=two_symbols("combat"))

    sitting = sister.last_played(
        trade, ("old",), cards={"old": card("blue", "e")}, tokens={"exploration": 1}, covered={"old": [0]}
    )

    assert sorted(sitting.options(0)) == sorted(["token:exploration", sitting.cover(0, "new")])


@pytest.mark.rule("RON-PLAY-11", "RON-COND-02", "POD-PLAY-06", "POD-PLAY-07")
def test_a_symbol_on_the_card_to_the_right_cannot_be_lost(sister: Sister) -> None:
    trade = card("red", condition=lose_up_to_three("exploration"), result=symbol_steps("combat"))

    sitting = sister.two_cards(left=trade, right=card("blue", "ee"), tokens={"exploration": 1})

    assert sitting.tokens(0) == {"combat": 1}
    assert sitting.covered(0) == {}


# What an effect sees


@pytest.mark.rule("RON-PLAY-10", "POD-PLAY-07")
def test_printed_example_an_inactive_symbol_on_the_same_card_may_be_used(sister: Sister) -> None:
    sitting = sister.last_played(card("red", "e", condition=LOSE_INACTIVE, result=symbol_steps("combat")))

    assert sitting.covered(0) == {"new": [0]}
    assert sitting.tokens(0) == {"combat": 1}


@pytest.mark.rule("RON-PLAY-11", "POD-PLAY-07")
def test_an_effect_sees_every_earlier_card_and_every_token(sister: Sister) -> None:
    trade = card("red", "e", condition=lose_up_to_three("exploration"), result=symbol_steps("combat"))
    old = {"first": card("blue", "e"), "second": card("green", "m")}

    sitting = sister.last_played(trade, ("first", "second"), cards=old, tokens={"exploration": 1})

    assert sitting.tokens(0) == {"combat": 3}
    assert sitting.covered(0) == {"first": [0], "new": [0]}


@pytest.mark.rule("RON-PLAY-11", "POD-PLAY-07")
def test_the_right_of_two_cards_sees_the_left_one(sister: Sister) -> None:
    sitting = sister.two_cards(
        left=card("green"), right=card("green", condition=ONE_GREEN, result=two_symbols("combat"))
    )

    assert sitting.tokens(0) == {}


# Duty


@pytest.mark.rule("RON-PLAY-08", "POD-PLAY-08")
def test_a_harmful_effect_cannot_be_declined(sister: Sister) -> None:
    """Two active symbols are lost for useless ones, and nobody is asked."""
    harmful = card("red", "cc", condition=lose_up_to_three("combat"), result=symbol_steps("diplomacy"))

    sitting = sister.last_played(harmful)

    assert sitting.covered(0) == {"new": [0, 1]}
    assert sitting.tokens(0) == {"diplomacy": 2}


@pytest.mark.rule("RON-PLAY-08", "POD-PLAY-08")
def test_an_ability_may_be_used_before_an_effect_but_there_is_no_way_around_it(sister: Sister) -> None:
    harmful = card("red", "c", condition=lose_one("combat"), result=two_symbols("diplomacy"))
    sitting = sister(
        "resolve_cards",
        cards={"new": harmful},
        active=COMBAT_AND_MAGIC,
        seats=[{"character": "geralt", "timeline": ["new"], "just_played": 1}, quiet(), quiet()],
    )

    assert sitting.asked(0) == "resolve-card"
    assert sitting.options(0) == ["resolve", "ability:training"]
    sitting.choose(0, "resolve")

    assert sitting.tokens(0) == {"diplomacy": 2}
    assert sitting.covered(0) == {"new": [0]}


@pytest.mark.rule("RON-PLAY-08", "POD-PLAY-08")
def test_a_player_who_chooses_what_to_lose_has_to_go_on_to_the_full_amount(sister: Sister) -> None:
    trade = card("red", "mm", condition=lose_up_to_three("magic"), result=symbol_steps("combat"))
    sitting = sister.last_played(trade, tokens={"magic": 2})

    both = ["token:magic", sitting.cover(0, "new")]
    assert sitting.options(0) == both
    sitting.choose(0, "token:magic")
    assert sitting.options(0) == both
    sitting.choose(0, sitting.cover(0, "new"))
    assert sitting.options(0) == ["token:magic", sitting.cover(0, "new", 1)]
    sitting.choose(0, "token:magic")

    assert sitting.tokens(0) == {"combat": 3}
    assert sitting.covered(0) == {"new": [0]}


@pytest.mark.rule("RON-PLAY-12", "POD-PLAY-09")
@pytest.mark.parametrize("reds", [1, 2, 3, 5])
def test_a_single_effect_gives_its_result_once_however_far_its_condition_is_exceeded(sister: Sister, reds: int) -> None:
    timeline = tuple(f"red{number}" for number in range(1, reds + 1))

    sitting = sister.last_played(card("red", condition=TWO_RED, result=two_symbols("magic")), timeline)

    assert sitting.tokens(0) == {"magic": 2}


# Cards without effect


@pytest.mark.rule("RON-PLAY-07", "POD-PLAY-10")
def test_a_card_without_effect_just_brings_its_symbols(sister: Sister) -> None:
    trade = card("red", condition=lose_up_to_three("exploration"), result=symbol_steps("combat"))

    sitting = sister.two_cards(left=card("green", "ee"), right=trade)

    assert sitting.tokens(0) == {"combat": 2}
    assert sitting.covered(0) == {"left": [0, 1]}


@pytest.mark.rule("RON-PLAY-07", "POD-PLAY-10")
def test_two_cards_without_effect_change_nothing(sister: Sister) -> None:
    sitting = sister.two_cards(left=card("red", "cm"), right=card("blue", "ed"), tokens={"combat": 1})

    assert sitting.timeline(0) == ["left", "right"]
    assert (sitting.tokens(0), sitting.covered(0), sitting.experience(0)) == ({"combat": 1}, {}, 0)
    assert sitting.told("effect-resolved") == sitting.told("condition-not-met") == []


@pytest.mark.rule("RON-PLAY-07", "POD-PLAY-10")
def test_many_but_not_all_action_cards_of_the_deck_have_an_effect(sister: Sister) -> None:
    main = sister.contents.MAIN_CARDS
    with_effect = sum(one.effect is not None for one in sister.contents.original_pack().cards[:main])

    assert main // 2 < with_effect < main
