"""HER-TERR, HER-TEFF: what goes on, waits and lies in an area while its terrain is turned or replaced."""

from __future__ import annotations

from typing import Any

import pytest

from .samples import RIFLE, npc
from .sitting import Sitting, told_by

YARD = '{ id = "yard", cells = "y", capacity = 4, merges_across_edges = ["west"] }'
HUT = '{ id = "hut", cells = "h", capacity = 4 }'
ROAD = '{ id = "road", cells = "r", capacity = 4 }'
LINES = """[
  { between = ["yard", "hut"], colour = "green" }, { between = ["yard", "road"], colour = "white" },
  { between = ["hut", "road"], colour = "black" },
]"""


def side(*areas: str, more: str = "") -> str:
    return f'plan = ["yyh", "yyh", "rrr"]\nareas = [{", ".join(areas)}]\nlines = {LINES}\n{more}\n'


def ground(front: str = "", back: str = "", number: str = "10") -> str:
    """A yard, a hut and a road; the back lists them in another order."""
    sides = f"[terrain.front]\n{side(YARD, HUT, ROAD, more=front)}[terrain.back]\n{side(ROAD, YARD, HUT, more=back)}"
    return f'[[terrain]]\nnumber = "{number}"\n{sides}'


def replacing(more: str = "") -> str:
    """Terrain 43, which takes the place of 10; it lists the areas in another order."""
    return f'[[terrain]]\nnumber = "43>10"\n[terrain.front]\n{side(HUT, ROAD, YARD, more=more)}'


def beside(event: str = "", number: int = 11) -> str:
    """A meadow in the west, which is one area with the yard."""
    return (
        f'[[terrain]]\nnumber = {number}\n[terrain.front]\nplan = ["mmm", "mmm", "sss"]\nareas = ['
        '{ id = "meadow", cells = "m", capacity = 4, merges_across_edges = ["east"] },'
        '{ id = "stile", cells = "s", capacity = 4 }]\n'
        f'lines = [{{ between = ["meadow", "stile"], colour = "white" }}]\n{event}\n'
    )


CHANGES = {"turned": "{ flip = 10 }", "replaced": "{ replace_terrain = { new = 43, old = 10 } }"}
NOW = {"turned": 10, "replaced": 43}
both_changes = pytest.mark.parametrize("change", ["turned", "replaced"])


def event(area: str, *instructions: str) -> str:
    return f'immediate_events = [{{ area = "{area}", instructions = [{", ".join(instructions)}] }}]'


def waiting(trigger: str, then: str = '{ set_flag = "heard" }', number: int = 22) -> str:
    """A card that waits for a moment while it lies among the read ones."""
    return (
        f'[[narrative]]\nnumber = {number}\n[narrative.front]\npersistent = [{{ text = "law", statement = [{{ '
        f"trigger = {trigger}, instructions = [{then}] }}] }}]\n"
    )


LOOK = 'actions = [{ icon = "observe", area = "yard", card = 20 }]'
SEE = "observe:maeve:head.0:20"


def at(area: str, **more: Any) -> Sitting:
    people = more.pop("family", {}) | {"maeve": {"area": area}}
    return Sitting(board=more.pop("board", [10]), family=people, **more)


# What is in progress goes on in the same area


@pytest.mark.rule("HER-TERR-02", "HER-MOVE-03")
@both_changes
def test_a_move_goes_on_when_the_ground_changes_on_the_way(change: str) -> None:
    """Maeve has two tokens: the yard turns under her first step, and her second leads into the hut."""
    lands = ground(front=event("yard", CHANGES[change])) + replacing()
    sitting = at("10:road", terrain=lands).choose("move:maeve:feet.0+feet.1")
    sitting.choose(sitting.step(f"{NOW[change]}:hut"))

    assert (sitting.area("maeve"), sitting.member("maeve")["available"]) == (f"{NOW[change]}:hut", 1)


