"""Parts of a board in two sizes, how they share its height, and the headings of what is read in full."""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

from .lines import cropped, joined, padded
from .voice import Voice

LABEL = 10


class Section(NamedTuple):
    """A part of the board in two sizes; the most wanted parts grow first. `title` rules it off where there is room."""

    title: str
    small: list[Text]
    large: list[Text]
    wanted: int


def laid_out(sections: list[Section], width: int, height: int) -> Text:
    """All parts under each other, as roomy as the height allows; with plenty of room each below a ruler."""
    least = sum(len(section.small) for section in sections)
    if height - least < 2 * len(sections):
        parts = fitted(sections, height)
    else:
        parts = fitted(sections, height - len(sections))
        parts = [ruled(one.title, part, width) for one, part in zip(sections, parts, strict=True)]
    return joined(cropped(line, width) for part in parts for line in part)


def labelled(label: str, text: Text) -> Text:
    """A line of the board behind its name."""
    return Text.assemble((padded(Text(label), LABEL).plain, "dim"), text)


def heading(label: str) -> Text:
    """The heading of a part that is read in full."""
    return Text(label, "bold underline")


def meaning(voice: Voice, sign: str, key: str) -> Text:
    """A sign and what it means, for the help."""
    return Text.assemble((f"{sign:<13}", "bold"), voice.say(key))


def ruler(title: str, width: int) -> Text:
    """A line that rules off a part of the board."""
    return Text.assemble(("── ", "dim"), (title, "bold"), (" " + "─" * (width - len(title) - 4), "dim"))


def ruled(title: str, part: list[Text], width: int) -> list[Text]:
    """A part below its ruler, unless it already has one or has nothing to show."""
    line = ruler(title, width)
    return part if not part or part[0] == line else [line, *part]


def fitted(sections: list[Section], height: int) -> list[list[Text]]:
    """Every part small, then the most wanted ones large while there is room."""
    chosen = [section.small for section in sections]
    room = height - sum(len(part) for part in chosen)
    for index in sorted(range(len(sections)), key=lambda index: -sections[index].wanted):
        grown = sections[index].large
        more = len(grown) - len(chosen[index])
        if 0 <= more <= room:
            chosen[index] = grown
            room -= more
    return chosen
