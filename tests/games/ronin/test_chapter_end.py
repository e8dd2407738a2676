"""The end of a chapter: scoring symbols, preparing the timelines, and the next chapter."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tablewright.games.destiny.symbols import SYMBOLS
from tablewright.games.ronin.content import original_pack

from ..destiny.cards import BLANK, SEVEN, card, lose_one, two_symbols
from .sitting import Sitting

# Three chapters that share no left and no right symbol with the one before.
CHAPTERS = [["magic", "combat"], ["exploration", "diplomacy"], ["combat", "magic"]]


class OwnChapters(Sitting):
    """A sitting whose chapter card is the test's own."""

    def __init__(self, phase: str, cards: dict[str, Any], **data: Any) -> None:
        pairs = tuple((SYMBOLS.index(left), SYMBOLS.index(right)) for left, right in CHAPTERS)
        chapters = tuple(replace(chapter, active=pairs) for chapter in original_pack().chapters)
        super().__init__(phase, cards, {"chapters": chapters}, **data)


def gains(sitting: Sitting, seat: int) -> tuple[int, int]:
    """What a seat that began with nothing has won: experience and points."""
    return sitting.experience(seat), sitting.points(seat)


# XP and VP for active symbols


@pytest.mark.rule("RON-END-03", "RON-END-04")
@pytest.mark.parametrize("turn", [3, 6, 9])
def test_printed_example_five_magic_and_six_combat_give_six_experience_and_five_points(turn: int) -> None:
    """In every chapter alike."""
    sitting = Sitting.chapter_ended({"tokens": {"magic": 5, "combat": 6}}, turn=turn)

    assert gains(sitting, 0) == (6, 5)


@pytest.mark.rule("RON-END-03", "RON-END-04")
def test_printed_example_eight_magic_and_two_combat_give_eight_experience_and_two_points() -> None:
    sitting = Sitting.chapter_ended({"tokens": {"magic": 8, "combat": 2}})

    assert gains(sitting, 0) == (8, 2)


@pytest.mark.rule("RON-END-05")
def test_printed_example_four_magic_and_four_combat_give_four_experience_and_four_points() -> None:
    sitting = Sitting.chapter_ended({"tokens": {"magic": 4, "combat": 4}})

    assert gains(sitting, 0) == (4, 4)


@pytest.mark.rule("RON-END-03", "RON-END-04")
def test_a_symbol_a_player_lacks_gives_no_points() -> None:
    sitting = Sitting.chapter_ended({"tokens": {"magic": 3}}, {"tokens": {"combat": 3}}, {})

    assert [gains(sitting, seat) for seat in range(3)] == [(3, 0), (3, 0), (0, 0)]


@pytest.mark.rule("RON-END-01")
@pytest.mark.parametrize("turn", [3, 6, 9])
def test_active_symbols_are_scored_after_the_third_turn_of_every_chapter(turn: int) -> None:
    sitting = Sitting.chapter_ended({"tokens": {"magic": 2, "combat": 1}}, turn=turn)

    assert gains(sitting, 0) == (2, 1)


@pytest.mark.rule("RON-END-01")
@pytest.mark.parametrize("turn", [1, 2, 4, 5, 7, 8])
def test_no_other_turn_scores(turn: int) -> None:
    sitting = Sitting.chapter_ended({"tokens": {"magic": 2, "combat": 1}}, turn=turn)

    assert gains(sitting, 0) == (0, 0)
    assert sitting.tokens(0) == {"magic": 2, "combat": 1}


@pytest.mark.rule("RON-END-01")
def test_a_symbol_lost_in_the_tea_ceremony_of_the_third_turn_is_not_scored_any_more() -> None:
    sip = card("red", condition=lose_one("combat"), result={"kind": "each-track"}, ceremony=True)
    drinker = {"timeline": ["sip"], "steeping": 1, "tokens": {"magic": 3, "combat": 2}}

    sitting = Sitting(
        "tea_ceremony", cards={"sip": sip}, players=3, turn=3, active=["magic", "combat"], seats=[drinker]
    )

    assert gains(sitting, 0) == (3, 1)


@pytest.mark.rule("RON-END-02")
def test_symbols_on_all_timeline_cards_and_in_the_pool_are_counted_together() -> None:
    cards = {
        "first": card("red", "mc"),
        "second": card("red", "mm"),
        "third": card("red", "c"),
        "last": card("red", "m"),
    }
    owner = {"timeline": ["first", "second", "third", "last"], "tokens": {"combat": 1, "magic": 2}}

    sitting = Sitting.chapter_ended(owner, cards=cards)

    assert gains(sitting, 0) == (6, 3)


