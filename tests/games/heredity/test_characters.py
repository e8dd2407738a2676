"""HER-NPC: how others come into play, whom they go for, what they do, and how they die."""

from __future__ import annotations

from typing import Any

import pytest

from .samples import ROW, item, npc
from .sitting import FARM, Sitting, told_by

PLUS_ONE = 902
WIDE = ROW.replace("capacity = 2", "capacity = 4")
IN_A = '{ terrain = 10, area = "a" }'


def acts(card: str, people: dict[str, Any], figures: list[str], terrain: str = ROW, **more: Any) -> Sitting:
    """The hourglass stops on the card of somebody."""
    return Sitting(
        phase="arrive", npcs=card, terrain=terrain, board=[10], family={n: {"area": a} for n, a in people.items()},
        timeline=["family", 50], hourglass=50, figures={"50": figures}, karma=[PLUS_ONE], **more,
    )  # fmt: skip


def hits(sitting: Sitting) -> list[tuple[list[int], int]]:
    """Who attacked whom, in order."""
    return [(list(one["attackers"]), one["character"]) for one in sitting.told("attacked")]


def where(sitting: Sitting) -> dict[int, int]:
    return {one["character"]: one["area"] for one in sitting.sees()["characters"]}


# Coming into play


@pytest.mark.rule("HER-NPC-01", "HER-NPC-03")
def test_a_card_tells_attitude_life_and_defence() -> None:
    sitting = acts(npc(50, "[]", "hostile", life=3, defence=5), {"brick": "10:d"}, ["10:a"])
    one = sitting.sees()["characters"][0]

    assert (one["attitude"], one["life"], one["damage"], one["defence"]) == ("hostile", 3, 0, 5)


@pytest.mark.rule("HER-NPC-01")
def test_everybody_reads_what_is_printed_on_the_card_of_somebody() -> None:
    printed = 'actions = [{ icon = "talk", instructions = "burn" }]\ndeath_effect = [{ gain_materials = 2 }]'
    stranger = npc(50, "[{ move = 2 }, { melee = 1 }]", "neutral", life=3, defence=5, more=printed)
    card = acts(stranger, {"brick": "10:d"}, ["10:a"]).sees()["timeline"][1]

    assert (card["name"], card["colour"]) == ("card-50", "blue")
    assert [card["npc"][part] for part in ("attitude", "life", "defence")] == ["neutral", 3, 5]
    assert [line["kind"] for line in card["npc"]["ai"]] == ["move", "melee"]
    assert [action["icon"] for action in card["npc"]["actions"]] == ["talk"]
    assert card["npc"]["death"] is not None


@pytest.mark.rule("HER-NPC-02")
def test_whoever_is_anchored_stands_in_the_named_area() -> None:
    sitting = Sitting(
        narrative=told_by(20, "[{ take = 50 }]"), npcs=npc(50, "[]", placement='{ terrain = 10, area = "hut" }'),
        board=[10], family={"maeve": {"area": "10:yard"}},
    ).choose("observe:maeve:head.0:20")  # fmt: skip

    assert (sitting.area(50), sitting.timeline()) == ("10:hut", ["family", 50])


GATE = FARM.replace('{ icon = "observe", area = "yard", card = 20 }', '{ icon = "talk", area = "yard", card = 20 }')
IN_THE_HUT = '{ terrain = 10, area = "hut" }'


def called(card: str, narrative: str = told_by(20, "[{ take = 50 }]"), **more: Any) -> Sitting:
    """Maeve talks where the icon is, in the yard."""
    people, terrain = {"maeve": {"area": "10:yard"}}, more.pop("terrain", GATE)
    sitting = Sitting(narrative=narrative, npcs=card, terrain=terrain, board=[10], family=people, **more)
    return sitting.choose(next(iter(sitting.options(starting="talk:maeve"))))


