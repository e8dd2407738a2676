"""Files that pages refer to, by addresses of their content, so that browsers may keep them for ever."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path

from tablewright.engine.faults import Fault


def static_folder() -> Path:
    with as_file(files("tablewright.hall") / "static") as folder:
        return folder


@cache
def asset(path: str) -> str:
    """The address of a file; another content gives another address."""
    digest = hashlib.blake2s((static_folder() / path).read_bytes(), digest_size=4).hexdigest()
    return f"/static/{path}?{digest}"


@cache
def is_there(path: str) -> bool:
    """Whether there is such a file; some are looked for by the name of a game, and not every game needs them."""
    return (static_folder() / path).is_file()


@cache
def sprites() -> dict[str, str]:
    """The address of every picture: those of the pages in one sprite, those of each game in others."""
    return {
        name: f"{asset(f'icons/{sprite.name}')}#{name}"
        for sprite in (static_folder() / "icons").glob("*.svg")
        for name in re.findall(r'<symbol id="([^"]+)"', sprite.read_text("utf-8"))
    }


def sprite_of(name: str) -> str:
    """The address of a picture by its name."""
    if name not in sprites():
        raise Fault(f"There is no picture {name!r} in static/icons.")
    return sprites()[name]
