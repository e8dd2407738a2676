"""HER-MOVE, HER-TERR, HER-EXPL, HER-LEVEL, HER-TEFF, HER-RANGE: areas, lines, moving, exploring, changing ground."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.engine.knowledge import knows
from tablewright.games.heredity.sight import lines_between

from .samples import CLUB, npc
from .sitting import FARM, Sitting, told_by

MOVE_ONE = "move:maeve:feet.0"


def at(area: str, **more: Any) -> Sitting:
    return Sitting(board=[10], family={"maeve": {"area": area}}, **more)


@pytest.mark.rule("HER-MOVE-01", "HER-MOVE-02", "HER-TERR-09", "HER-TERR-11")
def test_one_token_crosses_one_white_or_green_line() -> None:
    sitting = at("10:yard")
    steps = (sitting.step("10:hut"), sitting.step("10:road"), "explore:11")
    assert sitting.options(starting=f"{MOVE_ONE}:") == [f"{MOVE_ONE}:{step}" for step in steps]
    sitting.choose(sitting.move("maeve:feet.0", "10:hut"))

    assert (sitting.area("maeve"), sitting.member("maeve")["available"]) == ("10:hut", 2)


@pytest.mark.rule("HER-TERR-10", "HER-TERR-12")
def test_windows_and_walls_cannot_be_crossed() -> None:
    sitting = at("10:hut")

    assert sitting.options(starting=f"{MOVE_ONE}:") == [sitting.move("maeve:feet.0", "10:yard")]
    assert sitting.why_not(sitting.move("maeve:feet.0", "10:shed")) == "HER-TERR-10"


@pytest.mark.rule("HER-MOVE-02", "HER-MOVE-03", "HER-TOKEN-02")
def test_two_tokens_on_two_spaces_cross_two_lines_in_one_action() -> None:
    sitting = at("10:road")
    sitting.choose("move:maeve:feet.0+feet.1", sitting.step("10:yard"), sitting.step("10:hut"))

    maeve = sitting.member("maeve")
    assert (sitting.area("maeve"), maeve["available"]) == ("10:hut", 1)
    assert [space["token"] for space in maeve["body"][2]["spaces"]] == ["maeve", "maeve"]


CROWD = {"maeve": {"area": "10:road"}, "brick": {"area": "10:yard"}, "djamal": {"area": "10:yard"}}


@pytest.mark.rule("HER-MOVE-06", "HER-MOVE-07")
def test_nobody_stops_in_a_crowded_area() -> None:
    """Printed sample: Brick and Djamal fill an area."""
    sitting = Sitting(board=[10], family=CROWD, burned=[11])

    assert sitting.why_not(sitting.move("maeve:feet.0", "10:yard")) == "HER-MOVE-07"


@pytest.mark.rule("HER-MOVE-08", "HER-MOVE-03")
def test_two_tokens_carry_maeve_through_a_crowded_area() -> None:
    """Printed sample: she spends two tokens at once and ends behind it."""
    sitting = Sitting(board=[10], family=CROWD, burned=[11])
    sitting.choose("move:maeve:feet.0+feet.1")  # the yard is the only way
    assert sitting.step("10:yard") not in sitting.options()
    sitting.choose(sitting.step("10:hut"))

    assert sitting.area("maeve") == "10:hut"


@pytest.mark.rule("HER-MOVE-08", "HER-EXPL-03")
def test_maeve_passes_a_crowd_to_explore_what_lies_behind_it() -> None:
    """Yard, road and hut are full: with her second token she leaves the yard for unknown ground."""
    narrow = FARM.replace('cells = "r", capacity = 3', 'cells = "r", capacity = 1')
    narrow = narrow.replace('cells = "h", capacity = 2', 'cells = "h", capacity = 1')
    people = CROWD | {"maeve": {"area": "10:hut"}, "selena": {"area": "10:road"}}
    sitting = Sitting(terrain=narrow, board=[10], family=people)
    assert not sitting.options(starting=f"{MOVE_ONE}:")
    sitting.choose("move:maeve:feet.0+feet.1", "explore:11")
    if sitting.asked() == "arrival":
        sitting.choose(sitting.step("11:field"))

    assert str(sitting.area("maeve")).startswith("11:")


@pytest.mark.rule("HER-MOVE-04", "HER-TERR-13")
def test_fire_hurts_whoever_crosses_it() -> None:
    sitting = Sitting(board=[10], flipped=[10], family={"maeve": {"area": "10:yard"}})
    sitting.choose(sitting.move("maeve:feet.0", "10:road"), "heart:maeve:torso.0")

    assert (sitting.area("maeve"), sitting.damage("maeve")["torso"]) == ("10:road", 1)


@pytest.mark.rule("HER-EXPL-01", "HER-EXPL-02", "HER-EXPL-03", "HER-EXPL-05", "HER-EXPL-09", "HER-MOVE-05")
def test_exploring_lays_the_named_terrain_beside_and_moves_onto_it() -> None:
    sitting = at("10:road").choose(f"{MOVE_ONE}:explore:11")
    new = next(one for one in sitting.sees()["board"] if one["number"] == 11)

    assert (new["column"], new["row"], new["floor"]) == (-1, 0, 0)
    assert str(sitting.area("maeve")).startswith("11:")
    assert not [option for option in sitting.options() if option.startswith("explore")]


@pytest.mark.rule("HER-EXPL-04")
@pytest.mark.parametrize("start", ["10:road", "10:yard"])
def test_exploring_starts_from_any_area_at_the_edge(start: str) -> None:
    """Printed sample: a way from both areas of the terrain."""
    assert f"{MOVE_ONE}:explore:11" in at(start).options()


@pytest.mark.rule("HER-EXPL-04")
@pytest.mark.parametrize(("colour", "rule"), [("blue", "HER-EXPL-04"), ("black", "HER-EXPL-04"), ("green", None)])
def test_a_closed_edge_lets_nobody_explore(colour: str, rule: str | None) -> None:
    edge = f'{{ between = ["yard", "west"], colour = "{colour}" }}'
    closed = FARM.replace(
        'colour = "black" },\n]\nactions = [{ icon = "observe"',
        f'colour = "black" }},\n  {edge},\n]\nactions = [{{ icon = "observe"',
    )
    assert at("10:yard", terrain=closed).why_not(f"{MOVE_ONE}:explore:11") == rule


@pytest.mark.rule("HER-EXPL-04")
def test_a_card_may_name_the_areas_from_which_it_is_explored() -> None:
    """The hut does not touch the edge in the west, the yard does."""
    named = FARM.replace('edge = "west", card = 11', 'edge = "west", card = 11, from_areas = ["hut"]')

    assert f"{MOVE_ONE}:explore:11" in at("10:hut", terrain=named).options()
    assert at("10:yard", terrain=named).why_not(f"{MOVE_ONE}:explore:11") == "HER-EXPL-04"


@pytest.mark.rule("HER-EXPL-04")
def test_whoever_stands_in_an_area_that_reaches_onto_a_card_explores_from_it() -> None:
    """Road and grass are one area: from the grass the icon in the south of the other card is in reach."""
    marsh = (
        '[[terrain]]\nnumber = 12\n[terrain.front]\nplan = ["mmm", "mmm", "mmm"]\nlines = []\n'
        'areas = [{ id = "marsh", cells = "m", capacity = 4 }]\n'
    )
    ground = FARM.replace("exploration = [", 'exploration = [{ edge = "south", card = 12 }, ', 1) + marsh
    sitting = Sitting(terrain=ground, board=[10, [11, 0, -1, 0]], family={"maeve": {"area": "11:grass"}})

    assert f"{MOVE_ONE}:explore:12" in sitting.options()


@pytest.mark.rule("HER-EXPL-06", "HER-EXPL-07")
def test_areas_without_a_line_between_cards_become_one() -> None:
    """Printed sample: the outside of both cards is one large area."""
    sitting = Sitting(board=[10, [11, 0, -1, 0]], family={"maeve": {"area": "11:grass"}})

    assert set(sitting.options(starting=f"{MOVE_ONE}:")) == {
        sitting.move("maeve:feet.0", "10:yard"), sitting.move("maeve:feet.0", "11:field"),
    }  # fmt: skip


@pytest.mark.rule("HER-TERR-04", "HER-TERR-06", "HER-EXPL-10")
def test_materials_and_terrain_tokens_lie_on_revealed_terrain() -> None:
    sitting = at("10:road").choose(f"{MOVE_ONE}:explore:11")

    assert sitting.lying("11:field") == {"material": 2}
    assert sitting.icons("10:yard") == [["observe", 20]]


@pytest.mark.rule("HER-TERR-05", "HER-ACT-01", "HER-ACT-02", "HER-ACT-08")
def test_an_icon_is_used_once_by_whoever_stands_in_its_area() -> None:
    assert not at("10:road").options(starting="observe")
    sitting = at("10:yard").choose("observe:maeve:head.0:20")

    assert sitting.icons("10:yard") == []
    assert not sitting.options(starting="observe")


@pytest.mark.rule("HER-TERR-02", "HER-TERR-03", "HER-TERR-07", "HER-CARD-10")
def test_flipped_ground_keeps_its_people_and_shows_new_icons() -> None:
    sitting = Sitting(
        narrative=told_by(20, "[{ flip = 10 }]"), board=[10],
        family={"maeve": {"area": "10:yard"}, "brick": {"area": "10:hut"}},
    ).choose("observe:maeve:head.0:20")  # fmt: skip

    assert (sitting.area("maeve"), sitting.area("brick")) == ("10:yard", "10:hut")
    assert (sitting.icons("10:yard"), sitting.icons("10:hut")) == ([], [["interact", 21]])


HUT_EVENT = FARM.replace(
    'exploration = [{ edge = "west", card = 11 }]',
    'exploration = [{ edge = "west", card = 11 }]\nimmediate_events = [{ area = "hut", instructions = "flip" }]',
    1,
)


@pytest.mark.rule("HER-TEFF-01")
def test_stepping_through_the_door_turns_the_hut_inside_out() -> None:
    """Printed sample: crossing a green line flips the terrain; Brick stands in the same area."""
    sitting = at("10:yard", terrain=HUT_EVENT)
    sitting.choose(sitting.move("maeve:feet.0", "10:hut"))

    assert (sitting.side(10), sitting.area("maeve"), sitting.icons("10:hut")) == ("back", "10:hut", [["interact", 21]])


def with_relocation(to: str) -> str:
    """The farm; its back shows the relocation icon in an area."""
    front, back = FARM.split("[terrain.back]")
    return f'{front}[terrain.back]\nrelocate_to = "{to}"{back}'


@pytest.mark.rule("HER-TEFF-04")
def test_the_relocation_icon_gathers_everybody() -> None:
    """Printed sample: Brick and Maeve are put in the marked area."""
    sitting = Sitting(
        narrative=told_by(20, "[{ flip = 10 }]"), terrain=with_relocation("road"), board=[10],
        family={"maeve": {"area": "10:yard"}, "brick": {"area": "10:hut"}},
    ).choose("observe:maeve:head.0:20")  # fmt: skip

    assert (sitting.area("maeve"), sitting.area("brick")) == ("10:road", "10:road")


@pytest.mark.rule("HER-TEFF-04")
def test_the_relocation_icon_gathers_others_tokens_and_things_too() -> None:
    sitting = Sitting(
        narrative=told_by(20, "[{ flip = 10 }]"), terrain=with_relocation("road"), npcs=npc(50, "[]"), items=CLUB,
        board=[10], family={"maeve": {"area": "10:yard"}}, timeline=["family", 50], figures={"50": ["10:shed"]},
        lying={"10:hut": {"material": 2}}, dropped=[[40, "10:hut"]],
    ).choose("observe:maeve:head.0:20")  # fmt: skip

    assert (sitting.lying("10:road"), sitting.lying("10:hut")) == ({"material": 2}, {})
    assert sitting.area(50) == "10:road"
    assert [thing["area"] for thing in sitting.sees()["beside"]] == [sitting.area_number("10:road")]


OTHER = """
[[terrain]]
number = "43>10"
[terrain.front]
plan = ["yyh", "yyh", "rrs"]
areas = [
  { id = "yard", cells = "y", capacity = 2 }, { id = "hut", cells = "h", capacity = 2 },
  { id = "road", cells = "r", capacity = 3 }, { id = "shed", cells = "s", capacity = 1 },
]
lines = [
  { between = ["yard", "hut"], colour = "white" }, { between = ["yard", "road"], colour = "white" },
  { between = ["hut", "shed"], colour = "white" }, { between = ["road", "shed"], colour = "white" },
]
"""


@pytest.mark.rule("HER-TEFF-06", "HER-TEFF-07", "HER-TEFF-08")
def test_a_replacing_terrain_takes_place_and_contents_and_burns_the_old_one() -> None:
    """Printed sample: 143>102."""
    sitting = at("10:yard", narrative=told_by(20, "[{ take = 43 }]"), terrain=FARM + OTHER)
    sitting.choose("observe:maeve:head.0:20")

    assert (sitting.area("maeve"), sitting.zone(10)) == ("43:yard", "burned")
    assert [terrain["number"] for terrain in sitting.sees()["board"]] == [43]


SHUFFLED = OTHER.replace("43>10", "44>10").replace(
    """  { id = "yard", cells = "y", capacity = 2 }, { id = "hut", cells = "h", capacity = 2 },
  { id = "road", cells = "r", capacity = 3 }, { id = "shed", cells = "s", capacity = 1 },
