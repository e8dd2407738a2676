"""Keeping a match in a file, so that it is never half written."""

from __future__ import annotations

import os
from pathlib import Path

from tablewright.engine.match import Match


def keep(match: Match, path: Path) -> None:
    """Write the record beside its place and then put it there in one move."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    draft.write_text(match.record().to_json(), "utf-8")
    draft.replace(path)
