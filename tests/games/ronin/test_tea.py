"""Step 3: the tea ceremony with its effects, and tea passing between neighbours."""

from __future__ import annotations

from typing import Any

import pytest

from ..destiny.cards import card, lose_one, lose_up_to_three
from ..destiny.sitting import quiet
from .sitting import Sitting

EACH_TRACK = {"kind": "each-track"}
ONE_TRACK = {"kind": "one-track"}
PLAIN = {f"{colour}{number}": card(colour) for colour in ("red", "blue") for number in range(1, 8)}
ARROWS = {f"{side}{number}": card("pink", passing=side) for side in ("left", "right") for number in range(1, 7)}
POUR = card("red", condition={"kind": "up-to-three-cards", "colour": "red"}, result=ONE_TRACK, ceremony=True)
SHARE = card("green", condition=lose_one("exploration"), result=EACH_TRACK, ceremony=True)
SPEND = card("green", condition=lose_up_to_three("exploration"), result=ONE_TRACK, ceremony=True)
BLUES = card("green", condition={"kind": "neighbour-cards", "colour": "blue"}, result=ONE_TRACK, ceremony=True)
GREEN_TEA = card(
    "green", condition={"kind": "exactly-one-card", "colour": "green"}, result=EACH_TRACK, ceremony=True
)  # fmt: skip


def ceremony(*seats: dict[str, Any], cards: dict[str, Any] | None = None, **mat: Any) -> Sitting:
    """The tea ceremony begins. A seat's `steeping` are its cards of this turn, at the right end of the timeline."""
    return Sitting("tea_ceremony", cards=PLAIN | ARROWS | (cards or {}), seats=list(seats), **mat)


def arrows(*timelines: list[str], **mat: Any) -> Sitting:
    """The tea ceremony of players without tea effects: each timeline belongs to the next seat."""
    return ceremony(*(quiet(timeline=timeline) for timeline in timelines), **mat)


def tracks(sitting: Sitting) -> list[int]:
    """All markers; the marker with the number of a seat is between that seat and its left neighbour."""
    return [sitting.track(track) for track in range(sitting.table.seats)]


def passings(sitting: Sitting) -> list[tuple[Any, Any]]:
    """Who resolved a pair with whom, in order."""
    return [(told["seat"], told["other"]) for told in sitting.told("tea-passed")]


def resolved(sitting: Sitting) -> list[tuple[Any, str]]:
    """Whose effects of which cards gave their result, in order."""
    faces = sitting.table.content.cards
    return [(told["seat"], faces[told["card"]].key) for told in sitting.told("effect-resolved")]


def happenings(sitting: Sitting) -> list[tuple[str, Any]]:
    """Tea effects and tea passing with the seat they belong to, in order."""
    kinds = {"effect-resolved": "effect", "automa-poured": "effect", "tea-passed": "passing"}
    return [(kinds[event.key], event.arguments["seat"]) for event in sitting.journal if event.key in kinds]


def pass_options(sitting: Sitting, seat: int) -> list[str]:
    """The cards whose arrow a seat may cover, by key."""
    keys = {f"pass:{one['card']}": one["key"] for one in sitting.player(seat)["timeline"]}
    return [keys[option] for option in sitting.options(seat)]


# The tea ceremony


@pytest.mark.rule("RON-TEA-01")
def test_each_player_resolves_tea_effects_and_then_tea_passing_before_the_next_player() -> None:
    """Seat 1 comes first: its effect, its passing with seat 0, and only then the effects of seats 2 and 0."""
    sitting = ceremony(
        quiet(timeline=["left1", "tea0"], steeping=1),
        quiet(timeline=["right1", "tea1"], steeping=1),
        quiet(timeline=["tea2"], steeping=1),
        cards={"tea0": GREEN_TEA, "tea1": GREEN_TEA, "tea2": GREEN_TEA},
        initiative=[1, 2, 0],
    ).play_on(until="draft_pair")

    assert happenings(sitting) == [("effect", 1), ("passing", 1), ("effect", 2), ("effect", 0)]


