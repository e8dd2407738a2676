"""TB-SPACE: the five islands, their effects and every action space."""

from __future__ import annotations

from typing import Any

import pytest

from .sitting import Sitting, bare, challenge, monster, reward, ware

NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight")
CHALLENGES = {name: challenge("f") for name in NUMBERS}
WARES = {name: ware(1, reward("shells", 5)) for name in NUMBERS}
BEASTS = {"young": monster("f"), "old": monster("s")}


def visit(place: str, seat: dict[str, Any] | None = None, **data: Any) -> Sitting:
    """Seat 0, without stock, dice or cards, moves to a place."""
    empty = bare(shells=0, fruit=0, available={}, **(seat or {}))
    return Sitting(
        "move", cards=CHALLENGES, own={"market": WARES, "monsters": BEASTS}, pool=["one", "two", "three", "four"],
        challenge_deck=["five", "six"], market=["one", "two", "three"], market_deck=["four", "five"],
        seats=[empty, bare(), bare()], **data,
    ).choose(0, place)  # fmt: skip


@pytest.mark.rule("TB-SPACE-01", "TB-FIGHT-15")
@pytest.mark.parametrize("arena", ["droska", "chronosseum", "lamara"])
def test_challenges_are_attempted_in_the_three_arenas_alone(arena: str) -> None:
    cards = {"own": challenge("f", arena=arena)}
    for island in ("droska", "chronosseum", "lamara", "citadel", "fold"):
        game = Sitting("step_on_island", cards=cards, turn={"visited": island},
                       seats=[bare(place=f"island:{island}", challenges=["own"], tricks=["shell-tide"])])  # fmt: skip

        assert game.can(0, "challenge:own") == (island == arena)


# What a space gives at once

STOCKS = [
    ("space:surf-temple-shells", (3, 0)),
    ("space:workshop", (2, 0)),
    ("space:glassmakers-guild", (2, 0)),
    ("space:folds-edge", (3, 0)),
    ("space:inner-reef", (2, 0)),
    ("space:palm-plaza", (0, 2)),
]


@pytest.mark.rule("TB-SPACE-09", "TB-SPACE-15", "TB-SPACE-16", "TB-SPACE-21", "TB-SPACE-25", "TB-SPACE-26")
@pytest.mark.parametrize(("space", "stock"), STOCKS)
def test_a_space_gives_shells_or_fruit(space: str, stock: tuple[int, int]) -> None:
    game = visit(space)

    assert game.stock(0) == stock
    assert game.player(0)["available"] == {}


@pytest.mark.rule("TB-SPACE-03", "TB-SPACE-04", "TB-SPACE-05", "TB-DICE-02", "TB-DICE-07")
@pytest.mark.parametrize(
    ("space", "die", "fruit"),
    [
        ("space:watchtower", "blue-adept", 0),
        ("space:blade-advisor", "red-adept", 0),
        ("space:drifting-gardens", "novice", 1),
    ],
)
def test_a_space_of_the_chronosseum_gives_a_die(space: str, die: str, fruit: int) -> None:
    game = visit(space)

    assert game.player(0)["available"] == {die: 1}
    assert game.stock(0) == (0, fruit)


@pytest.mark.rule("TB-SPACE-02", "TB-SPACE-06")
def test_the_atoll_and_the_chronosseum_together_give_two_tricks() -> None:
    game = visit("space:crab-mystics-atoll")

    assert game.player(0)["tricks_held"] == 1
    assert game.choose(0, "use").player(0)["tricks_held"] == 2


@pytest.mark.rule("TB-SPACE-02")
def test_the_chronosseum_gives_a_trick() -> None:
    assert visit("island:chronosseum").choose(0, "use").player(0)["tricks_held"] == 1


@pytest.mark.rule("TB-SPACE-07", "TB-SPACE-18", "TB-SPACE-23")
@pytest.mark.parametrize(
    ("arena", "points", "space"),
    [
        ("chronosseum", 1, "watchtower"),
        ("chronosseum", 2, "blade-advisor"),
        ("chronosseum", 3, "drifting-gardens"),
        ("chronosseum", 4, "crab-mystics-atoll"),
        ("lamara", 1, "palm-plaza"),
        ("lamara", 3, "racers-bay"),
        ("droska", 1, "drifters-dock"),
        ("droska", 2, "glassmakers-guild"),
    ],
)
def test_spaces_are_counted_from_the_top(arena: str, points: int, space: str) -> None:
    assert rival_reveals(arena, points) == f"space:{space}"


