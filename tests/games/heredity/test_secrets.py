"""The deck of secrets: it may hold cards of every kind, and every chapter can take them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tablewright.engine.faults import BadInput
from tablewright.games.heredity.scenario.folders import ORIGINAL, read_campaign

from .guide import chapter_of_the_guide
from .sitting import Sitting

MARSH = """
[[terrain]]
number = 962
[terrain.front]
plan = ["mmmm", "mmmm", "hhhh"]
areas = [{ id = "marsh", cells = "m", capacity = 3 }, { id = "heath", cells = "h", capacity = 3 }]
lines = [{ between = ["marsh", "heath"], colour = "white" }]
actions = [{ icon = "talk", area = "heath", card = 963 }]
materials = [{ area = "heath", n = 1 }]

[[npc]]
number = 963
[npc.front]
life = 2
defence = 0
anchor = { colour = "blue" }
placement = "talk_icon"
ai = []

[[terrain]]
number = "964>10"
[terrain.front]
plan = ["yyyy", "yyyy", "yyyy"]
areas = [{ id = "yard", cells = "y", capacity = 9 }]
lines = []
relocate_to = "yard"
"""
WORDS = """
# 962 The marsh

## marsh
the reeds

## heath
the heath

# 963 The reed cutter
She knows the dry way.

# 964 The flooded yard

