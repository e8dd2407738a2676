"""TB-EKO: the character cards of Eko."""

from __future__ import annotations

from typing import Any

import pytest

from .characters import choosing, fighting, rolled, seated, stretching
from .sitting import Sitting, bare, challenge


def eko(*cards: str, **seat: Any) -> dict[str, Any]:
    return seated("eko", cards, **seat)


@pytest.mark.rule("TB-EKO-01", "TB-FIGHT-08")
def test_the_ancient_bestiary_hits_one_armoured_spot_with_any_die() -> None:
    game = fighting(eko("ancient-bestiary"), ["focus", "focus"], "FFs").choose(0, "strike")

    assert game.options(0) == ["hit:0", "hit:1", "done"]
    game.choose(0, "hit:0")
    assert game.asked(0) is None, "one armoured spot alone"
    assert game.sees(None)["fold"][0]["hits"] == [0, -1, -1]


@pytest.mark.rule("TB-EKO-01")
def test_the_symbol_must_match_the_armoured_spot_all_the_same() -> None:
    game = fighting(eko("ancient-bestiary"), ["spirit"], "Fr").choose(0, "strike")

    assert game.sees(None)["fold"][0]["hits"] == [-1, -1]


@pytest.mark.rule("TB-EKO-01", "TB-SYN-02")
def test_the_discarded_bestiary_ignores_all_armour_of_the_monster() -> None:
    game = fighting(eko("ancient-bestiary"), ["focus", "focus"], "FFs").choose(0, "artifact:ancient-bestiary")

    game.choose(0, "strike", "hit:0", "hit:1")

    assert game.sees(None)["fold"][0]["hits"] == [0, 0, -1]
    assert game.names(0, "in_play") == []


@pytest.mark.rule("TB-EKO-01")
def test_the_bestiary_is_discarded_against_a_monster_with_restrictions_alone() -> None:
    assert (
        fighting(eko("ancient-bestiary"), ["focus"], "ff").rule_against(0, "artifact:ancient-bestiary") == "TB-SYN-02"
    )
    assert Sitting("move", seats=[eko("ancient-bestiary")]).offers(0, "artifact") == []


@pytest.mark.rule("TB-EKO-02")
def test_the_tsuro_refractor_uses_a_resilience_symbol_as_another() -> None:
    game = rolled(eko("tsuro-refractor"), ["resilience", "spirit", "resilience"], challenge("fs"))

    game.choose(0, "ability:tsuro-refractor")
    assert game.asked(0) == "as-symbol", "the dice with the symbol are alike"
    assert game.options(0) == ["trait:focus", "trait:spirit", "trait:synergy"]
    game.choose(0, "trait:focus")
    assert game.shown() == ["focus", "spirit", "resilience"]
    assert game.rule_against(0, "ability:tsuro-refractor") == "TB-CARD-01", "one symbol per turn"


@pytest.mark.rule("TB-EKO-02")
def test_the_tsuro_refractor_asks_which_of_different_dice() -> None:
    game = rolled(eko("tsuro-refractor"), ["resilience", "resilience-focus"], challenge("ff"))

    assert game.choose(0, "ability:tsuro-refractor").options(0) == ["die:0", "die:1"]
    assert game.choose(0, "die:1", "trait:focus").shown() == ["resilience", "focus-focus"]


@pytest.mark.rule("TB-EKO-02")
def test_the_tsuro_refractor_turns_one_symbol_of_a_die_and_works_in_fights() -> None:
    game = fighting(eko("tsuro-refractor"), ["resilience-resilience"], "fr", dice=["red-elite"])

    assert game.choose(0, "ability:tsuro-refractor", "trait:focus").shown() == ["focus-resilience"]
    assert not rolled(eko("tsuro-refractor"), ["focus", "wild"], challenge("ff")).can(0, "ability:tsuro-refractor")


