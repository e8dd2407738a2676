"""`explore` walks through a chapter: what it reaches, how often the family wins, and a winning line that is proven."""

from __future__ import annotations

from tablewright.engine.match import replay
from tablewright.games.heredity import GAME
from tablewright.lab.walks import explore


def test_a_walk_through_the_tutorial_reaches_its_cards_and_proves_a_victory() -> None:
    walk = explore(GAME, {"chapter": "tutorial"}, games=2, seconds=20, seed="walk")

    assert walk.faults == []
    assert walk.unreached == ["40b"]  # an upgraded rope: upgrading is still to be built
    assert walk.line is not None
    assert replay(GAME, walk.line).result() == walk.line.result
    assert walk.as_data()["winning_line"]
