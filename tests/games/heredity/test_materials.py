"""HER-MAT: materials and things that lie about, change hands, and are dropped."""

from __future__ import annotations

from typing import Any

import pytest

from .samples import CLUB, MASK, RIFLE, item, npc
from .sitting import FARM, Sitting, event_card, told_by

TOGETHER = {"maeve": {"area": "10:yard"}, "brick": {"area": "10:yard"}}


def family(**members: dict[str, Any]) -> dict[str, Any]:
    """Maeve and Brick in the yard, with what each has."""
    return {name: {"area": "10:yard", **members.get(name, {})} for name in ("maeve", "brick")}


def carried(sitting: Sitting, name: str) -> list[int]:
    return [thing["number"] for thing in sitting.member(name)["equipment"] if thing]


# Gaining


@pytest.mark.rule("HER-MAT-02")
def test_who_finds_an_item_by_acting_wears_it_at_once() -> None:
    sitting = Sitting(narrative=told_by(20, "[{ take = 40 }]"), items=CLUB, board=[10], family=TOGETHER)
    sitting.choose("observe:brick:head.0:20")

    assert carried(sitting, "brick") == [40]
    assert sitting.member("brick")["available"] == 2  # no further action was needed


@pytest.mark.rule("HER-MAT-04")
def test_what_an_event_brings_goes_to_whom_the_players_like() -> None:
    gift = event_card(30, "[{ take = 40 }, { gain_materials = 2 }]")
    sitting = Sitting(narrative=gift, items=CLUB, board=[10], family=TOGETHER, timeline=["family", 30]).choose("rest")
    assert (sitting.asked(), len(sitting.options())) == ("choose-pc", 4)
    sitting.choose("pc:maeve", "pc:brick", "pc:maeve")

    assert carried(sitting, "maeve") == [40]
    assert [sitting.member(name)["materials"] for name in ("maeve", "brick")] == [1, 1]


# Picking up


@pytest.mark.rule("HER-MAT-06")
def test_some_of_what_lies_here_is_picked_up_with_one_token() -> None:
    """The number is free: the materials and one of two things; one of the materials is laid down again."""
    sitting = Sitting(
        items=CLUB + RIFLE, board=[10], family=TOGETHER, lying={"10:yard": {"material": 3}},
        dropped=[[40, "10:yard"], [41, "10:yard"]],
    )  # fmt: skip
    chosen = {option.partition("torso.0")[2] for option in sitting.options(starting="pick-up:maeve")}
    assert chosen == {"", ":40", ":41", ":40+41", ":materials", ":40+materials", ":41+materials"}
    sitting.choose("pick-up:maeve:torso.0:41+materials", "drop:maeve:materials:1")

    assert (carried(sitting, "maeve"), sitting.member("maeve")["materials"]) == ([41], 2)
    assert (sitting.zone(40), sitting.lying("10:yard")) == ("beside", {"material": 1})
    assert sitting.member("maeve")["available"] == 2


@pytest.mark.rule("HER-MAT-07", "HER-MAT-13")
def test_tokens_stay_on_a_thing_that_is_dropped_and_picked_up() -> None:
    """Constructed example: the action token on a dropped item stays unavailable."""
    lamp = item(45, front='spaces = [{ icons = ["observe"], heart = true }]')
    sitting = Sitting(
        items=lamp, board=[10], family=family(brick={"items": [45]}), narrative=told_by(20, "[]")
    ).choose("observe:brick:i45.0:20", "drop:brick:45")  # fmt: skip
    assert sitting.member("brick")["available"] == 2
    sitting.choose("pick-up:maeve:torso.0")

    thing = next(thing for thing in sitting.member("maeve")["equipment"] if thing)
    assert thing["spaces"][0]["token"] == "brick"
    assert not sitting.sees()["beside"]


@pytest.mark.rule("HER-MAT-13", "HER-TIME-10")
def test_the_token_on_a_dropped_thing_comes_back_with_the_family_card() -> None:
    lamp = item(45, front='spaces = [{ icons = ["observe"], heart = true }]')
    sitting = Sitting(items=lamp, board=[10], family=family(brick={"items": [45]}))
    sitting.choose("observe:brick:i45.0:20", "drop:brick:45", "rest")

    assert sitting.member("brick")["available"] == 3


