"""The table of Path of Destiny: its fork, its story in full, what a story brings along, and playing it by keys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tablewright.engine.match import Match, replay
from tablewright.engine.record import read_record
from tablewright.games import find_game
from tablewright.games.path.reading import original_pack
from tablewright.games.path.stories import FIRST_ENDING
from tablewright.language import LANGUAGES
from tablewright.terminal.board import board_for
from tablewright.terminal.choices import choices_of
from tablewright.terminal.ending import final_scoring
from tablewright.terminal.path import PathBoard
from tablewright.terminal.scene import Scene
from tablewright.terminal.voice import Voice
from tablewright.terminal.watching import Watching
from tests.families import NIGHTLY

from .sitting import (
    LARGE,
    SMALL,
    panel,
    path,
    positions,
    press,
    reads,
    rounds_until,
    sat_down,
    scene_of,
    seated,
)


def table_of(match: Match) -> Any:
    return match.position.table


def board_of(match: Match, language: str = "en") -> PathBoard:
    board = board_for(Voice(match.game, language), match.position.table)
    assert isinstance(board, PathBoard)
    return board


def scene_for(match: Match, viewer: int | None = 0, **changes: Any) -> Scene:
    """The table as it lies, with another story on it."""
    scene = scene_of(match, viewer, Voice(match.game, "en"))
    scene.view["story"] |= changes
    return scene


def begun(players: int = 3, **settings: str) -> Match:
    """A match at its first draft."""
    return next(one for one in positions(path(players, **settings), 1) if table_of(one).initiative)


def finished(players: int = 2, **settings: str) -> Match:
    *_, match = positions(path(players, **settings), 1000)
    return match


def reading(board: PathBoard, scene: Scene, key: str) -> str:
    return next(one for one in board.readings(scene) if one.key == key).body().plain


# The end


@pytest.mark.parametrize(("story", "told"), [("edge", False), ("striga", True)])
def test_the_final_scoring_speaks_of_missions_only_where_they_brought_something(story: str, told: bool) -> None:  # noqa: FBT001 - pytest gives it by name
    match = finished(3, story=story)
    voice = Voice(match.game, "en")
    said = final_scoring(match, voice, voice.names(match.position.table)).plain
    assert ("secret missions" in said) == told
    assert "chapter III" in said
    assert "total" in said


def test_while_a_chapter_is_closed_the_header_names_it_beside_its_symbols() -> None:
    match = next(one for one in positions(path(3, story="edge"), 1) if one.position.asked().key == "keep-card")
    scene = scene_for(match)
    assert " I·3/3" in board_of(match).header(scene).plain
    assert [card["current"] for card in scene.view["exertions"]] == [False, False, False]
    assert [card["face_down"] for card in scene.view["exertions"]] == [True, False, False]


# The fork


def test_the_fork_shows_both_paths_with_their_symbols_and_where_they_lead() -> None:
    match = begun(story="edge")
    line = board_of(match).draw(scene_for(match), 80, 12).plain.split("\n")[0]
    left, right = match.game.view(match.position.table, None)["story"]["fork"]
    assert line.startswith("◀▲ The Ridge")
    assert "▶● The Wagon Road" in line
    assert (left["symbol"], right["symbol"]) == ("exploration", "diplomacy")
    assert "→✦●" in line
    assert "→✕▲" in line


@pytest.mark.parametrize(
    ("fates", "leads", "left", "right", "aside"),
    [
        ([], None, "", "", ""),
        (["left"], "left", "★①", "", ""),
        (["right", "aside"], "right", "", "★①", "⌀②"),
        (["left", "right"], "right", "①", "★②", ""),
        (["aside", "aside"], None, "", "", "⌀①②"),
    ],
)
def test_fate_tokens_lie_on_their_paths_and_the_leading_one_has_a_star(
    fates: list[str], leads: str | None, left: str, right: str, aside: str
) -> None:
    match = begun()
    board, view = board_of(match), scene_for(match, fates=fates, leads=leads).view
    assert [board.chronicle.tokens(view, side).plain for side in (0, 1)] == [left, right]
    assert board.chronicle.fates(view, "aside").plain == aside


def test_the_dominant_symbol_brings_points_and_the_other_one_experience() -> None:
    match = begun()
    board = board_of(match)
    area = scene_for(match).view["seats"][0] | {"tokens": dict.fromkeys(("exploration", "combat", "magic"), 0)}
    area["tokens"] |= {"exploration": 4, "diplomacy": 1}
    cases: list[tuple[dict[str, Any], str]] = [
        ({"leads": None}, "(◀4 ▶1)"),
        ({"leads": "left"}, "(◀4 ▶1 → 4 VP, 1 XP)"),
        ({"leads": "right"}, "(◀4 ▶1 → 1 VP, 4 XP)"),
        ({"leads": "right", "path_tokens": [0, 1]}, "(◀4 ▶1)"),
    ]
    for story, said in cases:
        assert board.seating.score_now(scene_for(match, 0, **story), area).plain == said


def test_path_tokens_stand_beside_their_holders() -> None:
    match = begun()
    board, scene = board_of(match), scene_for(match, path_tokens=[1, 0])
    drawn = board.draw(scene, 80, 40).plain
    assert f"⚑ {scene.names[1]}" in drawn
    assert board.seating.extras(scene, scene.view["seats"][1]).plain == "⚑◀"
    assert board.seating.extras(scene, scene.view["seats"][0]).plain == "⚑▶"


# The story in full


def test_before_it_begins_only_the_cover_can_be_read() -> None:
    match = path(story="striga")
    board, scene = board_of(match), scene_for(match)
    said = reading(board, scene, "story")
    assert board.voice.word("story-striga-lead") in said
    assert board.voice.word("story-striga-01-text") not in said
    assert "Striga" not in board.draw(scene, 80, 12).plain
    assert board.draw(scene, 80, 12).plain.startswith(board.voice.word("story-striga-lead")[:40])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("story", ["edge", "striga", "evil"])
def test_every_page_read_so_far_stands_in_the_story_and_no_other(story: str, language: str) -> None:
    match = path(2, story=story)
    voice = Voice(match.game, language)
    texts = {page: voice.word(f"story-{story}-{page:02}-text") for page in (1, *range(4, 24, 2)) if page < FIRST_ENDING}
    texts |= {page: voice.word(f"story-{story}-{page:02}-text") for page in range(FIRST_ENDING, 24)}
    seen = set()
    for _ in positions(match, 10):
        board, scene = board_of(match, language), scene_of(match, None, voice)
        read = scene.view["story"]["route"]
        said = reading(board, scene, "story")
        assert [page for page, text in texts.items() if text in said] == list(read)
        seen.add(len(read))
    assert seen == {0, 1, 2, 3, 4}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_ends_with_the_epilogue_of_its_hero(language: str) -> None:
    match = finished()
    voice = Voice(match.game, language)
    board, scene = board_of(match, language), scene_of(match, None, voice)
    standings = match.game.standings(match.position.table)
    winner = next(one.seat for one in standings if one.won)
    story = scene.view["story"]
    epilogue = voice.word(f"story-edge-{story['page']:02}-epilogue", hero=scene.names[winner])
    assert story["hero"] == winner
    assert reading(board, scene, "story").strip().endswith(epilogue.split("\n\n")[-1])
    assert scene.names[winner] in board.draw(scene, 80, 12).plain.split("\n")[0]


def test_the_story_has_no_epilogue_before_it_has_a_hero() -> None:
    match = finished()
    board, scene = board_of(match), scene_for(match, hero=None)
    assert "The hero of this story" not in reading(board, scene, "story")


def test_what_the_path_tokens_got_stands_on_each_page() -> None:
    for story, whom in (("edge", "Left path token: "), ("evil", "Path token of the prevailing side: ")):
        match = finished(story=story)
        assert reading(board_of(match), scene_for(match), "story").count(whom) == 3


# What a story brings along


def test_exertions_show_colours_and_bonus_and_the_past_ones_are_left_out() -> None:
    match = begun(story="edge")
    board, scene = board_of(match), scene_for(match)
    line = board.draw(scene, 80, 12).plain.split("\n")[1]
    assert line.startswith("Exertion  I ")
    assert "III " in line
    for card in scene.view["exertions"]:
        assert board.voice.word(f"exertion-{card['key']}") in reading(board, scene, "tale")
    scene.view["exertions"][0]["face_down"] = True
    assert board.draw(scene, 80, 12).plain.split("\n")[1].startswith("Exertion  II ")


def test_a_plain_story_brings_nothing_along() -> None:
    match = begun(story="edge-plain")
    board, scene = board_of(match), scene_for(match)
    assert "Exertion" not in board.draw(scene, 80, 40).plain
    assert [one.key for one in board.readings(scene)][:1] == ["story"]
    assert all(one.key != "tale" for one in board.readings(scene))


def test_a_mission_shows_its_face_to_those_alone_who_have_looked() -> None:
    looked = False
    for match in positions(path(3, story="striga"), 4):
        table, board = table_of(match), board_of(match)
        for place, card in enumerate(table.missions):
            key = table.content.mission(table.faces[card]).key
            for viewer in (None, 0, 1, 2):
                scene = scene_for(match, viewer)
                known = scene.view["missions"][place]["key"] is not None
                assert (board.voice.word(f"mission-{key}") in reading(board, scene, "tale")) == known
                looked = looked or (known and not match.over)
    assert looked


def test_a_requirement_takes_more_cards_once_somebody_has_met_it() -> None:
    match = begun(story="striga")
    board, scene = board_of(match), scene_for(match)
    mission = scene.view["missions"][0]
    letter = board.voice.say("letter-of-colour", colour=mission["colour"])
    assert board.tale.mission_signs(0, mission).plain == f"1 ✕ 3{letter}"
    mission["claims"] = [0, 1, 0]
    assert board.tale.mission_signs(0, mission).plain == f"1 ✕ 4{letter}"
    assert scene.names[1] in reading(board, scene, "tale")


def test_alliances_are_counted_for_all_and_read_by_their_owner() -> None:
    known = False
    for match in positions(path(3, story="evil"), 9):
        board = board_of(match)
        for viewer in (0, 1, None):
            scene = scene_for(match, viewer)
            for area in scene.view["seats"]:
                said = board.seating.full(scene, area["seat"]).plain
                hidden = sum("favour" not in card for card in area["alliances"])
                assert said.count(": ?") == hidden
                assert not hidden or area["seat"] != viewer
                known = known or any("favour" in card for card in area["alliances"])
    assert known


def test_rows_show_their_ally_beside_the_cards_and_beside_the_option() -> None:
    match = begun(story="evil")
    board, scene = board_of(match), scene_for(match)
    rows = board.pool_section(scene, 80).small
    assert sorted(row.plain.rstrip()[-2:] for row in rows[1:]) == ["▶S", "◀R", "◀▶"]
    assert rows[0].plain.rstrip()[-2:] not in ("▶S", "◀R", "◀▶")
    assert board.note(scene, f"row:{len(rows)}").plain.startswith("◀▶ ")


def test_an_automa_has_habits_where_others_have_abilities() -> None:
    match = begun(1)
    board, scene = board_of(match), scene_for(match)
    automa = scene.view["seats"][1]
    said = board.seating.full(scene, 1).plain
    assert scene.names[1] + "*" in board.draw(scene, 80, 12).plain
    assert board.seating.states(automa).plain == "✓·"
    assert "Proficient in: " in said
    for entry in automa["habits"]:
        assert board.voice.word(f"habit-{entry['habit']}") in said
        assert board.seating.lore.habit(entry["habit"]) in said  # type: ignore[attr-defined]
    assert "(at 8 XP)" in said
    assert said.count("side quest") == 0


def test_golden_tokens_stand_out() -> None:
    match = begun(story="striga")
    board, scene = board_of(match), scene_for(match)
    area = scene.view["seats"][1]
    area["golden_tokens"]["magic"] = 1
    assert board.seating.extras(scene, area).plain == "◆✦1"
    assert "Golden tokens: ◆✦1" in board.seating.full(scene, 1).plain


def test_a_card_shows_all_its_colours() -> None:
    match = path()
    board = board_of(match)
    face = next(card for card in original_pack().cards if len(card.colours) == 3)
    entry = {"card": 1, "key": face.key}
    letters = "".join(board.voice.say("letter-of-colour", colour=name) for name in ("red", "blue", "yellow"))
    assert board.cards.chip(entry).plain.startswith(letters)
    assert board.cards.cell(entry, 35).cell_len == 35
    assert "A red + blue + yellow card" in board.cards.full(entry).plain


def test_characters_have_their_side_quest_and_their_automa_side() -> None:
    match = path()
    board, scene = board_of(match), scene_for(match)
    said = reading(board, scene, "character:vesemir")
    assert "side quest: 1 VP each, in hand at the end: yellow cards" in said
    assert "Yellowed Pages (at 0 XP)" in said
    assert board.detail(scene, "character:vesemir").plain.startswith("side quest: ")


# Options


def test_options_of_paths_and_allies_say_what_they_are_about() -> None:
    match = begun(story="evil")
    board, scene = board_of(match), scene_for(match)
    left = scene.view["story"]["fork"][0]
    sign = board.voice.word(f"story-evil-{left['number']:02}-sign")
    assert board.voice.word(f"story-evil-{left['number']:02}") in board.note(scene, "side:left").plain
    assert board.detail(scene, "side:left").plain == sign
    assert board.reading_of(scene, "side:left") == "story"
    assert board.note(scene, "ally:renfri").plain == f"◀Renfri ({scene.view['alliance_decks'][0]})"
    assert board.reading_of(scene, "ally:renfri") == "tale"
    scene.view["seats"][0]["alliances"] = [{"ally": "stregobor", "card": 140, "favour": "AllyExperience"}]
    assert board.note(scene, "alliance:140").plain == "Stregobor"
    assert "▶Stregobor" in reading(board, scene, "tale")
    assert "gain 1 XP" in reading(board, scene, "tale")


@pytest.mark.parametrize(("players", "story"), [(1, "evil"), (2, "striga"), (3, "edge")])
def test_every_option_of_a_game_can_be_drawn_and_read(players: int, story: str) -> None:
    for match in positions(path(players, story=story), 3):
        board = board_of(match)
        for seat, question in match.position.open().items():
            scene = scene_for(match, seat)
            keys = [one.key for one in board.readings(scene)]
            for choice in choices_of(question, match.position.table, board.voice, board, scene):
                board.detail(scene, choice.option_id)
                assert board.reading_of(scene, choice.option_id) in (None, *keys)


# By keys


@pytest.mark.parametrize(
    ("story", "size", "language"), [("evil", SMALL, "en"), pytest.param("striga", LARGE, "pl", marks=NIGHTLY)]
)
async def test_a_whole_solo_game_by_keys_alone(
    tmp_path: Path, story: str, size: tuple[int, int], language: str
) -> None:
    match = path(1, story=story)
    app = seated(match, tmp_path, language=language)
    async with sat_down(app, size) as pilot:
        for _ in rounds_until(app, lambda: match.over, "the game is over"):
            assert app.prompt().plain
            assert reads(app, "choices").count("\n") >= min(len(app.choices), 3) - 1
            await press(pilot, "down" if len(match.played) % 2 else "h", "enter")
        assert app.voice.say("total") in panel(app)
        await press(pilot, "escape", "c")
        assert app.voice.say("story-part", number=4) in panel(app)
    record = read_record(app.save_to.read_text("utf-8"), "saved game")
    assert replay(find_game("path"), record).over


async def test_the_story_is_read_in_every_language(tmp_path: Path) -> None:
    app = seated(path(), tmp_path)
    async with sat_down(app) as pilot:
        await press(pilot, "1")
        for _ in LANGUAGES:
            assert app.voice.word("game-title") in reads(app, "header")
            await press(pilot, "c")
            assert app.voice.word("story-edge-lead") in panel(app)
            await press(pilot, "escape", "question_mark")
            assert app.voice.say("legend-fates") in panel(app)
            await press(pilot, "escape", "o")
            assert app.voice.word("source", source="side-quest") in panel(app)
            await press(pilot, "escape", "L")


async def test_a_record_is_watched_to_its_ending() -> None:
    app = Watching(finished(1, story="evil"), "cs")
    async with sat_down(app, (60, 20)) as pilot:
        beginning = reads(app, "board")
        await press(pilot, "end", "v")
        scene = app.scene()
        assert app.voice.say("story-hero", name=scene.names[scene.view["story"]["hero"]]) in reads(app, "board")
        await press(pilot, "home", "v")
        assert reads(app, "board") == beginning