""",
    """  { id = "shed", cells = "s", capacity = 1 }, { id = "road", cells = "r", capacity = 3 },
  { id = "hut", cells = "h", capacity = 2 }, { id = "yard", cells = "y", capacity = 2 },
""",
)


@pytest.mark.rule("HER-TEFF-07", "HER-CARD-10")
def test_everybody_and_everything_is_found_in_the_same_areas_of_a_replacement_that_lists_them_otherwise() -> None:
    sitting = Sitting(
        narrative=told_by(20, "[{ take = 44 }]"), terrain=FARM + SHUFFLED, npcs=npc(50, "[]"), items=CLUB,
        board=[10], family={"maeve": {"area": "10:yard"}, "brick": {"area": "10:road"}, "selena": {"area": "10:hut"}},
        timeline=["family", 50], figures={"50": ["10:shed"]}, wounds={"50": [2]}, dropped=[[40, "10:road"]],
        lying={"10:hut": {"material": 2, "special(rope)": 1}, "10:yard": {"general": 1}},
    ).choose("observe:maeve:head.0:20")  # fmt: skip

    people = {who: sitting.area(who) for who in ("maeve", "brick", "selena", 50)}
    assert people == {"maeve": "44:yard", "brick": "44:road", "selena": "44:hut", 50: "44:shed"}
    assert sitting.lying("44:hut") == {"material": 2, "special(rope)": 1}
    assert (sitting.lying("44:yard"), sitting.lying("44:road")) == ({"general": 1}, {})
    assert [thing["area"] for thing in sitting.sees()["beside"]] == [sitting.area_number("44:road")]
    assert [one["damage"] for one in sitting.sees()["characters"]] == [2]


@pytest.mark.rule("HER-TEFF-09")
def test_a_replacement_without_its_target_stays_among_the_read_cards() -> None:
    both = FARM + OTHER.replace("43>10", "43>11")
    sitting = at("10:yard", narrative=told_by(20, "[{ take = 43 }]"), terrain=both).choose("observe:maeve:head.0:20")

    assert sitting.zone(43) == "read"


CELLAR = FARM.replace(
    'exploration = [{ edge = "west", card = 11 }]',
    'exploration = [{ edge = "level", card = 12, from_areas = ["hut"] }]\n'
    'levels = [{ area = "hut", link_id = "ladder" }]',
    1,
) + (
    '[[terrain]]\nnumber = 12\n[terrain.front]\nplan = ["ccc", "ccc", "ccc"]\nlines = []\n'
    'areas = [{ id = "cellar", cells = "c", capacity = 4 }]\nlevels = [{ area = "cellar", link_id = "ladder" }]\n'
)


@pytest.mark.rule("HER-LEVEL-01", "HER-LEVEL-02", "HER-LEVEL-03", "HER-LEVEL-04")
def test_a_ladder_leads_to_terrain_that_lies_apart_and_back() -> None:
    sitting = at("10:hut", terrain=CELLAR).choose(f"{MOVE_ONE}:explore:12")
    assert sitting.area("maeve") == "12:cellar"
    assert next(one["floor"] for one in sitting.sees()["board"] if one["number"] == 12) == 1
    cellar, hut = sitting.area_number("12:cellar"), sitting.area_number("10:hut")
    assert lines_between(sitting.table, cellar, hut) is None

    sitting.choose(sitting.move("maeve:feet.1", "10:hut"))
    assert sitting.area("maeve") == "10:hut"


@pytest.mark.rule("HER-RANGE-03", "HER-RANGE-04", "HER-RANGE-06", "HER-RANGE-07")
@pytest.mark.parametrize(
    ("start", "goal", "lines"),
    [("yard", "yard", 0), ("yard", "hut", 1), ("hut", "shed", 1), ("yard", "shed", 2), ("road", "shed", None)],
)
def test_straight_lines_cross_everything_but_walls(start: str, goal: str, lines: int | None) -> None:
    sitting = at("10:yard")
    found = lines_between(sitting.table, sitting.area_number(f"10:{start}"), sitting.area_number(f"10:{goal}"))

    assert found == lines


@pytest.mark.rule("HER-TOKEN-05", "HER-GEN-04")
def test_all_seats_act_in_any_order() -> None:
    family = {"djamal": {"area": "10:yard"}, "maeve": {"area": "10:road"}}
    sitting = Sitting(players=4, board=[10], family=family)
    assert [sitting.asked(seat) for seat in range(4)] == ["act"] * 4
    sitting.choose(sitting.move("maeve:feet.0", "10:yard"), seat=1)
    sitting.choose("observe:djamal:head.0:20", seat=0)

    assert [sitting.asked(seat) for seat in range(4)] == ["act"] * 4
    assert {option.split(":")[1] for option in sitting.options(1) if option != "rest"} == {"maeve"}


@pytest.mark.rule("HER-TIME-11")
def test_whoever_rests_is_asked_again_when_something_new_comes_to_light() -> None:
    family = {"djamal": {"area": "10:yard"}, "maeve": {"area": "10:road"}, "brick": {"area": "10:road"}}
    sitting = Sitting(players=2, board=[10], family=family).choose("rest", seat=1)
    assert sitting.asked(1) is None
    sitting.choose("observe:djamal:head.0:20", seat=0)
    assert sitting.asked(1) == "act"

    sitting.choose("rest", seat=1).choose("rest", seat=0)
    assert sitting.told("hourglass")


@pytest.mark.rule("HER-GEN-05", "HER-GEN-06", "HER-GEN-07", "HER-GEN-03")
@pytest.mark.parametrize(
    ("players", "controlled"),
    [
        (1, [["djamal", "maeve", "selena", "brick"]]),
        (2, [["djamal", "selena"], ["maeve", "brick"]]),
        (3, [["djamal", "brick"], ["maeve", "brick"], ["selena", "brick"]]),
    ],
)
def test_four_members_are_shared_among_the_players(players: int, controlled: list[list[str]]) -> None:
    family = Sitting(players=players, board=[10]).sees()["family"]

    assert [[one["name"] for one in family if seat in one["seats"]] for seat in range(players)] == controlled


@pytest.mark.rule("HER-MAT-06", "HER-MAT-03", "HER-MAT-12")
def test_one_interact_action_picks_up_materials_and_items() -> None:
    """Printed sample: two materials and the rifle."""
    rifle = (
        '[[item]]\nnumber = 41\n[item.front]\nvalue = 3\nbackground = "brown"\nanchor = "brown"\n'
        "spaces = [{ icons = [], heart = false, effect = { ranged = { range = 3, strength = 3 } } }]\n"
    )
    family = {"maeve": {"area": "11:field"}, "brick": {"area": "11:field", "items": [41]}}
    sitting = Sitting(board=[10, [11, 0, -1, 0]], items=rifle, family=family).choose("drop:brick:41")
    assert (sitting.zone(41), sitting.sees()["beside"][0]["area"]) == ("beside", sitting.area_number("11:field"))
    sitting.choose("pick-up:maeve:torso.0")

    maeve = sitting.member("maeve")
    assert (maeve["materials"], sitting.zone(41), sitting.lying("11:field")) == (2, "equipment", {})
    assert 41 in [item["number"] for item in maeve["equipment"] if item]


@pytest.mark.rule("HER-NARR-12", "HER-NARR-13", "HER-NARR-14", "HER-NARR-15")
def test_a_terrain_action_is_linked_to_its_area_and_removes_the_last_token() -> None:
    """Printed sample: 958b."""
    action = (
        '[[narrative]]\nnumber = 22\n[narrative.front]\ninstructions = [{ add_tokens = { kind = "general" } }]\n'
        'terrain_actions = [{ terrain = "10", area = "yard", icon = "interact", instructions = ['
        '{ remove_tokens = "general" }, '
        '{ if = { condition = { tokens_on = { kind = "general", op = "==", n = 0 } }, then = "flip" } }'
        "] }]\n[narrative.back]\n"
    )
    sitting = at("10:yard", narrative=told_by(20, "[{ take = 22 }]") + action).choose("observe:maeve:head.0:20")
    assert (sitting.zone(22), sitting.tokens(22)) == ("beside", {"general": 1})
    sitting.choose("terrain-action:maeve:torso.0:22:0")

    assert (sitting.side(22), sitting.zone(22)) == ("back", "read")


@pytest.mark.rule("HER-KARMA-01", "HER-KARMA-08", "HER-KARMA-09", "HER-KARMA-10", "HER-KARMA-02")
def test_using_the_effect_of_pacifism_replaces_it_and_shuffles_everything() -> None:
    """Printed sample: Pacifism I is replaced by 917 and burned."""
    draws = '[{ draw_karma = {} }, { draw_karma = {} }, { use_karma_effect = "pacifism" }]'
    sitting = at("10:yard", narrative=told_by(20, draws)).choose("observe:maeve:head.0:20")

    karma = sitting.sees()["karma"]
    assert (karma["deck"], karma["discard"], sitting.zone(903), sitting.zone(917)) == (9, [], "burned", "karma")
    assert sitting.game.census(sitting.table)["karma types"] == 9


@pytest.mark.rule("HER-KARMA-03", "HER-KARMA-04", "HER-KARMA-05")
def test_the_discard_pile_lies_open_and_refills_an_empty_deck() -> None:
    ten = f"[{', '.join(['{ draw_karma = {} }'] * 10)}]"
    sitting = at("10:yard", narrative=told_by(20, ten)).choose("observe:maeve:head.0:20")

    karma = sitting.sees()["karma"]
    assert (karma["deck"], len(karma["discard"])) == (8, 1)


@pytest.mark.rule("HER-KARMA-04", "HER-GEN-08")
def test_nobody_looks_through_the_draw_pile_of_karma_not_even_at_cards_seen_before() -> None:
    """Nine cards were drawn and seen; after the tenth, eight of them lie in the draw pile, face down again."""
    ten = f"[{', '.join(['{ draw_karma = {} }'] * 10)}]"
    sitting = at("10:yard", narrative=told_by(20, ten)).choose("observe:maeve:head.0:20")

    assert len(sitting.told("karma-drawn")) == 10
    assert sitting.sees()["karma"].keys() == {"deck", "discard", "drawn"}
    assert sitting.sees()["karma"]["deck"] == 8, "its size, and nothing else"
    assert not any(knows(sitting.table, None, 2 * card) for card in sitting.table.karma_deck)
