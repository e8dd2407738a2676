"""What the greedy bot sees: rows it has still to draft from, the last moment of an ability, and the end."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.bots.greedy import GreedyBot
from tablewright.engine.dice import Luck
from tablewright.engine.outlook import Outlook
from tablewright.games.path.estimate import estimate

from ..destiny.cards import card
from .sitting import Sitting

DULL = {f"dull{number}": card("pink") for number in (1, 2, 3)}
RICH = {f"rich{number}": card("pink", "ed") for number in range(8)}
TABLE: dict[str, Any] = {
    "players": 3,
    "active": ["exploration", "diplomacy"],
    "pool": [[f"rich{2 * row}", f"rich{2 * row + 1}"] for row in range(4)],
}


def judged(sitting: Sitting, seat: int = 0) -> dict[str, float]:
    """The open options of a seat with what the greedy bot thinks of them."""
    bot = GreedyBot(Luck("steady"))
    return {one.option.id: one.worth for one in bot.judge(Outlook(sitting.position, seat))}


def preferred(sitting: Sitting, seat: int = 0) -> str:
    options = judged(sitting, seat)
    return max(options, key=options.__getitem__)


def drafting(turn: int, character: str) -> Sitting:
    """The first to draft has nothing but a first ability that is used while drafting."""
    seat = {"character": character, "abilities": ["active", "locked", "locked", "locked"], "hand": []}
    return Sitting("draft_pair", RICH, turn=turn, seats=[seat], **TABLE)


@pytest.mark.parametrize(
    ("character", "ability"),
    [("yennefer", "rearranged-stars"), ("ciri", "blink-of-an-eye"), ("dandelion", "news-from-the-road")],
)
def test_an_ability_of_drafting_is_used_before_the_last_draft_passes(character: str, ability: str) -> None:
    """Although it leaves the row still to be taken, and what it brings may show only in the choices that follow."""
    assert preferred(drafting(9, character)) == f"ability:{ability}"


def test_an_ability_whose_worth_shows_only_later_is_saved_early_in_the_game() -> None:
    assert preferred(drafting(2, "yennefer")).startswith("row:")


@pytest.mark.parametrize(("turn", "choice"), [(4, "done"), (9, "ability:the-whole-inn-sings")])
def test_an_ability_of_playing_is_used_in_the_last_turn(turn: int, choice: str) -> None:
    seat = {"character": "dandelion", "abilities": ["used", "used", "active", "locked"], "timeline": ["dull1"]}
    others = [{"timeline": ["dull2"], "just_played": 1}, {"timeline": ["dull3"], "just_played": 1}]
    sitting = Sitting("resolve_cards", DULL, turn=turn, seats=[seat | {"just_played": 1}, *others], to_act=[0])

    assert preferred(sitting) == choice


def test_whoever_has_drafted_no_longer_counts_the_rows() -> None:
    table = Sitting("draft_pair", RICH, **TABLE).table
    before = estimate(table, 1, ())

    table.to_act = tuple(seat for seat in table.to_act if seat != 1)

    assert estimate(table, 1, ()) < before


def test_after_the_end_only_points_count() -> None:
    sitting = Sitting("final_scoring", players=3, turn=9, seats=[{"experience": 25, "points": 7, "hand": []}])

    assert estimate(sitting.table, 0, ()) == sitting.points(0)
