"""TB-SOLO-12: the step that reaches the last position is the last thing that happens in a game for one."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.engine.faults import BadInput
from tablewright.games.tidal.kinds import ARENAS

from .sitting import Sitting, bare, challenge, monster, reward, ware

YOU, RIVAL, ALLY = range(3)
LAST = 30
BEFORE_LAST = LAST - 1
PRAISE = ware(1, reward("ranking"), reward("shells", 3))


def alone(
    phase: str, you: dict[str, Any] | None = None, positions: tuple[int, ...] = (BEFORE_LAST, 2, 1, 3), **data: Any
) -> Sitting:
    """A position of the solo game, with you one step before the last position unless told."""
    others = data.pop("others", ({}, {}, {}))
    seats = [{"ranking": at, **seat} for at, seat in zip(positions, (bare(**(you or {})), *others), strict=True)]
    return Sitting(phase, players=1, seats=seats, **{"arbiter": "lamara", **data})


def completing(stretch: str = "", positions: tuple[int, ...] = (BEFORE_LAST, 2, 1, 3), **data: Any) -> Sitting:
    """You are about to complete a Droska challenge, in front of the Arbiter."""
    cards = {"duel": challenge("f", stretch), "omen": challenge("f", points=1), **data.pop("cards", {})}
    dice = ["novice"] * 2
    return alone(
        "after_roll", {"place": "island:droska"}, positions, cards=cards, turn={"visited": "droska", "attempts": 1},
        attempt={"cards": ["duel"], "dice": dice, "showing": ["focus", "spirit"]}, **{"arbiter": "droska", **data},
    )  # fmt: skip


def in_the_fold(spots: str, struck: list[int], positions: tuple[int, ...], **more: Any) -> Sitting:
    """You have chosen the spots that you hit."""
    return alone(
        "end_fight", {"place": "island:fold", "shells": 0}, positions,
        own={"monsters": {"beast": monster(spots, **more)}},
        fold={"reef": {"monster": "beast"}}, turn={"visited": "fold", "attempts": 1},
        attempt={"opponent": "reef", "dice": ["red-adept"], "showing": ["focus"], "struck": struck},
    )  # fmt: skip


def rival_acts(*reveals: str, positions: tuple[int, ...], **data: Any) -> Sitting:
    """The rival takes its turn; these challenges lie on top of the deck."""
    return alone("rival_turn_alone", None, positions, active=RIVAL, challenge_deck=list(reveals), **data)


@pytest.mark.rule("TB-SOLO-12")
def test_the_last_step_gives_nothing_else_of_the_boat_space_and_no_further_space() -> None:
    boat = [[reward("ranking"), reward("shells", 3)], [reward("fruit", 3)]]
    game = alone(
        "use_island", {"place": "island:lamara", "shells": 0, "fruit": 0}, own={"boat": boat},
        turn={"visited": "lamara"},
    )  # fmt: skip

    game.choose(YOU, "use")

    assert game.position.over
    assert game.stock(YOU) == (0, 0)
    assert game.table.boat == 1


@pytest.mark.rule("TB-SOLO-12", "TB-MARKET-01")
def test_the_last_step_gives_nothing_else_of_the_market_card() -> None:
    game = alone(
        "use_island", {"place": "island:droska", "fruit": 1, "shells": 0}, own={"market": {"praise": PRAISE}},
        market=["praise"], turn={"visited": "droska"},
    )  # fmt: skip

    game.choose(YOU, "buy:praise")

    assert game.position.over
    assert game.stock(YOU) == (0, 0)
    assert game.told("ranked") == [{"seat": YOU, "count": 1, "position": LAST}]


@pytest.mark.rule("TB-SOLO-12", "TB-TRICK-05")
def test_the_last_step_ends_the_game_in_the_middle_of_a_trick() -> None:
    game = alone(
        "use_island", {"place": "island:droska", "tricks": ["tempting-offer"], "shells": 0, "levels": {"spirit": 1}},
        own={"market": {"praise": PRAISE}}, market=["praise"], turn={"visited": "droska"},
    )  # fmt: skip

    game.choose(YOU, "trick:tempting-offer").play_on(until="the end")

    assert game.position.over
    assert game.stock(YOU)[0] == 0


@pytest.mark.rule("TB-SOLO-12", "TB-SCHEME-12")
def test_the_last_step_leaves_no_time_to_foil() -> None:
    game = completing(schemes={"droska": ["omen"]}, arbiter="droska")

    game.choose(YOU, "complete:0")

    assert game.position.over
    assert game.told("foiled") == []
    assert [card["name"] for card in game.sees(None)["schemes"][ARENAS.index("droska")]] == ["challenge-omen"]


@pytest.mark.rule("TB-SOLO-12", "TB-RIV-11")
def test_the_last_step_does_not_outshine_the_rival() -> None:
    game = completing("s", others=({"place": "space:desert-caravan"}, {}, {}))

    game.choose(YOU, "complete:1")

    assert game.position.over
    assert game.ranking(RIVAL) == 2


@pytest.mark.rule("TB-SOLO-12", "TB-CHAMP-04")
def test_after_the_last_step_nothing_more_is_hit_and_nothing_dies() -> None:
    game = in_the_fold("FFs", [0, 1, 2], (BEFORE_LAST, 2, 1, 3), reward=[reward("shells", 3)])

    assert game.position.over
    assert len(game.told("hit")) == 1
    assert game.told("killed") == []
    assert game.stock(YOU)[0] == 0


@pytest.mark.rule("TB-SOLO-12", "TB-FIGHT-09")
def test_a_kill_bonus_that_reaches_the_last_position_leaves_the_monster_where_it_is() -> None:
    kill = [[reward("ranking"), reward("fruit", 5)]]
    game = in_the_fold("f", [0], (BEFORE_LAST, 2, 1, 3), kill=kill, reward=[reward("shells", 3)])

    assert game.position.over
    assert game.told("killed") == []
    assert game.stock(YOU)[0] == 0
    assert [event["what"] for event in game.told("gained")] == []


@pytest.mark.rule("TB-SOLO-12", "TB-RIV-09")
def test_nobody_falls_for_fewer_tokens_once_the_rival_has_taken_its_last_step() -> None:
    game = rival_acts(
        "far", positions=(7, LAST - 2, 1, 3), cards={"far": challenge("f", points=9)}, round="first",
        own={"monsters": {"beast": monster("ff")}}, fold={"edge": {"monster": "beast", "hits": {"0": RIVAL}}},
    )  # fmt: skip

    assert game.position.over
    assert game.ranking(RIVAL) == LAST
    assert game.ranking(YOU) == 7
    assert not game.result()[0].won


@pytest.mark.rule("TB-SOLO-12", "TB-DUO-13")
def test_a_rival_that_takes_its_last_step_in_the_fold_hits_nothing() -> None:
    game = rival_acts(
        "far", positions=(7, BEFORE_LAST, 1, 3), cards={"far": challenge("f", points=9)},
        own={"monsters": {"beast": monster("ff")}}, fold={"edge": {"monster": "beast"}},
    )  # fmt: skip

    assert game.position.over
    assert game.told("hit") == []


@pytest.mark.rule("TB-SOLO-12", "TB-RIV-04")
def test_a_rival_that_takes_its_last_step_beside_the_arbiter_plots_nothing() -> None:
    game = rival_acts(
        "omen", positions=(7, BEFORE_LAST, 1, 3), cards={"omen": challenge("f", arena="droska", points=1)},
        arbiter="droska",
    )  # fmt: skip

    assert game.position.over
    assert game.told("scheme-grows") == []


@pytest.mark.rule("TB-SOLO-12", "TB-SCHEME-15")
def test_a_scheme_that_takes_the_rival_to_the_last_position_is_the_last_one() -> None:
    plot = {
        "plot": challenge("f", arena="droska", points=2), "ring": challenge("f", arena="droska", points=9),
        "tide": challenge("f", arena="chronosseum", points=9), "wave": challenge("f", arena="chronosseum"),
    }  # fmt: skip
    game = rival_acts(
        "plot", "wave", positions=(7, BEFORE_LAST, 1, 3), cards=plot, scheme_deck=["framed"],
        schemes={"droska": ["ring"], "chronosseum": ["tide"]},
    )  # fmt: skip

    assert game.position.over
    assert [event["arena"] for event in game.told("scheme-hatched")] == ["droska"]


@pytest.mark.rule("TB-SOLO-12", "TB-ALLY-06")
def test_an_ally_stays_where_it_is_when_its_turn_takes_you_to_the_last_position() -> None:
    game = alone(
        "use_island", {"fruit": 1}, others=({}, {"place": "island:droska"}, {}), actor=ALLY,
        own={"market": {"praise": PRAISE}}, market=["praise"], turn={"visited": "droska"},
    )  # fmt: skip

    game.choose(YOU, "buy:praise")

    assert game.position.over
    assert game.ranking(ALLY) == 1


@pytest.mark.rule("TB-SOLO-12", "TB-SCHEME-19")
def test_an_arbiter_who_was_not_rescued_still_counts_when_the_game_ends_at_once() -> None:
    game = alone(
        "use_island", {"place": "island:droska", "fruit": 1}, own={"market": {"praise": PRAISE}}, market=["praise"],
        turn={"visited": "droska"}, arbiter="edge", fold={"edge": {"monster": "coral-titan"}},
    )  # fmt: skip

    game.choose(YOU, "buy:praise")

    assert game.position.over
    assert game.ranking(YOU) == LAST - 3


@pytest.mark.rule("TB-SOLO-12")
def test_in_a_game_for_several_the_last_position_ends_nothing() -> None:
    game = Sitting(
        "use_island", players=3, seats=[bare(ranking=BEFORE_LAST, fruit=1, shells=0, place="island:droska")],
        own={"market": {"praise": PRAISE}}, market=["praise"], turn={"visited": "droska"},
    )  # fmt: skip

    game.choose(0, "buy:praise")

    assert not game.position.over
    assert game.stock(0) == (3, 0)


@pytest.mark.rule("TB-SOLO-12")
@pytest.mark.parametrize("positions", [(LAST, 2, 1, 3), (7, LAST, 1, 3)])
def test_no_position_goes_on_with_a_marker_on_the_last_position(positions: tuple[int, ...]) -> None:
    with pytest.raises(BadInput, match="last position"):
        alone("choose_turn", positions=positions)
