"""TB-TURN-18 to -25: drawing, taking, revealing, discarding, paying, hands, and refilling pool and market."""

from __future__ import annotations

from typing import Any

import pytest

from .sitting import Sitting, bare, challenge, reward, ware

NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight")
CHALLENGES = {name: challenge("f", arena="lamara") for name in NUMBERS}
WARES = {name: ware(1, reward("shells")) for name in NUMBERS}
POOL = list(NUMBERS[:4])


def at_citadel(**data: Any) -> Sitting:
    """Seat 0 visits the Citadel of Time and uses its effect: two times take or draw."""
    data = {"pool": POOL, "challenge_deck": ["five", "six"], **data}
    seats = data.pop("seats", [bare()])
    return Sitting("move", cards=CHALLENGES, seats=seats, **data).choose(0, "island:citadel", "use")


@pytest.mark.rule("TB-TURN-18", "TB-TURN-24")
def test_a_drawn_card_is_seen_by_its_owner_alone() -> None:
    game = at_citadel().choose(0, "draw")

    assert game.names(0, "challenges") == ["five"]
    others = game.sees(1)["seats"][0]
    assert (others["challenges"], others["challenges_held"]) == (None, 1)
    assert [event["count"] for event in game.told("drew-challenges", 1)] == [1]
    assert game.told("drew-cards", 1) == []
    assert [game.key(card) for card in game.told("drew-cards", 0)[0]["cards"]] == ["five"]


@pytest.mark.rule("TB-TURN-19", "TB-SPACE-08")
def test_taking_is_choosing_an_open_card_of_the_pool() -> None:
    game = at_citadel()

    assert game.offers(0, "take") == POOL
    game.choose(0, "take:two")
    assert game.names(0, "challenges") == ["two"]
    assert [game.key(event["card"]) for event in game.told("took", 1)] == ["two"], "all saw which"


@pytest.mark.rule("TB-TURN-19", "TB-SPACE-08")
@pytest.mark.parametrize(
    ("first", "second", "hand"),
    [
        ("draw", "draw", ["five", "six"]),
        ("take:one", "draw", ["one", "six"]),
        ("draw", "take:one", ["five", "one"]),
        ("take:one", "take:two", ["one", "two"]),
    ],
)
def test_taking_or_drawing_is_chosen_for_each_card(first: str, second: str, hand: list[str]) -> None:
    assert at_citadel().choose(0, first, second).names(0, "challenges") == hand


@pytest.mark.rule("TB-TURN-25")
def test_the_pool_is_refilled_before_the_next_card_is_taken() -> None:
    game = at_citadel().choose(0, "take:two")

    assert game.lying("pool") == ["one", "five", "three", "four"]
    assert game.offers(0, "take") == ["one", "five", "three", "four"]


@pytest.mark.rule("TB-TURN-25", "TB-MARKET-01")
def test_the_market_is_refilled_when_a_card_leaves_it() -> None:
    game = Sitting(
        "move", own={"market": WARES}, market=["one", "two", "three"], market_deck=["four"], seats=[bare(fruit=1)]
    ).choose(0, "island:droska", "buy:two")

    assert game.lying("market") == ["one", "four", "three"]


@pytest.mark.rule("TB-TURN-20", "TB-CHAL-02")
def test_a_revealed_card_is_seen_by_all() -> None:
    game = Sitting("move", cards={"duel": challenge("f")}, seats=[bare(challenges=["duel"])])
    game.choose(0, "island:droska", "fruit", "challenge:duel")

    (card,) = game.sees(1)["attempt"]["cards"]
    assert game.key(card) == "duel"
    assert [game.key(event["card"]) for event in game.told("attempts", 2)] == ["duel"]


@pytest.mark.rule("TB-TURN-21")
def test_an_exhausted_challenge_deck_is_made_anew_from_its_discard_pile() -> None:
    game = at_citadel(challenge_deck=["five"], exhausted=["challenge_deck"], challenge_discard=["six"])

    game.choose(0, "draw", "draw")

    assert game.names(0, "challenges") == ["five", "six"]
    assert game.sees(None)["decks"]["challenge_discard"] == 0


@pytest.mark.rule("TB-TURN-21")
def test_an_exhausted_trick_deck_is_made_anew_from_its_discard_pile() -> None:
    game = Sitting("move", exhausted=["trick_deck"], trick_discard=["shell-tide"], seats=[bare(), bare(), bare()])

    assert game.choose(0, "space:crab-mystics-atoll", "use").names(0, "tricks") == ["shell-tide"]
    assert game.sees(None)["decks"]["trick_discard"] == 0
    game.choose(0, "end")
    game.choose(1, "island:chronosseum", "use")
    assert game.player(1)["tricks_held"] == 0, "with deck and pile empty nothing is drawn"


@pytest.mark.rule("TB-TURN-21")
def test_an_exhausted_market_deck_is_made_anew_from_its_discard_pile() -> None:
    game = Sitting(
        "move", own={"market": WARES}, market=["one", "two", "three"], exhausted=["market_deck"],
        market_discard=["four"], seats=[bare(fruit=1)],
    ).choose(0, "island:droska", "buy:one")  # fmt: skip

    assert game.lying("market") == ["four", "two", "three"]
    assert game.sees(None)["decks"]["market_discard"] == 1, "the card that was bought"


@pytest.mark.rule("TB-TURN-21")
def test_with_deck_and_pile_empty_only_the_pool_is_left() -> None:
    game = at_citadel(challenge_deck=[], exhausted=["challenge_deck"])

    assert "draw" not in game.options(0)
    game.choose(0, "take:one")
    assert game.lying("pool") == ["two", "three", "four"]


@pytest.mark.rule("TB-TURN-22")
def test_what_is_gained_and_lost_belongs_to_the_player_alone() -> None:
    game = Sitting("move", seats=[bare(shells=1), bare(shells=1)])

    game.choose(0, "space:workshop")

    assert (game.player(0)["shells"], game.player(1)["shells"]) == (3, 1)


@pytest.mark.rule("TB-TURN-23", "TB-MARKET-02")
def test_what_cannot_be_paid_in_full_cannot_be_bought() -> None:
    wares = {"cheap": ware(1, reward("shells")), "dear": ware(3, reward("shells")), "third": ware(3, reward("shells"))}
    game = Sitting("move", own={"market": wares}, market=list(wares), seats=[bare(fruit=2)]).choose(0, "island:droska")

    assert game.offers(0, "buy") == ["cheap"]
    assert game.rule_against(0, "buy:dear") == "TB-MARKET-02"


@pytest.mark.rule("TB-TURN-24")
def test_a_hand_has_no_limit() -> None:
    many = {f"c{number}": challenge("f", arena="lamara") for number in range(20)}
    game = Sitting("move", cards=many, seats=[bare(challenges=list(many), tricks=["shell-tide"] * 3)])

    game.choose(0, "island:citadel", "use", "draw", "draw")

    assert game.player(0)["challenges_held"] == 22
    assert game.sees(1)["seats"][0]["tricks"] is None
    assert game.sees(None)["seats"][0]["tricks_held"] == 3
