"""Positions by hand: who acts in them, where markers stand, what is left to defaults and to the preparation."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.engine.faults import BadInput
from tablewright.engine.notation import position_from_data
from tablewright.engine.position import Position

from .sisters import SISTERS
from .sitting import Sister


def position(sister: Sister, **data: Any) -> Position:
    return position_from_data(sister.rules, {"game": sister.rules.id, "phase": "play_cards", **data})


def in_phases(name: str) -> pytest.MarkDecorator:
    """Each phase of a list that a game has for its positions by hand."""
    found = [
        pytest.param(sister, phase, id=f"{game}-{phase}")
        for game, sister in SISTERS.items()
        for phase in getattr(sister.writing, name)
    ]
    return pytest.mark.parametrize(("sister", "phase"), found)


@in_phases("SINGLE_TURNS")
def test_somebody_must_act_in_a_phase_of_single_turns(sister: Sister, phase: str) -> None:
    with pytest.raises(BadInput, match="'to_act'"):
        position(sister, phase=phase, to_act=[], **sister.scored_chapter)


def test_nobody_need_act_where_all_act_together(sister: Sister) -> None:
    assert sorted(position(sister, to_act=[]).open()) == [0, 1, 2]


@in_phases("PREPARATION")
def test_later_phases_of_the_preparation_cannot_be_written_by_hand(sister: Sister, phase: str) -> None:
    with pytest.raises(BadInput, match=f"'phase' cannot be '{phase}'"):
        position(sister, phase=phase)


def test_the_preparation_begins_as_in_a_new_game(sister: Sister) -> None:
    data = {"game": sister.rules.id, "players": 2, "seed": "x", "settings": {"first-chooser": "2"}}
    found = position_from_data(sister.rules, data)

    assert {one: question.key for one, question in found.open().items()} == {1: "choose-character"}
    assert sister.rules.census(found.table) == sister.rules.census(position(sister, players=2).table)


# Markers


def initiative_after(sister: Sister, *choices: tuple[int, str], **data: Any) -> list[int]:
    """The new initiative, once the markers have returned."""
    found = position(sister, **data)
    for seat, option in choices:
        found.choose(seat, option)
    assert sister.rules.phase_name(found.phase) == "play_cards"
    initiative: list[int] = sister.rules.view(found.table, None)["initiative"]
    return initiative


def test_whoever_has_drafted_stands_on_the_deck_space_by_default(sister: Sister) -> None:
    last = {"phase": "draft_pair", "players": 3, "initiative": [2, 1, 0], "to_act": [0]}

    assert initiative_after(sister, (0, "row:1"), **last) == [2, 1, 0]
    assert initiative_after(sister, (0, "row:1"), row_markers=[-1, -1, 2, -1], **last) == [1, 0, 2]
    assert initiative_after(sister, (0, "row:1"), deck_markers=[1], **last) == [1, 2, 0]


def test_all_have_drafted_when_the_markers_return(sister: Sister) -> None:
    returning = {"phase": "return_markers", "players": 3}

    assert initiative_after(sister, **returning) == [0, 1, 2]
    assert initiative_after(sister, row_markers=[-1, 0, -1, -1], **returning) == [1, 2, 0]


MISPLACED: dict[str, tuple[dict[str, Any], str]] = {
    "still-to-draft": ({"phase": "draft_pair", "to_act": [0, 1], "deck_markers": [1]}, "'deck_markers' 1 draft_pair"),
    "drafting": ({"phase": "draft_pair", "to_act": [0], "row_markers": [0, -1, -1, -1]}, "'row_markers' 0 draft_pair"),
    "before": ({"phase": "draft", "deck_markers": [2]}, "'deck_markers' 2 'draft'"),
    "after": ({"phase": "play_cards", "row_markers": [-1, 1, -1, -1]}, "'row_markers' 1 play_cards"),
}


@pytest.mark.parametrize(("data", "mentions"), MISPLACED.values(), ids=MISPLACED)
def test_nobody_stands_on_the_mat_who_has_not_just_drafted(sister: Sister, data: dict[str, Any], mentions: str) -> None:
    with pytest.raises(BadInput) as refusal:
        position(sister, **data)

    assert [word for word in mentions.split() if word not in str(refusal.value)] == []


def test_a_row_beside_a_marker_has_been_taken(sister: Sister) -> None:
    taken: dict[str, Any] = {"phase": "draft_pair", "to_act": [0, 2], "row_markers": [-1, 1, -1, -1]}
    pool = sister.rules.view(position(sister, **taken).table, None)["pool"]
    keys = [card.key for card in sister.contents.original_pack().cards[:2]]

    assert [len(row["cards"]) for row in pool] == [2, 0, 2, 2]
    with pytest.raises(BadInput, match=r"pool\[1\] must be empty: seat 1"):
        position(sister, pool=[[], keys], **taken)


# What is written comes before what is not


def test_a_seat_that_names_nobody_gets_a_character_that_no_other_seat_names(sister: Sister) -> None:
    first, second = (one.key for one in sister.contents.original_pack().characters[:2])
    found = position(sister, seats=[{}, {"character": first}])

    assert [one["character"] for one in sister.rules.view(found.table, None)["seats"]][:2] == [second, first]


@pytest.mark.parametrize("zone", ["hand", "timeline", "pool", "discard"])
def test_a_starting_card_that_is_written_elsewhere_is_in_no_hand_by_default(sister: Sister, zone: str) -> None:
    pack = sister.contents.original_pack()
    keys = [pack.cards[card].key for card in pack.starting_cards(0)]
    written = {"pool": {"pool": [keys[:2]]}, "discard": {"discard": keys[:2]}}
    found = position(sister, **written.get(zone, {"seats": [{}, {zone: keys[:2]}]}))

    mine = sister.rules.view(found.table, 0)["seats"][0]["hand"]
    assert [one["key"] for one in mine] == keys[2:]
