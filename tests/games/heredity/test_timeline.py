"""HER-TIME, HER-ANCH, HER-TREM: the hourglass moves along the row; cards are anchored, removed, and gaps are closed."""

from __future__ import annotations

from typing import Any

import pytest

from .sitting import Sitting, event_card, told_by

BIRDSONG = (
    '[[narrative]]\nnumber = 30\n[narrative.front]\nanchor = { colour = "green" }\n'
    'event = { instructions = [{ set_flag = "birds" }] }\n'
)
COUNTDOWN = (
    '[{ remove_tokens = "general" }, '
    '{ if = { condition = { tokens_on = { kind = "general", op = "==", n = 0 } }, then = "flip" } }]'
)
REMEMBER = '[{ set_flag = "resolved" }]'


def rested(sitting: Sitting) -> Sitting:
    """The family spends no more tokens."""
    return sitting.choose("rest")


def visited(sitting: Sitting) -> list[int]:
    """The cards that the hourglass has reached; the family card has no number."""
    return sitting.told_cards("hourglass")


@pytest.mark.rule("HER-TIME-05", "HER-TIME-06", "HER-TIME-08")
def test_the_hourglass_goes_right_then_back_to_the_leftmost_card() -> None:
    """Printed sample: birdsong, family, countdown."""
    sitting = Sitting(
        "arrive", BIRDSONG + event_card(31, COUNTDOWN), timeline=[30, "family", 31], tokens={"31": {"general": 5}},
        board=[10], family={"maeve": {"area": "10:yard"}},
    )  # fmt: skip
    rested(rested(sitting))

    assert visited(sitting) == [0, 31, 30, 0, 31, 30, 0]
    assert sitting.sees()["flags"] == {"birds": 1}


@pytest.mark.rule("HER-TIME-07", "HER-TREM-01", "HER-TREM-02", "HER-TIME-02", "HER-TIME-03")
def test_the_last_token_of_a_countdown_flips_it_off_the_timeline() -> None:
    """Printed sample: it was the last of the row, so the hourglass goes to the start."""
    card = event_card(31, COUNTDOWN, 'instructions = [{ set_flag = "front_read" }]') + (
        '[narrative.back]\ninstructions = [{ set_flag = "flipped" }]\n'
    )
    row = [30, "family", 31]
    sitting = Sitting(narrative=BIRDSONG + card, timeline=row, tokens={"31": {"general": 1}}, board=[10])
    rested(sitting)

    assert (sitting.timeline(), visited(sitting)) == ([30, "family"], [31, 30, 0])
    assert sitting.sees()["flags"] == {"flipped": 1, "birds": 1}
    assert sitting.zone(31) == "read"


@pytest.mark.rule("HER-TREM-01")
@pytest.mark.parametrize("below", [False, True])
@pytest.mark.parametrize(("leaves", "zone"), [("burn", "burned"), ("flip", "read")])
def test_a_card_that_is_burned_or_flipped_is_taken_out_of_the_timeline(leaves: str, zone: str, *, below: bool) -> None:
    """In the row it leaves a gap; below another card there is nothing left of it."""
    cards = told_by(20, f"[{{ {leaves} = 31 }}]") + event_card(31, REMEMBER) + "[narrative.back]\n"
    place: dict[str, Any] = {"below": [["family", 31, "red"]]} if below else {"timeline": ["family", 31]}
    sitting = Sitting(narrative=cards, board=[10], family={"maeve": {"area": "10:yard"}}, **place)
    sitting.choose("observe:maeve:head.0:20")

    assert (sitting.zone(31), sitting.timeline()) == (zone, ["family"] if below else ["family", None])
    assert sitting.sees()["timeline"][0]["below"] == []


@pytest.mark.rule("HER-TREM-03", "HER-TREM-04", "HER-TREM-06", "HER-ANCH-08")
def test_a_card_anchored_again_in_blue_returns_under_the_hourglass_and_waits() -> None:
    """Printed sample: 969."""
    card = event_card(31, COUNTDOWN) + (
        '[narrative.back]\ninstructions = [{ anchor = "blue" }]\n'
        'event = { instructions = [{ set_flag = "back_event" }] }\n'
    )
    sitting = Sitting(narrative=card, timeline=["family", 31], tokens={"31": {"general": 1}}, board=[10])
    rested(sitting)

    assert (sitting.timeline(), sitting.side(31)) == (["family", 31], "back")
    assert sitting.sees()["flags"] == {}
    rested(sitting)
    assert sitting.sees()["flags"] == {"back_event": 1}


