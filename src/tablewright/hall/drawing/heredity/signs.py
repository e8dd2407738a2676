"""The signs of Heredity: pictures of people, actions, tokens, lines and cards, as icons and as pieces of the map."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from markupsafe import Markup

from ..files import sprite_of
from ..signs import icon, pictures_of

PICTURES: Final = pictures_of(__package__)
GROUNDS: Final = {word: ground for ground, words in PICTURES["ground"].items() for word in words.split()}
INDOORS: Final = ("black", "blue", "green")


def sign(name: str) -> Markup:
    """One of the signs that stand for a thing of the table."""
    return icon(PICTURES["sign"][name])


def picture(group: str, name: str) -> Markup:
    """The picture of something by its kind and name."""
    return icon(PICTURES[group][name])


@cache
def portrait(pc: str) -> Markup:
    """A member of the family, in its colour."""
    return Markup('<span class="portrait">{}</span>').format(picture("pc", pc))


def token_picture(kind: str) -> str:
    """The name of the picture of a kind of token; the special tokens of a chapter share one."""
    return PICTURES["token"].get(kind, PICTURES["token"]["special"])


def token(kind: str) -> Markup:
    return icon(token_picture(kind))


def card_picture(number: int, kind: str) -> str:
    """The name of the picture of a card; one that has none shows its kind."""
    return PICTURES["card"].get(str(number), PICTURES["kind"][kind])


@cache
def drawn(name: str) -> Markup:
    """A picture within a drawing: as large as the square around the middle that it fills."""
    return Markup(
        '<svg class="glyph" x="-50" y="-50" width="100" height="100" viewBox="0 0 512 512"><use href="{}"/></svg>'
    ).format(sprite_of(name))


def ground_on(side: str, area: str, lines: tuple[str, ...]) -> str:
    """The texture of an area on a side of a card, such as `108` or `108b`."""
    return PICTURES["land"].get(f"{side}-{area}") or ground_of(area, lines)


def ground_of(area: str, lines: tuple[str, ...]) -> str:
    """The texture of an area by its name, and by the lines around it if its name says nothing."""
    for word in reversed(re.split("[-_ ]", area)):
        known = next((GROUNDS[word[begin:]] for begin in range(len(word)) if word[begin:] in GROUNDS), None)
        if known is not None:
            return known
    return "boards" if lines and all(colour in INDOORS for colour in lines) else "earth"
