"""The tutorial is a worked scenario: whatever it prints is carried out, tested or heard in some line of play."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final, get_args

from tablewright.games.heredity import GAME
from tablewright.games.heredity.conditions import Trigger
from tablewright.games.heredity.scenario.folders import ORIGINAL
from tablewright.games.heredity.scenario.words import WORDS, parts_of
from tablewright.games.heredity.verbs import ActionPhase
from tablewright.games.heredity.vocabulary import Instruction
from tablewright.lab.heredity.findings import Walk
from tablewright.lab.heredity.kept import kept_walks
from tablewright.lab.heredity.walks import explore

from .planned import Plan
from .record_walks import as_walk

SEED: Final = "1"
CALLED: Final = "explore 11, to 11.orchard, talk 50, npc-action 50:1"
NAMED: Final = "npc-action 51:0"
LINES: Final = {
    "Agnes stays, and too many want into the hut": (
        ("wave", "stay"),
        {
            "selena": f"{CALLED}, npc-action 50:1, {NAMED}",
            "brick": f"to 11.bank, {NAMED}",
            "maeve": "observe 20, to 10.hut",
            "djamal": "to 10.hut",
        },
    ),
    "Agnes goes home, the lid first, the frog late, and no rope": (
        ("hide", "home"),
        {
            "djamal": "to 10.hut, interact 21, to 10.yard",
            "maeve": "till 2, combined 28",
            "brick": "to 10.yard, observe 20, till 4, to 11.orchard, npc-action 50:0, to 10.yard, terrain-action 22",
            "selena": f"{CALLED}, {NAMED}, till 6, to 11.bank, interact 9",
        },
    ),
    "a hat for the neighbour, a leap into the cellar, and plums": (
        ("jump",),
        {
            "selena": "interact 6, explore 11, to 11.orchard, talk 50, npc-action 50:1",
            "djamal": "to 10.hut, explore 12, to 12.store, interact 8, interact 8",
        },
    ),
}
"""What the walks that are kept do not show."""


@lru_cache(maxsize=1)
def walked() -> Walk:
    """The walks that are kept beside the tutorial, and these lines."""
    plans = [Plan(GAME, "tutorial", SEED, *line) for line in LINES.values()]
    for plan in plans:
        plan.follow()
    kept = [*kept_walks(Path(str(ORIGINAL / "tutorial"))), *map(as_walk, plans)]
    return explore(GAME, {"chapter": "tutorial"}, games=0, seconds=0, seed="tutorial", kept=kept)


def kinds_met(walk: Walk) -> set[str]:
    """The words that were carried out, tested or heard, on cards of the tutorial or on the family card."""
    campaign = walk.campaign
    header = campaign.chapters["tutorial"].setup
    return {WORDS[type(word)] for word in parts_of((header, campaign.sides)) if walk.used[id(word)]}


def test_every_instruction_is_carried_out_in_some_line_of_the_tutorial() -> None:
    instructions = {WORDS[kind] for kind in get_args(Instruction)} - {WORDS[ActionPhase]}  # phases see to that one

    assert instructions - kinds_met(walked()) == set()


def test_every_moment_comes_in_some_line_of_the_tutorial() -> None:
    assert {WORDS[kind] for kind in get_args(Trigger)} - kinds_met(walked()) == set()


def test_nothing_that_the_tutorial_prints_is_idle() -> None:
    """But for the straw hat, which speaks when the next chapter is set up."""
    walk = walked()
    campaign = walk.campaign
    hat = {id(word) for word in parts_of(campaign.sides[2 * campaign.card_of[41]])}
    idle = [word for word in walk.words() if not walk.used[id(word)] and id(word) not in hat]

    assert [f"{campaign.places[id(word)]}: {WORDS[type(word)]}" for word in idle] == []
    assert not walk.faults
    assert ("kept", "unfinished") not in walk.endings
