"""Breaks rules drawn at random in a clone, one at a time, and tells which of them `scripts/check` notices by tests."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from time import monotonic

from cyclopts import App

from benchmarks.mutation.breaks import Break, breaks_by_hand, breaks_of, change_of, place_of
from benchmarks.mutation.citations import citations
from benchmarks.mutation.mutate import DRAWN_FROM, UNUSABLE_AT_MOST, draw
from benchmarks.mutation.trial import Outcome, Trial
from benchmarks.starting import exit_code
from tablewright.games import find_game
from tablewright.language.rulebook import rulebook

PROJECT = Path(__file__).parent.parent.parent
GAMES = Path("src", "tablewright", "games")
LEAST_NOTICED = 0.9
FIRST_FAILURE = {"PYTEST_ADDOPTS": "--exitfirst --tb=no"}
app = App(help=__doc__)


@dataclass(frozen=True, slots=True)
class Finding:
    """A rule, what came of its break, and the seconds until a test failed or all had passed."""

    rule: str
    trial: Trial
    seconds: float

    def __str__(self) -> str:
        broken, by = self.trial.broken, self.trial.by.removeprefix("tests/")
        row = (self.rule, place_of(broken), change_of(broken), self.trial.outcome, by or "–", f"{self.seconds:.0f}")
        return f"| {' | '.join(row)} |"


class Clone:
    """A clone of the last commit, in which rules are broken: the project itself never is."""

    def __init__(self, project: Path, folder: Path, seconds: float) -> None:
        self.folder, self._seconds = folder, seconds
        subprocess.run(["git", "clone", "--quiet", "--shared", str(project), str(folder)], check=True)

    def try_out(self, broken: Break) -> Trial:
        """Break the clone, run what `check` chooses then, mend the clone."""
        whole = broken.path.read_text("utf-8")
        try:
            broken.path.write_text(broken.applied(whole), "utf-8")
            return self._trial(broken)
        finally:
            broken.path.write_text(whole, "utf-8")

    def _trial(self, broken: Break) -> Trial:
        """The tests run in a group of processes of their own, so that workers in an endless game end with them."""
        running = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.checking.testing", "HEAD"],
            cwd=self.folder,
            env=os.environ | FIRST_FAILURE | {"PYTHONPATH": str(self.folder / "src")},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        try:
            said, _ = running.communicate(timeout=self._seconds)
        except subprocess.TimeoutExpired:
            os.killpg(running.pid, signal.SIGKILL)
            running.communicate()
            return Trial(broken, Outcome.OVER_TIME)
        by = failed_test(said)
        if by or running.returncode == 0:
            return Trial(broken, Outcome.NOTICED if by else Outcome.UNNOTICED, by)
        return Trial(broken, Outcome.UNUSABLE)


def failed_test(said: str) -> str:
    """The first test that pytest calls failed; a file that cannot be loaded is none."""
    lines = [line.partition(" ")[2] for line in said.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    tests = [line.partition(" - ")[0] for line in lines]
    return next((test for test in tests if "::" in test), "")


class Breaking:
    """The breaks of each rule in a clone: those by hand, then those found where the code cites the rule."""

    def __init__(self, clone: Clone) -> None:
        self._clone = clone
        self._by_hand = breaks_by_hand(clone.folder / GAMES)
        self._cited = citations(clone.folder / GAMES)

    def breakable(self, rules: Iterable[str]) -> list[str]:
        """Those of some rules that have a break."""
        return [rule for rule in rules if any(self._breaks(rule))]

    def judge(self, rule: str) -> Finding:
        """Try the first break that can be loaded."""
        for broken in islice(self._breaks(rule), UNUSABLE_AT_MOST):
            started = monotonic()
            found = Finding(rule, self._clone.try_out(broken), monotonic() - started)
            if found.trial.counts:
                break
        return found

    def _breaks(self, rule: str) -> Iterator[Break]:
        yield from self._by_hand.get(rule, [])
        yield from breaks_of(self._cited.get(rule, []))


def report(findings: Sequence[Finding]) -> str:
    """The findings in Markdown."""
    noticed = sum(one.trial.noticed for one in findings)
    lines = ["| rule | where | what was broken | outcome | by | s |", "| --- | --- | --- | --- | --- | --- |"]
    return "\n".join([*lines, *map(str, findings), "", f"{noticed} of {len(findings)} noticed."]) + "\n"


@app.default
def prove(*, rules: int = 20, seed: str = "seven", seconds: float = 300) -> int:
    """Break rules and run what `check` chooses; 1 if fewer than nine in ten were noticed.

    Parameters
    ----------
    rules
        How many rules are drawn of those that have a break, as evenly over the games as possible.
    seed
        The seed of the draw.
    seconds
        How long the tests of one break may take.
    """
    with tempfile.TemporaryDirectory(prefix="tablewright-checked-") as folder:
        breaking = Breaking(Clone(PROJECT, Path(folder, "clone"), seconds))
        books = {game: breaking.breakable(rulebook(find_game(game))) for game in DRAWN_FROM}
        findings = [_told(breaking.judge(rule)) for rule in draw(books, rules, seed)]
        sys.stdout.write(report(findings))
    return int(sum(one.trial.noticed for one in findings) < LEAST_NOTICED * len(findings))


def _told(finding: Finding) -> Finding:
    """Say at once how it went: the whole takes a while."""
    sys.stderr.write(f"{finding}\n")
    return finding


if __name__ == "__main__":
    sys.exit(exit_code(app))
