"""Why something cannot be done now, each with the rule that says so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablewright.engine.options import Reason

# Tokens and spaces
NO_TOKEN: Final = Reason("HER-TOKEN-07", "no-token")
SPACE_TAKEN: Final = Reason("HER-TOKEN-03", "space-taken")
IN_HAND: Final = Reason("HER-TOKEN-06", "in-hand")
FORBIDDEN: Final = Reason("HER-NARR-11", "forbidden-by-card")

NOT_YOURS: Final[Mapping[int, Reason]] = {
    seats: Reason(rule, "not-yours") for seats, rule in ((2, "HER-GEN-06"), (3, "HER-GEN-05"), (4, "HER-GEN-04"))
}
"""By number of seats: a member of the family whom another player controls."""

# Icons and printed actions
ICON_ELSEWHERE: Final[Mapping[str, Reason]] = {
    "observe": Reason("HER-ACT-01", "icon-elsewhere"),
    "talk": Reason("HER-ACT-03", "icon-elsewhere"),
    "interact": Reason("HER-ACT-06", "icon-elsewhere"),
}
ACTION_ELSEWHERE: Final = Reason("HER-NARR-14", "action-elsewhere")
OTHER_SIDE: Final = Reason("HER-NARR-15", "other-side-up")
NPC_ELSEWHERE: Final = Reason("HER-NPC-25", "npc-elsewhere")
CANNOT_PAY: Final = Reason("HER-ACT-09", "cannot-pay")
NOT_IN_DECK: Final = Reason("HER-ACT-09", "card-not-in-deck")
NOT_ALL_THERE: Final = Reason("HER-NARR-10", "not-all-there")
DECLINED: Final = Reason("HER-NARR-10", "declined")

# Moving
NO_WAY: Final = Reason("HER-MOVE-01", "no-way")
WINDOW: Final = Reason("HER-TERR-10", "window")
WALL: Final = Reason("HER-TERR-12", "wall")
CROWDED: Final = Reason("HER-MOVE-07", "crowded")
CLOSED_EDGE: Final = Reason("HER-EXPL-04", "exploration-closed")
NOT_TO_BE_FOUND: Final = Reason("HER-EXPL-09", "exploration-spent")

# Hands
NOT_HURT: Final = Reason("HER-HEAL-01", "not-hurt")
HURT_ELSEWHERE: Final = Reason("HER-HEAL-01", "hurt-elsewhere")
NOT_DAMAGED: Final = Reason("HER-ITEM-18", "item-not-damaged")
NO_MATERIAL: Final = Reason("HER-ITEM-18", "too-few-materials")
NO_UPGRADE: Final = Reason("HER-ITEM-03", "no-upgrade")
IN_USE: Final = Reason("HER-ITEM-20", "item-in-use")
TOO_DEAR: Final = Reason("HER-ITEM-21", "too-few-materials")
NOTHING_HERE: Final = Reason("HER-MAT-06", "nothing-here")
NOT_TOGETHER: Final = Reason("HER-MAT-08", "not-together")
NOTHING_TO_GIVE: Final = Reason("HER-MAT-09", "nothing-to-give")

# Attacks and damage
NOT_IN_AREA: Final = Reason("HER-COMBAT-06", "target-elsewhere")
OUT_OF_RANGE: Final = Reason("HER-RANGE-03", "out-of-range")
IS_ALLY: Final = Reason("HER-COMBAT-19", "is-ally")
NO_HEART: Final = Reason("HER-DMG-03", "no-heart")
COVERED: Final = Reason("HER-DMG-03", "heart-covered")
NOT_ALL_COVERED: Final = Reason("HER-INJ-07", "not-all-covered")
INJURED_ALREADY: Final = Reason("HER-INJ-06", "injured-already")
FARTHER: Final = Reason("HER-NPC-12", "farther-away")
DYING: Final = Reason("HER-DYING-02", "target-dying")

OBVIOUS: Final = frozenset(
    (
        NOT_HURT, NOT_DAMAGED, NO_UPGRADE, NOTHING_HERE, NOT_TOGETHER, NOTHING_TO_GIVE, NOT_ALL_COVERED,
        INJURED_ALREADY, WALL, WINDOW, CLOSED_EDGE, NOT_TO_BE_FOUND, *NOT_YOURS.values(),
    )
)  # fmt: skip
"""Reasons that nobody needs to be told before they try."""
ELSEWHERE: Final = frozenset(
    (
        *ICON_ELSEWHERE.values(),
        ACTION_ELSEWHERE,
        OTHER_SIDE,
        NPC_ELSEWHERE,
        HURT_ELSEWHERE,
        NOT_IN_AREA,
        OUT_OF_RANGE,
        CROWDED,
    )
)
"""Reasons that lie in the place: told once, not for everybody who is somewhere else."""
