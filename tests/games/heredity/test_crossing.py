"""HER-EXPL, HER-LEVEL, HER-NPC-04: fire on the way to unknown terrain, stairs to it, and figures that cards move."""

from __future__ import annotations

import pytest

from tablewright.games.heredity.scenario.folders import ORIGINAL, read_campaign

from .samples import ROW, npc
from .sitting import FARM, Sitting, told_by

TOWARDS = 'exploration = [{ edge = "east", card = 11 }]\n'
NEW = """
[[terrain]]
number = 11
[terrain.front]
plan = ["ffff"]
areas = [{ id = "field", cells = "f", capacity = 4 }]
"""


def land(old: str, new: str) -> str:
    """The row, open to the east, and a field beyond; each says what is printed at the edge between them."""
    row = ROW.replace('["c", "d"], colour = "white" },\n', f'["c", "d"], colour = "white" }}, {old}\n') + TOWARDS
    return f"{row}{NEW}lines = [{new}]\n"


OLD_FIRE, NEW_FIRE = '{ between = ["d", "east"], colour = "red" }', '{ between = ["field", "west"], colour = "red" }'


@pytest.mark.rule("HER-MOVE-04", "HER-EXPL-03", "HER-TERR-08")
@pytest.mark.parametrize(
    ("old", "new", "n"), [(OLD_FIRE, "", 1), ("", NEW_FIRE, 1), (OLD_FIRE, NEW_FIRE, 1), ("", "", 0)]
)
@pytest.mark.parametrize("start", ["10:d", "10:c"])
def test_exploring_across_fire_hurts_whichever_card_prints_the_line(start: str, old: str, new: str, n: int) -> None:
    """At the first step, or at the second of a move with two tokens."""
    sitting = Sitting(terrain=land(old, new), board=[10], family={"maeve": {"area": start}})
    if start == "10:c":
        sitting.choose("move:maeve:feet.0+feet.1", sitting.step("10:d"), "explore:11")
    else:
        sitting.choose("move:maeve:feet.0:explore:11")
    if n:
        assert sitting.asked() == "allocate"
        sitting.choose(sitting.options()[0])

    assert (sitting.area("maeve"), sum(sitting.damage("maeve").values())) == ("11:field", n)


@pytest.mark.rule("HER-MOVE-04", "HER-EXPL-03", "HER-EXPL-04")
def test_exploring_from_an_area_away_from_the_edge_crosses_the_line_of_the_new_card() -> None:
    named = land("", NEW_FIRE).replace("card = 11 }", 'card = 11, from_areas = ["a"] }')
    sitting = Sitting(terrain=named, board=[10], family={"maeve": {"area": "10:a"}})
    sitting.choose("move:maeve:feet.0:explore:11")

    assert sitting.asked() == "allocate"


TOWER = (
    FARM.replace(
        'exploration = [{ edge = "west", card = 11 }]',
        'exploration = [{ edge = "level", card = 12 }]\n'
        'levels = [{ area = "yard", link_id = "ladder" }, { area = "hut", link_id = "stairs" }]',
        1,
    )
    + '[[terrain]]\nnumber = 12\n[terrain.front]\nplan = ["lls"]\n'
    'areas = [{ id = "loft", cells = "l", capacity = 4 }, { id = "landing", cells = "s", capacity = 4 }]\n'
    'lines = [{ between = ["loft", "landing"], colour = "white" }]\n'
    'levels = [{ area = "loft", link_id = "ladder" }, { area = "landing", link_id = "stairs" }]\n'
)


@pytest.mark.rule("HER-LEVEL-02", "HER-LEVEL-03", "HER-EXPL-07")
@pytest.mark.parametrize(("start", "goal"), [("10:yard", "12:loft"), ("10:hut", "12:landing")])
def test_exploring_by_stairs_arrives_at_the_end_with_the_same_icon(start: str, goal: str) -> None:
    sitting = Sitting(terrain=TOWER, board=[10], family={"maeve": {"area": start}})

    assert sitting.choose("move:maeve:feet.0:explore:12").area("maeve") == goal


# Figures that cards move


