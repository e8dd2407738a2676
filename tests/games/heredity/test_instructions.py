"""HER-NARR and the vocabulary of cards: each instruction, where it is possible and where it is not."""

from __future__ import annotations

from typing import Any

import pytest

from .samples import LENS, npc
from .sitting import FARM, Sitting, event_card, told_by

OBSERVE = "observe:maeve:head.0:20"
IN_YARD: dict[str, Any] = {"board": [10], "family": {"maeve": {"area": "10:yard"}}}
FOX = npc(
    50,
    "[{ melee = 1 }]",
    life=5,
    placement='{ terrain = 10, area = "road" }',
    more='death_effect = [{ set_flag = "died" }]',
)
ON_ROAD: dict[str, Any] = {"timeline": ["family", 50], "figures": {"50": ["10:road"]}}


def reading(instructions: str, more: str = "", **data: Any) -> Sitting:
    """Maeve observes in the yard, takes card 20, and carries out its instructions."""
    return Sitting(narrative=told_by(20, instructions) + more, npcs=FOX, items=LENS, **{**IN_YARD, **data}).choose(
        OBSERVE
    )


def resolving(instructions: str, more: str = "", **data: Any) -> Sitting:
    """The hourglass moves onto card 31, whose event has these instructions."""
    rest = {"timeline": ["family", 31], **IN_YARD, **data}
    return Sitting(narrative=event_card(31, instructions) + more, npcs=FOX, items=LENS, **rest).choose("rest")


def possible(instruction: str, more: str = "", **data: Any) -> bool:
    """Whether an instruction is possible: otherwise its alternative is carried out."""
    tried = f'[{{ otherwise = {{ first = {instruction}, second = {{ set_flag = "impossible" }} }} }}]'
    return "impossible" not in reading(tried, more, **data).sees()["flags"]


# Sections of a card


@pytest.mark.rule("HER-NARR-01", "HER-NARR-05", "HER-TIME-03")
def test_instructions_are_read_once_and_events_each_time_the_hourglass_comes() -> None:
    card = (
        "[[narrative]]\nnumber = 20\n[narrative.front]\n"
        'instructions = [{ anchor = "blue" }, { gain_materials = { n = 1, to = "maeve" } }]\n'
        'event = { instructions = [{ gain_materials = { n = 10, to = "maeve" } }] }\n'
    )
    sitting = Sitting(narrative=card, **IN_YARD).choose(OBSERVE)
    assert sitting.member("maeve")["materials"] == 1
    sitting.choose("rest", "rest")

    assert sitting.member("maeve")["materials"] == 21
    assert [one["number"] for one in sitting.sees()["story"]] == [20]  # its story is not read again


@pytest.mark.rule("HER-NARR-02")
def test_story_text_changes_nothing() -> None:
    bare = reading("[]")
    told = reading('[{ narrate = "wind" }]')

    assert [one["text"] for one in told.sees()["story"]] == ["card-20-narration", "card-20-text-wind"]
    ignored = ("story", "page")
    assert {k: v for k, v in told.sees().items() if k not in ignored} == {
        k: v for k, v in bare.sees().items() if k not in ignored
    }


@pytest.mark.rule("HER-NARR-03")
def test_a_text_that_begins_with_a_name_is_read_by_that_players_seat() -> None:
    """Printed sample: the card begins with Brick's name; his player reads it, then its instructions follow."""
    card = '[[narrative]]\nnumber = 20\n[narrative.front]\nreader = "brick"\ninstructions = [{ set_flag = "then" }]\n'
    sitting = Sitting(narrative=card, players=4, **IN_YARD).choose(OBSERVE, seat=1)

    assert sitting.sees()["page"][0]["reader"] == "brick"
    assert (sitting.member("brick")["seats"], sitting.sees()["flags"]) == ([3], {"then": 1})


@pytest.mark.rule("HER-NARR-03")
def test_a_single_text_may_have_a_reader_too() -> None:
    sitting = reading('[{ narrate = { text = "wind", reader = "selena" } }]')

    assert [(one["text"], one["reader"]) for one in sitting.told("narrated")] == [("wind", "selena")]


# Actions that cards bring


