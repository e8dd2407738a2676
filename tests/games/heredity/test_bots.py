"""Bots that play Heredity: they know no card that nobody has read, find their way, and follow hints."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tablewright.bots import find_bot
from tablewright.bots.greedy import GreedyBot
from tablewright.engine.dice import Luck
from tablewright.engine.game import Game
from tablewright.engine.match import Match
from tablewright.engine.notation import position_from_data, position_to_data
from tablewright.engine.outlook import Outlook
from tablewright.engine.position import Checkpoint, Position
from tablewright.games import find_game
from tablewright.games.heredity.assembly import assemble
from tablewright.games.heredity.by_hand import table_by_hand
from tablewright.games.heredity.conditions import Condition, Flag, PcInArea
from tablewright.games.heredity.content import Hint
from tablewright.games.heredity.references import AreaName, AreaOn, CardNumber, FlagName
from tablewright.games.heredity.table import Heredity

from .guide import chapter_of_the_guide
from .samples import npc
from .sitting import Sitting, told_by

BEGUN: dict[str, Any] = {"board": [10], "family": {"maeve": {"area": "10:yard"}, "brick": {"area": "10:road"}}}


@pytest.fixture(scope="package")
def lamp(tmp_path_factory: pytest.TempPathFactory) -> Game[Heredity]:
    folder: Path = chapter_of_the_guide(tmp_path_factory.mktemp("guide") / "lamp")
    return find_game("heredity", folder)


def played(game: Game[Heredity], bot: str, seats: int, seed: str) -> Match:
    match = Match(game, seats, {}, seed)
    bots = [find_bot(bot, Luck(f"{seed}:{seat}")) for seat in range(seats)]
    while not match.over:
        seat = match.position.asked().seat
        match.choose(seat, bots[seat].choose(Outlook(match.position, seat)).id)
    return match


def judged(sitting: Sitting, seat: int = 0, hint: Condition | None = None) -> dict[str, float]:
    """What a greedy bot thinks of each option, perhaps with a hint in the chapter's header."""
    position = sitting.position
    if hint is not None:
        campaign = sitting.table.content
        header = replace(campaign.chapters["test"], guide=(Hint(hint, 10),))
        hinted = assemble(replace(campaign, chapters={"test": header}))
        checkpoint = position.checkpoint
        assert isinstance(checkpoint.table, Heredity)
        table = hinted.copy(checkpoint.table)
        table.content = hinted.content["content"]
        position = Position(hinted, Checkpoint(checkpoint.phase, table, 0))
    return {one.option.id: one.worth for one in GreedyBot(Luck("judge")).judge(Outlook(position, seat))}


def best(worth: dict[str, float], starting: str) -> float:
    return max(value for option, value in worth.items() if option.startswith(starting))


# Honesty

PRIZE = told_by(20, '[{ end_chapter = { result = "victory" } }]')
TRAP = told_by(20, '[{ end_chapter = { result = "failure" } }]')


def test_an_unread_card_is_worth_the_same_whatever_it_says() -> None:
    prize, trap = (judged(Sitting(narrative=text, **BEGUN)) for text in (PRIZE, TRAP))

    assert best(prize, "observe:maeve") == best(trap, "observe:maeve")


def test_an_unread_back_is_not_known_to_who_has_read_the_front() -> None:
    story = told_by(20, "[]") + '[[narrative]]\nnumber = 30\n[narrative.front]\nfree_actions = [{ icon = "observe", '
    story += 'instructions = ["flip"] }]\n[narrative.back]\ninstructions = [{ end_chapter = { result = "%s" } }]\n'
    won, lost = (judged(Sitting(narrative=story % end, read=[30], **BEGUN)) for end in ("victory", "failure"))

    assert best(won, "free-action:maeve") == best(lost, "free-action:maeve")


def test_unexplored_terrain_is_open_land_in_an_imagined_world() -> None:
    sitting = Sitting(**BEGUN)
    world = sitting.position.imagine(0, Luck("world"))
    table = world.table
    assert isinstance(table, Heredity)
    field = 2 * table.content.card_of[11]

    assert table.faces[field] == table.content.blanks[field]
    assert table.faces[2 * table.content.card_of[10]] == 2 * table.content.card_of[10]  # that one lies on the table


