"""Fireflies in the browser: found below the games with pictures, played to its end on a laptop and on a phone."""

from __future__ import annotations

from playwright.sync_api import expect

from tablewright.hall.offered import PICTURED

from .moments import asked_for, scene
from .people import Person


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
