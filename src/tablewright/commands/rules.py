"""`tablewright rules`: the numbered rules of a game, each with the tests that check it."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import tablewright
from tablewright.engine.faults import BadInput
from tablewright.games import find_game
from tablewright.lab.rule_tests import rule_tests
from tablewright.language.rulebook import Rule, rulebook

from .common import Language

OUR_TESTS = Path(tablewright.__file__).resolve().parents[2] / "tests"
"""Where the tests of the project lie, if this runs from its repository."""


def rules(
    game: str,
    words: str = "",
    *,
    missing: Annotated[bool, Parameter(negative="")] = False,
    lang: Language = "en",
    tests: Annotated[Path, Parameter(show_default=False)] = OUR_TESTS,
) -> int:
    """List the rules of a game with their tests.

    Parameters
    ----------
    game
        The game, for example ronin.
    words
        Only rules whose id, title or text contains this.
    missing
        List only rules that no test cites and cited rules that do not exist; fail if there are any.
    lang
        The language of the rules.
    tests
        The folder with the tests; without it, those of the repository that this runs from.
    """
    book = rulebook(find_game(game), lang)
    if missing:
        return _list_missing(book, rule_tests(tests))
    found = [rule for rule in book.values() if _mentions(rule, words)]
    if not found:
        raise BadInput(f"No rule of {game} mentions {words!r}.")
    cited = rule_tests(tests) if tests.is_dir() else None
    sys.stdout.write("\n".join(_describe(rule) + _tested(rule, cited) for rule in found))
    return 0


def _list_missing(book: Mapping[str, Rule], cited: Mapping[str, list[str]]) -> int:
    """Rules that no test cites, and tests that cite a rule there is not."""
    prefixes = {one.partition("-")[0] for one in book}
    unknown = [one for one in cited if one.partition("-")[0] in prefixes and one not in book]
    complaints = [f"{rule.id} {rule.title}" for rule in book.values() if rule.id not in cited]
    complaints += [f"{one} is no rule, but {', '.join(cited[one])} cites it" for one in unknown]
    sys.stdout.write("".join(f"{line}\n" for line in complaints))
    return int(bool(complaints))


def _mentions(rule: Rule, words: str) -> bool:
    return words.casefold() in f"{rule.id} {rule.title} {rule.text}".casefold()


def _describe(rule: Rule) -> str:
    lines = [f"{rule.id} {rule.title}", f"    {rule.text}", *(f"    ({one})" for one in rule.examples)]
    if rule.open:
        lines.append(f"    [{rule.open}]")
    return "\n".join(lines) + "\n"


def _tested(rule: Rule, cited: Mapping[str, list[str]] | None) -> str:
    """The tests of a rule; where the project's tests do not lie at hand, nothing is known of them."""
    if cited is None:
        return ""
    return "".join(f"    - {test}\n" for test in cited.get(rule.id, ["no test"]))
