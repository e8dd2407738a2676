"""The market, and every payment."""

from __future__ import annotations

from . import books
from .books import Entry
from .gains import gain
from .model import Ask, Model, Script, named, told, without


def price(m: Model, ware: Entry) -> int:
    """TB-MARKET-05, TB-DUST-01: only fruit is cheaper, and never below nothing."""
    return max(0, int(ware.get("fruit", 0)) - m.has(m.me, "scarab-compass"))


def affordable(m: Model, fruit: int) -> bool:
    """TB-TURN-23, TB-CAI-04: shells stand in for fruit."""
    stock = m.t.fruit[m.me] + m.has(m.me, "tricks-of-the-trade") * m.t.shells[m.me]
    return stock >= fruit


def can_buy(m: Model, card: int) -> bool:
    """TB-MARKET-02, TB-AMKT-02, -03: the sum of all symbols, positions too."""
    ware = books.WARES[m.key(card)]
    return affordable(m, price(m, ware)) and m.t.ranking[m.me] >= ware.get("ranking", 0)


def other_resource(what: str) -> str:
    return "fruit" if what == "shells" else "shells"


def pay(m: Model, seat: int, what: str, count: int) -> Script[int]:
    """TB-TURN-23; TB-CAI-04: asked if some of it can be paid the other way; gives how much of it was."""
    other = other_resource(what)
    held, beside = getattr(m.t, what)[seat], getattr(m.t, other)[seat]
    swapped = 0
    if m.has(seat, "tricks-of-the-trade"):
        ways = range(max(0, count - held), min(count, beside) + 1)
        if ways[-1]:
            swapped = int(told((yield Ask(seat, "pay", named("substitute", ways)))))
    m.gain(seat, what, swapped - count)
    m.gain(seat, other, -swapped)
    return swapped


def within_reach(m: Model, seat: int, what: str) -> int:
    """How many of a resource a seat can pay: shells and fruit together, where one stands in for the other."""
    both = m.has(seat, "tricks-of-the-trade")
    return int(m.t.shells[seat] * (both or what == "shells") + m.t.fruit[seat] * (both or what == "fruit"))


def buy(m: Model, card: int) -> Script[None]:
    """TB-MARKET-01: pay, gain, discard; goods and knowledge are kept (TB-AMKT-05, -07)."""
    ware = books.WARES[m.key(card)]
    yield from pay(m, m.me, "fruit", price(m, ware))
    m.rank(m.me, -ware.get("ranking", 0))
    yield from receive(m, card)


def leave_market(m: Model, card: int) -> None:
    """TB-TURN-25: a card of the row leaves a place to be filled; one from the deck does not."""
    if m.t.market.index(card) < books.ISLES["market"]:
        m.refill_market(card)
    else:
        m.t.market = without(m.t.market, card)


def receive(m: Model, card: int) -> Script[None]:
    key = m.key(card)
    if key in books.GOODS or key in books.KNOWLEDGE:
        m.t.kept[m.me] = (*m.t.kept[m.me], card)
        leave_market(m, card)
    else:
        leave_market(m, card)
        m.t.market_discard = (*m.t.market_discard, card)
        yield from gain(m, m.me, books.WARES[key]["rewards"])


def pay_lost(m: Model, seat: int, what: str, count: int) -> Script[bool]:
    """TB-NIGHT-04, TB-CAI-04: as much of a loss as possible, whatever it is paid with; whether that was all of it."""
    reach = within_reach(m, seat, what)
    yield from pay(m, seat, what, min(count, reach))
    return reach >= count
