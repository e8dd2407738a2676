"""Whose work the pages of the hall use: the typefaces with their licences, and the authors of the icons."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

STATIC: Final = files("tablewright.hall") / "static"
OFL: Final = "SIL Open Font License 1.1"


class Typeface(NamedTuple):
    """A typeface, who drew it, and the file beside it that holds its licence."""

    name: str
    author: str
    licence: str
    file: str


TYPEFACES: Final = (
    Typeface("Alegreya", "Juan Pablo del Peral", OFL, "OFL-Alegreya.txt"),
    Typeface("Alegreya Sans", "Juan Pablo del Peral", OFL, "OFL-Alegreya-Sans.txt"),
    Typeface("Marcellus", "Brian J. Bonislawsky", OFL, "OFL-Marcellus.txt"),
    Typeface("Grenze Gotisch", "Omnibus-Type", OFL, "OFL-Grenze-Gotisch.txt"),
    Typeface("Sansita", "Omnibus-Type", OFL, "OFL-Sansita.txt"),
    Typeface("Courier Prime", "Alan Dague-Greene", OFL, "OFL-Courier-Prime.txt"),
    Typeface("Special Elite", "Brian J. Bonislawsky", "Apache License 2.0", "Apache-Special-Elite.txt"),
)


@cache
def icon_authors() -> tuple[str, ...]:
    """As the list of all icons names them."""
    listed = (STATIC / "icons" / "ATTRIBUTION.md").read_text("utf-8")
    return tuple(re.findall(r"^## ([^(\n]+?) *(?:\(|$)", listed, re.MULTILINE))
