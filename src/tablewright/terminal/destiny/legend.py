"""What the signs of the sister games mean, for the help."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from tablewright.games.destiny.symbols import COLOURS, SYMBOLS

from ..lines import joined, spaced
from ..sections import meaning
from ..voice import Voice
from .signs import COVERED, INACTIVE, PATHS, STATES, colour, symbol_word

COVERED_MEANS: Final = (COVERED, "legend-covered")
INACTIVE_MEANS: Final = (INACTIVE, "legend-inactive")
STATES_MEAN: Final = (" ".join(STATES.values()), "legend-abilities")
SCORE_MEANS: Final = (f"({PATHS[0]}4 {PATHS[1]}2 → …)", "legend-score")
AUTOMA_MEANS: Final = ("*", "legend-automa")


def legend(voice: Voice, meanings: Sequence[tuple[str, str]]) -> Text:
    """Symbols, colours and marks, each with its words."""
    symbols = spaced((symbol_word(voice, name) for name in SYMBOLS), "   ")
    colours = spaced(
        (Text.assemble(colour(voice, name), " ", voice.word("colour", colour=name)) for name in COLOURS), "   "
    )
    return joined([symbols, colours, *(meaning(voice, sign, key) for sign, key in meanings)])
