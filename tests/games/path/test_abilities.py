"""Abilities: using them once and in their window, in which order, and what Geralt's four do."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tablewright.engine.match import Match
from tablewright.games.destiny import powers
from tablewright.games.destiny.pack import Ability
from tablewright.games.destiny.powers import CHAPTER_END, DRAFT, PLAY, WINDOWS, Power
from tablewright.games.destiny.symbols import LEFT, RED
from tablewright.games.path import GAME
from tablewright.games.path.content import original_pack
from tablewright.games.path.table import Path

from .sitting import (
    LOSE_INACTIVE,
    Sitting,
    card,
    lose_one,
    lose_up_to_three,
    symbol_steps,
    two_symbols,
)

PLAIN = {"story": "edge-plain"}
COMBAT_AND_MAGIC = ["combat", "magic"]
POWER = "ability:power"
PHASES = {DRAFT: "draft_pair", PLAY: "resolve_cards", CHAPTER_END: "chapter_abilities"}
THE_ONLY_RED_CARD = {"kind": "exactly-one-card", "colour": "red"}
EXPERIENCE_STEPS = {"kind": "experience-steps"}
THREE_EXPERIENCE = {"kind": "three-experience"}
NO_ROWS: list[list[str]] = [[], [], [], []]

# Cards for positions in which every power could do something.
CARDS = {
    "gift": card("red", "e", condition=THE_ONLY_RED_CARD, result=two_symbols("combat")),
    "scar": card("blue", "cd"),
    "pay": card("green", condition=lose_one("diplomacy"), result=two_symbols("magic")),
    "plain": card("pink", "m"), "other": card("pink", "c"), "gone": card("yellow", "d"), "lost": card("yellow", "e"),
    "top": card("blue", "m"), "next": card("blue", "c"), "third": card("blue", "e"), "fourth": card("blue", "d"),
    "a": card("red", "cc"), "b": card("red", "cm"), "c": card("green", "ee"), "d": card("green", "ed"),
}  # fmt: skip
ROWS = [["a", "b"], [], ["c", "d"], []]


def quiet(**more: Any) -> dict[str, Any]:
    """A seat whose first ability is used up, so that nothing but the rule at hand asks it anything."""
    return {"abilities": ["used"], **more}


class Gifted(Sitting):
    """A position in which seat 0 plays Vesemir, whose first ability, `power`, is a test's own."""

    def __init__(self, power: Power, window: str, phase: str, **data: Any) -> None:
        *others, last = original_pack().characters
        gifted = replace(last, abilities=(Ability("power", window, power), *last.abilities[1:]))
        own, *seats = data.pop("seats", [{}])
        data["seats"] = [{"character": gifted.key, **own}, *seats]
        super().__init__(phase, data.pop("cards", CARDS), {"characters": (*others, gifted)}, **data)


def holding(power: Power, window: str, phase: str | None = None, **changes: Any) -> Sitting:
    """Seat 0 acts in a phase with everything at hand that a power might need; its second ability is used."""
    phase = phase or PHASES[window]
    area = {
        "timeline": ["gift", "scar", "pay"], "covered": {"scar": [0]}, "just_played": 1, "hand": ["plain", "other"],
        "tokens": {"exploration": 1}, "abilities": ["active", "used"], "experience": 5,
    }  # fmt: skip
    area |= changes.pop("seat", {})
    data: dict[str, Any] = {
        "pool": ROWS, "discard": ["gone", "lost"], "deck": ["top", "next", "third", "fourth"], "to_act": [0],
        "active": COMBAT_AND_MAGIC, "settings": PLAIN,
    }  # fmt: skip
    if phase == PHASES[CHAPTER_END]:
        data |= {"turn": 3, "dominant": "left", "path_tokens": [0, 1]}
    return Gifted(power, window, phase, players=3, seats=[area, quiet(), quiet()], **data | changes)


def until_offered(sitting: Sitting) -> Sitting:
    """Resolve cards until the power can be used."""
    while POWER not in sitting.options(0):
        sitting.choose(0, "resolve")
    return sitting


def finish(sitting: Sitting) -> Sitting:
    """Seat 0 resolves what it has played and uses no further ability."""
    while sitting.asked(0) in ("resolve-card", "done-playing"):
        sitting.choose(0, sitting.options(0)[0])
    return sitting


