"""The scenario format: what authors write is read, and every mistake is told by file and line."""

from __future__ import annotations

import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path

import jsonschema_rs
import pytest

from tablewright.engine.faults import BadInput
from tablewright.games.heredity import GAME
from tablewright.games.heredity.scenario.folders import ORIGINAL, read_campaign
from tablewright.games.heredity.scenario.lines import Lines
from tablewright.games.heredity.scenario.schema import FILES, HEADERS, schema_of, write_schemas
from tablewright.language import LANGUAGES, Speaker

from .guide import chapter_of_the_guide

CAMPAIGN = Path(str(ORIGINAL))


@pytest.fixture
def chapter(tmp_path: Path) -> Path:
    """The chapter that the guide writes, to spoil."""
    return chapter_of_the_guide(tmp_path / "lamp")


@pytest.fixture
def campaign(tmp_path: Path) -> Path:
    """A campaign of the guide's chapter alone, with a base of its own."""
    folder = tmp_path / "campaign"
    chapter_of_the_guide(folder / "lamp")
    shutil.copytree(CAMPAIGN / "base", folder / "base")
    (folder / "campaign.toml").write_text('chapters = ["lamp"]\n', "utf-8")
    return folder


def spoil(folder: Path, file: str, old: str, new: str) -> int:
    """Change a file once; gives the line of the change."""
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    return text[: text.index(old)].count("\n") + 1


def mistakes(folder: Path) -> list[str]:
    with pytest.raises(BadInput) as refusal:
        read_campaign(folder)
    return str(refusal.value).splitlines()


# Folders


def test_a_chapter_alone_is_a_campaign_with_the_original_base(chapter: Path) -> None:
    campaign = read_campaign(chapter)

    assert list(campaign.chapters) == ["lamp"]
    assert len(campaign.cards_in("base")) == 13


def test_a_chapter_in_a_campaign_takes_its_base(campaign: Path) -> None:
    spoil(campaign, "base/en.md", "# 901 ", "# 901 Our own ")

    assert read_campaign(campaign / "lamp").prose["en"]["card-901"].startswith("Our own")


def test_a_folder_that_is_neither_is_refused(tmp_path: Path) -> None:
    assert mistakes(tmp_path) == [
        f"{tmp_path.name} is neither a campaign nor a chapter: it has no campaign.toml and no chapter.toml."
    ]


def test_a_campaign_whose_chapters_are_no_list_is_refused(campaign: Path) -> None:
    (campaign / "campaign.toml").write_text('chapters = "lamp"\n', "utf-8")

    assert mistakes(campaign) == ["campaign.toml: 'chapters' should list the folders of the chapters."]


def test_a_campaign_that_names_a_folder_without_a_chapter_is_told(campaign: Path) -> None:
    (campaign / "campaign.toml").write_text('# In order.\nchapters = ["lamp", "harbour"]\n', "utf-8")

    assert mistakes(campaign) == ["campaign.toml:2: there is no harbour/chapter.toml."]


def test_a_campaign_file_that_is_no_toml_is_told(campaign: Path) -> None:
    (campaign / "campaign.toml").write_text("chapters = [\n", "utf-8")

    assert mistakes(campaign)[0].startswith("campaign.toml:")
    assert "not readable as TOML" in mistakes(campaign)[0]


# Mistakes of reading: file, what is changed, and the sentence in that line

READING = [
    ("narrative.toml", "{ take = 40 }", "{ tkae = 40 }", "there is no word 'tkae' here"),
    ("narrative.toml", "n = 6", 'n = "six"', "'six' should be a whole number."),
    ("narrative.toml", 'reader = "maeve"', 'reader = "swan"', "'swan' should be djamal or maeve"),
    ("terrain.toml", 'colour = "green"', 'colour = "pink"', "'pink' should be one of: white, blue"),
    ("items.toml", "value = 2\n", "worth = 2\n", "there is no 'worth' here"),
    ("items.toml", "value = 2\n", "", "'value' is missing."),
    ("npcs.toml", 'token_kind = "material"', 'token_kind = "gold"', "'gold' should be material, general"),
    ("narrative.toml", "[[narrative]]", "[[narrative]", "not readable as TOML"),
    ("narrative.toml", "n = 6", "n = = 6", "not readable as TOML"),
    ("chapter.toml", 'key = "', 'key = "My ', "is no key: write small letters, digits and hyphens."),
    ("npcs.toml", "[[npc]]", "[npc]", "npc should be a list: write [[npc]]."),
    ("narrative.toml", '"flip"', "{ flip = 2, burn = 2 }", "should be one word with its arguments"),
]  # fmt: skip

