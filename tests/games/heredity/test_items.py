"""HER-ITEM, HER-PC-03: anchors, initialisation, use, damage, repair and upgrade of what the family carries."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.engine.knowledge import knows
from tablewright.games.heredity.campaign import kept_of
from tablewright.games.heredity.table import Heredity

from .samples import CLUB, MASK, RIFLE, item
from .sitting import Sitting, told_by


def with_brick(items: str, *numbers: int, narrative: str = "", **brick: Any) -> Sitting:
    people = {"brick": {"area": "10:yard", "items": list(numbers), **brick}}
    return Sitting(items=items, narrative=narrative, board=[10], family=people)


def carried(sitting: Sitting, name: str = "brick") -> list[int | None]:
    """The six anchors: head left, head right, torso left and so on."""
    return [thing["number"] if thing else None for thing in sitting.member(name)["equipment"]]


def tokens_on(sitting: Sitting, number: int) -> dict[str, int]:
    things = [thing for thing in sitting.member("brick")["equipment"] if thing]
    return next(dict(thing["tokens"]) for thing in things if thing["number"] == number)


# Anchors


@pytest.mark.rule("HER-PC-03", "HER-ITEM-05", "HER-ITEM-06", "HER-ITEM-01")
def test_brown_things_go_to_the_right_and_grey_ones_to_the_left_of_their_part() -> None:
    boots = item(46, "grey_feet")
    sitting = with_brick(CLUB + RIFLE + MASK + boots, 40, 41, 44, 46)

    assert carried(sitting) == [44, 40, None, 41, 46, None]


@pytest.mark.rule("HER-ITEM-03")
def test_an_item_shows_its_value_which_no_rule_uses() -> None:
    thing = next(thing for thing in with_brick(CLUB, 40).member("brick")["equipment"] if thing)

    assert thing["value"] == 2


@pytest.mark.rule("HER-ITEM-08", "HER-ITEM-06")
def test_an_anchor_holds_one_thing() -> None:
    """A second mask finds the only head anchor taken."""
    second = MASK.replace("number = 44", "number = 47")
    sitting = with_brick(MASK + second, 44, narrative=told_by(20, "[{ take = 47 }]"))
    sitting.choose("observe:brick:head.0:20", "drop:44")

    assert (carried(sitting)[0], sitting.zone(44)) == (47, "beside")


# Initialisation


ROPE = item(
    45, front='spaces = [{ icons = ["interact"], heart = false }]\n'
    'initialisation = [{ add_tokens = { kind = "special(rope)" } }]\nupgrade = { cost = 0, effect = "flip" }',
    back='spaces = [{ icons = ["interact"], heart = false }]\ninitialisation = [{ set_flag = "knotted" }]',
)  # fmt: skip


@pytest.mark.rule("HER-ITEM-09", "HER-ITEM-10")
def test_an_item_is_initialised_when_it_is_first_collected_and_not_again() -> None:
    story = told_by(20, "[{ take = 45 }]")
    sitting = with_brick(ROPE, narrative=story).choose("observe:brick:head.0:20")
    assert tokens_on(sitting, 45) == {"special(rope)": 1}
    sitting.choose("drop:brick:45", "pick-up:brick:torso.0")

    assert tokens_on(sitting, 45) == {"special(rope)": 1}


@pytest.mark.rule("HER-ITEM-10")
def test_an_item_that_changes_hands_is_not_initialised_again() -> None:
    lamp = item(45, front='initialisation = [{ add_tokens = { kind = "general", n = 2 } }]')
    people = {"brick": {"area": "10:yard"}, "maeve": {"area": "10:yard"}}
    sitting = Sitting(items=lamp, narrative=told_by(20, "[{ take = 45 }]"), board=[10], family=people)
    sitting.choose("observe:brick:head.0:20", "exchange:maeve:torso.0:brick", "get:45")
    sitting.choose("drop:maeve:45", "pick-up:brick:torso.0")

    assert tokens_on(sitting, 45) == {"general": 2}


@pytest.mark.rule("HER-ITEM-11", "HER-GEN-18")
def test_without_the_component_in_the_box_the_item_comes_without_it() -> None:
    """Constructed example: the only rope lies on another card, so nothing of the initialisation happens."""
    story = told_by(20, "[{ take = 45 }]")
    rope = ROPE.replace('"special(rope)" } }]', '"special(rope)" } }, { set_flag = "tied" }]')
    sitting = Sitting(
        items=rope, narrative=story + told_by(22, "[]"), board=[10], family={"brick": {"area": "10:yard"}},
        read=[22], tokens={"22": {"special(rope)": 1}},
    ).choose("observe:brick:head.0:20")  # fmt: skip

    assert (45 in carried(sitting), tokens_on(sitting, 45), sitting.sees()["flags"]) == (True, {}, {})


# Using


@pytest.mark.rule("HER-ITEM-12")
def test_basic_icons_on_items_work_like_those_of_the_body() -> None:
    glass = item(45, front='spaces = [{ icons = ["observe"], heart = false }]')
    sitting = with_brick(glass, 45).choose("observe:brick:i45.0:20")

    assert (sitting.zone(20), sitting.member("brick")["available"]) == ("read", 2)
    assert sitting.member("brick")["body"][0]["spaces"][0]["token"] is None


@pytest.mark.rule("HER-ITEM-13")
def test_using_an_item_puts_a_token_on_its_own_space() -> None:
    horn = item(
        45, front='spaces = [{ icons = [], heart = false, effect = { instructions = [{ set_flag = "blown" }] } }]'
    )
    sitting = with_brick(horn, 45).choose("use:brick:i45.0")

    assert sitting.sees()["flags"] == {"blown": 1}
    thing = next(thing for thing in sitting.member("brick")["equipment"] if thing)
    assert (thing["spaces"][0]["token"], sitting.why_not("use:brick:i45.0")) == ("brick", "HER-TOKEN-03")


# Damage


@pytest.mark.rule("HER-ITEM-14", "HER-DMG-05", "HER-ITEM-15")
def test_the_mask_takes_the_damage_instead_and_no_longer_keeps_gas_off() -> None:
    """Printed sample: the gas mask takes 1 damage instead of its wearer."""
    cloud, blow = ('{ damage = { who = "acting", n = 1' + more for more in (', hazard = "gas" } }', " } }"))
    story = told_by(20, f"[{cloud}, {blow}, {cloud}]")
    sitting = with_brick(MASK, 44, narrative=story).choose("observe:brick:head.0:20")
    assert "heart:brick:i44.0" in sitting.options()  # the first cloud was ignored
    sitting.choose("heart:brick:i44.0")
    assert sum(sitting.damage("brick").values()) == 0

    assert sitting.asked() == "allocate"  # the second cloud is not
    assert sitting.why_not("heart:brick:i44.0") == "HER-DMG-03"


@pytest.mark.rule("HER-ITEM-15")
@pytest.mark.parametrize(("damage", "asked"), [([], "act"), (["i45.0"], "act"), (["i45.0", "i45.2"], "allocate")])
def test_a_thing_works_until_all_of_its_hearts_are_covered(damage: list[str], asked: str) -> None:
    """A suit with two hearts, and between them a space without one; the gas hurts Brick when it works no more."""
    spaces = ", ".join(f"{{ icons = [], heart = {heart} }}" for heart in ("true", "false", "true"))
    suit = item(45, "grey_torso", f'spaces = [{spaces}]\npermanent = [{{ ignore = "gas" }}]')
    story = told_by(20, '[{ damage = { who = "acting", n = 1, hazard = "gas" } }]')
    sitting = with_brick(suit, 45, narrative=story, damage=damage).choose("observe:brick:head.0:20")

    assert sitting.asked() == asked


@pytest.mark.rule("HER-ITEM-16")
def test_a_thing_without_hearts_cannot_be_damaged() -> None:
    bends = '{ otherwise = { first = { damage_item = { item = 40, n = 1 } }, second = { set_flag = "no" } } }'
    story = told_by(20, f'[{bends}, {{ damage = {{ who = "acting", n = 1 }} }}]')
    sitting = with_brick(CLUB, 40, narrative=story).choose("observe:brick:head.0:20")

    assert sitting.sees()["flags"] == {"no": 1}
    assert sitting.why_not("heart:brick:i40.0") == "HER-DMG-03"


@pytest.mark.rule("HER-ITEM-17")
def test_the_space_of_the_mask_takes_damage_but_no_token() -> None:
    """Printed sample, details assumed: it has a heart and neither icon nor effect."""
    story = told_by(20, '[{ damage = { who = "acting", n = 1 } }]')
    sitting = with_brick(MASK, 44, narrative=story)
    assert not [option for option in sitting.options() if "i44.0" in option]
    sitting.choose("observe:brick:head.0:20", "heart:brick:i44.0")

    assert next(thing for thing in sitting.member("brick")["equipment"] if thing)["spaces"][0]["damage"]


@pytest.mark.rule("HER-ITEM-18", "HER-ITEM-15")
def test_a_repaired_mask_works_again() -> None:
    """Constructed example: one damage, one material, a free interact space."""
    story = told_by(20, '[{ damage = { who = "acting", n = 1, hazard = "gas" } }]')
    sitting = with_brick(MASK, 44, narrative=story, materials=1, damage=["i44.0"])
    sitting.choose("repair:brick:torso.0:44", "observe:brick:head.0:20")

    thing = next(thing for thing in sitting.member("brick")["equipment"] if thing)
    assert (thing["spaces"][0]["damage"], sitting.member("brick")["materials"]) == (False, 0)
    assert (sitting.asked(), sum(sitting.damage("brick").values())) == ("act", 0)


@pytest.mark.rule("HER-ITEM-18", "HER-ITEM-19")
def test_repair_needs_damage_and_a_material_of_ones_own() -> None:
    brick = {"area": "10:yard", "items": [44], "damage": ["i44.0"]}
    people = {"brick": brick, "maeve": {"area": "10:yard", "materials": 3}}
    sitting = Sitting(items=MASK, board=[10], family=people)

    assert sitting.why_not("repair:brick:torso.0:44") == "HER-ITEM-18"
    assert not sitting.options(starting="repair:maeve")
    assert with_brick(MASK, 44, materials=1).why_not("repair:brick:torso.0:44") == "HER-ITEM-18"


# Upgrades


@pytest.mark.rule("HER-ITEM-21", "HER-ITEM-20")
def test_two_materials_flip_the_club() -> None:
    """Printed sample: Brick carries the spiked club without tokens on it and has 2 materials."""
    sitting = with_brick(CLUB, 40, materials=2).choose("upgrade:brick:torso.0:40")

    assert (sitting.side(40), sitting.member("brick")["materials"]) == ("back", 0)
    assert 40 in carried(sitting)


@pytest.mark.rule("HER-ITEM-20", "HER-ITEM-21")
def test_no_upgrade_with_tokens_on_the_thing_or_too_few_materials() -> None:
    lamp = item(
        45, front='spaces = [{ icons = ["observe"], heart = true }]\nupgrade = { cost = 1, effect = "flip" }', back=""
    )
    damaged = with_brick(lamp, 45, materials=1, damage=["i45.0"])
    used = with_brick(lamp, 45, materials=1).choose("observe:brick:i45.0:20")

    assert damaged.why_not("upgrade:brick:torso.0:45") == "HER-ITEM-20"
    assert used.why_not("upgrade:brick:torso.0:45") == "HER-ITEM-20"
    assert with_brick(lamp, 45).why_not("upgrade:brick:torso.0:45") == "HER-ITEM-21"
    assert with_brick(RIFLE, 41).why_not("upgrade:brick:torso.0:41") == "HER-ITEM-03"


@pytest.mark.rule("HER-ITEM-20")
def test_the_token_for_an_upgrade_does_not_lie_on_the_thing_itself() -> None:
    options = with_brick(ROPE, 45).options(starting="upgrade")

    assert options
    assert not [option for option in options if "i45" in option]


@pytest.mark.rule("HER-ITEM-22")
def test_nobody_sees_the_back_of_an_item_before_its_upgrade() -> None:
    def seen(sitting: Sitting) -> bool:
        table: Heredity = sitting.table
        return knows(table, 0, 2 * table.content.card_of[40] + 1)

    sitting = with_brick(CLUB, 40, materials=2)
    assert not seen(sitting)
    sitting.choose("upgrade:brick:torso.0:40")
    assert seen(sitting)


@pytest.mark.rule("HER-ITEM-23", "HER-ITEM-09")
def test_an_upgrade_initialises_the_new_side() -> None:
    sitting = with_brick(ROPE, 45).choose("upgrade:brick:torso.0:45")

    assert sitting.sees()["flags"] == {"knotted": 1}


# Other anchors


def helmet(number: int = 45) -> str:
    """Worn on the head; its other side is held in the hand."""
    return item(number, "grey_head") + '[item.back]\nvalue = 2\nbackground = "brown"\nanchor = "brown"\n'


@pytest.mark.rule("HER-ITEM-05", "HER-ITEM-08")
def test_a_thing_whose_other_side_asks_for_another_anchor_is_fastened_there() -> None:
    sitting = with_brick(helmet(), 45, narrative=told_by(20, "[{ flip = 45 }]")).choose("observe:brick:head.0:20")

    assert carried(sitting) == [None, 45, None, None, None, None]


@pytest.mark.rule("HER-ITEM-08", "HER-MAT-12")
def test_a_turned_thing_without_a_free_anchor_asks_for_room_or_is_dropped() -> None:
    clubs = "".join(item(number) for number in (46, 47, 48))
    flip = told_by(20, "[{ flip = 45 }]")
    full = with_brick(helmet() + clubs, 45, 46, 47, 48, narrative=flip).choose("observe:brick:head.0:20")
    assert (full.asked(), full.options()[:4]) == ("make-room", ["drop:46", "drop:47", "drop:48", "leave"])
    full.choose("drop:47")
    assert carried(full) == [None, 46, None, 45, None, 48]

    left = with_brick(helmet() + clubs, 45, 46, 47, 48, narrative=flip).choose("observe:brick:head.0:20", "leave")
    assert (left.zone(45), carried(left)) == ("beside", [None, 46, None, 47, None, 48])


@pytest.mark.rule("HER-GEN-18", "HER-CARD-15")
@pytest.mark.parametrize("leaves", ["discard_item", "burn", "add_to_deck"])
def test_a_thing_that_leaves_play_gives_its_rope_back_to_the_box(leaves: str) -> None:
    """There is one rope: the next thing that needs it gets it."""
    coil = item(46, front='initialisation = [{ add_tokens = { kind = "special(rope)" } }]')
    story = told_by(20, f"[{{ take = 45 }}, {{ {leaves} = 45 }}, {{ take = 46 }}]")
    sitting = with_brick(ROPE + coil, narrative=story).choose("observe:brick:head.0:20")

    assert (sitting.zone(45) == "equipment", tokens_on(sitting, 46)) == (False, {"special(rope)": 1})


@pytest.mark.rule("HER-CARD-14")
def test_the_token_on_a_thing_that_is_given_away_is_spent() -> None:
    lamp = item(45, front='spaces = [{ icons = ["observe"], heart = true }]')
    sitting = with_brick(lamp, 45, narrative=told_by(20, "[{ discard_item = 45 }]")).choose("observe:brick:i45.0:20")

    assert (sitting.zone(45), sitting.member("brick")["middle"]) == ("burned", 1)


@pytest.mark.rule("HER-ITEM-02")
def test_the_family_keeps_its_things_for_the_whole_campaign() -> None:
    """Chapter over: what each carries is part of what is kept."""
    sitting = with_brick(CLUB, 40, materials=2)
    kept = kept_of(sitting.table)

    assert (kept["items"]["brick"], kept["materials"]["brick"]) == (["40"], 2)
