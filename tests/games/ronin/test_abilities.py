"""Abilities: using them once and in their window, what each power does, and cards of neighbours' abilities."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tablewright.bots.greedy import GreedyBot
from tablewright.engine.dice import Luck
from tablewright.engine.outlook import Outlook
from tablewright.games.destiny import powers
from tablewright.games.destiny.pack import Ability
from tablewright.games.destiny.powers import CHAPTER_END, DRAFT, PLAY
from tablewright.games.destiny.symbols import LEFT, RED, RIGHT
from tablewright.games.ronin import vocabulary as words

from ..destiny.abilities import (
    CARDS,
    EXPLORATION_FOR_COMBAT,
    POWER,
    ROWS,
    UP_TO_THREE_INACTIVE,
    finish,
    geralt,
    gifted,
    holding,
    until_offered,
)
from ..destiny.cards import ONE_RED, card, lose_one, lose_up_to_three, symbol_steps, two_symbols
from ..destiny.sitting import COMBAT_AND_MAGIC, quiet
from .sitting import Sitting


def used(power: words.Power, window: str, **changes: Any) -> Sitting:
    """Seat 0 has just chosen to use its power."""
    return until_offered(holding(Sitting, power, window, **changes)).choose(0, POWER)


def borrowed(sitting: Sitting, seat: int) -> dict[str, str]:
    """The earned ability cards of a seat with their states, as everybody sees them."""
    return {one["ability"]: one["state"] for one in sitting.sees(None)["seats"][seat]["borrowed"]}


def card_number(sitting: Sitting, key: str) -> int:
    (number,) = (one["card"] for one in sitting.player(0)["timeline"] if one["key"] == key)
    return int(number)


# Using abilities


@pytest.mark.rule("RON-ABIL-02")
def test_moving_a_track_is_optional_too() -> None:
    sitting = until_offered(holding(Sitting, words.Cooperate(1), PLAY))

    sitting.choose(0, "resolve")

    assert sitting.state() == "active"
    assert sitting.told("used-ability") == []


@pytest.mark.rule("RON-ABIL-02", "RON-ABIL-03")
def test_an_ability_that_moves_a_track_is_turned_when_used_and_not_offered_again() -> None:
    sitting = used(words.Cooperate(1), PLAY)
    while sitting.asked(0) not in ("draft", "resolve-card", "done-playing"):
        sitting.choose(0, sitting.options(0)[-1])

    assert sitting.state() == "used"
    assert POWER not in sitting.options(0)
    assert [one["ability"] for one in sitting.told("used-ability")] == ["power"]


@pytest.mark.rule("RON-ABIL-02", "RON-ABIL-06")
@pytest.mark.parametrize(
    ("ability", "rule"),
    [("drawing-energy", "RON-ABIL-02"), ("gathered-storm", "RON-ABIL-02"), ("reshaped-matter", "RON-XP-02")],
    ids=["used", "other window", "locked"],
)
def test_a_used_or_locked_ability_and_one_of_another_time_are_refused(ability: str, rule: str) -> None:
    seat = {"character": "yennefer", "abilities": ["used", "active", "active", "locked"], "experience": 10}
    sitting = Sitting("draft_pair", players=3, seats=[seat])

    assert sitting.rule_against(0, f"ability:{ability}") == rule
    assert sitting.state() == "used"


@pytest.mark.rule("RON-ABIL-03")
def test_a_bonus_makes_a_used_ability_available_again() -> None:
    """Field 11 of board 1B turns a used ability; seat 0 is alone in having used one."""
    pour = card("red", "c", condition=lose_up_to_three("combat"), result={"kind": "one-track"}, ceremony=True)
    seat = {"character": "yennefer", "timeline": ["pour"], "steeping": 1, "abilities": ["used"]}
    sitting = Sitting("drink_tea", cards={"pour": pour}, players=3, seats=[seat], to_act=[0],
                      settings={"side": "B"}, boards=[1, 2, 3], tracks=[10, 0, 0])  # fmt: skip
    assert sitting.state() == "used"

    sitting.choose(0, "track:left")

    assert sitting.state() == "active"
    assert "ability:drawing-energy" in sitting.options(0)


@pytest.mark.rule("RON-ABIL-03")
def test_a_used_ability_stays_used_in_the_next_chapter() -> None:
    sitting = used(powers.GainPoints(2), CHAPTER_END).choose(0, "keep:gift")
    sitting.play_on(until="draft_pair")

    assert sitting.sees(0)["chapter"] == 2
    assert sitting.state() == "used"


@pytest.mark.rule("RON-ABIL-04", "RON-GEN-07")
@pytest.mark.parametrize("initiative", [[2, 0, 1], [1, 0, 2]])
def test_abilities_of_the_same_moment_are_used_in_initiative_order(initiative: list[int]) -> None:
    """Two players draw cards at the end of a chapter; order decides which."""
    drawing = Ability("power", CHAPTER_END, powers.DrawCards(2))
    characters = tuple(
        replace(one, abilities=(drawing, *one.abilities[1:])) for one in Sitting.contents.original_pack().characters
    )
    seats = [quiet(timeline=["gift"]), {"timeline": ["plain"], "hand": []}, {"timeline": ["other"], "hand": []}]
    deck = ["top", "next", "third", "fourth"]
    sitting = Sitting("end_turn", CARDS, {"characters": characters}, players=3, seats=seats, deck=deck,
                      pool=[[], [], [], []], turn=3, initiative=initiative)  # fmt: skip
    first, second = (seat for seat in initiative if seat)
    assert (sitting.asked(first), sitting.asked(second)) == ("done-chapter", None)

    sitting.choose(first, "ability:power").choose(second, "ability:power")

    assert sitting.hand(first) == ["top", "next"]
    assert sitting.hand(second) == ["third", "fourth"]


@pytest.mark.rule("RON-ABIL-05")
def test_several_abilities_may_be_used_in_one_step() -> None:
    """Geralt skips one loss, takes one complete result, and plays a third card."""
    seat = {"character": "geralt", "timeline": ["trade", "pay"], "just_played": 2, "hand": ["plain"], "experience": 15}
    cards = {**CARDS, "trade": card("red", condition=lose_one("exploration"), result=two_symbols("combat"))}
    sitting = Sitting("resolve_cards", cards=cards, players=3, seats=[seat], active=COMBAT_AND_MAGIC, to_act=[0])

    sitting.choose(0, "ability:training", "resolve", "ability:witchers-fitness", "ability:tireless")

    assert sitting.tokens(0) == {"combat": 2, "magic": 2}
    assert sitting.timeline(0) == ["trade", "pay", "plain"]
    assert [sitting.state(slot) for slot in (1, 2, 3, 4)] == ["used", "active", "used", "used"]


@pytest.mark.rule("RON-ABIL-05")
def test_two_abilities_may_be_used_before_the_same_card() -> None:
    """A gain from one ability can be the price of the next effect, and another ability may still spare it."""
    seat = {"experience": 5, "character": "ciri", "timeline": ["spend"], "just_played": 1,
            "borrowed": {"training": "active"}, "hand": []}  # fmt: skip
    cards = {"spend": card("red", condition=lose_up_to_three("combat"), result=symbol_steps("diplomacy"))}
    sitting = Sitting("resolve_cards", cards=cards, players=3, seats=[seat], active=COMBAT_AND_MAGIC, to_act=[0])

    finish(sitting.choose(0, "ability:stirring-blood", "symbol:combat", "symbol:combat", "ability:training"))

    assert sitting.tokens(0) == {"diplomacy": 3}


@pytest.mark.rule("RON-ABIL-06")
def test_an_ability_is_locked_then_active_then_used() -> None:
    """Geralt's second ability: 4 experience, then 7, then it is used; everybody sees it."""
    seats = [{"character": "geralt", "experience": 4, "tokens": {"combat": 2}, "timeline": ["gift", "scar"]}]
    before = Sitting("draft_pair", cards=CARDS, players=3, seats=seats)
    sitting = Sitting("end_turn", cards=CARDS, players=3, seats=seats, active=COMBAT_AND_MAGIC, turn=3)

    seen = [seen_from_afar(before), seen_from_afar(sitting)]
    sitting.choose(0, "ability:retraced-steps").choose(0, f"card:{card_number(sitting, 'gift')}")
    seen.append(seen_from_afar(sitting))

    assert seen == ["locked", "active", "used"]


