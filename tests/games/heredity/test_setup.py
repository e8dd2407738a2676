"""HER-SETUP, HER-GEN, HER-PC: what lies on the table when a chapter begins, and what everybody may know of it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tablewright.engine.dice import dice_from
from tablewright.engine.knowledge import knows
from tablewright.games.heredity import GAME

from .sitting import Sitting, event_card, told_by

FOX = """
[[npc]]
number = 50
[npc.front]
life = 3
defence = 1
figures = {figures}
anchor = {{ colour = "blue" }}
placement = {{ terrain = 10, area = "hut" }}
ai = []
"""
IN_YARD: dict[str, Any] = {"board": [10], "family": {"maeve": {"area": "10:yard"}}}
OBSERVE = "observe:maeve:head.0:20"


def begun(narrative: str = "", **data: Any) -> Sitting:
    """A chapter up to its first question: setup, opening card, the family card."""
    return Sitting("begin_chapter", narrative, **data)


def karma(sitting: Sitting) -> list[int]:
    """The numbers in the karma deck, from the bottom to the top; nobody at the table sees them."""
    table = sitting.table
    return [table.content.numbers[table.faces[2 * card] // 2] for card in table.karma_deck]


# The six steps


@pytest.mark.rule("HER-SETUP-01", "HER-TIME-01")
def test_the_family_card_alone_makes_the_first_timeline_with_the_hourglass_above_it() -> None:
    sitting = begun()

    assert (sitting.timeline(), sitting.under_hourglass()) == (["family"], "family")


@pytest.mark.rule("HER-SETUP-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_chapters_of_the_box_begin_with_the_family_card_alone(players: int) -> None:
    laid_out = GAME.view(GAME.set_up(players, GAME.agree(players, {}), 7), None)

    assert ([card["family"] for card in laid_out["timeline"]], laid_out["hourglass"]) == ([True], 0)


@pytest.mark.rule("HER-SETUP-02", "HER-PC-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_four_members_of_three_cards_each_begin_front_up(players: int) -> None:
    family = begun(players=players).sees()["family"]

    assert [one["name"] for one in family] == ["djamal", "maeve", "selena", "brick"]
    assert all([part["part"] for part in one["body"]] == ["head", "torso", "feet"] for one in family)
    assert not any(part["injured"] for one in family for part in one["body"])


@pytest.mark.rule("HER-SETUP-03", "HER-TOKEN-01", "HER-TEFF-02")
def test_everybody_has_three_action_tokens_and_a_figure_on_the_own_start_symbol() -> None:
    sitting = begun()

    assert [one["available"] for one in sitting.sees()["family"]] == [3, 3, 3, 3]
    assert [sitting.area(name) for name in ("djamal", "maeve", "selena", "brick")] == [
        "10:yard", "10:yard", "10:road", "10:road",
    ]  # fmt: skip


@pytest.mark.rule("HER-SETUP-04")
@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_the_players_aid_is_at_hand_for_every_member(language: str) -> None:
    """On a screen the aid is the list of what can be done now, in words; it needs no card."""
    words = (GAME.folder / "text" / f"{language}.ftl").read_text("utf-8")

    assert all(f"\noption-{action} = " in words for action in ("observe", "talk", "interact", "move-area", "attack"))


@pytest.mark.rule("HER-SETUP-05")
def test_a_new_campaign_shuffles_the_nine_first_karma_cards() -> None:
    first, second = begun(seed="one"), begun(seed="two")

    assert sorted(karma(first)) == list(range(901, 910))
    assert karma(first) != karma(second)
    assert first.sees()["karma"] == {"deck": 9, "discard": [], "drawn": None}


@pytest.mark.rule("HER-SETUP-06", "HER-CAMP-02")
def test_a_kept_karma_deck_is_not_built_anew() -> None:
    kept = [901, 902, 917, 904, 905, 906, 907, 908, 909]
    sitting = begun(campaign={"karma": kept, "spent": [903]})

    assert sorted(karma(sitting)) == sorted(kept)
    assert (sitting.zone(903), sitting.zone(917)) == ("away", "karma")


@pytest.mark.rule("HER-SETUP-07")
def test_twenty_secrets_stay_within_reach_unread() -> None:
    sitting = begun()

    assert sitting.sees()["secrets"] == 20
    assert not any(knows(sitting.table, None, 2 * card) for card in sitting.table.secrets)


@pytest.mark.rule("HER-SETUP-08")
def test_a_number_above_nine_hundred_is_taken_from_the_secrets() -> None:
    sitting = Sitting(narrative=told_by(20, "[{ take = 917 }]"), **IN_YARD)
    decks = sitting.sees()["deck"], sitting.sees()["secrets"]
    sitting.choose(OBSERVE)

    assert (sitting.sees()["deck"], sitting.sees()["secrets"]) == (decks[0] - 1, decks[1] - 1)
    assert 917 in karma(sitting)


@pytest.mark.rule("HER-SETUP-09", "HER-GEN-17")
def test_common_tokens_never_run_out() -> None:
    many = '{ add_tokens = { kind = "general", n = 99 } }, { gain_materials = 99 }, ' * 5
    sitting = Sitting(narrative=told_by(20, f"[{many}]"), **IN_YARD).choose(OBSERVE)

    assert sitting.tokens(20) == {"general": 495}
    assert sitting.member("maeve")["materials"] == 495


@pytest.mark.rule("HER-SETUP-10", "HER-GEN-16")
def test_the_first_card_of_the_deck_is_read_before_anybody_acts() -> None:
    sitting = begun()

    assert sitting.told_cards("taken")[0] == 1
    assert (sitting.asked(), [one["number"] for one in sitting.sees()["story"]]) == ("act", [1, 10])


@pytest.mark.rule("HER-GEN-16", "HER-TIME-04")
def test_an_opening_lays_terrain_and_fills_the_timeline_on_both_sides() -> None:
    """Printed sample: birdsong, family, countdown; the family card is resolved first, birdsong after the wrap."""
    opening = (
        "[[narrative]]\nnumber = 30\n[narrative.front]\n"
        'instructions = [{ anchor = "green" }]\nevent = { instructions = [{ set_flag = "birds" }] }\n'
        "[[narrative]]\nnumber = 31\n[narrative.front]\n"
        'instructions = [{ anchor = "blue" }]\nevent = { instructions = [{ set_flag = "counted" }] }\n'
    )
    sitting = begun(opening, setup="[{ take = 30 }, { take = 31 }]")

    assert sitting.timeline() == [30, "family", 31]
    assert (sitting.under_hourglass(), sitting.sees()["flags"]) == ("family", {})
    sitting.choose("rest")
    assert sitting.told_cards("hourglass") == [0, 31, 30, 0]
    assert sitting.sees()["flags"] == {"birds": 1, "counted": 1}


@pytest.mark.rule("HER-SETUP-11")
def test_a_chapter_may_bring_setup_of_its_own_before_its_first_card() -> None:
    sitting = begun(told_by(22, '[{ set_flag = "prepared" }]'), setup="[{ take = 22 }]")

    assert sitting.told_cards("taken")[:2] == [22, 1]
    assert sitting.sees()["flags"] == {"prepared": 1}


# The family


@pytest.mark.rule("HER-PC-02")
def test_each_member_can_do_all_four_basic_actions() -> None:
    for one in begun().sees()["family"]:
        icons = {icon for part in one["body"] for space in part["spaces"] for icon in space["icons"]}
        assert icons == {"observe", "talk", "interact", "move"}, one["name"]


@pytest.mark.rule("HER-PC-03")
def test_each_card_has_a_grey_anchor_of_its_own_and_a_brown_one() -> None:
    body = begun().member("selena")["body"]

    assert [(part["left"], part["right"]) for part in body] == [
        ("grey_head", "brown"), ("grey_torso", "brown"), ("grey_feet", "brown"),
    ]  # fmt: skip


@pytest.mark.rule("HER-GEN-14", "HER-TOKEN-05")
def test_there_are_no_turns_while_the_family_acts() -> None:
    """Brick's player may go first, and again, before anybody else."""
    sitting = begun(players=4)
    assert [sitting.asked(seat) for seat in range(4)] == ["act"] * 4

    sitting.choose(sitting.options(3, "move:brick:feet.0:")[0], seat=3)
    assert sitting.member("brick")["available"] == 2
    sitting.choose(sitting.options(3, "move:brick:feet.1:")[0], seat=3)
    assert [one["available"] for one in sitting.sees()["family"]] == [3, 3, 3, 1]


