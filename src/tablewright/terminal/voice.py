"""Says the terminal's own messages, beside what the table and the game say through the speaker."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tablewright.engine.game import Game
from tablewright.engine.messages import Message
from tablewright.engine.table import Table
from tablewright.language import LANGUAGES, Speaker


@lru_cache(maxsize=8)
def own_messages(language: str) -> FluentBundle:
    """The terminal's messages in one language."""
    bundle = FluentBundle([language], use_isolating=False)
    source = files("tablewright.terminal") / "text" / f"{language}.ftl"
    bundle.add_resource(FluentResource(source.read_text("utf-8")), allow_overrides=False)
    return bundle


class Voice:
    """All that a person reads in the terminal, in one language; a missing message is an error."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self.game = game
        self.language = language
        self.speaker = Speaker(game, language)
        self._own = own_messages(language)

    def say(self, key: str, **arguments: object) -> str:
        """One of the terminal's own messages."""
        if not self._own.has_message(key):
            raise KeyError(f"No message {key!r} in {self.language}.")
        pattern = self._own.get_message(key).value
        assert pattern is not None
        sentence, errors = self._own.format_pattern(pattern, arguments)
        if errors:
            raise KeyError(f"Message {key!r} in {self.language}: {errors[0]}.")
        return str(sentence)

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
