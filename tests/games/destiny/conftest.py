"""Each of the sister games in turn."""

from __future__ import annotations

import pytest

from .sisters import SISTERS
from .sitting import Sister


@pytest.fixture(params=SISTERS)
def sister(request: pytest.FixtureRequest) -> Sister:
    """How to sit down to the game."""
    return SISTERS[request.param]
