"""HER-NARR-11 and the moments that lasting statements wait for: what cards keep saying after they have been read."""

from __future__ import annotations

from typing import Any

import pytest

from .samples import SEEING, item, npc
from .sitting import Sitting, event_card, told_by

IN_YARD: dict[str, Any] = {"board": [10], "family": {"maeve": {"area": "10:yard"}}}
OBSERVE = "observe:maeve:head.0:20"
FOX = (
    npc(50, "[]", "neutral", life=1)
    + """
[npc.back]
life = 3
defence = 5
anchor = { colour = "blue" }
placement = { area_of = 50 }
ai = []
"""
)
LAMP = item(40, front=f'{SEEING}\nupgrade = {{ cost = 0, effect = "flip" }}', back=SEEING)


def saying(trigger: str, instructions: str = '[{ set_flag = "heard" }]', condition: str = "", number: int = 22) -> str:
    """A narrative card that waits for a moment."""
    more = f", condition = {condition}" if condition else ""
    statement = f"{{ trigger = {trigger}, instructions = {instructions}{more} }}"
    law = f'persistent = [{{ text = "law", statement = [{statement}] }}]'
    return f"[[narrative]]\nnumber = {number}\n[narrative.front]\n{law}\n"


def listening(trigger: str, more: str = "", **data: Any) -> Sitting:
    """The card that waits has been read; Maeve stands in the yard."""
    return Sitting(narrative=saying(trigger) + more, **{"read": [22], **IN_YARD, **data})


def heard(sitting: Sitting) -> bool:
    return "heard" in sitting.sees()["flags"]


# As long as the card is in play


@pytest.mark.rule("HER-NARR-11")
def test_a_statement_holds_from_the_reading_of_its_card_on() -> None:
    """Card 20 is taken by observing and says what happens at each later step into the hut."""
    law = saying('{ pc_enters_area = { area = { terrain = 10, area = "hut" } } }', number=20)
    sitting = Sitting(narrative=law, **IN_YARD)
    sitting.choose(sitting.move("maeve:feet.0", "10:hut"))
    assert not heard(sitting)

    sitting = Sitting(narrative=law, **IN_YARD).choose(OBSERVE)
    sitting.choose(sitting.move("maeve:feet.0", "10:hut"))
    assert heard(sitting)


@pytest.mark.rule("HER-NARR-11")
@pytest.mark.parametrize("end", ["burn", "flip"])
def test_a_statement_ends_when_its_card_is_burned_or_turned(end: str) -> None:
    law = saying('{ action_performed = "observe" }') + "[narrative.back]\n"
    sitting = Sitting(narrative=law + told_by(20, f"[{{ {end} = 22 }}]"), read=[22], **IN_YARD).choose(OBSERVE)

    assert not heard(sitting)


@pytest.mark.rule("HER-NARR-11", "HER-ANCH-01")
def test_a_card_that_persists_and_is_anchored_goes_on_saying_it() -> None:
    law = (
        '[{ persist = { statement = { text = "law", statement = [{ trigger = "karma_modified", instructions = '
        '[{ set_flag = "heard" }] }] } } }, { anchor = "blue" }, { use_karma_effect = "pacifism" }]'
    )
    sitting = Sitting(narrative=told_by(20, law), **IN_YARD).choose(OBSERVE)

    assert (sitting.timeline(), heard(sitting)) == (["family", 20], True)


@pytest.mark.rule("HER-NARR-11", "HER-ITEM-15")
@pytest.mark.parametrize(("damage", "spoken"), [([], True), (["i40.0"], False)])
def test_a_carried_item_speaks_while_it_works(damage: list[str], spoken: bool) -> None:  # noqa: FBT001
    mask = LAMP.replace(
        "upgrade =",
        'permanent = [{ text = { statement = { text = "law", statement = [{ trigger = '
        '{ action_performed = "observe" }, instructions = [{ set_flag = "heard" }] }] } } }]\nupgrade =',
        1,
    )
    family = {"maeve": {"area": "10:yard", "items": [40], "damage": damage}}
    sitting = Sitting(items=mask, board=[10], family=family).choose(OBSERVE)

    assert heard(sitting) == spoken


