"""Challenges: which may be attempted, completing one, and withdrawing from one."""

from __future__ import annotations

from typing import Final

from tablewright.engine.knowledge import reveal
from tablewright.engine.options import Option, Reason
from tablewright.engine.questions import choose
from tablewright.engine.table import tell

from .abilities import find, is_time
from .cards import discard_challenge, draw_challenges, take_challenge
from .champions import rank
from .choices import CHALLENGE, COMPLETE, DIE, MOST_CARDS, SECOND_HALF, SKIP, STOP, TAKE, TRAIT
from .content import NO_ARENA, Challenge, Half
from .dials import advance
from .dice import add, choose_variant
from .islands import effect_options, use_effect, why_not_effect
from .kinds import DICE, UPGRADES, is_arena
from .paying import pay_shells, shells_in_reach
from .powers import (
    AnyArena,
    BeforeChallenge,
    ExtraStep,
    PoolAfterChallenge,
    RepeatIslandEffect,
    StretchRanking,
    Wager,
)
from .results import WILD, counts_of_all, missing
from .rewards import give
from .table import (
    BESIDE,
    COLUMNS,
    NO_DICE,
    NO_OPPONENT,
    Tidal,
    challenge_of,
    character_card_of,
    island_of,
    left_out,
    mode_of,
    put,
    without,
)

OTHER_ARENA: Final = Reason("TB-CHAL-02", "other-arena")
NO_DIE: Final = Reason("TB-FOCUS-05", "no-die")
SET: Final = Reason("TB-SCHEME-13", "challenge-set")


# Step 1: play the card


def candidates(table: Tidal, seat: int) -> list[Option[int]]:
    """The challenges in hand, each half of a split one by itself; and one that was set (TB-SCHEME-13)."""
    found: list[Option[int]] = []
    for card in (*table.challenges[seat], *table.set_challenge):
        found.append(CHALLENGE[card])
        if len(challenge_of(table, card).halves) > 1:
            found.append(SECOND_HALF[card])
    return found


def why_not_attempt(table: Tidal, seat: int, value: int) -> Reason | None:
    """TB-CHAL-02, TB-FOCUS-05: the arena must be this island, and a die must be available."""
    half, card = divmod(value, MOST_CARDS)
    if table.set_challenge and card not in table.set_challenge:
        return SET
    if not fits_here(table, seat, challenge_of(table, card).halves[half]):
        return OTHER_ARENA
    return NO_DIE if table.available[seat] == NO_DICE else None


def fits_here(table: Tidal, seat: int, half: Half) -> bool:
    """TB-CHAL-02, TB-LEG-13, TB-AXL-01."""
    island = island_of(table, table.actor)
    if half.arena == NO_ARENA:
        return island == table.arbiter
    return half.arena == island or any(power.island == island for power in find(table, seat, AnyArena))


async def begin_challenge(table: Tidal, seat: int, value: int) -> None:
    """TB-CHAL-02: the card is played for all to see; what cards give before the roll comes first (TB-DUST-02)."""
    table.half, card = divmod(value, MOST_CARDS)
    if card not in table.set_challenge:
        table.challenges[seat] = without(table.challenges[seat], card)
    table.at_stake = (card,)
    table.opponent = NO_OPPONENT
    table.attempts += 1
    reveal(table, (card,))
    tell(table, "attempts", seat=seat, card=card)
    for power in find(table, seat, BeforeChallenge):
        if is_time(table, power.when):
            await give(table, seat, power.rewards, "TB-DUST-02")


# Step 6: complete


def stake(table: Tidal) -> Challenge:
    """The challenge being attempted."""
    return challenge_of(table, table.at_stake[0])


def completions(table: Tidal) -> list[Option[int]]:
    """TB-CHAL-08, TB-STRETCH-01: completing with any of the stretch symbols that the results can match too."""
    found = counts_of_all(table.showing)
    asked = stake(table).halves[table.half].asked
    if missing(found, asked[0]):
        return []
    return [COMPLETE[chosen] for chosen, needs in enumerate(asked) if not missing(found, needs)]


async def complete(table: Tidal, chosen: int) -> None:
    """TB-CHAL-09: traits, card, dice, Champions Board, in this order; then what cards and modes add."""
    seat, card = table.active, table.at_stake[0]
    challenge = challenge_of(table, card)
    half = challenge.halves[table.half]
    tell(table, "completed", seat=seat, card=card, stretched=int(chosen > 0))
    await advance_matched(table, seat, half, chosen)
    tuck(table, seat, card, half)
    await put_dice_away(table, seat, challenge, half.asked[chosen])
    move_for_completion(table, seat, challenge, half, chosen)
    await mode_of(table).completed(table, seat, card)
    clear_attempt(table)
    await reap(table, seat, half)


async def advance_matched(table: Tidal, seat: int, half: Half, chosen: int) -> None:
    """TB-TRAIT-06, TB-STRETCH-03, TB-DUST-03: a step for every matched symbol, unless the card's manner says no."""
    steps = list(half.asked[chosen])
    if half.symbols in (power.symbols for power in find(table, seat, ExtraStep)):
        for trait in half.stretched(chosen):
            steps[trait] += 1
    for trait, count in enumerate(steps):
        if count and stake(table).manner.steps and not table.set_challenge:
            await advance(table, seat, trait, count)


