"""Steps 6 and 7 of a challenge, its end: what is completed and what is withdrawn, in the order of the book."""

from __future__ import annotations

from tablewright.engine.questions import choose
from tablewright.engine.table import tell
from tablewright.engine.zones import Zone, left_out, put, without

from .abilities import find
from .alike import Sort, sort_when_completed, unlike_when_completed
from .cards import discard_challenge, take_challenge
from .champions import rank
from .choices import DIE, SKIP, STOP, TAKE, WITHDRAWN
from .dials import advance
from .dice import add, choose_variant
from .faces import NO_ARENA, Half
from .fates import Fate, beside, fates_of
from .islands import offer_effect
from .kinds import DICE, UPGRADES, is_arena
from .paying import pay_shells, shells_in_reach
from .powers import ExtraStep, PoolAfterChallenge, RepeatIslandEffect, StretchRanking, Wager
from .rewards import give
from .sharing import matched_together
from .table import BESIDE, COLUMNS, NO_OPPONENT, Tidal, challenge_of, character_card_of, island_of, mode_of
from .times import ENDING
from .withdrawing import matched_of_withdrawn, withdraw_from


async def conclude(table: Tidal, outcome: Zone) -> None:
    """TB-CHAL-09: traits, cards, dice, Champions Board, in this order; then what cards and modes add."""
    seat, mode = table.active, mode_of(table)
    fates = fates_of(table, outcome)
    completed = [fate for fate in fates if fate.is_completed]
    matched = await matched_of_withdrawn(table, seat, fates)
    for fate in completed:
        tell(table, "completed", seat=seat, card=fate.card, stretched=int(fate.chosen > 0))
        await advance_matched(table, seat, fate)
    await withdraw_from(table, seat, [fate for fate in fates if not fate.is_completed], matched)
    for fate in completed:
        tuck(table, seat, fate.card, fate.half)
        await change_dice(table, seat, fate, beside(fates, fate, matched))
    spend_dice(table, seat)
    for fate in completed:
        move_for_completion(table, seat, fate)
        await mode.completed(table, seat, fate.card)
    clear_attempt(table)
    await reap(table, seat, completed)


async def withdraw(table: Tidal) -> None:
    """TB-CHAL-10: from all that is at stake."""
    await conclude(table, (WITHDRAWN,) * len(table.at_stake))


async def advance_matched(table: Tidal, seat: int, fate: Fate) -> None:
    """TB-TRAIT-06, TB-STRETCH-03, TB-DUST-03: a step for every matched symbol, unless the card's manner says no."""
    steps, half = list(fate.asked), fate.half
    if half.symbols in (power.symbols for power in find(table, seat, ExtraStep)):
        for trait in half.stretched(fate.chosen):
            steps[trait] += 1
    for trait, count in enumerate(steps):
        if count and fate.challenge.manner.steps and not table.set_challenge:
            await advance(table, seat, trait, count)


def tuck(table: Tidal, seat: int, card: int, half: Half) -> None:
    """TB-CHAL-09, -13, TB-LEG-13: into the column of its arena, or beside the board; a set one is discarded."""
    table.at_stake = without(table.at_stake, card)
    if card in table.set_challenge:
        table.set_challenge = ()
        discard_challenge(table, card)
        return
    column = BESIDE if half.arena == NO_ARENA else half.arena
    table.columns[seat * COLUMNS + column] += (card,)


async def change_dice(table: Tidal, seat: int, fate: Fate, others: tuple[int, ...]) -> None:
    """TB-LEG-05, -06: what the card's manner says about the dice of the attempt."""
    manner = fate.challenge.manner
    if manner.lose_matched:
        await lose_matched(table, seat, matched_together(table.showing, manner.lose_matched, fate.asked, others))
    for _ in range(manner.upgrade_used):
        await upgrade_used(table, seat)