# Mistakes of meaning

CARDS = [
    ("narrative.toml", "{ take = 40 }", "{ take = 77 }", "take names card 77, which no deck has."),
    ("narrative.toml", "number = 22", "number = 21", "there are two cards 21."),
    ("narrative.toml", "number = 22", "number = 950", "card 950: numbers from 901 on are secrets."),
    ("narrative.toml", "item = 40", "item = 50", "pc_has_item names card 50, which is no item."),
    ("narrative.toml", "{ place_terrain = 10 }", "{ place_terrain = 20 }", "names card 20, which is no terrain."),
    ("terrain.toml", 'edge = "east", card = 11', 'edge = "east", card = 21', "names card 21, which is no terrain."),
    ("narrative.toml", "{ take = 40 }", '{ set_attitude = { npc = 40, attitude = "ally" } }', "which is no NPC."),
    ("narrative.toml", "{ take = 40 }", '{ replace_karma = { old = "scar", new = 40 } }', "which is no karma card."),
]  # fmt: skip
TERRAIN = [
    ("terrain.toml", "capacity = 4", "capacity = 0", "capacity is 0, but should be at least 1."),
    ("terrain.toml", '"yyss"', '"yzss"', "the plan has 'z', which is the cells of no area."),
    ("terrain.toml", '"yyss"', '"yys"', "all rows of the plan should have the same length."),
    ("terrain.toml", 'cells = "s"', 'cells = "t"', "the area 'shed' has no cells in the plan."),
    ("terrain.toml", 'id = "shed"', 'id = "yard"', "two areas have the same name or the same letter."),
    ("terrain.toml", '  { between = ["shed", "lane"], colour = "black" },\n', "", "lane and shed has no colour."),
    ("terrain.toml", '["shed", "lane"]', '["yard", "shed"]', "the line between yard and shed is there twice."),
    ("terrain.toml", '["water", "pier"]', '["water", "quay"]', "water and quay do not touch."),
    ("terrain.toml", '{ between = ["yard", "shed"], colour = "green" },',
     '{ between = ["yard", "shed"], colour = "green" }, { between = ["yard", "south"], colour = "black" },',
     "yard and south do not touch."),
    ("terrain.toml", '  "kkkk",\n', '  "kkkk",\n  "kkkk",\n', "the plan has 4 x 4 cells, that of card 10 4 x 3."),
    ("terrain.toml", 'area = "shed", card', 'area = "barn", card', "there is no area 'barn' on this side"),
    ("terrain.toml", 'djamal = "yard"', 'djamal = "barn"', "there is no area 'barn' on this side"),
    ("terrain.toml", 'actions = [{ icon = "observe"',
     'levels = [{ area = "pier", link_id = "below" }]\nactions = [{ icon = "observe"',
     "the level change 'below' has only one end."),
    ("terrain.toml", 'edge = "east", card = 11, from_areas = ["lane"]', 'edge = "level", card = 11',
     "a way to another level needs from_areas or a level icon."),
    ("terrain.toml", "number = 11", 'number = "11>12"', "there is no terrain 12 to replace."),
    ("terrain.toml", "number = 11", 'number = "eleven"', "'eleven' is no number of a card."),
    ("terrain.toml", "number = 11\n",
     'number = 11\n[terrain.back]\nplan = ["wwww", "wwww", "wwww"]\n'
     'areas = [{ id = "water", cells = "w", capacity = 9 }]\nlines = []\n',
     "the area 'pier' of the front is not here: give area_map or relocate_to."),
]  # fmt: skip
PLACES = [
    ("narrative.toml", 'terrain = 11, area = "pier"', 'terrain = 11, area = "loft"', "no area 'loft' on that terrain."),
    ("narrative.toml", 'at = { start = "each" }', 'at = { terrain = 10, area = "loft" }', "there is no area 'loft'"),
    ("narrative.toml", '"each", at = { start = "each" }', '"each", at = { symbol = "A" }', "has the letter A."),
    ("terrain.toml", "start_symbols", 'letter_symbols = { B = "yard" }\nstart_symbols', "B on the terrain is never"),
]  # fmt: skip
TIMELINE = [
    ("npcs.toml", 'anchor = { colour = "blue" }', 'anchor = { colour = "purple", edge = "left" }',
     "the purple left anchor of card 50 fits no slot of any card."),
    ("narrative.toml", '{ anchor = "blue" }', '{ anchor = { colour = "yellow", edge = "below" } }',
     "card 2 hangs below another: its event needs an activation."),
    ("narrative.toml", '{ anchor = "blue" }', '{ anchor = "yellow" }',
     "card 2 hangs below another: its event needs an activation."),
    ("narrative.toml", "{ take = 40 }", '{ anchor = { card = 21, colour = "purple", edge = "left" } }',
     "the purple left anchor of card 21 fits no slot of any card."),
]  # fmt: skip
AMOUNTS = [
    ("narrative.toml", "n = 6", "n = 1000000000", "n is 1000000000, but should be at most 99."),
    ("items.toml", "value = 2", "value = -1", "value is -1, but should be at least 0."),
    ("terrain.toml", "n = 1 }", "n = 100 }", "n is 100, but should be at most 99."),
    ("chapter.toml", "number = 1", "number = 1\nspecial_components = { oar = 0 }", "oar is 0, but should be"),
    ("narrative.toml", "terrain = 11, area", "participants = 5, terrain = 11, area", "is 5, but should be at most 4"),
    ("npcs.toml", "life = ", "life = -", "but should be at least 1."),
    ("narrative.toml", "n = 6", "n = -6", "n is -6, but should be at least 1."),
    ("npcs.toml", "ai = []", "ai = [{ move = 0 }]", "move is 0, but should be at least 1."),
    ("chapter.toml", "opening_cards = [1, 2]", "opening_cards = [1, 2, 1]", "card 1 opens the chapter twice."),
    ("chapter.toml", "opening_cards = [1, 2]", "opening_cards = [1, 2, 40]", "card 40 is an item, which nobody can"),
    ("chapter.toml", "number = 1", "number = 9", "number is 9, but should be at most 5."),
    ("items.toml", 'anchor = "brown"', 'anchor = "grey_head"', "a brown item is not fastened to a grey_head anchor"),
]  # fmt: skip
BACKS = [
    ("narrative.toml", 'second = "flip"', "second = { flip = 20 }", "flip needs the back of card 20, which has none."),
    ("narrative.toml", "{ take = 40 }", "{ take = 40 }, { flip = 40 }", "flip needs the back of card 40, which has"),
    ("narrative.toml", "{ take = 40 }", "{ take = 40 }, { flip = 50 }", "flip needs the back of card 50, which has"),
    ("narrative.toml", "{ take = 40 }", "{ take = 40 }, { flip = 10 }", "flip needs the back of card 10, which has"),
    ("npcs.toml", '{ set_flag = "oil" }', '"flip", { set_flag = "oil" }', "flip needs the back of card 50, which has"),
    ("narrative.toml", "{ take = 40 }",
     '{ take = 40 }, { add_npc_action = { npc = 50, action = { icon = "talk", instructions = ["flip"] } } }',
     "flip needs the back of card 50, which has none."),
    ("narrative.toml", '{ flag = "oil" }', '{ flag = "oil" }, { terrain_side = { terrain = 11, side = "back" } }',
     "terrain_side asks for the back of card 11, which has none."),
    ("narrative.toml", "terrain = 11,", 'terrain = "11b",', "'terrain' asks for the back of card 11, which has none."),
    ("chapter.toml", "number = 1", 'number = 1\nsetup = ["flip"]', "flip needs the back of the family card, which has"),
    ("chapter.toml", "{ card = 40 }", '{ card = 40, side = "back" }', "asks for the back of card 40, which has none."),
]  # fmt: skip
SCOPES = [
    ("narrative.toml", "{ take = 40 }", '{ take = 40 }, { heal = { who = "element", n = 1 } }',
     "'element' means somebody only inside a repeat_for."),
    ("narrative.toml", 'who = "acting", item = 40', 'who = "all_participants", item = 40',
     "'all_participants' means somebody only in an action for several."),
    ("narrative.toml", 'second = "flip"', 'second = ["flip", { burn = "host" }]',
     "'host' means nothing on a card that never hangs below another."),
    ("narrative.toml", "{ take = 40 }",
     '{ take = 40 }, { place_npc = { npc = 50, at = { start = "maeve" }, figures = 9 } }',
     "figures is 9, but the NPC has only 1."),
    ("npcs.toml", '{ set_flag = "oil" }', '{ set_flag = "oil" }, { remove_npc = { npc = { npc = 50, figure = 2 } } }',
     "figure is 2, but the NPC has only 1."),
]  # fmt: skip
WORDS = [
    ("narrative.toml", 'first = { remove_tokens = { kind = "general" } }', 'first = { narrate = "fog" }',
     "the first part of otherwise is always possible: the second never happens."),
    ("narrative.toml", "{ take = 40 }", '{ take = 40 }, "action_phase"', "action_phase may stand only at the top"),
    ("narrative.toml", 'text = "low"', 'text = "high"', "two options of choose are called 'high'."),
    ("narrative.toml", 'kind = "general", n = 6', 'kind = "special(buoy)", n = 6', "has no special component 'buoy'."),
    ("narrative.toml", '{ flag = "oil" }', '{ flag = "tar" }', "the flag 'tar' is read but never set."),
    ("chapter.toml", '{ flag = "oil" }', '{ flag = "tar" }', "the flag 'tar' is read but never set."),
]  # fmt: skip


