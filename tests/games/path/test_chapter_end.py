"""The end of a chapter: the dominant symbol, points and experience, path tokens, and preparing the timelines."""

from __future__ import annotations

import pytest

from tablewright.games.path.vocabulary import ActiveSymbols, Experience, Points

from ..destiny.cards import BLANK, SEVEN, SIX, card, lose_one, two_symbols
from .sitting import Sitting
from .tale import Tale

LEFT_WINS = ["left", "right", "left"]
RIGHT_WINS = ["left", "right", "right"]
ALL_ASIDE = ["aside", "aside", "aside"]


def won(sitting: Sitting, seat: int) -> tuple[int, int]:
    """What a seat that began with nothing has won: points and experience."""
    return sitting.points(seat), sitting.experience(seat)


def dominant(sitting: Sitting) -> str:
    """The side that was found to be dominant."""
    (told,) = sitting.told("dominant")
    return str(told["side"])


def token_holders(sitting: Sitting) -> dict[str, int]:
    return {told["side"]: told["seat"] for told in sitting.told("path-token")}


# When and in which order


@pytest.mark.rule("POD-CHAP-01")
@pytest.mark.parametrize(("turn", "chapter"), [(3, 1), (6, 2), (9, 3)])
def test_a_chapter_ends_after_its_third_turn(turn: int, chapter: int) -> None:
    sitting = Tale.chapter_ended({"tokens": {"combat": 2, "magic": 1, "diplomacy": 2, "exploration": 1}}, turn=turn)

    assert sitting.told("chapter-ends") == [{"chapter": chapter}]
    assert won(sitting, 0)[1] > 0


@pytest.mark.rule("POD-CHAP-01")
@pytest.mark.parametrize(("turn", "fates"), [(1, 1), (2, 2), (4, 1), (5, 2), (7, 1), (8, 2)])
def test_no_other_turn_ends_a_chapter(turn: int, fates: int) -> None:
    tokens = {"combat": 2, "magic": 1}

    sitting = Tale.chapter_ended({"tokens": tokens}, turn=turn, fates=["left"] * fates)

    assert sitting.told("chapter-ends") == []
    assert (won(sitting, 0), sitting.tokens(0)) == ((0, 0), tokens)
    assert sitting.story()["fates"] == ["left"] * fates


@pytest.mark.rule("POD-CHAP-02")
@pytest.mark.parametrize(("turn", "page"), [(3, 4), (6, 8)])
def test_dominance_then_points_and_experience_then_path_tokens_then_timelines_then_story_and_bonuses(
    turn: int, page: int
) -> None:
    alone = {"lone": card("red", condition={"kind": "exactly-one-card", "colour": "red"}, result=two_symbols("magic"))}
    tokens = {"combat": 2, "magic": 1, "diplomacy": 2, "exploration": 1}
    sitting = Tale.chapter_ended(
        {"tokens": tokens, "timeline": ["lone"]}, turn=turn, cards=alone, rewards={page: (Points(1),) * 2}
    )

    watched = (
        "dominant", "gained-points", "gained-experience", "path-token", "kept-cards", "effect-resolved", "story-read",
    )  # fmt: skip
    assert [event.key for event in sitting.journal if event.key in watched] == [
        "dominant",
        "gained-points",
        "gained-experience",
        *["path-token"] * 2,
        *["kept-cards"] * 3,
        "effect-resolved",
        "story-read",
        *["gained-points"] * 2,
    ]


# The dominant symbol


@pytest.mark.rule("POD-CHAP-03")
def test_tokens_one_and_three_on_the_left_against_two_on_the_right_make_the_left_symbol_dominant() -> None:
    sitting = Tale.chapter_ended(fates=["left", "right", "left"])

    assert sitting.told("dominant") == [{"side": "left", "symbol": "combat"}]


@pytest.mark.rule("POD-CHAP-03")
@pytest.mark.parametrize(
    ("fates", "side"),
    [
        (["left", "left", "right"], "left"),
        (["left", "left", "left"], "left"),
        (["left", "right", "right"], "right"),
        (["right", "right", "left"], "right"),
        (["aside", "aside", "right"], "right"),
        (["left", "aside", "aside"], "left"),
        (["right", "aside", "right"], "right"),
    ],
)
def test_the_side_with_more_fate_tokens_is_dominant(fates: list[str], side: str) -> None:
    assert dominant(Tale.chapter_ended(fates=fates)) == side


