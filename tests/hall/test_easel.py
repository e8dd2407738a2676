"""The easel: streams that are woken together let requests between their drawings."""

from __future__ import annotations

import asyncio

import pytest

from tablewright.hall.web import easel as easel_module
from tablewright.hall.web.easel import TURN, Easel


class Clock:
    """A clock that advances only while a page is drawn."""

    def __init__(self) -> None:
        self.now = 0.0

    def perf_counter(self) -> float:
        return self.now


async def test_a_request_is_served_before_all_streams_have_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    easel, order, clock = Easel(), list[str](), Clock()
    monkeypatch.setattr(easel_module, "time", clock)

    def picture() -> None:
        if not order:  # a request comes in while the first one is drawn
            asyncio.get_running_loop().call_soon(order.append, "served")
        order.append("drawn")
        clock.now += TURN

    await asyncio.gather(*(easel.draw(picture) for _ in range(8)))

    assert order == ["drawn", "served", *["drawn"] * 7]


async def test_what_goes_wrong_while_drawing_is_told_and_the_next_can_draw() -> None:
    easel = Easel()

    def fails() -> None:
        raise ValueError("no paint")

    results = await asyncio.gather(easel.draw(fails), easel.draw(lambda: "drawn"), return_exceptions=True)

    assert isinstance(results[0], ValueError)
    assert results[1] == "drawn"


async def test_who_has_left_is_not_drawn_for() -> None:
    easel, order = Easel(), list[str]()
    leaving = asyncio.create_task(easel.draw(lambda: order.append("left")))
    staying = asyncio.create_task(easel.draw(lambda: order.append("stayed")))
    await asyncio.sleep(0)

    leaving.cancel()
    await staying

    assert order == ["stayed"]