MEANING = [*CARDS, *TERRAIN, *PLACES, *TIMELINE, *AMOUNTS, *BACKS, *SCOPES, *WORDS]


@pytest.mark.parametrize(("file", "old", "new", "sentence"), [*READING, *MEANING])
def test_every_mistake_names_file_and_line(chapter: Path, file: str, old: str, new: str, sentence: str) -> None:
    line = spoil(chapter, file, old, new)
    found = [said for said in mistakes(chapter) if sentence in said]

    assert found, mistakes(chapter)
    assert any(said.startswith(f"{file}:") and abs(int(said.split(":")[1]) - line) <= 3 for said in found)


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("chapter.toml", "cards = [1, 2]", "cards = [1, 3]", "'opening_cards' names card 3, which no deck has."),
        ("npcs.toml", "life = 3", "life = 0", "life is 0, but should be at least 1."),
        ("terrain.toml", "card = 20", "card = 99", "'card' names card 99, which no deck has."),
        ("npcs.toml", '"talk_icon"', '{ terrain = 9, area = "x" }', "'terrain' names card 9, which no deck has."),
    ],
)
def test_a_mistake_is_told_in_its_very_line_and_in_the_words_of_the_author(
    chapter: Path, file: str, old: str, new: str, said: str
) -> None:
    line = spoil(chapter, file, old, new)

    assert f"{file}:{line}: {said}" in mistakes(chapter)


