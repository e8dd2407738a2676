"""The four symbols: having, gaining, losing and covering them, and which of them a chapter makes active."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tablewright.engine.faults import BadInput
from tablewright.engine.match import Match
from tablewright.games.ronin import GAME
from tablewright.games.ronin.content import original_pack, read_card

from ..destiny.cards import LOSE_INACTIVE, ONE_RED, card, lose_one, lose_up_to_three, symbol_steps, two_symbols
from ..destiny.matches import look
from ..destiny.sitting import COMBAT_AND_MAGIC
from .sitting import Sitting

SYMBOLS = ["exploration", "combat", "magic", "diplomacy"]


def just_played(cards: Mapping[str, Mapping[str, Any]], timeline: list[str], **seat: Any) -> Sitting:
    """Seat 0 resolves the last card of its timeline; combat and magic are active unless told otherwise."""
    active = seat.pop("active", COMBAT_AND_MAGIC)
    played = seat.pop("just_played", 1)
    area = {"timeline": timeline, "just_played": played, "abilities": ["used"], "hand": [], **seat}
    return Sitting("resolve_cards", cards=cards, players=3, seats=[area], active=active, to_act=[0])


def chapter_ends(cards: Mapping[str, Mapping[str, Any]], active: list[str], **seat: Any) -> Sitting:
    """The third turn of chapter I is over: seat 0 is scored for what it has."""
    return Sitting("end_turn", cards=cards, players=3, seats=[{"hand": [], **seat}], active=active, turn=3)


def cover(sitting: Sitting, key: str, slot: int = 0) -> str:
    """The option of seat 0 to cover a symbol of a timeline card."""
    (number,) = (one["card"] for one in sitting.player(0)["timeline"] if one["key"] == key)
    return f"cover:{number}.{slot}"


def trade(lost: str = "combat", gained: str = "diplomacy") -> dict[str, Any]:
    return {"condition": lose_one(lost), "result": two_symbols(gained)}


def scaling_trade(lost: str = "combat", gained: str = "diplomacy") -> dict[str, Any]:
    return {"condition": lose_up_to_three(lost), "result": symbol_steps(gained)}


# The four symbols


@pytest.mark.rule("RON-SYM-01")
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_each_of_the_four_symbols_can_be_gained_and_lost(symbol: str) -> None:
    other = SYMBOLS[SYMBOLS.index(symbol) - 1]
    cards = {"first": card("red", condition=ONE_RED, result=two_symbols(symbol)),
             "second": card("blue", **scaling_trade(symbol, other))}  # fmt: skip
    sitting = just_played(cards, ["first", "second"], just_played=2)

    assert sitting.tokens(0) == {other: 2}


@pytest.mark.rule("RON-SYM-01")
def test_a_token_pool_knows_these_four_symbols_and_no_fifth() -> None:
    assert list(Sitting("draft_pair").player(0)["tokens"]) == SYMBOLS
    with pytest.raises(BadInput):
        read_card({"key": "odd", "colour": "red", "symbols": ["luck"]}, "a pack")


@pytest.mark.rule("RON-SYM-02")
def test_a_printed_symbol_and_two_tokens_are_three_symbols_for_an_effect() -> None:
    cards = {"sword": card("red", "c"), "pay": card("blue", **scaling_trade())}

    sitting = just_played(cards, ["sword", "pay"], tokens={"combat": 2})

    assert sitting.tokens(0) == {"diplomacy": 3}
    assert sitting.covered(0) == {"sword": [0]}


@pytest.mark.rule("RON-SYM-02")
def test_a_printed_symbol_and_two_tokens_are_three_symbols_for_scoring() -> None:
    sitting = chapter_ends({"sword": card("red", "c")}, COMBAT_AND_MAGIC, timeline=["sword"], tokens={"combat": 2})

    assert (sitting.experience(0), sitting.points(0)) == (3, 0)


@pytest.mark.rule("RON-SYM-02")
def test_symbols_on_a_neighbours_timeline_are_not_ones_own() -> None:
    cards = {"theirs": card("red", "cc"), "pay": card("blue", **trade())}
    seats = [{"timeline": ["pay"], "just_played": 1, "abilities": ["used"]}, {"timeline": ["theirs"]}]

    sitting = Sitting("resolve_cards", cards=cards, players=3, seats=seats, active=COMBAT_AND_MAGIC, to_act=[0])

    assert sitting.tokens(0) == {}
    assert sitting.covered(1) == {}


@pytest.mark.rule("RON-SYM-03")
def test_symbols_in_hand_cannot_pay_for_an_effect() -> None:
    cards = {"held": card("red", "cc"), "pay": card("blue", **trade())}

    sitting = just_played(cards, ["pay"], hand=["held"])

    assert sitting.tokens(0) == {}
    assert sitting.hand(0)[0] == "held"
    assert len(sitting.told("condition-not-met")) == 1


@pytest.mark.rule("RON-SYM-03")
def test_symbols_in_hand_are_not_scored() -> None:
    cards = {"held": card("red", "cm"), "laid": card("blue", "c")}

    sitting = chapter_ends(cards, COMBAT_AND_MAGIC, timeline=["laid"], hand=["held"])

    assert (sitting.experience(0), sitting.points(0)) == (1, 0)


@pytest.mark.rule("RON-SYM-03")
def test_the_side_quest_does_count_hand_cards() -> None:
    cards = {"held": card("red", "e"), "laid": card("blue", "ee"), "too": card("pink", "e")}
    seat = {"hand": ["held"], "timeline": ["laid", "too"], "tokens": {"exploration": 4}}
    sitting = Sitting("side_quest", cards=cards, players=3, seats=[seat], active=COMBAT_AND_MAGIC, turn=9)

    sitting.choose(0, "symbol:exploration").choose(1, "symbol:exploration").choose(2, "symbol:exploration")

    assert sitting.result()[0].details["side-quest"] == 1


@pytest.mark.rule("RON-SYM-04")
def test_a_symbol_gained_by_an_effect_is_a_token_in_the_pool() -> None:
    cards = {"gift": card("red", "e", condition=ONE_RED, result=two_symbols("magic"))}

    sitting = just_played(cards, ["gift"], tokens={"magic": 1})

    assert sitting.tokens(0) == {"magic": 3}
    assert sitting.timeline(0) == ["gift"]


@pytest.mark.rule("RON-SYM-04")
def test_a_symbol_gained_by_an_ability_is_a_token_in_the_pool() -> None:
    sitting = Sitting("resolve_cards", players=3, seats=[{"character": "triss"}], active=COMBAT_AND_MAGIC, to_act=[0])

    sitting.choose(0, "ability:kindled-spark")

    assert set(sitting.tokens(0)) == {"magic"}
    assert sitting.timeline(0) == []


@pytest.mark.rule("RON-SYM-04")
def test_a_symbol_gained_as_a_bonus_is_a_token_in_the_pool_of_each_neighbour() -> None:
    """Field 4 of side A gives 2 active symbols."""
    cards = {"mine": card("red", "e", passing="left"), "theirs": card("blue", "d", passing="right")}
    seats = [{"timeline": ["mine"]}, {"timeline": ["theirs"]}]
    sitting = Sitting(
        "drink_tea", cards=cards, players=3, seats=seats, active=COMBAT_AND_MAGIC, tracks=[3, 0, 0], to_act=[0]
    )

    sitting.choose(0, "symbol:combat", "symbol:magic").choose(1, "symbol:magic", "symbol:magic")

    assert sitting.tokens(0) == {"combat": 1, "magic": 1}
    assert sitting.tokens(1) == {"magic": 2}
    assert sitting.tokens(2) == {}


# Losing and covering


@pytest.mark.rule("RON-SYM-05")
def test_the_losing_player_may_return_a_token_or_cover_a_printed_symbol() -> None:
    cards = {"map": card("red", "e"), "pay": card("blue", **trade("exploration"))}

    sitting = just_played(cards, ["map", "pay"], tokens={"exploration": 1})

    assert sorted(sitting.options(0)) == sorted(["token:exploration", cover(sitting, "map")])


@pytest.mark.rule("RON-SYM-05")
def test_losing_a_token_leaves_the_printed_symbol() -> None:
    cards = {"map": card("red", "e"), "pay": card("blue", **trade("exploration"))}
    sitting = just_played(cards, ["map", "pay"], tokens={"exploration": 1})

    sitting.choose(0, "token:exploration")

    assert sitting.tokens(0) == {"diplomacy": 2}
    assert sitting.covered(0) == {}


@pytest.mark.rule("RON-SYM-05")
def test_losing_a_printed_symbol_covers_it_and_leaves_the_token() -> None:
    cards = {"map": card("red", "ce"), "pay": card("blue", **trade("exploration"))}
    sitting = just_played(cards, ["map", "pay"], tokens={"exploration": 1})

    sitting.choose(0, cover(sitting, "map", 1))

    assert sitting.tokens(0) == {"exploration": 1, "diplomacy": 2}
    assert sitting.covered(0) == {"map": [1]}


@pytest.mark.rule("RON-SYM-05")
def test_only_matching_symbols_can_be_given_up() -> None:
    """The only exploration goes; combat and magic stay whole."""
    cards = {"mixed": card("red", "cm"), "pay": card("blue", **trade("exploration"))}

    sitting = just_played(cards, ["mixed", "pay"], tokens={"exploration": 1, "combat": 1, "magic": 1})

    assert sitting.tokens(0) == {"combat": 1, "magic": 1, "diplomacy": 2}
    assert sitting.covered(0) == {}


@pytest.mark.rule("RON-SYM-05")
def test_several_losses_can_be_mixed_from_tokens_and_cards() -> None:
    cards = {"two": card("red", "cc"), "pay": card("blue", **scaling_trade())}
    sitting = just_played(cards, ["two", "pay"], tokens={"combat": 2})

    sitting.choose(0, cover(sitting, "two", 0), "token:combat", cover(sitting, "two", 1))

    assert sitting.tokens(0) == {"combat": 1, "diplomacy": 3}
    assert sitting.covered(0) == {"two": [0, 1]}


@pytest.mark.rule("RON-SYM-06")
def test_a_covered_symbol_cannot_pay_for_an_effect() -> None:
    cards = {"scar": card("red", "c"), "pay": card("blue", **trade())}

    sitting = just_played(cards, ["scar", "pay"], covered={"scar": [0]})

    assert sitting.tokens(0) == {}
    assert sitting.covered(0) == {"scar": [0]}


@pytest.mark.rule("RON-SYM-06")
def test_the_uncovered_twin_of_a_covered_symbol_still_counts() -> None:
    cards = {"scar": card("red", "cc"), "pay": card("blue", **scaling_trade())}

    sitting = just_played(cards, ["scar", "pay"], covered={"scar": [0]})

    assert sitting.tokens(0) == {"diplomacy": 1}
    assert sitting.covered(0) == {"scar": [0, 1]}


@pytest.mark.rule("RON-SYM-06")
def test_a_covered_symbol_is_not_counted_by_a_having_condition() -> None:
    cards = {"scar": card("red", "ed"), "look": card("blue", condition={"kind": "two-or-more-inactive"},
                                                     result=two_symbols("combat"))}  # fmt: skip

    sitting = just_played(cards, ["scar", "look"], covered={"scar": [1]})

    assert sitting.tokens(0) == {}


@pytest.mark.rule("RON-SYM-06")
def test_a_covered_symbol_is_not_scored() -> None:
    cards = {"scar": card("red", "cm"), "whole": card("blue", "cm")}

    sitting = chapter_ends(cards, COMBAT_AND_MAGIC, timeline=["scar", "whole"], covered={"scar": [1]})

    assert (sitting.experience(0), sitting.points(0)) == (2, 1)


@pytest.mark.rule("RON-SYM-06")
def test_the_cover_is_removed_at_the_end_of_the_chapter_and_the_symbol_counts_again() -> None:
    """The kept card pays its own effect with the symbol that was covered before."""
    cards = {"scar": card("red", "c", **trade("combat", "exploration")), "rest": card("blue", "d")}
    sitting = chapter_ends(cards, COMBAT_AND_MAGIC, timeline=["scar", "rest"], covered={"scar": [0]})
    assert sitting.covered(0) == {}

    sitting.choose(0, "keep:scar")

    assert sitting.tokens(0) == {"exploration": 2}
    assert sitting.covered(0) == {"scar": [0]}


@pytest.mark.rule("RON-SYM-07")
def test_the_card_being_resolved_and_every_earlier_one_may_be_covered_but_no_later_one() -> None:
    cards = {
        "old": card("red", "c"), "older": card("red", "c"), "pay": card("blue", "c", **trade()),
        "later": card("green", "c"),
    }  # fmt: skip

    sitting = just_played(cards, ["older", "old", "pay", "later"], just_played=2)

    assert sorted(sitting.options(0)) == sorted(cover(sitting, key) for key in ("older", "old", "pay"))


@pytest.mark.rule("RON-SYM-07")
def test_the_symbol_on_the_card_just_played_can_be_covered() -> None:
    """As in RON-PLAY-13: a token and the played card's own symbol pay together."""
    cards = {"pay": card("blue", "e", condition=LOSE_INACTIVE, result=symbol_steps("combat"))}

    sitting = just_played(cards, ["pay"], tokens={"exploration": 1})

    assert sitting.tokens(0) == {"combat": 2}
    assert sitting.covered(0) == {"pay": [0]}


