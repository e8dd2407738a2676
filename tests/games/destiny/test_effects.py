"""Effects of action cards: when a condition is met, what it costs, and what each result gives."""

from __future__ import annotations

from typing import Any

import pytest

from .cards import (
    INACTIVE_COUNTS,
    LOSE_INACTIVE,
    LOSING,
    ONE_RED,
    TWO_OR_MORE_INACTIVE,
    card,
    exactly_one,
    exactly_two,
    lose_one,
    lose_up_to_three,
    some,
    symbol_steps,
    two_or_more,
    two_symbols,
    up_to_three,
)
from .sitting import Sister, quiet

# Conditions and results in general


@pytest.mark.rule("RON-EFF-01", "POD-EFF-01")
def test_with_its_condition_an_effect_gives_its_result(sister: Sister) -> None:
    sitting = sister.last_played(card("red", condition=two_or_more("red"), result=two_symbols("combat")), ["red1"])

    assert sitting.tokens(0) == {"combat": 2}
    assert (len(sitting.told("effect-resolved")), sitting.told("condition-not-met")) == (1, [])


@pytest.mark.rule("RON-EFF-01", "POD-EFF-01")
def test_without_its_condition_an_effect_does_nothing(sister: Sister) -> None:
    sitting = sister.last_played(card("red", condition=two_or_more("red"), result=two_symbols("combat")), ["green1"])

    assert sitting.tokens(0) == {}
    assert sitting.told("effect-resolved") == []
    assert len(sitting.told("condition-not-met")) == 1


@pytest.mark.rule("RON-EFF-01", "POD-EFF-01")
def test_an_effect_that_failed_is_not_tried_again_when_its_condition_is_met_later_in_the_turn(sister: Sister) -> None:
    new = card("red", condition=ONE_RED, result=two_symbols("exploration"))
    failed = {"failed": card("green", condition=lose_one("exploration"), result=two_symbols("magic"))}

    sitting = sister(
        "resolve_cards",
        cards=failed | {"new": new},
        seats=[quiet(timeline=["failed", "new"], just_played=2), quiet(), quiet()],
    )

    assert sitting.tokens(0) == {"exploration": 2}


@pytest.mark.rule("RON-EFF-02", "POD-EFF-02")
@pytest.mark.parametrize(("condition", "result", "lost", "magic"), LOSING)
def test_a_losing_condition_is_met_by_paying_symbols(
    sister: Sister, condition: dict[str, Any], result: dict[str, Any], lost: int, magic: int
) -> None:
    sitting = sister.last_played(card("red", condition=condition, result=result), tokens={"exploration": 2})

    assert sitting.tokens(0).get("exploration", 0) == 2 - lost
    assert sitting.tokens(0)["magic"] == magic


@pytest.mark.rule("RON-EFF-03", "RON-COND-07", "POD-EFF-03")
def test_constructed_example_exactly_2_red_cards_is_not_met_by_3(sister: Sister) -> None:
    sitting = sister.last_played(
        card("red", condition=exactly_two("red"), result=two_symbols("combat")), ["red1", "red2"]
    )

    assert sitting.tokens(0) == {}


# Conditions


@pytest.mark.rule("RON-COND-01", "POD-COND-01")
def test_constructed_example_without_exploration_nothing_happens(sister: Sister) -> None:
    new = card("red", "cm", condition=lose_one("exploration"), result=two_symbols("combat"))

    sitting = sister.last_played(new, tokens={"diplomacy": 3})

    assert sitting.tokens(0) == {"diplomacy": 3}
    assert sitting.covered(0) == {}


@pytest.mark.rule("RON-COND-01", "POD-COND-01")
@pytest.mark.parametrize("owned", [1, 2, 5])
def test_exactly_one_printed_symbol_is_lost_for_the_single_result(sister: Sister, owned: int) -> None:
    new = card("red", condition=lose_one("exploration"), result=two_symbols("combat"))

    sitting = sister.last_played(new, tokens={"exploration": owned})

    assert sitting.tokens(0).get("exploration", 0) == owned - 1
    assert sitting.tokens(0)["combat"] == 2


@pytest.mark.rule("RON-COND-01", "POD-COND-01")
def test_a_covered_symbol_cannot_be_the_one_lost(sister: Sister) -> None:
    new = card("red", "e", condition=lose_one("exploration"), result=two_symbols("combat"))

    sitting = sister.last_played(new, covered={"new": [0]})

    assert sitting.tokens(0) == {}