@pytest.mark.rule("RON-TEA-01")
def test_tea_passing_is_checked_with_both_neighbours() -> None:
    sitting = arrows(["left1", "right1"], ["right2"], ["left2"], initiative=[0, 1, 2])

    assert passings(sitting) == [(0, 1), (0, 2)]
    assert tracks(sitting) == [2, 0, 2]


@pytest.mark.rule("RON-TEA-01")
def test_an_automa_pours_and_passes_at_its_place_in_initiative_order() -> None:
    sitting = ceremony(
        quiet(timeline=["tea0"], steeping=1),
        quiet(timeline=["left1", "tea1"], steeping=1),
        {"timeline": ["right1", "tea2"], "steeping": 1},
        cards={"tea0": GREEN_TEA, "tea1": GREEN_TEA, "tea2": GREEN_TEA},
        players=2,
        initiative=[0, 2, 1],
    ).play_on(until="draft_pair")

    assert happenings(sitting) == [("effect", 0), ("effect", 2), ("passing", 2), ("effect", 1)]


@pytest.mark.rule("RON-TEA-02")
def test_only_tea_effects_of_cards_played_this_turn_are_resolved() -> None:
    sitting = Sitting(
        "play_cards",
        cards=PLAIN | {"old": SHARE, "new": SHARE},
        turn=2,
        seats=[
            quiet(timeline=["old"], hand=["new", "red1"], tokens={"exploration": 2}),
            quiet(hand=[]),
            quiet(hand=[]),
        ],
    )

    sitting.choose(0, "play:new")

    assert resolved(sitting) == [(0, "new")]
    assert sitting.tokens(0) == {"exploration": 1}
    assert tracks(sitting) == [1, 0, 1]


@pytest.mark.rule("RON-TEA-02")
def test_a_tea_effect_is_not_repeated_in_the_following_turn() -> None:
    sitting = Sitting(
        "play_cards",
        cards=PLAIN | {"tea": GREEN_TEA},
        turn=1,
        seats=[quiet(hand=["tea", "red1", "red2", "red3"]), quiet(hand=[]), quiet(hand=[])],
    )

    sitting.choose(0, "play:tea", "play:red1").choose(0, "deck").choose(1, "deck").choose(2, "deck")
    sitting.choose(0, "play:red2", "play:red3").play_on(until="draft_pair")

    assert sitting.sees(None)["turns_done"] == 2
    assert [told for told in resolved(sitting) if told[1] == "tea"] == [(0, "tea")]


def with_kept_tea() -> Sitting:
    """Chapter II begins: seat 0 has kept a tea card and drafted; all are about to play in turn 1."""
    seats = [
        quiet(timeline=["red1", "tea"], hand=["red2", "red3", "red4", "red5"]),
        quiet(hand=[], timeline=[]),
        quiet(hand=[], timeline=[]),
    ]
    new = {f"n{number}": card("pink") for number in range(24)}
    sitting = Sitting("prepare_timelines", cards=PLAIN | new | {"tea": GREEN_TEA}, turn=4, seats=seats, deck=list(new))
    return sitting.choose(0, "keep:tea").choose(0, "row:1").choose(1, "deck").choose(2, "deck")


@pytest.mark.rule("RON-TEA-02")
def test_the_tea_effect_of_a_kept_card_is_resolved_in_the_next_tea_ceremony() -> None:
    sitting = with_kept_tea()
    assert tracks(sitting) == [0, 0, 0]

    sitting.choose(0, "play:red2", "play:red3").play_on(until="draft_pair")

    assert (0, "tea") in resolved(sitting)


@pytest.mark.rule("RON-TEA-02")
def test_the_tea_effect_of_a_kept_card_is_not_repeated_in_the_second_turn() -> None:
    sitting = with_kept_tea().choose(0, "play:red2", "play:red3").play_on(until="draft_pair")

    sitting.play_on(until="play_cards").choose(0, "play:red4", "play:red5").play_on(until="draft_pair")

    assert sitting.sees(None)["turns_done"] == 5
    assert [told for told in resolved(sitting) if told[1] == "tea"] == [(0, "tea")]