@pytest.mark.rule("RON-SYM-07")
def test_a_later_card_alone_cannot_pay() -> None:
    cards = {"pay": card("blue", **trade()), "later": card("green", "c")}

    sitting = just_played(cards, ["pay", "later"], just_played=2)

    assert sitting.tokens(0) == {}
    assert sitting.covered(0) == {}


@pytest.mark.rule("RON-SYM-08")
def test_symbol_tokens_never_run_out() -> None:
    cards = {"gift": card("red", condition=ONE_RED, result=two_symbols("magic"))}

    sitting = just_played(cards, ["gift"], tokens={"magic": 40})

    assert sitting.tokens(0) == {"magic": 42}


@pytest.mark.rule("RON-SYM-08")
def test_destroyed_symbol_tokens_never_run_out() -> None:
    """32 symbols lie covered around the table; a 33rd can still be covered."""
    scars = {f"scar-{number}": card("red", "cc") for number in range(16)}
    held = [list(scars)[first : first + 4] for first in (0, 4, 8, 12)]
    seats: list[dict[str, Any]] = [{"timeline": keys, "covered": {key: [0, 1] for key in keys}} for keys in held]
    seats[0] |= {"timeline": [*held[0], "pay"], "just_played": 1, "abilities": ["used"]}

    sitting = Sitting("resolve_cards", cards={**scars, "pay": card("blue", "c", **trade())}, players=4, seats=seats,
                      active=COMBAT_AND_MAGIC, to_act=[0])  # fmt: skip

    assert sitting.covered(0)["pay"] == [0]
    assert sum(len(slots) for seat in range(4) for slots in sitting.covered(seat).values()) == 33


