"""While one sees what a choice brings about: nothing is asked, so nothing is answered and nobody is called."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .moments import asked_for, scene
from .people import Person

SLOW = r"""
const { setTimeout: soon } = globalThis;
globalThis.setTimeout = (act, time = 0) => soon(act, /walk\(/.test(act) ? time * 200 : time);
"""


def follows(person: Person) -> None:
    """Chooses the last card of a turn, and looks on while the cards slowly do what they do."""
    person.device.runs_first(SLOW)
    person.brings(scene(1, asked_for("play-right", turn=1)))
    person.page.get_by_label("Say something at the table").fill("Ready")
    person.presses("Enter")
    person.sees(person.page.locator(".chat-line").get_by_text("Ready"))  # the page hears of what happens
    person.options.first.click()
    person.sees(person.page.locator(".prompt-following"))


def presses(key: str) -> Callable[[Person], None]:
    return lambda person: person.presses(key)


def holds_digit(person: Person) -> None:
    person.page.keyboard.down("1")
    person.sees(person.page.locator(".prompt-asked"))
    person.page.keyboard.down("1")  # the keyboard repeats it
    person.page.keyboard.up("1")


def clicks_row(person: Person) -> None:
    person.page.locator(".row .stand").first.click()  # which pair one takes will be asked next


IMPATIENT = {
    "digit": presses("1"),
    "undo": presses("u"),
    "hint": presses("h"),
    "held": holds_digit,
    "click": clicks_row,
}


@pytest.mark.parametrize("way", IMPATIENT)
def test_whoever_is_impatient_ends_the_showing_and_nothing_else(ann: Person, way: str) -> None:
    follows(ann)
    sent = ann.counts_choices()

    IMPATIENT[way](ann)

    ann.sees(ann.page.locator(".prompt-asked"))
    ann.is_drawn()
    assert sent == []


def test_a_click_that_began_at_another_question_chooses_nothing(ann: Person) -> None:
    ann.brings(scene(1, asked_for("play-left", turn=1)))
    before = ann.token()
    ann.hand.last.hover()
    ann.page.mouse.down()
    ann.presses("1")
    ann.has_moved_on(before)
    sent = ann.counts_choices()

    ann.page.mouse.up()

    ann.is_drawn()
    assert sent == []


def test_the_tab_does_not_call_while_nothing_is_asked(ann: Person) -> None:
    follows(ann)
    expect(ann.page).to_have_title("Ronin – Tablewright")
    expect(ann.page.locator("link[rel=icon]")).to_have_attribute("href", "/static/favicon.svg")

    ann.presses("Escape")
    ann.sees(ann.page.locator(".prompt-asked"))

    expect(ann.page).to_have_title("● Your turn – Ronin")
    expect(ann.page.locator("link[rel=icon]")).to_have_attribute("href", "/static/favicon-turn.svg")
