"""TB-TURN: the steps of a turn, moving, visiting, and who is alone."""

from __future__ import annotations

from typing import Any

import pytest

from .sitting import Sitting, bare, challenge, monster

OPEN = ("meditation-spring", "workshop", "glassmakers-guild", "inner-reef")
SINGLE = (
    "surf-temple-shells", "surf-temple-fruit", "surf-temple-challenge", "watchtower", "blade-advisor",
    "drifting-gardens", "crab-mystics-atoll", "palm-plaza", "racers-bay", "drifters-dock", "desert-caravan",
    "folds-edge",
)  # fmt: skip
CHRONOSSEUM = [f"space:{name}" for name in ("watchtower", "blade-advisor", "drifting-gardens", "crab-mystics-atoll")]
FORGE = {"forge": challenge("f", arena="chronosseum"), "duel": challenge("f")}


@pytest.mark.rule("TB-TURN-01", "TB-TURN-26")
def test_the_space_comes_before_the_island_and_the_challenge_comes_last() -> None:
    game = Sitting("move", cards=FORGE, seats=[bare(challenges=["forge"], available={}, fruit=0, levels={"focus": 1})])

    game.choose(0, "space:drifting-gardens")
    assert (game.player(0)["available"], game.player(0)["fruit"]) == ({"novice": 1}, 1)
    assert game.asked(0) == "island-effect"
    game.choose(0, "use")
    assert game.player(0)["tricks_held"] == 1
    assert game.asked(0) == "challenge"
    game.choose(0, "challenge:forge", "available:novice")
    assert game.player(0)["available"] == {}, "the die gained in step 2 is used in step 4"


@pytest.mark.rule("TB-TURN-01", "TB-TURN-12", "TB-FIGHT-15")
def test_in_the_fold_the_turn_ends_with_a_fight_and_has_no_challenge() -> None:
    game = Sitting(
        "move",
        cards=FORGE,
        own={"monsters": {"beast": monster("f")}},
        fold={"edge": {"monster": "beast"}},
        seats=[bare(challenges=["forge", "duel"], shells=0)],
    )

    game.choose(0, "space:folds-edge")

    assert game.player(0)["shells"] == 3
    assert game.asked(0) == "fight"
    assert game.options(0) == ["slot:edge", "end"]


@pytest.mark.rule("TB-TURN-12")
def test_without_a_monster_there_is_no_fight() -> None:
    game = Sitting("move", seats=[bare(), bare(), bare()]).choose(0, "island:fold")

    assert game.asked(1) == "move"


@pytest.mark.rule("TB-TURN-12")
def test_outside_the_fold_no_monster_can_be_fought() -> None:
    game = Sitting(
        "move",
        own={"monsters": {"beast": monster("f")}},
        fold={"edge": {"monster": "beast"}},
        seats=[bare(), bare(), bare()],
    ).choose(0, "island:citadel", "skip")

    assert game.asked(1) == "move"


@pytest.mark.rule("TB-TURN-02")
def test_a_pawn_may_go_anywhere_even_to_the_island_where_it_stands() -> None:
    game = Sitting("move", seats=[bare(place="island:lamara", discs=["island:lamara"]), bare(), bare()])

    islands = [option for option in game.options(0) if option.startswith("island:")]
    assert islands == ["island:droska", "island:chronosseum", "island:lamara", "island:citadel", "island:fold"]
    assert {f"space:{name}" for name in (*OPEN, *SINGLE)} < set(game.options(0))
    game.choose(0, "island:lamara", "use")
    assert game.sees(None)["boat"] == 1, "it counts as a new visit"
    assert game.player(0)["discs_left"] == 0