@pytest.mark.rule("RON-END-02")
@pytest.mark.parametrize(("covered", "gained"), [([], (2, 1)), ([0], (1, 1)), ([0, 1], (1, 0)), ([2], (2, 1))])
def test_covered_symbols_are_not_counted(covered: list[int], gained: tuple[int, int]) -> None:
    cards = {"two": card("red", "mc", passing="left"), "one": card("red", "m")}

    sitting = Sitting.chapter_ended({"timeline": ["two", "one"], "covered": {"two": covered}}, cards=cards)

    assert gains(sitting, 0) == gained


@pytest.mark.rule("RON-END-02")
def test_every_player_is_judged_by_the_own_symbols_alone() -> None:
    sitting = Sitting.chapter_ended(
        {"tokens": {"magic": 4, "combat": 1}}, {"tokens": {"magic": 2, "combat": 3}}, {"tokens": {"magic": 1}}
    )

    assert [gains(sitting, seat) for seat in range(3)] == [(4, 1), (3, 2), (1, 0)]


@pytest.mark.rule("RON-END-02")
def test_cards_in_hand_are_not_counted() -> None:
    sitting = Sitting.chapter_ended({"hand": ["held"]}, cards={"held": card("red", "mc")})

    assert gains(sitting, 0) == (0, 0)


@pytest.mark.rule("RON-END-06")
def test_experience_is_awarded_before_points() -> None:
    sitting = Sitting.chapter_ended({"tokens": {"magic": 2, "combat": 1}}, {"tokens": {"magic": 1, "combat": 1}})

    awards = [event.key for event in sitting.journal if event.key in ("gained-experience", "gained-points")]
    assert awards == ["gained-experience", "gained-experience", "gained-points", "gained-points"]


@pytest.mark.rule("RON-END-07")
def test_inactive_symbols_score_nothing() -> None:
    owner = {"timeline": ["idle"], "tokens": {"exploration": 4, "diplomacy": 3, "magic": 1}}

    sitting = Sitting.chapter_ended(owner, cards={"idle": card("red", "ed")})

    assert gains(sitting, 0) == (1, 0)


@pytest.mark.rule("RON-END-08")
def test_after_the_last_turn_final_scoring_follows() -> None:
    sitting = Sitting.chapter_ended(turn=9)

    assert [sitting.asked(seat) for seat in range(3)] == ["side-quest"] * 3


@pytest.mark.rule("RON-END-08")
@pytest.mark.parametrize(("turn", "chapter"), [(3, 2), (6, 3)])
def test_after_the_first_two_chapters_the_next_one_is_prepared(turn: int, chapter: int) -> None:
    sitting = Sitting.chapter_ended({"timeline": SEVEN}, turn=turn, cards=BLANK)

    assert sitting.asked(0) == "keep-card"
    sitting.play_on(until="draft_pair")
    assert sitting.told("turn-begins") == [{"chapter": chapter, "turn": 1}]


# Preparing the timelines


@pytest.mark.rule("RON-CLEAN-01")
@pytest.mark.parametrize("turn", [3, 6])
def test_all_tokens_and_all_covers_go_back_after_chapters_one_and_two(turn: int) -> None:
    cards = {"kept": card("red", "ed", passing="left"), "left": card("red", "mc")}
    first = {"timeline": ["kept", "left"], "covered": {"kept": [0, 1, 2], "left": [1]}}
    tokens = {"tokens": {"magic": 2, "combat": 1, "exploration": 4, "diplomacy": 1}}
    sitting = Sitting.chapter_ended(first | tokens, tokens, tokens, turn=turn, cards=cards)

    sitting.choose(0, "keep:kept")

    assert [sitting.tokens(seat) for seat in range(3)] == [{}, {}, {}]
    assert sitting.timeline(0)[0] == "kept"
    assert sitting.covered(0) == {}


@pytest.mark.rule("RON-CLEAN-03")
def test_the_same_card_may_be_kept_again_but_not_twice() -> None:
    sitting = Sitting.chapter_ended({"timeline": SEVEN}, {"timeline": ["plain-7"]}, turn=6, cards=BLANK)
    first = sitting.options(0)[0]

    sitting.choose(0, "keep:plain-0")

    assert first not in sitting.options(0)
    assert len(sitting.options(0)) == 6


