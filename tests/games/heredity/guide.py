"""What the guide for authors shows: the files of its chapter, and a row for every word of the vocabulary."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

from tablewright.games.heredity import cards, conditions, vocabulary
from tablewright.games.heredity.scenario.words import WORDS, arguments_of, needed

GUIDE = Path(__file__).parents[3] / "docs" / "scenarios.md"
KINDS: dict[str, Any] = {
    "instructions": vocabulary.Instruction,
    "conditions": conditions.Condition,
    "moments": conditions.Trigger,
    "ai": cards.AiLine,
    "effects": cards.ItemEffect,
    "permanent": cards.PermanentEffect,
}
FILES = re.compile(r"#### `([a-z]+\.(?:toml|md))`\n.*?```(?:toml|markdown)\n(.*?)```", re.DOTALL)
"""A heading with the name of a file, then what is in it."""


def rows(kind: str) -> list[str]:
    """One row of a table for each word of a vocabulary; arguments that may be left out stand in brackets."""
    return [f"| `{WORDS[word]}` | {spelled(word)} | {said(word)} |" for word in get_args(KINDS[kind])]


def spelled(word: Any) -> str:
    names = (f"`{name}`" if needed(one) else f"[`{name}`]" for name, one in arguments_of(word).items())
    return " ".join(names) or "none"


def said(word: Any) -> str:
    """What the class says of itself, without the numbers of rules."""
    return re.sub(r" \(HER-[^)]*\)", "", " ".join((word.__doc__ or "").split()))


def chapter_of_the_guide(folder: Path) -> Path:
    """The chapter that the guide writes step by step, as files in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in FILES.findall(GUIDE.read_text("utf-8")):
        (folder / name).write_text(text, "utf-8")
    return folder
