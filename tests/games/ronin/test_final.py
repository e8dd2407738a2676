"""Final scoring: side quest, experience track, cooperation track, and the winner."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tablewright.games.ronin.content import Track, original_pack

from ..destiny.cards import card
from .sitting import Sitting

ACTIVE = ["exploration", "combat"]


class OwnBoards(Sitting):
    """A sitting with the test's own scoring fields: of B boards 1 and 2, and of the golden marker."""

    def __init__(
        self,
        phase: str,
        *,
        first_board: Mapping[int, int] | None = None,
        second_board: Mapping[int, int] | None = None,
        golden: Mapping[int, int] | None = None,
        **data: Any,
    ) -> None:
        boards = Track(12, {}, first_board or {}), Track(12, {}, second_board or {})
        tracks = dict(original_pack().tracks)
        tracks["B"] = (*boards, *tracks["B"][2:])
        super().__init__(phase, None, {"tracks": tracks, "golden": golden or {}}, **data)


def hand_of(prefix: str, *symbols: str) -> dict[str, dict[str, Any]]:
    """Cards for a hand, one for each group of symbols."""
    return {f"{prefix}-{number}": card("red", group) for number, group in enumerate(symbols)}


def side_quest(hand: dict[str, dict[str, Any]], active: list[str] = ACTIVE) -> Sitting:
    """Seat 0 is about to choose a side quest for its hand; the others have nothing in hand."""
    seats = [{"hand": list(hand)}, {"hand": []}, {"hand": []}]
    return Sitting("side_quest", cards=hand, players=3, turn=9, active=active, seats=seats)


def source(sitting: Sitting, seat: int, name: str) -> int:
    return int(sitting.player(seat)["points_by_source"][name])


# Order


@pytest.mark.rule("RON-FINAL-01")
def test_after_chapter_three_come_side_quest_experience_and_cooperation_and_then_the_winner() -> None:
    seats = [{"hand": ["quest"], "tokens": {"exploration": 2, "combat": 1}, "experience": 38}]
    sitting = Sitting(
        "end_turn", cards={"quest": card("red", "m")}, players=3, turn=9, active=ACTIVE, seats=seats, tracks=[5, 5, 5]
    )

    sitting.choose(0, "symbol:magic").choose(1, "symbol:magic").choose(2, "symbol:magic")

    assert sitting.position.over
    assert [told["source"] for told in sitting.told("gained-points") if told["seat"] == 0] == [
        "chapter-3",
        "side-quest",
        "experience",
        "cooperation",
    ]
    assert [event.key for event in sitting.journal[-3:]] == ["final-score"] * 3


@pytest.mark.rule("RON-FINAL-01")
def test_nobodys_experience_track_is_scored_before_everybodys_side_quest() -> None:
    cards = {"first": card("red", "m"), "second": card("red", "m")}
    seats = [{"hand": ["first"], "experience": 40}, {"hand": ["second"], "experience": 40}, {"hand": []}]
    sitting = Sitting("side_quest", cards=cards, players=3, turn=9, active=ACTIVE, seats=seats, tracks=[2, 2, 2])

    sitting.choose(0, "symbol:magic").choose(1, "symbol:magic").choose(2, "symbol:magic")

    sources = [told["source"] for told in sitting.told("gained-points")]
    assert sources == ["side-quest"] * 2 + ["experience"] * 2 + ["cooperation"] * 3


# Side quest


@pytest.mark.rule("RON-FINAL-02")
def test_printed_example_ciri_has_four_cards_with_diplomacy_and_geralt_two_with_magic() -> None:
    ciri = hand_of("ciri", "d", "dm", "de", "d", "ce")
    geralt = hand_of("geralt", "m", "mc", "d")
    seats = [{"character": "ciri", "hand": list(ciri)}, {"character": "geralt", "hand": list(geralt)}]
    sitting = Sitting("side_quest", cards=ciri | geralt, players=2, turn=9, active=ACTIVE, seats=seats)

    sitting.choose(0, "symbol:diplomacy").choose(1, "symbol:magic")

    assert source(sitting, 0, "side-quest") == 4
    assert source(sitting, 1, "side-quest") == 2


@pytest.mark.rule("RON-FINAL-02")
def test_only_the_symbols_inactive_in_chapter_three_are_side_quests() -> None:
    sitting = side_quest(hand_of("held", "m"))

    assert sorted(sitting.options(0)) == ["symbol:diplomacy", "symbol:magic"]


