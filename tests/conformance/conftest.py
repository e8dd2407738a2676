"""What the conformance suite needs around it."""

from __future__ import annotations

import gc

import pytest


@pytest.fixture(autouse=True, scope="session")
def _content_is_no_garbage() -> None:
    """The content of all games is never thrown away: whoever draws thousands of views need not search it each time."""
    gc.collect()
    gc.freeze()
