"""The signs that Ronin has of its own: tea and cooperation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..destiny import signs

PASSING: Final = ("⇐", "⇒")
TEA: Final = "≋"
TRACK: Final = "≡"
SHORT: Final[Mapping[str, str]] = {
    **signs.SHORT,
    "condition-exactly-two-inactive": "=2○",
    "condition-neighbour-cards": "↔1-3{colour}",
    "result-each-track": "+1≡≡",
    "result-one-track": "+1-3≡",
}