@pytest.mark.rule("POD-CHAP-03")
@pytest.mark.parametrize(("fates", "symbol"), [(LEFT_WINS, "combat"), (RIGHT_WINS, "magic")])
def test_how_many_symbols_players_have_plays_no_role(fates: list[str], symbol: str) -> None:
    other = "magic" if symbol == "combat" else "combat"

    sitting = Tale.chapter_ended(*[{"tokens": {other: 4}}] * 3, fates=fates)

    assert [told["symbol"] for told in sitting.told("dominant")] == [symbol]


@pytest.mark.rule("POD-CHAP-04")
def test_token_two_on_the_left_beats_token_one_on_the_right_when_three_is_set_aside() -> None:
    assert dominant(Tale.chapter_ended(fates=["right", "left", "aside"])) == "left"


@pytest.mark.rule("POD-CHAP-04")
@pytest.mark.parametrize(
    ("fates", "side"),
    [
        (["left", "right", "aside"], "right"),
        (["left", "aside", "right"], "right"),
        (["right", "aside", "left"], "left"),
        (["aside", "left", "right"], "right"),
        (["aside", "right", "left"], "left"),
    ],
)
def test_of_equal_numbers_the_token_with_the_higher_number_decides(fates: list[str], side: str) -> None:
    assert dominant(Tale.chapter_ended(fates=fates)) == side


@pytest.mark.rule("POD-CHAP-05")
@pytest.mark.parametrize(("side", "gained"), [("left", (1, 3)), ("right", (3, 1))])
@pytest.mark.parametrize("initiative", [[1, 0, 2], [2, 1, 0]])
def test_without_any_token_the_top_of_the_initiative_track_chooses_freely(
    side: str, gained: tuple[int, int], initiative: list[int]
) -> None:
    """All have more magic than combat, and may choose either."""
    tokens = {"combat": 1, "magic": 3}
    sitting = Tale.chapter_ended(*[{"tokens": tokens}] * 3, fates=ALL_ASIDE, initiative=initiative)

    assert [sitting.asked(seat) for seat in initiative] == ["choose-dominant", None, None]
    assert sorted(sitting.options(initiative[0])) == ["side:left", "side:right"]
    sitting.choose(initiative[0], f"side:{side}")

    assert dominant(sitting) == side
    assert [won(sitting, seat) for seat in range(3)] == [gained] * 3


@pytest.mark.rule("POD-CHAP-05")
@pytest.mark.parametrize("fates", [["left", "aside", "aside"], ["aside", "right", "aside"], ["left", "right", "aside"]])
def test_a_single_token_is_enough_that_nobody_chooses(fates: list[str]) -> None:
    sitting = Tale.chapter_ended(fates=fates)

    assert "choose-dominant" not in [sitting.asked(seat) for seat in range(3)]
    assert len(sitting.told("dominant")) == 1


@pytest.mark.rule("POD-CHAP-06")
@pytest.mark.parametrize(
    ("fates", "gained"), [(LEFT_WINS, [(4, 1), (0, 3), (2, 2)]), (RIGHT_WINS, [(1, 4), (3, 0), (2, 2)])]
)
def test_the_same_symbol_is_dominant_for_those_who_have_more_of_the_other(
    fates: list[str], gained: list[tuple[int, int]]
) -> None:
    sitting = Tale.chapter_ended(
        {"tokens": {"combat": 4, "magic": 1}},
        {"tokens": {"magic": 3}},
        {"tokens": {"combat": 2, "magic": 2}},
        fates=fates,
    )

    assert [won(sitting, seat) for seat in range(3)] == gained


# Points and experience


@pytest.mark.rule("POD-CHAP-07", "POD-CHAP-08")
def test_printed_example_four_of_dominant_diplomacy_and_three_combat_give_four_points_and_three_experience() -> None:
    sitting = Tale.chapter_ended({"tokens": {"diplomacy": 4, "combat": 3}}, active=["diplomacy", "combat"])

    assert won(sitting, 0) == (4, 3)


