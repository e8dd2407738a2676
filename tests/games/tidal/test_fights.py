"""TB-FIGHT and TB-STYLE: fighting monsters with the bonus die of a fighting style."""

from __future__ import annotations

from typing import Any

import pytest

from .sitting import Sitting, bare, challenge, monster, reward

DONE = {f"done{number}": challenge("f", arena="droska") for number in range(6)}
LAMARA = {f"race{number}": challenge("f", arena="lamara") for number in range(3)}


def rolled(showing: list[str], beast: dict[str, Any], dice: list[str] | None = None, **more: Any) -> Sitting:
    """Seat 0 has rolled dice against a monster at Fold's Edge."""
    hits, bonus = more.pop("hits", {}), more.pop("bonus", 0)
    seats = more.pop("seats", [{}, {}, {}])
    return Sitting(
        "after_roll", own={"monsters": {"beast": beast, "next": monster("f")}, "threat": (0, 0, 0)},
        fold={"edge": {"monster": "beast", "hits": hits}},
        seats=[bare(place="island:fold", available={}, **seats[0]), *(bare(**seat) for seat in seats[1:])],
        turn={"visited": "fold", "attempts": 1, "throws": 1},
        attempt={
            "opponent": "edge", "dice": dice or ["novice"] * len(showing), "showing": showing, "bonus": bonus,
        },
        **more,
    )  # fmt: skip


def facing(style: str = "droska", done: int = 0, **seat: Any) -> Sitting:
    """Seat 0, with so many completed challenges of the Droska Ring, is about to fight."""
    return Sitting(
        "step_on_island", cards=DONE | LAMARA,
        own={"monsters": {"beast": monster("ffff", style=style)}, "threat": (0, 0, 0)},
        fold={"edge": {"monster": "beast"}}, turn={"visited": "fold"},
        seats=[bare(place="island:fold", columns={"droska": list(DONE)[:done]}, **seat)],
    )  # fmt: skip


def dice_of(game: Sitting) -> list[str]:
    return [die["kind"] for die in game.sees(None)["attempt"]["dice"]]


# The bonus die


@pytest.mark.rule("TB-STYLE-01", "TB-STYLE-02", "TB-STYLE-04", "TB-FIGHT-02")
@pytest.mark.parametrize(
    ("done", "variants"),
    [
        (2, ["red-adept", "blue-adept"]),
        (3, ["red-elite", "blue-elite"]),
        (4, ["guild-focus", "guild-spirit", "guild-resilience", "guild-synergy"]),
        (5, ["guild-focus", "guild-spirit", "guild-resilience", "guild-synergy"]),
    ],
)
def test_the_level_of_the_bonus_die_is_that_of_the_style(done: int, variants: list[str]) -> None:
    game = facing(done=done).choose(0, "slot:edge")

    assert game.options(0) == [f"into:{kind}" for kind in variants]
    assert dice_of(game.choose(0, f"into:{variants[-1]}")) == [variants[-1]]


@pytest.mark.rule("TB-STYLE-01", "TB-STYLE-02")
@pytest.mark.parametrize(("done", "dice"), [(0, []), (1, ["novice"])])
def test_without_a_level_there_is_no_bonus_die(done: int, dice: list[str]) -> None:
    game = facing(done=done, available={"novice": 1, "red-adept": 1}).choose(0, "slot:edge")

    assert dice_of(game) == dice


@pytest.mark.rule("TB-STYLE-02", "TB-FIGHT-01", "TB-FIGHT-02")
def test_the_bonus_die_costs_neither_fruit_nor_a_place_in_the_max_roll() -> None:
    game = facing(done=3, available={"novice": 4}, levels={"focus": 2}, fruit=1)

    game.choose(0, "slot:edge", "into:red-elite", "available:novice", "available:novice")
    assert (dice_of(game), game.player(0)["fruit"]) == (["novice", "novice", "red-elite"], 1)
    game.choose(0, "further:novice")
    assert game.player(0)["fruit"] == 0, "one die above the Focus level"
    assert len(game.shown()) == 4


@pytest.mark.rule("TB-STYLE-01", "TB-STYLE-03")
def test_the_monster_fixes_the_style() -> None:
    game = facing(style="lamara", done=3, available={"novice": 1, "red-adept": 1}).choose(0, "slot:edge")

    assert (game.asked(0), dice_of(game)) == ("choose-dice", [])


@pytest.mark.rule("TB-STYLE-05", "TB-FIGHT-12", "TB-FIGHT-16")
def test_all_dice_of_a_fight_are_lost_with_the_bonus_die() -> None:
    game = rolled(["blank", "blank", "blank"], monster("f"), ["novice", "red-adept", "blue-elite"], bonus=1)

    game.choose(0, "strike")

    assert (game.player(0)["available"], game.player(0)["spent"]) == ({}, {})