@pytest.mark.rule("HER-NARR-11")
def test_a_statement_may_ask_for_a_condition() -> None:
    law = saying('{ action_performed = "observe" }', condition='{ flag = "night" }')
    by_day = Sitting(narrative=law, read=[22], **IN_YARD).choose(OBSERVE)
    by_night = Sitting(narrative=law, read=[22], flags={"night": True}, **IN_YARD).choose(OBSERVE)

    assert (heard(by_day), heard(by_night)) == (False, True)


@pytest.mark.rule("HER-NARR-11")
def test_a_statement_does_not_set_itself_off() -> None:
    """Whenever a karma card is replaced, replace one more: once, not for ever."""
    law = saying("'karma_modified'", '[{ use_karma_effect = "dodge" }, { gain_materials = { n = 1, to = "maeve" } }]')
    sitting = Sitting(narrative=law + told_by(20, '[{ use_karma_effect = "pacifism" }]'), read=[22], **IN_YARD)
    sitting.choose(OBSERVE)

    assert sitting.member("maeve")["materials"] == 1


@pytest.mark.rule("HER-NARR-11")
def test_a_statement_that_is_gone_before_its_turn_is_not_heard() -> None:
    """Two cards wait for the same moment; the first burns the second."""
    laws = saying('{ action_performed = "observe" }', "[{ burn = 23 }]") + saying(
        '{ action_performed = "observe" }', number=23
    )
    sitting = Sitting(narrative=laws, read=[22, 23], **IN_YARD).choose(OBSERVE)

    assert not heard(sitting)


@pytest.mark.rule("HER-TEFF-03", "HER-NARR-11")
def test_a_letter_means_nothing_until_a_card_explains_it() -> None:
    """The hut bears the letter A."""
    meaning = (
        '[{ explain_symbol = { letter = "A", meaning = { text = "law", statement = [{ trigger = { pc_enters_area = '
        '{ area = { symbol = "A" } } }, instructions = [{ set_flag = "heard" }] }] } } }]'
    )
    sitting = Sitting(narrative=told_by(20, meaning), **IN_YARD)
    sitting.choose(sitting.move("maeve:feet.0", "10:hut"))
    assert not heard(sitting)

    sitting = Sitting(narrative=told_by(20, meaning), **IN_YARD).choose(OBSERVE)
    sitting.choose(sitting.move("maeve:feet.0", "10:hut"))
    assert heard(sitting)


# The moments


@pytest.mark.rule("HER-NARR-05")
@pytest.mark.parametrize(("waits_for", "fires"), [(20, True), (21, False)])
def test_card_taken(waits_for: int, fires: bool) -> None:  # noqa: FBT001 - parametrised
    assert heard(listening(f"{{ card_taken = {waits_for} }}").choose(OBSERVE)) == fires


@pytest.mark.rule("HER-CARD-09")
def test_card_flipped() -> None:
    sitting = listening("{ card_flipped = 20 }", told_by(20, '["flip"]', back="[]")).choose(OBSERVE)

    assert heard(sitting)


@pytest.mark.rule("HER-TIME-02")
def test_hourglass_arrives_before_the_event_is_resolved() -> None:
    card = event_card(31, '[{ if = { condition = { flag = "heard" }, then = { set_flag = "after" } } }]')
    sitting = listening("{ hourglass_arrives = 31 }", card, timeline=["family", 31]).choose("rest")

    assert sitting.sees()["flags"] == {"heard": 1, "after": 1}


@pytest.mark.rule("HER-TIME-13")
@pytest.mark.parametrize("last", ["{ set_flag = 'over' }", "'burn'"])
def test_event_section_done_even_if_its_card_has_gone(last: str) -> None:
    card = event_card(31, f"[{last}]")
    sitting = listening("{ event_section_done = 31 }", card, timeline=["family", 31]).choose("rest")

    assert heard(sitting)


@pytest.mark.rule("HER-TEFF-01")
def test_pc_enters_area_tells_who_entered() -> None:
    law = saying(
        '{ pc_enters_area = { area = { terrain = 10, area = "hut" } } }', '[{ damage = { who = "acting", n = 1 } }]'
    )
    sitting = Sitting(narrative=law, read=[22], **IN_YARD)
    sitting.choose(sitting.move("maeve:feet.0", "10:hut"), "heart:maeve:feet.0")

    assert sitting.damage("maeve")["feet"] == 1