@pytest.mark.rule("HER-TREM-05")
def test_anchored_again_in_green_it_goes_to_the_start_and_the_gap_is_closed() -> None:
    """Printed note to the sample."""
    card = event_card(31, COUNTDOWN) + '[narrative.back]\ninstructions = [{ anchor = "green" }]\n'
    more = event_card(32, REMEMBER)
    sitting = Sitting(narrative=card + more, timeline=["family", 31, 32], tokens={"31": {"general": 1}}, board=[10])
    rested(sitting)

    assert sitting.timeline() == [31, "family", 32]


@pytest.mark.rule("HER-TREM-05")
def test_anchored_again_in_green_it_goes_before_the_cards_left_of_the_family_card() -> None:
    card = event_card(31, COUNTDOWN) + '[narrative.back]\ninstructions = [{ anchor = "green" }]\n'
    sitting = Sitting(narrative=card + BIRDSONG, timeline=[30, "family", 31], tokens={"31": {"general": 1}}, board=[10])
    rested(sitting)

    assert sitting.timeline() == [31, 30, "family"]


@pytest.mark.rule("HER-TREM-07", "HER-TREM-08", "HER-TREM-11")
def test_a_gap_is_closed_towards_the_family_card_before_the_next_event() -> None:
    """Printed sample: the middle card is removed, the hourglass goes on with its card."""
    cards = event_card(31, '["burn"]') + event_card(32, REMEMBER)
    sitting = Sitting(narrative=cards, timeline=["family", 31, 32], board=[10])
    rested(sitting)

    assert sitting.timeline() == ["family", 32]
    assert sitting.sees()["flags"] == {"resolved": 1}


@pytest.mark.rule("HER-TREM-09")
def test_until_the_hourglass_moves_a_gap_takes_a_card() -> None:
    cards = event_card(31, '["burn", { take = 33 }]') + event_card(32, "[]") + told_by(33, '[{ anchor = "blue" }]')
    sitting = Sitting(narrative=cards, timeline=["family", 31, 32], board=[10])
    rested(sitting)

    assert sitting.timeline() == ["family", 33, 32]


def anchoring(colour: str, timeline: list[object], more: str = "", **data: Any) -> Sitting:
    """Maeve takes card 20, which is anchored OTHERWISE burned."""
    card = f'[{{ otherwise = {{ first = {{ anchor = "{colour}" }}, second = "burn" }} }}]'
    return Sitting(
        narrative=told_by(20, card) + event_card(31, "[]") + event_card(32, "[]") + BIRDSONG + more, timeline=timeline,
        board=[10], family={"maeve": {"area": "10:yard"}}, **data,
    ).choose("observe:maeve:head.0:20")  # fmt: skip


@pytest.mark.rule("HER-ANCH-01", "HER-ANCH-02", "HER-ANCH-03", "HER-ANCH-04")
def test_a_blue_card_goes_to_the_end() -> None:
    """Printed sample 1."""
    assert anchoring("blue", ["family", 31, 32]).timeline() == ["family", 31, 32, 20]


@pytest.mark.rule("HER-ANCH-03", "HER-ANCH-05", "HER-TIME-08")
def test_a_green_card_goes_to_the_start() -> None:
    """Printed sample 2."""
    sitting = anchoring("green", [30, "family", 31])

    assert sitting.timeline() == [20, 30, "family", 31]
    assert sitting.under_hourglass() == "family"


@pytest.mark.rule("HER-ANCH-06", "HER-ANCH-07")
def test_without_a_slot_of_its_colour_the_alternative_applies() -> None:
    """Printed sample: anchor OTHERWISE burn; the row has no purple slot on an edge, and that below is taken."""
    below = '[[narrative]]\nnumber = 34\n[narrative.front]\nanchor = { colour = "purple", edge = "below" }\n'
    sitting = anchoring("purple", ["family"], below)
    assert sitting.sees()["timeline"][0]["below"][0]["number"] == 20

    full = anchoring("purple", ["family"], below, below=[["family", 34, "purple"]])
    assert (full.zone(20), full.timeline()) == ("burned", ["family"])


