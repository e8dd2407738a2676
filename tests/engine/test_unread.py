"""Cards that nobody has read: what a seat believes of them in an imagined world, and how that is written down."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from tablewright.bots.greedy import GreedyBot
from tablewright.engine.dice import Luck
from tablewright.engine.faults import BadInput
from tablewright.engine.flow import Phase
from tablewright.engine.notation import position_from_data, position_to_data
from tablewright.engine.options import Option
from tablewright.engine.outlook import Outlook
from tablewright.engine.questions import choose

from .pebbles import GAME, Pebbles, game_with, turn
from .sitting import pebbles_of, sit

BLANK = 0
"""A pebble of the least value stands for every charm that a seat has not looked at."""


def charms_unread(table: Pebbles, seat: int) -> Mapping[int, int]:
    return {card: BLANK for card in range(12, 16) if not table.seen[seat] >> card & 1}


STORY = replace(GAME, unread=charms_unread)


def test_in_an_imagined_world_unread_cards_are_what_the_game_believes_of_them() -> None:
    world = sit(turn, game=STORY).imagine(0, Luck("blank"))

    assert pebbles_of(world).faces[12:] == [BLANK] * 4


def test_what_was_read_is_believed_as_it_is() -> None:
    position = sit(turn, game=STORY, seen=[1 << 13, 0, 0])

    assert pebbles_of(position.imagine(0, Luck("read"))).faces[13] == 13
    assert pebbles_of(position.imagine(1, Luck("read"))).faces[13] == BLANK


def test_a_world_with_unread_cards_can_be_written_down_and_read_back() -> None:
    world = sit(turn, game=STORY).imagine(0, Luck("written"))
    again = position_from_data(STORY, position_to_data(world))

    assert pebbles_of(again).faces == pebbles_of(world).faces


@pytest.mark.parametrize("faces", [[BLANK] * 16, list(range(15)), [*range(15), "x"], [*range(15), 99]])
def test_a_world_with_faces_that_cannot_be_is_refused(faces: list[Any]) -> None:
    data = position_to_data(sit(turn, game=STORY)) | {"imagined": [[0, faces, 1]]}

    with pytest.raises(BadInput, match="'imagined' must hold"):
        position_from_data(STORY, data)


# Questions that only finish a choice

NEAR, FAR = Option("near", 1), Option("far", 0)
STEPS = (Option("step:1", 1), Option("step:9", 9))


async def stroll(table: Pebbles) -> Phase | None:
    """One pebble at once, or as many as the next answer says."""
    table.points[0] += await choose(0, "stroll", (NEAR, FAR), "PEB-TURN-01")
    if not table.points[0]:
        table.points[0] += await choose(0, "how-far", STEPS, "PEB-TURN-01")
    return None


def chosen(unfinished: frozenset[str]) -> str:
    game = replace(game_with(stroll, opening=stroll), unfinished=unfinished)
    return GreedyBot(Luck("stroll")).choose(Outlook(sit(stroll, game=game, points=[0, 0]), 0)).id


def test_a_greedy_bot_looks_one_choice_ahead() -> None:
    assert chosen(frozenset()) == "near"


def test_a_greedy_bot_looks_through_a_question_that_only_finishes_the_choice() -> None:
    assert chosen(frozenset({"how-far"})) == "far"