@pytest.mark.rule("POD-CHAP-07", "POD-CHAP-08")
def test_symbols_on_all_timeline_cards_and_in_the_pool_are_counted_together() -> None:
    cards = {"first": card("red", "cm"), "second": card("red", "cc"), "last": card("red", "m")}
    owner = {"timeline": ["first", "second", "last"], "tokens": {"combat": 2, "magic": 1}}

    sitting = Tale.chapter_ended(owner, cards=cards)

    assert won(sitting, 0) == (5, 3)


@pytest.mark.rule("POD-CHAP-07", "POD-CHAP-08")
@pytest.mark.parametrize(("covered", "gained"), [([], (1, 1)), ([0], (0, 1)), ([1], (1, 0)), ([0, 1], (0, 0))])
def test_covered_symbols_and_cards_in_hand_score_nothing(covered: list[int], gained: tuple[int, int]) -> None:
    cards = {"both": card("red", "cm"), "held": card("red", "cm")}

    sitting = Tale.chapter_ended({"timeline": ["both"], "covered": {"both": covered}, "hand": ["held"]}, cards=cards)

    assert won(sitting, 0) == gained


@pytest.mark.rule("POD-CHAP-07")
@pytest.mark.parametrize(("turn", "source"), [(3, "chapter-1"), (6, "chapter-2"), (9, "chapter-3")])
def test_the_points_are_told_by_their_chapter(turn: int, source: str) -> None:
    sitting = Tale.chapter_ended({"tokens": {"combat": 1, "diplomacy": 1, "magic": 1}, "hand": []}, turn=turn)

    assert [told["source"] for told in sitting.told("gained-points") if told["seat"] == 0] == [source]
    assert sitting.player(0)["points_by_source"][source] == 1


@pytest.mark.rule("POD-CHAP-08")
@pytest.mark.parametrize(("magic", "state", "asked"), [(1, "active", "done-chapter"), (0, "locked", "keep-card")])
def test_experience_for_the_other_symbol_unlocks_an_ability_in_time_for_the_end_of_this_chapter(
    magic: int, state: str, asked: str
) -> None:
    """Geralt stands at 4; at 5 he may take a card of his timeline back into his hand."""
    geralt = {"character": "geralt", "experience": 4, "tokens": {"magic": magic}, "timeline": SIX}

    sitting = Tale.chapter_ended(geralt, cards=BLANK)

    assert sitting.player(0)["abilities"][1]["state"] == state
    assert sitting.asked(0) == asked
    assert ("ability:back-in-the-saddlebag" in sitting.options(0)) == (state == "active")


@pytest.mark.rule("POD-CHAP-09")
def test_inactive_symbols_give_neither_points_nor_experience() -> None:
    owner = {"timeline": ["idle"], "tokens": {"exploration": 4, "diplomacy": 3}}

    sitting = Tale.chapter_ended(owner, {"tokens": {"combat": 1, "diplomacy": 9}}, cards={"idle": card("red", "ed")})

    assert won(sitting, 0) == (0, 0)
    assert won(sitting, 1) == (1, 0)


# Path tokens


@pytest.mark.rule("POD-CHAP-10", "POD-CHAP-11")
@pytest.mark.parametrize("fates", [LEFT_WINS, RIGHT_WINS])
def test_each_path_token_goes_to_whoever_has_most_symbols_of_its_path(fates: list[str]) -> None:
    sitting = Tale.chapter_ended(
        {"tokens": {"combat": 2, "magic": 2, "diplomacy": 9}},
        {"tokens": {"combat": 3}, "timeline": SIX},
        {"tokens": {"magic": 3}},
        fates=fates,
        cards=BLANK,
    )

    assert token_holders(sitting) == {"left": 1, "right": 2}
    assert sitting.story()["path_tokens"] == [1, 2]


