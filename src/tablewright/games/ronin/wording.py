"""How things are said: options, cards, abilities and bonuses as message keys with arguments, all from their data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from tablewright.engine.messages import Message
from tablewright.games.destiny import wording
from tablewright.games.destiny.symbols import COLOURS, SIDES
from tablewright.games.reading.words import word_key

from . import vocabulary as words
from .content import BOARDS, Pack
from .table import Ronin, neighbour


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
    if family == "neighbour":
        return Message("option-neighbour", {"side": rest, "other": neighbour(table, seat, SIDES.index(rest))})
    return wording.option_text(table, option_id)


def condition_text(condition: words.Condition) -> Message:
    """A condition of an effect."""
    if isinstance(condition, words.NeighbourCards):
        return Message("condition-neighbour-cards", {"colour": COLOURS[condition.colour]})
    return wording.condition_text(condition)


def result_text(result: words.Result) -> list[Message]:
    """A result of an effect; a set of symbols is said symbol by symbol."""
    match result:
        case words.EachTrack():
            return [Message("result-each-track")]
        case words.OneTrack():
            return [Message("result-one-track")]
        case _:
            return wording.result_text(result)


effect_text: Final = partial(wording.effect_text, condition_text, result_text)
"""Condition and results of a card's effect, if it has one."""


def argument_text(table: Ronin, name: str, arguments: Mapping[str, Any]) -> Sequence[Message]:
    """What an argument is called that this game alone has; `power` tells what the ability of that key does."""
    if name == "power":
        return [power_text(one.power) for one in table.content.abilities if one.key == arguments[name]]
    return wording.argument_text(table, name, arguments)


def power_text(power: words.Power) -> Message:
    """What an ability does."""
    match power:
        case words.Cooperate(points) | words.CooperateEach(points):
            return Message(word_key("power", power), {"count": points})
        case _:
            return wording.power_text(power)


def bonus_text(bonus: words.Bonus) -> Message:
    """What a field of a cooperation board gives."""
    match bonus:
        case words.AbilityCard(slot, experience):
            return Message(word_key("bonus", bonus), {"slot": slot + 1, "count": experience})
        case words.ActiveSymbols(count) | words.OneActiveSymbol(count):
            return Message(word_key("bonus", bonus), {"count": count})
        case words.ExperiencePoints(count) | words.VictoryPoints(count):
            return Message(word_key("bonus", bonus), {"count": count})
        case words.ShowHand(experience) | words.DrawOrExperience(experience):
            return Message(word_key("bonus", bonus), {"count": experience})
        case words.PointsForExperience(thresholds):
            return Message(word_key("bonus", bonus), {"steps": "/".join(map(str, thresholds))})
        case words.ExperienceForColour(colour, steps):
            return Message(word_key("bonus", bonus), {"colour": COLOURS[colour], "steps": "/".join(map(str, steps))})
        case _:
            return Message(word_key("bonus", bonus))