def seen_from_afar(sitting: Sitting) -> str:
    """The state of seat 0's second ability as seat 2 sees it."""
    return str(sitting.sees(2)["seats"][0]["abilities"][1]["state"])


# Training


@pytest.mark.rule("RON-ABIL-07")
def test_training_pays_for_a_symbol_that_the_player_does_not_own() -> None:
    sitting = finish(geralt(Sitting, EXPLORATION_FOR_COMBAT).choose(0, "ability:training"))

    assert sitting.tokens(0) == {"combat": 2}


@pytest.mark.rule("RON-ABIL-07")
def test_training_does_not_help_with_a_tea_effect_in_step_three() -> None:
    tea = card("green", condition=lose_one("exploration"), result={"kind": "each-track"}, ceremony=True)
    seat = {"character": "geralt", "timeline": ["tea"], "just_played": 1, "hand": []}
    sitting = Sitting("resolve_cards", cards={"tea": tea}, players=3, seats=[seat], to_act=[0])

    assert sitting.phase == "draft_pair"
    assert [sitting.track(track) for track in range(3)] == [0, 0, 0]
    assert sitting.state() == "active"


@pytest.mark.rule("RON-ABIL-07")
def test_training_does_not_help_with_a_kept_card_between_chapters() -> None:
    seat = {"character": "geralt", "timeline": ["kept"], "hand": []}
    sitting = Sitting("resolve_kept", cards={"kept": EXPLORATION_FOR_COMBAT}, players=3, seats=[seat], turn=4)

    assert sitting.phase == "draft_pair"
    assert sitting.tokens(0) == {}


# Witcher's Fitness


@pytest.mark.rule("RON-ABIL-08")
def test_fitness_gives_the_highest_step_without_any_loss() -> None:
    sitting = finish(geralt(Sitting, UP_TO_THREE_INACTIVE).choose(0, "ability:witchers-fitness"))

    assert sitting.tokens(0) == {"combat": 3}


@pytest.mark.rule("RON-ABIL-08")
def test_fitness_spares_what_the_player_owns() -> None:
    sitting = geralt(Sitting, UP_TO_THREE_INACTIVE, tokens={"exploration": 1, "diplomacy": 1})

    finish(sitting.choose(0, "ability:witchers-fitness"))

    assert sitting.tokens(0) == {"exploration": 1, "diplomacy": 1, "combat": 3}


@pytest.mark.rule("RON-ABIL-08")
@pytest.mark.parametrize(
    ("condition", "result", "gained"),
    [
        ({"kind": "exactly-two-inactive"}, two_symbols("diplomacy"), {"diplomacy": 2}),
        ({"kind": "neighbour-cards", "colour": "red"}, {"kind": "right-steps"}, {"magic": 3}),
    ],
)
def test_fitness_gives_the_complete_result_of_effects_of_this_game_too(
    condition: dict[str, Any], result: dict[str, Any], gained: dict[str, int]
) -> None:
    """The card is the only one, green and without symbols, so no condition is fully met."""
    sitting = geralt(Sitting, card("green", condition=condition, result=result))

    finish(sitting.choose(0, "ability:witchers-fitness"))

    assert sitting.tokens(0) == gained


@pytest.mark.rule("RON-ABIL-08")
def test_fitness_gives_the_complete_result_although_an_exact_condition_is_exceeded() -> None:
    played = card("green", "ed", condition={"kind": "exactly-two-inactive"}, result=two_symbols("combat"))

    sitting = finish(geralt(Sitting, played, tokens={"exploration": 1}).choose(0, "ability:witchers-fitness"))

    assert sitting.tokens(0) == {"exploration": 1, "combat": 2}


@pytest.mark.rule("RON-ABIL-08")
def test_fitness_does_not_help_with_a_tea_effect() -> None:
    tea = card("green", condition=lose_one("exploration"), result={"kind": "each-track"}, ceremony=True)

    sitting = geralt(Sitting, tea)

    assert sitting.phase == "draft_pair"
    assert [sitting.track(track) for track in range(3)] == [0, 0, 0]


# Drawing Energy


def yennefer(**data: Any) -> Sitting:
    data = {"pool": ROWS, "initiative": [0, 1, 2], **data}
    return Sitting("draft_pair", cards=CARDS, players=3, seats=[{"character": "yennefer", "hand": []}], **data)


def in_pool(sitting: Sitting, key: str) -> str:
    (number,) = (one["card"] for row in sitting.sees(None)["pool"] for one in row["cards"] if one["key"] == key)
    return f"card:{number}"


@pytest.mark.rule("RON-ABIL-09")
def test_drawing_energy_swaps_two_cards_of_the_pool() -> None:
    sitting = yennefer()

    sitting.choose(0, "ability:drawing-energy", in_pool(sitting, "b"), in_pool(sitting, "c"))

    assert sitting.pool() == [["a", "c"], [], ["b", "d"], []]


@pytest.mark.rule("RON-ABIL-09")
def test_drawing_energy_reaches_every_row_of_the_pool() -> None:
    rows = [["a", "b"], ["gone", "lost"], ["c", "d"], ["top", "next"]]
    sitting = yennefer(pool=rows).choose(0, "ability:drawing-energy")
    assert sitting.options(0) == [in_pool(sitting, key) for row in rows for key in row]

    sitting.choose(0, in_pool(sitting, "next"), in_pool(sitting, "lost"))

    assert sitting.pool() == [["a", "b"], ["gone", "next"], ["c", "d"], ["top", "lost"]]


