"""How a test sits down at the terminal: matches, clients without pauses, and what stands on the screen."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import Static

from tablewright.engine.match import Match
from tablewright.games import find_game
from tablewright.terminal.client import Client
from tablewright.terminal.playing import Playing

SMALL = (80, 24)
LARGE = (120, 40)


def ronin(players: int = 3, seed: str = "terminal", **settings: str) -> Match:
    return Match(find_game("ronin"), players, settings, seed)


def seated(match: Match, folder: Path, humans: int = 1, language: str = "en") -> Playing:
    """A client in which the first seats are people and the others greedy bots that do not dawdle."""
    holders = ["human"] * humans + ["greedy"] * (match.players - humans)
    return Playing(match, holders, language, folder / "game.json", pause=0)


@asynccontextmanager
async def sat_down(app: Client, size: tuple[int, int] = SMALL) -> AsyncIterator[Pilot[None]]:
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await settled(pilot)
        yield pilot


async def settled(pilot: Pilot[None]) -> None:
    """Wait until the bots have chosen and the screen stands still."""
    app = pilot.app
    while isinstance(app, Playing) and app.waiting is not None and len(app.screen_stack) == 1:
        await asyncio.sleep(0.002)
    await pilot.pause()


async def press(pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settled(pilot)


def reads(app: Client, place: str) -> str:
    """What stands at a place of the table: header, board, prompt, choices, detail, log-below, footer."""
    found = app.screen_stack[0].query_one(f"#{place}", Static)
    return str(found.render()) if found.display else ""


def panel(app: Client) -> str:
    """What stands on the panel that lies on top."""
    assert len(app.screen_stack) > 1, "no panel lies over the table"
    return "\n".join(str(place.render()) for place in app.screen.query(Static))


def whole_table(app: Client) -> str:
    places = ("header", "board", "prompt", "choices", "detail", "log-below", "log-beside", "footer")
    return "\n".join(reads(app, place) for place in places)
