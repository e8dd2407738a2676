"""The original campaign: its parts are counted, it proves itself, and families that follow a plan end every way."""

from __future__ import annotations

from functools import lru_cache

import pytest

from tablewright.engine.match import replay
from tablewright.engine.record import read_record
from tablewright.games.heredity import GAME
from tablewright.games.heredity.cards import BodyFace, FamilyFace, ItemFace, KarmaFace, NpcFace
from tablewright.games.heredity.content import Campaign
from tablewright.games.heredity.kinds import ACTION_TOKENS, KARMA_TYPES, PCS
from tablewright.games.heredity.scenario.folders import ORIGINAL, read_campaign
from tablewright.games.heredity.scenario.words import parts_of
from tablewright.games.heredity.terrain_cards import TerrainFace
from tablewright.games.heredity.verbs import EndChapter

from .planned import Plan

CHAPTER = "chapter-1"


@lru_cache(maxsize=1)
def campaign() -> Campaign:
    return read_campaign(ORIGINAL)


def faces(deck: str) -> list[object]:
    return [campaign().cards[card].front for card in campaign().cards_in(deck)]


# What is in the box


@pytest.mark.rule("HER-SETUP-05", "HER-KARMA-01", "HER-KARMA-02")
def test_nine_karma_cards_begin_one_of_each_type_and_each_has_a_way_to_grow() -> None:
    karma = [face for face in faces("secrets") if isinstance(face, KarmaFace)]
    numbers = [campaign().cards[card].number for card in campaign().starting_karma()]

    assert sorted(numbers) == list(range(901, 910))
    for kind in KARMA_TYPES:
        assert [face.level for face in karma if face.type == kind] == [1, 2, 3]


@pytest.mark.rule("HER-SETUP-08")
def test_the_secrets_are_the_twenty_nine_cards_from_901_to_929() -> None:
    assert sorted(campaign().cards[card].number for card in campaign().cards_in("secrets")) == list(range(901, 930))


@pytest.mark.rule("HER-PC-01", "HER-TOKEN-01")
def test_four_members_of_three_cards_each_have_six_spaces_of_which_five_are_hearts() -> None:
    bodies = [face for face in faces("base") if isinstance(face, BodyFace)]

    assert len(bodies) == 12
    assert sum(isinstance(face, FamilyFace) for face in faces("base")) == 1
    for pc in PCS:
        spaces = [space for face in bodies if face.pc == pc for space in face.spaces]
        assert (len(spaces), sum(space.heart for space in spaces)) == (6, 5)
        assert {icon for space in spaces for icon in space.icons} == {"observe", "talk", "interact", "move"}
    assert ACTION_TOKENS == 3


def test_chapter_one_is_a_deck_of_about_sixty_cards_of_every_kind() -> None:
    cards = faces(CHAPTER)

    assert 55 <= len(cards) <= 70
    assert 10 <= sum(isinstance(face, TerrainFace) for face in cards) <= 14
    assert sum(isinstance(face, NpcFace) for face in cards) >= 8
    assert sum(isinstance(face, ItemFace) for face in cards) >= 10


def test_all_colours_of_lines_levels_and_changes_of_the_map_occur() -> None:
    terrain = [face for face in faces(CHAPTER) if isinstance(face, TerrainFace)]

    assert {line.colour for face in terrain for line in face.lines} == {"white", "blue", "green", "black", "red"}
    assert len({level.link_id for face in terrain for level in face.levels}) == 2
    assert sum(card.replaces is not None for card in campaign().cards if card.deck == CHAPTER) == 2
    assert sum(isinstance(card.back, TerrainFace) for card in campaign().cards if card.deck == CHAPTER) == 4


# What it says


@pytest.mark.parametrize("folder", ["", "tutorial", CHAPTER])
def test_the_campaign_and_each_chapter_alone_have_no_mistakes(folder: str) -> None:
    assert read_campaign(ORIGINAL / folder if folder else ORIGINAL).cards


def test_every_text_is_there_in_three_languages_and_was_translated() -> None:
    prose = campaign().prose

    assert set(prose["en"]) == set(prose["pl"]) == set(prose["cs"])
    for key, text in prose["en"].items():
        if len(text.split()) > 4:
            assert text not in (prose["pl"][key], prose["cs"][key]), key


def test_narrations_are_short_enough_to_be_read_aloud() -> None:
    for key, text in campaign().prose["en"].items():
        if key.endswith("-narration"):
            assert len(text.split()) <= 115, key


# How it ends

