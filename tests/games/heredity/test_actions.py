"""HER-TOKEN, HER-PC, HER-ACT, HER-HEAL: tokens, spaces, what a member of the family may do, and why not."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from tablewright.engine.dice import Luck
from tablewright.engine.options import Reason
from tablewright.engine.position import Position
from tablewright.games.heredity import GAME, reasons

from .samples import CLUB, item, npc
from .sitting import FARM, Sitting, event_card, told_by

TALKING = FARM.replace(
    'actions = [{ icon = "observe", area = "yard", card = 20 }]',
    'actions = [{ icon = "observe", area = "yard", card = 20 }, { icon = "talk", area = "road", card = 50 }, '
    '{ icon = "interact", area = "hut", card = 21 }]',
)
WAITING = npc(50, "[]", "neutral", placement='"talk_icon"')


def at(area: str, **more: Any) -> Sitting:
    return Sitting(board=[10], family={"maeve": {"area": area}}, **more)


# Tokens and spaces


@pytest.mark.rule("HER-PC-01", "HER-PC-02", "HER-TOKEN-01")
def test_everybody_has_three_cards_three_tokens_and_spaces_for_four_actions() -> None:
    for one in Sitting(board=[10]).sees()["family"]:
        assert [part["part"] for part in one["body"]] == ["head", "torso", "feet"]
        icons = {icon for part in one["body"] for space in part["spaces"] for icon in space["icons"]}
        assert icons == {"observe", "talk", "interact", "move"}
        assert one["available"] == 3


@pytest.mark.rule("HER-TOKEN-03")
def test_a_space_with_a_token_or_with_damage_is_not_free() -> None:
    """Constructed examples: one damage token, one action token, an empty space."""
    people = {"maeve": {"area": "10:yard", "damage": ["feet.0"]}}
    sitting = Sitting(board=[10], family=people)
    assert sitting.why_not(sitting.move("maeve:feet.0", "10:road")) == "HER-TOKEN-03"
    sitting.choose(sitting.move("maeve:feet.1", "10:road"))

    assert sitting.why_not(sitting.move("maeve:feet.1", "10:yard")) == "HER-TOKEN-03"
    assert sitting.why_not("observe:maeve:head.0:20") == "HER-ACT-01"  # the space is free, only the icon is elsewhere


@pytest.mark.rule("HER-TOKEN-04")
def test_of_a_space_with_two_icons_one_is_used() -> None:
    """Maeve's second head space shows observe and talk."""
    people = {"maeve": {"area": "10:road"}, "djamal": {"area": "10:road"}}
    sitting = Sitting(terrain=TALKING, npcs=WAITING, board=[10], family=people)
    assert "talk:maeve:head.1:50" in sitting.options()
    sitting.choose("talk:maeve:head.1:50")

    assert sitting.area(50) == "10:road"
    assert sitting.icons("10:yard") == [["observe", 20]]  # nothing was observed
    assert sitting.member("maeve")["available"] == 2


@pytest.mark.rule("HER-TOKEN-07")
def test_without_an_available_token_nothing_can_be_paid() -> None:
    people = {"maeve": {"area": "10:yard", "available": 0}, "brick": {"area": "10:yard"}}
    sitting = Sitting(board=[10], family=people)

    assert sitting.why_not("observe:maeve:head.0:20") == "HER-TOKEN-07"
    assert sitting.why_not(sitting.move("maeve:feet.0", "10:road")) == "HER-TOKEN-07"
    assert "observe:brick:head.0:20" in sitting.options()


@pytest.mark.rule("HER-TOKEN-08", "HER-ITEM-04")
def test_nobody_uses_the_things_of_another() -> None:
    people = {"brick": {"area": "10:yard", "items": [40]}, "maeve": {"area": "10:yard"}}
    sitting = Sitting(
        items=CLUB, npcs=npc(50, "[]"), board=[10], family=people, timeline=["family", 50], figures={"50": ["10:road"]}
    )
    sitting.choose(sitting.move("brick:feet.0", "10:road"))

    assert "attack:brick:i40.0:4" in sitting.options()
    assert not [option for option in sitting.options(starting="attack:maeve") if "i40" in option]


@pytest.mark.rule("HER-TOKEN-09")
def test_outside_the_family_card_nobody_acts() -> None:
    story = event_card(30, '[{ choose = { options = [{ text = "a", instruction = { set_flag = "a" } }, '
                           '{ text = "b", instruction = { set_flag = "b" } }] } }]')  # fmt: skip
    sitting = at("10:yard", narrative=story, timeline=["family", 30]).choose("rest")

    assert (sitting.asked(), sitting.options()) == ("choose-option", ["option:a", "option:b"])


# Icons


