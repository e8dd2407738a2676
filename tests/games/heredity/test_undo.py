"""Undo reaches to the last reveal: steps are taken back freely, a card that was read is not."""

from __future__ import annotations

import pytest

from tablewright.engine.codec import table_to_data
from tablewright.engine.faults import Illegal
from tablewright.engine.match import Match
from tablewright.games.heredity import GAME

from .samples import CLUB, npc
from .sitting import Sitting


def first_act(match: Match, start: str) -> str:
    return next(option.id for option in match.position.asked().options if option.id.startswith(start))


def test_a_step_can_be_taken_back_but_not_a_card_that_was_read() -> None:
    match = Match(GAME, 1, {}, "undo")
    before = table_to_data(match.position.table)
    road = [option.id for option in match.position.asked().options if option.id.startswith("move:djamal:feet.0:area")]
    match.choose(0, road[-1])  # the hut would turn the terrain over
    match.undo(0)
    assert table_to_data(match.position.table) == before

    match.choose(0, first_act(match, "observe:djamal"))
    with pytest.raises(Illegal) as refusal:
        match.undo(0)
    assert refusal.value.reason == "engine-undo-reveal"


def match_at(sitting: Sitting) -> Match:
    """A match that goes on from a position."""
    table = sitting.table
    return Match(sitting.game, table.seats, table.settings, "undo", sitting.position.checkpoint)


def in_the_yard(players: int) -> Match:
    """Brick with the club and a material beside Maeve; an enemy on the road."""
    people = {"brick": {"area": "10:yard", "items": [40], "materials": 1}, "maeve": {"area": "10:yard"}}
    return match_at(
        Sitting(
            players=players, items=CLUB, npcs=npc(50, "[]"), board=[10], family=people, timeline=["family", 50],
            figures={"50": ["10:road"]},
        )
    )  # fmt: skip


@pytest.mark.parametrize(
    "choices",
    [
        ["drop:brick:40", "drop:brick:materials:1", "pick-up:maeve:torso.0"],
        ["exchange:brick:torso.0:maeve", "give:40", "give-materials:1"],
        ["rest"],
    ],
)
def test_what_reveals_nothing_is_taken_back_choice_by_choice(choices: list[str]) -> None:
    """Across the end of an action, and in the middle of one."""
    match = in_the_yard(1)
    before = table_to_data(match.position.table)
    for choice in choices:
        match.choose(0, choice)
    assert table_to_data(match.position.table) != before
    for _ in choices:
        match.undo(0)

    assert table_to_data(match.position.table) == before


@pytest.mark.rule("HER-KARMA-04")
def test_a_karma_card_that_was_drawn_is_not_put_back() -> None:
    match = in_the_yard(1)
    there = match.position.table.places[4]  # type: ignore[attr-defined]
    for choice in (f"move:brick:feet.0:area:{there}", "attack:brick:i40.0:4"):
        match.choose(0, choice)
    with pytest.raises(Illegal) as refusal:
        match.undo(0)

    assert refusal.value.reason == "engine-undo-reveal"


def test_nobody_takes_back_what_others_have_built_upon() -> None:
    match = in_the_yard(4)
    match.choose(3, "drop:brick:40")
    match.choose(1, "pick-up:maeve:torso.0")
    with pytest.raises(Illegal) as refusal:
        match.undo(3)
    assert refusal.value.reason == "engine-undo-others"

    match.undo(1)
    match.undo(3)
    assert "drop:brick:40" in [option.id for option in match.position.open()[3].options]