@pytest.mark.rule("TB-SPACE-18", "TB-DUO-06")
def test_printed_example_two_points_of_lamara_send_the_rival_to_the_workshop() -> None:
    assert rival_reveals("lamara", 2) == "space:workshop"


@pytest.mark.rule("TB-SPACE-23", "TB-DUO-06")
def test_printed_example_three_points_of_droska_send_the_rival_to_the_desert_caravan() -> None:
    assert rival_reveals("droska", 3) == "space:desert-caravan"


def rival_reveals(arena: str, points: int) -> str:
    """Where the rival goes when it reveals a challenge."""
    game = Sitting(
        "rival_turn", cards={"shown": challenge("f", arena=arena, points=points)}, players=2, active=2,
        challenge_deck=["shown"],
    )  # fmt: skip
    return str(game.sees(None)["seats"][2]["place"])


# The Citadel of Time


@pytest.mark.rule("TB-SPACE-08")
def test_the_citadel_gives_two_challenges() -> None:
    game = visit("island:citadel").choose(0, "use")

    assert game.asked(0) == "take-or-draw"
    assert game.choose(0, "draw", "take:one").names(0, "challenges") == ["five", "one"]
    assert game.asked(1) == "move"


@pytest.mark.rule("TB-SPACE-09", "TB-SPACE-11", "TB-TURN-25")
def test_the_fruit_temple_gives_fruit_and_renews_two_cards_of_the_pool() -> None:
    game = visit("space:surf-temple-fruit")

    assert game.player(0)["fruit"] == 3
    assert game.options(0) == [f"discard:{number}" for number in range(4)], "it cannot be left out"
    game.choose(0, "discard:two")
    assert game.lying("pool") == ["one", "five", "three", "four"]
    assert game.offers(0, "discard") == ["one", "three", "four"], "two of the cards that lay there"
    game.choose(0, "discard:four")
    assert game.lying("pool") == ["one", "five", "three", "six"]
    assert game.sees(None)["decks"]["challenge_discard"] == 2
    assert game.asked(0) == "island-effect"


@pytest.mark.rule("TB-SPACE-09")
@pytest.mark.parametrize(("choice", "card"), [("draw", "five"), ("take:three", "three")])
def test_the_challenge_temple_gives_a_challenge(choice: str, card: str) -> None:
    assert visit("space:surf-temple-challenge").choose(0, choice).names(0, "challenges") == [card]


@pytest.mark.rule("TB-SPACE-10", "TB-TURN-04")
def test_each_space_of_the_temple_is_used_once_in_a_round() -> None:
    temple = [f"space:surf-temple-{name}" for name in ("shells", "fruit", "challenge")]
    game = Sitting("move", players=4, active=3, seats=[bare(discs=[space]) for space in temple])

    assert [game.rule_against(3, space) for space in temple] == ["TB-TURN-04"] * 3


@pytest.mark.rule("TB-SPACE-12", "TB-SPACE-13", "TB-DICE-03")
def test_the_meditation_spring_refreshes_all_dice_and_upgrades_none() -> None:
    game = visit("space:meditation-spring", {"spent": {"novice": 3, "blue-adept": 1}})

    assert (game.player(0)["available"], game.player(0)["spent"]) == ({"novice": 3, "blue-adept": 1}, {})


# Lamara Stadium


@pytest.mark.rule("TB-SPACE-14", "TB-BOAT-02")
def test_lamara_moves_the_boat_one_space_and_gives_its_reward() -> None:
    game = visit("island:lamara", boat=1).choose(0, "use")

    assert game.sees(None)["boat"] == 2
    assert game.stock(0) == (0, 1)


@pytest.mark.rule("TB-SPACE-17")
def test_racers_bay_and_the_island_effect_move_the_boat_twice() -> None:
    game = visit("space:racers-bay", boat=0)

    assert (game.sees(None)["boat"], game.stock(0)) == (1, (1, 0))
    game.choose(0, "use")
    assert (game.sees(None)["boat"], game.stock(0)) == (2, (1, 1))