@pytest.mark.rule("HER-ANCH-09")
def test_a_card_anchored_left_of_the_hourglass_waits_for_the_wrap() -> None:
    card = told_by(20, '[{ anchor = "green" }]') + f"event = {{ instructions = {REMEMBER} }}\n"
    stop = event_card(
        31, '[{ choose = { options = [{ text = "a", instruction = "burn" }, { text = "b", instruction = "burn" }] } }]'
    )
    sitting = Sitting(narrative=card + stop, timeline=["family", 31], board=[10], family={"maeve": {"area": "10:yard"}})
    rested(sitting.choose("observe:maeve:head.0:20"))
    assert (sitting.timeline(), sitting.sees()["flags"]) == ([20, "family", 31], {})

    sitting.choose("option:a")
    assert sitting.sees()["flags"] == {"resolved": 1}


@pytest.mark.rule("HER-ANCH-02")
@pytest.mark.parametrize(("edge", "row"), [("left", [31, 20, 32]), ("right", [31, None, 32, 20]), ("below", None)])
def test_an_anchor_that_names_an_edge_takes_only_a_slot_on_that_edge(edge: str, row: list[Any] | None) -> None:
    """Card 32 has red slots on its left and right, and none below."""
    anchor = f'{{ anchor = {{ colour = "red", edge = "{edge}" }} }}'
    card = told_by(20, f'[{{ otherwise = {{ first = {anchor}, second = "burn" }} }}]')
    both = 'slots = [{ edge = "left", colour = "red" }, { edge = "right", colour = "red" }]'
    full = '[[narrative]]\nnumber = 34\n[narrative.front]\nanchor = { colour = "red", edge = "below" }\n'
    sitting = Sitting(
        narrative=card + event_card(31, "[]", "slots = []") + event_card(32, "[]", both) + full,
        timeline=["family", 31, None, 32], below=[["family", 34, "red"]],
        board=[10], family={"maeve": {"area": "10:yard"}},
    ).choose("observe:maeve:head.0:20")  # fmt: skip

    assert sitting.zone(20) == ("timeline" if row else "burned")
    assert [one for one in sitting.timeline() if one != "family"] == (row or [31, None, 32])


VERTICAL = """
[[narrative]]
number = 35
[narrative.front]
anchor = {{ colour = "red", edge = "below" }}
event = {{ moment = "{moment}", activation = {condition}, instructions = [{{ set_flag = "hung" }}] }}
"""


@pytest.mark.rule("HER-ANCH-10", "HER-ANCH-11", "HER-ANCH-12", "HER-ANCH-14")
def test_a_card_below_the_family_card_applies_while_it_is_resolved() -> None:
    """Printed sample: a narrative card hangs below the family card."""
    card = VERTICAL.format(moment="during", condition='{ not = { flag = "never" } }')
    sitting = Sitting("arrive", card, below=[["family", 35, "red"]], board=[10], family={"maeve": {"area": "10:yard"}})

    assert (sitting.asked(), sitting.sees()["flags"]) == ("act", {"hung": 1})
    assert visited(sitting) == [0]
    rested(sitting)
    assert visited(sitting) == [0, 0], "the card below is no stop of its own"


@pytest.mark.rule("HER-ANCH-13")
def test_a_vertical_card_needs_the_condition_in_its_title() -> None:
    card = VERTICAL.format(moment="before", condition='{ flag = "never" }')
    sitting = Sitting("arrive", card, below=[["family", 35, "red"]], board=[10], family={"maeve": {"area": "10:yard"}})

    assert sitting.sees()["flags"] == {}


HANGING = """
[[narrative]]
number = 35
[narrative.front]
anchor = {{ colour = "red", edge = "below" }}
failure_condition = {{ flag = "hurried" }}
event = {{ moment = "after", activation = {title}, instructions = [{instructions}] }}
[narrative.back]
anchor = {{ colour = "red", edge = "below" }}
event = {{ activation = {{ not = {{ flag = "never" }} }}, instructions = [{{ set_flag = "turned" }}] }}
"""
ALWAYS = '{ not = { flag = "never" } }'


def hanging(host: str, title: str = ALWAYS, instructions: str = '{ set_flag = "hung" }') -> Sitting:
    """The hourglass has gone from the family card to a card with another below it, and on."""
    below = 'slots = [{ edge = "below", colour = "red" }]'
    return rested(
        Sitting(
            narrative=event_card(31, host, below) + HANGING.format(title=title, instructions=instructions),
            timeline=["family", 31], below=[[31, 35, "red"]], board=[10], family={"maeve": {"area": "10:yard"}},
        )
    )  # fmt: skip


