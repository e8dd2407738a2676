"""HER-DMG, HER-INJ, HER-DYING: where damage goes, serious injuries, dying and what saves from it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tablewright.games.heredity.cards import BodyFace
from tablewright.games.heredity.kinds import PCS

from .samples import CLUB, MASK, item, npc
from .sitting import FARM, Sitting, campaign_of, event_card, told_by, with_blanks

SIDE_B = ["head", "torso", "feet"]


def hit(n: int, who: str = "acting") -> str:
    return told_by(20, f'[{{ damage = {{ who = "{who}", n = {n} }} }}]')


def struck(n: int, **maeve: Any) -> Sitting:
    """Maeve observes something that hurts her."""
    items = maeve.pop("cards", "")
    people = {"maeve": {"area": "10:yard", **maeve}}
    return Sitting(narrative=hit(n), items=items, board=[10], family=people).choose("observe:maeve:head.0:20")


def damage(sitting: Sitting, name: str = "maeve") -> dict[str, int]:
    return sitting.damage(name)


# Where damage goes


@pytest.mark.rule("HER-DMG-01")
def test_damage_comes_from_cards_fire_and_fights() -> None:
    fire = Sitting(board=[10], flipped=[10], family={"maeve": {"area": "10:yard"}})
    fire.choose(fire.move("maeve:feet.0", "10:road"))
    fox = Sitting(
        npcs=npc(50, "[{ melee = 2 }]"), board=[10], family={"maeve": {"area": "10:yard"}}, karma=[902],
        timeline=["family", 50], figures={"50": ["10:yard"]},
    ).choose("rest")  # fmt: skip

    assert struck(1).asked() == fire.asked() == fox.asked() == "allocate"
    assert [one.told("suffered")[0]["n"] for one in (struck(1), fire, fox)] == [1, 1, 3]


@pytest.mark.rule("HER-DMG-02")
def test_damage_from_a_card_ignores_defence() -> None:
    """Constructed example: five damage for a PC with defence 2."""
    vest = item(43, "grey_torso", "permanent = [{ defence = 2 }]")

    assert struck(5, cards=vest, items=[43]).told("suffered") == [{"pc": "maeve", "n": 5}]


@pytest.mark.rule("HER-MOVE-04", "HER-DMG-02")
def test_fire_ignores_defence() -> None:
    """Constructed example: a PC with defence 2 crosses a red line."""
    vest = item(43, "grey_torso", "permanent = [{ defence = 2 }]")
    people = {"maeve": {"area": "10:yard", "items": [43]}}
    sitting = Sitting(items=vest, board=[10], flipped=[10], family=people)
    sitting.choose(sitting.move("maeve:feet.0", "10:road"), "heart:maeve:torso.0")

    assert sum(damage(sitting).values()) == 1


@pytest.mark.rule("HER-DMG-03")
def test_damage_goes_on_hearts_of_ones_own_cards_and_nowhere_else() -> None:
    """Maeve's second foot has no heart."""
    sitting = struck(2)
    hearts = [f"heart:maeve:{name}" for name in ("head.0", "head.1", "torso.0", "torso.1", "feet.0")]
    assert sitting.options() == hearts
    assert sitting.why_not("heart:maeve:feet.1") == "HER-DMG-03"
    sitting.choose("heart:maeve:torso.0")

    assert sitting.why_not("heart:maeve:torso.0") == "HER-DMG-03"


@pytest.mark.rule("HER-DMG-03")
def test_when_all_hearts_of_the_body_are_covered_damage_still_goes_on_that_of_a_thing() -> None:
    sitting = struck(2, cards=MASK, items=[44], damage=FULL[1:]).choose("heart:maeve:head.0")
    assert sitting.options(starting="heart") == ["heart:maeve:i44.0"]
    sitting.choose("heart:maeve:i44.0")

    assert not sitting.told("injured")


