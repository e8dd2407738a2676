"""The scenario format: what authors write is read, and every mistake is told by file and line."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

import jsonschema_rs
import pytest

from tablewright.engine.faults import BadInput
from tablewright.games.heredity import GAME
from tablewright.games.heredity.scenario.folders import read_campaign
from tablewright.games.heredity.scenario.lines import Lines
from tablewright.games.heredity.scenario.schema import schema_of
from tablewright.language import LANGUAGES, Speaker

TUTORIAL = Path(__file__).parents[3] / "src/tablewright/games/heredity/packs/original/tutorial"


@pytest.fixture
def chapter(tmp_path: Path) -> Path:
    """A copy of the tutorial to spoil."""
    return Path(shutil.copytree(TUTORIAL, tmp_path / "errand"))


def spoil(folder: Path, file: str, old: str, new: str) -> int:
    """Change a file once; gives the line of the change."""
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    return text[: text.index(old)].count("\n") + 1


def mistakes(folder: Path) -> list[str]:
    with pytest.raises(BadInput) as refusal:
        read_campaign(folder)
    return str(refusal.value).splitlines()


def test_a_chapter_alone_is_a_campaign_with_the_original_base(chapter: Path) -> None:
    campaign = read_campaign(chapter)

    assert list(campaign.chapters) == ["tutorial"]
    assert len(campaign.cards_in("base")) == 13


def test_an_unknown_card_is_told_by_line(chapter: Path) -> None:
    line = spoil(chapter, "narrative.toml", "{ take = 40 }", "{ take = 77 }")

    assert f"narrative.toml:{line}: take names card 77, which no deck has." in mistakes(chapter)


def test_a_card_that_nothing_leads_to_is_told(chapter: Path) -> None:
    spoil(chapter, "narrative.toml", "{ take = 40 }", '{ set_flag = "nothing" }')

    assert any(
        said.startswith("items.toml:") and said.endswith("nothing leads to card 40.") for said in mistakes(chapter)
    )


def test_an_anchor_that_never_fits_is_told(chapter: Path) -> None:
    line = spoil(chapter, "npcs.toml", 'anchor = { colour = "blue" }', 'anchor = { colour = "purple", edge = "left" }')

    assert f"npcs.toml:{line}: the purple left anchor of card 50 fits no slot of any card." in mistakes(chapter)


def test_a_flag_that_is_read_but_never_set_is_told(chapter: Path) -> None:
    line = spoil(chapter, "chapter.toml", "{ card_in_play = { card = 40 } }", '{ flag = "never" }')

    assert f"chapter.toml:{line}: the flag 'never' is read but never set." in mistakes(chapter)


def test_a_text_missing_in_one_language_is_told_where_it_is_needed(chapter: Path) -> None:
    spoil(chapter, "pl.md", "# 23 Woda\n", "# 23\n")
    line = (chapter / "narrative.toml").read_text().splitlines().index("number = 23") + 2

    assert mistakes(chapter) == [f"narrative.toml:{line}: pl.md lacks the name of 23."]


def test_a_text_that_nothing_needs_is_told_by_its_line(chapter: Path) -> None:
    line = spoil(chapter, "cs.md", "# 40 Lano od studny\n", "## stray\nNic.\n\n# 40 Lano od studny\n")

    assert mistakes(chapter) == [f"cs.md:{line}: no card needs the text stray of 23."]


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("narrative.toml", "{ take = 40 }", "{ tkae = 40 }", "there is no word 'tkae' here"),
        ("narrative.toml", "n = 7", 'n = "seven"', "'seven' should be a whole number."),
        ("narrative.toml", 'op = "=="', 'op = "="', "'=' should be one of: ==, !=, <=, >=, <, >."),
        ("narrative.toml", 'reader = "maeve"', 'reader = "swan"', "'swan' should be djamal or maeve"),
        ("terrain.toml", 'colour = "green"', 'colour = "pink"', "'pink' should be one of: white, blue"),
        ("terrain.toml", "capacity = 4", "capacity = 0", "needs a capacity of at least 1."),
        ("terrain.toml", '"yyhh"', '"yzhh"', "the plan has 'z', which is the cells of no area."),
        ("terrain.toml", '  { between = ["hut", "road"], colour = "black" },\n', "", "road has no colour."),
        ("terrain.toml", 'area = "yard", card = 20', 'area = "barn", card = 20', "there is no area 'barn'"),
        ("narrative.toml", 'terrain = "10b", area = "yard"', 'terrain = "10b", area = "loft"', "no area 'loft'"),
        ("items.toml", "value = 2\n", "worth = 2\n", "there is no 'worth' here"),
        ("items.toml", "value = 2\n", "", "'value' is missing."),
        ("npcs.toml", 'token_kind = "material"', 'token_kind = "gold"', "'gold' should be material, general"),
        ("narrative.toml", "number = 23", "number = 22", "there are two cards 22."),
        ("narrative.toml", "number = 23", "number = 950", "numbers from 901 on are secrets."),
        ("narrative.toml", "[[narrative]]", "[[narrative]", "not readable as TOML"),
    ],
)  # fmt: skip
def test_every_mistake_names_file_and_line(chapter: Path, file: str, old: str, new: str, sentence: str) -> None:
    line = spoil(chapter, file, old, new)
    found = [said for said in mistakes(chapter) if sentence in said]

    assert found, mistakes(chapter)
    name, number, _ = found[0].split(":", 2)
    assert name == file
    assert abs(int(number) - line) <= 3


def test_all_mistakes_are_told_at_once(chapter: Path) -> None:
    spoil(chapter, "npcs.toml", "life = 4", 'life = "four"')
    spoil(chapter, "items.toml", 'anchor = "brown"', 'anchor = "gold"')

    assert {said.split(":")[0] for said in mistakes(chapter)} == {"npcs.toml", "items.toml"}


def test_lines_are_found_in_nested_tables_lists_and_strings() -> None:
    text = (
        'a = 1\n[b]\nc = [\n  { d = 2, e = [3,\n    4] },\n  "x # ]",\n]\n'
        '[[f]]\ng.h = """\n\n"""\n[[f]]\n[f.i]\nj = 5\n'
    )
    lines = Lines(text)

    assert [lines.line(path) for path in (("a",), ("b", "c"), ("b", "c", 0, "e", 1), ("b", "c", 1))] == [1, 3, 5, 6]
    assert [lines.line(path) for path in (("f", 0, "g", "h"), ("f", 1), ("f", 1, "i", "j"), ("b", "nothing"))] == [
        9,
        12,
        14,
        2,
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_narrations_can_be_said(language: str) -> None:
    speaker = Speaker(GAME, language)

    assert all(speaker.say(key) for key in GAME.messages())


@pytest.mark.parametrize("file", ["chapter.toml", "terrain.toml", "narrative.toml", "npcs.toml", "items.toml"])
def test_the_schema_for_editors_accepts_what_the_reader_reads(file: str) -> None:
    schema = schema_of(file)
    data = tomllib.loads((TUTORIAL / file).read_text("utf-8"))
    judge = jsonschema_rs.validator_for(schema)

    assert judge.is_valid(data)
    assert not judge.is_valid({**data, "nonsense": 1})
