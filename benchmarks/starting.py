"""Starting: how a benchmark's command is run and what it exits with."""

from __future__ import annotations

import sys

from cyclopts import App

from tablewright.engine.faults import BadInput


def exit_code(app: App) -> int:
    """Run a command; 2 for bad input, which is told in one line."""
    try:
        return int(app() or 0)
    except BadInput as refusal:
        sys.stderr.write(f"{refusal}\n")
        return 2
