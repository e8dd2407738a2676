"""Checks a change quickly: lint, types, and the tests of what differs from main."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from time import monotonic

from cyclopts import App

from benchmarks.starting import exit_code

from .testing import chosen_since, run_tests

PROJECT = Path(__file__).parent.parent.parent
LINT_AND_TYPES = ("make", "--no-print-directory", "--keep-going", "lint", "types")
app = App(help=__doc__)


@app.default
def check(since: str = "") -> int:
    """Lint, check types and run the tests that the changes need; 1 if something fails.

    Parameters
    ----------
    since
        The revision to compare with; without one, the commit where this branch left main, or on main itself what is
        not committed yet, or else the last commit.
    """
    started = monotonic()
    choice = chosen_since(PROJECT, since)
    sys.stdout.write("".join(f"{line}\n" for line in choice.lines() or ["Nothing has changed."]))
    sys.stdout.flush()
    stages = {
        "lint or types": subprocess.run(LINT_AND_TYPES, cwd=PROJECT, check=False).returncode,
        "tests": run_tests(PROJECT, choice),
    }
    failed = [stage for stage, code in stages.items() if code]
    said = f"Failed: {' and '.join(failed)}." if failed else "All passed."
    sys.stdout.write(f"{said} {monotonic() - started:.0f} s\n")
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(exit_code(app))
