"""Knowledge: who has seen which card, what shuffling makes everybody forget, and what a seat may imagine."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.engine.dice import Luck, dice_from
from tablewright.engine.knowledge import imagined_faces, knows, mask, reveal, show, shuffle
from tablewright.engine.table import tell, whisper

from .pebbles import GAME, Pebbles
from .sitting import dealt

CARDS = st.lists(st.integers(0, 15), unique=True)
WATCHERS = (0, 1, None)


def unseen() -> Pebbles:
    """A table on which nobody has seen anything."""
    return dealt(seen=[0, 0, 0])


def known_cards(table: Pebbles, seat: int | None) -> set[int]:
    return {card for card in range(16) if knows(table, seat, card)}


@given(CARDS)
def test_a_mask_has_one_bit_for_each_card(cards: list[int]) -> None:
    assert {card for card in range(16) if mask(cards) >> card & 1} == set(cards)


def test_cards_beyond_a_machine_word_have_their_bits_too() -> None:
    assert mask([3, 200]) == 8 + 2**200


@given(CARDS)
def test_a_seat_that_looks_at_cards_is_the_only_one_to_know_them(cards: list[int]) -> None:
    table = unseen()
    show(table, 1, cards)

    assert [known_cards(table, watcher) for watcher in WATCHERS] == [set(), set(cards), set()]


@given(CARDS, CARDS)
def test_what_was_seen_before_is_not_forgotten_by_seeing_more(first: list[int], second: list[int]) -> None:
    table = unseen()
    show(table, 0, first)
    show(table, 0, second)

    assert known_cards(table, 0) == {*first, *second}


@given(CARDS)
def test_revealed_cards_are_known_to_all_and_to_onlookers(cards: list[int]) -> None:
    table = unseen()
    reveal(table, cards)

    assert all(known_cards(table, watcher) == set(cards) for watcher in WATCHERS)


def test_cards_may_come_from_any_iterable_even_one_that_is_used_up() -> None:
    table = unseen()
    reveal(table, (card for card in (1, 2)))

    assert all(known_cards(table, watcher) == {1, 2} for watcher in WATCHERS)


# Shuffling


@given(CARDS, st.text(max_size=6))
def test_shuffling_permutes_the_faces_of_these_cards_and_no_others(cards: list[int], seed: str) -> None:
    table = dealt(dice=dice_from(seed))
    before = table.faces[:]
    shuffle(table, cards)

    assert Counter(table.faces[card] for card in cards) == Counter(before[card] for card in cards)
    assert all(table.faces[card] == before[card] for card in range(16) if card not in cards)


@given(CARDS, CARDS)
def test_after_shuffling_nobody_knows_these_cards_and_everybody_still_knows_the_others(
    cards: list[int], known: list[int]
) -> None:
    table = unseen()
    reveal(table, known)
    shuffle(table, cards)

    assert all(known_cards(table, watcher) == set(known) - set(cards) for watcher in WATCHERS)


def test_every_order_comes_out_of_a_shuffle() -> None:
    table, found = dealt(), set()
    for _ in range(200):
        shuffle(table, (4, 5, 6))
        found.add(tuple(table.faces[card] for card in (4, 5, 6)))

    assert len(found) == 6


def test_a_shuffle_is_written_down_roll_by_roll() -> None:
    table = dealt(rolls=[])
    shuffle(table, (4, 5, 6))

    assert len(table.rolls or []) == 2


# Imagining


@given(CARDS, st.text(max_size=6), st.sampled_from([0, 1, -1]))
def test_imagined_faces_keep_what_is_known_and_mix_the_rest_within_each_back(
    known: list[int], seed: str, seat: int
) -> None:
    table = unseen()
    show(table, seat, known)
    shuffled = imagined_faces(table, seat, GAME.backs(table), Luck(seed))

    assert all(shuffled[card] == table.faces[card] for card in known)
    assert sorted(shuffled[:12]) == sorted(table.faces[:12])
    assert sorted(shuffled[12:]) == sorted(table.faces[12:])


def test_imagining_leaves_the_real_faces_alone() -> None:
    table = unseen()
    before = table.faces[:]
    imagined_faces(table, 0, GAME.backs(table), Luck("alone"))

    assert table.faces == before


def test_all_worlds_are_equally_likely() -> None:
    table, luck = unseen(), Luck("worlds")
    show(table, 0, range(13))
    found = Counter(tuple(imagined_faces(table, 0, GAME.backs(table), luck)[13:]) for _ in range(3000))

    assert len(found) == 6
    assert all(400 < times < 600 for times in found.values())


def test_the_knowledge_of_one_seat_does_not_bind_another() -> None:
    table = dealt()
    found = {imagined_faces(table, 1, GAME.backs(table), Luck(str(number)))[0] for number in range(200)}

    assert found == set(range(12)) - {3, 4, 5}


# Telling


@pytest.mark.parametrize(("given_as", "told_as"), [(2, 7), ((2, 3), [7, 3]), ([], [])])
def test_cards_are_told_by_their_faces(given_as: int | list[int], told_as: int | list[int]) -> None:
    table = dealt(journal=[])
    table.faces[2] = 7
    name = "card" if isinstance(given_as, int) else "cards"
    tell(table, "shown", **{name: given_as})
    table.faces[2] = 5

    assert [dict(event.arguments) for event in table.journal or []] == [{name: told_as}]


def test_what_was_told_does_not_change_when_the_table_does() -> None:
    table = dealt(journal=[])
    tell(table, "counted", points=table.points)
    table.points[0] = 99

    assert [list(event.arguments["points"]) for event in table.journal or []] == [[0, 0]]  # type: ignore[arg-type]


def test_a_whisper_has_one_reader_and_a_telling_has_all() -> None:
    table = dealt(journal=[])
    whisper(table, 1, "secret", count=1)
    tell(table, "open", count=2)

    assert [(event.key, event.audience) for event in table.journal or []] == [("secret", (1,)), ("open", None)]


def test_in_a_rollout_nothing_is_told() -> None:
    table = dealt()
    tell(table, "open", count=1)
    whisper(table, 1, "secret", count=2)

    assert table.journal is None
