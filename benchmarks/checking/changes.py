"""Changes: the files that differ from a revision, with their text before and after."""

from __future__ import annotations

import subprocess
from dataclasses import dataclass
from difflib import SequenceMatcher
from pathlib import Path

from tablewright.engine.faults import BadInput

MAIN = ("origin/main", "main")
"""The branch that changes are compared with; the first of these that exists."""


@dataclass(frozen=True, slots=True)
class Change:
    """A file that differs; a text is empty where the file does not exist, or is no text."""

    path: str
    before: str
    after: str

    def changed_lines(self) -> tuple[set[int], set[int]]:
        """Numbers of the lines that differ, before and after; for lines that one side lacks, those beside them."""
        before, after = self.before.splitlines(), self.after.splitlines()
        spans = SequenceMatcher(None, before, after, autojunk=False).get_opcodes()
        altered = [span for span in spans if span[0] != "equal"]
        return (
            {line for _, first, last, _, _ in altered for line in _numbers(first, last)},
            {line for _, _, _, first, last in altered for line in _numbers(first, last)},
        )


def _numbers(first: int, last: int) -> list[int]:
    """Line numbers of a span that is counted from zero; for an empty one the lines beside it."""
    return [*range(first + 1, last + 1)] or [first, first + 1]


class Repository:
    """What git knows about the working tree of a project."""

    def __init__(self, project: Path) -> None:
        self.project = project

    def base(self) -> str:
        """The revision where this branch left main; on main without local changes, the commit before the last."""
        main = next((one for one in MAIN if self._knows(one)), "HEAD")
        base = self._ask("merge-base", main, "HEAD").strip()
        unchanged = base == self._ask("rev-parse", "HEAD").strip() and not self._names(base)
        return f"{base}^" if unchanged and self._knows(f"{base}^") else base

    def changes(self, since: str) -> list[Change]:
        """Every file that differs from a revision, whether committed, uncommitted or new."""
        if not self._knows(since):
            raise BadInput(f"git knows no revision {since}.")
        return [Change(name, self._before(since, name), self._now(name)) for name in self._names(since)]

    def short(self, revision: str) -> str:
        """A revision as people read it."""
        return self._ask("rev-parse", "--short", revision).strip()

    def _names(self, since: str) -> list[str]:
        differing = self._ask("diff", "--name-only", "--no-renames", "-z", since)
        untracked = self._ask("ls-files", "--others", "--exclude-standard", "-z")
        return sorted({name for name in (differing + untracked).split("\0") if name})

    def _before(self, since: str, name: str) -> str:
        shown = self._run("show", f"{since}:{name}")
        return shown.stdout.decode("utf-8", "replace") if shown.returncode == 0 else ""

    def _now(self, name: str) -> str:
        path = self.project / name
        return path.read_text("utf-8", "replace") if path.is_file() else ""

    def _knows(self, revision: str) -> bool:
        return self._run("rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}").returncode == 0

    def _ask(self, *words: str) -> str:
        done = self._run(*words)
        if done.returncode:
            raise BadInput(f"git {' '.join(words)} failed: {done.stderr.decode('utf-8', 'replace').strip()}")
        return done.stdout.decode("utf-8", "replace")

    def _run(self, *words: str) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(["git", *words], cwd=self.project, capture_output=True, check=False)