@pytest.mark.rule("TB-TURN-03", "TB-TURN-04", "TB-TURN-06")
@pytest.mark.parametrize("name", SINGLE)
def test_a_single_use_space_is_taken_by_a_disc_or_a_pawn(name: str) -> None:
    left = Sitting("move", seats=[bare(), bare(discs=[f"space:{name}"]), bare()])
    held = Sitting("move", seats=[bare(), bare(place=f"space:{name}"), bare()])

    assert left.rule_against(0, f"space:{name}") == "TB-TURN-04"
    assert held.rule_against(0, f"space:{name}") == "TB-TURN-04"


@pytest.mark.rule("TB-TURN-03", "TB-TURN-05", "TB-TURN-06")
@pytest.mark.parametrize("name", OPEN)
def test_an_open_space_takes_any_number(name: str) -> None:
    space = f"space:{name}"
    game = Sitting("move", seats=[bare(), bare(place=space, discs=[space]), bare(discs=[space])])

    assert game.can(0, space)


@pytest.mark.rule("TB-TURN-07", "TB-TURN-10")
def test_a_full_island_can_still_be_visited() -> None:
    full = [bare(discs=CHRONOSSEUM[:2]), bare(discs=CHRONOSSEUM[2:])]
    eko = bare(character="eko", challenges=["forge"], shells=0, fruit=0)
    game = Sitting("move", cards=FORGE, active=2, round="second", seats=[*full, eko])

    before = game.player(2)["available"]
    game.choose(2, "island:chronosseum")
    assert (game.player(2)["available"], game.stock(2)) == (before, (0, 0)), "no reward of a space"
    assert game.player(2)["place"] == "island:chronosseum"
    game.choose(2, "use")
    assert game.player(2)["tricks_held"] == 1
    assert game.can(2, "challenge:forge")


@pytest.mark.rule("TB-TURN-07")
def test_an_island_may_be_visited_without_taking_a_free_space() -> None:
    game = Sitting("move", seats=[bare(shells=0)]).choose(0, "island:lamara", "skip")

    assert game.player(0)["shells"] == 0
    assert game.can(1, "space:workshop")


@pytest.mark.rule("TB-TURN-08")
def test_a_disc_stays_and_blocks_when_the_pawn_has_left() -> None:
    game = Sitting("move", seats=[bare(), bare(), bare()])

    game.choose(0, "space:watchtower", "skip")
    game.choose(1, "island:citadel", "skip").choose(2, "island:citadel", "skip")
    game.choose(0, "island:citadel", "skip")

    assert game.player(0)["place"] == "island:citadel"
    assert game.rule_against(1, "space:watchtower") == "TB-TURN-04"


@pytest.mark.rule("TB-TURN-09")
def test_a_reward_is_gained_as_far_as_possible() -> None:
    caravan = bare(levels={"resilience": 3}, available={}, spent={"novice": 1, "red-adept": 1})
    game = Sitting("move", seats=[caravan]).choose(0, "space:desert-caravan")

    assert game.player(0)["available"] == {"novice": 1, "red-adept": 1}
    assert game.asked(0) == "island-effect"


@pytest.mark.rule("TB-TURN-10")
@pytest.mark.parametrize("place", ["island:chronosseum", "space:watchtower"])
def test_the_island_effect_may_be_used_or_left_wherever_the_pawn_stands(place: str) -> None:
    used = Sitting("move", seats=[bare()]).choose(0, place, "use")
    left = Sitting("move", seats=[bare()]).choose(0, place, "skip")

    assert (used.player(0)["tricks_held"], left.player(0)["tricks_held"]) == (1, 0)


@pytest.mark.rule("TB-TURN-11", "TB-CHAL-02")
def test_only_a_challenge_of_the_island_may_be_attempted() -> None:
    game = Sitting("move", cards=FORGE, seats=[bare(challenges=["forge", "duel"])]).choose(0, "island:droska", "fruit")

    assert game.offers(0, "challenge") == ["duel"]
    assert game.rule_against(0, "challenge:forge") == "TB-CHAL-02"