GATE = {
    "brick": "explore 108, to 108.hut, talk 145",
    "maeve": "to 101.dyke, explore 103, explore 104, observe 143, to 104.kennel, npc-action 188:0, to 104.road,"
    "to 105.gatehouse, interact 154",
    "djamal": "explore 102, pick-up torso.0, to 101.mill, interact 141, to 101.yard, to 101.dyke, to 104.kennel,"
    "to 104.house, talk 187, npc-action 187:0, to 104.kennel, to 105.road, to 105.gatehouse, until swan_found,"
    "combined 154:0",
    "selena": "to 101.dyke, explore 105, to 105.catwalk, observe 139",
}
WARNED = GATE | {
    "selena": "to 101.dyke, explore 105, to 105.catwalk, observe 139, to 105.apron, explore 111, to 111.hearth,"
    "talk 189, npc-action 189:0",
    "djamal": GATE["djamal"].replace("until swan_found", "until swan_found, until reed_warned"),
}
BELL = {
    "brick": "explore 108, to 108.hut, talk 145, to 108.stacks, explore 106, to 107.mound",
    "maeve": "to 101.dyke, explore 103, explore 104, explore 112, to 112.boathouse, interact 164, to 112.hard,"
    "to 106.green, to 107.mound, to 107.tower, explore 109, to 109.frame, interact 150, terrain-action 150:0,"
    "to 109.loft, until village_told, until reed_warned, combined 151:0, to 107.tower, to 107.mound",
    "djamal": "to 101.yard, to 101.dyke, explore 105, to 105.catwalk, to 105.apron, explore 111, to 111.hearth,"
    "talk 189, npc-action 189:0, to 111.holm, to 105.apron, to 105.catwalk, to 105.road, to 112.hard, to 106.green,"
    "to 107.mound",
    "selena": "to 101.dyke, to 103.track, explore 106, to 106.green, explore 107, to 107.mound, observe 149,"
    "to 106.green, to 106.alehouse, talk 186, npc-action 186:0, to 106.green, to 107.mound, to 107.tower,"
    "to 109.loft, until reed_warned, to 107.mound",
}
WAIT = ", to 107.mound, till 9, to 106.green, to 112.hard, to 112.barge"
"""On dry ground until the barge is about to float."""
THEFT = {
    "brick": "explore 108, to 108.hut, talk 145, to 108.stacks, explore 106, to 106.green, explore 107" + WAIT,
    "maeve": "to 101.dyke, explore 103, explore 104, explore 112, to 112.boathouse, interact 164, to 112.hard,"
    "interact 168, fight 191" + WAIT,
    "djamal": "explore 102, pick-up torso.0, to 101.mill, interact 141, to 101.yard, to 101.dyke, to 112.hard,"
    "to 112.barge, interact 157, terrain-action 157:1" + WAIT,
    "selena": "to 101.dyke, to 112.road, to 112.hard, until barge_ours, fight 191" + WAIT + ", till 11,"
    "terrain-action 157:0",
}
PURCHASE = THEFT | {
    "maeve": "to 101.dyke, explore 103, explore 104, explore 112" + WAIT,
    "djamal": "explore 102, pick-up torso.0, to 101.mill, interact 141, to 101.yard, to 101.dyke, to 112.hard,"
    "talk 191, npc-action 191:0, to 112.barge, interact 157" + WAIT,
}
LOOK = {
    "djamal": "explore 102, to 102.cap, observe 140, to 101.mill, to 101.yard, to 101.dyke, explore 110,"
    "to 110.shingle, observe 163, to 110.creek, explore 111, to 111.holm, interact 162, to 111.hearth, talk 189,"
    "npc-action 189:0, upgrade 174",
    "maeve": "to 101.dyke, explore 103, explore 104, observe 143, to 104.kennel, npc-action 188:0, to 104.house,"
    "interact 144, talk 187, npc-action 187:1",
    "selena": "to 101.dyke, to 103.berm, observe 142, to 103.track, explore 106, to 106.green, explore 107,"
    "to 107.mound, to 107.tower, explore 109, observe 159",
    "brick": "explore 108, to 108.hut, talk 145, npc-action 185:0, to 108.stacks, talk 192, to 106.green,"
    "to 106.alehouse, interact 166, talk 186, npc-action 186:0",
}
"""A family that looks everywhere and saves nobody."""
MOUND = ", to 106.green, to 107.mound, fight 185"
BLOWS = {
    "brick": "explore 108, to 108.hut, talk 145, to 108.stacks, explore 106" + MOUND,
    "maeve": "to 101.dyke, explore 103, explore 104, explore 112, to 112.boathouse, interact 164, to 112.hard" + MOUND,
    "djamal": "to 101.yard, to 101.dyke" + MOUND,
    "selena": "to 101.dyke, to 103.track, explore 106, to 106.green, explore 107" + MOUND,
}
"""A family that turns on its youngest, where no water reaches it; Maeve swings the clapper."""
HANDS = ("pc:brick", "heart:maeve:head.0", "heart:maeve:head.1", "heart:maeve:feet.0")
"""Brick takes what somebody has to take; Maeve keeps her hands free."""
ABOARD = ("heart:maeve:head.0", "heart:maeve:head.1", "heart:djamal:head.0")
"""Whoever works on the barge keeps hands free; Selena has one that nothing can hurt."""
LINES = {
    "the gate shut without a word": ("156b:fields", ("smash", "tar", "yield", "turn", *HANDS), GATE),
    "the gate shut after a warning": ("156:fields", ("smash", "coat", "yield", "turn", "truth", *HANDS), WARNED),
    "the bell": ("152b:mound", ("key", "yield", "promise", "bell", *HANDS), BELL),
    "the barge stolen": ("158:barge", ("cut", "tar", "yield", "pc:maeve", *ABOARD), THEFT),
    "the barge bought": ("158:barge", ("tar", "yield", "pc:maeve", *ABOARD), PURCHASE),
}


