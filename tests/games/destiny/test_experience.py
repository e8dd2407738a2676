"""Victory points and experience points: recording them, unlocking abilities, and the golden marker."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.games.destiny.powers import CHAPTER_END, DRAFT, PLAY

from .learning import learners
from .sitting import DestinySitting, Sister


def gains(sister: Sister, experience: int, gained: int, **seat: Any) -> DestinySitting[Any]:
    """Seat 0 gains experience in one go: at the end of chapter I, for so many magic symbols."""
    people = learners(sister.contents.original_pack(), (CHAPTER_END, DRAFT, PLAY, CHAPTER_END))
    area = {"experience": experience, "tokens": {"magic": gained}, **seat}
    return sister.chapter_ended(area, content={"characters": people})


# Victory points


@pytest.mark.rule("RON-VP-02", "POD-VP-01")
def test_thirty_three_points_beat_thirty_two_at_the_end(sister: Sister) -> None:
    sitting = sister("final_scoring", players=3, seats=[{"points": points, "hand": []} for points in (29, 33, 32)])

    assert [(standing.score, standing.won) for standing in sitting.result()] == [(29, False), (33, True), (32, False)]


# Experience and the abilities on the way


@pytest.mark.rule("RON-XP-01", "POD-XP-01")
@pytest.mark.parametrize(("before", "gained", "after"), [(0, 1, 1), (0, 4, 4), (12, 7, 19)])
def test_the_standard_marker_moves_one_field_for_each_point(
    sister: Sister, before: int, gained: int, after: int
) -> None:
    assert gains(sister, before, gained).markers() == (after, None)


@pytest.mark.rule("RON-XP-02", "POD-XP-02")
def test_passing_a_field_unlocks_its_ability(sister: Sister) -> None:
    """The ability stands on 5; the marker goes from 4 to 7."""
    sitting = gains(sister, 4, 3)

    assert sitting.markers() == (7, None)
    assert sitting.states() == ["active", "active", "locked", "locked"]


@pytest.mark.rule("RON-XP-02", "POD-XP-02")
@pytest.mark.parametrize(("gained", "second"), [(1, "locked"), (2, "active")], ids=["one short", "exactly there"])
def test_reaching_the_field_is_enough(sister: Sister, gained: int, second: str) -> None:
    assert gains(sister, 3, gained).states()[1] == second


@pytest.mark.rule("RON-XP-03", "POD-XP-03")
@pytest.mark.parametrize(
    ("before", "gained", "unlocked"),
    [
        (3, 13, ["active", "active", "active", "active"]),
        (0, 10, ["active", "active", "active", "locked"]),
        (6, 9, ["active", "active", "active", "active"]),
        (0, 25, ["active", "active", "active", "active"]),
    ],
)
def test_one_gain_unlocks_every_ability_it_reaches_or_passes(
    sister: Sister, before: int, gained: int, unlocked: list[str]
) -> None:
    assert gains(sister, before, gained).states() == unlocked


# The golden marker


@pytest.mark.rule("RON-XP-04", "POD-XP-04")
@pytest.mark.parametrize(("gained", "standard", "golden"), [(3, 19, None), (4, 20, 0)], ids=["19", "20"])
def test_the_golden_marker_enters_when_the_standard_one_reaches_twenty(
    sister: Sister, gained: int, standard: int, golden: int | None
) -> None:
    assert gains(sister, 16, gained).markers() == (standard, golden)


@pytest.mark.rule("RON-XP-04", "POD-XP-04")
def test_from_then_on_only_the_golden_marker_records_experience(sister: Sister) -> None:
    sitting = sister("draft_pair", players=3, seats=[{"experience": 20}]).choose(0, "row:4")

    assert sitting.markers() == (20, 1)


@pytest.mark.rule("RON-XP-06", "POD-XP-06")
@pytest.mark.parametrize(("before", "gained"), [(20, 16), (24, 1), (15, 20)])
def test_the_golden_marker_refreshes_no_ability(sister: Sister, before: int, gained: int) -> None:
    """It reaches or passes the fields 5, 10 and 15 too."""
    sitting = gains(sister, before, gained, abilities=["used", "used", "used", "used"])

    assert sitting.states() == ["used", "used", "used", "used"]


@pytest.mark.rule("RON-XP-07", "POD-XP-07")
@pytest.mark.parametrize(("golden", "gained"), [(19, 4), (19, 1), (20, 1), (0, 25), (20, 20)])
def test_the_golden_marker_stops_on_twenty_and_the_rest_is_lost(sister: Sister, golden: int, gained: int) -> None:
    sitting = gains(sister, 20 + golden, gained)

    assert sitting.markers() == (20, 20)
    assert sitting.experience(0) == 40
