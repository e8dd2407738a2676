"""Effects of action cards: when a condition is met, what it costs, and what each result gives."""

from __future__ import annotations

from typing import Any

import pytest

from ..destiny.cards import (
    COLOURS,
    INACTIVE_COUNTS,
    LOSE_INACTIVE,
    ONE_RED,
    PLAIN,
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

EACH_TRACK = {"kind": "each-track"}
ONE_TRACK = {"kind": "one-track"}
EXACTLY_TWO_INACTIVE = {"kind": "exactly-two-inactive"}


def of_neighbour(colour: str) -> dict[str, str]:
    return {"kind": "neighbour-cards", "colour": colour}


def own_tracks(sitting: Sitting) -> tuple[int, int]:
    """The markers of seat 0's tracks in a game of three seats: the left one, then the right one."""
    return sitting.track(0), sitting.track(2)


# Conditions and results in general


@pytest.mark.rule("RON-EFF-01")
def test_an_effect_of_an_earlier_turn_is_gone() -> None:
    old = {"old": card("red", condition=lose_one("exploration"), result=two_symbols("magic"))}
    seats = [
        quiet(timeline=["old"], hand=["blue1", "blue2"], tokens={"exploration": 1}),
        quiet(hand=[]),
        quiet(hand=[]),
    ]
    sitting = Sitting("play_cards", cards=PLAIN | old, turn=2, seats=seats)

    sitting.choose(0, "play:blue1")

    assert sitting.phase == "draft_pair"
    assert sitting.tokens(0) == {"exploration": 1}


@pytest.mark.rule("RON-EFF-01")
def test_an_effect_that_failed_is_resolved_again_if_its_card_is_kept() -> None:
    """On the old timeline a second green card stood in the way; the kept card is alone."""
    kept = {"kept": card("green", condition=exactly_one("green"), result=two_symbols("combat"))}
    seats = [quiet(timeline=["green1", "kept"]), quiet(), quiet()]
    sitting = Sitting("prepare_timelines", cards=PLAIN | kept, turn=4, seats=seats)

    sitting.choose(0, "keep:kept")

    assert sitting.tokens(0) == {"combat": 2}


HAVING = [
    pytest.param(two_or_more("red"), two_symbols("magic"), 2, id="C4"),
    pytest.param(of_neighbour("blue"), symbol_steps("magic"), 1, id="C5"),
    pytest.param(exactly_one("green"), two_symbols("magic"), 2, id="C6"),
    pytest.param(exactly_two("red"), two_symbols("magic"), 2, id="C7"),
    pytest.param(up_to_three("red"), symbol_steps("magic"), 2, id="C8"),
    pytest.param(EXACTLY_TWO_INACTIVE, two_symbols("magic"), 2, id="C9"),
    pytest.param(TWO_OR_MORE_INACTIVE, two_symbols("magic"), 2, id="C10"),
]


@pytest.mark.rule("RON-EFF-02", "RON-EFF-08")
@pytest.mark.parametrize(("condition", "result", "magic"), HAVING)
def test_a_having_condition_is_met_without_giving_anything_up(
    condition: dict[str, Any], result: dict[str, Any], magic: int
) -> None:
    new = card("red", "e", condition=condition, result=result)

    sitting = Sitting.last_played(new, ["red1", "green1"], left=["blue1"], tokens={"diplomacy": 1, "combat": 1})

    assert sitting.tokens(0) == {"diplomacy": 1, "combat": 1, "magic": magic}
    assert sitting.covered(0) == {}
    assert sitting.timeline(0) == ["red1", "green1", "new"]
    assert sitting.timeline(1) == ["blue1"]


@pytest.mark.rule("RON-EFF-03")
def test_a_scaling_condition_is_not_exact_and_is_met_by_more_than_3() -> None:
    sitting = Sitting.last_played(
        card("red", condition=up_to_three("red"), result=symbol_steps("combat")), some("red", 3)
    )

    assert sitting.tokens(0) == {"combat": 3}


@pytest.mark.rule("RON-EFF-04", "RON-EFF-06", "RON-RES-02")
def test_printed_example_4_blue_cards_of_the_left_neighbour_give_3_cooperation_points() -> None:
    tea = card("red", condition=of_neighbour("blue"), result=ONE_TRACK, ceremony=True)
    sitting = Sitting.last_played(tea, left=["blue1", "blue2", "blue3", "blue4"], right=["blue5", "blue6", "blue7"])

    sitting.choose(0, "neighbour:left").play_on(until="draft_pair")

    assert own_tracks(sitting) == (3, 0)


@pytest.mark.rule("RON-EFF-04")
@pytest.mark.parametrize("owned", [3, 4, 9])
def test_losing_conditions_are_capped_at_step_3_too(owned: int) -> None:
    sitting = Sitting.last_played(
        card("red", condition=LOSE_INACTIVE, result=symbol_steps("combat")), tokens={"diplomacy": owned}
    )

    assert sitting.tokens(0).get("diplomacy", 0) == owned - 3
    assert sitting.tokens(0)["combat"] == 3


@pytest.mark.rule("RON-EFF-05")
@pytest.mark.parametrize(
    "condition",
    [
        pytest.param(lose_up_to_three("exploration"), id="no such symbol"),
        pytest.param(LOSE_INACTIVE, id="no inactive symbol"),
        pytest.param(up_to_three("green"), id="no such card"),
        pytest.param(of_neighbour("green"), id="no such card of a neighbour"),
    ],
)
def test_a_scaling_condition_with_a_count_of_0_does_nothing(condition: dict[str, Any]) -> None:
    new = card("red", "cm", condition=condition, result=symbol_steps("magic"))

    sitting = Sitting.last_played(new, ["red1"], left=["blue1"], right=["yellow1"], tokens={"combat": 1})

    assert sitting.phase == "draft_pair"
    assert sitting.tokens(0) == {"combat": 1}
    assert sitting.covered(0) == {}
    assert len(sitting.told("condition-not-met")) == 1


@pytest.mark.rule("RON-EFF-05")
def test_a_tea_effect_with_a_count_of_0_moves_no_track_and_asks_for_none() -> None:
    tea = card("red", condition=lose_up_to_three("exploration"), result=ONE_TRACK, ceremony=True)

    sitting = Sitting.last_played(tea)

    assert sitting.phase == "draft_pair"
    assert own_tracks(sitting) == (0, 0)


@pytest.mark.rule("RON-EFF-06")
@pytest.mark.parametrize(("side", "tracks"), [("left", [2, 0, 0]), ("right", [0, 0, 1])])
def test_the_points_go_to_the_track_shared_with_the_chosen_neighbour(side: str, tracks: list[int]) -> None:
    tea = card("red", condition=of_neighbour("blue"), result=ONE_TRACK, ceremony=True)
    sitting = Sitting.last_played(tea, left=["blue1", "red1", "blue2"], right=["red2", "blue3"])

    sitting.choose(0, f"neighbour:{side}")

    assert [sitting.track(0), sitting.track(1), sitting.track(2)] == tracks


@pytest.mark.rule("RON-EFF-06")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_colour_is_the_one_that_the_card_shows(colour: str) -> None:
    tea = card("red", condition=of_neighbour(colour), result=ONE_TRACK, ceremony=True)
    one_of_each = [f"{one}1" for one in COLOURS]

    sitting = Sitting.last_played(tea, left=[*one_of_each, f"{colour}2"])

    assert own_tracks(sitting) == (2, 0)


@pytest.mark.rule("RON-EFF-06", "RON-COND-05")
def test_the_whole_timeline_of_a_neighbour_counts_with_the_cards_revealed_this_turn() -> None:
    """Seat 0 comes first in initiative order, yet both cards that its neighbour has just laid count."""
    new = {"new": card("red", condition=of_neighbour("blue"), result=symbol_steps("combat"))}
    seats = [quiet(hand=["new", "red1"]), quiet(hand=["blue2", "blue3"], timeline=["blue1"]), quiet(hand=[])]
    sitting = Sitting("play_cards", cards=PLAIN | new, initiative=[0, 1, 2], seats=seats)

    sitting.choose(0, "play:new").choose(1, "play:blue2")

    assert sitting.tokens(0) == {"combat": 3}


@pytest.mark.rule("RON-EFF-06")
def test_a_card_counts_for_its_colour_even_when_its_symbols_are_covered() -> None:
    tea = card("red", condition=of_neighbour("blue"), result=ONE_TRACK, ceremony=True)
    sitting = Sitting(
        "resolve_cards",
        cards={"new": tea, "used": card("blue", "ec", passing="left")},
        seats=[
            quiet(timeline=["new"], just_played=1),
            quiet(timeline=["used"], covered={"used": [0, 1, 2]}),
            quiet(),
        ],
    )

    assert own_tracks(sitting) == (1, 0)


@pytest.mark.rule("RON-EFF-06", "RON-COND-05")
def test_neither_own_cards_nor_those_of_a_player_further_off_count() -> None:
    tea = card("blue", condition=of_neighbour("blue"), result=ONE_TRACK, ceremony=True)
    timelines = [["blue1", "new"], ["red1"], ["blue2"], ["blue3"], ["blue4"]]
    seats = [quiet(timeline=timeline) for timeline in timelines]
    seats[0]["just_played"] = 1

    sitting = Sitting("resolve_cards", cards=PLAIN | {"new": tea}, players=5, seats=seats)

    assert [sitting.track(track) for track in range(5)] == [0, 0, 0, 0, 1]


@pytest.mark.rule("RON-EFF-06")
def test_the_cards_of_an_automa_count_like_those_of_any_neighbour() -> None:
    tea = card("red", condition=of_neighbour("blue"), result=ONE_TRACK, ceremony=True)
    seats = [quiet(timeline=["new"], just_played=1), quiet(timeline=["blue1"]), {"timeline": ["blue2", "blue3"]}]
    sitting = Sitting("resolve_cards", cards=PLAIN | {"new": tea}, players=2, seats=seats)

    sitting.choose(0, "neighbour:right")

    assert own_tracks(sitting) == (0, 2)


@pytest.mark.rule("RON-EFF-07")
def test_constructed_example_1_magic_on_a_card_and_1_diplomacy_token_are_exactly_2_inactive_symbols() -> None:
    new = card("red", condition=EXACTLY_TWO_INACTIVE, result=two_symbols("combat"))

    sitting = Sitting.last_played(
        new,
        ["old"],
        cards={"old": card("blue", "m")},
        tokens={"diplomacy": 1},
        mat={"active": ["combat", "exploration"]},
    )

    assert sitting.tokens(0) == {"diplomacy": 1, "combat": 2}


@pytest.mark.rule("RON-EFF-07")
@pytest.mark.parametrize("condition", [EXACTLY_TWO_INACTIVE, TWO_OR_MORE_INACTIVE])
@pytest.mark.parametrize(
    ("old", "covered", "tokens"),
    [
        pytest.param("mm", [0], {}, id="one of two printed is covered"),
        pytest.param("md", [0, 1], {"magic": 1}, id="both printed are covered"),
        pytest.param("mc", [], {"exploration": 3}, id="active ones do not count"),
    ],
)
def test_only_uncovered_inactive_symbols_count(
    condition: dict[str, Any], old: str, covered: list[int], tokens: dict[str, int]
) -> None:
    sitting = Sitting.last_played(
        card("red", condition=condition, result=two_symbols("combat")),
        ["old"],
        cards={"old": card("blue", old)},
        covered={"old": covered},
        tokens=tokens,
        mat={"active": ["combat", "exploration"]},
    )

    assert sitting.tokens(0) == tokens


@pytest.mark.rule("RON-EFF-07")
def test_inactive_symbols_on_the_card_to_the_right_are_out_of_scope() -> None:
    new = card("red", "e", condition=EXACTLY_TWO_INACTIVE, result=two_symbols("combat"))
    sitting = Sitting(
        "resolve_cards",
        cards={"new": new, "later": card("blue", "ed")},
        active=["combat", "magic"],
        seats=[quiet(timeline=["new", "later"], just_played=2, tokens={"diplomacy": 1}), quiet(), quiet()],
    )

    assert sitting.tokens(0) == {"diplomacy": 1, "combat": 2}


@pytest.mark.rule("RON-EFF-08")
def test_the_same_symbols_can_meet_two_having_conditions_one_after_the_other() -> None:
    counts = card("red", condition=EXACTLY_TWO_INACTIVE, result=two_symbols("combat"))
    counts_again = card("red", condition=TWO_OR_MORE_INACTIVE, result=two_symbols("magic"))
    sitting = Sitting(
        "resolve_cards",
        cards={"first": counts, "second": counts_again},
        active=["combat", "magic"],
        seats=[quiet(timeline=["first", "second"], just_played=2, tokens={"exploration": 2}), quiet(), quiet()],
    )

    assert sitting.tokens(0) == {"exploration": 2, "combat": 2, "magic": 2}


# Conditions


@pytest.mark.rule("RON-COND-01")
def test_the_one_symbol_may_be_an_active_one_on_the_card_itself() -> None:
    sitting = Sitting.last_played(card("red", "c", condition=lose_one("combat"), result=two_symbols("magic")))

    assert sitting.tokens(0) == {"magic": 2}
    assert sitting.covered(0) == {"new": [0]}


@pytest.mark.rule("RON-COND-03")
def test_constructed_example_1_magic_and_1_diplomacy_are_both_lost_for_step_2() -> None:
    new = card("red", condition=LOSE_INACTIVE, result=symbol_steps("combat"))

    sitting = Sitting.last_played(new, tokens={"magic": 1, "diplomacy": 1}, mat={"active": ["combat", "exploration"]})

    assert sitting.tokens(0) == {"combat": 2}


@pytest.mark.rule("RON-COND-03")
@pytest.mark.parametrize(
    ("choices", "left"),
    [
        (["exploration", "exploration"], {"diplomacy": 1}),
        (["diplomacy", "exploration", "diplomacy"], {"exploration": 1}),
    ],
)
def test_with_more_than_3_inactive_symbols_the_player_chooses_the_mix(choices: list[str], left: dict[str, int]) -> None:
    new = card("red", condition=LOSE_INACTIVE, result=symbol_steps("combat"))
    sitting = Sitting.last_played(new, tokens={"exploration": 2, "diplomacy": 2})

    sitting.choose(0, *(f"token:{symbol}" for symbol in choices))

    assert sitting.phase == "draft_pair"
    assert sitting.tokens(0) == {**left, "combat": 3}


@pytest.mark.rule("RON-COND-04")
@pytest.mark.parametrize(("reds", "met"), [(0, False), (1, False), (2, True), (3, True), (4, True)])
def test_two_or_more_cards_of_a_colour(reds: int, met: bool) -> None:  # noqa: FBT001
    """The constructed example: 4 red cards meet it."""
    new = card("green", condition=two_or_more("red"), result=two_symbols("combat"))

    sitting = Sitting.last_played(new, some("red", reds), left=["red5", "red6"])

    assert sitting.tokens(0) == ({"combat": 2} if met else {})


@pytest.mark.rule("RON-COND-05")
@pytest.mark.parametrize(("greens", "step"), [(1, 1), (2, 2), (3, 3), (4, 3), (7, 3)])
def test_cards_of_a_colour_on_the_chosen_neighbours_timeline(greens: int, step: int) -> None:
    """The constructed example: 2 green cards on the chosen timeline give step 2."""
    new = card("green", condition=of_neighbour("green"), result=symbol_steps("combat"))

    sitting = Sitting.last_played(new, right=[*some("green", greens), "red1"])

    assert sitting.tokens(0) == {"combat": step}


@pytest.mark.rule("RON-COND-05")
@pytest.mark.parametrize(("side", "step"), [("left", 1), ("right", 2)])
def test_only_the_chosen_neighbours_cards_count_and_never_both_together(side: str, step: int) -> None:
    new = card("green", condition=of_neighbour("green"), result=symbol_steps("combat"))
    sitting = Sitting.last_played(new, left=["green1"], right=["green2", "green3"])

    sitting.choose(0, f"neighbour:{side}")

    assert sitting.tokens(0) == {"combat": step}


@pytest.mark.rule("RON-COND-09", "RON-EFF-03")
@pytest.mark.parametrize(("inactive", "count"), INACTIVE_COUNTS)
def test_exactly_two_inactive_symbols(inactive: dict[str, int], count: int) -> None:
    """The constructed example: 3 inactive symbols do not meet it."""
    new = card("red", "c", condition=EXACTLY_TWO_INACTIVE, result=two_symbols("combat"))

    sitting = Sitting.last_played(new, tokens={**inactive, "magic": 1})

    assert sitting.tokens(0).get("combat", 0) == (2 if count == 2 else 0)


@pytest.mark.rule("RON-COND-09")
def test_the_own_card_counts_for_exactly_two_inactive_symbols_and_a_card_to_the_right_does_not() -> None:
    new = card("red", "e", condition=EXACTLY_TWO_INACTIVE, result=two_symbols("combat"))

    sitting = Sitting.two_cards(new, card("blue", "d"), tokens={"exploration": 1})

    assert sitting.tokens(0) == {"exploration": 1, "combat": 2}


# Results


@pytest.mark.rule("RON-RES-01")
def test_constructed_example_markers_on_2_and_5_move_to_3_and_6() -> None:
    tea = card("red", condition=ONE_RED, result=EACH_TRACK, ceremony=True)

    sitting = Sitting.last_played(tea, mat={"tracks": [2, 4, 5]}).play_on(until="draft_pair")

    assert [sitting.track(0), sitting.track(1), sitting.track(2)] == [3, 4, 6]


@pytest.mark.rule("RON-RES-01")
@pytest.mark.parametrize(("players", "tracks"), [(1, [1, -1, 1]), (2, [1, 0, 1]), (4, [1, 0, 0, 1])])
def test_each_of_a_players_two_tracks_gains_1_point_with_any_number_of_players(players: int, tracks: list[int]) -> None:
    tea = card("red", condition=ONE_RED, result=EACH_TRACK, ceremony=True)

    sitting = Sitting(
        "resolve_cards",
        cards={"new": tea},
        players=players,
        seats=[quiet(timeline=["new"], just_played=1)],
    )

    assert sitting.table.cooperation == tracks


@pytest.mark.rule("RON-RES-02")
@pytest.mark.parametrize("step", [1, 2, 3])
@pytest.mark.parametrize("side", ["left", "right"])
def test_all_points_of_a_step_go_to_the_one_track_of_the_players_choice(side: str, step: int) -> None:
    tea = card("red", condition=lose_up_to_three("exploration"), result=ONE_TRACK, ceremony=True)
    sitting = Sitting.last_played(tea, tokens={"exploration": step})

    assert sitting.asked(0) == "which-track"
    sitting.choose(0, f"track:{side}").play_on(until="draft_pair")

    assert own_tracks(sitting) == ((step, 0) if side == "left" else (0, step))


@pytest.mark.rule("RON-RES-02")
@pytest.mark.parametrize(("side", "tracks"), [("left", [3, 1, 1]), ("right", [0, 1, 4])])
def test_constructed_example_step_3_from_a_neighbours_cards_moves_the_track_shared_with_that_neighbour(
    side: str, tracks: list[int]
) -> None:
    """Nobody asks for the track: the neighbour with the cards has decided it."""
    tea = card("red", condition=of_neighbour("blue"), result=ONE_TRACK, ceremony=True)
    neighbours: dict[str, Any] = {side: some("blue", 3)}

    sitting = Sitting.last_played(tea, mat={"tracks": [0, 1, 1]}, **neighbours)

    assert sitting.asked(0) == "ability-or-experience"
    sitting.play_on(until="draft_pair")
    assert [sitting.track(0), sitting.track(1), sitting.track(2)] == tracks


@pytest.mark.rule("RON-RES-05")
def test_constructed_example_two_of_the_left_path_are_2_magic() -> None:
    new = card("red", condition=ONE_RED, result={"kind": "left-two"})

    sitting = Sitting.last_played(new, mat={"active": ["magic", "combat"]})

    assert sitting.tokens(0) == {"magic": 2}


@pytest.mark.rule("RON-RES-07")
def test_constructed_example_one_of_each_path_is_1_magic_and_1_combat() -> None:
    new = card("red", condition=ONE_RED, result={"kind": "both-paths"})

    sitting = Sitting.last_played(new, mat={"active": ["magic", "combat"]})

    assert sitting.tokens(0) == {"magic": 1, "combat": 1}