COUNTED = (
    '{ terrain = "10", area = "hut", icon = "interact", instructions = [{ remove_tokens = "general" }, '
    '{ if = { condition = { tokens_on = { kind = "general", op = "==", n = 0 } }, then = "flip" } }] }'
)


@pytest.mark.rule("HER-NARR-16", "HER-NARR-14")
def test_a_terrain_action_can_be_repeated_until_its_card_is_turned() -> None:
    card = f"[[narrative]]\nnumber = 20\n[narrative.front]\nterrain_actions = [{COUNTED}]\n[narrative.back]\n"
    sitting = Sitting(
        narrative=card, board=[10], family={"djamal": {"area": "10:hut"}, "maeve": {"area": "10:yard"}}
    ).choose(OBSERVE)
    assert sitting.zone(20) == "beside"
    sitting.table.tokens[sitting.table.content.card_of[20]] = (2,)
    sitting.choose("terrain-action:djamal:torso.0:20:0")
    assert (sitting.side(20), sitting.tokens(20)) == ("front", {"general": 1})
    sitting.choose("terrain-action:djamal:torso.1:20:0")

    assert sitting.side(20) == "back"
    assert not sitting.options(starting="terrain-action")


@pytest.mark.rule("HER-NARR-12", "HER-NARR-13", "HER-NARR-15")
def test_an_instruction_lays_its_card_beside_the_terrain_with_a_new_action() -> None:
    add = (
        '[{ add_terrain_action = { action = { terrain = "10", area = "yard", icon = "interact", '
        'instructions = [{ set_flag = "pried" }] } } }]'
    )
    sitting = reading(add)
    assert sitting.zone(20) == "beside"
    sitting.choose("terrain-action:maeve:torso.0:20:0")

    assert sitting.sees()["flags"] == {"pried": 1}


@pytest.mark.rule("HER-NARR-15")
def test_an_action_for_side_b_waits_until_that_side_is_up() -> None:
    card = (
        '[[narrative]]\nnumber = 20\n[narrative.front]\nterrain_actions = [{ terrain = "10b", area = "yard", '
        'icon = "interact", instructions = [{ set_flag = "pried" }] }]\n'
    )
    turn = '[{ trigger = { action_performed = "observe" }, instructions = [{ flip = 10 }] }]'
    law = f'[[narrative]]\nnumber = 22\n[narrative.front]\npersistent = [{{ text = "turn", statement = {turn} }}]\n'
    waiting = Sitting(narrative=card, **IN_YARD).choose(OBSERVE)
    assert (waiting.zone(20), waiting.options(starting="terrain-action")) == ("read", [])

    turned = Sitting(narrative=card + law, read=[22], **IN_YARD).choose(OBSERVE)
    assert turned.side(10) == "back"
    assert turned.options(starting="terrain-action:maeve")


@pytest.mark.rule("HER-NPC-25")
def test_a_card_brings_an_action_on_an_npc() -> None:
    add = (
        '[{ add_npc_action = { npc = 50, action = { icon = "interact", cost = [{ token_kind = "material" }], '
        'instructions = [{ set_flag = "fed" }] } } }]'
    )
    near: dict[str, Any] = {"timeline": ["family", 50], "figures": {"50": ["10:yard"]}}
    poor = reading(add, **near)
    assert not poor.options(starting="npc-action")

    rich = reading(add, family={"maeve": {"area": "10:yard", "materials": 1}}, **near)
    rich.choose(rich.options(starting="npc-action:maeve")[0])
    assert (rich.sees()["flags"], rich.member("maeve")["materials"]) == ({"fed": 1}, 0)


LIFT = (
    '[{ combined_action = { participants = 2, areas = [{ terrain = 10, area = "yard" }, '
    '{ terrain = 10, area = "road" }], icons = ["interact", "move"], '
    'instructions = [{ gain_materials = { n = 1, to = "all_participants" } }] } }]'
)


@pytest.mark.rule("HER-NARR-10")
def test_two_act_at_the_same_time_with_a_token_each_and_it_is_done_once() -> None:
    sitting = reading(LIFT, family={"maeve": {"area": "10:yard"}, "brick": {"area": "10:road"}})
    sitting.choose(sitting.options(starting="combined:maeve:torso")[0])
    if sitting.asked() == "join-action":
        sitting.choose(sitting.options(starting="join:brick")[0])

    assert [one["materials"] for one in sitting.sees()["family"]] == [0, 1, 0, 1]
    assert [one["available"] for one in sitting.sees()["family"]] == [3, 1, 3, 2]