# What cannot be known, and what is limited


@pytest.mark.rule("HER-GEN-08", "HER-CARD-01")
def test_nobody_sees_what_stands_on_unread_cards_and_backs() -> None:
    card = told_by(20, '[{ set_flag = "seen" }]', back='[{ narrate = "never_read" }]')
    sitting = Sitting(narrative=card + told_by(22, '[{ narrate = "unread" }]'), players=2, **IN_YARD)
    sitting.choose(OBSERVE, seat=1)

    for seat in (0, 1, None):
        shown = json.dumps(sitting.game.view(sitting.table, seat))
        assert "never_read" not in shown
        assert "unread" not in shown
        assert not knows(sitting.table, seat, 2 * sitting.table.content.card_of[20] + 1)


@pytest.mark.rule("HER-GEN-09")
def test_cards_say_which_special_tokens_come_and_nobody_chooses_a_deck() -> None:
    rope = '[{ add_tokens = { kind = "special(rope)" } }]'
    sitting = Sitting(narrative=told_by(20, rope), **IN_YARD)
    assert not [one for one in sitting.options() if one.startswith(("take", "deck"))]
    sitting.choose(OBSERVE)

    assert sitting.tokens(20) == {"special(rope)": 1}


@pytest.mark.rule("HER-GEN-18", "HER-NARR-07")
def test_when_the_box_has_no_special_token_left_the_alternative_applies() -> None:
    """The box of this chapter has one rope."""
    rope = (
        '[{ add_tokens = { kind = "special(rope)" } }, '
        '{ otherwise = { first = { add_tokens = { kind = "special(rope)" } }, second = { set_flag = "none_left" } } }]'
    )
    sitting = Sitting(narrative=told_by(20, rope), **IN_YARD).choose(OBSERVE)

    assert sitting.tokens(20) == {"special(rope)": 1}
    assert sitting.sees()["flags"] == {"none_left": 1}


