"""The numbered rules of a game, in a reader's language."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from tablewright.engine.game import Game


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule; `open` is a ruling adopted where the book is silent."""

    id: str
    title: str
    text: str
    example: str | None = None
    open: str | None = None


@lru_cache(maxsize=32)
def _read(game: Game[Any], language: str) -> Mapping[str, Rule]:
    text = (game.folder / "rules" / f"{language}.toml").read_text("utf-8")
    return {
        entry["id"]: Rule(entry["id"], entry["title"], entry["text"], entry.get("example"), entry.get("open"))
        for entry in tomllib.loads(text)["rule"]
    }


def rulebook(game: Game[Any], language: str = "en") -> Mapping[str, Rule]:
    """All rules of a game by id, in the order of the book."""
    return _read(game, language)
