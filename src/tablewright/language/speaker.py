"""Says messages in one language, with the names of the seats and cards of one table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from tablewright.engine.faults import BadInput
from tablewright.engine.game import Game
from tablewright.engine.messages import Message
from tablewright.engine.options import Reason
from tablewright.engine.questions import Question
from tablewright.engine.table import Event, Table

LANGUAGES: Final = ("en", "pl", "cs")
REMEMBERED: Final = 20_000


@lru_cache(maxsize=32)
def _bundle(game: Game[Any], language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    own = files("tablewright.language") / "text" / f"{language}.ftl"
    for source in (own, *(folder / f"{language}.ftl" for folder in game.texts)):
        bundle.add_resource(FluentResource(source.read_text("utf-8")), allow_overrides=False)
    return bundle


class Speaker:
    """Turns what the rules say into sentences. A missing message or argument is an error, never a silent gap."""

    def __init__(self, game: Game[Any], language: str) -> None:
        if language not in LANGUAGES:
            raise BadInput(f"There is no language {language!r}; choose one of: {', '.join(LANGUAGES)}.")
        self.game = game
        self.language = language
        self._messages = _bundle(game, language)
        self._said: dict[tuple[Any, ...], str] = {}

    def has(self, key: str) -> bool:
        return self._messages.has_message(key)

    def say(self, key: str, arguments: Mapping[str, Any] | None = None) -> str:
        """A message whose arguments are already words and numbers. Forming a sentence costs, repeating it does not."""
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
        sentence, errors = self._messages.format_pattern(pattern, dict(arguments or {}))
        if errors:
            raise KeyError(f"Message {key!r} in {self.language}: {errors[0]}.")
        return str(sentence)

    # Names

    def seat(self, table: Table, seat: int) -> str:
        """What a seat is called: its character, or its number while it has none."""
        return self.say(self.game.seat_name(table, seat), {"number": seat + 1})

    def face(self, table: Table, face: int) -> str:
        return self.say(self.game.face_name(table, face))

    def card(self, table: Table, card: int) -> str:
        return self.face(table, table.faces[card])

    def listing(self, words: Sequence[str], between: str = ", ") -> str:
        """Words in a row; an empty row has a word of its own."""
        return between.join(words) if words else self.say("nothing")

    def cards(self, table: Table, faces: Sequence[int]) -> str:
        """Cards in a row; some of their names have a comma of their own, so a plus stands between them."""
        return self.listing([self.face(table, face) for face in faces], " + ")

    def _spoken(self, table: Table, arguments: Mapping[str, Any], faces: Sequence[int] | None) -> dict[str, Any]:
        """Arguments as words. Cards come as faces (events) or, with `faces` given, as cards (questions)."""
        spoken: dict[str, Any] = {}
        for name, value in arguments.items():
            if name in ("seat", "other"):
                spoken[name] = self.seat(table, value)
            elif name == "seats":
                spoken[name] = self.listing([self.seat(table, seat) for seat in value])
            elif name == "card":
                spoken[name] = self.face(table, value if faces is None else faces[value])
            elif name == "cards":
                spoken[name] = self.cards(table, value if faces is None else [faces[one] for one in value])
            elif name in ("ability", "character", "habit", "mission"):
                spoken[name] = self.say(f"{name}-{value}")
            else:
                spoken[name] = value
        return spoken

    def message(self, table: Table, message: Message) -> str:
        """A message about cards and seats of a table."""
        return self.say(message.key, self._spoken(table, message.arguments, table.faces))

    # What happens and what is asked

    def event(self, table: Table, event: Event) -> str:
        """A line of the log."""
        return self.say(f"event-{event.key}", self._spoken(table, event.arguments, None))

    def question(self, table: Table, question: Question[Any]) -> str:
        """What a seat is asked."""
        about = {"seat": question.seat, **(question.about or {})}
        return self.say(f"ask-{question.key}", self._spoken(table, about, table.faces))

    def option(self, table: Table, seat: int, option_id: str) -> str:
        """What an option of a seat is called."""
        return self.message(table, self.game.option_text(table, seat, option_id))

    def reason(self, reason: Reason) -> str:
        """Why something is not allowed."""
        return self.say(f"why-{reason.key}")