@pytest.mark.rule("HER-ACT-03", "HER-ACT-04", "HER-ACT-05", "HER-NPC-02", "HER-TERR-05")
def test_talking_takes_the_named_card_and_the_person_appears_at_the_icon() -> None:
    elsewhere = at("10:yard", terrain=TALKING, npcs=WAITING)
    assert elsewhere.why_not("talk:maeve:head.1:50") == "HER-ACT-03"
    sitting = at("10:road", terrain=TALKING, npcs=WAITING).choose("talk:maeve:head.1:50")

    assert (sitting.area(50), sitting.zone(50), sitting.icons("10:road")) == ("10:road", "timeline", [])


@pytest.mark.rule("HER-ACT-05", "HER-EXPL-06")
def test_a_person_appears_at_the_icon_itself_although_the_talk_begins_on_the_next_card() -> None:
    """The road of 10 goes on as the grass of 11; Maeve talks from the grass, the icon is on the road."""
    sitting = Sitting(
        terrain=TALKING, npcs=WAITING, board=[10, [11, 0, -1, 0]], family={"maeve": {"area": "11:grass"}}
    ).choose("talk:maeve:head.1:50")

    assert (sitting.area("maeve"), sitting.area(50)) == ("11:grass", "10:road")


@pytest.mark.rule("HER-ACT-04")
def test_talking_lays_a_token_on_a_free_talk_space() -> None:
    """Only the second space of Maeve's head shows the icon."""
    sitting = at("10:road", terrain=TALKING, npcs=WAITING)
    assert sitting.options(starting="talk") == ["talk:maeve:head.1:50"]
    maeve = sitting.choose("talk:maeve:head.1:50").member("maeve")
    assert ([space["token"] for space in maeve["body"][0]["spaces"]], maeve["available"]) == ([None, "maeve"], 2)

    hurt = {"maeve": {"area": "10:road", "damage": ["head.1"]}}
    taken = Sitting(terrain=TALKING, npcs=WAITING, board=[10], family=hurt)
    assert taken.why_not("talk:maeve:head.1:50") == "HER-TOKEN-03"


@pytest.mark.rule("HER-ACT-06", "HER-ACT-07", "HER-TERR-05")
def test_interacting_takes_the_card_that_its_icon_names() -> None:
    assert at("10:yard", terrain=TALKING).why_not("interact:maeve:torso.0:21") == "HER-ACT-06"
    sitting = at("10:hut", terrain=TALKING).choose("interact:maeve:torso.0:21")

    assert (sitting.zone(21), sitting.icons("10:hut")) == ("read", [])


@pytest.mark.rule("HER-ACT-09")
def test_nothing_is_offered_that_would_do_nothing() -> None:
    """Nobody is hurt, nothing lies about, nobody carries anything, nobody is there to be hit."""
    people = {"maeve": {"area": "10:hut"}, "brick": {"area": "10:hut"}}
    sitting = Sitting(board=[10], family=people)

    assert {option.split(":")[0] for option in sitting.options()} == {"move", "rest"}


@pytest.mark.rule("HER-ACT-09", "HER-MAT-06", "HER-HEAL-01", "HER-MAT-09")
def test_what_would_do_nothing_is_refused_with_its_rule() -> None:
    sitting = Sitting(board=[10], family={"maeve": {"area": "10:hut"}, "brick": {"area": "10:hut"}})

    assert sitting.why_not("pick-up:maeve:torso.0") == "HER-MAT-06"
    assert sitting.why_not("heal:maeve:torso.0:3") == "HER-HEAL-01"
    assert sitting.why_not("exchange:maeve:torso.0:brick") == "HER-MAT-09"


@pytest.mark.rule("HER-ACT-10")
@pytest.mark.parametrize("area", ["10:yard", "10:hut", "10:road"])
def test_an_action_without_a_place_is_possible_everywhere(area: str) -> None:
    whistle = (
        "[[narrative]]\nnumber = 22\n[narrative.front]\n"
        'free_actions = [{ icon = "talk", instructions = { set_flag = "whistled" } }]\n'
    )
    sitting = at(area, narrative=whistle, read=[22]).choose("free-action:maeve:head.1:22:0")

    assert sitting.sees()["flags"] == {"whistled": 1}
    assert sitting.member("maeve")["available"] == 2


# What cards forbid


FORBIDDING = '[[narrative]]\nnumber = 22\n[narrative.front]\npersistent = [{{ statement = "{0}", text = "{0}" }}]\n'


