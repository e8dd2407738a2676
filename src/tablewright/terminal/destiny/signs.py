"""The signs of the sister games: a shape for each symbol, a letter for each colour, effects in a short notation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from tablewright.games.destiny.symbols import SIDES

from ..voice import Voice

ROMAN: Final = ("I", "II", "III")
SHAPES: Final[Mapping[str, str]] = {"exploration": "▲", "combat": "✕", "magic": "✦", "diplomacy": "●"}
INKS: Final[Mapping[str, str]] = {
    "exploration": "bold bright_green",
    "combat": "bold bright_red",
    "magic": "bold bright_cyan",
    "diplomacy": "bold bright_yellow",
}
PAPERS: Final[Mapping[str, str]] = {
    "red": "bold white on rgb(165,30,30)",
    "green": "bold white on rgb(25,110,45)",
    "blue": "bold white on rgb(30,80,175)",
    "yellow": "bold black on rgb(235,200,50)",
    "pink": "bold black on rgb(240,150,190)",
}
PATHS: Final = ("◀", "▶")
INACTIVE: Final = "○"
COVERED: Final = "░"
STATES: Final[Mapping[str, str]] = {"active": "✓", "used": "✗", "locked": "·"}
STATE_INKS: Final[Mapping[str, str]] = {"active": "bold bright_green", "used": "dim", "locked": "dim"}

# The same message keys that card texts are written with, as signs instead of words.
SHORT: Final[Mapping[str, str]] = {
    "condition-lose-one": "−{symbol}",
    "condition-lose-up-to-three": "−1-3{symbol}",
    "condition-lose-inactive": "−1-3○",
    "condition-two-or-more-cards": "2+{colour}",
    "condition-exactly-cards": "={count}{colour}",
    "condition-up-to-three-cards": "1-3{colour}",
    "condition-two-or-more-inactive": "2+○",
    "result-path-steps": "+1-3{side}",
    "result-path-two": "+2{side}",
    "result-both-paths": "+◀▶",
    "result-two-symbols": "+2{symbol}",
    "result-symbol-steps": "+1-3{symbol}",
    "result-one-symbol": "+{symbol}",
}


def symbol(name: str) -> Text:
    return Text(SHAPES[name], INKS[name])


def symbol_word(voice: Voice, name: str) -> Text:
    """A symbol's shape and its name."""
    return Text.assemble((SHAPES[name], INKS[name]), " ", voice.word("symbol", symbol=name))


def colour(voice: Voice, name: str) -> Text:
    """A colour as its letter on a ground of that colour."""
    return Text(voice.say("letter-of-colour", colour=name), PAPERS[name])


def counted(counts: Mapping[str, int]) -> Text:
    """How many there are of each symbol."""
    return Text(" ").join(Text.assemble((SHAPES[name], INKS[name]), str(count)) for name, count in counts.items())


def sign_of(voice: Voice, name: str, value: Any) -> Text:
    """An argument of a message as a sign."""
    match name:
        case "symbol":
            return symbol(value)
        case "colour":
            return colour(voice, value)
        case "side":
            return Text(PATHS[SIDES.index(value)])
        case _:
            return Text(str(value))
