"""The end of a chapter: scoring symbols, preparing the timelines, and the next chapter."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tablewright.games.destiny.symbols import SYMBOLS
from tablewright.games.ronin.content import original_pack

from .sitting import Sitting, card, lose_one, two_symbols

ACTIVE = ["magic", "combat"]
# Three chapters that share no left and no right symbol with the one before.
CHAPTERS = [["magic", "combat"], ["exploration", "diplomacy"], ["combat", "magic"]]

PLAIN = {f"plain-{number}": card("yellow") for number in range(8)}
SIX = [f"plain-{number}" for number in range(6)]
SEVEN = [f"plain-{number}" for number in range(7)]


class OwnChapters(Sitting):
    """A sitting whose chapter card is the test's own."""

    def __init__(self, phase: str, cards: dict[str, Any], **data: Any) -> None:
        pairs = tuple((SYMBOLS.index(left), SYMBOLS.index(right)) for left, right in CHAPTERS)
        chapters = tuple(replace(chapter, active=pairs) for chapter in original_pack().chapters)
        super().__init__(phase, cards, {"chapters": chapters}, **data)


def discarded(sitting: Sitting) -> set[str]:
    return {one["key"] for one in sitting.sees(None)["discard"]}


def gains(sitting: Sitting, seat: int) -> tuple[int, int]:
    """What a seat that began with nothing has won: experience and points."""
    return sitting.experience(seat), sitting.points(seat)


def chapter_scored(*seats: dict[str, Any], turn: int = 3, **more: Any) -> Sitting:
    """The last turn of a chapter has just ended."""
    return Sitting("end_turn", players=3, turn=turn, active=ACTIVE, seats=list(seats), **more)


# XP and VP for active symbols


@pytest.mark.rule("RON-END-03", "RON-END-04")
def test_printed_example_five_magic_and_six_combat_give_six_experience_and_five_points() -> None:
    sitting = chapter_scored({"tokens": {"magic": 5, "combat": 6}})

    assert gains(sitting, 0) == (6, 5)


@pytest.mark.rule("RON-END-03", "RON-END-04")
def test_printed_example_eight_magic_and_two_combat_give_eight_experience_and_two_points() -> None:
    sitting = chapter_scored({"tokens": {"magic": 8, "combat": 2}})

    assert gains(sitting, 0) == (8, 2)


@pytest.mark.rule("RON-END-05")
def test_printed_example_four_magic_and_four_combat_give_four_experience_and_four_points() -> None:
    sitting = chapter_scored({"tokens": {"magic": 4, "combat": 4}})

    assert gains(sitting, 0) == (4, 4)


@pytest.mark.rule("RON-END-03", "RON-END-04")
def test_a_symbol_a_player_lacks_gives_no_points() -> None:
    sitting = chapter_scored({"tokens": {"magic": 3}}, {"tokens": {"combat": 3}}, {})

    assert [gains(sitting, seat) for seat in range(3)] == [(3, 0), (3, 0), (0, 0)]


@pytest.mark.rule("RON-END-01")
@pytest.mark.parametrize("turn", [3, 6, 9])
def test_active_symbols_are_scored_after_the_third_turn_of_every_chapter(turn: int) -> None:
    sitting = chapter_scored({"tokens": {"magic": 2, "combat": 1}}, turn=turn)

    assert gains(sitting, 0) == (2, 1)


@pytest.mark.rule("RON-END-01")
@pytest.mark.parametrize("turn", [1, 2, 4, 5, 7, 8])
def test_no_other_turn_scores(turn: int) -> None:
    sitting = chapter_scored({"tokens": {"magic": 2, "combat": 1}}, turn=turn)

    assert gains(sitting, 0) == (0, 0)
    assert sitting.tokens(0) == {"magic": 2, "combat": 1}


@pytest.mark.rule("RON-END-01")
def test_a_symbol_lost_in_the_tea_ceremony_of_the_third_turn_is_not_scored_any_more() -> None:
    sip = card("red", condition=lose_one("combat"), result={"kind": "each-track"}, ceremony=True)
    drinker = {"timeline": ["sip"], "steeping": 1, "tokens": {"magic": 3, "combat": 2}}

    sitting = Sitting("tea_ceremony", cards={"sip": sip}, players=3, turn=3, active=ACTIVE, seats=[drinker])

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

    sitting = chapter_scored(owner, cards=cards)

    assert gains(sitting, 0) == (6, 3)


