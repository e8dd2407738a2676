"""The odds shown before a roll, against counting every roll one by one."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from tablewright.games.tidal.odds import Throw, challenge_odds, losses_of
from tablewright.games.tidal.reading import original_pack
from tablewright.games.tidal.results import counts_of_all, missing

PACK = original_pack()


def counted(throw: Throw, needs: tuple[int, ...]) -> tuple[int, int]:
    """Every roll, every face of the threat die, every way to give dice up."""
    favourable = rolls = 0
    for faces in product(*(PACK.dice[kind] for kind in throw.dice)):
        shown = (*faces, *throw.kept)
        for lost in throw.losses:
            rolls += 1
            favourable += any(
                not missing(counts_of_all(kept), needs) for kept in combinations(shown, len(shown) - lost)
            )
    return favourable, rolls


@pytest.mark.parametrize(
    ("dice", "kept", "level", "shells", "needs"),
    [
        ((0, 0, 0), (), 1, 0, (2, 0, 1, 0)),
        ((0, 1, 3), (), 3, 1, (1, 1, 1, 0)),
        ((3, 4, 0), (1,), 2, 0, (1, 0, 1, 1)),
        ((5, 3), (4096, 0), 3, 0, (2, 1, 0, 0)),
        ((1, 2, 3, 4), (), 3, 0, (1, 1, 1, 1)),
        ((0, 0), (), 0, 0, (0, 0, 0, 1)),
    ],
)
def test_the_odds_of_a_challenge_are_exact(
    dice: tuple[int, ...], kept: tuple[int, ...], level: int, shells: int, needs: tuple[int, ...]
) -> None:
    throw = Throw(dice, kept, losses_of(PACK.threat[level], shells))

    assert tuple(challenge_odds(PACK, throw, needs)) == counted(throw, needs)
