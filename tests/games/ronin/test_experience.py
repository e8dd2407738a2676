"""Victory points and experience points: recording them, unlocking abilities, and the golden marker."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.games.destiny.powers import CHAPTER_END, DRAFT, PLAY
from tablewright.games.ronin.content import original_pack

from ..destiny.cards import card, lose_up_to_three
from ..destiny.learning import learners
from ..destiny.sitting import COMBAT_AND_MAGIC
from .sitting import Sitting

ONE_TRACK = {"kind": "one-track"}
POUR = card("red", "c", condition=lose_up_to_three("combat"), result=ONE_TRACK, ceremony=True)


class Learning(Sitting):
    """A position in which every character's abilities stand on the fields 0, 5, 10 and 15."""

    def __init__(self, phase: str, **data: Any) -> None:
        windows = (DRAFT, PLAY, CHAPTER_END, CHAPTER_END)
        people = learners(original_pack(), windows)
        super().__init__(phase, data.pop("cards", None), {"characters": people}, **data)


def gains(experience: int, gained: int, **seat: Any) -> Sitting:
    """Seat 0 gains experience in one go: at the end of chapter I, for so many combat symbols."""
    area = {"experience": experience, "tokens": {"combat": gained}, **seat}
    return Learning("end_turn", players=3, seats=[area], active=COMBAT_AND_MAGIC, turn=3)


def pouring(**data: Any) -> Sitting:
    """Seat 0 is about to move one of its tracks by one field in the tea ceremony."""
    area = {"timeline": ["pour"], "steeping": 1, **data.pop("seat", {})}
    others = data.pop("others", [])
    return Sitting("drink_tea", cards={"pour": POUR}, players=3, seats=[area, *others], to_act=[0], **data)


# Victory points


@pytest.mark.rule("RON-VP-01")
def test_points_of_a_bonus_are_recorded_at_once() -> None:
    """Field 6 of side A: seat 0 shows its empty hand while seat 1 has still to choose."""
    sitting = pouring(seat={"hand": [], "points": 7}, tracks=[5, 0, 0])

    sitting.choose(0, "track:left", "bonus:show-hand")

    assert sitting.asked(1) == "show-hand-or-experience"
    assert sitting.points(0) == 8


@pytest.mark.rule("RON-VP-01")
def test_points_of_a_chapter_are_recorded_before_anybody_acts_again() -> None:
    """Two of each active symbol; chapter-end abilities come only after that."""
    seat = {"experience": 10, "tokens": {"combat": 2, "magic": 2}, "points": 3}

    sitting = Learning("end_turn", players=3, seats=[seat], active=COMBAT_AND_MAGIC, turn=3)

    assert sitting.phase == "chapter_abilities"
    assert sitting.points(0) == 5
    assert [(one["count"], one["total"]) for one in sitting.told("gained-points")] == [(2, 5)]


@pytest.mark.rule("RON-VP-01")
def test_only_the_player_who_gains_points_moves() -> None:
    sitting = Learning(
        "end_turn",
        players=3,
        seats=[{"tokens": {"combat": 1, "magic": 4}}, {"points": 6}],
        active=COMBAT_AND_MAGIC,
        turn=3,
    )

    assert [sitting.points(seat) for seat in range(3)] == [1, 6, 0]


@pytest.mark.rule("RON-VP-02")
@pytest.mark.parametrize(
    ("before", "gained", "total"), [(28, 5, 33), (28, 1, 29), (28, 2, 30), (30, 1, 31), (58, 5, 63)]
)
def test_the_total_grows_past_thirty(before: int, gained: int, total: int) -> None:
    seat = {"points": before, "tokens": {"combat": gained, "magic": gained}}

    sitting = Learning("end_turn", players=3, seats=[seat], active=COMBAT_AND_MAGIC, turn=3)

    assert sitting.points(0) == total


# Experience points


