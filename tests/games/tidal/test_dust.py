"""TB-DUST: the character cards of Dust."""

from __future__ import annotations

from typing import Any

import pytest

from .characters import choosing, fighting, rolled, seated, stretching, with_others
from .sitting import Sitting, bare, challenge, monster, reward, ware

WARES = {"one": ware(1, reward("shells")), "three": ware(3, reward("shells")), "nine": ware(9, reward("shells"))}


def dust(*cards: str, **seat: Any) -> dict[str, Any]:
    return seated("dust", cards, **seat)


@pytest.mark.rule("TB-DUST-01", "TB-MARKET-05")
def test_with_the_scarab_compass_market_cards_cost_a_fruit_less() -> None:
    market: dict[str, Any] = {"own": {"market": WARES}, "market": ["one", "three", "nine"]}
    game = Sitting("move", seats=[dust("scarab-compass", fruit=2, shells=0)], **market).choose(0, "island:droska")
    assert game.offers(0, "buy") == ["one", "three"]
    assert game.choose(0, "buy:three").player(0)["fruit"] == 0

    free = Sitting("move", seats=[dust("scarab-compass", fruit=0, shells=0)], **market).choose(0, "island:droska")
    assert free.choose(0, "buy:one").stock(0) == (1, 0), "a cost of 1 becomes free"


@pytest.mark.rule("TB-DUST-01", "TB-SYN-02")
def test_the_scarab_compass_may_be_discarded_for_shells() -> None:
    first = dust("scarab-compass", shells=0, levels={"resilience": 3})
    game = Sitting("move", seats=[first]).choose(0, "artifact:scarab-compass")

    assert (game.player(0)["shells"], game.names(0, "in_play")) == (3, [])


@pytest.mark.rule("TB-DUST-01")
def test_the_scarab_compass_helps_even_while_threats_are_pending() -> None:
    first = dust("scarab-compass", shells=0, place="island:droska", levels={"resilience": 2})
    game = Sitting(
        "suffer_threat", cards={"duel": challenge("f")}, seats=[first],
        turn={"visited": "droska", "attempts": 1, "throws": 1},
        attempt={"cards": ["duel"], "dice": ["novice", "novice"], "showing": ["focus", "focus"], "threat": 1},
    )  # fmt: skip

    assert game.rule_against(0, "block") == "TB-SHIELD-01"
    game.choose(0, "artifact:scarab-compass", "block")
    assert len(game.shown()) == 2


@pytest.mark.rule("TB-DUST-02")
@pytest.mark.parametrize(("place", "shells"), [("island:droska", 1), ("island:lamara", 0)])
def test_new_to_the_islands_gives_a_shell_before_a_challenge_with_others(place: str, shells: int) -> None:
    first = dust("new-to-the-islands", place="island:droska", shells=0, challenges=["duel"],
                 available={"novice": 1, "red-adept": 1})  # fmt: skip
    game = Sitting("step_on_island", cards={"duel": challenge("f")}, players=4, turn={"visited": "droska"},
                   seats=with_others(first, place)).choose(0, "challenge:duel")  # fmt: skip

    assert (game.asked(0), game.player(0)["shells"]) == ("choose-dice", shells)


@pytest.mark.rule("TB-DUST-03", "TB-CHAL-14")
@pytest.mark.parametrize(
    ("required", "stretch", "option", "steps"),
    [
        ("f", "s", "complete:1", [1, 2]),
        ("f", "s", "complete:0", [1, 0]),
        ("ff", "s", "complete:1", [2, 1]),
        ("f", "f", "complete:1", [3, 0]),
    ],
)
def test_quick_learner_learns_more_from_stretching_two_symbols(
    required: str, stretch: str, option: str, steps: list[int]
) -> None:
    first = dust("quick-learner", steps={"focus": 0, "spirit": 0})
    game = rolled(first, ["focus", "focus", "spirit"], challenge(required, stretch)).choose(0, option)

    assert [game.trait(0, "focus"), game.trait(0, "spirit")] == steps


