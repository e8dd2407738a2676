"""The island effects, and buying at the Droska Ring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from tablewright.engine.options import Option, Reason, Refusal

from .abilities import cards_in_force, has
from .choices import BUY, CONTACTS, FRUIT, SKIP, USE
from .content import Battle, Gains, Trade
from .kinds import FOLD, LAMARA
from .market import affordable, buy, contact_price, gain_unseen_card
from .moments import Against, Legal, TurnQuestion, perform
from .paying import fruit_in_reach, pay_fruit
from .powers import MoreSailing
from .rewards import gain_fruit, give
from .table import Tidal, character_card_of
from .times import Moment
from .vocabulary import Rewards, Sail

TOO_DEAR = Reason("TB-MARKET-02", "too-dear")
USE_OR_SKIP: Final = (USE, SKIP)
EFFECT_RULES = ("TB-SPACE-19", "TB-SPACE-02", "TB-SPACE-14", "TB-SPACE-08", "TB-SPACE-24")


def effect_options(table: Tidal, island: int) -> list[Option[int]]:
    """What the island effect offers, besides leaving it (TB-TURN-10)."""
    match table.content.islands[island].effect:
        case Gains():
            return [USE]
        case Trade():
            contacts = [CONTACTS] if contact_price(table, table.active) is not None else []
            return [*BUY.of(table.market), FRUIT, *contacts]
        case Battle():
            return []
        case other:
            assert_never(other)


def why_not_effect(table: Tidal, value: int) -> Reason | None:
    """Only what can be paid in full may be bought (TB-MARKET-02)."""
    seat = table.active
    if value >= 0:
        return None if value in affordable(table, seat) else TOO_DEAR
    if value == CONTACTS.value:
        return None if can_use_contacts(table, seat) else TOO_DEAR
    return None


def can_use_contacts(table: Tidal, seat: int) -> bool:
    price = contact_price(table, seat)
    return price is not None and fruit_in_reach(table, seat) >= price


def effects_open(table: Tidal, island: int) -> Sequence[Option[int]]:
    """What can be had from the island effect now, or leaving it."""
    match table.content.islands[island].effect:
        case Gains():
            return USE_OR_SKIP
        case Trade():
            return [*trades(table, table.active), SKIP]
        case Battle():
            return (SKIP,)
        case other:
            assert_never(other)


def trades(table: Tidal, seat: int) -> list[Option[int]]:
    """What can be had at the Droska Ring: those of the effect's options against which `why_not_effect` has nothing."""
    contacts = [CONTACTS] if can_use_contacts(table, seat) else []
    return [*BUY.of(affordable(table, seat)), FRUIT, *contacts]


def effects_refused(table: Tidal, island: int) -> list[Refusal]:
    judged = ((option, why_not_effect(table, option.value)) for option in effect_options(table, island))
    return [Refusal(option, reason) for option, reason in judged if reason is not None]


async def use_effect(table: Tidal, island: int, value: int) -> None:
    """Use an island effect as it was chosen."""
    seat, effect = table.active, table.content.islands[island].effect
    rule = EFFECT_RULES[island]
    if value == SKIP.value:
        return
    if value == USE.value:
        assert isinstance(effect, Gains)
        await give(table, seat, further_sailing(table, island, effect.rewards), rule)
    elif value == FRUIT.value:
        assert isinstance(effect, Trade)
        gain_fruit(table, seat, effect.fruit)
    elif value == CONTACTS.value:
        await pay_fruit(table, seat, contact_price(table, seat) or 0)
        await gain_unseen_card(table, seat)
    else:
        await buy(table, seat, value)


async def offer_effect(table: Tidal, island: int, key: str, rule: str, moment: Moment) -> None:
    """An island effect that a card gives, with the free actions of the moment beside it (TB-TURN-13)."""
    seat = table.active
    while True:
        asked = TurnQuestion(table, seat, key, rule, moment, open_on(island), refused_on(island))
        value = await asked
        if not asked.is_free:
            return await use_effect(table, island, value)
        await perform(table, seat, value)


def open_on(island: int) -> Legal:
    return lambda table, _seat: effects_open(table, island)


def refused_on(island: int) -> Against:
    return lambda table, _seat: effects_refused(table, island)


def further_sailing(table: Tidal, island: int, rewards: Rewards) -> Rewards:
    """TB-AXL-02: once per visit, the boat moves further with the island effect."""
    if island != LAMARA or table.visited != LAMARA or not has(table, table.active, MoreSailing):
        return rewards
    more = 0
    for card in cards_in_force(table, table.active):
        further = [power.spaces for power in character_card_of(table, card).powers if isinstance(power, MoreSailing)]
        if further and card not in table.used:
            table.used += (card,)
            more += sum(further)
    return tuple(Sail(reward.spaces + more) if isinstance(reward, Sail) else reward for reward in rewards)


def has_effect(island: int) -> bool:
    """The island effect of the Fold is the fight, a step of its own (TB-TURN-01)."""
    return island != FOLD
