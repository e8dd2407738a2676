"""Breaks rules drawn at random in a clone, one at a time, and tells which of them `scripts/check` notices by tests."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from time import monotonic

from cyclopts import App

from benchmarks.mutation.breaks import Break, breaks_by_hand, breaks_of, change_of, place_of
from benchmarks.mutation.citations import citations
from benchmarks.mutation.mutate import DRAWN_FROM, draw
from benchmarks.mutation.trial import FAILED, Outcome, Trial
from benchmarks.starting import exit_code
from tablewright.games import find_game
from tablewright.language.rulebook import rulebook

PROJECT = Path(__file__).parent.parent.parent
GAMES = Path("src", "tablewright", "games")
LEAST_NOTICED = 0.9
TRIED_AT_MOST = 3
"""How many breaks of a rule are tried until one can be loaded."""
app = App(help=__doc__)


@dataclass(frozen=True, slots=True)
class Finding:
    """A rule, what came of its break, and how long the chosen tests took (s)."""

    rule: str
    trial: Trial | None
    seconds: float

    @property
    def noticed(self) -> bool:
        return self.trial is not None and self.trial.noticed

    def __str__(self) -> str:
        if self.trial is None:
            return f"| {self.rule} | – | – | no code cites it | – |"
        told = f"{self.trial.outcome}: {self.trial.by}" if self.trial.by else self.trial.outcome
        broken = self.trial.broken
        return f"| {self.rule} | {place_of(broken)} | {change_of(broken)} | {told} | {self.seconds:.0f} |"


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
            env=os.environ | {"PYTHONPATH": str(self.folder / "src"), "COLUMNS": "200"},
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
        if running.returncode not in (0, FAILED):
            return Trial(broken, Outcome.UNUSABLE, said[-200:])
        return Trial(broken, Outcome.NOTICED if running.returncode else Outcome.UNNOTICED, _complaints(said))


def _complaints(said: str) -> str:
    """The first test that failed, and how many did."""
    failed = [line.split()[1] for line in said.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    more = f" and {len(failed) - 1} more" if failed[1:] else ""
    return f"{failed[0].removeprefix('tests/')}{more}" if failed else ""


class Breaking:
    """The first break of each rule in a clone: by hand if there is one, else where the code cites the rule."""

    def __init__(self, clone: Clone) -> None:
        self._clone = clone
        self._by_hand = breaks_by_hand(clone.folder / GAMES)
        self._cited = citations(clone.folder / GAMES)

    def judge(self, rule: str) -> Finding:
        """Try the first break that can be loaded."""
        found, started = Finding(rule, None, 0), monotonic()
        for broken in islice(self._breaks(rule), TRIED_AT_MOST):
            found = Finding(rule, self._clone.try_out(broken), monotonic() - started)
            if found.trial and found.trial.counts:
                break
            started = monotonic()
        return found

    def _breaks(self, rule: str) -> Iterator[Break]:
        yield from self._by_hand.get(rule, [])
        yield from breaks_of(self._cited.get(rule, []))


def report(findings: Sequence[Finding]) -> str:
    """The findings in Markdown."""
    noticed = sum(one.noticed for one in findings)
    longest = max(one.seconds for one in findings)
    lines = ["| rule | where | what was broken | outcome | s |", "| --- | --- | --- | --- | --- |", *map(str, findings)]
    return "\n".join([*lines, "", f"{noticed} of {len(findings)} noticed; the longest took {longest:.0f} s."]) + "\n"


@app.default
def prove(*, rules: int = 20, seed: str = "seven", seconds: float = 300) -> int:
    """Break rules and run what `check` chooses; 1 if fewer than nine in ten were noticed.

    Parameters
    ----------
    rules
        How many rules are drawn, as evenly over the games as possible.
    seed
        The seed of the draw.
    seconds
        How long the tests of one break may take.
    """
    drawn = draw({one: list(rulebook(find_game(one))) for one in DRAWN_FROM}, rules, seed)
    with tempfile.TemporaryDirectory(prefix="tablewright-checked-") as folder:
        breaking = Breaking(Clone(PROJECT, Path(folder, "clone"), seconds))
        findings = [_told(breaking.judge(rule)) for rule in drawn]
    sys.stdout.write(report(findings))
    return int(sum(one.noticed for one in findings) < LEAST_NOTICED * len(findings))


def _told(finding: Finding) -> Finding:
    """Say at once how it went: the whole takes a while."""
    sys.stderr.write(f"{finding}\n")
    return finding


if __name__ == "__main__":
    sys.exit(exit_code(app))
