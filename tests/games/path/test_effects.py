"""Effects of action cards: when a condition is met, what it costs, and what each result gives."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.games.path.vocabulary import CONDITIONS

from ..destiny.cards import (
    COLOURS,
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
from ..destiny.sitting import quiet
from .sitting import Sitting
from .tale import Tale

UP_TO_THREE_INACTIVE = {"kind": "up-to-three-inactive"}
THREE_EXPERIENCE = {"kind": "three-experience"}
EXPERIENCE_STEPS = {"kind": "experience-steps"}


def three_or_more(colour: str) -> dict[str, str]:
    return {"kind": "three-or-more-cards", "colour": colour}


# Conditions and results in general


HAVING = [
    pytest.param(two_or_more("red"), two_symbols("magic"), 2, id="2 or more cards"),
    pytest.param(three_or_more("pink"), two_symbols("magic"), 2, id="3 or more cards"),
    pytest.param(exactly_one("green"), two_symbols("magic"), 2, id="exactly 1 card"),
    pytest.param(exactly_two("red"), two_symbols("magic"), 2, id="exactly 2 cards"),
    pytest.param(up_to_three("red"), symbol_steps("magic"), 2, id="1 to 3 cards"),
    pytest.param(UP_TO_THREE_INACTIVE, symbol_steps("magic"), 2, id="1 to 3 inactive"),
    pytest.param(TWO_OR_MORE_INACTIVE, two_symbols("magic"), 2, id="2 or more inactive"),
]


@pytest.mark.rule("POD-EFF-02")
@pytest.mark.parametrize(("condition", "result", "magic"), HAVING)
def test_a_having_condition_is_met_without_spending_anything(
    condition: dict[str, Any], result: dict[str, Any], magic: int
) -> None:
    new = card("red", "e", condition=condition, result=result)
    before = ["red1", "green1", "pink1", "pink2", "pink3"]

    sitting = Tale.last_played(new, before, tokens={"diplomacy": 1, "combat": 1})

    assert sitting.tokens(0) == {"diplomacy": 1, "combat": 1, "magic": magic}
    assert sitting.covered(0) == {}
    assert sitting.timeline(0) == [*before, "new"]


@pytest.mark.rule("POD-EFF-02")
def test_there_is_no_condition_of_a_third_kind() -> None:
    asked = [str(param.values[0]["kind"]) for param in (*HAVING, *LOSING)]  # type: ignore[index]

    assert sorted(asked) == sorted(CONDITIONS)


@pytest.mark.rule("POD-EFF-03")
@pytest.mark.parametrize("condition", [two_or_more("red"), three_or_more("red"), up_to_three("red")])
def test_conditions_that_name_no_exact_number_are_met_by_more(condition: dict[str, str]) -> None:
    result = EXPERIENCE_STEPS if condition == up_to_three("red") else THREE_EXPERIENCE

    sitting = Tale.last_played(card("red", condition=condition, result=result), some("red", 5))

    assert sitting.experience(0) == 3


@pytest.mark.rule("POD-EFF-04")
def test_constructed_example_4_green_cards_count_as_3() -> None:
    sitting = Tale.last_played(card("green", condition=up_to_three("green"), result=EXPERIENCE_STEPS), some("green", 3))

    assert sitting.experience(0) == 3


@pytest.mark.rule("POD-EFF-04")
@pytest.mark.parametrize("owned", [3, 4, 9])
@pytest.mark.parametrize(
    ("condition", "lost"), [(LOSE_INACTIVE, 3), (UP_TO_THREE_INACTIVE, 0), (lose_up_to_three("diplomacy"), 3)]
)
def test_more_than_3_inactive_symbols_count_as_3_too(condition: dict[str, str], lost: int, owned: int) -> None:
    new = card("red", condition=condition, result=symbol_steps("combat"))

    sitting = Tale.last_played(new, tokens={"diplomacy": owned})

    assert sitting.tokens(0).get("diplomacy", 0) == owned - lost
    assert sitting.tokens(0)["combat"] == 3


@pytest.mark.rule("POD-EFF-05")
def test_constructed_example_2_exploration_are_lost_for_2_experience() -> None:
    new = card("red", condition=lose_up_to_three("exploration"), result=EXPERIENCE_STEPS)

    sitting = Tale.last_played(new, tokens={"exploration": 2})

    assert (sitting.tokens(0), sitting.experience(0)) == ({}, 2)


@pytest.mark.rule("POD-EFF-05")
@pytest.mark.parametrize("result", [EXPERIENCE_STEPS, symbol_steps("magic"), {"kind": "left-steps"}])
@pytest.mark.parametrize(
    "condition",
    [
        pytest.param(lose_up_to_three("exploration"), id="no such symbol"),
        pytest.param(LOSE_INACTIVE, id="no inactive symbol to lose"),
        pytest.param(UP_TO_THREE_INACTIVE, id="no inactive symbol"),
        pytest.param(up_to_three("green"), id="no such card"),
    ],
)
def test_a_degree_of_0_gives_nothing(condition: dict[str, Any], result: dict[str, Any]) -> None:
    new = card("red", "cm", condition=condition, result=result)

    sitting = Tale.last_played(new, ["red1"], left=["green1"], tokens={"combat": 1})

    assert sitting.phase == "draft_pair"
    assert (sitting.tokens(0), sitting.covered(0), sitting.experience(0)) == ({"combat": 1}, {}, 0)
    assert len(sitting.told("condition-not-met")) == 1


@pytest.mark.rule("POD-EFF-06")
def test_an_effect_cannot_be_paid_with_what_it_gives() -> None:
    sitting = Tale.last_played(card("red", condition=lose_one("combat"), result=two_symbols("combat")))

    assert sitting.tokens(0) == {}


@pytest.mark.rule("POD-EFF-06")
def test_what_an_effect_gives_does_not_raise_its_own_degree() -> None:
    new = card("red", condition=lose_up_to_three("combat"), result=symbol_steps("combat"))

    sitting = Tale.last_played(new, tokens={"combat": 2})

    assert sitting.tokens(0) == {"combat": 2}
    assert [event.key for event in sitting.journal if event.key in ("lost-token", "gained-symbols")] == [
        "lost-token", "lost-token", "gained-symbols",
    ]  # fmt: skip


@pytest.mark.rule("POD-EFF-06")
def test_nothing_is_gained_before_the_last_symbol_is_paid() -> None:
    new = card("red", "e", condition=lose_up_to_three("exploration"), result=EXPERIENCE_STEPS)
    sitting = Tale.last_played(new, tokens={"exploration": 3})

    for _ in range(3):
        assert (sitting.asked(0), sitting.experience(0)) == ("lose-symbol", 0)
        sitting.choose(0, "token:exploration")

    assert sitting.experience(0) == 3


# Chapter I of Edge of the World has exploration and diplomacy, then magic and diplomacy or combat and exploration.
CHAPTERS = [
    pytest.param({"turn": 2}, "exploration", "diplomacy", id="I"),
    pytest.param({"turn": 5, "page": 4}, "magic", "diplomacy", id="II left"),
    pytest.param({"turn": 5, "page": 6}, "combat", "exploration", id="II right"),
]


@pytest.mark.rule("POD-EFF-07")
@pytest.mark.parametrize(("mat", "left", "right"), CHAPTERS)
def test_left_and_right_are_those_of_the_chapter_in_which_a_card_is_played(
    mat: dict[str, Any], left: str, right: str
) -> None:
    cards = {
        "one": card("red", condition=ONE_RED, result={"kind": "left-two"}),
        "two": card("green", condition=exactly_one("green"), result={"kind": "both-paths"}),
    }
    seats = [quiet(timeline=["one", "two"], just_played=2), quiet(), quiet()]

    sitting = Sitting("resolve_cards", cards=cards, seats=seats, settings={"story": "edge-plain"}, **mat)

    assert sitting.tokens(0) == {left: 3, right: 1}


@pytest.mark.rule("POD-EFF-07")
@pytest.mark.parametrize(("mat", "left", "right"), CHAPTERS)
def test_inactive_are_the_two_other_symbols_of_the_chapter_in_which_a_card_is_played(
    mat: dict[str, Any], left: str, right: str
) -> None:
    every = {"exploration": 1, "combat": 1, "magic": 1, "diplomacy": 1}
    new = {"new": card("red", condition=LOSE_INACTIVE, result=EXPERIENCE_STEPS)}
    seats = [quiet(timeline=["new"], just_played=1, tokens=every), quiet(), quiet()]

    sitting = Sitting("resolve_cards", cards=new, seats=seats, settings={"story": "edge-plain"}, **mat)

    assert sitting.tokens(0) == {left: 1, right: 1}
    assert sitting.experience(0) == 2


# Conditions


@pytest.mark.rule("POD-COND-01")
def test_constructed_example_the_one_exploration_token_is_lost_and_the_result_applies() -> None:
    new = card("red", condition=lose_one("exploration"), result=two_symbols("combat"))

    sitting = Tale.last_played(new, tokens={"exploration": 1})

    assert sitting.tokens(0) == {"combat": 2}


@pytest.mark.rule("POD-COND-03")
@pytest.mark.parametrize(
    ("choices", "left"),
    [
        (["exploration", "exploration", "exploration"], {"magic": 1}),
        (["exploration", "magic"], {"exploration": 1}),
    ],
)
def test_constructed_example_of_1_magic_and_3_exploration_3_are_lost_by_choice(
    choices: list[str], left: dict[str, int]
) -> None:
    new = card("red", condition=LOSE_INACTIVE, result=symbol_steps("combat"))
    active = {"active": ["combat", "diplomacy"]}
    sitting = Tale.last_played(new, tokens={"magic": 1, "exploration": 3, "diplomacy": 1}, mat=active)

    sitting.choose(0, *(f"token:{symbol}" for symbol in choices))

    assert sitting.phase == "draft_pair"
    assert sitting.tokens(0) == {**left, "diplomacy": 1, "combat": 3}


@pytest.mark.rule("POD-COND-03")
def test_both_inactive_kinds_are_lost_when_only_together_they_are_enough() -> None:
    new = card("red", "e", condition=LOSE_INACTIVE, result=symbol_steps("combat"))

    sitting = Tale.last_played(new, tokens={"diplomacy": 1})

    assert sitting.tokens(0) == {"combat": 2}
    assert sitting.covered(0) == {"new": [0]}


@pytest.mark.rule("POD-COND-04")
def test_constructed_example_the_red_card_itself_and_one_earlier_red_card_are_2() -> None:
    sitting = Tale.last_played(card("red", condition=two_or_more("red"), result=THREE_EXPERIENCE), ["red1"])

    assert sitting.experience(0) == 3


@pytest.mark.rule("POD-COND-04")
@pytest.mark.parametrize(("reds", "experience"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 3)])
def test_two_or_more_cards_of_a_colour_on_the_own_timeline(reds: int, experience: int) -> None:
    new = card("green", condition=two_or_more("red"), result=THREE_EXPERIENCE)

    sitting = Tale.last_played(new, some("red", reds), left=["red5", "red6"])

    assert sitting.experience(0) == experience


@pytest.mark.rule("POD-COND-05")
@pytest.mark.parametrize(("earlier", "experience"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 3)])
def test_three_or_more_cards_of_a_colour_on_the_own_timeline(earlier: int, experience: int) -> None:
    new = card("red", condition=three_or_more("red"), result=THREE_EXPERIENCE)

    sitting = Tale.last_played(new, [*some("red", earlier), "blue1"], left=["red5", "red6"])

    assert sitting.experience(0) == experience


@pytest.mark.rule("POD-COND-08")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_colour_is_the_one_that_the_condition_names(colour: str) -> None:
    new = card("red", condition=up_to_three(colour), result=EXPERIENCE_STEPS)
    one_of_each = [f"{one}1" for one in COLOURS if one != "red"]

    sitting = Tale.last_played(new, [*one_of_each, f"{colour}2"])

    assert sitting.experience(0) == 2


@pytest.mark.rule("POD-COND-09")
def test_constructed_example_1_magic_on_a_card_and_1_exploration_token_are_degree_2() -> None:
    new = card("red", condition=UP_TO_THREE_INACTIVE, result=EXPERIENCE_STEPS)

    sitting = Tale.last_played(
        new,
        ["old"],
        cards={"old": card("blue", "m")},
        tokens={"exploration": 1},
        mat={"active": ["combat", "diplomacy"]},
    )

    assert sitting.experience(0) == 2


@pytest.mark.rule("POD-COND-09")
@pytest.mark.parametrize(("inactive", "count"), INACTIVE_COUNTS)
def test_one_to_three_inactive_symbols_and_nothing_is_lost(inactive: dict[str, int], count: int) -> None:
    new = card("red", "c", condition=UP_TO_THREE_INACTIVE, result=EXPERIENCE_STEPS)

    sitting = Tale.last_played(new, tokens={**inactive, "magic": 1})

    assert sitting.experience(0) == min(count, 3)
    assert sitting.tokens(0) == {**inactive, "magic": 1}


@pytest.mark.rule("POD-COND-09", "POD-COND-10")
@pytest.mark.parametrize(
    ("condition", "result", "experience"),
    [(UP_TO_THREE_INACTIVE, EXPERIENCE_STEPS, 1), (TWO_OR_MORE_INACTIVE, THREE_EXPERIENCE, 0)],
)
def test_covered_inactive_symbols_do_not_count(
    condition: dict[str, str], result: dict[str, str], experience: int
) -> None:
    new = card("red", condition=condition, result=result)

    sitting = Tale.last_played(new, ["old"], cards={"old": card("blue", "ed")}, covered={"old": [0]})

    assert sitting.experience(0) == experience


# Results


@pytest.mark.rule("POD-RES-01")
@pytest.mark.parametrize("before", [0, 1])
def test_three_experience(before: int) -> None:
    sitting = Tale.last_played(card("red", condition=ONE_RED, result=THREE_EXPERIENCE), experience=before)

    assert sitting.experience(0) == before + 3
    assert sitting.tokens(0) == {}


@pytest.mark.rule("POD-RES-02")
@pytest.mark.parametrize("degree", [1, 2, 3])
def test_as_much_experience_as_the_degree(degree: int) -> None:
    new = card("red", condition=up_to_three("red"), result=EXPERIENCE_STEPS)

    sitting = Tale.last_played(new, some("red", degree - 1))

    assert sitting.experience(0) == degree


ACTIVE = pytest.mark.parametrize("active", [["combat", "magic"], ["diplomacy", "exploration"]])


@pytest.mark.rule("POD-RES-05")
def test_constructed_example_with_combat_on_the_left_the_left_path_gives_2_combat() -> None:
    new = card("red", condition=ONE_RED, result={"kind": "left-two"})

    sitting = Tale.last_played(new, mat={"active": ["combat", "diplomacy"]})

    assert sitting.tokens(0) == {"combat": 2}


@pytest.mark.rule("POD-RES-07")
@ACTIVE
def test_one_symbol_of_each_active_kind(active: list[str]) -> None:
    sitting = Tale.last_played(card("red", condition=ONE_RED, result={"kind": "both-paths"}), mat={"active": active})

    assert sitting.tokens(0) == {active[0]: 1, active[1]: 1}


@pytest.mark.rule("POD-RES-10")
def test_a_printed_set_may_show_a_symbol_twice() -> None:
    result = {"kind": "symbol-set", "symbols": ["diplomacy", "combat", "diplomacy"]}

    sitting = Tale.last_played(card("red", condition=ONE_RED, result=result))

    assert sitting.tokens(0) == {"combat": 1, "diplomacy": 2}