@pytest.mark.rule("HER-TEFF-01", "HER-TERR-02")
@pytest.mark.parametrize(("awaited", "hears"), [("yard", True), ("hut", False), ("road", False)])
@both_changes
def test_a_card_that_waits_for_an_area_hears_that_it_is_entered_although_it_changes(
    change: str,
    awaited: str,
    hears: bool,  # noqa: FBT001 - a result
) -> None:
    card = waiting(f'{{ pc_enters_area = {{ area = {{ terrain = 10, area = "{awaited}" }} }} }}')
    lands = ground(front=event("yard", CHANGES[change])) + replacing()
    sitting = at("10:road", terrain=lands, narrative=card, read=[22])
    sitting.choose(sitting.move("maeve:feet.0", "10:yard"))

    assert (sitting.area("maeve"), sitting.sees()["flags"]) == (f"{NOW[change]}:yard", {"heard": 1} if hears else {})


@pytest.mark.rule("HER-TEFF-01", "HER-TERR-03")
@both_changes
def test_the_other_events_of_an_area_are_met_once_after_one_has_turned_it(change: str) -> None:
    """Both faces print the two materials in the yard, after the event that turns it."""
    gift = '{ area = "yard", instructions = [{ gain_materials = 2 }] }'
    turn = f'{{ area = "yard", instructions = [{CHANGES[change]}] }}'
    lands = ground(
        front=f"immediate_events = [{turn}, {gift}]", back=f"immediate_events = [{gift}]"
    ) + replacing(f"immediate_events = [{gift}]")  # fmt: skip
    sitting = at("10:road", terrain=lands)
    sitting.choose(sitting.move("maeve:feet.0", "10:yard"))

    assert sitting.member("maeve")["materials"] == 2


@pytest.mark.rule("HER-MAT-05", "HER-NPC-27")
@both_changes
def test_loot_lies_where_its_owner_fell_although_the_ground_changes(change: str) -> None:
    dying = f"death_effect = [{CHANGES[change]}, {{ gain_materials = 2 }}, {{ gain_item = 41 }}]"
    sitting = at(
        "10:yard", terrain=ground(front=LOOK) + replacing(),
        items=RIFLE, timeline=["family", 50], figures={"50": ["10:yard"]}, npcs=npc(50, "[]", more=dying),
        narrative=told_by(20, "[{ damage = { who = 50, n = 9 } }]"), lying={"10:hut": {"material": 1}},
    ).choose(SEE)  # fmt: skip
    land = NOW[change]

    assert (sitting.lying(f"{land}:yard"), sitting.lying(f"{land}:hut")) == ({"material": 2}, {"material": 1})
    assert sitting.sees()["beside"][0]["area"] == sitting.area_number(f"{land}:yard")


@pytest.mark.rule("HER-ACT-05", "HER-NPC-02")
@both_changes
def test_an_npc_called_by_talking_appears_where_the_icon_was_although_the_ground_changes(change: str) -> None:
    front = 'actions = [{ icon = "talk", area = "yard", card = 20 }]'
    called = told_by(20, f"[{CHANGES[change]}, {{ take = 50 }}]")
    lands = ground(front=front) + replacing()
    sitting = at("10:yard", terrain=lands, narrative=called, npcs=npc(50, "[]", placement='"talk_icon"'))
    sitting.choose("talk:maeve:head.1:20")

    assert sitting.area(50) == f"{NOW[change]}:yard"


@pytest.mark.rule("HER-EXPL-10", "HER-TERR-02")
def test_an_explorer_arrives_where_she_chose_although_the_new_ground_turns() -> None:
    meadow = beside() + (
        '[terrain.back]\nplan = ["mmm", "mmm", "sss"]\nareas = ['
        '{ id = "stile", cells = "s", capacity = 4 }, { id = "meadow", cells = "m", capacity = 4 }]\n'
        'lines = [{ between = ["meadow", "stile"], colour = "white" }]\n'
    )
    lands = ground(front='exploration = [{ edge = "west", card = 11 }]') + meadow
    sitting = at("10:road", terrain=lands, narrative=waiting("{ terrain_revealed = 11 }", "{ flip = 11 }"), read=[22])
    sitting.choose("move:maeve:feet.0:explore:11")

    assert (sitting.side(11), sitting.area("maeve")) == ("back", "11:stile")