@pytest.mark.rule("RON-ABIL-09")
def test_drawing_energy_comes_before_taking_cards() -> None:
    sitting = yennefer()

    sitting.choose(0, "ability:drawing-energy", in_pool(sitting, "a"), in_pool(sitting, "d"), "row:3")

    assert sitting.hand(0) == ["c", "a"]
    assert sitting.asked(1) == "draft"


@pytest.mark.rule("RON-ABIL-09")
def test_after_taking_cards_it_is_too_late_for_drawing_energy() -> None:
    sitting = yennefer().choose(0, "row:1")
    asked = []

    while sitting.phase != "drink_tea" and sitting.sees(None)["turns_done"] == 0:
        seat, question = next(iter(sitting.position.open().items()))
        asked += [option.id for option in question.options if seat == 0]
        sitting.choose(seat, question.options[0].id)

    assert asked
    assert "ability:drawing-energy" not in asked


@pytest.mark.rule("RON-ABIL-09")
def test_any_two_cards_still_in_the_pool_may_be_swapped_but_none_that_was_taken() -> None:
    sitting = yennefer(initiative=[1, 0, 2]).choose(1, "row:1").choose(0, "ability:drawing-energy")
    assert sitting.options(0) == [in_pool(sitting, "c"), in_pool(sitting, "d")]

    sitting.choose(0, in_pool(sitting, "c"))

    assert sitting.pool() == [[], [], ["d", "c"], []]


@pytest.mark.rule("RON-ABIL-09")
def test_drawing_energy_also_changes_what_an_automa_will_take() -> None:
    """The Automa takes the row with the most active symbols: after the swap that is row 3."""
    sitting = Sitting(
        "draft_pair", cards=CARDS, players=2, seats=[{"character": "yennefer", "hand": []}], pool=ROWS,
        active=["exploration", "magic"], initiative=[0, 2, 1],
    )  # fmt: skip
    sitting.choose(0, "ability:drawing-energy", in_pool(sitting, "a"), in_pool(sitting, "c"))
    assert sitting.pool() == [["c", "b"], [], ["a", "d"], []]

    sitting.choose(0, "deck")

    assert sitting.timeline(2) == ["c", "b"]


# Geralt's second and fourth ability


def geralt_after(chapter: int, **more: Any) -> Sitting:
    """A chapter has just ended for Geralt with three cards on his timeline."""
    seat = {"character": "geralt", "timeline": ["gift", "scar", "plain"], "hand": [], "experience": 5}
    return Sitting("end_turn", cards=CARDS, players=3, seats=[seat], active=COMBAT_AND_MAGIC, turn=3 * chapter, **more)


@pytest.mark.rule("RON-ABIL-10")
@pytest.mark.parametrize("initiative", [[0, 1, 2], [2, 0, 1], [1, 2, 0]])
@pytest.mark.parametrize("chapter", [1, 2])
def test_geralt_takes_a_timeline_card_into_hand_before_timelines_are_prepared(
    chapter: int, initiative: list[int]
) -> None:
    sitting = geralt_after(chapter, initiative=initiative)
    assert sitting.options(0) == ["done", "ability:retraced-steps"]

    sitting.choose(0, "ability:retraced-steps", f"card:{card_number(sitting, 'scar')}")

    assert sitting.hand(0) == ["scar"]
    assert sitting.timeline(0) == ["gift", "plain"]


@pytest.mark.rule("RON-ABIL-10")
def test_the_card_taken_back_can_neither_be_kept_nor_is_it_discarded() -> None:
    sitting = geralt_after(1)

    sitting.choose(0, "ability:retraced-steps", f"card:{card_number(sitting, 'scar')}")
    assert sitting.options(0) == [f"keep:{card_number(sitting, key)}" for key in ("gift", "plain")]
    sitting.choose(0, "keep:plain")

    assert sitting.timeline(0) == ["plain"]
    assert sitting.hand(0) == ["scar"]
    assert "scar" not in [one.get("key") for one in sitting.sees(None)["discard"]]


@pytest.mark.rule("RON-ABIL-10")
def test_symbols_are_scored_before_the_card_is_taken_back() -> None:
    """A combat on `scar` and a magic on `plain`: 1 XP and 1 VP."""
    sitting = geralt_after(1)

    assert (sitting.experience(0), sitting.points(0)) == (6, 1)


@pytest.mark.rule("RON-ABIL-10")
def test_geralts_second_ability_is_not_usable_after_chapter_three() -> None:
    sitting = geralt_after(3)

    assert sitting.asked(0) == "side-quest"
    assert "ability:retraced-steps" not in sitting.options(0)


@pytest.mark.rule("RON-ABIL-11")
def test_the_tea_effect_of_the_additional_card_waits_for_step_three_of_the_same_turn() -> None:
    """It comes on top of the tea effect of the left of the two cards played before."""
    pour: dict[str, Any] = {"result": {"kind": "each-track"}, "ceremony": True}
    cards = {
        "left": card("red", condition=ONE_RED, **pour), "right": card("blue", "d"),
        "tea": card("green", condition={"kind": "exactly-one-card", "colour": "green"}, **pour),
        "wait": card("pink", "c", condition=lose_one("combat"), result=two_symbols("magic")),
    }  # fmt: skip
    seats = [
        {"character": "geralt", "timeline": ["left", "right"], "just_played": 2, "hand": ["tea"],
         "abilities": ["used", "used", "used", "active"]},
        {"timeline": ["wait"], "just_played": 1, "abilities": ["used"], "tokens": {"combat": 1}},
    ]  # fmt: skip
    sitting = Sitting("resolve_cards", cards=cards, players=3, seats=seats, to_act=[0, 1])

    sitting.choose(0, "ability:tireless")
    assert sitting.timeline(0) == ["left", "right", "tea"]
    assert [sitting.track(track) for track in range(3)] == [0, 0, 0]
    sitting.choose(1, "token:combat")

    assert [sitting.track(track) for track in range(3)] == [2, 0, 2]


@pytest.mark.rule("RON-ABIL-11")
def test_the_draw_for_the_additional_card_remakes_an_empty_deck() -> None:
    """All other cards of the main deck lie in the discard pile."""
    seat = {"character": "geralt", "timeline": ["plain"], "just_played": 1, "hand": ["other"], "experience": 15}
    rest = [one.key for one in Sitting.pack_with(CARDS).cards[:80] if one.key not in ("plain", "other")]
    sitting = Sitting("resolve_cards", cards=CARDS, players=3, seats=[seat], to_act=[0], pool=[[], [], [], []],
                      discard=rest)  # fmt: skip
    assert sitting.sees(None)["deck"] == 0

    sitting.choose(0, "ability:tireless")

    assert len(sitting.hand(0)) == 1
    assert sitting.told("deck-remade")[0]["count"] == 78


