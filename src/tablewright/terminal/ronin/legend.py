"""What the signs of Ronin mean, for the help."""

from __future__ import annotations

from typing import Final

from ..destiny.legend import AUTOMA_MEANS, COVERED_MEANS, INACTIVE_MEANS, SCORE_MEANS, STATES_MEAN
from ..destiny.signs import PATHS
from .signs import PASSING, TEA, TRACK
from .tracks import BONUS, MARKER

MEANINGS: Final = (
    (" ".join(PATHS), "legend-paths"),
    (" ".join(PASSING), "legend-passing"),
    (TEA, "legend-tea"),
    COVERED_MEANS,
    INACTIVE_MEANS,
    (TRACK, "legend-track"),
    (f"{MARKER} {BONUS}", "legend-fields"),
    ("↔", "legend-neighbour"),
    ("−▲ 2+ =2 1-3", "legend-conditions"),
    STATES_MEAN,
    SCORE_MEANS,
    AUTOMA_MEANS,
)