@pytest.mark.rule("HER-NARR-11", "HER-GEN-10")
@pytest.mark.parametrize(
    ("keyword", "option"),
    [
        ("no_talking", "talk:maeve:head.1:51"),
        ("no_attacks", "attack:maeve:torso.0:4"),
        ("no_healing", "heal:maeve:torso.0:3"),
        ("no_exchange", "exchange:maeve:torso.0:brick"),
    ],
)
def test_a_card_in_play_forbids_what_would_be_possible(keyword: str, option: str) -> None:
    people: dict[str, Any] = {
        "maeve": {"area": "10:road", "materials": 1}, "brick": {"area": "10:road", "damage": ["head.0"]},
    }  # fmt: skip
    ground = TALKING.replace("card = 50", "card = 51")
    common: dict[str, Any] = {
        "narrative": FORBIDDING.format(keyword) + told_by(51, "[]"), "terrain": ground, "npcs": npc(50, "[]"),
        "board": [10], "family": people, "timeline": ["family", 50], "figures": {"50": ["10:road"]},
    }  # fmt: skip

    assert Sitting(**common).why_not(option) is None
    assert Sitting(read=[22], **common).why_not(option) == "HER-NARR-11"


@pytest.mark.rule("HER-NARR-11", "HER-EXPL-02")
def test_a_card_in_play_forbids_exploring() -> None:
    sitting = at("10:road", narrative=FORBIDDING.format("no_exploring"), read=[22])

    assert sitting.why_not("move:maeve:feet.0:explore:11") == "HER-NARR-11"


# Terrain actions: refusals


BELL = (
    "[[narrative]]\nnumber = 22\n[narrative.front]\n"
    'terrain_actions = [{ terrain = "10", area = "yard", icon = "interact", '
    'cost = [{ token_kind = "material", n = 2 }], instructions = { set_flag = "rung" } }]\n'
)


@pytest.mark.rule("HER-NARR-14", "HER-NARR-15", "HER-NARR-16")
def test_a_terrain_action_wants_its_area_its_side_and_its_price() -> None:
    def beside(area: str, materials: int, **more: Any) -> Sitting:
        people = {"maeve": {"area": area, "materials": materials}}
        return Sitting(narrative=BELL, board=[10], read=[22], family=people, **more)

    ring = "terrain-action:maeve:torso.0:22:0"
    assert beside("10:road", 2).why_not(ring) == "HER-NARR-14"
    assert beside("10:yard", 2, flipped=[10]).why_not(ring) == "HER-NARR-15"
    assert beside("10:yard", 1).why_not(ring) == "HER-ACT-09"
    sitting = beside("10:yard", 4).choose(ring)
    assert (sitting.sees()["flags"], sitting.member("maeve")["materials"]) == ({"rung": 1}, 2)

    sitting.choose("terrain-action:maeve:torso.1:22:0")  # as often as one likes
    assert sitting.member("maeve")["materials"] == 0


@pytest.mark.rule("HER-NARR-12")
def test_an_instruction_can_add_an_action_to_a_terrain() -> None:
    adding = (
        '[{ add_terrain_action = { terrain = "10", area = "yard", icon = "observe", '
        'instructions = { set_flag = "looked" } } }]'
    )
    sitting = at("10:yard", narrative=told_by(20, adding)).choose("observe:maeve:head.0:20")
    sitting.choose("terrain-action:maeve:head.1:20:0")

    assert sitting.sees()["flags"] == {"looked": 1}


@pytest.mark.rule("HER-NARR-12")
def test_a_terrain_action_can_ask_for_the_space_of_an_item() -> None:
    lever = BELL.replace('icon = "interact"', 'icon = "item"').replace('{ token_kind = "material", n = 2 }', "")
    people = {"brick": {"area": "10:yard", "items": [40]}, "maeve": {"area": "10:yard"}}
    sitting = Sitting(narrative=lever, items=CLUB, board=[10], read=[22], family=people)

    assert sitting.options(starting="terrain-action") == ["terrain-action:brick:i40.0:22:0"]


# Healing


@pytest.mark.rule("HER-HEAL-01", "HER-HEAL-02")
def test_healing_frees_the_space_at_once() -> None:
    """Constructed example: damage removed from a space without an action token."""
    people = {"maeve": {"area": "10:yard"}, "brick": {"area": "10:yard", "damage": ["head.0", "feet.0"]}}
    sitting = Sitting(board=[10], family=people)
    assert "observe:brick:head.0:20" not in sitting.options()
    sitting.choose("heal:maeve:torso.0:3", "heart:brick:head.0")

    assert sitting.damage("brick") == {"head": 0, "torso": 0, "feet": 1}
    assert "observe:brick:head.0:20" in sitting.options()


