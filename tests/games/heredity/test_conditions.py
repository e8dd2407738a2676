"""What cards can ask about the table: each condition, where it holds and where it does not."""

from __future__ import annotations

from typing import Any

import pytest

from .samples import LENS, npc
from .sitting import Sitting, event_card, told_by

OBSERVE = "observe:maeve:head.0:20"
FOX = npc(50, "[]", "neutral", life=5, figures=2)
YARD = '{ terrain = 10, area = "yard" }'


def holds(condition: str, narrative: str = "", **data: Any) -> bool:
    """Whether Maeve, who observes in the yard and so takes card 20, finds that a condition holds."""
    card = f'[{{ if = {{ condition = {condition}, then = {{ set_flag = "yes" }} }} }}]'
    family = {"maeve": {"area": "10:yard"}, **data.pop("family", {})}
    sitting = Sitting(
        narrative=told_by(20, card) + told_by(22, "[]", back="[]") + narrative, npcs=FOX, items=LENS, family=family,
        **{"board": [10], **data},
    )  # fmt: skip
    return "yes" in sitting.choose(OBSERVE).sees()["flags"]


# Cards and the timeline


@pytest.mark.rule("HER-NARR-08", "HER-TIME-07")
@pytest.mark.parametrize(
    ("op", "n", "expected"),
    [("==", 2, 1), ("==", 3, 0), ("!=", 2, 0), ("<=", 2, 1), (">=", 3, 0), ("<", 3, 1), (">", 2, 0)],
)
def test_tokens_on_compares(op: str, n: int, expected: int) -> None:
    condition = f'{{ tokens_on = {{ kind = "general", op = "{op}", n = {n}, card = 22 }} }}'
    assert holds(condition, read=[22], tokens={"22": {"general": 2}}) == bool(expected)


@pytest.mark.rule("HER-NARR-08", "HER-NARR-11")
def test_card_in_play_knows_the_side() -> None:
    assert holds("{ card_in_play = 22 }", read=[22])
    assert not holds("{ card_in_play = 22 }")
    assert not holds("{ card_in_play = 22 }", burned=[22])
    assert holds('{ card_in_play = { card = 22, side = "back" } }', read=[22], flipped=[22])
    assert not holds('{ card_in_play = { card = 22, side = "back" } }', read=[22])


@pytest.mark.rule("HER-CARD-13")
def test_card_burned() -> None:
    assert holds("{ card_burned = 22 }", burned=[22])
    assert not holds("{ card_burned = 22 }", read=[22])


@pytest.mark.rule("HER-CARD-06")
def test_card_in_deck_asks_whether_it_can_still_be_taken() -> None:
    assert holds("{ card_in_deck = 22 }")
    assert holds("{ card_in_deck = 917 }")
    assert not holds("{ card_in_deck = 22 }", read=[22])


@pytest.mark.rule("HER-NARR-15")
def test_terrain_side_and_terrain_discovered() -> None:
    assert holds('{ terrain_side = { terrain = 10, side = "front" } }')
    assert not holds('{ terrain_side = { terrain = 10, side = "back" } }')
    assert not holds('{ terrain_side = { terrain = 11, side = "front" } }')
    assert holds("{ terrain_discovered = 10 }")
    assert not holds("{ terrain_discovered = 11 }")


@pytest.mark.rule("HER-TIME-02")
def test_hourglass_on() -> None:
    cards = event_card(31, '[{ if = { condition = { hourglass_on = "this" }, then = { set_flag = "here" } } }]')
    sitting = Sitting(narrative=cards, timeline=["family", 31], board=[10], family={"maeve": {"area": "10:yard"}})

    assert sitting.choose("rest").sees()["flags"] == {"here": 1}
    assert not holds("{ hourglass_on = 31 }", event_card(31, "[]"), timeline=["family", 31])


@pytest.mark.rule("HER-ANCH-06")
def test_free_slot() -> None:
    below = '[[narrative]]\nnumber = 34\n[narrative.front]\nanchor = { colour = "red", edge = "below" }\n'
    assert holds('{ free_slot = "red" }', below)
    assert not holds('{ free_slot = "red" }', below, below=[["family", 34, "red"]])


# The map


@pytest.mark.rule("HER-ACT-01", "HER-NARR-14")
@pytest.mark.parametrize(
    ("who", "area", "expected"),
    [("acting", "yard", 1), ("brick", "yard", 0), ("brick", "road", 1), ("each", "yard", 0), ("any_chosen", "road", 1)],
)
def test_pc_in_area(who: str, area: str, expected: int) -> None:
    condition = f'{{ pc_in_area = {{ who = "{who}", area = {{ terrain = 10, area = "{area}" }} }} }}'
    assert holds(condition, family={"brick": {"area": "10:road"}}) == bool(expected)