IDLE = (
    "132b:drowned",
    ("plug", "shut_lid", "walk_off", "gate", "eels", "truth", "yield", "pc:maeve", "heart:maeve:feet.0", *ABOARD),
    LOOK,
)


LOST = {
    "looking everywhere": IDLE,
    "blows": ("185:without_swan", ("yield", "pc:brick", "heart:brick:torso.0", "attack:maeve:i171.0"), BLOWS),
}


@lru_cache(maxsize=8)
def followed(name: str) -> Plan:
    _, answers, errands = (LINES | LOST)[name]
    plan = Plan(GAME, CHAPTER, "a night", answers, errands)
    plan.follow()
    return plan


@pytest.mark.rule("HER-GEN-15")
@pytest.mark.parametrize("name", LINES)
def test_each_ending_is_reached_by_a_line_that_can_be_played_again(name: str) -> None:
    plan = followed(name)
    record = read_record(plan.match.record().to_json(), name)

    assert (plan.table.outcome, plan.table.ending) == ("victory", LINES[name][0])
    assert all(standing["won"] for standing in replay(GAME, record).result() or [{"won": False}])


def test_the_lines_meet_every_victory_that_is_printed() -> None:
    sides = [side for card in campaign().cards_in(CHAPTER) for side in campaign().sides[2 * card : 2 * card + 2]]
    ends = [part for part in parts_of(sides) if isinstance(part, EndChapter) and part.result == "victory"]

    assert {part.ending for part in ends} == {ending.partition(":")[2] for ending, _, _ in LINES.values()}


def test_every_side_of_every_card_is_read_on_one_of_the_lines_or_by_looking_everywhere() -> None:
    sides = [side for card in campaign().cards_in(CHAPTER) for side in (2 * card, 2 * card + 1)]
    seen = [followed(name).table.seen[-1] for name in (*LINES, "looking everywhere")]
    missing = [side for side in sides if campaign().sides[side] and not any(known >> side & 1 for known in seen)]

    assert [f"{campaign().cards[side // 2].number}{'b' * (side % 2)}" for side in missing] == []


def test_a_family_that_kills_swan_has_lost() -> None:
    table = followed("blows").table

    assert (table.outcome, table.ending) == ("failure", LOST["blows"][0])


def test_what_was_done_is_remembered_in_karma_and_in_the_log() -> None:
    silent, warned = followed("the gate shut without a word").table, followed("the gate shut after a warning").table

    assert "holm_drowned" in silent.flags
    assert "holm_drowned" not in warned.flags
    levels = {name: karma_levels(followed(name)) for name in LINES}
    assert levels["the gate shut without a word"]["scar"] == 2
    assert levels["the gate shut after a warning"]["scar"] == 1
    assert levels["the bell"]["community"] == 3
    assert levels["the barge stolen"]["looting"] == 2
    assert levels["the barge bought"]["looting"] == 1


def karma_levels(plan: Plan) -> dict[str, int]:
    table = plan.table
    found = [table.content.sides[table.faces[2 * card]] for card in (*table.karma_deck, *table.karma_discard)]
    return {face.type: face.level for face in found if isinstance(face, KarmaFace)}


def test_nobody_who_does_nothing_is_saved() -> None:
    table = Plan(GAME, CHAPTER, "idle", ("bar",), {}).follow()

    assert table.outcome == "failure"
    assert table.rounds <= 12
