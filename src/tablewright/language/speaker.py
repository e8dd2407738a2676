"""Says messages in one language, with the names of the seats and cards of one table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from tablewright.engine.faults import BadInput
from tablewright.engine.game import Game, share_fate
from tablewright.engine.messages import Message
from tablewright.engine.options import Option, Reason
from tablewright.engine.questions import Question
from tablewright.engine.table import Event, Table

from .phrases import Phrases

LANGUAGES: Final = ("en", "pl", "cs")
UNNAMED: Final = "seat-unnamed"
"""What a game calls a seat that plays nobody."""


@lru_cache(maxsize=32)
def _phrases(game: Game[Any], language: str) -> Phrases:
    own = files("tablewright.language") / "text" / f"{language}.ftl"
    return Phrases(language, (own, *(folder / f"{language}.ftl" for folder in game.texts)))


class Speaker:
    """Turns what the rules say into sentences. A missing message or argument is an error, never a silent gap."""

    def __init__(self, game: Game[Any], language: str, people: Mapping[int, str] | None = None) -> None:
        """`people`: who sits where, for seats that play nobody."""
        if language not in LANGUAGES:
            raise BadInput(f"There is no language {language!r}; choose one of: {', '.join(LANGUAGES)}.")
        self.game = game
        self.language = language
        self._phrases = _phrases(game, language)
        self._people = people or {}

    def has(self, key: str) -> bool:
        return self._phrases.has(key)

    def say(self, key: str, arguments: Mapping[str, Any] | None = None) -> str:
        """A message whose arguments are already words and numbers."""
        return self._phrases.say(key, arguments)

    # Names

    def seat(self, table: Table, seat: int) -> str:
        """What a seat is called: its character; while it has none, who sits there, or its number."""
        return self.person(table, seat) or self.say(self.game.seat_name(table, seat), {"number": seat + 1})

    def person(self, table: Table, seat: int) -> str:
        """Whose name stands for a seat that plays nobody; empty where it has another one."""
        return self._people.get(seat, "") if self.game.seat_name(table, seat) == UNNAMED else ""

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
            own = self.game.argument_text(table, name, arguments)
            if own:
                spoken[name] = self.listing([self.message(table, one) for one in own])
            elif name in ("seat", "other"):
                spoken[name] = self.seat(table, value)
            elif name == "seats":
                spoken[name] = self.listing([self.seat(table, seat) for seat in value])
            elif name == "card":
                spoken[name] = self.face(table, value if faces is None else faces[value])
            elif name == "cards":
                spoken[name] = self.cards(table, value if faces is None else [faces[one] for one in value])
            else:
                spoken[name] = tuple(value) if isinstance(value, list) else value
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
        """What an option of a seat is called; whatever its first word is, it has a capital."""
        text = self.message(table, self.game.option_text(table, seat, option_id))
        return text[:1].upper() + text[1:]

    def advice(self, table: Table, seat: int, ranked: Sequence[tuple[Option[Any], float]]) -> str:
        """What a bot would choose, beside the next best of the options that it has ranked by what it expects."""
        names = [self.option(table, seat, option.id) for option, _ in ranked[:2]]
        if len(names) < 2:
            return self.say("advice-only", {"option": names[0]})
        worth, other = (round(worth, 1) for _, worth in ranked[:2])
        together = share_fate(self.game.standings(table))  # what the bot counts there are no points
        beside = "-together" if together else ""
        key = f"advice-equal{beside}" if worth == other else f"advice-better{beside}"
        return self.say(key, {"option": names[0], "second": names[1], "worth": worth, "other": other})

    def reason(self, reason: Reason) -> str:
        """Why something is not allowed."""
        return self.say(f"why-{reason.key}")
