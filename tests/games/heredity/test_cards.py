"""HER-CARD, HER-NARR: cards are taken, flipped and burned in nested order; OTHERWISE and IF."""

from __future__ import annotations

from typing import Any

import pytest

from .sitting import Sitting, told_by

IN_YARD: dict[str, Any] = {"board": [10], "family": {"maeve": {"area": "10:yard"}}}
OBSERVE = "observe:maeve:head.0:20"


def observing(narrative: str, **data: Any) -> Sitting:
    """Maeve observes in the yard and so takes card 20."""
    return Sitting(narrative=narrative, **{**IN_YARD, **data}).choose(OBSERVE)


@pytest.mark.rule("HER-CARD-02", "HER-CARD-03", "HER-CARD-05", "HER-CARD-07")
def test_a_taken_card_leaves_the_deck_front_up_and_the_others_stay() -> None:
    sitting = Sitting(narrative=told_by(20, "[]", back="[]") + told_by(22, "[]"), **IN_YARD)
    before = sitting.sees()["deck"]
    sitting.choose(OBSERVE)

    assert sitting.sees()["deck"] == before - 1
    assert (sitting.zone(20), sitting.side(20), sitting.zone(22)) == ("read", "front", "deck")
    assert [card["number"] for card in sitting.sees()["read"]] == [20]


@pytest.mark.rule("HER-CARD-06", "HER-NARR-09")
def test_taking_a_card_that_is_gone_is_impossible_and_skipped() -> None:
    sitting = observing(told_by(20, '[{ take = 22 }, { set_flag = "after" }]') + told_by(22, "[]"), burned=[22])

    assert sitting.zone(22) == "burned"
    assert sitting.sees()["flags"] == {"after": 1}


@pytest.mark.rule("HER-CARD-01", "HER-CARD-08", "HER-CARD-09")
def test_a_flipped_card_shows_its_back_which_is_read() -> None:
    sitting = observing(told_by(20, '["flip"]', back='[{ set_flag = "back_read" }]'))

    assert sitting.side(20) == "back"
    assert sitting.sees()["flags"] == {"back_read": 1}


@pytest.mark.rule("HER-CARD-08")
def test_a_card_can_flip_another_by_its_number() -> None:
    sitting = observing(told_by(20, "[{ flip = 22 }]") + told_by(22, "[]", back='[{ set_flag = "turned" }]'), read=[22])

    assert (sitting.side(22), sitting.side(20)) == ("back", "front")
    assert sitting.sees()["flags"] == {"turned": 1}


@pytest.mark.rule("HER-CARD-10")
def test_tokens_stay_on_a_flipped_card() -> None:
    sitting = observing(told_by(20, '[{ add_tokens = { kind = "general", n = 2 } }, "flip"]', back="[]"))

    assert sitting.tokens(20) == {"general": 2}


@pytest.mark.rule("HER-CARD-12", "HER-CARD-13")
@pytest.mark.parametrize("flipped", [[], [22]])
def test_burning_does_not_ask_which_side_is_up(flipped: list[int]) -> None:
    sitting = observing(told_by(20, "[{ burn = 22 }]") + told_by(22, "[]", back="[]"), read=[22], flipped=flipped)

    assert sitting.zone(22) == "burned"


@pytest.mark.rule("HER-NARR-06", "HER-NARR-04", "HER-CARD-04")
def test_a_card_within_a_card_is_resolved_before_the_next_instruction() -> None:
    """Printed sample: `Take 56` comes first, and 56 is applied completely before instruction 2."""
    sitting = observing(
        told_by(20, '[{ take = 56 }, { if = { condition = { flag = "deep" }, then = { set_flag = "later" } } }]')
        + told_by(56, '[{ take = 57 }, { set_flag = { flag = "deep", value = 2 } }]')
        + told_by(57, '[{ set_flag = "deep" }]')
    )

    assert sitting.sees()["flags"] == {"deep": 2, "later": 1}
    assert sitting.told_cards("taken") == [20, 56, 57]


SAMPLE = """[
  {{ otherwise = {{ first = {{ remove_tokens = "general" }}, second = [
    {{ add_tokens = {{ kind = "general", n = {n} }} }},
  ] }} }},
  {{ remove_tokens = "general" }},
  {{ if = {{ condition = {{ tokens_on = {{ kind = "general", op = "==", n = 0 }} }}, then = "flip", else = [
    {{ take = 67 }},
  ] }} }},
]"""


