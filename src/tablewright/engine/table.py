"""What every table has: seats, dice, cards with faces apart, and who has seen which of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

Argument: TypeAlias = "int | str | Sequence[int]"
CARDS: Final = "cards"
"""Annotates a field whose numbers are cards, one by one or in zones."""
SEATS: Final = "seats"
"""Annotates a field whose numbers are seats."""
EACH_SEAT: Final = "each seat"
"""Annotates a field with one entry for each seat."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, as a message key with arguments; `audience` lists the seats that may read it."""

    key: str
    arguments: Mapping[str, Argument]
    audience: tuple[int, ...] | None = None


@dataclass(slots=True, eq=False, kw_only=True)
class Table:
    """The common part of every game's state. Everything in it is plain data.

    A card is a small number; `faces[card]` is what is printed on it. `seen` has one bit mask of cards for each
    seat and a last one for the onlookers. `journal` and `rolls` collect what happens and what is rolled; they
    belong to whoever follows this table and are None in a rollout. `learned` counts how often a face was seen anew.
    """

    seats: int
    dice: int
    faces: list[int]
    seen: list[int]
    journal: list[Event] | None = field(default=None, metadata={"kept": False})
    rolls: list[int] | None = field(default=None, metadata={"kept": False})
    learned: int = field(default=0, metadata={"kept": False})

    def card_count(self) -> int:
        return len(self.faces)


def copy_common(table: Table, copied: Table) -> None:
    """Give a new table, which nobody follows, what every table has.

    Search makes thousands of copies: games write them out by hand, and make them without the constructor.
    """
    copied.journal = copied.rolls = None
    copied.learned = 0
    copied.seats = table.seats
    copied.dice = table.dice
    copied.faces = table.faces[:]
    copied.seen = table.seen[:]


def tell(table: Table, key: str, /, **arguments: Argument) -> None:
    """Write an event that everybody may read. `card` and `cards` are written down by face, as seen at this moment."""
    if table.journal is not None:
        table.journal.append(Event(key, _by_face(table, arguments)))


def whisper(table: Table, reader: int, key: str, /, **arguments: Argument) -> None:
    """Write an event that only one seat may read."""
    if table.journal is not None:
        table.journal.append(Event(key, _by_face(table, arguments), (reader,)))


def _by_face(table: Table, arguments: dict[str, Argument]) -> dict[str, Argument]:
    """Arguments as they are at this moment: cards by face, and nothing that could still change."""
    for name, value in arguments.items():
        if isinstance(value, list | tuple):
            arguments[name] = [table.faces[card] for card in value] if name == "cards" else list(value)
        elif name == "card" and isinstance(value, int):
            arguments[name] = table.faces[value]
    return arguments
