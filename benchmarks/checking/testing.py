"""Testing: runs the tests that the changes since a revision need."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tablewright.lab.rule_tests import rule_tests

from .changes import Repository
from .choice import Choice, choose, entries
from .selecting import arguments

PYTEST = ("-m", "pytest", "-n", "auto", "--dist", "worksteal")
COMPILED = {"PYTHONDONTWRITEBYTECODE": ""}
"""Otherwise every worker would compile everything anew."""


def chosen_since(project: Path, since: str) -> Choice:
    """The tests that a project needs after what changed since a revision; without one, since it left main."""
    repository = Repository(project)
    changes = repository.changes(since or repository.base())
    return choose(changes, project, entries(), rule_tests(project / "tests"))


def run_tests(project: Path, choice: Choice) -> int:
    """Run the chosen tests; 0 if all pass or none is needed."""
    selections = choice.selections()
    if not selections:
        return 0
    command = [sys.executable, *PYTEST, *arguments(selections)]
    return subprocess.run(command, cwd=project, env=os.environ | COMPILED, check=False).returncode


if __name__ == "__main__":
    sys.exit(run_tests(Path.cwd(), chosen_since(Path.cwd(), sys.argv[1])))