@pytest.mark.rule("RON-ABIL-11")
def test_without_a_card_in_hand_there_is_none_to_play_additionally() -> None:
    seat = {"character": "geralt", "timeline": ["plain"], "just_played": 1, "hand": [], "experience": 15}
    sitting = Sitting("resolve_cards", cards=CARDS, players=3, seats=[seat], to_act=[0])

    assert sitting.phase == "draft_pair"


# What each power does


@pytest.mark.rule("RON-ABIL-02", "RON-ABIL-03")
def test_skip_loss_spares_one_loss() -> None:
    """`pay` costs the diplomacy on `scar`."""
    sitting = finish(used(powers.SkipLoss(), PLAY))

    assert sitting.tokens(0) == {"exploration": 1, "magic": 2}
    assert sitting.covered(0) == {"scar": [0]}
    assert sitting.state() == "used"


@pytest.mark.rule("RON-ABIL-02", "RON-ABIL-03")
def test_full_result_asks_for_no_condition() -> None:
    sitting = finish(used(powers.FullResult(), PLAY, seat={"covered": {"scar": [0, 1]}}))

    assert sitting.tokens(0) == {"exploration": 1, "magic": 2}
    assert sitting.state() == "used"


@pytest.mark.rule("RON-ABIL-02", "RON-ABIL-03")
def test_extra_card_plays_a_third_card_and_draws() -> None:
    sitting = used(powers.ExtraCard(), PLAY, pool=[[], [], [], []]).choose(0, "card:other")

    assert sitting.timeline(0) == ["gift", "scar", "pay", "other"]
    assert sitting.hand(0) == ["plain", "top"]
    assert sitting.state() == "used"


@pytest.mark.rule("RON-ABIL-02", "RON-ABIL-03")
def test_repeat_effect_resolves_a_standard_effect_once_more() -> None:
    """`gift` sees no other red card to its left, `scar` has no effect; of 2 diplomacy, `pay` has spent 1."""
    seat = {"covered": {}, "timeline": ["gift", "two", "pay"]}
    cards = {**CARDS, "two": card("blue", "dd")}
    sitting = used(powers.RepeatEffect(), PLAY, cards=cards, seat=seat)
    assert sitting.options(0) == [f"card:{card_number(sitting, key)}" for key in ("gift", "pay")]

    sitting.choose(0, "card:gift")

    assert sitting.tokens(0) == {"exploration": 1, "magic": 2, "combat": 2}
    assert sitting.state() == "used"


@pytest.mark.rule("RON-ABIL-02")
def test_repeating_an_effect_costs_its_condition_again() -> None:
    """Of 3 diplomacy tokens, `pay` loses one when it is resolved and one when it is repeated."""
    seat = {"tokens": {"diplomacy": 3}, "covered": {"scar": [1]}}
    sitting = used(powers.RepeatEffect(), PLAY, seat=seat).choose(0, "card:pay")

    assert sitting.tokens(0) == {"magic": 4, "diplomacy": 1}


@pytest.mark.rule("RON-PLAY-08", "RON-ABIL-02")
def test_an_effect_that_would_do_nothing_cannot_be_repeated_while_another_can() -> None:
    """The only diplomacy was spent when `pay` was resolved, so `gift` is all that is left to repeat."""
    cards = {**CARDS, "gift-too": card("blue", condition={"kind": "up-to-three-cards", "colour": "red"},
                                       result=symbol_steps("combat"))}  # fmt: skip
    timeline = {"timeline": ["gift", "gift-too", "pay"], "covered": {}, "tokens": {"diplomacy": 1}}
    sitting = used(powers.RepeatEffect(), PLAY, cards=cards, seat=timeline)

    assert sitting.options(0) == [f"card:{card_number(sitting, key)}" for key in ("gift", "gift-too")]
    assert sitting.rule_against(0, "card:pay") == "RON-PLAY-08"


@pytest.mark.rule("RON-ABIL-02")
def test_an_ability_that_repeats_an_effect_is_not_offered_while_no_condition_is_met() -> None:
    seat = {"timeline": ["scar", "pay"], "covered": {"scar": [1]}}

    sitting = holding(Sitting, powers.RepeatEffect(), PLAY, seat=seat)

    assert sitting.asked(0) == "draft"
    assert sitting.state() == "active"


@pytest.mark.rule("RON-ABIL-02")
def test_an_ability_that_gives_experience_is_not_offered_when_the_golden_marker_is_at_its_end() -> None:
    sitting = holding(Sitting, powers.GainExperience(2), DRAFT, seat={"experience": 40})

    assert POWER not in sitting.options(0)
    assert sitting.rule_against(0, POWER) == "RON-ABIL-02"


@pytest.mark.rule("RON-PLAY-08", "RON-RES-02", "RON-ABIL-02")
@pytest.mark.parametrize(("tracks", "after"), [([12, 0, 1], [12, 0, 4]), ([1, 0, 12], [4, 0, 12])])
def test_cooperation_points_of_an_ability_go_to_the_track_that_has_room(tracks: list[int], after: list[int]) -> None:
    sitting = used(words.Cooperate(3), PLAY, tracks=tracks)
    while sitting.asked(0) != "draft":
        seat = next(seat for seat in range(3) if sitting.asked(seat))
        sitting.choose(seat, sitting.options(seat)[-1])

    assert [sitting.track(track) for track in range(3)] == after


@pytest.mark.rule("RON-ABIL-02", "RON-TRACK-04")
def test_with_two_full_tracks_an_ability_of_cooperation_is_not_offered() -> None:
    sitting = holding(Sitting, words.Cooperate(3), PLAY, tracks=[12, 0, 12])

    assert POWER not in sitting.options(0)


@pytest.mark.rule("RON-ABIL-02")
def test_a_tea_effect_cannot_be_repeated_in_step_two() -> None:
    tea = card("red", condition=ONE_RED, result={"kind": "each-track"}, ceremony=True)
    sitting = gifted(Sitting, powers.RepeatEffect(), PLAY, "resolve_cards", cards={"tea": tea}, players=3, to_act=[0],
                     seats=[{"timeline": ["tea"], "just_played": 1}])  # fmt: skip

    assert sitting.phase == "draft_pair"
    assert [sitting.track(track) for track in range(3)] == [1, 0, 1]


@pytest.mark.rule("RON-ABIL-02", "RON-ABIL-03")
@pytest.mark.parametrize(
    ("chosen", "gained"),
    [(["magic", "magic"], {"magic": 2}), (["combat", "magic"], {"combat": 1, "magic": 1})],
)
def test_gain_active_gives_active_symbols_in_any_combination(chosen: list[str], gained: dict[str, int]) -> None:
    sitting = used(powers.GainActive(2), PLAY, seat={"tokens": {}, "timeline": ["scar"]})
    assert sitting.options(0) == ["symbol:combat", "symbol:magic"]

    sitting.choose(0, *(f"symbol:{symbol}" for symbol in chosen))

    assert sitting.tokens(0) == gained
    assert sitting.state() == "used"


