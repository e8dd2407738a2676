"""Counting the components that the sister games share: what must be the same at every decision of a game."""

from __future__ import annotations

from .table import DestinyTable, card_of


def shared_census(table: DestinyTable) -> dict[str, int]:
    """Components that must never get lost: every card once, one marker for each seat."""
    zones = [table.deck, table.discard, *table.pool, *table.hands, *table.timelines]
    cards = [card for zone in zones for card in zone]
    standing = (*(seat for seat in table.row_markers if seat >= 0), *table.deck_markers)
    return {
        "action cards in play": len(cards) - 5 * sum(character >= 0 for character in table.characters[: table.humans]),
        "cards in two places": len(cards) - len(set(cards)),
        "distinct faces": len({table.faces[card] for card in range(len(table.cards))}),
        "covers beside cards": sum(
            len(covers) - len(cards) for covers, cards in zip(table.covers, table.timelines, strict=True)
        ),
        "characters twice": twice(table.characters),
        "markers twice": len(standing) - len(set(standing)),
        "symbols on cards": sum(len(card_of(table, card).symbols) for card in range(len(table.cards))),
    }


def twice(numbers: tuple[int, ...]) -> int:
    """How many of some components lie on the table more than once; -1 stands for none."""
    laid = [number for number in numbers if number >= 0]
    return len(laid) - len(set(laid))
