"""How the results of one roll are shared out: which die serves which challenge, and none of them two (TB-LEG-10)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product

from tablewright.engine.zones import Zone

from .results import NOTHING, UNIT, WILD, Counts, added, capped, counts_of, missing

Needs = tuple[int, ...]
NO_NEEDS: Needs = (0, 0, 0, 0)


def shares(results: Sequence[int], needs: Needs, others: Needs) -> set[tuple[Counts, Counts]]:
    """Every way to give each die to one of two challenges; what neither of them can use is not told apart."""
    found = {(NOTHING, NOTHING)}
    for result in results:
        part = counts_of(result)
        to_one = {(capped(added(one, part), needs), other) for one, other in found}
        found = to_one | {(one, capped(added(other, part), others)) for one, other in found}
    return found


def serve_both(results: Sequence[int], needs: Needs, others: Needs) -> bool:
    """Whether the dice can be shared out so that both lots of symbols are matched."""
    return any(not missing(one, needs) and not missing(other, others) for one, other in shares(results, needs, others))


# Withdrawing (TB-CHAL-10, TB-LEG-11)


def partly_matched(found: Counts, needs: Needs) -> Iterator[Needs]:
    """What some results match of the needs, for every use of the wild ones."""
    matched = tuple(map(min, needs, found))
    lacking = [trait for trait, need in enumerate(needs) for _ in range(need - matched[trait])]
    for wild in set(combinations(lacking, min(found[WILD], len(lacking)))):
        yield tuple(count + wild.count(trait) for trait, count in enumerate(matched))


def matched_beside(results: Sequence[int], needs: Needs, completed: Needs) -> set[Needs]:
    """What can be matched of a challenge while another one is completed with its share."""
    shared = shares(results, needs, completed)
    served = {one for one, other in shared if not missing(other, completed)}
    return {matched for one in served for matched in partly_matched(one, needs)}


def matched_of_both(results: Sequence[int], needs: Needs, others: Needs) -> set[Needs]:
    """What can be matched of two challenges together."""
    return {
        total(matched, beside)
        for one, other in shares(results, needs, others)
        for matched in partly_matched(one, needs)
        for beside in partly_matched(other, others)
    }


def total(needs: Needs, others: Needs) -> Needs:
    return tuple(map(int.__add__, needs, others))


def best_of(found: set[Needs]) -> list[Needs]:
    """Those to which no other one adds a symbol without leaving one out."""
    return sorted(one for one in found if not any(one != other and is_within(one, other) for other in found))


def is_within(one: Needs, other: Needs) -> bool:
    return all(map(int.__le__, one, other))


# Dice matched to a challenge (TB-LEG-05)


def matched_together(results: Zone, count: int, needs: Needs, others: Needs) -> list[Zone]:
    """The sets of so many dice that can all be matched to one challenge, the rest serving it and the other one.

    Where no set has so many, those of the next smaller size.
    """
    for size in range(min(count, len(results)), 0, -1):
        sets = [dice for dice in combinations(range(len(results)), size) if all_match(results, dice, needs, others)]
        if sets:
            return sets
    return []


def all_match(results: Zone, dice: Zone, needs: Needs, others: Needs) -> bool:
    """Whether each of these dice can give at least one symbol, and all dice together what is still missing."""
    rest = [result for die, result in enumerate(results) if die not in dice]
    return any(
        leaves_enough([results[die] for die in dice], used, rest, needs, others)
        for used in product(*(symbols_used(results[die], needs) for die in dice))
    )


def symbols_used(result: int, needs: Needs) -> list[tuple[int, int]]:
    """What a die may give: a symbol on it, and the trait that it stands for."""
    found = counts_of(result)
    wanted = [trait for trait, need in enumerate(needs) if need]
    own = [(trait, trait) for trait in wanted if found[trait]]
    return own + [(WILD, trait) for trait in wanted if found[WILD]]


def leaves_enough(
    matched: list[int], used: tuple[tuple[int, int], ...], rest: list[int], needs: Needs, others: Needs
) -> bool:
    """Whether the other symbols suffice, once each matched die has given the one named."""
    left = tuple(need - sum(trait == given for _, given in used) for trait, need in enumerate(needs))
    if min(left) < 0:
        return False
    spare = NOTHING
    for result, (symbol, _) in zip(matched, used, strict=True):
        spare = added(spare, counts_of(result - UNIT[symbol]))
    found = shares(rest, left, others)
    return any(not missing(added(spare, one), left) and not missing(other, others) for one, other in found)