@pytest.mark.rule("RON-ABIL-02", "RON-ABIL-03")
@pytest.mark.parametrize(("side", "gained"), [(LEFT, {"combat": 3}), (RIGHT, {"magic": 3})])
def test_gain_of_path_gives_the_active_symbol_of_one_path(side: int, gained: dict[str, int]) -> None:
    sitting = used(powers.GainOfPath(side, 3), PLAY, seat={"tokens": {}, "timeline": ["scar"]})

    assert sitting.tokens(0) == gained
    assert sitting.state() == "used"


@pytest.mark.rule("RON-ABIL-02", "RON-ABIL-03")
def test_restore_uncovers_symbols_so_that_they_count_again() -> None:
    """The diplomacy of `scar` pays for `pay` although it was covered."""
    sitting = used(powers.Restore(2), PLAY, seat={"covered": {"scar": [0, 1]}})
    number = card_number(sitting, "scar")
    assert sitting.options(0) == [f"cover:{number}.0", f"cover:{number}.1", "stop"]

    sitting.choose(0, f"cover:{number}.1", "stop")

    assert sitting.tokens(0) == {"exploration": 1, "magic": 2}
    assert sitting.covered(0) == {"scar": [0, 1]}
    assert sitting.state() == "used"


@pytest.mark.rule("RON-ABIL-02")
def test_restore_uncovers_no_more_symbols_than_it_says() -> None:
    seat = {"timeline": ["scar", "a"], "covered": {"scar": [0, 1], "a": [0, 1]}, "just_played": 0}
    sitting = used(powers.Restore(3), PLAY, seat=seat, pool=[[], [], [], []])
    first, second = card_number(sitting, "scar"), card_number(sitting, "a")

    sitting.choose(0, f"cover:{first}.0", f"cover:{second}.0", f"cover:{second}.1")

    assert sitting.covered(0) == {"scar": [1]}
    assert sitting.asked(0) != "restore"


@pytest.mark.rule("RON-PASS-06", "RON-SYM-09")
def test_restore_never_uncovers_a_tea_passing_symbol() -> None:
    """A covered arrow has made its pair; only the covered combat of the same card can be restored."""
    cards = CARDS | {"arrow": card("red", "c", passing="left")}
    seat = {"timeline": ["arrow"], "covered": {"arrow": [0, 2]}, "just_played": 0}
    sitting = used(powers.Restore(3), PLAY, seat=seat, cards=cards)

    assert sitting.options(0) == [f"cover:{card_number(sitting, 'arrow')}.0", "stop"]
    sitting.choose(0, sitting.options(0)[0])

    assert sitting.covered(0) == {"arrow": [2]}


@pytest.mark.rule("RON-ABIL-02", "RON-ABIL-03")
def test_transmute_turns_inactive_tokens_into_active_ones() -> None:
    tokens = {"exploration": 2, "diplomacy": 1, "magic": 1}
    sitting = used(powers.Transmute(2), PLAY, seat={"tokens": tokens, "timeline": ["scar"]})
    assert sitting.options(0) == ["token:exploration", "token:diplomacy", "stop"]

    sitting.choose(0, "token:exploration", "symbol:combat", "token:diplomacy", "symbol:magic")

    assert sitting.tokens(0) == {"exploration": 1, "combat": 1, "magic": 2}
    assert sitting.state() == "used"


@pytest.mark.rule("RON-ABIL-02")
def test_transmute_may_stop_early() -> None:
    sitting = used(powers.Transmute(3), PLAY, seat={"tokens": {"exploration": 3}, "timeline": ["scar"]})

    sitting.choose(0, "token:exploration", "symbol:magic", "stop")

    assert sitting.tokens(0) == {"exploration": 2, "magic": 1}


@pytest.mark.rule("RON-ABIL-02", "RON-ABIL-03")
@pytest.mark.parametrize(("side", "tracks"), [("left", [3, 0, 0]), ("right", [0, 0, 3])])
def test_cooperate_moves_one_own_track_in_step_two(side: str, tracks: list[int]) -> None:
    """The third field of side A gives both neighbours a choice; all of them take experience."""
    sitting = used(words.Cooperate(3), PLAY).choose(0, f"track:{side}", "bonus:experience")
    sitting.choose(1 if side == "left" else 2, "bonus:experience")

    assert [sitting.track(track) for track in range(3)] == tracks
    assert sitting.state() == "used"


@pytest.mark.rule("RON-ABIL-02", "RON-ABIL-03")
def test_swap_pool_exchanges_two_cards_before_the_draft() -> None:
    sitting = used(powers.SwapPool(), DRAFT)

    sitting.choose(0, in_pool(sitting, "a"), in_pool(sitting, "d"))

    assert sitting.pool() == [["d", "b"], [], ["c", "a"], []]
    assert (sitting.asked(0), sitting.state()) == ("draft", "used")


@pytest.mark.rule("RON-ABIL-02", "RON-ABIL-03")
def test_renew_row_discards_a_pair_and_deals_a_new_one() -> None:
    sitting = used(powers.RenewRow(), DRAFT)
    assert sitting.options(0) == ["row:1", "row:3"]

    sitting.choose(0, "row:1")

    assert sitting.pool() == [["top", "next"], [], ["c", "d"], []]
    assert [one["key"] for one in sitting.sees(None)["discard"]] == ["gone", "lost", "a", "b"]
    assert (sitting.asked(0), sitting.state()) == ("draft", "used")


@pytest.mark.rule("RON-ABIL-02", "RON-ABIL-03")
@pytest.mark.parametrize("window", [DRAFT, PLAY, CHAPTER_END])
def test_draw_cards_takes_cards_of_the_main_deck_into_the_hand(window: str) -> None:
    sitting = used(powers.DrawCards(2), window, pool=[["a", "b"], [], [], []])

    assert sitting.hand(0) == ["plain", "other", "top", "next"]
    assert sitting.state() == "used"


@pytest.mark.rule("RON-ABIL-02", "RON-ABIL-03")
@pytest.mark.parametrize("window", [DRAFT, PLAY, CHAPTER_END])
def test_take_discarded_takes_any_card_of_the_discard_pile(window: str) -> None:
    sitting = used(powers.TakeDiscarded(), window)

    sitting.choose(0, "card:gone")

    assert sitting.hand(0)[:3] == ["plain", "other", "gone"]
    assert "gone" not in [one["key"] for one in sitting.sees(None)["discard"]]
    assert sitting.state() == "used"


@pytest.mark.rule("RON-ABIL-02", "RON-ABIL-03")
@pytest.mark.parametrize("window", [DRAFT, PLAY, CHAPTER_END])
def test_gain_experience_moves_the_experience_marker(window: str) -> None:
    sitting = used(powers.GainExperience(2), window)

    assert sitting.experience(0) == 7
    assert sitting.state() == "used"


