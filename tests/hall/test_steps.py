"""Step by step: what a choice brings about can be followed, and nobody sees more of it than the table itself shows."""

from __future__ import annotations

import asyncio
import copy
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from tablewright.engine.dice import Luck
from tablewright.hall.drawing import gallery as drawing
from tablewright.hall.drawing.gallery import Gallery
from tablewright.hall.live import LiveTable
from tablewright.hall.offered import OFFERED
from tablewright.hall.web.frames import Frame, Watch, next_frame, written
from tablewright.hall.web.visitor import Visitor

from .guests import Guest, Hall, in_secret_choice, open_hall, seated, settings_on
from .worlds import dealt_otherwise, hidden_names, passed_otherwise

NAMED_CARDS = ("ronin", "path", "tidal", "heredity")
"""Where every card has a name of its own, so that a name alone gives it away."""
SEED = "canary-of-the-steps-8"


def visitor(guest: Guest | None) -> Visitor:
    return Visitor(None if guest is None else guest.person, None if guest is None else guest.token, "en")


class Follower:
    """Somebody who looks on from a seat or from nowhere, and what is on their page."""

    def __init__(self, live: LiveTable, guest: Guest | None, seat: int | None) -> None:
        self.live, self.seat, self.somebody = live, seat, visitor(guest)
        self.watch = Watch("watch", live.id, seat)
        self.page: dict[str, str] = {}

    def looks(self, gallery: Gallery) -> Frame:
        frame = next_frame(gallery, self.live, self.watch, self.somebody)
        assert frame is not None
        return frame

    def whole_page(self, fresh: Gallery) -> dict[str, str]:
        """The page as somebody would load it now, drawn by a gallery that remembers nothing."""
        frame = next_frame(fresh, self.live, Watch("fresh", self.live.id, self.seat), self.somebody)
        assert frame is not None
        return frame.regions


async def choices_of(hall: Hall, table: str, most: int = 40) -> AsyncIterator[LiveTable]:
    """A game, stopping after every choice."""
    live, luck = await hall.live(table), Luck("steps")
    for _ in range(most):
        if live.status == "over":
            return
        await hall.one_choice(live, luck)
        yield live


class Look(NamedTuple):
    """A follower after a choice: the frame, what the watch knew before it, and the page that one would load now."""

    follower: Follower
    before: Watch
    frame: Frame
    fresh: Gallery


async def looks_at(hall: Hall, game: str) -> AsyncIterator[Look]:
    """A game of three: after every choice each of them looks, and an onlooker."""
    table, people = await seated(hall, "Ann", "Bob", "Cyd", game=game, seed=SEED)
    live, gallery = await hall.live(table), Gallery(stepwise=True)
    followers = [*(Follower(live, guest, seat) for seat, guest in enumerate(people)), Follower(live, None, None)]
    for one in followers:
        one.page = dict(one.looks(gallery).regions)
    async for _ in choices_of(hall, table):
        fresh = Gallery()
        for one in followers:
            before = copy.deepcopy(one.watch)
            yield Look(one, before, one.looks(gallery), fresh)


@pytest.mark.parametrize("game", OFFERED)
async def test_steps_lead_to_the_page_that_one_would_load_and_tell_no_more_than_it(hall: Hall, game: str) -> None:
    luck, followed = Luck("worlds of steps"), 0
    async for look in looks_at(hall, game):
        leads_to_the_page(look)
        assert canaries_in_steps(look) == []
        assert not told_apart_by_steps(look, luck)
        followed += len(look.frame.steps)

    assert followed > 20


def leads_to_the_page(look: Look) -> None:
    follower, frame = look.follower, look.frame
    for step in frame.steps:
        assert step, "a step changes something"
        assert all(follower.page.get(name) != html for name, html in step.items())
        follower.page |= step
    follower.page |= frame.regions
    assert follower.page == follower.whole_page(look.fresh)


def canaries_in_steps(look: Look) -> list[bytes]:
    """The seed, and the names of cards that the follower has not seen, where a name alone gives a card away."""
    live, steps = look.follower.live, json.dumps(look.frame.steps, ensure_ascii=False).encode()
    hidden = hidden_names(live, look.follower.seat) if look.frame.steps and live.game.id in NAMED_CARDS else set()
    return [secret for secret in hidden | {live.seed.encode()} if secret in steps]


def told_apart_by_steps(look: Look, luck: Luck) -> bool:
    """Whether the follower could tell by the frame how hidden cards lie."""
    live, seat = look.follower.live, look.follower.seat
    match, passed = live.match, live.passed
    assert match is not None
    live.match, live.passed = dealt_otherwise(match, seat, luck), passed_otherwise(live, seat, luck)
    otherwise = next_frame(Gallery(stepwise=True), live, look.before, look.follower.somebody)
    live.match, live.passed = match, passed
    return otherwise != look.frame


async def test_steps_follow_a_reveal_and_show_what_lay_between(hall: Hall) -> None:
    """All have chosen in secret: first the cards are seen, then what each of them does."""
    table, people = await seated(hall, "Ann", "Bob", "Cyd")
    live, gallery = await hall.plays_to_secret_choice(table), Gallery(stepwise=True)
    onlooker = Follower(live, None, None)
    onlooker.page = dict(onlooker.looks(gallery).regions)
    steps: list[dict[str, str]] = []
    while not steps:
        assert onlooker.watch.seq == live.seq
        seat = next(iter(live.asked()))
        await people[seat].takes_first(table, seat)
        frame = onlooker.looks(gallery)
        steps = frame.steps
        assert not (steps and in_secret_choice(live)), "nothing is shown before all have chosen"
    logs = [step["log"] for step in steps if "log" in step]

    assert "prompt-following" in steps[0]["prompt"], "nothing is asked while one looks on"
    assert "prompt-following" not in frame.regions["prompt"]
    assert [len(log) for log in logs] == sorted(len(log) for log in logs), "the log grows from step to step"
    assert len(frame.regions.get("log", logs[-1])) >= len(logs[-1])


