"""HER-TERR, HER-TEFF: what goes on, waits and lies in an area while its terrain is turned or replaced."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tablewright.games.heredity.scenario.folders import ORIGINAL, read_campaign

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


# A replacement is like a flip


@pytest.mark.rule("HER-TERR-03", "HER-TEFF-01", "HER-TEFF-07")
@both_changes
def test_everybody_in_its_area_meets_an_event_that_comes_into_sight(change: str) -> None:
    """Brick stands beside Maeve, Selena on the next card in the same area, Djamal elsewhere."""
    gift = event("yard", '{ gain_materials = { n = 1, to = "acting" } }')
    lands = ground(front=LOOK, back=gift) + replacing(gift) + beside()
    people = {"brick": {"area": "10:yard"}, "selena": {"area": "11:meadow"}, "djamal": {"area": "11:stile"}}
    turns = told_by(20, f"[{CHANGES[change]}]")
    sitting = at("10:yard", terrain=lands, family=people, board=[10, [11, 0, -1, 0]], narrative=turns).choose(SEE)

    got = {name: sitting.member(name)["materials"] for name in ("djamal", "maeve", "selena", "brick")}
    assert got == {"djamal": 0, "maeve": 1, "selena": 1, "brick": 1}


@pytest.mark.rule("HER-TERR-03", "HER-TEFF-05")
@both_changes
def test_an_event_that_both_faces_print_in_an_area_is_not_met_again(change: str) -> None:
    """Also where the other face has another name for the area, and says so in its area_map."""
    gift = event("hut", '{ gain_materials = { n = 1, to = "acting" } }')
    named, lands = 'area_map = { hut = "ruin" }\n' + gift, ground(front=LOOK + "\n" + gift)
    front, _ = lands.split("[terrain.back]")
    back, new = (text.replace('"hut"', '"ruin"') for text in (side(ROAD, YARD, HUT, more=named), replacing(named)))
    sitting = at(
        "10:yard", terrain=f"{front}[terrain.back]\n{back}{new}", family={"brick": {"area": "10:hut"}},
        narrative=told_by(20, f"[{CHANGES[change]}]"),
    ).choose(SEE)  # fmt: skip

    assert (sitting.area("brick"), sitting.member("brick")["materials"]) == (f"{NOW[change]}:ruin", 0)


@pytest.mark.rule("HER-TERR-03", "HER-TERR-05", "HER-TEFF-07", "HER-TERR-07")
def test_used_icons_and_collected_heaps_do_not_come_back_with_a_replacement() -> None:
    """The new card prints what the old one printed, one more icon and one more heap."""
    old = LOOK + '\nmaterials = [{ area = "yard", n = 2 }]'
    new = old.replace("]\n", ', { icon = "talk", area = "hut", card = 21 }]\n')[:-1] + ', { area = "road", n = 1 }]'
    sitting = at(
        "10:yard", terrain=ground(front=old) + replacing(new), narrative=told_by(20, f"[{CHANGES['replaced']}]")
    )
    sitting.choose("pick-up:maeve:torso.0", SEE)

    assert (sitting.icons("43:yard"), sitting.icons("43:hut")) == ([], [["talk", 21]])
    assert [sitting.lying(f"43:{area}") for area in ("yard", "hut", "road")] == [{}, {}, {"material": 1}]


@pytest.mark.rule("HER-TERR-03", "HER-TEFF-05")
@pytest.mark.parametrize(
    ("option", "left"), [("observe:maeve:head.0:20", []), ("interact:brick:torso.0:21", [["observe", 20]])]
)
@both_changes
def test_an_icon_keeps_its_state_in_the_area_that_the_area_map_names(change: str, option: str, left: list[Any]) -> None:
    icon = 'actions = [{ icon = "observe", area = "hut", card = 20 }]'
    named = f'area_map = {{ hut = "ruin" }}\n{icon}'
    front = ground(front=icon.replace("]", ', { icon = "interact", area = "yard", card = 21 }]')).split(
        "[terrain.back]"
    )[0]
    back, new = (text.replace('"hut"', '"ruin"') for text in (side(ROAD, YARD, HUT, more=named), replacing(named)))
    turns = f"[{CHANGES[change]}]"
    sitting = at(
        "10:hut", terrain=f"{front}[terrain.back]\n{back}{new}", family={"brick": {"area": "10:yard"}},
        narrative=told_by(20, turns) + told_by(21, turns),
    ).choose(option)  # fmt: skip

    assert sitting.icons(f"{NOW[change]}:ruin") == left


@pytest.mark.rule("HER-TERR-03", "HER-TERR-07")
@pytest.mark.parametrize(("returned", "offered"), [("", []), ("{ add_to_deck = 20 }, ", ["observe:maeve:head.1:20"])])
def test_an_icon_that_was_out_of_sight_comes_back_if_its_card_can_be_taken(returned: str, offered: list[str]) -> None:
    """Maeve has used it before the terrain was turned twice; what Brick reads may have put its card back."""
    look = LOOK.replace("]", ', { icon = "interact", area = "yard", card = 21 }]')
    turns = told_by(21, f"[{returned}{{ flip = 10 }}, {{ flip = 10 }}]")
    sitting = at("10:yard", terrain=ground(front=look), family={"brick": {"area": "10:yard"}}, narrative=turns)
    sitting.choose(SEE, "interact:brick:torso.0:21")

    assert sitting.side(10) == "front"
    assert [one for one in sitting.options(starting="observe") if one.startswith("observe:maeve")][:1] == offered


@pytest.mark.rule("HER-ACT-09")
def test_an_icon_is_not_offered_when_its_card_can_no_longer_be_taken() -> None:
    sitting = at("10:yard", terrain=ground(front=LOOK), burned=[20])

    assert sitting.icons("10:yard") == [["observe", 20]]
    assert (sitting.options(starting="observe"), sitting.why_not(SEE)) == ([], "HER-ACT-09")


@pytest.mark.rule("HER-TERR-04", "HER-TERR-07", "HER-TEFF-07")
@pytest.mark.parametrize("changes", [["turned"], ["turned", "turned"], ["replaced"]])
def test_a_terrain_token_that_a_card_has_laid_stays_in_its_area(changes: list[str]) -> None:
    lays = '{ place_terrain_token = { icon = "talk", at = { terrain = 10, area = "hut" }, card = 21 } }'
    card = told_by(20, f"[{lays}, {', '.join(CHANGES[one] for one in changes)}]")
    sitting = at("10:yard", terrain=ground(front=LOOK) + replacing(), narrative=card).choose(SEE)
    land = NOW[changes[-1]]
    assert sitting.icons(f"{land}:hut") == [["talk", 21]]
    sitting.choose(sitting.move("maeve:feet.0", f"{land}:hut"))

    assert "talk:maeve:head.1:21" in sitting.options()


ACTION = (
    '[[narrative]]\nnumber = 22\n[narrative.front]\nterrain_actions = [{ terrain = "10", area = "hut", '
    'icon = "interact", instructions = [{ set_flag = "done" }] }]\n'
)


@pytest.mark.rule("HER-NARR-13", "HER-NARR-15", "HER-TEFF-07")
def test_a_linked_card_stays_in_its_area_on_the_terrain_that_replaces() -> None:
    card = told_by(20, f"[{{ take = 22 }}, {CHANGES['replaced']}]")
    lands = ground(front=LOOK) + replacing()
    sitting = at("10:yard", terrain=lands, family={"brick": {"area": "10:hut"}}, narrative=card + ACTION).choose(SEE)
    assert sitting.sees()["beside"][0]["area"] == sitting.area_number("43:hut")
    sitting.choose("terrain-action:brick:torso.0:22:0")

    assert sitting.sees()["flags"] == {"done": 1}


@pytest.mark.rule("HER-NARR-15")
@pytest.mark.parametrize(("changes", "rule"), [(["turned"], "HER-NARR-15"), (["turned", "replaced"], "HER-NARR-15")])
def test_a_linked_card_whose_side_was_out_of_sight_stays_out_of_reach(changes: list[str], rule: str) -> None:
    card = told_by(20, f"[{{ take = 22 }}, {', '.join(CHANGES[one] for one in changes)}]")
    lands = ground(front=LOOK) + replacing()
    sitting = at("10:yard", terrain=lands, family={"brick": {"area": "10:hut"}}, narrative=card + ACTION).choose(SEE)

    assert sitting.why_not("terrain-action:brick:torso.0:22:0") == rule


@pytest.mark.rule("HER-TEFF-01", "HER-TEFF-04", "HER-TERR-03")
@pytest.mark.parametrize(("front", "met"), [("yard", 0), ("road", 1)])
def test_the_relocation_icon_carries_people_but_they_do_not_enter(front: str, met: int) -> None:
    """They meet an event only if it has just come into sight; a card that waits for the area hears nothing."""
    gift = '{ gain_materials = { n = 1, to = "acting" } }'
    lands = ground(
        front=f"{LOOK.replace('yard', 'hut')}\n{event(front, gift)}",
        back=f'relocate_to = "yard"\n{event("yard", gift)}',
    )
    waits = waiting('{ pc_enters_area = { area = { terrain = 10, area = "yard" } } }')
    sitting = at("10:hut", terrain=lands, narrative=told_by(20, "[{ flip = 10 }]") + waits, read=[22]).choose(SEE)

    assert (sitting.area("maeve"), sitting.member("maeve")["materials"], sitting.sees()["flags"]) == (
        "10:yard",
        met,
        {},
    )


# Letters


LETTERED = ground(front=LOOK + '\nletter_symbols = { A = "hut" }') + beside('letter_symbols = { A = "stile" }')


@pytest.mark.rule("HER-TEFF-03")
@pytest.mark.parametrize(("who", "goal"), [("maeve", "10:hut"), ("brick", "11:stile")])
def test_a_letter_on_two_terrains_means_both_areas_to_a_card_that_waits(who: str, goal: str) -> None:
    waits = waiting('{ pc_enters_area = { area = { symbol = "A" } } }')
    sitting = at(
        "10:yard", terrain=LETTERED, board=[10, [11, 0, -1, 0]], family={"brick": {"area": "11:meadow"}},
        narrative=waits, read=[22],
    )  # fmt: skip
    sitting.choose(sitting.move(f"{who}:feet.0", goal))

    assert sitting.sees()["flags"] == {"heard": 1}


@pytest.mark.rule("HER-TEFF-03")
@pytest.mark.parametrize("goal", ["10:hut", "11:stile"])
def test_players_choose_the_terrain_where_a_letter_puts_somebody(goal: str) -> None:
    card = told_by(20, '[{ move_character = { who = "acting", to = { symbol = "A" } } }]')
    sitting = at("10:yard", terrain=LETTERED, board=[10, [11, 0, -1, 0]], narrative=card).choose(SEE)
    assert (sitting.asked(), sitting.options()) == ("choose-area", [sitting.step("10:hut"), sitting.step("11:stile")])

    assert sitting.choose(sitting.step(goal)).area("maeve") == goal


@pytest.mark.rule("HER-TEFF-03")
@pytest.mark.parametrize(("area", "holds"), [("11:stile", True), ("10:hut", True), ("10:road", False)])
def test_a_condition_counts_every_area_with_the_letter(area: str, holds: bool) -> None:  # noqa: FBT001 - a result
    marked = '{ pc_in_area = { who = "brick", area = { symbol = "A" } } }'
    card = told_by(20, f'[{{ if = {{ condition = {marked}, then = {{ set_flag = "there" }} }} }}]')
    sitting = at(
        "10:yard", terrain=LETTERED, board=[10, [11, 0, -1, 0]], family={"brick": {"area": area}}, narrative=card
    ).choose(SEE)  # fmt: skip

    assert sitting.sees()["flags"] == ({"there": 1} if holds else {})


# Chapter I


def high_water(people: Mapping[str, str], *options: str) -> Sitting:
    """The water has risen to the last token; some act, then the family rests."""
    sitting = Sitting.at(
        read_campaign(ORIGINAL), "family_acts", settings={"chapter": "chapter-1"}, board=[101, [108, 0, 0, 1]],
        timeline=["family", 132], tokens={"132": {"general": 1}},
        family={name: {"area": area} for name, area in people.items()},
    ).choose(*options, "rest")  # fmt: skip
    while sitting.asked() == "allocate":
        sitting.choose(sitting.options()[0])
    return sitting


@pytest.mark.rule("HER-TERR-03", "HER-TEFF-07")
def test_high_water_hurts_in_the_yard_and_in_the_cutting() -> None:
    sitting = high_water({"maeve": "101:yard", "selena": "101:lane", "brick": "108:cutting"})

    assert (sitting.area("selena"), sitting.area("brick")) == ("101:yard", "122:cutting")
    assert [sum(sitting.damage(name).values()) for name in ("djamal", "maeve", "selena", "brick")] == [0, 1, 1, 1]


@pytest.mark.rule("HER-TERR-03", "HER-TEFF-07")
def test_a_talk_that_was_read_is_not_offered_again_at_high_water() -> None:
    sitting = high_water({"maeve": "108:hut"}, "talk:maeve:head.1:145")

    assert (sitting.area("maeve"), sitting.icons("122:hut")) == ("122:hut", [])
