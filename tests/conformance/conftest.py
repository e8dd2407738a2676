"""What the conformance suite needs around it."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True, scope="module")
def _content_is_no_garbage() -> Iterator[None]:
    """The content of all games stays: whoever draws thousands of views need not search it for garbage each time."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()
