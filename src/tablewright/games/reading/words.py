"""The words of a pack: a closed vocabulary, each word with its arguments, and the message key that says it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, TypeGuard

from tablewright.engine.faults import BadInput

from .entries import only_known

Argument = Callable[[Mapping[str, Any], str, str], Any]


MOST_COUNTED: Final = 20


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a pack: what it becomes, and the reader of each argument that it takes."""

    make: Callable[..., Any]
    arguments: Mapping[str, Argument]

    def __call__(self, entry: Mapping[str, Any], where: str) -> Any:
        return self.make(**{name: read(entry, name, where) for name, read in self.arguments.items()})


Vocabulary = Mapping[str, Word]


def word(make: Callable[..., Any], **arguments: Argument) -> Word:
    """A word whose arguments are named as in the pack."""
    return Word(make, arguments)


def read_word(entry: Mapping[str, Any], vocabulary: Vocabulary, where: str, also: tuple[str, ...] = ()) -> Any:
    """One word of a closed vocabulary with its arguments; the entry may hold nothing else but the fields in `also`."""
    kind = entry.get("kind")
    if not isinstance(kind, str) or kind not in vocabulary:
        raise BadInput(f"{where}.kind must be one of {', '.join(vocabulary)}, not {kind!r}.")
    arguments = vocabulary[kind].arguments
    only_known(entry, (*also, "kind", *arguments), where)
    return vocabulary[kind](entry, where)


def word_key(prefix: str, word: object) -> str:
    """A message key from a word of the vocabulary: SkipLoss is said by power-skip-loss."""
    return prefix + _hyphenated(type(word).__name__)


@lru_cache(maxsize=1024)
def _hyphenated(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)


def number_of(word: object, words: tuple[str, ...], where: str) -> int:
    """The number of a word of the vocabulary."""
    if word not in words:
        raise BadInput(f"{where} must be one of {', '.join(words)}, not {word!r}.")
    return words.index(str(word))


def is_number(value: object, least: int = 0) -> TypeGuard[int]:
    """Whether a value of a pack is a whole number of at least so much; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= least


def number_between(entry: Mapping[str, Any], name: str, where: str, *, least: int, most: int) -> int:
    """A whole number of an entry that lies in a range."""
    value = entry.get(name)
    if not is_number(value, least) or value > most:
        raise BadInput(f"{where}.{name} must be a whole number from {least} to {most}, not {value!r}.")
    return value


def count_in(entry: Mapping[str, Any], name: str, where: str) -> int:
    return number_between(entry, name, where, least=1, most=MOST_COUNTED)


def number_in(entry: Mapping[str, Any], name: str, where: str) -> int:
    value = entry.get(name)
    if not is_number(value):
        raise BadInput(f"{where}.{name} must be a whole number of at least 0, not {value!r}.")
    return value


def number_or_nothing_in(entry: Mapping[str, Any], name: str, where: str) -> int:
    return number_in(entry, name, where) if name in entry else 0


def numbers_in(entry: Mapping[str, Any], name: str, where: str) -> tuple[int, ...]:
    values = entry.get(name)
    if not isinstance(values, list) or not values or not all(is_number(value) for value in values):
        raise BadInput(f"{where}.{name} must list one or more whole numbers of at least 0, not {values!r}.")
    return tuple(values)
