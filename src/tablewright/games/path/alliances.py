"""Lesser Evil: alliance tokens at the rows, alliance cards in secret, and what they do when a side prevails."""

from __future__ import annotations

from typing import Final, assert_never

from tablewright.engine.dice import roll
from tablewright.engine.knowledge import reveal, show, shuffle
from tablewright.engine.options import Family, named
from tablewright.engine.questions import choose
from tablewright.engine.table import tell
from tablewright.engine.zones import without
from tablewright.games.destiny.rewards import gain_active
from tablewright.games.destiny.symbols import LEFT, RIGHT
from tablewright.games.destiny.timeline import (
    count_symbols,
    gain_symbols,
    inactive_symbols,
    lose_at,
    lose_symbols,
    place_option,
    places_of,
)

from . import vocabulary as words
from .content import ALLIANCES, ALLIES
from .rewards import gain_experience
from .table import CHOICE, NO_SIDE, Path

MOST_PER_ALLY: Final = 3  # POD-EVIL-11
ALLY: Final = named("ally", ALLIES)
ALLIANCE: Final = Family("alliance", 220)


def lay_out_alliances(table: Path) -> None:
    """POD-EVIL-05 to -07: the choice token at the last row, the allies at the two above, their decks shuffled."""
    rows = len(table.pool)
    first = roll(table, 2)
    table.alliance_rows = (*((NO_SIDE,) * (rows - 3)), first, 1 - first, CHOICE)
    start, half = table.content.first_alliance_face, ALLIANCES // 2
    for ally in (LEFT, RIGHT):
        deck = list(range(start + ally * half, start + (ally + 1) * half))
        shuffle(table, deck)
        table.alliance_decks[ally] = tuple(deck)


def ally_of(table: Path, card: int) -> int:
    return table.content.alliance(table.faces[card]).ally


async def draw_alliance(table: Path, seat: int, row: int) -> None:
    """POD-EVIL-08, -09: with a row's cards comes a card of the ally beside it; at the choice token one chooses."""
    ally = table.alliance_rows[row - 1] if table.alliance_rows else NO_SIDE
    if ally == NO_SIDE:
        return
    if ally == CHOICE:
        ally = await choose(seat, "choose-ally", ALLY, "POD-EVIL-09")
    if not table.alliance_decks[ally]:
        remake_alliance_deck(table, ally)
    if not table.alliance_decks[ally]:
        return
    card = table.alliance_decks[ally][-1]
    table.alliance_decks[ally] = table.alliance_decks[ally][:-1]
    show(table, seat, (card,))
    table.alliances[seat] += (card,)
    tell(table, "drew-alliance", seat=seat, ally=ALLIES[ally])
    await keep_to_limit(table, seat, ally)


def remake_alliance_deck(table: Path, ally: int) -> None:
    """POD-EVIL-15: an empty deck is made new from its own discard pile."""
    deck = list(table.alliance_discards[ally])
    table.alliance_discards[ally] = ()
    shuffle(table, deck)
    table.alliance_decks[ally] = tuple(deck)


async def keep_to_limit(table: Path, seat: int, ally: int) -> None:
    """POD-EVIL-11: of four cards of one ally, one is discarded at once."""
    mine = of_ally(table, seat, ally)
    if len(mine) > MOST_PER_ALLY:
        card = await choose(seat, "discard-alliance", ALLIANCE.of(mine), "POD-EVIL-11")
        discard_alliance(table, seat, card)


def of_ally(table: Path, seat: int, ally: int) -> list[int]:
    return [card for card in table.alliances[seat] if ally_of(table, card) == ally]


def discard_alliance(table: Path, seat: int, card: int) -> None:
    table.alliances[seat] = without(table.alliances[seat], card)
    table.alliance_discards[ally_of(table, card)] += (card,)


async def call_allies(table: Path, seat: int) -> None:
    """POD-EVIL-12 to -17: all cards of the prevailing ally are revealed and resolved, in an order of one's own."""
    mine = of_ally(table, seat, table.dominant)
    reveal(table, mine)
    while mine:
        card = await choose(seat, "resolve-alliance", ALLIANCE.of(mine), "POD-EVIL-17")
        mine.remove(card)
        discard_alliance(table, seat, card)
        favour = table.content.alliance(table.faces[card]).favour
        tell(table, "alliance-resolved", seat=seat, ally=ALLIES[table.dominant], card=card)
        await resolve_favour(table, seat, favour)


def dismiss_allies(table: Path) -> None:
    """POD-EVIL-22: cards that are still face down at the end are discarded without effect."""
    for seat, cards in enumerate(table.alliances):
        for card in cards:
            discard_alliance(table, seat, card)


async def resolve_favour(table: Path, seat: int, favour: words.Favour) -> None:
    """POD-EVIL-18 to -21."""
    match favour:
        case words.AllyExperience():
            gain_experience(table, seat, 1)
        case words.AllyActive():
            await gain_active(table, seat, 1, "POD-EVIL-19")
        case words.AllySwapActive():
            await swap_active(table, seat)
        case words.AllySwapInactive():
            if count_symbols(table, seat, inactive_symbols(table)):
                await lose_symbols(table, seat, inactive_symbols(table), 1, len(table.timelines[seat]), "POD-EVIL-21")
                gain_experience(table, seat, 2)
        case _:
            assert_never(favour)


async def swap_active(table: Path, seat: int) -> None:
    """POD-EVIL-20: lose one active symbol, whichever the owner likes, and gain two of the other."""
    places = places_of(table, seat, table.active, len(table.timelines[seat]))
    if not places:
        return
    options = [place_option(place) for place in places]
    place = await choose(seat, "lose-symbol", options, "POD-EVIL-20", about={"count": 1})
    lose_at(table, seat, place)
    other = table.active[RIGHT] if place.symbol == table.active[LEFT] else table.active[LEFT]
    gain_symbols(table, seat, other, 2)