@pytest.mark.rule("HER-DMG-04", "HER-TIME-10")
def test_damage_under_a_token_stays_when_the_token_is_taken_back() -> None:
    """Constructed example: the space of the observing token takes the damage."""
    sitting = struck(1).choose("heart:maeve:head.0", "rest")
    space = sitting.member("maeve")["body"][0]["spaces"][0]

    assert (space["token"], space["damage"], sitting.member("maeve")["available"]) == (None, True, 3)


@pytest.mark.rule("HER-DMG-05", "HER-ITEM-15")
def test_a_thing_with_a_heart_takes_damage_instead() -> None:
    """Printed sample: the mask."""
    sitting = struck(1, cards=MASK, items=[44]).choose("heart:maeve:i44.0")

    assert sum(damage(sitting).values()) == 0
    assert next(thing for thing in sitting.member("maeve")["equipment"] if thing)["spaces"][0]["damage"]


@pytest.mark.rule("HER-DMG-06", "HER-PC-02")
def test_five_damage_cover_all_of_maeves_hearts_without_an_injury() -> None:
    """Printed sample, details assumed: each PC takes five; she covers all spaces but one."""
    sitting = struck(5)
    for name in FULL:
        sitting.choose(f"heart:maeve:{name}")

    assert damage(sitting) == {"head": 2, "torso": 2, "feet": 1}
    assert not sitting.told("injured")


@pytest.mark.rule("HER-DMG-07", "HER-NPC-31")
def test_damage_of_npcs_is_counted_by_figure() -> None:
    story = told_by(20, "[{ damage = { who = { npc = 50, figure = 2 }, n = 2 } }]")
    sitting = Sitting(
        narrative=story, npcs=npc(50, "[]", life=3, figures=2), board=[10], family={"maeve": {"area": "10:yard"}},
        timeline=["family", 50], figures={"50": ["10:road", "10:road"]},
    ).choose("observe:maeve:head.0:20")  # fmt: skip

    assert [one["damage"] for one in sitting.sees()["characters"]] == [0, 2]


# Serious injuries


FULL = ["head.0", "head.1", "torso.0", "torso.1", "feet.0"]


@pytest.mark.rule("HER-INJ-01")
def test_a_heart_under_a_token_is_used_before_an_injury() -> None:
    """Constructed example: the only heart without damage holds an action token."""
    sitting = struck(1, damage=FULL[1:]).choose("heart:maeve:head.0")

    assert (damage(sitting)["head"], sitting.told("injured")) == (2, [])
    assert not sitting.member("maeve")["dying"]  # she has three fronts to lose


@pytest.mark.rule("HER-INJ-02", "HER-INJ-03", "HER-INJ-01", "HER-DMG-08")
def test_without_a_heart_left_a_card_is_turned_to_its_side_b() -> None:
    """Printed sample: two tokens leave the head, the one goes on its side b."""
    hurts = event_card(30, '[{ damage = { who = "maeve", n = 1 } }]')
    people = {"maeve": {"area": "10:yard", "damage": FULL}}
    sitting = Sitting(narrative=hurts, board=[10], family=people, timeline=["family", 30]).choose("rest")
    assert (sitting.asked(), sitting.options()) == ("serious-injury", [f"injury:maeve:{part}" for part in SIDE_B])
    sitting.choose("injury:maeve:head", "heart:maeve:head.0")

    assert damage(sitting) == {"head": 1, "torso": 2, "feet": 1}
    assert [part["injured"] for part in sitting.member("maeve")["body"]] == [True, False, False]


@pytest.mark.rule("HER-INJ-03")
def test_when_side_b_has_no_room_left_a_further_injury_follows() -> None:
    """Side b of Maeve's head has a single heart."""
    hurts = event_card(30, '[{ damage = { who = "maeve", n = 2 } }]')
    people = {"maeve": {"area": "10:yard", "damage": FULL}}
    sitting = Sitting(narrative=hurts, board=[10], family=people, timeline=["family", 30])
    sitting.choose("rest", "injury:maeve:head", "heart:maeve:head.0")
    assert (sitting.asked(), sitting.options()) == ("serious-injury", ["injury:maeve:torso", "injury:maeve:feet"])
    sitting.choose("injury:maeve:torso")  # where its one heart is left, nobody is asked

    assert damage(sitting) == {"head": 1, "torso": 1, "feet": 1}