@pytest.mark.rule("RON-TEA-03")
@pytest.mark.parametrize(
    ("left", "right", "moved"),
    [
        pytest.param("share", "spend", [1, 0, 1], id="share first"),
        pytest.param("spend", "share", [1, 0, 0], id="spend"),
    ],
)
def test_two_tea_effects_are_resolved_left_to_right(left: str, right: str, moved: list[int]) -> None:
    """There is one exploration only, so that the left card gets it."""
    sitting = ceremony(
        quiet(timeline=[left, right], steeping=2, tokens={"exploration": 1}),
        quiet(),
        quiet(),
        cards={"share": SHARE, "spend": SPEND},
    ).play_on(until="draft_pair")

    assert resolved(sitting) == [(0, left)]
    assert tracks(sitting) == moved


@pytest.mark.rule("RON-TEA-03")
def test_the_tea_effect_of_a_kept_card_comes_before_those_of_the_cards_to_its_right() -> None:
    seats = [quiet(timeline=["kept"], steeping=1, hand=["a", "b"], tokens={"exploration": 3})]
    sitting = Sitting(
        "play_cards",
        cards={"kept": SHARE, "a": SHARE, "b": SHARE},
        turn=4,
        seats=[*seats, quiet(hand=[]), quiet(hand=[])],
    )

    sitting.choose(0, "play:b").play_on(until="draft_pair")

    assert resolved(sitting) == [(0, "kept"), (0, "b"), (0, "a")]


@pytest.mark.rule("RON-TEA-04", "RON-TEA-05")
def test_constructed_example_one_exploration_is_lost_and_both_own_tracks_advance_by_1() -> None:
    sitting = ceremony(
        quiet(timeline=["tea"], steeping=1, tokens={"exploration": 1}), quiet(), quiet(), cards={"tea": SHARE}
    )

    assert sitting.phase == "draft_pair"
    assert sitting.tokens(0) == {}
    assert tracks(sitting) == [1, 0, 1]


@pytest.mark.rule("RON-TEA-04")
def test_without_its_condition_a_tea_effect_gives_nothing() -> None:
    sitting = ceremony(
        quiet(timeline=["tea"], steeping=1, tokens={"diplomacy": 2}), quiet(), quiet(), cards={"tea": SHARE}
    )

    assert sitting.tokens(0) == {"diplomacy": 2}
    assert tracks(sitting) == [0, 0, 0]


@pytest.mark.rule("RON-TEA-04")
@pytest.mark.parametrize(("owned", "lost"), [(1, 1), (2, 2), (3, 3), (5, 3)])
def test_a_scaling_tea_effect_is_resolved_to_the_greatest_extent(owned: int, lost: int) -> None:
    sitting = ceremony(
        quiet(timeline=["tea"], steeping=1, tokens={"exploration": owned}), quiet(), quiet(), cards={"tea": SPEND}
    )

    assert sitting.options(0) == ["track:left", "track:right"]
    sitting.choose(0, "track:right").play_on(until="draft_pair")

    assert sitting.told("lost-token") == [{"seat": 0, "symbol": "exploration"}] * lost
    assert tracks(sitting) == [0, 0, lost]


@pytest.mark.rule("RON-TEA-04")
def test_a_tea_effect_cannot_be_declined_where_the_player_chooses_what_to_lose() -> None:
    tea = card("green", "e", condition=lose_one("exploration"), result=EACH_TRACK, ceremony=True)

    sitting = ceremony(
        quiet(timeline=["tea"], steeping=1, tokens={"exploration": 1}), quiet(), quiet(), cards={"tea": tea}
    )

    assert sitting.asked(0) == "lose-symbol"
    assert [option.partition(":")[0] for option in sitting.options(0)] == ["token", "cover"]