def test_karma_cards_keep_their_faces_and_only_change_places() -> None:
    sitting = Sitting(**BEGUN)
    karma = [2 * card for card in sitting.table.karma_deck]
    world = sitting.position.imagine(0, Luck("karma")).table

    assert Counter(world.faces[side] for side in karma) == Counter(sitting.table.faces[side] for side in karma)


# Finding the way


def test_a_hint_draws_a_figure_towards_an_area() -> None:
    hut = PcInArea("maeve", AreaOn(CardNumber(10), AreaName("hut")))
    worth = judged(Sitting(**BEGUN), hint=hut)

    assert best(worth, "move:maeve") > worth["rest"]
    assert best(worth, "move:maeve") > best(worth, "move:brick")


def test_a_hint_draws_the_family_to_a_printed_action_that_fulfils_it() -> None:
    bell = (
        "[[narrative]]\nnumber = 30\n[narrative.front]\nterrain_actions = "
        '[{ terrain = "10", area = "hut", icon = "interact", instructions = [{ set_flag = "rung" }] }]\n'
    )
    sitting = Sitting(narrative=bell, read=[30], **BEGUN)

    assert best(judged(sitting, hint=Flag(FlagName("rung"))), "move:maeve") > best(judged(sitting), "move:maeve")


def test_nobody_waits_at_a_place_before_everything_else_is_ready(lamp: Game[Heredity]) -> None:
    match = played(lamp, "greedy", 1, "ready")

    assert match.position.table.outcome == "victory"  # type: ignore[attr-defined]
    assert len(match.played) < 40


def test_healing_is_looked_through_to_the_wound_that_it_closes() -> None:
    """With several wounds the space is asked for; whoever stops there sees only the token that it costs."""
    hurt = {"maeve": {"area": "10:yard", "damage": ["head.0", "head.1"]}, "brick": {"area": "10:road"}}
    worth = judged(Sitting(players=4, board=[10], family=hurt), seat=1)

    assert best(worth, "heal:maeve") > worth["rest"]


LOSES = 'death_effect = [{ end_chapter = { result = "failure" } }]'
FLOOD = 12
"""More harm than any round of our chapters does: nobody shall strike only to put it off."""


def beside_somebody(death: str) -> Sitting:
    people = npc(50, "[]", "neutral", defence=9, more=death)
    return Sitting(npcs=people, timeline=["family", 50], figures={"50": ["10:yard"]}, **BEGUN)


def test_to_strike_somebody_with_whom_the_chapter_is_lost_is_worse_than_any_harm_that_time_brings() -> None:
    stranger, child = (judged(beside_somebody(death)) for death in ("", LOSES))

    assert child["rest"] == stranger["rest"]
    assert best(child, "attack:maeve") < min(best(stranger, "attack:maeve"), child["rest"] - FLOOD)


# Playing


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_greedy_bots_win_the_chapter_of_the_guide_at_any_table(lamp: Game[Heredity], seats: int) -> None:
    results = [played(lamp, "greedy", seats, f"table {number}").result() for number in range(3)]

    assert sum(bool(result and result[0]["won"]) for result in results) >= 2


def test_random_bots_come_to_an_end(lamp: Game[Heredity]) -> None:
    assert played(lamp, "random", 4, "end").over


def test_the_same_luck_makes_the_same_game(lamp: Game[Heredity]) -> None:
    first, second = (played(lamp, "greedy", 2, "same").snapshot().steps for _ in range(2))

    assert first == second


def test_an_imagined_world_is_written_down_and_read_back() -> None:
    sitting = Sitting(**BEGUN)
    world = sitting.position.imagine(0, Luck("data"))
    again = position_from_data(sitting.game, position_to_data(world))

    assert again.table.faces == world.table.faces


def test_a_table_by_hand_can_be_judged() -> None:
    sitting = Sitting(**BEGUN)
    table = table_by_hand({"phase": "family_acts", **BEGUN}, sitting.table.content)

    assert sitting.game.estimate(table, 0, ()) == sitting.game.estimate(sitting.table, 0, ())
