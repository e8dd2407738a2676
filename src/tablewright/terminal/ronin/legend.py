"""What the signs of Ronin mean, for the help."""

from __future__ import annotations

from rich.text import Text

from tablewright.games.destiny.symbols import COLOURS, SYMBOLS

from ..lines import joined, spaced
from ..voice import Voice
from .signs import COVERED, INACTIVE, PASSING, PATHS, STATES, TEA, TRACK, colour, symbol_word
from .tracks import BONUS, MARKER


def legend(voice: Voice) -> Text:
    """Symbols, colours and marks, each with its words."""
    symbols = spaced((symbol_word(voice, name) for name in SYMBOLS), "   ")
    colours = spaced(
        (Text.assemble(colour(voice, name), " ", voice.word("colour", colour=name)) for name in COLOURS), "   "
    )
    return joined([symbols, colours, *(_meaning(voice, sign, key) for sign, key in MEANINGS)])


MEANINGS = (
    (f"{PATHS[0]} {PATHS[1]}", "legend-paths"),
    (f"{PASSING[0]} {PASSING[1]}", "legend-passing"),
    (TEA, "legend-tea"),
    (COVERED, "legend-covered"),
    (INACTIVE, "legend-inactive"),
    (TRACK, "legend-track"),
    (f"{MARKER} {BONUS}", "legend-fields"),
    ("↔", "legend-neighbour"),
    ("−▲ 2+ =2 1-3", "legend-conditions"),
    (" ".join(STATES.values()), "legend-abilities"),
    (f"({PATHS[0]}4 {PATHS[1]}2 → …)", "legend-score"),
    ("*", "legend-automa"),
)


def _meaning(voice: Voice, sign: str, key: str) -> Text:
    return Text.assemble((f"{sign:<13}", "bold"), voice.say(key))