## yard
the flooded yard
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The chapter of the guide, whose lane leads on to a terrain among the secrets of its own base."""
    folder = tmp_path / "campaign"
    chapter_of_the_guide(folder / "lamp")
    shutil.copytree(Path(str(ORIGINAL)) / "base", folder / "base")
    (folder / "campaign.toml").write_text('chapters = ["lamp"]\n', "utf-8")
    write(folder / "base" / "secrets.toml", MARSH)
    for language in ("en", "pl", "cs"):
        write(folder / "base" / f"{language}.md", WORDS)
    terrain, way = (
        folder / "lamp" / "terrain.toml",
        'exploration = [{ edge = "east", card = 11, from_areas = ["lane"] }',
    )
    terrain.write_text(terrain.read_text("utf-8").replace(way, f'{way}, {{ edge = "south", card = 962 }}', 1), "utf-8")
    return folder


def write(file: Path, more: str) -> None:
    file.write_text(file.read_text("utf-8") + more, "utf-8")


def in_the_lane(folder: Path, phase: str = "family_acts", **data: object) -> Sitting:
    family = {"brick": {"area": "10:lane"}, "maeve": {"area": "10:yard"}}
    return Sitting.at(read_campaign(folder), phase, board=[10], family=family, **data)


@pytest.mark.rule("HER-SETUP-08", "HER-EXPL-01", "HER-EXPL-09")
def test_terrain_among_the_secrets_is_explored_like_any_other(folder: Path) -> None:
    sitting = in_the_lane(folder)
    ways = {way["number"]: way["open"] for way in sitting.sees()["board"][0]["exploration"]}
    assert ways == {11: True, 962: True}
    deck = sitting.sees()["deck"]
    sitting.choose("move:brick:feet.0:explore:962")

    assert (sitting.zone(962), sitting.sees()["deck"]) == ("board", deck)
    assert sitting.area("brick") == "962:marsh"
    assert (sitting.icons("962:heath"), sitting.lying("962:heath")) == ([["talk", 963]], {"material": 1})
    assert not sitting.options(starting="move:brick:feet.1:explore:962")


@pytest.mark.rule("HER-SETUP-08", "HER-ACT-04", "HER-NPC-02")
def test_a_character_among_the_secrets_comes_when_it_is_called(folder: Path) -> None:
    sitting = in_the_lane(folder).choose("move:brick:feet.0:explore:962")
    sitting.choose(sitting.move("brick:feet.1", "962:heath"))
    sitting.choose(sitting.options(starting="talk:brick")[0])

    assert (sitting.zone(963), sitting.area(963)) == ("timeline", "962:heath")


@pytest.mark.rule("HER-SETUP-08", "HER-TEFF-06", "HER-TEFF-08")
def test_terrain_among_the_secrets_may_replace_another(folder: Path) -> None:
    narrative = folder / "lamp" / "narrative.toml"
    narrative.write_text(
        narrative.read_text("utf-8").replace("{ take = 40 }", "{ take = 40 }, { take = 964 }"), "utf-8"
    )
    sitting = in_the_lane(folder)
    sitting.table.places[1] = sitting.area_number("10:shed")
    sitting.choose(sitting.options(starting="interact:maeve")[0])

    assert (sitting.zone(10), sitting.zone(964)) == ("burned", "board")
    assert (sitting.area("maeve"), sitting.area("brick")) == ("964:yard", "964:yard")


@pytest.mark.rule("HER-CARD-06", "HER-SETUP-08")
def test_a_card_can_ask_whether_a_terrain_still_lies_among_the_secrets(folder: Path) -> None:
    """Once it is burned, its way is closed for this chapter."""
    sitting = in_the_lane(folder, burned=[962])

    assert sitting.why_not("move:brick:feet.0:explore:962") == "HER-EXPL-09"


def test_terrain_among_the_secrets_has_plans_of_the_size_of_the_chapter_that_lays_it(folder: Path) -> None:
    secrets = folder / "base" / "secrets.toml"
    secrets.write_text(secrets.read_text("utf-8").replace('["mmmm", "mmmm", "hhhh"]', '["mmmm", "hhhh"]'), "utf-8")
    line = secrets.read_text("utf-8").partition('["mmmm", "hhhh"]')[0].count("\n") + 1
    with pytest.raises(BadInput) as refusal:
        read_campaign(folder)

    assert str(refusal.value) == f"base/secrets.toml:{line}: the plan has 4 x 2 cells, that of card 10 4 x 3."


@pytest.mark.parametrize(
    ("file", "entry", "advice"),
    [
        ("lamp/items.toml", "[[narrative]]", "there is no 'narrative' in items.toml: write it in narrative.toml."),
        ("lamp/npcs.toml", "[[terrain]]", "there is no 'terrain' in npcs.toml: write it in terrain.toml."),
        ("lamp/terrain.toml", "[[npcs]]", "there is no 'npcs' in terrain.toml; known are: terrain."),
        ("lamp/narrative.toml", "[[karma]]", "there is no 'karma' in narrative.toml: write it in base/secrets.toml."),
        ("base/secrets.toml", "[[pc_card]]", "there is no 'pc_card' in secrets.toml: write it in base/pcs.toml."),
        (
            "base/secrets.toml",
            "[[things]]",
            "there is no 'things' in secrets.toml; known are: karma, narrative, item, ",
        ),
        ("base/pcs.toml", "[[item]]", "there is no 'item' in pcs.toml: write it in base/secrets.toml."),
        ("campaign.toml", "[[terrain]]", "there is no 'terrain' in campaign.toml: write it in terrain.toml."),
        ("lamp/chapter.toml", "[[item]]", "there is no 'item' here; known are: key, number, "),
    ],
)
def test_an_entry_of_a_kind_that_its_file_does_not_have_is_told_with_what_to_do(
    folder: Path, file: str, entry: str, advice: str
) -> None:
    line = (folder / file).read_text("utf-8").count("\n") + 2
    write(folder / file, f"\n{entry}\nnumber = 77\n")
    with pytest.raises(BadInput) as refusal:
        read_campaign(folder)

    assert any(said.startswith(f"{file}:{line}: {advice}") for said in str(refusal.value).splitlines())


def test_a_file_of_the_base_that_nobody_reads_is_told(folder: Path) -> None:
    """Things of all chapters stand among the secrets, not in a file of their own."""
    (folder / "base" / "items.toml").write_text("[[item]]\nnumber = 950\n", "utf-8")
    with pytest.raises(BadInput) as refusal:
        read_campaign(folder)

    told = "base/items.toml:1: the base has no such file; it has family.toml, pcs.toml, secrets.toml."
    assert told in str(refusal.value).splitlines()
