"""The browser that tests and measurements open the hall in."""

from __future__ import annotations

import shutil
from typing import Final

BROWSERS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
SWITCHES: Final = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
INSTALL: Final = "sudo apt-get install --no-install-recommends chromium"


def find_browser() -> str | None:
    """Where it lies, if there is one."""
    return next((path for name in BROWSERS if (path := shutil.which(name))), None)
