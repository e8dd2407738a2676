"""Playing a trick: when it may be played, and what it does at the player's trick level."""

from __future__ import annotations

from itertools import chain
from typing import Final, assert_never

from tablewright.engine.knowledge import show
from tablewright.engine.options import Reason
from tablewright.engine.questions import choose
from tablewright.engine.table import tell, whisper
from tablewright.engine.zones import put, without

from . import stunts as words
from .abilities import find, is_time, trick_level
from .alike import unlike_dice
from .cards import CHALLENGES, next_cards
from .choices import BUY, DIE, KEEP, STOP
from .dice import choose_variant
from .faces import Trick
from .kinds import DICE, UPGRADES
from .market import gain_from_row
from .powers import LADDER, OnTrick
from .results import NO_RESULT
from .rewards import give, useful
from .table import Tidal, is_fight, market_card_of, trick_of
from .vocabulary import Refresh, Rewards

PLAYED: Final = Reason("TB-TURN-13", "trick-played")
ELSEWHERE: Final = Reason("TB-TURN-14", "trick-elsewhere")
NO_FIGHT: Final = Reason("TB-TRICK-08", "trick-needs-fight")
USELESS: Final = Reason("TB-TURN-13", "trick-useless")


def why_not_trick(table: Tidal, seat: int, trick: Trick) -> Reason | None:
    """TB-TURN-13: one trick per turn, if its condition is met and it would do something."""
    if table.tricks_played:
        return PLAYED
    match trick.when:
        case words.Visiting(island=island) if table.visited != island:
            return ELSEWHERE
        case words.Fighting() if not is_fight(table):
            return NO_FIGHT
        case _:
            return None if does_something(table, seat, trick.stunt) or pays_to_play(table, seat) else USELESS


def pays_to_play(table: Tidal, seat: int) -> bool:
    """TB-TURN-13, TB-AXL-10: whether playing a trick brings something, whatever the trick itself does."""
    return any(useful(table, seat, reward) for reward in rewards_for_playing(table, seat))


def rewards_for_playing(table: Tidal, seat: int) -> Rewards:
    """TB-AXL-10: what cards give for playing a trick now."""
    in_time = [power.rewards for power in find(table, seat, OnTrick) if is_time(table, power.when)]
    return tuple(chain.from_iterable(in_time))


def does_something(table: Tidal, seat: int, stunt: words.Stunt) -> bool:
    match stunt:
        case words.ForEachLevel(rewards=rewards):
            return any(useful(table, seat, reward) for reward in rewards)
        case words.Ladder() | words.Exactly():
            return True
        case words.FreeMarketCard():
            return bool(free_cards(table, seat))
        case words.Study():
            return bool(table.challenge_deck or table.challenge_discard)
        case words.UpgradeInFight():
            return any(UPGRADES[kind] for kind in table.attempt)
        case _:
            assert_never(stunt)


async def play_trick(table: Tidal, seat: int, card: int) -> None:
    """TB-TRICK-01, TB-AXL-10: the trick at the level of this moment, and what cards give for playing one."""
    at = trick_level(table, seat)
    table.tricks_played += (card,)
    tell(table, "played-trick", seat=seat, card=card, level=at)
    await perform(table, seat, trick_of(table, card).stunt, at)
    await give(table, seat, rewards_for_playing(table, seat), "TB-AXL-10")


async def perform(table: Tidal, seat: int, stunt: words.Stunt, at: int) -> None:
    match stunt:
        case words.ForEachLevel(rewards=rewards):
            await give(table, seat, for_each_level(rewards, at), "TB-TRICK-01")
        case words.Ladder(steps=steps):
            for step in steps[:at]:
                await give(table, seat, step, "TB-TRICK-09")
        case words.Exactly(steps=steps):
            await give(table, seat, steps[min(at, LADDER) - 1], "TB-TRICK-11")
        case words.FreeMarketCard():
            await take_free_card(table, seat)
        case words.Study():
            await study(table, seat, at)
        case words.UpgradeInFight():
            await upgrade_in_fight(table, seat, at)
        case _:
            assert_never(stunt)


def for_each_level(rewards: Rewards, at: int) -> Rewards:
    """Rewards as often as the level; dice are refreshed together, so that nobody is asked which of all comes first."""
    found: Rewards = ()
    for reward in rewards:
        found += (Refresh(reward.count * at),) if isinstance(reward, Refresh) else (reward,) * at
    return found


async def take_free_card(table: Tidal, seat: int) -> None:
    """TB-TRICK-05: without a card that is cheap enough, nothing is taken."""
    cards = free_cards(table, seat)
    if not cards:
        return
    card = await choose(seat, "free-market", BUY.of(cards), "TB-TRICK-05")
    await gain_from_row(table, seat, card)


def free_cards(table: Tidal, seat: int) -> list[int]:
    """TB-TRICK-05: the market cards on which no more fruit is printed than the trick level."""
    at = trick_level(table, seat)
    return [card for card in table.market if market_card_of(table, card).fruit <= at]


async def study(table: Tidal, seat: int, count: int) -> None:
    """TB-TRICK-06: draw challenges, keep one, put the others under the standard deck."""
    table.drawn[seat] = next_cards(table, CHALLENGES, count)
    if not table.drawn[seat]:
        return
    show(table, seat, table.drawn[seat])
    kept = await choose(seat, "study", KEEP.of(table.drawn[seat]), "TB-TRICK-06")
    left = without(table.drawn[seat], kept)
    table.drawn[seat], table.challenge_deck = (), left + table.challenge_deck
    table.challenges[seat] += (kept,)
    tell(table, "drew-challenges", seat=seat, count=1)
    whisper(table, seat, "drew-cards", seat=seat, cards=(kept,))


async def upgrade_in_fight(table: Tidal, seat: int, count: int) -> None:
    """TB-TRICK-08: dice of this fight, each once; an upgraded die has no result until it is rolled."""
    done: list[int] = []
    for _ in range(count):
        dice = [die for die, kind in enumerate(table.attempt) if UPGRADES[kind] and die not in done]
        if not dice:
            return
        die = await choose(seat, "upgrade-in-fight", [*DIE.of(unlike_dice(table, dice)), STOP], "TB-TRICK-08")
        if die == STOP.value:
            return
        into = await choose_variant(seat, UPGRADES[table.attempt[die]], "upgrade-into", "TB-DICE-05")
        tell(table, "upgraded", seat=seat, die=DICE[table.attempt[die]], into=DICE[into])
        table.attempt, table.showing = put(table.attempt, die, into), put(table.showing, die, NO_RESULT)
        done.append(die)
