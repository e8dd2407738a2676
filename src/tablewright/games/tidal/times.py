"""The moments of a turn at which free actions are offered, as bits."""

from __future__ import annotations

from typing import Final, TypeAlias

Moment: TypeAlias = int

MOVING: Final = 1
ON_ISLAND: Final = 2
BEFORE_CHALLENGE: Final = 4
BEFORE_FIGHT: Final = 8
THREATENED: Final = 16
AFTER_ROLL: Final = 32
ENDING: Final = 64
ROLLED: Final = THREATENED | AFTER_ROLL
"""TB-SHIELD-03: any time after rolling."""
ANYTIME: Final = 127
IN_FIGHT: Final = BEFORE_FIGHT | ROLLED
