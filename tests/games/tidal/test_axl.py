"""TB-AXL and TB-CARD: the character cards of Axl, and how cards in play work together."""

from __future__ import annotations

from typing import Any

import pytest

from .characters import choosing, fighting, rolled, seated, stretching, with_others
from .sitting import Sitting, bare, challenge, monster, reward, ware

POOL = [f"pool{number}" for number in range(4)]
DONE = {f"done{number}": challenge("f", arena="lamara") for number in range(3)}


# Cards in play


@pytest.mark.rule("TB-CARD-01")
def test_abilities_of_several_cards_apply_together() -> None:
    first = seated("axl", ["young-talent", "racing-skimmer", "incurable-optimist"])
    game = rolled(first, ["spirit", "blank"], challenge("s", "f"))

    game.choose(0, "ability:incurable-optimist", "trait:focus", "complete:1")

    assert game.ranking(0) == 2


@pytest.mark.rule("TB-CARD-01", "TB-THREAT-06")
def test_two_cards_that_lower_the_threat_die_lower_it_twice() -> None:
    axl = seated("axl", ["bold-daredevil"], place="island:fold")
    eko = seated("eko", ["piece-of-cake"], place="island:fold")
    game = Sitting(
        "after_roll", players=1, round="fourth", actor=2, seats=[axl, {}, eko],
        own={"monsters": {"beast": monster("ffff")}, "threat": (1, 2, 3)}, fold={"edge": {"monster": "beast"}},
        turn={"visited": "fold", "attempts": 1, "throws": 1},
        attempt={"opponent": "edge", "dice": ["novice"] * 4, "showing": ["blank"] * 4},
    ).choose(0, "again:0", "roll")  # fmt: skip

    assert game.sees(None)["attempt"]["threat"] == 1, "Axl with an allied Eko, from the third level to the first"


@pytest.mark.rule("TB-CARD-01")
def test_once_per_turn_is_counted_for_each_card() -> None:
    first = seated("eko", ["pragmatic-foresight", "astral-projection"], challenges=["a", "b"], tricks=["shell-tide"],
                   spent={"novice": 5}, shells=0)  # fmt: skip
    game = Sitting("move", cards={"a": challenge("f"), "b": challenge("f")}, seats=[first, bare(), bare()])

    game.choose(0, "ability:pragmatic-foresight", "discard:a")
    assert game.rule_against(0, "ability:pragmatic-foresight") == "TB-CARD-01"
    game.choose(0, "ability:astral-projection")
    assert game.rule_against(0, "ability:astral-projection") == "TB-CARD-01"
    for seat in (0, 1, 2):
        game.choose(seat, "island:citadel", "skip")
    assert game.can(0, "ability:pragmatic-foresight"), "each turn anew"


@pytest.mark.rule("TB-CARD-02")
def test_an_ability_with_may_is_optional_and_a_plain_one_applies_by_itself() -> None:
    first = seated("caiman", ["ancient-feuds", "lone-warrior"], shells=0, challenges=["a"])
    game = Sitting("move", cards={"a": challenge("f")}, seats=[first, bare(), bare()])

    game.choose(0, "island:citadel", "skip")
    assert game.player(0)["shells"] == 1
    assert game.can(0, "ability:lone-warrior")
    game.choose(0, "end")
    assert game.player(0)["challenges_held"] == 1


@pytest.mark.rule("TB-CARD-02")
def test_an_ability_out_of_its_time_or_without_use_is_refused() -> None:
    wager = choosing(seated("axl", ["shell-wager"], shells=2, available={"novice": 1, "red-adept": 1}))
    assert wager.rule_against(0, "ability:shell-wager") == "TB-CARD-02", "nobody is there to take the shell"

    projection = Sitting("move", seats=[seated("eko", ["astral-projection"], tricks=["shell-tide"])])
    assert projection.rule_against(0, "ability:astral-projection") == "TB-CARD-02", "no die is spent"


# Axl


