"""A small chapter in which everything happens that random play of the real ones seldom meets."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from tablewright.engine.game import Game
from tablewright.games.heredity.assembly import assemble
from tests.games.heredity.sitting import campaign_of

from . import printed
from .printed import Printed

FOLDER = Path(__file__).parent / "fair_ground"


@cache
def fair() -> tuple[Game[Any], Printed]:
    """The chapter as the program reads it, and as the referee does."""
    text = {path.stem: path.read_text("utf-8") for path in FOLDER.glob("*.toml")}
    campaign = campaign_of(text["narrative"], text["terrain"], text["npcs"], text["items"])
    return assemble(campaign), printed.of_text(**text)
