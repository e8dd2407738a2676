"""The campaign of Heredity in the terminal: the last page of a chapter, and what is played after it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablewright.engine.record import read_record
from tablewright.games.heredity.table import Heredity
from tablewright.language import LANGUAGES
from tablewright.terminal.board import board_for
from tablewright.terminal.going_on import free_place
from tablewright.terminal.playing import Playing
from tablewright.terminal.voice import Voice

from ..last_moments import ALL_WON, LOST, WON, ended, match_at
from .sitting import LARGE, SMALL, press, reads, sat_down, scene_for, seated, widest

NEXT = "Play the next chapter: I. Slack Water"


def table_of(app: Playing) -> Heredity:
    table = app.match.position.table
    assert isinstance(table, Heredity)
    return table


@pytest.mark.rule("HER-CAMP-07", "HER-NARR-05")
@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_inside_a_campaign_the_closing_words_come_before_the_next_chapter(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    app = seated(match_at(WON, span="campaign"), tmp_path)
    async with sat_down(app, size) as pilot:
        app.match.choose(0, WON.choices[0])
        app.go_on()
        await press(pilot, "down")
        assert "The chapter is won." in reads(app, "board")
        assert "Its last page lies open." in reads(app, "prompt")
        assert "Open the next chapter: I. Slack Water" in reads(app, "choices")
        await press(pilot, "1")
        assert "does anything change hands" in reads(app, "prompt")
        assert "I. Slack Water" in reads(app, "board"), "the book is not empty at the next question"


@pytest.mark.rule("HER-CAMP-01", "HER-CAMP-05", "HER-CAMP-07")
async def test_after_a_won_chapter_a_key_opens_the_next_one_with_what_the_family_keeps(tmp_path: Path) -> None:
    app = seated(ended(WON), tmp_path)
    async with sat_down(app, LARGE) as pilot:
        await press(pilot, "escape")
        assert NEXT in reads(app, "choices")
        assert "Play this chapter again" in reads(app, "choices")
        await press(pilot, "1")
        assert "does anything change hands" in reads(app, "prompt")
        assert table_of(app).materials == [0, 0, 0, 2]
        assert table_of(app).chapter == "chapter-1"
        assert app.save_to == tmp_path / "game-2.json"
    kept = [read_record(file.read_text("utf-8"), file.name) for file in (tmp_path / "game.json", app.save_to)]
    assert [record.settings["chapter"] for record in kept] == ["tutorial", "chapter-1"]
    assert kept[1].notes["holders"] == ["human"]


@pytest.mark.rule("HER-CAMP-06")
async def test_after_a_lost_chapter_a_key_begins_a_new_try(tmp_path: Path) -> None:
    app = seated(ended(LOST), tmp_path)
    async with sat_down(app) as pilot:
        await press(pilot, "escape")
        assert "Try the chapter again from its start" in reads(app, "choices")
        assert NEXT not in reads(app, "choices")
        await press(pilot, "enter")
        assert table_of(app).materials == [0, 1, 0, 0]
        assert not any(card >= 0 for anchors in table_of(app).equipment for card in anchors)


@pytest.mark.rule("HER-CAMP-07")
async def test_after_the_last_chapter_the_page_says_that_the_campaign_is_complete(tmp_path: Path) -> None:
    app = seated(ended(ALL_WON), tmp_path)
    async with sat_down(app) as pilot:
        await press(pilot, "escape")
        assert "The campaign is complete." in reads(app, "board")
        assert NEXT not in reads(app, "choices")


async def test_other_keys_do_no_harm_when_the_chapter_is_over(tmp_path: Path) -> None:
    app = seated(ended(WON), tmp_path)
    async with sat_down(app, LARGE) as pilot:
        await press(pilot, "escape", "h", "r", "escape", "c", "escape", "L")
        assert "Rozegraj następny rozdział" in reads(app, "choices")
        await press(pilot, "f", "escape", "u", "escape", "down")
        assert app.match.over


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cover_of_a_chapter_fits_the_screen(language: str) -> None:
    match = ended(WON, span="campaign")
    match.choose(0, "next-chapter:chapter-1")
    drawn = board_for(Voice(match.game, language), match.position.table).draw(
        scene_for(match, language=language), 80, 16
    )

    assert Voice(match.game, language).word("chapter-chapter-1") in drawn.plain
    assert widest(drawn) <= 80


def test_every_match_has_a_file_of_its_own(tmp_path: Path) -> None:
    first = tmp_path / "game.json"
    second = free_place(first)
    second.write_text("", "utf-8")

    assert [second.name, free_place(first).name, free_place(second).name] == [
        "game-2.json",
        "game-3.json",
        "game-3.json",
    ]
