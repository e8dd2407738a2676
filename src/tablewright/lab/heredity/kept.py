"""Walks that are kept beside a chapter: `explore` makes them again before it looks for others."""

from __future__ import annotations

import json
from collections.abc import Iterable
from importlib.resources.abc import Traversable
from itertools import pairwise
from pathlib import Path, PurePosixPath
from typing import Final, NamedTuple

from tablewright.engine.faults import BadInput
from tablewright.games.heredity.content import Campaign
from tablewright.games.heredity.kinds import PCS, area_number
from tablewright.games.heredity.scenario.walks import NO_WALK, WALKS, written_walk

from .findings import Trail

AT_FIGURES: Final = ("attack", "heal", "character")
"""What is done to a character, whose number comes last."""


class KeptWalk(NamedTuple):
    """The seed of a walk and its choices as they are written down, each made by the first seat that is asked."""

    seed: str
    options: tuple[str, ...]


def written(campaign: Campaign, option: str) -> str:
    """An option with printed numbers for areas and figures: so it is the same in a chapter alone and in a campaign."""
    verb, *words = option.split(":")
    for place, (before, word) in enumerate(pairwise((verb, *words))):
        if before == "area":
            card, index = divmod(int(word), area_number(1, 0))
            words[place] = f"{campaign.numbers[card]}.{index}"
    if verb in AT_FIGURES and words[-1].isdigit() and int(words[-1]) >= len(PCS):
        card, index = campaign.figures[int(words[-1]) - len(PCS)]
        words[-1] = f"{campaign.numbers[card]}.{index}"
    return ":".join((verb, *words))


def folder_of(folder: Path, campaign: Campaign, chapter: str) -> Path:
    """Where the files of a chapter lie in the folder that was read: in that itself, or in one of a campaign."""
    some_card = campaign.cards[campaign.cards_in(chapter)[0]]
    return folder / PurePosixPath(campaign.places[str(some_card.number)]).parent


def kept_walks(folder: Traversable) -> list[KeptWalk]:
    """The walks that are kept in the folder of a chapter; none if nobody has kept any."""
    file = folder / WALKS
    if not file.is_file():
        return []
    lines = file.read_text("utf-8").splitlines()
    return [read_walk(line, f"{file.name}:{number}") for number, line in enumerate(lines, 1) if line.strip()]


def read_walk(line: str, place: str) -> KeptWalk:
    words = written_walk(line)
    if words is None:
        raise BadInput(f"{place}: {NO_WALK}")
    return KeptWalk(words[0], tuple(words[1:]))


def keep_walks(folder: Path, campaign: Campaign, trails: Iterable[Trail]) -> Path:
    """Write down walks in the folder of a chapter, one in each line."""
    lines = (json.dumps([one.seed, *(written(campaign, option) for _, option in one.choices)]) for one in trails)
    file = folder / WALKS
    file.write_text("".join(f"{line}\n" for line in lines), "utf-8")
    return file
