"""Special abilities: when they may be used, and how Geralt's training saves a loss."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.engine.match import Match
from tablewright.games.destiny import powers
from tablewright.games.destiny.powers import CHAPTER_END, DRAFT, PLAY, WINDOWS, Power
from tablewright.games.destiny.symbols import LEFT, RED

from .abilities import (
    CARDS,
    EXPLORATION_FOR_COMBAT,
    PHASES,
    POWER,
    UP_TO_THREE_EXPLORATION,
    UP_TO_THREE_INACTIVE,
    finish,
    geralt,
    geralts,
    gifted,
    holding,
    tireless,
    until_offered,
)
from .cards import (
    ONE_RED,
    TWO_OR_MORE_INACTIVE,
    card,
    exactly_two,
    lose_one,
    lose_up_to_three,
    symbol_steps,
    two_or_more,
    two_symbols,
    up_to_three,
)
from .sitting import COMBAT_AND_MAGIC, Sister

# Every power that both games have, in every window in which it can be used.
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


@pytest.mark.rule("RON-ABIL-01", "POD-ABIL-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_at_the_start_only_the_leftmost_ability_is_active(sister: Sister, players: int) -> None:
    match = Match(sister.rules, players, {}, "start")
    while "draft" not in {question.key for question in match.position.open().values()}:
        seat, question = next(iter(match.position.open().items()))
        match.choose(seat, question.options[0].id)

    seats = sister.rules.view(match.position.table, None)["seats"][:players]
    states = [[ability["state"] for ability in area["abilities"]] for area in seats]
    assert states == [["active", "locked", "locked", "locked"]] * players


@pytest.mark.rule("RON-ABIL-01", "POD-ABIL-01")
def test_at_the_start_of_the_game_only_the_first_ability_is_offered(sister: Sister) -> None:
    """Three of Geralt's abilities belong to the playing step."""
    seat = {"character": "geralt", "timeline": ["pay"], "just_played": 1, "hand": ["plain"]}
    sitting = sister("resolve_cards", cards=CARDS, players=3, seats=[seat], to_act=[0])

    assert sitting.options(0) == ["resolve", "ability:training"]


@pytest.mark.rule("RON-ABIL-02", "POD-ABIL-02")
@pytest.mark.parametrize(("power", "window"), EVERY_POWER)
def test_using_an_ability_is_optional(sister: Sister, power: Power, window: str) -> None:
    sitting = until_offered(holding(sister, power, window))
    others = [option for option in sitting.options(0) if not option.startswith("ability:")]
    assert others

    sitting.choose(0, others[0])

    assert sitting.state() == "active"
    assert sitting.told("used-ability") == []


@pytest.mark.rule("RON-ABIL-02", "RON-ABIL-03", "POD-ABIL-02", "POD-ABIL-03")
@pytest.mark.parametrize(("power", "window"), EVERY_POWER)
def test_an_ability_is_turned_when_used_and_not_offered_again(sister: Sister, power: Power, window: str) -> None:
    sitting = until_offered(holding(sister, power, window)).choose(0, POWER)
    while sitting.asked(0) not in ("draft", "resolve-card", "done-playing", "done-chapter", "keep-card"):
        sitting.choose(0, sitting.options(0)[-1])

    assert sitting.state() == "used"
    assert POWER not in sitting.options(0)
    assert [one["ability"] for one in sitting.told("used-ability")] == ["power"]


@pytest.mark.rule("RON-ABIL-02", "RON-ABIL-03", "POD-ABIL-03")
def test_reactivate_cannot_turn_itself_active_again(sister: Sister) -> None:
    """Otherwise one and the same ability could be used without end."""
    sitting = holding(sister, powers.Reactivate(), DRAFT, seat={"abilities": ["active", "used", "used"]})
    second, third = (f"ability:{one['ability']}" for one in sitting.player(0)["abilities"][1:3])

    sitting.choose(0, POWER)
    assert (sitting.asked(0), sitting.options(0)) == ("reactivate", [second, third])
    sitting.choose(0, second)

    assert sitting.states() == ["used", "active", "used", "locked"]


@pytest.mark.rule("RON-ABIL-02", "POD-ABIL-02")
@pytest.mark.parametrize("phase", [DRAFT, PLAY, CHAPTER_END])
@pytest.mark.parametrize("window", [DRAFT, PLAY, CHAPTER_END])
def test_an_ability_is_usable_only_in_the_window_that_its_text_gives(sister: Sister, window: str, phase: str) -> None:
    sitting = holding(sister, powers.GainExperience(1), window, PHASES[phase])

    offered_now = sitting.phase == PHASES[phase] and POWER in sitting.options(0)
    assert offered_now == (window == phase)