@pytest.mark.rule("HER-EXPL-10")
@pytest.mark.parametrize("way", ["explored", "placed", "taken"])
def test_terrain_revealed_however_it_comes(way: str) -> None:
    instruction = {"explored": "[]", "placed": "[{ place_terrain = 11 }]", "taken": "[{ take = 11 }]"}[way]
    sitting = listening("{ terrain_revealed = 11 }", told_by(20, instruction))
    if way == "explored":
        sitting = listening("{ terrain_revealed = 11 }", family={"maeve": {"area": "10:road"}})
        sitting.choose("move:maeve:feet.0:explore:11")
    else:
        sitting.choose(OBSERVE)

    assert heard(sitting)


@pytest.mark.rule("HER-ACT-02")
@pytest.mark.parametrize(("icon", "fires"), [("observe", True), ("talk", False)])
def test_action_performed(icon: str, fires: bool) -> None:  # noqa: FBT001 - parametrised
    assert heard(listening(f'{{ action_performed = "{icon}" }}').choose(OBSERVE)) == fires


@pytest.mark.rule("HER-ACT-02")
@pytest.mark.parametrize(("area", "fires"), [("yard", True), ("hut", False)])
def test_action_performed_in_an_area(area: str, fires: bool) -> None:  # noqa: FBT001 - parametrised
    where = f'{{ action_performed = {{ icon = "observe", at = {{ terrain = 10, area = "{area}" }} }} }}'
    assert heard(listening(where).choose(OBSERVE)) == fires


@pytest.mark.rule("HER-ITEM-09", "HER-ITEM-10")
def test_item_collected_first_only_the_first_time() -> None:
    law = saying("{ item_collected_first = 40 }", '[{ gain_materials = { n = 1, to = "maeve" } }]')
    sitting = Sitting(narrative=law + told_by(20, "[{ take = 40 }]"), items=LAMP, read=[22], **IN_YARD)
    sitting.choose(OBSERVE, "drop:maeve:40", "pick-up:maeve:torso.0")

    assert sitting.member("maeve")["equipment"][1]["number"] == 40
    assert sitting.member("maeve")["materials"] == 1


@pytest.mark.rule("HER-ITEM-23")
def test_item_upgraded() -> None:
    family = {"maeve": {"area": "10:yard", "items": [40]}}
    sitting = Sitting(narrative=saying("{ item_upgraded = 40 }"), items=LAMP, read=[22], board=[10], family=family)
    sitting.choose("upgrade:maeve:torso.0:40")

    assert (sitting.side(40), heard(sitting)) == ("back", True)


@pytest.mark.rule("HER-CAMP-04", "HER-SETUP-11")
def test_chapter_setup_is_heard_by_a_card_that_the_setup_brings() -> None:
    sitting = Sitting("begin_chapter", saying('"chapter_setup"'), setup="[{ take = 22 }]")

    assert heard(sitting)


@pytest.mark.rule("HER-NPC-02")
def test_npc_anchored_is_heard_when_the_figure_stands() -> None:
    law = saying(
        "{ npc_anchored = 50 }", "[{ if = { condition = { npc_alive = 50 }, then = { set_flag = 'heard' } } }]"
    )
    sitting = Sitting(narrative=law + told_by(20, "[{ take = 50 }]"), npcs=FOX, read=[22], **IN_YARD).choose(OBSERVE)

    assert heard(sitting)


@pytest.mark.rule("HER-NPC-27", "HER-NPC-07")
@pytest.mark.parametrize("trigger", ["npc_dies", "npc_attacked"])
def test_npc_attacked_and_npc_dies(trigger: str) -> None:
    sitting = listening(
        f"{{ {trigger} = 50 }}", npcs=FOX, timeline=["family", 50], figures={"50": ["10:yard"]}, karma=[902]
    )
    sitting.choose("attack:maeve:torso.0:4")

    assert heard(sitting)


@pytest.mark.rule("HER-NPC-07", "HER-NPC-29")
def test_an_npc_that_is_turned_does_not_die() -> None:
    sitting = listening(
        "{ npc_dies = 50 }", told_by(20, "[{ flip = 50 }]"), npcs=FOX, timeline=["family", 50],
        figures={"50": ["10:yard"]},
    )  # fmt: skip
    sitting.choose(OBSERVE)

    assert not heard(sitting)


