"""Nobody is asked without a choice, and nobody learns from a question that was not asked what another one holds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any, Final

import pytest

from tablewright.bots import find_bot
from tablewright.engine.codec import table_to_data
from tablewright.engine.dice import Luck
from tablewright.engine.knowledge import knows
from tablewright.engine.match import Match
from tablewright.engine.outlook import Outlook
from tablewright.engine.position import Position
from tablewright.engine.questions import Question
from tablewright.games.tidal import GAME

from .sitting import Sitting, bare, challenge, monster

# Zones in which the order of the cards means nothing.
HEAPS: Final = (
    "challenge_discard", "legendary_discard", "trick_discard", "market_discard", "scheme_discard", "gone", "used",
)  # fmt: skip
TELLING_APART: Final = ("number", "copy")
"""What numbers dice and cards that are otherwise called the same."""


def moments_of(players: int, number: int, settings: Mapping[str, str] | None = None) -> Iterator[Match]:
    """Every moment of a game at which somebody is asked."""
    match = Match(GAME, players, settings or {}, f"questions {number}")
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


@pytest.mark.parametrize(("players", "number"), [(1, 15), (1, 34), (2, 1), (3, 4), (3, 34), (4, 16)])
def test_every_answer_of_a_question_leads_somewhere_else(players: int, number: int) -> None:
    for match in moments_of(players, number, {"legendary-set": "great-risk"}):
        position, question = match.position, match.position.asked()
        if question.key == "move":
            continue  # every place is another one, and there are many
        outcomes = {option.id: consequences(position, question.seat, option.id) for option in question.options}
        assert not alike_answers(position, outcomes), question.key
        first, *others = outcomes.values()
        if others and not is_idle(position) and not is_chance(position, first):
            assert any(other != first for other in others), f"{question.key}: all answers do the same"


def alike_answers(position: Position, outcomes: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Answers that are called the same and do the same."""
    seat = position.asked().seat
    return [
        (one, other)
        for one, other in combinations(outcomes, 2)
        if outcomes[one] == outcomes[other] and plain_name(position, seat, one) == plain_name(position, seat, other)
    ]


def plain_name(position: Position, seat: int, option: str) -> tuple[str, dict[str, Any]]:
    """What an option is called, without the number of a die or a card."""
    table: Any = position.table
    key, arguments = GAME.option_text(table, seat, option)
    plain = {name: value for name, value in arguments.items() if name not in TELLING_APART}
    if "card" in plain:
        plain["card"] = GAME.face_name(table, table.faces[plain["card"]])
    return key, plain


def is_idle(position: Position) -> bool:
    """The face of a die that is about to be lost: whoever sets it then throws a charge away."""
    return position.asked().key == "set-face" and position.phase.__name__ == "suffer_threat"


def is_chance(position: Position, outcome: Any) -> bool:
    """Whether dice fell or a night passed on the way: answers may lead to the same by chance."""
    table: Any = position.table
    after = outcome[-1]
    return (after.get("dice", table.dice), after.get("round", table.round)) != (table.dice, table.round)


def consequences(position: Position, seat: int, option: str) -> Any:
    """What an answer leads to: the table where the phase ends; until then, all that may be answered next."""
    world = position.clone()
    world.choose(seat, option)
    if world.over or not world.trail:
        return laid_out(world)
    question = world.asked()
    return question.key, {one.id: consequences(world, question.seat, one.id) for one in question.options}


def laid_out(position: Position) -> Any:
    """The table as people see it: the order of the dice of an attempt, and of cards in a heap, means nothing."""
    table: Any = position.table
    data = table_to_data(table)
    for zone in HEAPS:
        data[zone].sort()
    own = len(table.attempt) - table.bonus
    dice = [
        (kind, table.showing[die], table.raised[die], die < own, die in table.again)
        for die, kind in enumerate(table.attempt)
    ]
    return position.phase.__name__, sorted(dice), {**data, "attempt": 0, "showing": 0, "raised": 0, "again": 0}


