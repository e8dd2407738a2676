"""Step 3: how players vote with their symbols, where the turn's fate token goes, and when the pool votes too."""

from __future__ import annotations

from typing import Any

import pytest

from ..destiny.cards import card, lose_one, two_symbols
from ..destiny.sitting import quiet
from .sitting import Sitting

COMBAT_AND_DIPLOMACY = ["combat", "diplomacy"]
TABLE: dict[str, Any] = {"active": COMBAT_AND_DIPLOMACY, "settings": {"story": "edge-plain"}}
EMPTY: list[list[str]] = [[], [], [], []]
CARDS = {
    "cc": card("red", "cc"), "cd": card("red", "cd"), "dd": card("blue", "dd"), "c": card("green", "c"),
    "d": card("green", "d"), "em": card("pink", "em"), "none": card("yellow"), "blank": card("yellow"),
    "gives": card("red", "c", condition={"kind": "exactly-one-card", "colour": "red"}, result=two_symbols("diplomacy")),
}  # fmt: skip


def tokens(left: int, right: int) -> dict[str, Any]:
    """A seat with so much combat, on the left path, and so much diplomacy, on the right."""
    return quiet(tokens={"combat": left, "diplomacy": right})


def vote(*counts: tuple[int, int], **more: Any) -> Sitting:
    """Each player has so many symbols of the left and of the right path when the token is placed."""
    seats = [tokens(left, right) for left, right in counts]
    return Sitting("place_fate", cards=CARDS, players=len(counts), seats=seats, **{**TABLE, **more})


def fates(sitting: Sitting) -> list[str]:
    found: list[str] = sitting.story()["fates"]
    return found


def declared(sitting: Sitting) -> tuple[int, int]:
    """How many of those who vote led with the left and with the right symbol, as told to all."""
    (told,) = sitting.told("fate-placed")
    return told["left"], told["right"]


# Counting and declaring


@pytest.mark.rule("POD-FATE-01")
@pytest.mark.parametrize(
    ("seat", "side"),
    [
        pytest.param({"timeline": ["cc", "d"]}, "left", id="on cards"),
        pytest.param({"tokens": {"combat": 1, "diplomacy": 2}}, "right", id="tokens"),
        pytest.param({"timeline": ["cc"], "tokens": {"diplomacy": 3}}, "right", id="both together"),
        pytest.param({"timeline": ["cc", "d"], "tokens": {"diplomacy": 2}}, "right", id="cards alone would differ"),
        pytest.param(
            {"timeline": ["cc"], "covered": {"cc": [0, 1]}, "tokens": {"diplomacy": 1}}, "right", id="covered"
        ),
        pytest.param({"timeline": ["d", "em"], "tokens": {"magic": 5, "exploration": 5}}, "right", id="inactive"),
    ],
)
def test_a_player_declares_the_active_symbol_with_more_on_cards_and_tokens_together(
    seat: dict[str, Any], side: str
) -> None:
    sitting = Sitting("place_fate", cards=CARDS, seats=[quiet(**seat), quiet(), quiet()], **TABLE)

    assert fates(sitting) == [side]
    assert declared(sitting) == ((1, 0) if side == "left" else (0, 1))


@pytest.mark.rule("POD-FATE-01")
def test_players_count_after_all_effects_of_the_playing_step() -> None:
    """The combat on its card makes way for two diplomacy."""
    trade = card("red", "c", condition=lose_one("combat"), result=two_symbols("diplomacy"))
    seats = [quiet(hand=["trade", "none"]), quiet(hand=[]), quiet(hand=[])]
    sitting = Sitting("play_cards", cards=CARDS | {"trade": trade}, seats=seats, **TABLE)

    sitting.choose(0, "play:trade")

    assert fates(sitting) == ["right"]


@pytest.mark.rule("POD-FATE-01")
def test_cards_in_hand_do_not_count() -> None:
    seats = [quiet(hand=["cc", "c"], tokens={"diplomacy": 1}), quiet(hand=["cd"]), quiet(hand=["gives"])]

    sitting = Sitting("place_fate", cards=CARDS, seats=seats, **TABLE)

    assert (fates(sitting), declared(sitting)) == (["right"], (0, 1))


@pytest.mark.rule("POD-FATE-02")
@pytest.mark.parametrize("count", [0, 1, 4])
def test_a_player_with_equal_numbers_supports_neither_side(count: int) -> None:
    sitting = vote((count, count), (2, 1), (2, 1))

    assert declared(sitting) == (2, 0)
    assert fates(sitting) == ["left"]


