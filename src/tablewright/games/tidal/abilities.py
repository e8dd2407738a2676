"""What the character cards in force change: levels, dice, threats, and who is near."""

from __future__ import annotations

from typing import TypeVar

from .kinds import FOCUS, SPIRIT
from .powers import (
    ALONE,
    ALWAYS,
    BIT,
    FIGHTING,
    TOGETHER,
    GiveFruit,
    LevelInstead,
    LowerThreat,
    MoreDiceTogether,
    NoFirstThreat,
    Power,
)
from .table import AT_HOME, Tidal, character_card_of, is_fight, round_of

P = TypeVar("P", bound=Power)


def cards_in_force(table: Tidal, seat: int) -> tuple[int, ...]:
    """A player's character cards; in an ally turn the ally's revealed card too (TB-ALLY-04)."""
    if seat == table.active and table.actor != seat:
        return table.in_play[seat] + table.in_play[table.actor]
    return table.in_play[seat]


def powers_in_force(table: Tidal, seat: int) -> list[Power]:
    """TB-CARD-01: the abilities of all cards in play apply together."""
    return [power for card in cards_in_force(table, seat) for power in character_card_of(table, card).powers]


def has(table: Tidal, seat: int, kind: type[object]) -> bool:
    """Whether a player has a power of a kind; asked so often that only bits are compared."""
    bit, bits, faces = BIT[kind], table.content.power_bits, table.faces
    for card in table.in_play[seat]:
        if bits[faces[card]] & bit:
            return True
    if table.actor == seat or table.active != seat:
        return False
    return any(bits[faces[card]] & bit for card in table.in_play[table.actor])


def find(table: Tidal, seat: int, kind: type[P]) -> list[P]:
    """The powers of a kind that a player has."""
    if not has(table, seat, kind):
        return []
    return [power for power in powers_in_force(table, seat) if isinstance(power, kind)]


def company(table: Tidal) -> int:
    """How many other characters stand on the island of the acting pawn (TB-TURN-15 to -17)."""
    places, here = table.content.island_of_place, table.pawns[table.actor]
    if here == AT_HOME:
        return 0
    island = places[here]
    return sum(place != AT_HOME and places[place] == island for place in table.pawns) - 1


def is_time(table: Tidal, when: int) -> bool:
    """Whether the time of a power has come."""
    if when == ALWAYS:
        return True
    if when == FIGHTING:
        return is_fight(table)
    if table.pawns[table.actor] == AT_HOME:
        return False
    together = company(table) > 0
    assert when in (TOGETHER, ALONE)
    return together if when == TOGETHER else not together


def dial_level(table: Tidal, seat: int, trait: int) -> int:
    """TB-TRAIT-02: the level in the window of a dial."""
    return table.content.dial.levels[table.steps[seat][trait]]


def level(table: Tidal, seat: int, trait: int) -> int:
    """The level that a player may use: another dial's where a card allows it (TB-AXL-04, TB-EKO-05)."""
    best = dial_level(table, seat, trait)
    for power in find(table, seat, LevelInstead):
        if power.instead == trait:
            best = max(best, dial_level(table, seat, power.used))
    return best


def max_roll(table: Tidal, seat: int) -> int:
    """TB-FOCUS-01, TB-DUST-08: how many dice may be rolled without fruit."""
    dice = level(table, seat, FOCUS)
    if has(table, seat, MoreDiceTogether):
        dice += company(table)
    return dice


def trick_level(table: Tidal, seat: int) -> int:
    """TB-TRICK-01, TB-CAI-07: the Spirit level, raised for this turn if fruit was given."""
    raised = 0
    for card in table.used:
        for power in character_card_of(table, card).powers:
            if isinstance(power, GiveFruit):
                raised += power.levels
    return level(table, seat, SPIRIT) + raised


def threat_level(table: Tidal, seat: int) -> int:
    """TB-ROUND-06, TB-THREAT-06: the level of the threat die for this roll; 0 if none is rolled (TB-CAI-06)."""
    if table.throws == 0 and has(table, seat, NoFirstThreat) and not company(table):
        return 0
    lowered = sum(is_time(table, power.when) for power in find(table, seat, LowerThreat))
    return max(round_of(table).threat - lowered, 1)
