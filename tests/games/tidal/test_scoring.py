"""TB-SCORE: the points at the end, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from .sitting import CHAMPIONS, DIAL, Sitting, bare, challenge, monster

ZERO = {"focus": 0, "spirit": 0, "resilience": 0, "synergy": 0}


def end(*seats: dict[str, Any], **data: Any) -> Sitting:
    """The game is over and is scored."""
    filled = [*seats, *({} for _ in range(3 - len(seats)))]
    everybody = [bare(**{"steps": ZERO, **seat}) for seat in filled]
    return Sitting("final_scoring", players=len(filled), seats=everybody, **data)


def points(game: Sitting, source: str) -> list[int]:
    return [one.details[source] for one in game.result()]


@pytest.mark.rule("TB-SCORE-01")
def test_completed_challenges_score_their_points() -> None:
    cards = {
        "one": challenge("f", points=3), "two": challenge("f", arena="lamara", points=4),
        "hand": challenge("f", points=4), "other": challenge("f", points=1),
    }  # fmt: skip
    seat = {"columns": {"droska": ["one"], "lamara": ["two"]}, "challenges": ["hand"]}
    game = end(seat, {"columns": {"droska": ["other"]}}, cards=cards)

    assert points(game, "challenges") == [7, 1, 0]


@pytest.mark.rule("TB-SCORE-02", "TB-TRAIT-02")
def test_each_dial_scores_the_value_that_it_has_reached() -> None:
    game = end({"steps": {"focus": 12, "spirit": 7, "resilience": 5, "synergy": 4}})

    assert points(game, "traits") == [DIAL.points[12] + DIAL.points[7] + DIAL.points[5] + DIAL.points[4], 0, 0]


@pytest.mark.rule("TB-SCORE-03")
def test_a_dial_that_was_turned_back_scores_its_last_step() -> None:
    beast = monster("f", invasion=[{"kind": "reduce", "traits": ["spirit"], "steps": 2}])
    game = Sitting(
        "nightfall", own={"monsters": {"beast": beast}, "invasion": ["edge"]}, fold={"edge": {"monster": "beast"}},
        seats=[bare(steps={**ZERO, "spirit": 8})],
    )  # fmt: skip

    assert points(game, "traits")[0] == DIAL.points[6]


@pytest.mark.rule("TB-SCORE-04", "TB-SCORE-05")
@pytest.mark.parametrize(
    ("ranking", "scored"),
    [
        ([9, 7, 6, 4], [3, 2, 1, 0]),
        ([9, 9, 6, 4], [3, 3, 1, 0]),
        ([9, 6, 6, 4], [3, 2, 2, 0]),
        ([9, 6, 4, 4], [3, 2, 1, 1]),
        ([5, 5, 5, 4], [3, 3, 3, 0]),
    ],
)
def test_places_score_and_tied_players_share_the_best(ranking: list[int], scored: list[int]) -> None:
    assert points(end(*({"ranking": position} for position in ranking)), "place") == scored


@pytest.mark.rule("TB-SCORE-06")
def test_the_position_scores_its_value() -> None:
    game = end({"ranking": 9}, {"ranking": 2}, {})

    assert points(game, "position") == [CHAMPIONS.points[9], CHAMPIONS.points[2], 0]


@pytest.mark.rule("TB-SCORE-07")
def test_each_leader_token_scores_a_point() -> None:
    assert points(end({"leads": 2}, {"leads": 1}, {}), "leader") == [2, 1, 0]


GOALS = {
    "droska": ({"kind": "challenges", "arena": "droska"}, 2),
    "traits": ({"kind": "traits-at", "level": 3}, 2),
    "hits": ({"kind": "hits"}, 3),
    "dice": ({"kind": "dice-at", "level": 3}, 2),
    "ranking": ({"kind": "position"}, 6),
    "leads": ({"kind": "leader-tokens"}, 2),
}
FULFILLED: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "droska": ({"columns": {"droska": ["one", "two"]}}, {"columns": {"droska": ["one"], "lamara": ["race"]}}),
    "traits": ({"steps": {**ZERO, "focus": 6, "synergy": 9}}, {"steps": {**ZERO, "focus": 6, "synergy": 5}}),
    "hits": ({"tokens": 3}, {"tokens": 2}),
    "dice": ({"available": {"red-elite": 1}, "spent": {"guild-focus": 1}}, {"available": {"red-elite": 1}}),
    "ranking": ({"ranking": 6}, {"ranking": 5}),
    "leads": ({"leads": 2}, {"leads": 1}),
}


@pytest.mark.rule("TB-SCORE-08")
@pytest.mark.parametrize("key", GOALS)
def test_a_secret_goal_scores_if_its_condition_is_fulfilled(key: str) -> None:
    cards = {"one": challenge("f"), "two": challenge("f"), "race": challenge("f", arena="lamara")}
    subject, least = GOALS[key]
    own = {"goals": {"goal": {"subject": subject, "least": least, "points": 5}}}
    enough, too_little = FULFILLED[key]

    assert points(end({"goals": ["goal"], **enough}, cards=cards, own=own), "goals") == [5, 0, 0]
    assert points(end({"goals": ["goal"], **too_little}, cards=cards, own=own), "goals") == [0, 0, 0]


@pytest.mark.rule("TB-SCORE-08", "TB-TURN-20")
def test_secret_goals_are_revealed_at_the_end() -> None:
    goal = {"goal": {"subject": {"kind": "hits"}, "least": 1, "points": 5}}
    secret = Sitting("move", own={"goals": goal}, seats=[bare(goals=["goal"])])
    game = end({"goals": ["goal"]}, own={"goals": goal})

    assert secret.sees(1)["seats"][0]["goals"] == [{"hidden": True}]
    assert secret.names(0, "goals") == ["goal"]
    assert [card["name"] for card in game.sees(1)["seats"][0]["goals"]] == ["goal-goal"]


@pytest.mark.rule("TB-SCORE-09", "TB-SCORE-10")
def test_tokens_beside_the_fold_and_on_living_monsters_score() -> None:
    fold = {"edge": {"monster": "beast", "hits": {"0": 0, "1": 1}}, "reef": {"monster": "other", "hits": {"0": 0}}}
    game = end({"tokens": 3}, {}, {"tokens": 1}, own={"monsters": {"beast": monster("fff"), "other": monster("ff")}},
               fold=fold)  # fmt: skip

    assert points(game, "hits") == [5, 1, 1]


@pytest.mark.rule("TB-SCORE-11")
@pytest.mark.parametrize(
    ("seats", "won"),
    [
        ([{"tokens": 9}, {"tokens": 1}, {}], [True, False, False]),
        ([{"leads": 1, "ranking": 7}, {"tokens": 2, "ranking": 4}, {}], [True, False, False]),
        ([{"tokens": 3, "ranking": 2}, {"tokens": 3, "ranking": 2}, {}], [True, True, False]),
    ],
)
def test_most_points_win(seats: list[dict[str, Any]], won: list[bool]) -> None:
    assert [one.won for one in end(*seats).result()] == won


@pytest.mark.rule("TB-SCORE-11")
def test_a_tie_is_broken_by_the_higher_position() -> None:
    game = end({"ranking": 8}, {"ranking": 6, "tokens": 2}, {})

    first, second, _ = game.result()
    assert first.score == second.score
    assert (first.won, second.won) == (True, False)


@pytest.mark.rule("TB-SCORE-12")
def test_what_is_left_over_scores_nothing() -> None:
    seat = {
        "shells": 9, "fruit": 9, "charge": 9, "available": {"guild-focus": 5}, "tricks": ["shell-tide"],
        "challenges": ["one"],
    }  # fmt: skip
    game = end(seat, cards={"one": challenge("f", points=4)})

    assert [one.score for one in game.result()] == [3, 3, 3], "all share the first place"
