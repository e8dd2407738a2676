"""Which abilities a player has, on the board and on earned cards, and in what state they are."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from tablewright.engine.options import Option
from tablewright.engine.questions import choose
from tablewright.engine.table import tell
from tablewright.games.destiny.table import ACTIVE, USED, put

from .table import Ronin


def ability_option(table: Ronin, number: int) -> Option[int]:
    return Option(f"ability:{table.content.abilities[number].key}", number)


def abilities_of(table: Ronin, seat: int) -> Iterator[tuple[int, int]]:
    """All abilities of a player with their states: those of the board, then those on earned cards."""
    first = table.characters[seat] * 4
    own = zip(range(first, first + 4), table.abilities[seat], strict=True)
    return chain(own, zip(table.borrowed[seat], table.borrowed_states[seat], strict=True))


def used_abilities(table: Ronin, seat: int) -> list[int]:
    """The numbers of a player's used abilities, on the board and on earned cards."""
    return [number for number, state in abilities_of(table, seat) if state == USED]


def mark_ability(table: Ronin, seat: int, number: int, state: int) -> None:
    """Turn the marker or the card of an ability (RON-ABIL-03, RON-NABIL-05)."""
    if number // 4 == table.characters[seat]:
        table.abilities[seat] = put(table.abilities[seat], number % 4, state)
    else:
        place = table.borrowed[seat].index(number)
        table.borrowed_states[seat] = put(table.borrowed_states[seat], place, state)


async def reactivate(table: Ronin, seat: int, used: list[int], rule: str) -> None:
    """Turn one of some used abilities active again; nothing happens without one (RON-BONUS-13)."""
    if used:
        number = await choose(seat, "reactivate", [ability_option(table, one) for one in used], rule)
        mark_ability(table, seat, number, ACTIVE)
        tell(table, "reactivated", seat=seat, ability=table.content.abilities[number].key)


def take_ability_card(table: Ronin, seat: int, partner: int, slot: int) -> None:
    """RON-NABIL-04: the card lies face up beside the new owner's board and can be used at once."""
    number = table.characters[partner] * 4 + slot
    copies = table.ability_cards[partner]
    table.ability_cards[partner] = put(copies, slot // 2, copies[slot // 2] - 1)
    table.borrowed[seat] += (number,)
    table.borrowed_states[seat] += (ACTIVE,)
    tell(table, "took-ability-card", seat=seat, other=partner, ability=table.content.abilities[number].key)