@pytest.mark.rule("TB-DUST-04")
def test_rise_to_the_challenge_buys_a_die_before_a_resilience_challenge() -> None:
    first = dust("rise-to-the-challenge", shells=2, available={"red-adept": 1, "blue-adept": 1}, levels={"focus": 2})
    game = choosing(first, duel=challenge("f", "r"), own={"threat": (0, 0, 0)})

    game.choose(0, "ability:rise-to-the-challenge")
    assert (game.player(0)["shells"], game.player(0)["available"]["novice"]) == (1, 1)
    assert game.rule_against(0, "ability:rise-to-the-challenge") == "TB-CARD-01"
    game.choose(0, "available:red-adept", "roll")
    assert not game.can(0, "ability:rise-to-the-challenge"), "only before"
    assert game.player(0)["available"] == {"novice": 1, "blue-adept": 1}, "the die need not be used"


@pytest.mark.rule("TB-DUST-04", "TB-TURN-23")
def test_rise_to_the_challenge_needs_a_resilience_challenge_and_a_shell() -> None:
    dice = {"novice": 1, "red-adept": 1}

    other = choosing(dust("rise-to-the-challenge", shells=2, available=dice), duel=challenge("f", "s"))
    assert not other.can(0, "ability:rise-to-the-challenge")
    poor = choosing(dust("rise-to-the-challenge", shells=0, available=dice), duel=challenge("r"))
    assert poor.rule_against(0, "ability:rise-to-the-challenge") == "TB-TURN-23"


@pytest.mark.rule("TB-DUST-04", "TB-FOCUS-05")
def test_rise_to_the_challenge_lets_dust_attempt_a_challenge_without_an_available_die() -> None:
    first = dust("rise-to-the-challenge", shells=1, available={}, challenges=["hard", "other"], place="island:droska")
    cards = {"hard": challenge("r"), "other": challenge("f")}
    turn = {"visited": "droska"}
    game = Sitting("step_on_island", cards=cards, own={"threat": (0, 0, 0)}, seats=[first], turn=turn)

    assert game.offers(0, "challenge") == ["hard"]
    assert len([one for one in game.refused(0) if one.startswith("challenge:")]) == 1, "the other one alone"
    game.choose(0, "challenge:hard")
    assert (game.player(0)["shells"], game.sees(None)["attempt"]["dice"][0]["kind"]) == (0, "novice")

    poor = Sitting("step_on_island", cards=cards, seats=[{**first, "shells": 0}], turn=turn)
    assert poor.offers(0, "challenge") == []
    assert poor.rule_against(0, "challenge:hard") == "TB-FOCUS-05"


@pytest.mark.rule("TB-DUST-05", "TB-STRETCH-03")
def test_child_of_the_sands_rewards_stretching_a_resilience_challenge() -> None:
    assert stretching("dust", "child-of-the-sands", "r") == [2, 1, 0]


@pytest.mark.rule("TB-DUST-06", "TB-STYLE-02")
@pytest.mark.parametrize(
    ("done", "variants"),
    [(1, ["red-adept", "blue-adept"]), (3, ["guild-focus", "guild-spirit", "guild-resilience", "guild-synergy"])],
)
def test_the_trinitite_sword_raises_every_fighting_style(done: int, variants: list[str]) -> None:
    assert armed(done).choose(0, "slot:edge").options(0) == [f"into:{kind}" for kind in variants]


@pytest.mark.rule("TB-DUST-06")
def test_with_the_trinitite_sword_there_is_always_a_bonus_die() -> None:
    game = armed(0).choose(0, "slot:edge")

    assert [die["kind"] for die in game.sees(None)["attempt"]["dice"]] == ["novice"]


def armed(done: int) -> Sitting:
    """Dust with the Trinitite Sword and so many completed challenges is about to fight."""
    cards = {f"done{number}": challenge("f") for number in range(3)}
    first = dust("trinitite-sword", place="island:fold", columns={"droska": list(cards)[:done]})
    return Sitting(
        "step_on_island", cards=cards, own={"monsters": {"beast": monster("f")}}, turn={"visited": "fold"},
        fold={"edge": {"monster": "beast"}}, seats=[first],
    )  # fmt: skip


@pytest.mark.rule("TB-DUST-07")
@pytest.mark.parametrize(
    ("carry", "boat", "stock"), [("carry:0", 1, (1, 0)), ("carry:1", 2, (0, 1)), ("carry:2", 3, (0, 0))]
)
def test_daring_pilot_skips_spaces_without_their_rewards(carry: str, boat: int, stock: tuple[int, int]) -> None:
    first = dust("daring-pilot", shells=0, fruit=0)
    game = Sitting("move", boat=0, seats=[first]).choose(0, "island:lamara", "use", carry)

    assert (game.sees(None)["boat"], game.stock(0)) == (boat, stock)
    assert game.ranking(0) == (1 if boat == 3 else 0), "only the reward of the space reached"


