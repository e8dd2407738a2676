"""HER-COMBAT, HER-COMB, HER-NPC: attacks with karma, defence and combined strength."""

from __future__ import annotations

from typing import Any

import pytest

from .sitting import Sitting, told_by

CLUB = (
    '[[item]]\nnumber = 40\n[item.front]\nvalue = 2\nbackground = "brown"\nanchor = "brown"\n'
    'spaces = [{ icons = [], heart = false, effect = { melee = 3 } }]\nupgrade = { cost = 2, effect = "flip" }\n'
    '[item.back]\nvalue = 3\nbackground = "brown"\nanchor = "brown"\n'
)
RIFLE = (
    '[[item]]\nnumber = 41\n[item.front]\nvalue = 4\nbackground = "brown"\nanchor = "brown"\n'
    "spaces = [{ icons = [], heart = false, effect = { ranged = { range = 3, strength = 3 } } }]\n"
)
FOX = """
[[npc]]
number = 50
[npc.front]
attitude = "{attitude}"
life = {life}
defence = 5
anchor = {{ colour = "blue" }}
placement = {{ terrain = 10, area = "yard" }}
ai = [{{ move = 1 }}, {{ melee = 2 }}]
actions = [{{ icon = "interact", cost = [{{ token_kind = "material" }}], instructions = "flip" }}]
death_effect = [{{ gain_materials = 2 }}, {{ set_flag = "fox_dead" }}]
[npc.back]
life = 3
defence = 5
anchor = {{ colour = "blue" }}
placement = {{ area_of = 50 }}
ai = []
"""
PLUS_ONE, FAILS = 902, 903


def facing(life: int = 9, attitude: str = "hostile", karma: int = PLUS_ONE, **family: Any) -> Sitting:
    """Brick with the club in the fox's area; Maeve with the rifle one line away."""
    people = {"brick": {"area": "10:yard", "items": [40]}, "maeve": {"area": "10:road", "items": [41]}, **family}
    return Sitting(
        npcs=FOX.format(life=life, attitude=attitude), items=CLUB + RIFLE, board=[10], family=people,
        timeline=["family", 50], figures={"50": ["10:yard"]}, karma=[karma],
    )  # fmt: skip


def sums(sitting: Sitting) -> list[tuple[int, int, int]]:
    """Strength, karma and total of every attack so far."""
    return [(one["strength"], one["karma"], one["total"]) for one in sitting.told("attacked")]


def discarded(sitting: Sitting) -> list[int]:
    return [card["number"] for card in sitting.sees()["karma"]["discard"]]


def fox(sitting: Sitting) -> dict[str, Any] | None:
    return next(iter(sitting.sees()["characters"]), None)


@pytest.mark.rule("HER-COMBAT-04", "HER-COMBAT-10", "HER-COMBAT-14", "HER-COMBAT-15", "HER-COMBAT-09")
def test_the_club_alone_does_not_hurt_the_raging_fox() -> None:
    """Printed sample: club 3 + karma 1 - defence 5 fails; the karma card is discarded."""
    sitting = facing().choose("attack:brick:i40.0:4", "done")

    assert sums(sitting) == [(3, 1, -1)]
    assert (fox(sitting) or {})["damage"] == 0
    assert discarded(sitting) == [PLUS_ONE]


@pytest.mark.rule("HER-COMB-01", "HER-COMB-03", "HER-COMB-04", "HER-COMB-05", "HER-COMB-07", "HER-RANGE-01")
def test_club_and_rifle_together_deal_two_damage() -> None:
    """Printed sample: 3 + 3 + 1 - 5 = 2; a token lies on each of the two items."""
    sitting = facing().choose("attack:brick:i40.0:4", "attack:maeve:i41.0")

    assert (fox(sitting) or {})["damage"] == 2
    assert [sitting.member(name)["available"] for name in ("brick", "maeve")] == [2, 2]
    assert discarded(sitting) == [PLUS_ONE]


@pytest.mark.rule("HER-COMBAT-14", "HER-COMBAT-17", "HER-KARMA-06")
def test_a_karma_card_can_make_any_attack_fail() -> None:
    sitting = facing(karma=FAILS).choose("attack:brick:i40.0:4", "attack:maeve:i41.0")

    assert (fox(sitting) or {})["damage"] == 0


@pytest.mark.rule("HER-COMBAT-03", "HER-COMBAT-07")
def test_fists_and_feet_strike_with_strength_one() -> None:
    sitting = facing(brick={"area": "10:yard"}, maeve={"area": "10:shed"})
    assert "attack:brick:torso.0:4" in sitting.options()
    sitting.choose("attack:brick:feet.0:4")

    assert sums(sitting) == [(1, 1, -3)]


@pytest.mark.rule("HER-NPC-07", "HER-NPC-06")
def test_even_a_failed_attack_makes_a_neutral_npc_hostile() -> None:
    sitting = facing(attitude="neutral").choose("attack:brick:i40.0:4", "done")

    assert (fox(sitting) or {})["attitude"] == "hostile"


@pytest.mark.rule("HER-COMBAT-06")
def test_nobody_strikes_across_a_line() -> None:
    sitting = facing(brick={"area": "10:hut"}, maeve={"area": "10:road"}, djamal={"area": "10:road"})

    assert not [option for option in sitting.options() if option.startswith(("attack:djamal", "attack:maeve"))]


@pytest.mark.rule("HER-COMBAT-20")
def test_a_crowded_area_is_attacked_from_outside() -> None:
    """Printed sample, right: the fox's area is crowded, so the attacker stops before it and attacks as if inside."""
    sitting = facing(djamal={"area": "10:road"})  # brick and the fox fill the yard

    assert "attack:djamal:torso.0:4" in sitting.options()


