"""What a bot strives for that plays alone: the lead over the rival, turns with allies, schemes that do not hatch."""

from __future__ import annotations

from typing import Final

from .allies import allies_of, usable_allies
from .kinds import FOLD, NOWHERE
from .modes import Aims
from .rival import BESIDE_ARBITER, outshone, rival_of
from .schemes import YOU
from .table import AT_HOME, Tidal, island_of

POSITION: Final = 3.0
"""What a position ahead of the rival is worth."""
ALLY_TURN: Final = 2.5
"""What a turn with an ally is worth."""
READY: Final = 1.0
"""An ally who is about to move is better than rest."""
SCHEMED: Final = 0.1
"""What every card in a column of schemes costs."""
DECEIVED: Final = 2.0
"""What a challenge costs that was set (TB-SCHEME-13)."""
KIDNAPPED: Final = 4.0
"""What the missing Arbiter costs (TB-SCHEME-19)."""


def hopes_alone(table: Tidal, seat: int) -> float:
    """What may still come with allies, less what may come of schemes."""
    worth = ALLY_TURN * ally_turns(table, seat) - harm(table)
    if not is_answered(table):
        return worth
    return worth + POSITION * just_gained(table) + READY * (table.actor in allies_of(table))


def ally_turns(table: Tidal, seat: int) -> int:
    """The turns with allies that can be had now, and all that later rounds may allow."""
    coming = len(table.content.rounds) - 1 - table.round
    return len(usable_allies(table, seat)) + coming * len(allies_of(table))


def harm(table: Tidal) -> float:
    """What schemes cost that have hatched or may hatch."""
    growing = SCHEMED * sum(map(len, table.schemes))
    return growing + DECEIVED * len(table.set_challenge) + KIDNAPPED * (table.arbiter == NOWHERE)


def is_answered(table: Tidal) -> bool:
    """Whether the rival has moved since the player did anything."""
    return table.active != YOU or (table.visited == NOWHERE and not table.used and not table.tricks_played)


def just_gained(table: Tidal) -> int:
    """What the rival has gained where it stands (TB-RIV-03, -07): it was bound to come, whatever the player did."""
    if table.pawns[rival_of(table)] == AT_HOME:
        return 0
    island = island_of(table, rival_of(table))
    return (island == FOLD) + BESIDE_ARBITER * (island == table.arbiter)


def tokens_lacking(table: Tidal, seat: int, slot: int) -> int:
    """TB-RIV-09, -10: as many tokens on a monster as the rival has, and at least one."""
    covers = table.hits[slot]
    return max(covers.count(rival_of(table)), 1) - covers.count(seat)


AIMS_ALONE: Final = Aims(
    score=POSITION,
    position=0.0,
    feat=POSITION,
    point=0.2,
    hit=0.3,
    fruit=6.0,
    more=hopes_alone,
    outshone=outshone,
    lacking=tokens_lacking,
)