@pytest.mark.rule("RON-COND-02", "POD-COND-02")
def test_constructed_example_of_5_exploration_exactly_3_are_lost(sister: Sister) -> None:
    """Three tokens, and two symbols on cards in scope."""
    new = card("red", "e", condition=lose_up_to_three("exploration"), result=symbol_steps("combat"))
    sitting = sister.last_played(new, ["old"], cards={"old": card("blue", "e")}, tokens={"exploration": 3})

    sitting.choose(0, "token:exploration", sitting.cover(0, "old"), "token:exploration")

    assert sitting.phase == "draft_pair"
    assert sitting.tokens(0) == {"exploration": 1, "combat": 3}
    assert sitting.covered(0) == {"old": [0]}


@pytest.mark.rule("RON-COND-02", "POD-COND-02")
@pytest.mark.parametrize(("owned", "step"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_as_many_of_the_printed_symbol_are_lost_as_owned_and_3_at_most(sister: Sister, owned: int, step: int) -> None:
    new = card("red", condition=lose_up_to_three("exploration"), result=symbol_steps("combat"))

    sitting = sister.last_played(new, tokens={"exploration": owned, "diplomacy": 2})

    assert sitting.tokens(0).get("exploration", 0) == owned - step
    assert sitting.tokens(0)["diplomacy"] == 2
    assert sitting.tokens(0)["combat"] == step


@pytest.mark.rule("RON-COND-03", "POD-COND-03")
def test_active_symbols_cannot_pay_for_a_loss_of_inactive_ones(sister: Sister) -> None:
    new = card("red", "cm", condition=LOSE_INACTIVE, result=symbol_steps("diplomacy"))

    sitting = sister.last_played(new, tokens={"combat": 2, "magic": 2})

    assert sitting.tokens(0) == {"combat": 2, "magic": 2}
    assert sitting.covered(0) == {}


@pytest.mark.rule("RON-COND-06", "RON-EFF-03", "POD-COND-06", "POD-EFF-03")
@pytest.mark.parametrize(
    ("own_colour", "greens", "met"),
    [
        pytest.param("green", 0, True, id="the own card is the only green one"),
        pytest.param("green", 1, False, id="two green cards"),
        pytest.param("red", 0, False, id="no green card"),
        pytest.param("red", 1, True, id="one earlier green card"),
        pytest.param("red", 2, False, id="two earlier green cards"),
    ],
)
def test_exactly_one_card_of_a_colour(sister: Sister, own_colour: str, greens: int, met: bool) -> None:  # noqa: FBT001
    new = card(own_colour, condition=exactly_one("green"), result=two_symbols("combat"))

    sitting = sister.last_played(new, some("green", greens), left=["green5"])

    assert sitting.tokens(0) == ({"combat": 2} if met else {})


@pytest.mark.rule("RON-COND-07", "POD-COND-07", "POD-EFF-03")
@pytest.mark.parametrize(("reds", "met"), [(0, False), (1, False), (2, True), (3, False), (4, False)])
def test_exactly_two_cards_of_a_colour(sister: Sister, reds: int, met: bool) -> None:  # noqa: FBT001
    new = card("green", condition=exactly_two("red"), result=two_symbols("combat"))

    sitting = sister.last_played(new, some("red", reds), left=["red5"])

    assert sitting.tokens(0) == ({"combat": 2} if met else {})


@pytest.mark.rule("RON-COND-08", "POD-COND-08")
@pytest.mark.parametrize(("greens", "step"), [(1, 1), (2, 2), (3, 3), (4, 3), (5, 3)])
def test_one_to_three_cards_of_a_colour(sister: Sister, greens: int, step: int) -> None:
    """The constructed example: 5 green cards give step 3."""
    new = card("green", condition=up_to_three("green"), result=symbol_steps("combat"))

    sitting = sister.last_played(new, [*some("green", greens - 1), "red1"], left=["green6"])

    assert sitting.tokens(0) == {"combat": step}


@pytest.mark.rule("RON-COND-10", "POD-COND-10")
@pytest.mark.parametrize(
    ("printed", "tokens", "met"),
    [
        pytest.param("ed", {}, True, id="both printed"),
        pytest.param("e", {"diplomacy": 1}, True, id="one printed and one token"),
        pytest.param("ec", {"magic": 1}, False, id="one inactive and two active ones"),
    ],
)
def test_printed_inactive_symbols_count_with_the_tokens_and_are_not_covered(
    sister: Sister,
    printed: str,
    tokens: dict[str, int],
    met: bool,  # noqa: FBT001
) -> None:
    new = card("red", condition=TWO_OR_MORE_INACTIVE, result=two_symbols("combat"))

    sitting = sister.last_played(new, ["old"], cards={"old": card("blue", printed)}, tokens=tokens)

    assert sitting.tokens(0) == {**tokens, **({"combat": 2} if met else {})}
    assert sitting.covered(0) == {}


@pytest.mark.rule("RON-COND-10", "POD-COND-10")
@pytest.mark.parametrize(("inactive", "count"), INACTIVE_COUNTS)
def test_two_or_more_inactive_symbols_and_nothing_is_lost(sister: Sister, inactive: dict[str, int], count: int) -> None:
    """The constructed example: 3 inactive symbols meet it."""
    new = card("red", "c", condition=TWO_OR_MORE_INACTIVE, result=two_symbols("combat"))

    sitting = sister.last_played(new, tokens={**inactive, "magic": 1})

    gained = {"combat": 2} if count >= 2 else {}
    assert sitting.tokens(0) == {**inactive, "magic": 1, **gained}


# Results


@pytest.mark.rule("RON-RES-03", "POD-RES-03")
@pytest.mark.parametrize("step", [1, 2, 3])
@pytest.mark.parametrize("active", [["combat", "magic"], ["diplomacy", "exploration"]])
def test_the_left_path_gives_as_many_of_its_symbol_as_the_step(sister: Sister, active: list[str], step: int) -> None:
    new = card("red", condition=up_to_three("red"), result={"kind": "left-steps"})

    sitting = sister.last_played(new, some("red", step - 1), mat={"active": active})

    assert sitting.tokens(0) == {active[0]: step}


@pytest.mark.rule("RON-RES-04", "POD-RES-04")
@pytest.mark.parametrize("step", [1, 2, 3])
@pytest.mark.parametrize("active", [["combat", "magic"], ["diplomacy", "exploration"]])
def test_the_right_path_gives_as_many_of_its_symbol_as_the_step(sister: Sister, active: list[str], step: int) -> None:
    new = card("red", condition=up_to_three("red"), result={"kind": "right-steps"})

    sitting = sister.last_played(new, some("red", step - 1), mat={"active": active})

    assert sitting.tokens(0) == {active[1]: step}


@pytest.mark.rule("RON-RES-06", "POD-RES-06")
@pytest.mark.parametrize("right", ["combat", "exploration", "diplomacy"])
def test_two_of_the_right_path(sister: Sister, right: str) -> None:
    new = card("red", condition=ONE_RED, result={"kind": "right-two"})

    sitting = sister.last_played(new, mat={"active": ["magic", right]})

    assert sitting.tokens(0) == {right: 2}


@pytest.mark.rule("RON-RES-08", "POD-RES-08")
@pytest.mark.parametrize("symbol", ["combat", "magic", "exploration", "diplomacy"])
def test_two_of_the_printed_symbol_whether_active_or_not(sister: Sister, symbol: str) -> None:
    """The constructed example: combat shown gives 2 combat tokens; here combat and magic are active."""
    sitting = sister.last_played(card("red", condition=ONE_RED, result=two_symbols(symbol)))

    assert sitting.tokens(0) == {symbol: 2}


@pytest.mark.rule("RON-RES-09", "POD-RES-09")
@pytest.mark.parametrize("symbol", ["combat", "diplomacy"])
@pytest.mark.parametrize("step", [1, 2, 3])
def test_as_many_of_the_printed_symbol_as_the_step(sister: Sister, symbol: str, step: int) -> None:
    """The constructed example: combat shown and step 2 give 2 combat tokens."""
    new = card("red", condition=up_to_three("red"), result=symbol_steps(symbol))

    sitting = sister.last_played(new, some("red", step - 1))

    assert sitting.tokens(0) == {symbol: step}


@pytest.mark.rule("RON-RES-10", "POD-RES-10")
def test_the_printed_set_gives_1_exploration_1_magic_and_1_combat(sister: Sister) -> None:
    result = {"kind": "symbol-set", "symbols": ["exploration", "magic", "combat"]}

    sitting = sister.last_played(card("red", condition=ONE_RED, result=result), tokens={"magic": 1})

    assert sitting.tokens(0) == {"exploration": 1, "magic": 2, "combat": 1}