@pytest.mark.rule("POD-CHAP-10")
def test_symbols_on_cards_count_for_the_left_path_token_unless_they_are_covered() -> None:
    cards = {"open": card("red", "cc"), "closed": card("red", "cc")}
    sitting = Tale.chapter_ended(
        {"timeline": ["closed"], "covered": {"closed": [0]}, "tokens": {"combat": 1}},
        {"timeline": ["open"], "tokens": {"combat": 1}},
        cards=cards,
    )

    assert token_holders(sitting)["left"] == 1


@pytest.mark.rule("POD-CHAP-11")
def test_symbols_on_cards_count_for_the_right_path_token_unless_they_are_covered() -> None:
    cards = {"open": card("red", "mm"), "closed": card("red", "mm")}
    sitting = Tale.chapter_ended(
        {"timeline": ["closed"], "covered": {"closed": [0]}, "tokens": {"magic": 1}},
        {},
        {"timeline": ["open"], "tokens": {"magic": 1}},
        cards=cards,
    )

    assert token_holders(sitting)["right"] == 2


@pytest.mark.rule("POD-CHAP-12")
def test_with_initiative_b_a_c_and_four_four_and_two_symbols_b_receives_the_left_path_token() -> None:
    seats = [{"tokens": {"combat": count}} for count in (4, 4, 2)]

    assert token_holders(Tale.chapter_ended(*seats, initiative=[1, 0, 2]))["left"] == 1


@pytest.mark.rule("POD-CHAP-12")
@pytest.mark.parametrize(("initiative", "holder"), [([0, 1, 2], 1), ([2, 0, 1], 2), ([0, 2, 1], 2)])
def test_a_tie_for_either_token_goes_to_the_higher_of_the_tied(initiative: list[int], holder: int) -> None:
    seats = [{"tokens": {"combat": count, "magic": count}} for count in (1, 3, 3)]

    assert token_holders(Tale.chapter_ended(*seats, initiative=initiative)) == {"left": holder, "right": holder}


@pytest.mark.rule("POD-CHAP-13")
@pytest.mark.parametrize("initiative", [[0, 1, 2], [2, 0, 1]])
def test_a_token_that_nobody_collected_for_goes_to_the_top_of_the_initiative_track(initiative: list[int]) -> None:
    sitting = Tale.chapter_ended({}, {"tokens": {"combat": 1}}, initiative=initiative)

    assert token_holders(sitting) == {"left": 1, "right": initiative[0]}


@pytest.mark.rule("POD-CHAP-14", "POD-CHAP-15")
def test_one_player_may_receive_both_tokens_and_both_bonuses() -> None:
    sitting = Tale.chapter_ended({}, {"tokens": {"combat": 2, "magic": 1}}, rewards={4: (Points(3), Experience(2))})

    assert token_holders(sitting) == {"left": 1, "right": 1}
    assert won(sitting, 1) == (2 + 3, 1 + 2)


@pytest.mark.rule("POD-CHAP-15")
@pytest.mark.parametrize(("fates", "page"), [(LEFT_WINS, 4), (RIGHT_WINS, 6)])
def test_bonuses_are_granted_when_the_next_story_card_is_read_and_the_tokens_then_go_back(
    fates: list[str], page: int
) -> None:
    rewards = {4: (Points(5), Points(7)), 6: (Points(5), Points(7)), 8: (Points(50), Points(50))}
    sitting = Tale.chapter_ended(
        {"timeline": SIX}, {"tokens": {"combat": 1}}, fates=fates, rewards=rewards, cards=BLANK
    )
    stories = [sitting.player(seat)["points_by_source"]["story"] for seat in range(3)]
    assert (stories, sitting.story()["path_tokens"], sitting.story()["page"]) == ([0, 0, 0], [1, 0], 1)

    sitting.choose(0, "keep:plain-0")

    assert [sitting.player(seat)["points_by_source"]["story"] for seat in range(3)] == [7, 5, 0]
    assert sitting.story()["path_tokens"] == [None, None]
    assert sitting.story()["page"] == page
    keys = [event.key for event in sitting.journal]
    assert keys.index("story-read") < keys.index("gained-points", keys.index("kept-cards"))


# Preparing the timelines