@pytest.mark.rule("HER-NARR-10")
@pytest.mark.parametrize("brick", [{"area": "10:hut"}, {"area": "10:road", "available": 0}])
def test_without_all_of_them_in_place_with_a_token_nobody_begins(brick: dict[str, Any]) -> None:
    sitting = reading(LIFT, family={"maeve": {"area": "10:yard"}, "brick": brick})

    assert not sitting.options(starting="combined")


# Cards


@pytest.mark.rule("HER-CARD-07", "HER-CARD-06")
def test_a_card_put_back_into_the_deck_can_be_taken_again() -> None:
    sitting = reading(
        "[{ take = 22 }, { add_to_deck = 22 }, { take = 22 }]",
        told_by(22, '[{ gain_materials = { n = 1, to = "maeve" } }]'),
    )

    assert (sitting.zone(22), sitting.member("maeve")["materials"]) == ("read", 2)


@pytest.mark.rule("HER-CARD-07", "HER-TREM-01", "HER-ANCH-15", "HER-NPC-30")
def test_what_stood_on_the_timeline_goes_back_clean_with_its_figure_off_the_board() -> None:
    sitting = reading("[{ add_to_deck = 50 }]", tokens={"50": {"general": 2}}, wounds={"50": [1]}, **ON_ROAD)

    assert (sitting.zone(50), sitting.timeline()) == ("deck", ["family", None])
    assert sitting.sees()["characters"] == []
    assert not any(sitting.table.tokens[sitting.table.content.card_of[50]])


@pytest.mark.rule("HER-CARD-06")
@pytest.mark.parametrize(
    ("instruction", "expected"),
    [
        ("{ add_to_deck = 22 }", False),
        ("{ burn = 22 }", True),
        ("{ burn = 23 }", True),
        ("{ burn = 24 }", False),
        ("{ flip = 22 }", False),
        ("{ flip = 23 }", True),
        ("{ flip = 21 }", False),
        ('{ anchor = { card = 22, colour = "blue" } }', False),
        ('{ anchor = { card = 23, colour = "blue" } }', True),
        ('{ add_tokens = { kind = "general", to = 22 } }', False),
        ('{ add_tokens = { kind = "general", to = 23 } }', True),
    ],
)
def test_what_can_be_done_to_cards_in_a_deck_in_play_and_burned(instruction: str, expected: bool) -> None:  # noqa: FBT001
    """22 lies in the deck, 23 was read, 24 was burned; 21 was read and has one side."""
    cards = "".join(told_by(number, "[]", back="[]") for number in (22, 23, 24))
    assert possible(instruction, cards, read=[23, 21], burned=[24]) == expected


@pytest.mark.rule("HER-CARD-14")
def test_action_tokens_on_a_burned_item_become_unavailable() -> None:
    family = {"maeve": {"area": "10:yard", "items": [40]}}
    sitting = Sitting(narrative=told_by(20, "[{ burn = 40 }]"), items=LENS, board=[10], family=family)
    sitting.choose("observe:maeve:i40.0:20")

    maeve = sitting.member("maeve")
    assert (sitting.zone(40), maeve["available"], maeve["middle"]) == ("burned", 2, 1)


@pytest.mark.rule("HER-CARD-15")
def test_other_tokens_on_a_burned_card_leave_play_with_it() -> None:
    rope = told_by(22, "[]")
    sitting = reading(
        '[{ burn = 22 }, { add_tokens = "special(rope)" }]', rope, read=[22], tokens={"22": {"special(rope)": 1}}
    )

    assert (sitting.zone(22), sitting.tokens(20)) == ("burned", {"special(rope)": 1})


@pytest.mark.rule("HER-CARD-15")
def test_a_terrain_with_somebody_on_it_cannot_be_burned() -> None:
    apart: dict[str, Any] = {"board": [10, [11, 0, -1, 0]]}
    assert possible("{ burn = 11 }", **apart)
    assert not possible("{ burn = 11 }", family={"maeve": {"area": "10:yard"}, "brick": {"area": "11:field"}}, **apart)


