"""TB-TRICK: the ten trick cards, each at the Spirit level of its moment."""

from __future__ import annotations

from typing import Any

import pytest

from .sitting import Sitting, bare, challenge, monster, reward, ware

NUMBERS = ("one", "two", "three", "four", "five", "six")
CHALLENGES = {name: challenge("f", arena="lamara") for name in NUMBERS}
WARES = {f"cost{fruit}": ware(fruit, reward("shells", 9)) for fruit in (1, 2, 3)}


def holding(trick: str, spirit: int, phase: str = "move", **more: Any) -> Sitting:
    """Seat 0 holds a trick, without stock and dice."""
    seat = bare(tricks=[trick], levels={"spirit": spirit}, shells=0, fruit=0, **more.pop("seat", {"available": {}}))
    return Sitting(phase, cards=CHALLENGES, own={"market": WARES}, seats=[seat, bare(), bare()], **more)


@pytest.mark.rule("TB-TRICK-01", "TB-TRICK-11")
def test_a_level_above_the_ladder_counts_as_its_top_row() -> None:
    seat = {"character": "caiman", "in_play": ["generous-trainer"], "place": "island:citadel", "available": {}}
    trick = bare(tricks=["night-training"], levels={"spirit": 5}, shells=0, fruit=1)
    game = Sitting("step_on_island", turn={"visited": "citadel"},
                   seats=[{**trick, **seat}, bare(place="island:citadel"), bare()])  # fmt: skip

    game.choose(0, "ability:generous-trainer", "trick:night-training")

    assert game.told("played-trick")[0]["level"] == 7
    assert game.asked(0) == "gain-die", "the reward of level 5"


@pytest.mark.rule("TB-TRICK-02")
def test_a_played_trick_is_discarded_for_all_to_see() -> None:
    game = holding("shell-tide", 1).choose(0, "trick:shell-tide")

    assert game.player(0)["tricks_held"] == 0
    assert game.sees(None)["decks"]["trick_discard"] == 1
    assert [game.readers(card) for card in game.table.trick_discard] == [[0, 1, 2, None]]
    assert [game.key(event["card"]) for event in game.told("played-trick", 1)] == ["shell-tide"]


@pytest.mark.rule("TB-TRICK-03", "TB-BOAT-02")
def test_sound_rigging_moves_the_boat_as_many_more_spaces_as_spirit() -> None:
    game = holding("sound-rigging", 2, boat=0).choose(0, "island:lamara", "use", "trick:sound-rigging")

    assert game.sees(None)["boat"] == 3
    assert (game.stock(0), game.ranking(0)) == ((1, 1), 1), "three rewards"


@pytest.mark.rule("TB-TRICK-04", "TB-DICE-03")
def test_sudden_burst_refreshes_as_many_dice_as_spirit_and_upgrades_none() -> None:
    seat = {"available": {}, "spent": {"novice": 1, "red-adept": 1}}
    game = holding("sudden-burst", 3, seat=seat).choose(0, "trick:sudden-burst")

    assert (game.player(0)["available"], game.player(0)["spent"]) == ({"novice": 1, "red-adept": 1}, {})


@pytest.mark.rule("TB-TRICK-04")
def test_sudden_burst_refreshes_no_more_dice_than_spirit() -> None:
    game = holding("sudden-burst", 2, seat={"available": {}, "spent": {"novice": 5}}).choose(0, "trick:sudden-burst")

    assert (game.player(0)["available"], game.player(0)["spent"]) == ({"novice": 2}, {"novice": 3})


@pytest.mark.rule("TB-TRICK-04", "TB-TURN-13")
def test_a_trick_that_would_do_nothing_cannot_be_played() -> None:
    assert holding("sudden-burst", 2).rule_against(0, "trick:sudden-burst") == "TB-TURN-13"


@pytest.mark.rule("TB-TRICK-05", "TB-MARKET-04", "TB-MARKET-05")
def test_tempting_offer_gives_a_cheap_market_card_besides_the_one_bought() -> None:
    game = holding("tempting-offer", 2, market=["cost1", "cost2", "cost3"]).choose(0, "island:droska")
    assert game.can(0, "trick:tempting-offer")

    game.choose(0, "trick:tempting-offer")
    assert game.offers(0, "buy") == ["cost1", "cost2"]
    game.choose(0, "buy:cost2")
    assert game.stock(0) == (9, 0), "without paying"
    assert game.asked(0) == "island-effect"
    game.choose(0, "fruit")
    assert game.stock(0) == (9, 1)


