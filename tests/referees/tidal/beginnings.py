"""The table when the first round begins."""

from __future__ import annotations

from tablewright.games.tidal.table import Tidal

from . import books
from .scores import key

SHIELD_CARDS = 2
RIVAL, ALLIES = 1, (2, 3)


def check_beginning(table: Tidal) -> None:
    """TB-SETUP-01 to -24, TB-SOLO-02 to -07, -16, TB-LONG-02, as far as they can be seen on the table."""
    for seat in range(table.humans):
        check_player(table, seat)
    check_middle(table)
    check_monsters(table)
    if table.mode == "solo":
        check_company(table)
    elif table.mode == "duo":
        check_rival(table)


def check_player(table: Tidal, seat: int) -> None:
    """TB-SETUP-05 to -12, -22: stock, dice, hand, dials, deck."""
    hero = books.HEROES[table.characters[seat]]
    level = books.DIFFICULTIES[table.settings["difficulty"]] if table.mode == "solo" else hero
    assert (table.shells[seat], table.fruit[seat]) == (level["shells"], level["fruit"])
    assert table.available[seat] == (3, *(0,) * 8)
    assert not any(table.spent[seat])
    assert len(table.challenges[seat]) == 3
    assert not table.tricks[seat]
    assert table.steps[seat] == tuple(hero["steps"])
    assert table.ranking[seat] == 0
    assert len(table.character_decks[seat]) == len(hero["card"]) - 1
    check_starting_card(table, seat)
    announced = table.mode == "solo" or table.settings["announcements"] != "none"
    assert len(table.goals[seat]) == (0 if announced else 1)


def check_starting_card(table: Tidal, seat: int) -> None:
    """TB-SETUP-05, -06, -07, TB-ADV-02."""
    hero = books.HEROES[table.characters[seat]]
    (card,) = table.in_play[seat]
    own = [entry["key"] for entry in hero["card"]]
    assert key(table, card) in own
    if table.settings["starting-card"] == "artifact":
        assert key(table, card) == hero["starting_card"]
    assert sorted(own) == sorted(key(table, one) for one in (card, *table.character_decks[seat]))


def check_middle(table: Tidal) -> None:
    """TB-SETUP-13, -17, -18, -19, -20, TB-ANN-01."""
    assert len(table.pool) == books.ISLES["pool"]
    assert len(table.market) == books.ISLES["market"]
    assert table.boat == 0
    assert 0 <= table.arbiter < 3
    assert 0 <= table.first_player < table.humans
    if table.mode != "solo":
        assert len(table.announcements) == (0 if table.settings["announcements"] == "none" else 3)


def check_monsters(table: Tidal) -> None:
    """TB-SETUP-14, -15, -27, TB-LONG-02, TB-SOLO-16: the weak ones on top, the first one at Fold's Edge."""
    level = books.DIFFICULTIES[table.settings["difficulty"] if table.mode == "solo" else "normal"]
    cards = [card for card in table.fold if card != books.NONE] + [*reversed(table.monster_deck)]
    strengths = [books.MONSTERS[key(table, card)]["strength"] for card in cards]
    assert strengths == ["weak"] * level["weak"] + ["strong"] * level["strong"]
    longer = table.round == 0
    assert (table.fold[0] == books.NONE) == longer
    assert table.fold[1] == books.NONE


def check_rival(table: Tidal) -> None:
    """TB-DUO-02, -03."""
    assert table.roles == (0, 0, RIVAL)
    assert len(set(table.characters)) == table.seats
    assert min(table.characters) >= 0
    assert table.ranking[2] == 0


def check_company(table: Tidal) -> None:
    """TB-SOLO-03, -05, -06, -07, -16: the rival on position 2, the allies in any order, each with a card revealed."""
    level = books.DIFFICULTIES[table.settings["difficulty"]]
    assert sorted(table.characters) == [0, 1, 2, 3]
    assert table.ranking[1] == level["rival"]
    assert sorted(table.ranking[ally] for ally in ALLIES) == sorted(level["allies"])
    for ally in ALLIES:
        cards = [books.ABILITIES[key(table, card)] for card in (*table.in_play[ally], *table.character_decks[ally])]
        assert len(table.in_play[ally]) == 1
        assert len(cards) == len(books.HEROES[0]["card"]) - SHIELD_CARDS
        assert not any(card.get("kind") in ("shield", "upgrade") for card in cards)
