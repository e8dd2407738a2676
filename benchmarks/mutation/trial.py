"""Trials: the tests that cite a rule are run on a copy of the code in which the rule is broken."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from importlib.util import cache_from_source
from pathlib import Path

from .breaks import Break

PYTEST = ("-m", "pytest", "-p", "pytest_asyncio.plugin", "-p", "no:cacheprovider", "-x", "--tb=no", "-rfE")
FAILED = 1


class Outcome(StrEnum):
    """What the tests made of a break."""

    NOTICED = "noticed"
    OVER_TIME = "noticed (over time)"
    """The broken game never comes to an end."""
    UNNOTICED = "not noticed"
    UNUSABLE = "does not load"
    """The broken code cannot even be imported: this says nothing about the tests."""


@dataclass(frozen=True, slots=True)
class Trial:
    """One break and what came of it; `by` is the line with which the first test complained."""

    broken: Break
    outcome: Outcome
    by: str = ""

    @property
    def counts(self) -> bool:
        return self.outcome is not Outcome.UNUSABLE

    @property
    def noticed(self) -> bool:
        return self.outcome in (Outcome.NOTICED, Outcome.OVER_TIME)


class Workshop:
    """A copy of the sources in a folder of its own: the project itself is never broken, whatever happens."""

    def __init__(self, project: Path, folder: Path, seconds: float) -> None:
        self._project, self._copy, self._seconds = project, folder / "src", seconds
        shutil.copytree(project / "src", self._copy)

    def complaint(self, tests: Sequence[str]) -> str:
        """What the tests say about the code as it is; nothing if they pass."""
        done = self._run(tests, None)
        return "" if done.returncode == 0 else _first_complaint(done.stdout) or done.stdout + done.stderr

    def try_out(self, broken: Break, tests: Sequence[str]) -> Trial:
        """Break the copy, run the tests, mend the copy."""
        place = self._copy / broken.path.relative_to(self._project / "src")
        whole = place.read_text("utf-8")
        Path(cache_from_source(str(place))).unlink(missing_ok=True)
        try:
            place.write_text(broken.applied(whole), "utf-8")
            done = self._run(tests, self._seconds)
        except subprocess.TimeoutExpired:
            return Trial(broken, Outcome.OVER_TIME)
        finally:
            place.write_text(whole, "utf-8")
        if done.returncode not in (0, FAILED):
            return Trial(broken, Outcome.UNUSABLE, _first_complaint(done.stdout))
        return Trial(broken, Outcome.NOTICED if done.returncode else Outcome.UNNOTICED, _first_complaint(done.stdout))

    def _run(self, tests: Sequence[str], seconds: float | None) -> subprocess.CompletedProcess[str]:
        """Without what is compiled: the copy of a moment ago may have the same age in seconds and the same length."""
        alone = {"PYTHONPATH": str(self._copy), "PYTHONDONTWRITEBYTECODE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        return subprocess.run(
            [sys.executable, *PYTEST, *tests],
            cwd=self._project,
            env=os.environ | alone,
            capture_output=True,
            text=True,
            timeout=seconds,
            check=False,
        )


def _first_complaint(said: str) -> str:
    return next((line for line in said.splitlines() if line.startswith(("FAILED ", "ERROR "))), "")