def led(to: str, figures: list[str], colour: str = "white", **people: str) -> Sitting:
    """A row of areas a (4), b (2), c (2), d (4); a card leads strangers."""
    row = ROW.replace('["b", "c"], colour = "white"', f'["b", "c"], colour = "{colour}"')
    row += 'actions = [{ icon = "observe", area = "d", card = 20 }]\n'
    read = told_by(20, f'[{{ move_character = {{ who = 50, to = {{ terrain = 10, area = "{to}" }} }} }}]')
    return Sitting(
        terrain=row, npcs=npc(50, "[]", figures=len(figures)), narrative=read, board=[10], timeline=["family", 50],
        family={name: {"area": area} for name, area in {"maeve": "10:d", **people}.items()}, figures={"50": figures},
    ).choose("observe:maeve:head.0:20")  # fmt: skip


def stand(sitting: Sitting) -> dict[str, list[int]]:
    """By area: the figures, counted from 4, that stand there."""
    areas = sitting.sees()["board"][0]["areas"]
    return {area["id"]: [one for one in area["characters"] if one > 3] for area in areas}


@pytest.mark.rule("HER-NPC-04", "HER-MOVE-06")
def test_a_figure_that_a_card_leads_into_a_crowd_stands_beside_it() -> None:
    """Two places in b, where Brick and Selena stand; a and c are equally near."""
    sitting = led("b", ["10:d"], brick="10:b", selena="10:b")
    assert (sitting.asked(), sitting.options()) == ("npc-place", [sitting.step("10:a"), sitting.step("10:c")])

    assert stand(sitting.choose(sitting.step("10:a"))) == {"a": [4], "b": [], "c": [], "d": []}


@pytest.mark.rule("HER-NPC-04")
def test_figures_are_led_one_after_the_other_until_there_is_no_room() -> None:
    """One of three finds room in c beside Brick; the others stand nearest to it: in b or d."""
    sitting = led("c", ["10:a", "10:a", "10:a"], brick="10:c")
    assert sitting.asked() == "npc-place"
    sitting.choose(sitting.step("10:b"), sitting.step("10:d"))

    assert stand(sitting) == {"a": [], "b": [5], "c": [4], "d": [6]}


@pytest.mark.rule("HER-NPC-04")
@pytest.mark.parametrize(("colour", "there"), [("green", "b"), ("red", "a"), ("blue", "a"), ("black", "a")])
def test_a_figure_is_led_beside_a_crowd_over_white_and_green_lines_only(colour: str, there: str) -> None:
    """c and d are full; over another line nobody is put aside, and the figure stays where it is."""
    people = {"maeve": "10:d", "brick": "10:c", "selena": "10:c", "djamal": "10:d"}
    row = ROW.replace('["b", "c"], colour = "white"', f'["b", "c"], colour = "{colour}"').replace(
        'cells = "d", capacity = 4', 'cells = "d", capacity = 2'
    )
    row += 'actions = [{ icon = "observe", area = "d", card = 20 }]\n'
    lead = '{ move_character = { who = 50, to = { terrain = 10, area = "c" } } }'
    read = told_by(20, f'[{{ otherwise = {{ first = {lead}, second = {{ set_flag = "stays" }} }} }}]')
    sitting = Sitting(
        terrain=row, npcs=npc(50, "[]"), narrative=read, board=[10], timeline=["family", 50],
        family={name: {"area": area} for name, area in people.items()}, figures={"50": ["10:a"]},
    ).choose("observe:maeve:head.0:20")  # fmt: skip

    assert (sitting.area(50), sitting.sees()["flags"]) == (f"10:{there}", {"stays": 1} if there == "a" else {})


@pytest.mark.rule("HER-NPC-04")
def test_a_figure_that_stands_in_the_area_already_is_not_put_aside() -> None:
    assert stand(led("b", ["10:b"], brick="10:b"))["b"] == [4]


@pytest.mark.rule("HER-NPC-04")
def test_swan_follows_the_family_but_not_into_a_crowd() -> None:
    """Brick and Selena fill the cap of the mill; Swan, next to it in the loft, stays there."""
    people = {"maeve": "101:lane", "brick": "102:cap", "selena": "102:cap"}
    sitting = Sitting.at(
        read_campaign(ORIGINAL), "family_acts", settings={"chapter": "chapter-1"}, board=[101, [102, 1, 0, 0]],
        timeline=["family", 185], figures={"185": ["102:loft"]},
        family={name: {"area": area} for name, area in people.items()},
    ).choose("rest")  # fmt: skip

    assert (sitting.told("npc-placed"), sitting.area(185)) == ([], "102:loft")
