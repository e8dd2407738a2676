"""The Automa: how it drafts, plays and pours tea without choosing anything."""

from __future__ import annotations

from tablewright.engine.table import tell
from tablewright.games.destiny.draft import automa_takes
from tablewright.games.destiny.table import card_of

from .cooperation import advance, by_partner
from .table import Ronin, track_towards


def automa_drafts(table: Ronin, seat: int) -> None:
    """RON-AUTO-06 to -10: the row with the most active symbols, played at once; its tea steeps."""
    before = len(table.timelines[seat])
    automa_takes(table, seat)
    table.steeping[seat] = len(table.timelines[seat]) - before


async def automa_pours(table: Ronin, seat: int) -> None:
    """RON-AUTO-13: each tea effect played this turn gives 1 point on every track it shares with a player."""
    steeping = table.steeping[seat]
    for card in table.timelines[seat][len(table.timelines[seat]) - steeping :]:
        effect = card_of(table, card).effect
        if effect is not None and effect.ceremony:
            tell(table, "automa-poured", seat=seat, card=card)
            for side in by_partner(table, seat):
                await advance(table, track_towards(table, seat, side), 1)