@pytest.mark.rule("RON-FINAL-02")
def test_the_side_quests_are_those_at_the_bottom_of_the_chapter_card() -> None:
    sitting = Sitting("end_turn", players=3, turn=9)

    shown = sitting.sees(None)["chapters"]["side_quest"]
    assert sorted(sitting.options(0)) == sorted(f"symbol:{symbol}" for symbol in shown)


@pytest.mark.rule("RON-FINAL-02")
@pytest.mark.parametrize(
    ("hand", "points"),
    [
        pytest.param([], 0, id="an empty hand"),
        pytest.param(["d", "ec"], 0, id="no such card"),
        pytest.param(["mm"], 1, id="the symbol twice on one card"),
        pytest.param(["mm", "md", "m"], 3, id="three cards, four symbols"),
    ],
)
def test_each_hand_card_with_the_chosen_symbol_gives_one_point(hand: list[str], points: int) -> None:
    sitting = side_quest(hand_of("held", *hand))

    sitting.choose(0, "symbol:magic").choose(1, "symbol:magic").choose(2, "symbol:magic")

    assert source(sitting, 0, "side-quest") == points


@pytest.mark.rule("RON-FINAL-02")
def test_cards_on_the_timeline_and_tokens_do_not_count_for_the_side_quest() -> None:
    cards = {"laid": card("red", "mm"), "held": card("red", "m")}
    seats = [{"hand": ["held"], "timeline": ["laid"], "tokens": {"magic": 3}}]
    sitting = Sitting("side_quest", cards=cards, players=3, turn=9, active=ACTIVE, seats=seats)

    sitting.choose(0, "symbol:magic").choose(1, "symbol:magic").choose(2, "symbol:magic")

    assert source(sitting, 0, "side-quest") == 1


@pytest.mark.rule("RON-FINAL-02")
def test_the_hand_is_revealed_to_all() -> None:
    sitting = side_quest(hand_of("held", "m", "cc"))

    sitting.choose(0, "symbol:magic").choose(1, "symbol:magic").choose(2, "symbol:magic")

    faces = [one.key for one in sitting.table.content.cards]
    shown = sitting.told("side-quest", seat=2)[0]
    assert (shown["seat"], shown["symbol"]) == (0, "magic")
    assert [faces[face] for face in shown["cards"]] == ["held-0", "held-1"]


@pytest.mark.rule("RON-FINAL-03")
@pytest.mark.parametrize("symbol", ["magic", "diplomacy"])
def test_two_players_may_choose_the_same_side_quest(symbol: str) -> None:
    first, second = hand_of("first", "md", "md"), hand_of("second", "md")
    seats = [{"hand": list(first)}, {"hand": list(second)}, {"hand": []}]
    sitting = Sitting("side_quest", cards=first | second, players=3, turn=9, active=ACTIVE, seats=seats)

    sitting.choose(0, f"symbol:{symbol}").choose(1, f"symbol:{symbol}").choose(2, f"symbol:{symbol}")

    assert [source(sitting, seat, "side-quest") for seat in range(3)] == [2, 1, 0]


@pytest.mark.rule("RON-FINAL-03")
@pytest.mark.parametrize("order", [[0, 1, 2], [2, 1, 0], [1, 0, 2]])
def test_all_choose_their_side_quest_at_once_in_any_order(order: list[int]) -> None:
    sitting = side_quest(hand_of("held", "m", "d"))

    assert [sitting.asked(seat) for seat in range(3)] == ["side-quest"] * 3
    first, second, third = order
    sitting.choose(first, "symbol:magic").choose(second, "symbol:diplomacy")
    assert sitting.told("side-quest") == []
    sitting.choose(third, "symbol:magic")

    assert [told["seat"] for told in sitting.told("side-quest")] == [0, 1, 2]


@pytest.mark.rule("RON-FINAL-03")
def test_a_player_knows_the_own_hand_while_choosing_and_nobody_elses() -> None:
    sitting = side_quest(hand_of("held", "m", "d"))

    assert sitting.hand(0) == ["held-0", "held-1"]
    assert sitting.sees(1)["seats"][0]["hand"] is None


# Experience track