async def test_a_seat_can_be_taken_back_from_a_bot_while_its_moves_are_followed(hall: Hall) -> None:
    table, (_ann, bob, _cyd) = await seated(hall, "Ann", "Bob", "Cyd", seed="steps")
    live, gallery = await hall.live(table), Gallery(stepwise=True)
    follower = Follower(live, bob, 1)
    follower.looks(gallery)
    prompts = []
    async for _ in choices_of(hall, table):
        live.sitters[1].bot = "greedy"  # for as long as one looks; here the choices come from the test
        prompts += [step["prompt"] for step in follower.looks(gallery).steps if "prompt" in step]
        live.sitters[1].bot = None

    assert prompts
    assert all("/come-back" in prompt for prompt in prompts)


async def test_somebody_who_missed_a_frame_gets_no_steps(hall: Hall) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob", seed="steps")
    live, gallery = await hall.live(table), Gallery(stepwise=True)
    always, seldom = Follower(live, ann, 0), Follower(live, ann, 0)
    always.looks(gallery), seldom.looks(gallery)
    stepped, number = 0, 0
    async for _ in choices_of(hall, table):
        number += 1
        steps = always.looks(gallery).steps
        if number % 2 == 0:
            assert seldom.looks(gallery).steps == []
            stepped += bool(steps)

    assert stepped > 3, "there was something to miss"


async def test_whoever_has_just_come_gets_no_steps(hall: Hall) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob", seed="steps")
    gallery, stepped = Gallery(stepwise=True), 0
    async for live in choices_of(hall, table, 40):
        assert Follower(live, ann, 0).looks(gallery).steps == []
        stepped += len(live.passed) > 1

    assert stepped > 3


async def test_where_bots_do_not_dawdle_nothing_is_shown_step_by_step(hall: Hall) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob", seed="steps")
    follower, gallery = Follower(await hall.live(table), ann, 0), Gallery()
    follower.looks(gallery)
    async for _ in choices_of(hall, table):
        assert follower.looks(gallery).steps == []


async def test_talk_and_undo_are_no_steps(hall: Hall) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob", seed="steps")
    live, gallery = await hall.live(table), Gallery(stepwise=True)
    follower, talked = Follower(live, ann, 0), 0
    follower.looks(gallery)
    async for _ in choices_of(hall, table, 30):
        follower.looks(gallery)
        talked += len(live.passed) > 1
        await ann.says(table, "well, well", 0)
        assert follower.looks(gallery).steps == []

    assert talked > 3


async def test_the_stream_of_a_hall_with_patient_bots_has_steps(file: Path) -> None:
    async with open_hall(settings_on(file, bot_pause=0.01)) as hall:
        table, (ann, _bob) = await seated(hall, "Ann", "Bob", seed="steps")
        found: list[dict[str, Any]] = []
        async with ann.listens(f"{table}.0") as stream:
            await stream.frame()
            async for live in choices_of(hall, table, 40):
                found.append(await stream.frame_of(live.seq))
                await asyncio.sleep(0)

        assert any(frame["steps"] for frame in found)
        polled = await ann.reads(f"/tables/{table}/changes", watch=f"{table}.0", since=-1)
        assert polled.json()["steps"] == []


# Nobody sees more


async def test_a_leak_planted_in_the_steps_is_found(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = drawing.draw_steps

    def leaking(live: LiveTable, *more: Any) -> list[drawing.Step]:
        return [
            step._replace(public=step.public | {"leak": str(step.sight.table.faces)}) for step in drawn(live, *more)
        ]

    monkeypatch.setattr(drawing, "draw_steps", leaking)
    luck = Luck("worlds of steps")

    assert any([told_apart_by_steps(look, luck) async for look in looks_at(hall, "ronin")])


async def test_behind_the_curtain_steps_show_what_everybody_sees(hall: Hall) -> None:
    """Two people share a device: while the other one is asked, no step shows the hand of the first."""
    ann = await hall.guest("Ann")
    table = await ann.opens_table("me", "me", seed="steps")
    live, gallery = await hall.live(table), Gallery(stepwise=True)
    followers = [Follower(live, ann, seat) for seat in range(2)]
    for one in followers:
        one.looks(gallery)
    hidden = 0
    async for live in choices_of(hall, table):
        for one in followers:
            frame = one.looks(gallery)
            if frame.steps and "prompt-curtain" in frame.regions.get("prompt", ""):
                steps = json.dumps(frame.steps, ensure_ascii=False).encode()
                assert [secret for secret in hidden_names(live, None) if secret in steps] == []
                hidden += 1

    assert hidden > 3


def test_a_frame_is_written_as_one_event_whatever_it_holds() -> None:
    frame = Frame("table.0", 7, 'Ann\'s "turn"', "running", say=["Ann draws\na card."])
    full: tuple[Any, Any] = {"hand": '<p class="x">ž</p>\n'}, [{"pool": ""}, {"pool": "1", "log": "2"}]
    for frame.regions, frame.steps in (({}, []), full):
        event = written(frame)
        assert msgspec.json.decode(event.removeprefix(b"data: "), type=Frame) == frame
        assert event.count(b"\n") == 2, "an empty line ends an event, so there is no other end of a line in it"
        assert event.endswith(b"\n\n")
