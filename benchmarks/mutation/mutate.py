"""Breaks rules drawn at random in a copy of the code and tells which of them the tests that cite them notice."""

from __future__ import annotations

import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Annotated

from cyclopts import App, Parameter

from benchmarks.starting import exit_code
from tablewright.engine.faults import BadInput
from tablewright.games import GAMES, find_game
from tablewright.lab.rule_tests import rule_tests
from tablewright.language.rulebook import rulebook

from .breaks import BY_HAND, breaks_by_hand, breaks_of, change_of, place_of
from .citations import citations
from .trial import Trial, Workshop

PROJECT = Path(__file__).parent.parent.parent
DRAWN_FROM = tuple(name for name in GAMES if name != "example")
"""The example is so small that as many of its rules as of the others' would be nearly all of them, every time."""
SISTERS = {"RON": "path", "POD": "ronin"}
"""How the rules of a sister game begin, and how the cases of the other one begin in a test that both share."""
SHARED_BY_SISTERS = "tests/games/destiny/"
UNUSABLE_AT_MOST = 5
UNBROKEN = "no code cites it"
app = App(help=__doc__)


@dataclass(frozen=True, slots=True)
class Verdict:
    """A rule with the trials of its breaks; the first that counts decides."""

    rule: str
    tests: Sequence[str]
    trials: Sequence[Trial]
    by_hand: bool

    @property
    def first(self) -> Trial | None:
        return next((one for one in self.trials if one.counts), None)

    @property
    def outcome(self) -> str:
        decisive = self.first or next(iter(self.trials), None)
        return str(decisive.outcome) if decisive else UNBROKEN

    @property
    def sound(self) -> bool:
        return self.first is not None and self.first.noticed

    def survivors(self) -> list[Trial]:
        return [one for one in self.trials if one.counts and not one.noticed]


