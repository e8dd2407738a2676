"""The guide for authors of chapters is true: its chapter can be written, checked and won, and every word is in it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import get_args

import pytest

from tablewright.games import find_game
from tablewright.games.heredity.cards import Event
from tablewright.games.heredity.scenario.folders import read_campaign
from tablewright.games.heredity.scenario.mistakes import Notebook, Place
from tablewright.games.heredity.scenario.reading import Reader
from tablewright.games.heredity.scenario.schema import FILES, HEADERS, schema_of
from tablewright.games.heredity.vocabulary import Keyword
from tablewright.lab.heredity.walks import explore

from .guide import GUIDE, KINDS, MARKED, chapter_of_the_guide, rows, written
from .test_scenarios import mistakes, spoil


@pytest.fixture
def lamp(tmp_path: Path) -> Path:
    return chapter_of_the_guide(tmp_path / "lamp")


@pytest.mark.parametrize("kind", KINDS)
def test_the_guide_has_a_row_for_every_word(kind: str) -> None:
    lines = GUIDE.read_text("utf-8").splitlines()

    assert [row for row in rows(kind) if row not in lines] == []


def test_the_guide_explains_every_entry_and_every_argument() -> None:
    text = GUIDE.read_text("utf-8")

    assert [found[1] for found in MARKED.findall(text)] == ["cards", *KINDS]
    assert text == written(text), "write its tables anew: python -m tests.games.heredity.guide"


@pytest.mark.parametrize("file", [*FILES, *HEADERS])
def test_the_guide_names_every_field_of_the_schema(file: str) -> None:
    schema = schema_of(file)
    shown = GUIDE.read_text("utf-8")
    inner = [form for one in schema["$defs"].values() for form in (one, *one.get("anyOf", ()))]
    names = {name for one in (schema, *inner) for name in one.get("properties", ())}

    assert sorted(name for name in names if not re.search(rf"`{name}`|\[\[{name}\]\]|[{{,] {name} = ", shown)) == []


@pytest.mark.parametrize("keyword", get_args(Keyword))
def test_the_guide_says_what_a_keyword_forbids(keyword: str) -> None:
    assert f"| `{keyword}` | " in GUIDE.read_text("utf-8")


def test_the_event_that_the_guide_shows_can_be_read() -> None:
    (shown,) = re.findall(r"```toml\n(event = .*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    reader = Reader(Notebook())
    event = reader.structure(Event, tomllib.loads(shown)["event"], Place("narrative.toml"))

    assert reader.notebook.mistakes == []
    assert isinstance(event, Event)


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