@pytest.mark.rule("TB-TURN-11", "TB-TURN-24")
def test_nobody_learns_that_no_challenge_in_hand_fits() -> None:
    held = Sitting("move", cards=FORGE, seats=[bare(challenges=["forge"]), bare(), bare()])
    empty = Sitting("move", cards=FORGE, seats=[bare(), bare(), bare()])

    assert held.choose(0, "island:droska", "fruit").options(0) == ["end"], "asked all the same"
    assert empty.choose(0, "island:droska", "fruit").asked(0) is None


@pytest.mark.rule("TB-TURN-11")
def test_one_challenge_may_be_attempted_in_a_turn() -> None:
    game = Sitting(
        "move",
        cards={"one": challenge("f"), "two": challenge("f")},
        own={"dice": {"novice": "f"}, "threat": (0, 0, 0)},
        seats=[bare(challenges=["one", "two"]), bare(), bare()],
    )

    game.choose(0, "island:droska", "fruit", "challenge:one", "available:novice", "roll", "complete:0")

    assert game.asked(0) is None
    assert game.asked(1) == "move"
    assert "two" in game.names(0, "challenges")


# Tricks


@pytest.mark.rule("TB-TURN-13")
def test_one_trick_may_be_played_in_a_turn_and_another_in_the_next() -> None:
    game = Sitting("move", seats=[bare(tricks=["shell-tide", "master-climber"]), bare(), bare()])

    game.choose(0, "trick:shell-tide")
    assert game.rule_against(0, "trick:master-climber") == "TB-TURN-13"
    game.choose(0, "island:citadel")
    assert not game.can(0, "trick:master-climber")
    game.choose(0, "skip").choose(1, "island:citadel", "skip").choose(2, "island:citadel", "skip")
    assert game.can(0, "trick:master-climber")


MOMENTS: dict[str, dict[str, Any]] = {
    "move": {},
    "use_island": {"turn": {"visited": "droska"}},
    "step_on_island": {"turn": {"visited": "droska"}},
    "choose_dice": {"turn": {"visited": "droska"}, "attempt": {"cards": ["duel"]}},
    "suffer_threat": {
        "turn": {"visited": "droska"},
        "attempt": {"cards": ["duel"], "dice": ["novice"], "showing": ["blank"], "threat": 1},
    },
    "after_roll": {
        "turn": {"visited": "droska"},
        "attempt": {"cards": ["duel"], "dice": ["novice"], "showing": ["blank"]},
    },
}


@pytest.mark.rule("TB-TURN-13")
@pytest.mark.parametrize("phase", MOMENTS)
def test_a_trick_may_be_played_at_any_step_of_the_own_turn(phase: str) -> None:
    seat = bare(place="island:droska", tricks=["shell-tide"], challenges=["forge"], shells=0)
    game = Sitting(phase, cards=FORGE, seats=[seat, bare(tricks=["shell-tide"])], **MOMENTS[phase])

    asked = game.asked(0)
    assert game.options(1) == [], "others play theirs in their own turns"
    game.choose(0, "trick:shell-tide")

    assert game.player(0)["shells"] == 1
    assert game.asked(0) == asked, "the step itself is still to come"


@pytest.mark.rule("TB-TURN-13", "TB-TRICK-01")
def test_a_trick_uses_the_spirit_level_of_its_moment() -> None:
    seat = bare(place="island:droska", tricks=["shell-tide"], shells=0, steps={"spirit": 2})
    turn = {"visited": "droska", "attempts": 1}
    attempt = {"cards": ["duel"], "dice": ["novice"], "showing": ["spirit"]}

    early = Sitting("after_roll", cards={"duel": challenge("s")}, seats=[seat], turn=turn, attempt=attempt)
    early.choose(0, "trick:shell-tide")
    late = Sitting("after_roll", cards={"duel": challenge("s")}, seats=[seat], turn=turn, attempt=attempt)
    late.choose(0, "complete:0", "trick:shell-tide")

    assert (early.player(0)["shells"], late.player(0)["shells"]) == (1, 2)