@pytest.mark.rule("HER-NPC-30", "HER-TERR-02")
def test_a_figure_whose_turned_card_turns_the_ground_stays_in_its_area() -> None:
    """The back of the NPC turns the terrain and goes on the timeline again without placing anybody."""
    back = npc(50, "[]").replace("[npc.front]", "[npc.back]").split("[npc.back]")[1]
    stranger = npc(50, "[]", placement='{ terrain = 12, area = "nowhere" }') + f"[npc.back]{back}"
    stranger = stranger.replace('{ terrain = 10, area = "yard" }', '{ terrain = 12, area = "nowhere" }')
    far = '[[terrain]]\nnumber = 12\n[terrain.front]\nplan = ["n"]\nlines = []\n'
    far += 'areas = [{ id = "nowhere", cells = "n", capacity = 4 }]\n'
    turns = waiting("{ npc_anchored = 50 }", "{ flip = 10 }")
    sitting = at(
        "10:yard", terrain=ground(front=LOOK) + far, npcs=stranger, timeline=["family", 50],
        figures={"50": ["10:hut"]}, narrative=told_by(20, "[{ flip = 50 }]") + turns, read=[22],
    ).choose(SEE)  # fmt: skip

    assert (sitting.side(10), sitting.area(50)) == ("back", "10:hut")


@pytest.mark.rule("HER-NARR-11", "HER-ACT-08")
@pytest.mark.parametrize(("awaited", "hears"), [("yard", True), ("hut", False)])
@pytest.mark.parametrize(
    "then", ["{ flip = 10 }", '{ move_character = { who = "acting", to = { terrain = 10, area = "hut" } } }']
)
def test_an_action_is_heard_where_it_was_performed(then: str, awaited: str, hears: bool) -> None:  # noqa: FBT001
    """Although it turns the ground, or leads away who performed it."""
    card = waiting(f'{{ action_performed = {{ icon = "observe", at = {{ terrain = 10, area = "{awaited}" }} }} }}')
    sitting = at("10:yard", terrain=ground(front=LOOK), narrative=told_by(20, f"[{then}]") + card, read=[22])

    assert sitting.choose(SEE).sees()["flags"] == ({"heard": 1} if hears else {})


@pytest.mark.rule("HER-NARR-11", "HER-ACT-08")
@pytest.mark.parametrize(("number", "hears"), [(20, True), (21, False)])
def test_a_card_that_waits_for_an_icon_hears_that_one_and_no_other(number: int, hears: bool) -> None:  # noqa: FBT001
    """The token of the icon is gone when the action has been performed."""
    look = LOOK.replace("]", ', { icon = "observe", area = "hut", card = 21 }]')
    card = waiting(f'{{ action_performed = {{ icon = "observe", at = {{ icon = "observe", card = {number} }} }} }}')
    sitting = at("10:yard", terrain=ground(front=look), narrative=card, read=[22])

    assert sitting.choose(SEE).sees()["flags"] == ({"heard": 1} if hears else {})


@pytest.mark.rule("HER-TEFF-05", "HER-TEFF-07")
def test_a_card_that_waits_for_an_area_hears_it_under_its_new_name() -> None:
    """The other side calls the hut a ruin and says so in its area_map."""
    back = 'area_map = { hut = "ruin" }'
    front, other = ground(front=LOOK, back=back).split("[terrain.back]")
    lands = front + "[terrain.back]" + other.replace('"hut"', '"ruin"')
    card = waiting('{ pc_enters_area = { area = { terrain = 10, area = "hut" } } }')
    sitting = at("10:yard", terrain=lands, narrative=told_by(20, "[{ flip = 10 }]") + card, read=[22])
    sitting.choose(SEE)
    sitting.choose(sitting.move("maeve:feet.0", "10:ruin"))

    assert sitting.sees()["flags"] == {"heard": 1}
