"""The guide for authors of chapters is true: its chapter can be written, checked and won, and every word is in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablewright.games import find_game
from tablewright.games.heredity.scenario.folders import read_campaign
from tablewright.lab.walks import explore

from .guide import GUIDE, KINDS, chapter_of_the_guide, rows
from .test_scenarios import mistakes, spoil


@pytest.fixture
def lamp(tmp_path: Path) -> Path:
    return chapter_of_the_guide(tmp_path / "lamp")


@pytest.mark.parametrize("kind", KINDS)
def test_the_guide_has_a_row_for_every_word(kind: str) -> None:
    lines = GUIDE.read_text("utf-8").splitlines()

    assert [row for row in rows(kind) if row not in lines] == []


def test_the_chapter_of_the_guide_is_right(lamp: Path) -> None:
    campaign = read_campaign(lamp)

    assert list(campaign.chapters) == ["lamp"]
    assert campaign.warnings == ()


def test_the_chapter_of_the_guide_can_be_won_in_all_its_ways(lamp: Path) -> None:
    walk = explore(find_game("heredity", lamp), {}, games=3, seconds=60, seed="lamp")

    assert walk.complete()
    assert not walk.faults
    assert set(walk.lines) == {"failure aground", "victory home", "victory salvage"}
    assert walk.won("greedy") > walk.won("random")


def test_the_mistakes_in_the_guide_are_told_as_it_says(lamp: Path) -> None:
    shown = GUIDE.read_text("utf-8").partition("```text\n")[2].partition("```")[0].splitlines()
    spoil(lamp, "narrative.toml", "{ take = 40 }", "{ take = 41 }")
    spoil(lamp, "npcs.toml", 'anchor = { colour = "blue" }', 'anchor = { colour = "purple", edge = "left" }')
    spoil(lamp, "terrain.toml", '  { between = ["yard", "shed"], colour = "green" },\n', "")

    assert set(shown) <= set(mistakes(lamp))
