"""The walks that are kept beside a chapter, as they are written: in each line a list of texts."""

from __future__ import annotations

import json
from importlib.resources.abc import Traversable
from typing import Final

from .mistakes import Mistake, Notebook

WALKS: Final = "walks.jsonl"
NO_WALK: Final = "a walk is a list of texts, its seed and then its choices."


def written_walk(line: str) -> list[str] | None:
    """The seed and the choices of a walk; nothing, if the line is none."""
    try:
        words = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return words if isinstance(words, list) and words and all(isinstance(word, str) for word in words) else None


def check_walks(folder: Traversable, within: str, notebook: Notebook) -> None:
    """Every line of the file can be walked; whether the cards still allow it is for `explore` to find out."""
    shown = f"{within}{WALKS}"
    try:
        lines = (folder / WALKS).read_text("utf-8").splitlines() if (folder / WALKS).is_file() else []
    except UnicodeDecodeError as error:
        notebook.mistakes.append(Mistake(shown, 1, f"not readable as UTF-8: byte {error.start + 1} is no letter."))
        return
    for number, line in enumerate(lines, 1):
        if line.strip() and written_walk(line) is None:
            notebook.mistakes.append(Mistake(shown, number, NO_WALK))
