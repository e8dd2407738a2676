"""HER-CAMP: what the family keeps between chapters, how it is shared out, and what follows a lost chapter."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from tablewright.engine.faults import BadInput
from tablewright.engine.match import Match, follow, replay
from tablewright.games.heredity.campaign import kept_of
from tablewright.games.heredity.content import Campaign
from tablewright.games.heredity.scenario.folders import ORIGINAL, Draft, as_campaign, read_base, read_chapter
from tablewright.games.heredity.scenario.mistakes import Notebook
from tablewright.games.heredity.scenario.reading import Reader
from tablewright.games.heredity.table import zone_of

from .sitting import Sitting, told_by

OBSERVE = "observe:maeve:head.0:20"
ON = "next-chapter:second"
"""The last page of the first chapter is read; the family opens the second."""
ITEM = """
[[item]]
number = {number}
[item.front]
value = 1
background = "brown"
anchor = "brown"
spaces = [{{ icons = ["observe"], heart = true }}]
{more}
[item.back]
value = 2
background = "brown"
anchor = "brown"
spaces = [{{ icons = ["move"], heart = true }}]
"""
ROPE = 'initialisation = [{ add_tokens = "special(rope)" }]'
YARD = """
[[terrain]]
number = {number}
[terrain.front]
plan = ["yy", "yy"]
areas = [{{ id = "yard", cells = "y", capacity = 9 }}]
lines = []
actions = [{{ icon = "observe", area = "yard", card = {icon} }}]
start_symbols = {{ djamal = "yard", maeve = "yard", selena = "yard", brick = "yard" }}
"""
EMPTY: dict[str, str] = {"npcs": "", "items": "", "narrative": "", "terrain": ""}
GATHERED = '{{ place_terrain = {terrain} }}, {{ place_pc = {{ who = "each", at = {{ start = "each" }} }} }}'


def chapter(key: str, number: int, opening: int, **files: str) -> dict[str, str]:
    head = f'key = "{key}"\nnumber = {number}\nopening_cards = [{opening}]\nspecial_components = {{ rope = 1 }}\n'
    return {**EMPTY, "chapter": head, **files}


def first(ending: str, items: str = "") -> dict[str, str]:
    """A chapter whose only icon ends it."""
    story = told_by(1, f"[{GATHERED.format(terrain=10)}]") + told_by(20, ending)
    return chapter("first", 1, 1, narrative=story, terrain=YARD.format(number=10, icon=20), items=items)


def later(key: str, number: int, base: int) -> dict[str, str]:
    story = told_by(base, f"[{GATHERED.format(terrain=base + 1)}]") + told_by(
        base + 2, '[{ end_chapter = { result = "victory" } }]'
    )
    return chapter(key, number, base, narrative=story, terrain=YARD.format(number=base + 1, icon=base + 2))


@lru_cache(maxsize=32)
def campaign_of(*chapters: tuple[tuple[str, str], ...]) -> Campaign:
    draft = Draft(Reader(Notebook()))
    read_base(draft, ORIGINAL / "base")
    for files in chapters:
        with TemporaryDirectory() as name:
            for file, text in files:
                (Path(name) / f"{file}.toml").write_text(text, "utf-8")
            for language in ("en", "pl", "cs"):
                (Path(name) / f"{language}.md").write_text("# chapter A test\nNothing much.\n", "utf-8")
            read_chapter(draft, Path(name), "")
    draft.notebook.tell()
    return as_campaign(draft)


def campaign(ending: str = '[{ end_chapter = { result = "victory" } }]', items: str = "", **data: Any) -> Sitting:
    """The first of three chapters, played as a campaign, just before its end."""
    chapters = (first(ending, items), later("second", 2, 100), later("third", 3, 200))
    content = campaign_of(*(tuple(sorted(files.items())) for files in chapters))
    family = {"maeve": {"area": "10:yard"}, "brick": {"area": "10:yard"}}
    settings = {"span": "campaign", **data.pop("settings", {})}
    return Sitting.at(
        content, "family_acts", settings=settings, board=[10], family={**family, **data.pop("family", {})}, **data
    )


def carrying(*items: int, **more: Any) -> dict[str, Any]:
    return {"area": "10:yard", "items": list(items), **more}


def items_of(sitting: Sitting, name: str) -> list[tuple[int, str]]:
    return [(one["number"], one["side"]) for one in sitting.member(name)["equipment"] if one]


UPGRADE = 'upgrade = { cost = 2, effect = "flip" }'
LAMP, SPADE = ITEM.format(number=40, more=""), ITEM.format(number=41, more="")


@pytest.mark.rule("HER-CAMP-01", "HER-ITEM-02", "HER-CAMP-07")
def test_items_with_their_side_and_materials_go_on_to_the_next_chapter() -> None:
    sitting = campaign(items=LAMP + SPADE, flipped=[41], family={"brick": carrying(40, 41, materials=3)}).choose(
        OBSERVE, ON
    )
    sitting.choose("done")

    assert (sitting.sees()["chapter"], sitting.asked()) == ("second", "act")
    assert items_of(sitting, "brick") == [(40, "front"), (41, "back")]
    assert sitting.member("brick")["materials"] == 3


@pytest.mark.rule("HER-CAMP-01", "HER-ITEM-21")
def test_an_upgrade_lasts_beyond_the_chapter_and_its_materials_are_gone() -> None:
    sitting = campaign(items=ITEM.format(number=40, more=UPGRADE), family={"brick": carrying(40, materials=3)})
    sitting.choose("upgrade:brick:torso.0:40", OBSERVE, ON, "done")

    assert sitting.sees()["chapter"] == "second"
    assert (items_of(sitting, "brick"), sitting.member("brick")["materials"]) == ([(40, "back")], 1)


@pytest.mark.rule("HER-CAMP-06", "HER-CAMP-01")
def test_an_upgrade_of_a_lost_attempt_is_undone() -> None:
    item, kept = ITEM.format(number=40, more=UPGRADE), {"items": {"brick": ["40"]}, "materials": {"brick": 2}}
    sitting = campaign('[{ end_chapter = { result = "failure" } }]', items=item, campaign=kept)
    sitting.choose("upgrade:brick:torso.0:40", OBSERVE, "again", "done")

    assert (items_of(sitting, "brick"), sitting.member("brick")["materials"]) == ([(40, "front")], 2)


@pytest.mark.rule("HER-CAMP-02", "HER-SETUP-06", "HER-KARMA-12")
def test_a_replaced_karma_card_stays_replaced_and_later_cards_can_ask_for_it() -> None:
    ending = '[{ use_karma_effect = "pacifism" }, { end_chapter = { result = "victory" } }]'
    sitting = campaign(ending).choose(OBSERVE, ON)
    table = sitting.table
    numbers = {table.content.numbers[table.faces[2 * card] // 2] for card in table.karma_deck}

    assert sitting.sees()["chapter"] == "second"
    assert 917 in numbers
    assert 903 not in numbers
    assert len(table.karma_deck) == 9
    assert zone_of(table, table.content.card_of[903]) == "away"


@pytest.mark.rule("HER-CAMP-03", "HER-INJ-06")
def test_injuries_damage_and_tokens_end_with_the_chapter() -> None:
    hurt = carrying(40, injured=["head"], damage=["head.0", "i40.0"], available=1)
    sitting = campaign(items=LAMP, family={"brick": hurt}).choose(OBSERVE, ON, "done")

    brick = sitting.member("brick")
    assert not any(part["injured"] for part in brick["body"])
    assert not any(sitting.damage("brick").values())
    assert not brick["equipment"][1]["spaces"][0]["damage"]
    assert (brick["available"], brick["middle"]) == (3, 0)


@pytest.mark.rule("HER-CAMP-04", "HER-ITEM-09")
def test_kept_items_are_initialised_in_the_setup_of_the_next_chapter() -> None:
    sitting = campaign(items=ITEM.format(number=40, more=ROPE), family={"brick": carrying(40)}).choose(
        OBSERVE, ON, "done"
    )

    assert sitting.sees()["chapter"] == "second"
    assert [one["tokens"] for one in sitting.member("brick")["equipment"] if one] == [{"special(rope)": 1}]


@pytest.mark.rule("HER-CAMP-04", "HER-ITEM-11")
def test_the_second_item_that_needs_the_only_rope_stays_as_it_is() -> None:
    """The box of each chapter has one rope."""
    items = ITEM.format(number=40, more=ROPE) + ITEM.format(number=41, more=ROPE)
    sitting = campaign(items=items, family={"brick": carrying(40, 41)}).choose(OBSERVE, ON, "done")

    assert [one["tokens"] for one in sitting.member("brick")["equipment"] if one] == [{"special(rope)": 1}, {}]


@pytest.mark.rule("HER-CAMP-05")
def test_between_chapters_things_change_hands_freely() -> None:
    sitting = campaign(items=LAMP, family={"brick": carrying(40, materials=3)}).choose(OBSERVE, ON)
    assert sitting.asked() == "share"
    sitting.choose("item:40:selena", "materials:1:brick:djamal", "materials:2:brick:maeve", "done")

    assert (items_of(sitting, "selena"), items_of(sitting, "brick")) == ([(40, "front")], [])
    assert [one["materials"] for one in sitting.sees()["family"]] == [1, 2, 0, 0]


@pytest.mark.rule("HER-CAMP-05", "HER-ITEM-08")
def test_whoever_has_no_anchor_left_gives_an_item_for_another() -> None:
    numbers = range(40, 46)
    items = "".join(ITEM.format(number=number, more="") for number in numbers)
    full = {"brick": carrying(40, 41, 42), "maeve": carrying(43, 44, 45)}
    sitting = campaign(items=items, family=full).choose(OBSERVE, ON)
    assert "item:40:maeve" not in sitting.options()
    sitting.choose("swap:43:40", "done")

    assert sorted(items_of(sitting, "maeve")) == [(40, "front"), (44, "front"), (45, "front")]
    assert sorted(items_of(sitting, "brick")) == [(41, "front"), (42, "front"), (43, "front")]


@pytest.mark.rule("HER-CAMP-05")
def test_the_chapter_begins_when_every_seat_is_content() -> None:
    sitting = campaign(items=LAMP, players=2, family={"brick": carrying(40)}).choose(OBSERVE, ON, seat=1)
    sitting.choose("done", seat=0)
    assert (sitting.asked(0), sitting.asked(1)) == (None, "share")
    sitting.choose("item:40:djamal", "done", seat=1)

    assert (sitting.asked(0), items_of(sitting, "djamal")) == ("act", [(40, "front")])


@pytest.mark.rule("HER-CAMP-05", "HER-CAMP-08")
def test_what_lies_on_the_board_at_the_end_is_lost() -> None:
    sitting = campaign(items=LAMP, family={"brick": carrying(40)}).choose("drop:brick:40", OBSERVE, ON)

    assert (sitting.sees()["chapter"], sitting.zone(40)) == ("second", "away")
    assert all(not items_of(sitting, name) for name in ("djamal", "maeve", "selena", "brick"))


@pytest.mark.rule("HER-CAMP-06")
def test_a_lost_chapter_may_be_played_again_from_how_things_stood_when_it_began() -> None:
    ending = (
        '[{ gain_materials = 2 }, { use_karma_effect = "pacifism" }, { set_flag = "shame" }, '
        '{ end_chapter = { result = "failure" } }]'
    )
    sitting = campaign(ending, items=LAMP, campaign={"materials": {"brick": 1}}, family={"brick": carrying(40)})
    sitting.choose(OBSERVE)
    assert (sitting.asked(), sitting.member("maeve")["materials"]) == ("play-again", 2)
    sitting.choose("again", "done")
    assert sitting.table.attempts == 1

    assert (sitting.sees()["chapter"], sitting.asked()) == ("first", "act")
    assert [one["materials"] for one in sitting.sees()["family"]] == [0, 0, 0, 1]
    assert (sitting.sees()["flags"], sitting.zone(40), sitting.zone(20)) == ({}, "deck", "deck")
    assert (sitting.zone(903), sitting.zone(917)) == ("karma", "secrets")


@pytest.mark.rule("HER-CAMP-06", "HER-GEN-15")
def test_whoever_has_had_enough_ends_the_campaign_with_the_lost_chapter() -> None:
    sitting = campaign('[{ end_chapter = { result = "failure" } }]').choose(OBSERVE, "stop")

    assert (sitting.position.over, sitting.sees()["outcome"]) == (True, "failure")


@pytest.mark.rule("HER-CAMP-06")
def test_a_single_chapter_is_over_when_it_is_lost() -> None:
    sitting = campaign('[{ end_chapter = { result = "failure" } }]', settings={"span": "chapter"}).choose(OBSERVE)

    assert sitting.position.over


@pytest.mark.rule("HER-CAMP-07", "HER-GEN-02")
def test_chapters_follow_in_order_and_the_last_ends_the_campaign() -> None:
    sitting = campaign().choose(OBSERVE, ON, "observe:maeve:head.0:102", "next-chapter:third")
    assert sitting.sees()["chapter"] == "third"
    sitting.choose("observe:maeve:head.0:202")

    assert (sitting.position.over, sitting.sees()["outcome"]) == (True, "victory")
    assert [told["chapter"] for told in sitting.told("chapter-begins")] == ["second", "third"]
    assert len(sitting.told("campaign-ends")) == 1


@pytest.mark.rule("HER-CAMP-07", "HER-GEN-09")
def test_an_ending_may_name_the_chapter_that_follows() -> None:
    """Nobody is asked which deck to open: 102 is a card of the second chapter, 202 one of the third."""
    sitting = campaign('[{ end_chapter = { result = "victory", next = 3 } }]').choose(OBSERVE, "next-chapter:third")

    assert (sitting.sees()["chapter"], sitting.asked()) == ("third", "act")
    assert (sitting.zone(102), sitting.zone(202)) == ("away", "deck")


@pytest.mark.rule("HER-CAMP-07", "HER-NARR-05")
@pytest.mark.parametrize(("players", "maeve"), [(1, 0), (2, 1), (4, 1)])
def test_a_won_chapter_lies_open_at_its_last_page_until_the_family_opens_the_next(players: int, maeve: int) -> None:
    sitting = campaign(items=LAMP, players=players, family={"brick": carrying(40)})
    sitting.choose(OBSERVE, seat=maeve)
    seen = sitting.sees()

    assert [sitting.asked(seat) for seat in range(players)] == ["next-chapter"] * players
    assert (seen["chapter"], seen["outcome"], seen["next"]) == ("first", "victory", "second")
    assert [one["number"] for one in seen["page"]] == [20]
    assert items_of(sitting, "brick") == [(40, "front")]
    sitting.choose(ON, seat=players - 1)
    assert (sitting.sees()["chapter"], sitting.asked()) == ("second", "share")


@pytest.mark.rule("HER-CAMP-07", "HER-CAMP-06")
def test_the_end_of_a_won_chapter_asks_for_nothing_but_its_last_page() -> None:
    sitting = campaign(items=LAMP, family={"brick": carrying(40, materials=1)}).choose(OBSERVE)

    assert sitting.options() == [ON]


def single(ending: str = '[{ end_chapter = { result = "victory" } }]', **data: Any) -> Match:
    """The first of three chapters, played alone, to its end."""
    sitting = campaign(ending, items=LAMP, settings={"span": "chapter"}, **data)
    match = Match(sitting.game, 1, sitting.table.settings, "single", sitting.position.checkpoint)
    match.choose(0, OBSERVE)
    assert match.over
    return match


def offered(match: Match) -> list[str]:
    return list(match.game.sequels(match.position.table))


def stands(match: Match) -> dict[str, Any]:
    return match.game.view(match.position.table, None)


@pytest.mark.rule("HER-CAMP-01", "HER-CAMP-05", "HER-CAMP-07")
def test_after_a_single_chapter_the_next_one_begins_with_the_sharing_out_of_what_the_family_keeps() -> None:
    won = single(flags={"oath": True}, family={"brick": carrying(40, materials=3)})
    later = follow(won, "next-chapter", "later")
    assert (later.settings["chapter"], later.position.asked().key) == ("second", "share")
    for choice in ("item:40:selena", "materials:1:brick:djamal", "done"):
        later.choose(0, choice)
    family = {one["name"]: one for one in stands(later)["family"]}

    assert (stands(later)["chapter"], stands(later)["flags"]) == ("second", {"oath": 1})
    assert [one["number"] for one in family["selena"]["equipment"] if one] == [40]
    assert [family[name]["materials"] for name in ("djamal", "brick")] == [1, 2]


@pytest.mark.rule("HER-CAMP-07")
def test_after_a_single_chapter_the_one_that_its_ending_names_is_offered() -> None:
    won = single('[{ end_chapter = { result = "victory", next = 3 } }]')

    assert stands(follow(won, "next-chapter", "later"))["chapter"] == "third"


@pytest.mark.rule("HER-CAMP-02")
def test_a_karma_card_that_was_replaced_is_still_replaced_in_the_next_single_chapter() -> None:
    later = follow(
        single('[{ use_karma_effect = "pacifism" }, { end_chapter = { result = "victory" } }]'), "next-chapter", "later"
    )
    table: Any = later.position.table
    numbers = {table.content.numbers[table.faces[2 * card] // 2] for card in table.karma_deck}

    assert 917 in numbers
    assert 903 not in numbers


@pytest.mark.rule("HER-CAMP-06")
def test_a_lost_single_chapter_offers_a_new_try_from_its_own_beginning_and_nothing_else() -> None:
    ending = '[{ gain_materials = 2 }, { set_flag = "shame" }, { end_chapter = { result = "failure", next = 2 } }]'
    lost = single(ending, campaign={"materials": {"brick": 1}}, family={"brick": carrying(40)})
    assert offered(lost) == ["rematch"]
    again = follow(lost, "rematch", "again")
    again.choose(0, "done")

    assert (stands(again)["chapter"], stands(again)["flags"]) == ("first", {})
    assert [one["materials"] for one in stands(again)["family"]] == [0, 0, 0, 1]
    assert not any(item for one in stands(again)["family"] for item in one["equipment"])


@pytest.mark.rule("HER-CAMP-06", "HER-CAMP-07")
def test_a_won_chapter_can_be_played_again_with_what_the_family_had_at_its_beginning() -> None:
    won = single(campaign={"materials": {"brick": 1}}, family={"brick": carrying(40, materials=5)})
    assert offered(won) == ["next-chapter", "rematch"]
    again = follow(won, "rematch", "again")
    again.choose(0, "done")

    assert (stands(again)["chapter"], stands(again)["family"][3]["materials"]) == ("first", 1)


@pytest.mark.rule("HER-CAMP-07")
def test_no_chapter_follows_the_last_one() -> None:
    third = follow(single('[{ end_chapter = { result = "victory", next = 3 } }]'), "next-chapter", "later")
    third.choose(0, "observe:maeve:head.0:202")

    assert (third.over, stands(third)["next"], offered(third)) == (True, None, ["rematch"])


def test_a_chapter_that_follows_is_dealt_anew_and_can_be_replayed_from_its_record() -> None:
    won = single(family={"brick": carrying(40)})
    later, other = (follow(won, "next-chapter", seed) for seed in ("one", "another"))
    for match in (later, other):
        match.choose(0, "done")

    assert later.position.table.faces != other.position.table.faces
    assert replay(later.game, later.record()).position.table.faces == later.position.table.faces


@pytest.mark.rule("HER-CAMP-08")
def test_cards_of_a_finished_chapter_leave_the_campaign_and_the_new_deck_comes() -> None:
    sitting = campaign(items=SPADE).choose(OBSERVE, ON)

    assert [sitting.zone(number) for number in (1, 10, 20, 41)] == ["away"] * 4
    assert (sitting.zone(202), sitting.zone(102), sitting.zone(101)) == ("away", "deck", "board")
    assert [one["number"] for one in sitting.sees()["story"]] == [100, 101]


@pytest.mark.rule("HER-CAMP-08", "HER-CARD-13", "HER-CAMP-07")
def test_the_deck_of_a_chapter_that_is_played_again_is_whole_but_for_what_the_family_carries() -> None:
    """The second chapter leads back to the first, where 41 was burned and 40 taken along."""
    back = told_by(100, f"[{GATHERED.format(terrain=101)}]") + told_by(
        102, '[{ end_chapter = { result = "victory", next = 1 } }]'
    )
    won = '[{ burn = 41 }, { end_chapter = { result = "victory" } }]'
    second = chapter("second", 2, 100, narrative=back, terrain=YARD.format(number=101, icon=102))
    content = campaign_of(*(tuple(sorted(files.items())) for files in (first(won, LAMP + SPADE), second)))
    family = {"maeve": {"area": "10:yard"}, "brick": carrying(40)}
    sitting = Sitting.at(content, "family_acts", settings={"span": "campaign"}, board=[10], family=family)
    sitting.choose(OBSERVE, ON, "done")
    assert [sitting.zone(number) for number in (20, 41)] == ["away"] * 2
    sitting.choose("observe:maeve:head.0:102", "next-chapter:first", "done")

    assert (sitting.sees()["chapter"], sitting.asked()) == ("first", "act")
    assert [sitting.zone(number) for number in (20, 41, 40, 102)] == ["deck", "deck", "equipment", "away"]


@pytest.mark.rule("HER-CARD-13", "HER-CAMP-08", "HER-SETUP-11")
def test_secrets_that_one_chapter_read_or_burned_lie_in_their_deck_in_the_next() -> None:
    """910 is read here, 917 is burned unread, and the heirloom 929 is left lying in the yard."""
    ending = '[{ take = 910 }, { burn = 917 }, { end_chapter = { result = "victory" } }]'
    sitting = campaign(ending, dropped=[[929, "10:yard"]]).choose(OBSERVE, ON)

    assert sitting.sees()["chapter"] == "second"
    assert [sitting.zone(number) for number in (910, 917, 929)] == ["secrets"] * 3
    assert sitting.sees()["secrets"] == 20


@pytest.mark.rule("HER-CARD-13", "HER-CAMP-01")
def test_a_secret_that_the_family_carries_goes_on_with_it_and_lies_in_no_deck() -> None:
    sitting = campaign(family={"brick": carrying(929)}).choose(OBSERVE, ON, "done")

    assert (items_of(sitting, "brick"), sitting.sees()["secrets"]) == ([(929, "front")], 19)


@pytest.mark.rule("HER-CARD-13", "HER-KARMA-09", "HER-CAMP-02")
def test_karma_that_was_replaced_stays_away_for_the_whole_campaign() -> None:
    """903 gives way to 917 and that to 922; two chapters later neither of them can be taken."""
    once = '{ use_karma_effect = "pacifism" }'
    sitting = campaign(f'[{once}, {once}, {{ end_chapter = {{ result = "victory" }} }}]')
    sitting.choose(OBSERVE, ON, "observe:maeve:head.0:102", "next-chapter:third")

    assert sitting.sees()["chapter"] == "third"
    assert [sitting.zone(number) for number in (903, 917)] == ["away"] * 2
    assert 922 in kept_of(sitting.table)["karma"]


@pytest.mark.rule("HER-CARD-13", "HER-CAMP-06")
def test_a_new_try_finds_the_secrets_of_the_lost_one_in_their_deck() -> None:
    lost = '[{ take = 910 }, { use_karma_effect = "scar" }, { end_chapter = { result = "failure" } }]'
    sitting = campaign(lost).choose(OBSERVE, "again")

    assert [sitting.zone(number) for number in (910, 918)] == ["secrets"] * 2


HEAP = (
    YARD.format(number=10, icon=20)
    + """