@pytest.mark.rule("HER-INJ-04", "HER-INJ-05")
def test_tokens_of_an_injured_part_go_to_the_middle_and_its_things_stay() -> None:
    sitting = struck(2, cards=CLUB, items=[40], damage=FULL[1:])
    sitting.choose("heart:maeve:head.0", "injury:maeve:head", "heart:maeve:head.0")
    maeve = sitting.member("maeve")

    assert (maeve["available"], maeve["middle"]) == (2, 1)
    assert [thing["number"] for thing in maeve["equipment"] if thing] == [40]


@pytest.mark.rule("HER-INJ-05")
def test_what_hung_at_an_anchor_that_an_injured_part_no_longer_has_is_dropped() -> None:
    """A head whose other side has no room for what is held in the hand."""
    campaign = campaign_of(with_blanks(""), FARM, "", CLUB)
    head = campaign.bodies[PCS.index("maeve")][0]
    cards = list(campaign.cards)
    back = cards[head].back
    assert isinstance(back, BodyFace)
    cards[head] = replace(cards[head], back=replace(back, right="grey_head"))
    maeve = {"area": "10:yard", "items": [40], "damage": ["head.0", "head.1"]}
    sitting = Sitting.at(replace(campaign, cards=tuple(cards)), "family_acts", board=[10], family={"maeve": maeve})
    assert sitting.zone(40) == "equipment"
    sitting.choose("injury:maeve:head")

    assert (sitting.zone(40), sitting.sees()["beside"][0]["area"]) == ("beside", sitting.area_number("10:yard"))


@pytest.mark.rule("HER-INJ-06")
def test_a_serious_injury_cannot_be_healed() -> None:
    people = {"maeve": {"area": "10:yard", "injured": ["head"], "damage": ["head.0"]}, "brick": {"area": "10:yard"}}
    sitting = Sitting(board=[10], family=people).choose("heal:brick:torso.0:1")
    head = sitting.member("maeve")["body"][0]

    assert (head["injured"], head["spaces"][0]["damage"]) == (True, False)
    assert sitting.why_not("heal:brick:torso.1:1") == "HER-HEAL-01"
    assert sitting.why_not("injury:maeve:head") == "HER-INJ-06"


@pytest.mark.rule("HER-INJ-07")
def test_a_part_that_is_all_covered_may_be_given_up_at_any_time() -> None:
    """Constructed example: two damage on the head; side b is free at once."""
    sitting = Sitting(board=[10], family={"maeve": {"area": "10:yard", "damage": ["head.0", "head.1", "feet.0"]}})
    assert sitting.why_not("injury:maeve:feet") == "HER-INJ-07"  # one of its spaces has no heart
    sitting.choose("injury:maeve:head")

    assert (damage(sitting)["head"], sitting.member("maeve")["available"]) == (0, 3)
    assert "observe:maeve:head.0:20" in sitting.options()


@pytest.mark.rule("HER-INJ-07")
def test_a_part_may_be_given_up_while_damage_is_allocated() -> None:
    sitting = struck(1, damage=["torso.0", "torso.1"]).choose("injury:maeve:torso", "heart:maeve:torso.0")

    assert damage(sitting) == {"head": 0, "torso": 1, "feet": 0}


# Dying


@pytest.mark.rule("HER-DYING-03", "HER-DYING-01")
def test_damage_beyond_the_last_heart_is_discarded() -> None:
    """Constructed example: one heart left, all cards on side b, three damage."""
    sitting = struck(3, injured=SIDE_B, damage=["torso.0", "feet.0"])

    assert (sitting.member("maeve")["dying"], damage(sitting)) == (True, {"head": 1, "torso": 1, "feet": 1})
    assert sitting.told("dying") == [{"pc": "maeve"}]