@pytest.mark.rule("RON-ABIL-02", "RON-ABIL-03")
def test_take_back_returns_a_timeline_card_to_the_hand() -> None:
    sitting = used(powers.TakeBack(), CHAPTER_END).choose(0, "card:pay")

    assert sitting.timeline(0) == ["gift", "scar"]
    assert sitting.hand(0) == ["plain", "other", "pay"]
    assert sitting.state() == "used"


@pytest.mark.rule("RON-ABIL-02", "RON-ABIL-03")
@pytest.mark.parametrize(("turn", "kept"), [(4, ["pay", "gift"]), (7, ["pay", "gift", "scar"])], ids=["I", "II"])
def test_keep_more_keeps_one_additional_card(turn: int, kept: list[str]) -> None:
    """Two cards after chapter I and three after chapter II, in the order of the owner's choice."""
    seat = {"timeline": ["gift", "scar", "pay", "plain"], "hand": []}
    sitting = used(powers.KeepMore(), CHAPTER_END, turn=turn, seat=seat)

    sitting.choose(0, *(f"keep:{key}" for key in kept))

    assert sitting.timeline(0) == kept
    assert sitting.state() == "used"


@pytest.mark.rule("RON-ABIL-02", "RON-ABIL-03")
def test_gain_points_gives_victory_points() -> None:
    sitting = used(powers.GainPoints(4), CHAPTER_END, seat={"points": 2})

    assert sitting.points(0) == 6
    assert sitting.state() == "used"


@pytest.mark.rule("RON-ABIL-02", "RON-ABIL-03")
@pytest.mark.parametrize(
    ("timeline", "points"),
    [(["gift"], 1), (["gift", "a"], 2), (["gift", "a", "scar", "b"], 3), (["gift", "a", "b", "more"], 3)],
)
def test_points_per_colour_counts_cards_of_a_colour_up_to_a_limit(timeline: list[str], points: int) -> None:
    cards = {**CARDS, "more": card("red")}
    seat = {"timeline": timeline, "covered": {"gift": [0]}, "just_played": 0}
    sitting = used(powers.PointsPerColour(RED, 3), CHAPTER_END, cards=cards, seat=seat, pool=[])

    assert sitting.points(0) == points
    assert sitting.state() == "used"


@pytest.mark.rule("RON-ABIL-02", "RON-ABIL-03")
@pytest.mark.parametrize("window", [DRAFT, PLAY, CHAPTER_END])
def test_reactivate_turns_another_used_ability_active_again(window: str) -> None:
    """There is one used ability, so nothing has to be chosen."""
    sitting = used(powers.Reactivate(), window)

    assert (sitting.state(1), sitting.state(2)) == ("used", "active")


@pytest.mark.rule("RON-ABIL-02", "RON-ABIL-03")
def test_reactivate_also_turns_an_earned_ability_card() -> None:
    seat = {"abilities": ["active", "active"], "borrowed": {"encore": "used"}}
    sitting = used(powers.Reactivate(), CHAPTER_END, seat=seat)

    assert borrowed(sitting, 0) == {"encore": "active"}


# Abilities of neighbours


def moving(points: int, tracks: list[int], **data: Any) -> Sitting:
    """Seat 0 pours tea for so many fields on its left track; Geralt sits at seat 0, Yennefer at seat 1."""
    pour = card("red", condition=lose_up_to_three("combat"), result={"kind": "one-track"}, ceremony=True)
    geralts = {"character": "geralt", "timeline": ["pour"], "steeping": 1, "tokens": {"combat": points}, "hand": []}
    areas = [geralts, {"character": "yennefer", "hand": []} | data.pop("yennefer", {})]
    sitting = Sitting("drink_tea", cards={"pour": pour}, players=3, seats=areas, tracks=tracks,
                      active=COMBAT_AND_MAGIC, to_act=[0], **data)  # fmt: skip
    return sitting.choose(0, "track:left")


@pytest.mark.rule("RON-NABIL-03", "RON-NABIL-01", "RON-NABIL-02")
def test_printed_example_geralt_and_yennefer_exchange_their_first_abilities() -> None:
    sitting = moving(1, [2, 0, 0])

    sitting.choose(0, "bonus:ability").choose(1, "bonus:ability")

    assert sitting.track(0) == 3
    assert borrowed(sitting, 0) == {"drawing-energy": "active"}
    assert borrowed(sitting, 1) == {"training": "active"}
    assert (sitting.experience(0), sitting.experience(1)) == (0, 0)


@pytest.mark.rule("RON-NABIL-01")
@pytest.mark.parametrize(
    ("before", "points", "earned"),
    [
        (0, 2, []),
        (1, 2, [(0, "drawing-energy"), (1, "training")]),
        (2, 1, [(0, "drawing-energy"), (1, "training")]),
        (2, 3, [(0, "drawing-energy"), (1, "training")]),
        (3, 3, []),
        (9, 1, [(0, "gathered-storm"), (1, "witchers-fitness")]),
        (8, 3, [(0, "gathered-storm"), (1, "witchers-fitness")]),
        (10, 1, []),
    ],
)
def test_both_neighbours_may_take_a_card_when_the_marker_reaches_or_passes_fields_3_and_10(
    before: int, points: int, earned: list[tuple[int, str]]
) -> None:
    sitting = moving(points, [before, 0, 0])

    while sitting.phase == "drink_tea":
        (seat,) = sitting.position.open()
        sitting.choose(seat, next(iter(sitting.options(seat))))

    assert [(one["seat"], one["ability"]) for one in sitting.told("took-ability-card")] == earned
    assert borrowed(sitting, 2) == {}


@pytest.mark.rule("RON-NABIL-01")
@pytest.mark.parametrize(("initiative", "first", "second"), [([0, 1, 2], 0, 1), ([1, 2, 0], 1, 0)])
def test_the_two_neighbours_choose_in_initiative_order(initiative: list[int], first: int, second: int) -> None:
    sitting = moving(1, [2, 0, 0], initiative=initiative)

    assert (sitting.asked(first), sitting.asked(second)) == ("ability-or-experience", None)


@pytest.mark.rule("RON-NABIL-02")
@pytest.mark.parametrize(
    ("before", "stock", "cards"),
    [(2, [1, 2], {"drawing-energy": "active"}), (9, [2, 1], {"gathered-storm": "active"})],
    ids=["field 3", "field 10"],
)
def test_the_card_comes_from_the_neighbours_own_four(before: int, stock: list[int], cards: dict[str, str]) -> None:
    """Field 3 gives the neighbour's 1st ability, field 10 the 3rd."""
    sitting = moving(1, [before, 0, 0]).choose(0, "bonus:ability").choose(1, "bonus:experience")

    assert [sitting.player(seat)["ability_cards"] for seat in range(3)] == [[2, 2], stock, [2, 2]]
    assert borrowed(sitting, 0) == cards


