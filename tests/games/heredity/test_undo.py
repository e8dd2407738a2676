"""Undo reaches to the last reveal: steps are taken back freely, a card that was read is not."""

from __future__ import annotations

import pytest

from tablewright.engine.codec import table_to_data
from tablewright.engine.faults import Illegal
from tablewright.engine.match import Match
from tablewright.games.heredity import GAME


def first_act(match: Match, start: str) -> str:
    return next(option.id for option in match.position.asked().options if option.id.startswith(start))


def test_a_step_can_be_taken_back_but_not_a_card_that_was_read() -> None:
    match = Match(GAME, 1, {}, "undo")
    before = table_to_data(match.position.table)
    match.choose(0, "move:djamal:feet.0")
    match.choose(0, match.position.asked().options[-1].id)  # to the road; the hut would turn the terrain over
    match.undo(0)
    match.undo(0)
    assert table_to_data(match.position.table) == before

    match.choose(0, first_act(match, "observe:djamal"))
    with pytest.raises(Illegal) as refusal:
        match.undo(0)
    assert refusal.value.reason == "engine-undo-reveal"
