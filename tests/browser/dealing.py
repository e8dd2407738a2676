"""The hall as browser tests start it: each test names the seeds of its tables, so that what fails once fails again."""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path
from unittest.mock import patch

from tablewright import cli

PROGRAM = (str(Path(__file__)),)
SHUFFLE = "TABLEWRIGHT_TEST_SHUFFLE"
"""Any other word in this variable deals every test of the browser anew."""


def name_deals(folder: Path, test: str) -> None:
    """From now on the tables of the hall in this folder are dealt for that test."""
    _named(folder).write_text(f"{test} {os.environ.get(SHUFFLE, '')}", "utf-8")


def _named(folder: Path) -> Path:
    return folder / "deals.txt"


class Dealer:
    """The seeds of one test after another: the first table of a test is always dealt alike, and so on."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._test = ""
        self._dealt = 0

    def seed(self) -> str:
        named = _named(self._folder)
        test = named.read_text("utf-8") if named.exists() else ""
        self._dealt = self._dealt + 1 if test == self._test else 1
        self._test = test
        return hashlib.sha256(f"{test} {self._dealt}".encode()).hexdigest()[:32]


if __name__ == "__main__":
    sys.argv[0] = "tablewright"
    with patch("tablewright.hall.opening.new_seed", Dealer(Path.cwd()).seed):
        cli.main()