def test_the_original_campaign_gives_no_cause_for_doubt() -> None:
    assert read_campaign(ORIGINAL).warnings == ()


@pytest.mark.parametrize("times", [45, 300, 3000])
def test_instructions_inside_each_other_without_end_are_told_in_one_line(chapter: Path, times: int) -> None:
    inner = "{ sequence = [" * times + "{ take = 40 }" + "] }" * times
    line = spoil(chapter, "narrative.toml", "{ take = 40 }", inner)

    assert f"narrative.toml:{line}: lists and tables are nested too deeply here." in mistakes(chapter)


def test_instructions_may_stand_deep_inside_each_other(chapter: Path) -> None:
    """Brackets in strings and comments count for nothing."""
    inner = "{ sequence = [" * 40 + "{ take = 40 }" + "] }" * 40
    spoil(chapter, "narrative.toml", "{ take = 40 }", f"{inner},  # {'[' * 500}\n")

    assert list(read_campaign(chapter).chapters) == ["lamp"]


def test_words_that_are_not_in_utf_8_are_told(chapter: Path) -> None:
    words = (chapter / "pl.md").read_bytes()
    (chapter / "pl.md").write_bytes(words + "łąka".encode("iso-8859-2"))

    assert mistakes(chapter) == [f"pl.md:1: not readable as UTF-8: byte {len(words) + 1} is no letter."]


@pytest.mark.parametrize("file", ["narrative.toml", "en.md"])
def test_a_mark_at_the_beginning_of_a_file_is_no_mistake(chapter: Path, file: str) -> None:
    """Some editors write one."""
    (chapter / file).write_text((chapter / file).read_text("utf-8"), "utf-8-sig")

    assert list(read_campaign(chapter).chapters) == ["lamp"]


def test_a_file_with_a_wrong_name_is_told(chapter: Path) -> None:
    (chapter / "items.toml").rename(chapter / "item.toml")

    assert any(said.startswith("item.toml:1: a chapter has no such file") for said in mistakes(chapter))


def test_two_chapters_have_different_numbers(campaign: Path) -> None:
    chapter_of_the_guide(campaign / "again")
    spoil(campaign, "again/chapter.toml", 'key = "lamp"', 'key = "again"')
    spoil(campaign, "campaign.toml", '["lamp"]', '["lamp", "again"]')

    assert any("the chapter lamp has the number 1 too." in said for said in mistakes(campaign))


