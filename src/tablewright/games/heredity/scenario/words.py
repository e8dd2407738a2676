"""The closed vocabularies that chapters are written in: each word by its name, and each name by its class."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

from .. import cards, conditions, vocabulary
from ..amounts import Note

UNUSUAL: Final[Mapping[type, str]] = {
    cards.Perform: "instruction",
    cards.Strike: "melee",
    cards.Shot: "ranged",
    cards.Deed: "instructions",
    cards.Statement: "text",
    conditions.PcStartsDying: "pc_dying",
}
VOCABULARIES: Final = (
    vocabulary.Instruction, conditions.Condition, conditions.Trigger, cards.AiLine, cards.ItemEffect,
    cards.PermanentEffect,
)  # fmt: skip


def word_of(kind: type) -> str:
    """The name under which authors write a word: its class in small letters."""
    return UNUSUAL.get(kind) or re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


WORDS: Final[Mapping[type, str]] = {kind: word_of(kind) for union in VOCABULARIES for kind in get_args(union)}


def written(name: str) -> str:
    """How an argument is written: Python's own words have a bar behind them in the code only."""
    return name.removesuffix("_")


def hints_of(kind: Any) -> Mapping[str, Any]:
    """The hints of a class with what their fields say, worked out once."""
    return _hints(kind)


@cache
def _hints(kind: Any) -> Mapping[str, Any]:
    return get_type_hints(kind, include_extras=True)


def bare(hint: Any) -> Any:
    """A hint without its bounds and its description."""
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def notes_on(hint: Any) -> tuple[Note, ...]:
    """The bounds and the description of a hint."""
    return get_args(hint)[1:] if get_origin(hint) is Annotated else ()


def arguments_of(kind: type) -> dict[str, Field[Any]]:
    """The arguments of a word or structure by the name that authors use."""
    assert is_dataclass(kind)
    return {written(one.name): one for one in fields(kind)}


def needed(argument: Field[Any]) -> bool:
    """Whether an argument must be given."""
    return argument.default is MISSING and argument.default_factory is MISSING


def parts_of(thing: object) -> Iterator[object]:
    """A word or structure and everything inside it, from the outside in."""
    if isinstance(thing, tuple | list):
        for one in thing:
            yield from parts_of(one)
    elif isinstance(thing, Mapping):
        yield from parts_of(tuple(thing.values()))
    elif is_dataclass(thing):
        yield thing
        for one in fields(thing):
            yield from parts_of(getattr(thing, one.name))
