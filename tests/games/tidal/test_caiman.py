"""TB-CAI: the character cards of Caiman."""

from __future__ import annotations

from typing import Any

import pytest

from .characters import choosing, fighting, rolled, seated, stretching, with_others
from .sitting import Sitting, bare, challenge, monster, reward, ware

WARES = {
    "top": ware(9, reward("shells", 7)), "one": ware(1, reward("shells")), "two": ware(2, reward("shells")),
    "three": ware(3, reward("shells")),
}  # fmt: skip
HELD = ["shell-tide", "sudden-burst"]


def caiman(*cards: str, **seat: Any) -> dict[str, Any]:
    return seated("caiman", cards, **seat)


@pytest.mark.rule("TB-CAI-01")
@pytest.mark.parametrize(("island", "spent"), [("fold", {"novice": 1}), ("citadel", {"novice": 2})])
def test_the_crab_crossbow_refreshes_a_die_on_visiting_the_fold(island: str, spent: dict[str, int]) -> None:
    first = caiman("crab-crossbow", available={}, spent={"novice": 2}, tricks=["shell-tide"])
    game = Sitting("move", seats=[first]).choose(0, f"island:{island}")

    assert game.player(0)["spent"] == spent


@pytest.mark.rule("TB-CAI-01", "TB-SYN-02")
def test_printed_example_the_crab_crossbow_adds_a_second_elite_bonus_die() -> None:
    cards = {f"done{number}": challenge("f") for number in range(3)}
    first = caiman("crab-crossbow", place="island:fold", available={"novice": 1}, columns={"droska": list(cards)})
    game = Sitting(
        "step_on_island", cards=cards, turn={"visited": "fold"}, fold={"edge": {"monster": "beast"}}, seats=[first],
        own={"monsters": {"beast": monster("ffff")}, "dice": {"red-elite": "s"}, "threat": (0, 0, 0)},
    ).choose(0, "slot:edge", "into:red-elite")  # fmt: skip

    game.choose(0, "artifact:crab-crossbow", "roll")

    assert [die["kind"] for die in game.sees(None)["attempt"]["dice"]] == ["red-elite", "red-elite"]
    assert game.shown() == ["spirit", "spirit"]
    assert game.sees(None)["attempt"]["bonus"] == 2
    assert game.names(0, "in_play") == []


@pytest.mark.rule("TB-CAI-01")
def test_without_a_bonus_die_there_is_nothing_to_copy() -> None:
    game = fighting(caiman("crab-crossbow"), ["focus"])

    assert game.rule_against(0, "artifact:crab-crossbow") == "TB-SYN-02"


@pytest.mark.rule("TB-CAI-02")
@pytest.mark.parametrize(
    ("island", "shells"), [("citadel", 1), ("chronosseum", 1), ("lamara", 0), ("droska", 0), ("fold", 0)]
)
def test_ancient_feuds_give_a_shell_on_two_islands(island: str, shells: int) -> None:
    game = Sitting("move", seats=[caiman("ancient-feuds", shells=0, tricks=["sudden-burst"])])

    assert game.choose(0, f"island:{island}").player(0)["shells"] == shells


@pytest.mark.rule("TB-CAI-03")
@pytest.mark.parametrize(
    ("beast", "showing", "fruit"),
    [
        ("ssfr", ["spirit", "spirit", "focus"], 2),
        ("fsryf", ["focus", "spirit", "resilience", "synergy", "focus"], 4),
        ("ssf", ["blank"], 0),
    ],
)
def test_mercenary_gains_a_fruit_for_each_kind_of_trait_hit(beast: str, showing: list[str], fruit: int) -> None:
    game = fighting(caiman("mercenary", fruit=0, steps={"synergy": 0}), showing, beast).choose(0, "strike")
    while game.asked(0) == "hit":
        game.choose(0, game.options(0)[0])

    assert game.player(0)["fruit"] == fruit


@pytest.mark.rule("TB-CAI-04", "TB-SHIELD-02")
def test_with_tricks_of_the_trade_fruit_is_laid_on_the_shield() -> None:
    first = caiman("tricks-of-the-trade", shells=0, fruit=1, place="island:droska")
    game = Sitting(
        "suffer_threat", cards={"duel": challenge("f")}, seats=[first],
        turn={"visited": "droska", "attempts": 1, "throws": 1},
        attempt={"cards": ["duel"], "dice": ["novice"], "showing": ["focus"], "threat": 1},
    ).choose(0, "block")  # fmt: skip

    assert (game.stock(0), game.player(0)["charge"]) == ((0, 0), 1)