def test_an_area_in_two_pieces_is_told(chapter: Path) -> None:
    spoil(chapter, "terrain.toml", '"yyys",\n  "yyss",', '"ysyy",\n  "yyss",')

    assert any("the area 'shed' lies in pieces that do not touch." in said for said in mistakes(chapter))


def test_a_slot_on_a_card_that_never_reaches_the_timeline_holds_nothing(chapter: Path) -> None:
    """Card 20 is only read."""
    spoil(chapter, "narrative.toml", "number = 20\n[narrative.front]\n",
          'number = 20\n[narrative.front]\nslots = [{ edge = "left", colour = "purple" }]\n')  # fmt: skip
    spoil(chapter, "npcs.toml", 'anchor = { colour = "blue" }', 'anchor = { colour = "purple", edge = "left" }')

    assert any("the purple left anchor of card 50 fits no slot" in said for said in mistakes(chapter))


ELEMENT = '{ heal = { who = "element", n = 1 } }'
TOGETHER = '{ gain_materials = { n = 1, to = "all_participants" } }'


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("{ take = 40 }", f'{{ take = 40 }}, {{ repeat_for = {{ over = "each", do = {ELEMENT} }} }}'),
        ('area = "pier", icon = "interact", instructions = [\n',
         f'area = "pier", icon = "interact", participants = 2, instructions = [\n{TOGETHER},\n'),
        ('reader = "maeve"\ninstructions = [\n', f'reader = "maeve"\ninstructions = [\n{TOGETHER},\n'),
    ],
    ids=["in a repetition", "in an action for two", "on a card that is taken together"],
)  # fmt: skip
def test_words_of_narrow_meaning_may_be_said_where_they_mean_somebody(chapter: Path, old: str, new: str) -> None:
    spoil(chapter, "narrative.toml", old, new)
    if "participants = 2" not in new:
        spoil(chapter, "narrative.toml", 'icon = "interact", ', 'icon = "interact", participants = 2, ')

    assert list(read_campaign(chapter).chapters) == ["lamp"]


@pytest.mark.parametrize("line", ['["1", 2]', "[", "{}", "[" * 100_000])
def test_a_kept_walk_that_is_none_is_told_by_its_line(chapter: Path, line: str) -> None:
    (chapter / "walks.jsonl").write_text(f'["1", "rest"]\n\n{line}\n', "utf-8")

    assert mistakes(chapter) == ["walks.jsonl:3: a walk is a list of texts, its seed and then its choices."]


def test_a_flag_that_is_only_taken_back_is_never_set(chapter: Path) -> None:
    spoil(chapter, "npcs.toml", '{ set_flag = "oil" }', '{ set_flag = { flag = "oil", value = false } }')

    assert any("the flag 'oil' is read but never set." in said for said in mistakes(chapter))


def test_emphasis_that_never_ends_is_told(chapter: Path) -> None:
    line = spoil(chapter, "en.md", "Father's boat", "*Father's boat")

    assert f"en.md:{line - 1}: the narration of 1 has an asterisk without a second one." in mistakes(chapter)


def test_a_start_symbol_that_no_terrain_has_is_told_where_it_is_meant(chapter: Path) -> None:
    spoil(chapter, "terrain.toml", 'djamal = "yard", ', "")

    assert "narrative.toml:8: no terrain has the start symbol of djamal." in mistakes(chapter)


def test_a_card_that_nothing_leads_to_is_told_where_it_stands(chapter: Path) -> None:
    spoil(chapter, "narrative.toml", "{ take = 40 }", '{ set_flag = "nothing" }')

    assert "items.toml:4: nothing leads to card 40." in mistakes(chapter)


def test_a_side_that_nothing_leads_to_is_told_where_it_stands(chapter: Path) -> None:
    spoil(chapter, "narrative.toml", 'second = "flip"', 'second = { narrate = "fog" }')
    line = (chapter / "narrative.toml").read_text().splitlines().index("[narrative.back]") + 1

    assert f"narrative.toml:{line}: nothing leads to side 2b." in mistakes(chapter)


def test_a_clock_without_a_back_is_told_where_it_would_turn_over(chapter: Path) -> None:
    back = '[narrative.back]\ninstructions = [{ end_chapter = { result = "failure", ending = "aground" } }]\n'
    spoil(chapter, "narrative.toml", back, "")
    line = (chapter / "narrative.toml").read_text("utf-8").partition('second = "flip"')[0].count("\n") + 1

    assert f"narrative.toml:{line}: flip needs the back of card 2, which has none." in mistakes(chapter)