@pytest.mark.rule("HER-CARD-15")
def test_what_lies_on_a_burned_terrain_is_lost() -> None:
    sitting = reading("[{ burn = 11 }]", board=[10, [11, 0, -1, 0]], dropped=[[40, "11:field"]])

    assert (sitting.zone(11), sitting.zone(40)) == ("burned", "burned")
    assert [one["number"] for one in sitting.sees()["board"]] == [10]


# Characters


@pytest.mark.rule("HER-NPC-02", "HER-GEN-19")
def test_a_figure_comes_only_with_a_card_that_is_in_play() -> None:
    place = '{ place_npc = { npc = 50, at = { terrain = 10, area = "hut" } } }'
    assert not possible(place)
    sitting = reading(f"[{{ remove_npc = 50 }}, {place}]", **ON_ROAD)

    assert sitting.area(50) == "10:hut"


@pytest.mark.rule("HER-NPC-29", "HER-NPC-30", "HER-NPC-05")
def test_a_removed_npc_leaves_without_dying() -> None:
    sitting = reading("[{ remove_npc = 50 }]", **ON_ROAD)

    assert (sitting.timeline(), sitting.sees()["characters"]) == (["family", None], [])
    assert (sitting.zone(50), sitting.sees()["flags"]) == ("read", {})
    assert not possible("{ remove_npc = 50 }")


@pytest.mark.rule("HER-TEFF-04")
def test_move_character_needs_no_way_but_a_discovered_area() -> None:
    """The shed lies behind a window and a wall."""
    sitting = reading('[{ move_character = { who = "acting", to = { terrain = 10, area = "shed" } } }]')
    assert sitting.area("maeve") == "10:shed"
    assert not possible('{ move_character = { who = "acting", to = { terrain = 11, area = "field" } } }')


@pytest.mark.rule("HER-TEFF-01")
@pytest.mark.parametrize(("who", "flags"), [("acting", {"seen": 1}), ("50", {})])
def test_move_character_takes_a_member_of_the_family_into_an_immediate_event(who: str, flags: dict[str, int]) -> None:
    """NPCs set nothing off."""
    trap = 'immediate_events = [{ area = "hut", instructions = [{ set_flag = "seen" }] }]\nletter_symbols'
    named = who if who.isdigit() else f'"{who}"'
    sitting = reading(
        f'[{{ move_character = {{ who = {named}, to = {{ terrain = 10, area = "hut" }} }} }}]',
        terrain=FARM.replace("letter_symbols", trap), **ON_ROAD,
    )  # fmt: skip

    assert (sitting.area(50 if who == "50" else "maeve"), sitting.sees()["flags"]) == ("10:hut", flags)


@pytest.mark.rule("HER-MOVE-07", "HER-GEN-10")
@pytest.mark.parametrize("verb", ["move_character", "place_pc"])
def test_a_card_leads_a_member_of_the_family_into_a_crowd(verb: str) -> None:
    """Ruling: the shed has room for one, and Brick is in it; the card counts for more than the crowd."""
    key = "to" if verb == "move_character" else "at"
    sitting = reading(
        f'[{{ {verb} = {{ who = "maeve", {key} = {{ terrain = 10, area = "shed" }} }} }}]',
        family={"maeve": {"area": "10:yard"}, "brick": {"area": "10:shed"}},
    )

    assert [sitting.area(name) for name in ("maeve", "brick")] == ["10:shed", "10:shed"]


@pytest.mark.rule("HER-TEFF-04", "HER-GEN-13")
def test_move_character_moves_npcs_too() -> None:
    sitting = reading('[{ move_character = { who = 50, to = { area_of = "maeve" } } }]', **ON_ROAD)

    assert sitting.area(50) == "10:yard"


@pytest.mark.rule("HER-TEFF-02")
def test_place_pc_uses_the_start_symbols() -> None:
    sitting = reading('[{ place_pc = { who = "brick", at = { start = "brick" } } }]')

    assert sitting.area("brick") == "10:road"