@pytest.mark.rule("HER-NPC-25", "HER-COMBAT-06")
@pytest.mark.parametrize(("area", "expected"), [("10:yard", True), ("10:road", False)])
def test_same_area(area: str, expected: bool) -> None:  # noqa: FBT001 - parametrised
    condition = '{ same_area = { a = "acting", b = 50 } }'
    assert holds(condition, timeline=["family", 50], figures={"50": [area]}) == expected


@pytest.mark.rule("HER-MOVE-06", "HER-TERR-08")
def test_area_crowded_and_characters_in() -> None:
    """The yard has room for two."""
    full = {"brick": {"area": "10:yard"}}
    assert holds(f"{{ area_crowded = {{ area = {YARD} }} }}", family=full)
    assert not holds(f"{{ area_crowded = {{ area = {YARD} }} }}")
    assert holds(f'{{ characters_in = {{ area = {YARD}, op = "==", n = 2 }} }}', family=full)
    assert not holds(f'{{ characters_in = {{ area = {YARD}, op = "==", n = 2 }} }}')


# The family and others


@pytest.mark.rule("HER-ITEM-04", "HER-ITEM-15")
def test_pc_has_item_may_ask_for_one_that_works() -> None:
    carrying = {"brick": {"area": "10:road", "items": [40]}}
    broken = {"brick": {"area": "10:road", "items": [40], "damage": ["i40.0"]}}
    any_lens = '{ pc_has_item = { who = "any_chosen", item = 40 } }'
    working = '{ pc_has_item = { who = "any_chosen", item = 40, working = true } }'

    assert holds(any_lens, family=carrying)
    assert not holds('{ pc_has_item = { who = "maeve", item = 40 } }', family=carrying)
    assert not holds(any_lens)
    assert (holds(working, family=carrying), holds(working, family=broken)) == (True, False)


@pytest.mark.rule("HER-MAT-01")
@pytest.mark.parametrize(
    ("who", "n", "expected"), [("maeve", 1, 1), ("brick", 1, 0), ("group", 3, 1), ("group", 4, 0), ("each", 1, 0)]
)
def test_materials_of_one_of_each_or_of_the_group(who: str, n: int, expected: int) -> None:
    condition = f'{{ materials = {{ who = "{who}", op = ">=", n = {n} }} }}'
    family = {"maeve": {"area": "10:yard", "materials": 1}, "selena": {"area": "10:road", "materials": 2}}
    assert holds(condition, family=family) == bool(expected)


@pytest.mark.rule("HER-NPC-26", "HER-NPC-05")
def test_npc_alive_and_npc_on_timeline_are_not_the_same() -> None:
    standing: dict[str, Any] = {"figures": {"50": ["10:road"]}}
    assert holds("{ npc_alive = 50 }", read=[50], **standing)
    assert not holds("{ npc_on_timeline = 50 }", read=[50], **standing)
    assert holds("{ npc_on_timeline = 50 }", timeline=["family", 50])
    assert not holds("{ npc_alive = 50 }", timeline=["family", 50])


@pytest.mark.rule("HER-NPC-05", "HER-ANCH-10")
def test_a_card_below_another_is_on_the_timeline_too() -> None:
    assert holds("{ npc_on_timeline = 50 }", below=[["family", 50, "red"]])


@pytest.mark.rule("HER-NPC-26")
def test_npc_alive_may_ask_for_one_figure_of_several() -> None:
    first: dict[str, Any] = {"timeline": ["family", 50], "figures": {"50": ["10:road"]}}
    assert holds("{ npc_alive = { npc = { npc = 50, figure = 1 } } }", **first)
    assert not holds("{ npc_alive = { npc = { npc = 50, figure = 2 } } }", **first)


@pytest.mark.rule("HER-NPC-06")
@pytest.mark.parametrize(("token", "attitude"), [("hostile", "hostile"), ("ally", "ally"), ("general", "neutral")])
def test_npc_attitude(token: str, attitude: str) -> None:
    for asked in ("hostile", "ally", "neutral"):
        condition = f'{{ npc_attitude = {{ npc = 50, attitude = "{asked}" }} }}'
        assert holds(condition, timeline=["family", 50], tokens={"50": {token: 1}}) == (asked == attitude)


DYING: dict[str, Any] = {
    "area": "10:road",
    "injured": ["head", "torso", "feet"],
    "damage": ["head.0", "torso.0", "feet.0"],
}