@pytest.mark.rule("POD-CHAP-16")
@pytest.mark.parametrize("turn", [3, 6])
def test_all_tokens_and_all_covers_go_back_after_chapters_one_and_two(turn: int) -> None:
    cards = {"kept": card("red", "ed"), "left": card("red", "mc")}
    first = {"timeline": ["kept", "left"], "covered": {"kept": [0, 1], "left": [1]}}
    tokens = {"tokens": {"magic": 2, "combat": 1, "exploration": 4, "diplomacy": 1}}
    sitting = Tale.chapter_ended(first | tokens, tokens, tokens, turn=turn, cards=cards)

    sitting.choose(0, "keep:kept").play_on(until="draft_pair")

    assert [sitting.tokens(seat) for seat in range(3)] == [{}, {}, {}]
    assert sitting.timeline(0)[0] == "kept"
    assert sitting.covered(0) == {}


@pytest.mark.rule("POD-CHAP-16")
def test_a_kept_card_shows_symbols_again_that_were_covered() -> None:
    """The effect of the kept card loses its own magic, which lay covered until now."""
    spend = card("red", "m", condition=lose_one("magic"), result=two_symbols("combat"))

    sitting = Tale.chapter_ended({"timeline": ["spend"], "covered": {"spend": [0]}}, cards={"spend": spend})

    assert sitting.tokens(0) == {"combat": 2}
    assert sitting.covered(0) == {"spend": [0]}


@pytest.mark.rule("POD-CHAP-17")
@pytest.mark.parametrize("order", [[0, 1, 2], [2, 0, 1], [1, 2, 0]])
def test_all_choose_at_the_same_time_in_any_order(order: list[int]) -> None:
    two_each = [{"timeline": [f"plain-{seat}", f"plain-{seat + 3}"]} for seat in range(3)]
    sitting = Tale.chapter_ended(*two_each, cards=BLANK)

    assert [sitting.asked(seat) for seat in range(3)] == ["keep-card"] * 3
    for seat in order:
        sitting.choose(seat, f"keep:plain-{seat + 3}")

    assert [sitting.timeline(seat) for seat in range(3)] == [["plain-3"], ["plain-4"], ["plain-5"]]


@pytest.mark.rule("POD-CHAP-19")
def test_after_chapter_two_exactly_two_different_cards_are_kept() -> None:
    sitting = Tale.chapter_ended({"timeline": SEVEN}, {"timeline": ["plain-7", "plain-8"]}, turn=6, cards=BLANK)
    first = sitting.options(0)[0]

    sitting.choose(0, first)

    assert (len(sitting.options(0)), first in sitting.options(0)) == (6, False)
    sitting.choose(0, sitting.options(0)[0])
    assert sitting.asked(0) is None


@pytest.mark.rule("POD-CHAP-20")
@pytest.mark.parametrize("kept", [pytest.param([0, 6], id="kept again"), pytest.param([3, 5], id="not kept again")])
def test_the_card_kept_after_chapter_one_may_go_after_chapter_two(kept: list[int]) -> None:
    sitting = (
        Tale.chapter_ended({"timeline": SIX}, cards=BLANK).choose(0, "keep:plain-2").play_on(until="prepare_timelines")
    )
    timeline = sitting.timeline(0)
    assert (timeline[0], len(timeline)) == ("plain-2", 7)

    sitting.choose(0, *(f"keep:{timeline[place]}" for place in kept)).play_on(until="draft_pair")

    assert sitting.timeline(0) == [timeline[place] for place in kept]
    assert ("plain-2" in set(sitting.discarded())) == (0 not in kept)


# Kept cards


ALONE = card("green", condition={"kind": "exactly-one-card", "colour": "green"}, result={"kind": "three-experience"})


@pytest.mark.rule("POD-CHAP-21")
@pytest.mark.parametrize(
    ("left", "right", "experience"),
    [
        pytest.param("x", "y", 3, id="X sees only itself"),
        pytest.param("y", "x", 0, id="X sees both"),
    ],
)
def test_of_two_kept_green_cards_the_left_one_is_resolved_before_the_right_one_is_there(
    left: str, right: str, experience: int
) -> None:
    cards = BLANK | {"x": ALONE, "y": card("green")}
    sitting = Tale.chapter_ended({"timeline": ["x", "plain-0", "y"]}, turn=6, cards=cards)

    sitting.choose(0, f"keep:{left}", f"keep:{right}")

    assert sitting.timeline(0) == [left, right]
    assert sitting.experience(0) == experience


