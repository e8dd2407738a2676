"""HER-NARR-10, HER-TOKEN-05: several act at once, and several seats in any order; nobody blocks another."""

from __future__ import annotations

import pytest

from .samples import RIFLE
from .sitting import FARM, Sitting, told_by

BELL = (
    "[[narrative]]\nnumber = 22\n[narrative.front]\n"
    'terrain_actions = [{ terrain = "10", area = "yard", icon = "interact", '
    'cost = [{ token_kind = "material", n = 2 }], instructions = { set_flag = "rung" } }]\n'
)


# Several at once


def lifting(participants: str, areas: str, icons: str) -> str:
    return told_by(
        20,
        f"[{{ combined_action = {{ participants = {participants}, areas = {areas}, icons = {icons}, "
        'instructions = { block_token = { who = "all_participants", n = 1 } } } }]',
    )


TOGETHER = {"maeve": {"area": "10:yard"}, "brick": {"area": "10:yard"}}
YARD = '[{ terrain = 10, area = "yard" }]'


@pytest.mark.rule("HER-NARR-10")
def test_two_act_at_once_and_each_pays_a_token() -> None:
    """The action is done once: here it takes one more token from both."""
    sitting = Sitting(narrative=lifting("2", YARD, '["interact"]'), board=[10], family=TOGETHER)
    sitting.choose("observe:maeve:head.0:20", "combined:brick:torso.0:20:0", "join:maeve:torso.0")

    assert [sitting.member(name)["available"] for name in ("maeve", "brick")] == [0, 1]
    assert sitting.member("maeve")["body"][1]["spaces"][0]["token"] == "maeve"


@pytest.mark.rule("HER-NARR-10")
def test_without_the_second_there_is_no_joint_action() -> None:
    alone = {"maeve": {"area": "10:yard"}, "brick": {"area": "10:road"}}
    sitting = Sitting(narrative=lifting("2", YARD, '["interact"]'), board=[10], family=alone)
    sitting.choose("observe:maeve:head.0:20")

    assert sitting.why_not("combined:maeve:torso.0:20:0") == "HER-NARR-10"


@pytest.mark.rule("HER-NARR-10")
def test_named_people_in_two_places_with_two_icons() -> None:
    story = lifting(
        '["maeve", "brick"]', '[{ terrain = 10, area = "yard" }, { terrain = 10, area = "road" }]', '["talk", "move"]'
    )
    people = {"maeve": {"area": "10:yard"}, "brick": {"area": "10:road"}, "djamal": {"area": "10:yard"}}
    sitting = Sitting(narrative=story, board=[10], family=people).choose("observe:maeve:head.0:20")
    assert not sitting.options(starting="combined:djamal")
    sitting.choose("combined:maeve:head.1:20:0", "join:brick:feet.1")

    assert [sitting.member(name)["available"] for name in ("maeve", "brick")] == [0, 1]


@pytest.mark.rule("HER-NARR-10", "HER-TOKEN-05")
def test_the_seat_of_the_other_joins() -> None:
    sitting = Sitting(players=4, narrative=lifting("2", YARD, '["interact"]'), board=[10], family=TOGETHER)
    sitting.choose("observe:maeve:head.0:20", seat=1).choose("combined:maeve:torso.0:20:0", seat=1)
    assert [sitting.asked(seat) for seat in range(4)] == [None, None, None, "join-action"]
    sitting.choose("join:brick:feet.1", seat=3)

    assert sitting.asked(3) == "act"
    assert [sitting.member(name)["available"] for name in ("maeve", "brick")] == [0, 1]


def asked_to_lift() -> Sitting:
    """Maeve has begun something that takes two; Brick, of another player, could join her."""
    sitting = Sitting(players=4, narrative=lifting("2", YARD, '["interact"]'), board=[10], family=TOGETHER)
    return sitting.choose("observe:maeve:head.0:20", "combined:maeve:torso.0:20:0", seat=1)


@pytest.mark.rule("HER-NARR-10", "HER-TOKEN-08")
def test_nobody_spends_the_token_of_another_player() -> None:
    """Brick's player refuses: nothing has happened, and Maeve takes her token back."""
    sitting = asked_to_lift().choose("refuse", seat=3)

    assert [sitting.member(name)["available"] for name in ("maeve", "brick")] == [2, 3]
    assert not sitting.told("acted-together")
    assert [sitting.asked(seat) for seat in (1, 3)] == ["act", "act"]