@pytest.mark.rule("HER-DYING-01", "HER-DYING-07")
@pytest.mark.parametrize(("who", "expected"), [("any", 1), ("each", 0), ("selena", 1), ("brick", 0)])
def test_pc_dying(who: str, expected: int) -> None:
    assert holds(f'{{ pc_dying = "{who}" }}', family={"selena": DYING}) == bool(expected)


@pytest.mark.rule("HER-DYING-01")
@pytest.mark.parametrize(("n", "expected"), [(2, True), (3, False)])
def test_injuries(n: int, expected: bool) -> None:  # noqa: FBT001 - parametrised
    condition = f'{{ injuries = {{ who = "selena", op = ">=", n = {n} }} }}'
    assert holds(condition, family={"selena": {"area": "10:road", "injured": ["head", "feet"]}}) == expected


@pytest.mark.rule("HER-DMG-07")
def test_damage_on_members_and_on_figures() -> None:
    hurt = {"selena": {"area": "10:road", "damage": ["head.0", "feet.0"]}}
    assert holds('{ damage_on = { who = "selena", op = "==", n = 2 } }', family=hurt)
    assert not holds('{ damage_on = { who = "maeve", op = "==", n = 2 } }', family=hurt)
    wounded: dict[str, Any] = {"timeline": ["family", 50], "figures": {"50": ["10:road"]}, "wounds": {"50": [3]}}
    assert holds('{ damage_on = { who = 50, op = "==", n = 3 } }', **wounded)
    assert not holds('{ damage_on = { who = 50, op = ">", n = 3 } }', **wounded)


# Karma and the log


@pytest.mark.rule("HER-KARMA-12")
def test_karma_has_by_type_level_and_number() -> None:
    evolved: dict[str, Any] = {"campaign": {"karma": [901, 902, 917, 904, 905, 906, 907, 908, 909], "spent": [903]}}
    assert holds('{ karma_has = { type = "pacifism", level = 1 } }')
    assert not holds('{ karma_has = { type = "pacifism", level = 2 } }')
    assert holds('{ karma_has = { type = "pacifism", level = 2 } }', **evolved)
    assert holds('{ karma_has = { type = "pacifism", card = 917 } }', **evolved)
    assert not holds('{ karma_has = { type = "pacifism", card = 903 } }', **evolved)


@pytest.mark.rule("HER-KARMA-12", "HER-KARMA-11")
def test_karma_has_looks_into_the_discard_pile_too() -> None:
    assert holds('{ karma_has = { type = "pacifism", card = 903 } }', discard=[903])


@pytest.mark.rule("HER-KARMA-03")
@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        ('{ karma_drawn = { type = "brutality" } }', 1),
        ('{ karma_drawn = { type = "dodge" } }', 0),
        ('{ karma_drawn = { op = ">=", value = 1 } }', 1),
        ('{ karma_drawn = { op = ">", value = 1 } }', 0),
    ],
)
def test_karma_drawn_asks_about_the_card_in_use(condition: str, expected: int) -> None:
    """902 is brutality with the value 1."""
    check = f'[{{ draw_karma = [{{ do = {{ if = {{ condition = {condition}, then = {{ set_flag = "yes" }} }} }} }}] }}]'
    sitting = Sitting(
        narrative=told_by(20, check), board=[10], family={"maeve": {"area": "10:yard"}}, karma=[902]
    ).choose(OBSERVE)

    assert ("yes" in sitting.sees()["flags"]) == bool(expected)
    assert not holds(condition)


@pytest.mark.rule("HER-KARMA-12")
@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        ('{ flag = "debt" }', 1),
        ('{ flag = "unset" }', 0),
        ('{ flag = { flag = "debt", op = ">=", value = 3 } }', 1),
        ('{ flag = { flag = "debt", op = "==", value = 2 } }', 0),
    ],
)
def test_flags_are_what_the_campaign_remembers(condition: str, expected: int) -> None:
    assert holds(condition, flags={"debt": 3}) == bool(expected)


@pytest.mark.rule("HER-NARR-08")
def test_conditions_are_joined_by_all_any_and_not() -> None:
    known: dict[str, Any] = {"flags": {"a": True, "b": True}}
    assert holds('{ all = [{ flag = "a" }, { flag = "b" }] }', **known)
    assert not holds('{ all = [{ flag = "a" }, { flag = "c" }] }', **known)
    assert holds('{ any = [{ flag = "c" }, { flag = "b" }] }', **known)
    assert not holds('{ any = [{ flag = "c" }, { flag = "d" }] }', **known)
    assert holds('{ not = { flag = "c" } }', **known)
    assert not holds('{ not = { flag = "a" } }', **known)