@pytest.mark.rule("RON-SYM-09")
@pytest.mark.parametrize("lost", SYMBOLS)
def test_a_tea_passing_symbol_cannot_be_lost_as_any_symbol(lost: str) -> None:
    cards = {"arrow": card("red", passing="left"), "pay": card("blue", **trade(lost))}

    sitting = just_played(cards, ["arrow", "pay"])

    assert sitting.tokens(0) == {}
    assert sitting.covered(0) == {}


@pytest.mark.rule("RON-SYM-09")
def test_a_tea_passing_symbol_is_not_inactive() -> None:
    cards = {"arrow": card("red", "ed", passing="left"), "pay": card("blue", condition={"kind": "exactly-two-inactive"},
                                                                     result=two_symbols("combat"))}  # fmt: skip

    sitting = just_played(cards, ["arrow", "pay"])

    assert sitting.tokens(0) == {"combat": 2}


@pytest.mark.rule("RON-SYM-09")
def test_a_tea_passing_symbol_does_not_pay_for_losing_inactive_symbols() -> None:
    cards = {"arrow": card("red", "e", passing="left"),
             "pay": card("blue", condition=LOSE_INACTIVE, result=symbol_steps("combat"))}  # fmt: skip

    sitting = just_played(cards, ["arrow", "pay"])

    assert sitting.tokens(0) == {"combat": 1}
    assert sitting.covered(0) == {"arrow": [0]}