def test_a_chapter_that_cannot_be_won_is_told(chapter: Path) -> None:
    for _ in range(2):
        spoil(chapter, "narrative.toml", 'result = "victory"', 'result = "failure"')

    assert "chapter.toml:1: no card that can be reached ends the chapter in victory." in mistakes(chapter)


def test_an_opening_that_forgets_somebody_is_told(chapter: Path) -> None:
    spoil(chapter, "narrative.toml", 'who = "each", at = { start = "each" }', 'who = "maeve", at = { start = "maeve" }')

    assert "chapter.toml:4: the opening does not place djamal, selena, brick." in mistakes(chapter)


def test_special_components_beyond_their_count_are_told(chapter: Path) -> None:
    spoil(chapter, "chapter.toml", "number = 1\n", "number = 1\nspecial_components = { buoy = 2 }\n")
    for language in LANGUAGES:
        spoil(chapter, f"{language}.md", "\n# 1 ", "\n## buoy\nboja\n\n# 1 ")
    line = spoil(chapter, "narrative.toml", 'kind = "general", n = 6', 'kind = "special(buoy)", n = 3')

    assert mistakes(chapter) == [f"narrative.toml:{line}: there are only 2 of the special component 'buoy'."]


def test_a_flag_that_another_campaign_brings_may_be_read(chapter: Path) -> None:
    spoil(chapter, "chapter.toml", "number = 1\n", 'number = 1\nflags_from_before = ["tar"]\n')
    spoil(chapter, "chapter.toml", '{ flag = "oil" }', '{ flag = "tar" }')

    assert "tar" in read_campaign(chapter).chapters["lamp"].flags_from_before


def test_a_flag_of_a_later_chapter_cannot_be_read_before(campaign: Path) -> None:
    shutil.copytree(campaign / "lamp", campaign / "harbour")
    for file in ("terrain", "narrative", "items", "npcs", "chapter"):
        path = campaign / "harbour" / f"{file}.toml"
        text = path.read_text("utf-8").replace("lamp", "harbour").replace("oil", "tar")
        path.write_text(text, "utf-8")
    (campaign / "campaign.toml").write_text('chapters = ["lamp", "harbour"]\n', "utf-8")
    line = spoil(campaign, "lamp/chapter.toml", '{ flag = "oil" }', '{ flag = "tar" }')

    assert f"lamp/chapter.toml:{line}: the flag 'tar' is read but never set." in mistakes(campaign)


def test_an_ending_that_leads_to_no_chapter_of_the_campaign_is_told(campaign: Path) -> None:
    shutil.copytree(campaign / "lamp", campaign / "again")
    spoil(campaign, "again/chapter.toml", 'key = "lamp"', 'key = "again"')
    (campaign / "campaign.toml").write_text('chapters = ["lamp", "again"]\n', "utf-8")
    line = spoil(campaign, "lamp/narrative.toml", 'ending = "home"', 'next = 4, ending = "home"')

    assert f"lamp/narrative.toml:{line}: there is no chapter 4 to go on with." in mistakes(campaign)


REPLACING = "{ take = 40 }, { replace_terrain = { new = 11, old = 10 } }"


def test_a_replacement_without_room_for_everything_is_told(chapter: Path) -> None:
    line = spoil(chapter, "narrative.toml", "{ take = 40 }", REPLACING)
    lost = "terrain 11 has no place for the area 'yard' of terrain 10: give area_map or relocate_to."

    assert mistakes(chapter) == [f"narrative.toml:{line}: {lost}"]


def test_a_terrain_may_be_replaced_by_an_action_on_it(chapter: Path) -> None:
    replacing = "[{ take = 22 }, { replace_terrain = { new = 10, old = 11 } }]"
    spoil(chapter, "narrative.toml", "then = { take = 22 }", f"then = {replacing}")
    spoil(chapter, "terrain.toml", 'plan = [\n  "yyys"', 'relocate_to = "yard"\nplan = [\n  "yyys"')

    assert read_campaign(chapter).warnings == ()


def test_a_terrain_of_the_opening_may_be_replaced_without_asking(chapter: Path) -> None:
    spoil(chapter, "narrative.toml", "{ take = 40 }", REPLACING)
    spoil(chapter, "terrain.toml", 'plan = [\n  "wwww"', 'relocate_to = "quay"\nplan = [\n  "wwww"')

    assert read_campaign(chapter).warnings == ()


