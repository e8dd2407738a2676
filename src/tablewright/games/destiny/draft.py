"""Drafting from the pool: the refresh, the deck and its discard pile, rows, markers and the new initiative."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from tablewright.engine.knowledge import reveal, show, shuffle
from tablewright.engine.options import Family, Option, Reason
from tablewright.engine.table import tell, whisper
from tablewright.engine.zones import Zone

from .table import DestinyTable
from .timeline import active_symbols_on, place_on_timeline

NOBODY: Final = -1
DECK_OR_ROW: Final = (Option("deck", 0), *Family("row", 6).members[1:])


def draw(table: DestinyTable, count: int) -> Zone:
    """Take cards from the top of the main deck; an empty deck is made new from the whole discard pile."""
    drawn: list[int] = []
    for _ in range(count):
        if not table.deck:
            remake_deck(table)
        if not table.deck:
            break
        drawn.append(table.deck.pop())
    return tuple(drawn)


def remake_deck(table: DestinyTable) -> None:
    table.deck, table.discard = list(table.discard), ()
    shuffle(table, table.deck)
    tell(table, "deck-remade", count=len(table.deck))


def draw_to_hand(table: DestinyTable, seat: int, count: int) -> None:
    """Draw cards that only their owner sees."""
    cards = draw(table, count)
    show(table, seat, cards)
    table.hands[seat] += cards
    tell(table, "drew-cards", seat=seat, count=len(cards))
    whisper(table, seat, "drew-these", seat=seat, cards=cards)


def deal_row(table: DestinyTable) -> Zone:
    """A new face-up pair from the deck."""
    cards = draw(table, 2)
    reveal(table, cards)
    return cards


def refresh_pool(table: DestinyTable) -> None:
    """Discard the topmost pair left, move the others up, and fill the rows below."""
    left = [row for row in table.pool if row]
    if left:
        table.discard += left[0]
        tell(table, "pool-discarded", cards=left[0])
    rows = len(table.pool)
    table.pool = left[1:]
    while len(table.pool) < rows:
        table.pool.append(deal_row(table))


def stand_at(table: DestinyTable, seat: int, row: int) -> Zone:
    """Move a marker to a row (counted from 1) or, with 0, to the deck space; gives the row's cards."""
    if row == 0:
        table.deck_markers += (seat,)
        return ()
    table.row_markers[row - 1] = seat
    cards, table.pool[row - 1] = table.pool[row - 1], ()
    return cards


def new_initiative(table: DestinyTable) -> None:
    """Markers return in their order on the mat: deck space by arrival, then the rows from the top."""
    table.initiative = (*table.deck_markers, *(seat for seat in table.row_markers if seat != NOBODY))
    table.deck_markers = ()
    table.row_markers = [NOBODY] * len(table.row_markers)
    tell(table, "new-initiative", seats=table.initiative)


def row_taken(table: DestinyTable) -> Callable[[int], Reason | None]:
    """A row holds one marker; the deck space any number."""
    taken = marker_there(table.customs.rules.row_taken)
    return lambda row: taken if row and table.row_markers[row - 1] != NOBODY else None


@cache
def marker_there(rule: str) -> Reason:
    return Reason(rule, "row-taken")


def take_pair(table: DestinyTable, seat: int, row: int) -> None:
    """A row's cards, or two from the deck."""
    cards = stand_at(table, seat, row)
    if row == 0:
        tell(table, "drafted-deck", seat=seat)
        draw_to_hand(table, seat, 2)
    else:
        table.hands[seat] += cards
        tell(table, "drafted-row", seat=seat, row=row, cards=cards)


def automa_row(table: DestinyTable) -> int:
    """The free row with the most active symbols, the higher on a tie; 0, the deck space, without any."""
    best, most = 0, 0
    for row, cards in enumerate(table.pool, start=1):
        symbols = active_symbols_on(table, cards)
        if symbols > most:
            best, most = row, symbols
    return best


def automa_takes(table: DestinyTable, seat: int) -> int:
    """An Automa takes a row, or two cards of the deck, and plays both at once in their order; gives the row."""
    row = automa_row(table)
    cards = stand_at(table, seat, row) or draw(table, 2)
    reveal(table, cards)
    for card in cards:
        place_on_timeline(table, seat, card)
    tell(table, "automa-drafted", seat=seat, row=row, cards=cards)
    return row
