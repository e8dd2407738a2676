"""Reading what an author wrote into the dataclasses of the game: type hints say what may stand where."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, NewType, Union, get_args, get_origin

from .. import vocabulary
from ..references import AreaName, CardNumber, FlagName, Letter, SideNumber, Text, TokenKind
from .mistakes import Notebook, Place
from .words import WORDS, arguments_of, bare, hints_of, needed, notes_on

UNREAD: Final = None
"""Stands for whatever could not be read; it is never used, because mistakes are told before anybody plays."""
NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
PATTERNS: Final[Mapping[Any, tuple[re.Pattern[str], str]]] = {
    SideNumber: (re.compile(r"[1-9]\d*b?"), "the number of a card, with b for its back"),
    AreaName: (NAME, "the name of an area"),
    Text: (NAME, "the name of a text"),
    FlagName: (NAME, "the name of a flag"),
    Letter: (re.compile(r"[A-Z]"), "a capital letter"),
    TokenKind: (
        re.compile(r"material|general|hostile|ally|special\([a-z_]+\)"),
        "material, general, hostile, ally or special(name)",
    ),
}
PLAIN: Final = {int: "a whole number", str: "a text in quotes", bool: "true or false"}


class Reader:
    """Reads values by the hint of what they should be; every mistake goes into the notebook."""

    def __init__(self, notebook: Notebook) -> None:
        self.notebook = notebook
        self.places: dict[int, Place] = {}
        """Where each word and structure was written, by its identity."""

    def read(self, hint: Any, value: Any, place: Place) -> Any:
        """The value as what the hint says."""
        if get_origin(hint) is Annotated:
            return self._bounded(hint, value, place)
        if isinstance(hint, NewType) or hint in PLAIN:
            return self._plain(hint, value, place)
        origin = get_origin(hint)
        if origin is Literal:
            return self._one_of(get_args(hint), value, place)
        if origin in (UnionType, Union):
            return self._union(get_args(hint), value, place)
        if origin is tuple:
            return self._list(get_args(hint)[0], value, place)
        if origin is Mapping:
            names, inner = get_args(hint)
            return self._map(names, inner, value, place)
        assert is_dataclass(hint), hint
        return self._word((hint,), value, place) if hint in WORDS else self.structure(hint, value, place)

    def _bounded(self, hint: Any, value: Any, place: Place) -> Any:
        """A value that may not be too small or too large."""
        found = self.read(bare(hint), value, place)
        for note in notes_on(hint):
            if isinstance(found, int) and note.ge is not None and found < note.ge:
                return self.wrong(place, f"{place.name} is {found}, but should be at least {note.ge}.")
            if isinstance(found, int) and note.le is not None and found > note.le:
                return self.wrong(place, f"{place.name} is {found}, but should be at most {note.le}.")
        return found

    def wrong(self, place: Place, sentence: str) -> Any:
        self.notebook.note(place, sentence)
        return UNREAD

    def _plain(self, hint: Any, value: Any, place: Place) -> Any:
        if not fits(hint, value):
            return self.wrong(place, f"{shown(value)} should be {wanted(hint)}.")
        return str(value) if hint is SideNumber else value

    def _one_of(self, words: Sequence[Any], value: Any, place: Place) -> Any:
        if value not in words or isinstance(value, bool):
            return self.wrong(place, f"{shown(value)} should be one of: {', '.join(map(str, words))}.")
        return value

    def _list(self, inner: Any, value: Any, place: Place) -> Any:
        if not isinstance(value, list):
            if not words_in(inner):
                return self.wrong(place, f"{shown(value)} should be a list.")
            return (self.read(inner, value, place),)  # one word may stand without brackets
        return tuple(self.read(inner, one, place.at(index)) for index, one in enumerate(value))

    def _map(self, names: Any, inner: Any, value: Any, place: Place) -> Any:
        if not isinstance(value, dict):
            return self.wrong(place, f"{shown(value)} should be a table in braces.")
        return {
            self.read(names, name, place.at(name)): self.read(inner, one, place.at(name)) for name, one in value.items()
        }

    def _union(self, kinds: Sequence[Any], value: Any, place: Place) -> Any:
        """The one kind that the value can be: a plain value, a list, a word of a vocabulary, or a structure."""
        for kind in kinds:
            if not is_dataclass(kind) and get_origin(kind) is not tuple and fits(kind, value):
                return self.read(kind, value, place)
        lists = [kind for kind in kinds if get_origin(kind) is tuple]
        words = [kind for kind in kinds if kind in WORDS]
        structures = [kind for kind in kinds if is_dataclass(kind) and kind not in WORDS]
        if lists and isinstance(value, list):
            return self.read(lists[0], value, place)
        if words and isinstance(value, dict | list | str):
            return self._word(words, value, place)
        if structures and isinstance(value, dict):
            return self.structure(likeliest(structures, value), value, place)
        return self.wrong(place, f"{shown(value)} should be {', or '.join(wanted(kind) for kind in kinds)}.")

    def _word(self, kinds: Sequence[Any], value: Any, place: Place) -> Any:
        """`{ verb = { arguments } }`, `{ verb = first argument }`, `"verb"`, or a list of words."""
        if isinstance(value, list) and vocabulary.Sequence in kinds:
            together = vocabulary.Sequence(self._list(vocabulary.Instruction, value, place))
            self.places[id(together)] = place
            return together
        entry = {value: {}} if isinstance(value, str) else value
        if not isinstance(entry, dict) or len(entry) != 1:
            return self.wrong(place, f"{shown(value)} should be one word with its arguments, as in {{ take = 12 }}.")
        ((name, given),) = entry.items()
        known = {WORDS[kind]: kind for kind in reversed(kinds)}
        if name not in known:
            return self.wrong(place, f"there is no word {name!r} here; there are: {', '.join(sorted(known))}.")
        inside = place if isinstance(value, str) else place.at(name)
        return self._arguments(known[name], given, inside)

    def _arguments(self, kind: Any, given: Any, place: Place) -> Any:
        arguments = arguments_of(kind)
        if isinstance(given, dict) and set(given) <= set(arguments):
            return self.structure(kind, given, place)
        if not arguments:
            return self.wrong(place, f"{WORDS[kind]} takes no arguments.")
        if isinstance(given, dict) and set(given) & set(arguments):
            return self.structure(kind, given, place)
        first = next(iter(arguments))
        return self._remember(kind, {first: given}, place, {first: place})

    def structure(self, kind: Any, value: Any, place: Place) -> Any:
        """A table whose entries are the fields of a class."""
        if not isinstance(value, dict):
            return self.wrong(place, f"{shown(value)} should be a table.")
        return self._remember(kind, value, place, {name: place.at(name) for name in value})

    def _remember(self, kind: Any, given: Mapping[str, Any], place: Place, places: Mapping[str, Place]) -> Any:
        arguments, hints = arguments_of(kind), hints_of(kind)
        for name in given:
            if name not in arguments:
                self.wrong(places[name], f"there is no {name!r} here; known are: {', '.join(arguments)}.")
        for name, one in arguments.items():
            if name not in given and needed(one):
                self.wrong(place, f"{name!r} is missing.")
        before = len(self.notebook.mistakes)
        values = {
            arguments[name].name: self.read(hints[arguments[name].name], one, places[name])
            for name, one in given.items()
            if name in arguments
        }
        if len(self.notebook.mistakes) > before or len(values) < sum(needed(one) for one in fields(kind)):
            return UNREAD
        try:
            made = kind(**values)
        except TypeError:
            return UNREAD  # something is missing; it has been noted
        self.places[id(made)] = place
        return made


def words_in(hint: Any) -> bool:
    """Whether a hint is a word or a choice of words."""
    return hint in WORDS or any(kind in WORDS for kind in get_args(hint))


def likeliest(structures: Sequence[Any], value: Mapping[str, Any]) -> Any:
    """The structure that an author means: the one that knows most of what is written, and needs least besides."""
    return max(structures, key=lambda kind: _likeness(kind, value))


def _likeness(kind: Any, value: Mapping[str, Any]) -> tuple[int, int]:
    arguments = arguments_of(kind)
    known = sum(name in arguments for name in value)
    absent = sum(needed(one) and name not in value for name, one in arguments.items())
    return known - absent, -absent


def fits(hint: Any, value: Any) -> bool:
    """Whether a value is of a plain kind."""
    if get_origin(hint) is Annotated:
        return fits(bare(hint), value)
    if hint is NoneType:
        return value is None
    if get_origin(hint) is Literal:
        return value in get_args(hint) and not isinstance(value, bool)
    if hint in (int, CardNumber):
        return isinstance(value, int) and not isinstance(value, bool) and (hint is int or value > 0)
    if hint in (bool, str):
        return isinstance(value, hint)
    if hint in PATTERNS:
        text = str(value) if hint is SideNumber and isinstance(value, int) else value
        return isinstance(text, str) and PATTERNS[hint][0].fullmatch(text) is not None
    return False


def wanted(hint: Any) -> str:
    """What should stand there, in words."""
    if get_origin(hint) is Annotated:
        return wanted(bare(hint))
    if hint is CardNumber:
        return "the number of a card"
    if hint in PATTERNS:
        return PATTERNS[hint][1]
    if get_origin(hint) is Literal:
        return " or ".join(map(str, get_args(hint)))
    if get_origin(hint) is tuple:
        return "a list"
    if is_dataclass(hint):
        return f"{{ {', '.join(arguments_of(hint))} }}"  # type: ignore[arg-type]
    return PLAIN.get(hint, "nothing")


def shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