@pytest.mark.rule("TB-TURN-14", "TB-TRICK-03")
def test_a_card_for_visitors_works_once_the_pawn_was_moved_there_this_turn() -> None:
    seat = bare(place="island:lamara", tricks=["sound-rigging"])
    game = Sitting("move", seats=[seat])

    assert game.rule_against(0, "trick:sound-rigging") == "TB-TURN-14", "standing there is no visit"
    game.choose(0, "island:lamara")
    assert game.can(0, "trick:sound-rigging")
    game.choose(0, "skip")
    assert game.can(0, "trick:sound-rigging"), "until the turn ends"


@pytest.mark.rule("TB-TURN-14")
def test_a_card_for_visitors_of_another_island_does_not_work() -> None:
    game = Sitting("move", seats=[bare(tricks=["sound-rigging"])]).choose(0, "island:citadel")

    assert game.rule_against(0, "trick:sound-rigging") == "TB-TURN-14"


# Alone, and with another character


def caiman(**others: Any) -> Sitting:
    """Caiman has just arrived at the Droska Ring; Lone Warrior asks whether he is alone."""
    seat = {"character": "caiman", "place": "island:droska", "in_play": ["lone-warrior"], "challenges": ["duel"]}
    return Sitting("step_on_island", cards=FORGE, turn={"visited": "droska"}, seats=[seat, bare(**others), bare()])


@pytest.mark.rule("TB-TURN-15", "TB-TURN-16")
def test_a_character_is_alone_without_another_pawn_on_the_island() -> None:
    assert caiman(place="island:lamara").can(0, "ability:lone-warrior")
    assert not caiman(place="space:drifters-dock").can(0, "ability:lone-warrior")


@pytest.mark.rule("TB-TURN-15")
def test_a_disc_left_behind_is_no_company() -> None:
    assert caiman(place="island:lamara", discs=["space:drifters-dock"]).can(0, "ability:lone-warrior")


@pytest.mark.rule("TB-TURN-17")
def test_the_arbiter_is_no_company() -> None:
    game = caiman(place="island:lamara")

    assert game.sees(None)["arbiter"] == "droska"
    assert game.can(0, "ability:lone-warrior")


@pytest.mark.rule("TB-TURN-17", "TB-AXL-09")
def test_the_rival_is_company_but_keeps_nothing_that_is_given_to_it() -> None:
    game = Sitting(
        "choose_dice",
        cards=FORGE,
        players=2,
        seats=[{"place": "island:droska", "in_play": ["shell-wager"], "shells": 2}, {}, {"place": "island:droska"}],
        turn={"visited": "droska", "attempts": 1},
        attempt={"cards": ["duel"]},
    )

    before = game.sees(None)["seats"][2]["shells"]
    game.choose(0, "ability:shell-wager")

    assert game.player(0)["shells"] == 1
    assert game.sees(None)["seats"][2]["shells"] == before


@pytest.mark.rule("TB-TURN-11", "TB-SPACE-01")
def test_where_nothing_can_be_attempted_only_the_end_of_the_turn_is_asked_about() -> None:
    keeper = {"place": "island:citadel", "character": "axl", "in_play": ["braze-transmitter"], "challenges": ["duel"]}
    game = Sitting("step_on_island", cards={"duel": challenge("f")}, turn={"visited": "citadel"}, seats=[keeper])

    assert (game.asked(0), game.options(0)[0]) == ("end-turn", "end")
    assert game.offers(0, "artifact") == ["braze-transmitter"]


@pytest.mark.rule("TB-TURN-12")
def test_in_a_fold_without_a_monster_nobody_is_asked_which_one_to_fight() -> None:
    keeper = {"place": "island:fold", "character": "axl", "in_play": ["braze-transmitter"]}
    game = Sitting("step_on_island", fold={}, turn={"visited": "fold"}, seats=[keeper])

    assert game.asked(0) == "end-turn"