@pytest.mark.rule("RON-END-02")
@pytest.mark.parametrize(("covered", "gained"), [([], (2, 1)), ([0], (1, 1)), ([0, 1], (1, 0)), ([2], (2, 1))])
def test_covered_symbols_are_not_counted(covered: list[int], gained: tuple[int, int]) -> None:
    cards = {"two": card("red", "mc", passing="left"), "one": card("red", "m")}

    sitting = chapter_scored({"timeline": ["two", "one"], "covered": {"two": covered}}, cards=cards)

    assert gains(sitting, 0) == gained


@pytest.mark.rule("RON-END-02")
def test_every_player_is_judged_by_the_own_symbols_alone() -> None:
    sitting = chapter_scored(
        {"tokens": {"magic": 4, "combat": 1}}, {"tokens": {"magic": 2, "combat": 3}}, {"tokens": {"magic": 1}}
    )

    assert [gains(sitting, seat) for seat in range(3)] == [(4, 1), (3, 2), (1, 0)]


@pytest.mark.rule("RON-END-02")
def test_cards_in_hand_are_not_counted() -> None:
    sitting = chapter_scored({"hand": ["held"]}, cards={"held": card("red", "mc")})

    assert gains(sitting, 0) == (0, 0)


@pytest.mark.rule("RON-END-06")
def test_experience_is_awarded_before_points() -> None:
    sitting = chapter_scored({"tokens": {"magic": 2, "combat": 1}}, {"tokens": {"magic": 1, "combat": 1}})

    awards = [event.key for event in sitting.journal if event.key in ("gained-experience", "gained-points")]
    assert awards == ["gained-experience", "gained-experience", "gained-points", "gained-points"]


@pytest.mark.rule("RON-END-07")
def test_inactive_symbols_score_nothing() -> None:
    owner = {"timeline": ["idle"], "tokens": {"exploration": 4, "diplomacy": 3, "magic": 1}}

    sitting = chapter_scored(owner, cards={"idle": card("red", "ed")})

    assert gains(sitting, 0) == (1, 0)


@pytest.mark.rule("RON-END-08")
def test_after_the_last_turn_final_scoring_follows() -> None:
    sitting = chapter_scored(turn=9)

    assert [sitting.asked(seat) for seat in range(3)] == ["side-quest"] * 3


@pytest.mark.rule("RON-END-08")
@pytest.mark.parametrize(("turn", "chapter"), [(3, 2), (6, 3)])
def test_after_the_first_two_chapters_the_next_one_is_prepared(turn: int, chapter: int) -> None:
    sitting = chapter_scored({"timeline": SEVEN}, turn=turn, cards=PLAIN)

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
    sitting = chapter_scored(first | tokens, tokens, tokens, turn=turn, cards=cards)

    sitting.choose(0, "keep:kept")

    assert [sitting.tokens(seat) for seat in range(3)] == [{}, {}, {}]
    assert sitting.timeline(0)[0] == "kept"
    assert sitting.covered(0) == {}


@pytest.mark.rule("RON-CLEAN-02")
def test_after_chapter_one_one_of_six_cards_stays_and_five_are_discarded() -> None:
    sitting = chapter_scored({"timeline": SIX}, cards=PLAIN)

    sitting.choose(0, "keep:plain-3")

    assert sitting.timeline(0) == ["plain-3"]
    assert discarded(sitting) >= {"plain-0", "plain-1", "plain-2", "plain-4", "plain-5"}
    assert "plain-3" not in discarded(sitting)


@pytest.mark.rule("RON-CLEAN-02")
def test_exactly_one_card_is_kept_neither_none_nor_two() -> None:
    sitting = chapter_scored({"timeline": SIX}, {"timeline": ["plain-6", "plain-7"]}, cards=PLAIN)

    assert len(sitting.options(0)) == 6
    assert all(option.startswith("keep:") for option in sitting.options(0))
    sitting.choose(0, "keep:plain-0")
    assert sitting.asked(0) is None


@pytest.mark.rule("RON-CLEAN-03")
def test_after_chapter_two_two_of_seven_cards_stay_and_five_are_discarded() -> None:
    """The first card of the timeline, kept after chapter I, is not among them."""
    sitting = chapter_scored({"timeline": SEVEN}, turn=6, cards=PLAIN)

    sitting.choose(0, "keep:plain-4", "keep:plain-6")

    assert sitting.timeline(0) == ["plain-4", "plain-6"]
    assert discarded(sitting) >= {"plain-0", "plain-1", "plain-2", "plain-3", "plain-5"}
    assert not discarded(sitting) & {"plain-4", "plain-6"}


