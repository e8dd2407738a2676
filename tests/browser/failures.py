"""What a failing browser test leaves behind: a picture of every page, and its last words in the message."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Error

from .people import Person

PEOPLE = pytest.StashKey[list[Person]]()
KEPT = Path(__file__).parents[2] / "build" / "failed"
SHOWN = """() => {
  const text = (selector) => [...document.querySelectorAll(selector)].map((one) => one.innerText.trim()).slice(-8);
  return [["question", text("#question")], ["answers", text(".option-name")], ["notice", text("#notice")],
          ["log", text("#region-log .log-line")]].filter(([, lines]) => lines.join(""));
}"""


def tell_what_was_shown(item: pytest.Item, report: pytest.TestReport) -> None:
    for person in item.stash.get(PEOPLE, []):
        report.sections.append((f"the page of {person.name}", "\n".join(last_words(person, item.name))))


def last_words(person: Person, test: str) -> list[str]:
    """The address, where the picture lies, what was asked and told, and what the console said."""
    try:
        words = [person.page.url, f"picture: {picture_of(person, test)}"]
        words += [f"{part}: {' | '.join(lines)}" for part, lines in person.page.evaluate(SHOWN)]
    except Error as fault:
        words = [f"the page does not answer any more: {fault}"]
    return [*words, *(f"console: {line}" for line in person.heard)]


def picture_of(person: Person, test: str) -> Path:
    name = re.sub(r"[^\w-]+", "-", f"{test} {person.name}")
    file = KEPT / f"{name}.png"
    person.page.screenshot(path=file)
    return file
