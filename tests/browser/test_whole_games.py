"""Whole games in the browser: two people and a bot, and one person without a mouse."""

from __future__ import annotations

import re
from random import Random

import pytest

from ..families import NIGHTLY, family
from .conftest import Welcome
from .people import Person, whoever_is_asked

ALONE = """() => {
  const { place } = document.activeElement.dataset;
  return document.querySelectorAll(`.options [data-place="${CSS.escape(place)}"]`).length === 1;
}"""


LEAST_ON_BOARD = {"example": 3, "ronin": 10}
"""Of each game: how often each of two people answers on the board at least."""


@pytest.mark.parametrize("game", family(LEAST_ON_BOARD, lambda game: game == "example"))
def test_two_people_and_a_bot_play_a_whole_game(welcome: Welcome, game: str) -> None:
    ann, bob = welcome("Ann"), welcome("Bob")
    link = ann.opens_table("me", "open", "greedy", game=game)
    bob.joins(link)
    ann.begins()
    bob.is_at_table()
    luck, ways = Random("two and a bot"), list[tuple[str, str]]()

    while asked := whoever_is_asked(ann, bob):
        for person in asked:
            way = person.answers("board" if luck.random() < 0.6 else "list", luck.randrange)
            ways.append((person.name, way))

    for person in (ann, bob):
        person.sees("Final scoring")
        assert sum(way == (person.name, "board") for way in ways) >= LEAST_ON_BOARD[game]
        assert person.page.locator(".scoring thead th").count() == 4


@NIGHTLY
def test_a_solo_game_by_keyboard_alone(welcome: Welcome) -> None:
    ann = welcome("Ann", wishes={"tour": "on"})
    ann.goes_to("/")
    ann.tabs_to("a.button[href^='/tables/new']")
    ann.presses("Enter")
    ann.page.wait_for_url("**/tables/new?game=ronin")
    ann.tabs_to("button[name=players][value='1']")
    ann.presses("Enter")
    ann.page.wait_for_url(re.compile(r"/tables/new\?.*players=1&"))
    assert ann.has_focus("button[name=players][value='1']"), "the page was loaded anew, and the place is lost"
    ann.tabs_to("#name")
    ann.page.keyboard.type("Ann")
    ann.tabs_to(".send button")
    ann.presses("Enter")
    ann.is_at_table()

    for turn in range(200):
        ann.waits_for_turn()
        if ann.is_done():
            break
        before = ann.token()
        chooses_by_keys(ann, turn)
        ann.has_moved_on(before)

    ann.sees("Final scoring")
    ann.tabs_to("a.button[href*='/replay']")


def chooses_by_keys(person: Person, turn: int) -> None:
    """Each way in its turn: a number, the arrows to what glows, the Tab key to the list."""
    if turn % 3 == 0:
        person.presses("1")
    elif turn % 3 == 1:
        person.presses("ArrowRight")
        assert person.has_focus(".choosable, .options .option")
        several = person.has_focus(".choosable") and not person.page.evaluate(ALONE)
        person.presses("Enter")
        if several:  # the list decides between them
            assert person.has_focus(".options .option")
            person.presses("Enter")
    else:
        person.tabs_to(".options .option")
        person.presses("Enter")