@pytest.mark.rule("TB-CAI-04")
def test_with_tricks_of_the_trade_shells_pay_for_market_cards() -> None:
    first = caiman("tricks-of-the-trade", shells=2, fruit=1)
    game = Sitting("move", own={"market": WARES}, market=["one", "two", "three"], seats=[first])
    game.choose(0, "island:droska", "buy:three")

    assert game.stock(0) == (1, 0), "two shells and a fruit paid, one shell gained"


@pytest.mark.rule("TB-CAI-04", "TB-SHIELD-02", "TB-SHIELD-03")
def test_with_tricks_of_the_trade_fruit_pays_for_setting_a_die_where_all_shells_are_carried() -> None:
    first = caiman("tricks-of-the-trade", shells=3, fruit=4)
    game = rolled(first, ["blank"], challenge("f"), settings={"shield": "carried"})

    game.choose(0, "shield:set", "substitute:1")
    assert game.stock(0) == (0, 3)


@pytest.mark.rule("TB-CAI-04", "TB-FOCUS-02")
def test_with_tricks_of_the_trade_shells_are_eaten_for_dice() -> None:
    first = caiman("tricks-of-the-trade", shells=1, fruit=0, levels={"focus": 1},
                   available={"novice": 3, "red-adept": 1})  # fmt: skip
    game = choosing(first, own={"threat": (0, 0, 0)}).choose(0, "available:novice", "further:novice")

    assert (len(game.shown()), game.stock(0)) == (2, (0, 0))


@pytest.mark.rule("TB-CAI-04")
def test_where_both_would_do_the_player_chooses_what_to_pay() -> None:
    first = caiman("tricks-of-the-trade", shells=5, fruit=5)
    game = Sitting("move", own={"market": WARES}, market=["one", "two", "three"], seats=[first])

    game.choose(0, "island:droska", "buy:two")
    assert game.options(0) == ["substitute:0", "substitute:1", "substitute:2"]
    assert game.choose(0, "substitute:1").stock(0) == (5, 4)


def plundered(shells: int, fruit: int, *invasion: dict[str, Any], card: str = "tricks-of-the-trade") -> Sitting:
    """A monster invades Caiman, who has some shells and fruit; the others have hit it."""
    beast = monster("fff", invasion=list(invasion))
    return Sitting(
        "nightfall", own={"invasion": ["edge"], "monsters": {"beast": beast}},
        fold={"edge": {"monster": "beast", "hits": {"0": 1, "1": 2}}},
        seats=[caiman(card, shells=shells, fruit=fruit, ranking=5)],
    )  # fmt: skip


@pytest.mark.rule("TB-CAI-04", "TB-NIGHT-04", "TB-TURN-23")
@pytest.mark.parametrize(("kind", "printed"), [("lose-shells", (0, 3)), ("lose-fruit", (2, 1))])
def test_with_tricks_of_the_trade_an_invasion_is_paid_with_shells_or_fruit(kind: str, printed: tuple[int, int]) -> None:
    game = plundered(2, 3, reward(kind, 2))
    assert game.options(0) == ["substitute:0", "substitute:1", "substitute:2"]
    assert game.choose(0, "substitute:0").stock(0) == printed

    assert plundered(2, 3, reward(kind, 2)).choose(0, "substitute:1").stock(0) == (1, 2)


@pytest.mark.rule("TB-CAI-04", "TB-NIGHT-04")
def test_with_tricks_of_the_trade_fruit_covers_the_shells_that_are_missing_in_an_invasion() -> None:
    assert plundered(0, 3, reward("lose-shells", 2)).stock(0) == (0, 1)
    assert plundered(1, 3, reward("lose-shells", 2)).options(0) == ["substitute:1", "substitute:2"]


@pytest.mark.rule("TB-CAI-04", "TB-NIGHT-04")
def test_with_tricks_of_the_trade_an_invasion_that_both_cannot_cover_takes_both_and_no_position() -> None:
    game = plundered(1, 1, reward("lose-shells", 3))

    assert game.stock(0) == (0, 0)
    assert game.ranking(0) == 5
    assert [(event["what"], event["count"]) for event in game.told("lost")] == [("shells", 1), ("fruit", 1)]


