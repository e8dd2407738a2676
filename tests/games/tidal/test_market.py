"""TB-MARKET: buying market cards."""

from __future__ import annotations

from typing import Any

import pytest

from .sitting import Sitting, bare, challenge, reward, ware

WARES = {
    "shells": ware(2, reward("shells", 4)), "study": ware(1, reward("challenges", 1)),
    "dear": ware(5, reward("shells")), "mixed": {"fruit": 1, "ranking": 1, "rewards": [reward("shells", 4)]},
    "black": {"fruit": 0, "ranking": 1, "rewards": [reward("shells", 4)]},
}  # fmt: skip
ROW = ["shells", "study", "dear"]


def at_market(**data: Any) -> Sitting:
    """Seat 0 visits the Droska Ring."""
    seat = data.pop("seat", {})
    return Sitting(
        "move", cards={"one": challenge("f"), "two": challenge("f")}, own={"market": WARES},
        seats=[bare(**{"fruit": 3, "shells": 0, **seat}), bare(), bare()], **{"market": ROW, **data},
    ).choose(0, "island:droska")  # fmt: skip


@pytest.mark.rule("TB-MARKET-01", "TB-FOCUS-06")
def test_a_bought_card_is_paid_resolved_and_discarded() -> None:
    game = at_market().choose(0, "buy:shells")

    assert game.stock(0) == (4, 1)
    assert game.sees(None)["decks"]["market_discard"] == 1
    assert game.player(0)["kept"] == []
    assert [game.key(event["card"]) for event in game.told("bought", 1)] == ["shells"]


@pytest.mark.rule("TB-MARKET-01")
def test_a_card_that_says_so_is_kept_beside_the_board() -> None:
    game = Sitting("move", market=["kases-magic"], seats=[bare(fruit=9)]).choose(0, "island:droska", "buy:kases-magic")

    assert game.names(0, "kept") == ["kases-magic"]
    assert game.sees(None)["decks"]["market_discard"] == 0


@pytest.mark.rule("TB-MARKET-02", "TB-TURN-23")
@pytest.mark.parametrize(("fruit", "offered"), [(0, []), (1, ["study"]), (4, ["shells", "study"]), (5, ROW)])
def test_only_what_can_be_paid_in_full_is_for_sale(fruit: int, offered: list[str]) -> None:
    game = at_market(seat={"fruit": fruit})

    assert game.offers(0, "buy") == offered
    for key in ROW:
        assert key in offered or game.rule_against(0, f"buy:{key}") == "TB-MARKET-02"


@pytest.mark.rule("TB-MARKET-03", "TB-TURN-19")
@pytest.mark.parametrize(("choice", "card"), [("draw", "two"), ("take:one", "one")])
def test_a_challenge_symbol_means_take_or_draw(choice: str, card: str) -> None:
    game = at_market(pool=["one"], challenge_deck=["two"]).choose(0, "buy:study", choice)

    assert game.names(0, "challenges") == [card]


@pytest.mark.rule("TB-MARKET-04")
def test_one_card_is_bought_in_a_visit() -> None:
    game = at_market(seat={"fruit": 9}).choose(0, "buy:shells")

    assert game.asked(1) == "move"


@pytest.mark.rule("TB-MARKET-05", "TB-DUST-01")
def test_a_discount_lowers_the_fruit_alone_and_not_below_zero() -> None:
    dust = {"character": "dust", "in_play": ["scarab-compass"], "fruit": 0, "ranking": 1}
    game = at_market(seat=dust, market=["shells", "study", "mixed"])

    assert game.offers(0, "buy") == ["study", "mixed"]
    game.choose(0, "buy:mixed")
    assert (game.stock(0), game.ranking(0)) == ((4, 0), 0), "the position is paid all the same"


@pytest.mark.rule("TB-MARKET-05")
def test_a_card_without_fruit_in_its_cost_does_not_pay_the_buyer() -> None:
    dust = {"character": "dust", "in_play": ["scarab-compass"], "fruit": 0, "ranking": 1}
    game = at_market(seat=dust, market=["black"]).choose(0, "buy:black")

    assert (game.stock(0), game.ranking(0)) == ((4, 0), 0)


@pytest.mark.rule("TB-MARKET-05")
def test_a_card_free_of_fruit_is_not_for_sale_without_its_other_cost() -> None:
    dust = {"character": "dust", "in_play": ["scarab-compass"], "fruit": 0, "ranking": 0}

    assert at_market(seat=dust, market=["shells", "study", "mixed"]).offers(0, "buy") == ["study"]