@pytest.mark.rule("HER-ACT-05", "HER-NPC-02")
def test_an_npc_called_by_talking_comes_to_the_talk_icon_whatever_its_card_prints() -> None:
    """Card 50 prints the hut; the icon names it itself, or a story that takes it."""
    stranger = npc(50, "[]", placement=IN_THE_HUT)
    itself = called(stranger, "", terrain=GATE.replace("card = 20", "card = 50"))
    through_a_story = called(stranger)

    assert [(one.area(50), one.timeline()) for one in (itself, through_a_story)] == [("10:yard", ["family", 50])] * 2


@pytest.mark.rule("HER-ACT-05", "HER-NPC-05")
@pytest.mark.parametrize("placement", ['"talk_icon"', IN_THE_HUT])
def test_an_npc_called_by_talking_comes_although_the_timeline_has_no_place(placement: str) -> None:
    full = '[[narrative]]\nnumber = 31\n[narrative.front]\nanchor = { colour = "blue" }\nslots = []\n'
    sitting = called(npc(50, "[]", placement=placement), told_by(20, "[{ take = 50 }]") + full, timeline=["family", 31])

    assert (sitting.area(50), sitting.zone(50), sitting.timeline()) == ("10:yard", "read", ["family", 31])


@pytest.mark.rule("HER-ACT-05", "HER-NPC-04")
def test_of_several_who_are_called_those_for_whom_there_is_no_room_stand_beside() -> None:
    """The yard has room for Maeve and one of two brothers; the other goes into the hut or onto the road."""
    sitting = called(npc(50, "[]", figures=2, placement=IN_THE_HUT))
    assert (sitting.asked(), sitting.options()) == ("npc-place", [sitting.step("10:hut"), sitting.step("10:road")])
    sitting.choose(sitting.step("10:road"))

    assert sorted(where(sitting).values()) == [sitting.area_number("10:yard"), sitting.area_number("10:road")]


@pytest.mark.rule("HER-NPC-02", "HER-ACT-05")
def test_an_npc_who_is_turned_over_by_talking_is_not_called() -> None:
    """It is there already, so that its new side says where it goes."""
    front = npc(50, "[]", placement=IN_THE_HUT)
    turned = f"{front}[npc.back]{front.split('[npc.front]')[1]}"
    flip = told_by(20, "[{ flip = 50 }]")
    sitting = called(turned, flip, timeline=["family", 50], figures={"50": ["10:road"]})

    assert (sitting.side(50), sitting.area(50)) == ("back", "10:hut")


@pytest.mark.rule("HER-NPC-04")
def test_in_a_crowded_area_there_is_no_place_so_the_next_one_is_taken() -> None:
    """The yard is full; hut and road are equally near, across a green and a white line."""
    people = {"maeve": {"area": "10:yard"}, "brick": {"area": "10:yard"}}
    sitting = Sitting(narrative=told_by(20, "[{ take = 50 }]"), npcs=npc(50, "[]"), board=[10], family=people)
    sitting.choose("observe:maeve:head.0:20")
    assert (sitting.asked(), sitting.options()) == ("npc-place", [sitting.step("10:hut"), sitting.step("10:road")])
    sitting.choose(sitting.step("10:hut"))

    assert sitting.area(50) == "10:hut"


@pytest.mark.rule("HER-NPC-04")
def test_where_fire_and_walls_surround_a_crowd_nobody_is_placed() -> None:
    burning = FARM.replace('colour = "white"', 'colour = "red"').replace('colour = "green"', 'colour = "blue"')
    people = {"maeve": {"area": "10:yard"}, "brick": {"area": "10:yard"}}
    sitting = Sitting(
        narrative=told_by(20, "[{ take = 50 }]"), npcs=npc(50, "[]"), terrain=burning, board=[10], family=people
    ).choose("observe:maeve:head.0:20")  # fmt: skip

    assert (sitting.asked(), sitting.area(50), sitting.zone(50)) == ("act", None, "timeline")


