"""Fireflies in the browser: found below the games with pictures, played to its end on a laptop and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tablewright.hall.offered import PICTURED

from .conftest import Welcome
from .moments import asked_for, scene
from .people import Person
from .test_accessible import everywhere, faults_of, visitor
from .test_one_screen import FITS, OVERLAP

__all__ = ["visitor"]

PHONE = {"width": 360, "height": 800}
WIDER = "() => document.documentElement.scrollWidth > innerWidth"
QUESTIONS = ("lantern", "catch-or-close", "keep")


def test_a_game_is_found_below_the_others_and_played_on_the_board(ann: Person) -> None:
    ann.goes_to("/")
    expect(ann.page.locator(".game-tile, .hero")).to_have_count(len(PICTURED))
    ann.clicks_to_play("Fireflies")
    ann.is_at_table()
    ways = []
    while True:
        ann.waits_for_turn()
        if ann.is_done():
            break
        ways.append(ann.answers("board"))

    assert ways.count("board") >= 5
    ann.sees("Final scoring")


def test_the_meadow_is_pressed_to_catch_and_the_jar_to_close(ann: Person) -> None:
    ann.brings(scene(2, asked_for("catch-or-close"), game="example"))
    caught = ann.page.locator(".row [data-card]").count()
    ann.place("meadow").click()
    expect(ann.page.locator(".row [data-card]")).to_have_count(caught + 1)


@pytest.mark.parametrize("question", QUESTIONS)
def test_the_table_fits_on_one_screen_and_on_a_phone_nothing_is_wider(welcome: Welcome, question: str) -> None:
    ann = welcome("Ann", reduced_motion="reduce", wishes={"tour": "on"})
    ann.brings(scene(5, asked_for(question), game="example"))
    ann.page.wait_for_function(FITS)
    assert ann.page.evaluate(OVERLAP) == []

    ann.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert not ann.page.evaluate(WIDER)


@everywhere
def test_every_question_is_accessible(visitor: Person) -> None:
    faults = []
    for question in QUESTIONS:
        visitor.brings(scene(3, asked_for(question), game="example"))
        faults += faults_of(visitor, question)

    assert faults == []