def threatened(dice: list[str], showing: list[str], threat: int = 1, **seat: Any) -> Sitting:
    """Seat 0 has rolled some X and has no shell to block them."""
    return Sitting(
        "suffer_threat", cards={"duel": challenge("ff")}, arbiter="lamara",
        seats=[bare(place="island:droska", available={}, shells=0, **seat), bare(), bare()],
        turn={"visited": "droska", "attempts": 1, "throws": 1},
        attempt={"cards": ["duel"], "dice": dice, "showing": showing, "threat": threat},
    )  # fmt: skip


@pytest.mark.rule("TB-THREAT-04")
def test_which_of_two_equal_dice_is_lost_is_no_question() -> None:
    game = threatened(["novice", "novice"], ["focus", "focus"])

    assert game.asked(0) == "after-roll"
    assert len(game.sees(None)["attempt"]["dice"]) == 1


@pytest.mark.rule("TB-THREAT-04")
def test_dice_that_show_something_else_are_different() -> None:
    assert threatened(["novice", "novice"], ["focus", "spirit"]).options(0) == ["lose:0", "lose:1"]


@pytest.mark.rule("TB-THREAT-04", "TB-THREAT-05")
def test_which_die_is_lost_first_is_no_question_where_all_are_lost() -> None:
    game = threatened(["novice", "red-adept"], ["focus", "focus"], threat=2)

    assert game.asked(1) == "move"
    assert (len(game.told("lost-die")), game.player(0)["spent"]) == (2, {})


@pytest.mark.rule("TB-THREAT-04")
def test_whoever_may_still_act_chooses_which_die_is_lost_first() -> None:
    assert threatened(["novice", "red-adept"], ["blank", "blank"], threat=2, charge=4).options(0) == [
        "lose:0", "lose:1", "shield:set",
    ]  # fmt: skip
    assert threatened(["novice", "red-adept", "blue-adept"], ["blank"] * 3, threat=2).options(0) == [
        "lose:0", "lose:1", "lose:2",
    ]  # fmt: skip


@pytest.mark.rule("TB-SHIELD-03")
def test_which_of_two_equal_dice_is_set_is_no_question() -> None:
    game = Sitting(
        "after_roll", cards={"duel": challenge("ff")}, arbiter="lamara",
        seats=[bare(place="island:droska", available={}, charge=4)],
        turn={"visited": "droska", "attempts": 1, "throws": 1},
        attempt={"cards": ["duel"], "dice": ["novice", "novice"], "showing": ["blank", "blank"]},
    ).choose(0, "shield:set")  # fmt: skip

    assert game.asked(0) == "set-face"


@pytest.mark.rule("TB-CHAL-10")
def test_wild_symbols_that_match_all_that_is_missing_need_no_word() -> None:
    game = Sitting(
        "after_roll", cards={"duel": challenge("fs")}, arbiter="lamara",
        seats=[bare(place="island:droska", available={}, steps={"focus": 0, "spirit": 0}), bare(), bare()],
        turn={"visited": "droska", "attempts": 1, "throws": 1},
        attempt={"cards": ["duel"], "dice": ["red-elite", "red-elite"], "showing": ["wild", "wild"]},
    ).choose(0, "withdraw")  # fmt: skip

    assert game.asked(1) == "move"
    assert (game.trait(0, "focus"), game.trait(0, "spirit")) == (1, 1)


@pytest.mark.rule("TB-NIGHT-04")
@pytest.mark.parametrize(
    ("loss", "seat"),
    [
        ({"kind": "lose-dice", "count": 2, "level": 1}, {"available": {"novice": 1}, "spent": {"red-adept": 1}}),
        ({"kind": "discard-cards", "count": 2}, {"challenges": ["duel"], "tricks": ["shell-tide"]}),
    ],
)
def test_what_goes_first_is_no_question_where_everything_goes(loss: dict[str, Any], seat: dict[str, Any]) -> None:
    game = Sitting(
        "nightfall", cards={"duel": challenge("f")},
        own={"monsters": {"beast": monster("f", invasion=[loss])}, "invasion": ["edge"]},
        fold={"edge": {"monster": "beast"}},
        seats=[bare(**{"available": {}, **seat}), bare(available={}), bare(available={})],
    )  # fmt: skip

    assert game.asked(0) not in ("lose-die", "discard-card")
    assert (game.player(0)["available"], game.player(0)["spent"]) == ({}, {})
    assert game.player(0)["challenges_held"] + game.player(0)["tricks_held"] == 0
