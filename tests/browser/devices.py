"""Devices: a window of the browser is lent to one person after another, wiped in between; a new one costs more."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from playwright.sync_api import Browser, Error, Page

# Pauses that let people follow what happens take a tenth of their time: between steps, and before a page reloads.
SHORT_PAUSES = r"""
const { setTimeout: later } = globalThis;
globalThis.setTimeout = (act, time, ...rest) => later(act, /walk\(|reloadPage/.test(act) ? time / 10 : time, ...rest);
"""
FORGETS = "() => { localStorage.clear(); sessionStorage.clear(); }"


class Device:
    """A window with its own cookies and storage, and the page in it."""

    def __init__(self, browser: Browser, options: dict[str, Any]) -> None:
        self.options = options
        self.context = browser.new_context(**options)
        self.context.add_init_script(SHORT_PAUSES)
        self.page: Page = self.context.new_page()
        self.worn_out = False
        """Whether something was done to it that cannot be undone; nobody gets it after that."""

    def runs_first(self, script: str) -> None:
        """A script of a test, before those of any page."""
        self.worn_out = True
        self.context.add_init_script(script)

    def stops_the_clock(self) -> None:
        self.worn_out = True
        self.page.clock.install()

    def is_wiped(self) -> bool:
        """As if nobody had ever used it; false if that cannot be."""
        try:
            for page in self.context.pages:
                if page != self.page:
                    page.close()
            self.page.unroute_all(behavior="ignoreErrors")
            self.page.evaluate(FORGETS)
            self.page.goto("about:blank")
            self.page.mouse.move(0, 0)
            self.page.set_viewport_size(self.options["viewport"])
            self.context.clear_cookies()
        except Error:
            return False
        return True


class Devices:
    """All windows of one browser, by their options."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._idle: dict[str, list[Device]] = defaultdict(list)

    def lend(self, options: dict[str, Any]) -> Device:
        idle = self._idle[repr(options)]
        return idle.pop() if idle else Device(self._browser, options)

    def take_back(self, device: Device) -> None:
        if device.worn_out or not device.is_wiped():
            device.context.close()
        else:
            self._idle[repr(device.options)].append(device)
