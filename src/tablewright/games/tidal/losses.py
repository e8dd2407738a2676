"""Suffering losses: invasion penalties, and what schemes cost."""

from __future__ import annotations

from typing import assert_never

from tablewright.engine.options import Option
from tablewright.engine.questions import choose
from tablewright.engine.table import tell
from tablewright.engine.zones import without

from . import vocabulary as words
from .cards import discard_challenge, discard_trick
from .champions import rank
from .choices import DISCARD, TRAIT
from .dials import reduce
from .dice import KINDS, degrade_owned, lose_owned, owned
from .kinds import LEVEL, SYNERGY
from .paying import fruit_in_reach, pay, shells_in_reach
from .table import Tidal
from .vocabulary import Loss, Losses


async def suffer(table: Tidal, seat: int, losses: Losses, rule: str) -> int:
    """TB-NIGHT-04: as much as possible; gives how much could not be lost (TB-SCHEME-10)."""
    short = 0
    for loss in losses:
        short += await suffer_one(table, seat, loss, rule)
    return short


async def suffer_one(table: Tidal, seat: int, loss: Loss, rule: str) -> int:
    match loss:
        case words.LoseShells(count):
            return await lose_shells(table, seat, count)
        case words.LoseFruit(count):
            return await lose_fruit(table, seat, count)
        case words.LoseDice(count, least):
            return await lose_dice(table, seat, count, least, rule)
        case words.LoseRanking(count):
            short = max(count - table.ranking[seat], 0)
            rank(table, seat, -count)
            return short
        case words.DegradeHighest():
            return await degrade_highest(table, seat, rule)
        case words.DegradeFrom(least):
            return await degrade_from(table, seat, least, rule)
        case words.Reduce(traits, steps):
            return sum(steps - reduce(table, seat, trait, steps) for trait in traits)
        case words.ReduceAny(steps):
            return await reduce_any(table, seat, steps, rule)
        case words.DiscardTricks(count):
            return await discard_cards(table, seat, count, rule, table.tricks)
        case words.DiscardChallenges(count):
            return await discard_cards(table, seat, count, rule, table.challenges)
        case words.DiscardCards(count):
            return await discard_cards(table, seat, count, rule, table.challenges, table.tricks)
        case _:
            assert_never(loss)


async def lose_shells(table: Tidal, seat: int, count: int) -> int:
    """TB-SHIELD-09, TB-CAI-04: from the stock, shells on the shield stay; fruit may stand in for them."""
    lost = min(shells_in_reach(table, seat), count)
    fruit = await pay(table, seat, lost, table.shells, table.fruit)
    tell_lost(table, seat, lost - fruit, fruit)
    return count - lost


async def lose_fruit(table: Tidal, seat: int, count: int) -> int:
    """TB-CAI-04: shells may stand in for fruit."""
    lost = min(fruit_in_reach(table, seat), count)
    shells = await pay(table, seat, lost, table.fruit, table.shells)
    tell_lost(table, seat, shells, lost - shells)
    return count - lost


def tell_lost(table: Tidal, seat: int, shells: int, fruit: int) -> None:
    for what, count in (("shells", shells), ("fruit", fruit)):
        if count:
            tell(table, "lost", seat=seat, what=what, count=count)


def dice_from(table: Tidal, seat: int, least: int) -> list[Option[int]]:
    """A player's dice of at least a level, as options."""
    return [option for option in owned(table, seat) if LEVEL[option.value % KINDS] >= least]


async def lose_dice(table: Tidal, seat: int, count: int, least: int, rule: str) -> int:
    for left in range(count, 0, -1):
        dice = dice_from(table, seat, least)
        if not dice:
            return left
        if sum(count_of(table, seat, option.value) for option in dice) <= left:
            dice = dice[:1]  # all of them go: which is the first is no question
        lose_owned(table, seat, await choose(seat, "lose-die", dice, rule))
    return 0


def count_of(table: Tidal, seat: int, chosen: int) -> int:
    """How many dice of a kind lie in an area."""
    return (table.spent if chosen >= KINDS else table.available)[seat][chosen % KINDS]


async def degrade_highest(table: Tidal, seat: int, rule: str) -> int:
    """TB-AMON-09: the player's choice among equals."""
    highest = max((LEVEL[option.value % KINDS] for option in owned(table, seat)), default=1)
    if highest == 1:
        return 1
    await degrade_owned(table, seat, await choose(seat, "degrade", dice_from(table, seat, highest), rule), rule)
    return 0


async def degrade_from(table: Tidal, seat: int, least: int, rule: str) -> int:
    """TB-AMON-13: each of these dice once."""
    doomed = [
        option.value for option in dice_from(table, seat, least) for _ in range(count_of(table, seat, option.value))
    ]
    for chosen in doomed:
        await degrade_owned(table, seat, chosen, rule)
    return 0


async def reduce_any(table: Tidal, seat: int, steps: int, rule: str) -> int:
    """TB-TRAIT-05: any trait but Synergy, of those that can still be reduced."""
    traits = [option for option in TRAIT if option.value != SYNERGY and table.steps[seat][option.value]]
    if not traits:
        return steps
    return steps - reduce(table, seat, await choose(seat, "reduce-any", traits, rule), steps)


async def discard_cards(table: Tidal, seat: int, count: int, rule: str, *hands: list[tuple[int, ...]]) -> int:
    """Cards of the player's choice from hand."""
    for left in range(count, 0, -1):
        cards = [card for hand in hands for card in hand[seat]]
        if not cards:
            return left
        if len(cards) <= left:
            cards = cards[:1]  # all of them go
        card = await choose(seat, "discard-card", DISCARD.of(cards), rule)
        if card in table.tricks[seat]:
            discard_trick(table, seat, card)
        else:
            table.challenges[seat] = without(table.challenges[seat], card)
            discard_challenge(table, card)
        tell(table, "discarded", seat=seat, card=card)
    return 0
