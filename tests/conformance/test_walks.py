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
PACES = {QUICK: 12, "thorough": 1}


@pytest.mark.parametrize("pace", family(PACES, lambda pace: pace == QUICK))
@pytest.mark.parametrize("variant", variants())
def test_every_check_holds_at_every_stop_of_a_walk(variant: Variant, pace: str) -> None:
    """The seed differs from variant to variant, so that all walks together see many games."""
    walk = Walk(variant, f"{pace} {variant.name}", PACES[pace])
    stop: Stop | None = walk.start()
    while stop is not None:
        for check in CHECKS:
            with where_it_failed(check.__name__, stop):
                check(stop)
        with where_it_failed("the next choice", stop):
            stop = walk.after(stop)


@contextmanager
def where_it_failed(check: str, stop: Stop) -> Iterator[None]:
    """Add to any error which check failed and where, so that the walk can be repeated."""
    try:
        yield
    except Exception as error:
        walk = stop.walk
        error.add_note(f"{check}: {walk.variant.name}, seed {walk.seed!r}, after {stop.number} choices")
        raise
