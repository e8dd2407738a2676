"""Recorded games are written over only when somebody names them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tablewright.engine.record import read_record
from tests.recorded.keep_older import keep_older
from tests.recorded.record_games import FOLDER, app, record_games


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The recorded games, where they may be written over."""
    return Path(shutil.copytree(FOLDER, tmp_path / "recorded", ignore=shutil.ignore_patterns("*.py", "__pycache__")))


def test_without_a_name_only_what_is_missing_is_recorded(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing, kept = folder / "example" / "players-3.json", folder / "example" / "players-2.json"
    recorded = missing.read_text("utf-8")
    missing.unlink()
    kept.write_text("as it was", "utf-8")

    record_games(folder=folder)

    assert capsys.readouterr().out == f"{missing}\n"
    assert missing.read_text("utf-8") == recorded
    assert kept.read_text("utf-8") == "as it was"


def test_a_game_that_is_named_is_recorded_anew_and_no_other(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old = folder / "example" / "players-2.json"
    old.write_text("as it was", "utf-8")

    record_games("example", folder=folder)

    written = [Path(line).relative_to(folder).as_posix() for line in capsys.readouterr().out.splitlines()]
    assert written == [f"example/players-{players}.json" for players in range(2, 6)]
    assert old.read_text("utf-8") != "as it was"


def test_asking_for_help_records_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    app("--help", result_action="return_value")

    assert ".json" not in capsys.readouterr().out


def test_before_a_version_is_raised_running_games_are_kept_under_its_number(folder: Path) -> None:
    keep_older("example", folder=folder)

    (kept,) = (folder / "older").glob("example-*")
    record = read_record((kept / "players-3.json").read_text("utf-8"), "players-3.json")
    assert kept.name == f"example-{record.rules}"
    assert record.result is None
    assert record.steps