@pytest.mark.rule("HER-NPC-05")
def test_whose_card_is_not_on_the_timeline_does_nothing() -> None:
    sitting = Sitting(
        npcs=npc(50, "[{ move = 1 }, { melee = 2 }]"), board=[10], family={"maeve": {"area": "10:yard"}},
        read=[50], figures={"50": ["10:yard"]},
    ).choose("rest")  # fmt: skip

    assert (sitting.asked(), sitting.told("attacked")) == ("act", [])


# Attitudes


@pytest.mark.rule("HER-NPC-06", "HER-CARD-10")
@pytest.mark.parametrize(("made", "attitude"), [("neutral", "hostile"), ("ally", "ally")])
def test_a_bribed_enemy_whose_new_side_prints_the_hostile_icon(made: str, attitude: str) -> None:
    """What was neutral without a token is hostile by the icon that shows now; an ally's token stays on its card."""
    story = told_by(20, f'[{{ set_attitude = {{ npc = 50, attitude = "{made}" }} }}, {{ flip = 50 }}]')
    enemy = npc(50, "[]")
    back = enemy.split("[npc.front]")[1]
    sitting = Sitting(
        narrative=story, npcs=f"{enemy}[npc.back]{back}", board=[10], family={"maeve": {"area": "10:yard"}},
        timeline=["family", 50], figures={"50": ["10:road"]},
    ).choose("observe:maeve:head.0:20")  # fmt: skip

    assert sitting.side(50) == "back"
    assert [one["attitude"] for one in sitting.sees()["characters"]] == [attitude]


@pytest.mark.rule("HER-NPC-08", "HER-NPC-09")
def test_a_card_makes_all_figures_of_an_npc_hostile_together() -> None:
    story = told_by(20, '[{ set_attitude = { npc = 50, attitude = "hostile" } }]')
    sitting = Sitting(
        narrative=story, npcs=npc(50, "[]", "neutral", figures=2), board=[10], family={"maeve": {"area": "10:yard"}},
        timeline=["family", 50], figures={"50": ["10:road", "10:hut"]},
    )  # fmt: skip
    assert [one["attitude"] for one in sitting.sees()["characters"]] == ["neutral", "neutral"]
    sitting.choose("observe:maeve:head.0:20")

    assert [one["attitude"] for one in sitting.sees()["characters"]] == ["hostile", "hostile"]
    assert sitting.tokens(50) == {"hostile": 1}


# Acting


@pytest.mark.rule("HER-NPC-11")
def test_of_several_the_nearest_acts_first_and_completely() -> None:
    """Constructed example: a at distance 1, b at distance 3; a moves and attacks, then b."""
    sitting = acts(
        npc(50, "[{ move = 2 }, { melee = 1 }]", figures=2), {"brick": "10:d"}, ["10:a", "10:c"],
    )  # fmt: skip
    while sitting.asked() == "allocate":
        sitting.choose(sitting.options()[0])

    assert hits(sitting) == [([5], 3)]
    assert [one["character"] for one in sitting.told("npc-moved")] == [5, 4]
    assert where(sitting) == {4: sitting.area_number("10:c"), 5: sitting.area_number("10:d")}


@pytest.mark.rule("HER-NPC-15")
def test_the_target_is_chosen_once_and_kept() -> None:
    """Brick is nearest at first; after a summons Maeve is nearer, but the fox keeps going for Brick."""
    summons = '{ instruction = { move_character = { who = "maeve", to = { terrain = 10, area = "a" } } } }'
    sitting = acts(
        npc(50, f"[{summons}, {{ move = 2 }}, {{ melee = 1 }}]"), {"brick": "10:c", "maeve": "10:d"}, ["10:a"]
    )

    assert (sitting.area("maeve"), hits(sitting)) == ("10:a", [([4], 3)])


