"""The odds of a fight, compared with every roll, every face of the threat die, and every way to strike."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from math import prod
from typing import Any

import pytest

from tablewright.games.tidal.abilities import threat_level
from tablewright.games.tidal.matching import hit_with, spots_in_reach
from tablewright.games.tidal.paying import shells_in_reach
from tablewright.games.tidal.reading import original_pack
from tablewright.games.tidal.table import Tidal, copy_table

from .sitting import Sitting

ADVANCED = [
    "thunder-eels", "mirror-morays", "phantom-krill", "hollow-manta", "hoamaar", "gatekeeper-clam", "akora",
    "ember-turtle", "two-headed-hydra", "knot-squid", "guaracuda", "plated-sturgeon",
]  # fmt: skip
MIXED = ["novice", "red-adept", "blue-elite"]


def before(monster: str, dice: list[str], **more: Any) -> Sitting:
    """Seat 0 has chosen dice against a monster at Fold's Edge."""
    seat = {"character": "caiman", "in_play": [], "place": "island:fold", "shells": 0, **more.pop("seat", {})}
    attempt = {"opponent": "edge", "dice": dice, **more.pop("attempt", {})}
    return Sitting(
        more.pop("phase", "choose_dice"),
        round=more.pop("round", "second"),
        fold={"edge": {"monster": monster, "hits": more.pop("hits", {})}},
        seats=[seat],
        turn={"visited": "fold", "attempts": 1, **more.pop("turn", {})},
        attempt=attempt,
        **more,
    )


def told(game: Sitting) -> dict[str, float]:
    """The chances that everybody sees."""
    return {spot: odds[0] / odds[1] for spot, odds in game.sees(None)["attempt"]["odds"]["hit"].items()}


def counted(table: Tidal) -> dict[str, float]:
    """The chances by trying everything out with the rules of striking."""
    rolled = table.again or range(len(table.attempt))
    faces = [
        table.content.dice[kind] if die in rolled else (table.showing[die],) for die, kind in enumerate(table.attempt)
    ]
    threats, shells = table.content.threat[threat_level(table, 0)], shells_in_reach(table, 0)
    found = {str(spot): 0 for spot, seat in enumerate(table.hits[0]) if seat < 0}
    left = Counter(len(faces) - max(threat - shells, 0) for threat in threats)
    rolls = prod(map(len, faces)) * len(threats)
    for (shown, times), (dice, threatened) in product(Counter(product(*faces)).items(), left.items()):
        for spot in hit_by(table, shown, dice):
            found[str(spot)] += times * threatened
    return {spot: count / rolls for spot, count in found.items()}


def hit_by(table: Tidal, shown: tuple[int, ...], left: int) -> set[int]:
    """The spots that can be hit with some of the dice."""
    found: set[int] = set()
    for dice in combinations(range(len(shown)), max(left, 0)):
        world = copy_table(table)
        world.attempt = tuple(table.attempt[die] for die in dice)
        world.raised = tuple(table.raised[die] for die in dice)
        world.showing, world.again = tuple(shown[die] for die in dice), ()
        found |= struck_in(world)
    return found


def struck_in(world: Tidal) -> set[int]:
    """Every spot of every order of strikes."""
    struck = world.struck
    found = set(struck)
    for spot in spots_in_reach(world):
        if spot not in found:
            world.struck = struck + hit_with(world, spot)
            found |= struck_in(world)
            world.struck = struck
    return found


@pytest.mark.rule("TB-AMON-02", "TB-AMON-03", "TB-AMON-04", "TB-AMON-05", "TB-AMON-06", "TB-AMON-07", "TB-FIGHT-08")
@pytest.mark.parametrize("monster", ["coral-titan", *ADVANCED])
@pytest.mark.parametrize("dice", [MIXED, ["guild-focus", "red-elite"]], ids="-".join)
def test_the_odds_of_every_kind_of_monster_are_exact(monster: str, dice: list[str]) -> None:
    game = before(monster, dice)

    assert told(game) == pytest.approx(counted(game.table))


@pytest.mark.rule("TB-EKO-01")
@pytest.mark.parametrize("monster", ["huge-witchbristle", *ADVANCED])
def test_the_ancient_bestiary_lets_a_weak_die_hit_one_armoured_spot(monster: str) -> None:
    eko = {"character": "eko", "in_play": ["ancient-bestiary"]}
    game = before(monster, ["novice"] * 2, seat=eko)

    assert told(game) == pytest.approx(counted(game.table))
    if monster == "huge-witchbristle":
        assert told(game)["0"] > told(before(monster, ["novice"] * 2))["0"] == 0


@pytest.mark.rule("TB-EKO-01")
@pytest.mark.parametrize("monster", ["huge-witchbristle", *ADVANCED])
def test_once_restrictions_are_ignored_the_odds_ignore_them_too(monster: str) -> None:
    discarded: dict[str, Any] = {"seat": {"character": "eko"}, "turn": {"used": ["ancient-bestiary"]}}
    game = before(monster, ["novice", "guild-spirit"], **discarded)

    assert told(game) == pytest.approx(counted(game.table))
    assert min(told(game).values()) > 0


@pytest.mark.rule("TB-THREAT-03", "TB-THREAT-04")
@pytest.mark.parametrize("shells", [0, 1])
@pytest.mark.parametrize("monster", ["coral-titan", "akora", "hoamaar"])
def test_the_dice_that_threats_cost_are_chosen_well(monster: str, shells: int) -> None:
    game = before(monster, ["novice", "blue-adept", "guild-spirit"], round="fourth", seat={"shells": shells})

    assert told(game) == pytest.approx(counted(game.table))


@pytest.mark.rule("TB-AMON-05", "TB-AMON-06")
@pytest.mark.parametrize(
    ("monster", "hits"), [("akora", {"0": 1}), ("knot-squid", {"0": 1}), ("akora", {"0": 1, "1": 1})]
)
def test_covered_spots_bar_and_bind_nobody(monster: str, hits: dict[str, int]) -> None:
    game = before(monster, MIXED, hits=hits)

    assert told(game) == pytest.approx(counted(game.table))
    assert not set(hits) & set(told(game))


@pytest.mark.rule("TB-CHAL-06", "TB-CHAL-07")
@pytest.mark.parametrize("monster", ["akora", "hoamaar", "two-headed-hydra"])
def test_dice_that_stay_count_beside_those_rolled_again(monster: str) -> None:
    showing = ["spirit", "resilience", "blank"]
    game = before(monster, MIXED, phase="after_roll", attempt={"showing": showing}, turn={"throws": 1})
    assert told(game) == {}

    game.choose(0, "again:1", "again:2")

    assert told(game) == pytest.approx(counted(game.table))


@pytest.mark.rule("TB-AMON-04", "TB-AMON-05")
def test_after_the_roll_the_spots_in_reach_are_those_that_the_rules_let_be_hit() -> None:
    def rolled(*showing: str) -> Sitting:
        attempt = {"showing": list(showing)}
        return before("hoamaar", ["novice"] * 2, phase="after_roll", turn={"throws": 1}, attempt=attempt)

    assert rolled("spirit", "focus").sees(None)["attempt"]["reach"] == [], "no result for the guard"
    game = rolled("spirit", "resilience")
    reach = game.sees(None)["attempt"]["reach"]
    assert reach
    assert game.choose(0, "strike").options(0) == [*(f"hit:{spot}" for spot in reach), "done"]


def test_every_kind_of_monster_is_compared() -> None:
    kinds = {one.type for one in original_pack().monsters}

    assert {one.type for one in original_pack().monsters if one.key in ["coral-titan", *ADVANCED]} == kinds