async def lose_matched(table: Tidal, seat: int, sets: list[Zone]) -> None:
    """TB-LEG-05: dice that were matched together, one after the other while it makes a difference which."""
    lost: list[Sort] = []
    ways = {tuple(sorted(sort_when_completed(table, die) for die in one)): one for one in reversed(sets)}
    while len(ways) > 1:
        open_now = {sort for way in ways for sort in way if way.count(sort) > lost.count(sort)}
        dice = unlike_when_completed(table, sorted({die for one in sets for die in one}))
        options = DIE.of(die for die in dice if sort_when_completed(table, die) in open_now)
        lost.append(sort_when_completed(table, await choose(seat, "lose-matched", options, "TB-LEG-05")))
        ways = {way: one for way, one in ways.items() if way.count(lost[-1]) >= lost.count(lost[-1])}
    for die in sorted(next(iter(ways.values()), ()), reverse=True):
        tell(table, "lost-die", seat=seat, die=DICE[table.attempt[die]])
        table.attempt, table.showing = left_out(table.attempt, die), left_out(table.showing, die)
        table.raised = left_out(table.raised, die)


async def upgrade_used(table: Tidal, seat: int) -> None:
    """TB-LEG-06: one of the dice used; it is spent all the same."""
    dice = [die for die, kind in enumerate(table.attempt) if UPGRADES[kind]]
    if not dice:
        return
    die = await choose(seat, "upgrade-used", [*DIE.of(unlike_when_completed(table, dice)), STOP], "TB-LEG-06")
    if die != STOP.value:
        into = await choose_variant(seat, UPGRADES[table.attempt[die]], "upgrade-into", "TB-DICE-05")
        table.attempt = put(table.attempt, die, into)


def spend_dice(table: Tidal, seat: int) -> None:
    """TB-CHAL-12."""
    spent = table.spent[seat]
    for kind in table.attempt:
        spent = add(spent, kind, 1)
    table.spent[seat] = spent
    table.attempt = table.showing = table.raised = ()


def move_for_completion(table: Tidal, seat: int, fate: Fate) -> None:
    """TB-STRETCH-03, TB-ARB-03, TB-LEG-13, and the cards that reward stretching."""
    feats = table.content.champions
    count = fate.challenge.manner.ranking
    if island_of(table, table.actor) == table.arbiter:
        count += feats.arbiter
    if fate.chosen:
        cards = find(table, seat, StretchRanking)
        count += feats.stretch + sum(fate.half.has_trait(power.trait) for power in cards)
    rank(table, seat, count)
    if fate.chosen:
        mode_of(table).stretched(table, seat)


def clear_attempt(table: Tidal) -> None:
    table.at_stake = table.attempt = table.showing = table.raised = table.again = table.struck = ()
    table.half = table.bonus = table.threat = 0
    table.opponent = NO_OPPONENT


async def reap(table: Tidal, seat: int, completed: list[Fate]) -> None:
    """What character cards give for completing challenges."""
    if completed:
        await win_wager(table, seat)
    for fate in completed:
        for again in find(table, seat, RepeatIslandEffect):
            if fate.half.symbols == again.symbols:
                await repeat_island_effect(table)
        for deal in find(table, seat, PoolAfterChallenge):
            await take_lighter(table, seat, fate.half, deal.shells)


async def win_wager(table: Tidal, seat: int) -> None:
    """TB-AXL-09: once, though two challenges were completed in the roll."""
    for card in table.used:
        for power in character_card_of(table, card).powers:
            if isinstance(power, Wager):
                await give(table, seat, power.rewards, "TB-AXL-09")


async def repeat_island_effect(table: Tidal) -> None:
    """TB-AXL-06: the effect of the current island once more."""
    island = island_of(table, table.actor)
    if is_arena(island):
        await offer_effect(table, island, "repeat-effect", "TB-AXL-06", ENDING)


async def take_lighter(table: Tidal, seat: int, half: Half, shells: int) -> None:
    """TB-EKO-08, TB-LEG-09: for some shells, a challenge of the pool with fewer symbols than the completed half."""
    lighter = [card for card in table.pool if challenge_of(table, card).symbols < half.symbols]
    if not lighter or shells_in_reach(table, seat) < shells:
        return
    card = await choose(seat, "take-lighter", [*TAKE.of(lighter), SKIP], "TB-EKO-08")
    if card != SKIP.value:
        await pay_shells(table, seat, shells)
        take_challenge(table, seat, card)
