"""What the signs of Tidal Blades mean, for the help."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from ..lines import joined, spaced
from ..sections import meaning
from ..voice import Voice
from .signs import (
    AGAIN,
    ARBITER,
    CHALLENGES,
    CHARGE,
    DISC,
    FIRST,
    FRUIT,
    LEAD,
    POSITION,
    SHAPES,
    SHELL,
    THREAT,
    TRICKS,
    symbol,
)

MEANINGS: Final = (
    ("[ ] ( )", "legend-spaces"),
    ("A a", "legend-pieces"),
    (f"{ARBITER} {FIRST}", "legend-tokens-tidal"),
    (f"{SHELL} {FRUIT} {CHARGE}", "legend-stock"),
    (f"{CHALLENGES} {TRICKS}", "legend-held"),
    (f"{POSITION}7 {LEAD} {DISC}", "legend-position"),
    ("1 R2 B3 4◎", "legend-dice"),
    ("(…)", "legend-spent"),
    ("D◎■+✦ 3", "legend-challenge"),
    ("◎ ■3 (a) ┊", "legend-spots"),
    (f"{AGAIN} + {THREAT}", "legend-rolled"),
    ("c", "legend-read-tidal"),
)


def legend(voice: Voice) -> Text:
    """Traits and marks, each with its words."""
    traits = (Text.assemble(symbol(name), " ", voice.word("symbol", symbol=name)) for name in SHAPES)
    return joined([spaced(traits, "   "), *(meaning(voice, sign, key) for sign, key in MEANINGS)])
