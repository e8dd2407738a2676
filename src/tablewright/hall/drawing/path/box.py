"""The box of Path of Destiny: cards, habits, missions and the texts of the stories, said in one language."""

from __future__ import annotations

from typing import Any

from tablewright.engine.messages import Message
from tablewright.games.destiny.cards import ActionCard
from tablewright.games.destiny.symbols import SYMBOLS
from tablewright.games.path.content import Habit, Mission, Pack
from tablewright.games.path.vocabulary import Reward
from tablewright.games.path.wording import (
    effect_text,
    favour_text,
    power_text,
    reward_text,
    scale_text,
    subject_text,
    trigger_text,
)

from ...voice import Voice
from ..destiny.box import DestinyBox
from .signs import SIGNS


class Box(DestinyBox[Pack]):
    """Everything of a pack in one language."""

    signs = SIGNS

    def __init__(self, voice: Voice) -> None:
        super().__init__(voice)
        self.habits = {habit.key: habit for board in self.pack.automas for habit in board.habits}
        self.automas = {
            character.key: board for character, board in zip(self.pack.characters, self.pack.automas, strict=True)
        }
        self.quests = {
            character.key: quest for character, quest in zip(self.pack.characters, self.pack.quests, strict=True)
        }
        self.exertions = {exertion.key: exertion for exertion in self.pack.exertions}
        self.missions = {mission.key: mission for mission in self.pack.missions}
        self.favours = {type(card.favour).__name__: card.favour for card in self.pack.alliances}

    def effect_text(self, card: ActionCard) -> tuple[Message, list[Message]] | None:
        return effect_text(card)

    def power_text(self, power: Any) -> Message:
        return power_text(power)

    def reward(self, reward: Reward) -> str:
        return self.message(reward_text(reward))

    def habit(self, habit: Habit) -> str:
        """When a habit of the Automa works, and what it gives."""
        return f"{self.message(trigger_text(habit.trigger))}: {self.reward(habit.reward)}"

    def proficient_in(self, character: str) -> list[str]:
        """The symbols that the Automa side of a character is proficient in."""
        return [SYMBOLS[number] for number in self.automas[character].proficient]

    def favour(self, name: str) -> str:
        """What an alliance card does."""
        return self.message(favour_text(self.favours[name]))

    def mission(self, mission: Mission) -> str:
        """What a secret mission counts, where, and how it scores."""
        where = self.word("mission-where", where=mission.where)
        return f"{self.message(subject_text(mission.subject))} {where}: {self.message(scale_text(mission))}"

    # The story

    def story(self, key: str, number: int, part: str = "", **arguments: Any) -> str:
        """The title of a story card, or one of its texts."""
        return self.word(f"story-{key}-{number:02}{'-' if part else ''}{part}", **arguments)

    def paragraphs(self, key: str, number: int) -> list[str]:
        """The text of a story card that is read."""
        return self.story(key, number, "text").split("\n\n")