@pytest.mark.rule("HER-NPC-26", "HER-NPC-27", "HER-NPC-28", "HER-MAT-05", "HER-NPC-30")
def test_with_damage_as_high_as_its_life_the_fox_dies_and_leaves_its_loot() -> None:
    sitting = facing(life=2).choose("attack:brick:i40.0:4", "attack:maeve:i41.0")

    assert fox(sitting) is None
    assert (sitting.zone(50), sitting.timeline()) == ("burned", ["family", None])
    assert (sitting.lying("10:yard"), sitting.sees()["flags"]) == ({"material": 2}, {"fox_dead": 1})


@pytest.mark.rule("HER-NPC-25", "HER-NPC-29")
def test_feeding_the_fox_costs_a_material_and_flips_its_card() -> None:
    """Printed sample: Maeve feeds the fox; its death effect is not applied."""
    sitting = facing(brick={"area": "10:hut"}, maeve={"area": "10:yard", "materials": 1})
    sitting.choose("npc-action:maeve:torso.0:50:0")

    assert (sitting.side(50), sitting.member("maeve")["materials"]) == ("back", 0)
    assert sitting.sees()["flags"] == {}


# The fox acts


ROW = """
[[terrain]]
number = 10
[terrain.front]
plan = ["abcd"]
areas = [
  { id = "a", cells = "a", capacity = 2 }, { id = "b", cells = "b", capacity = 2 },
  { id = "c", cells = "c", capacity = 2 }, { id = "d", cells = "d", capacity = 2 },
]
lines = [
  { between = ["a", "b"], colour = "white" }, { between = ["b", "c"], colour = "white" },
  { between = ["c", "d"], colour = "white" },
]
"""


@pytest.mark.rule("HER-NPC-10", "HER-NPC-12", "HER-NPC-13", "HER-NPC-19", "HER-NPC-23")
def test_the_fox_goes_for_the_nearest_and_strikes_only_in_the_same_area() -> None:
    """Printed sample: two areas to Brick, three to Maeve; it moves one and cannot attack in this activation."""
    sitting = Sitting(
        npcs=FOX.format(life=9, attitude="hostile").replace('area = "yard"', 'area = "a"'), terrain=ROW, board=[10],
        family={"brick": {"area": "10:c"}, "maeve": {"area": "10:d"}}, timeline=["family", 50],
        figures={"50": ["10:a"]},
    ).choose("rest")  # fmt: skip
    assert (sitting.area(50), sitting.told("attacked")) == ("10:b", [])

    sitting.choose("rest")
    assert (sitting.area(50), len(sitting.told("attacked"))) == ("10:c", 1)


@pytest.mark.rule("HER-NPC-20", "HER-COMBAT-18", "HER-COMBAT-05", "HER-COMBAT-08")
def test_in_the_same_area_the_fox_stays_and_bites() -> None:
    sitting = facing(brick={"area": "10:yard"}, maeve={"area": "10:shed"}).choose("rest")
    while sitting.asked() == "allocate":
        sitting.choose(sitting.options()[0])

    assert sitting.area(50) == "10:yard"
    assert sums(sitting) == [(2, 1, 3)]
    assert sum(sitting.damage("brick").values()) == 3


@pytest.mark.rule("HER-NPC-14", "HER-GEN-11")
def test_among_equally_near_targets_the_players_choose() -> None:
    sitting = facing(brick={"area": "10:hut"}, maeve={"area": "10:road"}).choose("rest")

    assert (sitting.asked(), sitting.options()) == ("target", ["character:1", "character:3"])


@pytest.mark.rule("HER-NPC-24", "HER-NPC-06")
def test_a_neutral_npc_neither_moves_nor_bites() -> None:
    sitting = facing(attitude="neutral", brick={"area": "10:yard"}).choose("rest")

    assert (sitting.area(50), sitting.told("attacked")) == ("10:yard", [])


@pytest.mark.rule("HER-COMBAT-20", "HER-NPC-22")
def test_the_fox_stops_before_a_crowded_area_and_bites_as_if_inside() -> None:
    """Printed sample, left: Brick and Maeve fill an area."""
    sitting = Sitting(
        npcs=FOX.format(life=9, attitude="hostile"), board=[10], timeline=["family", 50], karma=[PLUS_ONE],
        family={"brick": {"area": "10:yard"}, "maeve": {"area": "10:yard"}}, figures={"50": ["10:road"]},
    ).choose("rest", "character:3")  # fmt: skip

    assert sitting.area(50) == "10:road"
    assert sums(sitting) == [(2, 1, 3)]


@pytest.mark.rule("HER-COMBAT-01", "HER-COMBAT-11", "HER-ITEM-07", "HER-COMBAT-18")
def test_a_card_orders_an_attack_and_worn_items_defend() -> None:
    """Constructed example: strength 3 + karma 1 - two items of defence 1 = 2 damage."""
    worn = "".join(
        f'[[item]]\nnumber = {number}\n[item.front]\nvalue = 1\nbackground = "grey"\nanchor = "grey_{part}"\n'
        "permanent = [{ defence = 1 }]\n"
        for number, part in ((42, "head"), (43, "torso"))
    )
    order = told_by(20, '[{ attack = { attacker = 50, target = "acting", strength = 3 } }]')
    sitting = Sitting(
        npcs=FOX.format(life=9, attitude="hostile"), items=worn, narrative=order, board=[10], karma=[PLUS_ONE],
        family={"maeve": {"area": "10:yard", "items": [42, 43]}}, timeline=["family", 50], figures={"50": ["10:yard"]},
    ).choose("observe:maeve:head.0:20")  # fmt: skip

    assert sums(sitting) == [(3, 1, 2)]
    assert sitting.asked() == "allocate"
