"""Components: what is printed on cards, boards and pieces, as data and messages; never where any of them lies."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from .messages import Message

Say: TypeAlias = Callable[[str, Mapping[str, Any]], str]
"""Says a message whose arguments are words and numbers, in the reader's language."""


class Line(NamedTuple):
    """A line of a component: what it is about, if that has to be said, and its parts in a row."""

    about: Message | None
    parts: tuple[Message, ...] = ()


class Component(NamedTuple):
    """Something in the box: its kind, the key by which views call it, its name, and all that is printed on it."""

    kind: str
    key: str
    name: Message
    facts: Mapping[str, Any] = {}
    """What is printed in signs and numbers, as plain data; it refers to other components by their keys."""
    lines: Sequence[Line] = ()
    """What is printed in words."""


class Told(NamedTuple):
    """Something that a view tells by a key or as a message, and the words for it."""

    says: Any
    text: str


def alone(message: Message) -> Line:
    """A line that is one sentence."""
    return Line(None, (message,))


def words_for(kind: str, keys: Iterable[str]) -> list[Component]:
    """What a game calls the members of a kind, such as its colours: one message that is told which of them."""
    return [Component(kind, key, Message(kind, {kind: key})) for key in keys]


def names_for(kind: str, keys: Iterable[str]) -> list[Component]:
    """What a game calls the members of a kind, each by a message of its own."""
    return [Component(kind, key, Message(f"{kind}-{key}")) for key in keys]
