"""The end of a chapter: preparing the timelines, and the next chapter."""

from __future__ import annotations

from typing import Any

import pytest

from .cards import BLANK, SEVEN, SIX, card, lose_one, two_symbols
from .sitting import Sister

# The chapter on the mat


@pytest.mark.rule("RON-CLEAN-02", "POD-CHAP-18", "POD-CHAP-21")
def test_the_chapter_on_the_mat_is_the_old_one_until_the_cards_for_the_next_are_kept(sister: Sister) -> None:
    sitting = sister.chapter_ended({"timeline": SIX}, cards=BLANK)
    closing = sitting.sees(None)

    sitting.choose(0, "keep:plain-3")

    assert (closing["chapter"], closing["turn"]) == (1, 3)
    begun = sitting.sees(None)
    assert (begun["chapter"], begun["turn"]) == (2, 1)


# Preparing the timelines


@pytest.mark.rule("RON-CLEAN-04", "POD-CHAP-17")
def test_nobody_sees_a_choice_before_all_have_chosen(sister: Sister) -> None:
    sitting = sister.chapter_ended(
        {"timeline": ["plain-0", "plain-1"]}, {"timeline": ["plain-2", "plain-3"]}, cards=BLANK
    )
    before = sitting.sees(1), sitting.sees(None)

    sitting.choose(0, "keep:plain-1")

    assert (sitting.sees(1), sitting.sees(None)) == before
    assert sitting.told("kept-cards", seat=1) == []
    sitting.choose(1, "keep:plain-2")
    assert [told["seat"] for told in sitting.told("kept-cards", seat=1)] == [0, 1, 2]


@pytest.mark.rule("RON-CLEAN-02", "POD-CHAP-18")
def test_after_chapter_one_one_of_six_cards_stays_and_five_are_discarded(sister: Sister) -> None:
    sitting = sister.chapter_ended({"timeline": SIX}, cards=BLANK)

    sitting.choose(0, "keep:plain-3")

    assert sitting.timeline(0) == ["plain-3"]
    assert set(sitting.discarded()) & set(SIX) == {"plain-0", "plain-1", "plain-2", "plain-4", "plain-5"}


@pytest.mark.rule("RON-CLEAN-02", "POD-CHAP-18")
def test_after_chapter_one_exactly_one_card_is_kept_neither_none_nor_two(sister: Sister) -> None:
    sitting = sister.chapter_ended({"timeline": SIX}, {"timeline": ["plain-6", "plain-7"]}, cards=BLANK)

    assert len(sitting.options(0)) == 6
    assert all(option.startswith("keep:") for option in sitting.options(0))
    sitting.choose(0, "keep:plain-0")
    assert sitting.asked(0) is None


@pytest.mark.rule("RON-CLEAN-05", "POD-CHAP-18")
def test_new_cards_are_played_to_the_right_of_the_kept_one(sister: Sister) -> None:
    owner = {"timeline": ["plain-0", "plain-1"], "hand": ["plain-2", "plain-3"]}
    sitting = sister.chapter_ended(owner, cards=BLANK).choose(0, "keep:plain-1")

    sitting.choose(0, "deck").choose(1, "deck").choose(2, "deck").choose(0, "play:plain-2", "play:plain-3")
    sitting.play_on(until="draft_pair")

    assert sitting.timeline(0) == ["plain-1", "plain-2", "plain-3"]


@pytest.mark.rule("RON-CLEAN-03", "POD-CHAP-19")
def test_after_chapter_two_two_of_seven_cards_stay_and_five_are_discarded(sister: Sister) -> None:
    sitting = sister.chapter_ended({"timeline": SEVEN}, turn=6, cards=BLANK)

    sitting.choose(0, "keep:plain-6", "keep:plain-4")

    assert sitting.timeline(0) == ["plain-6", "plain-4"]
    assert set(sitting.discarded()) & set(SEVEN) == {"plain-0", "plain-1", "plain-2", "plain-3", "plain-5"}


