"""The signs of every board: the pictures that it has chosen, and numbers that are drawn rather than read."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, TypeAlias

from markupsafe import Markup

from .files import sprite_of

NOTHING: Final = Markup("")
Pictures: TypeAlias = Mapping[str, Mapping[str, str]]
"""The names of pictures in the sprites, by the kind and the name of what they show."""


def pictures_of(board: str) -> Pictures:
    """The pictures that the package of a board has chosen."""
    return tomllib.loads((files(board) / "pictures.toml").read_text("utf-8"))


@cache
def icon(name: str) -> Markup:
    """A picture of the sprite; it says nothing to a screen reader, the words beside it do."""
    return Markup('<svg class="icon" aria-hidden="true"><use href="{}"/></svg>').format(sprite_of(name))


def count(number: str) -> Markup:
    """A number that is drawn: what is read aloud is the sentence, not the signs."""
    return Markup('<b class="count" data-count="{}"></b>').format(number)
