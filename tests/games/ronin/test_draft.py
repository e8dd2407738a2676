"""Step 1: drafting cards."""

from __future__ import annotations

import pytest

from .sitting import Sitting, card

MARKED = {
    "a1": card("red", "cc"), "a2": card("red", "ce"), "b1": card("green", "ee"), "b2": card("green", "em"),
    "c1": card("blue", "mm"), "c2": card("blue", "md"), "d1": card("yellow", "dd"), "d2": card("yellow", "dc"),
}  # fmt: skip
FOUR_ROWS = [["a1", "a2"], ["b1", "b2"], ["c1", "c2"], ["d1", "d2"]]


def four_rows(**more: object) -> Sitting:
    return Sitting("draft_pair", cards=MARKED, players=3, pool=FOUR_ROWS, initiative=[2, 0, 1], **more)


@pytest.mark.rule("RON-DRAFT-01")
def test_players_draft_in_initiative_order() -> None:
    sitting = four_rows()

    for seat in (2, 0, 1):
        assert [one for one in range(3) if sitting.asked(one)] == [seat]
        sitting.choose(seat, "deck")


@pytest.mark.rule("RON-DRAFT-05")
def test_a_row_goes_to_the_hand_of_the_player_who_stands_there() -> None:
    sitting = four_rows().choose(2, "row:3")

    assert sitting.hand(2)[-2:] == ["c1", "c2"]
    assert sitting.pool()[2] == []
    assert sitting.sees(0)["pool"][2]["marker"] == 2


@pytest.mark.rule("RON-DRAFT-06")
def test_a_row_with_a_marker_is_refused_with_its_rule() -> None:
    sitting = four_rows().choose(2, "row:3")

    assert "row:3" not in sitting.options(0)
    assert sitting.refused(0)["row:3"] == "RON-DRAFT-06"
    assert sitting.rule_against(0, "row:3") == "RON-DRAFT-06"
