"""The end of the game: the last story card, final scoring, the winner and the ending."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.games.path import GAME
from tablewright.games.path.vocabulary import Experience, Points

from ..destiny.cards import card
from .sitting import Sitting
from .tale import Tale

LEFT_WINS = ["left", "right", "left"]
PLAIN = {f"plain-{number}": card("yellow", "m") for number in range(6)}


def last_chapter_ended(*seats: dict[str, Any], fates: list[str] = LEFT_WINS, **more: Any) -> Tale:
    """The ninth turn has just ended; on the left branch, magic is the left symbol and combat the right one."""
    return Tale("end_turn", players=3, turn=9, fates=fates, seats=list(seats), **more)


def scored(*seats: dict[str, Any], **more: Any) -> Sitting:
    """Final scoring of three seats; nobody has cards in hand unless it is written."""
    three = [{"hand": [], **seat} for seat in (*seats, {}, {}, {})][:3]
    return Sitting("final_scoring", players=3, seats=three, **more)


def source(sitting: Sitting, seat: int, name: str) -> int:
    return int(sitting.player(seat)["points_by_source"][name])


def winners(sitting: Sitting) -> list[int]:
    return [standing.seat for standing in sitting.result() if standing.won]


# After chapter III


@pytest.mark.rule("POD-END-02")
def test_the_card_is_read_then_come_final_scoring_the_winner_and_the_ending() -> None:
    cards = {"quest": card("green")}
    sitting = last_chapter_ended({"hand": ["quest"], "experience": 40}, cards=cards)

    keys = [event.key for event in sitting.journal]
    order = ["story-read", "showed-hand", "gained-points", "final-score", "story-ends"]
    assert [keys.index(key) for key in order] == sorted(keys.index(key) for key in order)
    assert keys[-4:] == ["final-score"] * 3 + ["story-ends"]


@pytest.mark.rule("POD-END-02")
@pytest.mark.parametrize(
    ("page", "fates", "ending"),
    [(8, LEFT_WINS, 16), (8, ["right", "aside", "aside"], 17), (12, LEFT_WINS, 20), (14, ["right"] * 3, 23)],
)
def test_the_card_that_is_read_is_the_one_that_the_dominant_side_indicates(
    page: int, fates: list[str], ending: int
) -> None:
    sitting = last_chapter_ended(page=page, fates=fates)

    assert [told["number"] for told in sitting.told("story-read")] == [ending]
    assert sitting.story()["page"] == ending


@pytest.mark.rule("POD-END-03")
def test_chapter_three_is_scored_like_the_others_and_its_path_tokens_are_awarded() -> None:
    sitting = last_chapter_ended({"tokens": {"magic": 3, "combat": 2}}, {"tokens": {"magic": 1, "combat": 4}})

    assert [source(sitting, seat, "chapter-3") for seat in range(3)] == [3, 1, 0]
    assert [sitting.experience(seat) for seat in range(3)] == [2, 4, 0]
    assert [(told["side"], told["seat"]) for told in sitting.told("path-token")] == [("left", 0), ("right", 1)]


@pytest.mark.rule("POD-END-03", "POD-END-06")
def test_experience_of_chapter_three_still_moves_the_golden_marker_before_it_is_scored() -> None:
    sitting = last_chapter_ended({"experience": 30, "tokens": {"combat": 1}})

    assert sitting.player(0)["golden_marker"] == 11
    assert source(sitting, 0, "experience") == 8


@pytest.mark.rule("POD-END-04")
def test_the_path_tokens_of_chapter_three_give_the_bonuses_of_the_card_read_then_before_side_quests() -> None:
    rewards = {8: (Points(50), Points(50)), 16: (Points(3), Points(4)), 17: (Points(60), Points(60))}
    holders = {"tokens": {"magic": 1}, "hand": ["green"]}, {"tokens": {"combat": 1}, "hand": []}
    sitting = last_chapter_ended(*holders, {"hand": []}, rewards=rewards, cards={"green": card("green")})

    assert [source(sitting, seat, "story") for seat in range(3)] == [3, 4, 0]
    assert sitting.story()["path_tokens"] == [None, None]
    sources = [told["source"] for told in sitting.told("gained-points")]
    assert sources == ["chapter-3", "story", "story", "side-quest"]
    keys = [event.key for event in sitting.journal]
    bonus = next(place for place, event in enumerate(sitting.journal) if event.arguments.get("source") == "story")
    assert keys.index("path-token") < keys.index("story-read") < bonus < keys.index("showed-hand")


@pytest.mark.rule("POD-END-04")
def test_experience_from_the_last_bonus_counts_on_the_experience_track() -> None:
    sitting = last_chapter_ended({"experience": 29, "tokens": {"magic": 1}}, rewards={16: (Experience(2), Points(0))})

    assert source(sitting, 0, "experience") == 8


# Side quests


@pytest.mark.rule("POD-END-05")
def test_every_player_scores_the_own_side_quest_from_the_hand() -> None:
    """Geralt's counts green cards, Yennefer's blue ones, Ciri's cards with exploration."""
    cards = {
        "green": card("green", "m"), "two": card("red green"), "red": card("red"), "blue": card("blue", "mm"),
        "path": card("pink", "ee"), "road": card("green", "ec"), "magic": card("red", "m"),
    }  # fmt: skip
    hands = {"geralt": ["green", "two", "red"], "yennefer": ["blue", "magic"], "ciri": ["path", "road"]}

    sitting = scored(*({"character": key, "hand": hand} for key, hand in hands.items()), cards=cards)

    assert [source(sitting, seat, "side-quest") for seat in range(3)] == [2, 1, 2]