@pytest.mark.rule("HER-NPC-08", "HER-ALLY-01")
@pytest.mark.parametrize("attitude", ["hostile", "neutral", "ally"])
def test_set_attitude(attitude: str) -> None:
    sitting = reading(f'[{{ set_attitude = {{ npc = 50, attitude = "{attitude}" }} }}]', **ON_ROAD)

    assert sitting.sees()["characters"][0]["attitude"] == attitude
    assert not possible(f'{{ set_attitude = {{ npc = 50, attitude = "{attitude}" }} }}')


@pytest.mark.rule("HER-HEAL-01")
def test_heal_is_impossible_without_damage() -> None:
    hurt = {"maeve": {"area": "10:yard", "damage": ["feet.0"]}}
    assert possible('{ heal = { who = "maeve", n = 2 } }', family=hurt)
    assert not possible('{ heal = { who = "maeve", n = 2 } }')
    assert not any(reading('[{ heal = { who = "maeve", n = 2 } }]', family=hurt).damage("maeve").values())


@pytest.mark.rule("HER-INJ-02")
def test_a_card_may_order_a_serious_injury_of_a_part_that_is_still_whole() -> None:
    order = '{ serious_injury = { who = "maeve", part = "feet" } }'
    sitting = reading(f"[{order}]")
    assert [part["injured"] for part in sitting.member("maeve")["body"]] == [False, False, True]
    assert not possible(order, family={"maeve": {"area": "10:yard", "injured": ["feet"]}})


@pytest.mark.rule("HER-TOKEN-07")
def test_a_blocked_token_lies_in_the_middle_until_all_are_taken_back() -> None:
    sitting = reading('[{ block_token = { who = "brick", n = 2 } }]')
    brick = sitting.member("brick")
    assert (brick["available"], brick["middle"]) == (1, 2)
    sitting.choose("rest")

    assert sitting.member("brick")["available"] == 3


@pytest.mark.rule("HER-TIME-10")
def test_the_family_card_gives_all_tokens_back_from_spaces_and_from_the_middle_and_damage_stays() -> None:
    family = {"maeve": {"area": "10:yard", "available": 2, "damage": ["feet.0"]}, "brick": {"area": "10:road"}}
    sitting = Sitting(board=[10], family=family).choose(OBSERVE)
    assert (sitting.member("maeve")["available"], sitting.member("maeve")["middle"]) == (1, 1)
    sitting.choose("rest")

    assert (sitting.member("maeve")["available"], sitting.member("maeve")["middle"]) == (3, 0)
    assert sitting.damage("maeve")["feet"] == 1


@pytest.mark.rule("HER-TIME-10")
def test_a_card_may_give_one_member_its_tokens_back() -> None:
    sitting = reading('[{ take_back_tokens = "maeve" }]', family={"maeve": {"area": "10:yard", "available": 1}})

    assert sitting.member("maeve")["available"] == 3


@pytest.mark.rule("HER-TOKEN-01")
def test_there_is_one_purple_token() -> None:
    sitting = reading('[{ grant_extra_token = "brick" }, { grant_extra_token = "maeve" }]')

    assert [one["owned"] for one in sitting.sees()["family"]] == [3, 3, 3, 4]
    assert sitting.member("brick")["available"] == 4


@pytest.mark.rule("HER-COMBAT-09", "HER-COMBAT-13")
def test_an_ordered_attack_needs_reach() -> None:
    order = '{ attack = { attacker = 50, target = "maeve", strength = 3 } }'
    near: dict[str, Any] = {"timeline": ["family", 50], "figures": {"50": ["10:yard"]}, "karma": [903]}
    struck = reading(f"[{order}]", **near)
    assert (struck.told_cards("karma-drawn"), [one["strength"] for one in struck.told("attacked")]) == ([903], [3])
    assert possible(order, **near)
    assert not possible(order, **ON_ROAD)


# Things


@pytest.mark.rule("HER-MAT-03", "HER-MAT-01")
def test_materials_are_gained_and_paid() -> None:
    assert reading("[{ gain_materials = 3 }, { pay_materials = 2 }]").member("maeve")["materials"] == 1
    assert not possible("{ pay_materials = 1 }")