@pytest.mark.rule("RON-SYM-09")
@pytest.mark.parametrize("active", [["combat", "magic"], ["exploration", "diplomacy"]])
def test_a_tea_passing_symbol_is_not_active(active: list[str]) -> None:
    sitting = chapter_ends({"arrow": card("red", passing="right")}, active, timeline=["arrow"])

    assert (sitting.experience(0), sitting.points(0)) == (0, 0)


# Chapters


@pytest.mark.rule("RON-CHAP-01")
@pytest.mark.parametrize("active", [["combat", "magic"], ["magic", "combat"], ["diplomacy", "exploration"]])
def test_one_active_symbol_belongs_to_the_left_path_and_the_other_to_the_right(active: list[str]) -> None:
    cards = {"left": card("red", condition=ONE_RED, result={"kind": "left-two"}),
             "right": card("blue", condition=LOSE_INACTIVE, result={"kind": "right-steps"})}  # fmt: skip
    inactive = next(symbol for symbol in SYMBOLS if symbol not in active)

    sitting = just_played(cards, ["left", "right"], just_played=2, active=active, tokens={inactive: 1})

    assert sitting.tokens(0) == {active[0]: 2, active[1]: 1}


@pytest.mark.rule("RON-CHAP-01")
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_in_each_chapter_the_two_symbols_of_the_chapter_card_are_active(seed: str) -> None:
    match = Match(GAME, 3, {}, seed)
    seen: dict[int, list[str]] = {}
    while not match.over:
        seat, question = next(iter(match.position.open().items()))
        if question.key == "draft":
            view = look(match)
            seen.setdefault(view["chapter"], view["active"])
        match.choose(seat, question.options[0].id)

    plan = look(match)["chapters"]["active"]
    assert [seen[1], seen[2], seen[3]] == plan
    assert [len(set(pair)) for pair in plan] == [2, 2, 2]


