"""Who has seen which card, and what a bot of another seat may imagine of it."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.engine.dice import Luck
from tablewright.games.destiny.powers import CHAPTER_END, PLAY, ExtraCard, TakeBack

from .abilities import POWER, holding, until_offered
from .drafting import FOUR_ROWS, MARKED, four_rows, start_of_turn
from .sitting import DestinySitting, Sister

EVERYBODY = [0, 1, 2, None]


def readers(sitting: DestinySitting[Any], key: str) -> list[int | None]:
    """The seats that have seen a card, by its key, and None if onlookers have."""
    table = sitting.table
    return sitting.readers(table.faces.index([one.key for one in table.content.cards].index(key)))


def imagined(sitting: DestinySitting[Any], seat: int, holder: int) -> set[tuple[str, ...]]:
    """What the last two cards in a hand can be, for all that a bot of a seat knows."""
    luck, found = Luck("worlds"), set()
    for _ in range(20):
        table = sitting.position.imagine(seat, luck).table
        assert isinstance(table, sitting.game.table_type)
        found.add(tuple(table.content.cards[table.faces[card]].key for card in table.hands[holder][-2:]))
    return found


@pytest.mark.rule("RON-DRAFT-07", "POD-DRAFT-07")
def test_whoever_draws_from_the_deck_alone_knows_the_cards(sister: Sister) -> None:
    sitting = four_rows(sister, deck=["e1", "e2"])
    assert readers(sitting, "e1") == []

    sitting.choose(2, "deck")

    assert [readers(sitting, key) for key in ("e1", "e2")] == [[2], [2]]
    assert imagined(sitting, 2, 2) == {("e1", "e2")}
    assert all(len(imagined(sitting, seat, 2)) > 1 for seat in (0, 1))
    assert [sitting.sees(watcher)["seats"][2]["hand"] for watcher in (0, 1, None)] == [None] * 3


def test_a_pair_that_was_taken_from_a_row_is_remembered_by_all(sister: Sister) -> None:
    sitting = four_rows(sister).choose(2, "row:2")

    assert [readers(sitting, key) for key in FOUR_ROWS[1]] == [EVERYBODY, EVERYBODY]
    assert all(imagined(sitting, seat, 2) == {("b1", "b2")} for seat in range(3))


def test_a_new_pair_in_the_pool_is_seen_by_all_and_the_next_card_of_the_deck_by_nobody(sister: Sister) -> None:
    sitting = start_of_turn(sister, 2, FOUR_ROWS)

    assert [readers(sitting, key) for key in ("n1", "n2", "n3")] == [EVERYBODY, EVERYBODY, []]


@pytest.mark.rule("RON-PLAY-02", "POD-PLAY-02")
def test_a_hand_is_known_to_its_owner_alone_until_its_cards_are_laid(sister: Sister) -> None:
    sitting = sister.three_hands()
    assert [readers(sitting, key) for key in ("red1", "green1", "blue1", "red4")] == [[0], [1], [2], EVERYBODY]

    sitting.choose(0, "play:red1", "play:red2").choose(1, "play:green1", "play:green2")
    assert [readers(sitting, key) for key in ("red1", "green2")] == [[0], [1]]
    sitting.choose(2, "play:blue1", "play:blue2")

    assert [readers(sitting, key) for key in ("red1", "green2", "blue1")] == [EVERYBODY] * 3
    assert [readers(sitting, key) for key in ("red3", "green3", "blue3")] == [[0], [1], [2]]


@pytest.mark.rule("RON-ABIL-11", "POD-ABIL-08")
def test_a_further_card_is_shown_to_all_and_the_card_drawn_for_it_to_nobody_else(sister: Sister) -> None:
    sitting = until_offered(holding(sister, ExtraCard(), PLAY)).choose(0, POWER, "card:plain")

    assert [readers(sitting, key) for key in ("plain", "top", "other")] == [EVERYBODY, [0], [0]]


def test_a_card_that_is_taken_back_is_remembered_by_all(sister: Sister) -> None:
    sitting = holding(sister, TakeBack(), CHAPTER_END).choose(0, POWER, "card:scar")

    assert "scar" in sitting.hand(0)
    assert readers(sitting, "scar") == EVERYBODY


def test_cards_that_an_automa_draws_from_the_deck_are_seen_by_all(sister: Sister) -> None:
    seats = range(sister("draft_pair", players=1).table.seats)
    sitting = sister("draft_pair", MARKED, players=1, pool=[[]] * 4, deck=["e1", "e2"], initiative=[*seats[1:], 0])

    assert sitting.timeline(1) == ["e1", "e2"]
    assert [readers(sitting, key) for key in ("e1", "e2")] == [[*seats, None]] * 2
