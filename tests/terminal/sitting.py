"""How a test sits down at the terminal: matches, clients without pauses, and what stands on the screen."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic

from rich.text import Text
from textual.app import App
from textual.events import Key
from textual.pilot import Pilot
from textual.widgets import Static

from tablewright.engine.dice import Luck
from tablewright.engine.match import Match
from tablewright.games import find_game
from tablewright.terminal.client import Client
from tablewright.terminal.playing import Playing
from tablewright.terminal.scene import Scene
from tablewright.terminal.seating import Seating
from tablewright.terminal.voice import Voice

SMALL = (80, 24)
LARGE = (120, 40)
PATIENCE = 60
"""Longest wait (s) for anything that must happen in the client."""
MOST_ROUNDS = 200
"""Far more rounds of keys than any game takes."""


def ronin(players: int = 3, seed: str = "terminal", **settings: str) -> Match:
    return Match(find_game("ronin"), players, settings, seed)


def path(players: int = 3, seed: str = "terminal", **settings: str) -> Match:
    """A match of Path of Destiny; settings as in `story="striga"`."""
    return Match(find_game("path"), players, settings, seed)


def tidal(players: int = 3, seed: str = "terminal", **settings: str) -> Match:
    """A match of Tidal Blades; settings as in `difficulty="hard"`."""
    return Match(find_game("tidal"), players, settings, seed)


def heredity(players: int = 2, seed: str = "terminal", **settings: str) -> Match:
    """A match of Heredity; settings as in `chapter="tutorial"`."""
    return Match(find_game("heredity"), players, settings, seed)


def positions(match: Match, every: int) -> Iterator[Match]:
    """A match of greedy bots, stopped now and then, and at its end."""
    seating = Seating(match, ["greedy"] * match.players)
    while (seat := seating.next(None)) is not None:
        if len(match.played) % every == 0:
            yield match
        seating.bot_chooses(seat)
    yield match


def at_random(match: Match, every: int = 1) -> Iterator[Match]:
    """A match in which everybody chooses at random, stopped now and then, and at its end."""
    luck = Luck("terminal")
    while not match.over:
        if len(match.played) % every == 0:
            yield match
        question = match.position.asked()
        match.choose(question.seat, question.options[luck.below(len(question.options))].id)
    yield match


def scene_of(match: Match, viewer: int | None, voice: Voice) -> Scene:
    table = match.position.table
    return Scene(match.game.view(table, viewer), voice.names(table), "phase", viewer, tuple(match.position.open()))


def scene_for(match: Match, viewer: int | None = 0, language: str = "en") -> Scene:
    """What a seat sees now, in a language."""
    return scene_of(match, viewer, Voice(match.game, language))


def widest(text: Text) -> int:
    return max(line.cell_len for line in text.split("\n"))


def seated(match: Match, folder: Path, humans: int = 1, language: str = "en") -> Playing:
    """A client in which the first seats are people and the others greedy bots that do not dawdle."""
    holders = ["human"] * humans + ["greedy"] * (match.players - humans)
    return Playing(match, holders, language, folder / "game.json", pause=0)


@asynccontextmanager
async def sat_down(app: Client, size: tuple[int, int] = SMALL) -> AsyncIterator[Pilot[None]]:
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        yield pilot


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Press keys, each once the bots have answered the one before and the screen stands still."""
    for key in keys:
        await strike(pilot, key)
        await settled(pilot)


async def strike(pilot: Pilot[None], *keys: str) -> None:
    """Press keys and see them handled, but do not wait for bots."""
    for key in keys:
        pilot.app.post_message(Key(key, key if len(key) == 1 else None))
        await handled(pilot)


async def settled(pilot: Pilot[None]) -> None:
    """Wait until the bots have chosen and the screen stands still."""
    app = pilot.app

    def stands_still() -> bool:
        bots_choose = isinstance(app, Playing) and app.waiting is not None and len(app.screen_stack) == 1
        return not bots_choose and not queued(app)

    await until(pilot, stands_still, "the bots have chosen and all messages are handled")


async def handled(pilot: Pilot[None]) -> None:
    """Wait until nothing is queued: keys are answered, panels are open, and all is laid out and drawn."""
    await until(pilot, lambda: not queued(pilot.app), "all messages are handled")


async def until(pilot: Pilot[None], happened: Callable[[], bool], what: str) -> None:
    """Wait until something has happened on the screen; complain with what stands there instead."""
    ends = monotonic() + PATIENCE
    await pilot.pause(0)
    while not happened():
        assert monotonic() < ends, f"waited {PATIENCE} s until {what}:\n{screen_of(pilot.app)}"
        await asyncio.sleep(0.001)
        await pilot.pause(0)


def rounds_until(app: Client, happened: Callable[[], bool], what: str) -> Iterator[int]:
    """Numbers the rounds of a loop that presses keys until something has happened; complains where it never does."""
    for number in range(MOST_ROUNDS):
        if happened():
            return
        yield number
    raise AssertionError(f"{MOST_ROUNDS} rounds of keys until {what}:\n{screen_of(app)}")


def queued(app: App[None]) -> int:
    """How many messages wait to be handled by the client, its screens and their widgets."""
    widgets = (one for screen in app.screen_stack for one in screen.walk_children(with_self=True))
    return sum(one.message_queue_size for one in (app, *widgets))


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


def screen_of(app: App[None]) -> str:
    """What stands on all screens, the table at the bottom."""
    return "\n".join(str(place.render()) for screen in app.screen_stack for place in screen.query(Static))