@pytest.mark.rule("TB-FIGHT-12")
def test_a_die_lost_to_a_threat_is_lost_once() -> None:
    game = Sitting(
        "suffer_threat", own={"monsters": {"beast": monster("f")}}, fold={"edge": {"monster": "beast"}},
        seats=[bare(place="island:fold", shells=0, available={"red-adept": 1}, spent={"novice": 1}), bare(), bare()],
        turn={"visited": "fold", "attempts": 1, "throws": 1},
        attempt={
            "opponent": "edge", "dice": ["novice"] * 3 + ["red-elite"], "showing": ["blank"] * 4, "bonus": 1,
            "threat": 1,
        },
    ).choose(0, "lose:0")  # fmt: skip

    assert len(dice_of(game)) == 3
    game.choose(0, "strike")
    assert (game.player(0)["available"], game.player(0)["spent"]) == ({"red-adept": 1}, {"novice": 1})


# Rolling


@pytest.mark.rule("TB-FIGHT-03", "TB-CHAL-06")
def test_in_a_fight_any_dice_may_be_rolled_again_with_the_threat_die() -> None:
    own = {"monsters": {"beast": monster("f")}, "dice": {"novice": "s"}, "threat": (1, 1, 1)}
    game = Sitting(
        "after_roll", own=own, fold={"edge": {"monster": "beast"}}, seats=[bare(place="island:fold", shells=9)],
        turn={"visited": "fold", "attempts": 1, "throws": 1},
        attempt={"opponent": "edge", "dice": ["novice", "novice"], "showing": ["focus", "blank"]},
    )  # fmt: skip
    for _ in range(4):
        game.choose(0, "again:1", "roll")
        assert game.asked(0) == "threat"
        game.choose(0, "block")

    assert game.shown() == ["focus", "spirit"]


# Hits


@pytest.mark.rule("TB-FIGHT-04", "TB-FIGHT-05", "TB-FIGHT-14")
def test_each_result_covers_one_symbol_with_an_own_token() -> None:
    game = rolled(["focus", "spirit", "focus"], monster("ffsr"), seats=[{"steps": {"focus": 0, "spirit": 0}}, {}, {}])

    game.choose(0, "strike", "hit:0", "hit:1", "hit:2")

    assert game.sees(None)["fold"][0]["hits"] == [0, 0, 0, -1]
    assert (game.trait(0, "focus"), game.trait(0, "spirit")) == (2, 1)


@pytest.mark.rule("TB-FIGHT-04")
def test_one_result_hits_one_symbol_alone_and_none_that_is_covered() -> None:
    game = rolled(["focus"], monster("fff"), hits={"0": 1}).choose(0, "strike")

    assert game.options(0) == ["hit:1", "hit:2", "done"]
    game.choose(0, "hit:2")
    assert game.sees(None)["fold"][0]["hits"] == [1, -1, 0]
    assert game.asked(1) == "move", "no result is left"


@pytest.mark.rule("TB-FIGHT-06")
def test_results_may_be_left_unused() -> None:
    game = rolled(["focus", "spirit"], monster("fsr")).choose(0, "strike", "hit:1", "done")

    assert game.sees(None)["fold"][0]["hits"] == [-1, 0, -1]


@pytest.mark.rule("TB-FIGHT-07")
@pytest.mark.parametrize("die", ["novice", "red-adept", "red-elite", "guild-focus"])
def test_an_unarmoured_spot_is_hit_with_any_die(die: str) -> None:
    assert "hit:0" in rolled(["focus"], monster("fs"), [die]).choose(0, "strike").options(0)


@pytest.mark.rule("TB-FIGHT-08", "TB-CHAMP-04")
@pytest.mark.parametrize(("die", "able"), [("novice", False), ("blue-adept", True), ("red-elite", True)])
def test_an_armoured_spot_needs_a_die_of_higher_level(die: str, *, able: bool) -> None:
    game = rolled(["focus"], monster("Fs"), [die]).choose(0, "strike")

    assert ("hit:0" in game.options(0)) == able


@pytest.mark.rule("TB-FIGHT-08")
@pytest.mark.parametrize(("die", "able"), [("blue-adept", False), ("blue-elite", True)])
def test_a_spot_may_print_another_least_level(die: str, *, able: bool) -> None:
    beast = monster("fs")
    beast["spots"][0]["armour"] = 3
    game = rolled(["focus"], beast, [die]).choose(0, "strike")

    assert ("hit:0" in game.options(0)) == able


@pytest.mark.rule("TB-FIGHT-08", "TB-FIGHT-04")
def test_dice_are_assigned_so_that_all_chosen_spots_can_be_hit() -> None:
    game = rolled(["focus", "focus"], monster("fF"), ["novice", "red-adept"]).choose(0, "strike", "hit:0")

    assert "hit:1" in game.options(0), "the novice die took the bare spot"


# Kills


@pytest.mark.rule("TB-FIGHT-09", "TB-FIGHT-10")
def test_the_killer_gains_the_kill_bonus_and_everybody_with_a_token_the_reward() -> None:
    beast = monster("fff", reward=[reward("shells", 2)], kill=[[reward("fruit", 3)]])
    stock = {"shells": 0, "fruit": 0}
    game = rolled(["focus"], beast, hits={"0": 1, "1": 1}, seats=[stock, stock, stock])

    game.choose(0, "strike", "hit:2")

    assert [game.stock(seat) for seat in range(3)] == [(2, 3), (2, 0), (0, 0)], "once, whatever the number of tokens"
    assert game.sees(None)["fold"][0] is None