@pytest.mark.rule("HER-ITEM-08", "HER-MAT-06")
def test_a_thing_that_finds_no_anchor_stays_where_it_lies() -> None:
    clubs = "".join(CLUB.replace("number = 40", f"number = {number}") for number in (40, 46, 47, 48))
    sitting = Sitting(
        items=clubs, board=[10], family=family(maeve={"items": [46, 47, 48]}), dropped=[[40, "10:yard"]]
    ).choose("pick-up:maeve:torso.0")  # fmt: skip
    assert (sitting.asked(), sitting.options()) == ("make-room", ["drop:46", "drop:47", "drop:48", "leave"])
    sitting.choose("leave")

    assert (sitting.zone(40), carried(sitting, "maeve")) == ("beside", [46, 47, 48])


@pytest.mark.rule("HER-ITEM-08")
def test_another_thing_may_be_dropped_to_make_room() -> None:
    clubs = "".join(CLUB.replace("number = 40", f"number = {number}") for number in (40, 46, 47, 48))
    sitting = Sitting(
        items=clubs, board=[10], family=family(maeve={"items": [46, 47, 48]}), dropped=[[40, "10:yard"]]
    ).choose("pick-up:maeve:torso.0", "drop:47")  # fmt: skip

    assert (sorted(carried(sitting, "maeve")), sitting.zone(47)) == ([40, 46, 48], "beside")


# Exchanging


@pytest.mark.rule("HER-MAT-08")
def test_only_who_stands_together_may_exchange() -> None:
    people = family(maeve={"materials": 1}, brick={"area": "10:road"})
    sitting = Sitting(board=[10], family=people)

    assert sitting.why_not("exchange:maeve:torso.0:brick") == "HER-MAT-08"


@pytest.mark.rule("HER-MAT-09", "HER-MAT-10")
def test_materials_and_things_change_hands_for_one_token() -> None:
    people = family(maeve={"materials": 3}, brick={"items": [40, 44], "damage": ["i44.0"]})
    sitting = Sitting(items=CLUB + MASK, board=[10], family=people).choose("exchange:maeve:torso.0:brick")
    sitting.choose("give-materials:2")
    assert not sitting.options(starting="give-materials")  # once is enough to agree
    sitting.choose("get:44", "done")

    maeve, brick = sitting.member("maeve"), sitting.member("brick")
    assert (maeve["materials"], brick["materials"], maeve["available"], brick["available"]) == (1, 2, 2, 3)
    assert (carried(sitting, "maeve"), carried(sitting, "brick")) == ([44], [40])
    assert next(thing for thing in maeve["equipment"] if thing)["spaces"][0]["damage"]  # it came with its damage


@pytest.mark.rule("HER-MAT-10")
def test_an_action_token_stays_on_a_thing_that_changes_hands() -> None:
    lamp = item(45, front='spaces = [{ icons = ["observe"], heart = true }]')
    sitting = Sitting(
        items=lamp, board=[10], family=family(brick={"items": [45]}), narrative=told_by(20, "[]")
    ).choose("observe:brick:i45.0:20", "exchange:maeve:torso.0:brick", "get:45")  # fmt: skip

    assert carried(sitting, "maeve") == [45]
    thing = next(thing for thing in sitting.member("maeve")["equipment"] if thing)
    assert (thing["spaces"][0]["token"], sitting.member("brick")["available"]) == ("brick", 2)


@pytest.mark.rule("HER-MAT-08", "HER-MAT-09")
def test_each_player_gives_only_what_the_own_member_carries() -> None:
    """Both agree: nobody takes from another, and who acts says when it is over."""
    people = family(maeve={"materials": 1}, brick={"items": [40]})
    sitting = Sitting(players=4, items=CLUB, board=[10], family=people).choose("exchange:maeve:torso.0:brick", seat=1)
    assert (sitting.options(1, "g"), sitting.options(3, "g")) == (["give-materials:1"], ["get:40"])
    sitting.choose("get:40", seat=3).choose("done", seat=1)

    assert carried(sitting, "maeve") == [40]


@pytest.mark.rule("HER-MAT-09")
def test_a_gift_needs_nothing_in_return() -> None:
    """Who has nothing to give is not asked."""
    people = family(brick={"items": [40]})
    sitting = Sitting(players=4, items=CLUB, board=[10], family=people).choose("exchange:brick:torso.0:maeve", seat=3)
    assert (sitting.asked(1), sitting.options(3, "g")) == (None, ["give:40"])
    sitting.choose("give:40", seat=3)

    assert carried(sitting, "maeve") == [40]


