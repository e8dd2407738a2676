"""Choice: the tests that changed files need, by the table in `choices.toml`, and why."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from tablewright.games import GAMES

from .changes import Change
from .named_rules import rules_named
from .selecting import Selection

LISTED = Path(__file__).parent / "choices.toml"
PLACES = {
    "game": "|".join(map(re.escape, GAMES)),
    "folder": ".+",
    "name": "[^/]+",
    "helper": "(?!test_)[^/]+",
    "quick": "commands|engine|lab|language|terminal",
    "slow": "browser|conformance|hall",
}
"""What the words in braces stand for in the path of a changed file."""
Key = TypeVar("Key")
EACH = "{each}"
"""Stands for every game in turn."""
MOST_NAMED = 4


@dataclass(frozen=True, slots=True)
class Entry:
    """The tests for files whose path begins in this way."""

    of: re.Pattern[str]
    tests: Sequence[str]
    left: Sequence[str]
    """Tests that would take too long here: `make test` runs them."""


@dataclass(slots=True)
class Choice:
    """The tests that were chosen, in groups of files that need the same ones."""

    groups: dict[tuple[str, ...], list[str]] = field(default_factory=dict)
    """Tests -> the files that need them."""
    cited: dict[str, list[str]] = field(default_factory=dict)
    """Tests -> the rules that they cite and changed functions name."""
    left: dict[str, list[str]] = field(default_factory=dict)
    """Tests that are left to `make test` -> the files that would need them."""
    unknown: list[str] = field(default_factory=list)

    def selections(self) -> list[Selection]:
        """What pytest is to run, the tests that cite a rule first."""
        texts = [*self.cited, *(one for tests in self.groups for one in tests)]
        return [Selection.read(one) for one in dict.fromkeys(texts)]

    def lines(self) -> list[str]:
        """What was chosen for which files, one line for each reason."""
        rules = list(dict.fromkeys(rule for some in self.cited.values() for rule in some))
        cited = [f"Rules named in what changed: {some_of(rules)}; {len(self.cited)} tests cite them."] if rules else []
        chosen = [f"{some_of(files)}: {', '.join(tests)}" for tests, files in self.groups.items()]
        left = [f"Left to `make test`: {tests}, for {some_of(files)}." for tests, files in self.left.items()]
        unknown = [f"No tests are listed for {some_of(self.unknown)}: run `make test`."] if self.unknown else []
        return [*cited, *chosen, *left, *unknown]


def some_of(names: Sequence[str]) -> str:
    """The first few names, and how many more there are."""
    more = len(names) - MOST_NAMED
    return ", ".join(names[:MOST_NAMED]) + (f" and {more} more" if more > 0 else "")


def entries(listed: Path = LISTED) -> list[Entry]:
    """The table, with the words in braces ready to be matched."""
    rows = tomllib.loads(listed.read_text("utf-8"))["change"]
    return [Entry(_pattern(row["of"]), row.get("tests", []), row.get("left", [])) for row in rows]


def _pattern(of: str) -> re.Pattern[str]:
    """A prefix; one that does not end with a slash is a whole path."""
    written = re.escape(of).replace(r"\{", "{").replace(r"\}", "}")
    named = {place: f"(?P<{place}>{what})" for place, what in PLACES.items()}
    return re.compile(written.format_map(named) + ("" if of.endswith("/") else "$"))


def choose(
    changes: Iterable[Change], project: Path, table: Sequence[Entry], tests: Mapping[str, Sequence[str]]
) -> Choice:
    """All that the table lists for the changed files, and the tests of the rules that changed functions name."""
    choice = Choice()
    for change in changes:
        fitting = [(entry, found) for entry in table if (found := entry.of.match(change.path))]
        needed = dict.fromkeys(one for entry, found in fitting for one in _meant(entry.tests, found))
        _note(choice.groups, [tuple(one for one in needed if _exists(project, one))], change.path)
        _note(choice.left, [one for entry, found in fitting for one in _meant(entry.left, found)], change.path)
        choice.unknown += [] if fitting else [change.path]
        for rule in rules_named(change):
            _note(choice.cited, tests.get(rule, []), rule)
    return choice


def _note(found: dict[Key, list[str]], keys: Iterable[Key], name: str) -> None:
    """Add a name to what stands under each key that is not empty, once."""
    for key in keys:
        if key and name not in found.setdefault(key, []):
            found[key].append(name)


def _meant(texts: Iterable[str], found: re.Match[str]) -> list[str]:
    """The tests of an entry, with what stands in braces put in."""
    words = found.groupdict()
    return [text.format(**words, each=game) for text in texts for game in (GAMES if EACH in text else ("",))]


def _exists(project: Path, text: str) -> bool:
    """A test file may be what was deleted."""
    return (project / Selection.read(text).path.partition("::")[0]).exists()
