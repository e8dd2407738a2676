"""Coming together at a table: links, onlookers, going back, talking, and one device for two people."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .conftest import Welcome
from .people import DRAFT, LEFT, PATIENCE, RIGHT, Person, whoever_is_asked
from .running import RunningHall


def sit_together(ann: Person, bob: Person, *others: str) -> str:
    """Ann opens a table, Bob joins, and the game begins."""
    link = ann.opens_table("me", "open", *others)
    bob.joins(link)
    ann.begins()
    bob.is_at_table()
    return link


def play_together(ann: Person, bob: Person, question: str) -> None:
    """Both answer the first thing until both are asked this."""
    for _ in range(60):
        asked = whoever_is_asked(ann, bob)
        others = [person for person in asked if question not in person.question.inner_text()]
        if not others:  # all are asked this at once, but one page may be behind
            for person in (ann, bob):
                expect(person.question).to_contain_text(question, timeout=PATIENCE)
            return
        others[0].answers("list")
    raise AssertionError(f"both were never asked {question}")


def test_somebody_joins_by_the_link(ann: Person, bob: Person) -> None:
    link = ann.opens_table("me", "open")
    ann.sees("1 seat is still open.")
    shown = ann.page.get_by_label("Link to this table").input_value()

    bob.joins(shown)

    assert shown == link
    ann.sees(ann.page.locator(".room-seat-taken").get_by_text("Bob"))
    bob.sees(bob.page.locator(".room-seat-mine").get_by_text("Bob"))
    ann.sees_no("The game can begin as soon as every seat is taken.")
    bob.sees_no(bob.page.get_by_label("Link to this table"))
    ann.begins()
    bob.is_at_table()
    bob.sees(bob.page.locator(".area-mine").get_by_text("Bob"))


def test_an_onlooker_sees_moves_but_no_hand(ann: Person, bob: Person) -> None:
    link = ann.plays_against_bots()
    bob.goes_to(link.partition("?")[0])
    bob.sees("You are watching.")
    ann.plays_to(DRAFT)
    expect(bob.question).to_contain_text("Waiting for", timeout=PATIENCE)

    ann.answers("list")

    bob.sees(bob.page.locator("#region-log").get_by_text(re.compile("takes row|goes to the deck")).last)
    assert bob.hand.count() == 0
    seen = set(bob.page.locator("[data-piece]").evaluate_all("all => all.map((one) => one.dataset.piece)"))
    own = set(ann.hand.evaluate_all("all => all.map((one) => one.dataset.piece)"))
    assert own
    assert not own & seen
    bob.sees_no(bob.page.locator(".options, .choosable"))


def test_undo_takes_the_last_choice_back(ann: Person) -> None:
    ann.plays_against_bots()
    ann.plays_to(LEFT)
    asked, hand = ann.question.inner_text(), ann.hand_names()
    ann.answers("list")
    expect(ann.question).not_to_have_text(asked)

    before = ann.token()
    ann.page.get_by_role("button", name="Undo", exact=True).click()
    ann.has_moved_on(before)

    expect(ann.question).to_have_text(asked)
    assert ann.hand_names() == hand
    ann.sees_no(ann.page.locator("#region-hand .chosen"))


def test_going_back_beyond_a_reveal_needs_everybody(ann: Person, bob: Person) -> None:
    sit_together(ann, bob)
    play_together(ann, bob, LEFT)
    for person in (ann, bob):
        person.answers("list")
        person.answers("list")
    ann.sees(ann.page.locator(".log").get_by_text("reveals").first)

    ann.page.get_by_role("button", name="Ask to undo").click()
    bob.sees("Ann asks to take back the last choice")
    bob.page.get_by_role("button", name="Refuse").click()
    ann.sees("Bob does not agree to go back.")
    ann.sees_no(ann.page.locator(".undo-request"))

    ann.page.get_by_role("button", name="Ask to undo").click()
    bob.sees("Ann asks to take back the last choice")
    bob.page.get_by_role("button", name="Agree").click()

    for person in (ann, bob):
        person.sees("All agreed: the last choice of Ann was taken back.")
        person.sees_no(person.page.locator(".undo-request"))
    expect(ann.question).to_contain_text(RIGHT)
    ann.sees(ann.page.locator("#region-hand .chosen"))


def test_a_reload_in_the_middle_of_a_secret_choice_keeps_it(ann: Person, bob: Person) -> None:
    sit_together(ann, bob)
    play_together(ann, bob, LEFT)
    chosen = ann.hand.nth(2).get_attribute("data-piece")
    ann.place(str(chosen)).click()
    expect(ann.question).to_contain_text(RIGHT)

    ann.page.reload()

    expect(ann.question).to_contain_text(RIGHT)
    marked = ann.page.locator("#region-hand .chosen")
    assert marked.get_attribute("data-piece") == chosen
    expect(marked.locator(".card-number")).to_have_text("1")
    ann.sees(ann.page.locator(".ghost-filled").get_by_text(marked.locator(".card-name").inner_text()))
    assert f'data-piece="{chosen}"' not in bob.page.content()
    ann.answers("board")
    expect(ann.question).to_contain_text("Waiting for")


def test_talk_at_the_table_is_shown_as_it_was_said(ann: Person, bob: Person) -> None:
    sit_together(ann, bob)
    said = "<b>Hello</b> & <script>alert(1)</script>"
    ann.page.get_by_label("Say something at the table").fill(said)
    ann.presses("Enter")

    line = bob.page.locator(".chat-line", has_text="Hello")
    expect(line).to_have_text(f"Ann {said}", timeout=PATIENCE)
    assert line.locator("b:not(.chat-name), script").count() == 0
    expect(ann.page.get_by_label("Say something at the table")).to_have_value("")


def types_in_chat(person: Person) -> None:
    person.page.get_by_label("Say something at the table").press_sequentially("Wait for")


def goes_on_typing(person: Person) -> None:
    """As if nothing had happened."""
    said = person.page.get_by_label("Say something at the table")
    expect(said).to_have_value("Wait for")
    expect(said).to_be_focused()


def test_what_is_typed_stays_when_the_game_begins(ann: Person, bob: Person) -> None:
    bob.joins(ann.opens_table("me", "open"))
    types_in_chat(bob)

    ann.begins()
    bob.is_at_table()

    goes_on_typing(bob)


def sends_account(person: Person, page: Page, form: str) -> None:
    page.goto(f"{person.address}/account")
    page.locator(f"#{form}-account").fill("wanderer")
    page.locator(f"#{form}-password").fill("a long walk home")
    page.locator(f"button[value={form}]").click()
    expect(page.locator("#known-title")).to_be_visible(timeout=PATIENCE)


def test_what_is_typed_stays_when_one_logs_in_on_another_page(ann: Person, bob: Person) -> None:
    sends_account(bob, bob.page, "register")
    ann.plays_against_bots()
    ann.waits_for_turn()
    types_in_chat(ann)
    ann.page.evaluate("() => { globalThis.before = true; }")

    sends_account(ann, ann.context.new_page(), "log-in")

    ann.page.wait_for_function("() => !globalThis.before && document.readyState === 'complete'")
    goes_on_typing(ann)


def test_the_tab_says_whose_turn_it_is(ann: Person, bob: Person) -> None:
    sit_together(ann, bob)
    first, second = (ann, bob) if whoever_is_asked(ann, bob) == [ann] else (bob, ann)
    for person, title, icon in (
        (first, "● Your turn – Ronin", "favicon-turn.svg"),
        (second, "Ronin – Tablewright", "favicon.svg"),
    ):
        expect(person.page).to_have_title(title)
        expect(person.page.locator("link[rel=icon]")).to_have_attribute("href", f"/static/{icon}")

    first.answers("list")

    expect(second.page).to_have_title("● Your turn – Ronin", timeout=PATIENCE)
    expect(second.page.locator("link[rel=icon]")).to_have_attribute("href", "/static/favicon-turn.svg")


def test_one_device_for_two_people_with_a_curtain_between_the_hands(ann: Person) -> None:
    ann.opens_table("me", "me", "greedy")
    ann.is_at_table()
    lifted = 0
    for _ in range(40):
        ann.waits_for_turn()
        if not ann.is_asked():
            lifts_the_curtain(ann)
            lifted += 1
        elif RIGHT in ann.question.inner_text() and lifted >= 3:
            break
        ann.answers("list")
    assert lifted >= 3

    ann.answers("list")
    ann.waits_for_turn()
    if ann.page.locator(".prompt-curtain").count():
        lifts_the_curtain(ann)


# Who took which cards from the pool everybody has heard.
WITHOUT_PUBLIC_LOG = """() => {
  const page = document.documentElement.cloneNode(true);
  for (const line of page.querySelectorAll(".log-line:not(.log-own)")) line.remove();
  return page.outerHTML;
}"""


def lifts_the_curtain(person: Person) -> None:
    """Before it is lifted, nothing of the other hand is on the page; the own hand is gone as well."""
    hidden, unsaid = person.page.content(), person.page.evaluate(WITHOUT_PUBLIC_LOG)
    assert person.hand.count() == 0
    person.page.locator(".curtain-lift").click()
    person.sees(person.page.locator(".prompt-asked"))
    for card in person.hand.all():
        assert f'data-piece="{card.get_attribute("data-piece")}"' not in hidden
    names = set(person.hand_names())
    shown = set(person.page.locator(":not(#region-hand *).card-name, .slip-name").all_inner_texts())
    for name in names - shown:
        assert name not in unsaid


def test_a_seat_is_handed_over_by_its_link(ann: Person, bob: Person) -> None:
    ann.plays_against_bots()
    ann.page.get_by_role("button", name="Seats").click()
    ann.page.get_by_role("button", name="Hand over by link").click()
    ann.sees("Hand over your seat")

    bob.goes_to(ann.page.url)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Take the seat").click()

    bob.is_at_table()
    bob.sees(bob.page.locator(".area-mine").get_by_text("Bob"))
    bob.waits_for_turn()


def test_a_bot_stands_in_and_gives_the_seat_back(ann: Person) -> None:
    """Bots are fast here; whoever watched every move of theirs would come back after the end."""
    ann.plays_against_bots()
    ann.page.get_by_role("button", name="Seats").click()
    ann.page.get_by_role("button", name="Let a bot play").click()
    back = ann.sees(ann.page.get_by_role("button", name="Take my seat back from the bot"))
    ann.sees_no(ann.page.locator("#seats-menu"))

    back.click()

    ann.sees("Ann is back.")
    ann.sees_no("Take my seat back from the bot")
    ann.waits_for_turn()


def test_the_page_catches_up_after_the_hall_was_killed(own_hall: RunningHall, welcome: Welcome) -> None:
    ann, bob = welcome("Ann", at=own_hall), welcome("Bob", at=own_hall)
    sit_together(ann, bob)
    first, second = (ann, bob) if whoever_is_asked(ann, bob) == [ann] else (bob, ann)
    for person in (ann, bob):
        person.provokes("net::ERR_")
    for person in (ann, bob):
        person.page.wait_for_load_state("load")  # before its scripts run, a page sends its forms itself
        person.page.evaluate("() => { window.sameDocument = true; }")

    own_hall.is_killed()
    first.options.first.click()
    first.sees("There is no connection to the hall just now.")
    own_hall.opens()

    second.waits_for_turn()
    expect(first.page.locator(".prompt-asked")).to_have_count(0, timeout=PATIENCE)
    first.sees_no("There is no connection to the hall just now.")
    for person in (ann, bob):
        assert person.page.evaluate("() => window.sameDocument"), "it needed no reload"
    since = first.seq()
    second.answers("list")
    first.waits_for_news(since)
    assert not own_hall.faults()


def test_two_tabs_share_one_stream(ann: Person) -> None:
    ann.device.runs_first(
        "globalThis.streams = 0; globalThis.EventSource = class extends EventSource {"
        " constructor(...all) { super(...all); globalThis.streams += 1; } };"
    )
    ann.plays_against_bots()
    other = ann.context.new_page()
    other.goto(ann.page.url)
    other.wait_for_selector(".prompt")
    ann.waits_for_turn()

    ann.answers("list")
    since = ann.page.locator("#region-log .log-line").last.inner_text()
    expect(other.locator("#region-log").get_by_text(since).last).to_be_visible(timeout=PATIENCE)

    assert ann.page.evaluate("() => streams") == other.evaluate("() => streams") == 0
    browser = ann.context.browser
    assert browser is not None
    targets = browser.new_browser_cdp_session().send("Target.getTargets")["targetInfos"]
    workers = [target for target in targets if target["type"] == "shared_worker" and ann.address in target["url"]]
    assert len(workers) == 1
