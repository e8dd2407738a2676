"""The odds of completing a challenge with the next roll, exact; those of a fight are in `strike_odds`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import prod
from typing import Final, NamedTuple

from tablewright.engine.zones import Zone

from .abilities import threat_level
from .content import Pack
from .paying import shells_in_reach
from .results import NO_RESULT, NOTHING, WILD, Counts, added, capped, counts_of, counts_of_all, missing
from .table import Tidal, half_at_stake

Needs = tuple[int, ...]
MOST_SYMBOLS: Final = 7
"""No face shows more; see `results`."""


class Odds(NamedTuple):
    """So many of all equally likely rolls."""

    favourable: int
    all: int

    @property
    def chance(self) -> float:
        return self.favourable / self.all


class Throw(NamedTuple):
    """What is about to be rolled: dice by kind, beside the results that stay; and what the threat die may cost."""

    dice: Zone
    kept: Zone
    losses: tuple[int, ...]
    """For each face of the threat die, the dice lost after blocking; one face without a loss if none is rolled."""


def losses_of(threat: Sequence[int], shells: int) -> tuple[int, ...]:
    """TB-THREAT-03: each X that no shell blocks costs a die."""
    return tuple(max(count - shells, 0) for count in threat) or (0,)


# Challenges


def useful_part(result: int, needs: Needs) -> Counts:
    """What a face can contribute; faces that contribute alike are the same for the odds."""
    return capped(counts_of(result), needs)


def most_useful(part: Counts, needs: Needs) -> int:
    """More dice of this kind than these can never help."""
    touched = sum(need for need, count in zip(needs, part, strict=False) if count)
    return sum(needs) if part[WILD] else touched


def challenge_odds(content: Pack, throw: Throw, needs: Needs) -> Odds:
    """TB-CHAL-08: how many rolls leave enough dice to match every symbol, whichever the player gives up.

    No match takes more dice than symbols: while that many are left, it only matters what all dice show together.
    """
    left = [len(throw.dice) + len(throw.kept) - lost for lost in throw.losses]
    scarce = [dice for dice in left if 0 < dice < sum(needs)]
    ample = sum(dice >= sum(needs) for dice in left)
    favourable = ample * matching_rolls(content, throw, needs) if ample else 0
    if scarce:
        for shown, weight in distribution(content, throw, needs).items():
            favourable += weight * sum(can_match(shown, needs, dice, NOTHING) for dice in scarce)
    return Odds(favourable, rolls_of(content, throw) * len(left))


def rolls_of(content: Pack, throw: Throw) -> int:
    """All rolls of the trait dice."""
    return prod(len(content.dice[kind]) for kind in throw.dice)


def matching_rolls(content: Pack, throw: Throw, needs: Needs) -> int:
    """How many rolls match every symbol with all their dice; what is shown beyond the needs is not told apart."""
    sums = {capped(counts_of_all(throw.kept), needs): 1}
    for kind in throw.dice:
        faces = [useful_part(face, needs) for face in content.dice[kind]]
        following: dict[Counts, int] = {}
        for found, weight in sums.items():
            for part in faces:
                total = capped(added(found, part), needs)
                following[total] = following.get(total, 0) + weight
        sums = following
    return sum(weight for found, weight in sums.items() if not missing(found, needs))


PartsShown = tuple[tuple[Counts, int], ...]
"""How many dice contribute what; parts that contribute nothing are left out."""


def distribution(content: Pack, throw: Throw, needs: Needs) -> dict[PartsShown, int]:
    """How many rolls lead to each collection of useful parts, no part more often than it can help."""
    start: dict[Counts, int] = {}
    for result in throw.kept:
        start = with_part(start, useful_part(result, needs), needs)
    rolls = {as_shown(start): 1}
    for kind in throw.dice:
        rolls = after_die(rolls, [useful_part(face, needs) for face in content.dice[kind]], needs)
    return rolls


def after_die(rolls: dict[PartsShown, int], faces: Sequence[Counts], needs: Needs) -> dict[PartsShown, int]:
    """The collections after one die more."""
    found: dict[PartsShown, int] = {}
    for shown, weight in rolls.items():
        for part in faces:
            following = as_shown(with_part(dict(shown), part, needs))
            found[following] = found.get(following, 0) + weight
    return found


def with_part(parts: dict[Counts, int], part: Counts, needs: Needs) -> dict[Counts, int]:
    if any(part):
        parts[part] = min(parts.get(part, 0) + 1, most_useful(part, needs))
    return parts


def as_shown(parts: dict[Counts, int]) -> PartsShown:
    return tuple(sorted(parts.items()))


@lru_cache(maxsize=50000)
def can_match(shown: PartsShown, needs: Needs, dice: int, found: Counts) -> bool:
    """Whether so many dice of a collection suffice, beside what was found already."""
    short = missing(found, needs)
    if not short:
        return True
    if not shown or short > dice * MOST_SYMBOLS:
        return False
    (part, number), rest = shown[0], shown[1:]
    return any(
        can_match(rest, needs, dice - taken, capped(times(found, part, taken), needs))
        for taken in range(min(number, dice), -1, -1)
    )


def times(found: Counts, part: Counts, taken: int) -> Counts:
    """What was found, with so many dice of a part."""
    for _ in range(taken):
        found = added(found, part)
    return found


@lru_cache(maxsize=200000)
def chance_to_match(dice: tuple[Zone, ...], lacking: Needs, wild: int) -> float:
    """The chance that dice with these faces show every lacking symbol, beside some wild ones; no threat is counted."""
    if sum(lacking) <= wild:
        return 1.0
    if not dice:
        return 0.0
    chances = 0.0
    for face in dice[0]:
        found = counts_of(face)
        less = tuple(max(need - have, 0) for need, have in zip(lacking, found, strict=False))
        chances += chance_to_match(dice[1:], less, wild + found[WILD])
    return chances / len(dice[0])


# The running attempt


def rolling(table: Tidal) -> Zone:
    """The dice of the next roll: all before the first one, those chosen to be rolled again after it."""
    return table.again or tuple(die for die, result in enumerate(table.showing) if result == NO_RESULT)


def throw_of(table: Tidal) -> Throw:
    rolled = rolling(table)
    dice = tuple(table.attempt[die] for die in rolled)
    kept = tuple(result for die, result in enumerate(table.showing) if die not in rolled)
    threat = table.content.threat[threat_level(table, table.active)]
    return Throw(dice, kept, losses_of(threat, shells_in_reach(table, table.active)))


def odds_of_card(table: Tidal, card: int) -> list[Odds]:
    """The odds of one of the challenges at stake, if all dice are matched to it (TB-LEG-10)."""
    half, throw = half_at_stake(table, card), throw_of(table)
    return [challenge_odds(table.content, throw, needs) for needs in half.asked] if throw.dice else []
