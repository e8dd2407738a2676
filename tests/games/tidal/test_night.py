"""TB-NIGHT: the night, step by step."""

from __future__ import annotations

from typing import Any

import pytest

from .sitting import Sitting, bare, monster

LOSE_SHELL = [{"kind": "lose-shells", "count": 1}]
LOSE_FRUIT = [{"kind": "lose-fruit", "count": 1}]


def night(invasion: list[str] | None = None, **data: Any) -> Sitting:
    """Night falls; without dice nobody has anything to tend."""
    beasts = {
        "young": monster("ff", invasion=LOSE_SHELL), "old": monster("sss", invasion=LOSE_FRUIT), "new": monster("rr"),
    }  # fmt: skip
    beasts.update(data.pop("beasts", {}))
    seats = data.pop("seats", [{}, {}, {}])
    return Sitting(
        "nightfall", own={"monsters": beasts, "invasion": invasion or []},
        seats=[bare(**{"available": {}, **seat}) for seat in seats], **data,
    )  # fmt: skip


@pytest.mark.rule("TB-NIGHT-01")
def test_the_night_takes_its_steps_in_order() -> None:
    game = night(
        ["edge"], fold={"edge": {"monster": "young"}, "reef": {"monster": "old"}}, monsters=["new"],
        seats=[{"ranking": 3, "shells": 1, "spent": {"red-adept": 1}}, {}, {}],
    ).choose(0, "spent:red-adept")  # fmt: skip

    steps = ("invades", "escaped", "monster-appears", "refreshed", "leader", "arbiter-moved", "round-begins")
    assert [event.key for event in game.journal if event.key in steps] == list(steps)


@pytest.mark.rule("TB-NIGHT-02")
@pytest.mark.parametrize(
    ("invasion", "stocks"), [([], (3, 3)), (["edge"], (2, 3)), (["reef"], (3, 2)), (["edge", "reef"], (2, 2))]
)
def test_the_invasion_die_tells_which_monsters_invade(invasion: list[str], stocks: tuple[int, int]) -> None:
    fold = {"edge": {"monster": "young"}, "reef": {"monster": "old"}}
    game = night(invasion, fold=fold, seats=[{"shells": 3, "fruit": 3}, {}, {}])

    assert game.stock(0) == stocks
    assert len(game.told("invades")) == len(invasion)


@pytest.mark.rule("TB-NIGHT-02")
def test_an_empty_slot_does_not_invade() -> None:
    game = night(["edge", "reef"], fold={"reef": {"monster": "old"}}, seats=[{"shells": 3, "fruit": 3}, {}, {}])

    assert game.stock(0) == (3, 2)


@pytest.mark.rule("TB-NIGHT-03")
def test_a_token_spares_its_owner_the_penalty() -> None:
    fold = {"edge": {"monster": "young", "hits": {"0": 1}}}
    game = night(["edge"], fold=fold, seats=[{"shells": 2}, {"shells": 2}, {"shells": 2}])

    assert [game.player(seat)["shells"] for seat in range(3)] == [1, 2, 1]


@pytest.mark.rule("TB-NIGHT-04")
def test_a_penalty_is_paid_as_far_as_possible() -> None:
    beast = monster("f", invasion=[{"kind": "lose-shells", "count": 5}, {"kind": "lose-fruit", "count": 1}])
    game = night(
        ["edge"], beasts={"beast": beast}, fold={"edge": {"monster": "beast"}},
        seats=[{"shells": 2, "fruit": 2, "ranking": 4}, {}, {}],
    )  # fmt: skip

    assert game.stock(0) == (0, 1)
    assert game.ranking(0) == 4, "no further loss"


@pytest.mark.rule("TB-NIGHT-05", "TB-NIGHT-06")
def test_an_invading_monster_stays_and_moves() -> None:
    game = night(["edge"], fold={"edge": {"monster": "young", "hits": {"1": 2}}}, monsters=["new", "old"])

    edge, reef = game.sees(None)["fold"]
    assert (edge["name"], edge["hits"]) == ("monster-new", [-1, -1])
    assert (reef["name"], reef["hits"]) == ("monster-young", [-1, 2]), "with its tokens"


@pytest.mark.rule("TB-NIGHT-06")
def test_without_a_monster_left_none_appears() -> None:
    edge, reef = night(fold={"edge": {"monster": "young"}}).sees(None)["fold"]

    assert (edge, reef["name"]) == (None, "monster-young")


