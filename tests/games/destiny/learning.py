"""Characters of the sister games whose abilities stand on fields that a test knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tablewright.games.destiny.pack import Ability
from tablewright.games.destiny.powers import DrawCards


def learners(pack: Any, windows: Sequence[str]) -> tuple[Any, ...]:
    """Every character with abilities for these moments on the fields 0, 5, 10 and 15: geralt-1 to geralt-4, say."""
    return tuple(
        replace(
            one,
            fields=(0, 5, 10, 15),
            abilities=tuple(
                Ability(f"{one.key}-{slot}", window, DrawCards(1)) for slot, window in enumerate(windows, start=1)
            ),
        )
        for one in pack.characters
    )