@pytest.mark.rule("HER-ANCH-12", "HER-TIME-13")
@pytest.mark.parametrize("gone", ["{ burn = 35 }", "{ flip = 35 }"])
def test_a_card_below_that_goes_before_its_moment_does_nothing_more_and_loses_no_chapter(gone: str) -> None:
    """Card 31 removes or turns card 35, which speaks after it and loses the chapter for those in a hurry."""
    sitting = hanging(f'[{gone}, {{ set_flag = "hurried" }}]')

    assert (sitting.asked(), sitting.sees()["flags"]) == ("act", {"hurried": 1})


@pytest.mark.rule("HER-ANCH-13")
def test_the_title_of_a_card_below_is_tested_once_for_all_that_it_does() -> None:
    """Its first instruction ends what its title asks for; the second is carried out all the same."""
    twice = '{ set_flag = "never" }, { set_flag = "hung" }'

    assert hanging("[]", ALWAYS, twice).sees()["flags"] == {"never": 1, "hung": 1}


@pytest.mark.rule("HER-ANCH-13")
def test_a_title_that_does_not_hold_at_its_moment_silences_all_that_the_card_does() -> None:
    """Between its two instructions nothing could make the title true."""
    twice = '{ set_flag = "first" }, { set_flag = "second" }'

    assert hanging("[]", '{ flag = "called" }', twice).sees()["flags"] == {}
    called = hanging('[{ set_flag = "called" }]', '{ flag = "called" }', twice)
    assert called.sees()["flags"] == {"called": 1, "first": 1, "second": 1}


@pytest.mark.rule("HER-TIME-13")
def test_a_card_that_still_hangs_below_loses_the_chapter_by_its_condition() -> None:
    assert hanging('[{ set_flag = "hurried" }]').told("failed")


@pytest.mark.rule("HER-ANCH-12", "HER-TREM-06")
def test_a_card_below_that_burns_itself_carries_out_the_rest_of_what_it_says() -> None:
    itself = '"burn", { set_flag = "hung" }, { set_flag = "hurried" }'
    sitting = hanging("[]", ALWAYS, itself)

    assert (sitting.asked(), sitting.sees()["flags"]) == ("act", {"hung": 1, "hurried": 1})


@pytest.mark.rule("HER-ANCH-13", "HER-ANCH-12")
def test_a_condition_in_a_title_is_looked_at_when_its_moment_comes() -> None:
    """Night falls by the first instruction of the host: too late for the card that waits for it before the event."""
    both = "".join(
        VERTICAL.format(moment=moment, condition='{ flag = "night" }')
        .replace("number = 35", f"number = {number}")
        .replace('"hung"', f'"{moment}"')
        for number, moment in ((35, "before"), (36, "during"))
    )
    host = event_card(31, '[{ set_flag = "night" }]', 'slots = [{ edge = "below", colour = "red" }]')
    hung = [[31, 35, "red"], [31, 36, "red"]]
    sitting = Sitting(
        "arrive", host + both, timeline=["family", 31], hourglass=31, below=hung, board=[10],
        family={"maeve": {"area": "10:yard"}},
    )  # fmt: skip

    assert sitting.sees()["flags"] == {"night": 1, "during": 1}


@pytest.mark.rule("HER-ANCH-15")
def test_cards_below_a_host_that_burns_are_anchored_again_or_burned() -> None:
    host = event_card(31, '["burn"]', 'slots = [{ edge = "below", colour = "red" }]')
    sitting = Sitting(
        narrative=host + VERTICAL.format(moment="after", condition='{ flag = "never" }'),
        timeline=["family", 31], below=[[31, 35, "red"]], board=[10], family={"maeve": {"area": "10:yard"}},
    )  # fmt: skip
    rested(sitting)

    assert [card["number"] for card in sitting.sees()["timeline"][0]["below"]] == [35]


@pytest.mark.rule("HER-TIME-14")
def test_alone_the_family_card_is_reached_again_and_again() -> None:
    sitting = Sitting(board=[10], family={"maeve": {"area": "10:yard"}})
    rested(rested(sitting))

    assert visited(sitting) == [0, 0]


@pytest.mark.rule("HER-TIME-12", "HER-DYING-07", "HER-DYING-01")
def test_a_member_who_is_still_dying_at_the_end_of_the_family_card_loses_the_chapter() -> None:
    dying = {"area": "10:yard", "injured": ["head", "torso", "feet"], "damage": ["head.0", "torso.0", "feet.0"]}
    sitting = Sitting(board=[10], family={"selena": dying})
    assert sitting.member("selena")["dying"]
    sitting = Sitting("arrive", board=[10], family={"selena": dying, "maeve": {"area": "10:hut"}})
    rested(sitting)

    assert sitting.sees()["outcome"] == "failure"