@pytest.mark.rule("TB-SPACE-15")
def test_palm_plaza_changes_the_order_from_the_next_round_on() -> None:
    game = Sitting("begin_round", players=4, round="second", seats=[bare() for _ in range(4)])
    for seat, place in enumerate(["island:citadel", "island:citadel", "space:palm-plaza"]):
        game.choose(seat, place, "skip")

    assert game.sees(None)["first_player"] == 2
    game.idle(until="nothing")
    turns = [event["seat"] for event in game.told("turn-begins")]
    assert turns[:12] == [0, 1, 2, 3] * 3
    assert turns[12:16] == [2, 3, 0, 1]


# The Droska Ring


@pytest.mark.rule("TB-SPACE-19", "TB-MARKET-04")
def test_droska_sells_one_card_or_gives_a_fruit() -> None:
    game = visit("island:droska")
    assert game.choose(0, "fruit").stock(0) == (0, 1)
    assert game.asked(1) == "move", "one or the other, once"

    game = Sitting("move", own={"market": WARES}, market=["one", "two", "three"], seats=[bare(fruit=5, shells=0)])
    game.choose(0, "island:droska", "buy:one")
    assert game.stock(0) == (5, 4)
    assert game.asked(1) == "move"


@pytest.mark.rule("TB-SPACE-20", "TB-TURN-25")
def test_drifters_dock_gives_a_fruit_and_renews_two_market_cards() -> None:
    game = visit("space:drifters-dock")

    assert game.player(0)["fruit"] == 1
    assert game.offers(0, "discard") == ["one", "two", "three"]
    assert "stop" not in game.options(0)
    game.choose(0, "discard:one", "discard:three")
    assert game.lying("market") == ["four", "two", "five"]
    assert game.sees(None)["decks"]["market_discard"] == 2
    assert game.can(0, "buy:four"), "the new cards may be bought at once"


@pytest.mark.rule("TB-SPACE-22", "TB-SPACE-13", "TB-TRAIT-08")
def test_the_desert_caravan_refreshes_as_many_dice_as_resilience() -> None:
    spent = {"novice": 3, "red-adept": 2}
    game = visit("space:desert-caravan", {"levels": {"resilience": 2, "focus": 4, "spirit": 3}, "spent": spent})

    assert game.asked(0) == "refresh"
    game.choose(0, "spent:red-adept", "spent:novice")
    assert game.player(0)["available"] == {"novice": 1, "red-adept": 1}
    assert game.player(0)["spent"] == {"novice": 2, "red-adept": 1}
    assert game.asked(0) == "island-effect"


# The Fold


@pytest.mark.rule("TB-SPACE-24", "TB-FIGHT-12", "TB-STYLE-02")
def test_the_fold_is_for_fighting_and_the_dice_are_lost() -> None:
    game = Sitting(
        "move",
        cards={"done": challenge("f")},
        own={"monsters": {"beast": monster("ffff")}, "dice": {"novice": ""}, "threat": (0, 0, 0)},
        fold={"edge": {"monster": "beast"}},
        seats=[bare(available={"novice": 2}, columns={"droska": ["done"]}, levels={"focus": 1})],
    ).choose(0, "island:fold", "slot:edge")

    assert [die["kind"] for die in game.sees(None)["attempt"]["dice"]] == ["novice"], "the bonus die"
    game.choose(0, "available:novice", "roll", "strike")
    assert (game.player(0)["available"], game.player(0)["spent"]) == ({"novice": 1}, {})


@pytest.mark.rule("TB-SPACE-27", "TB-SPACE-28")
@pytest.mark.parametrize(
    ("place", "slots"),
    [
        ("space:folds-edge", ["slot:edge"]),
        ("space:inner-reef", ["slot:reef"]),
        ("island:fold", ["slot:edge", "slot:reef"]),
    ],
)
def test_the_monster_beside_the_space_is_fought(place: str, slots: list[str]) -> None:
    fold = {"edge": {"monster": "young"}, "reef": {"monster": "old"}}
    game = Sitting("move", own={"monsters": BEASTS}, fold=fold, seats=[bare()]).choose(0, place)

    assert game.options(0) == [*slots, "end"]


@pytest.mark.rule("TB-SPACE-28")
@pytest.mark.parametrize(("place", "slot"), [("space:folds-edge", "reef"), ("space:inner-reef", "edge")])
def test_beside_an_empty_slot_any_monster_may_be_fought(place: str, slot: str) -> None:
    game = Sitting("move", own={"monsters": BEASTS}, fold={slot: {"monster": "old"}}, seats=[bare()]).choose(0, place)

    assert game.options(0) == [f"slot:{slot}", "end"]