def draw(books: Mapping[str, Sequence[str]], count: int, seed: str) -> list[str]:
    """So many rules, as evenly over the games as it goes, in the order of their books."""
    chance = Random(seed)
    shares = [count // len(books) + (number < count % len(books)) for number in range(len(books))]
    drawn: list[str] = []
    for book, share in zip(books.values(), shares, strict=True):
        chosen = set(chance.sample(book, min(share, len(book))))
        drawn += [rule for rule in book if rule in chosen]
    return drawn


def cases_of(rule: str, tests: Sequence[str]) -> list[str]:
    """The tests of a rule as pytest takes them; where the sister games share a test, only the cases of its game."""
    other = SISTERS.get(rule.partition("-")[0])
    shared = [test for test in tests if test.startswith(SHARED_BY_SISTERS)] if other else []
    return [*tests, *(f"--deselect={test}[{other}" for test in shared)]


def cited_within(project: Path, folder: str) -> dict[str, list[str]]:
    """Rule id -> the tests in a folder of the project, or below it, that cite the rule."""
    inside = f"{folder.rstrip('/')}/"
    kept = {
        rule: [test for test in tests if test.startswith(inside)]
        for rule, tests in rule_tests(project / "tests").items()
    }
    if not any(kept.values()):
        raise BadInput(f"No test in {folder} cites a rule; name a folder of the project with --tests.")
    return {rule: tests for rule, tests in kept.items() if tests}


class Mutation:
    """The rules, their tests and their breaks, all read from one project."""

    def __init__(
        self, project: Path, workshop: Workshop, breaks: int, by_hand: Path = BY_HAND, within: str = "tests"
    ) -> None:
        self._workshop, self._most = workshop, breaks
        self._tests = cited_within(project, within)
        self._cited = citations(project / "src" / "tablewright" / "games")
        self._by_hand = breaks_by_hand(project / "src" / "tablewright" / "games", by_hand)

    def cited(self, book: Iterable[str]) -> list[str]:
        """The rules of a book that have tests."""
        return [rule for rule in book if rule in self._tests]

    def check_unbroken(self, rules: Iterable[str]) -> None:
        """Before anything is broken the tests must pass."""
        tests = sorted({test for rule in rules for test in self._tests.get(rule, [])})
        complaint = self._workshop.complaint(tests)
        if complaint:
            raise BadInput(f"The tests fail before anything is broken: {complaint.removeprefix('FAILED ')}.")

    def judge(self, rule: str) -> Verdict:
        """Try all breaks by hand, or those that are found in the code until enough of them have counted."""
        tests, by_hand = self._tests.get(rule, []), self._by_hand.get(rule, [])
        cases = cases_of(rule, tests)
        if by_hand:
            return Verdict(rule, tests, [self._workshop.try_out(one, cases) for one in by_hand], by_hand=True)
        trials: list[Trial] = []
        for broken in breaks_of(self._cited.get(rule, [])) if tests else []:
            trials.append(self._workshop.try_out(broken, cases))
            counted = sum(one.counts for one in trials)
            if counted == self._most or len(trials) - counted == UNUSABLE_AT_MOST:
                break
        return Verdict(rule, tests, trials, by_hand=False)


def table(verdicts: Sequence[Verdict]) -> str:
    """The verdicts in Markdown."""
    lines = ["| rule | where | what was broken | tests | outcome |", "| --- | --- | --- | --- | --- |"]
    lines += [_row(one) for one in verdicts]
    return "\n".join(lines) + "\n"


def _row(verdict: Verdict) -> str:
    first, tests = verdict.first, len(verdict.tests)
    if first is None:
        return f"| {verdict.rule} | – | – | {tests} | {verdict.outcome} |"
    place, change = place_of(first.broken), change_of(first.broken)
    by_hand = ", by hand" if verdict.by_hand else ""
    return f"| {verdict.rule} | {place}{by_hand} | {change} | {tests} | {first.outcome} |"


def summary(verdicts: Sequence[Verdict]) -> str:
    """How many rules there were of each outcome, and every break that was not noticed."""
    counts = Counter(one.outcome for one in verdicts)
    tried = [trial for one in verdicts for trial in one.trials if trial.counts]
    lines = [f"{len(verdicts)} rules: " + ", ".join(f"{count} {outcome}" for outcome, count in counts.items()) + "."]
    lines.append(f"{len(tried)} breaks in all, {sum(one.noticed for one in tried)} of them noticed.")
    for one in verdicts:
        lines += [f"- {one.rule} survives at {place_of(s.broken)}: {change_of(s.broken)}" for s in one.survivors()]
    return "\n".join(lines) + "\n"


@app.default
def mutate(
    *,
    rules: int = 60,
    game: str = "",
    seed: str = "",
    only: Annotated[tuple[str, ...], Parameter(consume_multiple=True)] = (),
    breaks: int = 3,
    seconds: float = 120,
    tests: str = "tests",
) -> int:
    """Break rules and run their tests; 1 if a rule was not noticed or not broken.

    Parameters
    ----------
    rules
        How many rules are drawn.
    game
        Only rules of this game.
    seed
        The seed of the draw; without one it is made up and printed.
    only
        These rules instead of drawn ones.
    breaks
        How many breaks are tried of those found in the code of a rule; the first decides, the others are listed if
        nobody notices them. Those written by hand are all tried.
    seconds
        How long the tests of one break may take.
    tests
        Only the tests in this folder of the project run, and only rules that they cite are drawn.
    """
    seed = seed or str(Random().randrange(10**6))
    sys.stdout.write(f"Seed: {seed}\n\n")
    with tempfile.TemporaryDirectory(prefix="tablewright-broken-") as folder:
        mutation = Mutation(PROJECT, Workshop(PROJECT, Path(folder), seconds), breaks, within=tests)
        books = {one: mutation.cited(rulebook(find_game(one))) for one in ([game] if game else DRAWN_FROM)}
        drawn = list(only) or draw(books, rules, seed)
        mutation.check_unbroken(drawn)
        verdicts = [_told(mutation.judge(rule)) for rule in drawn]
    sys.stdout.write(f"{table(verdicts)}\n{summary(verdicts)}")
    return int(not all(one.sound for one in verdicts))


def _told(verdict: Verdict) -> Verdict:
    """Say at once how it went: the whole takes a while."""
    by = verdict.first.by if verdict.first else ""
    sys.stderr.write(f"{verdict.rule}: {verdict.outcome} {by}\n")
    return verdict


if __name__ == "__main__":
    sys.exit(exit_code(app))
