"""Says everything that a person reads in the hall: the hall's own messages and those of the game at the table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tablewright.engine.game import Game
from tablewright.engine.messages import Message
from tablewright.language import Speaker


@lru_cache(maxsize=8)
def own_messages(language: str) -> FluentBundle:
    """The hall's messages in one language: every file in the folder of that language."""
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("tablewright.hall") / "text" / language
    for source in sorted(folder.iterdir(), key=lambda file: file.name):
        bundle.add_resource(FluentResource(source.read_text("utf-8")), allow_overrides=False)
    return bundle


class HallVoice:
    """The hall's own messages in one language. What was said once is remembered: saying costs, repeating does not."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._own = own_messages(language)
        self._said: dict[tuple[Any, ...], str] = {}

    def say(self, key: str, **arguments: Any) -> str:
        """One of the hall's own messages."""
        asked = (key, *sorted(arguments.items()))
        said = self._said.get(asked)
        if said is None:
            if len(self._said) > 20_000:
                self._said.clear()
            said = self._said[asked] = self._form(key, arguments)
        return said

    def _form(self, key: str, arguments: Mapping[str, Any]) -> str:
        if not self._own.has_message(key):
            raise KeyError(f"No message {key!r} in {self.language}.")
        pattern = self._own.get_message(key).value
        assert pattern is not None
        sentence, errors = self._own.format_pattern(pattern, dict(arguments))
        if errors:
            raise KeyError(f"Message {key!r} in {self.language}: {errors[0]}.")
        return str(sentence)


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
