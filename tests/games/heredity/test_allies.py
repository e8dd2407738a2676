"""HER-ALLY: those who fight beside the family, whom they go for, and how the family joins them."""

from __future__ import annotations

from typing import Any

import pytest

from .samples import CLUB, ROW, item, npc
from .sitting import Sitting, told_by

PLUS_ONE = 902
WIDE = ROW.replace("capacity = 2", "capacity = 4")
IN_A = '{ terrain = 10, area = "a" }'


def hits(sitting: Sitting) -> list[tuple[list[int], int]]:
    """Who attacked whom, in order."""
    return [(list(one["attackers"]), one["character"]) for one in sitting.told("attacked")]


FOE = npc(51, "[]", "hostile", defence=5, placement=IN_A)


def beside_ally(foe: str = "10:b", **brick: Any) -> Sitting:
    """An ally of strength 2 on whose card the hourglass stops, Brick with the club and kept tokens, an enemy."""
    return Sitting(
        phase="arrive", npcs=npc(50, "[{ melee = 2 }]", "ally") + FOE, items=CLUB, terrain=WIDE, board=[10],
        family={"brick": {"area": "10:b", "items": [40], **brick}}, timeline=["family", 50, 51], hourglass=50,
        figures={"50": ["10:b"], "51": [foe]}, karma=[PLUS_ONE],
    )  # fmt: skip


@pytest.mark.rule("HER-ALLY-01")
def test_an_ally_token_makes_an_ally() -> None:
    story = told_by(20, '[{ set_attitude = { npc = 50, attitude = "ally" } }]')
    sitting = Sitting(
        narrative=story, npcs=npc(50, "[]", "hostile"), board=[10], family={"maeve": {"area": "10:yard"}},
        timeline=["family", 50], figures={"50": ["10:yard"]},
    )  # fmt: skip
    assert "attack:maeve:torso.0:4" in sitting.options()
    sitting.choose("observe:maeve:head.0:20")

    assert sitting.sees()["characters"][0]["attitude"] == "ally"
    assert sitting.why_not("attack:maeve:torso.0:4") == "HER-COMBAT-19"


@pytest.mark.rule("HER-ALLY-02", "HER-NPC-07")
def test_the_players_choose_whom_an_ally_goes_for_and_a_neutral_one_turns_hostile() -> None:
    three = npc(50, "[{ move = 3 }, { melee = 2 }]", "ally") + npc(51, "[]", placement=IN_A)
    three += npc(52, "[]", "neutral", placement=IN_A)
    sitting = Sitting(
        phase="arrive", npcs=three, terrain=WIDE, board=[10], family={"brick": {"area": "10:a", "available": 0}},
        timeline=["family", 50, 51, 52], hourglass=50, figures={"50": ["10:a"], "51": ["10:b"], "52": ["10:d"]},
        karma=[PLUS_ONE],
    )  # fmt: skip
    assert (sitting.asked(), sitting.options()) == ("ally-target", ["character:5", "character:6", "nobody"])
    sitting.choose("character:6")  # the farther one

    assert (sitting.area(50), hits(sitting)) == ("10:d", [([4], 6)])
    assert sitting.sees()["characters"][2]["attitude"] == "hostile"


@pytest.mark.rule("HER-ALLY-02")
def test_an_ally_may_leave_a_stranger_in_peace() -> None:
    both = npc(50, "[{ move = 3 }, { melee = 2 }]", "ally") + npc(51, "[]", "neutral", placement=IN_A)
    sitting = Sitting(
        phase="arrive", npcs=both, terrain=WIDE, board=[10], family={"brick": {"area": "10:a"}},
        timeline=["family", 50, 51], hourglass=50, figures={"50": ["10:a"], "51": ["10:b"]},
    ).choose("nobody")  # fmt: skip

    assert (sitting.area(50), hits(sitting)) == ("10:a", [])


@pytest.mark.rule("HER-NPC-07", "HER-COMB-09")
def test_an_enemy_that_strikes_an_ally_makes_nobody_hear_of_it() -> None:
    """Statements wait for attacks of the family and its allies only."""
    hears = (
        '[[narrative]]\nnumber = 22\n[narrative.front]\npersistent = [{ text = "alarm", statement = [{ '
        'trigger = { npc_attacked = 51 }, instructions = { set_flag = "alarmed" } }] }]\n'
    )
    both = npc(50, "[{ melee = 2 }]") + npc(51, "[]", "ally", placement=IN_A)
    sitting = Sitting(
        phase="arrive", narrative=hears, read=[22], npcs=both, terrain=WIDE, board=[10],
        family={"brick": {"area": "10:d"}}, timeline=["family", 50, 51], hourglass=50,
        figures={"50": ["10:a"], "51": ["10:a"]}, karma=[PLUS_ONE],
    )  # fmt: skip

    assert (hits(sitting), sitting.sees()["flags"]) == ([([4], 5)], {})