@pytest.mark.rule("RON-CLEAN-04")
@pytest.mark.parametrize("order", [[0, 1, 2], [2, 0, 1], [1, 2, 0]])
def test_all_choose_at_the_same_time_in_any_order(order: list[int]) -> None:
    two_each = [
        {"timeline": ["plain-0", "plain-1"]},
        {"timeline": ["plain-2", "plain-3"]},
        {"timeline": ["plain-4", "plain-5"]},
    ]
    sitting = Sitting.chapter_ended(*two_each, cards=BLANK)
    choices = ["keep:plain-1", "keep:plain-2", "keep:plain-5"]

    assert [sitting.asked(seat) for seat in range(3)] == ["keep-card"] * 3
    first, second, third = order
    sitting.choose(first, choices[first]).choose(second, choices[second]).choose(third, choices[third])

    assert [sitting.timeline(seat) for seat in range(3)] == [["plain-1"], ["plain-2"], ["plain-5"]]


@pytest.mark.rule("RON-CLEAN-05")
def test_the_effect_of_a_kept_card_is_resolved_at_once() -> None:
    both = card("red", condition={"kind": "exactly-one-card", "colour": "red"}, result={"kind": "both-paths"})
    sitting = Sitting.chapter_ended({"timeline": ["both", "plain-0"]}, cards=BLANK | {"both": both})

    sitting.choose(0, "keep:both")

    assert sitting.phase == "draft_pair"
    assert sitting.timeline(0) == ["both"]
    assert sum(sitting.tokens(0).values()) == 2


@pytest.mark.rule("RON-CLEAN-05", "RON-CLEAN-06")
@pytest.mark.parametrize(
    ("order", "gained"),
    [
        pytest.param(("needs-two", "red"), {}, id="the first card sees only itself"),
        pytest.param(("red", "needs-two"), {"magic": 2}, id="the second card sees both"),
    ],
)
def test_two_kept_cards_are_resolved_left_to_right_in_the_owners_order(
    order: tuple[str, str], gained: dict[str, int]
) -> None:
    needs_two = card("red", condition={"kind": "two-or-more-cards", "colour": "red"}, result=two_symbols("magic"))
    cards = BLANK | {"needs-two": needs_two, "red": card("red")}
    sitting = Sitting.chapter_ended({"timeline": ["needs-two", "plain-0", "red"]}, turn=6, cards=cards)

    left, right = order
    sitting.choose(0, f"keep:{left}", f"keep:{right}")

    assert sitting.timeline(0) == [left, right]
    assert sitting.tokens(0) == gained


@pytest.mark.rule("RON-CLEAN-07")
def test_a_kept_tea_effect_waits_for_the_tea_ceremony_of_the_next_turn() -> None:
    tea = card(
        "red", condition={"kind": "exactly-one-card", "colour": "red"}, result={"kind": "each-track"}, ceremony=True
    )
    owner = {"timeline": ["tea", "plain-0"], "hand": ["plain-1", "plain-2"]}
    sitting = Sitting.chapter_ended(
        owner, {"hand": ["plain-3", "plain-4"]}, {"hand": ["plain-5", "plain-6"]}, cards=BLANK | {"tea": tea}
    )
    sitting.choose(0, "keep:tea")
    assert [sitting.track(track) for track in range(3)] == [0, 0, 0]

    sitting.choose(0, "deck").choose(1, "deck").choose(2, "deck")
    sitting.everyone_plays(("plain-1", "plain-2"), ("plain-3", "plain-4"), ("plain-5", "plain-6"))

    assert sitting.told("turn-begins")[-1] == {"chapter": 2, "turn": 2}
    assert [sitting.track(track) for track in range(3)] == [1, 0, 1]


@pytest.mark.rule("RON-CLEAN-07")
def test_a_kept_tea_effect_is_resolved_in_turn_1_alone() -> None:
    tea = card(
        "red", condition={"kind": "exactly-one-card", "colour": "red"}, result={"kind": "each-track"}, ceremony=True
    )
    cards = BLANK | {"tea": tea} | {f"more-{number}": card("blue") for number in range(5)}
    owner = {"timeline": ["tea", "plain-0"], "hand": ["plain-1", "plain-2", "more-0", "more-1"]}
    second = {"hand": ["plain-3", "plain-4", "more-2", "more-3"]}
    third = {"hand": ["plain-5", "plain-6", "plain-7", "more-4"]}
    sitting = Sitting.chapter_ended(owner, second, third, cards=cards).choose(0, "keep:tea")

    sitting.choose(0, "deck").choose(1, "deck").choose(2, "deck")
    sitting.everyone_plays(("plain-1", "plain-2"), ("plain-3", "plain-4"), ("plain-5", "plain-6"))
    sitting.choose(0, "deck").choose(1, "deck").choose(2, "deck")
    sitting.everyone_plays(("more-0", "more-1"), ("more-2", "more-3"), ("plain-7", "more-4"))

    assert sitting.told("turn-begins")[-1] == {"chapter": 2, "turn": 3}
    assert [sitting.track(track) for track in range(3)] == [1, 0, 1]