@pytest.mark.rule("POD-END-05")
def test_cards_on_the_timeline_do_not_count_for_the_side_quest() -> None:
    cards = {"laid": card("green"), "held": card("green")}

    sitting = scored({"timeline": ["laid"], "hand": ["held"]}, {"tokens": {"magic": 4}}, cards=cards)

    assert [source(sitting, seat, "side-quest") for seat in range(2)] == [1, 0]


@pytest.mark.rule("POD-END-05")
def test_every_hand_is_shown_to_all() -> None:
    cards = {"first": card("green"), "second": card("red")}
    sitting = scored({"hand": ["first"]}, {"hand": ["second"]}, {}, cards=cards)

    shown = {told["seat"]: list(told["cards"]) for told in sitting.told("showed-hand")}
    assert shown == {seat: list(sitting.table.hands[seat]) for seat in range(3)}
    held = [hand[0] for hand in sitting.table.hands[:2]]
    assert all(seen >> number & 1 for seen in sitting.table.seen for number in held)


@pytest.mark.rule("POD-END-05")
def test_before_final_scoring_nobody_has_seen_the_hands_of_others() -> None:
    sitting = Sitting("play_cards", players=3, turn=9, seats=[{"hand": list(PLAIN)}], cards=PLAIN)

    number = sitting.table.hands[0][0]
    assert [watcher for watcher, seen in enumerate(sitting.table.seen) if seen >> number & 1] == [0]


# The experience track


@pytest.mark.rule("POD-END-06")
@pytest.mark.parametrize(
    ("marker", "points"), [(0, 0), (3, 0), (4, 3), (8, 3), (9, 8), (12, 8), (13, 8), (14, 20), (20, 20)]
)
def test_the_last_field_that_the_golden_marker_reached_scores_alone_whatever_track_is_printed(
    marker: int, points: int
) -> None:
    """A track of the test's own, with 3, 8 and 20 points, since the printed one cannot be read."""
    sitting = scored({"experience": 20 + marker}, content={"golden": {4: 3, 9: 8, 14: 20}})

    assert (sitting.player(0)["golden_marker"], source(sitting, 0, "experience")) == (marker, points)
    assert sitting.points(0) == points


@pytest.mark.rule("POD-END-06")
@pytest.mark.parametrize(
    ("marker", "points"), [(0, 0), (1, 0), (2, 2), (4, 2), (5, 4), (10, 6), (13, 8), (14, 10), (19, 12), (20, 15)]
)
def test_the_golden_marker_scores_the_last_field_it_reached_and_fields_are_not_added_up(
    marker: int, points: int
) -> None:
    sitting = scored({}, {"experience": 20 + marker})

    assert sitting.player(1)["golden_marker"] == marker
    assert [sitting.points(seat) for seat in range(3)] == [0, points, 0]


@pytest.mark.rule("POD-END-07")
@pytest.mark.parametrize("experience", [0, 2, 11, 19])
def test_below_20_experience_the_track_gives_nothing(experience: int) -> None:
    sitting = scored({"experience": experience}, {"experience": 22})

    assert sitting.player(0)["golden_marker"] is None
    assert [source(sitting, seat, "experience") for seat in range(2)] == [0, 2]


@pytest.mark.rule("POD-END-07")
@pytest.mark.parametrize("golden", [{1: 7}, {20: 7}])
def test_below_20_even_a_track_that_scores_from_its_first_field_on_gives_nothing(golden: dict[int, int]) -> None:
    sitting = scored({"experience": 19}, {"experience": 40}, content={"golden": golden})

    assert [sitting.points(seat) for seat in range(2)] == [0, 7]


# The story's own points


@pytest.mark.rule("POD-END-08")
def test_the_secret_missions_of_striga_are_scored_after_side_quests_and_experience() -> None:
    cards = {"green": card("green"), "red": card("red")}
    sitting = scored(
        {"hand": ["green"], "experience": 40},
        {"timeline": ["red"]},
        cards=cards,
        settings={"story": "striga"},
        active=["combat", "diplomacy"],
        dominant="left",
        missions=["blood-on-the-threshold", "full-moon-vigil", "chapel-window"],
    )

    assert [told["source"] for told in sitting.told("gained-points")] == ["side-quest", "experience", "missions"]
    assert [sitting.points(seat) for seat in range(2)] == [1 + 15, 4]