@pytest.mark.rule("HER-NPC-15", "HER-DYING-02")
def test_against_a_target_that_starts_dying_no_further_blow_falls() -> None:
    brick = {"area": "10:b", "injured": ["head", "torso", "feet"], "damage": ["torso.0", "feet.0"]}
    sitting = Sitting(
        phase="arrive", npcs=npc(50, "[{ melee = 2 }, { melee = 2 }]"), terrain=ROW, board=[10],
        family={"brick": brick}, timeline=["family", 50], hourglass=50, figures={"50": ["10:b"]}, karma=[PLUS_ONE],
    )  # fmt: skip

    assert (len(hits(sitting)), sitting.member("brick")["dying"]) == (1, True)


ISLAND = ROW.replace('{ between = ["a", "b"], colour = "white" }', '{ between = ["a", "b"], colour = "blue" }')
"""A window parts the first area from the others."""


@pytest.mark.rule("HER-NPC-16", "HER-RANGE-08")
def test_who_cannot_be_reached_is_shot_at_through_a_window() -> None:
    shooter = npc(50, "[{ move = 1 }, { ranged = { range = 1, strength = 1 } }]")
    near = acts(shooter, {"brick": "10:b", "maeve": "10:d"}, ["10:a"], ISLAND)
    far = acts(shooter, {"brick": "10:c", "maeve": "10:d"}, ["10:a"], ISLAND)

    assert (hits(near), hits(far), far.area(50)) == ([([4], 3)], [], "10:a")


@pytest.mark.rule("HER-NPC-17")
def test_if_everybody_is_dying_nobody_is_attacked() -> None:
    gone = {"area": "10:b", "injured": ["head", "torso", "feet"], "damage": ["head.0", "torso.0", "feet.0"]}
    sitting = Sitting(
        phase="arrive", npcs=npc(50, "[{ move = 1 }, { melee = 2 }]"), terrain=ROW, board=[10], family={"brick": gone},
        timeline=["family", 50], hourglass=50, figures={"50": ["10:a"]},
    )  # fmt: skip

    assert (sitting.area(50), hits(sitting)) == ("10:a", [])


@pytest.mark.rule("HER-NPC-18")
def test_lines_are_carried_out_in_printed_order() -> None:
    """Biting before moving reaches nobody; moving before biting does."""
    bites_first = acts(npc(50, "[{ melee = 1 }, { move = 1 }]"), {"brick": "10:b"}, ["10:a"])
    moves_first = acts(npc(50, "[{ move = 1 }, { melee = 1 }]"), {"brick": "10:b"}, ["10:a"])

    assert (hits(bites_first), bites_first.area(50)) == ([], "10:b")
    assert hits(moves_first) == [([4], 3)]


@pytest.mark.rule("HER-NPC-18")
def test_other_instructions_of_an_npc_come_where_they_are_printed() -> None:
    """Whoever is called first can be bitten; whoever is called when the bite is over is not."""
    calls = f'{{ instruction = {{ move_character = {{ who = "brick", to = {IN_A} }} }} }}'
    calls_first = acts(npc(50, f"[{calls}, {{ melee = 1 }}]"), {"brick": "10:d"}, ["10:a"])
    bites_first = acts(npc(50, f"[{{ melee = 1 }}, {calls}]"), {"brick": "10:d"}, ["10:a"])

    assert (hits(calls_first), hits(bites_first)) == ([([4], 3)], [])
    assert bites_first.area("brick") == "10:a"


FORK = """
[[terrain]]
number = 10
[terrain.front]
plan = ["sxt", "s.t", "syt"]
areas = [
  { id = "start", cells = "s", capacity = 4 }, { id = "fire", cells = "x", capacity = 2 },
  { id = "path", cells = "y", capacity = 2 }, { id = "target", cells = "t", capacity = 4 },
  { id = "rock", cells = ".", capacity = 1 },
]
lines = [
  { between = ["start", "fire"], colour = "red" }, { between = ["fire", "target"], colour = "white" },
  { between = ["start", "path"], colour = "white" }, { between = ["path", "target"], colour = "white" },
  { between = ["start", "rock"], colour = "black" }, { between = ["rock", "target"], colour = "black" },
  { between = ["fire", "rock"], colour = "black" }, { between = ["path", "rock"], colour = "black" },
]
"""


