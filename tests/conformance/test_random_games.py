"""Random games without a look at their positions: they lose no component, they end, and their ends are decided."""

from __future__ import annotations

import pytest

from tablewright.engine.dice import Luck

from .play import LONGEST, Variant, assert_decided, player_counts, variants

HANDFUL = 10
OF_A_VARIANT = 20
OF_A_TITLE = {"heredity": 100}
"""A chapter takes as long as ten games of cards; of other games a thousand are played."""


@pytest.mark.parametrize("variant", player_counts())
def test_random_games_end(variant: Variant) -> None:
    play_many(variant, "thousand", HANDFUL)


@pytest.mark.nightly
@pytest.mark.parametrize("variant", player_counts())
def test_many_random_games_end(variant: Variant) -> None:
    play_many(variant, "thousand", OF_A_TITLE.get(variant.game.id, 1000))


@pytest.mark.nightly
@pytest.mark.parametrize("variant", variants())
def test_random_games_of_every_variant_end(variant: Variant) -> None:
    play_many(variant, "end", OF_A_VARIANT)


def play_many(variant: Variant, seed: str, games: int) -> None:
    for number in range(games):
        assert play_out(variant, f"{seed} {number}") < LONGEST, f"{variant.name}, seed '{seed} {number}'"


def play_out(variant: Variant, seed: str) -> int:
    """Play one random game to its end, and count its decisions."""
    flow, luck, decisions = variant.flow(seed), Luck(seed), 0
    census = dict(variant.game.census(flow.table))
    while flow.pending is not None and decisions < LONGEST:
        assert dict(variant.game.census(flow.table)) == census, f"{variant.name}, seed {seed!r}, decision {decisions}"
        question = flow.asked()
        flow.answer(question.seat, question.options[luck.below(len(question.options))])
        decisions += 1
    assert_decided(variant, flow.table)
    return decisions
