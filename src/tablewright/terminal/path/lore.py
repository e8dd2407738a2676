"""What a pack of Path of Destiny says beside its cards: rewards, habits, missions, favours and story texts."""

from __future__ import annotations

from typing import Any

from tablewright.games.destiny.symbols import SYMBOLS
from tablewright.games.path.content import AutomaBoard, Mission, Pack
from tablewright.games.path.vocabulary import Reward
from tablewright.games.path.wording import favour_text, reward_text, scale_text, subject_text, trigger_text

from ..voice import Voice


class Lore:
    """The pack, spoken in one language."""

    def __init__(self, voice: Voice, pack: Pack) -> None:
        self.voice = voice
        self.pack = pack
        self.keys = [character.key for character in pack.characters]
        self.habits = {habit.key: habit for board in pack.automas for habit in board.habits}
        self.exertions = {exertion.key: exertion for exertion in pack.exertions}
        self.missions = {mission.key: mission for mission in pack.missions}
        self.favours = {type(card.favour).__name__: favour_text(card.favour) for card in pack.alliances}

    def story(self, key: str, number: int, part: str = "", **arguments: Any) -> str:
        """The title of a story card, or one of its texts."""
        return self.voice.word(f"story-{key}-{number:02}{'-' if part else ''}{part}", **arguments)

    def reward(self, reward: Reward) -> str:
        return self.voice.message(reward_text(reward))

    def habit(self, key: str) -> str:
        """When a habit of an Automa works, and what it gives."""
        habit = self.habits[key]
        return f"{self.voice.message(trigger_text(habit.trigger))}: {self.reward(habit.reward)}"

    def automa(self, character: str) -> AutomaBoard:
        """The Automa side of a character."""
        return self.pack.automas[self.keys.index(character)]

    def proficient(self, character: str) -> str:
        """The symbols of which the Automa of a character gets one at the beginning of a chapter."""
        symbols = self.automa(character).proficient
        said = ", ".join(self.voice.word("symbol", symbol=SYMBOLS[number]) for number in symbols)
        return self.voice.say("automa-proficient", symbols=said)

    def quest(self, character: str) -> str:
        """What the side quest of a character counts in hand."""
        return self.voice.message(subject_text(self.pack.quests[self.keys.index(character)]))

    def mission(self, mission: Mission) -> str:
        """What a secret mission counts, where, and how it scores."""
        where = self.voice.word("mission-where", where=mission.where)
        subject, scale = subject_text(mission.subject), scale_text(mission)
        return f"{self.voice.message(subject)} {where}: {self.voice.message(scale)}"

    def favour(self, name: str) -> str:
        """What an alliance card does."""
        return self.voice.message(self.favours[name])
