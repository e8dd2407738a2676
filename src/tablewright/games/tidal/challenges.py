"""Challenges: which may be attempted, completing one, and withdrawing from one."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from tablewright.engine.knowledge import reveal
from tablewright.engine.options import Option, Reason, Refusal
from tablewright.engine.questions import HiddenQuestion, choose
from tablewright.engine.table import tell
from tablewright.engine.zones import Zone, left_out, put, without

from .abilities import find, is_time
from .alike import Sort, sort_when_completed, unlike_when_completed
from .cards import discard_challenge, discard_open, draw_challenges, is_secret, take_challenge
from .champions import rank
from .choices import (
    ALONE,
    CHALLENGE,
    COMPLETE,
    DIE,
    MOST_CARDS,
    SECOND_HALF,
    SKIP,
    STOP,
    TAKE,
    TRAIT,
    WITHDRAWN,
    ending_with,
)
from .content import NO_ARENA, Challenge, Half
from .dials import advance
from .dice import add, choose_variant
from .islands import offer_effect
from .kinds import ARENAS, DICE, UPGRADES, is_arena
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
from .results import UNIT, WILD, counts_of, counts_of_all, missing, said
from .rewards import give
from .sharing import NO_NEEDS, best_of, matched_beside, matched_of_both, matched_together, serve_both
from .table import (
    BESIDE,
    COLUMNS,
    NO_DICE,
    NO_OPPONENT,
    Tidal,
    challenge_of,
    character_card_of,
    half_at_stake,
    island_of,
    mode_of,
)
from .times import ENDING
from .using import can_pay_for_die

Asked: TypeAlias = tuple[tuple[int, int, int, int], ...]
OTHER_ARENA: Final = Reason("TB-CHAL-02", "other-arena")
NO_DIE: Final = Reason("TB-FOCUS-05", "no-die")
EVERY_ARENA: Final = tuple(range(len(ARENAS)))
SET: Final = Reason("TB-SCHEME-13", "challenge-set")


# Step 1: play the card


def candidates(table: Tidal, seat: int) -> list[Option[int]]:
    """The challenges in hand, each half of a split one by itself; and one that was set (TB-SCHEME-13)."""
    return [option for option, _ in halves_of(table, table.challenges[seat] + table.set_challenge)]


def halves_of(table: Tidal, cards: Zone) -> list[tuple[Option[int], Half]]:
    """Challenges half by half, as options."""
    challenges, faces, whole = table.content.challenges, table.faces, CHALLENGE.members
    found = []
    for card in cards:
        halves = challenges[faces[card]].halves
        found.append((whole[card], halves[0]))
        if len(halves) > 1:
            found.append((SECOND_HALF[card], halves[1]))
    return found


def why_not_attempt(table: Tidal, seat: int, value: int) -> Reason | None:
    """TB-CHAL-02, TB-FOCUS-05: the arena must be this island, and a die must be available."""
    half, card = divmod(value, MOST_CARDS)
    if table.set_challenge and card not in table.set_challenge:
        return SET
    played = challenge_of(table, card).halves[half]
    if played.arena not in arenas_here(table, seat):
        return OTHER_ARENA
    return None if has_die_for(table, seat, played) else NO_DIE


def has_die_for(table: Tidal, seat: int, half: Half) -> bool:
    """TB-FOCUS-05, TB-DUST-04: an available die, or one that a card gives before the roll."""
    return table.available[seat] != NO_DICE or can_pay_for_die(table, seat, half)


def arenas_here(table: Tidal, seat: int) -> Zone:
    """TB-CHAL-02, TB-LEG-13, TB-AXL-01: the arenas whose challenges may be attempted where the pawn stands."""
    island = island_of(table, table.actor)
    widened = island in [power.island for power in find(table, seat, AnyArena)]
    arenas = EVERY_ARENA if widened else (island,)
    return (*arenas, NO_ARENA) if island == table.arbiter else arenas


def open_challenges(table: Tidal, seat: int) -> list[Option[int]]:
    """The challenges that may be attempted here and now: those against which `why_not_attempt` has nothing."""
    arenas, cards = arenas_here(table, seat), table.set_challenge or table.challenges[seat]
    halves = halves_of(table, cards)
    if table.available[seat] != NO_DICE:
        return [option for option, half in halves if half.arena in arenas]
    return [option for option, half in halves if half.arena in arenas if can_pay_for_die(table, seat, half)]


def refused_challenges(table: Tidal, seat: int) -> list[Refusal]:
    judged = ((option, why_not_attempt(table, seat, option.value)) for option in candidates(table, seat))
    return [Refusal(option, reason) for option, reason in judged if reason is not None]


async def begin_challenge(table: Tidal, seat: int, value: int) -> None:
    """TB-CHAL-02: the card is played for all to see; what cards give before the roll comes first (TB-DUST-02)."""
    table.at_stake, table.half = (), 0
    table.opponent = NO_OPPONENT
    table.attempts += 1
    play_challenge(table, seat, value)
    for _ in range(stake(table).manner.partner):
        await choose_partner(table, seat)
    for power in find(table, seat, BeforeChallenge):
        if is_time(table, power.when):
            await give(table, seat, power.rewards, "TB-DUST-02")


def play_challenge(table: Tidal, seat: int, value: int) -> None:
    half, card = divmod(value, MOST_CARDS)
    table.half += half
    if card not in table.set_challenge:
        table.challenges[seat] = without(table.challenges[seat], card)
    table.at_stake += (card,)
    reveal(table, (card,))
    tell(table, "attempts", seat=seat, card=card)


async def choose_partner(table: Tidal, seat: int) -> None:
    """TB-LEG-10: another challenge of this island in the same roll, if wanted. Others may not learn that none fits."""
    hidden = table.humans > 1 and is_secret(table, table.challenges[seat])
    value = await (HiddenQuestion if hidden else choose)(
        seat, "partner", [*candidates(table, seat), ALONE], "TB-LEG-10",
        lambda value: None if value == ALONE.value else why_not_attempt(table, seat, value),
    )  # fmt: skip
    if value != ALONE.value:
        play_challenge(table, seat, value)


# Step 6: complete


class Fate(NamedTuple):
    """How a challenge at stake ends: with which of its stretch symbols, as a bit mask, or WITHDRAWN."""

    card: int
    challenge: Challenge
    half: Half
    chosen: int

    @property
    def is_completed(self) -> bool:
        return self.chosen != WITHDRAWN

    @property
    def asked(self) -> tuple[int, ...]:
        """The symbols to be matched; withdrawing, stretch symbols do not count (TB-CHAL-11)."""
        return self.half.asked[max(self.chosen, 0)]


def stake(table: Tidal) -> Challenge:
    """The challenge being attempted; the first of two."""
    return challenge_of(table, table.at_stake[0])


def completions(table: Tidal) -> list[Option[int]]:
    """TB-CHAL-08, TB-STRETCH-01: completing with any of the stretch symbols that the results can match too."""
    asked = half_at_stake(table, table.at_stake[0]).asked
    if len(table.at_stake) > 1:
        return completions_of_two(table.showing, asked, half_at_stake(table, table.at_stake[1]).asked)
    found = counts_of_all(table.showing)
    if missing(found, asked[0]):
        return []
    return [COMPLETE[chosen] for chosen, needs in enumerate(asked) if not missing(found, needs)]


def completions_of_two(results: Zone, asked: Asked, others: Asked) -> list[Option[int]]:
    """TB-LEG-10: either one or both, no die for two."""
    found = counts_of_all(results)
    if missing(found, asked[0]) and missing(found, others[0]):
        return []
    return [
        ending_with(one, other)
        for one in range(WITHDRAWN, len(asked))
        for other in range(WITHDRAWN, len(others))
        if max(one, other) != WITHDRAWN
        and serve_both(
            results,
            NO_NEEDS if one == WITHDRAWN else asked[one],
            NO_NEEDS if other == WITHDRAWN else others[other],
        )
    ]


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


def fates_of(table: Tidal, outcome: Zone) -> list[Fate]:
    return [
        Fate(card, challenge_of(table, card), half_at_stake(table, card), chosen)
        for card, chosen in zip(table.at_stake, outcome, strict=True)
    ]


def beside(fates: list[Fate], fate: Fate, matched: tuple[int, ...]) -> tuple[int, ...]:
    """What dice were matched to besides one challenge."""
    others = [other.asked if other.is_completed else matched for other in fates if other is not fate]
    return others[0] if others else NO_NEEDS


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


# Step 7: withdraw


async def withdraw(table: Tidal) -> None:
    """TB-CHAL-10: from all that is at stake."""
    await conclude(table, (WITHDRAWN,) * len(table.at_stake))


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