@pytest.mark.rule("HER-GEN-18")
def test_a_special_token_that_is_removed_is_back_in_the_box() -> None:
    rope = '[{ add_tokens = "special(rope)" }, { remove_tokens = "special(rope)" }, { add_tokens = "special(rope)" }]'
    sitting = Sitting(narrative=told_by(20, rope), **IN_YARD).choose(OBSERVE)

    assert sitting.tokens(20) == {"special(rope)": 1}


@pytest.mark.rule("HER-GEN-18", "HER-GEN-19")
def test_no_more_figures_of_an_npc_are_placed_than_its_card_has() -> None:
    place = '[{ take = 50 }, { place_npc = { npc = 50, at = { terrain = 10, area = "road" }, figures = 3 } }]'
    sitting = Sitting(narrative=told_by(20, place), npcs=FOX.format(figures=2), **IN_YARD).choose(OBSERVE)

    assert [(one["number"], one["figure"]) for one in sitting.sees()["characters"]] == [(50, 1), (50, 2)]


@pytest.mark.rule("HER-GEN-12", "HER-GEN-19")
def test_whoever_is_met_is_no_member_of_the_family() -> None:
    sitting = Sitting(narrative=told_by(20, "[{ take = 50 }]"), npcs=FOX.format(figures=1), **IN_YARD).choose(OBSERVE)

    assert [one["number"] for one in sitting.sees()["characters"]] == [50]
    assert len(sitting.sees()["family"]) == 4
    assert {option.split(":")[1] for option in sitting.options() if ":" in option} <= {
        "djamal",
        "maeve",
        "selena",
        "brick",
    }


