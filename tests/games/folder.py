"""A pack as a careless author leaves it: a copy of the original one, with mistakes."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

from tablewright.engine.faults import BadInput


class Folder:
    """A copy of an original pack that a careless author has been at."""

    def __init__(self, place: Path, original: Traversable, read_pack: Callable[[Traversable], object]) -> None:
        self.place, self._read_pack = place, read_pack
        for name in files_of(original):
            (place / name).parent.mkdir(exist_ok=True)
            (place / name).write_text((original / name).read_text("utf-8"), "utf-8")

    def change(self, name: str, old: str, new: str) -> None:
        """Replace the first occurrence of some text in a file."""
        text = (self.place / name).read_text("utf-8")
        assert old in text
        (self.place / name).write_text(text.replace(old, new, 1), "utf-8")

    def complaint(self) -> str:
        with pytest.raises(BadInput) as refusal:
            self._read_pack(self.place)
        return str(refusal.value)


def files_of(folder: Traversable) -> list[str]:
    """The files of a pack, those of its folders as `stories/edge.toml`."""
    found = sorted(folder.iterdir(), key=lambda one: one.name)
    inner = [f"{one.name}/{name}" for one in found if one.is_dir() for name in files_of(one)]
    return [one.name for one in found if one.name.endswith(".toml")] + inner
