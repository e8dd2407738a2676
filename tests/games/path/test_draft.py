"""The course of a turn and what a story changes in it, step 1 with its draft, and the main deck."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.engine.match import Match
from tablewright.games.path import GAME

from ..destiny.cards import card, lose_one, two_symbols
from ..destiny.drafting import (
    FOUR_ROWS,
    MARKED,
    NEW,
    TWELVE,
    four_rows,
    known_cards,
)
from ..destiny.matches import look
from ..destiny.sitting import quiet
from .sitting import Sitting
from .tale import Tale

PLAIN = {"story": "edge-plain"}
TRADE = {"trade": card("pink", "c", condition=lose_one("combat"), result=two_symbols("magic"))}


def happened(sitting: Sitting, *keys: str) -> list[str]:
    """The events of some kinds, in their order."""
    return [event.key for event in sitting.journal if event.key in keys]


# The course of a turn


HANDS = [quiet(hand=["a1", "a2", "trade"]), quiet(hand=["b1", "b2", "c1"]), quiet(hand=["c2", "d1", "d2"])]


@pytest.mark.rule("POD-TURN-01")
def test_nobody_plays_cards_before_all_have_drafted() -> None:
    sitting = Sitting("draft_pair", cards=MARKED | TRADE, seats=HANDS, settings=PLAIN)

    sitting.choose(0, "deck").choose(1, "deck")
    assert [sitting.asked(seat) for seat in range(3)] == [None, None, "draft"]
    sitting.choose(2, "deck")

    assert [sitting.asked(seat) for seat in range(3)] == ["play-left", "play-left", "play-left"]


@pytest.mark.rule("POD-TURN-01")
def test_no_fate_token_is_placed_before_all_have_played_and_resolved_their_cards() -> None:
    """Seat 0 can pay for its trade in two ways and takes its time."""
    seats = [HANDS[0] | {"tokens": {"combat": 1}}, *HANDS[1:]]
    sitting = Sitting("play_cards", cards=MARKED | TRADE, seats=seats, initiative=[1, 2, 0], settings=PLAIN)

    sitting.choose(0, "play:trade", "play:a1").choose(1, "play:b1", "play:b2").choose(2, "play:c2", "play:d1")
    assert [sitting.asked(seat) for seat in range(3)] == ["lose-symbol", None, None]
    assert sitting.story()["fates"] == []
    sitting.choose(0, "token:combat")

    assert len(sitting.story()["fates"]) == 1
    assert [sitting.asked(seat) for seat in range(3)] == [None, "draft", None]


@pytest.mark.rule("POD-TURN-01")
def test_the_three_steps_of_a_turn_follow_each_other_in_each_of_nine_turns() -> None:
    sitting = Sitting("draft", settings=PLAIN, seats=[quiet(), quiet(), quiet()])

    sitting.play_on(until="nothing")

    steps = ["turn-begins", *["drafted-deck"] * 3, *["revealed-cards"] * 3, "fate-placed"]
    assert happened(sitting, *steps) == steps * 9


def red_green_red(story: str) -> Sitting:
    """Seat 0 has just played the last two of three red cards, which with a green one also stand in sequence."""
    timeline = {"r1": card("red"), "r2": card("red"), "g": card("green"), "r3": card("red")}
    more: dict[str, Any] = {}
    if story == "edge":
        more = {"exertions": ["uphill-at-dawn"]}
    elif story == "striga":
        more = {"requirements": ["red"]}
    seats = [quiet(timeline=list(timeline), just_played=2), quiet(), quiet()]
    return Sitting("resolve_cards", cards=timeline, seats=seats, settings={"story": story}, **more)


@pytest.mark.rule("POD-TURN-02")
@pytest.mark.parametrize(
    ("story", "added"),
    [
        ("edge", ["exertion-met"]), ("striga", ["requirement-met"]), ("evil", []), ("edge-plain", []),
        ("first-game", []),
    ],
)  # fmt: skip
def test_a_story_may_add_something_between_playing_and_the_fate_token(story: str, added: list[str]) -> None:
    sitting = red_green_red(story)

    assert happened(sitting, "exertion-met", "requirement-met", "fate-placed") == [*added, "fate-placed"]


@pytest.mark.rule("POD-TURN-02")
@pytest.mark.parametrize(("story", "cards"), [("evil", 1), ("edge", 0), ("striga", 0), ("edge-plain", 0)])
def test_a_story_may_add_something_to_the_draft(story: str, cards: int) -> None:
    """In Lesser Evil an ally stands beside row 3."""
    sitting = Sitting("draft_pair", settings={"story": story}).choose(0, "row:3")

    assert len(sitting.player(0)["alliances"]) == cards
    assert sitting.asked(1) == "draft"


def third_turn_ends(**more: Any) -> Sitting:
    """The last turn of chapter I is over: seat 0 leads on the left path, which is dominant, seat 1 on the right."""
    cards = {"e": card("red", "e"), "d": card("red", "d"), "x": card("pink"), "y": card("pink")}
    seats = [quiet(timeline=["e", "x"]), quiet(timeline=["d", "y"]), quiet()]
    data = {"turn": 3, "fates": ["left", "left", "left"], "settings": PLAIN}
    return Sitting("end_turn", cards=cards, seats=seats, **{**data, **more})


@pytest.mark.rule("POD-TURN-03")
def test_the_story_is_read_after_a_chapter_and_before_the_next_one() -> None:
    sitting = third_turn_ends()
    sitting.choose(0, "keep:e").choose(1, "keep:d").play_on(until="draft_pair")

    order = ("chapter-ends", "dominant", "kept-cards", "story-read", "active-symbols", "turn-begins")
    assert happened(sitting, *order) == [
        "chapter-ends", "dominant", *["kept-cards"] * 3, "story-read", "active-symbols", "turn-begins",
    ]  # fmt: skip
    assert sitting.told("story-read") == [{"story": "edge", "number": 4}]


@pytest.mark.rule("POD-TURN-03")
def test_what_a_story_card_says_is_done_before_the_next_chapter_begins() -> None:
    """Card 4 gives 2 experience for the left path token, and one active symbol for the right one."""
    sitting = third_turn_ends()
    sitting.choose(0, "keep:x").choose(1, "keep:y")

    assert (sitting.experience(0), sitting.asked(1)) == (2, "gain-active")
    assert happened(sitting, "turn-begins") == []
    sitting.choose(1, "symbol:magic")

    assert sitting.tokens(1) == {"magic": 1}
    assert happened(sitting, "turn-begins") == ["turn-begins"]


@pytest.mark.rule("POD-TURN-03")
@pytest.mark.parametrize("turn", [1, 2, 4, 5, 7, 8])
def test_no_story_card_is_read_within_a_chapter(turn: int) -> None:
    sitting = third_turn_ends(turn=turn, fates=[])

    assert sitting.asked(0) == "draft"
    assert sitting.told("story-read") == []


# The refresh


@pytest.mark.rule("POD-DRAFT-02", "POD-DRAFT-04")
def test_constructed_example_after_row_2_and_the_deck_the_pair_of_row_1_goes() -> None:
    sitting = four_rows(Tale, players=2, initiative=[0, 1], deck=list(NEW), seats=[quiet(), quiet()])

    sitting.choose(0, "row:2").choose(1, "deck").play_on(until="draft_pair")

    assert (sitting.sees(None)["chapter"], sitting.sees(None)["turn"]) == (1, 2)
    assert sitting.discarded() == ["a1", "a2"]
    assert sitting.pool() == [["c1", "c2"], ["d1", "d2"], ["n3", "n4"], ["n5", "n6"]]


@pytest.mark.rule("POD-DRAFT-02")
def test_the_first_turn_of_chapter_2_discards_too() -> None:
    sitting = Sitting("start_chapter", cards=MARKED | NEW, turn=4, pool=FOUR_ROWS, deck=list(NEW))

    assert (sitting.sees(None)["chapter"], sitting.sees(None)["turn"]) == (2, 1)
    assert sitting.discarded() == ["a1", "a2"]


@pytest.mark.rule("POD-DRAFT-02")
def test_the_discard_pile_grows_and_lies_face_up_for_all() -> None:
    sitting = Sitting("draft", cards=MARKED, turn=2, pool=[*FOUR_ROWS[:3], []], discard=["d1", "d2"])

    assert sitting.discarded() == ["d1", "d2", "a1", "a2"]
    assert sitting.sees(0)["discard"] == sitting.sees(2)["discard"] == sitting.sees(None)["discard"]


@pytest.mark.rule("POD-DRAFT-03")
def test_constructed_example_of_rows_2_and_4_the_pair_of_row_2_is_discarded() -> None:
    sitting = four_rows(Tale, deck=list(NEW), seats=[quiet(), quiet(), quiet()])

    sitting.choose(2, "row:1").choose(0, "row:3").choose(1, "deck").play_on(until="draft_pair")

    assert sitting.discarded() == ["b1", "b2"]
    assert sitting.pool()[0] == ["d1", "d2"]


# Taking a pair


@pytest.mark.rule("POD-DRAFT-06")
def test_a_row_that_the_automa_took_is_refused_too() -> None:
    sitting = four_rows(Tale, players=1, active=["combat", "exploration"], initiative=[1, 0])

    assert sitting.told("automa-drafted")[0]["row"] == 1
    assert sitting.rule_against(0, "row:1") == "POD-DRAFT-06"


@pytest.mark.rule("POD-DRAFT-06")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_each_row_holds_one_pair_that_everybody_can_read(players: int) -> None:
    match = Match(GAME, players, {}, "pairs")

    assert [[("key" in one) for one in row["cards"]] for row in look(match)["pool"]] == [[True, True]] * len(
        look(match)["pool"]
    )
    assert len(look(match)["pool"]) == (4 if players <= 3 else 5)


@pytest.mark.rule("POD-DRAFT-08")
def test_whoever_came_first_to_the_deck_space_stands_above_whoever_came_later() -> None:
    sitting = four_rows(Tale, initiative=[1, 2, 0])

    sitting.choose(1, "deck").choose(2, "row:1").choose(0, "deck")

    assert sitting.sees(None)["initiative"] == [1, 0, 2]


@pytest.mark.rule("POD-DRAFT-10")
def test_constructed_example_row_4_gives_a_player_of_two_2_cards_and_1_experience() -> None:
    sitting = four_rows(Tale, players=2, initiative=[0, 1])
    before = sitting.hand(0)

    sitting.choose(0, "row:4")

    assert sitting.hand(0) == [*before, "d1", "d2"]
    assert sitting.experience(0) == 1
    assert sitting.asked(1) == "draft"


@pytest.mark.rule("POD-DRAFT-10")
@pytest.mark.parametrize(("players", "bottom"), [(1, 4), (2, 4), (3, 4), (4, 5), (5, 5)])
def test_the_last_row_in_use_is_marked_and_gives_1_experience(players: int, bottom: int) -> None:
    sitting = Sitting("draft_pair", players=players)
    marked = [number for number, row in enumerate(sitting.sees(None)["pool"], start=1) if row["bonus_experience"]]

    sitting.choose(0, f"row:{bottom}")

    assert marked == [bottom]
    assert sitting.experience(0) == 1


@pytest.mark.rule("POD-DRAFT-10")
def test_lesser_evil_changes_what_the_bottom_row_gives() -> None:
    sitting = four_rows(Tale, settings={"story": "evil"})
    assert not any(row["bonus_experience"] for row in sitting.sees(None)["pool"])

    sitting.choose(2, "row:4", "ally:renfri")

    assert sitting.experience(2) == 0
    assert [one["ally"] for one in sitting.player(2)["alliances"]] == ["renfri"]


# The new order


@pytest.mark.rule("POD-DRAFT-11")
def test_constructed_example_two_on_the_deck_space_then_row_1_then_row_3() -> None:
    a, b, c, d = range(4)
    sitting = Sitting("draft_pair", players=4, initiative=[a, b, c, d], seats=[quiet() for _ in range(4)])

    sitting.choose(a, "row:3").choose(b, "deck").choose(c, "row:1").choose(d, "deck")

    assert sitting.sees(None)["initiative"] == [b, d, c, a]


@pytest.mark.rule("POD-DRAFT-11")
def test_markers_leave_the_pool_when_all_have_drafted() -> None:
    sitting = Sitting("draft_pair", players=5, initiative=[4, 3, 2, 1, 0], seats=[quiet() for _ in range(5)])

    sitting.choose(4, "row:5").choose(3, "deck").choose(2, "row:2").choose(1, "row:4")
    assert sitting.sees(None)["initiative"] == [4, 3, 2, 1, 0]
    sitting.choose(0, "row:1")

    assert sitting.sees(None)["initiative"] == [3, 0, 2, 1, 4]
    assert sitting.sees(None)["deck_markers"] == []
    assert [row["marker"] for row in sitting.sees(None)["pool"]] == [-1, -1, -1, -1, -1]


@pytest.mark.rule("POD-DRAFT-11")
@pytest.mark.parametrize(("row", "initiative"), [(1, [0, 1]), (4, [1, 0])])
def test_the_marker_of_the_automa_returns_like_any_other(row: int, initiative: list[int]) -> None:
    """With magic and exploration active, the Automa takes row 2."""
    sitting = four_rows(Tale, players=1, active=["magic", "exploration"], initiative=[1, 0], seats=[quiet()])
    assert sitting.told("automa-drafted")[0]["row"] == 2

    sitting.choose(0, f"row:{row}")

    assert sitting.sees(None)["initiative"] == initiative


@pytest.mark.rule("POD-DRAFT-11", "POD-DRAFT-01")
def test_the_next_draft_follows_the_new_order() -> None:
    sitting = four_rows(Tale, seats=[quiet(), quiet(), quiet()])

    sitting.choose(2, "row:3").choose(0, "row:2").choose(1, "row:1").play_on(until="draft_pair")

    for seat in (1, 0, 2):
        assert [one for one in range(3) if sitting.asked(one)] == [seat]
        sitting.choose(seat, "deck")


# The main deck and the discard pile


@pytest.mark.rule("POD-DRAFT-12")
def test_the_refresh_of_the_pool_goes_on_with_the_new_deck() -> None:
    pool = [["k0", "k1"], [], ["k4", "k5"], []]
    rest = [key for key in known_cards(Tale) if key not in {"k0", "k1", "k4", "k5", "k8", *TWELVE}]
    seats = [quiet(hand=[]), quiet(hand=rest[::2]), quiet(hand=rest[1::2])]

    sitting = Sitting("draft", cards=known_cards(Tale), turn=2, pool=pool, deck=["k8"], discard=TWELVE, seats=seats)

    first, second, third, fourth = sitting.pool()
    assert first == ["k4", "k5"]
    assert second[0] == "k8"
    assert {second[1], *third, *fourth} < {*TWELVE, "k0", "k1"}
    assert [len(second), len(third), len(fourth)] == [2, 2, 2]
    assert (sitting.discarded(), sitting.sees(None)["deck"]) == ([], 9)
