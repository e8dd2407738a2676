"""Advancing and reducing traits, and the character cards that Synergy unlocks."""

from __future__ import annotations

from tablewright.engine.knowledge import reveal, show
from tablewright.engine.questions import choose
from tablewright.engine.table import tell
from tablewright.engine.zones import put, without

from .abilities import dial_level
from .choices import CARD
from .kinds import SYNERGY, TRAITS
from .table import Tidal


async def advance(table: Tidal, seat: int, trait: int, steps: int) -> None:
    """TB-TRAIT-03: turn a dial forward; a higher Synergy level unlocks a character card (TB-SYN-01)."""
    before = dial_level(table, seat, trait)
    turned = turn(table, seat, trait, steps)
    after = dial_level(table, seat, trait)
    if turned:
        tell(table, "advanced", seat=seat, trait=TRAITS[trait], count=turned, level=after)
    if trait == SYNERGY:
        for _ in range(before, after):
            await unlock_card(table, seat)


def reduce(table: Tidal, seat: int, trait: int, steps: int) -> int:
    """TB-TRAIT-04: turn a dial back, not below its first step; gives how far."""
    turned = -turn(table, seat, trait, -steps)
    if turned:
        tell(table, "reduced", seat=seat, trait=TRAITS[trait], count=turned, level=dial_level(table, seat, trait))
    return turned


def turn(table: Tidal, seat: int, trait: int, steps: int) -> int:
    """Turn a dial as far as it goes; gives how far it went."""
    before = table.steps[seat][trait]
    after = min(max(before + steps, 0), len(table.content.dial.levels) - 1)
    table.steps[seat] = put(table.steps[seat], trait, after)
    return after - before


async def unlock_card(table: Tidal, seat: int) -> None:
    """TB-SYN-01, -03: draw two character cards, play one at once, put the other under the deck."""
    deck = table.character_decks[seat]
    if not deck:
        return
    table.drawn[seat], table.character_decks[seat] = deck[-2:], deck[:-2]
    show(table, seat, table.drawn[seat])
    card = await choose(seat, "play-character", CARD.of(table.drawn[seat]), "TB-SYN-01")
    left = without(table.drawn[seat], card)
    table.drawn[seat], table.character_decks[seat] = (), left + table.character_decks[seat]
    play_character_card(table, seat, card)


def play_character_card(table: Tidal, seat: int, card: int) -> None:
    """TB-SYN-02: it stays in play."""
    table.in_play[seat] += (card,)
    reveal(table, (card,))
    tell(table, "unlocked", seat=seat, card=card)
