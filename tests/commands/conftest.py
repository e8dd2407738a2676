"""Runs the one command in this process, and lends records and positions to try it on."""

from __future__ import annotations

import json
import shutil
import sys
import warnings
from collections.abc import Callable
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import pytest
from rich.console import Console

from tablewright import cli
from tablewright.engine.dice import Luck
from tablewright.engine.match import Match
from tablewright.games import find_game

ORIGINAL = files("tablewright.games.ronin") / "packs" / "original"


class Outcome(NamedTuple):
    """How a run of the command ended, and what it wrote."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        """The output as JSON, which must be all there is."""
        assert self.code == 0, self.err
        return json.loads(self.out)

    def complaint(self) -> str:
        """What a refused command says: exactly one line on the error stream, exit code 2, and no other output."""
        assert self.code == 2
        assert self.out == ""
        assert self.err.startswith("tablewright: ")
        assert self.err.endswith("\n")
        assert self.err.count("\n") == 1
        assert "Traceback" not in self.err
        return self.err


Run: TypeAlias = Callable[..., Outcome]
Write: TypeAlias = Callable[..., Path]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run `tablewright` with these words."""
    # A console keeps the colours of the terminal it first wrote to, and some tests pretend that there is one.
    monkeypatch.setattr(cli.app, "console", Console(color_system=None))

    def running(*words: object) -> Outcome:
        monkeypatch.setattr(sys, "argv", ["tablewright", *map(str, words)])
        capsys.readouterr()
        code = exit_code()
        return Outcome(code, *capsys.readouterr())

    return running


def exit_code() -> int:
    """Run the command to its end."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Cyclopts application invoked without tokens")
        try:
            cli.main()
        except SystemExit as end:
            return end.code if isinstance(end.code, int) else -1
    raise AssertionError("the command did not end")


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write a file: data as JSON, everything else as it is."""

    def writing(content: Any, name: str = "file.json") -> Path:
        path = tmp_path / name
        if isinstance(content, bytes):
            path.write_bytes(content)
        else:
            path.write_text(content if isinstance(content, str) else json.dumps(content), "utf-8")
        return path

    return writing


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of the original pack of Ronin, to be damaged."""
    folder = tmp_path / "own-pack"
    shutil.copytree(str(ORIGINAL), folder)
    return folder


@lru_cache(maxsize=8)
def record_text(length: int | None = None, players: int = 3) -> str:
    """The record of a random game of Ronin, whole or cut off after so many choices."""
    match, luck = Match(find_game("ronin"), players, {}, "recorded"), Luck("recorded")
    while not match.over and (length is None or len(match.played) < length):
        questions = list(match.position.open().values())
        question = questions[luck.below(len(questions))]
        match.choose(question.seat, question.options[luck.below(len(question.options))].id)
    return match.record().to_json()


def record_data(length: int | None = None) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(record_text(length))
    return data