@pytest.mark.rule("RON-FINAL-04")
@pytest.mark.parametrize(("marker", "points"), [(0, 0), (12, 0), (13, 5), (15, 5), (16, 7), (18, 7), (19, 7), (20, 10)])
def test_the_golden_marker_scores_the_last_field_it_reached_or_passed(marker: int, points: int) -> None:
    seats = [{"experience": 20 + marker}]
    sitting = OwnBoards("final_scoring", golden={13: 5, 16: 7, 20: 10}, players=3, seats=seats)

    assert sitting.player(0)["golden_marker"] == marker
    assert source(sitting, 0, "experience") == points


@pytest.mark.rule("RON-FINAL-04")
def test_each_player_scores_the_own_golden_marker() -> None:
    seats = [{"experience": 33}, {"experience": 40}, {"experience": 36}]
    sitting = OwnBoards("final_scoring", golden={13: 5, 16: 7, 20: 10}, players=3, seats=seats)

    assert [sitting.points(seat) for seat in range(3)] == [5, 10, 7]


@pytest.mark.rule("RON-FINAL-05")
@pytest.mark.parametrize("experience", [0, 4, 13, 16, 19])
def test_below_20_experience_the_experience_track_gives_nothing(experience: int) -> None:
    seats = [{"experience": experience}]
    sitting = OwnBoards("final_scoring", golden={1: 1, 13: 5, 16: 7, 20: 10}, players=3, seats=seats)

    assert sitting.points(0) == 0


@pytest.mark.rule("RON-FINAL-05")
def test_experience_of_the_original_characters_below_20_gives_nothing() -> None:
    sitting = Sitting("final_scoring", players=3, seats=[{"experience": 19}, {"experience": 40}])

    assert source(sitting, 0, "experience") == 0
    assert source(sitting, 1, "experience") > 0


# Cooperation tracks


@pytest.mark.rule("RON-FINAL-06")
@pytest.mark.parametrize("tracks", [[9, 12, 4], [4, 12, 9]], ids=["the right one is lower", "the left one is lower"])
def test_of_markers_on_9_and_4_the_track_at_4_is_scored(tracks: list[int]) -> None:
    sitting = Sitting("final_scoring", players=3, tracks=tracks)

    assert source(sitting, 0, "cooperation") == 1


@pytest.mark.rule("RON-FINAL-06")
def test_every_player_compares_the_own_two_tracks() -> None:
    sitting = Sitting("final_scoring", players=4, tracks=[10, 10, 5, 2])

    assert [source(sitting, seat, "cooperation") for seat in range(4)] == [1, 6, 2, 1]


@pytest.mark.rule("RON-FINAL-06")
def test_the_lower_marker_is_scored_even_where_it_gives_more() -> None:
    sitting = OwnBoards(
        "final_scoring",
        first_board={3: 8},
        second_board={6: 2},
        players=3,
        settings={"side": "B"},
        boards=[1, 3, 2],
        tracks=[4, 12, 7],
    )

    assert source(sitting, 0, "cooperation") == 8


@pytest.mark.rule("RON-FINAL-06")
def test_a_marker_that_never_left_the_teapot_leaves_nothing_to_score() -> None:
    sitting = Sitting("final_scoring", players=3, tracks=[0, 12, 12])

    assert [source(sitting, seat, "cooperation") for seat in range(3)] == [0, 0, 9]


@pytest.mark.rule("RON-FINAL-07")
def test_printed_example_the_lower_track_gives_two_points() -> None:
    sitting = Sitting("final_scoring", players=3, tracks=[6, 12, 9])

    assert source(sitting, 0, "cooperation") == 2


@pytest.mark.rule("RON-FINAL-07")
@pytest.mark.parametrize(
    ("marker", "points"), [(1, 0), (2, 1), (4, 1), (5, 2), (7, 2), (8, 4), (10, 6), (11, 6), (12, 9)]
)
def test_the_highest_field_reached_or_passed_counts_and_fields_are_not_added_up(marker: int, points: int) -> None:
    sitting = Sitting("final_scoring", players=3, tracks=[marker, 12, 12])

    assert source(sitting, 0, "cooperation") == points