@pytest.mark.rule("HER-TIME-13")
def test_a_cards_own_failure_condition_is_checked_after_its_event() -> None:
    card = event_card(31, '[{ set_flag = "lost" }]', 'failure_condition = { flag = "lost" }')
    sitting = Sitting(narrative=card, timeline=["family", 31], board=[10], family={"maeve": {"area": "10:yard"}})
    rested(sitting)

    assert (sitting.position.over, sitting.sees()["outcome"]) == (True, "failure")


# Gaps


def three_in_a_row(middle: str) -> Sitting:
    """Family, 31, 32 that is anchored in green, and the hourglass about to reach 31."""
    green = event_card(32, REMEMBER).replace('"blue"', '"green"')
    return Sitting(
        narrative=event_card(31, middle) + green + told_by(33, '[{ anchor = "blue" }]'),
        timeline=["family", 31, 32], board=[10], family={"maeve": {"area": "10:yard"}},
    )  # fmt: skip


@pytest.mark.rule("HER-TREM-10", "HER-TREM-08")
def test_gaps_are_closed_whatever_the_colours_that_meet() -> None:
    """A green card slides next to the blue slot of the family card."""
    sitting = rested(three_in_a_row('["burn"]'))

    assert sitting.timeline() == ["family", 32]
    assert sitting.sees()["flags"] == {"resolved": 1}


@pytest.mark.rule("HER-TREM-10", "HER-ANCH-02")
def test_edges_that_meet_without_matching_are_both_taken() -> None:
    """After the gap has closed between blue and green, a blue card finds no place there."""
    sitting = rested(three_in_a_row('["burn"]'))
    card = sitting.table.content.card_of[32]

    assert sitting.table.timeline[1] == card
    assert [slot for slot in sitting.sees()["timeline"][0]["free"] if slot[0] == "right"] == []


@pytest.mark.rule("HER-TREM-08", "HER-TREM-11")
def test_cards_left_of_the_family_card_slide_right_towards_it() -> None:
    """30 burns itself between 32 and the family card."""
    row = event_card(30, '["burn"]') + event_card(32, "[]") + event_card(31, "[]")
    sitting = Sitting(
        "arrive", row, timeline=[32, 30, "family", 31], hourglass=30, board=[10], family={"maeve": {"area": "10:yard"}}
    )

    assert (sitting.timeline(), sitting.under_hourglass()) == ([32, "family", 31], "family")


@pytest.mark.rule("HER-TREM-06", "HER-TREM-09")
def test_the_hourglass_stays_where_its_card_was_until_it_moves() -> None:
    """31 burns itself, then asks something: meanwhile its place is empty and the hourglass stands there."""
    pause = '["burn", { choose = { options = [{ text = "a", instruction = [] }, { text = "b", instruction = [] }] } }]'
    sitting = rested(three_in_a_row(pause))

    assert (sitting.asked(), sitting.timeline(), sitting.under_hourglass()) == (
        "choose-option", ["family", None, 32], None,
    )  # fmt: skip


@pytest.mark.rule("HER-TIME-01", "HER-NPC-10")
def test_npc_cards_have_their_place_in_the_row_and_act_when_the_hourglass_stops_on_them() -> None:
    npc = (
        "[[npc]]\nnumber = 50\n[npc.front]\nlife = 3\ndefence = 0\nanchor = { colour = 'blue' }\n"
        "placement = { terrain = 10, area = 'hut' }\nai = [{ instruction = { set_flag = 'barked' } }]\n"
    )
    sitting = Sitting(
        narrative=told_by(20, "[{ take = 50 }]"), npcs=npc, board=[10], family={"maeve": {"area": "10:yard"}}
    ).choose("observe:maeve:head.0:20")
    assert (sitting.timeline(), sitting.sees()["flags"]) == (["family", 50], {})

    assert rested(sitting).sees()["flags"] == {"barked": 1}


@pytest.mark.rule("HER-ANCH-15")
def test_below_a_host_that_returns_to_its_place_the_stack_stays() -> None:
    host = event_card(31, '["flip"]', 'slots = [{ edge = "below", colour = "red" }]') + (
        '[narrative.back]\ninstructions = [{ anchor = "blue" }]\nslots = [{ edge = "below", colour = "red" }]\n'
    )
    sitting = Sitting(
        narrative=host + VERTICAL.format(moment="after", condition='{ flag = "never" }'),
        timeline=["family", 31], below=[[31, 35, "red"]], board=[10], family={"maeve": {"area": "10:yard"}},
    )  # fmt: skip
    rested(sitting)

    assert sitting.side(31) == "back"
    assert [card["number"] for card in sitting.sees()["timeline"][1]["below"]] == [35]


