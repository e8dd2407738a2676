"""Says everything that a person reads in the hall: the hall's own messages and those of the game at the table."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Any

from tablewright.engine.game import Game
from tablewright.engine.messages import Message
from tablewright.language import LANGUAGES, Phrases, Speaker


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
        """One of the hall's own messages."""
        return self._own.say(key, arguments)

    def person(self, name: str) -> str:
        """Somebody's name; a guest who never chose one is called so in every language."""
        return self.say("guest") if name in guest_names() else name


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


@lru_cache(maxsize=1)
def guest_names() -> frozenset[str]:
    """What newcomers are called, in all languages."""
    return frozenset(own_phrases(language).say("guest", {}) for language in LANGUAGES)


@lru_cache(maxsize=8)
def hall_voice(language: str) -> HallVoice:
    return HallVoice(language)


@lru_cache(maxsize=32)
def game_voice(game: Game[Any], language: str) -> Voice:
    return Voice(game, language)
