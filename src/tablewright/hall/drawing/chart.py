"""The chart of points over the turns, as an SVG drawing with a table beside it for those who cannot see it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from .paper import draw

WIDTH, HEIGHT, MARGIN = 640, 280, 34
SHAPES = ("circle", "square", "diamond", "triangle", "cross", "star")


class Reach(NamedTuple):
    """The least and the most points that a chart has to show; nothing is always on it."""

    least: int
    most: int

    @property
    def span(self) -> int:
        return self.most - self.least or 1

    def height(self, value: int) -> float:
        return round(HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * (value - self.least) / self.span, 1)

    def marks(self) -> list[int]:
        """Round marks, about five of them."""
        steps = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)
        step = next((one for one in steps if self.span <= 6 * one), self.span // 5)
        return list(range(-(-self.least // step) * step, self.most + 1, step))


class Scorer(NamedTuple):
    """A seat whose points are drawn: what it is called, and whose colour it has on the board."""

    name: str
    who: str


def points_chart(
    series: Sequence[Sequence[int]], scorers: Mapping[int, Scorer], say: Callable[..., str], caption: str
) -> str:
    """One line for each seat that scores; `series` has one row of points for each moment."""
    values = [0, *(row[seat] for row in series for seat in scorers)]
    reach = Reach(min(values), max(values))
    lines = [
        {
            "name": scorer.name,
            "who": scorer.who,
            "seat": seat,
            "shape": SHAPES[seat % len(SHAPES)],
            "points": [(_across(series, index), reach.height(row[seat])) for index, row in enumerate(series)],
            "values": [row[seat] for row in series],
        }
        for seat, scorer in scorers.items()
    ]
    marks = [{"value": value, "y": reach.height(value)} for value in reach.marks()]
    return draw(
        "pages/chart.html", lines=lines, marks=marks, width=WIDTH, height=HEIGHT, margin=MARGIN, say=say,
        moments=len(series), caption=caption,
    )  # fmt: skip


def _across(series: Sequence[Sequence[int]], index: int) -> float:
    return round(MARGIN + (WIDTH - 2 * MARGIN) * index / max(len(series) - 1, 1), 1)
