"""How the words that both sister games use are said: conditions, results, powers and options, from their data."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from typing import Any, Final, assert_never

from tablewright.engine.messages import Message
from tablewright.games.reading.words import word_key

from .cards import ActionCard
from .effects import (
    Condition,
    ExactlyCards,
    ExactlyTwoInactive,
    Gain,
    GainBothPaths,
    GainPath,
    GainPathSteps,
    GainSet,
    GainSteps,
    GainTwo,
    LoseInactive,
    LoseOne,
    LoseUpToThree,
    ThreeOrMoreCards,
    TwoOrMoreCards,
    TwoOrMoreInactive,
    UpToThreeCards,
    UpToThreeInactive,
)
from .powers import DrawCards, GainActive, GainExperience, GainOfPath, GainPoints, PointsPerColour, Restore, Transmute
from .symbols import COLOURS, SIDES, SYMBOLS
from .table import NO_CHARACTER, DestinyTable, card_of

SHARED_TEXT: Final = files(__package__) / "text"
CARD_OPTIONS = ("card", "play", "keep", "pass")
NAMED: Final = frozenset({"ability", "character", "habit", "mission"})
"""What a pack names; messages tell it by its key."""
NAMES = {"token": "symbol", "track": "side", "bonus": "kind"}


def seat_name(table: DestinyTable, seat: int) -> str:
    """The message key of a seat's name: its character, once there is one."""
    character = table.characters[seat]
    if character == NO_CHARACTER:
        return "seat-unnamed"
    return f"character-{table.content.characters[character].key}"


def argument_text(_table: DestinyTable, name: str, arguments: Mapping[str, Any]) -> Sequence[Message]:
    """What an argument is called that these games alone have."""
    return (Message(f"{name}-{arguments[name]}"),) if name in NAMED else ()


def option_text(table: DestinyTable, option_id: str) -> Message:
    """What an option is called that both games offer."""
    family, _, rest = option_id.partition(":")
    key = f"option-{family}"
    if family in CARD_OPTIONS:
        return Message(key, {"card": int(rest)})
    if family == "cover":
        card, slot = (int(part) for part in rest.split("."))
        symbols = card_of(table, card).symbols
        symbol = SYMBOLS[symbols[slot]] if slot < len(symbols) else "tea"
        return Message(key, {"card": card, "symbol": symbol})
    if family in ("row", "board"):
        return Message(key, {"number": int(rest)})
    return Message(key, {NAMES.get(family, family): rest} if rest else {})


def condition_text(condition: Condition) -> Message:
    """A condition of an effect."""
    match condition:
        case LoseOne(symbol):
            return Message("condition-lose-one", {"symbol": SYMBOLS[symbol]})
        case LoseUpToThree(symbol):
            return Message("condition-lose-up-to-three", {"symbol": SYMBOLS[symbol]})
        case LoseInactive():
            return Message("condition-lose-inactive")
        case TwoOrMoreCards(colour):
            return Message("condition-two-or-more-cards", {"colour": COLOURS[colour]})
        case ThreeOrMoreCards(colour):
            return Message("condition-three-or-more-cards", {"colour": COLOURS[colour]})
        case ExactlyCards(colour, count):
            return Message("condition-exactly-cards", {"colour": COLOURS[colour], "count": count})
        case UpToThreeCards(colour):
            return Message("condition-up-to-three-cards", {"colour": COLOURS[colour]})
        case ExactlyTwoInactive():
            return Message("condition-exactly-two-inactive")
        case TwoOrMoreInactive():
            return Message("condition-two-or-more-inactive")
        case UpToThreeInactive():
            return Message("condition-up-to-three-inactive")
        case _:
            assert_never(condition)


def result_text(result: Gain) -> list[Message]:
    """A result of an effect; a set of symbols is said symbol by symbol."""
    match result:
        case GainPathSteps(side):
            return [Message("result-path-steps", {"side": SIDES[side]})]
        case GainPath(side):
            return [Message("result-path-two", {"side": SIDES[side]})]
        case GainBothPaths():
            return [Message("result-both-paths")]
        case GainTwo(symbol):
            return [Message("result-two-symbols", {"symbol": SYMBOLS[symbol]})]
        case GainSteps(symbol):
            return [Message("result-symbol-steps", {"symbol": SYMBOLS[symbol]})]
        case GainSet(symbols):
            return [Message("result-one-symbol", {"symbol": SYMBOLS[symbol]}) for symbol in symbols]
        case _:
            assert_never(result)


def effect_text(
    say_condition: Callable[[Any], Message], say_result: Callable[[Any], list[Message]], card: ActionCard
) -> tuple[Message, list[Message]] | None:
    """Condition and results of a card's effect, if it has one, in the words of one game."""
    effect = card.effect
    return None if effect is None else (say_condition(effect.condition), say_result(effect.result))


def power_text(power: object) -> Message:
    """What an ability does."""
    match power:
        case GainActive(count) | Restore(count) | Transmute(count) | DrawCards(count):
            return Message(word_key("power", power), {"count": count})
        case GainExperience(count) | GainPoints(count):
            return Message(word_key("power", power), {"count": count})
        case GainOfPath(side, count):
            return Message(word_key("power", power), {"side": SIDES[side], "count": count})
        case PointsPerColour(colour, most):
            return Message(word_key("power", power), {"colour": COLOURS[colour], "count": most})
        case _:
            return Message(word_key("power", power))
