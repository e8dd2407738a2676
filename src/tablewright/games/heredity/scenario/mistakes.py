"""Mistakes of authors: what is wrong, and in which line of which file; all are collected before anybody is told."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from tablewright.engine.faults import BadInput

from .lines import Lines, Path, too_deep

AT_LINE: Final = re.compile(r"at line (\d+)")


class Mistake(NamedTuple):
    """One mistake, as a sentence with its place."""

    file: str
    line: int
    sentence: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.sentence}"


@dataclass(slots=True)
class Notebook:
    """The mistakes found so far, and the lines of the files that were read."""

    mistakes: list[Mistake] = field(default_factory=list)
    warnings: list[Mistake] = field(default_factory=list)
    lines: dict[str, Lines] = field(default_factory=dict)

    def note(self, place: Place, sentence: str) -> None:
        self.mistakes.append(Mistake(place.file, self.line(place), sentence))

    def warn(self, place: Place, sentence: str) -> None:
        """Something that may be meant as it is."""
        self.warnings.append(Mistake(place.file, self.line(place), sentence))

    def line(self, place: Place) -> int:
        return self.lines[place.file].line(place.path) if place.file in self.lines else 1

    def load(self, folder: Traversable, name: str, shown: str) -> Mapping[str, Any]:
        """A TOML file and its lines; a chapter may leave out a kind of card."""
        try:
            text = (folder / name).read_text("utf-8-sig")  # some editors begin a file with a mark
            line = too_deep(text)
            data = {} if line else tomllib.loads(text)
        except FileNotFoundError:
            return {}
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            told = AT_LINE.search(str(error))
            self.mistakes.append(Mistake(shown, int(told[1]) if told else 1, f"not readable as TOML: {error}."))
            return {}
        if line:
            self.mistakes.append(Mistake(shown, line, "lists and tables are nested too deeply here."))
            return {}
        self.lines[shown] = Lines(text)
        return data

    def tell(self) -> None:
        """Refuse what has mistakes, naming them all in the order of the files."""
        if self.mistakes:
            raise BadInput("\n".join(str(mistake) for mistake in sorted(set(self.mistakes))))


@dataclass(frozen=True, slots=True)
class Place:
    """A place in a file: `narrative.toml`, then the keys and list places that lead to it."""

    file: str
    path: Path = ()

    @property
    def name(self) -> str:
        """What stands here, as it is called in the file."""
        return next((step for step in reversed(self.path) if isinstance(step, str)), self.file)

    def at(self, *steps: str | int) -> Place:
        return Place(self.file, (*self.path, *steps))
