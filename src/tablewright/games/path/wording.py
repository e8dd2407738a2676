"""How things are said: options, cards, abilities, missions, rewards and story cards as message keys, from data."""

from __future__ import annotations

from functools import partial
from typing import Final

from tablewright.engine.messages import Message
from tablewright.games.destiny import wording
from tablewright.games.destiny.symbols import COLOURS, SIDES, SYMBOLS
from tablewright.games.reading.words import word_key

from . import vocabulary as words
from .content import Mission, Pack
from .stories import CARDS, FIRST_FORK
from .table import Path

ENDING = CARDS - 8 + 1


def face_name(table: Path, face: int) -> str:
    """The message key of a face: an action card, a character, an exertion, a mission, a requirement, an alliance."""
    pack = table.content
    if face < len(pack.cards):
        return f"card-{pack.cards[face].key}"
    if face < pack.first_exertion_face:
        return f"character-{pack.characters[face - pack.first_character_face].key}"
    if face < pack.first_mission_face:
        return f"exertion-{pack.exertion(face).key}"
    if face < pack.first_requirement_face:
        return f"mission-{pack.mission(face).key}"
    if face < pack.first_alliance_face:
        return f"requirement-{COLOURS[pack.requirement(face)]}"
    return favour_text(pack.alliance(face).favour).key


def pack_messages(pack: Pack) -> list[str]:
    """The names and texts that a pack must bring in every language."""
    return [
        *(f"card-{card.key}" for card in pack.cards),
        *(f"character-{character.key}" for character in pack.characters),
        *(f"ability-{ability.key}" for character in pack.characters for ability in character.abilities),
        *(f"habit-{habit.key}" for board in pack.automas for habit in board.habits),
        *(f"exertion-{exertion.key}" for exertion in pack.exertions),
        *(f"mission-{mission.key}" for mission in pack.missions),
        *(key for story in pack.stories for key in story_messages(story)),
    ]


def story_messages(story: str) -> list[str]:
    """The texts of a story, card by card."""
    keys = [f"story-{story}", f"story-{story}-lead"]
    for number in range(1, CARDS + 1):
        keys.append(f"story-{story}-{number:02}")
        keys += [f"story-{story}-{number:02}-{part}" for part in parts_of(number)]
    return keys


def parts_of(number: int) -> list[str]:
    """What a story card says: the text that is read, the sign of its path, the epilogue of an ending."""
    if number >= ENDING:
        return ["text", "epilogue"]
    if number == 1:
        return ["text"]
    return ["sign"] if number % 2 or number == FIRST_FORK else ["text", "sign"]


def option_text(table: Path, _seat: int, option_id: str) -> Message:
    """What an option of a seat is called."""
    family, _, rest = option_id.partition(":")
    if family == "alliance":
        alliance = table.content.alliance(table.faces[int(rest)])
        return favour_text(alliance.favour)
    if family == "side":
        return Message("option-side", {"side": rest, "symbol": SYMBOLS[table.active[SIDES.index(rest)]]})
    return wording.option_text(table, option_id)


def favour_text(favour: words.Favour) -> Message:
    """What an alliance card does."""
    return Message(word_key("favour", favour))


def result_text(result: words.Result) -> list[Message]:
    """A result of an effect; a set of symbols is said symbol by symbol."""
    match result:
        case words.ThreeExperience():
            return [Message("result-three-experience")]
        case words.ExperienceSteps():
            return [Message("result-experience-steps")]
        case _:
            return wording.result_text(result)


effect_text: Final = partial(wording.effect_text, wording.condition_text, result_text)
"""Condition and results of a card's effect, if it has one."""


power_text: Final = wording.power_text
"""What an ability does."""


def reward_text(reward: words.Reward) -> Message:
    """What a story card, an exertion card or a habit gives or takes."""
    match reward:
        case words.Symbols(symbol, count):
            return Message("reward-symbols", {"symbol": SYMBOLS[symbol], "count": count})
        case words.GoldenSymbol(symbol):
            return Message("reward-golden-symbol", {"symbol": SYMBOLS[symbol]})
        case words.Nothing():
            return Message("reward-nothing")
        case _:
            return Message(word_key("reward", reward), {"count": reward.count})


def trigger_text(trigger: words.Trigger) -> Message:
    """When a habit of the Automa works."""
    match trigger:
        case words.TakesColour(colour):
            return Message("trigger-takes-colour", {"colour": COLOURS[colour]})
        case words.TakesSymbol(symbol):
            return Message("trigger-takes-symbol", {"symbol": SYMBOLS[symbol]})
        case words.ThrowsSide(side):
            return Message("trigger-throws-side", {"side": SIDES[side]})
        case _:
            return Message(word_key("trigger", trigger))


def subject_text(subject: words.Subject) -> Message:
    """What a quest or a mission counts."""
    match subject:
        case words.CardsOfColour(colour):
            return Message("subject-cards-of-colour", {"colour": COLOURS[colour]})
        case words.CardsWithSymbol(symbol):
            return Message("subject-cards-with-symbol", {"symbol": SYMBOLS[symbol]})
        case words.SymbolsOfKind(symbol):
            return Message("subject-symbols-of-kind", {"symbol": SYMBOLS[symbol]})
        case _:
            return Message(word_key("subject", subject))


def scale_text(mission: Mission) -> Message:
    """How a mission scores."""
    if mission.solo:
        return Message("mission-scores-each", {"count": mission.each, "most": mission.most})
    return Message("mission-scores-scale", {"steps": "/".join(map(str, mission.scale))})
