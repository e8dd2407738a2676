"""HER-TOKEN-05, -06: while somebody is in the middle of an action, the others may act; nobody blocks another."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.games.heredity.wording import option_text
from tablewright.language.speaker import Speaker

from .samples import CLUB, RIFLE, item, npc
from .sitting import FARM, Sitting, told_by

DJAMAL, MAEVE, SELENA, BRICK = range(4)
ROOMY = FARM.replace('cells = "y", capacity = 2', 'cells = "y", capacity = 4')
LOOKS = "observe:djamal:head.0:20"


def sitting_of(family: dict[str, dict[str, Any]], **more: Any) -> Sitting:
    """Four players in a large yard; Djamal could look around in it at any time."""
    people = {name: {"area": "10:yard"} | family.get(name, {}) for name in ("djamal", "maeve", "brick", *family)}
    return Sitting(**{"players": 4, "terrain": ROOMY, "board": [10], "family": people, **more})


def tokens(sitting: Sitting, *names: str) -> list[int]:
    return [sitting.member(name)["available"] for name in names]


def keys(sitting: Sitting) -> list[str]:
    return [event.key for event in sitting.journal]


# Over within one choice


@pytest.mark.rule("HER-TOKEN-05", "HER-MOVE-02")
def test_a_step_with_one_token_is_one_choice() -> None:
    sitting = sitting_of({})
    sitting.choose(sitting.move("maeve:feet.0", "10:hut"), seat=MAEVE)

    assert (sitting.area("maeve"), sitting.asked(DJAMAL), sitting.asked(MAEVE)) == ("10:hut", "act", "act")


@pytest.mark.rule("HER-TOKEN-05", "HER-MAT-06")
def test_picking_up_is_one_choice() -> None:
    sitting = sitting_of({}, items=CLUB, dropped=[[40, "10:yard"]], lying={"10:yard": {"material": 2}})
    sitting.choose("pick-up:maeve:torso.0:40", seat=MAEVE)

    assert [sitting.asked(seat) for seat in range(4)] == ["act"] * 4


# Between the choices of a longer one


def walking() -> Sitting:
    """Maeve has paid for two steps and taken the first."""
    sitting = sitting_of({})
    return sitting.choose("move:maeve:feet.0+feet.1", sitting.step("10:road"), seat=MAEVE)


@pytest.mark.rule("HER-TOKEN-05", "HER-MOVE-03")
def test_others_may_act_between_the_steps_of_a_move() -> None:
    sitting = walking()

    assert [sitting.asked(seat) for seat in range(4)] == [None, "step", None, None]
    assert [sitting.may(seat) for seat in range(4)] == ["act-between", None, "act-between", "act-between"]


@pytest.mark.rule("HER-TOKEN-06", "HER-ACT-09")
def test_a_move_that_is_cut_short_before_its_first_step_costs_nothing() -> None:
    sitting = sitting_of({}).choose("move:maeve:feet.0+feet.1", seat=MAEVE)
    assert (sitting.asked(MAEVE), sitting.may(DJAMAL)) == ("step", "act-between")
    sitting.choose(LOOKS, seat=DJAMAL)

    assert (sitting.area("maeve"), tokens(sitting, "maeve")) == ("10:yard", [3])


@pytest.mark.rule("HER-TOKEN-06", "HER-MOVE-02")
def test_whoever_acts_between_two_steps_ends_the_move_and_the_second_token_is_free_again() -> None:
    sitting = walking().choose(LOOKS, seat=DJAMAL)

    assert (sitting.area("maeve"), tokens(sitting, "maeve", "djamal")) == ("10:road", [2, 2])
    assert keys(sitting).index("moved") < keys(sitting).index("taken")
    assert [sitting.asked(seat) for seat in range(4)] == ["act"] * 4


@pytest.mark.rule("HER-TOKEN-06")
def test_whoever_is_cut_short_hears_who_began_to_act() -> None:
    sitting = walking().choose(LOOKS, seat=DJAMAL)

    (told,) = sitting.told("cut-short")
    assert dict(told) == {"pc": "maeve", "seat": DJAMAL, "verb": "move"}
    assert keys(sitting).index("cut-short") < keys(sitting).index("taken")


@pytest.mark.rule("HER-NARR-10")
def test_whoever_thinks_better_of_a_proposal_need_not_be_told() -> None:
    sitting = sitting_of({}, narrative=HEAVY, read=[22]).choose("combined:maeve:torso.0:22:0", seat=MAEVE)
    sitting.choose("observe:maeve:head.0:20", seat=MAEVE)

    assert (sitting.told("cut-short"), len(sitting.told("called-off"))) == ([], 1)


@pytest.mark.rule("HER-TOKEN-06")
def test_the_move_is_over_before_what_it_sets_off_and_that_before_the_next_action() -> None:
    heeding = (
        '[[narrative]]\nnumber = 22\n[narrative.front]\npersistent = [{ text = "steps", statement = [{ trigger = '
        '{ action_performed = { icon = "move" } }, instructions = [{ set_flag = "heard" }] }] }]\n'
    )
    sitting = sitting_of({}, narrative=heeding, read=[22])
    sitting.choose("move:maeve:feet.0+feet.1", sitting.step("10:road"), seat=MAEVE)
    assert not sitting.sees()["flags"]
    sitting.choose("move:djamal:feet.0+feet.1", sitting.step("10:road"), seat=DJAMAL)

    assert (sitting.sees()["flags"], sitting.asked(DJAMAL)) == ({"heard": 1}, "step")


@pytest.mark.rule("HER-TIME-11", "HER-MOVE-03")
def test_whoever_rests_between_two_steps_ends_nothing() -> None:
    sitting = walking().choose("rest", seat=DJAMAL)
    assert (sitting.asked(MAEVE), tokens(sitting, "maeve")) == ("step", [1])
    sitting.choose(sitting.step("10:yard"), seat=MAEVE)

    assert (sitting.area("maeve"), sitting.asked(DJAMAL)) == ("10:yard", None)


@pytest.mark.rule("HER-MOVE-07", "HER-MOVE-08")
def test_from_a_crowd_the_walker_goes_on_before_anybody_acts() -> None:
    """Nobody may stop there, so the others wait for one step."""
    crowd = {"maeve": {"area": "10:road"}, "selena": {"area": "10:road"}}
    sitting = sitting_of(crowd, terrain=FARM)
    sitting.choose("move:maeve:feet.0+feet.1", sitting.step("10:yard"), seat=MAEVE)

    assert [sitting.may(seat) for seat in range(4)] == [None] * 4
    sitting.choose(sitting.step("10:hut"), seat=MAEVE)
    assert [sitting.asked(seat) for seat in range(4)] == ["act"] * 4


@pytest.mark.rule("HER-EXPL-07")
def test_any_player_may_say_where_the_explorer_arrives() -> None:
    """The ruling: the players choose, so that nobody need wait for one of them."""
    beyond = FARM.replace('plan = ["fff", "fff", "ggg"]', 'plan = ["fff", "ggg", "ggg"]').replace(
        ', merges_across_edges = ["east"]', ""
    )
    sitting = sitting_of({}, terrain=beyond.replace('cells = "y", capacity = 2', 'cells = "y", capacity = 4'))
    sitting.choose("move:maeve:feet.0:explore:11", seat=MAEVE)
    assert [sitting.asked(seat) for seat in range(4)] == ["arrival"] * 4
    sitting.choose(sitting.step("11:grass"), seat=SELENA)

    assert sitting.area("maeve") == "11:grass"


@pytest.mark.rule("HER-MAT-09", "HER-TOKEN-06")
def test_an_exchange_that_is_cut_short_keeps_what_has_changed_hands() -> None:
    sitting = sitting_of({"maeve": {"items": [40, 41]}}, items=CLUB + RIFLE)
    sitting.choose("exchange:maeve:torso.0:brick", "give:40", seat=MAEVE)
    assert (sitting.asked(MAEVE), sitting.may(DJAMAL)) == ("exchange", "act-between")
    sitting.choose(LOOKS, seat=DJAMAL)

    worn = [[one["number"] for one in sitting.member(name)["equipment"] if one] for name in ("maeve", "brick")]
    assert (worn, tokens(sitting, "maeve")) == ([[41], [40]], [2])


@pytest.mark.rule("HER-MAT-08", "HER-ACT-09")
def test_an_exchange_that_is_cut_short_at_once_costs_nothing() -> None:
    sitting = sitting_of({"maeve": {"items": [40]}}, items=CLUB)
    sitting.choose("exchange:maeve:torso.0:brick", seat=MAEVE).choose(LOOKS, seat=DJAMAL)

    assert (tokens(sitting, "maeve"), sitting.told("exchanged")) == ([3], [])


@pytest.mark.rule("HER-HEAL-01", "HER-TOKEN-06")
def test_healing_waits_for_its_players_and_for_nobody_else() -> None:
    sitting = sitting_of({"brick": {"damage": ["head.0", "feet.0"]}}).choose("heal:maeve:torso.0:3", seat=MAEVE)
    assert [sitting.asked(seat) for seat in (MAEVE, BRICK)] == ["heal-space"] * 2
    assert sitting.may(DJAMAL) == "act-between"
    sitting.choose(LOOKS, seat=DJAMAL)

    assert (tokens(sitting, "maeve"), sum(sitting.damage("brick").values())) == ([3], 2)


@pytest.mark.rule("HER-ITEM-18", "HER-TOKEN-06")
def test_a_repair_that_is_cut_short_costs_nothing() -> None:
    padded = item(45, "grey_torso", "spaces = [{ icons = [], heart = true }, { icons = [], heart = true }]")
    sitting = sitting_of({"maeve": {"items": [45], "materials": 1, "damage": ["i45.0", "i45.1"]}}, items=padded)
    sitting.choose("repair:maeve:torso.0:45", seat=MAEVE)
    assert (sitting.asked(MAEVE), sitting.may(DJAMAL)) == ("remove-damage", "act-between")
    sitting.choose(LOOKS, seat=DJAMAL)

    assert (tokens(sitting, "maeve"), sitting.member("maeve")["materials"]) == ([3], 1)


# What others have to agree to has not begun


HEAVY = (
    "[[narrative]]\nnumber = 22\n[narrative.front]\n"
    'terrain_actions = [{ terrain = "10", area = "yard", icon = "interact", participants = 2, '
    'instructions = { set_flag = "lifted" } }]\n'
)


@pytest.mark.rule("HER-NARR-10", "HER-TOKEN-06")
@pytest.mark.parametrize(("seat", "act"), [(DJAMAL, LOOKS), (MAEVE, "observe:maeve:head.0:20")])
def test_a_joint_action_is_called_off_when_somebody_acts_before_all_agree(seat: int, act: str) -> None:
    """Whoever proposed it may think better of it, too."""
    sitting = sitting_of({}, narrative=HEAVY, read=[22]).choose("combined:maeve:torso.0:22:0", seat=MAEVE)
    assert sitting.asked(BRICK) == "join-action"
    assert sitting.may(MAEVE) == "act-between"
    sitting.choose("refuse", seat=DJAMAL).choose(act, seat=seat)

    assert (sitting.told("acted-together"), tokens(sitting, "maeve", "brick")) == ([], [3 - (seat == MAEVE), 3])
    assert sitting.asked(BRICK) == "act"


def attacking() -> Sitting:
    """Brick swings his club, and Maeve has joined him; Djamal and Selena are too far away."""
    people: dict[str, dict[str, Any]] = {
        "brick": {"items": [40]}, "maeve": {"items": [41]}, "djamal": {"area": "10:hut"}, "selena": {"area": "10:hut"},
    }  # fmt: skip
    hatch = ROOMY.replace('area = "yard", card = 20', 'area = "hut", card = 20')
    sitting = sitting_of(
        people, terrain=hatch, items=CLUB + RIFLE, npcs=npc(50, "[]"), timeline=["family", 50],
        figures={"50": ["10:road"]},
    )  # fmt: skip
    sitting.choose(sitting.move("brick:feet.0", "10:road"), "attack:brick:i40.0:4", seat=BRICK)
    return sitting


@pytest.mark.rule("HER-COMB-01", "HER-COMB-03", "HER-TOKEN-06")
def test_an_attack_is_called_off_when_somebody_acts_before_it_comes_to_blows() -> None:
    sitting = attacking()
    assert [sitting.asked(seat) for seat in range(4)] == [None, "join-attack", None, "join-attack"]
    assert tokens(sitting, "brick") == [2]  # all tokens are laid at the same time
    sitting.choose(LOOKS, seat=DJAMAL)

    assert (sitting.told("attacked"), tokens(sitting, "brick", "maeve", "djamal")) == ([], [2, 3, 2])
    assert "attack:brick:i40.0:4" in sitting.options(BRICK)


@pytest.mark.rule("HER-COMB-03")
def test_whoever_leads_need_not_wait_for_those_who_could_join() -> None:
    sitting = attacking().choose("done", seat=BRICK)

    assert (len(sitting.told("attacked")), tokens(sitting, "brick", "maeve")) == (1, [1, 3])


# Rules that make everybody wait


@pytest.mark.rule("HER-TOKEN-06", "HER-DMG-03")
def test_damage_is_dealt_with_before_anybody_acts() -> None:
    hurting = told_by(20, '[{ damage = { who = "acting", n = 1 } }]')
    sitting = sitting_of({}, narrative=hurting).choose(LOOKS, seat=DJAMAL)

    assert [sitting.asked(seat) for seat in range(4)] == ["allocate", None, None, None]
    assert [sitting.may(seat) for seat in range(4)] == [None] * 4


@pytest.mark.rule("HER-TOKEN-06", "HER-ITEM-08")
def test_everybody_waits_while_somebody_with_full_hands_makes_room() -> None:
    clubs = "".join(CLUB.replace("number = 40", f"number = {number}") for number in (40, 46, 47, 48))
    sitting = sitting_of({"maeve": {"items": [46, 47, 48]}}, items=clubs, dropped=[[40, "10:yard"]])
    sitting.choose("pick-up:maeve:torso.0", seat=MAEVE)
    assert [sitting.asked(seat) for seat in range(4)] == [None, "make-room", None, None]
    assert [sitting.may(seat) for seat in range(4)] == [None] * 4
    sitting.choose("leave", seat=MAEVE)

    assert [sitting.asked(seat) for seat in range(4)] == ["act"] * 4


# Resting


@pytest.mark.rule("HER-TIME-11", "HER-TOKEN-05")
def test_whoever_rests_may_always_change_its_mind() -> None:
    sitting = sitting_of({}).choose("rest", seat=DJAMAL)
    assert (sitting.asked(DJAMAL), sitting.may(DJAMAL)) == (None, "act-after-all")
    sitting.choose(sitting.move("djamal:feet.0", "10:hut"), seat=DJAMAL)

    assert (sitting.area("djamal"), sitting.asked(DJAMAL)) == ("10:hut", "act")


@pytest.mark.rule("HER-TIME-11")
def test_to_rest_again_changes_nothing() -> None:
    sitting = sitting_of({}).choose("rest", "rest", seat=DJAMAL)

    assert (len(sitting.told("rested")), sitting.sees()["resting"]) == (1, [DJAMAL])


@pytest.mark.rule("HER-TOKEN-05")
def test_whoever_rests_is_not_asked_the_same_question_again() -> None:
    sitting = sitting_of({})
    before = sitting.position.open()[DJAMAL]
    after = sitting.choose("rest", seat=DJAMAL).position.open()[DJAMAL]

    said = [Speaker(sitting.game, "en").question(sitting.table, one) for one in (before, after)]
    assert said == ["The family acts: what do you do?", "You rest while the others act. Do you act after all?"]
    assert [option_text(sitting.table, seat, "rest").key for seat in (DJAMAL, MAEVE)] == [
        "option-rest-on",
        "option-rest",
    ]


@pytest.mark.rule("HER-TIME-11")
def test_whoever_rests_no_longer_hears_of_it() -> None:
    """A card has been read, which may concern them; a step of somebody else does not."""
    sitting = sitting_of({"selena": {}}).choose("rest", seat=DJAMAL).choose("rest", seat=SELENA)
    sitting.choose(sitting.move("maeve:feet.0", "10:hut"), seat=MAEVE)
    assert (sitting.sees()["resting"], sitting.told("stirred")) == ([DJAMAL, SELENA], [])
    sitting.choose("observe:brick:head.0:20", seat=BRICK)

    assert (sitting.sees()["resting"], sitting.told("stirred")) == ([], [{"seats": [DJAMAL, SELENA]}])
    assert sitting.asked(DJAMAL) == "act"


# What is offered


@pytest.mark.rule("HER-TOKEN-02")
def test_spaces_that_are_alike_are_offered_once() -> None:
    """Djamal has two hands and two feet that differ only by their number; Maeve's feet differ by a heart."""
    sitting = sitting_of({"djamal": {"area": "10:hut"}, "maeve": {"area": "10:hut"}}, lying={"10:hut": {"material": 1}})

    assert sitting.options(DJAMAL, "pick-up") == ["pick-up:djamal:torso.0"]
    assert len(sitting.options(DJAMAL, "move")) == 2  # with one foot, and with both
    assert len(sitting.options(MAEVE, "move")) == 3


@pytest.mark.rule("HER-TOKEN-03")
def test_the_second_of_two_equal_spaces_is_offered_when_the_first_is_taken() -> None:
    sitting = sitting_of({"djamal": {"area": "10:hut", "damage": ["feet.0"]}})

    assert sitting.options(DJAMAL, "move") == [sitting.move("djamal:feet.1", "10:yard")]


TUNE = (
    "[[narrative]]\nnumber = 22\n[narrative.front]\n"
    'free_actions = [{ icon = "talk", instructions = [{ move_hourglass = "next" }] }]\n'
)


@pytest.mark.rule("HER-ACT-10", "HER-MAT-11")
def test_what_ends_the_round_or_throws_something_away_is_never_offered_first() -> None:
    whole = sitting_of({"djamal": {"materials": 1}}, narrative=TUNE, read=[22])
    assert whole.options(DJAMAL)[0] == LOOKS
    assert whole.options(DJAMAL)[-1] == "rest"

    lame = {"available": 1, "materials": 1, "damage": ["feet.0", "feet.1", "torso.0", "torso.1", "head.0"]}
    assert sitting_of({"djamal": lame}, narrative=TUNE, read=[22]).options(DJAMAL)[0] == "rest"
