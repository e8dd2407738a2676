"""HER-COMBAT, HER-COMB, HER-NPC: attacks with karma, defence and combined strength."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.engine.knowledge import knows

from .samples import CLUB, RIFLE, ROW, item, npc
from .sitting import FARM, Sitting, told_by

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


def token_on_item(sitting: Sitting, name: str) -> str | None:
    """Whose action token lies on the first space of the first thing that somebody carries."""
    thing = next(thing for thing in sitting.member(name)["equipment"] if thing)
    owner: str | None = thing["spaces"][0]["token"]
    return owner


def fox(sitting: Sitting) -> dict[str, Any] | None:
    return next(iter(sitting.sees()["characters"]), None)


@pytest.mark.rule("HER-COMBAT-04", "HER-COMBAT-10", "HER-COMBAT-14", "HER-COMBAT-15", "HER-COMBAT-09", "HER-ITEM-13")
def test_the_club_alone_does_not_hurt_the_raging_fox() -> None:
    """Printed sample: club 3 + karma 1 - defence 5 fails; the token lies on the club, the karma card is discarded."""
    sitting = facing().choose("attack:brick:i40.0:4", "done")

    assert token_on_item(sitting, "brick") == "brick"
    assert sums(sitting) == [(3, 1, -1)]
    assert (fox(sitting) or {})["damage"] == 0
    assert discarded(sitting) == [PLUS_ONE]


@pytest.mark.rule("HER-COMBAT-09")
def test_an_attack_with_an_empty_karma_deck_shuffles_the_discard_pile_first() -> None:
    sitting = Sitting(
        npcs=FOX.format(life=9, attitude="hostile"), items=CLUB, board=[10], timeline=["family", 50],
        family={"brick": {"area": "10:yard", "items": [40]}}, figures={"50": ["10:yard"]},
        discard=list(range(901, 910)),
    ).choose("attack:brick:i40.0:4")  # fmt: skip

    karma, table = sitting.sees()["karma"], sitting.table
    assert (karma["deck"], len(karma["discard"])) == (8, 1)
    assert not any(knows(table, None, 2 * card) for card in table.karma_deck)


@pytest.mark.rule("HER-COMB-01", "HER-COMB-03", "HER-COMB-04", "HER-COMB-05", "HER-COMB-07", "HER-RANGE-01")
def test_club_and_rifle_together_deal_two_damage() -> None:
    """Printed sample: 3 + 3 + 1 - 5 = 2; a token lies on each of the two items."""
    sitting = facing().choose("attack:brick:i40.0:4", "attack:maeve:i41.0")

    assert (fox(sitting) or {})["damage"] == 2
    assert [sitting.member(name)["available"] for name in ("brick", "maeve")] == [2, 2]
    assert [token_on_item(sitting, name) for name in ("brick", "maeve")] == ["brick", "maeve"]
    assert discarded(sitting) == [PLUS_ONE]


@pytest.mark.rule("HER-COMBAT-14", "HER-COMBAT-17", "HER-KARMA-06")
def test_a_karma_card_can_make_any_attack_fail() -> None:
    """Its text gives no number, so that it adds nothing: 3 + 3 + 0 - 5 = 1 would have hurt the fox."""
    sitting = facing(karma=FAILS).choose("attack:brick:i40.0:4", "attack:maeve:i41.0")

    assert sums(sitting) == [(6, 0, 1)]
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


@pytest.mark.rule("HER-MAT-05")
def test_a_thing_that_somebody_leaves_behind_lies_in_the_area_and_is_picked_up() -> None:
    """Brick kills from beside the crowded area, so that what is left lies elsewhere."""
    guard = npc(50, "[]", life=1, more="death_effect = [{ take = 40 }, { gain_materials = 1 }]")
    people = {"brick": {"area": "10:road"}, "maeve": {"area": "10:yard"}}
    sitting = Sitting(
        npcs=guard, items=CLUB, board=[10], family=people, karma=[PLUS_ONE], timeline=["family", 50],
        figures={"50": ["10:yard"]},
    ).choose("attack:brick:torso.0:4", "done")  # fmt: skip
    assert (sitting.zone(40), sitting.sees()["beside"][0]["area"]) == ("beside", sitting.area_number("10:yard"))
    assert (sitting.lying("10:yard"), sitting.member("brick")["materials"]) == ({"material": 1}, 0)
    sitting.choose("pick-up:maeve:torso.0")

    assert [thing["number"] for thing in sitting.member("maeve")["equipment"] if thing] == [40]


@pytest.mark.rule("HER-NPC-25", "HER-NPC-29")
def test_feeding_the_fox_costs_a_material_and_flips_its_card() -> None:
    """Printed sample: Maeve feeds the fox; its death effect is not applied."""
    sitting = facing(brick={"area": "10:hut"}, maeve={"area": "10:yard", "materials": 1})
    sitting.choose("npc-action:maeve:torso.0:50:0")

    assert (sitting.side(50), sitting.member("maeve")["materials"]) == ("back", 0)
    assert sitting.sees()["flags"] == {}


# The fox acts


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


@pytest.mark.rule("HER-NPC-06")
@pytest.mark.parametrize("printed", ["hostile", "neutral"])
def test_without_a_token_the_printed_icon_says_how_an_npc_stands_to_the_family(printed: str) -> None:
    assert (fox(facing(attitude=printed)) or {})["attitude"] == printed


@pytest.mark.rule("HER-NPC-24", "HER-NPC-06")
def test_a_neutral_npc_neither_moves_nor_bites() -> None:
    sitting = facing(attitude="neutral", brick={"area": "10:yard"}).choose("rest")

    assert (sitting.area(50), sitting.told("attacked")) == ("10:yard", [])


@pytest.mark.rule("HER-NPC-24")
@pytest.mark.parametrize(("attitude", "blows"), [("neutral", 0), ("hostile", 1), ("ally", 1)])
def test_of_its_lines_a_neutral_npc_carries_out_those_that_need_no_target(attitude: str, blows: int) -> None:
    """Enemies strike Brick, allies the other fox, which does nothing itself."""
    foxes = npc(50, '[{ melee = 2 }, { instruction = { set_flag = "sniffed" } }]', attitude) + npc(51, "[]")
    sitting = Sitting(
        "arrive", npcs=foxes, board=[10], family={"brick": {"area": "10:road"}}, timeline=["family", 50, 51],
        hourglass=50, figures={"50": ["10:road"], "51": ["10:road"]}, karma=[PLUS_ONE],
    )  # fmt: skip
    while sitting.asked() in ("allocate", "join-attack"):
        sitting.choose(sitting.options()[-1])

    assert (len(sitting.told("attacked")), sitting.sees()["flags"]) == (blows, {"sniffed": 1})


@pytest.mark.rule("HER-COMBAT-20", "HER-NPC-22")
def test_the_fox_stops_before_a_crowded_area_and_bites_as_if_inside() -> None:
    """Printed sample, left: Brick and Maeve fill an area."""
    sitting = Sitting(
        npcs=FOX.format(life=9, attitude="hostile"), board=[10], timeline=["family", 50], karma=[PLUS_ONE],
        family={"brick": {"area": "10:yard"}, "maeve": {"area": "10:yard"}}, figures={"50": ["10:road"]},
    ).choose("rest", "character:3")  # fmt: skip

    assert sitting.area(50) == "10:road"
    assert sums(sitting) == [(2, 1, 3)]


@pytest.mark.rule("HER-COMBAT-01", "HER-COMBAT-10", "HER-COMBAT-11", "HER-ITEM-07", "HER-COMBAT-18")
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


# Attacks that a card orders

EVERY_HEART = ["head.0", "torso.0", "feet.0"]
DYING: dict[str, Any] = {"injured": ["head", "torso", "feet"], "damage": EVERY_HEART}
ELSE = '{{ otherwise = {{ first = {}, second = {{ set_flag = "nobody" }} }} }}'


def ordered(target: str, family: dict[str, Any], terrain: str = FARM, fox: str = "10:yard", **more: Any) -> Sitting:
    """Maeve reads, in the yard or at the first of four areas, that the fox attacks somebody, or else nobody."""
    attack = f"{{ attack = {{ attacker = 50, target = {target}, strength = 3, range = {more.pop('range', 0)} }} }}"
    attack = attack.replace("range = 0", 'range = "melee"')
    at = "10:yard" if terrain == FARM else "10:a"
    ordering = told_by(20, f"[{ELSE.format(attack)}]")
    terrain = terrain if terrain == FARM else terrain + 'actions = [{ icon = "observe", area = "a", card = 20 }]\n'
    sitting = Sitting(
        narrative=ordering, npcs=npc(50, "[]", figures=more.pop("figures", 1)), terrain=terrain, board=[10],
        family={"maeve": {"area": at}, **family}, timeline=["family", 50], figures={"50": [fox]}, karma=[PLUS_ONE],
    )  # fmt: skip
    return sitting.choose(sitting.options(starting="observe:maeve")[0])


def struck(sitting: Sitting) -> list[int]:
    return [one["character"] for one in sitting.told("attacked")]


def endure(sitting: Sitting) -> Sitting:
    """Damage goes where there is room first."""
    while sitting.asked() in ("allocate", "serious-injury"):
        sitting.choose(sitting.options()[0])
    return sitting


@pytest.mark.rule("HER-DYING-02", "HER-NARR-07")
@pytest.mark.parametrize(
    "target", ['"brick"', '"any_chosen"', '"nearest"', '{ all_in = { terrain = 10, area = "road" } }']
)
def test_an_attack_that_a_card_orders_is_impossible_if_only_the_dying_are_left(target: str) -> None:
    """Brick is dying beside the fox; the others are where it does not reach."""
    sitting = ordered(target, {"brick": {"area": "10:road", **DYING}}, fox="10:road")

    assert (struck(sitting), sitting.sees()["flags"]) == ([], {"nobody": 1})


@pytest.mark.rule("HER-DYING-02", "HER-NPC-12")
def test_the_nearest_whom_a_card_lets_attack_is_the_nearest_who_is_not_dying() -> None:
    sitting = ordered(
        '"nearest"', {"brick": {"area": "10:road", **DYING}, "selena": {"area": "10:yard"}}, fox="10:road", range=1
    )
    assert (sitting.asked(), sitting.options()) == ("choose-pc", ["pc:maeve", "pc:selena"])
    sitting.choose("pc:selena")

    assert (struck(sitting), sitting.sees()["flags"]) == ([2], {})


@pytest.mark.rule("HER-NPC-13")
def test_the_nearest_is_measured_from_the_attacker() -> None:
    """Maeve reads the card in the first area; the fox in the last one goes for Brick beside it."""
    sitting = ordered('"nearest"', {"brick": {"area": "10:d"}}, terrain=ROW, fox="10:d")

    assert struck(sitting) == [3]


@pytest.mark.rule("HER-COMBAT-16", "HER-COMBAT-19")
def test_an_attack_on_everybody_in_an_area_is_made_one_by_one_and_not_on_the_attacker() -> None:
    """The players say who comes first; each has a karma card; the fox does not bite itself."""
    people = {"brick": {"area": "10:road"}, "selena": {"area": "10:road"}}
    sitting = ordered("{ all_in = { area_of = 50 } }", people, fox="10:road")
    assert (sitting.asked(), sitting.options()) == ("target", ["character:2", "character:3"])
    endure(sitting.choose("character:3"))

    assert (struck(sitting), len(sitting.told_cards("karma-drawn"))) == ([3, 2], 2)


# Weapons against several

SCYTHE = item(
    42, front='spaces = [{ icons = [], heart = false, effect = { melee = { strength = 3, targets = "all_in_area" } } }]'
)
GUN = item(
    43, front="spaces = [{ icons = [], heart = false, effect = { ranged = "
    '{ range = 1, strength = 2, targets = "all_in_area" } } }]',
)  # fmt: skip
WIDE_FARM = FARM.replace("capacity = 2", "capacity = 6")


def mowing(items: list[int], area: str = "10:yard", maeve: str = "10:shed", **more: Any) -> Sitting:
    """Brick with a scythe or a blunderbuss; in the yard two foxes, a stranger and an ally."""
    others = (
        npc(50, "[]", figures=2, life=4, more=more.pop("death", "")) + npc(51, "[]", "neutral") + npc(52, "[]", "ally")
    )
    return Sitting(
        npcs=others, items=SCYTHE + GUN + CLUB, terrain=WIDE_FARM, board=[10], karma=[PLUS_ONE],
        family={"brick": {"area": area, "items": items}, "maeve": {"area": maeve, "items": [40]}},
        timeline=["family", 50, 51, 52], figures={"50": ["10:yard", "10:yard"], "51": ["10:yard"], "52": ["10:yard"]},
        **more,
    )  # fmt: skip


@pytest.mark.rule("HER-COMBAT-16", "HER-COMBAT-02", "HER-COMBAT-19")
@pytest.mark.parametrize(("thing", "area", "strength"), [(42, "10:yard", 3), (43, "10:road", 2)])
def test_a_weapon_against_all_in_an_area_strikes_each_with_one_token(thing: int, area: str, strength: int) -> None:
    """Everybody but the ally, in the order that the players like, each with a karma card of its own."""
    sitting = mowing([thing], area).choose(f"attack:brick:i{thing}.0:5")
    assert sitting.asked() == "target"
    assert [one for one in sitting.options() if not one.startswith("drop:")] == ["character:4", "character:6"]
    sitting.choose("character:6")

    assert (struck(sitting), [one["strength"] for one in sitting.told("attacked")]) == ([5, 6, 4], [strength] * 3)
    assert len(sitting.told_cards("karma-drawn")) == 3
    assert sitting.member("brick")["available"] == 2


@pytest.mark.rule("HER-COMB-01", "HER-COMBAT-16", "HER-COMB-03")
def test_others_join_against_one_of_several_targets() -> None:
    """Maeve adds her club against the stranger only, with one token of hers."""
    sitting = mowing([42], maeve="10:yard").choose("attack:brick:i42.0:4", "done", "character:6")
    assert sitting.asked() == "join-attack"
    sitting.choose("attack:maeve:i40.0", "done")

    assert [one["strength"] for one in sitting.told("attacked")] == [3, 6, 3]
    assert [sitting.member(name)["available"] for name in ("brick", "maeve")] == [2, 2]


@pytest.mark.rule("HER-MAT-11", "HER-COMB-01", "HER-COMB-03")
def test_who_lets_the_only_weapon_that_reaches_fall_joins_no_attack() -> None:
    """Maeve stands too far away for her fists; without the blunderbuss nobody is waited for, and Brick strikes."""
    sitting = Sitting(
        npcs=npc(50, "[]", life=4), items=GUN, terrain=WIDE_FARM, board=[10], karma=[PLUS_ONE],
        family={"brick": {"area": "10:yard"}, "maeve": {"area": "10:road", "items": [43]}},
        timeline=["family", 50], figures={"50": ["10:yard"]},
    )  # fmt: skip
    sitting.choose(next(one for one in sitting.options() if one.startswith("attack:brick:")))
    assert sitting.asked() == "join-attack"
    sitting.choose("drop:maeve:43")

    assert [one["strength"] for one in sitting.told("attacked")] == [1]
    assert sitting.asked() == "act"


@pytest.mark.rule("HER-COMBAT-16")
def test_a_target_that_leaves_before_its_turn_is_not_struck() -> None:
    """With the first fox the stranger is taken off the board: its death says so."""
    gone = "death_effect = [{ remove_npc = { npc = 51 } }]"
    sitting = mowing([42], death=gone).choose("attack:brick:i42.0:5")

    assert struck(sitting) == [5, 4]


# Tokens, targets and sums


@pytest.mark.rule("HER-COMBAT-02")
def test_an_attack_takes_one_token_and_no_second_makes_it_stronger() -> None:
    """Brick attacks once with the club; nobody else is there to join, so the card is drawn at once."""
    sitting = facing(maeve={"area": "10:shed"}).choose("attack:brick:i40.0:4")

    assert (sums(sitting), sitting.member("brick")["available"]) == ([(3, 1, -1)], 2)


@pytest.mark.rule("HER-COMBAT-12", "HER-COMBAT-13", "HER-COMBAT-03")
@pytest.mark.parametrize(("defence", "damage"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_a_fist_against_the_defence_printed_on_the_card(defence: int, damage: int) -> None:
    """Constructed example: fist 1 + karma 1 - defence 0 = 2 damage; a total of 0 does nothing."""
    sitting = Sitting(
        npcs=npc(50, "[]", defence=defence), board=[10], family={"brick": {"area": "10:yard"}}, karma=[PLUS_ONE],
        timeline=["family", 50], figures={"50": ["10:yard"]},
    ).choose("attack:brick:torso.0:4")  # fmt: skip

    assert (sums(sitting), (fox(sitting) or {})["damage"]) == ([(1, 1, 2 - defence)], damage)
    assert sitting.told("attacked")[0]["failed"] == (damage == 0)


@pytest.mark.rule("HER-COMBAT-14", "HER-COMB-06")
def test_a_card_that_fails_beats_any_strength() -> None:
    """Constructed example: strength 6, defence 0, and the karma card says no."""
    sitting = Sitting(
        npcs=npc(50, "[]"), items=CLUB + RIFLE, board=[10], karma=[FAILS], timeline=["family", 50],
        family={"brick": {"area": "10:yard", "items": [40]}, "maeve": {"area": "10:road", "items": [41]}},
        figures={"50": ["10:yard"]},
    ).choose("attack:brick:i40.0:4", "attack:maeve:i41.0")  # fmt: skip

    assert (sums(sitting), (fox(sitting) or {})["damage"]) == ([(6, 0, 6)], 0)
    assert sitting.told("attacked")[0]["failed"]


@pytest.mark.rule("HER-COMBAT-19")
def test_enemies_and_strangers_may_be_attacked_but_nobody_of_the_family() -> None:
    for attitude, rule in (("hostile", None), ("neutral", None), ("ally", "HER-COMBAT-19")):
        sitting = facing(attitude=attitude)
        assert sitting.why_not("attack:brick:i40.0:4") == rule
    targets = {option.rsplit(":", 1)[1] for option in facing().options(starting="attack")}

    assert targets == {"4"}


@pytest.mark.rule("HER-COMBAT-06", "HER-RANGE-02", "HER-RANGE-03")
def test_who_is_out_of_reach_is_refused_with_the_rule_of_the_weapon() -> None:
    far = facing(brick={"area": "10:hut", "items": [40]}, maeve={"area": "10:shed", "items": [41]})
    assert far.why_not("attack:brick:i40.0:4") == "HER-COMBAT-06"
    assert far.why_not("attack:maeve:i41.0:4") is None  # through the window, two lines away
    assert far.choose("attack:maeve:i41.0:4").told("attacked")[0]["total"] == -1  # like any other attack

    behind = Sitting(
        npcs=FOX.format(life=9, attitude="hostile"), items=RIFLE, board=[10], timeline=["family", 50],
        family={"maeve": {"area": "10:road", "items": [41]}}, figures={"50": ["10:shed"]},
    )  # fmt: skip
    assert behind.why_not("attack:maeve:i41.0:4") == "HER-RANGE-03"  # a wall


# Together


@pytest.mark.rule("HER-COMB-02")
def test_only_who_reaches_the_target_may_join() -> None:
    sitting = facing(maeve={"area": "10:road"}, djamal={"area": "10:hut", "items": []})
    wide = FARM.replace('id = "yard", cells = "y", capacity = 2', 'id = "yard", cells = "y", capacity = 4')
    roomy = Sitting(
        npcs=FOX.format(life=9, attitude="hostile"), items=CLUB + RIFLE, terrain=wide, board=[10], karma=[PLUS_ONE],
        family={
            "brick": {"area": "10:yard", "items": [40]}, "djamal": {"area": "10:yard"}, "maeve": {"area": "10:road"},
            "selena": {"area": "10:road", "items": [41], "available": 0},
        },
        timeline=["family", 50], figures={"50": ["10:yard"]},
    ).choose("attack:brick:i40.0:4")  # fmt: skip

    assert sitting.choose("attack:brick:i40.0:4").asked() == "join-attack"  # the yard is full: they strike from beside
    assert {option.split(":")[1] for option in roomy.options(starting="attack")} == {"djamal"}


@pytest.mark.rule("HER-COMB-08", "HER-COMB-01")
def test_fists_join_clubs_and_rifles() -> None:
    """3 + 3 + 1 + karma 1 - defence 5 = 3."""
    sitting = facing(djamal={"area": "10:road"})
    sitting.choose("attack:brick:i40.0:4", "attack:maeve:i41.0", "attack:djamal:torso.0")

    assert sums(sitting) == [(7, 1, 3)]
    assert (fox(sitting) or {})["damage"] == 3


@pytest.mark.rule("HER-COMB-01", "HER-TOKEN-05")
def test_every_seat_may_join_and_who_leads_strikes_when_it_likes() -> None:
    sitting = Sitting(
        players=4, npcs=FOX.format(life=9, attitude="hostile"), items=CLUB + RIFLE, board=[10], karma=[PLUS_ONE],
        family={"brick": {"area": "10:yard", "items": [40]}, "maeve": {"area": "10:road", "items": [41]},
                "djamal": {"area": "10:road"}},
        timeline=["family", 50], figures={"50": ["10:yard"]},
    ).choose("attack:brick:i40.0:4", seat=3)  # fmt: skip
    assert [sitting.asked(seat) for seat in range(4)] == ["join-attack", "join-attack", None, "join-attack"]
    sitting.choose("done", seat=0)
    assert (sitting.asked(0), sitting.asked(1)) == (None, "join-attack")
    sitting.choose("attack:maeve:i41.0", seat=1)  # nobody is left who could join

    assert sums(sitting) == [(6, 1, 2)]


# Strength and karma


@pytest.mark.rule("HER-ITEM-07")
def test_a_worn_thing_may_strengthen_blows() -> None:
    glove = item(43, "grey_torso", 'permanent = [{ modify_strength = { plus = 2, attack = "melee" } }]')
    sitting = Sitting(
        npcs=npc(50, "[]"), items=CLUB + glove, board=[10], family={"brick": {"area": "10:yard", "items": [40, 43]}},
        karma=[PLUS_ONE], timeline=["family", 50], figures={"50": ["10:yard"]},
    ).choose("attack:brick:i40.0:4")  # fmt: skip

    assert sums(sitting) == [(5, 1, 6)]


@pytest.mark.rule("HER-KARMA-07", "HER-KARMA-06")
def test_an_attack_leaves_the_effect_of_its_karma_card_alone() -> None:
    sitting = facing(karma=FAILS).choose("attack:brick:i40.0:4", "done")

    assert (discarded(sitting), sitting.zone(917), sitting.told("karma-replaced")) == ([FAILS], "secrets", [])


def karma_story(instructions: str, **more: Any) -> Sitting:
    return Sitting(
        narrative=told_by(20, instructions), board=[10], family={"maeve": {"area": "10:yard"}}, **more
    ).choose("observe:maeve:head.0:20")  # fmt: skip


@pytest.mark.rule("HER-KARMA-11", "HER-KARMA-10")
@pytest.mark.parametrize("draws", ["", "{ draw_karma = {} }, "])
def test_the_replaced_card_is_found_in_the_deck_and_on_the_discard_pile(draws: str) -> None:
    """Constructed example: whatever was discarded goes back, nine cards again."""
    sitting = karma_story(f'[{draws}{{ replace_karma = {{ old = "pacifism", new = 917 }} }}]', karma=[903])
    karma = sitting.sees()["karma"]

    assert (karma["deck"], karma["discard"], sitting.zone(903), sitting.zone(917)) == (9, [], "burned", "karma")


@pytest.mark.rule("HER-KARMA-12")
@pytest.mark.parametrize(("before", "flag"), [("", "gentle"), ('{ use_karma_effect = "pacifism" }, ', "changed")])
def test_later_cards_can_ask_which_card_of_a_type_is_in_the_deck(before: str, flag: str) -> None:
    asks = (
        f'[{before}{{ if = {{ condition = {{ karma_has = {{ type = "pacifism", card = 903 }} }}, '
        'then = { set_flag = "gentle" }, else = { set_flag = "changed" } } }]'
    )

    assert karma_story(asks).sees()["flags"] == {flag: 1}


@pytest.mark.rule("HER-KARMA-13")
def test_a_card_that_was_replaced_already_cannot_be_replaced_again() -> None:
    twice = (
        "[{ replace_karma = { old = 903, new = 917 } }, "
        '{ otherwise = { first = { replace_karma = { old = 903, new = 918 } }, second = { set_flag = "too_late" } } }]'
    )
    sitting = karma_story(twice)

    assert (sitting.sees()["flags"], sitting.zone(917)) == ({"too_late": 1}, "karma")
