"""Step 2: choosing two cards in secret, revealing them, what their effects reach, and how hands and timelines grow."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from random import Random
from typing import Any

import pytest

from tablewright.engine.faults import Illegal, Stale
from tablewright.engine.game import Game
from tablewright.engine.match import Match
from tablewright.games.path.assembly import assemble
from tablewright.games.path.content import MAIN_CARDS, ORIGINAL, original_pack
from tablewright.games.path.table import Path
from tablewright.games.path.vocabulary import Nothing

from .sitting import LOSE_INACTIVE, Sitting, card, lose_one, lose_up_to_three, symbol_steps, two_symbols

ONE_RED = {"kind": "exactly-one-card", "colour": "red"}
ONE_GREEN = {"kind": "exactly-one-card", "colour": "green"}
TWO_RED = {"kind": "two-or-more-cards", "colour": "red"}
REDS = {"kind": "up-to-three-cards", "colour": "red"}
TWO_INACTIVE = {"kind": "two-or-more-inactive"}
THREE_EXPERIENCE = {"kind": "three-experience"}
EXPERIENCE_STEPS = {"kind": "experience-steps"}

TABLE: dict[str, Any] = {"active": ["combat", "magic"], "settings": {"story": "edge-plain"}}
PLAIN = {f"{colour}{number}": card(colour) for colour in ("red", "green", "blue") for number in range(1, 8)}


def quiet(**more: Any) -> dict[str, Any]:
    """A seat whose first ability is used up, so that nothing but the rule at hand asks it anything."""
    return {"abilities": ["used"], **more}


def two_cards(left: dict[str, Any], right: dict[str, Any], **seat: Any) -> Sitting:
    """Seat 0 holds just two cards and lays them as "left" and "right"; nobody else plays anything."""
    seats = [quiet(hand=["left", "right"], **seat), quiet(hand=[]), quiet(hand=[])]
    cards = PLAIN | {"left": left, "right": right}
    return Sitting("play_cards", cards=cards, seats=seats, **TABLE).choose(0, "play:left")


def three_hands(**more: Any) -> Sitting:
    """Three players with three effectless cards each."""
    seats = [
        quiet(hand=["red1", "red2", "red3"], timeline=["red4"]),
        quiet(hand=["green1", "green2", "green3"]),
        quiet(hand=["blue1", "blue2", "blue3"]),
    ]
    return Sitting("play_cards", cards=PLAIN, seats=seats, **TABLE, **more)


def last_played(new: dict[str, Any], timeline: tuple[str, ...] = (), cards: Any = None, **more: Any) -> Sitting:
    """Seat 0 resolves "new", the last card of its timeline; the others have played nothing."""
    others = [quiet(timeline=more.pop("second", [])), quiet(timeline=more.pop("third", []))]
    seats = [quiet(timeline=[*timeline, "new"], just_played=1, **more), *others]
    return Sitting("resolve_cards", cards=PLAIN | (cards or {}) | {"new": new}, seats=seats, **TABLE)


def cover(sitting: Sitting, seat: int, key: str, slot: int = 0) -> str:
    """The option to cover a printed symbol of a timeline card."""
    number = next(one["card"] for one in sitting.player(seat)["timeline"] if one["key"] == key)
    return f"cover:{number}.{slot}"


def play_options(sitting: Sitting, seat: int) -> list[str]:
    """The hand cards that a seat is offered to lay, by key."""
    keys = {f"play:{one['card']}": one["key"] for one in sitting.player(seat)["hand"]}
    return [keys[option] for option in sitting.options(seat)]


def resolved(sitting: Sitting) -> list[tuple[Any, str]]:
    """Whose effects of which cards gave their result, in order."""
    faces = sitting.table.content.cards
    return [(told["seat"], faces[told["card"]].key) for told in sitting.told("effect-resolved")]


# Choosing and revealing


@pytest.mark.rule("POD-PLAY-01")
def test_a_player_lays_a_left_and_then_another_right_card() -> None:
    sitting = three_hands()

    assert sitting.asked(0) == "play-left"
    assert play_options(sitting, 0) == ["red1", "red2", "red3"]
    sitting.choose(0, "play:red2")

    assert sitting.asked(0) == "play-right"
    assert play_options(sitting, 0) == ["red1", "red3"]
    sitting.choose(0, "play:red1")

    assert sitting.asked(0) is None


@pytest.mark.rule("POD-PLAY-01")
def test_exactly_two_cards_leave_each_hand() -> None:
    sitting = three_hands()

    sitting.everyone_plays(("red1", "red2"), ("green1", "green2"), ("blue1", "blue2"))

    assert [sitting.hand(seat) for seat in range(3)] == [["red3"], ["green3"], ["blue3"]]
    assert [len(sitting.timeline(seat)) for seat in range(3)] == [1 + 2, 2, 2]


@pytest.mark.rule("POD-PLAY-01")
def test_one_card_is_not_enough() -> None:
    sitting = three_hands().choose(1, "play:green1", "play:green2").choose(2, "play:blue1", "play:blue2")

    sitting.choose(0, "play:red1")

    assert sitting.asked(0) == "play-right"
    assert sitting.timeline(0) == ["red4"]
    with pytest.raises(Illegal):
        sitting.choose(0, "done")


@pytest.mark.rule("POD-PLAY-01")
@pytest.mark.parametrize("key", ["red1", "red4", "green1"])
def test_the_right_card_cannot_be_the_left_one_nor_lie_elsewhere(key: str) -> None:
    sitting = three_hands().choose(0, "play:red1")

    with pytest.raises(Illegal):
        sitting.choose(0, f"play:{key}")


@pytest.mark.rule("POD-PLAY-01")
def test_a_player_who_has_chosen_waits_and_cannot_change_the_choice() -> None:
    sitting = three_hands().choose(0, "play:red1", "play:red2")

    with pytest.raises(Stale):
        sitting.choose(0, "play:red3")
    assert [sitting.asked(seat) for seat in range(3)] == [None, "play-left", "play-left"]

    sitting.choose(1, "play:green1", "play:green2").choose(2, "play:blue1", "play:blue2")
    assert sitting.timeline(0) == ["red4", "red1", "red2"]


@pytest.mark.rule("POD-PLAY-02")
@pytest.mark.parametrize("watcher", [1, 2, None])
def test_chosen_cards_stay_hidden_until_the_last_player_has_chosen(watcher: int | None) -> None:
    sitting = three_hands()
    before = sitting.sees(watcher)

    sitting.choose(0, "play:red1", "play:red2").choose(1, "play:green1", "play:green2").choose(2, "play:blue1")

    assert sitting.sees(watcher) == before
    assert sitting.told("revealed-cards", watcher) == []


@pytest.mark.rule("POD-PLAY-02")
def test_all_cards_are_revealed_with_the_last_choice() -> None:
    sitting = three_hands()
    sitting.choose(2, "play:blue1", "play:blue2").choose(0, "play:red1", "play:red2").choose(1, "play:green1")

    sitting.choose(1, "play:green2")

    timelines = [[one["key"] for one in area["timeline"]] for area in sitting.sees(None)["seats"]]
    assert timelines == [["red4", "red1", "red2"], ["green1", "green2"], ["blue1", "blue2"]]


@pytest.mark.rule("POD-PLAY-02")
def test_no_effect_is_resolved_before_all_cards_are_revealed() -> None:
    gives = card("red", condition=ONE_RED, result=two_symbols("combat"))
    seats = [quiet(hand=["gives", "blue1"]), quiet(hand=["green1", "green2"]), quiet(hand=[])]
    sitting = Sitting("play_cards", cards=PLAIN | {"gives": gives}, seats=seats, **TABLE)

    sitting.choose(0, "play:gives")
    assert sitting.tokens(0) == {}
    sitting.choose(1, "play:green1")

    assert sitting.tokens(0) == {"combat": 2}
    kinds = [event.key for event in sitting.journal if event.key in ("revealed-cards", "effect-resolved")]
    assert kinds == [*["revealed-cards"] * 3, "effect-resolved"]


@pytest.mark.rule("POD-PLAY-03")
@pytest.mark.parametrize(("left", "right"), [("red1", "red2"), ("red2", "red1"), ("red3", "red1")])
def test_cards_join_the_right_end_of_the_timeline_the_left_one_first(left: str, right: str) -> None:
    sitting = three_hands()

    sitting.everyone_plays((left, right), ("green1", "green2"), ("blue1", "blue2"))

    assert sitting.timeline(0) == ["red4", left, right]


# The order of resolution


@pytest.mark.rule("POD-PLAY-04", "POD-PLAY-07")
def test_constructed_example_exactly_1_green_is_met_although_the_right_card_is_green_too() -> None:
    sitting = two_cards(left=card("green", condition=ONE_GREEN, result=THREE_EXPERIENCE), right=card("green"))

    assert sitting.experience(0) == 3


@pytest.mark.rule("POD-PLAY-04")
def test_combat_from_the_left_card_pays_for_the_right_one() -> None:
    gives = card("red", condition=ONE_RED, result=two_symbols("combat"))
    takes = card("green", condition=lose_one("combat"), result=two_symbols("magic"))

    sitting = two_cards(left=gives, right=takes)

    assert resolved(sitting) == [(0, "left"), (0, "right")]
    assert sitting.tokens(0) == {"combat": 1, "magic": 2}


@pytest.mark.rule("POD-PLAY-04")
def test_the_other_way_round_the_combat_comes_too_late() -> None:
    gives = card("red", condition=ONE_RED, result=two_symbols("combat"))
    takes = card("green", condition=lose_one("combat"), result=two_symbols("magic"))

    sitting = two_cards(left=takes, right=gives)

    assert resolved(sitting) == [(0, "right")]
    assert sitting.tokens(0) == {"combat": 2}


@pytest.mark.rule("POD-PLAY-04")
def test_the_right_card_waits_until_the_left_one_is_paid() -> None:
    pays = card("blue", "e", condition=lose_one("exploration"), result=two_symbols("combat"))
    reds = card("red", condition=ONE_RED, result=THREE_EXPERIENCE)

    sitting = two_cards(left=pays, right=reds, tokens={"exploration": 1})
    assert (sitting.asked(0), sitting.experience(0)) == ("lose-symbol", 0)
    sitting.choose(0, "token:exploration")

    assert (sitting.tokens(0), sitting.experience(0)) == ({"combat": 2}, 3)


# Gaining and losing symbols


@pytest.mark.rule("POD-PLAY-05")
def test_a_symbol_gained_from_a_card_becomes_a_token() -> None:
    gives = card("red", "c", condition=ONE_RED, result=two_symbols("combat"))

    sitting = last_played(gives, tokens={"combat": 1, "magic": 1})

    assert sitting.tokens(0) == {"combat": 3, "magic": 1}
    assert sitting.timeline(0) == ["new"]


@pytest.mark.rule("POD-PLAY-05")
def test_a_symbol_gained_from_an_ability_becomes_a_token() -> None:
    """Ciri's third ability gives four of the right path's symbol."""
    seat = {"character": "ciri", "abilities": ["used", "used", "active", "locked"], "timeline": ["red1"]}
    sitting = Sitting("resolve_cards", cards=PLAIN, seats=[seat | {"just_played": 1}, quiet(), quiet()], **TABLE)

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

    sitting = two_cards(left=gives, right=counts)

    assert sitting.tokens(0) == {"exploration": 2, "magic": 2}


@pytest.mark.rule("POD-PLAY-06")
@pytest.mark.parametrize(
    ("choice", "tokens", "covered"),
    [
        ("token", {"combat": 2}, {}),
        ("old", {"exploration": 1, "combat": 2}, {"old": [1]}),
        ("new", {"exploration": 1, "combat": 2}, {"new": [0]}),
    ],
)
def test_a_loss_may_be_paid_with_a_token_or_any_fitting_printed_symbol(
    choice: str, tokens: dict[str, int], covered: dict[str, list[int]]
) -> None:
    trade = card("red", "e", condition=lose_one("exploration"), result=two_symbols("combat"))
    sitting = last_played(trade, ("old",), {"old": card("blue", "de")}, tokens={"exploration": 1})
    ways = {
        "token": "token:exploration",
        "old": cover(sitting, 0, "old", 1),
        "new": cover(sitting, 0, "new", 0),
    }

    assert sorted(sitting.options(0)) == sorted(ways.values())
    sitting.choose(0, ways[choice])

    assert sitting.tokens(0) == tokens
    assert sitting.covered(0) == covered


@pytest.mark.rule("POD-PLAY-06")
def test_a_covered_symbol_cannot_be_lost_again() -> None:
    trade = card("red", "e", condition=lose_one("exploration"), result=two_symbols("combat"))

    sitting = last_played(trade, ("old",), {"old": card("blue", "e")}, tokens={"exploration": 1}, covered={"old": [0]})

    assert sorted(sitting.options(0)) == sorted(["token:exploration", cover(sitting, 0, "new")])


@pytest.mark.rule("POD-PLAY-06", "POD-PLAY-07")
def test_a_symbol_on_the_card_to_the_right_cannot_be_lost() -> None:
    trade = card("red", condition=lose_up_to_three("exploration"), result=symbol_steps("combat"))

    sitting = two_cards(left=trade, right=card("blue", "ee"), tokens={"exploration": 1})

    assert sitting.tokens(0) == {"combat": 1}
    assert sitting.covered(0) == {}


# What an effect sees


@pytest.mark.rule("POD-PLAY-07")
def test_printed_example_an_inactive_symbol_on_the_same_card_may_be_used() -> None:
    sitting = last_played(card("red", "e", condition=LOSE_INACTIVE, result=symbol_steps("combat")))

    assert sitting.covered(0) == {"new": [0]}
    assert sitting.tokens(0) == {"combat": 1}


@pytest.mark.rule("POD-PLAY-07")
def test_the_symbols_of_the_card_itself_are_counted() -> None:
    sitting = last_played(card("red", "ed", condition=TWO_INACTIVE, result=two_symbols("combat")))

    assert sitting.tokens(0) == {"combat": 2}
    assert sitting.covered(0) == {}


@pytest.mark.rule("POD-PLAY-07")
def test_an_effect_sees_every_earlier_card_and_every_token() -> None:
    trade = card("red", "e", condition=lose_up_to_three("exploration"), result=symbol_steps("combat"))
    old = {"first": card("blue", "e"), "second": card("green", "m")}

    sitting = last_played(trade, ("first", "second"), old, tokens={"exploration": 1})

    assert sitting.tokens(0) == {"combat": 3}
    assert sitting.covered(0) == {"first": [0], "new": [0]}


@pytest.mark.rule("POD-PLAY-07")
def test_the_right_of_two_cards_sees_the_left_one() -> None:
    sitting = two_cards(left=card("green"), right=card("green", condition=ONE_GREEN, result=THREE_EXPERIENCE))

    assert sitting.experience(0) == 0


@pytest.mark.rule("POD-PLAY-07")
def test_symbols_on_the_card_to_the_right_are_not_counted() -> None:
    counts = card("red", "e", condition=TWO_INACTIVE, result=THREE_EXPERIENCE)

    sitting = two_cards(left=counts, right=card("blue", "ed"))

    assert sitting.experience(0) == 0


# Duty


@pytest.mark.rule("POD-PLAY-08")
def test_constructed_example_an_inactive_token_and_an_inactive_symbol_of_the_card_are_both_lost() -> None:
    sitting = last_played(
        card("red", "e", condition=LOSE_INACTIVE, result=symbol_steps("combat")), tokens={"diplomacy": 1}
    )

    assert sitting.tokens(0) == {"combat": 2}
    assert sitting.covered(0) == {"new": [0]}


@pytest.mark.rule("POD-PLAY-08")
def test_a_harmful_effect_cannot_be_declined() -> None:
    """Two active symbols are lost for useless ones, and nobody is asked."""
    harmful = card("red", "cc", condition=lose_up_to_three("combat"), result=symbol_steps("diplomacy"))

    sitting = last_played(harmful)

    assert sitting.covered(0) == {"new": [0, 1]}
    assert sitting.tokens(0) == {"diplomacy": 2}


@pytest.mark.rule("POD-PLAY-08")
def test_an_ability_may_be_used_before_an_effect_but_there_is_no_way_around_it() -> None:
    harmful = card("red", "c", condition=lose_one("combat"), result=two_symbols("diplomacy"))
    seats = [{"character": "geralt", "timeline": ["new"], "just_played": 1}, quiet(), quiet()]
    sitting = Sitting("resolve_cards", cards={"new": harmful}, seats=seats, **TABLE)

    assert sitting.options(0) == ["resolve", "ability:training"]
    sitting.choose(0, "resolve")

    assert sitting.tokens(0) == {"diplomacy": 2}
    assert sitting.covered(0) == {"new": [0]}


@pytest.mark.rule("POD-PLAY-08")
def test_a_player_who_chooses_what_to_lose_has_to_go_on_to_the_full_amount() -> None:
    trade = card("red", "mm", condition=lose_up_to_three("magic"), result=symbol_steps("combat"))
    sitting = last_played(trade, tokens={"magic": 2})

    both = ["token:magic", cover(sitting, 0, "new")]
    assert sitting.options(0) == both
    sitting.choose(0, "token:magic")
    assert sitting.options(0) == both
    sitting.choose(0, cover(sitting, 0, "new"))
    assert sitting.options(0) == ["token:magic", cover(sitting, 0, "new", 1)]
    sitting.choose(0, "token:magic")

    assert sitting.tokens(0) == {"combat": 3}
    assert sitting.covered(0) == {"new": [0]}


# Single and multi effects, and cards without any


@pytest.mark.rule("POD-PLAY-09")
@pytest.mark.parametrize("reds", [1, 2, 3, 5])
def test_a_single_effect_gives_its_result_once_however_far_its_condition_is_exceeded(reds: int) -> None:
    timeline = tuple(f"red{number}" for number in range(1, reds + 1))

    sitting = last_played(card("red", condition=TWO_RED, result=two_symbols("magic")), timeline)

    assert sitting.tokens(0) == {"magic": 2}


@pytest.mark.rule("POD-PLAY-09")
@pytest.mark.parametrize(("earlier", "degree"), [(0, 1), (1, 2), (2, 3), (5, 3)])
def test_a_multi_effect_gives_as_much_as_its_condition_is_met(earlier: int, degree: int) -> None:
    timeline = tuple(f"red{number}" for number in range(1, earlier + 1))

    sitting = last_played(card("red", condition=REDS, result=EXPERIENCE_STEPS), timeline)

    assert sitting.experience(0) == degree


@pytest.mark.rule("POD-PLAY-09")
def test_an_effect_is_resolved_in_its_own_turn_and_in_none_after_it() -> None:
    gives = {"gives": card("green", condition=ONE_GREEN, result=two_symbols("magic"))}
    seats = [quiet(hand=["gives", "red1"]), quiet(hand=[]), quiet(hand=[])]
    sitting = Sitting("play_cards", cards=PLAIN | gives, seats=seats, **TABLE).choose(0, "play:gives")
    assert sitting.tokens(0) == {"magic": 2}

    sitting.choose(0, "deck").choose(1, "deck").choose(2, "deck").play_on(until="draft_pair")

    assert len(sitting.timeline(0)) == 4
    assert resolved(sitting).count((0, "gives")) == 1


@pytest.mark.rule("POD-PLAY-10")
def test_a_card_without_effect_just_brings_its_colours() -> None:
    """It is green and red."""
    sitting = two_cards(left=card("green red"), right=card("red", condition=TWO_RED, result=two_symbols("magic")))

    assert resolved(sitting) == [(0, "right")]
    assert sitting.tokens(0) == {"magic": 2}


@pytest.mark.rule("POD-PLAY-10")
def test_a_card_without_effect_just_brings_its_symbols() -> None:
    trade = card("red", condition=lose_up_to_three("exploration"), result=symbol_steps("combat"))

    sitting = two_cards(left=card("green", "ee"), right=trade)

    assert sitting.tokens(0) == {"combat": 2}
    assert sitting.covered(0) == {"left": [0, 1]}


@pytest.mark.rule("POD-PLAY-10")
def test_two_cards_without_effect_change_nothing() -> None:
    sitting = two_cards(left=card("red", "cm"), right=card("blue", "ed"), tokens={"combat": 1})

    assert sitting.timeline(0) == ["left", "right"]
    assert (sitting.tokens(0), sitting.covered(0), sitting.experience(0)) == ({"combat": 1}, {}, 0)
    assert sitting.told("effect-resolved") == sitting.told("condition-not-met") == []


@pytest.mark.rule("POD-PLAY-10")
def test_the_main_deck_has_cards_with_and_without_an_effect() -> None:
    with_effect = sum(one.effect is not None for one in original_pack().cards[:MAIN_CARDS])

    assert MAIN_CARDS // 2 < with_effect < MAIN_CARDS


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

    sitting = Sitting("resolve_cards", cards=cards, seats=seats, initiative=initiative, **TABLE)

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

    sitting = Sitting("resolve_cards", cards=PLAIN | cards, seats=seats, **TABLE)

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
    sitting = Sitting("play_cards", cards=cards, seats=seats, initiative=initiative, **TABLE)
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
        yield question.key, look(match, game)
        options = [option.id for option in question.options if not option.id.startswith("ability:")]
        match.choose(seat, luck.choice(options))
    yield "over", look(match, game)


def look(match: Match, game: Game[Path]) -> dict[str, Any]:
    table = match.position.table
    assert isinstance(table, Path)
    return game.view(table, None)


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
def test_there_is_no_hand_limit() -> None:
    """Twelve cards become fourteen by drafting and twelve by playing; nothing is discarded."""
    hand = [*PLAIN][:12]
    sitting = Sitting("draft_pair", cards=PLAIN, seats=[quiet(hand=hand), quiet(), quiet()], **TABLE)

    sitting.choose(0, "deck").choose(1, "deck").choose(2, "deck")
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