@pytest.mark.rule("TB-AXL-01")
@pytest.mark.parametrize(("island", "able"), [("lamara", True), ("droska", False), ("citadel", False)])
def test_on_lamara_the_braze_transmitter_allows_challenges_of_any_arena(island: str, *, able: bool) -> None:
    cards = {"forge": challenge("f", arena="chronosseum")}
    first = seated("axl", ["braze-transmitter"], challenges=["forge"])
    game = Sitting("move", cards=cards, seats=[first]).choose(0, f"island:{island}", "skip")

    assert game.can(0, "challenge:forge") == able


@pytest.mark.rule("TB-AXL-01")
def test_a_challenge_completed_elsewhere_lies_in_the_column_of_its_own_arena() -> None:
    first = seated("axl", ["braze-transmitter"], place="island:lamara")
    game = rolled(first, ["focus"], challenge("f", arena="chronosseum")).choose(0, "complete:0")

    assert [game.column(0, arena) for arena in range(3)] == [[], ["duel"], []]


@pytest.mark.rule("TB-AXL-01", "TB-SYN-02")
def test_the_braze_transmitter_may_be_discarded_for_a_trick() -> None:
    game = Sitting("move", seats=[seated("axl", ["braze-transmitter"])]).choose(0, "artifact:braze-transmitter")

    assert (game.player(0)["tricks_held"], game.names(0, "in_play")) == (1, [])


@pytest.mark.rule("TB-AXL-02")
def test_the_racing_skimmer_moves_the_boat_one_space_more() -> None:
    first = seated("axl", ["racing-skimmer"], shells=0, fruit=0)
    game = Sitting("move", boat=0, seats=[first]).choose(0, "island:lamara", "use")

    assert (game.sees(None)["boat"], game.stock(0)) == (2, (1, 1))


@pytest.mark.rule("TB-AXL-02")
def test_the_racing_skimmer_works_once_per_visit() -> None:
    first = seated("axl", ["racing-skimmer", "no-respite"], challenges=["race"], available={"novice": 1})
    game = Sitting(
        "move", cards={"race": challenge("ff", "s", arena="lamara")}, boat=0, seats=[first],
        own={"dice": {"novice": "ff"}, "threat": (0, 0, 0)},
    ).choose(0, "space:racers-bay")  # fmt: skip
    assert game.sees(None)["boat"] == 1, "not at Racers' Bay"

    game.choose(0, "use")
    assert game.sees(None)["boat"] == 3
    game.choose(0, "challenge:race", "roll", "complete:0", "use")
    assert game.sees(None)["boat"] == 1, "one space from the third to the first"


@pytest.mark.rule("TB-AXL-03", "TB-STRETCH-03")
def test_young_talent_rewards_stretching_a_spirit_challenge() -> None:
    assert stretching("axl", "young-talent", "s") == [2, 1, 0]


@pytest.mark.rule("TB-AXL-04")
def test_naga_heritage_uses_synergy_in_place_of_focus() -> None:
    first = seated("axl", ["naga-heritage"], levels={"focus": 2, "synergy": 4}, available={"novice": 9, "red-adept": 1},
                   fruit=0)  # fmt: skip
    game = choosing(first, own={"threat": (0, 0, 0)}).choose(0, *["available:novice"] * 4)

    assert len(game.shown()) == 4
    assert game.options(0) == ["roll"], "four dice without fruit, and no more"


@pytest.mark.rule("TB-AXL-04")
def test_naga_heritage_never_lowers_the_max_roll() -> None:
    first = seated("axl", ["naga-heritage"], levels={"focus": 3, "synergy": 1}, available={"novice": 9, "red-adept": 1},
                   fruit=0)  # fmt: skip
    game = choosing(first, own={"threat": (0, 0, 0)}).choose(0, *["available:novice"] * 3)

    assert len(game.shown()) == 3


