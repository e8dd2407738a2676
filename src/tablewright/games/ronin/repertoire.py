"""Which abilities a player has, on the board and on earned cards, and in what state they are."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from tablewright.engine.table import tell
from tablewright.engine.zones import put
from tablewright.games.destiny.abilities import mark_own_ability, own_abilities
from tablewright.games.destiny.table import ACTIVE

from .table import Ronin


def abilities_of(table: Ronin, seat: int) -> Iterable[tuple[int, int]]:
    """All abilities of a player with their states: those of the board, then those on earned cards."""
    own, borrowed = own_abilities(table, seat), table.borrowed[seat]
    return chain(own, zip(borrowed, table.borrowed_states[seat], strict=True)) if borrowed else own


def mark_ability(table: Ronin, seat: int, number: int, state: int) -> None:
    """Turn the marker or the card of an ability (RON-ABIL-03, RON-NABIL-05)."""
    if number // 4 == table.characters[seat]:
        mark_own_ability(table, seat, number, state)
    else:
        place = table.borrowed[seat].index(number)
        table.borrowed_states[seat] = put(table.borrowed_states[seat], place, state)


def take_ability_card(table: Ronin, seat: int, partner: int, slot: int) -> None:
    """RON-NABIL-04: the card lies face up beside the new owner's board and can be used at once."""
    number = table.characters[partner] * 4 + slot
    copies = table.ability_cards[partner]
    table.ability_cards[partner] = put(copies, slot // 2, copies[slot // 2] - 1)
    table.borrowed[seat] += (number,)
    table.borrowed_states[seat] += (ACTIVE,)
    tell(table, "took-ability-card", seat=seat, other=partner, ability=table.content.abilities[number].key)
