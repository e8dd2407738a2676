"""How the browser tests speak: people at their browsers, who open tables, join, choose, look and press keys."""

from __future__ import annotations

import re
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal, NamedTuple

from playwright.sync_api import ConsoleMessage, Error, FilePayload, Locator, Page, Request, Response, expect
from playwright.sync_api import TimeoutError as TooLong

from .devices import Device
from .moments import Ending, Scene

PATIENCE = 30_000
GLANCE = 40
"""Pause (ms) between two looks while waiting; looking at every frame would force the browser to draw them all."""
Way = Literal["list", "board"]
DRAFT = "Which pair do you take"
LEFT = "play on the left"
RIGHT = "to the right of it"

SEEN = """() => {
  const options = [...document.querySelectorAll(".options [data-place]")].map((option) => option.dataset.place);
  const alone = options.filter((name) => options.indexOf(name) === options.lastIndexOf(name));
  const glowing = [...document.querySelectorAll(".choosable")].filter((place) => place.checkVisibility());
  return {
    seq: Number(document.body.dataset.seq ?? 0),
    asked: document.querySelector(".prompt-asked") !== null,
    over: document.body.matches(".result"),
    token: document.querySelector(".prompt-asked .options [name=question]")?.value ?? "",
    options: document.querySelectorAll(".options .option").length,
    places: [...new Set(glowing.map((place) => place.dataset.place))].filter((name) => alone.includes(name)),
  };
}"""
MOVED_ON = """(before) => {
  const now = document.querySelector(".prompt-asked .options [name=question]")?.value ?? "";
  const following = document.querySelector(".prompt-following") !== null;
  return document.readyState === "complete" && now !== before && !following;
}"""
NEWER = """(since) =>
  document.readyState === "complete" && Number(document.body.dataset.seq ?? Infinity) > since"""
ASKED_OR_OVER = """() => document.readyState === "complete" &&
  document.querySelector(".prompt-asked, .prompt-curtain, .result .ceremony") !== null"""


