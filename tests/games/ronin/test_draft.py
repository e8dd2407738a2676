"""Step 1: drafting cards, and the main deck with its discard pile."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tablewright.engine.match import Match
from tablewright.games.ronin import GAME
from tablewright.games.ronin.content import original_pack

from ..destiny.cards import card, symbol_steps
from ..destiny.drafting import (
    FOUR_ROWS,
    MARKED,
    NEW,
    TWELVE,
    four_rows,
    known_cards,
    refused_rows,
    small_deck,
    start_of_turn,
)
from ..destiny.matches import look
from ..destiny.sitting import quiet
from .sitting import Sitting

WORK = {
    f"work{seat}": card(
        "red", "c", condition={"kind": "up-to-three-cards", "colour": "red"}, result=symbol_steps("combat")
    )
    for seat in range(3)
}
TEA = {
    f"tea{seat}": card(
        "green",
        "m",
        condition={"kind": "exactly-one-card", "colour": "green"},
        result={"kind": "each-track"},
        ceremony=True,
    )
    for seat in range(3)
}


def drafted_in_reverse(turn: int = 1) -> Sitting:
    """Seats 0, 1 and 2 draft in this order and stand at rows 3, 2 and 1, so that the new order is 2, 1, 0."""
    seats = [quiet(hand=[f"work{seat}", f"tea{seat}"]) for seat in range(3)]
    sitting = Sitting(
        "draft_pair",
        cards=MARKED | WORK | TEA,
        players=3,
        turn=turn,
        active=["combat", "magic"],
        pool=FOUR_ROWS,
        initiative=[0, 1, 2],
        seats=seats,
    )
    return sitting.choose(0, "row:3").choose(1, "row:2").choose(2, "row:1")


def drafted_and_played_in_reverse(turn: int = 1) -> Sitting:
    return drafted_in_reverse(turn).everyone_plays(("work0", "tea0"), ("work1", "tea1"), ("work2", "tea2"))


def seats_told(sitting: Sitting, key: str) -> list[Any]:
    return [arguments["seat"] for arguments in sitting.told(key)]


# The order of the draft


@pytest.mark.rule("RON-DRAFT-01")
def test_an_automa_drafts_at_its_place_in_the_order() -> None:
    sitting = Sitting(
        "draft",
        cards=MARKED,
        players=2,
        pool=FOUR_ROWS,
        active=["combat", "exploration"],
        initiative=[1, 2, 0],
        seats=[quiet(), quiet()],
    )

    assert sitting.asked(1) == "draft"
    assert sitting.pool() == FOUR_ROWS
    assert sitting.asked(0) is None

    sitting.choose(1, "row:4")

    assert sitting.asked(0) == "draft"
    assert sitting.pool() == [[], ["b1", "b2"], ["c1", "c2"], []]


# The refresh


@pytest.mark.rule("RON-DRAFT-02")
def test_a_new_game_keeps_the_pool_of_its_set_up_for_the_first_draft() -> None:
    match = Match(GAME, 3, {}, "first draft")

    laid_out = look(match)["pool"]
    while GAME.phase_name(match.position.phase) != "draft_pair":
        seat, question = next(iter(match.position.open().items()))
        match.choose(seat, question.options[0].id)

    assert look(match)["pool"] == laid_out
    assert all(len(row["cards"]) == 2 for row in laid_out)


@pytest.mark.rule("RON-DRAFT-02")
def test_constructed_example_turn_1_of_chapter_2_refreshes_the_pool_too() -> None:
    sitting = Sitting("next_chapter", cards=MARKED | NEW, players=3, turn=4, pool=FOUR_ROWS, deck=list(NEW))

    assert sitting.sees(None)["chapter"] == 2
    assert sitting.sees(None)["turn"] == 1
    assert sitting.discarded() == ["a1", "a2"]
    assert sitting.pool() == [*FOUR_ROWS[1:], ["n1", "n2"]]


@pytest.mark.rule("RON-DRAFT-03", "RON-DECK-02")
def test_constructed_example_of_rows_2_and_4_the_pair_of_row_2_is_discarded() -> None:
    sitting = four_rows(Sitting).choose(2, "row:1").choose(0, "row:3").choose(1, "deck")

    sitting.play_on(until="draft_pair")

    assert sitting.discarded() == ["b1", "b2"]


@pytest.mark.rule("RON-DRAFT-03")
def test_only_the_pair_of_row_1_goes_when_nobody_took_a_row() -> None:
    sitting = start_of_turn(Sitting, 2, FOUR_ROWS)

    assert sitting.discarded() == ["a1", "a2"]


@pytest.mark.rule("RON-DRAFT-03")
def test_the_refresh_adds_to_what_lies_in_the_discard_pile() -> None:
    sitting = Sitting("draft", cards=MARKED, players=3, turn=2, pool=[*FOUR_ROWS[:3], []], discard=["d1", "d2"])

    assert sitting.discarded() == ["d1", "d2", "a1", "a2"]


@pytest.mark.rule("RON-DRAFT-04")
def test_constructed_example_of_rows_3_and_4_the_lower_moves_to_row_1_above_three_new_pairs() -> None:
    sitting = start_of_turn(Sitting, 2, [[], [], ["c1", "c2"], ["d1", "d2"]])

    assert sitting.discarded() == ["c1", "c2"]
    assert sitting.pool() == [["d1", "d2"], ["n1", "n2"], ["n3", "n4"], ["n5", "n6"]]


# Taking a pair


@pytest.mark.rule("RON-DRAFT-06")
def test_a_row_that_an_automa_took_is_refused_too() -> None:
    sitting = Sitting(
        "draft_pair",
        cards=MARKED,
        players=2,
        pool=FOUR_ROWS,
        active=["combat", "exploration"],
        initiative=[2, 0, 1],
    )

    assert refused_rows(sitting, 0) == {"row:1": "RON-DRAFT-06"}
    assert "row:1" not in sitting.options(0)


@pytest.mark.rule("RON-DRAFT-07")
def test_constructed_example_ciri_came_first_to_the_deck_space_and_stands_above_geralt() -> None:
    sitting = Sitting(
        "draft_pair",
        cards=MARKED,
        pool=FOUR_ROWS,
        initiative=[1, 0, 2],
        seats=[quiet(character="geralt"), quiet(character="ciri"), quiet(character="triss")],
    )

    sitting.choose(1, "deck").choose(0, "deck")

    assert sitting.sees(None)["deck_markers"] == [1, 0]
    sitting.choose(2, "row:1")
    assert sitting.sees(None)["initiative"] == [1, 0, 2]


@pytest.mark.rule("RON-DRAFT-09")
@pytest.mark.parametrize(("players", "bottom"), [(1, 4), (2, 4), (3, 4), (4, 5), (5, 5)])
def test_the_bottom_row_in_use_gives_1_experience_at_once(players: int, bottom: int) -> None:
    sitting = Sitting("draft_pair", players=players)

    sitting.choose(0, f"row:{bottom}")

    assert sitting.experience(0) == 1
    assert sitting.told("gained-experience") == [{"seat": 0, "count": 1, "total": 1}]


@pytest.mark.rule("RON-DRAFT-09")
def test_the_player_at_the_bottom_row_is_last_in_the_new_order() -> None:
    sitting = four_rows(Sitting).choose(2, "row:4").choose(0, "row:3").choose(1, "deck")

    assert sitting.sees(None)["initiative"] == [1, 0, 2]


# The new order


@pytest.mark.rule("RON-DRAFT-10")
def test_constructed_example_deck_then_row_1_then_row_4() -> None:
    geralt, yennefer, ciri = 0, 1, 2
    sitting = Sitting(
        "draft_pair",
        initiative=[geralt, yennefer, ciri],
        seats=[quiet(character="geralt"), quiet(character="yennefer"), quiet(character="ciri")],
    )

    sitting.choose(geralt, "row:4").choose(yennefer, "row:1").choose(ciri, "deck")

    assert sitting.sees(None)["initiative"] == [ciri, yennefer, geralt]


@pytest.mark.rule("RON-DRAFT-10")
def test_deck_space_by_arrival_comes_before_the_rows_from_the_top() -> None:
    sitting = Sitting("draft_pair", players=5, initiative=[4, 3, 2, 1, 0], seats=[quiet() for _ in range(5)])

    sitting.choose(4, "row:5").choose(3, "deck").choose(2, "row:2").choose(1, "deck").choose(0, "row:1")

    assert sitting.sees(None)["initiative"] == [3, 1, 0, 2, 4]
    assert sitting.sees(None)["deck_markers"] == []
    assert [row["marker"] for row in sitting.sees(None)["pool"]] == [-1, -1, -1, -1, -1]


@pytest.mark.rule("RON-DRAFT-10")
def test_the_old_order_holds_until_all_have_drafted() -> None:
    sitting = four_rows(Sitting).choose(2, "row:4").choose(0, "row:1")

    assert sitting.sees(None)["initiative"] == [2, 0, 1]


@pytest.mark.rule("RON-DRAFT-10")
def test_the_marker_of_an_automa_returns_like_any_other() -> None:
    sitting = Sitting(
        "draft_pair", cards=MARKED, players=2, pool=FOUR_ROWS, active=["magic", "exploration"],
        initiative=[2, 0, 1], seats=[quiet(), quiet()],
    )  # fmt: skip

    sitting.choose(0, "row:1").choose(1, "row:3")

    assert sitting.told("automa-drafted")[0]["row"] == 2
    assert sitting.sees(None)["initiative"] == [0, 2, 1]


@pytest.mark.rule("RON-DRAFT-11")
def test_step_2_of_the_same_turn_follows_the_new_order() -> None:
    sitting = drafted_and_played_in_reverse()

    assert seats_told(sitting, "gained-symbols") == [2, 1, 0]


@pytest.mark.rule("RON-DRAFT-11")
def test_step_3_of_the_same_turn_follows_the_new_order() -> None:
    sitting = drafted_and_played_in_reverse()

    assert seats_told(sitting, "effect-resolved") == [2, 1, 0, 2, 1, 0]


@pytest.mark.rule("RON-DRAFT-11")
def test_the_chapter_end_follows_the_new_order() -> None:
    sitting = drafted_and_played_in_reverse(turn=3)

    assert sitting.phase == "prepare_timelines"
    assert seats_told(sitting, "gained-experience") == [2, 1, 0]
    assert seats_told(sitting, "gained-points") == [2, 1, 0]


@pytest.mark.rule("RON-DRAFT-11")
def test_the_next_draft_follows_the_new_order() -> None:
    sitting = drafted_and_played_in_reverse()

    assert sitting.phase == "draft_pair"
    for seat in (2, 1, 0):
        assert [one for one in range(3) if sitting.asked(one)] == [seat]
        sitting.choose(seat, "deck")


@pytest.mark.rule("RON-DRAFT-12")
def test_rows_that_nobody_took_lie_there_until_the_refresh() -> None:
    sitting = four_rows(Sitting).choose(2, "row:2").choose(0, "deck").choose(1, "deck")

    assert sitting.phase == "play_cards"
    assert sitting.pool() == [["a1", "a2"], [], ["c1", "c2"], ["d1", "d2"]]

    sitting.play_on(until="draft_pair")

    assert sitting.discarded() == ["a1", "a2"]
    assert sitting.pool()[:2] == [["c1", "c2"], ["d1", "d2"]]


@pytest.mark.rule("RON-DRAFT-12")
def test_rows_that_nobody_took_still_lie_there_in_the_tea_ceremony() -> None:
    seats = [quiet(timeline=["n1", "n2"], just_played=2), quiet(), quiet(timeline=["n3"])]
    arrows = {"n1": card(passing="right"), "n2": card(passing="right"), "n3": card(passing="left")}

    sitting = Sitting("tea_ceremony", cards=MARKED | arrows, pool=[["a1", "a2"], [], [], ["d1", "d2"]], seats=seats)

    assert sitting.asked(0) == "cover-arrow"
    assert sitting.pool() == [["a1", "a2"], [], [], ["d1", "d2"]]


# The main deck and the discard pile


@pytest.mark.rule("RON-DECK-01")
def test_nothing_is_shuffled_while_no_card_is_missing() -> None:
    sitting = small_deck(Sitting, deck=["k8", "k21"], discard=TWELVE)

    sitting.choose(0, "deck")

    assert sitting.hand(0) == ["k8", "k21"]
    assert sitting.sees(None)["deck"] == 0
    assert sitting.discarded() == TWELVE


@pytest.mark.rule("RON-DECK-01")
def test_an_empty_deck_is_made_new_as_soon_as_a_card_is_needed() -> None:
    sitting = small_deck(Sitting, deck=["k8", "k21"], discard=TWELVE).choose(0, "deck")
    before = sitting.hand(1)

    sitting.choose(1, "deck")

    assert set(sitting.hand(1)) - set(before) < set(TWELVE)
    assert len(sitting.hand(1)) == len(before) + 2
    assert sitting.sees(None)["deck"] == 10
    assert sitting.discarded() == []


@pytest.mark.rule("RON-DECK-01")
def test_the_refresh_goes_on_with_its_interrupted_row() -> None:
    pool = [["k0", "k1"], [], ["k4", "k5"], []]
    used = {"k0", "k1", "k4", "k5", "k8", *TWELVE}
    rest = [key for key in known_cards(Sitting) if key not in used]
    sitting = Sitting(
        "draft", cards=known_cards(Sitting), turn=2, pool=pool, deck=["k8"], discard=TWELVE,
        seats=[quiet(hand=[]), quiet(hand=rest[::2]), quiet(hand=rest[1::2])],
    )  # fmt: skip

    first, second, third, fourth = sitting.pool()

    assert first == ["k4", "k5"]
    assert second[0] == "k8"
    assert {second[1], *third, *fourth} < {*TWELVE, "k0", "k1"}
    assert [len(second), len(third), len(fourth)] == [2, 2, 2]
    assert sitting.discarded() == []
    assert sitting.sees(None)["deck"] == 9


@pytest.mark.rule("RON-DECK-02")
def test_refreshed_pairs_and_all_timelines_are_discarded_onto_one_open_pile() -> None:
    sitting = Sitting(
        "prepare_timelines",
        cards=MARKED | NEW,
        turn=4,
        pool=FOUR_ROWS,
        seats=[quiet(timeline=["n1", "n2"]), quiet(timeline=["n3", "n4"]), quiet(timeline=["n5", "n6", "n7"])],
    )

    sitting.choose(0, "keep:n1").choose(1, "keep:n4").choose(2, "keep:n6")

    assert sorted(sitting.discarded()) == ["a1", "a2", "n2", "n3", "n5", "n7"]
    assert [one["key"] for one in sitting.sees(1)["discard"]] == sitting.discarded()


@pytest.mark.rule("RON-DECK-02")
def test_the_cards_of_an_automa_go_to_the_same_pile() -> None:
    sitting = Sitting(
        "prepare_timelines",
        cards=MARKED | NEW,
        players=2,
        turn=4,
        pool=FOUR_ROWS,
        active=["combat", "magic"],
        seats=[quiet(timeline=["n1", "n2"]), quiet(timeline=["n3", "n4"]), {"timeline": ["n5", "n6"]}],
    )

    sitting.choose(0, "keep:n1").choose(1, "keep:n4")

    assert sorted(sitting.discarded()) == ["a1", "a2", "n2", "n3", "n5", "n6"]


@pytest.mark.rule("RON-DECK-03")
@pytest.mark.parametrize("seed", ["dry deck", "dry deck again"])
def test_five_players_who_always_draw_from_the_deck_never_draw_in_vain(seed: str) -> None:
    match = Match(GAME, 5, {}, seed)

    while not match.over:
        seat, question = next(iter(match.position.open().items()))
        match.choose(seat, "deck" if question.option("deck") else question.options[0].id)

    drafts = [event for event in match.journal if event.key in ("drafted-deck", "drew-cards")]
    drawn = [after.arguments["count"] for before, after in pairwise(drafts) if before.key == "drafted-deck"]
    assert drawn == [2] * 45


@pytest.mark.rule("RON-DECK-03")
def test_twenty_cards_are_left_when_five_hands_timelines_and_the_pool_are_as_full_as_can_be() -> None:
    pack = original_pack()
    starting = [[pack.cards[face].key for face in pack.starting_cards(character)] for character in range(5)]
    main = [f"k{number}" for number in range(80)]
    seats = [
        quiet(hand=[*starting[seat], *main[seat * 10 : seat * 10 + 2]], timeline=main[seat * 10 + 2 : seat * 10 + 10])
        for seat in range(5)
    ]
    pool = [main[50:52], main[52:54], main[54:56], main[56:58], main[58:60]]

    sitting = Sitting("draft_pair", cards=known_cards(Sitting), players=5, turn=9, pool=pool, seats=seats)

    assert sitting.sees(None)["deck"] == 105 - 85
    sitting.choose(0, "deck").choose(1, "deck").choose(2, "deck").choose(3, "deck").choose(4, "deck")
    assert [len(sitting.hand(seat)) for seat in range(5)] == [9, 9, 9, 9, 9]
