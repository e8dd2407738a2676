"""Says the terminal's own messages, beside what the table and the game say through the speaker."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Any

from tablewright.engine.game import Game
from tablewright.engine.messages import Message
from tablewright.engine.table import Table
from tablewright.language import LANGUAGES, Phrases, Speaker


@lru_cache(maxsize=8)
def own_phrases(language: str) -> Phrases:
    """The terminal's messages in one language."""
    return Phrases(language, (files("tablewright.terminal") / "text" / f"{language}.ftl",))


class Voice:
    """All that a person reads in the terminal, in one language; a missing message is an error."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self.game = game
        self.language = language
        self.speaker = Speaker(game, language)
        self._own = own_phrases(language)

    def say(self, key: str, **arguments: object) -> str:
        """One of the terminal's own messages."""
        return self._own.say(key, arguments)

    def word(self, key: str, **arguments: object) -> str:
        """A message of the game."""
        return self.speaker.say(key, arguments)

    def message(self, message: Message) -> str:
        """A message of the game whose arguments are words and numbers."""
        return self.speaker.say(message.key, message.arguments)

    def names(self, table: Table) -> tuple[str, ...]:
        """What every seat is called."""
        return tuple(self.speaker.seat(table, seat) for seat in range(table.seats))

    def phase(self, name: str) -> str:
        """The phase of the game, if the game has words for it."""
        key = f"phase-{name}"
        return self.word(key) if self.speaker.has(key) else ""

    def in_next_language(self) -> Voice:
        """The same voice in the language that follows."""
        following = LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]
        return Voice(self.game, following)
