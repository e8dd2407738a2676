"""`tablewright simulate`: many games between bots, the same for the same seed on any number of workers."""

from __future__ import annotations

from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from tablewright.lab.simulate import Plan, simulate

from .conftest import Outcome, Run

CLOCKS = ("seconds", "wall_seconds")


def results(outcome: Outcome) -> dict[str, Any]:
    """The figures that do not depend on the clock."""
    return {name: value for name, value in outcome.data.items() if name not in CLOCKS}


def test_the_results_are_one_json_object(run: Run) -> None:
    data = run("simulate", "ronin", "--games", 4, "--players", 3, "--workers", 1, "--json").data

    assert data["games"] == 4
    assert sorted(data["seats"]) == ["seat 1", "seat 2", "seat 3"]
    assert data["bots"]["random"]["played"] == 12
    assert data["plan"]["settings"]["side"] == "A"


def test_figures_fit_each_other(run: Run) -> None:
    data = run("simulate", "ronin", "--games", 6, "--workers", 1, "--json").data
    for group in ("seats", "names", "bots"):
        assert sum(tally["played"] for tally in data[group].values()) == 6 * 4
        assert sum(tally["won"] for tally in data[group].values()) <= 6
        assert all(tally["lowest"] <= tally["mean"] <= tally["highest"] for tally in data[group].values())
    mean = sum(tally["mean"] * tally["played"] for tally in data["seats"].values()) / 6
    assert sum(data["points_per_game_by_source"].values()) == pytest.approx(mean, abs=0.1)


def test_the_same_seed_gives_the_same_results(run: Run) -> None:
    words = ("simulate", "ronin", "--games", 5, "--workers", 1, "--json", "--seed", "again")

    assert results(run(*words)) == results(run(*words))


def test_another_seed_gives_other_results(run: Run) -> None:
    words = ("simulate", "ronin", "--games", 5, "--workers", 1, "--json", "--seed")

    assert results(run(*words, "one")) != results(run(*words, "two")) | {"plan": {"seed": "one"}}
    assert run(*words, "one").data["seats"] != run(*words, "two").data["seats"]


def test_one_and_two_workers_agree(run: Run) -> None:
    words = ("simulate", "ronin", "--games", 60, "--players", 2, "--json", "--seed", "shared", "--workers")

    assert results(run(*words, 1)) == results(run(*words, 2))


def test_bots_move_on_one_seat_with_each_game(run: Run) -> None:
    words = ("simulate", "ronin", "--games", 2, "--players", 3, "--bots", "random,greedy", "--workers", 1, "--json")

    assert {name: tally["played"] for name, tally in run(*words).data["bots"].items()} == {"random": 3, "greedy": 3}


def test_settings_are_part_of_the_plan(run: Run) -> None:
    words = ("simulate", "ronin", "--games", 1, "--players", 1, "--workers", 1, "--json")
    data = run(*words, "--side", "B", "--difficulty", "winter").data

    assert (data["plan"]["settings"]["side"], data["plan"]["settings"]["difficulty"]) == ("B", "winter")


@pytest.mark.parametrize("story", ["edge", "edge-plain", "first-game", "striga", "evil"])
def test_path_of_destiny_is_counted_by_character(run: Run, story: str) -> None:
    words = ("simulate", "path", "--games", 3, "--players", 5, "--workers", 1, "--json", "--story", story)
    data = run(*words, "--first-chooser", 1).data

    assert data["plan"]["settings"] == {"story": story, "first-chooser": "1", "kept-effects": "old-chapter"}
    assert {name: tally["played"] for name, tally in data["names"].items()} == dict.fromkeys(
        ("character-ciri", "character-dandelion", "character-geralt", "character-vesemir", "character-yennefer"), 3
    )
    assert sum(tally["won"] for tally in data["names"].values()) == 3


def test_path_of_destiny_alone_has_its_levels(run: Run) -> None:
    words = ("simulate", "path", "--games", 2, "--players", 1, "--workers", 1)
    settings = ("--difficulty", 1, "--automa", "pick", "--automa-scoring", "habit-only")
    outcome = run(*words, *settings, "--json")

    assert outcome.data["plan"]["settings"] == {
        "story": "edge", "difficulty": "1", "automa": "pick", "automa-scoring": "habit-only",
        "kept-effects": "old-chapter",
    }  # fmt: skip
    assert any(name in run(*words).out for name in ("Geralt", "Yennefer", "Dandelion", "Ciri", "Vesemir"))


def test_a_copy_of_the_original_pack_plays_like_the_original(run: Run, pack: Path) -> None:
    words = ("simulate", "ronin", "--games", 3, "--workers", 1, "--json")

    assert results(run(*words, "--pack", pack)) == results(run(*words))


def test_a_game_without_characters_is_counted_by_seats_and_bots_alone(run: Run) -> None:
    words = ("simulate", "example", "--players", 3, "--games", 4, "--workers", 1)
    data = run(*words, "--json").data
    read = run(*words).out

    assert data["names"] == {}
    assert len(data["seats"]) == 3
    assert "character" not in read
    assert "seat 3" in read


def test_without_json_there_are_tables_to_read(run: Run) -> None:
    outcome = run("simulate", "ronin", "--games", 3, "--workers", 1)

    assert outcome.code == 0
    assert all(word in outcome.out for word in ("seat 4", "random", "3 games", "decisions"))


@pytest.mark.parametrize(
    ("words", "mentions"),
    [
        (("--games", 0), "--games must be a number from 1 to 1,000,000,000, not 0"),
        (("--games", -3), "--games"),
        (("--workers", 0), "--workers"),
        (("--workers", 10**6), "--workers"),
        (("--games", 10**12), "--games"),
        (("--players", 9), "1 to 5"),
        (("--players", 0), "1 to 5"),
        (("--bots", "genius"), "'genius'"),
        (("--bots", "random,genius"), "'genius'"),
        (("--side", "C"), "'C'"),
        (("--difficulty", "winter"), "difficulty"),
        (("--pack", "/no/such/folder"), "/no/such/folder"),
        (("--games", "many"), "games"),
        (("--colour", "red"), "colour"),
        (("--seed", "\udcff"), "seed"),
        (("--seed", ""), "seed is empty"),
        (("--bots", ""), "names no bot"),
        (("--bots", ",,"), "names no bot"),
    ],
)  # fmt: skip
def test_a_plan_that_cannot_be_is_refused_in_one_line(run: Run, words: tuple[Any, ...], mentions: str) -> None:
    assert mentions in run("simulate", "ronin", "--workers", 1, *words).complaint()


def test_whoever_interrupts_does_not_wait_for_games_that_nobody_wants_any_more() -> None:
    """200,000 games take minutes; without a remedy this test would take as long."""
    plan = Plan("example", 2, 200_000, ("random",), "interrupted", {})

    def interrupt(_games: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(plan, 2, interrupt)

    assert active_children() == []
