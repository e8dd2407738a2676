"""The names and numbers of traits, islands, dice, slots and roles: what everything else is built from."""

from __future__ import annotations

from typing import Final

TRAITS: Final = ("focus", "spirit", "resilience", "synergy")
FOCUS, SPIRIT, RESILIENCE, SYNERGY = range(4)

# The arenas come first, in the order in which the Arbiter visits them (TB-ARB-02).
ISLANDS: Final = ("droska", "chronosseum", "lamara", "citadel", "fold")
DROSKA, CHRONOSSEUM, LAMARA, CITADEL, FOLD = range(5)
ARENAS: Final = ISLANDS[:3]
NOWHERE: Final = -1

SLOTS: Final = ("edge", "reef")
EDGE, REEF = range(2)

ROLES: Final = ("player", "rival", "ally")
PLAYER, RIVAL, ALLY = range(3)

# TB-DICE-01: four levels; adept and elite dice in two colours, a guild die for each trait.
DICE: Final = (
    "novice", "red-adept", "blue-adept", "red-elite", "blue-elite",
    "guild-focus", "guild-spirit", "guild-resilience", "guild-synergy",
)  # fmt: skip
NOVICE: Final = 0
LEVEL: Final = (1, 2, 2, 3, 3, 4, 4, 4, 4)
TOP_LEVEL: Final = 4
OF_LEVEL: Final = ((), (0,), (1, 2), (3, 4), (5, 6, 7, 8))
COLOURS: Final = ("red", "blue")
UPGRADES: Final = ((1, 2), (3,), (4,), (5, 6, 7, 8), (5, 6, 7, 8), (), (), (), ())
"""TB-DICE-05: what each kind may become."""
DEGRADES: Final = ((), (0,), (0,), (1,), (2,), (3, 4), (3, 4), (3, 4), (3, 4))
"""TB-DICE-06: what each kind may fall to."""


def is_arena(island: int) -> bool:
    """TB-SPACE-01."""
    return 0 <= island < len(ARENAS)