@pytest.mark.rule("HER-MAT-09", "HER-ITEM-08")
def test_full_hands_can_swap() -> None:
    clubs = "".join(CLUB.replace("number = 40", f"number = {number}") for number in (46, 47, 48, 56, 57, 58))
    people = family(maeve={"items": [46, 47, 48]}, brick={"items": [56, 57, 58]})
    sitting = Sitting(items=clubs, board=[10], family=people).choose("exchange:maeve:torso.0:brick")
    sitting.choose("give:46", "get:56", "done")

    assert (sorted(carried(sitting, "maeve")), sorted(carried(sitting, "brick"))) == ([47, 48, 56], [46, 57, 58])


# Dropping


@pytest.mark.rule("HER-MAT-11")
def test_dropping_costs_nothing() -> None:
    sitting = Sitting(board=[10], family=family(maeve={"materials": 3, "available": 1}))
    assert sitting.options(starting="drop") == ["drop:maeve:materials:1", "drop:maeve:materials:3"]
    sitting.choose("drop:maeve:materials:1", "drop:maeve:materials:1")

    assert (sitting.member("maeve")["materials"], sitting.lying("10:yard")) == (1, {"material": 2})
    assert sitting.member("maeve")["available"] == 1


CHOICE = (
    '[{ choose = { options = [{ text = "a", instruction = [] }, { text = "b", instruction = { set_flag = "b" } }] } }]'
)


@pytest.mark.rule("HER-MAT-11", "HER-TOKEN-06")
@pytest.mark.parametrize(
    ("asks", "key"),
    [
        (CHOICE, "choose-option"),
        ('[{ damage = { who = "acting", n = 1 } }]', "allocate"),
        ('[{ heal = { who = "brick", n = 1 } }]', "heal-space"),
    ],
)
def test_things_can_be_dropped_while_a_card_asks_and_the_question_stays(asks: str, key: str) -> None:
    people = family(maeve={"items": [40], "materials": 2}, brick={"materials": 1, "damage": ["head.0", "feet.0"]})
    sitting = Sitting(items=CLUB, board=[10], family=people, narrative=told_by(20, asks))
    sitting.choose("observe:maeve:head.0:20", "drop:maeve:40", "drop:brick:materials:1", "drop:maeve:materials:2")

    assert (sitting.asked(), sitting.zone(40), sitting.lying("10:yard")) == (key, "beside", {"material": 3})
    assert not sitting.options(starting="drop")


@pytest.mark.rule("HER-MAT-11")
def test_the_walker_drops_things_between_two_steps_alone_at_the_table() -> None:
    """What is dropped lies where Maeve has come to; she goes on with her second token."""
    sitting = Sitting(items=CLUB, board=[10], family=family(maeve={"items": [40], "materials": 1}))
    sitting.choose("move:maeve:feet.0+feet.1", sitting.step("10:road"), "drop:maeve:40", "drop:maeve:materials:1")
    assert (sitting.asked(), sitting.lying("10:road")) == ("step", {"material": 1})
    sitting.choose(sitting.step("10:yard"))

    assert (sitting.area("maeve"), sitting.sees()["beside"][0]["area"]) == ("10:yard", sitting.area_number("10:road"))


@pytest.mark.rule("HER-MAT-11", "HER-TOKEN-06")
@pytest.mark.parametrize("available", [3, 0])
def test_what_another_player_drops_cuts_nothing_short(available: int) -> None:
    """Brick drops while Maeve walks, with tokens left or without."""
    people = family(maeve={}, brick={"items": [40], "available": available})
    sitting = Sitting(players=4, items=CLUB, board=[10], family=people)
    sitting.choose("move:maeve:feet.0+feet.1", sitting.step("10:road"), seat=1)
    sitting.choose("drop:brick:40", seat=3)
    assert (sitting.zone(40), sitting.asked(1), sitting.told("cut-short")) == ("beside", "step", [])
    sitting.choose(sitting.step("10:yard"), seat=1)

    assert (sitting.area("maeve"), sitting.member("maeve")["available"]) == ("10:yard", 1)


@pytest.mark.rule("HER-MAT-11")
def test_others_may_drop_things_while_one_deals_with_damage() -> None:
    people = family(maeve={}, brick={"items": [40]})
    hurting = told_by(20, '[{ damage = { who = "acting", n = 1 } }]')
    sitting = Sitting(players=4, items=CLUB, board=[10], family=people, narrative=hurting)
    sitting.choose("observe:maeve:head.0:20", seat=1)
    assert (sitting.asked(1), sitting.may(3), sitting.options(3)) == ("allocate", "drop-between", ["drop:brick:40"])
    sitting.choose("drop:brick:40", seat=3).choose("heart:maeve:head.0", seat=1)

    assert (sitting.zone(40), sitting.asked(1)) == ("beside", "act")