@pytest.mark.rule("HER-MAT-04")
def test_materials_of_an_event_are_shared_out_as_the_players_like() -> None:
    sitting = resolving("[{ gain_materials = 3 }]")
    assert sitting.asked() == "give-materials"
    sitting.choose("pc:brick", "rest:selena")

    assert [one["materials"] for one in sitting.sees()["family"]] == [0, 0, 2, 1]


@pytest.mark.rule("HER-MAT-04")
def test_an_item_of_an_event_goes_to_whom_the_players_like() -> None:
    sitting = resolving("[{ gain_item = 40 }]").choose("pc:selena")

    assert [one["number"] for one in sitting.member("selena")["equipment"] if one] == [40]


@pytest.mark.rule("HER-MAT-01", "HER-GEN-11")
def test_in_an_event_somebody_who_can_pay_pays() -> None:
    family = {"maeve": {"area": "10:yard", "materials": 1}, "brick": {"area": "10:road", "materials": 2}}
    sitting = resolving("[{ pay_materials = 2 }]", family=family)

    assert [one["materials"] for one in sitting.sees()["family"]] == [0, 1, 0, 0]


@pytest.mark.rule("HER-MAT-02", "HER-ITEM-04")
def test_an_item_gained_by_an_action_is_worn_at_once() -> None:
    sitting = reading("[{ gain_item = 40 }]")

    assert [one["number"] for one in sitting.member("maeve")["equipment"] if one] == [40]
    assert not possible("{ gain_item = 40 }", burned=[40])


@pytest.mark.rule("HER-NARR-07", "HER-NARR-09")
def test_discard_item_takes_it_from_whom_the_card_names() -> None:
    carried = {"maeve": {"area": "10:yard"}, "brick": {"area": "10:road", "items": [40]}}
    assert not possible("{ discard_item = 40 }")
    assert not possible('{ discard_item = { card = 40, from = "maeve" } }', family=carried)
    assert possible('{ discard_item = { card = 40, from = "brick" } }', family=carried)
    assert reading("[{ discard_item = 40 }]", family=carried).zone(40) == "burned"


@pytest.mark.rule("HER-ITEM-14", "HER-ITEM-16")
def test_damage_item_needs_a_free_heart() -> None:
    whole = {"maeve": {"area": "10:yard", "items": [40]}}
    broken = {"maeve": {"area": "10:yard", "items": [40], "damage": ["i40.0"]}}
    assert possible("{ damage_item = 40 }", family=whole)
    assert not possible("{ damage_item = 40 }", family=broken)
    assert not possible("{ damage_item = 40 }")


@pytest.mark.rule("HER-NARR-07", "HER-TERR-06")
def test_tokens_are_put_into_areas_and_taken_out_again() -> None:
    hut = '{ terrain = 10, area = "hut" }'
    sitting = reading(f'[{{ add_tokens = {{ kind = "material", n = 3, to = {hut} }} }}]')
    assert sitting.lying("10:hut") == {"material": 3}
    less: dict[str, Any] = {"lying": {"10:hut": {"material": 2}}}
    assert possible(f'{{ remove_tokens = {{ kind = "material", n = 2, from = {hut} }} }}', **less)
    assert not possible(f'{{ remove_tokens = {{ kind = "material", n = 3, from = {hut} }} }}', **less)


@pytest.mark.rule("HER-TERR-04", "HER-TERR-05")
def test_icons_are_opened_and_closed_by_cards() -> None:
    hut = '{ terrain = 10, area = "hut" }'
    place = f'{{ place_terrain_token = {{ icon = "talk", at = {hut}, card = 21 }} }}'
    sitting = reading(f"[{place}]")
    assert sitting.icons("10:hut") == [["talk", 21]]
    assert reading(f'[{place}, {{ remove_terrain_token = {{ icon = "talk", at = {hut} }} }}]').icons("10:hut") == []
    assert not possible(f'{{ remove_terrain_token = {{ icon = "talk", at = {hut} }} }}')