@pytest.mark.rule("RON-CLEAN-07")
def test_the_tea_passing_symbol_of_a_kept_card_is_uncovered_and_forms_a_new_pair() -> None:
    cards = BLANK | {"to-left": card("red", passing="left"), "to-right": card("red", passing="right")}
    first = {"timeline": ["to-left", "plain-0"], "covered": {"to-left": [2]}, "hand": ["plain-1", "plain-2"]}
    second = {"hand": ["to-right", "plain-3"]}
    sitting = Sitting.chapter_ended(first, second, {"hand": ["plain-4", "plain-5"]}, cards=cards).choose(
        0, "keep:to-left"
    )
    assert sitting.covered(0) == {}

    sitting.choose(0, "deck").choose(1, "deck").choose(2, "deck")
    sitting.everyone_plays(("plain-1", "plain-2"), ("to-right", "plain-3"), ("plain-4", "plain-5"))

    assert sitting.covered(0) == {"to-left": [2]}
    assert sitting.covered(1) == {"to-right": [2]}
    assert [sitting.track(track) for track in range(3)] == [2, 0, 0]


BOTH = card("red", condition={"kind": "exactly-one-card", "colour": "red"}, result={"kind": "both-paths"})
SWAP = card("red", "me", condition={"kind": "lose-inactive"}, result={"kind": "left-steps"})
IN_NEW_CHAPTER = {"kept-effects": "new-chapter"}


@pytest.mark.rule("RON-CLEAN-08", "RON-NEXT-01")
def test_kept_effects_use_the_symbols_of_the_chapter_that_ends() -> None:
    """They are resolved before the cards of the new symbols lie on the mat."""
    sitting = OwnChapters("end_turn", {"both": BOTH}, players=3, turn=3, seats=[{"timeline": ["both"]}])

    assert sitting.tokens(0) == {"magic": 1, "combat": 1}
    assert sitting.sees(None)["active"] == ["exploration", "diplomacy"]
    keys = [event.key for event in sitting.journal if event.key in ("effect-resolved", "active-symbols")]
    assert keys == ["effect-resolved", "active-symbols"]


@pytest.mark.rule("RON-CLEAN-08")
def test_an_inactive_symbol_of_the_chapter_that_ends_is_what_a_kept_effect_loses() -> None:
    sitting = OwnChapters("end_turn", {"swap": SWAP}, players=3, turn=3, seats=[{"timeline": ["swap"]}])

    assert sitting.covered(0) == {"swap": [1]}
    assert sitting.tokens(0) == {"magic": 1}


@pytest.mark.rule("RON-CLEAN-08")
@pytest.mark.parametrize(
    ("kept", "tokens", "covered"),
    [("both", {"exploration": 1, "diplomacy": 1}, {}), ("swap", {"exploration": 1}, {"swap": [0]})],
)
def test_players_may_agree_that_kept_effects_use_the_new_chapters_symbols(
    kept: str, tokens: dict[str, int], covered: dict[str, list[int]]
) -> None:
    cards, seats = {"both": BOTH, "swap": SWAP}, [{"timeline": [kept]}]

    sitting = OwnChapters("end_turn", cards, players=3, turn=3, seats=seats, settings=IN_NEW_CHAPTER)

    assert (sitting.tokens(0), sitting.covered(0)) == (tokens, covered)
    assert sitting.sees(None)["active"] == ["exploration", "diplomacy"]


@pytest.mark.rule("RON-CLEAN-08")
@pytest.mark.parametrize("phase", ["chapter_abilities", "prepare_timelines", "resolve_kept"])
def test_a_position_between_chapters_has_the_symbols_that_still_lie_on_the_mat(phase: str) -> None:
    seats = [{"timeline": ["both"]}]

    assert OwnChapters(phase, {"both": BOTH}, players=3, turn=4, seats=seats).tokens(0) == {"magic": 1, "combat": 1}