@pytest.mark.rule("POD-CHAP-21")
def test_a_kept_card_is_not_resolved_again_in_the_next_turn() -> None:
    owner = {"timeline": ["x", "plain-0"], "hand": ["plain-1", "plain-2"]}
    sitting = Tale.chapter_ended(owner, cards=BLANK | {"x": ALONE}).choose(0, "keep:x")

    sitting.choose(0, "deck").choose(1, "deck").choose(2, "deck").choose(0, "play:plain-1", "play:plain-2")
    sitting.play_on(until="draft_pair")

    assert sitting.timeline(0) == ["x", "plain-1", "plain-2"]
    assert sitting.experience(0) == 3


TWO_LEFT = card("red", condition={"kind": "exactly-one-card", "colour": "red"}, result={"kind": "left-two"})
SWAP = card("red", "me", condition={"kind": "lose-inactive"}, result={"kind": "left-steps"})
IN_NEW_CHAPTER = {"kept-effects": "new-chapter"}


@pytest.mark.rule("POD-CHAP-22", "POD-CHAP-02")
def test_kept_effects_come_before_the_next_story_card_and_use_the_symbols_of_the_chapter_that_ends() -> None:
    sitting = Tale.chapter_ended({"timeline": ["left"]}, cards={"left": TWO_LEFT})

    assert sitting.tokens(0) == {"combat": 2}
    assert sitting.sees(None)["active"] == ["diplomacy", "exploration"]
    keys = [event.key for event in sitting.journal if event.key in ("effect-resolved", "story-read")]
    assert keys == ["effect-resolved", "story-read"]


@pytest.mark.rule("POD-CHAP-22")
def test_an_inactive_symbol_of_the_chapter_that_ends_is_what_a_kept_effect_loses() -> None:
    sitting = Tale.chapter_ended({"timeline": ["swap"]}, cards={"swap": SWAP})

    assert sitting.covered(0) == {"swap": [1]}
    assert sitting.tokens(0) == {"combat": 1}


@pytest.mark.rule("POD-CHAP-22")
@pytest.mark.parametrize(("fates", "symbol"), [(LEFT_WINS, "diplomacy"), (RIGHT_WINS, "exploration")])
def test_players_may_agree_that_kept_effects_use_the_symbols_of_the_chapter_that_the_story_leads_to(
    fates: list[str], symbol: str
) -> None:
    sitting = Tale.chapter_ended({"timeline": ["left"]}, fates=fates, cards={"left": TWO_LEFT}, settings=IN_NEW_CHAPTER)

    assert sitting.sees(None)["active"][0] == symbol
    assert sitting.tokens(0) == {symbol: 2}


@pytest.mark.rule("POD-CHAP-22")
def test_with_the_new_symbols_a_kept_effect_loses_what_is_inactive_in_the_next_chapter() -> None:
    sitting = Tale.chapter_ended({"timeline": ["swap"]}, cards={"swap": SWAP}, settings=IN_NEW_CHAPTER)

    assert sitting.covered(0) == {"swap": [0]}
    assert sitting.tokens(0) == {"diplomacy": 1}


@pytest.mark.rule("POD-CHAP-22", "POD-STORY-09")
@pytest.mark.parametrize("agreed", ["old-chapter", "new-chapter"])
def test_the_bonus_of_a_path_token_gives_symbols_of_the_chapter_that_its_card_opens(agreed: str) -> None:
    rewards = {4: (ActiveSymbols(1), Points(1))}
    sitting = Tale.chapter_ended({"tokens": {"combat": 1}}, rewards=rewards, settings={"kept-effects": agreed})

    assert sorted(sitting.options(0)) == ["symbol:diplomacy", "symbol:exploration"]
    sitting.choose(0, "symbol:exploration")

    assert sitting.tokens(0) == {"exploration": 1}