@pytest.mark.rule("TB-AXL-05")
@pytest.mark.parametrize("arena", ["chronosseum", "lamara", "droska"])
def test_local_champion_uses_the_effect_of_an_arena_before_the_fight(arena: str) -> None:
    wares = {"gift": ware(1, reward("shells", 5)), "other": ware(9, reward("shells"))}
    first = seated("axl", ["local-champion"], shells=0, fruit=1)
    game = Sitting(
        "move", own={"monsters": {"beast": monster("f")}, "market": wares}, market=["gift", "other"], boat=0,
        fold={"edge": {"monster": "beast"}}, seats=[first],
    ).choose(0, "island:fold")  # fmt: skip

    assert game.options(0) == ["arena:droska", "arena:chronosseum", "arena:lamara", "skip"]
    game.choose(0, f"arena:{arena}", "buy:gift" if arena == "droska" else "use")
    assert {
        "chronosseum": game.player(0)["tricks_held"] == 1,
        "lamara": game.sees(None)["boat"] == 1,
        "droska": game.stock(0) == (5, 0),
    }[arena]
    assert game.asked(0) == "fight"


@pytest.mark.rule("TB-AXL-05", "TB-CARD-02")
def test_local_champion_may_be_left_and_works_in_the_fold_alone() -> None:
    first = seated("axl", ["local-champion"])
    fold: dict[str, Any] = {"own": {"monsters": {"beast": monster("f")}}, "fold": {"edge": {"monster": "beast"}}}

    assert Sitting("move", seats=[first], **fold).choose(0, "island:fold", "skip").asked(0) == "fight"
    assert Sitting("move", seats=[first], **fold).choose(0, "island:citadel").asked(0) == "island-effect"


@pytest.mark.rule("TB-AXL-05", "TB-TURN-13")
def test_before_the_effect_of_local_champion_a_trick_may_be_played() -> None:
    wares = {"gift": ware(1, reward("shells", 5))}
    first = seated("axl", ["local-champion"], shells=0, fruit=0, tricks=["master-climber"])
    game = Sitting(
        "move", own={"monsters": {"beast": monster("f")}, "market": wares}, market=["gift"],
        fold={"edge": {"monster": "beast"}}, seats=[first],
    ).choose(0, "island:fold")  # fmt: skip

    assert game.can(0, "trick:master-climber")
    game.choose(0, "arena:droska")
    assert not game.can(0, "buy:gift")
    game.choose(0, "trick:master-climber")
    while game.asked(0) != "island-effect":
        game.choose(0, game.options(0)[0])
    assert game.can(0, "buy:gift") == (game.player(0)["fruit"] > 0)


@pytest.mark.rule("TB-AXL-06", "TB-TURN-13")
def test_before_no_respite_repeats_the_effect_a_trick_may_be_played() -> None:
    first = seated("axl", ["no-respite"], tricks=["shell-tide"], shells=0)
    game = rolled(first, ["focus", "focus", "spirit"], challenge("ffs")).choose(0, "complete:0")

    assert game.can(0, "trick:shell-tide")
    game.choose(0, "trick:shell-tide")
    assert game.asked(0) == "repeat-effect"
    assert game.player(0)["shells"] > 0


@pytest.mark.rule("TB-AXL-06", "TB-CHAL-14")
@pytest.mark.parametrize(("duel", "able"), [("ffs", True), ("ff", False), ("ffss", False)])
def test_no_respite_repeats_the_island_effect_after_three_symbols(duel: str, *, able: bool) -> None:
    first = seated("axl", ["no-respite"], fruit=0)
    game = rolled(first, ["focus", "focus", "spirit", "spirit"], challenge(duel)).choose(0, "complete:0")

    assert (game.asked(0) == "repeat-effect") == able
    if able:
        assert game.choose(0, "fruit").player(0)["fruit"] == 1


@pytest.mark.rule("TB-AXL-06")
def test_no_respite_is_optional_and_needs_a_completed_challenge() -> None:
    first = seated("axl", ["no-respite"])

    game = rolled(first, ["focus", "focus", "focus"], challenge("fff")).choose(0, "complete:0", "skip")
    assert game.asked(1) == "move"
    assert rolled(first, ["focus", "focus", "focus"], challenge("fff")).choose(0, "withdraw").asked(1) == "move"


