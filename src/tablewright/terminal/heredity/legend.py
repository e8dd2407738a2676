"""What the signs of Heredity mean, for the help."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from ..lines import joined, spaced
from ..sections import meaning
from ..voice import Voice
from .atlas import Atlas
from .signs import (
    ACTIONS,
    ATTITUDES,
    AWAY,
    DAMAGE,
    DEED,
    DEFENCE,
    EVENT,
    GENERAL,
    HEART,
    HOURGLASS,
    ITEM,
    LEVEL,
    MATERIAL,
    MELEE,
    NOTE,
    PC_INKS,
    RANGED,
    SPECIAL,
    TOKEN,
)

MEANINGS: Final = (
    ("10y", "legend-heredity-area"),
    (f"{ACTIONS['observe']}20", "legend-heredity-icon"),
    ("→11", "legend-heredity-explore"),
    (f"{LEVEL} {EVENT} (A)", "legend-heredity-marks"),
    (f"{ITEM}40 {NOTE}22", "legend-heredity-beside"),
    (f"{MATERIAL} {GENERAL} {SPECIAL}", "legend-heredity-tokens"),
    (f"{TOKEN} {AWAY}", "legend-heredity-action"),
    (f"{DAMAGE} {HEART} ‹ ›", "legend-heredity-body"),
    (f"{MELEE}3 {RANGED}3/1", "legend-heredity-attacks"),
    (f"{DEED} {DEFENCE}", "legend-heredity-things"),
    ("!50 ?50 +50", "legend-heredity-figures"),
    (f"{HOURGLASS} ┬ └", "legend-heredity-timeline"),
    ("c", "legend-heredity-read"),
)


def legend(voice: Voice) -> Text:
    """The family, actions, lines and marks, each with its words."""
    family = (Text.assemble((pc[0].upper(), ink), " ", voice.word(f"pc-{pc}")) for pc, ink in PC_INKS.items())
    actions = (Text.assemble((sign, "bold"), " ", voice.word(f"action-{name}")) for name, sign in ACTIONS.items())
    attitudes = (Text.assemble(sign, " ", voice.word(f"attitude-{name}")) for name, sign in ATTITUDES.items())
    lines = Atlas(voice).line_meanings()
    rows = [spaced(family, "   "), spaced(actions, "   "), spaced(attitudes, "   "), *lines]
    return joined([*rows, *(meaning(voice, sign, key) for sign, key in MEANINGS)])
