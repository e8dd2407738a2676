"""`tablewright scenario`: chapters played, explored and described from their folders; `pack check` of chapters."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.games.heredity.guide import chapter_of_the_guide
from tests.games.heredity.test_scenarios import spoil

from .conftest import Run


@pytest.fixture
def chapter(tmp_path: Path) -> Path:
    return chapter_of_the_guide(tmp_path / "lamp")


def test_exploring_tells_people_what_was_met(run: Run, chapter: Path) -> None:
    outcome = run("scenario", "explore", chapter, "--games", 2, "--seconds", 30)

    assert outcome.code == 0
    assert "The Lamp on the Pier (lamp)" in outcome.out
    assert "Sides read: 10 of 10." in outcome.out
    assert "victory salvage" in outcome.out
    assert "played again and proven:" in outcome.out
    assert "Facts noted: oil, wreckers." in outcome.out


def test_exploring_begins_with_walks_that_were_kept(run: Run, chapter: Path) -> None:
    run("scenario", "explore", chapter, "--games", 2, "--seconds", 30, "--keep")
    (data,) = run("scenario", "explore", chapter, "--games", 1, "--seconds", 0, "--seed", "other", "--json").data

    assert data["chapter"] == "lamp"
    assert data["walkers"]["kept"]["games"] == len((chapter / "walks.jsonl").read_text("utf-8").splitlines())
    assert data["unreached"] == {}
    assert data["endings_missing"] == []
    assert data["winning_line"]


def test_exploring_afresh_leaves_kept_walks_alone(run: Run, chapter: Path) -> None:
    (chapter / "walks.jsonl").write_text('["1", "rest"]\n', "utf-8")
    outcome = run("scenario", "explore", chapter, "--games", 1, "--seconds", 0, "--afresh", "--json")

    assert set(json.loads(outcome.out)[0]["walkers"]) == {"random", "greedy"}


def test_a_kept_walk_that_cannot_be_read_is_told_by_its_line(run: Run, chapter: Path) -> None:
    (chapter / "walks.jsonl").write_text('["1", "rest"]\n["1", 2]\n', "utf-8")

    sentence = "walks.jsonl:2: a walk is a list of texts, its seed and then its choices."
    assert sentence in run("scenario", "explore", chapter).complaint()


def test_exploring_keeps_records_that_can_be_shown(run: Run, chapter: Path, tmp_path: Path) -> None:
    run("scenario", "explore", chapter, "--games", 2, "--seconds", 30, "--records", tmp_path / "walks")
    kept = sorted(path.name for path in (tmp_path / "walks").iterdir())

    assert kept == ["lamp-failure-aground.json", "lamp-victory-home.json", "lamp-victory-salvage.json"]
    assert run("replay", tmp_path / "walks" / "lamp-victory-home.json").code == 0
    assert json.loads((tmp_path / "walks" / "lamp-victory-home.json").read_text("utf-8"))["game"] == "heredity"


def test_a_chapter_that_cannot_be_won_in_play_ends_with_another_code(run: Run, chapter: Path) -> None:
    spoil(chapter, "npcs.toml", 'token_kind = "material", n = 1', 'token_kind = "material", n = 9')
    outcome = run("scenario", "explore", chapter, "--games", 1, "--seconds", 0.2)

    assert outcome.code == 1
    assert "No winning line was found." in outcome.out
    assert "victory home" in outcome.out.partition("Endings never met:")[2]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--chapter", "harbour"), "There is no chapter 'harbour'; there are: lamp."),
        (("--games", 0), "--games must be a number from 1"),
        (("--games", 10**12), "--games must be"),
        (("--seconds", -1), "--seconds must be a number from 0"),
        (("--seconds", "nan"), "--seconds must be"),
        (("--seconds", "inf"), "--seconds must be"),
        (("--players", 5), "heredity is played by 1 to 4 players, not 5."),
        (("--seed", ""), "The seed is empty"),
    ],
)
def test_what_cannot_be_explored_is_refused(run: Run, chapter: Path, words: tuple[object, ...], sentence: str) -> None:
    assert sentence in run("scenario", "explore", chapter, *words).complaint()


def test_playing_needs_a_terminal(run: Run, chapter: Path) -> None:
    assert "Playing needs a terminal" in run("scenario", "play", chapter, "--chapter", "lamp").complaint()


def test_schemas_are_written_beside_the_files(run: Run, chapter: Path) -> None:
    outcome = run("scenario", "schema", chapter)

    assert outcome.code == 0
    assert str(chapter / ".schema" / "narrative.json") in outcome.out.splitlines()
    assert (chapter / "narrative.toml").read_text("utf-8").startswith("#:schema .schema/narrative.json\n")
    assert run("pack", "check", "heredity", chapter).code == 0


def test_a_good_chapter_passes_the_check(run: Run, chapter: Path) -> None:
    outcome = run("pack", "check", "heredity", chapter)

    assert outcome.code == 0
    assert outcome.out.startswith("The pack is complete: ")


def test_the_check_tells_all_mistakes_by_file_and_line(run: Run, chapter: Path) -> None:
    first = spoil(chapter, "narrative.toml", "{ take = 40 }", "{ take = 41 }")
    second = spoil(chapter, "pl.md", "## dark\n", "## gloom\n")
    outcome = run("pack", "check", "heredity", chapter)

    assert outcome.code == 2
    assert f"narrative.toml:{first}: take names card 41, which no deck has." in outcome.err
    assert f"pl.md:{second}: no card needs the text gloom of 21." in outcome.err


def test_the_check_tells_what_may_be_a_mistake(run: Run, chapter: Path) -> None:
    replacing = "{ take = 40 }, { replace_terrain = { new = 10, old = 11 } }"
    line = spoil(chapter, "narrative.toml", "{ take = 40 }", replacing)
    spoil(chapter, "terrain.toml", 'plan = [\n  "yyys"', 'relocate_to = "yard"\nplan = [\n  "yyys"')
    outcome = run("pack", "check", "heredity", chapter)

    assert outcome.code == 0
    assert outcome.out.startswith(f"Perhaps a mistake: narrative.toml:{line}: terrain 11 may not be in play")