@pytest.mark.rule("HER-NARR-10")
def test_who_was_refused_does_something_else_before_asking_again() -> None:
    sitting = asked_to_lift().choose("refuse", seat=3)
    assert sitting.why_not("combined:maeve:torso.0:20:0", seat=1) == "HER-NARR-10"
    assert sitting.why_not("combined:brick:torso.0:20:0", seat=3) is None
    sitting.choose(sitting.move("brick:feet.0", "10:hut"), seat=3)
    sitting.choose(sitting.move("brick:feet.1", "10:yard"), seat=3)

    assert sitting.why_not("combined:maeve:torso.0:20:0", seat=1) is None


@pytest.mark.rule("HER-NARR-10")
def test_when_one_refuses_another_may_take_the_part() -> None:
    wide = FARM.replace('cells = "y", capacity = 2', 'cells = "y", capacity = 3')
    people = TOGETHER | {"selena": {"area": "10:yard"}}
    sitting = Sitting(players=4, terrain=wide, narrative=lifting("2", YARD, '["interact"]'), board=[10], family=people)
    sitting.choose("observe:maeve:head.0:20", "combined:maeve:torso.0:20:0", seat=1).choose("refuse", seat=3)
    assert [sitting.asked(seat) for seat in range(4)] == [None, None, "join-action", None]
    sitting.choose(sitting.options(2, "join:selena")[0], seat=2)

    assert [sitting.member(name)["available"] for name in ("maeve", "selena", "brick")] == [0, 1, 3]


@pytest.mark.rule("HER-NARR-10")
def test_all_tokens_are_laid_at_the_same_time() -> None:
    """Of the two others one joins and one refuses: neither pays."""
    wide = FARM.replace('cells = "y", capacity = 2', 'cells = "y", capacity = 3')
    people = TOGETHER | {"selena": {"area": "10:yard"}}
    sitting = Sitting(players=4, terrain=wide, narrative=lifting("3", YARD, '["interact"]'), board=[10], family=people)
    sitting.choose("observe:maeve:head.0:20", "combined:maeve:torso.0:20:0", seat=1)
    sitting.choose(sitting.options(2, "join:selena")[0], seat=2).choose("refuse", seat=3)

    assert [sitting.member(name)["available"] for name in ("maeve", "selena", "brick")] == [2, 3, 3]


@pytest.mark.rule("HER-NARR-10", "HER-NARR-14")
def test_a_terrain_action_can_need_two() -> None:
    heavy = BELL.replace('cost = [{ token_kind = "material", n = 2 }]', "participants = 2")
    sitting = Sitting(narrative=heavy, board=[10], read=[22], family=TOGETHER)
    assert not sitting.options(starting="terrain-action")
    sitting.choose("combined:maeve:torso.0:22:0", "join:brick:torso.0")

    assert sitting.sees()["flags"] == {"rung": 1}


# Nobody blocks another


@pytest.mark.rule("HER-TOKEN-05", "HER-GEN-04")
def test_any_of_four_seats_acts_for_its_member_at_any_moment() -> None:
    people = {name: {"area": "10:road"} for name in ("djamal", "maeve", "selena")} | {"brick": {"area": "10:yard"}}
    sitting = Sitting(players=4, board=[10], family=people, burned=[11])
    for seat, name in ((3, "brick"), (0, "djamal"), (2, "selena")):
        assert [sitting.asked(one) for one in range(4)] == ["act"] * 4
        sitting.choose(sitting.options(seat, f"move:{name}:feet.0:")[0], seat=seat)

    assert all(option.split(":")[1] == "maeve" for option in sitting.options(1) if option != "rest")


@pytest.mark.rule("HER-GEN-05", "HER-TOKEN-05")
def test_the_shared_member_obeys_every_seat() -> None:
    sitting = Sitting(players=3, board=[10], family={"brick": {"area": "10:yard"}, "maeve": {"area": "10:road"}})

    assert all("observe:brick:head.0:20" in sitting.options(seat) for seat in range(3))
    sitting.choose("observe:brick:head.0:20", seat=2)
    assert sitting.member("brick")["available"] == 2