@pytest.mark.rule("TB-TRICK-05")
def test_with_tempting_offer_two_market_cards_may_be_gained_in_one_turn() -> None:
    seat = bare(tricks=["tempting-offer"], levels={"spirit": 2}, shells=0, fruit=1)
    game = Sitting("move", own={"market": WARES}, market=["cost1", "cost2", "cost3"], seats=[seat])

    game.choose(0, "island:droska", "trick:tempting-offer", "buy:cost2", "buy:cost1")

    assert game.stock(0) == (18, 0)


@pytest.mark.rule("TB-TRICK-05", "TB-TURN-14")
def test_tempting_offer_needs_a_visit_to_the_droska_ring() -> None:
    game = holding("tempting-offer", 2).choose(0, "island:lamara")

    assert game.rule_against(0, "trick:tempting-offer") == "TB-TURN-14"


@pytest.mark.rule("TB-TRICK-06")
def test_eager_study_keeps_one_of_as_many_challenges_as_spirit() -> None:
    game = holding("eager-study", 3, challenge_deck=["one", "two", "three", "four"])
    size = game.sees(None)["decks"]["challenge_deck"]

    game.choose(0, "trick:eager-study")
    assert game.offers(0, "keep") == ["one", "two", "three"]
    assert game.sees(1)["seats"][0]["challenges_held"] == 0
    assert [game.readers(card) for card in game.table.drawn[0]] == [[0]] * 3
    game.choose(0, "keep:two")

    assert game.names(0, "challenges") == ["two"]
    assert game.sees(None)["decks"]["challenge_deck"] == size - 1
    assert [game.key(card) for card in game.table.challenge_deck[:2]] == ["one", "three"], "under the deck"
    assert game.told("drew-cards", 1) == []


@pytest.mark.rule("TB-TRICK-06")
def test_eager_study_never_draws_legendary_challenges() -> None:
    game = holding(
        "eager-study", 2, challenge_deck=["one"], exhausted=["challenge_deck"], pool=["two", "three", "four", "five"],
        legendary_deck=["rockworms"],
    )  # fmt: skip

    game.choose(0, "trick:eager-study")

    assert game.names(0, "challenges") == ["one"]


@pytest.mark.rule("TB-TRICK-07", "TB-TRAIT-01")
@pytest.mark.parametrize("spirit", [1, 4])
def test_master_climber_gives_as_much_fruit_as_spirit(spirit: int) -> None:
    assert holding("master-climber", spirit).choose(0, "trick:master-climber").stock(0) == (0, spirit)


@pytest.mark.rule("TB-TRICK-12")
@pytest.mark.parametrize("spirit", [1, 3])
def test_shell_tide_gives_as_many_shells_as_spirit(spirit: int) -> None:
    assert holding("shell-tide", spirit).choose(0, "trick:shell-tide").stock(0) == (spirit, 0)


# Tidal Blade Ferocity


def fighting(dice: list[str], spirit: int, **attempt: Any) -> Sitting:
    return Sitting(
        "after_roll", own={"monsters": {"beast": monster("ffff")}}, fold={"edge": {"monster": "beast"}},
        seats=[bare(place="island:fold", tricks=["tidal-blade-ferocity"], levels={"spirit": spirit}, available={})],
        turn={"visited": "fold", "attempts": 1, "throws": 1},
        attempt={"opponent": "edge", "dice": dice, "showing": ["focus"] * len(dice), **attempt},
    )  # fmt: skip


@pytest.mark.rule("TB-TRICK-08")
def test_ferocity_upgrades_each_die_of_the_fight_at_most_once() -> None:
    game = fighting(["red-adept", "blue-adept"], 3).choose(0, "trick:tidal-blade-ferocity")

    assert game.options(0) == ["die:0", "die:1", "stop"]
    game.choose(0, "die:0")
    assert game.options(0) == ["die:1", "stop"]
    game.choose(0, "die:1")
    assert [die["kind"] for die in game.sees(None)["attempt"]["dice"]] == ["red-elite", "blue-elite"]
    assert game.asked(0) == "after-roll"