@pytest.mark.rule("TB-AXL-07", "TB-THREAT-06")
def test_printed_example_bold_daredevil_rolls_the_white_threat_die_in_round_one() -> None:
    game = fighting(seated("axl", ["bold-daredevil"]), ["blank"] * 4, round="first").choose(0, "again:0", "roll")

    assert game.sees(None)["attempt"]["threat"] == 1


@pytest.mark.rule("TB-AXL-07", "TB-THREAT-06")
@pytest.mark.parametrize(("name", "level"), [("second", 1), ("fourth", 2)])
def test_bold_daredevil_rolls_a_lower_threat_die_in_fights(name: str, level: int) -> None:
    first = seated("axl", ["bold-daredevil"])
    game = fighting(first, ["blank"] * 4, round=name).choose(0, "again:0", "roll")

    assert game.sees(None)["attempt"]["threat"] == level


@pytest.mark.rule("TB-AXL-07")
def test_bold_daredevil_rolls_the_usual_threat_die_in_challenges() -> None:
    first = seated("axl", ["bold-daredevil"])
    game = rolled(first, ["blank"] * 4, challenge("f"), round="second", own={"threat": (1, 2, 3)})

    assert game.choose(0, "again:0", "roll").sees(None)["attempt"]["threat"] == 2


@pytest.mark.rule("TB-AXL-07", "TB-STYLE-03")
@pytest.mark.parametrize(("cards", "bonus"), [(["bold-daredevil"], 1), ([], 0)])
def test_bold_daredevil_may_use_any_fighting_style(cards: list[str], bonus: int) -> None:
    first = seated("axl", cards, place="island:fold", columns={"lamara": ["done0"]},
                   available={"novice": 1, "red-adept": 1})  # fmt: skip
    game = Sitting(
        "step_on_island", cards=DONE, own={"monsters": {"beast": monster("f", style="droska")}},
        fold={"edge": {"monster": "beast"}}, turn={"visited": "fold"}, seats=[first],
    ).choose(0, "slot:edge")  # fmt: skip

    assert game.sees(None)["attempt"]["bonus"] == bonus


@pytest.mark.rule("TB-AXL-08", "TB-DICE-09")
def test_incurable_optimist_uses_a_blank_as_a_symbol_once_per_turn() -> None:
    game = rolled(seated("axl", ["incurable-optimist"]), ["blank", "focus", "blank"], challenge("fy"))

    game.choose(0, "ability:incurable-optimist")
    assert game.asked(0) == "as-symbol", "the blank dice are alike"
    game.choose(0, "trait:synergy")
    assert game.shown() == ["synergy", "focus", "blank"]
    assert game.can(0, "complete:0")
    assert game.rule_against(0, "ability:incurable-optimist") == "TB-CARD-01"


@pytest.mark.rule("TB-AXL-08")
def test_incurable_optimist_asks_which_of_different_blank_dice() -> None:
    dice = ["novice", "red-adept"]
    game = fighting(seated("axl", ["incurable-optimist"]), ["blank", "blank"], "F", dice=dice)

    game.choose(0, "ability:incurable-optimist")
    assert game.options(0) == ["die:0", "die:1"]
    assert game.choose(0, "die:1", "trait:focus").shown() == ["blank", "focus"]


@pytest.mark.rule("TB-AXL-08")
def test_incurable_optimist_needs_a_blank() -> None:
    game = rolled(seated("axl", ["incurable-optimist"]), ["focus"], challenge("fy"))

    assert not game.can(0, "ability:incurable-optimist")


@pytest.mark.rule("TB-AXL-09")
def test_shell_wager_gives_a_shell_away_and_pays_a_trick_on_completion() -> None:
    first = seated("axl", ["shell-wager"], shells=2, available={"novice": 1, "red-adept": 1}, tricks=[])
    own = {"dice": {"novice": "f"}, "threat": (0, 0, 0)}
    game = choosing(first, "island:droska", "island:droska", own=own)
    before = game.player(2)["shells"]

    game.choose(0, "ability:shell-wager")
    assert game.options(0) == ["seat:1", "seat:2"]
    game.choose(0, "seat:2")
    assert (game.player(0)["shells"], game.player(2)["shells"]) == (1, before + 1)
    game.choose(0, "available:novice", "roll", "complete:0")
    assert game.player(0)["tricks_held"] == 1


