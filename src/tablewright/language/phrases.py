"""Messages of one language, from Fluent files: formed once, then repeated; a missing message is an error."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

REMEMBERED: Final = 20_000
HYPHEN_BEFORE_NUMBER: Final = re.compile(r"(?<![^\s(])-(?=\d)")


class Phrases:
    """What can be said in one language. Forming a sentence costs, repeating it does not."""

    def __init__(self, language: str, sources: Iterable[Traversable]) -> None:
        self.language = language
        self._messages = FluentBundle([language], use_isolating=False)
        for source in sources:
            self._messages.add_resource(FluentResource(source.read_text("utf-8")), allow_overrides=False)
        self._said: dict[tuple[Any, ...], str] = {}

    def has(self, key: str) -> bool:
        return self._messages.has_message(key)

    def say(self, key: str, arguments: Mapping[str, Any] | None = None) -> str:
        """A message whose arguments are already words and numbers."""
        asked = (key, *arguments.items()) if arguments else (key,)
        said = self._said.get(asked)
        if said is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            said = self._said[asked] = self._form(key, arguments)
        return said

    def _form(self, key: str, arguments: Mapping[str, Any] | None) -> str:
        if not self._messages.has_message(key):
            raise KeyError(f"No message {key!r} in {self.language}.")
        pattern = self._messages.get_message(key).value
        if pattern is None:
            raise KeyError(f"Message {key!r} in {self.language} has no text of its own.")
        try:
            sentence, errors = self._messages.format_pattern(pattern, dict(arguments or {}))
        except RecursionError:
            raise KeyError(f"Message {key!r} in {self.language} refers to itself, at once or by others.") from None
        if errors:
            raise KeyError(f"Message {key!r} in {self.language}: {errors[0]}.")
        return with_minus(str(sentence))


def with_minus(words: str) -> str:
    """Numbers below zero have a minus; a hyphen stands between words and in ranges."""
    return HYPHEN_BEFORE_NUMBER.sub("−", words)
