"""What must be true of every table: no card is lost or doubled, and nothing is owed."""

from __future__ import annotations

from collections.abc import Iterator

from tablewright.games.tidal.table import Tidal

from . import books

ROWS = ("pool", "challenge_deck", "challenge_discard", "legendary_deck", "legendary_discard", "trick_deck",
        "trick_discard", "market", "market_deck", "market_discard", "goal_deck", "announcements", "monster_deck",
        "gone", "scheme_deck", "scheme_discard", "set_challenge")  # fmt: skip
ZONES = (
    "challenges",
    "tricks",
    "goals",
    "character_decks",
    "in_play",
    "columns",
    "kept",
    "packets",
    "drawn",
    "schemes",
)


def lying(table: Tidal) -> Iterator[int]:
    """Every card, where it lies."""
    for name in ROWS:
        yield from getattr(table, name)
    for name in ZONES:
        for zone in getattr(table, name):
            yield from zone
    yield from (card for card in table.fold if card != books.NONE)


def check_table(table: Tidal) -> None:
    """TB-TURN-21, TB-TURN-23, TB-CHAMP-02, -03: each card lies in one place; stocks and positions keep their limits."""
    cards = [*lying(table), *(card for card in table.at_stake if card not in table.set_challenge)]
    assert sorted(cards) == list(range(len(table.faces))), "a card is lost or lies twice"
    assert sorted(table.faces) == list(range(len(table.faces))), "a face is lost"
    assert min(*table.shells, *table.fruit, *table.charge) >= 0, "somebody owes shells or fruit"
    assert all(min(dice) >= 0 for dice in (*table.available, *table.spent)), "somebody owes dice"
    assert all(0 <= position <= books.LAST_POSITION for position in table.ranking), "a marker left the track"