@pytest.mark.rule("RON-CHAP-02")
def test_printed_example_with_exploration_and_combat_active_the_others_are_inactive() -> None:
    """Of all four symbols, only magic and diplomacy may pay for losing inactive symbols."""
    cards = {"pay": card("blue", condition=LOSE_INACTIVE, result=symbol_steps("combat"))}
    tokens = {"exploration": 2, "combat": 2, "magic": 2, "diplomacy": 2}

    sitting = just_played(cards, ["pay"], active=["exploration", "combat"], tokens=tokens)

    assert sorted(sitting.options(0)) == ["token:diplomacy", "token:magic"]


@pytest.mark.rule("RON-CHAP-02")
def test_printed_example_the_side_quest_names_diplomacy_and_magic() -> None:
    sitting = Sitting("side_quest", players=3, active=["exploration", "combat"], turn=9)

    assert sorted(sitting.options(0)) == ["symbol:diplomacy", "symbol:magic"]


@pytest.mark.rule("RON-CHAP-02")
def test_inactive_symbols_score_neither_experience_nor_points() -> None:
    cards = {"still": card("red", "ed")}

    sitting = chapter_ends(
        cards, COMBAT_AND_MAGIC, timeline=["still"], tokens={"exploration": 5, "diplomacy": 5, "combat": 1}
    )

    assert (sitting.experience(0), sitting.points(0)) == (1, 0)


@pytest.mark.rule("RON-CHAP-02")
def test_an_ability_may_use_inactive_symbols() -> None:
    """Yuki-Onna's first ability turns inactive tokens into active ones."""
    seat = {"character": "yuki-onna", "tokens": {"exploration": 1, "combat": 1}}
    sitting = Sitting("resolve_cards", players=3, seats=[seat], active=COMBAT_AND_MAGIC, to_act=[0])

    sitting.choose(0, "ability:first-frost")
    assert sitting.options(0) == ["token:exploration", "stop"]
    sitting.choose(0, "token:exploration", "symbol:magic")

    assert sitting.tokens(0) == {"combat": 1, "magic": 1}


@pytest.mark.rule("RON-CHAP-03")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_the_whole_plan_is_open_before_anybody_chooses_anything(viewer: int | None) -> None:
    match = Match(GAME, 3, {}, "plan")

    plan = look(match, viewer)["chapters"]

    (drawn,) = (chapter for chapter in original_pack().chapters if chapter.key == plan["key"])
    assert plan["active"] == [[SYMBOLS[left], SYMBOLS[right]] for left, right in drawn.active]
    assert set(plan["side_quest"]) == set(SYMBOLS) - set(plan["active"][2])


