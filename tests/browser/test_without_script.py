"""The hall without JavaScript: forms and links are enough to play."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import Welcome
from .moments import asked_for, scene
from .people import DRAFT, Person


def reloads_until_asked(person: Person) -> None:
    """Bots play between two looks; the page would load itself again every few seconds."""
    for _ in range(40):
        if person.is_asked() or person.is_done():
            return
        person.page.reload()
    raise AssertionError("the bots do not come to an end")


def test_turns_are_played_with_forms_alone(welcome: Welcome) -> None:
    ann = welcome("Ann", java_script_enabled=False)
    ann.goes_to("/")
    ann.clicks_to_play("Ronin")
    ann.sees(ann.page.locator(".prompt"))

    drafts = 0
    for _ in range(60):
        reloads_until_asked(ann)
        drafts += DRAFT in ann.question.inner_text()
        if drafts == 3:
            break
        before = ann.token()
        ann.options.first.click()
        ann.sees(ann.page.locator(".prompt"))
        assert ann.token() != before

    assert drafts == 3
    assert ann.page.locator(".timeline-cards [data-card]").count() >= 4


def test_seats_links_hints_undo_and_talk_need_no_script(welcome: Welcome) -> None:
    ann, bob = welcome("Ann", java_script_enabled=False), welcome("Bob", java_script_enabled=False)
    link = ann.opens_table("me", "open")
    bob.joins(link)
    ann.page.reload()
    ann.begins()
    bob.page.reload()
    talking, listening = (ann, bob) if ann.is_asked() else (bob, ann)
    talking.page.get_by_label("Say something at the table").fill("hello & <i>welcome</i>")
    talking.page.get_by_role("button", name="Send").click()
    listening.page.reload()
    listening.sees(listening.page.locator(".chat-line").get_by_text("hello & <i>welcome</i>"))

    ann.brings(scene(1, asked_for("play-left", turn=1)))
    ann.page.get_by_role("button", name="Hint").click()
    ann.sees("The greedy bot would choose")
    question = ann.question.inner_text()
    ann.options.first.click()
    ann.page.get_by_role("button", name="Undo", exact=True).click()
    assert ann.question.inner_text() == question
    ann.page.locator(".prompt-rule a").click()
    ann.sees(ann.page.locator(".rule:target"))


def test_language_and_theme_change_without_script(welcome: Welcome) -> None:
    ann = welcome("Ann", java_script_enabled=False)
    ann.goes_to("/rules/ronin")
    ann.page.locator(".wishes button[value=pl]").click()
    assert ann.page.locator("html").get_attribute("lang") == "pl"
    assert ann.page.url.endswith("/rules/ronin")
    ann.page.locator(".wish-theme").click()
    assert ann.page.locator("html").get_attribute("data-theme") == "auto"
    ann.page.locator("#q").fill("herbat")
    ann.page.locator(".rules-search button").click()
    ann.page.wait_for_url("**/rules/ronin?q=herbat")
    found = ann.page.locator(".rule").all_inner_texts()
    assert len(found) > 3
    assert all("herbat" in rule.lower() for rule in found)


def test_after_a_hint_the_language_changes_at_the_table(welcome: Welcome) -> None:
    ann = welcome("Ann", java_script_enabled=False)
    ann.brings(scene(1, asked_for("play-left", turn=1)))
    ann.page.get_by_role("button", name="Hint").click()
    ann.sees("The greedy bot would choose")
    ann.page.locator(".wishes button[value=pl]").click()

    ann.sees(ann.page.locator(".prompt"))
    assert ann.page.locator("html").get_attribute("lang") == "pl"


REFRESH = "meta[http-equiv=refresh]"


def test_a_name_is_typed_in_peace(welcome: Welcome) -> None:
    ann, bob = welcome("Ann", java_script_enabled=False), welcome("Bob", java_script_enabled=False)
    link = ann.opens_table("me", "open")
    expect(ann.page.locator(REFRESH)).to_have_count(1)
    bob.goes_to(link)
    expect(bob.page.locator(REFRESH)).to_have_count(0)

    bob.page.get_by_role("link", name="Look again").click()
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.locator(".join button[value=sit]").click()
    expect(bob.page.locator(REFRESH)).to_have_count(1)


def test_whoever_waits_writes_on_a_page_that_stays_still(welcome: Welcome) -> None:
    ann, bob = welcome("Ann", java_script_enabled=False), welcome("Bob", java_script_enabled=False)
    bob.joins(ann.opens_table("me", "open"))
    ann.page.reload()
    for room in (True, False):
        if not room:
            ann.begins()
            bob.page.reload()
        waiting = bob if room or ann.is_asked() else ann
        expect(waiting.page.locator(REFRESH)).to_have_count(1)
        expect(waiting.page.get_by_label("Say something at the table")).to_be_hidden()
        waiting.page.get_by_role("link", name="Write in the chat").click()
        expect(waiting.page.locator(REFRESH)).to_have_count(0)
        waiting.page.get_by_label("Say something at the table").fill("a long story")
        waiting.page.get_by_role("button", name="Send").click()
        waiting.sees(waiting.page.locator(".chat-line").get_by_text("a long story").last)
        expect(waiting.page.locator(REFRESH)).to_have_count(1)


def test_nobody_leaves_a_game_by_one_click(welcome: Welcome) -> None:
    ann = welcome("Ann", java_script_enabled=False)
    ann.plays_against_bots()
    ann.page.get_by_role("button", name="Seats").click()
    leave = ann.page.get_by_role("button", name="Leave for good")
    expect(leave).to_be_hidden()
    ann.page.locator(".seat-leaving summary").click()
    ann.sees("you cannot come back to it")
    leave.click()

    ann.sees("You are watching")


@pytest.mark.parametrize("script", [True, False], ids=["with script", "without"])
def test_another_number_of_players_keeps_what_was_chosen(welcome: Welcome, script: bool) -> None:  # noqa: FBT001
    ann = welcome("Ann", java_script_enabled=script)
    ann.goes_to("/tables/new?game=ronin&players=4")
    ann.page.get_by_label("Seat 2", exact=True).select_option("open")
    ann.page.get_by_label("Seat 3", exact=True).select_option("random")
    ann.page.locator("[name=setting-side][value=B]").check()
    ann.page.locator("[name=listed][value=public]").check()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="3 players").click()

    expect(ann.page.locator("[aria-current]").get_by_text("3 players")).to_be_visible()
    expect(ann.page.get_by_label("Seat 2", exact=True)).to_have_value("open")
    expect(ann.page.get_by_label("Seat 3", exact=True)).to_have_value("random")
    expect(ann.page.locator("[name=setting-side][value=B]")).to_be_checked()
    expect(ann.page.locator("[name=listed][value=public]")).to_be_checked()
    expect(ann.page.get_by_label("Your name")).to_have_value("Ann")

    ann.page.get_by_label("Your name").press("Enter")  # opens the table, and does not change the number again
    ann.page.wait_for_url(re.compile(r"/tables/[a-z0-9]{12}"))
    expect(ann.page.locator(".room-seats > li")).to_have_count(3)
