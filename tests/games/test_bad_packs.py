"""A pack that lacks a file, or has one that cannot be read, is refused in a sentence that names it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablewright.games.example import content as example
from tablewright.games.path import reading as path
from tablewright.games.ronin import content as ronin
from tablewright.games.tidal import reading as tidal

from .folder import Folder, files_of

PACKS = {"ronin": ronin, "path": path, "tidal": tidal, "example": example}
EVERY_FILE = pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game, pack in PACKS.items() for name in files_of(pack.ORIGINAL)]
)


def copy_of(game: str, place: Path) -> Folder:
    return Folder(place, PACKS[game].ORIGINAL, PACKS[game].read_pack)


@EVERY_FILE
def test_a_missing_file_is_named(game: str, name: str, tmp_path: Path) -> None:
    folder = copy_of(game, tmp_path)
    (folder.place / name).unlink()

    assert f"lacks the file {name.rpartition('/')[2]}" in folder.complaint()


@EVERY_FILE
def test_a_file_that_is_no_toml_is_named(game: str, name: str, tmp_path: Path) -> None:
    folder = copy_of(game, tmp_path)
    (folder.place / name).write_text("[[card", "utf-8")

    assert folder.complaint().startswith(f"{name.rpartition('/')[2]} is not readable as TOML: ")
