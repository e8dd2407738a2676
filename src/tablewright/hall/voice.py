"""Says everything that a person reads in the hall: the hall's own messages and those of the game at the table."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from tablewright.engine.game import Game
from tablewright.engine.messages import Message
from tablewright.language import Phrases, Speaker

UNNAMED: Final = "\u2060"
"""The name of a guest who never chose one. It has no letter, so nobody can choose it, whatever a guest is called."""


@lru_cache(maxsize=8)
def own_phrases(language: str) -> Phrases:
    """The hall's messages in one language: every file in the folder of that language."""
    folder = files("tablewright.hall") / "text" / language
    return Phrases(language, sorted(folder.iterdir(), key=lambda file: file.name))


class HallVoice:
    """The hall's own messages in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._own = own_phrases(language)

    def say(self, key: str, **arguments: Any) -> str:
        """One of the hall's own messages; somebody without a name is called a guest in it."""
        if UNNAMED in arguments.values():
            arguments = {name: self.person(value) for name, value in arguments.items()}
        return self._own.say(key, arguments)

    def person(self, name: str) -> str:
        """Somebody's name; a guest who never chose one is called so in every language."""
        return self._own.say("guest", {}) if name == UNNAMED else name


class Voice(HallVoice):
    """The hall's messages beside those of one game."""

    def __init__(self, game: Game[Any], language: str) -> None:
        super().__init__(language)
        self.game = game
        self.speaker = Speaker(game, language)

    def word(self, key: str, **arguments: Any) -> str:
        """A message of the game, its arguments being words and numbers."""
        return self.speaker.say(key, arguments)

    def message(self, message: Message) -> str:
        """A message of the game whose arguments are words and numbers."""
        return self.speaker.say(message.key, message.arguments)


@lru_cache(maxsize=8)
def hall_voice(language: str) -> HallVoice:
    return HallVoice(language)


@lru_cache(maxsize=32)
def game_voice(game: Game[Any], language: str) -> Voice:
    return Voice(game, language)