@pytest.mark.rule("RON-CLEAN-03")
def test_the_same_card_may_be_kept_again_but_not_twice() -> None:
    sitting = chapter_scored({"timeline": SEVEN}, {"timeline": ["plain-7"]}, turn=6, cards=PLAIN)
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
    sitting = chapter_scored(*two_each, cards=PLAIN)
    choices = ["keep:plain-1", "keep:plain-2", "keep:plain-5"]

    assert [sitting.asked(seat) for seat in range(3)] == ["keep-card"] * 3
    first, second, third = order
    sitting.choose(first, choices[first]).choose(second, choices[second]).choose(third, choices[third])

    assert [sitting.timeline(seat) for seat in range(3)] == [["plain-1"], ["plain-2"], ["plain-5"]]


@pytest.mark.rule("RON-CLEAN-04")
def test_nobody_sees_a_choice_before_all_have_chosen() -> None:
    sitting = chapter_scored({"timeline": ["plain-0", "plain-1"]}, {"timeline": ["plain-2", "plain-3"]}, cards=PLAIN)
    before = sitting.sees(1), sitting.sees(None)

    sitting.choose(0, "keep:plain-1")

    assert (sitting.sees(1), sitting.sees(None)) == before
    assert sitting.told("kept-cards", seat=1) == []
    sitting.choose(1, "keep:plain-2")
    assert [told["seat"] for told in sitting.told("kept-cards", seat=1)] == [0, 1, 2]


@pytest.mark.rule("RON-CLEAN-05")
def test_the_effect_of_a_kept_card_is_resolved_at_once() -> None:
    both = card("red", condition={"kind": "exactly-one-card", "colour": "red"}, result={"kind": "both-paths"})
    sitting = chapter_scored({"timeline": ["both", "plain-0"]}, cards=PLAIN | {"both": both})

    sitting.choose(0, "keep:both")

    assert sitting.phase == "draft_pair"
    assert sitting.timeline(0) == ["both"]
    assert sum(sitting.tokens(0).values()) == 2


@pytest.mark.rule("RON-CLEAN-05")
def test_new_cards_are_played_to_the_right_of_the_kept_one() -> None:
    owner = {"timeline": ["plain-0", "plain-1"], "hand": ["plain-2", "plain-3"]}
    sitting = chapter_scored(owner, cards=PLAIN).choose(0, "keep:plain-1")

    sitting.choose(0, "deck").choose(1, "deck").choose(2, "deck").choose(0, "play:plain-2", "play:plain-3")
    sitting.play_on(until="draft_pair")

    assert sitting.timeline(0) == ["plain-1", "plain-2", "plain-3"]


@pytest.mark.rule("RON-CLEAN-05")
def test_the_effect_of_a_kept_card_cannot_be_declined() -> None:
    """The card loses its own exploration, the only one there is, for two combat."""
    trade = card("red", "e", condition=lose_one("exploration"), result=two_symbols("combat"))
    sitting = chapter_scored({"timeline": ["trade", "plain-0"]}, cards=PLAIN | {"trade": trade})

    sitting.choose(0, "keep:trade")

    assert sitting.phase == "draft_pair"
    assert sitting.covered(0) == {"trade": [0]}
    assert sitting.tokens(0) == {"combat": 2}


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
    cards = PLAIN | {"needs-two": needs_two, "red": card("red")}
    sitting = chapter_scored({"timeline": ["needs-two", "plain-0", "red"]}, turn=6, cards=cards)

    left, right = order
    sitting.choose(0, f"keep:{left}", f"keep:{right}")

    assert sitting.timeline(0) == [left, right]
    assert sitting.tokens(0) == gained


@pytest.mark.rule("RON-CLEAN-05")
def test_a_kept_effect_that_feeds_the_second_one_is_resolved_first() -> None:
    gain = card("red", condition={"kind": "exactly-one-card", "colour": "red"}, result=two_symbols("magic"))
    spend = card("green", condition=lose_one("magic"), result=two_symbols("diplomacy"))
    cards = PLAIN | {"gain": gain, "spend": spend}
    sitting = chapter_scored({"timeline": ["spend", "gain", "plain-0"]}, turn=6, cards=cards)

    sitting.choose(0, "keep:gain", "keep:spend")

    assert sitting.tokens(0) == {"magic": 1, "diplomacy": 2}