def state(sitting: Sitting, slot: int = 1, seat: int = 0) -> str:
    return str(sitting.player(seat)["abilities"][slot - 1]["state"])


# Every power, in every window in which it can be used.
EVERY_POWER = [
    pytest.param(power, window, id=f"{type(power).__name__}-{window}")
    for power in (
        powers.SkipLoss(), powers.FullResult(), powers.ExtraCard(), powers.RepeatEffect(), powers.GainActive(2),
        powers.GainOfPath(LEFT, 2), powers.Restore(2), powers.Transmute(2), powers.SwapPool(), powers.RenewRow(),
        powers.DrawCards(2), powers.TakeDiscarded(), powers.GainExperience(2), powers.TakeBack(), powers.KeepMore(),
        powers.GainPoints(3), powers.PointsPerColour(RED, 5), powers.Reactivate(),
    )
    for window in WINDOWS[type(power)]
]  # fmt: skip


# Using abilities


@pytest.mark.rule("POD-ABIL-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_at_the_start_only_the_leftmost_ability_is_active(players: int) -> None:
    match = Match(GAME, players, {}, "start")
    while "draft" not in {question.key for question in match.position.open().values()}:
        seat, question = next(iter(match.position.open().items()))
        match.choose(seat, question.options[0].id)

    table = match.position.table
    assert isinstance(table, Path)
    seats = GAME.view(table, None)["seats"][:players]
    states = [[ability["state"] for ability in area["abilities"]] for area in seats]
    assert states == [["active", "locked", "locked", "locked"]] * players


@pytest.mark.rule("POD-ABIL-01")
def test_at_the_start_of_the_game_only_the_first_ability_is_offered() -> None:
    """Three of Geralt's abilities belong to the playing step."""
    seat = {"character": "geralt", "timeline": ["pay"], "just_played": 1, "hand": ["plain"]}
    sitting = Sitting("resolve_cards", cards=CARDS, seats=[seat], to_act=[0])

    assert sitting.options(0) == ["resolve", "ability:training"]


@pytest.mark.rule("POD-ABIL-02")
@pytest.mark.parametrize(("power", "window"), EVERY_POWER)
def test_using_an_ability_is_optional(power: Power, window: str) -> None:
    sitting = until_offered(holding(power, window))
    others = [option for option in sitting.options(0) if not option.startswith("ability:")]
    assert others

    sitting.choose(0, others[0])

    assert state(sitting) == "active"
    assert sitting.told("used-ability") == []


@pytest.mark.rule("POD-ABIL-02", "POD-ABIL-03")
@pytest.mark.parametrize(("power", "window"), EVERY_POWER)
def test_an_ability_is_turned_when_used_and_not_offered_again(power: Power, window: str) -> None:
    sitting = until_offered(holding(power, window)).choose(0, POWER)
    while sitting.asked(0) not in ("draft", "resolve-card", "done-playing", "done-chapter", "keep-card", None):
        sitting.choose(0, sitting.options(0)[-1])

    assert state(sitting) == "used"
    assert POWER not in sitting.options(0)
    assert [one["ability"] for one in sitting.told("used-ability")] == ["power"]


@pytest.mark.rule("POD-ABIL-02")
@pytest.mark.parametrize("phase", [DRAFT, PLAY, CHAPTER_END])
@pytest.mark.parametrize("window", [DRAFT, PLAY, CHAPTER_END])
def test_an_ability_is_usable_only_in_the_window_that_its_text_gives(window: str, phase: str) -> None:
    sitting = holding(powers.GainExperience(1), window, PHASES[phase])

    offered_now = sitting.phase == PHASES[phase] and POWER in sitting.options(0)
    assert offered_now == (window == phase)


@pytest.mark.rule("POD-ABIL-02")
def test_an_unused_ability_waits_for_any_turn_but_is_used_once_in_the_whole_game() -> None:
    """It is offered in each of the nine drafts until seat 0 takes it in the fifth."""
    sitting = Gifted(powers.GainExperience(1), DRAFT, "draft", players=3, cards={}, settings=PLAIN)
    offered = []

    while not sitting.position.over:
        seat, question = next(iter(sitting.position.open().items()))
        if (seat, question.key) == (0, "draft"):
            offered.append(POWER in sitting.options(0))
        use_it = (seat, question.key, len(offered)) == (0, "draft", 5) and POWER in sitting.options(0)
        sitting.choose(seat, POWER if use_it else question.options[0].id)

    assert offered == [True, True, True, True, True, False, False, False, False, False]


@pytest.mark.rule("POD-ABIL-02")
def test_nobody_else_is_asked_about_a_players_ability() -> None:
    sitting = holding(powers.GainExperience(1), DRAFT, to_act=[1, 0], initiative=[1, 0, 2])

    assert POWER not in sitting.options(1)
    assert sitting.asked(0) is None


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
    assert [state(sitting, slot) for slot in (1, 2, 3, 4)] == ["used", "active", "active", "locked"]


@pytest.mark.rule("POD-ABIL-03")
def test_everybody_sees_that_an_ability_is_used() -> None:
    sitting = holding(powers.GainExperience(1), DRAFT).choose(0, POWER)

    states = [sitting.sees(viewer)["seats"][0]["abilities"][0]["state"] for viewer in (0, 1, 2, None)]
    assert states == ["used"] * 4


@pytest.mark.rule("POD-ABIL-03")
def test_a_used_ability_stays_used_in_the_next_chapter_and_whatever_experience_comes() -> None:
    """Seat 0 gains two experience for the left path token and passes the field of its third ability."""
    sitting = holding(powers.GainPoints(2), CHAPTER_END, seat={"experience": 9}).choose(0, POWER, "keep:gift")
    sitting.play_on(until="draft_pair")

    assert (sitting.sees(0)["chapter"], sitting.experience(0)) == (2, 11)
    assert [state(sitting, slot) for slot in (1, 2, 3)] == ["used", "used", "active"]


def top_card_for_two(initiative: list[int]) -> Sitting:
    """Vesemir and Geralt have played two cards without effect, and both have an ability that draws the top card."""
    seats = [
        {"hand": ["scar", "a"]},
        {"character": "geralt", "hand": ["plain", "other", "b"], "abilities": ["used", "used", "used", "active"]},
        quiet(hand=[]),
    ]
    sitting = Gifted(
        powers.DrawCards(1), PLAY, "play_cards", seats=seats, initiative=initiative, deck=["top", "next"],
        pool=NO_ROWS, settings=PLAIN,
    )  # fmt: skip
    return sitting.choose(0, "play:scar").choose(1, "play:plain", "play:other")


@pytest.mark.rule("POD-ABIL-04")
@pytest.mark.parametrize(("initiative", "drawn"), [([0, 1, 2], ["top", "next"]), ([1, 2, 0], ["next", "top"])])
def test_whoever_is_higher_in_the_order_draws_the_top_card(initiative: list[int], drawn: list[str]) -> None:
    abilities = {0: [POWER], 1: ["ability:tirelessness"]}
    sitting = top_card_for_two(initiative)
    first, second = (seat for seat in initiative if seat in abilities)
    assert (sitting.asked(first), sitting.asked(second)) == ("done-playing", None)

    sitting.choose(first, *abilities[first]).choose(second, *abilities[second])

    assert [sitting.hand(seat)[0] for seat in (0, 1)] == drawn
    assert [state(sitting, 1, 0), state(sitting, 4, 1)] == ["used", "used"]


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


def geralt(card_played: dict[str, Any], **seat: Any) -> Sitting:
    """Geralt has played one card; his first and third ability are active unless told otherwise."""
    area = {
        "character": "geralt", "timeline": ["played"], "just_played": 1, "hand": [],
        "abilities": ["active", "locked", "active", "locked"],
    }  # fmt: skip
    return Sitting("resolve_cards", cards={"played": card_played}, seats=[area | seat, quiet(), quiet()],
                   active=COMBAT_AND_MAGIC, to_act=[0], settings=PLAIN)  # fmt: skip


EXPLORATION_FOR_COMBAT = card("green", condition=lose_one("exploration"), result=two_symbols("combat"))
UP_TO_THREE_EXPLORATION = card("green", condition=lose_up_to_three("exploration"), result=symbol_steps("combat"))
UP_TO_THREE_INACTIVE = card("green", condition=LOSE_INACTIVE, result=symbol_steps("combat"))
INACTIVE_FOR_EXPERIENCE = card("green", condition=LOSE_INACTIVE, result=EXPERIENCE_STEPS)


@pytest.mark.rule("POD-ABIL-05")
def test_constructed_example_training_pays_for_an_exploration_that_geralt_does_not_have() -> None:
    sitting = finish(geralt(EXPLORATION_FOR_COMBAT, tokens={"diplomacy": 1}).choose(0, "ability:training"))

    assert sitting.tokens(0) == {"diplomacy": 1, "combat": 2}
    assert sitting.covered(0) == {}


@pytest.mark.rule("POD-ABIL-05")
def test_without_training_the_same_card_gives_nothing() -> None:
    sitting = geralt(EXPLORATION_FOR_COMBAT).choose(0, "resolve")

    assert sitting.tokens(0) == {}
    assert state(sitting) == "active"


@pytest.mark.rule("POD-ABIL-05")
def test_training_spares_a_symbol_that_geralt_has() -> None:
    sitting = finish(geralt(EXPLORATION_FOR_COMBAT, tokens={"exploration": 1}).choose(0, "ability:training"))

    assert sitting.tokens(0) == {"exploration": 1, "combat": 2}


@pytest.mark.rule("POD-ABIL-05")
@pytest.mark.parametrize(("owned", "left", "gained"), [(0, 0, 1), (1, 0, 2), (2, 0, 3), (3, 1, 3), (5, 3, 3)])
@pytest.mark.parametrize("played", [UP_TO_THREE_EXPLORATION, UP_TO_THREE_INACTIVE], ids=["printed", "inactive"])
def test_a_skipped_symbol_counts_as_one_of_up_to_three_lost_ones(
    played: dict[str, Any], owned: int, left: int, gained: int
) -> None:
    sitting = finish(geralt(played, tokens={"exploration": owned}).choose(0, "ability:training"))

    assert sitting.tokens(0).get("exploration", 0) == left
    assert sitting.tokens(0)["combat"] == gained


@pytest.mark.rule("POD-ABIL-05")
def test_training_serves_one_card_only() -> None:
    """The second card must be paid for, and cannot."""
    cards = {"first": EXPLORATION_FOR_COMBAT, "second": EXPLORATION_FOR_COMBAT}
    seat = {"character": "geralt", "timeline": ["first", "second"], "just_played": 2, "hand": []}
    sitting = Sitting("resolve_cards", cards=cards, seats=[seat], active=COMBAT_AND_MAGIC, to_act=[0], settings=PLAIN)

    finish(sitting.choose(0, "ability:training"))

    assert sitting.tokens(0) == {"combat": 2}
    assert sitting.phase == "draft_pair"


@pytest.mark.rule("POD-ABIL-05")
def test_training_has_nothing_to_skip_in_a_having_condition() -> None:
    sitting = geralt(card("green", condition=THE_ONLY_RED_CARD, result=two_symbols("combat")))

    assert sitting.options(0) == ["resolve", "ability:witchers-stamina"]
    assert sitting.rule_against(0, "ability:training") == "POD-ABIL-02"


@pytest.mark.rule("POD-ABIL-05")
def test_training_helps_with_a_card_in_play_and_not_with_a_card_kept_between_chapters() -> None:
    """Its window is the playing step."""
    seat = {"character": "geralt", "timeline": ["kept"], "hand": []}
    sitting = Sitting("resolve_kept", cards={"kept": EXPLORATION_FOR_COMBAT}, seats=[seat], turn=3, dominant="left",
                      path_tokens=[1, 1], settings=PLAIN)  # fmt: skip

    assert len(sitting.told("condition-not-met")) == 1
    assert (sitting.asked(0), sitting.tokens(0), state(sitting)) == (None, {}, "active")


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


@pytest.mark.rule("POD-ABIL-06")
def test_geralts_second_ability_is_not_usable_during_a_turn() -> None:
    seat = {"character": "geralt", "timeline": ["gift", "pay"], "just_played": 1, "hand": ["plain"], "experience": 15}
    drafting = Sitting("draft_pair", cards=CARDS, seats=[seat])
    playing = Sitting("resolve_cards", cards=CARDS, seats=[seat])

    assert "ability:back-in-the-saddlebag" not in drafting.options(0)
    assert playing.options(0)[1:] == ["ability:training", "ability:witchers-stamina"]
    assert playing.choose(0, "resolve").options(0) == ["done", "ability:tirelessness"]


# Witcher's Stamina


@pytest.mark.rule("POD-ABIL-07")
def test_constructed_example_stamina_gives_3_experience_and_nothing_is_lost() -> None:
    sitting = geralt(INACTIVE_FOR_EXPERIENCE, tokens={"exploration": 1, "diplomacy": 1})

    finish(sitting.choose(0, "ability:witchers-stamina"))

    assert sitting.experience(0) == 3
    assert sitting.tokens(0) == {"exploration": 1, "diplomacy": 1}


@pytest.mark.rule("POD-ABIL-07")
@pytest.mark.parametrize(
    ("condition", "result", "gained"),
    [
        (lose_one("exploration"), two_symbols("combat"), {"combat": 2}),
        (THE_ONLY_RED_CARD, {"kind": "both-paths"}, {"combat": 1, "magic": 1}),
        ({"kind": "exactly-two-cards", "colour": "green"}, {"kind": "right-two"}, {"magic": 2}),
        ({"kind": "two-or-more-cards", "colour": "green"}, {"kind": "left-two"}, {"combat": 2}),
        ({"kind": "three-or-more-cards", "colour": "green"}, two_symbols("diplomacy"), {"diplomacy": 2}),
        ({"kind": "two-or-more-inactive"}, two_symbols("magic"), {"magic": 2}),
        ({"kind": "up-to-three-cards", "colour": "green"}, {"kind": "left-steps"}, {"combat": 3}),
        ({"kind": "up-to-three-inactive"}, {"kind": "right-steps"}, {"magic": 3}),
        (lose_up_to_three("exploration"), symbol_steps("exploration"), {"exploration": 3}),
    ],
)
def test_stamina_gives_the_full_result_of_any_effect(
    condition: dict[str, Any], result: dict[str, Any], gained: dict[str, int]
) -> None:
    """The card is the only one, green and without symbols, so no condition is fully met."""
    sitting = geralt(card("green", condition=condition, result=result))

    finish(sitting.choose(0, "ability:witchers-stamina"))

    assert sitting.tokens(0) == gained


@pytest.mark.rule("POD-ABIL-07")
def test_stamina_gives_the_full_result_although_an_exact_number_is_exceeded() -> None:
    played = card("red", condition=THE_ONLY_RED_CARD, result=THREE_EXPERIENCE)
    seat = {"character": "geralt", "timeline": ["a", "played"], "just_played": 1, "hand": [],
            "abilities": ["used", "used", "active", "locked"]}  # fmt: skip
    sitting = Sitting("resolve_cards", cards=CARDS | {"played": played}, seats=[seat], to_act=[0], settings=PLAIN)

    finish(sitting.choose(0, "ability:witchers-stamina"))

    assert sitting.experience(0) == 3


@pytest.mark.rule("POD-ABIL-07")
def test_stamina_serves_one_card_only() -> None:
    cards = {"first": UP_TO_THREE_INACTIVE, "second": UP_TO_THREE_INACTIVE}
    seat = {"character": "geralt", "timeline": ["first", "second"], "just_played": 2, "hand": [],
            "abilities": ["used", "used", "active", "locked"]}  # fmt: skip
    sitting = Sitting("resolve_cards", cards=cards, seats=[seat], active=COMBAT_AND_MAGIC, to_act=[0], settings=PLAIN)

    finish(sitting.choose(0, "ability:witchers-stamina"))

    assert sitting.tokens(0) == {"combat": 3}
    assert sitting.phase == "draft_pair"


# Tirelessness


HAND_OF_SEVEN = ["gift", "scar", "pay", "plain", "other", "gone", "lost"]


def tireless(**changes: Any) -> Sitting:
    """Geralt with his fourth ability alone, about to choose two cards of his hand."""
    seat = {"character": "geralt", "hand": HAND_OF_SEVEN, "abilities": ["used", "used", "used", "active"]}
    others = [quiet(hand=[]), quiet(hand=[])]
    return Sitting("play_cards", cards=CARDS, seats=[seat | changes, *others], pool=NO_ROWS, deck=["top"],
                   active=COMBAT_AND_MAGIC, settings=PLAIN)  # fmt: skip


@pytest.mark.rule("POD-ABIL-08")
def test_constructed_example_of_7_cards_geralt_plays_3_and_draws_1() -> None:
    sitting = tireless().choose(0, "play:plain", "play:other")

    sitting.choose(0, "ability:tirelessness", "card:scar")

    assert sitting.timeline(0) == ["plain", "other", "scar"]
    assert sitting.hand(0) == ["gift", "pay", "gone", "lost", "top"]


@pytest.mark.rule("POD-ABIL-08")
def test_without_the_ability_2_of_7_cards_are_played_and_none_is_drawn() -> None:
    sitting = tireless().choose(0, "play:plain", "play:other", "done")

    assert sitting.timeline(0) == ["plain", "other"]
    assert sitting.hand(0) == ["gift", "scar", "pay", "gone", "lost"]


@pytest.mark.rule("POD-ABIL-08")
def test_the_ability_comes_after_both_chosen_cards_were_resolved() -> None:
    """`gift` gives two combat, `pay` costs the diplomacy."""
    sitting = tireless(tokens={"diplomacy": 1}).choose(0, "play:gift", "play:pay")

    assert sitting.options(0) == ["done", "ability:tirelessness"]
    assert sitting.tokens(0) == {"combat": 2, "magic": 2}


@pytest.mark.rule("POD-ABIL-08")
def test_the_effect_of_the_additional_card_is_resolved_before_the_draw() -> None:
    """`pay` costs a diplomacy: Geralt must choose which before he sees his new card."""
    sitting = tireless(tokens={"diplomacy": 1}).choose(0, "play:scar", "play:plain")

    sitting.choose(0, "ability:tirelessness", "card:pay")
    assert sitting.asked(0) == "lose-symbol"
    assert "top" not in sitting.hand(0)
    sitting.choose(0, "token:diplomacy")

    assert sitting.tokens(0) == {"magic": 2}
    assert sitting.hand(0)[-1] == "top"


@pytest.mark.rule("POD-ABIL-08")
def test_the_effect_of_the_additional_card_sees_all_cards_to_its_left() -> None:
    counts = card("red", condition={"kind": "up-to-three-cards", "colour": "red"}, result=EXPERIENCE_STEPS)
    seat = {"character": "geralt", "timeline": ["a", "b"], "just_played": 2, "hand": ["counts", "plain"],
            "abilities": ["used", "used", "used", "active"]}  # fmt: skip
    sitting = Sitting("resolve_cards", cards=CARDS | {"counts": counts}, seats=[seat], to_act=[0], settings=PLAIN)

    sitting.choose(0, "ability:tirelessness", "card:counts")

    assert sitting.experience(0) == 3


@pytest.mark.rule("POD-ABIL-08", "POD-ABIL-05")
def test_training_can_be_used_for_the_effect_of_the_additional_card() -> None:
    """The additional card is a card that he plays, so its loss can be skipped as well."""
    cards = {"played": card("red", "m"), "extra": EXPLORATION_FOR_COMBAT, "rest": card("blue", "d")}
    seat = {"character": "geralt", "timeline": ["played"], "just_played": 1, "hand": ["extra", "rest"],
            "abilities": ["active", "locked", "locked", "active"]}  # fmt: skip
    sitting = Sitting("resolve_cards", cards=cards, seats=[seat], active=COMBAT_AND_MAGIC, to_act=[0], settings=PLAIN)

    sitting.choose(0, "ability:tirelessness", "card:extra")
    assert "ability:training" in sitting.options(0)
    finish(sitting.choose(0, "ability:training"))

    assert sitting.tokens(0) == {"combat": 2}


@pytest.mark.rule("POD-ABIL-05", "POD-ABIL-06", "POD-ABIL-07", "POD-ABIL-08")
def test_geralts_board_has_these_four_abilities_from_left_to_right() -> None:
    geralts = original_pack().characters[0]

    assert geralts.key == "geralt"
    assert [(type(one.power), one.window) for one in geralts.abilities] == [
        (powers.SkipLoss, PLAY), (powers.TakeBack, CHAPTER_END), (powers.FullResult, PLAY), (powers.ExtraCard, PLAY),
    ]  # fmt: skip
