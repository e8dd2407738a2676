"""The referee of Heredity agrees with the program at every step."""

from __future__ import annotations

import pytest

from tablewright.engine.dice import dice_from
from tablewright.games.heredity.assembly import GAME
from tests.families import family

from ..following import Followed, follow
from .fair import fair
from .judge import Judge

SEEDS = range(12)
REAL = [(chapter, players, seed) for seed in SEEDS for chapter in ("tutorial", "chapter-1") for players in (1, 2, 3, 4)]
FAIR = [(players, seed) for seed in range(6) for players in (1, 4)]
KEPT = 4
"""Seeds of the small chapter that every run plays; of the real ones it plays one game for each chapter and count."""


@pytest.mark.rule(
    "HER-GEN-03", "HER-GEN-15", "HER-SETUP-05", "HER-SETUP-07", "HER-CARD-02", "HER-CARD-04",
    "HER-CARD-06", "HER-CARD-07", "HER-CARD-12", "HER-NARR-04", "HER-NARR-06", "HER-NARR-07",
    "HER-NARR-08", "HER-NARR-09", "HER-NARR-13", "HER-NARR-14", "HER-TOKEN-07", "HER-TOKEN-08",
    "HER-ACT-01", "HER-ACT-02", "HER-ACT-03", "HER-ACT-05", "HER-ACT-08", "HER-MOVE-01", "HER-MOVE-02",
    "HER-MOVE-04", "HER-MOVE-07", "HER-MOVE-08", "HER-TERR-03", "HER-TERR-04", "HER-TERR-06", "HER-EXPL-01",
    "HER-EXPL-02", "HER-EXPL-05", "HER-EXPL-06", "HER-EXPL-07", "HER-EXPL-10", "HER-LEVEL-01", "HER-LEVEL-02",
    "HER-TEFF-01", "HER-ITEM-07", "HER-ITEM-08", "HER-ITEM-09", "HER-ITEM-11",
    "HER-ITEM-13", "HER-ITEM-18", "HER-ITEM-20", "HER-ITEM-21", "HER-ITEM-23", "HER-MAT-02", "HER-MAT-03",
    "HER-MAT-06", "HER-MAT-11", "HER-MAT-12", "HER-TIME-02", "HER-TIME-05", "HER-TIME-06", "HER-TIME-10",
    "HER-TIME-11", "HER-ANCH-02", "HER-ANCH-03", "HER-ANCH-04", "HER-ANCH-05", "HER-ANCH-10",
    "HER-ANCH-12", "HER-TREM-01", "HER-TREM-02", "HER-TREM-03", "HER-TREM-07", "HER-TREM-08", "HER-NPC-02",
    "HER-NPC-04", "HER-NPC-07", "HER-NPC-10", "HER-NPC-11", "HER-NPC-12", "HER-NPC-14", "HER-NPC-19", "HER-NPC-20",
    "HER-NPC-21", "HER-NPC-23", "HER-NPC-26", "HER-NPC-27", "HER-NPC-30", "HER-NPC-31", "HER-ALLY-02", "HER-ALLY-03",
    "HER-ALLY-04", "HER-ALLY-05", "HER-COMBAT-02", "HER-COMBAT-03", "HER-COMBAT-04", "HER-COMBAT-07",
    "HER-COMBAT-10", "HER-COMBAT-11", "HER-COMBAT-12", "HER-COMBAT-13", "HER-COMBAT-14", "HER-COMBAT-15",
    "HER-COMBAT-18", "HER-COMBAT-19", "HER-RANGE-03", "HER-RANGE-04", "HER-COMB-03", "HER-COMB-04", "HER-COMB-05",
    "HER-DMG-02", "HER-DMG-03", "HER-DMG-04", "HER-DMG-08", "HER-HEAL-01", "HER-HEAL-02", "HER-INJ-01", "HER-INJ-02",
    "HER-INJ-07", "HER-DYING-03", "HER-KARMA-03", "HER-KARMA-05", "HER-KARMA-08", "HER-KARMA-09", "HER-KARMA-10",
)  # fmt: skip
@pytest.mark.parametrize("case", family(FAIR, lambda case: case[1] < KEPT))
def test_the_referee_agrees_with_games_in_which_everything_happens(case: tuple[int, int]) -> None:
    players, seed = case
    game, chapter = fair()
    table = game.set_up(players, game.agree(players, {}), dice_from(f"fair {seed}"))
    Followed(game, table, Judge(chapter)).play("random", f"fair {seed}")


@pytest.mark.rule(
    "HER-GEN-03", "HER-GEN-15", "HER-SETUP-05", "HER-SETUP-07", "HER-CARD-06",
    "HER-NARR-06", "HER-NARR-13", "HER-NARR-14", "HER-ACT-01", "HER-ACT-02", "HER-ACT-03", "HER-ACT-05",
    "HER-ACT-08", "HER-TERR-04", "HER-TERR-06", "HER-EXPL-01", "HER-EXPL-02", "HER-EXPL-05", "HER-EXPL-06",
    "HER-EXPL-07", "HER-EXPL-10", "HER-TEFF-01", "HER-TEFF-06", "HER-TEFF-07",
    "HER-MAT-02", "HER-MAT-03", "HER-MAT-06", "HER-TIME-06", "HER-ANCH-10", "HER-ANCH-12", "HER-TREM-03",
    "HER-NPC-04", "HER-NPC-11",
)  # fmt: skip
@pytest.mark.parametrize("case", family(REAL, lambda case: case[2] == 0))
def test_the_referee_agrees_with_games_of_random_bots(case: tuple[str, int, int]) -> None:
    chapter, players, seed = case
    follow(GAME, players, {"chapter": chapter}, "random", f"referee {seed}")


@pytest.mark.parametrize("players", family([1, 2, 3, 4], lambda players: False))
def test_the_referee_agrees_with_a_tutorial_of_greedy_bots(players: int) -> None:
    follow(GAME, players, {"chapter": "tutorial"}, "greedy", "referee")