@pytest.mark.rule("HER-NPC-21")
def test_of_two_shortest_ways_the_one_without_fire_is_taken() -> None:
    """Constructed example: two paths of two areas, one across a red line."""
    sitting = acts(npc(50, "[{ move = 1 }]"), {"brick": "10:target"}, ["10:start"], FORK)

    assert sitting.area(50) == "10:path"


@pytest.mark.rule("HER-NPC-21", "HER-GEN-11")
def test_between_equal_ways_the_players_choose() -> None:
    sitting = acts(
        npc(50, "[{ move = 1 }]"), {"brick": "10:target"}, ["10:start"], FORK.replace('"red"', '"white"')
    )  # fmt: skip
    assert sitting.asked() == "npc-path"
    sitting.choose(sitting.step("10:fire"))

    assert sitting.area(50) == "10:fire"


@pytest.mark.rule("HER-NPC-21", "HER-MOVE-04")
def test_the_only_way_through_fire_hurts_the_npc() -> None:
    closed = FORK.replace('["start", "path"], colour = "white"', '["start", "path"], colour = "black"')
    sitting = acts(npc(50, "[{ move = 1 }]"), {"brick": "10:target"}, ["10:start"], closed)

    assert (sitting.area(50), sitting.sees()["characters"][0]["damage"]) == ("10:fire", 1)


@pytest.mark.rule("HER-EXPL-08")
def test_npcs_never_explore() -> None:
    """Brick stands where only unexplored ground could lead: the fox stays on the farm."""
    sitting = Sitting(
        phase="arrive", npcs=npc(50, "[{ move = 5 }]"), board=[10, [11, 1, 0, 0]], timeline=["family", 50],
        family={"brick": {"area": "11:field"}}, hourglass=50, figures={"50": ["10:road"]},
    )  # fmt: skip

    assert sitting.area(50) == "10:road"
    assert len(sitting.sees()["board"]) == 2


@pytest.mark.rule("HER-COMBAT-20", "HER-NPC-22")
@pytest.mark.parametrize(("moves", "blows"), [("[{ move = 1 }, { melee = 1 }]", 1), ("[{ melee = 1 }]", 0)])
def test_a_blow_into_a_crowd_needs_a_step_that_is_left(moves: str, blows: int) -> None:
    """The area beside is full: with a step left the fox strikes as if inside, without it cannot."""
    sitting = acts(npc(50, moves), {"brick": "10:b", "maeve": "10:b"}, ["10:a"])
    if sitting.asked() == "target":
        sitting.choose("character:3")

    assert (len(hits(sitting)), sitting.area(50)) == (blows, "10:a")


@pytest.mark.rule("HER-NPC-22", "HER-MOVE-07")
@pytest.mark.parametrize(("areas", "end"), [(1, "10:a"), (2, "10:c")])
def test_nobody_ends_a_move_in_a_crowd_but_may_pass_through(areas: int, end: str) -> None:
    """Two strangers fill the second area on the way to Brick in the fourth."""
    both = npc(50, f"[{{ move = {areas} }}]") + npc(51, "[]", "neutral", figures=2, placement=IN_A)
    sitting = Sitting(
        phase="arrive", npcs=both, terrain=ROW, board=[10], family={"brick": {"area": "10:d"}},
        timeline=["family", 50, 51], hourglass=50, figures={"50": ["10:a"], "51": ["10:b", "10:b"]},
    )  # fmt: skip

    assert sitting.area(50) == end