@pytest.mark.rule("TB-EKO-03", "TB-STRETCH-03")
def test_triumph_of_the_mind_rewards_stretching_a_synergy_challenge() -> None:
    assert stretching("eko", "triumph-of-the-mind", "y") == [2, 1, 0]


@pytest.mark.rule("TB-EKO-04", "TB-DICE-07")
def test_printed_example_devoted_to_the_fold_gains_an_elite_die_for_three_kinds() -> None:
    first = eko("devoted-to-the-fold", steps={"synergy": 0})
    game = fighting(first, ["spirit", "focus", "synergy"], "sfyr").choose(0, "strike", "hit:0", "hit:1", "hit:2")

    assert game.options(0) == ["into:red-elite", "into:blue-elite"]
    assert game.choose(0, "into:red-elite").player(0)["available"] == {"red-elite": 1}


@pytest.mark.rule("TB-EKO-04")
@pytest.mark.parametrize(("showing", "dice"), [(["focus", "focus"], {"novice": 1}), (["blank"], {})])
def test_devoted_to_the_fold_counts_kinds_of_traits(showing: list[str], dice: dict[str, int]) -> None:
    game = fighting(eko("devoted-to-the-fold"), showing, "ffs").choose(0, "strike")
    while game.asked(0) == "hit":
        game.choose(0, game.options(0)[0])

    assert game.player(0)["available"] == dice


@pytest.mark.rule("TB-EKO-05")
def test_wisdom_of_the_elders_uses_synergy_in_place_of_resilience() -> None:
    first = eko("wisdom-of-the-elders", levels={"resilience": 1, "synergy": 3}, available={}, spent={"red-adept": 5})

    caravan = Sitting("move", seats=[first]).choose(0, "space:desert-caravan")
    assert caravan.player(0)["available"] == {"red-adept": 3}
    night = Sitting("nightfall", own={"invasion": []}, seats=[first, bare(available={}), bare(available={})])
    while night.asked(0) == "night-dice":
        night.choose(0, "spent:red-adept")
    assert night.player(0)["available"] == {"red-elite": 3}


@pytest.mark.rule("TB-EKO-06", "TB-DICE-03")
def test_boundless_knowledge_refreshes_all_dice_after_a_turn_of_rest() -> None:
    first = eko("boundless-knowledge", available={}, spent={"novice": 2, "red-adept": 1})
    game = Sitting("move", seats=[first, bare(), bare()]).choose(0, "island:citadel", "skip")

    assert (game.player(0)["available"], game.player(0)["spent"]) == ({"novice": 2, "red-adept": 1}, {})


@pytest.mark.rule("TB-EKO-06")
def test_boundless_knowledge_needs_neither_a_challenge_nor_a_fight() -> None:
    first = eko("boundless-knowledge", spent={"novice": 2})

    attempted = rolled(first, ["focus"], challenge("f")).choose(0, "withdraw")
    assert attempted.player(0)["spent"] == {"novice": 3}
    fought = fighting(first, ["blank"]).choose(0, "strike")
    assert fought.player(0)["spent"] == {"novice": 2}


@pytest.mark.rule("TB-EKO-07")
def test_pragmatic_foresight_turns_a_challenge_into_two_shells() -> None:
    first = eko("pragmatic-foresight", shells=0, challenges=["a", "b"])
    game = Sitting("move", cards={"a": challenge("f"), "b": challenge("f")}, seats=[first])

    game.choose(0, "ability:pragmatic-foresight", "discard:b")

    assert (game.player(0)["shells"], game.names(0, "challenges")) == (2, ["a"])
    assert game.sees(None)["decks"]["challenge_discard"] == 1
    assert game.rule_against(0, "ability:pragmatic-foresight") == "TB-CARD-01"