[terrain.back]
plan = ["yy", "yy"]
areas = [{ id = "yard", cells = "y", capacity = 9 }]
lines = []
materials = [{ area = "yard", n = 2 }]
"""
)


@pytest.mark.rule("HER-TERR-06", "HER-TERR-07", "HER-CAMP-06")
def test_every_attempt_finds_the_materials_that_a_side_shows() -> None:
    """The yard is turned over in each attempt: its back lays out its two materials every time, but only once."""
    story = told_by(1, f"[{GATHERED.format(terrain=10)}]") + told_by(
        20, '[{ flip = 10 }, { flip = 10 }, { flip = 10 }, { end_chapter = { result = "failure" } }]'
    )
    content = campaign_of(tuple(sorted(chapter("first", 1, 1, narrative=story, terrain=HEAP).items())))
    family = {"maeve": {"area": "10:yard"}}
    sitting = Sitting.at(content, "family_acts", settings={"span": "campaign"}, board=[10], family=family)
    sitting.choose(OBSERVE)
    assert sitting.lying("10:yard") == {"material": 2}
    sitting.choose("again", OBSERVE)

    assert (sitting.asked(), sitting.lying("10:yard")) == ("play-again", {"material": 2})


@pytest.mark.rule("HER-CAMP-01")
def test_what_a_family_kept_can_be_handed_out_at_the_start_of_a_chapter() -> None:
    won = campaign(items=LAMP, settings={"span": "chapter"}, flags={"oath": True}, family={"brick": carrying(40)})
    state = kept_of(won.choose(OBSERVE).table) | {"chapter": "second"}
    again = Sitting.at(won.table.content, "begin_chapter", campaign=state)

    assert again.sees()["chapter"] == "second"
    assert (items_of(again, "brick"), again.sees()["flags"]) == ([(40, "front")], {"oath": 1})


@pytest.mark.parametrize(
    ("state", "sentence"),
    [
        ({"gold": 3}, "campaign has an unknown field 'gold'"),
        ({"chapter": "ninth"}, "The setting chapter cannot be 'ninth'"),
        ({"items": {"swan": [40]}}, "There is nobody called 'swan'"),
        ({"items": {"brick": ["20"]}}, "Card 20 is not an item"),
        ({"karma": [4711]}, "There is no card 4711"),
        ({"items": {"brick": [40, 40, 40, 40]}}, "brick has no anchor for all of"),
    ],
)
def test_a_broken_campaign_is_refused_with_a_sentence(state: dict[str, Any], sentence: str) -> None:
    content = campaign(items=LAMP).table.content
    with pytest.raises(BadInput, match=sentence):
        Sitting.at(content, "begin_chapter", campaign=state)
