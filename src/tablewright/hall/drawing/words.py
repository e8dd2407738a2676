"""Words of a game in one language, each formed once: how every box speaks of what is printed in it."""

from __future__ import annotations

from typing import Any

from tablewright.engine.messages import Message

from ..voice import Voice


class Words:
    """The messages of a game; pages say the same few hundred again and again."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self._words: dict[tuple[Any, ...], str] = {}

    def word(self, key: str, **arguments: Any) -> str:
        """A message of the game, formed once."""
        asked = (key, *arguments.items())
        said = self._words.get(asked)
        if said is None:
            said = self._words[asked] = self.voice.word(key, **arguments)
        return said

    def message(self, message: Message) -> str:
        return self.word(message.key, **message.arguments)
