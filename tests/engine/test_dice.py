"""Chance: the same sequence for ever, evenly spread, and carried by one integer of the table."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.engine.dice import Luck, dice_from, roll

from .pebbles import copy_table
from .sitting import dealt


def rolls(seed: str, sides: int, count: int) -> list[int]:
    table = dealt(dice=dice_from(seed))
    return [roll(table, sides) for _ in range(count)]


def test_the_generator_is_splitmix64_as_published() -> None:
    luck = Luck("")
    luck.dice = 1234567

    assert [luck.word() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_seed_gives_the_same_dice_for_ever() -> None:
    assert dice_from("") == 0xE3B0C44298FC1C14
    assert dice_from("beach") == 12337303604836867371
    assert dice_from("ž ą 骰子") == 6231282139151067335


def test_dice_fall_the_same_for_ever() -> None:
    assert rolls("beach", 6, 20) == [5, 5, 2, 1, 3, 4, 4, 2, 0, 5, 3, 2, 4, 4, 4, 3, 2, 5, 3, 3]
    assert rolls("beach", 100, 8) == [98, 89, 48, 24, 57, 67, 82, 33]


def test_luck_away_from_a_table_falls_like_the_dice_of_a_table() -> None:
    luck = Luck("beach")

    assert [luck.below(6) for _ in range(20)] == rolls("beach", 6, 20)


@given(st.text(max_size=10), st.integers(1, 1000))
def test_a_roll_lies_between_nothing_and_its_sides(seed: str, sides: int) -> None:
    assert all(0 <= result < sides for result in rolls(seed, sides, 20))


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 20])
def test_every_side_comes_up_about_as_often(sides: int) -> None:
    count = 3000 * sides
    found = Counter(rolls("even", sides, count))

    assert sorted(found) == list(range(sides))
    assert all(2700 < times < 3300 for times in found.values())


def test_a_roll_says_nothing_about_the_next_one() -> None:
    results = rolls("pairs", 4, 32_001)
    found = Counter(pairwise(results))

    assert len(found) == 16
    assert all(1800 < times < 2200 for times in found.values())


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    same = sum(one == other for one, other in zip(rolls("seed 1", 6, 600), rolls("seed 2", 6, 600), strict=True))

    assert 60 < same < 140


def test_a_copy_of_a_table_has_the_same_luck_and_its_own() -> None:
    table = dealt(dice=dice_from("copy"))
    roll(table, 6)
    copy = copy_table(table)
    ahead = [roll(copy, 6) for _ in range(10)]

    assert [roll(table, 6) for _ in range(10)] == ahead


def test_what_is_rolled_is_written_down_for_whoever_follows_the_table() -> None:
    table = dealt(dice=dice_from("follow"), rolls=[])
    results = [roll(table, 6) for _ in range(5)]

    assert table.rolls == results


def test_dice_remain_one_word() -> None:
    table = dealt(dice=2**64 - 1)
    for _ in range(5):
        roll(table, 6)

        assert 0 <= table.dice < 2**64


@given(st.text(max_size=10), st.lists(st.integers(), max_size=30))
def test_shuffling_loses_and_invents_nothing(seed: str, items: list[int]) -> None:
    shuffled = items[:]
    Luck(seed).shuffle(shuffled)

    assert sorted(shuffled) == sorted(items)


def test_every_order_comes_out_of_shuffling_about_as_often() -> None:
    luck, found = Luck("orders"), Counter[tuple[int, ...]]()
    for _ in range(12_000):
        items = [0, 1, 2, 3]
        luck.shuffle(items)
        found[tuple(items)] += 1

    assert len(found) == 24
    assert all(400 < times < 600 for times in found.values())