@pytest.mark.rule("TB-FIGHT-10")
def test_kill_rewards_are_gained_by_the_active_player_first_then_clockwise() -> None:
    beast = monster("ffff", reward=[{"kind": "advance-any", "steps": 1}], kill=[[reward("challenges", 1)]])
    game = Sitting(
        "after_roll", players=4, active=2, own={"monsters": {"beast": beast}},
        fold={"edge": {"monster": "beast", "hits": {"0": 1, "1": 0, "2": 3}}},
        seats=[bare(), bare(), bare(place="island:fold"), bare()],
        turn={"visited": "fold", "attempts": 1, "throws": 1},
        attempt={"opponent": "edge", "dice": ["novice"], "showing": ["focus"]},
    ).choose(2, "strike", "hit:3")  # fmt: skip

    assert game.asked(2) == "take-or-draw", "the kill bonus first"
    game.choose(2, "draw")
    for seat in (2, 3, 0, 1):
        assert game.asked(seat) == "advance-any"
        game.choose(seat, "trait:focus")


@pytest.mark.rule("TB-FIGHT-10", "TB-SYN-01")
def test_whoever_draws_character_cards_in_the_turn_of_another_sees_them_alone() -> None:
    beast = monster("ff", reward=[{"kind": "character-card"}])
    game = rolled(["focus"], beast, hits={"0": 1}).choose(0, "strike", "hit:1")

    for seat, other in ((0, 1), (1, 0)):
        assert game.asked(seat) == "play-character"
        assert game.names(seat, "drawn") == game.offers(seat, "card")
        assert game.sees(other)["seats"][seat]["drawn"] is None
        assert [game.readers(card) for card in game.table.drawn[seat]] == [[seat]] * 2
        assert game.player(other)["drawn"] is None
        game.choose(seat, game.options(seat)[0])


@pytest.mark.rule("TB-FIGHT-17", "TB-FIGHT-09")
def test_the_tokens_of_all_participants_count_together() -> None:
    beast = monster("ffffs", reward=[reward("shells", 2)], kill=[[reward("ranking", 1)]])
    game = Sitting(
        "after_roll", active=2, own={"monsters": {"beast": beast}},
        fold={"edge": {"monster": "beast", "hits": {"0": 0, "1": 0, "2": 0, "3": 1}}},
        seats=[bare(shells=0), bare(shells=0), bare(shells=0, place="island:fold")],
        turn={"visited": "fold", "attempts": 1, "throws": 1},
        attempt={"opponent": "edge", "dice": ["novice"], "showing": ["spirit"]},
    ).choose(2, "strike", "hit:4")  # fmt: skip

    assert [game.player(seat)["shells"] for seat in range(3)] == [2, 2, 2]
    assert [game.ranking(seat) for seat in range(3)] == [0, 0, 1]


@pytest.mark.rule("TB-FIGHT-11")
def test_the_tokens_of_a_dead_monster_lie_beside_the_fold() -> None:
    game = rolled(["focus"], monster("fff"), hits={"0": 1, "1": 1}).choose(0, "strike", "hit:2")

    assert [game.player(seat)["tokens"] for seat in range(3)] == [1, 2, 0]
    assert game.sees(None)["fold"] == [None, None]


@pytest.mark.rule("TB-FIGHT-13")
def test_tokens_stay_on_a_living_monster() -> None:
    game = rolled(["focus"], monster("ffs"), hits={"1": 1}).choose(0, "strike", "hit:0")

    assert game.sees(None)["fold"][0]["hits"] == [0, 1, -1]
    assert [game.player(seat)["tokens"] for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("TB-FIGHT-14", "TB-TURN-12")
def test_no_second_monster_is_fought_in_the_same_turn() -> None:
    game = Sitting(
        "after_roll", own={"monsters": {"beast": monster("f"), "other": monster("f")}},
        fold={"edge": {"monster": "beast"}, "reef": {"monster": "other"}},
        seats=[bare(place="island:fold"), bare(), bare()], turn={"visited": "fold", "attempts": 1, "throws": 1},
        attempt={"opponent": "edge", "dice": ["novice"], "showing": ["focus"]},
    ).choose(0, "strike", "hit:0")  # fmt: skip

    assert game.asked(1) == "move"


@pytest.mark.rule("TB-FIGHT-16", "TB-CHAL-12")
def test_dice_are_lost_in_a_fight_and_spent_in_a_challenge() -> None:
    fight = rolled(["focus"], monster("ff")).choose(0, "strike", "hit:0")
    attempt = Sitting(
        "after_roll", cards={"duel": challenge("f")}, seats=[bare(place="island:droska", available={})],
        turn={"visited": "droska", "attempts": 1, "throws": 1},
        attempt={"cards": ["duel"], "dice": ["novice"], "showing": ["focus"]},
    ).choose(0, "complete:0")  # fmt: skip

    assert (fight.player(0)["spent"], attempt.player(0)["spent"]) == ({}, {"novice": 1})