@pytest.mark.rule("POD-FATE-02")
def test_a_symbol_on_a_card_and_one_in_the_pool_make_a_personal_tie() -> None:
    seats = [quiet(timeline=["c"], tokens={"diplomacy": 1}), tokens(0, 1), quiet()]

    sitting = Sitting("place_fate", cards=CARDS, seats=seats, **TABLE)

    assert (declared(sitting), fates(sitting)) == ((0, 1), ["right"])


# Placing the token


@pytest.mark.rule("POD-FATE-03")
def test_printed_example_1_player_for_the_left_and_2_for_the_right() -> None:
    sitting = vote((3, 0), (1, 2), (1, 2))

    assert declared(sitting) == (1, 2)
    assert fates(sitting) == ["right"]


@pytest.mark.rule("POD-FATE-03")
def test_players_are_counted_and_not_symbols() -> None:
    sitting = vote((20, 0), (0, 1), (3, 4))

    assert fates(sitting) == ["right"]


@pytest.mark.rule("POD-FATE-03")
@pytest.mark.parametrize(
    ("players", "side"), [((1, 1, 0, 0, 0), "right"), ((1, 1, 1, 0, 0), "left"), ((0, 0, 0, 0, 1), "right")]
)
def test_of_five_players_the_larger_group_decides(players: tuple[int, ...], side: str) -> None:
    sitting = vote(*((2, 1) if left else (1, 2) for left in players))

    assert fates(sitting) == [side]


@pytest.mark.rule("POD-FATE-04")
def test_printed_example_of_four_players_2_against_2_set_the_token_aside() -> None:
    sitting = vote((2, 3), (2, 1), (4, 1), (0, 5))

    assert declared(sitting) == (2, 2)
    assert fates(sitting) == ["aside"]


@pytest.mark.rule("POD-FATE-04")
def test_printed_example_of_three_players_1_against_1_and_a_tie_set_the_token_aside() -> None:
    sitting = vote((4, 5), (4, 4), (6, 2))

    assert declared(sitting) == (1, 1)
    assert fates(sitting) == ["aside"]


@pytest.mark.rule("POD-FATE-04")
def test_a_token_set_aside_waits_for_the_next_chapter() -> None:
    sitting = vote((1, 0), (0, 1), (0, 0), turn=2, fates=["aside"])
    sitting.play_on(until="play_cards")
    assert fates(sitting) == ["aside", "aside"]

    ended = vote((1, 0), (0, 1), (0, 0), turn=3, fates=["aside", "left"])
    assert ended.told("fate-placed")[0]["side"] == "aside"
    ended.play_on(until="draft_pair")

    assert ended.sees(None)["chapter"] == 2
    assert fates(ended) == []


@pytest.mark.rule("POD-FATE-04", "POD-FATE-02")
def test_when_all_declare_a_tie_the_token_is_set_aside() -> None:
    sitting = vote((1, 1), (0, 0), (3, 3))

    assert (declared(sitting), fates(sitting)) == ((0, 0), ["aside"])


@pytest.mark.rule("POD-FATE-05")
def test_constructed_example_1_player_for_the_left_beside_2_personal_ties() -> None:
    sitting = vote((2, 1), (1, 1), (0, 0))

    assert declared(sitting) == (1, 0)
    assert fates(sitting) == ["left"]


@pytest.mark.rule("POD-FATE-05")
def test_of_five_players_2_personal_ties_are_left_out() -> None:
    sitting = vote((1, 1), (2, 2), (0, 1), (0, 3), (4, 0))

    assert (declared(sitting), fates(sitting)) == ((1, 2), ["right"])


@pytest.mark.rule("POD-FATE-06")
@pytest.mark.parametrize(("turn", "before"), [(1, []), (2, ["right"]), (3, ["right", "aside"])])
def test_each_turn_of_a_chapter_has_its_own_token(turn: int, before: list[str]) -> None:
    sitting = vote((1, 0), (1, 0), (1, 0), turn=turn, fates=before)

    (told,) = sitting.told("fate-placed")
    assert (told["number"], told["side"]) == (turn, "left")


@pytest.mark.rule("POD-FATE-06")
def test_a_token_set_aside_is_not_replaced() -> None:
    """Turn 1 is a tie, so the token of turn 2 is the second one, and the first is still missing."""
    sitting = vote((1, 0), (0, 1), (0, 0))
    assert fates(sitting) == ["aside"]

    second = vote((1, 0), (1, 0), (0, 0), turn=2, fates=fates(sitting))

    assert second.told("fate-placed")[0]["number"] == 2
    assert fates(second) == ["aside", "left"]


@pytest.mark.rule("POD-FATE-06")
def test_the_tokens_begin_anew_in_every_chapter() -> None:
    sitting = Sitting("draft", settings={"story": "edge-plain"}, seats=[quiet(), quiet(), quiet()])

    sitting.play_on(until="nothing")

    assert [told["number"] for told in sitting.told("fate-placed")] == [1, 2, 3] * 3


