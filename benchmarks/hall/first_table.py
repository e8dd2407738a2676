"""Measures how soon somebody plays: from the command to an answer, from one click to a table, and what it weighs."""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Request, sync_playwright

from tablewright.hall.offered import OFFERED

from .browser import INSTALL, SWITCHES, find_browser
from .server import Server

CHOICE = ".prompt .options button"
PATIENCE = 60_000


@dataclass(frozen=True, slots=True)
class FirstTable:
    """One game, opened by somebody whose browser has never been here; sizes in bytes as they were sent."""

    game: str
    home: int
    table: int
    milliseconds: float

    def __str__(self) -> str:
        weights = f"home page {self.home / 1024:6.0f} kB   table {self.table / 1024:6.0f} kB more"
        return f"  {self.game:9} {weights}   {self.milliseconds:6.0f} ms from the click to the first choice"


def sit_down(browser: Browser, address: str, game: str) -> FirstTable:
    """Open the home page, click once, and wait until something can be chosen."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page, done = context.new_page(), list[Request]()
    page.on("requestfinished", lambda request: done.append(request))  # a stream never finishes  # noqa: PLW0108
    page.goto(address, wait_until="load")
    home = weight(done)
    done.clear()
    began = time.perf_counter()
    page.click(f"button[name=game][value={game}]")
    page.wait_for_selector(CHOICE, timeout=PATIENCE)
    took = 1000 * (time.perf_counter() - began)
    page.wait_for_load_state("load")
    table = weight(done)
    context.close()
    return FirstTable(game, home, table, took)


def weight(requests: Sequence[Request]) -> int:
    return sum(request.sizes()["responseBodySize"] for request in requests)


def main() -> None:
    """Each game in a browser of its own, against a hall that was just opened."""
    found = find_browser()
    if found is None:
        sys.exit(f"Chromium is missing. Run: {INSTALL}")
    with tempfile.TemporaryDirectory(prefix="tablewright-first-") as folder:
        server = Server(f"sqlite:///{folder}/hall.db", Path(folder) / "server.log")
        server.start()
        try:
            seconds = asyncio.run(server.answering())
            sys.stdout.write(f"tablewright serve answers after {seconds:.1f} s\n")
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=found, args=SWITCHES)
                for game in OFFERED:
                    sys.stdout.write(f"{sit_down(browser, f'http://127.0.0.1:{server.port}/', game)}\n")
                browser.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main()
