"""Step 1: drafting cards, and the main deck with its discard pile."""

from __future__ import annotations

import pytest

from tablewright.engine.faults import Illegal, Stale

from .drafting import FOUR_ROWS, TWELVE, four_rows, refused_rows, small_deck, start_of_turn
from .sitting import Sister, quiet

# The order of the draft


@pytest.mark.rule("RON-DRAFT-01", "POD-DRAFT-01")
@pytest.mark.parametrize("initiative", [[2, 0, 1], [0, 2, 1], [1, 2, 0]])
def test_players_draft_in_initiative_order(sister: Sister, initiative: list[int]) -> None:
    sitting = sister("draft", players=3, initiative=initiative)

    for seat in initiative:
        assert [one for one in range(3) if sitting.asked(one)] == [seat]
        sitting.choose(seat, "deck")


# The refresh of the pool


@pytest.mark.rule("RON-DRAFT-02", "POD-DRAFT-02")
def test_the_very_first_turn_of_the_game_begins_without_a_discard(sister: Sister) -> None:
    sitting = start_of_turn(sister, 1, FOUR_ROWS)

    assert sitting.pool() == FOUR_ROWS
    assert sitting.discarded() == []


@pytest.mark.rule("RON-DRAFT-02", "POD-DRAFT-02")
@pytest.mark.parametrize("turn", [2, 3, 4, 5, 6, 7, 8, 9])
def test_every_later_turn_begins_with_a_discard_of_the_top_pair(sister: Sister, turn: int) -> None:
    sitting = start_of_turn(sister, turn, FOUR_ROWS)

    assert sitting.discarded() == ["a1", "a2"]
    assert sitting.pool() == [*FOUR_ROWS[1:], ["n1", "n2"]]


@pytest.mark.rule("RON-DRAFT-03", "RON-DRAFT-04", "POD-DRAFT-03", "POD-DRAFT-04")
def test_the_last_pair_left_is_discarded_and_all_rows_are_new(sister: Sister) -> None:
    sitting = start_of_turn(sister, 2, [[], [], [], ["d1", "d2"]])

    assert sitting.discarded() == ["d1", "d2"]
    assert sitting.pool() == [["n1", "n2"], ["n3", "n4"], ["n5", "n6"], ["n7", "n8"]]


@pytest.mark.rule("RON-DRAFT-03", "RON-DRAFT-04", "POD-DRAFT-03")
def test_nothing_is_discarded_when_no_pair_is_left(sister: Sister) -> None:
    sitting = start_of_turn(sister, 2, [[], [], [], [], []], players=5)

    assert sitting.discarded() == []
    assert sitting.pool() == [["n1", "n2"], ["n3", "n4"], ["n5", "n6"], ["n7", "n8"], ["n9", "n10"]]


@pytest.mark.rule("RON-DRAFT-04", "POD-DRAFT-04")
def test_the_remaining_pairs_keep_their_order_when_they_move_up(sister: Sister) -> None:
    sitting = start_of_turn(sister, 2, [["a1", "a2"], [], ["c1", "c2"], ["d1", "d2"]])

    assert sitting.pool() == [["c1", "c2"], ["d1", "d2"], ["n1", "n2"], ["n3", "n4"]]


@pytest.mark.rule("RON-DRAFT-04", "POD-DRAFT-04")
@pytest.mark.parametrize("players", [4, 5])
def test_five_rows_are_filled_with_four_or_five_players(sister: Sister, players: int) -> None:
    sitting = start_of_turn(sister, 2, [["a1", "a2"], [], ["c1", "c2"], [], ["e1", "e2"]], players)

    assert sitting.pool() == [["c1", "c2"], ["e1", "e2"], ["n1", "n2"], ["n3", "n4"], ["n5", "n6"]]


# Rows and the deck space