@pytest.mark.rule("HER-ANCH-15")
def test_without_another_place_a_card_below_a_burned_host_is_burned_too() -> None:
    host = event_card(31, '["burn"]', 'slots = [{ edge = "below", colour = "red" }]')
    other = VERTICAL.format(moment="after", condition='{ flag = "never" }')
    second = other.replace("35", "36")
    sitting = Sitting(
        narrative=host + other + second, timeline=["family", 31], below=[["family", 36, "red"], [31, 35, "red"]],
        board=[10], family={"maeve": {"area": "10:yard"}},
    )  # fmt: skip
    rested(sitting)

    assert (sitting.zone(35), sitting.zone(36)) == ("burned", "below")


@pytest.mark.rule("HER-ANCH-15", "HER-NARR-07")
def test_without_another_place_a_card_does_what_it_prints_instead_of_being_anchored() -> None:
    host = event_card(31, '["burn"]', 'slots = [{ edge = "below", colour = "red" }]')
    other = VERTICAL.format(moment="after", condition='{ flag = "never" }')
    wary = other.replace(
        "[narrative.front]",
        "[narrative.front]\ninstructions = [{ otherwise = { first = { anchor = { colour = 'red', edge = 'below' } }, "
        "second = { set_flag = 'let_go' } } }]",
    )
    sitting = Sitting(
        narrative=host + other.replace("35", "36") + wary, timeline=["family", 31],
        below=[["family", 36, "red"], [31, 35, "red"]], board=[10], family={"maeve": {"area": "10:yard"}},
    )  # fmt: skip
    rested(sitting)

    assert (sitting.zone(35), sitting.sees()["flags"]["let_go"]) == ("read", 1)


@pytest.mark.rule("HER-TIME-11")
def test_spending_tokens_is_never_compulsory() -> None:
    sitting = Sitting("arrive", board=[10], family={"maeve": {"area": "10:yard"}})
    before = sitting.sees()["round"]

    assert rested(sitting).sees()["round"] == before + 1


RAGING_FOX = (
    "[[npc]]\nnumber = 50\n[npc.front]\nattitude = 'hostile'\nlife = 5\ndefence = 5\nanchor = { colour = 'blue' }\n"
    "placement = { terrain = 10, area = 'hut' }\nai = [{ instruction = { set_flag = 'raged' } }]\n"
)


@pytest.mark.rule("HER-TREM-08", "HER-TREM-07")
def test_the_raging_fox_slides_to_the_family_card_with_the_hourglass_on_it_before_it_acts() -> None:
    """Printed sample: family, X, raging fox; X is removed while the hourglass stands on it."""
    asks = (
        "{ if = { condition = { hourglass_on = 50 }, then = "
        '{ choose = { options = [{ text = "a", instruction = [] }, { text = "b", instruction = [] }] } } } }'
    )
    fox = RAGING_FOX.replace("ai = [", f"ai = [{{ instruction = {asks} }}, ")
    sitting = Sitting(
        narrative=event_card(31, '["burn"]'), npcs=fox, timeline=["family", 31, 50], figures={"50": ["10:hut"]},
        board=[10], family={"maeve": {"area": "10:yard"}},
    )  # fmt: skip
    rested(sitting)
    assert (sitting.asked(), sitting.timeline(), sitting.under_hourglass()) == ("choose-option", ["family", 50], 50)

    assert sitting.choose("option:a").sees()["flags"] == {"raged": 1}


@pytest.mark.rule("HER-TREM-05")
def test_the_gap_left_by_a_green_anchor_stays_until_the_hourglass_moves() -> None:
    """Printed note: the card goes to the leftmost place; the vacated place is a gap until then."""
    ask = '{ choose = { options = [{ text = "a", instruction = [] }, { text = "b", instruction = [] }] } }'
    card = event_card(31, f'["flip", {ask}]') + '[narrative.back]\ninstructions = [{ anchor = "green" }]\n'
    sitting = Sitting(
        narrative=card + event_card(32, "[]"), timeline=["family", 31, 32], board=[10],
        family={"maeve": {"area": "10:yard"}},
    )  # fmt: skip
    rested(sitting)
    assert sitting.timeline() == [31, "family", None, 32]

    assert sitting.choose("option:a").timeline() == [31, "family", 32]
