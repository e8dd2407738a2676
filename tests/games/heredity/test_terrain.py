"""HER-TERR, HER-TEFF, HER-EXPL, HER-RANGE: the board, its symbols, straight lines and changing ground."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.games.heredity.sight import lines_between

from .samples import RIFLE, npc
from .sitting import FARM, STORY, Sitting, event_card, told_by


def lines(sitting: Sitting, one: str, other: str) -> int | None:
    return lines_between(sitting.table, sitting.area_number(one), sitting.area_number(other))


# The board


@pytest.mark.rule("HER-TERR-01", "HER-TERR-08")
def test_the_board_is_made_of_areas_in_which_characters_and_things_are() -> None:
    people = {"maeve": {"area": "10:yard"}, "brick": {"area": "10:hut", "items": [41]}}
    sitting = Sitting(
        items=RIFLE, npcs=npc(50, "[]"), board=[10], family=people, timeline=["family", 50], figures={"50": ["10:road"]}
    ).choose("drop:brick:41")  # fmt: skip
    areas = {area["id"]: area["characters"] for area in sitting.sees()["board"][0]["areas"]}

    assert areas == {"yard": [1], "hut": [3], "road": [4], "shed": []}
    assert sitting.sees()["beside"][0]["area"] == sitting.area_number("10:hut")


@pytest.mark.rule("HER-TEFF-02", "HER-GEN-16")
def test_everybody_starts_on_the_own_symbol() -> None:
    assert "each" in STORY
    sitting = Sitting(phase="read_opening")

    areas = [sitting.area(name) for name in ("djamal", "maeve", "selena", "brick")]
    assert areas == ["10:yard", "10:yard", "10:road", "10:road"]


@pytest.mark.rule("HER-TEFF-03")
def test_a_letter_means_nothing_until_a_card_explains_it() -> None:
    explains = told_by(
        20,
        '[{ explain_symbol = { letter = "A", meaning = { text = "draught", statement = [{ '
        'trigger = { pc_enters_area = { symbol = "A" } }, instructions = { set_flag = "chilled" } }] } } }]',
    )
    people = {"maeve": {"area": "10:yard"}, "brick": {"area": "10:yard"}}
    sitting = Sitting(narrative=explains, board=[10], family=people)
    sitting.choose(sitting.move("brick:feet.0", "10:hut"))
    assert sitting.sees()["flags"] == {}
    sitting.choose("observe:maeve:head.0:20", sitting.move("maeve:feet.0", "10:hut"))

    assert sitting.sees()["flags"] == {"chilled": 1}


SAMPLE = """
[[terrain]]
number = 10
[terrain.front]
plan = ["ab", "cc"]
areas = [
  { id = "first", cells = "a", capacity = 2 }, { id = "second", cells = "b", capacity = 2 },
  { id = "third", cells = "c", capacity = 2 },
]
lines = [
  { between = ["first", "second"], colour = "white" }, { between = ["first", "third"], colour = "white" },
  { between = ["second", "third"], colour = "white" },
]
materials = [{ area = "first", n = 2 }, { area = "second", n = 1 }]
start_symbols = { djamal = "first", maeve = "first", selena = "second", brick = "second" }
"""


@pytest.mark.rule("HER-TERR-06")
def test_materials_lie_where_the_revealed_terrain_shows_them() -> None:
    """Printed sample: two tokens in area 1, one in area 2, none in area 3."""
    sitting = Sitting(phase="read_opening", terrain=SAMPLE)

    heaps = [sitting.lying(f"10:{area}") for area in ("first", "second", "third")]
    assert heaps == [{"material": 2}, {"material": 1}, {}]


# Changing ground


@pytest.mark.rule("HER-TEFF-05")
def test_without_a_relocation_icon_everything_goes_back_to_its_area() -> None:
    """Also where the other side calls an area by another name."""
    front, back = FARM.split("[terrain.back]")
    renamed = back.replace('"hut"', '"ruin"', 3)
    renamed = renamed.replace('area = "hut", card = 21', 'area = "ruin", card = 21')
    ground = f'{front}[terrain.back]\narea_map = {{ hut = "ruin" }}{renamed}'
    people = {"maeve": {"area": "10:yard"}, "brick": {"area": "10:hut", "items": [41]}}
    sitting = Sitting(
        narrative=told_by(20, "[{ flip = 10 }]"), terrain=ground, items=RIFLE, board=[10], family=people,
        lying={"10:hut": {"material": 2}},
    ).choose("drop:brick:41", "observe:maeve:head.0:20")  # fmt: skip

    assert (sitting.area("brick"), sitting.area("maeve")) == ("10:ruin", "10:yard")
    assert sitting.lying("10:ruin") == {"material": 2}
    assert sitting.sees()["beside"][0]["area"] == sitting.area_number("10:ruin")


@pytest.mark.rule("HER-TERR-07", "HER-TERR-03")
def test_materials_that_were_collected_do_not_come_back_with_a_flip() -> None:
    heap = FARM.replace("exploration = [", 'materials = [{ area = "yard", n = 2 }]\nexploration = [', 1)
    sitting = Sitting(
        narrative=told_by(20, "[{ flip = 10 }, { flip = 10 }]"), terrain=heap, board=[10],
        family={"maeve": {"area": "10:yard"}},
    ).choose("pick-up:maeve:torso.0", "observe:maeve:head.0:20")  # fmt: skip

    assert (sitting.side(10), sitting.lying("10:yard")) == ("front", {})


@pytest.mark.rule("HER-TERR-07")
def test_an_unused_icon_goes_with_its_side_and_materials_that_lie_about_stay() -> None:
    sitting = Sitting(
        narrative=event_card(30, "[{ flip = 10 }]"), board=[10], timeline=["family", 30],
        family={"maeve": {"area": "10:yard"}}, lying={"10:hut": {"material": 2}},
    )  # fmt: skip
    assert "observe:maeve:head.0:20" in sitting.options()
    sitting.choose("rest")

    assert (sitting.side(10), sitting.icons("10:yard"), sitting.lying("10:hut")) == ("back", [], {"material": 2})
    assert not sitting.options(starting="observe")


@pytest.mark.rule("HER-TERR-07")
def test_materials_that_both_sides_show_are_laid_out_once() -> None:
    heap = 'materials = [{ area = "yard", n = 2 }]\n'
    both = FARM.replace("[terrain.front]\n", f"[terrain.front]\n{heap}", 1).replace(
        "[terrain.back]\n", f"[terrain.back]\n{heap}", 1
    )
    sitting = Sitting(
        narrative=told_by(20, "[{ flip = 10 }]"), terrain=both, board=[10], family={"maeve": {"area": "10:yard"}}
    ).choose("pick-up:maeve:torso.0", "observe:maeve:head.0:20")  # fmt: skip

    assert (sitting.side(10), sitting.lying("10:yard")) == ("back", {})


@pytest.mark.rule("HER-TERR-03", "HER-TERR-06", "HER-TEFF-01")
def test_what_only_the_other_side_shows_is_laid_out_and_met() -> None:
    """Materials are put down, and whoever stands there meets the immediate event; once."""
    heap = 'materials = [{ area = "hut", n = 2 }]\n'
    event = 'immediate_events = [{ area = "yard", instructions = [{ set_flag = "met" }] }]\n'
    ground = FARM.replace("[terrain.back]\n", f"[terrain.back]\n{heap}{event}")
    sitting = Sitting(
        narrative=told_by(20, "[{ flip = 10 }]"), terrain=ground, board=[10], family={"maeve": {"area": "10:yard"}}
    ).choose("observe:maeve:head.0:20")  # fmt: skip

    assert (sitting.side(10), sitting.lying("10:hut")) == ("back", {"material": 2})
    assert sitting.sees()["flags"] == {"met": 1}


@pytest.mark.rule("HER-TERR-03", "HER-TERR-05")
def test_an_icon_on_both_sides_keeps_its_state() -> None:
    """What was observed on one side cannot be observed again on the other; what was not, still can."""
    both = FARM.replace(
        'actions = [{ icon = "interact", area = "hut", card = 21 }]',
        'actions = [{ icon = "interact", area = "hut", card = 21 }, { icon = "observe", area = "yard", card = 20 }]',
    )
    turns = told_by(21, "[{ flip = 10 }]")
    used = Sitting(
        narrative=told_by(20, "[{ flip = 10 }]"), terrain=both, board=[10], family={"maeve": {"area": "10:yard"}}
    ).choose("observe:maeve:head.0:20")  # fmt: skip
    unused = Sitting(
        narrative=turns, terrain=both, board=[10], flipped=[10], family={"maeve": {"area": "10:hut"}}
    ).choose("interact:maeve:torso.0:21")  # fmt: skip

    assert (used.side(10), used.icons("10:yard")) == ("back", [])
    assert (unused.side(10), unused.icons("10:yard")) == ("front", [["observe", 20]])


# Exploring


HUT = """
[[terrain]]
number = 10
[terrain.front]
plan = ["hho", "hho", "ooo"]
areas = [
  { id = "hut", cells = "h", capacity = 3 },
  { id = "outside", cells = "o", capacity = 3, merges_across_edges = ["east"] },
]
lines = [{ between = ["hut", "outside"], colour = "black" }]
exploration = [{ edge = "east", card = 11 }]
[[terrain]]
number = 11
[terrain.front]
plan = ["off", "ofo", "ooo"]
areas = [
  { id = "outside", cells = "o", capacity = 3, merges_across_edges = ["west"] },
  { id = "forge", cells = "f", capacity = 2 },
]
lines = [{ between = ["outside", "forge"], colour = "green" }]
"""


@pytest.mark.rule("HER-EXPL-05", "HER-EXPL-06", "HER-MOVE-06")
def test_a_new_card_enlarges_the_area_for_those_who_did_not_explore() -> None:
    """Printed sample: both cards share one large outside; Brick can enter the building with a single move."""
    people = {"maeve": {"area": "10:outside"}, "brick": {"area": "10:outside"}}
    sitting = Sitting(terrain=HUT, board=[10], family=people)
    sitting.choose("move:maeve:feet.0:explore:11")
    new = next(one for one in sitting.sees()["board"] if one["number"] == 11)
    assert (new["column"], new["row"], sitting.area("maeve")) == (1, 0, "11:outside")
    sitting.choose(sitting.move("brick:feet.0", "11:forge"))

    assert sitting.area("brick") == "11:forge"


@pytest.mark.rule("HER-EXPL-04", "HER-EXPL-09", "HER-TERR-10", "HER-TERR-12")
def test_closed_ways_are_refused_with_their_rule() -> None:
    """From the hut: a wall, a window; the card in the west needs another area."""
    ground = FARM.replace(
        'between = ["road", "shed"], colour = "black"', 'between = ["road", "shed"], colour = "white"'
    )
    sitting = Sitting(terrain=ground, board=[10], family={"maeve": {"area": "10:road"}}, burned=[11])
    assert sitting.why_not("move:maeve:feet.0:explore:11") == "HER-EXPL-09"
    walled = Sitting(board=[10], family={"maeve": {"area": "10:road"}})
    assert walled.why_not(walled.move("maeve:feet.0", "10:shed")) == "HER-TERR-12"

    two_doors = FARM.replace("exploration = [", 'levels = [{ area = "hut", link_id = "up" }]\nexploration = [{ edge = '
                             '"level", card = 12 }, ', 1) + (
        '[[terrain]]\nnumber = 12\n[terrain.front]\nplan = ["ccc", "ccc", "ccc"]\nlines = []\n'
        'areas = [{ id = "attic", cells = "c", capacity = 4 }]\nlevels = [{ area = "attic", link_id = "up" }]\n'
    )  # fmt: skip
    indoors = Sitting(terrain=two_doors, board=[10], family={"maeve": {"area": "10:hut"}})
    assert indoors.why_not("move:maeve:feet.0:explore:11") == "HER-EXPL-04"
    assert indoors.why_not(indoors.move("maeve:feet.0", "10:shed")) == "HER-TERR-10"


@pytest.mark.rule("HER-MOVE-07")
def test_a_crowded_step_is_refused_with_its_rule() -> None:
    people = {"maeve": {"area": "10:road"}, "brick": {"area": "10:yard"}, "djamal": {"area": "10:yard"}}
    sitting = Sitting(board=[10], family=people)
    assert sitting.why_not(sitting.move("maeve:feet.0", "10:yard")) == "HER-MOVE-07"
    assert sitting.options(starting="move:maeve:feet.0:") == ["move:maeve:feet.0:explore:11"]


# Straight lines


RANGES = """
[[terrain]]
number = 10
[terrain.front]
plan = [
  "112..",
  "3b...",
  "4b55.",
  "....6",
]
areas = [
  { id = "one", cells = "1", capacity = 4 }, { id = "two", cells = "2", capacity = 4 },
  { id = "three", cells = "3", capacity = 4 }, { id = "four", cells = "4", capacity = 4 },
  { id = "five", cells = "5", capacity = 4 }, { id = "six", cells = "6", capacity = 4 },
  { id = "brick", cells = "b", capacity = 4 }, { id = "rock", cells = ".", capacity = 1 },
]
lines = [
  { between = ["brick", "one"], colour = "white" }, { between = ["one", "two"], colour = "white" },
  { between = ["brick", "three"], colour = "blue" }, { between = ["brick", "four"], colour = "green" },
  { between = ["brick", "five"], colour = "green" }, { between = ["one", "three"], colour = "white" },
  { between = ["three", "four"], colour = "white" }, { between = ["brick", "rock"], colour = "black" },
  { between = ["two", "rock"], colour = "black" }, { between = ["one", "rock"], colour = "black" },
  { between = ["five", "rock"], colour = "black" }, { between = ["four", "rock"], colour = "black" },
  { between = ["six", "rock"], colour = "black" },
]
"""


@pytest.mark.rule("HER-RANGE-03", "HER-RANGE-01", "HER-RANGE-04")
@pytest.mark.parametrize(
    ("area", "hit"),
    [("one", True), ("two", True), ("three", True), ("four", True), ("five", True), ("six", False)],
)
def test_the_rifle_reaches_five_areas_and_not_the_sixth(area: str, hit: bool) -> None:  # noqa: FBT001 - a result
    """Printed sample: across white, blue and green lines; to area 6 there is no straight line."""
    sitting = Sitting(
        terrain=RANGES, npcs=npc(50, "[]"), items=RIFLE, board=[10], timeline=["family", 50],
        family={"brick": {"area": "10:brick", "items": [41]}}, figures={"50": [f"10:{area}"]},
    )  # fmt: skip

    assert sitting.why_not("attack:brick:i41.0:4") == (None if hit else "HER-RANGE-03")


@pytest.mark.rule("HER-RANGE-05")
def test_people_between_do_not_block_a_shot() -> None:
    people: dict[str, Any] = {"brick": {"area": "10:hut", "items": [41]}}
    people |= {name: {"area": "10:yard"} for name in ("maeve", "djamal", "selena")}
    sitting = Sitting(
        npcs=npc(50, "[]"), items=RIFLE, board=[10], family=people, timeline=["family", 50], figures={"50": ["10:road"]}
    )  # fmt: skip

    assert "attack:brick:i41.0:4" in sitting.options()


@pytest.mark.rule("HER-RANGE-06")
def test_a_table_of_sight_beats_the_drawing() -> None:
    """The farm says that from the yard nobody sees into the hut, and that the road sees the shed through a hole."""
    table = 'sight = [{ from = "yard", to = "hut", lines = 9 }, { from = "road", to = "shed", lines = 2 }]\n'
    drawn = Sitting(board=[10])
    told = Sitting(terrain=FARM.replace("exploration = [", f"{table}exploration = [", 1), board=[10])

    assert (lines(drawn, "10:yard", "10:hut"), lines(drawn, "10:road", "10:shed")) == (1, None)
    assert (lines(told, "10:yard", "10:hut"), lines(told, "10:road", "10:shed")) == (9, 2)
    assert (lines(told, "10:hut", "10:yard"), lines(told, "10:hut", "10:shed")) == (9, 1)


# Entering


@pytest.mark.rule("HER-TEFF-01")
def test_entering_counts_even_for_who_only_passes() -> None:
    """Maeve crosses the yard with two tokens: its event happens before her second step, each time again."""
    event = 'immediate_events = [{ area = "yard", instructions = { gain_materials = 1 } }]\n'
    ground = FARM.replace("exploration = [", f"{event}exploration = [", 1)
    sitting = Sitting(terrain=ground, board=[10], family={"maeve": {"area": "10:hut"}})
    sitting.choose("move:maeve:feet.0+feet.1", sitting.step("10:hut"))

    assert (sitting.area("maeve"), sitting.member("maeve")["materials"]) == ("10:hut", 1)