@pytest.mark.rule("HER-MAT-11", "HER-INJ-01")
def test_damage_that_waits_for_the_heart_of_a_dropped_thing_is_a_serious_injury() -> None:
    """All of Maeve's own hearts are covered; when the mask lies on the ground, none is left."""
    hurting = told_by(20, '[{ damage = { who = "maeve", n = 1 } }]')
    maeve = {"items": [44, 45], "damage": ["head.0", "head.1", "torso.0", "torso.1", "feet.0"]}
    mask = MASK + item(45, "grey_torso", "spaces = [{ icons = [], heart = true }]")
    sitting = Sitting(items=mask, board=[10], family=family(maeve=maeve), narrative=hurting)
    sitting.choose("observe:brick:head.0:20")
    assert sitting.options(starting="heart") == ["heart:maeve:i44.0", "heart:maeve:i45.0"]
    sitting.choose("drop:maeve:44", "drop:maeve:45")

    assert sitting.asked() == "serious-injury"


@pytest.mark.rule("HER-TOKEN-06", "HER-ITEM-18", "HER-COMB-03")
def test_what_an_action_needs_is_in_hand_until_it_is_done() -> None:
    """Neither the mask that is being repaired nor the material for it, nor the club that is about to strike."""
    padded = item(45, "grey_torso", "spaces = [{ icons = [], heart = true }, { icons = [], heart = true }]")
    maeve = {"items": [45], "materials": 1, "damage": ["i45.0", "i45.1"]}
    repairing = Sitting(items=padded, board=[10], family=family(maeve=maeve)).choose("repair:maeve:torso.0:45")
    assert (repairing.asked(), repairing.options(starting="drop")) == ("remove-damage", [])

    people = {"maeve": {"area": "10:road"}, "brick": {"area": "10:road", "items": [40]}}
    striking = Sitting(
        npcs=npc(50, "[]"), items=CLUB, board=[10], family=people, timeline=["family", 50], figures={"50": ["10:road"]}
    ).choose("attack:brick:i40.0:4")  # fmt: skip
    assert (striking.asked(), striking.options(starting="drop")) == ("join-attack", [])
    striking.choose("done")

    assert [one["strength"] for one in striking.told("attacked")] == [3]


@pytest.mark.rule("HER-MAT-11", "HER-TIME-11")
def test_with_the_last_token_the_time_for_dropping_is_over() -> None:
    """Ruling: the instruction ends with that token; where it led, things can be dropped in the next round."""
    people: dict[str, Any] = {name: {"available": 0} for name in ("djamal", "maeve", "selena")}
    people["brick"] = {"area": "10:road", "items": [40], "available": 1}
    sitting = Sitting(items=CLUB, board=[10], family=people)
    sitting.choose(sitting.move("brick:feet.0", "10:yard"))

    assert (sitting.asked(), sitting.member("brick")["available"]) == ("act", 3), "the next round has begun"
    assert sitting.zone(40) == "equipment"
    sitting.choose("drop:brick:40")
    assert sitting.zone(40) == "beside"


# What they are for


@pytest.mark.rule("HER-MAT-01")
def test_materials_pay_for_trades_upgrades_and_repairs() -> None:
    trader = npc(
        50, "[]", "neutral",
        more='actions = [{ icon = "talk", cost = [{ token_kind = "material", n = 1 }], '
        'instructions = { set_flag = "traded" } }]',
    )  # fmt: skip
    people = family(maeve={"materials": 4, "items": [40, 44], "damage": ["i44.0"]})
    sitting = Sitting(
        npcs=trader, items=CLUB + MASK, board=[10], family=people, timeline=["family", 50], figures={"50": ["10:yard"]},
        terrain=FARM.replace('id = "yard", cells = "y", capacity = 2', 'id = "yard", cells = "y", capacity = 4'),
    )  # fmt: skip
    sitting.choose("npc-action:maeve:head.1:50:0", "upgrade:maeve:torso.0:40", "repair:maeve:torso.1:44")

    assert sitting.member("maeve")["materials"] == 0
    assert (sitting.sees()["flags"], sitting.side(40)) == ({"traded": 1}, "back")