@pytest.mark.rule("HER-ALLY-03", "HER-ALLY-05", "HER-TOKEN-09")
def test_brick_joins_the_ally_with_a_kept_token() -> None:
    """Constructed example: ally 2 + club 3 + karma 1 - defence 5 = 1 damage."""
    sitting = beside_ally(available=1)
    assert sitting.asked() == "join-attack"
    sitting.choose("attack:brick:i40.0")

    assert sitting.told("attacked")[0] == {
        "character": 5, "attackers": [4, 3], "strength": 5, "karma": 1, "total": 1, "failed": 0, "sides": [94, 92],
    }  # fmt: skip
    assert sitting.sees()["characters"][1]["damage"] == 1


@pytest.mark.rule("HER-MAT-11", "HER-ALLY-03")
def test_brick_drops_things_beside_an_ally_and_then_joins_with_his_fist() -> None:
    """Dropping is free also while he is asked to join: ally 2 + fist 1 + karma 1 - defence 5 fails."""
    sitting = beside_ally(available=1, materials=2).choose("drop:brick:40", "drop:brick:materials:2")
    assert (sitting.zone(40), sitting.lying("10:b"), sitting.asked()) == ("beside", {"material": 2}, "join-attack")
    sitting.choose("attack:brick:torso.0")

    assert (sitting.told("attacked")[0]["strength"], sitting.told("attacked")[0]["failed"]) == (3, 1)


@pytest.mark.rule("HER-INJ-07", "HER-ALLY-03")
def test_brick_gives_up_his_feet_beside_an_ally_and_kicks_with_what_is_behind_them() -> None:
    """Ruling: the question about kept tokens is a decision of his; the uncovered space is ready at once."""
    sitting = beside_ally(items=[], available=1, damage=["feet.0", "feet.1"])
    assert (sitting.asked(), "attack:brick:feet.0" in sitting.options()) == ("join-attack", False)
    sitting.choose("injury:brick:feet", "attack:brick:feet.0")

    assert (sitting.told("attacked")[0]["attackers"], sitting.told("attacked")[0]["strength"]) == ([4, 3], 3)


@pytest.mark.rule("HER-INJ-07", "HER-ALLY-03")
@pytest.mark.parametrize("brick", [{"available": 0}, {"area": "10:d"}])
def test_who_could_not_join_an_ally_is_not_asked_about_an_injury(brick: dict[str, Any]) -> None:
    assert beside_ally(**{"items": [], "damage": ["feet.0", "feet.1"], **brick}).asked() != "join-attack"


@pytest.mark.rule("HER-ALLY-03")
def test_nobody_has_to_join() -> None:
    sitting = beside_ally().choose("done")

    assert sitting.told("attacked")[0]["total"] == -2


@pytest.mark.rule("HER-ALLY-03", "HER-COMB-02")
def test_who_cannot_reach_the_target_cannot_join() -> None:
    assert beside_ally(area="10:c").asked() != "join-attack"
    assert beside_ally(available=0).asked() != "join-attack"


@pytest.mark.rule("HER-ALLY-04")
def test_enemies_go_for_an_ally_who_is_nearer_than_the_family() -> None:
    """Constructed example: ally at distance 1, nearest PC at distance 2."""
    both = npc(50, "[{ move = 1 }, { melee = 2 }]") + npc(51, "[]", "ally", placement=IN_A)
    sitting = Sitting(
        phase="arrive", npcs=both, terrain=WIDE, board=[10], family={"brick": {"area": "10:c"}},
        timeline=["family", 50, 51], hourglass=50, figures={"50": ["10:a"], "51": ["10:b"]}, karma=[PLUS_ONE],
    )  # fmt: skip

    assert hits(sitting) == [([4], 5)]


@pytest.mark.rule("HER-ALLY-05", "HER-TOKEN-01")
def test_kept_tokens_are_not_added_to_the_three() -> None:
    sitting = Sitting(board=[10], family={"maeve": {"area": "10:yard"}}).choose("observe:maeve:head.0:20", "rest")

    assert sitting.member("maeve")["available"] == 3


@pytest.mark.rule("HER-ALLY-01", "HER-COMBAT-12")
def test_an_upgraded_vest_does_not_help_an_ally() -> None:
    """An ally is an NPC: its defence is printed on its card."""
    vest = item(43, "grey_torso", "permanent = [{ defence = 3 }]")
    both = npc(50, "[{ melee = 2 }]") + npc(51, "[]", "ally", defence=1, placement=IN_A)
    sitting = Sitting(
        phase="arrive", npcs=both, items=vest, terrain=WIDE, board=[10],
        family={"brick": {"area": "10:d", "items": [43]}}, timeline=["family", 50, 51], hourglass=50,
        figures={"50": ["10:a"], "51": ["10:a"]}, karma=[PLUS_ONE],
    )  # fmt: skip

    assert [one["total"] for one in sitting.told("attacked")] == [2]