# Two players and the pool


@pytest.mark.rule("POD-FATE-07")
def test_printed_example_the_pool_votes_with_one_of_two_players() -> None:
    sitting = vote((1, 2), (3, 0), pool=[["d", "em"], [], [], []])

    assert declared(sitting) == (1, 2)
    assert fates(sitting) == ["right"]


@pytest.mark.rule("POD-FATE-07")
def test_all_active_symbols_in_the_pool_are_counted_together() -> None:
    """Row 1 shows more diplomacy, but the whole pool more combat."""
    sitting = vote((1, 2), (3, 0), pool=[["d", "em"], ["cc", "none"], [], []])

    assert fates(sitting) == ["left"]


@pytest.mark.rule("POD-FATE-07")
def test_the_pool_has_one_vote_however_many_symbols_it_shows() -> None:
    sitting = vote((1, 0), (1, 0), pool=[["dd", "d"], [], [], []])

    assert (declared(sitting), fates(sitting)) == ((2, 1), ["left"])


@pytest.mark.rule("POD-FATE-07")
def test_effects_of_cards_in_the_pool_are_not_resolved() -> None:
    """The card would give two diplomacy; only its printed combat counts."""
    sitting = vote((1, 2), (3, 0), pool=[["gives", "none"], [], [], []])

    assert fates(sitting) == ["left"]
    assert sitting.told("effect-resolved") == sitting.told("gained-symbols") == []


@pytest.mark.rule("POD-FATE-07")
@pytest.mark.parametrize(
    "counts", [[(1, 2), (3, 0), (0, 0)], [(1, 2), (3, 0), (0, 0), (0, 0)], [(1, 2), (3, 0), (0, 0), (0, 0), (0, 0)]]
)
def test_the_pool_has_no_vote_beside_three_or_more_players(counts: list[tuple[int, int]]) -> None:
    pool = [["dd", "d"], *EMPTY[1:], *([[]] if len(counts) > 3 else [])]

    sitting = vote(*counts, pool=pool)

    assert (declared(sitting), fates(sitting)) == ((1, 1), ["aside"])


@pytest.mark.rule("POD-FATE-08")
def test_constructed_example_the_4_cards_of_the_2_rows_left_vote() -> None:
    """Both drafted rows are full of combat; the rows left show four diplomacy and two combat."""
    cards = CARDS | {"cc2": card("red", "cc"), "cc3": card("red", "cc"), "cc4": card("red", "cc")}
    seats = [quiet(hand=["none"]), quiet(hand=["blank"])]
    pool = [["cc", "cc2"], ["d", "cd"], ["cc3", "cc4"], ["dd", "c"]]
    sitting = Sitting("draft_pair", cards=cards, players=2, seats=seats, pool=pool, deck=["em"], **TABLE)

    sitting.choose(0, "row:1").choose(1, "row:3")
    assert sitting.pool() == [[], ["d", "cd"], [], ["dd", "c"]]
    sitting.choose(0, "play:none", "play:cc").choose(1, "play:blank", "play:cc3")

    assert declared(sitting) == (2, 1)


@pytest.mark.rule("POD-FATE-08")
def test_new_cards_come_too_late_for_the_vote() -> None:
    """The pool is empty when the token is placed; the refill that follows shows diplomacy."""
    sitting = vote((1, 0), (1, 1), pool=EMPTY, deck=["dd", "d"])

    assert sitting.pool()[0] == ["dd", "d"]
    assert (declared(sitting), fates(sitting)) == ((1, 0), ["left"])


@pytest.mark.rule("POD-FATE-08")
def test_the_top_pair_still_votes_before_it_is_discarded() -> None:
    sitting = vote((1, 0), (1, 1), pool=[["dd", "none"], [], [], []])

    assert [one["key"] for one in sitting.sees(None)["discard"]] == ["dd", "none"]
    assert (declared(sitting), fates(sitting)) == ((1, 1), ["aside"])


@pytest.mark.rule("POD-FATE-09")
@pytest.mark.parametrize("pool", [EMPTY, [["em", "none"], [], [], []], [["cd", "none"], [], ["c", "d"], []]])
@pytest.mark.parametrize(
    ("players", "side"), [(((1, 0), (1, 0)), "left"), (((0, 1), (2, 2)), "right"), (((1, 0), (0, 1)), "aside")]
)
def test_a_pool_with_equal_numbers_supports_neither_side(
    pool: list[list[str]], players: tuple[tuple[int, int], ...], side: str
) -> None:
    sitting = vote(*players, pool=pool)

    assert declared(sitting) == (
        sum(left > right for left, right in players),
        sum(left < right for left, right in players),
    )
    assert fates(sitting) == [side]