@pytest.mark.rule("HER-HEAL-02", "HER-DMG-04")
def test_a_healed_space_with_a_token_is_not_free() -> None:
    """Constructed example: the damage lay under an action token."""
    hurt = told_by(20, '[{ damage = { who = "acting", n = 1 } }]')
    one = '{ icon = "observe", area = "yard", card = 20 }'
    more = FARM.replace(one, f"{one}, {one.replace('20', '21')}")
    people = {"brick": {"area": "10:yard"}, "maeve": {"area": "10:yard"}}
    sitting = Sitting(narrative=hurt, terrain=more, board=[10], family=people)
    sitting.choose("observe:brick:head.0:20", "heart:brick:head.0", "heal:maeve:torso.0:3")

    space = sitting.member("brick")["body"][0]["spaces"][0]
    assert (space["damage"], space["token"]) == (False, "brick")
    assert sitting.why_not("observe:brick:head.0:21") == "HER-TOKEN-03"


@pytest.mark.rule("HER-HEAL-01")
def test_healing_reaches_npcs_and_oneself_but_no_other_area() -> None:
    people = {"maeve": {"area": "10:yard", "damage": ["head.0"]}, "brick": {"area": "10:hut", "damage": ["head.0"]}}
    sitting = Sitting(
        npcs=npc(50, "[]", "neutral"), board=[10], family=people, timeline=["family", 50],
        figures={"50": ["10:yard"]}, wounds={"50": [2]},
    )  # fmt: skip
    assert sitting.why_not("heal:maeve:torso.0:3") == "HER-HEAL-01"
    sitting.choose("heal:maeve:torso.0:1", "heal:maeve:torso.1:4")

    assert (sitting.damage("maeve")["head"], sitting.sees()["characters"][0]["damage"]) == (0, 1)


@pytest.mark.rule("HER-HEAL-03", "HER-DYING-05")
def test_a_dying_member_is_healed_by_another_and_is_dying_no_more() -> None:
    """Constructed example: a dying PC healed by 1."""
    brick = {"area": "10:yard", "injured": ["head", "torso", "feet"], "damage": ["head.0", "torso.0", "feet.0"]}
    sitting = Sitting(board=[10], family={"maeve": {"area": "10:yard"}, "brick": brick})
    assert sitting.member("brick")["dying"]
    sitting.choose("heal:maeve:torso.0:3", "heart:brick:torso.0")

    assert not sitting.member("brick")["dying"]
    assert "heal:brick:torso.0:3" in sitting.options()  # its freed hand can go on


# Refusals


def test_refusals_tell_each_thing_once() -> None:
    """Five spaces, three people and two enemies are not thirty lines to read; the reason for each is there if asked."""
    people = {name: {"area": "10:road"} for name in ("djamal", "maeve", "brick")}
    sitting = Sitting(
        npcs=npc(50, "[]", figures=2), board=[10], family=people, timeline=["family", 50],
        figures={"50": ["10:hut", "10:hut"]},
    )  # fmt: skip
    told = [refusal.option.id for refusal in sitting.position.asked().refused()]

    assert told == ["observe:djamal:head.0:20", "attack:djamal:torso.0:4", "attack:djamal:torso.0:5"]
    assert sitting.why_not("attack:brick:feet.1:5") == "HER-COMBAT-06"


def ledger() -> set[str]:
    rules = tomllib.loads((GAME.folder / "rules" / "en.toml").read_text("utf-8"))["rule"]
    return {rule["id"] for rule in rules}


def test_every_refusal_names_a_rule_of_the_ledger() -> None:
    """What lies on the table and cannot be done now, and all reasons that there are."""
    sitting = Sitting(
        items=CLUB + item(43, "grey_torso", "permanent = [{ defence = 1 }]"), npcs=npc(50, "[]"), board=[10],
        family={"maeve": {"area": "10:yard", "items": [40, 43]}, "brick": {"area": "10:road"}},
        timeline=["family", 50], figures={"50": ["10:hut"]},
    )  # fmt: skip
    refused = sitting.position.asked().refused()
    known = [one for one in vars(reasons).values() if isinstance(one, Reason)]

    assert {reason.rule for reason in (*known, *(refusal.reason for refusal in refused))} <= ledger()
    assert not {refusal.option.id for refusal in refused} & set(sitting.options())


@pytest.mark.parametrize("players", [1, 3])
def test_a_wandering_family_meets_no_refusal_without_a_rule(players: int) -> None:
    """A random walk through the tutorial: options are told apart, refusals are none of them, each has its rule."""
    rules, luck = ledger(), Luck("wandering")
    position = Position.of(GAME, GAME.set_up(players, GAME.agree(players, {}), 7), GAME.opening)
    for _ in range(150):
        questions = list(position.open().values())
        if not questions:
            break
        for question in questions:
            ids = [option.id for option in question.options]
            refused = {refusal.option.id: refusal.reason.rule for refusal in question.refused()}
            assert len(ids) == len(set(ids))
            assert not refused.keys() & set(ids)
            assert set(refused.values()) <= rules
        question = questions[luck.below(len(questions))]
        position.play(question.seat, question.options[luck.below(len(question.options))])