@pytest.mark.rule("TB-CAI-04", "TB-NIGHT-04")
def test_without_tricks_of_the_trade_an_invasion_takes_what_it_names() -> None:
    assert plundered(1, 3, reward("lose-shells", 2), card="mercenary").stock(0) == (0, 3)


def plotted_against(shells: int, fruit: int) -> Sitting:
    """A scheme at Lamara Stadium makes Caiman, who plays alone and is behind, pay two shells."""
    cards = {"plot": challenge("f", arena="lamara", points=9), "omen": challenge("f", arena="lamara", points=8)}
    you = caiman("tricks-of-the-trade", shells=shells, fruit=fruit, ranking=5)
    return Sitting(
        "rival_turn_alone", players=1, active=1, cards=cards, arbiter="droska", challenge_deck=["plot"],
        schemes={"lamara": ["omen"]}, own={"boat": [[reward("shells", 2)]]},
        seats=[you, {"ranking": 9}, {"ranking": 1}, {"ranking": 2}],
    )  # fmt: skip


@pytest.mark.rule("TB-CAI-04", "TB-SCHEME-07", "TB-SCHEME-10")
def test_with_tricks_of_the_trade_a_scheme_is_paid_with_fruit_and_nobody_falls() -> None:
    game = plotted_against(0, 2)

    assert (game.stock(0), game.ranking(0)) == ((0, 0), 5)
    assert plotted_against(2, 1).options(0) == ["substitute:0", "substitute:1"]


@pytest.mark.rule("TB-CAI-04", "TB-SCHEME-10")
def test_with_tricks_of_the_trade_a_fall_comes_when_shells_and_fruit_together_do_not_suffice() -> None:
    game = plotted_against(0, 1)

    assert (game.stock(0), game.ranking(0)) == ((0, 0), 4)


@pytest.mark.rule("TB-CAI-05")
def test_unorthodox_mooring_uses_a_space_with_one_disc_but_not_beside_a_pawn() -> None:
    space = "space:watchtower"
    left = Sitting("move", seats=[caiman("unorthodox-mooring"), bare(discs=[space]), bare()])
    held = Sitting("move", seats=[caiman("unorthodox-mooring"), bare(discs=[space], place=space), bare()])
    twice = Sitting("move", seats=[caiman("unorthodox-mooring"), bare(discs=[space]), bare(discs=[space])])
    other = Sitting("move", active=1, seats=[caiman("unorthodox-mooring"), bare(), bare(discs=[space])])

    assert left.can(0, space)
    assert left.choose(0, space).player(0)["available"]["blue-adept"] == 1
    assert held.rule_against(0, space) == "TB-TURN-04"
    assert twice.rule_against(0, space) == "TB-TURN-04"
    assert other.rule_against(1, space) == "TB-TURN-04", "nobody else may"


@pytest.mark.rule("TB-CAI-06")
def test_crocodile_hide_rolls_no_threat_die_first_while_alone() -> None:
    first = caiman("crocodile-hide", available={"novice": 2}, levels={"focus": 2})

    alone = choosing(first, "island:lamara").choose(0, "available:novice", "roll")
    assert alone.asked(0) == "after-roll"
    assert alone.choose(0, "again:0", "roll").sees(None)["attempt"]["threat"] == 1, "rerolls use it"
    together = choosing(first, "island:droska").choose(0, "available:novice", "roll")
    assert together.sees(None)["attempt"]["threat"] == 1


@pytest.mark.rule("TB-CAI-07")
def test_printed_example_generous_trainer_with_spirit_two_plays_as_with_four() -> None:
    first = caiman("generous-trainer", place="island:lamara", tricks=["shell-tide"], levels={"spirit": 2}, shells=0,
                   fruit=1)  # fmt: skip
    dust = {"character": "dust", "in_play": [], "place": "island:lamara", "fruit": 0}
    game = Sitting("step_on_island", turn={"visited": "lamara"}, seats=[first, dust])

    game.choose(0, "ability:generous-trainer")
    assert (game.player(0)["fruit"], game.player(1)["fruit"]) == (0, 1)
    assert game.choose(0, "trick:shell-tide").player(0)["shells"] == 4


