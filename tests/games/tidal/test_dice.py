"""TB-DICE and TB-FOCUS: the dice a player owns, how they change, and how many may be rolled."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.games.tidal import GAME
from tablewright.games.tidal.kinds import DICE, LEVEL, TRAITS
from tablewright.games.tidal.reading import original_pack
from tablewright.games.tidal.results import symbols_of
from tablewright.language import Speaker

from .sitting import Sitting, bare, challenge, monster, reward, ware


def gaining(*rewards: dict[str, Any], **seat: Any) -> Sitting:
    """Seat 0 buys a market card that gives some rewards."""
    wares = {"gift": ware(1, *rewards), "other": ware(9, reward("shells")), "third": ware(9, reward("shells"))}
    seats = [bare(fruit=1, **seat), bare(), bare()]
    return Sitting("move", own={"market": wares}, market=list(wares), seats=seats).choose(
        0, "island:droska", "buy:gift"
    )


def suffering(*losses: dict[str, Any], **seat: Any) -> Sitting:
    """A monster invades, and seat 0 has no token on it; the others have."""
    own = {"monsters": {"beast": monster("fff", invasion=list(losses))}, "invasion": ["edge"]}
    fold = {"edge": {"monster": "beast", "hits": {"0": 1, "1": 2}}}
    return Sitting("nightfall", own=own, fold=fold, seats=[bare(**seat), bare(), bare()])


def choosing(**seat: Any) -> Sitting:
    """Seat 0 chooses dice for a challenge of the Droska Ring."""
    return Sitting(
        "choose_dice", cards={"duel": challenge("f")}, own={"dice": {"novice": "f"}, "threat": (0, 0, 0)},
        seats=[bare(place="island:droska", **seat)], turn={"visited": "droska", "attempts": 1},
        attempt={"cards": ["duel"]},
    )  # fmt: skip


@pytest.mark.rule("TB-DICE-01")
def test_dice_have_four_levels_and_a_guild_die_shows_one_trait() -> None:
    assert dict(zip(DICE, LEVEL, strict=True)) == {
        "novice": 1, "red-adept": 2, "blue-adept": 2, "red-elite": 3, "blue-elite": 3,
        "guild-focus": 4, "guild-spirit": 4, "guild-resilience": 4, "guild-synergy": 4,
    }  # fmt: skip
    for trait, name in enumerate(TRAITS):
        faces = original_pack().dice[DICE.index(f"guild-{name}")]
        assert {symbol for face in faces for symbol in symbols_of(face)} == {trait}


@pytest.mark.rule("TB-DICE-02", "TB-CHAL-12")
def test_a_gained_die_is_available_and_a_used_one_spent_until_refreshed() -> None:
    game = gaining({"kind": "die", "level": 1}, available={})
    assert (game.player(0)["available"], game.player(0)["spent"]) == ({"novice": 1}, {})

    game = choosing(available={"novice": 1}, levels={"focus": 1}).choose(0, "roll", "complete:0")
    assert (game.player(0)["available"], game.player(0)["spent"]) == ({}, {"novice": 1})


@pytest.mark.rule("TB-DICE-03")
def test_refreshing_moves_a_die_and_leaves_its_level() -> None:
    game = gaining(reward("refresh", 1), available={}, spent={"novice": 1, "blue-elite": 1})

    game.choose(0, "spent:blue-elite")

    assert (game.player(0)["available"], game.player(0)["spent"]) == ({"blue-elite": 1}, {"novice": 1})


@pytest.mark.rule("TB-DICE-04")
def test_a_spent_die_may_be_upgraded_and_stays_spent() -> None:
    game = gaining(reward("upgrade", 1), available={}, spent={"red-adept": 1}).choose(0, "spent:red-adept")

    assert (game.player(0)["available"], game.player(0)["spent"]) == ({}, {"red-elite": 1})


@pytest.mark.rule("TB-DICE-05")
@pytest.mark.parametrize(
    ("die", "into"),
    [
        ("novice", ["red-adept", "blue-adept"]),
        ("red-elite", ["guild-focus", "guild-spirit", "guild-resilience", "guild-synergy"]),
        ("blue-elite", ["guild-focus", "guild-spirit", "guild-resilience", "guild-synergy"]),
    ],
)
def test_the_owner_chooses_what_a_die_becomes(die: str, into: list[str]) -> None:
    game = gaining(reward("upgrade", 1), available={die: 1}).choose(0, f"available:{die}")

    assert game.options(0) == [f"into:{kind}" for kind in into]
    assert game.choose(0, f"into:{into[-1]}").player(0)["available"] == {into[-1]: 1}


@pytest.mark.rule("TB-DICE-05")
@pytest.mark.parametrize("colour", ["red", "blue"])
def test_an_adept_becomes_the_elite_of_its_colour(colour: str) -> None:
    game = gaining(reward("upgrade", 1), available={f"{colour}-adept": 1}).choose(0, f"available:{colour}-adept")

    assert game.player(0)["available"] == {f"{colour}-elite": 1}


@pytest.mark.rule("TB-DICE-05")
def test_a_guild_die_cannot_be_upgraded() -> None:
    game = gaining(reward("upgrade", 1), available={"guild-focus": 1, "novice": 1}, spent={"guild-spirit": 1})

    assert game.options(0) == ["available:novice", "stop"]


@pytest.mark.rule("TB-DICE-06")
@pytest.mark.parametrize(
    ("die", "into"),
    [("red-adept", "novice"), ("blue-adept", "novice"), ("red-elite", "red-adept"), ("blue-elite", "blue-adept")],
)
def test_degrading_takes_a_level_and_leaves_the_area(die: str, into: str) -> None:
    game = suffering({"kind": "degrade-highest"}, available={}, spent={die: 1})

    assert game.told("degraded") == [{"seat": 0, "die": die, "into": into}]
    assert game.player(0)["spent"] == {into: 1}, "before the night refreshes anything"


@pytest.mark.rule("TB-DICE-06")
def test_the_owner_of_a_degraded_guild_die_chooses_its_colour() -> None:
    game = suffering({"kind": "degrade-highest"}, available={"guild-focus": 1})

    assert game.options(0) == ["into:red-elite", "into:blue-elite"]
    assert game.choose(0, "into:blue-elite").player(0)["available"] == {"blue-elite": 1}


@pytest.mark.rule("TB-DICE-06")
@pytest.mark.parametrize("loss", [{"kind": "degrade-highest"}, {"kind": "degrade-from", "level": 1}])
def test_a_novice_die_cannot_be_degraded(loss: dict[str, Any]) -> None:
    game = suffering(loss, available={"novice": 2})

    assert game.told("degraded") == []
    assert game.player(0)["available"] == {"novice": 2}


@pytest.mark.rule("TB-DICE-07")
@pytest.mark.parametrize(
    ("level", "kinds"),
    [
        (2, ["red-adept", "blue-adept"]),
        (3, ["red-elite", "blue-elite"]),
        (4, ["guild-focus", "guild-spirit", "guild-resilience", "guild-synergy"]),
    ],
)
def test_whoever_gains_a_die_of_a_level_chooses_its_variant(level: int, kinds: list[str]) -> None:
    game = gaining({"kind": "die", "level": level}, available={})

    assert game.options(0) == [f"into:{kind}" for kind in kinds]
    assert game.choose(0, f"into:{kinds[0]}").player(0)["available"] == {kinds[0]: 1}


@pytest.mark.rule("TB-DICE-07")
def test_a_named_colour_is_given() -> None:
    game = gaining({"kind": "die", "level": 3, "colour": "blue"}, available={})

    assert game.player(0)["available"] == {"blue-elite": 1}


@pytest.mark.rule("TB-DICE-08")
def test_a_player_may_own_any_number_of_dice() -> None:
    game = gaining({"kind": "die", "level": 1}, available={"novice": 40})

    assert game.player(0)["available"] == {"novice": 41}


def rolled(showing: list[str], required: str) -> Sitting:
    return Sitting(
        "after_roll", cards={"duel": challenge(required)}, seats=[bare(place="island:droska")],
        turn={"visited": "droska", "attempts": 1, "throws": 1},
        attempt={"cards": ["duel"], "dice": ["red-elite"] * len(showing), "showing": showing},
    )  # fmt: skip


@pytest.mark.rule("TB-DICE-09")
def test_a_blank_face_matches_nothing() -> None:
    game = rolled(["blank"], "f")

    assert not game.can(0, "complete:0")
    before = game.trait(0, "focus")
    assert game.choose(0, "withdraw").trait(0, "focus") == before


@pytest.mark.rule("TB-DICE-10")
def test_each_symbol_of_a_face_is_a_result_of_its_own() -> None:
    game = rolled(["spirit-resilience"], "sr")
    before = game.trait(0, "spirit"), game.trait(0, "resilience")

    game.choose(0, "complete:0")

    assert (game.trait(0, "spirit"), game.trait(0, "resilience")) == (before[0] + 1, before[1] + 1)


@pytest.mark.rule("TB-DICE-10", "TB-FIGHT-04")
def test_one_die_may_hit_two_spots_of_a_monster() -> None:
    game = Sitting(
        "strike", own={"monsters": {"beast": monster("ssf")}}, fold={"edge": {"monster": "beast"}},
        seats=[bare(place="island:fold"), bare(), bare()], turn={"visited": "fold", "attempts": 1, "throws": 1},
        attempt={"opponent": "edge", "dice": ["red-elite"], "showing": ["spirit-spirit"]},
    ).choose(0, "hit:0", "hit:1")  # fmt: skip

    assert game.sees(None)["fold"][0]["hits"] == [0, 0, -1]


# Choosing dice


@pytest.mark.rule("TB-FOCUS-01", "TB-CHAL-03", "TB-TRAIT-01")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_the_max_roll_is_the_focus_level(level: int) -> None:
    game = choosing(available={"novice": 6, "red-adept": 1}, levels={"focus": level}, fruit=0)

    game.choose(0, *["available:novice"] * (level - 1))
    assert game.can(0, "available:novice")
    game.choose(0, "available:novice")
    assert len(game.shown()) == level
    assert game.options(0) == ["roll"], "no die more without fruit"


@pytest.mark.rule("TB-CHAL-03", "TB-CHAL-04")
def test_the_roll_waits_for_the_player_even_if_no_die_is_left_to_choose() -> None:
    game = choosing(available={"novice": 2}, levels={"focus": 2}, fruit=0).choose(0, "available:novice")

    assert game.options(0) == ["roll"]
    assert game.shown() == [None, None]
    assert game.sees(0)["attempt"]["odds"]["complete"], "the odds with all dice are seen before the roll"
    assert game.choose(0, "roll").shown() == ["focus", "focus"]


@pytest.mark.rule("TB-FOCUS-02", "TB-FOCUS-03", "TB-FOCUS-06", "TB-CHAL-03")
def test_each_die_above_the_max_roll_costs_a_fruit() -> None:
    game = choosing(available={"novice": 5, "red-adept": 1}, levels={"focus": 3}, fruit=4)

    game.choose(0, *["available:novice"] * 3)
    assert game.player(0)["fruit"] == 4
    game.choose(0, *["further:novice"] * 2, "roll")

    assert len(game.shown()) == 5
    assert game.player(0)["fruit"] == 2


@pytest.mark.rule("TB-FOCUS-02")
def test_without_fruit_no_die_above_the_max_roll_is_chosen() -> None:
    game = choosing(available={"novice": 3, "red-adept": 1}, levels={"focus": 1}, fruit=0, tricks=["sudden-burst"])

    game.choose(0, "available:novice")

    assert game.rule_against(0, "further:novice") == "TB-FOCUS-02"


@pytest.mark.rule("TB-FOCUS-02")
@pytest.mark.parametrize(
    ("language", "price"), [("en", "costs 1 fruit"), ("pl", "koszt: 1 owoc"), ("cs", "cena: 1 plod")]
)
def test_a_die_above_the_max_roll_says_what_it_costs(language: str, price: str) -> None:
    game = choosing(available={"novice": 3, "red-adept": 2}, levels={"focus": 1}, fruit=2)
    speaker = Speaker(GAME, language)

    assert [price in speaker.option(game.table, 0, option) for option in game.options(0)] == [False, False]
    game.choose(0, "available:novice")
    assert game.options(0) == ["further:novice", "further:red-adept", "roll"]
    assert [price in speaker.option(game.table, 0, option) for option in game.options(0)] == [True, True, False]


@pytest.mark.rule("TB-FOCUS-03")
def test_any_number_of_fruit_may_be_eaten() -> None:
    game = choosing(available={"novice": 12, "red-adept": 1}, levels={"focus": 1}, fruit=11)

    game.choose(0, "available:novice", *["further:novice"] * 11)

    assert (len(game.shown()), game.player(0)["fruit"]) == (12, 0)


@pytest.mark.rule("TB-FOCUS-04")
def test_no_die_is_added_after_the_first_roll() -> None:
    game = choosing(available={"novice": 3, "red-adept": 1}, levels={"focus": 2}, fruit=5).choose(
        0, "available:novice", "roll"
    )

    assert game.options(0) == ["again:0", "complete:0", "withdraw"]
    game.choose(0, "again:0", "roll")
    assert not [option for option in game.options(0) if option.startswith("available:")]


@pytest.mark.rule("TB-FOCUS-05")
def test_an_attempt_needs_a_die() -> None:
    game = choosing(available={"novice": 1, "red-adept": 1})
    assert game.rule_against(0, "roll") == "TB-FOCUS-05"
    refusal = game.position.asked().refusal("roll")
    assert refusal is not None
    assert refusal.reason.key == "dice-first", "there are dice, but none was chosen"

    game = Sitting(
        "step_on_island", cards={"duel": challenge("f")}, turn={"visited": "droska"},
        seats=[bare(place="island:droska", challenges=["duel"], available={}, spent={"novice": 3})],
    )  # fmt: skip
    assert game.rule_against(0, "challenge:duel") == "TB-FOCUS-05"


@pytest.mark.rule("TB-FOCUS-05")
@pytest.mark.parametrize("columns", [{}, {"droska": ["done"]}])
def test_the_bonus_die_alone_suffices_for_a_fight(columns: dict[str, list[str]]) -> None:
    game = Sitting(
        "step_on_island", cards={"done": challenge("f")}, own={"monsters": {"beast": monster("f", style="droska")}},
        turn={"visited": "fold"}, fold={"edge": {"monster": "beast"}},
        seats=[bare(place="island:fold", available={}, columns=columns, tricks=["shell-tide"])],
    )  # fmt: skip

    if columns:
        assert game.can(0, "slot:edge")
    else:
        assert game.rule_against(0, "slot:edge") == "TB-FOCUS-05"