@pytest.mark.rule("RON-ABIL-02", "POD-ABIL-02")
def test_an_unused_ability_waits_for_any_turn_but_is_used_once_in_the_whole_game(sister: Sister) -> None:
    """It is offered in each of the nine drafts until seat 0 takes it in the fifth."""
    sitting = gifted(sister, powers.GainExperience(1), DRAFT, "draft", players=3, cards={})
    offered = []

    while not sitting.position.over:
        seat, question = next(iter(sitting.position.open().items()))
        if (seat, question.key) == (0, "draft"):
            offered.append(POWER in sitting.options(0))
        use_it = (seat, question.key, len(offered)) == (0, "draft", 5) and POWER in sitting.options(0)
        sitting.choose(seat, POWER if use_it else question.options[0].id)

    assert offered == [True, True, True, True, True, False, False, False, False, False]


@pytest.mark.rule("RON-ABIL-02", "POD-ABIL-02")
def test_nobody_else_is_asked_about_a_players_ability(sister: Sister) -> None:
    sitting = holding(sister, powers.GainExperience(1), DRAFT, to_act=[1, 0], initiative=[1, 0, 2])

    assert POWER not in sitting.options(1)
    assert sitting.asked(0) is None


# Training


@pytest.mark.rule("RON-ABIL-07", "POD-ABIL-05")
def test_without_training_the_same_card_gives_nothing(sister: Sister) -> None:
    sitting = geralt(sister, EXPLORATION_FOR_COMBAT).choose(0, "resolve")

    assert sitting.tokens(0) == {}
    assert sitting.state() == "active"


@pytest.mark.rule("RON-ABIL-07", "POD-ABIL-05")
def test_training_spares_a_symbol_that_geralt_has(sister: Sister) -> None:
    sitting = finish(geralt(sister, EXPLORATION_FOR_COMBAT, tokens={"exploration": 1}).choose(0, "ability:training"))

    assert sitting.tokens(0) == {"exploration": 1, "combat": 2}


@pytest.mark.rule("RON-ABIL-07", "POD-ABIL-05")
@pytest.mark.parametrize(("owned", "left", "gained"), [(0, 0, 1), (1, 0, 2), (2, 0, 3), (3, 1, 3), (5, 3, 3)])
@pytest.mark.parametrize("played", [UP_TO_THREE_EXPLORATION, UP_TO_THREE_INACTIVE], ids=["printed", "inactive"])
def test_a_skipped_symbol_counts_as_one_of_up_to_three_lost_ones(
    sister: Sister, played: dict[str, Any], owned: int, left: int, gained: int
) -> None:
    sitting = finish(geralt(sister, played, tokens={"exploration": owned}).choose(0, "ability:training"))

    assert sitting.tokens(0).get("exploration", 0) == left
    assert sitting.tokens(0)["combat"] == gained


@pytest.mark.rule("RON-ABIL-07", "POD-ABIL-05")
def test_training_serves_one_card_only(sister: Sister) -> None:
    """The second card must be paid for, and cannot."""
    cards = {"first": EXPLORATION_FOR_COMBAT, "second": {**EXPLORATION_FOR_COMBAT, "colour": "red"}}
    seat = {"character": "geralt", "timeline": ["first", "second"], "just_played": 2, "hand": []}
    sitting = sister("resolve_cards", cards=cards, seats=[seat], active=COMBAT_AND_MAGIC, to_act=[0])

    finish(sitting.choose(0, "ability:training"))

    assert sitting.tokens(0) == {"combat": 2}
    assert sitting.phase == "draft_pair"


@pytest.mark.rule("RON-ABIL-07", "POD-ABIL-05")
def test_training_has_nothing_to_skip_in_a_having_condition(sister: Sister) -> None:
    sitting = geralt(sister, card("green", condition=ONE_RED, result=two_symbols("combat")))

    assert sitting.options(0) == ["resolve", geralts(sister, 3)]
    assert sitting.rule_against(0, "ability:training") == f"{sister.book}-ABIL-02"


@pytest.mark.rule("RON-ABIL-07", "RON-ABIL-11", "POD-ABIL-08", "POD-ABIL-05")
def test_training_can_be_used_for_the_effect_of_the_additional_card(sister: Sister) -> None:
    """The additional card is a card that he plays, so its loss can be skipped as well."""
    cards = {"played": card("red", "m"), "extra": EXPLORATION_FOR_COMBAT, "rest": card("blue", "d")}
    seat = {"character": "geralt", "timeline": ["played"], "just_played": 1, "hand": ["extra", "rest"],
            "abilities": ["active", "locked", "locked", "active"]}  # fmt: skip
    sitting = sister("resolve_cards", cards=cards, seats=[seat], active=COMBAT_AND_MAGIC, to_act=[0])

    sitting.choose(0, geralts(sister, 4), "card:extra")
    assert "ability:training" in sitting.options(0)
    finish(sitting.choose(0, "ability:training"))

    assert sitting.tokens(0) == {"combat": 2}


# Geralt's other abilities