@pytest.mark.rule("RON-CLEAN-09")
@pytest.mark.parametrize("turn", [3, 6])
def test_everything_else_is_unchanged_between_chapters(turn: int) -> None:
    owner = {
        "timeline": ["plain-0", "plain-1", "plain-2"],
        "hand": ["plain-3", "plain-4", "plain-5"],
        "experience": 12,
        "points": 9,
        "abilities": ["used", "active", "used", "locked"],
        "borrowed": {"drawing-energy": "used", "encore": "active"},
    }
    other = {"timeline": ["plain-6", "plain-7"], "experience": 3, "points": 4}
    sitting = Sitting.chapter_ended(owner, other, turn=turn, cards=BLANK, tracks=[4, 7, 2], initiative=[1, 2, 0])
    sitting.choose(0, "done")
    unchanged = ("hand", "hand_size", "experience", "points", "abilities", "borrowed", "ability_cards", "character")
    before = [{name: sitting.player(seat)[name] for name in unchanged} for seat in range(3)]
    assert sitting.phase == "prepare_timelines"

    sitting.play_on(until="draft_pair")

    assert [{name: sitting.player(seat)[name] for name in unchanged} for seat in range(3)] == before
    assert sitting.hand(0) == ["plain-3", "plain-4", "plain-5"]
    assert (sitting.experience(0), sitting.points(0)) == (12, 9)
    assert [one["state"] for one in sitting.player(0)["abilities"]] == ["used", "active", "used", "locked"]
    assert [one["state"] for one in sitting.player(0)["borrowed"]] == ["used", "active"]
    assert [sitting.track(track) for track in range(3)] == [4, 7, 2]
    assert sitting.sees(None)["initiative"] == [1, 2, 0]


@pytest.mark.rule("RON-CLEAN-11")
@pytest.mark.parametrize(
    ("turn", "timeline"), [(3, []), (6, []), (6, ["plain-0"])], ids=["none of 1", "none of 2", "1 of 2"]
)
def test_a_player_with_too_few_cards_keeps_all_of_them(turn: int, timeline: list[str]) -> None:
    sitting = Sitting.chapter_ended(
        {"timeline": timeline}, {"timeline": ["plain-5", "plain-6", "plain-7"]}, turn=turn, cards=BLANK
    )

    assert sitting.asked(0) is None
    assert sitting.asked(1) == "keep-card"
    sitting.play_on(until="draft_pair")
    assert sitting.timeline(0) == timeline


# The next chapter


@pytest.mark.rule("RON-NEXT-01")
@pytest.mark.parametrize(("turn", "chapter", "active"), [(3, 2, CHAPTERS[1]), (6, 3, CHAPTERS[2])])
def test_the_active_symbols_are_replaced_and_turn_1_of_the_chapter_begins(
    turn: int, chapter: int, active: list[str]
) -> None:
    sitting = OwnChapters("end_turn", {}, players=3, turn=turn)

    assert sitting.sees(None)["active"] == active
    assert sitting.told("turn-begins") == [{"chapter": chapter, "turn": 1}]
    assert (sitting.sees(None)["chapter"], sitting.sees(None)["turn"]) == (chapter, 1)
    assert sitting.phase == "draft_pair"


@pytest.mark.rule("RON-NEXT-01")
def test_within_a_chapter_the_active_symbols_stay() -> None:
    sitting = OwnChapters("end_turn", {}, players=3, turn=4)

    assert sitting.sees(None)["active"] == CHAPTERS[1]
    assert sitting.told("active-symbols") == []


@pytest.mark.rule("RON-CLEAN-02", "RON-CLEAN-03")
def test_a_card_more_is_kept_only_once_for_an_ability_used_once() -> None:
    """Sheltered Road lets Triss keep two cards after chapter I; after chapter II it is two again, not three."""
    cards = {"a": card("red", "cc"), "b": card("green", "ee"), "c": card("blue", "mm"), "d": card("pink", "dd")}
    seats = [{"character": "triss", "experience": 5, "timeline": ["a", "b", "c"]}, {"timeline": ["d"]}]
    sitting = Sitting("chapter_abilities", cards=cards, players=3, seats=seats, turn=4)
    sitting.choose(0, "ability:sheltered-road").play_on(until="prepare_timelines")
    sitting.choose(0, "keep:a", "keep:b").play_on(until="draft_pair")
    assert sitting.timeline(0) == ["a", "b"]

    sitting.play_on(until="prepare_timelines").choose(0, *sitting.options(0)[:2])

    assert sitting.sees(0)["turns_done"] == 6
    assert sitting.asked(0) is None
