"""Step 2: choosing two cards in secret, revealing them, and resolving their standard effects."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.engine.faults import Illegal, Stale
from tablewright.games.ronin.content import MAIN_CARDS, original_pack

from .sitting import LOSE_INACTIVE, Sitting, card, lose_one, lose_up_to_three, symbol_steps, two_symbols

ONE_RED = {"kind": "exactly-one-card", "colour": "red"}
ONE_GREEN = {"kind": "exactly-one-card", "colour": "green"}
TWO_RED = {"kind": "two-or-more-cards", "colour": "red"}
REDS = {"kind": "up-to-three-cards", "colour": "red"}
TWO_INACTIVE = {"kind": "exactly-two-inactive"}
NEIGHBOUR_BLUE = {"kind": "neighbour-cards", "colour": "blue"}
EACH_TRACK = {"kind": "each-track"}
ONE_TRACK = {"kind": "one-track"}

PLAIN = {f"{colour}{number}": card(colour) for colour in ("red", "green", "blue") for number in range(1, 8)}


def quiet(**more: Any) -> dict[str, Any]:
    """A seat whose first ability is used up, so that nothing but the rule at hand asks it anything."""
    return {"abilities": ["used"], **more}


def two_cards(left: dict[str, Any], right: dict[str, Any], **seat: Any) -> Sitting:
    """Seat 0 holds just two cards and lays them as "left" and "right"; nobody else plays anything."""
    seats = [quiet(hand=["left", "right"], **seat), quiet(hand=[]), quiet(hand=[])]
    cards = PLAIN | {"left": left, "right": right}
    sitting = Sitting("play_cards", cards=cards, active=["combat", "magic"], seats=seats)
    return sitting.choose(0, "play:left")


def three_hands(**more: Any) -> Sitting:
    """Three players with three effectless cards each."""
    seats = [
        quiet(hand=["red1", "red2", "red3"], timeline=["red4"]),
        quiet(hand=["green1", "green2", "green3"]),
        quiet(hand=["blue1", "blue2", "blue3"]),
    ]
    return Sitting("play_cards", cards=PLAIN, seats=seats, **more)


def last_played(new: dict[str, Any], timeline: tuple[str, ...] = (), cards: Any = None, **more: Any) -> Sitting:
    """Seat 0 resolves "new", the last card of its timeline; seat 1 is its left, seat 2 its right neighbour."""
    neighbours = [quiet(timeline=more.pop("left", [])), quiet(timeline=more.pop("right", []))]
    active = more.pop("active", ["combat", "magic"])
    seats = [quiet(timeline=[*timeline, "new"], just_played=1, **more), *neighbours]
    return Sitting("resolve_cards", cards=PLAIN | (cards or {}) | {"new": new}, active=active, seats=seats)


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


@pytest.mark.rule("RON-PLAY-01")
def test_a_player_lays_a_left_and_then_another_right_card() -> None:
    sitting = three_hands()

    assert sitting.asked(0) == "play-left"
    assert play_options(sitting, 0) == ["red1", "red2", "red3"]
    sitting.choose(0, "play:red2")

    assert sitting.asked(0) == "play-right"
    assert play_options(sitting, 0) == ["red1", "red3"]
    sitting.choose(0, "play:red1")

    assert sitting.asked(0) is None


@pytest.mark.rule("RON-PLAY-01")
def test_exactly_two_cards_leave_each_hand() -> None:
    sitting = three_hands()

    sitting.everyone_plays(("red1", "red2"), ("green1", "green2"), ("blue1", "blue2"))

    assert [sitting.hand(seat) for seat in range(3)] == [["red3"], ["green3"], ["blue3"]]
    assert [len(sitting.timeline(seat)) for seat in range(3)] == [1 + 2, 2, 2]


@pytest.mark.rule("RON-PLAY-01")
def test_one_card_is_not_enough() -> None:
    sitting = three_hands().choose(1, "play:green1", "play:green2").choose(2, "play:blue1", "play:blue2")

    sitting.choose(0, "play:red1")

    assert sitting.asked(0) == "play-right"
    assert sitting.timeline(0) == ["red4"]
    with pytest.raises(Illegal):
        sitting.choose(0, "done")


@pytest.mark.rule("RON-PLAY-01")
@pytest.mark.parametrize("key", ["red1", "red4", "green1"])
def test_the_right_card_cannot_be_the_left_one_nor_lie_elsewhere(key: str) -> None:
    sitting = three_hands().choose(0, "play:red1")

    with pytest.raises(Illegal):
        sitting.choose(0, f"play:{key}")


@pytest.mark.rule("RON-PLAY-02")
def test_all_players_choose_at_the_same_time_in_any_order() -> None:
    sitting = three_hands(initiative=[1, 2, 0])

    assert [sitting.asked(seat) for seat in range(3)] == ["play-left", "play-left", "play-left"]
    sitting.choose(2, "play:blue1").choose(0, "play:red1").choose(2, "play:blue2")

    assert [sitting.asked(seat) for seat in range(3)] == ["play-right", "play-left", None]


@pytest.mark.rule("RON-PLAY-02")
@pytest.mark.parametrize("watcher", [1, 2, None])
def test_chosen_cards_stay_hidden_until_the_last_player_has_chosen(watcher: int | None) -> None:
    sitting = three_hands()
    before = sitting.sees(watcher)

    sitting.choose(0, "play:red1", "play:red2").choose(1, "play:green1", "play:green2").choose(2, "play:blue1")

    assert sitting.sees(watcher) == before
    assert sitting.told("revealed-cards", watcher) == []


@pytest.mark.rule("RON-PLAY-02")
def test_all_cards_are_revealed_with_the_last_choice() -> None:
    sitting = three_hands()
    sitting.choose(0, "play:red1", "play:red2").choose(1, "play:green1", "play:green2").choose(2, "play:blue1")

    sitting.choose(2, "play:blue2")

    timelines = [[one["key"] for one in area["timeline"]] for area in sitting.sees(None)["seats"]]
    assert timelines == [["red4", "red1", "red2"], ["green1", "green2"], ["blue1", "blue2"]]
    assert [told["seat"] for told in sitting.told("revealed-cards")] == [0, 1, 2]


@pytest.mark.rule("RON-PLAY-02")
def test_a_choice_cannot_be_changed_while_others_still_choose() -> None:
    sitting = three_hands().choose(0, "play:red1", "play:red2")

    with pytest.raises(Stale):
        sitting.choose(0, "play:red3")

    sitting.choose(1, "play:green1", "play:green2").choose(2, "play:blue1", "play:blue2")
    assert sitting.timeline(0) == ["red4", "red1", "red2"]


@pytest.mark.rule("RON-PLAY-03")
@pytest.mark.parametrize(("left", "right"), [("red1", "red2"), ("red2", "red1"), ("red3", "red1")])
def test_cards_join_the_right_end_of_the_timeline_the_left_one_first(left: str, right: str) -> None:
    sitting = three_hands()

    sitting.everyone_plays((left, right), ("green1", "green2"), ("blue1", "blue2"))

    assert sitting.timeline(0) == ["red4", left, right]


# The order of resolution


@pytest.mark.rule("RON-PLAY-04")
@pytest.mark.parametrize("initiative", [[2, 0, 1], [1, 0, 2], [0, 1, 2]])
def test_players_resolve_both_their_effects_one_player_after_another_in_initiative_order(
    initiative: list[int],
) -> None:
    worker = card("red", condition=REDS, result=symbol_steps("combat"))
    cards = dict.fromkeys(("a0", "b0", "a1", "b1", "a2", "b2"), worker)
    seats = [quiet(hand=["a0", "b0"]), quiet(hand=["a1", "b1"]), quiet(hand=["a2", "b2"])]
    sitting = Sitting("play_cards", cards=cards, initiative=initiative, seats=seats)

    sitting.choose(0, "play:a0").choose(1, "play:a1").choose(2, "play:a2")

    first, second, third = initiative
    assert resolved(sitting) == [
        (first, f"a{first}"), (first, f"b{first}"),
        (second, f"a{second}"), (second, f"b{second}"),
        (third, f"a{third}"), (third, f"b{third}"),
    ]  # fmt: skip


@pytest.mark.rule("RON-PLAY-04")
def test_the_order_is_the_new_one_of_this_turns_draft() -> None:
    worker = card("red", condition=REDS, result=symbol_steps("combat"))
    cards = dict.fromkeys(("a0", "b0", "a1", "b1", "a2", "b2"), worker)
    seats = [quiet(hand=["a0", "b0"]), quiet(hand=["a1", "b1"]), quiet(hand=["a2", "b2"])]
    sitting = Sitting("draft_pair", cards=cards, initiative=[0, 1, 2], seats=seats)
    sitting.choose(0, "row:4").choose(1, "deck").choose(2, "row:1")

    sitting.everyone_plays(("a0", "b0"), ("a1", "b1"), ("a2", "b2"))

    assert [seat for seat, _ in resolved(sitting)] == [1, 1, 2, 2, 0, 0]


@pytest.mark.rule("RON-PLAY-05")
def test_constructed_example_combat_from_the_left_card_pays_for_the_right_one() -> None:
    gives = card("red", condition=ONE_RED, result=two_symbols("combat"))
    takes = card("green", condition=lose_one("combat"), result=two_symbols("magic"))

    sitting = two_cards(left=gives, right=takes)

    assert resolved(sitting) == [(0, "left"), (0, "right")]
    assert sitting.tokens(0) == {"combat": 1, "magic": 2}


@pytest.mark.rule("RON-PLAY-05", "RON-PLAY-14")
def test_the_other_way_round_the_combat_comes_too_late() -> None:
    gives = card("red", condition=ONE_RED, result=two_symbols("combat"))
    takes = card("green", condition=lose_one("combat"), result=two_symbols("magic"))

    sitting = two_cards(left=takes, right=gives)

    assert resolved(sitting) == [(0, "right")]
    assert sitting.tokens(0) == {"combat": 2}


@pytest.mark.rule("RON-PLAY-06")
def test_a_tea_effect_waits_until_all_have_finished_step_2() -> None:
    tea = card("red", condition=lose_one("exploration"), result=EACH_TRACK, ceremony=True)
    slow = card("red", "c", condition=lose_one("combat"), result=two_symbols("magic"))
    sitting = Sitting(
        "resolve_cards",
        cards={"tea": tea, "slow": slow},
        seats=[
            quiet(timeline=["tea"], just_played=1, tokens={"exploration": 1}),
            quiet(timeline=["slow"], just_played=1, tokens={"combat": 1}),
        ],
    )

    assert sitting.asked(1) == "lose-symbol"
    assert sitting.tokens(0) == {"exploration": 1}
    assert [sitting.track(0), sitting.track(2)] == [0, 0]

    sitting.choose(1, "token:combat")

    assert sitting.tokens(0) == {}
    assert [sitting.track(0), sitting.track(2)] == [1, 1]


@pytest.mark.rule("RON-PLAY-06")
def test_the_standard_effect_to_the_right_of_a_tea_effect_comes_first() -> None:
    """One exploration for both: the standard effect of step 2 takes it, so nothing is left for the tea."""
    tea = card("red", condition=lose_one("exploration"), result=EACH_TRACK, ceremony=True)
    standard = card("green", condition=lose_one("exploration"), result=two_symbols("magic"))

    sitting = two_cards(left=tea, right=standard, tokens={"exploration": 1})

    assert resolved(sitting) == [(0, "right")]
    assert sitting.tokens(0) == {"magic": 2}
    assert [sitting.track(0), sitting.track(2)] == [0, 0]


@pytest.mark.rule("RON-PLAY-07")
def test_a_card_without_effect_just_brings_its_colour() -> None:
    sitting = two_cards(left=card("red"), right=card("red", condition=TWO_RED, result=two_symbols("magic")))

    assert resolved(sitting) == [(0, "right")]
    assert sitting.tokens(0) == {"magic": 2}


@pytest.mark.rule("RON-PLAY-07")
def test_a_card_without_effect_just_brings_its_symbols() -> None:
    trade = card("red", condition=lose_up_to_three("exploration"), result=symbol_steps("combat"))

    sitting = two_cards(left=card("green", "ee"), right=trade)

    assert sitting.tokens(0) == {"combat": 2}
    assert sitting.covered(0) == {"left": [0, 1]}


@pytest.mark.rule("RON-PLAY-07")
def test_two_cards_without_effect_change_nothing() -> None:
    sitting = two_cards(left=card("red", "cm"), right=card("blue", "ed"), tokens={"combat": 1})

    assert sitting.timeline(0) == ["left", "right"]
    assert sitting.tokens(0) == {"combat": 1}
    assert sitting.covered(0) == {}
    assert sitting.told("effect-resolved") == sitting.told("condition-not-met") == []


@pytest.mark.rule("RON-PLAY-07")
def test_many_but_not_all_action_cards_of_the_deck_have_an_effect() -> None:
    with_effect = sum(one.effect is not None for one in original_pack().cards[:MAIN_CARDS])

    assert MAIN_CARDS // 2 < with_effect < MAIN_CARDS


# Duty and choice


@pytest.mark.rule("RON-PLAY-08", "RON-PLAY-12")
@pytest.mark.parametrize(("owned", "lost"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (7, 3)])
def test_constructed_example_as_many_magic_as_possible_are_lost_without_asking(owned: int, lost: int) -> None:
    """The example has 2 magic: exactly 2 are lost and 2 combat gained."""
    trade = card("red", condition=lose_up_to_three("magic"), result=symbol_steps("combat"))

    sitting = last_played(trade, tokens={"magic": owned})

    assert sitting.phase == "draft_pair"
    assert sitting.tokens(0).get("magic", 0) == owned - lost
    assert sitting.tokens(0).get("combat", 0) == lost


@pytest.mark.rule("RON-PLAY-08")
def test_a_harmful_effect_cannot_be_declined() -> None:
    """Two active symbols are lost for useless ones."""
    harmful = card("red", "cc", condition=lose_up_to_three("combat"), result=symbol_steps("diplomacy"))

    sitting = last_played(harmful)

    assert sitting.covered(0) == {"new": [0, 1]}
    assert sitting.tokens(0) == {"diplomacy": 2}


@pytest.mark.rule("RON-PLAY-08")
def test_an_ability_may_be_used_before_an_effect_but_there_is_no_way_around_it() -> None:
    harmful = card("red", "c", condition=lose_one("combat"), result=two_symbols("diplomacy"))
    sitting = Sitting(
        "resolve_cards",
        cards={"new": harmful},
        seats=[{"character": "geralt", "timeline": ["new"], "just_played": 1}, quiet(), quiet()],
    )

    assert sitting.asked(0) == "resolve-card"
    assert sitting.options(0) == ["resolve", "ability:training"]
    sitting.choose(0, "resolve")

    assert sitting.tokens(0) == {"diplomacy": 2}
    assert sitting.covered(0) == {"new": [0]}


@pytest.mark.rule("RON-PLAY-08")
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


@pytest.mark.rule("RON-PLAY-09")
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


@pytest.mark.rule("RON-PLAY-09")
def test_a_covered_symbol_cannot_be_given_up_again() -> None:
    trade = card("red", "e", condition=lose_one("exploration"), result=two_symbols("combat"))

    sitting = last_played(trade, ("old",), {"old": card("blue", "e")}, tokens={"exploration": 1}, covered={"old": [0]})

    assert sorted(sitting.options(0)) == sorted(["token:exploration", cover(sitting, 0, "new")])


@pytest.mark.rule("RON-PLAY-09")
@pytest.mark.parametrize(("side", "track"), [("left", 0), ("right", 2)])
def test_constructed_example_of_neighbours_with_4_and_3_cards_either_may_be_chosen(side: str, track: int) -> None:
    tea = card("red", condition=NEIGHBOUR_BLUE, result=ONE_TRACK, ceremony=True)
    sitting = last_played(tea, left=["blue1", "blue2", "blue3", "blue4"], right=["blue5", "blue6", "blue7"])

    assert sitting.options(0) == ["neighbour:left", "neighbour:right"]
    sitting.choose(0, f"neighbour:{side}")

    assert [sitting.track(0), sitting.track(2)] == [3 if track == 0 else 0, 3 if track == 2 else 0]


@pytest.mark.rule("RON-PLAY-09")
def test_even_the_neighbour_who_gives_less_may_be_chosen() -> None:
    tea = card("red", condition=NEIGHBOUR_BLUE, result=ONE_TRACK, ceremony=True)
    sitting = last_played(tea, left=["blue1", "blue2", "blue3"], right=["blue5"])

    sitting.choose(0, "neighbour:right")

    assert [sitting.track(0), sitting.track(2)] == [0, 1]


@pytest.mark.rule("RON-PLAY-08")
def test_a_neighbour_without_such_cards_is_no_way_to_decline() -> None:
    tea = card("red", condition=NEIGHBOUR_BLUE, result=ONE_TRACK, ceremony=True)

    sitting = last_played(tea, left=["red1", "red2"], right=["blue5"])

    assert [sitting.track(0), sitting.track(2)] == [0, 1]


@pytest.mark.rule("RON-PLAY-09")
@pytest.mark.parametrize(("side", "tracks"), [("left", [1, 0]), ("right", [0, 1])])
def test_the_player_chooses_freely_between_both_own_tracks(side: str, tracks: list[int]) -> None:
    tea = card("red", condition=REDS, result=ONE_TRACK, ceremony=True)
    sitting = last_played(tea)

    assert sitting.options(0) == ["track:left", "track:right"]
    sitting.choose(0, f"track:{side}")

    assert [sitting.track(0), sitting.track(2)] == tracks


# What an effect sees


@pytest.mark.rule("RON-PLAY-10")
def test_printed_example_an_inactive_symbol_on_the_same_card_may_be_used() -> None:
    trade = card("red", "e", condition=LOSE_INACTIVE, result=symbol_steps("combat"))

    sitting = last_played(trade, active=["magic", "combat"])

    assert sitting.covered(0) == {"new": [0]}
    assert sitting.tokens(0) == {"combat": 1}


@pytest.mark.rule("RON-PLAY-10")
def test_a_card_counts_its_own_colour() -> None:
    sitting = last_played(card("red", condition=TWO_RED, result=two_symbols("magic")), ("red1",))

    assert sitting.tokens(0) == {"magic": 2}


@pytest.mark.rule("RON-PLAY-10")
def test_a_covered_symbol_of_the_card_itself_does_not_count() -> None:
    trade = card("red", "ed", condition=TWO_INACTIVE, result=two_symbols("combat"))

    sitting = last_played(trade, covered={"new": [1]})

    assert sitting.tokens(0) == {}


@pytest.mark.rule("RON-PLAY-11")
def test_constructed_example_exactly_1_green_is_met_although_the_right_card_is_green_too() -> None:
    sitting = two_cards(left=card("green", condition=ONE_GREEN, result=two_symbols("combat")), right=card("green"))

    assert sitting.tokens(0) == {"combat": 2}


@pytest.mark.rule("RON-PLAY-11")
def test_the_right_of_two_cards_sees_the_left_one() -> None:
    sitting = two_cards(left=card("green"), right=card("green", condition=ONE_GREEN, result=two_symbols("combat")))

    assert sitting.tokens(0) == {}


@pytest.mark.rule("RON-PLAY-11", "RON-COND-02")
def test_an_effect_cannot_spend_a_symbol_to_its_right() -> None:
    trade = card("red", condition=lose_up_to_three("exploration"), result=symbol_steps("combat"))

    sitting = two_cards(left=trade, right=card("blue", "ee"), tokens={"exploration": 1})

    assert sitting.tokens(0) == {"combat": 1}
    assert sitting.covered(0) == {}


@pytest.mark.rule("RON-PLAY-11")
def test_an_effect_sees_every_earlier_card_and_every_token() -> None:
    trade = card("red", "e", condition=lose_up_to_three("exploration"), result=symbol_steps("combat"))
    old = {"first": card("blue", "e"), "second": card("green", "m")}

    sitting = last_played(trade, ("first", "second"), old, tokens={"exploration": 1})

    assert sitting.tokens(0) == {"combat": 3}
    assert sitting.covered(0) == {"first": [0], "new": [0]}


@pytest.mark.rule("RON-PLAY-11")
def test_an_effect_does_not_see_the_hand_nor_the_timelines_of_others() -> None:
    reds = card("red", condition=REDS, result=symbol_steps("combat"))

    sitting = last_played(reds, left=["red1"], right=["red2"], hand=["red3", "red4"])

    assert sitting.tokens(0) == {"combat": 1}


@pytest.mark.rule("RON-PLAY-11")
def test_a_tea_effect_does_not_see_the_card_to_its_right_either() -> None:
    tea = card("green", condition=ONE_GREEN, result=EACH_TRACK, ceremony=True)

    sitting = two_cards(left=tea, right=card("green"))

    assert [sitting.track(0), sitting.track(2)] == [1, 1]


@pytest.mark.rule("RON-PLAY-11")
def test_a_tea_effect_cannot_spend_a_symbol_to_its_right() -> None:
    tea = card("green", condition=lose_one("exploration"), result=EACH_TRACK, ceremony=True)

    sitting = two_cards(left=tea, right=card("green", "e"))

    assert [sitting.track(0), sitting.track(2)] == [0, 0]
    assert sitting.covered(0) == {}


# Results


@pytest.mark.rule("RON-PLAY-12")
@pytest.mark.parametrize("reds", [1, 2, 3, 5])
def test_a_single_effect_gives_its_full_result_once_however_far_its_condition_is_exceeded(reds: int) -> None:
    timeline = tuple(f"red{number}" for number in range(1, reds + 1))

    sitting = last_played(card("red", condition=TWO_RED, result=two_symbols("magic")), timeline)

    assert sitting.tokens(0) == {"magic": 2}


@pytest.mark.rule("RON-PLAY-12")
@pytest.mark.parametrize(("earlier", "step"), [(0, 1), (1, 2), (2, 3), (3, 3), (6, 3)])
def test_a_scaling_effect_gives_the_step_of_its_condition_and_3_at_most(earlier: int, step: int) -> None:
    timeline = tuple(f"red{number}" for number in range(1, earlier + 1))

    sitting = last_played(card("red", condition=REDS, result=symbol_steps("magic")), timeline)

    assert sitting.tokens(0) == {"magic": step}


@pytest.mark.rule("RON-PLAY-13")
def test_printed_example_losing_inactive_symbols_partly_from_the_pool_and_partly_from_the_card() -> None:
    trade = card("red", "e", condition=LOSE_INACTIVE, result=symbol_steps("combat"))

    sitting = last_played(trade, tokens={"exploration": 1}, active=["magic", "combat"])

    assert sitting.tokens(0) == {"combat": 2}
    assert sitting.covered(0) == {"new": [0]}


@pytest.mark.rule("RON-PLAY-14")
def test_gained_tokens_lie_in_the_pool_before_the_next_effect_is_resolved() -> None:
    gives = card("red", condition=ONE_RED, result=two_symbols("exploration"))
    asks = card("green", "e", condition=lose_one("exploration"), result=two_symbols("magic"))

    sitting = two_cards(left=gives, right=asks)

    assert sitting.asked(0) == "lose-symbol"
    assert sitting.tokens(0) == {"exploration": 2}
    assert "token:exploration" in sitting.options(0)


@pytest.mark.rule("RON-PLAY-14")
def test_gained_tokens_count_for_a_having_condition_of_the_next_effect() -> None:
    gives = card("red", condition=ONE_RED, result=two_symbols("exploration"))
    counts = card("green", condition=TWO_INACTIVE, result=two_symbols("magic"))

    sitting = two_cards(left=gives, right=counts)

    assert sitting.tokens(0) == {"exploration": 2, "magic": 2}


@pytest.mark.rule("RON-PLAY-14")
def test_tokens_gained_in_step_2_pay_for_a_tea_effect_of_the_same_turn() -> None:
    tea = card("green", condition=lose_one("exploration"), result=EACH_TRACK, ceremony=True)
    gives = card("red", condition=ONE_RED, result=two_symbols("exploration"))

    sitting = two_cards(left=tea, right=gives)

    assert sitting.tokens(0) == {"exploration": 1}
    assert [sitting.track(0), sitting.track(2)] == [1, 1]