@pytest.mark.rule("HER-DYING-01")
@pytest.mark.parametrize(
    ("injured", "damage", "dying"),
    [
        ([], [*FULL, "i44.0"], False),
        (["head", "torso"], ["head.0", "torso.0", "feet.0", "i44.0"], False),
        (SIDE_B, ["head.0", "torso.0", "feet.0"], False),
        (SIDE_B, ["head.0", "torso.0", "feet.0", "i44.0"], True),
    ],
    ids=["no injury", "two injuries", "a heart of a thing is free", "all"],
)
def test_three_injuries_and_every_heart_covered_those_of_things_too(
    injured: list[str], damage: list[str], *, dying: bool
) -> None:
    people = {"maeve": {"area": "10:yard", "items": [44], "injured": injured, "damage": damage}}

    assert Sitting(items=MASK, board=[10], family=people).member("maeve")["dying"] == dying


def dying(**more: Any) -> dict[str, Any]:
    return {"area": "10:yard", "injured": SIDE_B, "damage": ["head.0", "torso.0", "feet.0"], **more}


@pytest.mark.rule("HER-DYING-02", "HER-NPC-12")
def test_enemies_leave_the_dying_alone() -> None:
    people = {"maeve": dying(), "brick": {"area": "10:hut"}}
    sitting = Sitting(
        npcs=npc(50, "[{ move = 1 }, { melee = 2 }]"), board=[10], family=people, karma=[902],
        phase="arrive", timeline=["family", 50], hourglass=50, figures={"50": ["10:yard"]},
    )  # fmt: skip

    assert sitting.area(50) == "10:hut"
    assert [one["character"] for one in sitting.told("attacked")] == [3]


@pytest.mark.rule("HER-DYING-04", "HER-HEAL-03")
def test_the_dying_still_use_spaces_without_a_heart() -> None:
    glass = item(45, front='spaces = [{ icons = ["observe"], heart = false }]')
    sitting = Sitting(items=glass, board=[10], family={"maeve": dying(items=[45]), "brick": {"area": "10:yard"}})
    assert sitting.member("maeve")["dying"]

    assert sitting.options(starting="observe:maeve") == ["observe:maeve:i45.0:20"]


@pytest.mark.rule("HER-DYING-05")
def test_repairing_a_thing_saves_as_well_as_healing() -> None:
    hand = item(45, front='spaces = [{ icons = ["interact"], heart = false }]')
    maeve = dying(items=[44, 45], materials=1)
    maeve["damage"] = [*maeve["damage"], "i44.0"]
    sitting = Sitting(items=MASK + hand, board=[10], family={"maeve": maeve})
    assert sitting.member("maeve")["dying"]
    sitting.choose("repair:maeve:i45.0:44")

    assert not sitting.member("maeve")["dying"]


@pytest.mark.rule("HER-DYING-06")
def test_a_new_heart_saves_the_dying() -> None:
    people = {"maeve": dying(), "brick": {"area": "10:yard", "items": [44]}}
    sitting = Sitting(items=MASK, board=[10], family=people)
    sitting.choose("exchange:brick:torso.0:maeve", "give:44")

    assert not sitting.member("maeve")["dying"]


@pytest.mark.rule("HER-DYING-07")
def test_the_chapter_is_lost_if_somebody_is_dying_when_the_family_card_ends() -> None:
    """Constructed example: a whole action part was there to help."""
    sitting = Sitting(phase="arrive", board=[10], family={"selena": dying()})
    assert sitting.asked() == "act"
    sitting.choose("rest")

    assert sitting.sees()["outcome"] == "failure"


@pytest.mark.rule("HER-DYING-01")
def test_statements_hear_of_the_first_moment_of_dying() -> None:
    hears = (
        '[[narrative]]\nnumber = 22\n[narrative.front]\npersistent = [{ text = "cry", statement = [{ '
        'trigger = { pc_dying = "maeve" }, instructions = { set_flag = "cried" } }] }]\n'
    )
    people = {"maeve": {"area": "10:yard", "injured": SIDE_B, "damage": ["torso.0", "feet.0"]}}
    sitting = Sitting(narrative=hears + hit(1), board=[10], read=[22], family=people)
    sitting.choose("observe:maeve:head.0:20")

    assert sitting.sees()["flags"] == {"cried": 1}
