"""TB-THREAT and TB-SHIELD: what the threat die costs, blocking with the shield, and what its charge pays for."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.games.tidal.reading import original_pack

from .sitting import Sitting, bare, challenge, monster


def threatened(count: int, dice: list[str] | None = None, **seat: Any) -> Sitting:
    """Seat 0 has rolled some X in a challenge of the Droska Ring."""
    dice = dice or ["novice", "red-adept", "blue-adept"]
    return Sitting(
        "suffer_threat", cards={"duel": challenge("ff")}, arbiter="lamara",
        seats=[bare(place="island:droska", available={}, **seat), bare(), bare()],
        turn={"visited": "droska", "attempts": 1, "throws": 1},
        attempt={"cards": ["duel"], "dice": dice, "showing": ["focus"] * len(dice), "threat": count},
    )  # fmt: skip


def kinds(game: Sitting) -> list[str]:
    return [die["kind"] for die in game.sees(None)["attempt"]["dice"]]


@pytest.mark.rule("TB-THREAT-01")
def test_threat_dice_have_eight_faces_and_grow_worse_by_level() -> None:
    levels = original_pack().threat[1:]

    assert [len(faces) for faces in levels] == [8, 8, 8]
    assert all(set(faces) <= {0, 1, 2} for faces in levels)
    chances = [sum(count > 0 for count in faces) for faces in levels]
    assert chances == sorted(set(chances))


@pytest.mark.rule("TB-THREAT-03", "TB-SHIELD-01")
def test_each_x_is_blocked_or_costs_a_die() -> None:
    game = threatened(2, shells=1)

    game.choose(0, "block")
    assert game.player(0)["shells"] == 0
    game.choose(0, "lose:1")
    assert kinds(game) == ["novice", "blue-adept"], "exactly one die is lost"
    assert game.asked(0) == "after-roll"


@pytest.mark.rule("TB-THREAT-04")
def test_the_player_chooses_the_die_and_its_result_is_gone() -> None:
    game = threatened(1, ["novice", "red-adept"], shells=0)

    assert game.options(0) == ["lose:0", "lose:1"]
    assert game.rule_against(0, "block") == "TB-SHIELD-01"
    game.choose(0, "lose:0")
    assert (kinds(game), game.shown()) == (["red-adept"], ["focus"])
    assert not game.can(0, "complete:0")
    game.choose(0, "withdraw")
    assert (game.player(0)["available"], game.player(0)["spent"]) == ({}, {"red-adept": 1}), "it is no longer owned"


@pytest.mark.rule("TB-THREAT-04", "TB-FIGHT-03")
def test_the_bonus_die_may_be_lost_to_the_threat_die() -> None:
    game = Sitting(
        "suffer_threat", own={"monsters": {"beast": monster("f")}}, fold={"edge": {"monster": "beast"}},
        seats=[bare(place="island:fold", shells=0)], turn={"visited": "fold", "attempts": 1, "throws": 1},
        attempt={
            "opponent": "edge", "dice": ["novice", "red-elite"], "showing": ["focus", "wild"], "bonus": 1, "threat": 1,
        },
    ).choose(0, "lose:1")  # fmt: skip

    assert kinds(game) == ["novice"]
    assert game.sees(None)["attempt"]["bonus"] == 0


@pytest.mark.rule("TB-THREAT-05")
def test_without_a_die_a_challenge_ends_in_withdrawal() -> None:
    game = threatened(2, ["novice"], shells=0)

    assert game.sees(None)["attempt"] is None
    assert game.asked(1) == "move"
    assert game.player(0)["challenges_held"] == 1, "a challenge was drawn"
    assert game.player(0)["spent"] == {}


@pytest.mark.rule("TB-THREAT-05")
def test_without_a_die_further_x_have_no_effect() -> None:
    game = threatened(3, ["novice"], shells=3).choose(0, "lose:0")

    assert game.player(0)["shells"] == 3
    assert game.asked(1) == "move"


@pytest.mark.rule("TB-THREAT-05")
def test_without_a_die_a_fight_ends_without_hits() -> None:
    game = Sitting(
        "suffer_threat", own={"monsters": {"beast": monster("f")}}, fold={"edge": {"monster": "beast"}},
        seats=[bare(place="island:fold", shells=1), bare(), bare()],
        turn={"visited": "fold", "attempts": 1, "throws": 1},
        attempt={"opponent": "edge", "dice": ["novice"], "showing": ["focus"], "threat": 1},
    ).choose(0, "lose:0")  # fmt: skip

    assert game.sees(None)["fold"][0]["hits"] == [-1]
    assert game.asked(1) == "move"


@pytest.mark.rule("TB-THREAT-06", "TB-EKO-09")
def test_the_white_threat_die_cannot_be_lowered() -> None:
    assert level_rolled("first", place="island:droska") == 1


@pytest.mark.rule("TB-THREAT-06", "TB-EKO-09")
def test_a_lowered_threat_die_is_lower_for_that_player_alone() -> None:
    assert level_rolled("second", place="island:droska") == 1
    assert level_rolled("fourth", place="island:droska") == 2
    assert level_rolled("fourth", place="island:lamara") == 3, "alone"
    assert level_rolled("fourth", place="island:droska", active=1) == 3, "another player"


def level_rolled(name: str, place: str, active: int = 0) -> int:
    """The level of the threat die that Eko with Piece of Cake, or somebody else, rolls in a round."""
    eko = {"character": "eko", "in_play": ["piece-of-cake"], "place": place}
    game = Sitting(
        "choose_dice", cards={"duel": challenge("f")}, own={"threat": (1, 2, 3)}, round=name, active=active,
        seats=[eko if active == 0 else {**eko, "place": "island:droska"}, bare(place="island:droska")],
        turn={"visited": place.partition(":")[2], "attempts": 1}, attempt={"cards": ["duel"], "dice": ["novice"] * 4},
    ).choose(active, "roll")  # fmt: skip
    return int(game.sees(None)["attempt"]["threat"])


# The shield


@pytest.mark.rule("TB-SHIELD-01", "TB-SHIELD-02")
def test_blocking_charges_the_shield() -> None:
    game = threatened(2, shells=3, charge=1).choose(0, "block", "block")

    assert (game.player(0)["shells"], game.player(0)["charge"]) == (1, 3)
    assert len(kinds(game)) == 3


@pytest.mark.rule("TB-SHIELD-02", "TB-SHIELD-09")
def test_charge_pays_for_nothing_else() -> None:
    game = threatened(1, ["novice", "red-adept"], shells=0, charge=3)

    assert game.rule_against(0, "block") == "TB-SHIELD-01"


@pytest.mark.rule("TB-SHIELD-02")
def test_with_carried_shells_all_of_them_lie_on_the_shield() -> None:
    game = Sitting(
        "suffer_threat", cards={"duel": challenge("ff")}, settings={"shield": "carried"},
        seats=[bare(place="island:droska", shells=5)], turn={"visited": "droska", "attempts": 1, "throws": 1},
        attempt={"cards": ["duel"], "dice": ["novice"], "showing": ["blank"], "threat": 1},
    ).choose(0, "block")  # fmt: skip

    assert (game.player(0)["shells"], game.player(0)["charge"]) == (4, 0)
    game.choose(0, "shield:set", "face:focus")
    assert (game.player(0)["shells"], game.shown()) == (0, ["focus"])


def rolled(showing: list[str], dice: list[str] | None = None, required: str = "ff", **seat: Any) -> Sitting:
    return Sitting(
        "after_roll", cards={"duel": challenge(required)}, arbiter="lamara",
        seats=[bare(place="island:droska", available={}, **seat), bare(), bare()],
        turn={"visited": "droska", "attempts": 1, "throws": 1},
        attempt={"cards": ["duel"], "dice": dice or ["novice"] * len(showing), "showing": showing},
    )  # fmt: skip


@pytest.mark.rule("TB-SHIELD-03")
def test_four_shells_of_the_shield_set_a_die() -> None:
    game = rolled(["blank", "focus"], charge=4).choose(0, "shield:set", "die:0", "face:focus")

    assert game.player(0)["charge"] == 0
    assert game.shown() == ["focus", "focus"]
    assert game.can(0, "complete:0")


@pytest.mark.rule("TB-SHIELD-03")
def test_setting_a_die_may_be_repeated_while_the_charge_suffices() -> None:
    game = rolled(["blank", "blank"], charge=9)

    game.choose(0, "shield:set", "face:focus", "shield:set", "die:1", "face:focus")

    assert (game.player(0)["charge"], game.shown()) == (1, ["focus", "focus"])
    assert game.rule_against(0, "shield:set") == "TB-SHIELD-03"


@pytest.mark.rule("TB-SHIELD-03")
def test_a_die_may_be_set_while_threats_are_pending_and_in_a_fight() -> None:
    assert threatened(1, charge=4).can(0, "shield:set")
    fight = Sitting(
        "after_roll", own={"monsters": {"beast": monster("f")}}, fold={"edge": {"monster": "beast"}},
        seats=[bare(place="island:fold", charge=4)], turn={"visited": "fold", "attempts": 1, "throws": 1},
        attempt={"opponent": "edge", "dice": ["novice", "red-elite"], "showing": ["blank", "spirit"], "bonus": 1},
    ).choose(0, "shield:set", "die:1", "face:wild")  # fmt: skip
    assert fight.shown() == ["blank", "wild"], "the bonus die too"


@pytest.mark.rule("TB-SHIELD-03")
def test_nothing_can_be_set_before_the_first_roll() -> None:
    game = Sitting(
        "choose_dice", cards={"duel": challenge("f")}, attempt={"cards": ["duel"], "dice": ["novice"]},
        seats=[bare(place="island:droska", charge=9)], turn={"visited": "droska", "attempts": 1},
    )  # fmt: skip

    assert "shield:set" not in game.options(0)


@pytest.mark.rule("TB-SHIELD-04")
def test_a_die_is_set_to_a_face_that_it_has_and_the_threat_die_never() -> None:
    game = rolled(["blank", "blank"], ["novice", "guild-spirit"], charge=4).choose(0, "shield:set")

    assert game.options(0) == ["die:0", "die:1"]
    game.choose(0, "die:1")
    assert game.options(0) == ["face:spirit", "face:spirit-spirit"]


@pytest.mark.rule("TB-SHIELD-04", "TB-TRICK-08")
def test_a_die_without_a_result_cannot_be_set() -> None:
    game = Sitting(
        "after_roll", own={"monsters": {"beast": monster("f")}}, fold={"edge": {"monster": "beast"}},
        seats=[bare(place="island:fold", charge=4, tricks=["tidal-blade-ferocity"])],
        turn={"visited": "fold", "attempts": 1, "throws": 1},
        attempt={"opponent": "edge", "dice": ["red-adept"], "showing": ["blank"]},
    )  # fmt: skip
    assert game.can(0, "shield:set")

    game.choose(0, "trick:tidal-blade-ferocity", "die:0")

    assert game.rule_against(0, "shield:set") == "TB-SHIELD-04"


@pytest.mark.rule("TB-SHIELD-05")
def test_the_reinforced_shield_replaces_the_shield_and_keeps_its_shells() -> None:
    seat: dict[str, Any] = {"steps": {"synergy": 2}, "deck": ["axl-reinforced-shield", "naga-heritage"], "charge": 3}
    game = rolled(["synergy"], required="y", **seat)
    assert game.rule_against(0, "shield:set") == "TB-SHIELD-03", "the standard shield asks for four"

    game.choose(0, "complete:0", "card:axl-reinforced-shield")

    assert game.player(0)["charge"] == 3
    again = rolled(["blank"], charge=3, in_play=["axl-reinforced-shield"])
    assert again.choose(0, "shield:set", "face:focus").player(0)["charge"] == 0


@pytest.mark.rule("TB-SHIELD-06")
@pytest.mark.parametrize(
    ("character", "choices", "showing"),
    [("axl", ["die:0"], ["focus", "spirit"]), ("eko", ["trait:focus"], ["blank", "focus"])],
)
def test_the_shield_upgrade_adds_an_ability_paid_with_charge(
    character: str, choices: list[str], showing: list[str]
) -> None:
    game = Sitting(
        "after_roll", cards={"duel": challenge("ff")}, own={"dice": {"novice": "f"}, "threat": (2, 2, 2)},
        seats=[{"character": character, "place": "island:droska", "charge": 3,
                "in_play": [f"{character}-shield-upgrade"]}],
        turn={"visited": "droska", "attempts": 1, "throws": 1},
        attempt={"cards": ["duel"], "dice": ["novice", "novice"], "showing": ["blank", "spirit"]},
    )  # fmt: skip

    game.choose(0, "shield:upgrade", *choices)

    assert game.shown() == showing
    assert game.player(0)["charge"] == 1
    assert game.rule_against(0, "shield:upgrade") == "TB-SHIELD-03"


@pytest.mark.rule("TB-SHIELD-06")
def test_dusts_upgrade_refreshes_a_die() -> None:
    seat = {"character": "dust", "in_play": ["dust-shield-upgrade"], "charge": 2, "spent": {"novice": 1}}
    game = Sitting("move", seats=[seat]).choose(0, "shield:upgrade")

    assert (game.player(0)["charge"], game.player(0)["spent"]) == (0, {})


@pytest.mark.rule("TB-SHIELD-06", "TB-FIGHT-08")
def test_caimans_upgrade_raises_the_level_of_a_die_in_a_fight() -> None:
    game = Sitting(
        "after_roll", own={"monsters": {"beast": monster("Fs")}}, fold={"edge": {"monster": "beast"}},
        seats=[{"character": "caiman", "place": "island:fold", "in_play": ["caiman-shield-upgrade"], "charge": 2}],
        turn={"visited": "fold", "attempts": 1, "throws": 1},
        attempt={"opponent": "edge", "dice": ["novice", "novice"], "showing": ["blank", "focus"]},
    ).choose(0, "shield:upgrade", "die:1", "strike")  # fmt: skip

    assert game.options(0) == ["hit:0", "done"]


@pytest.mark.rule("TB-SHIELD-06")
def test_an_upgrade_that_would_do_nothing_now_is_refused() -> None:
    axl = Sitting("move", seats=[{"character": "axl", "in_play": ["axl-shield-upgrade"], "charge": 9}])
    dust = Sitting("move", seats=[{"character": "dust", "in_play": ["dust-shield-upgrade"], "charge": 9}])

    assert axl.rule_against(0, "shield:upgrade") == "TB-SHIELD-06", "nothing was rolled"
    assert dust.rule_against(0, "shield:upgrade") == "TB-SHIELD-06", "no die is spent"


@pytest.mark.rule("TB-SHIELD-07")
def test_every_character_has_one_reinforced_shield_and_one_upgrade() -> None:
    for character in original_pack().characters:
        kinds_of_cards = [card.kind for card in character.cards]
        assert [kinds_of_cards.count(kind) for kind in range(4)] == [9, 1, 1, 1]


@pytest.mark.rule("TB-SHIELD-08")
def test_the_upgrade_stays_when_the_shield_is_replaced() -> None:
    seat: dict[str, Any] = {"steps": {"synergy": 2}, "deck": ["axl-reinforced-shield", "naga-heritage"], "charge": 5,
            "in_play": ["axl-shield-upgrade"]}  # fmt: skip
    game = rolled(["synergy"], required="y", **seat).choose(0, "complete:0", "card:axl-reinforced-shield")

    assert game.names(0, "in_play") == ["axl-shield-upgrade", "axl-reinforced-shield"]
    both = rolled(["blank"], charge=5, in_play=game.names(0, "in_play"))
    assert both.can(0, "shield:set")
    assert both.choose(0, "shield:set", "face:focus").can(0, "shield:upgrade")


@pytest.mark.rule("TB-SHIELD-09", "TB-NIGHT-04")
def test_lost_shells_come_from_the_stock_alone() -> None:
    own = {"monsters": {"beast": monster("f", invasion=[{"kind": "lose-shells", "count": 3}])}, "invasion": ["edge"]}
    seat = bare(shells=1, charge=4, available={})
    game = Sitting("nightfall", own=own, fold={"edge": {"monster": "beast"}}, seats=[seat])

    assert (game.player(0)["shells"], game.player(0)["charge"]) == (0, 4)