@pytest.mark.rule("HER-NARR-07", "HER-NARR-08")
def test_otherwise_adds_what_cannot_be_removed_and_the_last_token_flips() -> None:
    """Printed sample with n = 1: none is left, so the card is flipped and 67 is not taken."""
    sitting = observing(told_by(20, SAMPLE.format(n=1), back="[]") + told_by(67, "[]"))

    assert sitting.side(20) == "back"
    assert (sitting.tokens(20), sitting.zone(67)) == ({}, "deck")


@pytest.mark.rule("HER-NARR-07", "HER-NARR-08")
def test_with_tokens_left_the_other_branch_is_taken() -> None:
    """Printed sample with n = 3: two are left, so 67 is taken and the card stays."""
    sitting = observing(told_by(20, SAMPLE.format(n=3), back="[]") + told_by(67, "[]"))

    assert (sitting.side(20), sitting.tokens(20), sitting.zone(67)) == ("front", {"general": 2}, "read")


@pytest.mark.rule("HER-NARR-07")
def test_otherwise_leaves_the_second_alone_when_the_first_is_possible() -> None:
    choice = '[{ otherwise = { first = { take = 22 }, second = { set_flag = "second" } } }]'
    sitting = observing(told_by(20, choice) + told_by(22, "[]"))

    assert (sitting.zone(22), sitting.sees()["flags"]) == ("read", {})


@pytest.mark.rule("HER-GEN-15")
def test_nothing_follows_the_end_of_a_chapter() -> None:
    end = '[{ end_chapter = { result = "victory" } }, { set_flag = "too_late" }]'
    sitting = observing(told_by(20, '[{ take = 22 }, { set_flag = "later_still" }]') + told_by(22, end))

    assert sitting.position.over
    assert (sitting.sees()["outcome"], sitting.sees()["flags"]) == ("victory", {})


@pytest.mark.rule("HER-GEN-11")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_any_player_answers_what_all_choose_together(seat: int) -> None:
    choice = (
        '[{ choose = { options = [{ text = "left", instruction = { set_flag = "left" } }, '
        '{ text = "right", instruction = { set_flag = "right" } }] } }]'
    )
    sitting = Sitting(narrative=told_by(20, choice), players=3, **IN_YARD).choose(OBSERVE, seat=1)
    assert [sitting.asked(one) for one in range(3)] == ["choose-option"] * 3
    sitting.choose("option:right", seat=seat)

    assert sitting.sees()["flags"] == {"right": 1}


@pytest.mark.rule("HER-CARD-11")
def test_action_tokens_on_a_flipped_item_become_unavailable() -> None:
    rope = (
        '[[item]]\nnumber = 40\n[item.front]\nvalue = 1\nbackground = "brown"\nanchor = "brown"\n'
        'spaces = [{ icons = ["observe"], heart = false }]\n'
        '[item.back]\nvalue = 1\nbackground = "brown"\nanchor = "brown"\n'
        'spaces = [{ icons = ["move"], heart = false }]\n'
    )
    family = {"maeve": {"area": "10:yard", "items": [40]}}
    sitting = Sitting(narrative=told_by(20, "[{ flip = 40 }]"), items=rope, board=[10], family=family)
    sitting.choose("observe:maeve:i40.0:20")

    maeve = sitting.member("maeve")
    assert (maeve["available"], maeve["middle"]) == (2, 1)
    assert maeve["equipment"][1]["spaces"][0]["token"] is None


@pytest.mark.rule("HER-DMG-06")
def test_five_damage_for_each_cover_the_five_hearts_of_maeve_without_an_injury() -> None:
    """Printed sample: a card gives each PC 5 damage."""
    each = '[{ repeat_for = { over = ["maeve"], do = { damage = { who = "element", n = 5 } } } }]'
    sitting = observing(told_by(20, each))
    while sitting.asked() == "allocate":
        sitting.choose(sitting.options()[0])

    assert sum(sitting.damage("maeve").values()) == 5
    assert not any(part["injured"] for part in sitting.member("maeve")["body"])