@pytest.mark.rule("POD-CHAP-22")
@pytest.mark.parametrize(("agreed", "page"), [("old-chapter", 1), ("new-chapter", 4)])
def test_a_position_in_which_kept_cards_are_resolved_has_the_symbols_that_were_agreed(agreed: str, page: int) -> None:
    """Card 4 opens the chapter to which the left side leads."""
    sitting = Sitting("resolve_kept", cards={"left": TWO_LEFT}, players=3, dominant="left",
                      seats=[{"timeline": ["left"]}], settings={"kept-effects": agreed})  # fmt: skip

    left, _ = sitting.table.content.stories["edge"].active(page)
    assert sitting.table.tokens[0][left] == 2


# Between the chapters


@pytest.mark.rule("POD-CHAP-23")
@pytest.mark.parametrize("turn", [3, 6])
def test_discarded_timeline_cards_lie_open_on_one_pile_starting_cards_among_them(turn: int) -> None:
    geralt = {"character": "geralt", "timeline": ["plain-0", "plain-1", "notice-on-the-gate"], "hand": []}
    ciri = {"character": "ciri", "timeline": ["no-looking-back", "plain-2", "plain-3"], "hand": []}
    sitting = Tale.chapter_ended(geralt, ciri, turn=turn, cards=BLANK, discard=["plain-4"])
    assert sitting.phase == "prepare_timelines"
    keeps = ["plain-0", "plain-1"][: turn // 3], ["plain-2", "plain-3"][: turn // 3]

    sitting.choose(0, *(f"keep:{key}" for key in keeps[0])).choose(1, *(f"keep:{key}" for key in keeps[1]))

    kept = {*keeps[0], *keeps[1]}
    everything = {"plain-4", "plain-0", "plain-1", "plain-2", "plain-3", "notice-on-the-gate", "no-looking-back"}
    pile = [one["key"] for one in sitting.sees(None)["discard"]]
    assert set(pile) & everything == everything - kept
    assert pile[0] == "plain-4"


@pytest.mark.rule("POD-CHAP-24")
@pytest.mark.parametrize("turn", [3, 6])
def test_hand_points_experience_abilities_and_initiative_carry_over(turn: int) -> None:
    owner = {
        "timeline": ["plain-0", "plain-1", "plain-2"],
        "hand": ["plain-3", "plain-4", "plain-5"],
        "experience": 12,
        "points": 9,
        "abilities": ["used", "active", "used", "locked"],
    }
    other = {"timeline": ["plain-6", "plain-7", "plain-8"], "experience": 3, "points": 4}
    sitting = Tale.chapter_ended(owner, other, turn=turn, cards=BLANK, initiative=[1, 2, 0]).choose(0, "done")
    assert sitting.phase == "prepare_timelines"
    unchanged = ("hand", "hand_size", "experience", "points", "abilities", "character")
    before = [{name: sitting.player(seat)[name] for name in unchanged} for seat in range(3)]

    sitting.play_on(until="draft_pair")

    assert [{name: sitting.player(seat)[name] for name in unchanged} for seat in range(3)] == before
    assert sitting.hand(0) == ["plain-3", "plain-4", "plain-5"]
    assert (sitting.experience(0), sitting.points(0)) == (12, 9)
    assert [one["state"] for one in sitting.player(0)["abilities"]] == ["used", "active", "used", "locked"]
    assert sitting.sees(None)["initiative"] == [1, 2, 0]


@pytest.mark.rule("POD-CHAP-25")
@pytest.mark.parametrize("fates", [LEFT_WINS, ["aside", "aside", "left"], ["right", "aside", "left"]])
def test_all_fate_tokens_placed_or_set_aside_are_back_on_their_stack_for_the_next_chapter(fates: list[str]) -> None:
    sitting = Tale.chapter_ended({"timeline": SIX}, fates=fates, cards=BLANK)
    assert sitting.story()["fates"] == fates

    sitting.choose(0, "keep:plain-0")
    assert sitting.story()["fates"] == []
    sitting.play_on(until="prepare_timelines")

    assert [told["number"] for told in sitting.told("fate-placed")] == [1, 2, 3]
