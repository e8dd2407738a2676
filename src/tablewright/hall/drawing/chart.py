"""The chart of points over the turns, as an SVG drawing with a table beside it for those who cannot see it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .paper import draw

WIDTH, HEIGHT, MARGIN = 640, 280, 34
SHAPES = ("circle", "square", "diamond", "triangle", "cross", "star")


def points_chart(series: Sequence[Sequence[int]], names: Sequence[str], say: Callable[..., str]) -> str:
    """One line for each seat; `series` has one row of points for each moment."""
    most = max((value for row in series for value in row), default=0) or 1
    lines = [
        {
            "name": name,
            "seat": seat,
            "shape": SHAPES[seat % len(SHAPES)],
            "points": [_place(series, most, index, row[seat]) for index, row in enumerate(series)],
            "values": [row[seat] for row in series],
        }
        for seat, name in enumerate(names)
    ]
    marks = [{"value": value, "y": _height(most, value)} for value in _scale(most)]
    return draw(
        "pages/chart.html", lines=lines, marks=marks, width=WIDTH, height=HEIGHT, margin=MARGIN, say=say,
        moments=len(series),
    )  # fmt: skip


def _place(series: Sequence[Sequence[int]], most: int, index: int, value: int) -> tuple[float, float]:
    across = (WIDTH - 2 * MARGIN) * index / max(len(series) - 1, 1)
    return round(MARGIN + across, 1), _height(most, value)


def _height(most: int, value: int) -> float:
    return round(HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * value / most, 1)


def _scale(most: int) -> list[int]:
    """Round marks, about five of them."""
    step = next((one for one in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500) if most <= 6 * one), most // 5)
    return list(range(0, most + 1, step))