@pytest.mark.rule("HER-TIME-07")
@pytest.mark.parametrize(("n", "fires"), [(1, True), (2, False)])
def test_tokens_exhausted_with_the_last_token(n: int, fires: bool) -> None:  # noqa: FBT001 - parametrised
    sitting = listening(
        '{ tokens_exhausted = { kind = "general", card = 23 } }',
        told_by(20, '[{ remove_tokens = { kind = "general", from = 23 } }]') + told_by(23, "[]"),
        read=[22, 23], tokens={"23": {"general": n}},
    )  # fmt: skip

    assert heard(sitting.choose(OBSERVE)) == fires


@pytest.mark.rule("HER-KARMA-08", "HER-KARMA-13")
@pytest.mark.parametrize("way", ['{ use_karma_effect = "pacifism" }', "{ take = 917 }"])
def test_karma_modified_however_a_card_is_replaced(way: str) -> None:
    assert heard(listening('"karma_modified"', told_by(20, f"[{way}]")).choose(OBSERVE))


@pytest.mark.rule("HER-DYING-01")
def test_pc_starts_dying() -> None:
    almost = {"area": "10:yard", "injured": ["head", "torso", "feet"], "damage": ["head.0", "torso.0"]}
    sitting = Sitting(
        narrative=saying('{ pc_dying = "selena" }') + told_by(20, '[{ damage = { who = "selena", n = 1 } }]'),
        read=[22], board=[10], family={"selena": almost, "maeve": {"area": "10:yard"}},
    )  # fmt: skip
    assert not heard(sitting)
    sitting.choose(OBSERVE)

    assert (sitting.member("selena")["dying"], heard(sitting)) == (True, True)


# Vertical cards


def below(activation: str, instructions: str = '[{ set_flag = "heard" }]') -> str:
    return (
        '[[narrative]]\nnumber = 35\n[narrative.front]\nanchor = { colour = "red", edge = "below" }\n'
        f"event = {{ activation = {activation}, instructions = {instructions} }}\n"
    )


@pytest.mark.rule("HER-ANCH-13", "HER-ANCH-11")
@pytest.mark.parametrize("moment", ["before", "during", "after"])
def test_the_title_of_a_vertical_card_says_at_which_moment_it_applies(moment: str) -> None:
    """The host has two instructions; the card below applies before, between or after them."""
    host = event_card(31, "[{ take = 23 }, { take = 24 }]", 'slots = [{ edge = "below", colour = "red" }]')
    cards = host + told_by(23, "[]") + told_by(24, "[]") + told_by(25, "[]")
    hung = below(f'{{ vertical_activation = {{ moment = "{moment}" }} }}', "[{ take = 25 }]")
    sitting = Sitting(narrative=cards + hung, timeline=["family", 31], below=[[31, 35, "red"]], **IN_YARD).choose(
        "rest"
    )

    order = {"before": [25, 23, 24], "during": [23, 25, 24], "after": [23, 24, 25]}
    assert sitting.told_cards("taken") == order[moment]


@pytest.mark.rule("HER-ANCH-13")
@pytest.mark.parametrize(("flags", "fires"), [({}, False), ({"night": True}, True)])
def test_the_title_of_a_vertical_card_may_add_a_condition(flags: dict[str, bool], fires: bool) -> None:  # noqa: FBT001
    hung = below('{ vertical_activation = { moment = "before", condition = { flag = "night" } } }')
    sitting = Sitting("arrive", hung, below=[["family", 35, "red"]], flags=flags, **IN_YARD)

    assert heard(sitting) == fires


@pytest.mark.rule("HER-ANCH-13", "HER-ANCH-12")
def test_a_vertical_card_may_wait_for_something_that_happens_while_its_host_is_resolved() -> None:
    """Below the family card: whenever somebody observes. Below another card it is not heard meanwhile."""
    hung = below('{ action_performed = "observe" }')
    sitting = Sitting("arrive", hung, below=[["family", 35, "red"]], **IN_YARD)
    assert not heard(sitting)
    assert heard(sitting.choose(OBSERVE))

    host = event_card(31, "[]", 'slots = [{ edge = "below", colour = "red" }]')
    elsewhere = Sitting("arrive", hung + host, timeline=["family", 31], below=[[31, 35, "red"]], **IN_YARD)
    assert not heard(elsewhere.choose(OBSERVE))
