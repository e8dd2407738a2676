"""Victory points, experience points and side quests: gaining and losing them, and the abilities on the way."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.games.destiny.powers import CHAPTER_END, DRAFT, PLAY

from ..destiny.cards import card
from ..destiny.learning import learners
from ..destiny.matches import look, play_to_the_end
from ..destiny.sitting import COMBAT_AND_MAGIC
from .matches import CHARACTERS, PACK, Reading, new_game, ready
from .sitting import Sitting

NOTHING = {"kind": "nothing"}


class Learning(Reading):
    """A position in which every character has abilities for all moments on the fields 0, 5, 10 and 15."""

    def __init__(self, phase: str, pages: dict[int, Any] | None = None, **data: Any) -> None:
        windows = (CHAPTER_END, DRAFT, PLAY, CHAPTER_END)
        people = learners(PACK, windows)
        super().__init__(phase, pages, content={"characters": people}, **data)


def scoring(*areas: dict[str, Any]) -> Sitting:
    """The end of chapter I: combat is dominant and gives points, magic gives experience; then abilities may be used."""
    return Learning(
        "score_chapter", players=3, seats=list(areas), active=COMBAT_AND_MAGIC, dominant="left", turn=3
    )  # fmt: skip


def gains(experience: int, gained: int, **seat: Any) -> Sitting:
    """Seat 0 gains experience in one go, for so many symbols of the non-dominant kind."""
    return scoring({"experience": experience, "tokens": {"magic": gained}, **seat})


def reads(left: dict[str, Any], right: dict[str, Any], **seat: Any) -> Sitting:
    """Seat 0 holds both path tokens; the story gives or takes first for the left one, then for the right one."""
    pages = {4: {"left": left, "right": right}}
    return Learning("turn_page", pages, players=3, seats=[seat], dominant="left", path_tokens=[0, 0], turn=3)


def loses(experience: int, lost: int, **seat: Any) -> Sitting:
    """Seat 0 loses experience in one go."""
    return reads({"kind": "lose-experience", "count": lost}, NOTHING, experience=experience, **seat)


# Victory points


@pytest.mark.rule("POD-VP-01")
def test_each_point_moves_the_scoring_token_one_field_and_only_that_of_its_owner() -> None:
    sitting = scoring({"tokens": {"combat": 4}, "points": 3}, {"points": 6}, {"tokens": {"combat": 1}})

    assert [sitting.points(seat) for seat in range(3)] == [7, 6, 1]
    assert [(one["seat"], one["count"], one["total"]) for one in sitting.told("gained-points")] == [
        (0, 4, 7),
        (2, 1, 1),
    ]


@pytest.mark.rule("POD-VP-01")
def test_points_of_a_chapter_are_recorded_before_anybody_acts_again() -> None:
    sitting = scoring({"tokens": {"combat": 2}})

    assert sitting.asked(0) == "done-chapter"
    assert sitting.points(0) == 2


@pytest.mark.rule("POD-VP-01")
@pytest.mark.parametrize(
    ("before", "gained", "total"), [(28, 1, 29), (29, 1, 30), (28, 5, 33), (58, 5, 63), (99, 2, 101)]
)
def test_the_score_has_no_upper_end(before: int, gained: int, total: int) -> None:
    assert scoring({"points": before, "tokens": {"combat": gained}}).points(0) == total


# Gaining experience


@pytest.mark.rule("POD-XP-01")
def test_experience_of_the_bottom_row_is_recorded_at_once_and_for_its_owner_alone() -> None:
    sitting = Sitting("draft_pair", players=3, seats=[{"experience": 6}, {"experience": 2}]).choose(0, "row:4")

    assert sitting.asked(1) == "draft"
    assert [sitting.markers(seat) for seat in range(3)] == [(7, None), (2, None), (0, None)]


@pytest.mark.rule("POD-XP-02")
def test_an_ability_is_usable_from_the_moment_it_is_unlocked() -> None:
    """The fourth ability is one for the end of a chapter, and is unlocked by scoring that chapter."""
    assert "ability:geralt-4" in gains(13, 2).options(0)
    assert "ability:geralt-4" not in gains(13, 1).options(0)


@pytest.mark.rule("POD-XP-02")
def test_one_point_drafted_can_unlock_an_ability_for_step_two() -> None:
    cards = {key: card(colour) for key, colour in zip("abcdef", ["red", "green", "blue"] * 2, strict=True)}
    hands = [{"hand": ["a", "b"], "experience": 9}, {"hand": ["c", "d"]}, {"hand": ["e", "f"]}]
    sitting = Learning("draft_pair", cards=cards, players=3, seats=hands)
    assert sitting.states()[2] == "locked"

    sitting.choose(0, "row:4").choose(1, "deck").choose(2, "deck")
    sitting.choose(1, "play:c", "play:d").choose(2, "play:e", "play:f").choose(0, "play:a", "play:b")

    assert sitting.states()[2] == "active"
    assert sitting.options(0) == ["done", "ability:geralt-3"]


@pytest.mark.rule("POD-XP-02")
def test_an_unlocked_ability_may_be_used_once_in_the_game() -> None:
    sitting = gains(13, 2).choose(0, "ability:geralt-4")

    assert sitting.states()[3] == "used"
    assert "ability:geralt-4" not in sitting.options(0)
    assert gains(15, 20, abilities=["used"] * 4).states() == ["used"] * 4


@pytest.mark.rule("POD-XP-05")
def test_experience_beyond_twenty_is_counted_on_with_the_golden_marker() -> None:
    sitting = gains(18, 5)

    assert sitting.markers() == (20, 3)
    assert sitting.experience(0) == 23


@pytest.mark.rule("POD-XP-06")
@pytest.mark.parametrize("golden", [0, 5, 20])
def test_the_golden_marker_yields_points_only_at_the_end_of_the_game(golden: int) -> None:
    assert gains(20, golden).points(0) == 0

    sitting = Sitting("final_scoring", players=3, seats=[{"experience": 20 + golden, "hand": []}])
    assert sitting.points(0) == PACK.golden.get(golden, 0)
    assert sitting.result()[0].details["experience"] == sitting.points(0)


@pytest.mark.rule("POD-XP-07")
def test_only_the_points_that_move_the_marker_are_told() -> None:
    assert [one["count"] for one in gains(39, 3).told("gained-experience")] == [1]
    assert gains(40, 3).told("gained-experience") == []


@pytest.mark.rule("POD-XP-08")
@pytest.mark.parametrize("character", CHARACTERS)
def test_four_abilities_stand_on_zero_five_ten_and_fifteen(character: str) -> None:
    sitting = Sitting("draft_pair", players=3, seats=[{"character": character}])

    area = sitting.player(0)
    assert [one["ability"] for one in area["abilities"]] == [
        ability.key for ability in PACK.characters[CHARACTERS.index(character)].abilities
    ]
    assert area["fields"] == [0, 5, 10, 15]
    assert sitting.states() == ["active", "locked", "locked", "locked"]


@pytest.mark.rule("POD-XP-08")
@pytest.mark.parametrize("character", CHARACTERS)
@pytest.mark.parametrize(("experience", "ready_ones"), [(3, 1), (4, 2), (8, 2), (9, 3), (13, 3), (14, 4)])
def test_the_field_before_an_ability_is_not_enough(character: str, experience: int, ready_ones: int) -> None:
    """One point of the bottom row is gained."""
    sitting = Sitting("draft_pair", players=3, seats=[{"character": character, "experience": experience}])

    sitting.choose(0, "row:4")

    assert sitting.states() == ["active"] * ready_ones + ["locked"] * (4 - ready_ones)


# Losing experience


@pytest.mark.rule("POD-XP-09")
@pytest.mark.parametrize(("before", "lost", "after"), [(9, 1, (8, None)), (9, 4, (5, None)), (27, 3, (20, 4))])
def test_a_loss_moves_the_marker_in_use_to_the_left(before: int, lost: int, after: tuple[int, int | None]) -> None:
    sitting = loses(before, lost)

    assert sitting.markers() == after
    assert [(one["seat"], one["count"], one["total"]) for one in sitting.told("lost-experience")] == [
        (0, lost, before - lost)
    ]


@pytest.mark.rule("POD-XP-09")
def test_in_lesser_evil_the_holder_of_the_dominant_path_token_loses_experience() -> None:
    sitting = Reading(
        "turn_page", story="evil", players=3, seats=[{"experience": 5}, {"experience": 5}, {"experience": 5}],
        dominant="right", path_tokens=[0, 1], turn=3,
    )  # fmt: skip

    assert [sitting.experience(seat) for seat in range(3)] == [5, 4, 5]


@pytest.mark.rule("POD-XP-10")
def test_an_unlocked_ability_stays_usable_when_the_marker_falls_below_its_field() -> None:
    """The second ability stands on 5; the marker falls from 6 to 3. It is used while drafting."""
    sitting = loses(6, 3)

    assert sitting.markers() == (3, None)
    assert sitting.states() == ["active", "active", "locked", "locked"]
    hand = len(sitting.hand(0))
    sitting.choose(0, "ability:geralt-2")
    assert len(sitting.hand(0)) == hand + 1


@pytest.mark.rule("POD-XP-10")
def test_an_ability_that_was_never_reached_stays_locked_after_a_loss() -> None:
    sitting = loses(4, 1)

    assert sitting.states()[1] == "locked"
    assert "ability:geralt-2" not in sitting.options(0)


@pytest.mark.rule("POD-XP-11")
def test_climbing_to_the_field_again_does_not_make_a_used_ability_usable() -> None:
    """The second ability stands on 5 and has been used; the marker falls from 6 to 4 and climbs to 6."""
    sitting = reads(
        {"kind": "lose-experience", "count": 2}, {"kind": "experience", "count": 2},
        experience=6, abilities=["active", "used"],
    )  # fmt: skip

    assert [one["total"] for one in sitting.told("lost-experience")] == [4]
    assert sitting.markers() == (6, None)
    assert sitting.states()[1] == "used"
    assert "ability:geralt-2" not in sitting.options(0)


@pytest.mark.rule("POD-XP-12")
def test_a_loss_stops_at_field_zero_of_the_standard_marker() -> None:
    sitting = loses(1, 3)

    assert sitting.markers() == (0, None)
    assert [one["count"] for one in sitting.told("lost-experience")] == [1]


@pytest.mark.rule("POD-XP-12")
def test_a_loss_stops_at_field_zero_of_the_golden_marker_and_the_standard_one_stays_parked() -> None:
    assert loses(21, 3).markers() == (20, 0)
    assert loses(20, 3).markers() == (20, 0)


@pytest.mark.rule("POD-XP-12")
def test_missing_experience_is_no_debt() -> None:
    """From 1, a loss of 3 and then a gain of 2."""
    sitting = reads({"kind": "lose-experience", "count": 3}, {"kind": "experience", "count": 2}, experience=1)

    assert sitting.markers() == (2, None)


@pytest.mark.rule("POD-XP-12")
def test_who_has_no_experience_loses_none() -> None:
    sitting = loses(0, 2)

    assert sitting.markers() == (0, None)
    assert sitting.told("lost-experience") == []


# Side quests

QUESTS: dict[str, dict[str, dict[str, Any]]] = {
    "geralt": {"one": card("green"), "two": card("green blue")},
    "yennefer": {"one": card("red", "mm"), "two": card("blue", "md")},
    "dandelion": {"one": card("pink"), "two": card("blue pink", "m")},
    "ciri": {"one": card("red", "ee"), "two": card("blue", "ce")},
    "vesemir": {"one": card("yellow"), "two": card("blue yellow", "m")},
}


@pytest.mark.rule("POD-SIDE-01")
@pytest.mark.parametrize("character", CHARACTERS)
def test_every_character_has_one_side_quest_that_gives_a_point_for_each_fitting_card(character: str) -> None:
    cards = {**QUESTS[character], "none": card("red", "cc"), "other": card("blue", "cd")}
    sitting = Sitting("final_scoring", cards=cards, players=3, seats=[{"character": character, "hand": list(cards)}])

    assert sitting.result()[0].details["side-quest"] == sitting.points(0) == 2


@pytest.mark.rule("POD-SIDE-01")
def test_no_two_characters_have_the_same_side_quest() -> None:
    quests = [str(area["quest"]) for area in look(ready(5))["seats"]]

    assert len(set(quests)) == 5


@pytest.mark.rule("POD-SIDE-01")
@pytest.mark.parametrize("turn", [3, 6])
def test_the_end_of_a_chapter_scores_no_side_quest(turn: int) -> None:
    cards = {"green": card("green"), "other": card("green blue")}
    seats: list[dict[str, Any]] = [{"character": "geralt", "hand": ["green", "other"]}, {"hand": []}, {"hand": []}]
    sitting = Learning("score_chapter", cards=cards, seats=seats, dominant="left", turn=turn).play_on(
        until="draft_pair"
    )

    assert sitting.player(0)["points_by_source"]["side-quest"] == 0


@pytest.mark.rule("POD-SIDE-01")
@pytest.mark.parametrize("story", ["edge", "striga", "evil"])
def test_in_a_whole_game_side_quests_are_scored_after_the_last_story_card(story: str) -> None:
    match = play_to_the_end(new_game(3, story=story))

    log = match.log(None)
    last_page = max(place for place, event in enumerate(log) if event.key == "story-read")
    assert [event.arguments["seat"] for event in log[last_page:] if event.key == "showed-hand"] == [0, 1, 2]
    assert "showed-hand" not in [event.key for event in log[:last_page]]


@pytest.mark.rule("POD-SIDE-02")
def test_geralt_scores_the_green_cards_in_his_hand() -> None:
    """Of green, red, green and red, blue, blue, two cards are green."""
    hand = {
        "green": card("green"), "red": card("red"), "both": card("green red"), "blue": card("blue"),
        "other-blue": card("blue", "m"),
    }  # fmt: skip
    sitting = Sitting("final_scoring", cards=hand, players=3, seats=[{"character": "geralt", "hand": list(hand)}])

    assert sitting.result()[0].details["side-quest"] == sitting.points(0) == 2


@pytest.mark.rule("POD-SIDE-02")
def test_green_cards_on_the_timeline_or_in_another_hand_are_nothing_to_geralt() -> None:
    cards = {"laid": card("green"), "held": card("green", "m")}
    seats: list[dict[str, Any]] = [
        {"character": "geralt", "hand": [], "timeline": ["laid"]},
        {"character": "ciri", "hand": ["held"]},
    ]
    sitting = Sitting("final_scoring", cards=cards, players=3, seats=seats)

    assert [standing.details["side-quest"] for standing in sitting.result()[:2]] == [0, 0]
