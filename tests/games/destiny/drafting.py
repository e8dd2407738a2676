"""How a test of the sister games lays out the pool and the deck."""

from __future__ import annotations

from typing import Any, TypeVar

from .cards import card
from .sitting import DestinySitting, quiet

S = TypeVar("S", bound=DestinySitting[Any])

MARKED = {
    "a1": card("red", "cc"), "a2": card("red", "ce"), "b1": card("green", "ee"), "b2": card("green", "em"),
    "c1": card("blue", "mm"), "c2": card("blue", "md"), "d1": card("yellow", "dd"), "d2": card("yellow", "dc"),
    "e1": card("pink", "ed"), "e2": card("pink", "cm"),
}  # fmt: skip
NEW = {f"n{number}": card("pink", "e") for number in range(1, 13)}
FOUR_ROWS = [["a1", "a2"], ["b1", "b2"], ["c1", "c2"], ["d1", "d2"]]
TWELVE = [f"k{number}" for number in range(9, 21)]


def four_rows(sister: type[S], **more: Any) -> S:
    """Seat 2 is the first of three to draft."""
    data = {"players": 3, "pool": FOUR_ROWS, "initiative": [2, 0, 1], **more}
    return sister("draft_pair", cards=MARKED | NEW, **data)


def start_of_turn(sister: type[S], turn: int, pool: list[list[str]], players: int = 3) -> S:
    """The draft begins, with twelve known cards on top of the deck."""
    return sister("draft", cards=MARKED | NEW, players=players, turn=turn, pool=pool, deck=list(NEW))


def known_cards(sister: type[S]) -> dict[str, dict[str, Any]]:
    """The whole main deck, by number: k0, k1 and so on."""
    return {f"k{number}": card("blue", "e") for number in range(sister.contents.MAIN_CARDS)}


def small_deck(sister: type[S], deck: list[str], discard: list[str], **more: Any) -> S:
    """A deck and a discard pile of exactly so many known cards, the others in two hands and the pool."""
    pool = [["k0", "k1"], ["k2", "k3"], ["k4", "k5"], ["k6", "k7"]]
    cards = known_cards(sister)
    laid = {*deck, *discard, *(key for row in pool for key in row)}
    rest = [key for key in cards if key not in laid]
    seats = [quiet(hand=[]), quiet(hand=rest[::2]), quiet(hand=rest[1::2])]
    return sister("draft_pair", cards=cards, players=3, pool=pool, deck=deck, discard=discard, seats=seats, **more)


def refused_rows(sitting: DestinySitting[Any], seat: int) -> dict[str, str]:
    return {option: rule for option, rule in sitting.refused(seat).items() if option.startswith("row:")}