@pytest.mark.rule("HER-GEN-13")
def test_a_sentence_about_characters_means_npcs_too() -> None:
    sitting = Sitting(
        narrative=told_by(20, '[{ damage = { who = { all_in = { terrain = 10, area = "yard" } }, n = 1 } }]'),
        npcs=FOX.format(figures=1), timeline=["family", 50], figures={"50": ["10:yard"]}, **IN_YARD,
    )  # fmt: skip
    sitting.choose(OBSERVE, "heart:maeve:feet.0")

    assert sum(sitting.damage("maeve").values()) == 1
    assert sitting.sees()["characters"][0]["damage"] == 1


@pytest.mark.rule("HER-GEN-10")
def test_a_card_beats_the_rulebook() -> None:
    """The rules let everybody talk at a talk icon; a card says that nobody talks."""
    quiet = (
        '[[narrative]]\nnumber = 22\n[narrative.front]\npersistent = [{ text = "hush", statement = "no_talking" }]\n'
    )
    icon = '[{ place_terrain_token = { icon = "talk", at = { area_of = "maeve" }, card = 21 } }]'
    free = Sitting(narrative=quiet + told_by(20, icon), **IN_YARD).choose(OBSERVE)
    hushed = Sitting(narrative=quiet + told_by(20, icon), read=[22], **IN_YARD).choose(OBSERVE)

    assert free.options(starting="talk:maeve")
    assert not hushed.options(starting="talk:maeve")


# Together


@pytest.mark.rule("HER-GEN-01", "HER-GEN-15")
@pytest.mark.parametrize(("result", "won"), [("victory", True), ("failure", False)])
def test_all_win_or_all_lose(result: str, won: bool) -> None:  # noqa: FBT001 - parametrised
    end = f'[{{ end_chapter = {{ result = "{result}" }} }}]'
    sitting = Sitting(narrative=told_by(20, end), players=3, **IN_YARD).choose(OBSERVE, seat=1)

    assert [one.won for one in sitting.game.standings(sitting.table)] == [won] * 3


@pytest.mark.rule("HER-GEN-02")
def test_chapters_come_in_their_order_each_with_its_own_deck() -> None:
    chapters = GAME.settings[0].values
    numbers = [campaign_deck(key) for key in chapters]

    assert GAME.settings[0].default == chapters[0]
    assert all(not one & other for index, one in enumerate(numbers) for other in numbers[:index])
    assert all(numbers)


def campaign_deck(key: str) -> set[int]:
    table: Any = GAME.set_up(1, GAME.agree(1, {"chapter": key}), dice_from("decks"))
    return set(table.deck)


@pytest.mark.rule("HER-TIME-09", "HER-NARR-01")
def test_what_waits_on_the_timeline_may_be_looked_at_but_is_not_done_yet() -> None:
    gift = event_card(31, '[{ gain_materials = { n = 1, to = "maeve" } }]')
    card = gift.replace("event = { instructions", 'event = { title = "drip", instructions')
    sitting = Sitting("arrive", card, timeline=["family", 31], **IN_YARD)
    waiting = sitting.sees()["timeline"][1]

    assert waiting["event"] == "card-31-text-drip"
    assert waiting["event_says"]
    assert sitting.choose(OBSERVE).member("maeve")["materials"] == 0
    assert sitting.choose("rest").member("maeve")["materials"] == 1