@pytest.mark.parametrize("asked", [True, False])
def test_a_replacement_whose_terrain_may_be_absent_is_a_warning(chapter: Path, asked: bool) -> None:  # noqa: FBT001
    replacing = "{ replace_terrain = { new = 10, old = 11 } }"
    if asked:
        replacing = f"{{ if = {{ condition = {{ terrain_discovered = 11 }}, then = {replacing} }} }}"
    line = spoil(chapter, "narrative.toml", "{ take = 40 }", f"{{ take = 40 }}, {replacing}")
    spoil(chapter, "terrain.toml", 'plan = [\n  "yyys"', 'relocate_to = "yard"\nplan = [\n  "yyys"')
    warning = f"narrative.toml:{line}: terrain 11 may not be in play when it is to be replaced."

    assert read_campaign(chapter).warnings == (() if asked else (warning,))


# The base


def test_the_base_deck_needs_every_part_of_everybody(campaign: Path) -> None:
    spoil(campaign, "base/pcs.toml", 'part = "head"', 'part = "feet"')

    assert "base/pcs.toml:1: djamal needs one head card." in mistakes(campaign)


def test_the_karma_deck_begins_with_one_card_of_each_type(campaign: Path) -> None:
    spoil(campaign, "base/secrets.toml", 'type = "pacifism"', 'type = "dodge"')

    assert "base/secrets.toml:1: one of the cards 901 to 909 should have the type pacifism." in mistakes(campaign)


# Texts


def test_a_text_missing_in_one_language_is_told_where_it_is_needed(chapter: Path) -> None:
    spoil(chapter, "pl.md", "# 22 Światło\n", "# 22\n")
    line = (chapter / "narrative.toml").read_text().splitlines().index("number = 22") + 2

    assert mistakes(chapter) == [f"narrative.toml:{line}: pl.md lacks the name of 22."]


def test_an_area_without_a_name_is_told(chapter: Path) -> None:
    spoil(chapter, "cs.md", "## shed\nkůlna na sítě\n\n", "")
    line = next(
        number
        for number, text in enumerate((chapter / "terrain.toml").read_text().splitlines(), 1)
        if 'id = "shed"' in text
    )

    assert mistakes(chapter) == [f"terrain.toml:{line}: cs.md lacks the text shed of 10."]


def test_a_text_that_nothing_needs_is_told_by_its_line(chapter: Path) -> None:
    line = spoil(chapter, "cs.md", "# 40 Lampa z mola\n", "## stray\nNic.\n\n# 40 Lampa z mola\n")

    assert mistakes(chapter) == [f"cs.md:{line}: no card needs the text stray of 22."]


def test_mistakes_in_markdown_name_the_folder_of_a_campaign_too(campaign: Path) -> None:
    line = spoil(campaign, "lamp/en.md", "# 40 The pier lamp\n", "## stray\nNothing.\n\n# 40 The pier lamp\n")

    assert mistakes(campaign) == [f"lamp/en.md:{line}: no card needs the text stray of 22."]


def test_placeholders_are_the_same_in_all_languages(chapter: Path) -> None:
    line = spoil(chapter, "pl.md", "Lampa bez oleju", "Lampa {hero} bez oleju")

    assert mistakes(chapter) == [f"pl.md:{line - 1}: the text dark of 21 has other placeholders than en.md: {{hero}}."]


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            "# 40 The pier lamp",
            "# forty The pier lamp",
            "'# forty The pier lamp' is no heading of a card or of a text.",
        ),
        ("# 40 The pier lamp", "# 22 The pier lamp", "this text is there already in line"),
        (
            "# 40 The pier lamp",
            "# 40 The *pier* lamp",
            "the name of 40 has asterisks, but only narrations are emphasised.",
        ),
        ("# chapter The", "Of what?\n# chapter The", "these words stand before the first heading."),
    ],
)
def test_headings_that_mean_nothing_are_told(chapter: Path, old: str, new: str, sentence: str) -> None:
    line = spoil(chapter, "en.md", old, new)

    assert any(said.startswith(f"en.md:{line}: {sentence}") for said in mistakes(chapter))


def test_a_chapter_is_told_in_all_languages(chapter: Path) -> None:
    (chapter / "cs.md").unlink()

    assert "cs.md:1: there is no cs.md: every chapter is told in en, pl, cs." in mistakes(chapter)


