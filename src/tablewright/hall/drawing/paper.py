"""The paper that everything is drawn on: one Jinja environment for boards and pages."""

from __future__ import annotations

from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined, Template

from .signs import NOTHING


@cache
def paper() -> Environment:
    """Templates of the hall; everything is escaped, and a missing value is an error.

    Where a region is not there, they put `nothing`.
    """
    environment = Environment(
        loader=PackageLoader("tablewright.hall", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    environment.globals["nothing"] = NOTHING
    return environment


@cache
def sheet(template: str) -> Template:
    return paper().get_template(template)


def draw(template: str, **values: Any) -> str:
    """A template filled in; parts of pages are kept for every table, so they are written in ASCII."""
    text = sheet(template).render(**values)
    return text if template.startswith("pages/") else in_ascii(text)


def in_ascii(text: str) -> str:
    """Letters beyond ASCII as references.

    A single arrow would make Python keep the whole text in two bytes a letter, and once more in UTF-8.
    """
    return text.encode("ascii", "xmlcharrefreplace").decode("ascii")