@pytest.mark.rule("TB-EKO-07")
def test_the_challenge_being_attempted_cannot_be_discarded() -> None:
    first = eko("pragmatic-foresight", shells=0)

    assert not rolled(first, ["focus"], challenge("f")).can(0, "ability:pragmatic-foresight")
    more = rolled({**first, "challenges": ["other"]}, ["focus"], challenge("f"), cards={"other": challenge("s")})
    more.choose(0, "ability:pragmatic-foresight")
    assert (more.player(0)["shells"], more.names(0, "challenges")) == (2, [])
    assert more.can(0, "complete:0")


LIGHT = {"one": challenge("f"), "two": challenge("ff"), "also-two": challenge("f", "s"), "three": challenge("fff")}


@pytest.mark.rule("TB-EKO-08", "TB-CHAL-14")
def test_betalods_feats_take_a_lighter_challenge_for_a_shell() -> None:
    first = eko("betalods-feats", shells=1)
    game = rolled(first, ["focus"] * 3, challenge("ff", "s"), cards=LIGHT, pool=list(LIGHT)).choose(0, "complete:0")

    assert game.offers(0, "take") == ["one", "two", "also-two"]
    game.choose(0, "take:also-two")
    assert (game.player(0)["shells"], game.names(0, "challenges")) == (0, ["also-two"])


@pytest.mark.rule("TB-EKO-08", "TB-CARD-02")
def test_betalods_feats_are_optional() -> None:
    first = eko("betalods-feats", shells=1)
    game = rolled(first, ["focus"] * 3, challenge("fff"), cards=LIGHT, pool=list(LIGHT)).choose(0, "complete:0", "skip")

    assert (game.player(0)["shells"], game.player(0)["challenges_held"]) == (1, 0)


@pytest.mark.rule("TB-EKO-08")
@pytest.mark.parametrize(("shells", "required"), [(0, "ff"), (1, "f")])
def test_betalods_feats_need_a_shell_and_a_lighter_challenge(shells: int, required: str) -> None:
    first = eko("betalods-feats", shells=shells)
    game = rolled(first, ["focus"] * 2, challenge(required), cards=LIGHT, pool=list(LIGHT)).choose(0, "complete:0")

    assert game.asked(1) == "move"
    assert game.player(0)["shells"] == shells


@pytest.mark.rule("TB-EKO-09", "TB-THREAT-06")
@pytest.mark.parametrize(
    ("name", "place", "level"),
    [("second", "island:droska", 1), ("second", "island:lamara", 2), ("fourth", "island:droska", 2),
     ("first", "island:droska", 1)],
)  # fmt: skip
def test_piece_of_cake_rolls_a_lower_threat_die_with_others(name: str, place: str, level: int) -> None:
    first = eko("piece-of-cake", available={"novice": 4}, levels={"focus": 4})
    game = choosing(first, place, round=name).choose(0, *["available:novice"] * 3, "roll")

    assert game.sees(None)["attempt"]["threat"] == level


@pytest.mark.rule("TB-EKO-10", "TB-DICE-03")
def test_astral_projection_refreshes_two_dice_for_a_trick() -> None:
    first = eko("astral-projection", tricks=["shell-tide"], challenges=["a"], available={}, spent={"red-adept": 3})
    game = Sitting("move", cards={"a": challenge("f")}, seats=[first]).choose(0, "ability:astral-projection")

    assert (game.player(0)["available"], game.player(0)["spent"]) == ({"red-adept": 2}, {"red-adept": 1})
    assert (game.player(0)["tricks_held"], game.player(0)["challenges_held"]) == (0, 1), "a trick, no challenge"


@pytest.mark.rule("TB-EKO-10", "TB-TURN-13")
def test_a_trick_discarded_for_astral_projection_was_not_played() -> None:
    first = eko("astral-projection", tricks=["shell-tide", "master-climber"], spent={"novice": 3}, shells=0)
    game = Sitting("move", seats=[first]).choose(0, "ability:astral-projection", "discard:shell-tide")

    assert game.player(0)["shells"] == 0
    assert game.can(0, "trick:master-climber")
