"""What the conformance suite needs around it."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

pytest.register_assert_rewrite("tests.conformance.checks", "tests.conformance.play")


@pytest.fixture(autouse=True, scope="package")
def _content_is_no_garbage() -> Iterator[None]:
    """Keep the content of all games out of garbage collection: thousands of views would make it search all that."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()