@pytest.mark.rule("HER-GEN-04", "HER-TOKEN-08")
def test_nobody_acts_for_the_member_of_another() -> None:
    people = {"djamal": {"area": "10:yard"}, "maeve": {"area": "10:yard"}}
    four = Sitting(players=4, board=[10], family=people)
    two = Sitting(players=2, board=[10], family=people)

    assert (four.why_not("observe:djamal:head.0:20", seat=0), four.why_not("observe:djamal:head.0:20", seat=1)) == (
        None, "HER-GEN-04",
    )  # fmt: skip
    assert two.why_not("observe:djamal:head.0:20", seat=1) == "HER-GEN-06"


@pytest.mark.rule("HER-TIME-11")
def test_the_part_ends_when_all_tokens_are_spent() -> None:
    people = {"maeve": {"area": "10:yard", "available": 1, "materials": 1}} | {
        name: {"available": 0} for name in ("djamal", "selena", "brick")
    }
    sitting = Sitting(board=[10], family=people).choose("observe:maeve:head.0:20")

    assert sitting.told("hourglass")


@pytest.mark.rule("HER-TIME-11", "HER-TOKEN-05")
def test_a_player_who_rested_thinks_again_when_given_a_rifle() -> None:
    people = {"djamal": {"area": "10:yard"}, "maeve": {"area": "10:yard", "items": [41]}}
    sitting = Sitting(players=2, items=RIFLE, board=[10], family=people).choose("rest", seat=0)
    assert sitting.asked(0) is None
    sitting.choose("exchange:maeve:torso.0:djamal", "give:41", seat=1)
    if sitting.asked(1) == "exchange":
        sitting.choose("done", seat=1)

    assert sitting.asked(0) == "act"


@pytest.mark.rule("HER-TIME-11", "HER-TOKEN-05")
def test_a_player_who_rested_thinks_again_when_healed() -> None:
    people = {"djamal": {"area": "10:yard", "damage": ["torso.0"]}, "maeve": {"area": "10:yard"}}
    sitting = Sitting(players=2, board=[10], family=people).choose("rest", seat=0)
    sitting.choose(sitting.options(1, "heal:maeve")[0], seat=1)

    assert (sitting.damage("djamal")["torso"], sitting.asked(0)) == (0, "act")


@pytest.mark.rule("HER-TIME-11")
def test_what_others_do_for_themselves_wakes_nobody() -> None:
    people = {"djamal": {"area": "10:yard"}, "maeve": {"area": "10:road"}}
    sitting = Sitting(players=2, board=[10], family=people, burned=[11]).choose("rest", seat=0)
    sitting.choose(sitting.move("maeve:feet.0", "10:yard"), seat=1)

    assert (sitting.area("maeve"), sitting.asked(0)) == ("10:yard", None)


@pytest.mark.rule("HER-TIME-11")
def test_nobody_who_can_only_rest_is_woken_by_what_comes_to_light() -> None:
    """Djamal has walked as far as he can, and on the road there is nothing to look at."""
    people = {"djamal": {"area": "10:road"}, "maeve": {"area": "10:yard"}}
    sitting = Sitting(players=4, board=[10], family=people)
    sitting.choose(sitting.move("djamal:feet.0", "10:yard"), seat=0)
    sitting.choose(sitting.move("djamal:feet.1", "10:road"), seat=0)
    assert sitting.options(0) == ["rest"]
    sitting.choose("rest", seat=0).choose("observe:maeve:head.0:20", seat=1)

    assert ([card["number"] for card in sitting.sees()["read"]], sitting.asked(0)) == ([20], None)
    assert sitting.sees()["resting"] == [0]


@pytest.mark.rule("HER-MAT-11")
def test_a_seat_without_tokens_may_still_drop_things_or_rest() -> None:
    people = {
        "djamal": {"area": "10:yard"}, "maeve": {"area": "10:yard", "available": 0, "items": [41]},
    }  # fmt: skip
    sitting = Sitting(players=4, items=RIFLE, board=[10], family=people)
    assert sitting.options(1) == ["rest", "drop:maeve:41"]
    sitting.choose("rest", seat=1)

    assert (sitting.asked(1), sitting.asked(0)) == (None, "act")