@pytest.mark.rule("TB-DUST-07")
def test_daring_pilot_skips_before_the_first_movement_of_a_turn_alone() -> None:
    game = Sitting("move", boat=0, seats=[dust("daring-pilot")]).choose(0, "space:racers-bay")

    assert game.asked(0) == "carry-boat"
    assert game.options(0) == ["carry:0", "carry:1", "carry:2"]
    game.choose(0, "carry:0", "use")
    assert game.sees(None)["boat"] == 2
    assert game.asked(0) != "carry-boat"


@pytest.mark.rule("TB-DUST-07")
def test_daring_pilot_skips_in_every_turn() -> None:
    pilot = dust("daring-pilot", challenges=[])
    game = Sitting("move", boat=0, seats=[pilot, bare(), bare()]).choose(0, "island:lamara", "use", "carry:2")
    game.choose(1, "island:citadel", "skip").choose(2, "island:citadel", "skip")

    game.choose(0, "island:lamara", "use")

    assert game.asked(0) == "carry-boat"


@pytest.mark.rule("TB-DUST-08")
@pytest.mark.parametrize(
    ("places", "dice"), [(["island:droska", "island:droska"], 4), (["island:droska", "island:fold"], 3), ([], 2)]
)
def test_crowd_favour_adds_a_die_for_each_other_character(places: list[str], dice: int) -> None:
    first = dust("crowd-favour", levels={"focus": 2}, available={"novice": 9, "red-adept": 1}, fruit=0)
    game = choosing(first, *places, own={"threat": (0, 0, 0)}).choose(0, *["available:novice"] * dice)

    assert len(game.shown()) == dice
    assert game.options(0) == ["roll"]


@pytest.mark.rule("TB-DUST-09")
@pytest.mark.parametrize(("card", "held"), [("shell-tide", (0, 2)), ("duel", (2, 0))])
def test_mystic_encounter_turns_a_trick_into_a_challenge_or_the_reverse(card: str, held: tuple[int, int]) -> None:
    first = dust("mystic-encounter", tricks=["shell-tide"], challenges=["duel"])
    game = Sitting("move", cards={"duel": challenge("f")}, seats=[first])

    game.choose(0, "ability:mystic-encounter", f"discard:{card}")

    assert (game.player(0)["tricks_held"], game.player(0)["challenges_held"]) == held
    assert game.rule_against(0, "ability:mystic-encounter") == "TB-CARD-01"


@pytest.mark.rule("TB-DUST-10", "TB-STYLE-05")
def test_scarred_keeps_the_bonus_die_as_a_spent_one() -> None:
    game = fighting(dust("scarred"), ["blank", "blank"], dice=["novice", "red-elite"], bonus=1).choose(0, "strike")

    assert (game.player(0)["available"], game.player(0)["spent"]) == ({}, {"red-elite": 1})


@pytest.mark.rule("TB-DUST-10", "TB-THREAT-04")
def test_a_bonus_die_lost_to_a_threat_is_not_recovered() -> None:
    first = dust("scarred", place="island:fold", shells=0, available={})
    game = Sitting(
        "suffer_threat", own={"monsters": {"beast": monster("f")}}, fold={"edge": {"monster": "beast"}},
        seats=[first, bare(), bare()], turn={"visited": "fold", "attempts": 1, "throws": 1},
        attempt={
            "opponent": "edge", "dice": ["novice", "red-elite"], "showing": ["blank", "blank"], "bonus": 1, "threat": 1,
        },
    ).choose(0, "lose:1", "strike")  # fmt: skip

    assert game.player(0)["spent"] == {}


@pytest.mark.rule("TB-DUST-01", "TB-TRICK-05")
def test_the_scarab_compass_does_not_widen_a_tempting_offer() -> None:
    wares = {f"cost{fruit}": ware(fruit, reward("shells")) for fruit in (1, 2, 3)}
    first = seated("dust", ["scarab-compass"], place="island:droska", tricks=["tempting-offer"], levels={"spirit": 2},
                   fruit=2)  # fmt: skip
    game = Sitting("use_island", turn={"visited": "droska"}, own={"market": wares}, market=list(wares), seats=[first])
    assert game.offers(0, "buy") == ["cost1", "cost2", "cost3"], "bought for a fruit less"

    game.choose(0, "trick:tempting-offer")

    assert game.offers(0, "buy") == ["cost1", "cost2"]
