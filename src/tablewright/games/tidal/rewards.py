"""Carrying out rewards: of action spaces and islands, the boat, tricks, market cards, monsters and abilities."""

from __future__ import annotations

from typing import Final, assert_never

from tablewright.engine.questions import choose
from tablewright.engine.table import tell
from tablewright.engine.zones import Zone, without

from . import vocabulary as words
from .abilities import find, level
from .cards import discard_from_market, discard_from_pool, draw_challenges, draw_tricks, take_or_draw
from .champions import rank
from .choices import ARENA, CARRY, DISCARD, TRAIT
from .dials import advance, unlock_card
from .dice import gain_level, refresh, refresh_all, upgrade
from .kinds import ARENAS, TRAITS
from .matching import is_restricted, opponent
from .powers import CarryBoat
from .results import NO_RESULT
from .table import NO_CARD, NO_DICE, Tidal, is_fight
from .vocabulary import AskingReward, Plain, PlainReward, Reward, Rewards


async def give(table: Tidal, seat: int, rewards: Rewards, rule: str) -> None:
    """TB-TURN-09: the whole reward, as far as possible, in its order."""
    for reward in rewards:
        if isinstance(reward, Plain):
            gain(table, seat, reward)
        else:
            await give_asking(table, seat, reward, rule)


async def give_asking(table: Tidal, seat: int, reward: AskingReward, rule: str) -> None:
    """Give a reward that may leave the player a choice."""
    match reward:
        case words.Challenges(count=count):
            await take_or_draw(table, seat, count, rule)
        case words.Die(level=wanted, colour=colour):
            await gain_level(table, seat, wanted, colour, rule)
        case words.Refresh(count=count):
            await refresh(table, seat, count, rule)
        case words.RefreshBy(trait=trait):
            await refresh(table, seat, level(table, seat, trait), rule)
        case words.Upgrade(count=count):
            await upgrade(table, seat, count, rule)
        case words.Advance(trait=trait, steps=steps):
            await advance(table, seat, trait, steps)
        case words.AdvanceAny(steps=steps):
            await advance_any(table, seat, steps, rule)
        case words.AdvanceAll(steps=steps):
            await advance_all(table, seat, steps)
        case words.Sail(spaces=spaces):
            await sail(table, seat, spaces, rule)
        case words.RenewPool(count=count):
            await renew(table, seat, table.pool, count, "discard-pool", rule)
        case words.RenewMarket(count=count):
            await renew(table, seat, table.market, count, "discard-market", rule)
        case words.CharacterCard():
            await unlock_card(table, seat)
        case words.MoveArbiter():
            await move_arbiter(table, seat, rule)
        case _:
            assert_never(reward)


def gain(table: Tidal, seat: int, reward: PlainReward) -> None:
    """Give a reward that leaves no choice."""
    match reward:
        case words.Shells(count=count):
            gain_shells(table, seat, count)
        case words.Fruit(count=count):
            gain_fruit(table, seat, count)
        case words.ShellsBy(trait=trait):
            gain_shells(table, seat, level(table, seat, trait))
        case words.Ranking(count=count):
            rank(table, seat, count)
        case words.Tricks(count=count):
            draw_tricks(table, seat, count)
        case words.DrawChallenges(count=count):
            draw_challenges(table, seat, count)
        case words.RefreshAll():
            refresh_all(table, seat)
        case words.FirstPlayer():
            take_first_player(table, seat)
        case words.CopyBonusDie():
            copy_bonus_die(table)
        case words.IgnoreRestrictions():
            pass  # what was discarded this turn is in `used`, and fights look there
        case _:
            assert_never(reward)


def gain_shells(table: Tidal, seat: int, count: int) -> None:
    """TB-TURN-22."""
    table.shells[seat] += count
    tell(table, "gained", seat=seat, what="shells", count=count)


def gain_fruit(table: Tidal, seat: int, count: int) -> None:
    table.fruit[seat] += count
    tell(table, "gained", seat=seat, what="fruit", count=count)


async def advance_any(table: Tidal, seat: int, steps: int, rule: str) -> None:
    trait = await choose(seat, "advance-any", TRAIT, rule, about={"count": steps})
    await advance(table, seat, trait, steps)


async def advance_all(table: Tidal, seat: int, steps: int) -> None:
    for trait in range(len(TRAITS)):
        await advance(table, seat, trait, steps)


async def sail(table: Tidal, seat: int, spaces: int, rule: str) -> None:
    """TB-BOAT-01, -02: the boat moves, and every space that it passes or reaches gives its reward."""
    await carry_boat(table, seat)
    table.sailings += 1
    for _ in range(spaces):
        step_boat(table)
        await give(table, seat, table.content.boat[table.boat - 1], rule)


def step_boat(table: Tidal) -> None:
    """One space forward on the closed track; Start lies before its first space."""
    table.boat = table.boat % len(table.content.boat) + 1
    tell(table, "boat-moved", space=table.boat)


async def carry_boat(table: Tidal, seat: int) -> None:
    """TB-DUST-07: before the first movement of a turn the boat may skip spaces."""
    if table.sailings:
        return
    for power in find(table, seat, CarryBoat):
        spaces = await choose(seat, "carry-boat", CARRY.members[: power.spaces + 1], "TB-DUST-07")
        for _ in range(spaces):
            step_boat(table)


def take_first_player(table: Tidal, seat: int) -> None:
    """TB-SPACE-15: the order of this round stays; whoever plays alone has no token (TB-SOLO-09)."""
    if table.first_player != seat:
        table.first_player = seat
        tell(table, "first-player", seat=seat)


async def renew(table: Tidal, seat: int, lying: Zone, count: int, question: str, rule: str) -> None:
    """TB-SPACE-09, -11, -20: the player chooses which of the cards that lie there now are discarded."""
    for _ in range(min(count, len(lying))):
        card = await choose(seat, question, DISCARD.of(lying), rule)
        DISCARDED[question](table, card)
        lying = without(lying, card)


DISCARDED: Final = {"discard-pool": discard_from_pool, "discard-market": discard_from_market}
"""How the card chosen with a question leaves its row."""


async def move_arbiter(table: Tidal, seat: int, rule: str) -> None:
    """TB-AMKT-06: to another arena; a kidnapped Arbiter cannot be moved."""
    if table.captor == NO_CARD and table.arbiter >= 0:
        arenas = [option for option in ARENA if option.value != table.arbiter]
        table.arbiter = await choose(seat, "move-arbiter", arenas, rule)
        tell(table, "arbiter-moved", arena=ARENAS[table.arbiter])


def copy_bonus_die(table: Tidal) -> None:
    """TB-CAI-01: the copy has no result until it is rolled."""
    table.attempt += table.attempt[-1:]
    table.showing += (NO_RESULT,)
    table.raised += (0,)
    table.bonus += 1


def useful(table: Tidal, seat: int, reward: Reward) -> bool:
    """Whether a reward would do anything, so that nobody is offered what brings nothing."""
    match reward:
        case words.Refresh() | words.RefreshAll() | words.RefreshBy():
            return table.spent[seat] != NO_DICE
        case words.Upgrade():
            return any(map(int.__add__, table.available[seat][:5], table.spent[seat][:5]))
        case words.CopyBonusDie():
            return is_fight(table) and table.bonus > 0
        case words.IgnoreRestrictions():
            return is_fight(table) and is_restricted(opponent(table))
        case words.MoveArbiter():
            return table.arbiter >= 0
        case words.CharacterCard():
            return bool(table.character_decks[seat])
        case _:
            return True