@pytest.mark.rule("RON-XP-01")
def test_experience_of_the_bottom_row_is_recorded_at_once() -> None:
    sitting = Sitting("draft_pair", players=3, seats=[{"experience": 6}]).choose(0, "row:4")

    assert sitting.asked(1) == "draft"
    assert sitting.markers() == (7, None)


@pytest.mark.rule("RON-XP-01")
def test_the_golden_marker_moves_once_it_is_the_current_one() -> None:
    assert gains(23, 4).markers() == (20, 7)


@pytest.mark.rule("RON-XP-02")
def test_an_ability_is_usable_from_the_moment_it_is_unlocked() -> None:
    """The third ability is one for the end of a chapter, and is unlocked by scoring that chapter."""
    sitting = gains(7, 3)

    assert "ability:geralt-3" in sitting.options(0)


@pytest.mark.rule("RON-XP-02")
def test_a_locked_ability_is_not_usable() -> None:
    sitting = gains(7, 2)

    assert sitting.asked(0) != "done-chapter"
    assert "ability:geralt-3" not in sitting.options(0)


@pytest.mark.rule("RON-XP-02")
def test_one_point_drafted_can_unlock_an_ability_for_step_two() -> None:
    cards = {key: card(colour) for key, colour in zip("abcdef", ["red", "green", "blue"] * 2, strict=True)}
    hands = [{"hand": ["a", "b"], "experience": 4}, {"hand": ["c", "d"]}, {"hand": ["e", "f"]}]
    sitting = Learning("draft_pair", cards=cards, players=3, seats=hands)
    assert sitting.states()[1] == "locked"

    sitting.choose(0, "row:4").choose(1, "deck").choose(2, "deck")
    sitting.everyone_plays(("a", "b"), ("c", "d"), ("e", "f"))

    assert sitting.states()[1] == "active"
    assert sitting.options(0) == ["done", "ability:geralt-2"]


@pytest.mark.rule("RON-XP-02")
def test_an_unlocked_ability_is_usable_once() -> None:
    sitting = gains(7, 3).choose(0, "ability:geralt-3")

    assert sitting.states()[2] == "used"
    assert "ability:geralt-3" not in sitting.options(0)


@pytest.mark.rule("RON-XP-03")
def test_unlocking_others_leaves_a_used_ability_used() -> None:
    sitting = gains(6, 9, abilities=["used", "used"])

    assert sitting.states() == ["used", "used", "active", "active"]


@pytest.mark.rule("RON-XP-05")
def test_experience_beyond_twenty_goes_on_with_the_golden_marker() -> None:
    assert gains(18, 5).markers() == (20, 3)


@pytest.mark.rule("RON-XP-06")
@pytest.mark.parametrize("golden", [0, 5, 15, 20])
def test_the_golden_marker_decides_points_only_at_the_end_of_the_game(golden: int) -> None:
    sitting = gains(20, golden)

    assert sitting.points(0) == 0
    assert sitting.markers() == (20, golden)


@pytest.mark.rule("RON-XP-08")
@pytest.mark.parametrize(("before", "gained", "total"), [(4, 3, 7), (12, 7, 19), (16, 4, 20), (20, 4, 24)])
def test_the_total_is_the_standard_field_or_twenty_and_the_golden_field(before: int, gained: int, total: int) -> None:
    assert gains(before, gained).experience(0) == total


@pytest.mark.rule("RON-XP-08")
@pytest.mark.parametrize(("experience", "points"), [(15, 0), (16, 1), (19, 1), (20, 2), (23, 2), (24, 3), (40, 3)])
def test_the_golden_marker_on_four_means_a_total_of_twenty_four(experience: int, points: int) -> None:
    """Board 1B, field 6, gives 1/2/3 points for a total of at least 16/20/24."""
    sitting = pouring(seat={"experience": experience}, settings={"side": "B"}, boards=[1, 2, 3], tracks=[5, 0, 0])

    sitting.choose(0, "track:left")

    assert sitting.points(0) == points
    assert sitting.points(1) == 0
