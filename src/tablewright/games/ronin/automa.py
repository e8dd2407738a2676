"""The Automa: how it drafts, plays and pours tea without choosing anything."""

from __future__ import annotations

from tablewright.engine.knowledge import reveal
from tablewright.engine.table import tell
from tablewright.games.destiny.draft import draw, stand_at
from tablewright.games.destiny.table import card_of
from tablewright.games.destiny.timeline import active_symbols_on, place_on_timeline

from .cooperation import advance, by_partner
from .table import Ronin, track_towards


def automa_row(table: Ronin) -> int:
    """The free row with the most active symbols, the higher on a tie; 0, the deck space, without any."""
    best, most = 0, 0
    for row, cards in enumerate(table.pool, start=1):
        symbols = active_symbols_on(table, cards)
        if symbols > most:  # RON-AUTO-06, -07
            best, most = row, symbols
    return best  # RON-AUTO-08


def automa_drafts(table: Ronin, seat: int) -> None:
    """Take a row, or two cards of the deck, and play both at once in their order (RON-AUTO-10)."""
    row = automa_row(table)
    cards = stand_at(table, seat, row) or draw(table, 2)
    reveal(table, cards)
    for card in cards:
        place_on_timeline(table, seat, card)
    table.steeping[seat] = len(cards)
    tell(table, "automa-drafted", seat=seat, row=row, cards=cards)


async def automa_pours(table: Ronin, seat: int) -> None:
    """RON-AUTO-13: each tea effect played this turn gives 1 point on every track it shares with a player."""
    steeping = table.steeping[seat]
    for card in table.timelines[seat][len(table.timelines[seat]) - steeping :]:
        effect = card_of(table, card).effect
        if effect is not None and effect.ceremony:
            tell(table, "automa-poured", seat=seat, card=card)
            for side in by_partner(table, seat):
                await advance(table, track_towards(table, seat, side), 1)