@pytest.mark.rule("TB-CAI-07", "TB-CAI-04")
@pytest.mark.parametrize(
    ("answer", "own", "others"), [("substitute:0", (1, 0), (0, 1)), ("substitute:1", (0, 1), (1, 0))]
)
def test_a_shell_given_as_fruit_is_a_shell_to_others(
    answer: str, own: tuple[int, int], others: tuple[int, int]
) -> None:
    first = seated("caiman", ["generous-trainer", "tricks-of-the-trade"], place="island:citadel", shells=1, fruit=1,
                   tricks=["shell-tide"])  # fmt: skip
    game = Sitting("step_on_island", turn={"visited": "citadel"},
                   seats=[first, bare(place="island:citadel", shells=0, fruit=0)])  # fmt: skip

    game.choose(0, "ability:generous-trainer", answer)

    assert (game.stock(0), game.stock(1)) == (own, others)


@pytest.mark.rule("TB-CAI-07", "TB-CARD-01")
def test_generous_trainer_works_once_per_turn_and_only_with_another_character() -> None:
    first = caiman("generous-trainer", place="island:citadel", tricks=["shell-tide"], fruit=5)

    together = Sitting("step_on_island", players=4, turn={"visited": "citadel"},
                       seats=with_others(first, "island:citadel")).choose(0, "ability:generous-trainer")  # fmt: skip
    assert together.rule_against(0, "ability:generous-trainer") == "TB-CARD-01"
    alone = Sitting("step_on_island", players=4, turn={"visited": "citadel"}, seats=with_others(first, "island:fold"))
    assert not alone.can(0, "ability:generous-trainer")


@pytest.mark.rule("TB-CAI-08")
def test_useful_contacts_buy_the_top_card_of_the_deck_for_a_fruit() -> None:
    first = caiman("useful-contacts", shells=0, fruit=1)
    market: dict[str, Any] = {"own": {"market": WARES}, "market": ["one", "two", "three"], "market_deck": ["top"]}
    game = Sitting("move", seats=[first, bare(), bare()], **market).choose(0, "island:droska", "contacts")

    assert game.stock(0) == (7, 0)
    assert game.lying("market") == ["one", "two", "three"], "the row stays"
    assert game.asked(1) == "move", "instead of the island effect"


@pytest.mark.rule("TB-CAI-08", "TB-TURN-23")
def test_useful_contacts_cost_a_fruit_and_are_caimans_alone() -> None:
    market: dict[str, Any] = {"own": {"market": WARES}, "market": ["one", "two", "three"], "market_deck": ["top"]}
    poor = Sitting("move", seats=[caiman("useful-contacts", fruit=0)], **market).choose(0, "island:droska")
    other = Sitting("move", seats=[bare(fruit=3)], **market).choose(0, "island:droska")

    assert poor.rule_against(0, "contacts") == "TB-MARKET-02"
    assert "contacts" not in other.options(0)


@pytest.mark.rule("TB-CAI-09", "TB-STRETCH-03")
def test_outcasts_victory_rewards_stretching_a_focus_challenge() -> None:
    first = caiman("outcasts-victory")

    assert stretching("caiman", "outcasts-victory", "f")[0] == 2
    assert rolled(first, ["spirit", "spirit"], challenge("s", "s")).choose(0, "complete:1").ranking(0) == 1
    assert rolled(first, ["focus", "spirit"], challenge("f", "s")).choose(0, "complete:0").ranking(0) == 0


@pytest.mark.rule("TB-CAI-10")
@pytest.mark.parametrize(("card", "left"), [("shell-tide", ["sudden-burst", "duel"]), ("duel", HELD)])
def test_lone_warrior_discards_a_card_for_a_novice_die(card: str, left: list[str]) -> None:
    first = caiman("lone-warrior", place="island:citadel", tricks=HELD, challenges=["duel"], available={})
    game = Sitting("step_on_island", cards={"duel": challenge("f")}, players=4, turn={"visited": "citadel"},
                   seats=with_others(first, "island:fold"))  # fmt: skip

    game.choose(0, "ability:lone-warrior")
    assert game.offers(0, "discard") == [*HELD, "duel"]
    game.choose(0, f"discard:{card}")
    assert game.player(0)["available"] == {"novice": 1}
    assert game.names(0, "tricks") + game.names(0, "challenges") == left
    assert game.rule_against(0, "ability:lone-warrior") == "TB-CARD-01"


@pytest.mark.rule("TB-CAI-10", "TB-TURN-16")
def test_lone_warrior_works_while_alone() -> None:
    first = caiman("lone-warrior", place="island:citadel", tricks=["shell-tide"])
    game = Sitting("step_on_island", players=4, turn={"visited": "citadel"},
                   seats=with_others(first, "island:citadel"))  # fmt: skip

    assert not game.can(0, "ability:lone-warrior")