class Seen(NamedTuple):
    """What a page shows."""

    seq: int
    asked: bool
    over: bool
    token: str
    """Which question is open; none if nothing is asked."""
    options: int
    places: list[str]
    """What glows on the board and means one thing."""


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, name: str, device: Device, address: str) -> None:
        self.name = name
        self.device = device
        self.context = device.context
        self.page = device.page
        self.address = address
        self.troubles: list[str] = []
        self.allowed: list[str] = []
        self.heard: deque[str] = deque(maxlen=20)
        """The last lines of the console."""
        self.context.on("page", self._listen)
        self._listen(self.page)

    def leaves(self) -> Device:
        """Gives the device back and hears no more of it."""
        self.context.remove_listener("page", self._listen)
        for event, hear in self._ears():
            self.page.remove_listener(event, hear)
        return self.device

    # What must not happen

    def _listen(self, page: Page) -> None:
        page.set_default_timeout(PATIENCE)
        for event, hear in self._ears():
            page.on(event, hear)

    def _ears(self) -> list[tuple[Any, Callable[[Any], None]]]:
        return [("console", self._hear), ("pageerror", self._fail), ("response", self._judge)]

    def _fail(self, error: Error) -> None:
        self._trouble(str(error))

    def _hear(self, message: ConsoleMessage) -> None:
        self.heard.append(f"{message.type}: {message.text}")
        if message.type == "error":  # a violation of the content security policy is one, too
            self._trouble(message.text)

    def _judge(self, response: Response) -> None:
        if response.status >= 500:
            self._trouble(f"{response.status} for {response.url}")

    def _trouble(self, text: str) -> None:
        if not any(allowed in text for allowed in self.allowed):
            self.troubles.append(f"{self.name}: {text}")

    def provokes(self, text: str) -> None:
        """The browser will complain of this, and that is what the test is about."""
        self.allowed.append(text)

    # Coming in

    def goes_to(self, path: str) -> None:
        self.page.goto(path if path.startswith("http") else self.address + path)

    def plays_against_bots(self) -> str:
        """Two clicks from the address to the table."""
        self.goes_to("/")
        self.clicks_to_play("Ronin")
        return self.is_at_table()

    def clicks_to_play(self, game: str) -> None:
        """Says a name and accepts the invitation to a game."""
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_role("button", name=re.compile(f"Play {game} (against bots|alone)")).click()

    def opens_table(self, *seats: str, game: str = "ronin") -> str:
        """Through the form of a new table; each seat is for `me`, `open`, `greedy` or `random`. Gives the link."""
        self.goes_to(f"/tables/new?game={game}&players={len(seats)}")
        for number, who in enumerate(seats):
            self.page.get_by_label(f"Seat {number + 1}", exact=True).select_option(who)
        name = self.page.get_by_label("Your name")
        if name.count():
            name.fill(self.name)
        self.page.get_by_role("button", name="Open the table").click()
        self.page.wait_for_url(re.compile(r"/tables/[a-z0-9]{12}"))
        return self.page.url

    def joins(self, link: str) -> None:
        """Opens the link, says a name and sits down."""
        self.goes_to(link)
        self.page.get_by_label("Your name").fill(self.name)
        self.page.locator(".join button[value=sit]").click()
        self.sees(self.page.locator(".room-seat-mine, .prompt").first)

    def begins(self) -> None:
        self.page.get_by_role("button", name="Begin the game").click()
        self.is_at_table()

    def is_at_table(self) -> str:
        self.sees(self.page.locator("body.table-page .prompt"))
        return self.page.url

    def brings(self, scene: Scene) -> str:
        """Imports a record, which makes every seat of it theirs, and sits down where somebody is asked."""
        record: FilePayload = {
            "name": "record.json",
            "mimeType": "application/json",
            "buffer": scene.record.encode(),
        }
        answer = self.context.request.post(f"{self.address}/import", multipart={"record": record}, max_redirects=0)
        assert answer.status == 303, answer.text()
        path = f"{answer.headers['location']}?seat={scene.seat}"
        self.goes_to(path)
        return path

    def wishes(self, **cookies: str) -> None:
        """Language, theme, tour and so on, as they were chosen before."""
        self.context.add_cookies(
            [{"name": name, "value": value, "url": self.address} for name, value in cookies.items()]
        )

    # Looking

    def sees(self, what: Locator | str | re.Pattern[str]) -> Locator:
        found = what if isinstance(what, Locator) else self.page.get_by_text(what).first
        expect(found).to_be_visible(timeout=PATIENCE)
        return found

    def sees_no(self, what: Locator | str) -> None:
        found = what if isinstance(what, Locator) else self.page.get_by_text(what)
        expect(found.locator("visible=true")).to_have_count(0, timeout=PATIENCE)

    @property
    def question(self) -> Locator:
        return self.page.locator("#question")

    @property
    def options(self) -> Locator:
        return self.page.locator(".options .option")

    @property
    def hand(self) -> Locator:
        return self.page.locator("#region-hand [data-card]")

    def hand_names(self) -> list[str]:
        return self.hand.locator(".card-name").all_inner_texts()

    def look(self) -> Seen:
        """The state of the page at one moment."""
        return Seen(**self.page.evaluate(SEEN))

    def is_drawn(self) -> None:
        """Waits until the browser has drawn twice: what was pressed has done what it does, styles are those of now."""
        self.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")

    def stops_the_clock(self) -> None:
        """From now on the timers of the page can be wound forward."""
        self.device.stops_the_clock()

    def winds_on(self, milliseconds: int) -> None:
        """Whatever the page would do by itself in this time has been done."""
        self.page.clock.run_for(milliseconds)
        self.is_drawn()

    def counts_choices(self) -> list[str]:
        """The addresses to which this page sends something from now on."""
        sent: list[str] = []

        def note(request: Request) -> None:
            if request.method == "POST":
                sent.append(request.url)

        self.page.on("request", note)
        return sent

    def token(self) -> str:
        return self.look().token

    def seq(self) -> int:
        return self.look().seq

    def closes_book(self) -> None:
        """The story of Path of Destiny, where it has opened by itself."""
        self.page.evaluate("() => document.querySelector('#chronicle:popover-open')?.hidePopover()")

    # Playing

    def is_asked(self) -> bool:
        return self.look().asked

    def is_done(self) -> bool:
        return self.look().over

    def waits_for_turn(self) -> None:
        """Until something is asked, or the game is over."""
        self.page.wait_for_function(ASKED_OR_OVER, timeout=2 * PATIENCE, polling=GLANCE)

    def waits_for_news(self, since: int) -> None:
        """Until the page shows something newer."""
        self.page.wait_for_function(NEWER, arg=since, timeout=2 * PATIENCE, polling=GLANCE)

    def waits_briefly(self, since: int) -> None:
        """For something newer, if it comes at once; others may be ahead."""
        with suppress(TooLong):
            self.page.wait_for_function(NEWER, arg=since, timeout=250, polling=GLANCE)

    def free_places(self) -> list[str]:
        """The places on the board that glow and mean one thing."""
        return self.look().places

    def place(self, name: str) -> Locator:
        return self.page.locator(f'[data-place="{name}"].choosable').locator("visible=true").first

    def chooses(self, option: str) -> None:
        """By its name in the list."""
        before = self.token()
        self.options.filter(has_text=option).first.click()
        self.has_moved_on(before)

    def answers(self, way: Way, pick: Callable[[int], int] = lambda count: 0) -> Way:
        """Anything that is open, on the board if something glows there, else in the list."""
        seen = self.look()
        assert seen.asked, "nothing is asked"
        on_board = way == "board" and seen.places
        if on_board:
            self.question.hover()  # one reads before one points
            self.place(seen.places[pick(len(seen.places))]).click()
        else:
            self.options.nth(pick(seen.options)).click()
        self.has_moved_on(seen.token)
        return "board" if on_board else "list"

    def plays_out(self, ending: Ending) -> None:
        """The last choices of a recorded game, in the list."""
        self.brings(ending.scene)
        for option in ending.chosen:
            self.waits_for_turn()
            before = self.token()
            self.page.locator(f'.options [value="{option}"]').click()
            self.has_moved_on(before)
        self.waits_for_turn()
        assert self.is_done(), "the recorded choices do not end the game"

    def has_moved_on(self, before: str) -> None:
        self.page.wait_for_function(MOVED_ON, arg=before, timeout=2 * PATIENCE, polling=GLANCE)

    def plays_until(self, fine: Callable[[], bool], most: int = 150) -> None:
        """Answers the first thing again and again."""
        for _ in range(most):
            self.waits_for_turn()
            if fine():
                return
            assert not self.is_done(), "the game is over, and it never looked like that"
            self.answers("list")
        raise AssertionError("it never looked like that")

    def plays_to(self, question: str) -> None:
        """Until a question with these words is asked."""
        self.plays_until(lambda: question in self.question.inner_text())

    # Keys

    def presses(self, key: str) -> None:
        self.page.keyboard.press(key)

    def tabs_to(self, selector: str, most: int = 120) -> None:
        """Tab by tab, as somebody without a mouse finds it."""
        for _ in range(most):
            if self.has_focus(selector):
                return
            self.presses("Tab")
        raise AssertionError(f"the Tab key does not lead to {selector}")

    def has_focus(self, selector: str) -> bool:
        return bool(self.page.evaluate("(selector) => document.activeElement.matches(selector)", selector))


def whoever_is_asked(*people: Person) -> list[Person]:
    """Waits until somebody is asked, on the page that shows it first; nobody is when the game is over for all."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        seen = [(person, person.look()) for person in people]
        asked = [person for person, look in seen if look.asked]
        if asked or all(look.over for _, look in seen):
            return asked
        for person, look in seen:
            if not look.over:
                person.waits_briefly(look.seq)
    raise AssertionError("nobody is asked, and the game is not over")
