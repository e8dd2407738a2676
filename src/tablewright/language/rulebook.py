"""The numbered rules of a game, in a reader's language."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from tablewright.engine.game import Game

ORIGINS = ("printed: ", "constructed: ", "z instrukcji: ", "ułożony: ", "z pravidel: ", "sestavený: ")
"""Where an example comes from: authors note it for each other, before the example."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule; `open` is a ruling adopted where the book is silent."""

    id: str
    title: str
    text: str
    examples: tuple[str, ...] = ()
    open: str | None = None


@lru_cache(maxsize=32)
def _read(game: Game[Any], language: str) -> Mapping[str, Rule]:
    text = (game.folder / "rules" / f"{language}.toml").read_text("utf-8")
    return {
        entry["id"]: Rule(entry["id"], entry["title"], entry["text"], _examples(entry), entry.get("open"))
        for entry in tomllib.loads(text)["rule"]
    }


def _examples(entry: Mapping[str, str]) -> tuple[str, ...]:
    """Authors write several examples of a rule in one line, with a bar between them."""
    written = entry.get("example")
    return () if written is None else tuple(_sentence(one) for one in written.split(" | "))


def _sentence(example: str) -> str:
    """What is given and what follows stand between slashes; read aloud they are one sentence."""
    for origin in ORIGINS:
        example = example.removeprefix(origin)
    said = example.replace(" / ", ", ")
    return f"{said[0].upper()}{said[1:]}."


def rulebook(game: Game[Any], language: str = "en") -> Mapping[str, Rule]:
    """All rules of a game by id, in the order of the book."""
    return _read(game, language)