@pytest.mark.rule("RON-NABIL-02")
def test_a_player_can_earn_a_card_from_each_of_two_neighbours() -> None:
    """Seat 0's right neighbour is Dandelion."""
    tea = card("red", condition=ONE_RED, result={"kind": "each-track"}, ceremony=True)
    seats = [{"character": "geralt", "timeline": ["tea"], "steeping": 1}, {"character": "yennefer"},
             {"character": "dandelion"}]  # fmt: skip
    sitting = Sitting("drink_tea", cards={"tea": tea}, players=3, seats=seats, tracks=[2, 0, 2], to_act=[0])

    sitting.choose(0, "track:left", "bonus:ability").choose(1, "bonus:ability")
    sitting.choose(0, "bonus:ability").choose(2, "bonus:ability")

    assert borrowed(sitting, 0) == {"drawing-energy": "active", "encore": "active"}
    assert borrowed(sitting, 1) == borrowed(sitting, 2) == {"training": "active"}
    assert sitting.player(0)["ability_cards"] == [0, 2]


@pytest.mark.rule("RON-NABIL-03")
@pytest.mark.parametrize(
    ("before", "mine", "theirs", "experience", "cards"),
    [
        (2, "experience", "ability", (2, 0), (0, 1)),
        (2, "ability", "experience", (0, 2), (1, 0)),
        (2, "experience", "experience", (2, 2), (0, 0)),
        (9, "experience", "ability", (3, 0), (0, 1)),
    ],
)
def test_each_neighbour_chooses_the_card_or_experience_independently(
    before: int, mine: str, theirs: str, experience: tuple[int, int], cards: tuple[int, int]
) -> None:
    sitting = moving(1, [before, 0, 0]).choose(0, f"bonus:{mine}").choose(1, f"bonus:{theirs}")

    assert (sitting.experience(0), sitting.experience(1)) == experience
    assert (len(borrowed(sitting, 0)), len(borrowed(sitting, 1))) == cards


@pytest.mark.rule("RON-NABIL-03")
def test_beside_an_automa_only_the_player_chooses() -> None:
    """Of two players, seat 1 has the Automa to its left."""
    pour = card("red", "c", condition=lose_up_to_three("combat"), result={"kind": "one-track"}, ceremony=True)
    seats = [{"character": "yennefer"}, {"character": "ciri", "timeline": ["pour"], "steeping": 1},
             {"character": "geralt"}]  # fmt: skip
    sitting = Sitting("drink_tea", cards={"pour": pour}, players=2, seats=seats, tracks=[0, 2, 0], to_act=[1])

    sitting.choose(1, "track:left", "bonus:ability")

    assert borrowed(sitting, 1) == {"training": "active"}
    assert borrowed(sitting, 2) == {}
    assert sitting.sees(None)["seats"][2]["ability_cards"] == [1, 2]


@pytest.mark.rule("RON-NABIL-04")
def test_an_earned_card_is_usable_in_its_next_window() -> None:
    sitting = moving(1, [2, 0, 0]).choose(0, "bonus:ability").choose(1, "bonus:experience")

    assert sitting.phase == "draft_pair"
    assert "ability:drawing-energy" in sitting.options(0)


@pytest.mark.rule("RON-NABIL-04")
def test_a_card_earned_in_step_two_is_usable_at_once() -> None:
    """Seat 0 moves the track shared with Geralt in step 2 and skips a loss with the Training it earns there."""
    own = {"timeline": ["played"], "just_played": 1, "hand": []}
    sitting = gifted(Sitting,
        words.Cooperate(1), PLAY, "resolve_cards", cards={"played": EXPLORATION_FOR_COMBAT}, players=3,
        seats=[own, {"character": "geralt"}], active=COMBAT_AND_MAGIC, tracks=[2, 0, 0], to_act=[0],
    )  # fmt: skip

    sitting.choose(0, POWER, "track:left", "bonus:ability").choose(1, "bonus:experience")
    assert "ability:training" in sitting.options(0)
    finish(sitting.choose(0, "ability:training"))

    assert sitting.tokens(0) == {"combat": 2}


@pytest.mark.rule("RON-NABIL-04")
@pytest.mark.parametrize("owner", ["locked", "active", "used"])
def test_a_card_is_earned_ready_for_use_whatever_became_of_the_ability_of_its_owner(owner: str) -> None:
    """Geralt takes a card of Yennefer's third ability on field 10, face up for everybody to see."""
    yennefers = {"abilities": ["used", "locked", owner, "locked"]}
    sitting = moving(1, [9, 0, 0], yennefer=yennefers).choose(0, "bonus:ability").choose(1, "bonus:experience")

    assert borrowed(sitting, 0) == {"gathered-storm": "active"}
    assert sitting.state(3, seat=1) == owner


@pytest.mark.rule("RON-NABIL-04")
@pytest.mark.parametrize("owner", ["locked", "active", "used"])
def test_it_does_not_matter_whether_the_owner_unlocked_or_used_the_ability(owner: str) -> None:
    """Geralt's third ability, used by Yennefer."""
    seats = [
        {"character": "yennefer", "timeline": ["played"], "just_played": 1, "hand": [],
         "borrowed": {"witchers-fitness": "active"}},
        {"character": "geralt", "abilities": ["used", "locked", owner, "locked"]},
    ]  # fmt: skip
    cards = {"played": UP_TO_THREE_INACTIVE}
    sitting = Sitting("resolve_cards", cards=cards, players=3, seats=seats, active=COMBAT_AND_MAGIC, to_act=[0])

    finish(sitting.choose(0, "ability:witchers-fitness"))

    assert sitting.tokens(0) == {"combat": 3}
    assert sitting.state(3, seat=1) == owner


@pytest.mark.rule("RON-NABIL-04")
@pytest.mark.parametrize(("phase", "offered"), [("draft_pair", False), ("resolve_cards", True)])
def test_an_earned_card_is_usable_only_in_its_stated_window(phase: str, offered: object) -> None:
    seat = {"character": "triss", "abilities": ["used"], "timeline": ["pay"], "just_played": 1,
            "borrowed": {"training": "active"}}  # fmt: skip
    sitting = Sitting(phase, cards=CARDS, players=3, seats=[seat])

    assert ("ability:training" in sitting.options(0)) == offered


@pytest.mark.rule("RON-NABIL-05")
def test_an_earned_ability_is_used_once_and_its_card_stays_face_down_with_its_owner() -> None:
    seat = {"character": "geralt", "borrowed": {"drawing-energy": "active"}, "hand": []}
    sitting = Sitting("draft_pair", cards=CARDS, players=3, seats=[seat], pool=ROWS)

    sitting.choose(0, "ability:drawing-energy", in_pool(sitting, "a"), in_pool(sitting, "c"))

    assert borrowed(sitting, 0) == {"drawing-energy": "used"}
    assert sitting.options(0) == ["deck", "row:1", "row:2", "row:3", "row:4"]


