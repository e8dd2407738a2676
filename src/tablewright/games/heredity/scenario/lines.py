"""Where things stand in a TOML file: the line of every key and of every element of a list."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from typing import Final, TypeAlias

Path: TypeAlias = tuple[str | int, ...]

BARE: Final = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-")
QUOTES: Final = ('"""', "'''", '"', "'")
BRACKET: Final = re.compile(
    r'''"""(?:\\.|[^\\])*?"""|\'{3}.*?\'{3}|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|\#[^\n]*|[\[\]{}]''', re.DOTALL
)
"""Brackets and braces, and what may contain others that are none: strings and comments."""
DEEPEST: Final = 90


def too_deep(text: str) -> int | None:
    """The line in which lists and tables are nested deeper than anybody can read."""
    depth = 0
    for found in BRACKET.finditer(text):
        depth += (found[0] in "[{") - (found[0] in "]}")
        if depth > DEEPEST:
            return text.count("\n", 0, found.start()) + 1
    return None


class Lines:
    """Scans a text that is known to be good TOML; `found` has the line of every path."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.starts = [0, *(index + 1 for index, letter in enumerate(text) if letter == "\n")]
        self.found: dict[Path, int] = {(): 1}
        self.lengths: dict[Path, int] = {}
        self._document()

    def line(self, path: Path) -> int:
        """The line of a path, or of what contains it."""
        while path not in self.found:
            path = path[:-1]
        return self.found[path]

    def _note(self, path: Path) -> None:
        self.found.setdefault(path, bisect_right(self.starts, self.at))

    def _document(self) -> None:
        table: Path = ()
        while self._skip("\n"):
            if self.text[self.at] == "[":
                table = self._header()
            else:
                self._pair(table)

    def _skip(self, also: str = "") -> bool:
        """Go on to the next thing that means something; false at the end of the text."""
        while self.at < len(self.text):
            letter = self.text[self.at]
            if letter == "#":
                self.at = self._end_of_line()
            elif letter in " \t\r" or letter in also:
                self.at += 1
            else:
                return True
        return False

    def _end_of_line(self) -> int:
        end = self.text.find("\n", self.at)
        return len(self.text) if end < 0 else end

    def _header(self) -> Path:
        """`[table]` or `[[list of tables]]`: the path that the following keys belong to."""
        start = self.at
        brackets = 2 if self.text.startswith("[[", self.at) else 1
        self.at += brackets
        path = self._resolved(list(self._key()), is_list=brackets == 2)
        self.at = start
        self._note(path)
        self.at = self._end_of_line()
        return path

    def _resolved(self, keys: list[str], *, is_list: bool) -> Path:
        """A header's path; a name that stands for a list means its last element."""
        path: Path = ()
        for place, key in enumerate(keys):
            path = (*path, key)
            if is_list and place == len(keys) - 1:
                self.lengths[path] = self.lengths.get(path, 0) + 1
            if path in self.lengths:
                self._note(path)
                path = (*path, self.lengths[path] - 1)
        return path

    def _key(self) -> Iterator[str]:
        """The parts of a dotted key."""
        while True:
            self._skip()
            if self.text[self.at] in "\"'":
                yield self._string()[1:-1]
            else:
                start = self.at
                while self.text[self.at] in BARE:
                    self.at += 1
                yield self.text[start : self.at]
            self._skip()
            if self.text[self.at] != ".":
                return
            self.at += 1

    def _pair(self, table: Path) -> None:
        start = self.at
        path = (*table, *self._key())
        end, self.at = self.at, start
        for length in range(len(table) + 1, len(path) + 1):
            self._note(path[:length])
        self.at = end + 1  # behind the equals sign
        self._value(path)

    def _value(self, path: Path) -> None:
        self._skip("\n")
        self._note(path)
        letter = self.text[self.at]
        if letter == "[":
            self._list(path)
        elif letter == "{":
            self._inline(path)
        elif letter in "\"'":
            self._string()
        else:
            while self.at < len(self.text) and self.text[self.at] not in ",]}\n#":
                self.at += 1

    def _list(self, path: Path) -> None:
        self.at += 1
        place = 0
        while self._skip("\n,") and self.text[self.at] != "]":
            self._value((*path, place))
            place += 1
        self.at += 1

    def _inline(self, path: Path) -> None:
        self.at += 1
        while self._skip("\n,") and self.text[self.at] != "}":
            self._pair(path)
        self.at += 1

    def _string(self) -> str:
        """Pass a string of any kind."""
        start = self.at
        quote = next(one for one in QUOTES if self.text.startswith(one, self.at))
        self.at += len(quote)
        while not self.text.startswith(quote, self.at):
            self.at += 2 if self.text[self.at] == "\\" and quote[0] == '"' else 1
        self.at += len(quote)
        return self.text[start : self.at]