@pytest.mark.rule("HER-NPC-20", "HER-NPC-22")
@pytest.mark.parametrize(("areas", "end", "shots"), [(3, "10:d", 1), (2, "10:b", 0)])
def test_a_shooter_goes_on_from_a_crowd_where_it_cannot_stop(areas: int, end: str, shots: int) -> None:
    """It could shoot from the third area, which is full: it passes it if it can, and otherwise waits before it."""
    shooter = npc(50, f"[{{ move = {areas} }}, {{ ranged = {{ range = 1, strength = 1 }} }}]")
    sitting = Sitting(
        phase="arrive", npcs=shooter + npc(51, "[]", "neutral", figures=2, placement=IN_A), terrain=ROW, board=[10],
        family={"brick": {"area": "10:d"}}, timeline=["family", 50, 51], hourglass=50, karma=[PLUS_ONE],
        figures={"50": ["10:a"], "51": ["10:c", "10:c"]},
    )  # fmt: skip

    assert (sitting.area(50), len(hits(sitting))) == (end, shots)


HANGING = npc(50, "[{ melee = 1 }]", life=1).replace('colour = "blue"', 'colour = "red"')


def beside_a_hanging_enemy() -> Sitting:
    """The card of an enemy hangs below the family card; Brick stands beside its figure."""
    return Sitting(
        npcs=HANGING, board=[10], family={"brick": {"area": "10:yard"}}, below=[["family", 50, "red"]],
        figures={"50": ["10:yard"]}, karma=[PLUS_ONE], phase="arrive",
    )  # fmt: skip


@pytest.mark.rule("HER-NPC-10", "HER-ANCH-12")
def test_an_enemy_below_the_family_card_acts_when_the_family_has_acted() -> None:
    sitting = beside_a_hanging_enemy()
    assert (sitting.asked(), hits(sitting)) == ("act", [])
    sitting.choose("rest")

    assert len(hits(sitting)) == 1


@pytest.mark.rule("HER-NPC-28")
def test_the_card_of_a_dead_enemy_leaves_its_place_below_the_family_card() -> None:
    sitting = beside_a_hanging_enemy().choose("attack:brick:torso.0:4")

    assert sitting.zone(50) == "burned"
    assert sitting.sees()["timeline"][0]["below"] == []


@pytest.mark.rule("HER-COMBAT-16")
def test_an_attack_on_all_draws_a_card_for_each_in_the_order_of_the_players() -> None:
    sweeping = npc(50, '[{ melee = { strength = 1, targets = "all_in_area" } }]')
    sitting = acts(sweeping, {"brick": "10:b", "maeve": "10:b"}, ["10:b"])
    sitting.choose("character:1", "character:3")
    while sitting.asked() == "allocate":
        sitting.choose(sitting.options()[0])

    assert [target for _, target in hits(sitting)] == [3, 1]
    assert sitting.sees()["karma"]["deck"] == 7


@pytest.mark.rule("HER-COMBAT-16", "HER-COMBAT-10", "HER-COMBAT-14")
def test_of_an_attack_on_all_each_blow_has_its_own_karma_card_and_its_own_defence() -> None:
    """Strength 2: Maeve's card makes the blow fail, Brick's adds 2, and of that his coat takes 1 off."""
    sweeping = npc(50, '[{ melee = { strength = 2, targets = "all_in_area" } }]')
    coat = item(45, "grey_torso", "permanent = [{ defence = 1 }]")
    people = {"brick": {"area": "10:b", "items": [45]}, "maeve": {"area": "10:b"}}
    sitting = Sitting(
        phase="arrive", npcs=sweeping, items=coat, terrain=ROW, board=[10], family=people,
        timeline=["family", 50], hourglass=50, figures={"50": ["10:b"]}, karma=[903, 901],
    ).choose("character:3", "character:1")  # fmt: skip
    while sitting.asked() == "allocate":
        sitting.choose(sitting.options()[0])

    assert [target for _, target in hits(sitting)] == [1, 3]
    assert (sum(sitting.damage("maeve").values()), sum(sitting.damage("brick").values())) == (0, 3)
    assert [card["number"] for card in sitting.sees()["karma"]["discard"]] == [903, 901]


