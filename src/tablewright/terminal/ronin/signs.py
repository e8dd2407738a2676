"""The signs of Ronin: a shape for each symbol, a letter for each colour, and effects in a short notation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from tablewright.engine.messages import Message
from tablewright.games.destiny.cards import ActionCard
from tablewright.games.destiny.symbols import COLOURS, SIDES, SYMBOLS
from tablewright.games.ronin.tea import ARROW_SLOT
from tablewright.games.ronin.wording import effect_text

from ..voice import Voice

SHAPES: Final[Mapping[str, str]] = {"exploration": "▲", "combat": "✕", "magic": "✦", "diplomacy": "●", "tea": "≋"}
INKS: Final[Mapping[str, str]] = {
    "exploration": "bold bright_green",
    "combat": "bold bright_red",
    "magic": "bold bright_cyan",
    "diplomacy": "bold bright_yellow",
    "tea": "bold",
}
PAPERS: Final[Mapping[str, str]] = {
    "red": "bold white on rgb(165,30,30)",
    "green": "bold white on rgb(25,110,45)",
    "blue": "bold white on rgb(30,80,175)",
    "yellow": "bold black on rgb(235,200,50)",
    "pink": "bold black on rgb(240,150,190)",
}
PATHS: Final = ("◀", "▶")
PASSING: Final = ("⇐", "⇒")
TEA: Final = "≋"
INACTIVE: Final = "○"
TRACK: Final = "≡"
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
    "condition-exactly-two-inactive": "=2○",
    "condition-two-or-more-inactive": "2+○",
    "condition-neighbour-cards": "↔1-3{colour}",
    "result-each-track": "+1≡≡",
    "result-one-track": "+1-3≡",
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


def short(voice: Voice, message: Message) -> Text:
    """A condition or a result as signs."""
    signs: dict[str, Text] = {}
    for name, value in message.arguments.items():
        signs[name] = _sign(voice, name, value)
    text = Text()
    for part in SHORT[message.key].replace("{", "\0{").replace("}", "\0").split("\0"):
        text.append_text(signs[part[1:]] if part.startswith("{") else Text(part))
    return text


def _sign(voice: Voice, name: str, value: Any) -> Text:
    match name:
        case "symbol":
            return symbol(value)
        case "colour":
            return colour(voice, value)
        case "side":
            return Text(PATHS[SIDES.index(value)])
        case _:
            return Text(str(value))


def short_effect(voice: Voice, card: ActionCard) -> Text:
    """What a card does, as signs; the steam marks an effect of the tea ceremony."""
    effect = effect_text(card)
    if effect is None or card.effect is None:
        return Text()
    condition, results = effect
    mark = Text(TEA if card.effect.ceremony else "", INKS["tea"])
    return Text.assemble(mark, short(voice, condition), ("›", "dim"), *(short(voice, one) for one in results))


def printed(card: ActionCard, covered: list[int]) -> Text:
    """The symbols printed on a card, covered ones hatched, and its tea passing symbol."""
    text = Text()
    for slot, number in enumerate(card.symbols):
        text.append_text(Text(COVERED, "dim") if slot in covered else symbol(SYMBOLS[number]))
    if card.passing is not None:
        text.append_text(Text(COVERED, "dim") if ARROW_SLOT in covered else Text(PASSING[card.passing], "bold"))
    return text


def card_colour(card: ActionCard) -> str:
    return COLOURS[card.colours[0]]