@pytest.mark.rule("POD-END-08")
def test_nobodys_experience_track_is_scored_before_everybodys_side_quest() -> None:
    cards = {"green": card("green"), "blue": card("blue")}

    sitting = scored({"hand": ["green"], "experience": 40}, {"hand": ["blue"], "experience": 40}, cards=cards)

    assert [told["source"] for told in sitting.told("gained-points")] == ["side-quest"] * 2 + ["experience"] * 2


# The winner


@pytest.mark.rule("POD-END-09")
@pytest.mark.parametrize(("points", "winner"), [([12, 30, 29], 1), ([31, 30, 29], 0), ([0, 0, 1], 2)])
def test_the_player_with_the_most_points_wins(points: list[int], winner: int) -> None:
    sitting = scored(*({"points": count} for count in points), initiative=[2, 1, 0])

    assert [standing.score for standing in sitting.result()] == points
    assert winners(sitting) == [winner]


@pytest.mark.rule("POD-END-09")
def test_points_of_final_scoring_decide_the_game() -> None:
    sitting = scored({"points": 10}, {"points": 8, "experience": 25}, {"points": 11})

    assert [standing.score for standing in sitting.result()] == [10, 12, 11]
    assert winners(sitting) == [1]


@pytest.mark.rule("POD-END-09")
def test_experience_alone_does_not_win() -> None:
    assert winners(scored({"points": 1}, {"experience": 19}, initiative=[1, 2, 0])) == [0]


@pytest.mark.rule("POD-END-10")
def test_with_41_points_each_b_wins_above_a_on_the_initiative_track() -> None:
    """C stands on top of the track, but has fewer points."""
    sitting = scored({"points": 41}, {"points": 41}, {"points": 40}, initiative=[2, 1, 0])

    assert winners(sitting) == [1]
    assert sitting.told("tie-broken") == [{"seat": 1}]


@pytest.mark.rule("POD-END-10")
@pytest.mark.parametrize("initiative", [[0, 1, 2], [1, 2, 0], [2, 0, 1]])
def test_a_tie_of_all_is_won_by_the_top_of_the_initiative_track_alone(initiative: list[int]) -> None:
    assert winners(scored(*[{"points": 20}] * 3, initiative=initiative)) == initiative[:1]


@pytest.mark.rule("POD-END-10")
def test_a_tie_below_the_winner_is_not_broken() -> None:
    sitting = scored({"points": 20}, {"points": 21}, {"points": 20}, initiative=[2, 0, 1])

    assert winners(sitting) == [1]
    assert sitting.told("tie-broken") == []


# The ending


@pytest.mark.rule("POD-END-11")
@pytest.mark.parametrize(("fates", "ending"), [(LEFT_WINS, 16), (["right"] * 3, 17)])
def test_the_ending_is_told_last_with_the_winner_as_its_hero(fates: list[str], ending: int) -> None:
    sitting = last_chapter_ended({"points": 1}, {"points": 30}, {"points": 2}, fates=fates)

    last = sitting.journal[-1]
    assert (last.key, last.audience) == ("story-ends", None)
    assert last.arguments == {"story": "edge", "number": ending, "seat": 1}


@pytest.mark.rule("POD-END-11")
@pytest.mark.parametrize("page", [8, 10, 12, 14])
@pytest.mark.parametrize("dominant", ["left", "right"])
def test_no_ending_changes_the_result(page: int, dominant: str) -> None:
    sitting = scored({"points": 7}, {"points": 9}, {"points": 9}, page=page, dominant=dominant, initiative=[0, 2, 1])

    told = {one["seat"]: (one["count"], one["won"]) for one in sitting.told("final-score")}
    assert told == {0: (7, 0), 1: (9, 0), 2: (9, 1)}
    assert [standing.score for standing in sitting.result()] == [7, 9, 9]
    assert sitting.told("story-ends")[0]["seat"] == 2
    assert winners(sitting) == [2]


@pytest.mark.rule("POD-SOLO-30")
def test_the_automa_stands_beside_the_player_and_can_win() -> None:
    seats: list[dict[str, Any]] = [{"points": 3}, {"points": 30}]
    sitting = Sitting("final_scoring", players=1, seats=seats)

    (player,), (automa,) = GAME.standings(sitting.table), GAME.rivals(sitting.table)

    assert (player.won, automa.won) == (False, True)
    assert automa.score >= 30


def test_with_others_there_are_no_rivals_but_players() -> None:
    assert list(GAME.rivals(Sitting("final_scoring", players=3).table)) == []
