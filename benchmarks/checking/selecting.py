"""Selecting: the pytest plugin that runs the chosen tests of a folder or file, and no others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pytest


class Selection(NamedTuple):
    """A folder, file or function of tests, and what the rest of a test's id must contain; nothing if all are meant."""

    path: str
    part: str

    @staticmethod
    def read(text: str) -> Selection:
        """Written as `tests/terminal ronin`."""
        path, _, part = text.partition(" ")
        return Selection(path, part)

    def __str__(self) -> str:
        return f"{self.path} {self.part}".rstrip()

    def covers(self, test: str) -> bool:
        rest = test.removeprefix(self.path)
        return rest != test and rest[:1] in ("", "/", ":", "[") and self.part in rest


def arguments(selections: Sequence[Selection]) -> list[str]:
    """What pytest is told, so that it collects the paths and keeps the selected tests."""
    paths = dict.fromkeys(one.path for one in selections)
    return ["-p", __name__, *paths, *(f"--selected={one}" for one in selections)]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--selected", action="append", default=[], help="a path, a space and a part of test ids")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect what was not chosen. A selection without a test is an error: nothing is left out silently."""
    selections = [Selection.read(text) for text in config.getoption("selected")]
    for selection in selections:
        if not any(selection.covers(item.nodeid) for item in items):
            raise pytest.UsageError(f"No test of {selection.path} is called {selection.part or 'anything'}.")
    kept = [item for item in items if any(one.covers(item.nodeid) for one in selections)]
    config.hook.pytest_deselected(items=[item for item in items if item not in set(kept)])
    items[:] = kept