@pytest.mark.rule("RON-TEA-05")
@pytest.mark.parametrize(("side", "moved"), [("left", [1, 0, 0]), ("right", [0, 0, 1])])
def test_a_point_on_one_track_moves_only_that_marker_up_by_1_field(side: str, moved: list[int]) -> None:
    sitting = ceremony(quiet(timeline=["tea"], steeping=1), quiet(), quiet(), cards={"tea": POUR})

    sitting.choose(0, f"track:{side}")

    assert tracks(sitting) == moved


@pytest.mark.rule("RON-TEA-05")
def test_points_of_both_neighbours_move_the_same_marker() -> None:
    sitting = ceremony(
        quiet(timeline=["tea0"], steeping=1),
        quiet(timeline=["tea1"], steeping=1),
        quiet(),
        cards={"tea0": POUR, "tea1": POUR},
    )

    sitting.choose(0, "track:left").choose(1, "track:right")

    assert tracks(sitting) == [2, 0, 0]


@pytest.mark.rule("RON-TEA-06")
@pytest.mark.parametrize(
    ("seat", "side", "moved"),
    [
        (0, "left", [1, 0, 0, 0, 0]),
        (0, "right", [0, 0, 0, 0, 1]),
        (3, "left", [0, 0, 0, 1, 0]),
        (3, "right", [0, 0, 1, 0, 0]),
    ],
)
def test_a_player_can_only_choose_a_track_shared_with_a_neighbour(seat: int, side: str, moved: list[int]) -> None:
    seats = [quiet() for _ in range(5)]
    seats[seat] |= {"timeline": ["tea"], "steeping": 1}
    sitting = ceremony(*seats, cards={"tea": POUR}, players=5)

    assert sitting.options(seat) == ["track:left", "track:right"]
    sitting.choose(seat, f"track:{side}")

    assert tracks(sitting) == moved


@pytest.mark.rule("RON-TEA-06")
def test_one_point_on_each_track_leaves_the_tracks_of_others_alone() -> None:
    sitting = ceremony(
        quiet(), quiet(), quiet(timeline=["tea"], steeping=1), quiet(), quiet(), cards={"tea": GREEN_TEA}, players=5
    )

    assert tracks(sitting) == [0, 1, 1, 0, 0]


@pytest.mark.rule("RON-TEA-07")
def test_constructed_example_tracks_on_0_and_4_move_to_1_and_5_for_one_exploration_token() -> None:
    sitting = ceremony(
        quiet(timeline=["tea"], steeping=1, tokens={"exploration": 1}),
        quiet(),
        quiet(),
        cards={"tea": SHARE},
        tracks=[0, 2, 4],
    ).play_on(until="draft_pair")

    assert sitting.tokens(0) == {}
    assert tracks(sitting) == [1, 2, 5]


@pytest.mark.rule("RON-TEA-08")
def test_constructed_example_2_blue_cards_of_the_right_neighbour_give_2_points_on_the_shared_track() -> None:
    sitting = ceremony(
        quiet(timeline=["tea"], steeping=1),
        quiet(timeline=["blue1"]),
        quiet(timeline=["blue2", "red1", "blue3"]),
        cards={"tea": BLUES},
    )

    sitting.choose(0, "neighbour:right")

    assert tracks(sitting) == [0, 0, 2]