@pytest.mark.rule("HER-INJ-02", "HER-INJ-03", "HER-DMG-08")
def test_a_serious_injury_of_the_head_discards_two_and_takes_the_one_on_side_b() -> None:
    """Printed sample: all hearts covered, 1 damage, Maeve chooses the head."""
    hearts = ["head.0", "head.1", "torso.0", "torso.1", "feet.0"]
    one = '[{ damage = { who = "maeve", n = 1 } }]'
    family = {"maeve": {"area": "10:yard", "damage": hearts}, "brick": {"area": "10:yard"}}
    sitting = Sitting(narrative=told_by(20, one), board=[10], family=family)
    sitting.choose("observe:brick:head.0:20", "injury:maeve:head", "heart:maeve:head.0")

    head = sitting.member("maeve")["body"][0]
    assert (head["injured"], sitting.damage("maeve")["head"]) == (True, 1)
    assert not sitting.member("maeve")["dying"]


HUNDRED = told_by(100, '[{ set_flag = "front" }]', back='[{ set_flag = "back" }]')


@pytest.mark.rule("HER-CARD-02", "HER-CARD-01", "HER-CARD-08")
def test_card_100_is_taken_and_read_and_flipped_to_100b() -> None:
    """Printed samples: `Take 100`, `flip 100` while it shows its front; its back is 100b."""
    taken = observing(told_by(20, "[{ take = 100 }]") + HUNDRED)
    assert (taken.zone(100), taken.side(100), taken.sees()["flags"]) == ("read", "front", {"front": 1})

    flipped = observing(told_by(20, "[{ flip = 100 }]") + HUNDRED, read=[100])
    assert (flipped.side(100), flipped.sees()["flags"]) == ("back", {"back": 1})
    assert [(one["number"], one["side"]) for one in flipped.sees()["page"]] == [(20, "front"), (100, "back")]


@pytest.mark.rule("HER-CARD-12", "HER-CARD-13")
def test_burn_100_burns_it_while_100b_is_up() -> None:
    """Printed sample."""
    sitting = observing(told_by(20, "[{ burn = 100 }]") + HUNDRED, read=[100], flipped=[100])

    assert (sitting.zone(100), sitting.sees()["flags"]) == ("burned", {})


@pytest.mark.rule("HER-NARR-07")
def test_what_cannot_be_removed_is_added() -> None:
    """Printed sample: remove a general token from the card OTHERWISE add general tokens; it holds none."""
    add = '{ add_tokens = { kind = "general", n = 3 } }'
    choice = f'{{ otherwise = {{ first = {{ remove_tokens = "general" }}, second = {add} }} }}'
    assert observing(told_by(20, f"[{choice}]")).tokens(20) == {"general": 3}
    assert observing(told_by(20, f"[{choice}, {choice}]")).tokens(20) == {"general": 2}


@pytest.mark.rule("HER-NARR-14", "HER-NARR-15", "HER-NARR-16")
def test_maeve_removes_the_last_token_in_the_area_marked_on_side_b_and_the_card_is_flipped() -> None:
    """Printed sample: the linked card names side b of the terrain and holds one general token."""
    card = (
        '[[narrative]]\nnumber = 22\n[narrative.front]\nterrain_actions = [{ terrain = "10b", area = "yard", '
        'icon = "interact", instructions = [{ remove_tokens = "general" }, { if = { condition = { tokens_on = '
        '{ kind = "general", op = "==", n = 0 } }, then = "flip" } }] }]\n'
        '[narrative.back]\ninstructions = [{ set_flag = "opened" }]\n'
    )
    position: dict[str, Any] = {**IN_YARD, "read": [22], "tokens": {"22": {"general": 1}}}
    front = Sitting(narrative=card, **position)
    assert not front.options(starting="terrain-action")

    sitting = Sitting(narrative=card, flipped=[10], **position).choose("terrain-action:maeve:torso.0:22:0")
    assert (sitting.side(22), sitting.tokens(22), sitting.sees()["flags"]) == ("back", {}, {"opened": 1})


@pytest.mark.rule("HER-KARMA-10", "HER-KARMA-01")
def test_with_five_cards_discarded_a_replacement_makes_a_deck_of_nine_again() -> None:
    """Sample: deck 4, discard 5, one card replaced: deck 9, discard 0."""
    pile = [901, 902, 904, 905, 906]
    sitting = Sitting(narrative=told_by(20, '[{ use_karma_effect = "pacifism" }]'), discard=pile, **IN_YARD)
    assert (sitting.sees()["karma"]["deck"], len(sitting.sees()["karma"]["discard"])) == (4, 5)
    sitting.choose(OBSERVE)

    assert (sitting.sees()["karma"]["deck"], sitting.sees()["karma"]["discard"]) == (9, [])
