"""Nobody is asked without a choice, and nobody learns from a question that was not asked what another one holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tablewright.bots import find_bot
from tablewright.engine.dice import Luck
from tablewright.engine.knowledge import knows
from tablewright.engine.match import Match
from tablewright.engine.outlook import Outlook
from tablewright.engine.questions import Question
from tablewright.games.tidal import GAME

from .sitting import Sitting, bare, challenge


def moments_of(players: int, number: int) -> Iterator[Match]:
    """Every moment of a game at which somebody is asked."""
    match = Match(GAME, players, {}, f"questions {number}")
    bots = [find_bot("random", Luck(f"{number} {seat}")) for seat in range(players)]
    while not match.over:
        yield match
        seat = match.position.asked().seat
        match.choose(seat, bots[seat].choose(Outlook(match.position, seat)).id)


@pytest.mark.parametrize("number", range(4))
def test_alone_every_question_leaves_a_choice(number: int) -> None:
    for match in moments_of(1, number):
        question = match.position.asked()
        assert len(question.options) > 1 or is_roll(question), question.key


def is_roll(question: Question[Any]) -> bool:
    """A roll waits for the player, who looks at the odds first and may still go back."""
    return [option.id for option in question.options] == ["roll"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_others_one_answer_is_asked_for_only_to_hide_what_is_in_hand(players: int) -> None:
    for match in moments_of(players, players):
        question = match.position.asked()
        table: Any = match.position.table
        if len(question.options) == 1 and not is_roll(question):
            hand = table.challenges[question.seat] + table.tricks[question.seat]
            assert any(not knows(table, None, card) for card in hand), question.key


def threatened(dice: list[str], showing: list[str]) -> Sitting:
    """Seat 0 has rolled an X and has no shell to block it."""
    return Sitting(
        "suffer_threat", cards={"duel": challenge("ff")}, arbiter="lamara",
        seats=[bare(place="island:droska", available={}, shells=0), bare(), bare()],
        turn={"visited": "droska", "attempts": 1, "throws": 1},
        attempt={"cards": ["duel"], "dice": dice, "showing": showing, "threat": 1},
    )  # fmt: skip


@pytest.mark.rule("TB-THREAT-04")
def test_which_of_two_equal_dice_is_lost_is_no_question() -> None:
    game = threatened(["novice", "novice"], ["focus", "focus"])

    assert game.asked(0) == "after-roll"
    assert len(game.sees(None)["attempt"]["dice"]) == 1


@pytest.mark.rule("TB-THREAT-04")
def test_dice_that_show_something_else_are_different() -> None:
    assert threatened(["novice", "novice"], ["focus", "spirit"]).options(0) == ["lose:0", "lose:1"]
