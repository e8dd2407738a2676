"""Path of Destiny in the browser: the story is read like a book, the paths are seen, and the ending names its hero."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tablewright.language import LANGUAGES

from ..families import family
from .conftest import Welcome
from .moments import RECORDED, Scene, asked_for, scene
from .people import Person


def closes_book(person: Person) -> None:
    person.presses("Escape")
    expect(person.page.locator("#chronicle")).to_be_hidden()


def opens_book(person: Person) -> None:
    person.page.locator(".read").click()
    person.sees(person.page.locator("#chronicle"))


def test_the_story_opens_before_the_first_draft_and_is_read_once(ann: Person) -> None:
    ann.goes_to("/")
    ann.clicks_to_play("Path of Destiny")
    ann.is_at_table()
    expect(ann.page.locator("#chronicle")).to_be_hidden()
    ann.page.locator(".options .option").first.click()

    ann.sees(ann.page.locator("#chronicle:popover-open .leaf h3"))
    closes_book(ann)
    ann.page.reload()
    ann.is_at_table()

    expect(ann.page.locator("#chronicle")).to_be_hidden()
    expect(ann.page.locator(".way")).to_have_count(2)


def test_a_hint_is_read_while_the_book_is_open(ann: Person) -> None:
    ann.brings(scene(3, asked_for("draft", turn=6), game="path"))
    ann.sees(ann.page.locator("#chronicle:popover-open"))
    ann.presses("h")

    notice = ann.sees(ann.page.locator("#notice.notice-good"))
    notice.click(trial=True)  # nothing lies over it
    ann.sees(ann.page.locator(".hinted:not(.option)").first).click(trial=True)


@pytest.mark.parametrize("key", ["1", "ArrowRight", "Enter"])
def test_a_key_takes_the_book_away_before_it_chooses_anything(ann: Person, key: str) -> None:
    ann.brings(scene(3, asked_for("draft", turn=6), game="path"))
    ann.sees(ann.page.locator("#chronicle:popover-open"))
    before, focused = ann.token(), ann.page.evaluate("() => document.activeElement.id")
    sent = ann.counts_choices()

    ann.presses(key)

    expect(ann.page.locator("#chronicle")).to_be_hidden()
    ann.is_drawn()
    assert sent == []
    assert ann.page.evaluate("() => document.activeElement.id") == focused
    ann.presses("1")
    ann.has_moved_on(before)


def test_pages_are_turned_back_and_forth_by_keys(ann: Person) -> None:
    ann.brings(scene(3, asked_for("draft", turn=6), game="path"))
    ann.sees(ann.page.locator("#chronicle:popover-open"))  # by itself: this browser has not shown it yet
    closes_book(ann)
    opens_book(ann)
    shown = ann.page.locator(".leaf:visible h3")
    last = shown.inner_text()

    ann.page.locator(".bookmark input:checked").focus()
    ann.presses("ArrowLeft")
    assert shown.inner_text() != last
    ann.presses("ArrowRight")
    expect(shown).to_have_text(last)
    ann.page.locator(".leaf:visible .turning label").first.click()
    expect(shown).not_to_have_text(last)


@pytest.mark.parametrize("language", family(LANGUAGES, lambda language: language == "pl"))
def test_after_the_game_the_ending_is_told_with_its_hero(welcome: Welcome, language: str) -> None:
    ann = welcome("Ann", wishes={"language": language})
    record: Path = RECORDED["path"]

    ann.brings(Scene(record.read_text("utf-8"), 0))

    winner = ann.page.locator("th.won").first.inner_text().split()[0]
    ann.sees(ann.page.locator(".ending h2"))
    expect(ann.page.locator(".ending .tale-hero")).to_contain_text(winner)
    expect(ann.page.locator(".ending .epilogue")).to_contain_text(winner)


def test_the_story_is_read_without_script(welcome: Welcome) -> None:
    ann = welcome("Ann", java_script_enabled=False)
    ann.brings(scene(2, asked_for("draft", turn=3), game="path"))

    opens_book(ann)

    ann.sees(ann.page.locator(".leaf:visible .leaf-text p").first)
