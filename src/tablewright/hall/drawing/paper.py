"""The paper that everything is drawn on: one Jinja environment for boards and pages."""

from __future__ import annotations

from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined


@cache
def paper() -> Environment:
    """Templates of the hall; everything is escaped, and a missing value is an error."""
    return Environment(
        loader=PackageLoader("tablewright.hall", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )


def draw(template: str, **values: Any) -> str:
    """A template filled in."""
    return paper().get_template(template).render(**values)
