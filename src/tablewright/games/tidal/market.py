"""The market: what cards cost, buying them, and gaining them in another way."""

from __future__ import annotations

from tablewright.engine.knowledge import reveal
from tablewright.engine.table import tell

from .abilities import find
from .cards import MARKET, leave_market, next_card
from .champions import rank
from .paying import fruit_in_reach, pay_fruit
from .powers import Discount, MarketDeck
from .rewards import give
from .table import NO_CARD, Tidal, market_card_of


def fruit_cost(table: Tidal, seat: int, card: int) -> int:
    """TB-MARKET-05: discounts reduce the fruit part alone, not below zero."""
    return max(market_card_of(table, card).fruit - discount(table, seat), 0)


def discount(table: Tidal, seat: int) -> int:
    return sum([power.fruit for power in find(table, seat, Discount)])


def affordable(table: Tidal, seat: int) -> list[int]:
    """TB-MARKET-02, TB-AMKT-02, -03: the cards whose cost symbols can be paid, all of them, ranking included."""
    positions, dearest = table.ranking[seat], fruit_in_reach(table, seat) + discount(table, seat)
    offers = [(card, market_card_of(table, card)) for card in table.market]
    return [card for card, face in offers if face.ranking <= positions and face.fruit <= dearest]


async def buy(table: Tidal, seat: int, card: int) -> None:
    """TB-MARKET-01: pay the cost, then gain the card."""
    fruit, positions = fruit_cost(table, seat, card), market_card_of(table, card).ranking
    if fruit:
        await pay_fruit(table, seat, fruit)
    if positions:
        rank(table, seat, -positions)
    tell(table, "bought", seat=seat, card=card)
    await gain_from_row(table, seat, card)


async def gain_from_row(table: Tidal, seat: int, card: int) -> None:
    """A face-up market card, paid or not (TB-TRICK-05, TB-AMKT-04)."""
    leave_market(table, card)
    await gain_card(table, seat, card)


async def gain_card(table: Tidal, seat: int, card: int) -> None:
    """TB-MARKET-01: the reward at once; then it is discarded, or kept beside the board."""
    face = market_card_of(table, card)
    if face.is_kept:
        table.kept[seat] += (card,)
    else:
        table.market_discard += (card,)
    await give(table, seat, face.rewards, "TB-MARKET-01")


def contact_price(table: Tidal, seat: int) -> int | None:
    """TB-CAI-08: what the top card of the deck costs whoever has contacts."""
    prices = [power.fruit for power in find(table, seat, MarketDeck)]
    return prices[0] if prices and (table.market_deck or table.market_discard) else None


async def gain_unseen_card(table: Tidal, seat: int) -> None:
    card = next_card(table, MARKET)
    assert card != NO_CARD
    reveal(table, (card,))
    tell(table, "bought", seat=seat, card=card)
    await gain_card(table, seat, card)
