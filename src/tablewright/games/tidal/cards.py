"""Moving cards: drawing, taking, discarding, refilling pool and market, reshuffling."""

from __future__ import annotations

from typing import Final, NamedTuple

from tablewright.engine.knowledge import mask, reveal, seen_by, show, shuffle
from tablewright.engine.questions import choose
from tablewright.engine.table import tell, whisper
from tablewright.engine.zones import Zone, left_out, put, without

from .choices import DRAW, TAKE
from .table import NO_CARD, Tidal

# Decks


class Pile(NamedTuple):
    """The fields of the table in which a deck and its discard pile lie."""

    deck: str
    discard: str


CHALLENGES: Final = Pile("challenge_deck", "challenge_discard")
TRICKS: Final = Pile("trick_deck", "trick_discard")
MARKET: Final = Pile("market_deck", "market_discard")


def next_card(table: Tidal, pile: Pile) -> int:
    """The top card of a deck, shuffled anew if need be (TB-TURN-21); NO_CARD if there is none."""
    deck: Zone = getattr(table, pile.deck)
    if not deck:
        deck = getattr(table, pile.discard)
        setattr(table, pile.discard, ())
        shuffle(table, deck)
    if not deck:
        return NO_CARD
    setattr(table, pile.deck, deck[:-1])
    return deck[-1]


def next_cards(table: Tidal, pile: Pile, count: int) -> Zone:
    """So many cards from the top, or as many as there are."""
    drawn: Zone = ()
    for _ in range(count):
        card = next_card(table, pile)
        if card != NO_CARD:
            drawn += (card,)
    return drawn


def tell_drawn(table: Tidal, seat: int, drawn: Zone, event: str) -> None:
    """Everybody hears how many cards were drawn, their owner which ones."""
    show(table, seat, drawn)
    tell(table, event, seat=seat, count=len(drawn))
    whisper(table, seat, "drew-cards", seat=seat, cards=drawn)


def is_secret(table: Tidal, cards: Zone) -> bool:
    """Whether there is a card among these that not everybody has seen."""
    return bool(mask(cards) & ~seen_by(table, None))


# What lies open


def refilled(table: Tidal, row: Zone, gone: int, following: int, event: str) -> Zone:
    """TB-TURN-25: a card leaves the pool or the market, and its place is refilled at once, while there are cards."""
    place = row.index(gone)
    if following == NO_CARD:
        return left_out(row, place)
    reveal(table, (following,))
    tell(table, event, card=following)
    return put(row, place, following)


# Challenges


def draw_challenges(table: Tidal, seat: int, count: int) -> None:
    """TB-TURN-18: from the standard deck into the hand, unseen by others (TB-LEG-04)."""
    drawn = next_cards(table, CHALLENGES, count)
    table.challenges[seat] += drawn
    tell_drawn(table, seat, drawn, "drew-challenges")


def is_legendary(table: Tidal, card: int) -> bool:
    return table.faces[card] >= table.content.standard_challenges


def next_for_pool(table: Tidal, gone: int) -> int:
    """TB-LEG-02, -03: a legendary challenge makes room for the next one, while there are any."""
    if is_legendary(table, gone) and table.legendary_deck:
        card = table.legendary_deck[-1]
        table.legendary_deck = table.legendary_deck[:-1]
        return card
    return next_card(table, CHALLENGES)


def leave_pool(table: Tidal, card: int) -> None:
    table.pool = refilled(table, table.pool, card, next_for_pool(table, card), "pool-refilled")


def take_challenge(table: Tidal, seat: int, card: int) -> None:
    """TB-TURN-19: from the pool into the hand."""
    leave_pool(table, card)
    table.challenges[seat] += (card,)
    tell(table, "took", seat=seat, card=card)


async def take_or_draw(table: Tidal, seat: int, count: int, rule: str) -> None:
    """TB-TURN-19: so many times, one from the pool or the top one of the deck."""
    for _ in range(count):
        options = TAKE.of(table.pool)
        if table.challenge_deck or table.challenge_discard:
            options.append(DRAW)
        if not options:
            return
        card = await choose(seat, "take-or-draw", options, rule)
        if card == DRAW.value:
            draw_challenges(table, seat, 1)
        else:
            take_challenge(table, seat, card)


def discard_challenge(table: Tidal, card: int) -> None:
    """Discard a challenge that was hidden, for all to see."""
    reveal(table, (card,))
    discard_open(table, card)


def discard_open(table: Tidal, card: int) -> None:
    """TB-TURN-21, TB-LEG-03: legendary challenges have a pile of their own, which is never shuffled."""
    if is_legendary(table, card):
        table.legendary_discard += (card,)
    else:
        table.challenge_discard += (card,)


def discard_from_pool(table: Tidal, card: int) -> None:
    leave_pool(table, card)
    discard_open(table, card)


# Tricks


def draw_tricks(table: Tidal, seat: int, count: int) -> None:
    drawn = next_cards(table, TRICKS, count)
    table.tricks[seat] += drawn
    tell_drawn(table, seat, drawn, "drew-tricks")


def discard_trick(table: Tidal, seat: int, card: int) -> None:
    """TB-TRICK-02: from the hand to the discard pile, for all to see."""
    table.tricks[seat] = without(table.tricks[seat], card)
    table.trick_discard += (card,)
    reveal(table, (card,))


# The market


def leave_market(table: Tidal, card: int) -> None:
    table.market = refilled(table, table.market, card, next_card(table, MARKET), "market-refilled")


def discard_from_market(table: Tidal, card: int) -> None:
    leave_market(table, card)
    table.market_discard += (card,)
