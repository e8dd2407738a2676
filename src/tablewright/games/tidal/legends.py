"""How the kinds of legendary challenges differ from ordinary ones, and the sets of them that the book suggests."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Manner:
    """How a kind of challenge differs from others; the ordinary manner differs in nothing (TB-LEG-05 to -13)."""

    key: str
    lose_matched: int = 0
    upgrade_used: int = 0
    steps: int = 1
    """How far a matched symbol advances its trait."""
    partner: int = 0
    """How many other challenges may be attempted in the same roll."""
    ranking: int = 0


ORDINARY: Final = Manner("ordinary")


@dataclass(frozen=True, slots=True)
class LegendarySet:
    """A suggested set of legendary challenges: whole manners, and some further cards of the Droska Ring."""

    key: str
    manners: tuple[str, ...]
    droska: int
