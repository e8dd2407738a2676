"""Abilities: using them once and in their window, in which order, and what Geralt's four do."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.games.destiny import powers
from tablewright.games.destiny.powers import CHAPTER_END, DRAFT, PLAY
from tablewright.games.path.reading import original_pack

from ..destiny.abilities import CARDS, EXPLORATION_FOR_COMBAT, POWER, finish, geralt, gifted, holding, tireless
from ..destiny.cards import LOSE_INACTIVE, ONE_RED, card, two_symbols
from ..destiny.sitting import COMBAT_AND_MAGIC, quiet
from .sitting import Sitting
from .tale import Tale

PLAIN = {"story": "edge-plain"}
EXPERIENCE_STEPS = {"kind": "experience-steps"}
THREE_EXPERIENCE = {"kind": "three-experience"}
NO_ROWS: list[list[str]] = [[], [], [], []]


# Using abilities


@pytest.mark.rule("POD-ABIL-02", "POD-ABIL-03")
@pytest.mark.parametrize(
    ("ability", "rule"),
    [("rearranged-stars", "POD-ABIL-02"), ("lead-into-light", "POD-ABIL-02"), ("spell-recast", "POD-XP-02")],
    ids=["used", "other window", "locked"],
)
def test_a_used_or_locked_ability_and_one_of_another_time_are_refused(ability: str, rule: str) -> None:
    seat = {"character": "yennefer", "abilities": ["used", "active", "active", "locked"], "experience": 10}
    sitting = Sitting("draft_pair", seats=[seat])

    assert sitting.rule_against(0, f"ability:{ability}") == rule
    assert [sitting.state(slot) for slot in (1, 2, 3, 4)] == ["used", "active", "active", "locked"]


@pytest.mark.rule("POD-ABIL-03")
def test_everybody_sees_that_an_ability_is_used() -> None:
    sitting = holding(Tale, powers.GainExperience(1), DRAFT).choose(0, POWER)

    states = [sitting.sees(viewer)["seats"][0]["abilities"][0]["state"] for viewer in (0, 1, 2, None)]
    assert states == ["used"] * 4


@pytest.mark.rule("POD-ABIL-03")
def test_a_used_ability_stays_used_in_the_next_chapter_and_whatever_experience_comes() -> None:
    """Seat 0 gains two experience for the left path token and passes the field of its third ability."""
    sitting = holding(Sitting, powers.GainPoints(2), CHAPTER_END, seat={"experience": 9}, settings=PLAIN).choose(
        0, POWER, "keep:gift"
    )
    sitting.play_on(until="draft_pair")

    assert (sitting.sees(0)["chapter"], sitting.experience(0)) == (2, 11)
    assert [sitting.state(slot) for slot in (1, 2, 3)] == ["used", "used", "active"]


def top_card_for_two(initiative: list[int]) -> Sitting:
    """Vesemir and Geralt have played two cards without effect, and both have an ability that draws the top card."""
    seats = [
        {"hand": ["scar", "a"]},
        {"character": "geralt", "hand": ["plain", "other", "b"], "abilities": ["used", "used", "used", "active"]},
        quiet(hand=[]),
    ]
    sitting = gifted(Tale,
        powers.DrawCards(1), PLAY, "play_cards", seats=seats, initiative=initiative, deck=["top", "next"],
        pool=NO_ROWS, settings=PLAIN,
    )  # fmt: skip
    return sitting.choose(0, "play:scar").choose(1, "play:plain", "play:other")


@pytest.mark.rule("POD-ABIL-04")
@pytest.mark.parametrize(("initiative", "drawn"), [([0, 1, 2], ["top", "next"]), ([1, 2, 0], ["next", "top"])])
def test_whoever_is_higher_in_the_order_draws_the_top_card(initiative: list[int], drawn: list[str]) -> None:
    abilities = {0: [POWER], 1: ["ability:tireless"]}
    sitting = top_card_for_two(initiative)
    first, second = (seat for seat in initiative if seat in abilities)
    assert (sitting.asked(first), sitting.asked(second)) == ("done-playing", None)

    sitting.choose(first, *abilities[first]).choose(second, *abilities[second])

    assert [sitting.hand(seat)[0] for seat in (0, 1)] == drawn
    assert [sitting.state(1, 0), sitting.state(4, 1)] == ["used", "used"]


@pytest.mark.rule("POD-ABIL-04")
@pytest.mark.parametrize("initiative", [[0, 1, 2], [2, 1, 0], [1, 0, 2]])
def test_at_the_end_of_a_chapter_players_use_abilities_in_initiative_order(initiative: list[int]) -> None:
    """Geralt, Dandelion and Ciri each have an ability for that moment, and all may use it."""
    people = ("geralt", "dandelion", "ciri")
    abilities = ("back-in-the-saddlebag", "generous-patron", "a-promise-kept")
    cards = {f"{kind}{seat}": card("pink") for kind in "xyz" for seat in range(3)}
    seats = [
        quiet(character=one, experience=5, timeline=[f"x{seat}", f"y{seat}", f"z{seat}"])
        for seat, one in enumerate(people)
    ]
    sitting = Sitting("end_turn", cards=cards, seats=seats, turn=3, fates=["left"], initiative=initiative,
                      settings=PLAIN)  # fmt: skip

    for seat in initiative:
        assert [one for one in range(3) if sitting.asked(one)] == [seat]
        sitting.choose(seat, f"ability:{abilities[seat]}", *(["card:x0"] if seat == 0 else []))

    assert [told["seat"] for told in sitting.told("used-ability")] == initiative


# Training


INACTIVE_FOR_EXPERIENCE = card("green", condition=LOSE_INACTIVE, result=EXPERIENCE_STEPS)


@pytest.mark.rule("POD-ABIL-05")
def test_constructed_example_training_pays_for_an_exploration_that_geralt_does_not_have() -> None:
    sitting = finish(geralt(Tale, EXPLORATION_FOR_COMBAT, tokens={"diplomacy": 1}).choose(0, "ability:training"))

    assert sitting.tokens(0) == {"diplomacy": 1, "combat": 2}
    assert sitting.covered(0) == {}


@pytest.mark.rule("POD-ABIL-05")
def test_training_helps_with_a_card_in_play_and_not_with_a_card_kept_between_chapters() -> None:
    """Its window is the playing step."""
    seat = {"character": "geralt", "timeline": ["kept"], "hand": []}
    sitting = Sitting("resolve_kept", cards={"kept": EXPLORATION_FOR_COMBAT}, seats=[seat], turn=3, dominant="left",
                      path_tokens=[1, 1], settings=PLAIN)  # fmt: skip

    assert len(sitting.told("condition-not-met")) == 1
    assert (sitting.asked(0), sitting.tokens(0), sitting.state()) == (None, {}, "active")


# Geralt's second ability


def geralt_after(chapter: int, **more: Any) -> Sitting:
    """A chapter has just ended for Geralt, who has five cards in hand and three on his timeline."""
    cards = {f"h{number}": card("pink") for number in range(1, 6)}
    seat = {"character": "geralt", "timeline": ["gift", "scar", "plain"], "hand": list(cards), "experience": 5}
    data = {"turn": 3 * chapter, "active": COMBAT_AND_MAGIC, "fates": ["left"], "settings": PLAIN, **more}
    return Sitting("end_turn", cards=CARDS | cards, seats=[seat, quiet(), quiet()], **data)


def keep_options(sitting: Sitting) -> list[str]:
    keys = {f"keep:{one['card']}": one["key"] for one in sitting.player(0)["timeline"]}
    return [keys[option] for option in sitting.options(0)]


@pytest.mark.rule("POD-ABIL-06")
@pytest.mark.parametrize("chapter", [1, 2])
def test_constructed_example_a_hand_of_5_becomes_6_and_the_card_cannot_be_kept(chapter: int) -> None:
    sitting = geralt_after(chapter)
    assert sitting.options(0) == ["done", "ability:back-in-the-saddlebag"]

    sitting.choose(0, "ability:back-in-the-saddlebag", "card:scar")

    assert sitting.hand(0) == ["h1", "h2", "h3", "h4", "h5", "scar"]
    assert sitting.timeline(0) == ["gift", "plain"]
    assert (sitting.asked(0), keep_options(sitting)) == ("keep-card", ["gift", "plain"])


@pytest.mark.rule("POD-ABIL-06")
def test_the_card_taken_back_is_not_discarded_with_the_rest_of_the_timeline() -> None:
    sitting = geralt_after(1, pool=NO_ROWS).choose(0, "ability:back-in-the-saddlebag", "card:scar", "keep:plain")
    sitting.play_on(until="draft_pair")

    assert sitting.timeline(0) == ["plain"]
    assert "scar" in sitting.hand(0)
    assert [one["key"] for one in sitting.sees(None)["discard"]] == ["gift"]


@pytest.mark.rule("POD-ABIL-06")
def test_geralts_hand_is_one_card_larger_from_then_on() -> None:
    sitting = geralt_after(1).choose(0, "ability:back-in-the-saddlebag", "card:scar", "keep:plain")
    sitting.play_on(until="draft_pair")
    before = len(sitting.hand(0))

    sitting.play_on(until="play_cards")
    drafted = len(sitting.hand(0))
    sitting.choose(0, "play:h1", "play:h2").play_on(until="draft_pair")

    assert (before, drafted, len(sitting.hand(0))) == (6, 8, 6)


@pytest.mark.rule("POD-ABIL-06")
def test_points_experience_and_path_tokens_come_before_the_card_is_taken_back() -> None:
    """A combat on `scar` and a magic on `plain`: 1 VP, 1 XP, and both path tokens."""
    sitting = geralt_after(1)

    assert sitting.asked(0) == "done-chapter"
    assert (sitting.points(0), sitting.experience(0)) == (1, 6)
    assert sitting.story()["path_tokens"] == [0, 0]
    sitting.choose(0, "ability:back-in-the-saddlebag", "card:scar")

    assert (sitting.points(0), sitting.story()["path_tokens"]) == (1, [0, 0])


@pytest.mark.rule("POD-ABIL-06")
def test_an_ability_unlocked_by_the_experience_of_the_chapter_can_be_used_at_once() -> None:
    seat = {"character": "geralt", "timeline": ["gift", "plain"], "experience": 4}
    sitting = Sitting("end_turn", cards=CARDS, seats=[seat, quiet(), quiet()], turn=3, active=COMBAT_AND_MAGIC,
                      fates=["left"], settings=PLAIN)  # fmt: skip

    assert "ability:back-in-the-saddlebag" in sitting.options(0)


@pytest.mark.rule("POD-ABIL-06")
def test_geralts_second_ability_is_not_usable_after_chapter_three() -> None:
    sitting = geralt_after(3)

    offered = []
    while not sitting.position.over:
        seat, question = next(iter(sitting.position.open().items()))
        offered += [option.id for option in question.options]
        sitting.choose(seat, question.options[0].id)

    assert "ability:back-in-the-saddlebag" not in offered
    assert sitting.timeline(0) == ["gift", "scar", "plain"]
    assert len(sitting.told("final-score")) == 3


# Witcher's Fitness


@pytest.mark.rule("POD-ABIL-07")
def test_constructed_example_fitness_gives_3_experience_and_nothing_is_lost() -> None:
    sitting = geralt(Tale, INACTIVE_FOR_EXPERIENCE, tokens={"exploration": 1, "diplomacy": 1})

    finish(sitting.choose(0, "ability:witchers-fitness"))

    assert sitting.experience(0) == 3
    assert sitting.tokens(0) == {"exploration": 1, "diplomacy": 1}


@pytest.mark.rule("POD-ABIL-07")
@pytest.mark.parametrize(
    ("condition", "result", "gained"),
    [
        ({"kind": "three-or-more-cards", "colour": "green"}, two_symbols("diplomacy"), {"diplomacy": 2}),
        ({"kind": "up-to-three-inactive"}, {"kind": "right-steps"}, {"magic": 3}),
    ],
)
def test_fitness_gives_the_full_result_of_effects_of_this_game_too(
    condition: dict[str, Any], result: dict[str, Any], gained: dict[str, int]
) -> None:
    """The card is the only one, green and without symbols, so no condition is fully met."""
    sitting = geralt(Tale, card("green", condition=condition, result=result))

    finish(sitting.choose(0, "ability:witchers-fitness"))

    assert sitting.tokens(0) == gained


@pytest.mark.rule("POD-ABIL-07")
def test_fitness_gives_the_full_result_although_an_exact_number_is_exceeded() -> None:
    played = card("red", condition=ONE_RED, result=THREE_EXPERIENCE)
    seat = {"character": "geralt", "timeline": ["a", "played"], "just_played": 1, "hand": [],
            "abilities": ["used", "used", "active", "locked"]}  # fmt: skip
    sitting = Sitting("resolve_cards", cards=CARDS | {"played": played}, seats=[seat], to_act=[0], settings=PLAIN)

    finish(sitting.choose(0, "ability:witchers-fitness"))

    assert sitting.experience(0) == 3


# Tireless


@pytest.mark.rule("POD-ABIL-08")
def test_the_ability_comes_after_both_chosen_cards_were_resolved() -> None:
    """`gift` gives two combat, `pay` costs the diplomacy."""
    sitting = tireless(Tale, tokens={"diplomacy": 1}).choose(0, "play:gift", "play:pay")

    assert sitting.options(0) == ["done", "ability:tireless"]
    assert sitting.tokens(0) == {"combat": 2, "magic": 2}


@pytest.mark.rule("POD-ABIL-08")
def test_the_effect_of_the_additional_card_sees_all_cards_to_its_left() -> None:
    counts = card("red", condition={"kind": "up-to-three-cards", "colour": "red"}, result=EXPERIENCE_STEPS)
    seat = {"character": "geralt", "timeline": ["a", "b"], "just_played": 2, "hand": ["counts", "plain"],
            "abilities": ["used", "used", "used", "active"]}  # fmt: skip
    sitting = Sitting("resolve_cards", cards=CARDS | {"counts": counts}, seats=[seat], to_act=[0], settings=PLAIN)

    sitting.choose(0, "ability:tireless", "card:counts")

    assert sitting.experience(0) == 3


@pytest.mark.rule("POD-ABIL-05", "POD-ABIL-06", "POD-ABIL-07", "POD-ABIL-08")
def test_geralts_board_has_these_four_abilities_from_left_to_right() -> None:
    geralts = original_pack().characters[0]

    assert geralts.key == "geralt"
    assert [(type(one.power), one.window) for one in geralts.abilities] == [
        (powers.SkipLoss, PLAY), (powers.TakeBack, CHAPTER_END), (powers.FullResult, PLAY), (powers.ExtraCard, PLAY),
    ]  # fmt: skip
