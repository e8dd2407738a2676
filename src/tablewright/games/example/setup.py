"""From player count and dice to a table on which nothing has been shuffled yet."""

from __future__ import annotations

from typing import Final

from tablewright.engine.game import Setting

from .content import LANTERN, MEADOW, Pack
from .table import Fireflies

PLAYERS = range(2, 6)  # FLY-GEN-01
SETTINGS: Final[tuple[Setting, ...]] = ()


def set_up(pack: Pack, players: int, dice: int) -> Fireflies:
    """All cards in their piles, in the order of the pack."""
    return Fireflies(
        seats=players,
        dice=dice,
        faces=list(pack.cards),
        seen=[0] * (players + 1),
        content=pack,
        deck=pack.cards_with(MEADOW),
        discard=(),
        row=(),
        jars=[()] * players,
        lanterns=[()] * players,
        box=pack.cards_with(LANTERN),
        first=0,
        turn=0,
    )
