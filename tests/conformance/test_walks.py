"""One walk through a random game of every variant, with every check at every stop."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from ..families import family
from .checks import CHECKS
from .play import Variant, variants
from .walk import Stop, Walk

QUICK = "quick"
PACES = {QUICK: 4, "thorough": 1, "another": 1}


@pytest.mark.parametrize("walk", family(PACES, lambda name: name == QUICK))
@pytest.mark.parametrize("variant", variants())
def test_every_check_holds_at_every_stop_of_a_walk(variant: Variant, walk: str) -> None:
    """The seed differs from variant to variant, so that all walks together see many games."""
    for stop in Walk(variant, f"{walk} {variant.name}", PACES[walk]).stops():
        for check in CHECKS:
            with where_it_failed(check.__name__, stop):
                check(stop)


@contextmanager
def where_it_failed(check: str, stop: Stop) -> Iterator[None]:
    """Add to any error which check failed and where, so that the walk can be repeated."""
    try:
        yield
    except Exception as error:
        walk = stop.walk
        error.add_note(f"{check}: {walk.variant.name}, seed {walk.seed!r}, after {stop.number} choices")
        raise