@pytest.mark.rule("RON-NABIL-05")
def test_a_used_card_is_not_offered_for_the_rest_of_the_game() -> None:
    seat = {"character": "geralt", "borrowed": {"old-lessons": "active"}}
    sitting = Sitting("draft", players=3, seats=[seat]).choose(0, "ability:old-lessons")
    assert sitting.experience(0) > 0

    offers = []
    while not sitting.position.over:
        number, question = next(iter(sitting.position.open().items()))
        offers += [option.id for option in question.options if number == 0]
        sitting.choose(number, question.options[0].id)

    assert "ability:old-lessons" not in offers
    assert borrowed(sitting, 0)["old-lessons"] == "used"


@pytest.mark.rule("RON-NABIL-06")
def test_the_original_owner_keeps_the_ability_on_the_board() -> None:
    """Geralt takes Yennefer's card; she can still use her own ability, and both do in the next draft."""
    sitting = moving(1, [2, 0, 0]).choose(0, "bonus:ability").choose(1, "bonus:experience")
    assert sitting.state(seat=1) == "active"

    sitting.choose(0, "ability:drawing-energy", *two_of_the_pool(sitting), "deck")
    assert "ability:drawing-energy" in sitting.options(1)
    sitting.choose(1, "ability:drawing-energy")

    assert sitting.state(seat=1) == "used"
    assert borrowed(sitting, 0) == {"drawing-energy": "used"}


def two_of_the_pool(sitting: Sitting) -> list[str]:
    """The first two cards of the pool, as options."""
    cards = [one["card"] for row in sitting.sees(None)["pool"] for one in row["cards"]]
    return [f"card:{number}" for number in cards[:2]]


@pytest.mark.rule("RON-NABIL-07")
def test_without_a_card_left_only_experience_can_be_chosen() -> None:
    """Yennefer has no card of her 1st ability left; she may still take Geralt's."""
    sitting = moving(1, [2, 0, 0], yennefer={"ability_cards": [0, 2]})

    assert (sitting.asked(0), sitting.asked(1)) == (None, "ability-or-experience")
    assert sitting.experience(0) == 2
    assert borrowed(sitting, 0) == {}


@pytest.mark.rule("RON-NABIL-07")
def test_without_a_card_left_and_without_an_alternative_nothing_is_gained() -> None:
    """Field 3 of board 1B offers no experience."""
    sitting = moving(1, [2, 0, 0], yennefer={"ability_cards": [0, 2]}, settings={"side": "B"}, boards=[1, 2, 3])

    assert (sitting.experience(0), borrowed(sitting, 0)) == (0, {})
    assert borrowed(sitting, 1) == {"training": "active"}
    assert sitting.player(1)["ability_cards"] == [0, 2]


@pytest.mark.rule("RON-NABIL-07")
def test_cards_of_the_other_ability_do_not_help() -> None:
    """Field 10 asks for the 3rd ability."""
    sitting = moving(1, [9, 0, 0], yennefer={"ability_cards": [2, 0]})

    assert sitting.experience(0) == 3
    assert borrowed(sitting, 0) == {}


@pytest.mark.rule("RON-ABIL-02", "RON-RES-01")
@pytest.mark.parametrize(
    ("tracks", "after"), [([0, 0, 0], [2, 0, 2]), ([11, 0, 4], [12, 0, 6]), ([12, 0, 0], [12, 0, 2])]
)
def test_cooperate_each_moves_both_own_tracks_in_step_two(tracks: list[int], after: list[int]) -> None:
    sitting = used(words.CooperateEach(2), PLAY, tracks=tracks)
    while sitting.phase == "resolve_cards":
        seat = next(seat for seat in range(3) if sitting.asked(seat))
        sitting.choose(seat, sitting.options(seat)[0])

    assert [sitting.track(track) for track in range(3)] == after
    assert sitting.state() == "used"


LAST_TURN = {
    "dandelion": "ovation", "ciri": "lasting-bond", "vesemir": "scarlet-ledger", "triss": "field-infirmary",
    "yuki-onna": "white-veil",
}  # fmt: skip


@pytest.mark.rule("RON-ABIL-02", "RON-XP-02")
@pytest.mark.parametrize(("character", "ability"), LAST_TURN.items())
def test_a_fourth_ability_unlocked_in_the_last_turn_is_used_by_the_greedy_bot(character: str, ability: str) -> None:
    """A red and a blue card lie there, and a covered symbol that is active; Geralt resolves his cards afterwards."""
    cards = {**CARDS, "cold": card("blue", "cm"), "warm": card("red", "cm")}
    seat = {
        "character": character, "experience": 15, "abilities": ["used", "used", "used", "active"], "hand": [],
        "timeline": ["warm", "cold"], "covered": {"cold": [1]}, "just_played": 1,
    }  # fmt: skip
    geralt = {
        "character": "geralt",
        "experience": 15,
        "abilities": ["used", "used", "used", "active"],
        "hand": ["plain"],
    }
    seats = [seat, geralt, quiet(hand=[])]
    sitting = Sitting("resolve_cards", cards, players=3, turn=9, seats=seats, to_act=[0, 1], active=COMBAT_AND_MAGIC)

    judged = {one.option.id: one.worth for one in GreedyBot(Luck("late")).judge(Outlook(sitting.position, 0))}

    assert max(judged, key=judged.__getitem__) == f"ability:{ability}"
    assert sitting.choose(0, f"ability:{ability}").told("used-ability")


@pytest.mark.rule("RON-ABIL-02", "RON-NABIL-04")
def test_winter_stores_learned_late_still_draw_in_the_last_turn() -> None:
    seat = quiet(borrowed={"winter-stores": "active"}, hand=["plain"], timeline=["scar"], just_played=1)
    drawn = ["top", "next"]
    sitting = Sitting("resolve_cards", CARDS, players=3, turn=9, seats=[seat], to_act=[0], deck=drawn, pool=[[]] * 4)

    sitting.choose(0, "ability:winter-stores")

    assert sitting.hand(0) == ["plain", *drawn]


def test_the_greedy_bot_saves_points_for_a_colour_until_the_chapter_has_brought_its_cards() -> None:
    """One blue card lies there: at first more may come, in the last turn of the game none."""
    seat = {"character": "yuki-onna", "experience": 15, "abilities": ["used", "used", "used", "active"], "hand": [],
            "timeline": ["scar"], "just_played": 1}  # fmt: skip

    choices = []
    for turn in (1, 9):
        sitting = Sitting("resolve_cards", CARDS, players=3, turn=turn, seats=[seat], to_act=[0])
        judged = {one.option.id: one.worth for one in GreedyBot(Luck("late")).judge(Outlook(sitting.position, 0))}
        choices.append(max(judged, key=judged.__getitem__))

    assert choices == ["done", "ability:white-veil"]