@pytest.mark.rule("RON-DRAFT-05", "POD-DRAFT-05")
@pytest.mark.parametrize("row", [1, 2, 3, 4])
def test_both_cards_of_the_chosen_row_go_to_the_hand_of_the_player_who_stands_there(sister: Sister, row: int) -> None:
    sitting = four_rows(sister)
    before = sitting.hand(2)

    sitting.choose(2, f"row:{row}")

    assert sitting.hand(2) == [*before, *FOUR_ROWS[row - 1]]
    assert sitting.pool()[row - 1] == []
    assert sitting.sees(0)["pool"][row - 1]["marker"] == 2


@pytest.mark.rule("RON-DRAFT-06", "POD-DRAFT-06")
def test_a_row_with_a_marker_is_refused_with_its_rule(sister: Sister) -> None:
    sitting = four_rows(sister).choose(2, "row:3")

    assert "row:3" not in sitting.options(0)
    assert refused_rows(sitting, 0) == {"row:3": f"{sister.book}-DRAFT-06"}
    assert sitting.rule_against(0, "row:3") == f"{sister.book}-DRAFT-06"


@pytest.mark.rule("RON-DRAFT-06", "POD-DRAFT-06")
def test_all_rows_are_free_again_in_the_next_turn(sister: Sister) -> None:
    sitting = four_rows(sister).choose(2, "row:3").choose(0, "row:1").choose(1, "row:2")

    sitting.play_on(until="draft_pair")

    assert refused_rows(sitting, 0) == {}
    assert {"row:1", "row:2", "row:3", "row:4"} <= set(sitting.options(0))


@pytest.mark.rule("RON-DRAFT-07", "POD-DRAFT-07")
def test_a_player_on_the_deck_space_draws_the_two_top_cards_unseen_by_others(sister: Sister) -> None:
    sitting = four_rows(sister, deck=["e1", "e2", "n1"])
    before, deck = sitting.hand(2), sitting.sees(None)["deck"]

    sitting.choose(2, "deck")

    assert sitting.hand(2) == [*before, "e1", "e2"]
    assert sitting.sees(None)["deck"] == deck - 2
    assert sitting.sees(0)["seats"][2]["hand"] is None
    assert (sitting.told("drew-these", 0), len(sitting.told("drew-these", 2))) == ([], 1)
    assert sitting.pool() == FOUR_ROWS


@pytest.mark.rule("RON-DRAFT-07", "RON-DRAFT-10", "POD-DRAFT-07", "POD-DRAFT-08")
def test_all_five_players_may_stand_on_the_deck_space_the_first_on_top(sister: Sister) -> None:
    sitting = sister("draft_pair", players=5, initiative=[3, 1, 4, 0, 2], seats=[quiet() for _ in range(5)])

    sitting.choose(3, "deck").choose(1, "deck").choose(4, "deck").choose(0, "deck")
    assert sitting.sees(None)["deck_markers"] == [3, 1, 4, 0]
    sitting.choose(2, "deck")

    assert sitting.sees(None)["initiative"] == [3, 1, 4, 0, 2]
    assert [len(sitting.hand(seat)) for seat in range(5)] == [7, 7, 7, 7, 7]


@pytest.mark.rule("RON-DRAFT-08", "POD-DRAFT-09")
def test_a_drafting_player_has_nothing_but_the_deck_and_the_rows_to_choose_from(sister: Sister) -> None:
    sitting = four_rows(sister, seats=[quiet(), quiet(), quiet()])

    assert sitting.options(2) == ["deck", "row:1", "row:2", "row:3", "row:4"]
    with pytest.raises(Illegal):
        sitting.choose(2, "pass")
    assert sitting.asked(2) == "draft"


@pytest.mark.rule("RON-DRAFT-08", "POD-DRAFT-09")
def test_a_player_drafts_only_once_in_a_turn(sister: Sister) -> None:
    sitting = four_rows(sister).choose(2, "row:1")

    with pytest.raises(Stale):
        sitting.choose(2, "row:2")
    assert sitting.pool()[1] == ["b1", "b2"]


