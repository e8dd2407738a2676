"""What the signs of Path of Destiny mean, for the help."""

from __future__ import annotations

from typing import Final

from ..destiny.legend import AUTOMA_MEANS, COVERED_MEANS, INACTIVE_MEANS, SCORE_MEANS, STATES_MEAN
from ..destiny.signs import PATHS
from .signs import ASIDE, EITHER, FATE, GOLDEN, LEADS, TOKEN

MEANINGS: Final = (
    (" ".join(PATHS), "legend-story-paths"),
    (EITHER, "legend-either"),
    (f"{' '.join(FATE)} {LEADS} {ASIDE}", "legend-fates"),
    (TOKEN, "legend-tokens"),
    (GOLDEN, "legend-golden"),
    (f"{PATHS[0]}R {PATHS[1]}S {''.join(PATHS)}", "legend-allies"),
    COVERED_MEANS,
    INACTIVE_MEANS,
    ("−▲ 2+ =2 1-3", "legend-conditions"),
    ("1 ✕ 3…", "legend-missions"),
    STATES_MEAN,
    SCORE_MEANS,
    AUTOMA_MEANS,
    ("c", "legend-read"),
)
