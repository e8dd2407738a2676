"""The referee's own table: a copy of the one before, on which the referee carries the rules out by hand."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Any, NamedTuple, TypeVar

from tablewright.engine.dice import roll
from tablewright.engine.knowledge import shuffle
from tablewright.games.tidal import GAME
from tablewright.games.tidal.table import Tidal

from . import books
from .books import Entry

T = TypeVar("T")


class Ask(NamedTuple):
    """A question that the rules ask now, with every answer that they allow; tricks and abilities may lie beside it."""

    seat: int
    key: str
    options: tuple[str, ...]
    free: bool = False


Script = Generator[Ask, str, T]


class Unread(Exception):
    """The referee does not read what comes now, and looks on again when the next phase begins."""


class Over(Exception):
    """TB-SOLO-12: player or rival has reached the last position."""


class Model:
    """A table with the moves that every rule is made of."""

    def __init__(self, table: Tidal) -> None:
        self.t = GAME.copy(table)

    # Who and where

    @property
    def me(self) -> int:
        return self.t.active

    def key(self, card: int) -> str:
        """What is printed on a card, by the key of the pack."""
        return GAME.face_name(self.t, self.t.faces[card]).partition("-")[2]

    def printed(self, card: int) -> Entry:
        """The entry of a challenge."""
        return books.CHALLENGES[self.key(card)]

    def beast(self, slot: int) -> Entry:
        return books.MONSTERS[self.key(self.t.fold[slot])]

    def cards_of(self, seat: int) -> list[str]:
        """Cards in play that work for a seat; in an ally turn those of the ally too (TB-ALLY-04)."""
        cards = [self.key(card) for card in self.t.in_play[seat]]
        if seat == self.me and self.t.actor != seat:
            cards += [self.key(card) for card in self.t.in_play[self.t.actor]]
        return cards

    def has(self, seat: int, card: str) -> bool:
        return card in self.cards_of(seat)

    def island_at(self, place: int) -> int:
        first_beside = len(books.SPACES)
        return place if place < 0 else books.SPACES[place][0] if place < first_beside else place - first_beside

    def island(self, seat: int) -> int:
        return self.island_at(self.t.pawns[seat])

    def company(self) -> list[int]:
        """TB-TURN-15, -16, -17: the other characters on the island of the pawn that acts."""
        here = self.island(self.t.actor)
        return [seat for seat in range(self.t.seats) if seat != self.t.actor and self.island(seat) == here != -1]

    def level(self, seat: int, trait: int) -> int:
        """TB-TRAIT-02."""
        return books.LEVELS[self.t.steps[seat][trait]]

    def focus(self, seat: int) -> int:
        """TB-AXL-04: Synergy may stand in for Focus."""
        levels = [self.level(seat, books.FOCUS)]
        return max(levels + [self.level(seat, books.SYNERGY)] * self.has(seat, "naga-heritage"))

    def resilience(self, seat: int) -> int:
        """TB-EKO-05: Synergy may stand in for Resilience."""
        levels = [self.level(seat, books.RESILIENCE)]
        return max(levels + [self.level(seat, books.SYNERGY)] * self.has(seat, "wisdom-of-the-elders"))

    # Stocks

    def gain(self, seat: int, what: str, count: int) -> None:
        """TB-TURN-22: from the general supply, which never runs out (TB-SETUP-23)."""
        stock: list[int] = getattr(self.t, what)
        stock[seat] = max(0, stock[seat] + count)

    def rank(self, seat: int, count: int) -> None:
        """TB-CHAMP-01, -02, -03: between the starting space and the last position; TB-SOLO-12: there it ends."""
        self.t.ranking[seat] = min(max(0, self.t.ranking[seat] + count), books.LAST_POSITION)
        if self.t.mode == "solo" and seat in (0, 1) and self.t.ranking[seat] == books.LAST_POSITION:
            raise Over

    def step(self, seat: int, trait: int, count: int) -> None:
        """TB-TRAIT-03, -04."""
        steps = list(self.t.steps[seat])
        steps[trait] = min(max(0, steps[trait] + count), books.LAST_STEP)
        self.t.steps[seat] = tuple(steps)

    # Dice

    def put_die(self, seat: int, area: str, kind: int, count: int = 1) -> None:
        areas: list[tuple[int, ...]] = getattr(self.t, area)
        areas[seat] = tuple(held + count * (kind == place) for place, held in enumerate(areas[seat]))

    def dice_in(self, seat: int, area: str) -> list[int]:
        """The kinds of dice in an area, each once."""
        return [kind for kind, held in enumerate(getattr(self.t, area)[seat]) if held]

    def dice_options(self, seat: int, least: int = 1, most: int = 4) -> tuple[str, ...]:
        return tuple(
            f"{area}:{books.DICE[kind]}"
            for area in ("available", "spent")
            for kind in self.dice_in(seat, area)
            if least <= books.LEVEL_OF[kind] <= most
        )

    # Cards

    def draw(self, deck: str, discard: str) -> int:
        """TB-TURN-18, -21: the top card; an exhausted deck is made anew of its discard pile. NONE if both are empty."""
        cards: tuple[int, ...] = getattr(self.t, deck)
        if not cards and getattr(self.t, discard):
            cards = getattr(self.t, discard)
            shuffle(self.t, cards)
            setattr(self.t, discard, ())
        if not cards:
            return books.NONE
        setattr(self.t, deck, cards[:-1])
        return cards[-1]

    def draw_challenge(self) -> int:
        """TB-LEG-04: always from the standard deck."""
        return self.draw("challenge_deck", "challenge_discard")

    def hold(self, seat: int, hand: str, card: int) -> None:
        if card != books.NONE:
            hands: list[tuple[int, ...]] = getattr(self.t, hand)
            hands[seat] = (*hands[seat], card)

    def discard_challenge(self, card: int) -> None:
        """TB-TURN-21, TB-LEG-03: to the discard pile of its own deck."""
        legendary = "manner" in self.printed(card)
        if legendary:
            self.t.legendary_discard = (*self.t.legendary_discard, card)
        else:
            self.t.challenge_discard = (*self.t.challenge_discard, card)

    def refill_pool(self, card: int) -> None:
        """TB-TURN-25, TB-LEG-02, -03: the place is filled at once, the legendary place from its own deck first."""
        place = self.t.pool.index(card)
        last = place == books.ISLES["pool"] - 1
        if last and self.t.legendary_deck:
            new, self.t.legendary_deck = self.t.legendary_deck[-1], self.t.legendary_deck[:-1]
        else:
            new = self.draw_challenge()
        self.t.pool = replaced(self.t.pool, place, new)

    def refill_market(self, card: int) -> None:
        self.t.market = replaced(self.t.market, self.t.market.index(card), self.draw("market_deck", "market_discard"))

    def roll(self, sides: int) -> int:
        return roll(self.t, sides)


def replaced(row: tuple[int, ...], place: int, new: int) -> tuple[int, ...]:
    """A row with another card at a place, or without the place if there is none."""
    return (*row[:place], *((new,) if new != books.NONE else ()), *row[place + 1 :])


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple(other for other in cards if other != card)


def named(family: str, things: Iterable[Any]) -> tuple[str, ...]:
    """Options of a family, each once."""
    return tuple(dict.fromkeys(f"{family}:{thing}" for thing in things))


def told(option: str) -> str:
    """What comes after the family."""
    return option.partition(":")[2]