@pytest.mark.rule("TB-NIGHT-06")
def test_from_the_inner_reef_a_monster_moves_off_the_board_though_nothing_follows_it() -> None:
    edge, reef = night(fold={"reef": {"monster": "old"}}, monsters=["new"]).sees(None)["fold"]

    assert (edge["name"], reef) == ("monster-new", None)


@pytest.mark.rule("TB-NIGHT-07", "TB-CHAMP-02")
def test_an_escape_costs_everybody_without_a_token_a_position() -> None:
    fold = {"reef": {"monster": "old", "hits": {"0": 0, "1": 0}}}
    game = night(fold=fold, seats=[{"ranking": 4}, {"ranking": 4}, {"ranking": 0}])

    assert [game.ranking(seat) for seat in range(3)] == [4, 3, 0]
    assert game.sees(None)["fold"] == [None, None]


@pytest.mark.rule("TB-NIGHT-08")
def test_the_tokens_of_an_escaped_monster_score_but_bring_no_reward() -> None:
    beast = monster("fs", reward=[{"kind": "shells", "count": 9}], kill=[[{"kind": "fruit", "count": 9}]])
    game = night(
        beasts={"beast": beast}, fold={"reef": {"monster": "beast", "hits": {"0": 0}}},
        seats=[{"shells": 0, "fruit": 0}, {}, {}],
    )  # fmt: skip

    assert game.player(0)["tokens"] == 1
    assert game.stock(0) == (0, 0)


@pytest.mark.rule("TB-NIGHT-09")
def test_a_monster_escapes_in_the_second_night_after_it_appeared() -> None:
    beasts = {"one": monster("f"), "two": monster("f"), "three": monster("f")}
    game = Sitting(
        "begin_round", own={"monsters": beasts, "invasion": []}, fold={"edge": {"monster": "one"}},
        monsters=["two", "three"], seats=[bare(available={}) for _ in range(3)],
    )  # fmt: skip
    seen = []
    for _ in range(3):
        seen.append([None if beast is None else beast["name"] for beast in game.sees(None)["fold"]])
        rounds = len(game.told("round-begins"))
        while len(game.told("round-begins")) == rounds:
            seat = next(iter(game.position.open()))
            game.choose(seat, "island:citadel", "skip")

    assert seen == [["monster-one", None], ["monster-two", "monster-one"], ["monster-three", "monster-two"]]
    assert [game.key(event["card"]) for event in game.told("escaped")] == ["one", "two"]


@pytest.mark.rule("TB-NIGHT-10", "TB-NIGHT-11")
def test_as_many_dice_as_resilience_are_refreshed_and_upgraded() -> None:
    seat = {"levels": {"resilience": 2}, "spent": {"novice": 2, "red-adept": 1}}
    game = night(seats=[seat, {}, {}])

    game.choose(0, "spent:novice", "into:blue-adept", "spent:red-adept")

    assert game.player(0)["available"] == {"blue-adept": 1, "red-elite": 1}
    assert game.player(0)["spent"] == {"novice": 1}, "dice not chosen keep area and level"
    assert game.asked(0) == "move"


@pytest.mark.rule("TB-NIGHT-10")
def test_an_available_die_may_be_upgraded_in_the_night_but_none_twice() -> None:
    game = night(seats=[{"levels": {"resilience": 3}, "available": {"red-adept": 1}, "spent": {"novice": 1}}, {}, {}])

    game.choose(0, "available:red-adept")
    assert game.options(0) == ["spent:novice", "done"]
    game.choose(0, "done")
    assert (game.player(0)["available"], game.player(0)["spent"]) == ({"red-elite": 1}, {"novice": 1})


@pytest.mark.rule("TB-NIGHT-10")
def test_a_spent_guild_die_is_refreshed_though_it_cannot_be_upgraded() -> None:
    game = night(seats=[{"levels": {"resilience": 1}, "spent": {"guild-focus": 1, "novice": 1}}, {}, {}])

    game.choose(0, "spent:guild-focus")

    assert (game.player(0)["available"], game.player(0)["spent"]) == ({"guild-focus": 1}, {"novice": 1})


