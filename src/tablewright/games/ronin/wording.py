"""How things are said: options, cards, abilities and bonuses as message keys with arguments, all from their data."""

from __future__ import annotations

from typing import Any, assert_never

from tablewright.engine.messages import Message
from tablewright.games.destiny.cards import ActionCard, Effect
from tablewright.games.destiny.effects import (
    ExactlyCards,
    ExactlyTwoInactive,
    GainBothPaths,
    GainPath,
    GainPathSteps,
    GainSet,
    GainSteps,
    GainTwo,
    LoseInactive,
    LoseOne,
    LoseUpToThree,
    TwoOrMoreCards,
    TwoOrMoreInactive,
    UpToThreeCards,
)
from tablewright.games.destiny.symbols import COLOURS, SIDES, SYMBOLS
from tablewright.games.destiny.table import card_of

from . import vocabulary as words
from .content import BOARDS, Pack
from .table import NO_CHARACTER, Ronin, neighbour

CARD_OPTIONS = ("card", "play", "keep", "pass")


def seat_name(table: Ronin, seat: int) -> str:
    """The message key of a seat's name: its character, once there is one."""
    character = table.characters[seat]
    if character == NO_CHARACTER:
        return "seat-unnamed"
    return f"character-{table.content.characters[character].key}"


def face_name(table: Ronin, face: int) -> str:
    """The message key of a face: an action card, a character, a cooperation board or a chapter card."""
    pack = table.content
    if face < len(pack.cards):
        return f"card-{pack.cards[face].key}"
    if face < pack.first_board_face:
        return f"character-{pack.characters[face - pack.first_character_face].key}"
    if face < pack.first_chapter_face:
        return f"board-{face - pack.first_board_face + 1}"
    return f"chapter-{pack.chapters[face - pack.first_chapter_face].key}"


def pack_messages(pack: Pack) -> list[str]:
    """The names that a pack must bring in every language."""
    return [
        *(f"card-{card.key}" for card in pack.cards),
        *(f"character-{character.key}" for character in pack.characters),
        *(f"ability-{ability.key}" for character in pack.characters for ability in character.abilities),
        *(f"board-{number}" for number in range(1, BOARDS + 1)),
        *(f"chapter-{chapter.key}" for chapter in pack.chapters),
    ]


def option_text(table: Ronin, seat: int, option_id: str) -> Message:
    """What an option of a seat is called."""
    family, _, rest = option_id.partition(":")
    key = f"option-{family}"
    if family in CARD_OPTIONS:
        return Message(key, {"card": int(rest)})
    if family == "cover":
        card, slot = (int(part) for part in rest.split("."))
        symbols = card_of(table, card).symbols
        symbol = SYMBOLS[symbols[slot]] if slot < len(symbols) else "tea"
        return Message(key, {"card": card, "symbol": symbol})
    if family == "neighbour":
        return Message(key, {"side": rest, "other": neighbour(table, seat, SIDES.index(rest))})
    if family in ("row", "board"):
        return Message(key, {"number": int(rest)})
    names = {"token": "symbol", "track": "side", "bonus": "kind"}
    return Message(key, {names.get(family, family): rest} if rest else {})


def condition_text(condition: words.Condition) -> Message:
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
        case ExactlyCards(colour, count):
            return Message("condition-exactly-cards", {"colour": COLOURS[colour], "count": count})
        case UpToThreeCards(colour):
            return Message("condition-up-to-three-cards", {"colour": COLOURS[colour]})
        case ExactlyTwoInactive():
            return Message("condition-exactly-two-inactive")
        case TwoOrMoreInactive():
            return Message("condition-two-or-more-inactive")
        case words.NeighbourCards(colour):
            return Message("condition-neighbour-cards", {"colour": COLOURS[colour]})
        case _:
            assert_never(condition)


def result_text(result: words.Result) -> list[Message]:
    """A result of an effect; a set of symbols is said symbol by symbol."""
    match result:
        case words.EachTrack():
            return [Message("result-each-track")]
        case words.OneTrack():
            return [Message("result-one-track")]
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


def effect_text(card: ActionCard) -> tuple[Message, list[Message]] | None:
    """Condition and results of a card's effect, if it has one."""
    effect: Effect[Any, Any] | None = card.effect
    return None if effect is None else (condition_text(effect.condition), result_text(effect.result))


def power_text(power: words.Power) -> Message:
    """What an ability does."""
    match power:
        case words.GainActive(count) | words.Restore(count) | words.Transmute(count) | words.DrawCards(count):
            return Message(_key("power", power), {"count": count})
        case words.GainExperience(count) | words.GainPoints(count):
            return Message(_key("power", power), {"count": count})
        case words.GainOfPath(side, count):
            return Message(_key("power", power), {"side": SIDES[side], "count": count})
        case words.Cooperate(points):
            return Message(_key("power", power), {"count": points})
        case words.PointsPerColour(colour, most):
            return Message(_key("power", power), {"colour": COLOURS[colour], "count": most})
        case _:
            return Message(_key("power", power))


def bonus_text(bonus: words.Bonus) -> Message:
    """What a field of a cooperation board gives."""
    match bonus:
        case words.AbilityCard(slot, experience):
            return Message(_key("bonus", bonus), {"slot": slot + 1, "count": experience})
        case words.ActiveSymbols(count) | words.OneActiveSymbol(count):
            return Message(_key("bonus", bonus), {"count": count})
        case words.ExperiencePoints(count) | words.VictoryPoints(count):
            return Message(_key("bonus", bonus), {"count": count})
        case words.ShowHand(experience) | words.DrawOrExperience(experience):
            return Message(_key("bonus", bonus), {"count": experience})
        case words.PointsForExperience(thresholds):
            return Message(_key("bonus", bonus), {"steps": "/".join(map(str, thresholds))})
        case words.ExperienceForColour(colour, steps):
            return Message(_key("bonus", bonus), {"colour": COLOURS[colour], "steps": "/".join(map(str, steps))})
        case _:
            return Message(_key("bonus", bonus))


def _key(prefix: str, word: object) -> str:
    """A message key from a word of the vocabulary: SkipLoss is said by power-skip-loss."""
    letters = [f"-{letter.lower()}" if letter.isupper() else letter for letter in type(word).__name__]
    return prefix + "".join(letters)