@pytest.mark.rule("HER-EXPL-05", "HER-EXPL-10")
@pytest.mark.parametrize(
    ("where", "floor_and_place"), [('next_to = 10, edge = "south"', (0, 0, 1)), ('edge = "detached"', (1, 0, 0))]
)
def test_a_card_lays_terrain_beside_another_or_apart(where: str, floor_and_place: tuple[int, int, int]) -> None:
    sitting = reading(f"[{{ place_terrain = {{ card = 11, {where} }} }}]")
    new = sitting.sees()["board"][1]

    assert (new["number"], new["floor"], new["column"], new["row"]) == (11, *floor_and_place)
    assert sitting.lying("11:field") == {"material": 2}


# Karma


@pytest.mark.rule("HER-KARMA-07", "HER-KARMA-06")
def test_the_karma_effect_of_a_drawn_card_is_ignored_unless_a_card_says_so() -> None:
    plain = reading("[{ draw_karma = [] }]", karma=[903])
    assert (plain.zone(917), [one["number"] for one in plain.sees()["karma"]["discard"]]) == ("secrets", [903])

    used = reading('[{ draw_karma = [{ do = { use_karma_effect = "drawn" } }] }]', karma=[903])
    assert (used.zone(917), used.sees()["karma"]["deck"]) == ("karma", 9)


@pytest.mark.rule("HER-KARMA-03")
@pytest.mark.parametrize(("card", "flag"), [(902, "one"), (903, "fails"), (905, "other")])
def test_a_check_by_karma_does_what_fits_the_drawn_card_first(card: int, flag: str) -> None:
    check = (
        '[{ draw_karma = [{ value = [1], type = ["brutality"], do = { set_flag = "one" } }, '
        '{ text = true, do = { set_flag = "fails" } }, { do = { set_flag = "other" } }] }]'
    )
    sitting = reading(check, karma=[card])

    assert sitting.sees()["flags"] == {flag: 1}
    assert [one["number"] for one in sitting.sees()["karma"]["discard"]] == [card]


@pytest.mark.rule("HER-KARMA-11", "HER-KARMA-10")
def test_a_karma_card_is_replaced_out_of_the_discard_pile_too() -> None:
    sitting = reading('[{ replace_karma = { old = "pacifism", new = 917 } }]', discard=[901, 903])

    assert sitting.sees()["karma"] == {"deck": 9, "discard": [], "drawn": None}
    assert (sitting.zone(903), sitting.zone(917)) == ("burned", "karma")


EVOLVED: dict[str, Any] = {"campaign": {"karma": [901, 902, 917, 904, 905, 906, 907, 908, 909], "spent": [903]}}


@pytest.mark.rule("HER-KARMA-13")
def test_a_new_karma_card_replaces_its_type_whatever_the_level() -> None:
    sitting = reading("[{ take = 922 }]", **EVOLVED)

    assert (sitting.zone(917), sitting.zone(922)) == ("burned", "karma")


@pytest.mark.rule("HER-KARMA-13", "HER-NARR-09")
def test_a_named_karma_card_that_was_replaced_already_cannot_be_replaced() -> None:
    assert not possible("{ replace_karma = { old = 903, new = 922 } }", **EVOLVED)
    assert not possible("{ use_karma_effect = 903 }", **EVOLVED)
    assert possible("{ replace_karma = { old = 917, new = 922 } }", **EVOLVED)


# The course of the chapter


@pytest.mark.rule("HER-TIME-05")
def test_a_card_sends_the_hourglass_to_another_card_which_is_resolved_next() -> None:
    cards = event_card(32, '[{ set_flag = "skipped" }]') + event_card(33, '[{ set_flag = "reached" }]')
    sitting = resolving(
        '[{ move_hourglass = 33 }, { set_flag = "rest_of_the_event" }]', cards, timeline=["family", 31, 32, 33]
    )

    assert sitting.told_cards("hourglass") == [31, 33, 0]
    assert sitting.sees()["flags"] == {"reached": 1}


@pytest.mark.rule("HER-TIME-05", "HER-TREM-07")
def test_the_hourglass_goes_on_even_if_its_own_card_has_gone() -> None:
    cards = event_card(32, '[{ set_flag = "reached" }]')
    sitting = resolving(
        '[["burn", { move_hourglass = "next" }], { set_flag = "no" }]', cards, timeline=["family", 31, 32]
    )

    assert sitting.told_cards("hourglass") == [31, 32, 0]
    assert (sitting.timeline(), sitting.sees()["flags"]) == (["family", 32], {"reached": 1})


