"""Small helps for lines of text: cropping, padding, joining, wrapping."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.text import Text

_paper = Console(width=80, color_system=None)


def cropped(line: Text, width: int) -> Text:
    """A copy that is no wider than this; what was cut off is marked."""
    copy = line.copy()
    copy.truncate(max(width, 1), overflow="ellipsis")
    return copy


def padded(line: Text, width: int) -> Text:
    """A copy of exactly this width."""
    copy = line.copy()
    copy.truncate(max(width, 1), overflow="ellipsis", pad=True)
    return copy


def joined(lines: Iterable[Text]) -> Text:
    """Lines under each other."""
    return Text("\n").join(lines)


def spaced(parts: Iterable[Text], gap: str = " ") -> Text:
    """Parts beside each other; empty ones leave no gap."""
    return Text(gap).join(part for part in parts if part.plain)


def flowing(parts: Iterable[Text], width: int) -> list[Text]:
    """Parts beside each other, on as many lines as they need; no part is broken."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + 1 + part.cell_len <= width:
            lines[-1] = spaced((lines[-1], part))
        else:
            lines.append(part)
    return lines


def wrapped(line: Text, width: int) -> list[Text]:
    """A line broken to a width."""
    return list(line.wrap(_paper, max(width, 8)))


def broken(text: Text, width: int) -> list[Text]:
    """A text of several lines, each broken to a width."""
    return [part for line in text.split("\n") for part in wrapped(line, width)]


def first_lines(text: Text, width: int, height: int) -> Text:
    """A text, or what fits of it with a mark that more follows."""
    lines = broken(text, width)
    if len(lines) <= height:
        return text
    last = lines[height - 1]
    last.truncate(width - 2, overflow="crop")
    last.rstrip()
    return joined([*lines[: height - 1], last.append(" …")])


def last_lines(lines: Sequence[Text], width: int, height: int) -> Text:
    """The last of some lines that fit, each broken to the width."""
    parts: list[Text] = []
    for line in reversed(lines):
        if len(parts) >= height:
            break
        parts = wrapped(line, width) + parts
    return joined(parts[-height:] if height > 0 else [])