def tuck(table: Tidal, seat: int, card: int, half: Half) -> None:
    """TB-CHAL-09, -13, TB-LEG-13: into the column of its arena, or beside the board; a set one is discarded."""
    if card in table.set_challenge:
        table.set_challenge = ()
        discard_challenge(table, card)
        return
    column = BESIDE if half.arena == NO_ARENA else half.arena
    table.columns[seat * COLUMNS + column] += (card,)


async def put_dice_away(table: Tidal, seat: int, challenge: Challenge, asked: tuple[int, ...]) -> None:
    """TB-CHAL-12, TB-LEG-05, -06: all dice of the attempt become spent, but for what the card's manner says."""
    for _ in range(challenge.manner.lose_matched):
        await lose_matched(table, seat, asked)
    for _ in range(challenge.manner.upgrade_used):
        await upgrade_used(table, seat)
    spend_dice(table, seat)


async def lose_matched(table: Tidal, seat: int, asked: tuple[int, ...]) -> None:
    """TB-LEG-05: a die that showed one of the symbols, or a wild one."""
    matched = [die for die, result in enumerate(table.showing) if shows_any(result, asked)]
    if matched:
        die = await choose(seat, "lose-matched", DIE.of(matched), "TB-LEG-05")
        tell(table, "lost-die", seat=seat, die=DICE[table.attempt[die]])
        table.attempt, table.showing = left_out(table.attempt, die), left_out(table.showing, die)


def shows_any(result: int, asked: tuple[int, ...]) -> bool:
    found = counts_of_all((result,))
    return bool(found[WILD]) or any(needed and shown for needed, shown in zip(asked, found, strict=False))


async def upgrade_used(table: Tidal, seat: int) -> None:
    """TB-LEG-06: one of the dice used; it is spent all the same."""
    dice = [die for die, kind in enumerate(table.attempt) if UPGRADES[kind]]
    if not dice:
        return
    die = await choose(seat, "upgrade-used", [*DIE.of(dice), STOP], "TB-LEG-06")
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


def move_for_completion(table: Tidal, seat: int, challenge: Challenge, half: Half, chosen: int) -> None:
    """TB-STRETCH-03, TB-ARB-03, TB-LEG-13, and the cards that reward stretching."""
    feats = table.content.champions
    count = challenge.manner.ranking
    if island_of(table, table.actor) == table.arbiter:
        count += feats.arbiter
    if chosen:
        cards = find(table, seat, StretchRanking)
        count += feats.stretch + sum(half.has_trait(power.trait) for power in cards)
    rank(table, seat, count)
    if chosen:
        mode_of(table).stretched(table, seat)


def clear_attempt(table: Tidal) -> None:
    table.at_stake = table.attempt = table.showing = table.raised = table.again = table.struck = ()
    table.half = table.bonus = table.threat = 0
    table.opponent = NO_OPPONENT


async def reap(table: Tidal, seat: int, half: Half) -> None:
    """What character cards give for completing a challenge."""
    for card in table.used:
        for power in character_card_of(table, card).powers:
            if isinstance(power, Wager):
                await give(table, seat, power.rewards, "TB-AXL-09")
    for again in find(table, seat, RepeatIslandEffect):
        if half.symbols == again.symbols:
            await repeat_island_effect(table, seat)
    for deal in find(table, seat, PoolAfterChallenge):
        await take_lighter(table, seat, half, deal.shells)


async def repeat_island_effect(table: Tidal, seat: int) -> None:
    """TB-AXL-06: the effect of the current island once more."""
    island = island_of(table, table.actor)
    if is_arena(island):
        options = [*effect_options(table, island), SKIP]
        value = await choose(seat, "repeat-effect", options, "TB-AXL-06", lambda one: why_not_effect(table, one))
        await use_effect(table, island, value)


async def take_lighter(table: Tidal, seat: int, half: Half, shells: int) -> None:
    """TB-EKO-08: for some shells, a challenge of the pool with fewer symbols."""
    lighter = [card for card in table.pool if challenge_of(table, card).halves[0].symbols < half.symbols]
    if not lighter or shells_in_reach(table, seat) < shells:
        return
    card = await choose(seat, "take-lighter", [*TAKE.of(lighter), SKIP], "TB-EKO-08")
    if card != SKIP.value:
        await pay_shells(table, seat, shells)
        take_challenge(table, seat, card)


# Step 7: withdraw


async def withdraw(table: Tidal) -> None:
    """TB-CHAL-10, -11: matched traits, the card discarded, a new one drawn, all dice spent."""
    seat, card = table.active, table.at_stake[0]
    tell(table, "withdrew", seat=seat, card=card)
    if card not in table.set_challenge:  # TB-SCHEME-13
        for trait in await matched_symbols(table, seat):
            await advance(table, seat, trait, 1)
        discard_challenge(table, card)
        draw_challenges(table, seat, 1)
    spend_dice(table, seat)
    clear_attempt(table)


async def matched_symbols(table: Tidal, seat: int) -> list[int]:
    """The required symbols that the results match; what wild ones match is the player's choice."""
    found = counts_of_all(table.showing)
    needs = stake(table).halves[table.half].asked[0]
    matched = [trait for trait, need in enumerate(needs) for _ in range(min(need, found[trait]))]
    short = [max(need - found[trait], 0) for trait, need in enumerate(needs)]
    for _ in range(min(found[WILD], sum(short))):
        lacking = [TRAIT[trait] for trait, count in enumerate(short) if count]
        trait = await choose(seat, "match-wild", lacking, "TB-CHAL-10")
        short[trait] -= 1
        matched.append(trait)
    return matched
