"""Advanced cards at set-up: which legendary challenges, market cards and monsters join the decks."""

from __future__ import annotations

from typing import Final

from tablewright.engine.knowledge import shuffle
from tablewright.engine.zones import Zone

from .card_reading import MANNERS
from .faces import BLACK, GOODS, KNOWLEDGE, STANDARD, TYPES
from .kinds import DROSKA
from .table import Tidal, challenge_of

STARTING: Final = 0
"""The type of monsters with the compass symbol."""


def is_on(table: Tidal, name: str) -> bool:
    """TB-ADV-01: whether an option was switched on; some do not exist for every player count."""
    return table.settings.get(name) == "on"


# Legendary challenges


def legendary_cards(table: Tidal) -> Zone:
    """TB-LEG-01, -15, -16: all cards of the chosen kinds, and some of the Droska Ring if the set says so."""
    kinds = chosen_kinds(table)
    chosen = tuple(card for card in all_legendary(table) if challenge_of(table, card).manner.key in kinds)
    return chosen + further_of_droska(table, chosen)


def all_legendary(table: Tidal) -> range:
    return range(table.content.standard_challenges, table.content.first_trick)


def chosen_kinds(table: Tidal) -> list[str]:
    """TB-LEG-15, -16: those of a suggested set, and those switched on one by one."""
    suggested = [
        kind for one in table.content.legendary_sets if one.key == suggested_set(table) for kind in one.manners
    ]
    return [kind for kind in MANNERS if kind in suggested or is_on(table, f"legendary-{kind}")]


def suggested_set(table: Tidal) -> str:
    return table.settings["legendary-set"]


def further_of_droska(table: Tidal, chosen: Zone) -> Zone:
    """TB-LEG-15: any challenges of the Droska Ring; those left out stay unknown in the box."""
    count = sum(one.droska for one in table.content.legendary_sets if one.key == suggested_set(table))
    if not count:
        return ()
    others = (card for card in all_legendary(table) if card not in chosen)
    of_droska = tuple(card for card in others if table.content.legendary_arena(table.faces[card]) == DROSKA)
    shuffle(table, of_droska)
    return of_droska[:count]


# The market


def market_cards(table: Tidal) -> Zone:
    """TB-SETUP-18, TB-AMKT-01: the standard cards and the chosen advanced sets."""
    cards = of_set(table, STANDARD)
    if is_on(table, "market-goods"):
        cards += of_set(table, GOODS)
    if is_on(table, "market-black"):
        cards += of_set(table, BLACK)
    return cards + knowledge_cards(table)


def of_set(table: Tidal, number: int) -> Zone:
    content = table.content
    return tuple(content.first_market + place for place, card in enumerate(content.market) if card.set == number)


def knowledge_cards(table: Tidal) -> Zone:
    """TB-AMKT-07: one for each player and one more, at random; the others stay unknown in the box."""
    if not is_on(table, "market-knowledge"):
        return ()
    cards = of_set(table, KNOWLEDGE)
    shuffle(table, cards)
    return cards[: table.humans + 1]


# Monsters


def monster_cards(table: Tidal, strength: int) -> Zone:
    """TB-SETUP-14, TB-AMON-01: the compass-marked monsters of a strength, mixed with those of the chosen types."""
    content = table.content
    return tuple(
        content.first_monster + place
        for place, monster in enumerate(content.monsters)
        if monster.strength == strength
        and (monster.type == STARTING or is_on(table, f"monsters-{TYPES[monster.type]}"))
    )