@pytest.mark.rule("TB-AXL-09")
def test_a_lost_wager_pays_nothing_and_nobody_wagers_alone() -> None:
    first = seated("axl", ["shell-wager"], shells=2, available={"novice": 1, "red-adept": 1})
    own = {"dice": {"novice": "f"}, "threat": (0, 0, 0)}

    game = choosing(first, "island:droska", own=own)
    game.choose(0, "ability:shell-wager", "available:novice", "roll", "withdraw")
    assert game.player(0)["tricks_held"] == 0
    assert not choosing(first, "island:lamara", own=own).can(0, "ability:shell-wager")
    without = choosing(first, "island:droska", own=own).choose(0, "available:novice", "roll", "complete:0")
    assert without.player(0)["tricks_held"] == 0, "without a wager there is no trick"


@pytest.mark.rule("TB-AXL-10", "TB-DICE-03")
@pytest.mark.parametrize(("place", "spent"), [("island:droska", {"novice": 1}), ("island:lamara", {"novice": 2})])
def test_unrivalled_refreshes_a_die_when_a_trick_is_played_with_others(place: str, spent: dict[str, int]) -> None:
    first = seated("axl", ["unrivalled"], place="island:droska", tricks=["shell-tide"], spent={"novice": 2},
                   available={})  # fmt: skip
    game = Sitting("step_on_island", players=4, turn={"visited": "droska"}, seats=with_others(first, place))

    game.choose(0, "trick:shell-tide")

    assert game.player(0)["spent"] == spent


@pytest.mark.rule("TB-AXL-10", "TB-TURN-13", "TB-TRICK-05")
@pytest.mark.parametrize(
    ("cards", "place", "able"),
    [(["unrivalled"], "island:droska", True), (["unrivalled"], "island:lamara", False), ([], "island:droska", False)],
)
def test_unrivalled_lets_a_tempting_offer_be_played_that_finds_no_cheap_card(
    cards: list[str], place: str, *, able: bool
) -> None:
    wares = {key: ware(5, reward("shells")) for key in ("one", "two", "three")}
    first = seated("axl", cards, place="island:droska", tricks=["tempting-offer"], spent={"novice": 1}, available={},
                   levels={"spirit": 1}, fruit=0)  # fmt: skip
    game = Sitting("step_on_island", players=4, turn={"visited": "droska"}, own={"market": wares}, market=list(wares),
                   seats=with_others(first, place))  # fmt: skip
    assert game.can(0, "trick:tempting-offer") == able
    if not able:
        assert game.rule_against(0, "trick:tempting-offer") == "TB-TURN-13"
        return

    game.choose(0, "trick:tempting-offer")

    assert game.player(0)["available"] == {"novice": 1}
    assert game.lying("market") == list(wares)
    assert game.names(0, "tricks") == []


@pytest.mark.rule("TB-AXL-10", "TB-TURN-13")
def test_unrivalled_lets_no_useless_trick_be_played_when_no_die_is_spent() -> None:
    first = seated("axl", ["unrivalled"], place="island:droska", tricks=["sudden-burst"], spent={})
    game = Sitting("step_on_island", players=4, turn={"visited": "droska"}, seats=with_others(first, "island:droska"))

    assert game.rule_against(0, "trick:sudden-burst") == "TB-TURN-13"


@pytest.mark.rule("TB-AXL-10", "TB-TRICK-06")
def test_unrivalled_lets_an_eager_study_be_played_that_finds_no_challenge() -> None:
    first = seated("axl", ["unrivalled"], place="island:droska", tricks=["eager-study"], spent={"novice": 1})
    game = Sitting("step_on_island", players=4, turn={"visited": "droska"}, exhausted=["challenge_deck"], pool=POOL,
                   cards={key: challenge("f") for key in POOL}, seats=with_others(first, "island:droska"))  # fmt: skip

    game.choose(0, "trick:eager-study")

    assert game.player(0)["spent"] == {}
    assert game.names(0, "challenges") == []
