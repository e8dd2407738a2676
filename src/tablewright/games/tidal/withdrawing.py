"""Withdrawing from challenges: the symbols that were matched all the same, and what becomes of the cards."""

from __future__ import annotations

from tablewright.engine.options import Option
from tablewright.engine.questions import choose
from tablewright.engine.table import tell
from tablewright.engine.zones import without

from .cards import discard_open, draw_challenges
from .choices import TRAIT
from .dials import advance
from .fates import Fate
from .results import UNIT, WILD, counts_of, counts_of_all, missing, said
from .sharing import NO_NEEDS, best_of, matched_beside, matched_of_both
from .table import Tidal


async def withdraw_from(table: Tidal, seat: int, fates: list[Fate], matched: tuple[int, ...]) -> None:
    """TB-CHAL-10, -11, TB-LEG-11: matched traits, the card discarded, a new one drawn; a set one stays."""
    for fate in fates:
        tell(table, "withdrew", seat=seat, card=fate.card)
    for trait, count in enumerate(matched):
        if count:
            await advance(table, seat, trait, count)
    for fate in fates:
        table.at_stake = without(table.at_stake, fate.card)
        if fate.card not in table.set_challenge:  # TB-SCHEME-13
            discard_open(table, fate.card)
            draw_challenges(table, seat, 1)


async def matched_of_withdrawn(table: Tidal, seat: int, fates: list[Fate]) -> tuple[int, ...]:
    """The required symbols that the results match; where there is a choice, the player's."""
    withdrawn = [fate.asked for fate in fates if not fate.is_completed]
    if not withdrawn or table.set_challenge:
        return NO_NEEDS
    if len(fates) == 1:
        return await matched_symbols(table, seat, withdrawn[0])
    if len(withdrawn) > 1:
        found = matched_of_both(table.showing, *withdrawn)
    else:
        completed = next(fate.asked for fate in fates if fate.is_completed)
        found = matched_beside(table.showing, withdrawn[0], completed)
    return await choose_matched(seat, best_of(found))


async def choose_matched(seat: int, found: list[tuple[int, ...]]) -> tuple[int, ...]:
    """TB-LEG-11: which symbols were matched with the dice that serve no completed challenge."""
    sums = [sum(map(int.__mul__, one, UNIT)) for one in found]
    chosen = await choose(seat, "matched", [Option(f"match:{said(one)}", one) for one in sums], "TB-LEG-11")
    return counts_of(chosen)[: len(TRAIT)]


async def matched_symbols(table: Tidal, seat: int, needs: tuple[int, ...]) -> tuple[int, ...]:
    """What wild results match is the player's choice."""
    found = counts_of_all(table.showing)
    if not missing(found, needs):
        return needs
    matched = [min(need, found[trait]) for trait, need in enumerate(needs)]
    for _ in range(min(found[WILD], sum(needs) - sum(matched))):
        lacking = [TRAIT[trait] for trait, need in enumerate(needs) if matched[trait] < need]
        matched[await choose(seat, "match-wild", lacking, "TB-CHAL-10")] += 1
    return tuple(matched)