@pytest.mark.rule("RON-CHAP-03")
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_the_side_quest_asks_for_the_symbols_that_were_announced_at_the_start(seed: str) -> None:
    match = Match(GAME, 3, {}, seed)
    announced = look(match)["chapters"]["side_quest"]

    while "side-quest" not in {question.key for question in match.position.open().values()}:
        seat, question = next(iter(match.position.open().items()))
        match.choose(seat, question.options[0].id)

    offered = [[option.id for option in question.options] for question in match.position.open().values()]
    assert offered == [[f"symbol:{symbol}" for symbol in announced]] * 3


@pytest.mark.rule("RON-CHAP-04")
@pytest.mark.parametrize(
    ("active", "experience", "points"),
    [
        (["combat", "magic"], 3, 1),
        (["magic", "combat"], 3, 1),
        (["combat", "exploration"], 3, 1),
        (["magic", "exploration"], 1, 1),
        (["diplomacy", "magic"], 1, 0),
        (["exploration", "diplomacy"], 1, 0),
    ],
)
def test_whether_a_card_symbol_is_active_depends_only_on_the_chapter(
    active: list[str], experience: int, points: int
) -> None:
    """Cards with two, one and no symbols: 3 combat, 1 magic and 1 exploration in all."""
    cards = {"two": card("red", "cc"), "mixed": card("blue", "cm"), "one": card("green", "e"), "none": card("pink")}

    sitting = chapter_ends(cards, active, timeline=list(cards))

    assert (sitting.experience(0), sitting.points(0)) == (experience, points)


@pytest.mark.rule("RON-CHAP-04")
def test_every_card_of_the_pack_has_at_most_two_symbols() -> None:
    assert {len(one.symbols) for one in original_pack().cards} <= {0, 1, 2}


@pytest.mark.rule("RON-CHAP-04", "RON-CHAP-05")
def test_a_card_with_three_symbols_is_refused() -> None:
    with pytest.raises(BadInput):
        read_card({"key": "odd", "colour": "red", "symbols": ["combat", "magic", "magic"]}, "a pack")


@pytest.mark.rule("RON-CHAP-05")
@pytest.mark.parametrize("colour", [None, "black"])
def test_an_action_card_has_one_of_the_colours(colour: str | None) -> None:
    with pytest.raises(BadInput):
        read_card({"key": "odd", "colour": colour, "symbols": ["combat"]}, "a pack")


@pytest.mark.rule("RON-CHAP-05")
@pytest.mark.parametrize("half", [{"condition": lose_one("magic")}, {"result": two_symbols("combat")}])
def test_an_effect_is_a_condition_with_a_result(half: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        read_card({"key": "odd", **card("red", "c", **half)}, "a pack")


@pytest.mark.rule("RON-CHAP-05")
def test_a_card_without_an_effect_lends_its_colour_and_its_symbols() -> None:
    cards = {"plain": card("green", "m"), "count": card("green", condition={"kind": "exactly-two-cards",
             "colour": "green"}, result=two_symbols("combat")), "pay": card("red", **trade("magic"))}  # fmt: skip

    sitting = just_played(cards, ["plain", "count", "pay"], just_played=3)

    assert sitting.tokens(0) == {"combat": 2, "diplomacy": 2}
    assert sitting.covered(0) == {"plain": [0]}


@pytest.mark.rule("RON-CHAP-05")
@pytest.mark.parametrize(("teapot", "gained_in_step_two"), [({}, {"combat": 2}), ({"ceremony": True}, {})])
def test_the_teapot_mark_moves_an_effect_to_the_tea_ceremony(
    teapot: dict[str, Any], gained_in_step_two: dict[str, int]
) -> None:
    """Seat 1 still has to decide in step 2 when seat 0 is done."""
    mine = card("red", condition=ONE_RED, result=two_symbols("combat"), **teapot)
    cards = {"mine": mine, "theirs": card("blue", "c", **trade())}
    seats = [
        {"timeline": ["mine"], "just_played": 1, "abilities": ["used"]},
        {"timeline": ["theirs"], "just_played": 1, "abilities": ["used"], "tokens": {"combat": 1}},
    ]
    sitting = Sitting("resolve_cards", cards=cards, players=3, seats=seats, active=COMBAT_AND_MAGIC, to_act=[0, 1])

    assert sitting.tokens(0) == gained_in_step_two
    sitting.choose(1, "token:combat")
    assert sitting.tokens(0) == {"combat": 2}