@pytest.mark.rule("RON-ABIL-10", "POD-ABIL-06")
def test_geralts_second_ability_is_not_usable_during_a_turn(sister: Sister) -> None:
    seat = {"character": "geralt", "timeline": ["gift", "pay"], "just_played": 1, "hand": ["plain"], "experience": 15}
    drafting = sister("draft_pair", cards=CARDS, players=3, seats=[seat])
    playing = sister("resolve_cards", cards=CARDS, players=3, seats=[seat])

    assert geralts(sister, 2) not in drafting.options(0)
    assert playing.options(0)[1:] == ["ability:training", geralts(sister, 3)]
    assert playing.choose(0, "resolve").options(0) == ["done", geralts(sister, 4)]


@pytest.mark.rule("RON-ABIL-08", "POD-ABIL-07")
def test_a_full_result_is_given_for_one_card_only(sister: Sister) -> None:
    cards = {"first": UP_TO_THREE_INACTIVE, "second": {**UP_TO_THREE_INACTIVE, "colour": "red"}}
    seat = {"character": "geralt", "timeline": ["first", "second"], "just_played": 2, "hand": [],
            "abilities": ["used", "used", "active", "locked"]}  # fmt: skip
    sitting = sister("resolve_cards", cards=cards, players=3, seats=[seat], active=COMBAT_AND_MAGIC, to_act=[0])

    finish(sitting.choose(0, geralts(sister, 3)))

    assert sitting.tokens(0) == {"combat": 3}
    assert sitting.phase == "draft_pair"


@pytest.mark.rule("RON-ABIL-08", "POD-ABIL-07")
@pytest.mark.parametrize(
    ("condition", "result", "gained"),
    [
        (lose_one("exploration"), two_symbols("combat"), {"combat": 2}),
        (ONE_RED, {"kind": "both-paths"}, {"combat": 1, "magic": 1}),
        (exactly_two("green"), {"kind": "right-two"}, {"magic": 2}),
        (two_or_more("green"), {"kind": "left-two"}, {"combat": 2}),
        (TWO_OR_MORE_INACTIVE, two_symbols("magic"), {"magic": 2}),
        (up_to_three("green"), {"kind": "left-steps"}, {"combat": 3}),
        (lose_up_to_three("exploration"), symbol_steps("exploration"), {"exploration": 3}),
    ],
)
def test_a_full_result_is_given_whatever_the_condition(
    sister: Sister, condition: dict[str, Any], result: dict[str, Any], gained: dict[str, int]
) -> None:
    """The card is the only one, green and without symbols, so no condition is fully met."""
    sitting = geralt(sister, card("green", condition=condition, result=result))

    finish(sitting.choose(0, geralts(sister, 3)))

    assert sitting.tokens(0) == gained


@pytest.mark.rule("RON-ABIL-11", "POD-ABIL-08")
def test_geralt_plays_three_of_seven_cards_and_draws_one_back_to_five(sister: Sister) -> None:
    sitting = tireless(sister).choose(0, "play:plain", "play:other")

    sitting.choose(0, geralts(sister, 4), "card:scar")

    assert sitting.timeline(0) == ["plain", "other", "scar"]
    assert sitting.hand(0) == ["gift", "pay", "gone", "lost", "top"]


@pytest.mark.rule("RON-ABIL-11", "POD-ABIL-08")
def test_without_the_ability_two_of_seven_cards_are_played_and_none_is_drawn(sister: Sister) -> None:
    sitting = tireless(sister).choose(0, "play:plain", "play:other").choose(0, "done")

    assert sitting.timeline(0) == ["plain", "other"]
    assert sitting.hand(0) == ["gift", "scar", "pay", "gone", "lost"]


@pytest.mark.rule("RON-ABIL-11", "POD-ABIL-08")
def test_the_effect_of_the_additional_card_is_resolved_before_the_draw(sister: Sister) -> None:
    """`pay` costs a diplomacy: Geralt must choose which before he sees his new card."""
    sitting = tireless(sister, tokens={"diplomacy": 1}).choose(0, "play:scar", "play:plain")

    sitting.choose(0, geralts(sister, 4), "card:pay")
    assert sitting.asked(0) == "lose-symbol"
    assert "top" not in sitting.hand(0)
    sitting.choose(0, "token:diplomacy")

    assert sitting.tokens(0) == {"magic": 2}
    assert sitting.hand(0)[-1] == "top"


@pytest.mark.rule("RON-ABIL-02", "POD-ABIL-02")
def test_an_ability_unlocked_late_can_still_be_used_in_chapter_three(sister: Sister) -> None:
    """The end of a chapter comes no more, so in the packs only second abilities wait for it."""
    windows = [
        (slot, ability.window)
        for character in sister.contents.original_pack().characters
        for slot, ability in enumerate(character.abilities, start=1)
    ]

    assert {slot for slot, window in windows if window == CHAPTER_END} == {2}
