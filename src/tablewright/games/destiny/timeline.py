"""A player's timeline and token pool: counting, gaining, losing and covering symbols."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from tablewright.engine.options import Option
from tablewright.engine.questions import choose
from tablewright.engine.table import tell
from tablewright.engine.zones import Zone, put

from .symbols import SYMBOLS, inactive
from .table import DestinyTable, card_of


class SymbolPlace(NamedTuple):
    """Where a symbol can be lost: a printed one on a timeline card, or (without a card) a token."""

    symbol: int
    card: int
    slot: int


def count_symbols(table: DestinyTable, seat: int, symbols: Collection[int], reach: int | None = None) -> int:
    """How many of some symbols a player has: uncovered on timeline cards up to `reach`, and as tokens."""
    tokens = table.tokens[seat]
    total = 0
    for symbol in symbols:
        total += tokens[symbol]
    faces, cards, covers = table.faces, table.cards, table.covers[seat]
    for place, card in enumerate(table.timelines[seat][:reach]):
        covered = covers[place]
        for slot, symbol in enumerate(cards[faces[card]].symbols):
            if symbol in symbols and not covered >> slot & 1:
                total += 1
    return total


def active_counts(table: DestinyTable, seat: int) -> tuple[int, int]:
    """RON-END-02, POD-FATE-01: the left and the right active symbols that a seat has."""
    left, right = table.active
    return count_symbols(table, seat, (left,)), count_symbols(table, seat, (right,))


def active_symbols_on(table: DestinyTable, cards: Zone) -> int:
    """How many active symbols are printed on some cards."""
    return sum(symbol in table.active for card in cards for symbol in card_of(table, card).symbols)


def count_colour(table: DestinyTable, seat: int, colour: int, reach: int | None = None) -> int:
    """How many cards of a colour lie on a timeline, up to `reach`."""
    faces, cards = table.faces, table.cards
    total = 0
    for card in table.timelines[seat][:reach]:
        if colour in cards[faces[card]].colours:
            total += 1
    return total


def gain_symbols(table: DestinyTable, seat: int, symbol: int, count: int) -> None:
    """Put tokens into a player's pool."""
    tokens = table.tokens[seat]
    table.tokens[seat] = put(tokens, symbol, tokens[symbol] + count)
    tell(table, "gained-symbols", seat=seat, symbol=SYMBOLS[symbol], count=count)


def places_of(table: DestinyTable, seat: int, symbols: Collection[int], reach: int) -> list[SymbolPlace]:
    """Where symbols can be lost, each place once: equal symbols on one card and equal tokens are the same choice."""
    places = [SymbolPlace(symbol, -1, -1) for symbol in symbols if table.tokens[seat][symbol]]
    for index, card in enumerate(table.timelines[seat][:reach]):
        covered = table.covers[seat][index]
        found: set[int] = set()
        for slot, symbol in enumerate(card_of(table, card).symbols):
            if symbol in symbols and not covered >> slot & 1 and symbol not in found:
                found.add(symbol)
                places.append(SymbolPlace(symbol, card, slot))
    return places


def place_option(place: SymbolPlace) -> Option[SymbolPlace]:
    if place.card < 0:
        return Option(f"token:{SYMBOLS[place.symbol]}", place)
    return Option(f"cover:{place.card}.{place.slot}", place)


def cover(table: DestinyTable, seat: int, card: int, slot: int) -> None:
    """Lay a destroyed symbol token on a place of a timeline card."""
    covers, place = table.covers[seat], table.timelines[seat].index(card)
    table.covers[seat] = put(covers, place, covers[place] | 1 << slot)


def lose_at(table: DestinyTable, seat: int, place: SymbolPlace) -> None:
    """Return a token, or cover a printed symbol."""
    if place.card < 0:
        tokens = table.tokens[seat]
        table.tokens[seat] = put(tokens, place.symbol, tokens[place.symbol] - 1)
        tell(table, "lost-token", seat=seat, symbol=SYMBOLS[place.symbol])
    else:
        cover(table, seat, place.card, place.slot)
        tell(table, "covered-symbol", seat=seat, symbol=SYMBOLS[place.symbol], card=place.card)


async def lose_symbols(
    table: DestinyTable, seat: int, symbols: Sequence[int], count: int, reach: int, rule: str
) -> None:
    """Lose so many of some symbols; the player chooses which, unless all of them go."""
    everything = count_symbols(table, seat, symbols, reach) == count
    for left in range(count, 0, -1):
        places = places_of(table, seat, symbols, reach)
        if everything:
            place = places[0]
        else:
            options = [place_option(place) for place in places]
            place = await choose(seat, "lose-symbol", options, rule, about={"count": left})
        lose_at(table, seat, place)


def inactive_symbols(table: DestinyTable) -> Zone:
    return inactive(table.active)


def clear_symbols(table: DestinyTable, seat: int) -> None:
    """Return all tokens and all covers of a player to the supply."""
    table.tokens[seat] = (0, 0, 0, 0)
    table.covers[seat] = (0,) * len(table.timelines[seat])


def place_on_timeline(table: DestinyTable, seat: int, card: int) -> None:
    """Add a card to the right end of a timeline."""
    table.timelines[seat] += (card,)
    table.covers[seat] += (0,)