@pytest.mark.rule("TB-TRICK-08")
def test_ferocity_offers_dice_that_are_alike_once() -> None:
    game = fighting(["novice", "novice", "red-adept"], 2).choose(0, "trick:tidal-blade-ferocity")

    assert game.options(0) == ["die:0", "die:2", "stop"]
    game.choose(0, "die:0", "into:red-adept")
    assert game.options(0) == ["die:1", "die:2", "stop"], "an upgraded die is not upgraded again"


@pytest.mark.rule("TB-TRICK-08")
def test_ferocity_upgrades_no_more_dice_than_spirit_and_the_bonus_die_qualifies() -> None:
    game = fighting(["red-adept", "blue-adept"], 1, bonus=1).choose(0, "trick:tidal-blade-ferocity", "die:1")

    assert [die["kind"] for die in game.sees(None)["attempt"]["dice"]] == ["red-adept", "blue-elite"]
    assert game.sees(None)["attempt"]["bonus"] == 1


@pytest.mark.rule("TB-TRICK-08")
def test_an_upgraded_die_has_no_result_until_it_is_rolled_again() -> None:
    game = fighting(["red-adept", "blue-adept"], 1).choose(0, "trick:tidal-blade-ferocity", "die:0")

    assert game.shown() == [None, "focus"]


@pytest.mark.rule("TB-TRICK-08")
def test_ferocity_works_in_a_fight_alone() -> None:
    seat = bare(place="island:droska", tricks=["tidal-blade-ferocity"])
    game = Sitting(
        "after_roll", cards={"duel": challenge("f")}, seats=[seat], turn={"visited": "droska", "attempts": 1},
        attempt={"cards": ["duel"], "dice": ["novice"], "showing": ["blank"]},
    )  # fmt: skip

    assert game.rule_against(0, "trick:tidal-blade-ferocity") == "TB-TRICK-08"
    assert Sitting("move", seats=[seat]).rule_against(0, "trick:tidal-blade-ferocity") == "TB-TRICK-08"


# Ladders


@pytest.mark.rule("TB-TRICK-09")
def test_printed_example_arbiters_favour_at_spirit_three() -> None:
    game = holding("arbiters-favour", 3).choose(0, "trick:arbiters-favour")

    assert (game.stock(0), game.player(0)["available"]) == ((1, 1), {"novice": 1})


@pytest.mark.rule("TB-TRICK-09")
@pytest.mark.parametrize(("spirit", "stock"), [(1, (1, 0)), (2, (1, 1))])
def test_arbiters_favour_gives_every_reward_up_to_spirit(spirit: int, stock: tuple[int, int]) -> None:
    game = holding("arbiters-favour", spirit).choose(0, "trick:arbiters-favour")

    assert (game.stock(0), game.player(0)["available"]) == (stock, {})


@pytest.mark.rule("TB-TRICK-10")
def test_printed_example_lightning_reflexes_at_spirit_two() -> None:
    seat = {"available": {}, "spent": {"novice": 2}}
    game = holding("lightning-reflexes", 2, seat=seat).choose(0, "trick:lightning-reflexes")

    assert (game.stock(0), game.player(0)["available"]) == ((1, 0), {"novice": 1})
    assert game.player(0)["challenges_held"] == 0


@pytest.mark.rule("TB-TRICK-10")
def test_lightning_reflexes_at_spirit_three_gives_a_challenge_too() -> None:
    game = holding("lightning-reflexes", 3, challenge_deck=["one"]).choose(0, "trick:lightning-reflexes")

    assert game.asked(0) == "take-or-draw"
    assert game.choose(0, "draw").names(0, "challenges") == ["one"]


@pytest.mark.rule("TB-TRICK-11")
def test_printed_example_night_training_at_spirit_two() -> None:
    game = holding("night-training", 2).choose(0, "trick:night-training")

    assert (game.stock(0), game.player(0)["available"]) == ((0, 0), {"novice": 1})


@pytest.mark.rule("TB-TRICK-11")
def test_night_training_at_spirit_one_gives_a_shell_alone() -> None:
    game = holding("night-training", 1).choose(0, "trick:night-training")

    assert (game.stock(0), game.player(0)["available"]) == ((1, 0), {})