@pytest.mark.rule("HER-COMB-09")
def test_enemies_strike_one_by_one() -> None:
    sitting = acts(npc(50, "[{ melee = 1 }]", figures=2), {"brick": "10:b"}, ["10:b", "10:b"],
                   WIDE)  # fmt: skip
    sitting.choose("character:4")
    while sitting.asked() == "allocate":
        sitting.choose(sitting.options()[0])

    assert hits(sitting) == [([4], 3), ([5], 3)]


@pytest.mark.rule("HER-NPC-31", "HER-NPC-26", "HER-NPC-27", "HER-NPC-28")
def test_each_of_several_has_its_own_life_and_its_own_death() -> None:
    story = told_by(20, "[{ damage = { who = { npc = 50, figure = 1 }, n = 3 } }]")
    two = npc(50, "[]", life=3, figures=2, more="death_effect = [{ gain_materials = 1 }]")
    sitting = Sitting(
        narrative=story, npcs=two, board=[10], family={"maeve": {"area": "10:yard"}}, timeline=["family", 50],
        figures={"50": ["10:road", "10:hut"]},
    ).choose("observe:maeve:head.0:20")  # fmt: skip

    assert (len(sitting.sees()["characters"]), sitting.zone(50)) == (1, "timeline")
    assert sitting.lying("10:road") == {"material": 1}


@pytest.mark.rule("HER-NPC-26")
@pytest.mark.parametrize(("damage", "alive"), [(2, 1), (3, 0), (5, 0)])
def test_life_three_bears_two_damage(damage: int, alive: int) -> None:
    """Constructed examples."""
    story = told_by(20, f"[{{ damage = {{ who = 50, n = {damage} }} }}]")
    sitting = Sitting(
        narrative=story, npcs=npc(50, "[]", life=3), board=[10], family={"maeve": {"area": "10:yard"}},
        timeline=["family", 50], figures={"50": ["10:road"]},
    ).choose("observe:maeve:head.0:20")  # fmt: skip

    assert len(sitting.sees()["characters"]) == alive


@pytest.mark.rule("HER-NPC-27")
def test_statements_hear_of_a_death() -> None:
    hears = (
        '[[narrative]]\nnumber = 22\n[narrative.front]\npersistent = [{ text = "knell", statement = [{ '
        'trigger = { npc_dies = 50 }, instructions = { set_flag = "mourned" } }] }]\n'
    )
    story = told_by(20, "[{ damage = { who = 50, n = 9 } }]")
    sitting = Sitting(
        narrative=hears + story, npcs=npc(50, "[]"), board=[10], family={"maeve": {"area": "10:yard"}}, read=[22],
        timeline=["family", 50], figures={"50": ["10:road"]},
    ).choose("observe:maeve:head.0:20")  # fmt: skip

    assert sitting.sees()["flags"] == {"mourned": 1}


@pytest.mark.rule("HER-NPC-25")
def test_an_action_on_an_npc_wants_the_same_area_and_its_price() -> None:
    feeding = npc(50, "[]", more='actions = [{ icon = "interact", cost = [{ token_kind = "material" }], '
                                 'instructions = { set_flag = "fed" } }]')  # fmt: skip

    def meet(area: str, materials: int) -> Sitting:
        people = {"maeve": {"area": area, "materials": materials}}
        return Sitting(npcs=feeding, board=[10], family=people, timeline=["family", 50], figures={"50": ["10:road"]})

    feed = "npc-action:maeve:torso.0:50:0"
    assert (meet("10:yard", 1).why_not(feed), meet("10:road", 0).why_not(feed)) == ("HER-NPC-25", "HER-ACT-09")
    assert meet("10:road", 1).choose(feed).sees()["flags"] == {"fed": 1}


@pytest.mark.rule("HER-NPC-14", "HER-NPC-12")
def test_a_farther_target_is_refused_with_the_rule() -> None:
    people = {"brick": "10:b", "maeve": "10:b", "djamal": "10:d"}
    sitting = acts(npc(50, "[{ melee = 1 }]"), people, ["10:a"])

    assert sitting.options() == ["character:1", "character:3"]
    assert sitting.why_not("character:0") == "HER-NPC-12"
