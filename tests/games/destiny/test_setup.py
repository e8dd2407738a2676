"""Preparing the game: what lies on the table before the first draft."""

from __future__ import annotations

import pytest

from tablewright.engine.faults import BadInput

from .cards import card
from .matches import (
    SEEDS,
    areas,
    asked,
    characters_at,
    choices_of,
    deck_and_pool,
    look,
    new_game,
    ready,
    starting_faces,
)
from .sitting import Sister

# The game as a whole


@pytest.mark.rule("RON-GEN-01", "POD-GEN-01")
@pytest.mark.parametrize("players", [-1, 0, 6])
def test_other_player_counts_are_refused(sister: Sister, players: int) -> None:
    with pytest.raises(BadInput):
        new_game(sister.rules, players)


# Deck and pool


@pytest.mark.rule("RON-SETUP-06", "POD-SETUP-07")
@pytest.mark.parametrize(("players", "in_pool"), [(1, 8), (2, 8), (3, 8), (4, 10), (5, 10)])
def test_the_main_deck_is_the_action_cards_without_starting_cards(sister: Sister, players: int, in_pool: int) -> None:
    match = new_game(sister.rules, players)

    assert look(match)["deck"] == sister.action_cards - in_pool
    assert sorted(deck_and_pool(match)) == list(range(sister.action_cards))


@pytest.mark.rule("RON-SETUP-06", "POD-SETUP-07")
def test_the_main_deck_is_shuffled_anew_for_each_game(sister: Sister) -> None:
    decks = [tuple(deck_and_pool(new_game(sister.rules, 3, seed))) for seed in SEEDS[:8]]

    assert len(set(decks)) == 8
    assert tuple(range(sister.action_cards)) not in decks
    assert tuple(reversed(range(sister.action_cards))) not in decks


@pytest.mark.rule("RON-SETUP-07", "POD-SETUP-09")
@pytest.mark.parametrize(("players", "rows"), [(1, 4), (2, 4), (3, 4), (4, 5), (5, 5)])
def test_the_pool_has_four_rows_for_up_to_three_players_and_five_for_more(
    sister: Sister, players: int, rows: int
) -> None:
    for_an_onlooker = look(new_game(sister.rules, players))["pool"]

    assert [len(row["cards"]) for row in for_an_onlooker] == [2] * rows
    keys = {one["key"] for row in for_an_onlooker for one in row["cards"]}
    assert len(keys) == 2 * rows


@pytest.mark.rule("RON-SETUP-08", "POD-SETUP-10")
@pytest.mark.parametrize(
    ("players", "row", "gained"), [(3, 4, 1), (3, 3, 0), (4, 5, 1), (4, 4, 0), (5, 5, 1), (5, 4, 0)]
)
@pytest.mark.parametrize("turn", [1, 5, 9])
def test_the_extra_experience_token_stays_there_all_game(
    sister: Sister, players: int, row: int, gained: int, turn: int
) -> None:
    sitting = sister("draft_pair", players=players, turn=turn).choose(0, f"row:{row}")

    assert sitting.experience(0) == gained


@pytest.mark.rule("RON-SETUP-09", "POD-SETUP-11")
def test_all_players_take_their_tokens_from_a_supply_that_is_whole_at_the_start(sister: Sister) -> None:
    assert [sum(area["tokens"].values()) for area in look(ready(sister.rules, 3))["seats"]] == [0, 0, 0]

    everything = {"kind": "symbol-set", "symbols": ["exploration", "combat", "magic", "diplomacy"]}
    effect = {"condition": {"kind": "exactly-one-card", "colour": "red"}, "result": everything}
    cards = {"a": card("red", "c", **effect), "b": card("red", "m", **effect), "c": card("red", "e", **effect)}
    seats = [{"timeline": [key], "just_played": 1, "abilities": ["used"]} for key in cards]
    sitting = sister("resolve_cards", cards=cards, players=3, seats=seats)

    one_of_each = {"exploration": 1, "combat": 1, "magic": 1, "diplomacy": 1}
    assert [sitting.tokens(seat) for seat in range(3)] == [one_of_each] * 3


# Characters


@pytest.mark.rule("RON-SETUP-10", "POD-SETUP-12")
@pytest.mark.parametrize(
    ("players", "first", "order"),
    [(3, "1", [0, 1, 2]), (3, "3", [2, 0, 1]), (4, "2", [1, 2, 3, 0])],
)
def test_the_host_may_name_who_picks_first_and_the_others_follow_clockwise(
    sister: Sister, players: int, first: str, order: list[int]
) -> None:
    match = new_game(sister.rules, players, **{"first-chooser": first})

    assert [seat for seat, _, _ in choices_of(match, "choose-character")] == order


@pytest.mark.rule("RON-SETUP-10", "POD-SETUP-12")
def test_otherwise_chance_decides_who_picks_first(sister: Sister) -> None:
    firsts = [next(iter(asked(new_game(sister.rules, 4, seed)))) for seed in SEEDS]

    assert set(firsts) == {0, 1, 2, 3}


@pytest.mark.rule("RON-SETUP-11", "POD-SETUP-13")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_player_keeps_one_of_two_character_boards(sister: Sister, players: int) -> None:
    match = new_game(sister.rules, players)

    choices = list(choices_of(match, "choose-character"))

    assert sorted(seat for seat, _, _ in choices) == list(range(players))
    assert [len(options) for _, options, _ in choices] == [2] * players
    assert all(f"character:{characters_at(match)[seat]}" == kept for seat, _, kept in choices)
    assert len(set(characters_at(match))) == len(characters_at(match))


# Each player's area


@pytest.mark.rule("RON-PSET-01", "POD-SETUP-16")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_standard_experience_marker_starts_on_zero_and_the_golden_one_waits(sister: Sister, players: int) -> None:
    markers = [(area["standard_marker"], area["golden_marker"]) for area in areas(ready(sister.rules, players))]

    assert markers == [(0, None)] * players


@pytest.mark.rule("RON-PSET-02", "POD-SETUP-17")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_only_the_leftmost_ability_has_a_marker_and_it_is_active(sister: Sister, players: int) -> None:
    states = [[ability["state"] for ability in area["abilities"]] for area in areas(ready(sister.rules, players))]

    assert states == [["active", "locked", "locked", "locked"]] * players


@pytest.mark.rule("RON-PSET-04", "POD-SETUP-20")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_scoring_tokens_start_on_zero(sister: Sister, players: int) -> None:
    assert [area["points"] for area in areas(ready(sister.rules, players))] == [0] * players


@pytest.mark.rule("RON-PSET-05", "POD-SETUP-21")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_each_player_starts_with_the_five_starting_cards_and_no_others(sister: Sister, players: int) -> None:
    pack = sister.contents.original_pack()
    hands = [([one["key"] for one in area["hand"]], area["character"]) for area in areas(ready(sister.rules, players))]

    assert [hand for hand, _ in hands] == [
        [pack.cards[face].key for face in starting_faces(pack, character)] for _, character in hands
    ]
    assert [len(set(hand)) for hand, _ in hands] == [5] * players
