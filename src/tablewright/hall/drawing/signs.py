"""The signs of every board: a picture of the sprite, and a number that is drawn rather than read."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from .files import sprite_of

NOTHING: Final = Markup("")


@cache
def icon(name: str) -> Markup:
    """A picture of the sprite; it says nothing to a screen reader, the words beside it do."""
    return Markup('<svg class="icon" aria-hidden="true"><use href="{}"/></svg>').format(sprite_of(name))


def count(number: str) -> Markup:
    """A number that is drawn: what is read aloud is the sentence, not the signs."""
    return Markup('<b class="count" data-count="{}"></b>').format(number)
