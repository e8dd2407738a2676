"""After the game: the scoring, the replay with its slider, what if, and records that go out and come in again."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ..families import family
from .conftest import Welcome
from .moments import FINISHED, RECORDED
from .people import Person

EACH_GAME = pytest.mark.parametrize("game", family(("ronin", "path"), lambda game: game == "path"))


def brings_finished_game(person: Person, file: Path = FINISHED) -> None:
    """Through the page for it."""
    person.goes_to("/import")
    person.page.get_by_label("Record of a game").set_input_files(file)
    person.page.get_by_role("button", name="Open the record").click()
    person.sees(person.page.locator("body.result .scoring"))


def watches_replay(person: Person) -> None:
    person.page.get_by_role("link", name="Watch the replay").click()
    person.sees(person.page.locator("html.scripted .prompt-replay"))


def totals(person: Person) -> list[str]:
    return person.page.locator(".scoring tfoot td").all_inner_texts()


def test_the_replay_goes_to_any_moment(ann: Person, bob: Person) -> None:
    brings_finished_game(ann)
    watches_replay(ann)
    ann.sees(re.compile("Replay: choice 0 of"))
    slider = ann.page.get_by_label("Moment")
    last = int(str(slider.get_attribute("max")))
    at_first = ann.page.locator("#region-log .log-line").count()

    slider.fill(str(last // 2))
    expect(ann.question).to_have_text(f"Replay: choice {last // 2} of {last}")
    assert ann.page.locator("#region-log .log-line").count() > at_first
    ann.presses("ArrowRight")
    expect(ann.question).to_have_text(f"Replay: choice {last // 2 + 1} of {last}")
    ann.page.get_by_role("link", name="Back", exact=True).click()
    expect(ann.question).to_have_text(f"Replay: choice {last // 2} of {last}")
    ann.page.get_by_role("button", name="Point of view").click()
    ann.page.locator("#seats-menu a").nth(2).click()
    ann.sees(ann.hand.first)

    bob.goes_to(ann.page.url)
    expect(bob.question).to_have_text(f"Replay: choice {last // 2} of {last}")
    assert bob.hand_names() == ann.hand_names()
    bob.sees_no("What if…")


@EACH_GAME
def test_language_and_theme_leave_the_replay_where_it_is(ann: Person, game: str) -> None:
    brings_finished_game(ann, RECORDED[game])
    watches_replay(ann)
    ann.page.locator(".tool[popovertarget=seats-menu]").click()
    ann.page.locator("#seats-menu li a").nth(2).click()
    ann.page.wait_for_url("**seat=**")
    ann.page.locator("#replay-at").fill("30")
    expect(ann.question).to_contain_text("choice 30 of")
    hand = ann.page.locator("#region-hand [data-piece]").evaluate_all("all => all.map((one) => one.dataset.piece)")

    ann.page.locator(".wishes button[value=pl]").click()
    expect(ann.page.locator("html")).to_have_attribute("lang", "pl")
    expect(ann.question).to_contain_text("wybór 30 z")
    ann.page.locator(".wish-theme").click()
    expect(ann.page.locator("html")).not_to_have_attribute("data-theme", "light")
    expect(ann.question).to_contain_text("wybór 30 z")
    kept = ann.page.locator("#region-hand [data-piece]").evaluate_all("all => all.map((one) => one.dataset.piece)")
    assert kept == hand != []


@EACH_GAME
def test_the_slider_of_a_replay_shows_turns_and_chapters(ann: Person, game: str) -> None:
    brings_finished_game(ann, RECORDED[game])
    watches_replay(ann)
    panel, slider = ann.page.locator(".prompt-replay").bounding_box(), ann.page.locator("#replay-at").bounding_box()
    assert panel is not None
    assert slider is not None
    assert slider["width"] > panel["width"] * 0.85
    expect(ann.page.locator(".replay-mark")).to_have_count(9)
    expect(ann.page.locator(".replay-mark-part")).to_have_count(3)
    tops = ann.page.locator(".replay-step").evaluate_all("all => all.map((one) => one.getBoundingClientRect().top)")
    assert len(tops) == 5
    assert len(set(tops)) == 1

    address = ann.page.evaluate("() => { globalThis.stayed = true; return location.href; }")
    ann.page.get_by_role("link", name="Chapter II", exact=True).click()
    ann.sees("Chapter II, turn 4 of 9")
    ann.sees(ann.page.locator(".log-turn-begins").last)
    ann.page.get_by_role("link", name="End", exact=True).click()
    expect(ann.page.get_by_role("link", name="Forward")).to_have_count(0)
    ann.page.get_by_role("link", name="Back", exact=True).click()
    expect(ann.page.get_by_role("link", name="Forward")).to_have_count(1)
    assert ann.page.evaluate("() => globalThis.stayed") is True
    assert ann.page.url != address


def test_the_replay_plays_by_itself(ann: Person) -> None:
    brings_finished_game(ann)
    watches_replay(ann)
    play = ann.page.locator("[data-play]")
    play.click()
    expect(ann.question).to_contain_text("choice 2 of", timeout=15_000)
    expect(play).to_have_accessible_name("Pause")
    play.click()
    expect(play).to_have_accessible_name("Play")


def test_the_replay_says_what_was_chosen_and_has_keys(ann: Person) -> None:
    brings_finished_game(ann)
    watches_replay(ann)
    ann.presses("End")
    last = str(ann.page.locator("#replay-at").get_attribute("max"))
    expect(ann.question).to_contain_text(f"choice {last} of")
    line = ann.page.locator(".prompt-sub").inner_text().partition(" – ")[2]
    assert line in ann.page.locator("#region-log").inner_text()
    ann.presses("Home")
    expect(ann.question).to_contain_text("choice 0 of")
    ann.presses("?")
    ann.sees(ann.page.locator("#keys"))


def test_what_if_opens_a_table_at_that_moment(ann: Person) -> None:
    brings_finished_game(ann)
    result = ann.page.url
    watches_replay(ann)
    ann.page.get_by_label("Moment").fill("40")
    expect(ann.question).to_contain_text("choice 40 of")
    shown = ann.page.locator(".rows [data-card] .card-name").all_inner_texts()
    ann.page.get_by_role("button", name="What if…").click()
    ann.sees(re.compile("A new table opens after choice 40"))
    ann.page.get_by_role("button", name="Play on from here").click()

    ann.is_at_table()
    assert ann.page.url.partition("?")[0] != result
    assert ann.page.locator(".rows [data-card] .card-name").all_inner_texts() == shown
    if not ann.is_asked():
        ann.page.locator(".curtain-lift").click()
    ann.answers("list")


def test_a_record_goes_out_and_comes_in_again(ann: Person, bob: Person, tmp_path: Path) -> None:
    brings_finished_game(ann)
    scored = totals(ann)
    with ann.page.expect_download() as downloading:
        ann.page.get_by_role("link", name="Save the record").click()
    file = tmp_path / downloading.value.suggested_filename
    downloading.value.save_as(file)
    record, original = json.loads(file.read_text("utf-8")), json.loads(FINISHED.read_text("utf-8"))
    assert record["steps"] == original["steps"]
    assert record["result"] == original["result"]

    brings_finished_game(bob, file)

    assert totals(bob) == scored


def test_what_is_no_record_is_refused_kindly(welcome: Welcome, tmp_path: Path) -> None:
    ann = welcome("Ann")
    ann.provokes("400 (Bad Request)")
    ann.goes_to("/import")
    file = tmp_path / "letter.json"
    file.write_text("Dear hall,", "utf-8")
    ann.page.get_by_label("Record of a game").set_input_files(file)
    ann.page.get_by_role("button", name="Open the record").click()

    told = ann.sees(ann.page.locator("#notice", has_text="This record cannot be opened: it is damaged or no JSON"))
    assert told.evaluate("(one) => one.getBoundingClientRect().bottom <= document.querySelector('h1').offsetTop")
    ann.sees(ann.page.get_by_role("navigation", name="Pages"))
    ann.sees(ann.page.get_by_label("Record of a game"))


def test_a_finished_game_is_played_again(ann: Person) -> None:
    brings_finished_game(ann)
    ann.page.get_by_role("button", name="Play again").click()
    ann.is_at_table()
    ann.waits_for_turn()


@pytest.mark.parametrize("game", family(("ronin", "path", "tidal"), lambda game: game == "tidal"))
def test_the_chart_gives_everybody_the_colour_of_their_seat(ann: Person, game: str) -> None:
    """Each line has the class that gives its seat a colour on the board, and that colour is known here."""
    brings_finished_game(ann, RECORDED[game])
    lines = ann.page.locator(".chart-drawing .chart-line")
    hues = lines.evaluate_all("all => all.map((line) => getComputedStyle(line).getPropertyValue('--who'))")
    assert all(hues)
    assert len(set(hues)) == len(hues)
    whose = lines.evaluate_all("all => all.map((line) => line.classList[2])")
    watches_replay(ann)
    ann.page.get_by_role("link", name="End", exact=True).click()
    for who in whose:
        ann.sees(ann.page.locator(f".{who}").locator("visible=true").first)


def test_whoever_stays_at_a_finished_table_hears_of_the_next_game(ann: Person) -> None:
    brings_finished_game(ann)
    elsewhere = ann.context.new_page()
    elsewhere.goto(ann.page.url)
    elsewhere.get_by_role("button", name="Play again").click()
    elsewhere.wait_for_selector(".prompt")

    ann.sees("The next game is on the table.")
    ann.page.get_by_role("link", name="Go to the next game").click()

    ann.is_at_table()
    assert ann.page.url.partition("?")[0] == elsewhere.url.partition("?")[0]
