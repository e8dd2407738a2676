"""What the browser tests start from: a running hall, one browser, and people who come in with browsers of their own."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from benchmarks.hall.browser import INSTALL, SWITCHES, find_browser
from playwright.sync_api import Browser, Playwright, sync_playwright

from .dealing import PROGRAM, name_deals
from .devices import Devices
from .failures import PEOPLE, tell_what_was_shown
from .people import Person
from .running import RunningHall, own_first_port

LAPTOP = {"width": 1280, "height": 800}
USUAL: dict[str, Any] = {"viewport": LAPTOP, "locale": "en", "reduced_motion": "reduce"}


@pytest.fixture(scope="package")
def worker() -> str:
    return os.environ.get("PYTEST_XDIST_WORKER", "")


@pytest.fixture(scope="package")
def hall(tmp_path_factory: pytest.TempPathFactory, worker: str) -> Iterator[RunningHall]:
    """One hall for all tests of a worker; each test opens tables of its own."""
    hall = RunningHall(tmp_path_factory.mktemp("hall"), own_first_port(worker), program=PROGRAM)
    hall.opens()
    yield hall
    hall.closes()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A failure says what was on every page, while the browsers are still open."""
    report = yield
    if report.when == "call" and report.failed:
        tell_what_was_shown(item, report)
    return report


@pytest.fixture(autouse=True)
def deals(hall: RunningHall, request: pytest.FixtureRequest) -> None:
    """The cards of a test are the same whenever it runs, whatever ran before it."""
    name_deals(hall.folder, request.node.name)


@pytest.fixture
def own_hall(tmp_path: Path, worker: str, request: pytest.FixtureRequest) -> Iterator[RunningHall]:
    """A hall that a test may kill."""
    hall = RunningHall(tmp_path, own_first_port(worker) + 20, program=PROGRAM)
    name_deals(hall.folder, request.node.name)
    hall.opens()
    yield hall
    hall.closes()


# The browser is closed when the package is left: while its loop runs, no asynchronous test could.


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    found = find_browser()
    if found is None:
        pytest.fail(f"The browser tests need chromium. Run: {INSTALL}", pytrace=False)
    browser = playwright.chromium.launch(executable_path=found, args=SWITCHES)
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def devices(browser: Browser) -> Devices:
    return Devices(browser)


class Welcome(Protocol):
    """Lets somebody in, with a browser of their own."""

    def __call__(
        self, name: str, *, at: RunningHall | None = None, wishes: dict[str, str] | None = None, **browser: Any
    ) -> Person: ...


@pytest.fixture
def welcome(hall: RunningHall, devices: Devices, request: pytest.FixtureRequest) -> Iterator[Welcome]:
    """People with a laptop and English who want no motion, unless said otherwise. Nothing may go wrong there."""
    people = request.node.stash[PEOPLE] = list[Person]()

    def let_in(
        name: str, *, at: RunningHall | None = None, wishes: dict[str, str] | None = None, **options: Any
    ) -> Person:
        person = Person(name, devices.lend(USUAL | options), (at or hall).address)
        person.wishes(**({"language": "en", "theme": "light", "tour": "off"} | (wishes or {})))
        people.append(person)
        return person

    yield let_in
    for person in people:
        devices.take_back(person.leaves())
    assert not [trouble for person in people for trouble in person.troubles]
    assert not hall.faults()


@pytest.fixture
def ann(welcome: Welcome) -> Person:
    return welcome("Ann")


@pytest.fixture
def bob(welcome: Welcome) -> Person:
    return welcome("Bob")