@pytest.mark.rule("HER-TIME-05", "HER-TIME-11")
def test_an_action_that_moves_the_hourglass_ends_the_time_to_act() -> None:
    cards = event_card(31, '[{ set_flag = "reached" }]')
    sitting = reading("[{ move_hourglass = 31 }]", cards, timeline=["family", 31])

    assert sitting.sees()["flags"] == {"reached": 1}
    assert (sitting.told_cards("hourglass"), sitting.member("maeve")["available"]) == ([31, 0], 3)


@pytest.mark.rule("HER-TIME-12", "HER-DYING-07")
def test_sending_the_hourglass_on_saves_no_dying_member_of_the_family() -> None:
    """The time to act is over, and the event of the family card ends as always."""
    selena = {
        "area": "10:yard", "injured": ["head", "torso", "feet"], "damage": ["head.0", "torso.0", "feet.0"],
    }  # fmt: skip
    people = {"maeve": {"area": "10:yard"}, "selena": selena}
    sitting = reading('[{ move_hourglass = "next" }]', phase="arrive", family=people)

    assert sitting.sees()["outcome"] == "failure"


@pytest.mark.rule("HER-TIME-13")
def test_sending_the_hourglass_on_does_not_escape_the_failure_condition_of_a_card() -> None:
    late = event_card(
        31, '[{ set_flag = "late" }, { move_hourglass = 32 }]', 'failure_condition = { flag = "late" }'
    ) + event_card(32, '[{ set_flag = "reached" }]')
    sitting = Sitting(narrative=late, timeline=["family", 31, 32], **IN_YARD).choose("rest")

    assert (sitting.sees()["outcome"], sitting.sees()["flags"]) == ("failure", {"late": 1})


@pytest.mark.rule("HER-TIME-05")
def test_the_hourglass_cannot_be_sent_to_a_card_that_is_not_there() -> None:
    assert not possible("{ move_hourglass = 31 }", event_card(31, "[]"))


@pytest.mark.rule("HER-TIME-12", "HER-TIME-13")
@pytest.mark.parametrize(("flags", "outcome"), [({}, None), ({"drowned": True}, "failure")])
def test_check_failure_with_a_condition_of_its_own(flags: dict[str, bool], outcome: str | None) -> None:
    assert reading('[{ check_failure = { flag = "drowned" } }]', flags=flags).sees()["outcome"] == outcome


@pytest.mark.rule("HER-TIME-13")
def test_a_failure_condition_of_a_card_elsewhere_is_asked_after_every_event() -> None:
    law = '[[narrative]]\nnumber = 22\n[narrative.front]\nfailure_condition = { flag = "drowned" }\n'
    sitting = resolving('[{ set_flag = "drowned" }]', law, read=[22])

    assert (sitting.sees()["outcome"], sitting.told_cards("failed")) == ("failure", [22])


@pytest.mark.rule("HER-GEN-15", "HER-CAMP-07")
def test_an_ending_has_words_of_its_own() -> None:
    sitting = reading('[{ end_chapter = { result = "victory", ending = "dawn" } }]')

    assert (sitting.sees()["outcome"], sitting.sees()["ending"]) == ("victory", "card-20-text-dawn")


@pytest.mark.rule("HER-KARMA-12")
def test_flags_can_count() -> None:
    sitting = reading('[{ set_flag = { flag = "debt", value = 4 } }, { set_flag = { flag = "paid", value = false } }]')

    assert sitting.sees()["flags"] == {"debt": 4, "paid": 0}


@pytest.mark.rule("HER-DMG-06", "HER-NARR-06")
def test_repeat_for_each_is_settled_before_the_first() -> None:
    each = '[{ repeat_for = { over = "in_area", do = [{ gain_materials = { n = 1, to = "maeve" } }, ' + (
        '{ move_character = { who = "brick", to = { terrain = 10, area = "hut" } } }] } }]'
    )
    sitting = reading(each, family={"maeve": {"area": "10:yard"}, "brick": {"area": "10:yard"}})

    assert sitting.member("maeve")["materials"] == 2