@pytest.mark.rule("TB-NIGHT-11")
def test_nobody_has_to_tend_dice() -> None:
    dice = {"available": {"red-adept": 1}, "spent": {"novice": 2}}
    game = night(seats=[{"levels": {"resilience": 3}, **dice}, {}, {}]).choose(0, "done")

    assert game.asked(0) == "move"
    assert (game.player(0)["available"], game.player(0)["spent"]) == ({"red-adept": 1}, {"novice": 2})


@pytest.mark.rule("TB-NIGHT-12")
def test_pawns_and_discs_return_and_all_spaces_are_free_again() -> None:
    taken = ["space:watchtower", "space:palm-plaza"]
    game = night(seats=[{"place": "space:palm-plaza", "discs": taken}, {"place": "island:fold"}, {}])

    assert [seat["place"] for seat in game.sees(None)["seats"]] == [None, None, None]
    assert game.player(0)["discs_left"] == 3
    assert game.can(0, "space:watchtower")
    assert game.can(0, "space:palm-plaza")


@pytest.mark.rule("TB-NIGHT-13", "TB-CHAMP-06")
@pytest.mark.parametrize(("ranking", "leads"), [([5, 4, 0], [1, 0, 0]), ([5, 5, 0], [0, 0, 0]), ([0, 1, 0], [0, 1, 0])])
def test_only_a_sole_leader_takes_a_leader_token(ranking: list[int], leads: list[int]) -> None:
    game = night(seats=[{"ranking": position} for position in ranking])

    assert [game.player(seat)["leads"] for seat in range(3)] == leads


@pytest.mark.rule("TB-NIGHT-14", "TB-ARB-01", "TB-ARB-02")
@pytest.mark.parametrize(
    ("before", "after"), [("droska", "chronosseum"), ("chronosseum", "lamara"), ("lamara", "droska")]
)
def test_the_arbiter_moves_to_the_next_arena(before: str, after: str) -> None:
    assert night(arbiter=before).sees(None)["arbiter"] == after


@pytest.mark.rule("TB-NIGHT-15", "TB-SETUP-04")
@pytest.mark.parametrize(
    ("before", "after", "discs", "threat"),
    [("first", "second", 3, 2), ("second", "third", 3, 2), ("third", "fourth", 4, 3)],
)
def test_the_next_round_brings_its_discs_and_its_threat_die(before: str, after: str, discs: int, threat: int) -> None:
    game = night(round=before)

    assert (game.sees(None)["round"], game.sees(None)["threat"]) == (after, threat)
    assert [game.player(seat)["discs_left"] for seat in range(3)] == [discs] * 3


@pytest.mark.rule("TB-NIGHT-16")
def test_in_the_night_players_decide_from_the_first_player_on() -> None:
    game = night(first_player=1, seats=[{"spent": {"red-adept": 1}}] * 3)

    for seat in (1, 2, 0):
        assert list(game.position.open()) == [seat]
        game.choose(seat, "done")


@pytest.mark.rule("TB-NIGHT-16", "TB-NIGHT-03")
def test_an_invasion_is_suffered_from_the_first_player_on() -> None:
    beast = monster("f", invasion=[{"kind": "lose-dice", "count": 1, "level": 1}])
    game = night(
        ["edge"], beasts={"beast": beast}, fold={"edge": {"monster": "beast"}}, first_player=2,
        seats=[{"available": {"novice": 1, "red-adept": 1}}] * 3,
    )  # fmt: skip

    for seat in (2, 0, 1):
        assert game.asked(seat) == "lose-die"
        game.choose(seat, "available:novice")
    assert [game.player(seat)["available"] for seat in range(3)] == [{"red-adept": 1}] * 3


@pytest.mark.rule("TB-NIGHT-17")
def test_an_emptied_slot_stays_empty_until_the_night() -> None:
    game = Sitting(
        "after_roll", own={"monsters": {"beast": monster("f"), "new": monster("f")}, "invasion": []}, monsters=["new"],
        fold={"edge": {"monster": "beast"}}, seats=[bare(place="island:fold", available={}), bare(), bare()],
        turn={"visited": "fold", "attempts": 1, "throws": 1},
        attempt={"opponent": "edge", "dice": ["novice"], "showing": ["focus"]},
    ).choose(0, "strike", "hit:0")  # fmt: skip

    assert game.sees(None)["fold"] == [None, None]
    assert night(monsters=["new"]).sees(None)["fold"][0]["name"] == "monster-new"
