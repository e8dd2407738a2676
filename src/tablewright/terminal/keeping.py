"""Keeping a match in a file, so that it is never half written."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from tablewright.engine.match import Match


def keep(match: Match, path: Path) -> None:
    """Write the record beside its place and then put it there in one move; if that fails, nothing is left behind."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = draft_of(path)
    try:
        draft.write_text(match.record().to_json(), "utf-8")
        draft.replace(path)
    except BaseException:
        _drop(draft)
        raise


def try_place(path: Path) -> None:
    """Find out whether a record could be kept here, without leaving anything but the folder."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = draft_of(path)
    try:
        draft.write_text("", "utf-8")
    finally:
        _drop(draft)


def draft_of(path: Path) -> Path:
    """Where a record is written before it takes its place."""
    return path.with_name(f".{path.name}.{os.getpid()}")


def _drop(draft: Path) -> None:
    with suppress(OSError):
        draft.unlink()
