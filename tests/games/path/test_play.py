"""Step 2: choosing two cards in secret, revealing them, what their effects reach, and how hands and timelines grow."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from random import Random
from typing import Any

import pytest

from tablewright.engine.game import Game
from tablewright.engine.match import Match
from tablewright.games.path.assembly import assemble
from tablewright.games.path.reading import ORIGINAL, original_pack
from tablewright.games.path.table import Path
from tablewright.games.path.vocabulary import Nothing

from ..destiny.cards import (
    LOSE_INACTIVE,
    ONE_RED,
    PLAIN,
    card,
    exactly_one,
    lose_one,
    symbol_steps,
    two_or_more,
    two_symbols,
    up_to_three,
)
from ..destiny.matches import look
from ..destiny.sitting import COMBAT_AND_MAGIC, quiet
from .sitting import Sitting
from .tale import Tale

ONE_GREEN = exactly_one("green")
TWO_RED = two_or_more("red")
REDS = up_to_three("red")
TWO_INACTIVE = {"kind": "two-or-more-inactive"}
THREE_EXPERIENCE = {"kind": "three-experience"}
EXPERIENCE_STEPS = {"kind": "experience-steps"}


# Choosing and revealing


@pytest.mark.rule("POD-PLAY-02")
def test_no_effect_is_resolved_before_all_cards_are_revealed() -> None:
    gives = card("red", condition=ONE_RED, result=two_symbols("combat"))
    seats = [quiet(hand=["gives", "blue1"]), quiet(hand=["green1", "green2"]), quiet(hand=[])]
    sitting = Tale("play_cards", cards=PLAIN | {"gives": gives}, seats=seats, active=COMBAT_AND_MAGIC)

    sitting.choose(0, "play:gives")
    assert sitting.tokens(0) == {}
    sitting.choose(1, "play:green1")

    assert sitting.tokens(0) == {"combat": 2}
    kinds = [event.key for event in sitting.journal if event.key in ("revealed-cards", "effect-resolved")]
    assert kinds == [*["revealed-cards"] * 3, "effect-resolved"]


# The order of resolution


@pytest.mark.rule("POD-PLAY-04")
def test_the_right_card_waits_until_the_left_one_is_paid() -> None:
    pays = card("blue", "e", condition=lose_one("exploration"), result=two_symbols("combat"))
    reds = card("red", condition=ONE_RED, result=THREE_EXPERIENCE)

    sitting = Tale.two_cards(left=pays, right=reds, tokens={"exploration": 1})
    assert (sitting.asked(0), sitting.experience(0)) == ("lose-symbol", 0)
    sitting.choose(0, "token:exploration")

    assert (sitting.tokens(0), sitting.experience(0)) == ({"combat": 2}, 3)


# Gaining and losing symbols


@pytest.mark.rule("POD-PLAY-05")
def test_a_symbol_gained_from_a_card_becomes_a_token() -> None:
    gives = card("red", "c", condition=ONE_RED, result=two_symbols("combat"))

    sitting = Tale.last_played(gives, tokens={"combat": 1, "magic": 1})

    assert sitting.tokens(0) == {"combat": 3, "magic": 1}
    assert sitting.timeline(0) == ["new"]


@pytest.mark.rule("POD-PLAY-05")
def test_a_symbol_gained_from_an_ability_becomes_a_token() -> None:
    """Ciri's third ability gives four of the right path's symbol."""
    seat = {
        "character": "ciri",
        "abilities": ["used", "used", "active", "locked"],
        "timeline": ["red1"],
        "just_played": 1,
    }
    sitting = Tale("resolve_cards", cards=PLAIN, seats=[seat, quiet(), quiet()], active=COMBAT_AND_MAGIC)

    sitting.choose(0, "ability:unbridled-power")

    assert sitting.tokens(0) == {"magic": 4}


@pytest.mark.rule("POD-PLAY-05")
def test_a_symbol_gained_from_a_storys_special_rule_becomes_a_token() -> None:
    """The exertion of chapter I gives two diplomacy for pink, yellow and pink."""
    cards = {"p1": card("pink"), "y": card("yellow"), "p2": card("pink")}
    seats = [quiet(timeline=["p1", "y", "p2"], just_played=2), quiet(), quiet()]

    sitting = Sitting("resolve_cards", cards=cards, seats=seats, exertions=["dance-till-cockcrow"])

    assert sitting.tokens(0) == {"diplomacy": 2}


@pytest.mark.rule("POD-PLAY-05")
def test_a_gained_token_counts_for_the_next_effect() -> None:
    gives = card("red", condition=ONE_RED, result=two_symbols("exploration"))
    counts = card("green", condition=TWO_INACTIVE, result=two_symbols("magic"))

    sitting = Tale.two_cards(left=gives, right=counts)

    assert sitting.tokens(0) == {"exploration": 2, "magic": 2}


# What an effect sees


@pytest.mark.rule("POD-PLAY-07")
def test_the_symbols_of_the_card_itself_are_counted() -> None:
    sitting = Tale.last_played(card("red", "ed", condition=TWO_INACTIVE, result=two_symbols("combat")))

    assert sitting.tokens(0) == {"combat": 2}
    assert sitting.covered(0) == {}


@pytest.mark.rule("POD-PLAY-07")
def test_symbols_on_the_card_to_the_right_are_not_counted() -> None:
    counts = card("red", "e", condition=TWO_INACTIVE, result=THREE_EXPERIENCE)

    sitting = Tale.two_cards(left=counts, right=card("blue", "ed"))

    assert sitting.experience(0) == 0


# Duty


@pytest.mark.rule("POD-PLAY-08")
def test_constructed_example_an_inactive_token_and_an_inactive_symbol_of_the_card_are_both_lost() -> None:
    sitting = Tale.last_played(
        card("red", "e", condition=LOSE_INACTIVE, result=symbol_steps("combat")), tokens={"diplomacy": 1}
    )

    assert sitting.tokens(0) == {"combat": 2}
    assert sitting.covered(0) == {"new": [0]}


# Single and multi effects, and cards without any


@pytest.mark.rule("POD-PLAY-09")
@pytest.mark.parametrize(("earlier", "degree"), [(0, 1), (1, 2), (2, 3), (5, 3)])
def test_a_multi_effect_gives_as_much_as_its_condition_is_met(earlier: int, degree: int) -> None:
    timeline = tuple(f"red{number}" for number in range(1, earlier + 1))

    sitting = Tale.last_played(card("red", condition=REDS, result=EXPERIENCE_STEPS), timeline)

    assert sitting.experience(0) == degree


@pytest.mark.rule("POD-PLAY-09")
def test_an_effect_is_resolved_in_its_own_turn_and_in_none_after_it() -> None:
    gives = {"gives": card("green", condition=ONE_GREEN, result=two_symbols("magic"))}
    seats = [quiet(hand=["gives", "red1"]), quiet(hand=[]), quiet(hand=[])]
    sitting = Tale("play_cards", cards=PLAIN | gives, seats=seats, active=COMBAT_AND_MAGIC).choose(0, "play:gives")
    assert sitting.tokens(0) == {"magic": 2}

    sitting.choose(0, "deck").choose(1, "deck").choose(2, "deck").play_on(until="draft_pair")

    assert len(sitting.timeline(0)) == 4
    assert sitting.resolved().count((0, "gives")) == 1


@pytest.mark.rule("POD-PLAY-10")
def test_a_card_without_effect_just_brings_its_colours() -> None:
    """It is green and red."""
    sitting = Tale.two_cards(left=card("green red"), right=card("red", condition=TWO_RED, result=two_symbols("magic")))

    assert sitting.resolved() == [(0, "right")]
    assert sitting.tokens(0) == {"magic": 2}


# Players side by side


@pytest.mark.rule("POD-PLAY-11")
@pytest.mark.parametrize("initiative", [list(order) for order in permutations(range(3))])
def test_what_players_get_from_their_cards_does_not_depend_on_their_order(initiative: list[int]) -> None:
    cards = {
        "gives": card("red", condition=ONE_RED, result=two_symbols("combat")),
        "takes": card("green", "e", condition=lose_one("exploration"), result={"kind": "both-paths"}),
        "learns": card("red", "dd", condition=LOSE_INACTIVE, result=EXPERIENCE_STEPS),
    }
    seats = [quiet(timeline=[key], just_played=1) for key in cards]

    sitting = Tale("resolve_cards", cards=cards, seats=seats, initiative=initiative, active=COMBAT_AND_MAGIC)

    assert [sitting.tokens(seat) for seat in range(3)] == [{"combat": 2}, {"combat": 1, "magic": 1}, {}]
    assert [sitting.covered(seat) for seat in range(3)] == [{}, {"takes": [0]}, {"learns": [0, 1]}]
    assert [sitting.experience(seat) for seat in range(3)] == [0, 0, 2]


@pytest.mark.rule("POD-PLAY-11")
def test_an_effect_neither_sees_nor_touches_what_others_have() -> None:
    """Neither red cards nor inactive symbols of others count, nor those in the own hand."""
    cards = {"old": card("red", "ed"), "new": card("red", condition=REDS, result=EXPERIENCE_STEPS)}
    cards["trade"] = card("blue", condition=LOSE_INACTIVE, result=symbol_steps("combat"))
    seats = [
        quiet(timeline=["new", "trade"], just_played=2, hand=["red1", "red2"]),
        quiet(timeline=["old"], tokens={"exploration": 2}),
        quiet(timeline=["red3", "red4"], tokens={"diplomacy": 2}),
    ]

    sitting = Tale("resolve_cards", cards=PLAIN | cards, seats=seats, active=COMBAT_AND_MAGIC)

    assert (sitting.experience(0), sitting.tokens(0)) == (1, {})
    assert [sitting.tokens(seat) for seat in (1, 2)] == [{"exploration": 2}, {"diplomacy": 2}]
    assert [sitting.covered(seat) for seat in (1, 2)] == [{}, {}]
    assert [sitting.experience(seat) for seat in (1, 2)] == [0, 0]


@pytest.mark.rule("POD-PLAY-11")
@pytest.mark.parametrize("initiative", [[0, 1, 2], [1, 2, 0]])
def test_where_it_could_matter_initiative_decides_who_resolves_first(initiative: list[int]) -> None:
    """Two players still have to choose what to lose."""
    trade = card("red", "e", condition=lose_one("exploration"), result=two_symbols("combat"))
    cards = PLAIN | {"first": trade, "second": trade}
    hands = [["first", "blue1"], ["second", "blue2"], []]
    seats = [quiet(hand=hand, tokens={"exploration": 1}) for hand in hands]
    sitting = Tale("play_cards", cards=cards, seats=seats, initiative=initiative, active=COMBAT_AND_MAGIC)
    first, second = (seat for seat in initiative if seat != 2)

    sitting.choose(0, "play:first").choose(1, "play:second")
    assert (sitting.asked(first), sitting.asked(second)) == ("lose-symbol", None)
    sitting.choose(first, "token:exploration")

    assert sitting.asked(second) == "lose-symbol"


# How hands and timelines grow


def giftless() -> Game[Path]:
    """The game with a story whose path tokens bring nothing, so that only the rules decide how many cards there are."""
    pack = original_pack()
    story = pack.stories["edge"]
    cards = {
        number: replace(one, left=one.left and Nothing(), right=one.right and Nothing())
        for number, one in story.cards.items()
    }
    return assemble(replace(pack, stories={**pack.stories, "edge": replace(story, cards=cards)}), ORIGINAL)


def plain_game(players: int, seed: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """A game without abilities: each question that was asked, with the table at that moment."""
    game = giftless()
    match = Match(game, players, {"story": "edge-plain"}, seed)
    luck = Random(seed)
    while not match.over:
        seat, question = next(iter(match.position.open().items()))
        yield question.key, look(match)
        options = [option.id for option in question.options if not option.id.startswith("ability:")]
        match.choose(seat, luck.choice(options))
    yield "over", look(match)


def hand_sizes(view: dict[str, Any], players: int) -> list[int]:
    return [view["seats"][seat]["hand_size"] for seat in range(players)]


def timeline_sizes(view: dict[str, Any], players: int) -> list[int]:
    return [len(view["seats"][seat]["timeline"]) for seat in range(players)]


@pytest.mark.rule("POD-PLAY-12")
@pytest.mark.parametrize("seed", ["one", "two"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_hand_has_five_cards_then_seven_then_five(players: int, seed: str) -> None:
    """At the first draft of each turn, at the first choice of step 2, and at whatever is asked after step 2."""
    game = list(plain_game(players, seed))
    nobody_drafted = [view for key, view in game if key == "draft" and len(view["to_act"]) == players]
    all_drafted = [view for key, view in game if key == "play-left"]
    all_played = [view for key, view in game if key in ("lose-symbol", "keep-card", "over")]

    assert len(nobody_drafted) == 9
    assert {size for view in nobody_drafted for size in hand_sizes(view, players)} == {5}
    assert {size for view in all_drafted for size in hand_sizes(view, players)} == {7}
    assert {size for view in all_played for size in hand_sizes(view, players)} == {5}


@pytest.mark.rule("POD-PLAY-12")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_constructed_example_without_abilities_every_player_holds_five_cards_when_the_game_ends(players: int) -> None:
    *_, (key, view) = plain_game(players, "last")

    assert key == "over"
    assert hand_sizes(view, players) == [5] * players


@pytest.mark.rule("POD-PLAY-12")
@pytest.mark.parametrize("pair", ["deck", "row:2"])
def test_there_is_no_hand_limit(pair: str) -> None:
    """Twelve cards become fourteen by drafting and twelve by playing; nothing is discarded."""
    hand = [*PLAIN][:12]
    sitting = Tale("draft_pair", cards=PLAIN, seats=[quiet(hand=hand), quiet(), quiet()], active=COMBAT_AND_MAGIC)

    sitting.choose(0, pair).choose(1, "deck").choose(2, "deck")
    assert len(sitting.hand(0)) == 14
    sitting.choose(0, "play:red1", "play:red2").play_on(until="draft_pair")

    assert len(sitting.hand(0)) == 12
    assert sitting.hand(0)[:10] == hand[2:]


@pytest.mark.rule("POD-PLAY-13")
@pytest.mark.parametrize("seed", ["one", "two"])
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_timelines_end_the_chapters_with_six_seven_and_eight_cards(players: int, seed: str) -> None:
    ends: dict[int, list[int]] = {}
    for key, view in plain_game(players, seed):
        if key in ("keep-card", "over"):
            ends.setdefault(view["turns_done"] // 3, timeline_sizes(view, players))

    assert ends == {1: [6] * players, 2: [7] * players, 3: [8] * players}