@pytest.mark.rule("RON-TEA-08")
@pytest.mark.parametrize(("blues", "points"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_one_two_or_three_blue_cards_give_as_many_points(blues: int, points: int) -> None:
    sitting = ceremony(
        quiet(timeline=["tea"], steeping=1),
        quiet(timeline=[f"blue{number}" for number in range(1, blues + 1)]),
        quiet(timeline=["red1"]),
        cards={"tea": BLUES},
    ).play_on(until="draft_pair")

    assert tracks(sitting) == [points, 0, 0]


# Tea passing


@pytest.mark.rule("RON-PASS-01", "RON-PASS-02")
@pytest.mark.parametrize(
    ("mine", "partner", "theirs", "moved"),
    [
        pytest.param("left1", 1, "right1", [2, 0, 0, 0], id="left arrow and the left neighbour"),
        pytest.param("right1", 3, "left1", [0, 0, 0, 2], id="right arrow and the right neighbour"),
        pytest.param("left1", 3, "right1", [0, 0, 0, 0], id="left arrow and the right neighbour's right arrow"),
        pytest.param("left1", 3, "left2", [0, 0, 0, 0], id="left arrow and the right neighbour's left arrow"),
        pytest.param("right1", 1, "left1", [0, 0, 0, 0], id="right arrow and the left neighbour's left arrow"),
        pytest.param("right1", 1, "right2", [0, 0, 0, 0], id="right arrow and the left neighbour's right arrow"),
        pytest.param("left1", 1, "left2", [0, 0, 0, 0], id="two left arrows"),
        pytest.param("right1", 3, "right2", [0, 0, 0, 0], id="two right arrows"),
        pytest.param("left1", 2, "right1", [0, 0, 0, 0], id="across the table"),
    ],
)
def test_an_arrow_points_at_the_neighbour_on_its_side(mine: str, partner: int, theirs: str, moved: list[int]) -> None:
    """Of four seats, seat 1 is the left and seat 3 the right neighbour of seat 0."""
    timelines: list[list[str]] = [[mine], [], [], []]
    timelines[partner] = [theirs]

    sitting = arrows(*timelines, players=4)

    assert tracks(sitting) == moved
    assert sitting.covered(0) == ({mine: [2]} if any(moved) else {})
    assert sitting.covered(partner) == ({theirs: [2]} if any(moved) else {})


@pytest.mark.rule("RON-PASS-02")
def test_constructed_example_a_left_arrow_and_the_left_neighbours_right_arrow_form_a_pair() -> None:
    sitting = arrows(["left1"], ["right1"], [])

    assert sitting.covered(0) == {"left1": [2]}
    assert sitting.covered(1) == {"right1": [2]}
    assert tracks(sitting) == [2, 0, 0]


@pytest.mark.rule("RON-PASS-02")
def test_constructed_example_two_left_arrows_never_form_a_pair() -> None:
    sitting = arrows(["left1"], ["left2"], ["left3"])

    assert [sitting.covered(seat) for seat in range(3)] == [{}, {}, {}]
    assert tracks(sitting) == [0, 0, 0]


@pytest.mark.rule("RON-PASS-02")
@pytest.mark.parametrize(
    ("covered_of_0", "covered_of_1"), [({"left1": [2]}, {}), ({}, {"right1": [2]}), ({"left1": [2]}, {"right1": [2]})]
)
def test_a_covered_arrow_forms_no_pair(covered_of_0: dict[str, Any], covered_of_1: dict[str, Any]) -> None:
    sitting = ceremony(
        quiet(timeline=["left1"], covered=covered_of_0), quiet(timeline=["right1"], covered=covered_of_1), quiet()
    )

    assert passings(sitting) == []
    assert tracks(sitting) == [0, 0, 0]


@pytest.mark.rule("RON-PASS-02")
def test_covered_symbols_beside_an_arrow_do_not_hinder_it() -> None:
    sitting = ceremony(
        quiet(timeline=["both"], covered={"both": [0, 1]}),
        quiet(timeline=["right1"]),
        quiet(),
        cards={"both": card("red", "ce", passing="left")},
    )

    assert sitting.covered(0) == {"both": [0, 1, 2]}
    assert tracks(sitting) == [2, 0, 0]


@pytest.mark.rule("RON-PASS-02", "RON-PASS-03")
@pytest.mark.parametrize("timeline", [["left1", "red1", "red2"], ["red1", "left1", "red2"], ["red1", "red2", "left1"]])
def test_an_arrow_counts_anywhere_on_the_timeline(timeline: list[str]) -> None:
    sitting = arrows(timeline, ["blue1", "right1", "blue2"], [])

    assert sitting.covered(0) == {"left1": [2]}
    assert tracks(sitting) == [2, 0, 0]


@pytest.mark.rule("RON-PASS-03")
def test_an_arrow_of_an_earlier_turn_pairs_with_one_played_now() -> None:
    sitting = Sitting(
        "play_cards",
        cards=PLAIN | ARROWS,
        turn=3,
        seats=[
            quiet(timeline=["left1", "red1"], hand=[]),
            quiet(timeline=["blue1"], hand=["right1", "blue2"]),
            quiet(hand=[]),
        ],
    )
    assert tracks(sitting) == [0, 0, 0]

    sitting.choose(1, "play:right1")

    assert passings(sitting) == [(0, 1)]
    assert tracks(sitting) == [2, 0, 0]


@pytest.mark.rule("RON-PASS-03")
def test_the_arrow_of_a_kept_card_counts_in_the_new_chapter_although_it_was_covered_in_the_old_one() -> None:
    seats = [
        quiet(timeline=["red1", "left1"], covered={"left1": [2]}, hand=["red2", "red3"]),
        quiet(hand=["right1", "blue1"]),
        quiet(hand=["blue2", "blue3"]),
    ]
    sitting = Sitting("prepare_timelines", cards=PLAIN | ARROWS, turn=4, seats=seats)
    sitting.choose(0, "keep:left1").choose(0, "row:1").choose(1, "row:2").choose(2, "row:3")

    sitting.everyone_plays(("red2", "red3"), ("right1", "blue1"), ("blue2", "blue3")).play_on(until="draft_pair")

    assert (0, 1) in passings(sitting)
    assert sitting.covered(0) == {"left1": [2]}


@pytest.mark.rule("RON-PASS-04")
def test_printed_example_geralts_right_and_yennefers_left_arrow_are_covered_for_2_points() -> None:
    """Yennefer is Geralt's right neighbour: the seat before his, clockwise."""
    yennefer, geralt = 0, 1

    sitting = ceremony(
        quiet(character="yennefer", timeline=["red1", "left1"]),
        quiet(character="geralt", timeline=["right1", "red2"]),
        quiet(character="ciri", timeline=["blue1"]),
        tracks=[0, 1, 1],
    )

    assert sitting.covered(geralt) == {"right1": [2]}
    assert sitting.covered(yennefer) == {"left1": [2]}
    assert tracks(sitting) == [2, 1, 1]


@pytest.mark.rule("RON-PASS-04")
def test_a_pair_with_an_automa_is_resolved_like_any_other() -> None:
    sitting = ceremony(quiet(timeline=["right1"]), quiet(), {"timeline": ["left1"]}, players=2)

    assert sitting.covered(0) == {"right1": [2]}
    assert sitting.covered(2) == {"left1": [2]}
    assert tracks(sitting) == [0, 0, 2]


@pytest.mark.rule("RON-PASS-05")
def test_a_pair_is_resolved_without_asking_either_player() -> None:
    sitting = arrows(["left1"], ["right1"], [], initiative=[2, 1, 0])

    assert sitting.phase == "draft_pair"
    assert passings(sitting) == [(1, 0)]


@pytest.mark.rule("RON-PASS-05")
def test_a_player_with_several_arrows_cannot_refuse() -> None:
    sitting = arrows(["left1", "left2"], ["right1"], [])

    assert pass_options(sitting, 0) == ["left1", "left2"]


@pytest.mark.rule("RON-PASS-05", "RON-PASS-06")
def test_constructed_example_2_left_and_2_right_arrows_make_2_pairs_and_4_points() -> None:
    sitting = arrows(["left1", "left2"], ["right1", "right2"], []).play_on(until="draft_pair")

    assert passings(sitting) == [(0, 1), (0, 1)]
    assert tracks(sitting) == [4, 0, 0]
    assert sitting.covered(0) == {"left1": [2], "left2": [2]}
    assert sitting.covered(1) == {"right1": [2], "right2": [2]}


@pytest.mark.rule("RON-PASS-06")
@pytest.mark.parametrize(
    ("mine", "theirs", "pairs"),
    [
        pytest.param(["left1"], ["right1", "right2"], 1, id="one against two"),
        pytest.param(["left1", "left2", "left3"], ["right1", "right2"], 2, id="three against two"),
        pytest.param(["left1", "left2", "left3"], ["right1", "right2", "right3"], 3, id="three against three"),
    ],
)
def test_each_arrow_serves_one_pair_only(mine: list[str], theirs: list[str], pairs: int) -> None:
    sitting = arrows(mine, theirs, []).play_on(until="draft_pair")

    assert tracks(sitting) == [2 * pairs, 0, 0]
    assert len(sitting.covered(0)) == len(sitting.covered(1)) == pairs


@pytest.mark.rule("RON-PASS-06")
def test_pairs_all_around_the_table_are_resolved_in_one_turn() -> None:
    sitting = arrows(["left1", "right1"], ["left2", "right2"], ["left3", "right3"])

    assert tracks(sitting) == [2, 2, 2]


@pytest.mark.rule("RON-PASS-06")
def test_a_single_arrow_does_not_serve_both_neighbours() -> None:
    sitting = arrows(["left1"], ["right1"], ["left2", "right2"])

    assert tracks(sitting) == [2, 0, 0]
    assert sitting.covered(2) == {}


@pytest.mark.rule("RON-PASS-07")
@pytest.mark.parametrize(
    ("initiative", "told"),
    [([0, 1, 2], (0, 1)), ([1, 0, 2], (1, 0)), ([2, 1, 0], (1, 0)), ([2, 0, 1], (0, 1)), ([0, 2, 1], (0, 1))],
)
def test_the_first_of_both_players_in_initiative_order_resolves_a_pair_once(
    initiative: list[int], told: tuple[int, int]
) -> None:
    sitting = arrows(["left1"], ["right1"], [], initiative=initiative)

    assert passings(sitting) == [told]
    assert tracks(sitting) == [2, 0, 0]


@pytest.mark.rule("RON-PASS-07")
def test_a_pair_is_resolved_at_once_when_the_first_of_both_checks() -> None:
    """Seat 0 checks before seat 2 acts: while seat 2 is asked about its tea effect, the pair is already covered."""
    sitting = ceremony(
        quiet(timeline=["left1"]),
        quiet(timeline=["right1"]),
        quiet(timeline=["tea"], steeping=1),
        cards={"tea": POUR},
        initiative=[0, 2, 1],
    )

    assert sitting.asked(2) == "which-track"
    assert tracks(sitting) == [2, 0, 0]


@pytest.mark.rule("RON-PASS-08")
@pytest.mark.parametrize(("chosen", "left_open"), [("left1", "left2"), ("left2", "left1")])
def test_a_player_with_several_fitting_arrows_chooses_which_is_covered(chosen: str, left_open: str) -> None:
    sitting = arrows(["left1", "right3", "left2"], ["right1"], [])

    assert sitting.asked(0) == "cover-arrow"
    assert sorted(pass_options(sitting, 0)) == sorted([chosen, left_open])
    sitting.choose(0, f"pass:{chosen}")

    assert sitting.covered(0) == {chosen: [2]}
    assert tracks(sitting) == [2, 0, 0]


@pytest.mark.rule("RON-PASS-08")
def test_the_owner_chooses_even_when_the_neighbour_checks() -> None:
    sitting = arrows(["left1"], ["right1", "right2"], [], initiative=[0, 1, 2])

    assert sitting.asked(0) is None
    assert pass_options(sitting, 1) == ["right1", "right2"]
    sitting.choose(1, "pass:right2")

    assert sitting.covered(1) == {"right2": [2]}


@pytest.mark.rule("RON-PASS-08")
def test_an_arrow_that_is_covered_already_is_no_choice() -> None:
    sitting = ceremony(
        quiet(timeline=["left1", "left2", "left3"], covered={"left2": [2]}), quiet(timeline=["right1"]), quiet()
    )

    assert pass_options(sitting, 0) == ["left1", "left3"]
