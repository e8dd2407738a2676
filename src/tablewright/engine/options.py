"""Options that a seat may choose from, and the reasons why others are not allowed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, NamedTuple, TypeVar

Value = TypeVar("Value", covariant=True)


class Option(Generic[Value]):
    """One thing that can be chosen: its lasting id for records, and the value the rules work with.

    Values are plain immutable data, so that an option may be replayed on any copy of the table.
    """

    __slots__ = ("id", "value")

    def __init__(self, id: str, value: Value) -> None:
        self.id = id
        self.value = value

    def __repr__(self) -> str:
        return f"Option({self.id!r})"


class Family:
    """All options of one kind that differ by a small number, made once: `CARD[41]` has the id `card:41`."""

    __slots__ = ("members", "name")

    def __init__(self, name: str, size: int) -> None:
        self.name = name
        self.members = tuple(Option(f"{name}:{number}", number) for number in range(size))

    def __getitem__(self, number: int) -> Option[int]:
        return self.members[number]

    def of(self, numbers: Iterable[int]) -> list[Option[int]]:
        members = self.members
        return [members[number] for number in numbers]


def named(name: str, words: Sequence[str]) -> tuple[Option[int], ...]:
    """Options that differ by a word: `named("side", ("left", "right"))[1]` has the id `side:right` and the value 1."""
    return tuple(Option(f"{name}:{word}", number) for number, word in enumerate(words))


class Reason(NamedTuple):
    """Why something may not be chosen: the rule that says so and the message that explains it."""

    rule: str
    key: str


class Refusal(NamedTuple):
    """An option that is on the table but not allowed now."""

    option: Option[object]
    reason: Reason