@pytest.mark.rule("RON-CLEAN-05")
def test_kept_effects_are_resolved_in_initiative_order() -> None:
    def keeper(colour: str) -> dict[str, Any]:
        return card(colour, condition={"kind": "exactly-one-card", "colour": colour}, result=two_symbols("magic"))

    cards = {"a": keeper("red"), "b": keeper("green"), "c": keeper("blue")}
    sitting = chapter_scored(
        {"timeline": ["a"]}, {"timeline": ["b"]}, {"timeline": ["c"]}, cards=cards, initiative=[2, 0, 1]
    )

    assert [told["seat"] for told in sitting.told("effect-resolved")] == [2, 0, 1]


@pytest.mark.rule("RON-CLEAN-06")
@pytest.mark.parametrize("order", [["plain-0", "plain-1"], ["plain-1", "plain-0"]])
def test_even_with_only_two_cards_their_owner_decides_the_order(order: list[str]) -> None:
    sitting = chapter_scored({"timeline": ["plain-0", "plain-1"]}, turn=6, cards=PLAIN)

    sitting.choose(0, f"keep:{order[0]}")

    assert sitting.timeline(0) == order


@pytest.mark.rule("RON-CLEAN-07")
def test_a_kept_tea_effect_waits_for_the_tea_ceremony_of_the_next_turn() -> None:
    tea = card(
        "red", condition={"kind": "exactly-one-card", "colour": "red"}, result={"kind": "each-track"}, ceremony=True
    )
    owner = {"timeline": ["tea", "plain-0"], "hand": ["plain-1", "plain-2"]}
    sitting = chapter_scored(
        owner, {"hand": ["plain-3", "plain-4"]}, {"hand": ["plain-5", "plain-6"]}, cards=PLAIN | {"tea": tea}
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
    cards = PLAIN | {"tea": tea} | {f"more-{number}": card("blue") for number in range(5)}
    owner = {"timeline": ["tea", "plain-0"], "hand": ["plain-1", "plain-2", "more-0", "more-1"]}
    second = {"hand": ["plain-3", "plain-4", "more-2", "more-3"]}
    third = {"hand": ["plain-5", "plain-6", "plain-7", "more-4"]}
    sitting = chapter_scored(owner, second, third, cards=cards).choose(0, "keep:tea")

    sitting.choose(0, "deck").choose(1, "deck").choose(2, "deck")
    sitting.everyone_plays(("plain-1", "plain-2"), ("plain-3", "plain-4"), ("plain-5", "plain-6"))
    sitting.choose(0, "deck").choose(1, "deck").choose(2, "deck")
    sitting.everyone_plays(("more-0", "more-1"), ("more-2", "more-3"), ("plain-7", "more-4"))

    assert sitting.told("turn-begins")[-1] == {"chapter": 2, "turn": 3}
    assert [sitting.track(track) for track in range(3)] == [1, 0, 1]


@pytest.mark.rule("RON-CLEAN-07")
def test_the_tea_passing_symbol_of_a_kept_card_is_uncovered_and_forms_a_new_pair() -> None:
    cards = PLAIN | {"to-left": card("red", passing="left"), "to-right": card("red", passing="right")}
    first = {"timeline": ["to-left", "plain-0"], "covered": {"to-left": [2]}, "hand": ["plain-1", "plain-2"]}
    second = {"hand": ["to-right", "plain-3"]}
    sitting = chapter_scored(first, second, {"hand": ["plain-4", "plain-5"]}, cards=cards).choose(0, "keep:to-left")
    assert sitting.covered(0) == {}

    sitting.choose(0, "deck").choose(1, "deck").choose(2, "deck")
    sitting.everyone_plays(("plain-1", "plain-2"), ("to-right", "plain-3"), ("plain-4", "plain-5"))

    assert sitting.covered(0) == {"to-left": [2]}
    assert sitting.covered(1) == {"to-right": [2]}
    assert [sitting.track(track) for track in range(3)] == [2, 0, 0]


@pytest.mark.rule("RON-CLEAN-08")
def test_kept_effects_use_the_active_symbols_of_the_new_chapter() -> None:
    both = card("red", condition={"kind": "exactly-one-card", "colour": "red"}, result={"kind": "both-paths"})
    sitting = OwnChapters("end_turn", {"both": both}, players=3, turn=3, seats=[{"timeline": ["both"]}])

    assert sitting.tokens(0) == {"exploration": 1, "diplomacy": 1}


@pytest.mark.rule("RON-CLEAN-08")
def test_an_inactive_symbol_of_the_new_chapter_is_what_a_kept_effect_loses() -> None:
    swap = card("red", "me", condition={"kind": "lose-inactive"}, result={"kind": "left-steps"})
    sitting = OwnChapters("end_turn", {"swap": swap}, players=3, turn=3, seats=[{"timeline": ["swap"]}])

    assert sitting.covered(0) == {"swap": [0]}
    assert sitting.tokens(0) == {"exploration": 1}


@pytest.mark.rule("RON-CLEAN-08")
def test_players_may_agree_that_kept_effects_use_the_old_chapters_symbols() -> None:
    both = card("red", condition={"kind": "exactly-one-card", "colour": "red"}, result={"kind": "both-paths"})
    settings = {"kept-effects": "old-chapter"}
    sitting = OwnChapters(
        "end_turn", {"both": both}, players=3, turn=3, seats=[{"timeline": ["both"]}], settings=settings
    )

    assert sitting.tokens(0) == {"magic": 1, "combat": 1}
    assert sitting.sees(None)["active"] == ["exploration", "diplomacy"]


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
    sitting = chapter_scored(owner, other, turn=turn, cards=PLAIN, tracks=[4, 7, 2], initiative=[1, 2, 0])
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


@pytest.mark.rule("RON-CLEAN-10")
def test_after_chapter_three_hand_timeline_and_tokens_stay() -> None:
    cards = PLAIN | {"covered": card("red", "mc")}
    owner = {
        "timeline": ["covered", "plain-0", "plain-1"],
        "covered": {"covered": [1]},
        "hand": ["plain-2", "plain-3"],
        "tokens": {"magic": 2, "diplomacy": 1},
    }

    sitting = chapter_scored(owner, turn=9, cards=cards)
    sitting.play_on(until="the end")

    assert sitting.position.over
    assert sitting.timeline(0) == ["covered", "plain-0", "plain-1"]
    assert sitting.covered(0) == {"covered": [1]}
    assert sitting.hand(0) == ["plain-2", "plain-3"]
    assert sitting.tokens(0) == {"magic": 2, "diplomacy": 1}
    assert sitting.sees(None)["discard"] == []


@pytest.mark.rule("RON-CLEAN-11")
@pytest.mark.parametrize(
    ("turn", "timeline"), [(3, []), (6, []), (6, ["plain-0"])], ids=["none of 1", "none of 2", "1 of 2"]
)
def test_a_player_with_too_few_cards_keeps_all_of_them(turn: int, timeline: list[str]) -> None:
    sitting = chapter_scored(
        {"timeline": timeline}, {"timeline": ["plain-5", "plain-6", "plain-7"]}, turn=turn, cards=PLAIN
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


@pytest.mark.rule("RON-NEXT-02")
@pytest.mark.parametrize("turn", [3, 6])
def test_the_pool_stays_between_chapters_and_has_only_its_usual_refresh(turn: int) -> None:
    rows = [[], ["plain-0", "plain-1"], [], ["plain-2", "plain-3"]]
    cards = PLAIN | {f"next-{number}": card("blue") for number in range(6)}
    deck = [f"next-{number}" for number in range(6)]

    sitting = chapter_scored(turn=turn, cards=cards, pool=rows, deck=deck)

    assert sitting.pool() == [["plain-2", "plain-3"], ["next-0", "next-1"], ["next-2", "next-3"], ["next-4", "next-5"]]
    assert discarded(sitting) == {"plain-0", "plain-1"}


@pytest.mark.rule("RON-CLEAN-02", "RON-CLEAN-03")
def test_a_card_more_is_kept_only_once_for_an_ability_used_once() -> None:
    """Lasting Bond lets Ciri keep two cards after chapter I; after chapter II it is two again, not three."""
    cards = {"a": card("red", "cc"), "b": card("green", "ee"), "c": card("blue", "mm"), "d": card("pink", "dd")}
    seats = [{"character": "ciri", "experience": 15, "timeline": ["a", "b", "c"]}, {"timeline": ["d"]}]
    sitting = Sitting("chapter_abilities", cards=cards, players=3, seats=seats, turn=4)
    sitting.choose(0, "ability:lasting-bond").play_on(until="prepare_timelines")
    sitting.choose(0, "keep:a", "keep:b").play_on(until="draft_pair")
    assert sitting.timeline(0) == ["a", "b"]

    sitting.play_on(until="prepare_timelines").choose(0, *sitting.options(0)[:2])

    assert sitting.sees(0)["turns_done"] == 6
    assert sitting.asked(0) is None