@pytest.mark.rule("RON-FINAL-08")
@pytest.mark.parametrize(
    "boards", [[1, 3, 2], [2, 3, 1]], ids=["the left board gives more", "the right board gives more"]
)
def test_of_two_markers_on_the_same_field_the_one_that_gives_more_is_scored(boards: list[int]) -> None:
    sitting = OwnBoards(
        "final_scoring",
        first_board={5: 4},
        second_board={3: 1, 6: 9},
        players=3,
        settings={"side": "B"},
        boards=boards,
        tracks=[5, 12, 5],
    )

    assert source(sitting, 0, "cooperation") == 4


# The winner


@pytest.mark.rule("RON-WIN-01")
@pytest.mark.parametrize(
    ("points", "winner"), [([12, 30, 29], 1), ([31, 30, 29], 0), ([0, 0, 1], 2)], ids=["second", "first", "third"]
)
def test_the_player_with_the_most_points_wins(points: list[int], winner: int) -> None:
    seats = [{"points": count} for count in points]
    sitting = Sitting("final_scoring", players=3, seats=seats, initiative=[0, 1, 2])

    assert [standing.score for standing in sitting.result()] == points
    assert [standing.seat for standing in sitting.result() if standing.won] == [winner]


@pytest.mark.rule("RON-WIN-01")
def test_points_of_final_scoring_decide_the_game() -> None:
    seats = [{"points": 10}, {"points": 8, "experience": 40}, {}]
    sitting = OwnBoards("final_scoring", golden={20: 10}, players=3, seats=seats)

    assert [standing.score for standing in sitting.result()] == [10, 18, 0]
    assert [standing.seat for standing in sitting.result() if standing.won] == [1]


@pytest.mark.rule("RON-WIN-01")
def test_experience_alone_does_not_win() -> None:
    sitting = Sitting("final_scoring", players=3, seats=[{"points": 3}, {"points": 2, "experience": 19}])

    assert [standing.seat for standing in sitting.result() if standing.won] == [0]


@pytest.mark.rule("RON-WIN-02")
def test_with_41_points_each_geralt_wins_above_ciri_on_the_initiative_track() -> None:
    seats = [{"character": "ciri", "points": 41}, {"character": "geralt", "points": 41}, {"points": 40}]
    sitting = Sitting("final_scoring", players=3, seats=seats, initiative=[2, 1, 0])

    assert [standing.seat for standing in sitting.result() if standing.won] == [1]


@pytest.mark.rule("RON-WIN-02")
@pytest.mark.parametrize("initiative", [[0, 1, 2], [1, 2, 0], [2, 0, 1]])
def test_a_tie_of_all_is_won_by_the_top_of_the_initiative_track_alone(initiative: list[int]) -> None:
    seats = [{"points": 20}, {"points": 20}, {"points": 20}]
    sitting = Sitting("final_scoring", players=3, seats=seats, initiative=initiative)

    assert [standing.seat for standing in sitting.result() if standing.won] == initiative[:1]


@pytest.mark.rule("RON-WIN-02")
def test_initiative_breaks_ties_only_among_those_with_the_most_points() -> None:
    seats = [{"points": 20}, {"points": 21}, {"points": 21}]
    sitting = Sitting("final_scoring", players=3, seats=seats, initiative=[0, 2, 1])

    assert [standing.seat for standing in sitting.result() if standing.won] == [2]


@pytest.mark.rule("RON-FINAL-02", "RON-INFO-02")
def test_the_hand_is_revealed_to_everybody_in_the_side_quest() -> None:
    cards = {"secret": card("red", "m"), "other": card("blue", "d")}
    seats = [{"hand": ["secret"]}, {"hand": ["other"]}, {"hand": []}]
    sitting = Sitting("side_quest", cards=cards, players=3, seats=seats, turn=9, active=["exploration", "combat"])
    number = sitting.table.hands[0][0]
    assert [watcher for watcher, seen in enumerate(sitting.table.seen) if seen >> number & 1] == [0]

    for seat in range(3):
        sitting.choose(seat, "symbol:magic")

    assert all(seen >> number & 1 for seen in sitting.table.seen)


@pytest.mark.rule("RON-WIN-02")
def test_a_tie_is_told_with_what_decided_it() -> None:
    seats = [{"hand": [], "points": 10}, {"hand": [], "points": 10}, {"hand": []}]
    sitting = Sitting("final_scoring", players=3, seats=seats, turn=9, initiative=[1, 0, 2])
    sitting.position.awaken()

    assert sitting.told("tie-broken") == [{"seat": 1}]
    assert [standing.won for standing in sitting.result()] == [False, True, False]