def test_all_mistakes_are_told_at_once(chapter: Path) -> None:
    spoil(chapter, "npcs.toml", "life = 3", 'life = "three"')
    spoil(chapter, "items.toml", 'anchor = "brown"', 'anchor = "gold"')

    assert {said.split(":")[0] for said in mistakes(chapter)} == {"npcs.toml", "items.toml"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_narrations_can_be_said(language: str) -> None:
    speaker = Speaker(GAME, language)

    assert all(speaker.say(key) for key in GAME.messages())


# Lines and schemas


def test_lines_are_found_in_nested_tables_lists_and_strings() -> None:
    text = (
        'a = 1\n[b]\nc = [\n  { d = 2, e = [3,\n    4] },\n  "x # ]",\n]\n'
        '[[f]]\ng.h = """\n\n"""\n[[f]]\n[f.i]\nj = 5\n'
    )
    lines = Lines(text)

    assert [lines.line(path) for path in (("a",), ("b", "c"), ("b", "c", 0, "e", 1), ("b", "c", 1))] == [1, 3, 5, 6]
    assert [lines.line(path) for path in (("f", 0, "g", "h"), ("f", 1), ("f", 1, "i", "j"), ("b", "nothing"))] == [
        9,
        12,
        14,
        2,
    ]


ORIGINAL_FILES = sorted(path for path in CAMPAIGN.glob("*/*.toml"))


@pytest.mark.parametrize("path", ORIGINAL_FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_the_schema_for_editors_accepts_what_the_reader_reads(path: Path) -> None:
    data = tomllib.loads(path.read_text("utf-8"))
    judge = jsonschema_rs.validator_for(schema_of(path.name))

    assert [f"{error.instance_path}: {error.message}" for error in judge.iter_errors(data)] == []
    assert not judge.is_valid({**data, "nonsense": 1})


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [*READING[:7], *(one for one in [*TERRAIN, *AMOUNTS] if "but should be" in one[3])],
)
def test_the_schema_for_editors_refuses_what_the_reader_refuses(
    chapter: Path, file: str, old: str, new: str, sentence: str
) -> None:
    spoil(chapter, file, old, new)
    data = tomllib.loads((chapter / file).read_text("utf-8"))

    assert not jsonschema_rs.validator_for(schema_of(file)).is_valid(data)


@pytest.mark.parametrize("file", [*FILES, *HEADERS])
def test_the_schema_says_of_every_entry_what_it_means(file: str) -> None:
    schema = schema_of(file)
    tables = [schema, *schema["$defs"].values()]
    tables += [form for one in tables for form in one.get("anyOf", ())]
    entries = [entry for one in tables for entry in one.get("properties", {}).values()]
    tables += [form for entry in entries for form in entry.get("anyOf", ())]
    silent = [
        name for one in tables for name, entry in one.get("properties", {}).items() if not entry.get("description")
    ]

    assert sum(len(one.get("properties", {})) for one in tables) > 3
    assert silent == []


@pytest.mark.parametrize("file", [*FILES, *HEADERS])
def test_the_schema_bounds_every_number(file: str) -> None:
    assert [place for place, one in numbers_in(schema_of(file), file) if "minimum" not in one] == []


def numbers_in(schema: object, place: str) -> Iterator[tuple[str, dict[str, object]]]:
    """Every place of a schema where a whole number may stand."""
    if isinstance(schema, dict):
        if schema.get("type") == "integer":
            yield place, schema
        for name, inner in schema.items():
            yield from numbers_in(inner, f"{place}/{name}")
    elif isinstance(schema, list):
        for index, inner in enumerate(schema):
            yield from numbers_in(inner, f"{place}/{index}")


def test_schemas_lie_beside_their_files_and_are_named_in_them_once(chapter: Path) -> None:
    for _ in range(2):
        written = write_schemas(chapter)

    assert {path.name for path in written} == {
        f"{name}.json" for name in ("chapter", "terrain", "narrative", "npcs", "items")
    }
    assert (chapter / "npcs.toml").read_text("utf-8").count("#:schema .schema/npcs.json\n") == 1
    assert read_campaign(chapter).chapters


def test_schemas_are_written_for_a_whole_campaign(campaign: Path) -> None:
    folders = {path.parent.parent.name for path in write_schemas(campaign)}

    assert folders == {"lamp", "base"}


def test_an_empty_folder_gets_the_schemas_of_a_chapter(tmp_path: Path) -> None:
    """So that the editor helps with the very first file."""
    assert {path.stem for path in write_schemas(tmp_path)} == {"chapter", "terrain", "narrative", "npcs", "items"}
    assert [path.name for path in tmp_path.iterdir()] == [".schema"]


def test_a_folder_without_files_that_have_a_schema_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear reader", "utf-8")
    with pytest.raises(BadInput, match="no TOML file that a schema describes"):
        write_schemas(tmp_path)