@pytest.mark.rule("RON-DRAFT-08", "POD-DRAFT-09")
def test_nobody_plays_a_card_before_everyone_has_drafted_one_pair(sister: Sister) -> None:
    sitting = four_rows(sister).choose(2, "row:1").choose(0, "deck")

    assert sitting.phase == "draft_pair"
    sitting.choose(1, "row:4")

    assert sitting.phase == "play_cards"
    assert [len(sitting.hand(seat)) for seat in range(3)] == [7, 7, 7]


@pytest.mark.rule("RON-DRAFT-13", "POD-DRAFT-09")
def test_an_emptied_row_stays_empty_for_the_rest_of_the_step(sister: Sister) -> None:
    sitting = four_rows(sister).choose(2, "row:1")
    assert sitting.pool() == [[], *FOUR_ROWS[1:]]

    sitting.choose(0, "deck")
    assert sitting.pool() == [[], *FOUR_ROWS[1:]]

    sitting.choose(1, "row:4")
    assert sitting.pool() == [[], ["b1", "b2"], ["c1", "c2"], []]


# The experience of the bottom row


@pytest.mark.rule("RON-DRAFT-09", "POD-DRAFT-10")
@pytest.mark.parametrize(
    ("players", "choice"), [(3, "deck"), (3, "row:1"), (3, "row:3"), (4, "row:4"), (5, "row:4"), (5, "deck")]
)
def test_no_other_place_gives_experience(sister: Sister, players: int, choice: str) -> None:
    sitting = sister("draft_pair", players=players)

    sitting.choose(0, choice)

    assert sitting.experience(0) == 0


@pytest.mark.rule("RON-DRAFT-09", "POD-DRAFT-10")
def test_constructed_example_the_experience_of_row_4_can_unlock_an_ability_in_step_1(sister: Sister) -> None:
    sitting = four_rows(sister, seats=[quiet(), quiet(), quiet(experience=4)])
    assert sitting.player(2)["abilities"][1]["state"] == "locked"

    sitting.choose(2, "row:4")

    assert sitting.phase == "draft_pair"
    assert sitting.experience(2) == 5
    assert sitting.player(2)["abilities"][1]["state"] == "active"


# The main deck


@pytest.mark.rule("RON-DECK-01", "POD-DRAFT-12")
def test_constructed_example_the_last_card_then_one_of_twelve_shuffled_ones(sister: Sister) -> None:
    sitting = small_deck(sister, deck=["k8"], discard=TWELVE)
    assert sitting.sees(None)["deck"] == 1

    sitting.choose(0, "deck")

    first, second = sitting.hand(0)
    assert first == "k8"
    assert second in TWELVE
    assert sitting.told("deck-remade") == [{"count": 12}]
    assert sitting.sees(None)["deck"] == 11
    assert sitting.discarded() == []


@pytest.mark.rule("RON-DECK-01", "POD-DRAFT-12")
def test_the_discard_pile_is_really_shuffled(sister: Sister) -> None:
    drawn = {
        small_deck(sister, deck=["k8"], discard=TWELVE, seed=seed).choose(0, "deck").hand(0)[1] for seed in "abcdefgh"
    }

    assert len(drawn) > 1


@pytest.mark.rule("RON-DECK-01", "POD-DRAFT-12")
def test_starting_cards_in_the_discard_pile_become_part_of_the_new_deck(sister: Sister) -> None:
    pack = sister.contents.original_pack()
    starting = [pack.cards[face].key for face in pack.starting_cards(0)]
    sitting = small_deck(sister, deck=["k8"], discard=starting)

    sitting.choose(0, "deck")

    assert sitting.hand(0)[0] == "k8"
    assert sitting.hand(0)[1] in starting
    assert sitting.sees(None)["deck"] == 4


@pytest.mark.rule("RON-DECK-03", "POD-DRAFT-12")
@pytest.mark.parametrize("there", [["k8"], []])
def test_if_deck_and_discard_pile_ever_ran_dry_a_player_draws_what_is_there(sister: Sister, there: list[str]) -> None:
    sitting = small_deck(sister, deck=there, discard=[])

    sitting.choose(0, "deck")

    assert sitting.hand(0) == there
    assert sitting.asked(1) == "draft"