@pytest.mark.rule("RON-CLEAN-06", "POD-CHAP-19")
@pytest.mark.parametrize("order", [["plain-0", "plain-1"], ["plain-1", "plain-0"]])
def test_even_with_only_two_cards_their_owner_decides_the_order(sister: Sister, order: list[str]) -> None:
    sitting = sister.chapter_ended({"timeline": ["plain-0", "plain-1"]}, turn=6, cards=BLANK)

    sitting.choose(0, f"keep:{order[0]}")

    assert sitting.timeline(0) == order


# The effects of kept cards


@pytest.mark.rule("RON-CLEAN-05", "POD-CHAP-21")
def test_a_kept_effect_that_feeds_the_second_one_is_resolved_first(sister: Sister) -> None:
    gain = card("red", condition={"kind": "exactly-one-card", "colour": "red"}, result=two_symbols("magic"))
    spend = card("green", condition=lose_one("magic"), result=two_symbols("diplomacy"))
    sitting = sister.chapter_ended(
        {"timeline": ["spend", "gain", "plain-0"]}, turn=6, cards=BLANK | {"gain": gain, "spend": spend}
    )

    sitting.choose(0, "keep:gain", "keep:spend")

    assert sitting.tokens(0) == {"magic": 1, "diplomacy": 2}


@pytest.mark.rule("RON-CLEAN-05", "POD-CHAP-21")
def test_the_effect_of_a_kept_card_cannot_be_declined(sister: Sister) -> None:
    """The card loses its own exploration, the only one there is, for two combat."""
    trade = card("red", "e", condition=lose_one("exploration"), result=two_symbols("combat"))
    sitting = sister.chapter_ended({"timeline": ["trade", "plain-0"]}, cards=BLANK | {"trade": trade})

    sitting.choose(0, "keep:trade")

    assert sitting.phase == "draft_pair"
    assert sitting.covered(0) == {"trade": [0]}
    assert sitting.tokens(0) == {"combat": 2}


@pytest.mark.rule("RON-CLEAN-05", "POD-CHAP-21")
def test_kept_effects_are_resolved_in_initiative_order(sister: Sister) -> None:
    def keeper(colour: str) -> dict[str, Any]:
        return card(colour, condition={"kind": "exactly-one-card", "colour": colour}, result=two_symbols("magic"))

    cards = {"a": keeper("red"), "b": keeper("green"), "c": keeper("blue")}
    seats = [{"timeline": [key]} for key in cards]

    sitting = sister.chapter_ended(*seats, cards=cards, initiative=[2, 0, 1])

    assert [told["seat"] for told in sitting.told("effect-resolved")] == [2, 0, 1]


# The next chapter


@pytest.mark.rule("RON-NEXT-02", "POD-CHAP-24")
@pytest.mark.parametrize("turn", [3, 6])
def test_the_pool_stays_between_chapters_and_has_only_its_usual_refresh(sister: Sister, turn: int) -> None:
    rows = [[], ["plain-0", "plain-1"], [], ["plain-2", "plain-3"]]
    cards = BLANK | {f"next-{number}": card("blue") for number in range(6)}
    deck = [f"next-{number}" for number in range(6)]

    sitting = sister.chapter_ended(turn=turn, cards=cards, pool=rows, deck=deck)

    assert sitting.pool() == [["plain-2", "plain-3"], ["next-0", "next-1"], ["next-2", "next-3"], ["next-4", "next-5"]]
    assert set(sitting.discarded()) == {"plain-0", "plain-1"}


@pytest.mark.rule("RON-CLEAN-10", "POD-END-01")
def test_after_chapter_three_hand_timeline_covers_and_tokens_stay(sister: Sister) -> None:
    cards = BLANK | {"covered": card("red", "mc")}
    owner = {
        "timeline": ["covered", "plain-0", "plain-1"],
        "covered": {"covered": [1]},
        "hand": ["plain-2", "plain-3"],
        "tokens": {"magic": 2, "diplomacy": 1},
    }

    sitting = sister.chapter_ended(owner, turn=9, cards=cards)
    sitting.play_on(until="the end")

    assert sitting.position.over
    assert sitting.timeline(0) == ["covered", "plain-0", "plain-1"]
    assert sitting.covered(0) == {"covered": [1]}
    assert sitting.hand(0) == ["plain-2", "plain-3"]
    assert sitting.tokens(0) == {"magic": 2, "diplomacy": 1}
    assert sitting.sees(None)["discard"] == []
