"""Effects of action cards: when a condition is met, what it costs, and what each result gives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tablewright.games.path.vocabulary import CONDITIONS

from .sitting import LOSE_INACTIVE, Sitting, card, lose_one, lose_up_to_three, symbol_steps, two_symbols

COLOURS = ("red", "green", "blue", "yellow", "pink")
PLAIN = {f"{colour}{number}": card(colour) for colour in COLOURS for number in range(1, 8)}
SETTINGS = {"story": "edge-plain"}
ONE_RED = {"kind": "exactly-one-card", "colour": "red"}
TWO_OR_MORE_INACTIVE = {"kind": "two-or-more-inactive"}
UP_TO_THREE_INACTIVE = {"kind": "up-to-three-inactive"}
THREE_EXPERIENCE = {"kind": "three-experience"}
EXPERIENCE_STEPS = {"kind": "experience-steps"}


def two_or_more(colour: str) -> dict[str, str]:
    return {"kind": "two-or-more-cards", "colour": colour}


def three_or_more(colour: str) -> dict[str, str]:
    return {"kind": "three-or-more-cards", "colour": colour}


def exactly_one(colour: str) -> dict[str, str]:
    return {"kind": "exactly-one-card", "colour": colour}


def exactly_two(colour: str) -> dict[str, str]:
    return {"kind": "exactly-two-cards", "colour": colour}


def up_to_three(colour: str) -> dict[str, str]:
    return {"kind": "up-to-three-cards", "colour": colour}


def quiet(**more: Any) -> dict[str, Any]:
    """A seat whose first ability is used up, so that nothing but the rule at hand asks it anything."""
    return {"abilities": ["used"], **more}


def resolve(
    new: dict[str, Any],
    before: Sequence[str] = (),
    *,
    cards: dict[str, Any] | None = None,
    others: Sequence[str] = (),
    mat: dict[str, Any] | None = None,
    **seat: Any,
) -> Sitting:
    """Seat 0 resolves the card "new" that it laid after others; seat 1 has cards too.

    Combat (left) and magic (right) are active unless the mat says otherwise.
    """
    seats = [quiet(timeline=[*before, "new"], just_played=1, **seat), quiet(timeline=list(others)), quiet()]
    table = {"active": ["combat", "magic"], "settings": SETTINGS, **(mat or {})}
    return Sitting("resolve_cards", cards=PLAIN | (cards or {}) | {"new": new}, seats=seats, **table)


def some(colour: str, count: int) -> list[str]:
    """So many plain cards of a colour."""
    return [f"{colour}{number}" for number in range(1, count + 1)]


def cover(sitting: Sitting, key: str, slot: int = 0) -> str:
    """The option of seat 0 to cover a printed symbol of a timeline card."""
    number = next(one["card"] for one in sitting.player(0)["timeline"] if one["key"] == key)
    return f"cover:{number}.{slot}"


# Conditions and results in general


@pytest.mark.rule("POD-EFF-01")
def test_without_its_condition_an_effect_does_nothing() -> None:
    sitting = resolve(card("red", condition=two_or_more("red"), result=THREE_EXPERIENCE), ["green1"])

    assert sitting.experience(0) == 0
    assert (sitting.told("effect-resolved"), len(sitting.told("condition-not-met"))) == ([], 1)


@pytest.mark.rule("POD-EFF-01")
def test_with_its_condition_an_effect_gives_its_result() -> None:
    sitting = resolve(card("red", condition=two_or_more("red"), result=THREE_EXPERIENCE), ["red1"])

    assert sitting.experience(0) == 3
    assert (len(sitting.told("effect-resolved")), sitting.told("condition-not-met")) == (1, [])


@pytest.mark.rule("POD-EFF-01")
def test_an_effect_that_failed_is_not_tried_again_when_its_condition_is_met_later_in_the_turn() -> None:
    cards = {
        "failed": card("green", condition=lose_one("exploration"), result=two_symbols("magic")),
        "new": card("red", condition=ONE_RED, result=two_symbols("exploration")),
    }
    seats = [quiet(timeline=["failed", "new"], just_played=2), quiet(), quiet()]

    sitting = Sitting("resolve_cards", cards=cards, seats=seats, settings=SETTINGS)

    assert sitting.tokens(0) == {"exploration": 2}


HAVING = [
    pytest.param(two_or_more("red"), two_symbols("magic"), 2, id="2 or more cards"),
    pytest.param(three_or_more("pink"), two_symbols("magic"), 2, id="3 or more cards"),
    pytest.param(exactly_one("green"), two_symbols("magic"), 2, id="exactly 1 card"),
    pytest.param(exactly_two("red"), two_symbols("magic"), 2, id="exactly 2 cards"),
    pytest.param(up_to_three("red"), symbol_steps("magic"), 2, id="1 to 3 cards"),
    pytest.param(UP_TO_THREE_INACTIVE, symbol_steps("magic"), 2, id="1 to 3 inactive"),
    pytest.param(TWO_OR_MORE_INACTIVE, two_symbols("magic"), 2, id="2 or more inactive"),
]
LOSING = [
    pytest.param(lose_one("exploration"), two_symbols("magic"), 1, 2, id="1"),
    pytest.param(lose_up_to_three("exploration"), symbol_steps("magic"), 2, 2, id="1 to 3"),
    pytest.param(LOSE_INACTIVE, symbol_steps("magic"), 2, 2, id="1 to 3 inactive"),
]


@pytest.mark.rule("POD-EFF-02")
@pytest.mark.parametrize(("condition", "result", "magic"), HAVING)
def test_a_having_condition_is_met_without_spending_anything(
    condition: dict[str, Any], result: dict[str, Any], magic: int
) -> None:
    new = card("red", "e", condition=condition, result=result)
    before = ["red1", "green1", "pink1", "pink2", "pink3"]

    sitting = resolve(new, before, tokens={"diplomacy": 1, "combat": 1})

    assert sitting.tokens(0) == {"diplomacy": 1, "combat": 1, "magic": magic}
    assert sitting.covered(0) == {}
    assert sitting.timeline(0) == [*before, "new"]


@pytest.mark.rule("POD-EFF-02")
@pytest.mark.parametrize(("condition", "result", "lost", "magic"), LOSING)
def test_a_losing_condition_is_met_by_paying_symbols(
    condition: dict[str, Any], result: dict[str, Any], lost: int, magic: int
) -> None:
    sitting = resolve(card("red", condition=condition, result=result), tokens={"exploration": 2})

    assert sitting.tokens(0).get("exploration", 0) == 2 - lost
    assert sitting.tokens(0)["magic"] == magic


@pytest.mark.rule("POD-EFF-02")
def test_there_is_no_condition_of_a_third_kind() -> None:
    asked = [str(param.values[0]["kind"]) for param in (*HAVING, *LOSING)]  # type: ignore[index]

    assert sorted(asked) == sorted(CONDITIONS)


@pytest.mark.rule("POD-EFF-03")
def test_constructed_example_exactly_2_red_cards_is_not_met_by_3() -> None:
    sitting = resolve(card("red", condition=exactly_two("red"), result=THREE_EXPERIENCE), ["red1", "red2"])

    assert sitting.experience(0) == 0


@pytest.mark.rule("POD-EFF-03")
@pytest.mark.parametrize("condition", [two_or_more("red"), three_or_more("red"), up_to_three("red")])
def test_conditions_that_name_no_exact_number_are_met_by_more(condition: dict[str, str]) -> None:
    result = EXPERIENCE_STEPS if condition == up_to_three("red") else THREE_EXPERIENCE

    sitting = resolve(card("red", condition=condition, result=result), some("red", 5))

    assert sitting.experience(0) == 3


@pytest.mark.rule("POD-EFF-04")
def test_constructed_example_4_green_cards_count_as_3() -> None:
    sitting = resolve(card("green", condition=up_to_three("green"), result=EXPERIENCE_STEPS), some("green", 3))

    assert sitting.experience(0) == 3


@pytest.mark.rule("POD-EFF-04")
@pytest.mark.parametrize("owned", [3, 4, 9])
@pytest.mark.parametrize(("condition", "lost"), [(LOSE_INACTIVE, 3), (UP_TO_THREE_INACTIVE, 0)])
def test_more_than_3_inactive_symbols_count_as_3_too(condition: dict[str, str], lost: int, owned: int) -> None:
    new = card("red", condition=condition, result=symbol_steps("combat"))

    sitting = resolve(new, tokens={"diplomacy": owned})

    assert sitting.tokens(0).get("diplomacy", 0) == owned - lost
    assert sitting.tokens(0)["combat"] == 3


@pytest.mark.rule("POD-EFF-05")
def test_constructed_example_2_exploration_are_lost_for_2_experience() -> None:
    new = card("red", condition=lose_up_to_three("exploration"), result=EXPERIENCE_STEPS)

    sitting = resolve(new, tokens={"exploration": 2})

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

    sitting = resolve(new, ["red1"], others=["green1"], tokens={"combat": 1})

    assert sitting.phase == "draft_pair"
    assert (sitting.tokens(0), sitting.covered(0), sitting.experience(0)) == ({"combat": 1}, {}, 0)
    assert len(sitting.told("condition-not-met")) == 1


@pytest.mark.rule("POD-EFF-06")
def test_an_effect_cannot_be_paid_with_what_it_gives() -> None:
    sitting = resolve(card("red", condition=lose_one("combat"), result=two_symbols("combat")))

    assert sitting.tokens(0) == {}


@pytest.mark.rule("POD-EFF-06")
def test_what_an_effect_gives_does_not_raise_its_own_degree() -> None:
    new = card("red", condition=lose_up_to_three("combat"), result=symbol_steps("combat"))

    sitting = resolve(new, tokens={"combat": 2})

    assert sitting.tokens(0) == {"combat": 2}
    assert [event.key for event in sitting.journal if event.key in ("lost-token", "gained-symbols")] == [
        "lost-token", "lost-token", "gained-symbols",
    ]  # fmt: skip


@pytest.mark.rule("POD-EFF-06")
def test_nothing_is_gained_before_the_last_symbol_is_paid() -> None:
    new = card("red", "e", condition=lose_up_to_three("exploration"), result=EXPERIENCE_STEPS)
    sitting = resolve(new, tokens={"exploration": 3})

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

    sitting = Sitting("resolve_cards", cards=cards, seats=seats, settings=SETTINGS, **mat)

    assert sitting.tokens(0) == {left: 3, right: 1}


@pytest.mark.rule("POD-EFF-07")
@pytest.mark.parametrize(("mat", "left", "right"), CHAPTERS)
def test_inactive_are_the_two_other_symbols_of_the_chapter_in_which_a_card_is_played(
    mat: dict[str, Any], left: str, right: str
) -> None:
    every = {"exploration": 1, "combat": 1, "magic": 1, "diplomacy": 1}
    new = {"new": card("red", condition=LOSE_INACTIVE, result=EXPERIENCE_STEPS)}
    seats = [quiet(timeline=["new"], just_played=1, tokens=every), quiet(), quiet()]

    sitting = Sitting("resolve_cards", cards=new, seats=seats, settings=SETTINGS, **mat)

    assert sitting.tokens(0) == {left: 1, right: 1}
    assert sitting.experience(0) == 2


# The ten conditions


@pytest.mark.rule("POD-COND-01")
def test_constructed_example_the_one_exploration_token_is_lost_and_the_result_applies() -> None:
    new = card("red", condition=lose_one("exploration"), result=two_symbols("combat"))

    sitting = resolve(new, tokens={"exploration": 1})

    assert sitting.tokens(0) == {"combat": 2}


@pytest.mark.rule("POD-COND-01")
@pytest.mark.parametrize("owned", [1, 2, 5])
def test_exactly_one_printed_symbol_is_lost(owned: int) -> None:
    new = card("red", condition=lose_one("exploration"), result=THREE_EXPERIENCE)

    sitting = resolve(new, tokens={"exploration": owned})

    assert sitting.tokens(0).get("exploration", 0) == owned - 1
    assert sitting.experience(0) == 3


@pytest.mark.rule("POD-COND-01")
def test_without_the_printed_symbol_nothing_happens() -> None:
    new = card("red", "cm", condition=lose_one("exploration"), result=two_symbols("combat"))

    sitting = resolve(new, tokens={"diplomacy": 3})

    assert sitting.tokens(0) == {"diplomacy": 3}
    assert sitting.covered(0) == {}


@pytest.mark.rule("POD-COND-01")
def test_a_covered_symbol_cannot_be_the_one_lost() -> None:
    new = card("red", "e", condition=lose_one("exploration"), result=two_symbols("combat"))

    sitting = resolve(new, covered={"new": [0]})

    assert sitting.tokens(0) == {}


@pytest.mark.rule("POD-COND-02")
@pytest.mark.parametrize(("owned", "degree"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_as_many_of_the_printed_symbol_are_lost_as_owned_and_3_at_most(owned: int, degree: int) -> None:
    new = card("red", condition=lose_up_to_three("exploration"), result=symbol_steps("combat"))

    sitting = resolve(new, tokens={"exploration": owned, "diplomacy": 2})

    assert sitting.tokens(0).get("exploration", 0) == owned - degree
    assert sitting.tokens(0)["diplomacy"] == 2
    assert sitting.tokens(0)["combat"] == degree


@pytest.mark.rule("POD-COND-02")
def test_of_5_printed_symbols_in_reach_the_player_chooses_the_3_that_are_lost() -> None:
    """Three tokens, and two symbols on cards."""
    new = card("red", "e", condition=lose_up_to_three("exploration"), result=symbol_steps("combat"))
    sitting = resolve(new, ["old"], cards={"old": card("blue", "e")}, tokens={"exploration": 3})

    sitting.choose(0, "token:exploration", cover(sitting, "old"), "token:exploration")

    assert sitting.phase == "draft_pair"
    assert sitting.tokens(0) == {"exploration": 1, "combat": 3}
    assert sitting.covered(0) == {"old": [0]}


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
    sitting = resolve(new, tokens={"magic": 1, "exploration": 3, "diplomacy": 1}, mat=active)

    sitting.choose(0, *(f"token:{symbol}" for symbol in choices))

    assert sitting.phase == "draft_pair"
    assert sitting.tokens(0) == {**left, "diplomacy": 1, "combat": 3}


@pytest.mark.rule("POD-COND-03")
def test_both_inactive_kinds_are_lost_when_only_together_they_are_enough() -> None:
    new = card("red", "e", condition=LOSE_INACTIVE, result=symbol_steps("combat"))

    sitting = resolve(new, tokens={"diplomacy": 1})

    assert sitting.tokens(0) == {"combat": 2}
    assert sitting.covered(0) == {"new": [0]}


@pytest.mark.rule("POD-COND-03")
def test_active_symbols_cannot_pay_for_a_loss_of_inactive_ones() -> None:
    new = card("red", "cm", condition=LOSE_INACTIVE, result=symbol_steps("diplomacy"))

    sitting = resolve(new, tokens={"combat": 2, "magic": 2})

    assert sitting.tokens(0) == {"combat": 2, "magic": 2}
    assert sitting.covered(0) == {}


@pytest.mark.rule("POD-COND-04")
def test_constructed_example_the_red_card_itself_and_one_earlier_red_card_are_2() -> None:
    sitting = resolve(card("red", condition=two_or_more("red"), result=THREE_EXPERIENCE), ["red1"])

    assert sitting.experience(0) == 3


@pytest.mark.rule("POD-COND-04")
@pytest.mark.parametrize(("reds", "experience"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 3)])
def test_two_or_more_cards_of_a_colour_on_the_own_timeline(reds: int, experience: int) -> None:
    new = card("green", condition=two_or_more("red"), result=THREE_EXPERIENCE)

    sitting = resolve(new, some("red", reds), others=["red5", "red6"])

    assert sitting.experience(0) == experience


@pytest.mark.rule("POD-COND-05")
@pytest.mark.parametrize(("earlier", "experience"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 3)])
def test_three_or_more_cards_of_a_colour_on_the_own_timeline(earlier: int, experience: int) -> None:
    new = card("red", condition=three_or_more("red"), result=THREE_EXPERIENCE)

    sitting = resolve(new, [*some("red", earlier), "blue1"], others=["red5", "red6"])

    assert sitting.experience(0) == experience


@pytest.mark.rule("POD-COND-06")
@pytest.mark.parametrize(
    ("own_colour", "greens", "experience"),
    [
        pytest.param("green", 0, 3, id="the card itself is the only green one"),
        pytest.param("green", 1, 0, id="two green cards"),
        pytest.param("red", 0, 0, id="no green card"),
        pytest.param("red", 1, 3, id="one earlier green card"),
        pytest.param("red", 2, 0, id="two earlier green cards"),
    ],
)
def test_exactly_one_card_of_a_colour(own_colour: str, greens: int, experience: int) -> None:
    new = card(own_colour, condition=exactly_one("green"), result=THREE_EXPERIENCE)

    sitting = resolve(new, some("green", greens), others=["green5"])

    assert sitting.experience(0) == experience


@pytest.mark.rule("POD-COND-07", "POD-EFF-03")
@pytest.mark.parametrize(("reds", "experience"), [(0, 0), (1, 0), (2, 3), (3, 0), (4, 0)])
def test_exactly_two_cards_of_a_colour(reds: int, experience: int) -> None:
    new = card("green", condition=exactly_two("red"), result=THREE_EXPERIENCE)

    sitting = resolve(new, some("red", reds), others=["red5"])

    assert sitting.experience(0) == experience


@pytest.mark.rule("POD-COND-08")
@pytest.mark.parametrize(("greens", "degree"), [(1, 1), (2, 2), (3, 3), (4, 3), (5, 3)])
def test_one_to_three_cards_of_a_colour(greens: int, degree: int) -> None:
    new = card("green", condition=up_to_three("green"), result=symbol_steps("combat"))

    sitting = resolve(new, [*some("green", greens - 1), "red1"], others=["green6"])

    assert sitting.tokens(0) == {"combat": degree}


@pytest.mark.rule("POD-COND-08")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_colour_is_the_one_that_the_condition_names(colour: str) -> None:
    new = card("red", condition=up_to_three(colour), result=EXPERIENCE_STEPS)
    one_of_each = [f"{one}1" for one in COLOURS if one != "red"]

    sitting = resolve(new, [*one_of_each, f"{colour}2"])

    assert sitting.experience(0) == 2


INACTIVE_COUNTS = [
    pytest.param({}, 0, id="none"),
    pytest.param({"exploration": 1}, 1, id="one"),
    pytest.param({"exploration": 2}, 2, id="two of a kind"),
    pytest.param({"exploration": 1, "diplomacy": 1}, 2, id="one of each"),
    pytest.param({"exploration": 2, "diplomacy": 1}, 3, id="three"),
    pytest.param({"exploration": 2, "diplomacy": 2}, 4, id="four"),
]


@pytest.mark.rule("POD-COND-09")
def test_constructed_example_1_magic_on_a_card_and_1_exploration_token_are_degree_2() -> None:
    new = card("red", condition=UP_TO_THREE_INACTIVE, result=EXPERIENCE_STEPS)

    sitting = resolve(
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

    sitting = resolve(new, tokens={**inactive, "magic": 1})

    assert sitting.experience(0) == min(count, 3)
    assert sitting.tokens(0) == {**inactive, "magic": 1}


@pytest.mark.rule("POD-COND-10")
@pytest.mark.parametrize(("inactive", "count"), INACTIVE_COUNTS)
def test_two_or_more_inactive_symbols_and_nothing_is_lost(inactive: dict[str, int], count: int) -> None:
    new = card("red", "c", condition=TWO_OR_MORE_INACTIVE, result=THREE_EXPERIENCE)

    sitting = resolve(new, tokens={**inactive, "magic": 1})

    assert sitting.experience(0) == (3 if count >= 2 else 0)
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

    sitting = resolve(new, ["old"], cards={"old": card("blue", "ed")}, covered={"old": [0]})

    assert sitting.experience(0) == experience


# The ten results


@pytest.mark.rule("POD-RES-01")
@pytest.mark.parametrize("before", [0, 1])
def test_three_experience(before: int) -> None:
    sitting = resolve(card("red", condition=ONE_RED, result=THREE_EXPERIENCE), experience=before)

    assert sitting.experience(0) == before + 3
    assert sitting.tokens(0) == {}


@pytest.mark.rule("POD-RES-02")
@pytest.mark.parametrize("degree", [1, 2, 3])
def test_as_much_experience_as_the_degree(degree: int) -> None:
    new = card("red", condition=up_to_three("red"), result=EXPERIENCE_STEPS)

    sitting = resolve(new, some("red", degree - 1))

    assert sitting.experience(0) == degree


ACTIVE = pytest.mark.parametrize("active", [["combat", "magic"], ["diplomacy", "exploration"]])


@pytest.mark.rule("POD-RES-03")
@ACTIVE
@pytest.mark.parametrize("degree", [1, 2, 3])
def test_the_left_path_gives_as_many_of_its_symbol_as_the_degree(active: list[str], degree: int) -> None:
    new = card("red", condition=up_to_three("red"), result={"kind": "left-steps"})

    sitting = resolve(new, some("red", degree - 1), mat={"active": active})

    assert sitting.tokens(0) == {active[0]: degree}


@pytest.mark.rule("POD-RES-04")
@ACTIVE
@pytest.mark.parametrize("degree", [1, 2, 3])
def test_the_right_path_gives_as_many_of_its_symbol_as_the_degree(active: list[str], degree: int) -> None:
    new = card("red", condition=up_to_three("red"), result={"kind": "right-steps"})

    sitting = resolve(new, some("red", degree - 1), mat={"active": active})

    assert sitting.tokens(0) == {active[1]: degree}


@pytest.mark.rule("POD-RES-05")
def test_constructed_example_with_combat_on_the_left_the_left_path_gives_2_combat() -> None:
    new = card("red", condition=ONE_RED, result={"kind": "left-two"})

    sitting = resolve(new, mat={"active": ["combat", "diplomacy"]})

    assert sitting.tokens(0) == {"combat": 2}


@pytest.mark.rule("POD-RES-06")
@pytest.mark.parametrize("right", ["combat", "exploration", "diplomacy"])
def test_two_of_the_right_path(right: str) -> None:
    new = card("red", condition=ONE_RED, result={"kind": "right-two"})

    sitting = resolve(new, mat={"active": ["magic", right]})

    assert sitting.tokens(0) == {right: 2}


@pytest.mark.rule("POD-RES-07")
@ACTIVE
def test_one_symbol_of_each_active_kind(active: list[str]) -> None:
    sitting = resolve(card("red", condition=ONE_RED, result={"kind": "both-paths"}), mat={"active": active})

    assert sitting.tokens(0) == {active[0]: 1, active[1]: 1}


@pytest.mark.rule("POD-RES-08")
@pytest.mark.parametrize("symbol", ["combat", "magic", "exploration", "diplomacy"])
def test_two_of_the_printed_symbol_whether_active_or_not(symbol: str) -> None:
    """Combat and magic are active."""
    sitting = resolve(card("red", condition=ONE_RED, result=two_symbols(symbol)))

    assert sitting.tokens(0) == {symbol: 2}


@pytest.mark.rule("POD-RES-09")
@pytest.mark.parametrize("symbol", ["combat", "diplomacy"])
@pytest.mark.parametrize("degree", [1, 2, 3])
def test_as_many_of_the_printed_symbol_as_the_degree(symbol: str, degree: int) -> None:
    new = card("red", condition=up_to_three("red"), result=symbol_steps(symbol))

    sitting = resolve(new, some("red", degree - 1))

    assert sitting.tokens(0) == {symbol: degree}


@pytest.mark.rule("POD-RES-10")
def test_the_printed_set_gives_1_exploration_1_combat_and_1_magic() -> None:
    result = {"kind": "symbol-set", "symbols": ["exploration", "combat", "magic"]}

    sitting = resolve(card("red", condition=ONE_RED, result=result), tokens={"magic": 1})

    assert sitting.tokens(0) == {"exploration": 1, "combat": 1, "magic": 2}


@pytest.mark.rule("POD-RES-10")
def test_a_printed_set_may_show_a_symbol_twice() -> None:
    result = {"kind": "symbol-set", "symbols": ["diplomacy", "combat", "diplomacy"]}

    sitting = resolve(card("red", condition=ONE_RED, result=result))

    assert sitting.tokens(0) == {"combat": 1, "diplomacy": 2}
