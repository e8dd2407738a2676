"""The state of a game of Path of Destiny, as data, without rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from tablewright.engine.table import CARDS, EACH_SEAT
from tablewright.engine.zones import Zone
from tablewright.games.destiny.symbols import LEFT, SIDES
from tablewright.games.destiny.table import DestinyTable, copy_shared

from .content import Pack
from .stories import Story

# Where victory points come from, in the order they are counted at the end.
SOURCES = ("chapter-1", "chapter-2", "chapter-3", "story", "abilities", "side-quest", "experience", "missions")
STORY_POINTS, ABILITY_POINTS, SIDE_QUEST, EXPERIENCE, MISSION_POINTS = 3, 4, 5, 6, 7

NO_SIDE = -1
SET_ASIDE = 2
"""A fate token of a turn that ended in a tie."""
FATES = (*SIDES, "aside")
"""What the place of a fate token is called."""
CHOICE = 2
"""The alliance token that lets a player choose the ally."""
FIRST_CLAIM, LATER_CLAIM = 1, 2


@dataclass(slots=True, eq=False, kw_only=True)
class Path(DestinyTable):
    """The story lies open at `page`, the card that was read last; its fork is this chapter's.

    `fates` are the sides of the chapter's fate tokens so far, in their order. `dominant` is the dominant side of the
    chapter that ends, `path_tokens` the holders of the left and the right path token. `golden[seat]` counts golden
    symbol tokens. `exertions` are the cards of the three chapters; `missions` and `requirements` lie side by side, and
    `claims[n][seat]` tells the token of a seat at a requirement. `alliance_rows[n]` is the ally at a row;
    `alliance_decks` and `alliance_discards` run by ally, `alliances[seat]` are the cards before a seat.
    """

    content: Pack = field(metadata={"kept": False})
    story: str
    mode: str
    difficulty: int
    automa_choice: str
    automa_scoring: str
    page: int
    fates: Zone
    dominant: int
    path_tokens: Zone
    golden: Annotated[list[Zone], EACH_SEAT]
    exertions: Annotated[Zone, CARDS]
    missions: Annotated[Zone, CARDS]
    requirements: Annotated[Zone, CARDS]
    claims: list[Zone]
    alliance_rows: Zone
    alliance_decks: Annotated[list[Zone], CARDS]
    alliance_discards: Annotated[list[Zone], CARDS]
    alliances: Annotated[list[Zone], CARDS, EACH_SEAT]


def copy_table(table: Path) -> Path:
    """An independent copy, made as `copy_common` says."""
    copied = Path.__new__(Path)
    copy_shared(table, copied)
    copied.story = table.story
    copied.mode = table.mode
    copied.difficulty = table.difficulty
    copied.automa_choice = table.automa_choice
    copied.automa_scoring = table.automa_scoring
    copied.page = table.page
    copied.fates = table.fates
    copied.dominant = table.dominant
    copied.path_tokens = table.path_tokens
    copied.golden = table.golden[:]
    copied.exertions = table.exertions
    copied.missions = table.missions
    copied.requirements = table.requirements
    copied.claims = table.claims[:]
    copied.alliance_rows = table.alliance_rows
    copied.alliance_decks = table.alliance_decks[:]
    copied.alliance_discards = table.alliance_discards[:]
    copied.alliances = table.alliances[:]
    return copied


def story_of(table: Path) -> Story:
    """The story that is told at this table."""
    return table.content.stories[table.story]


def dominant_symbol(table: Path) -> int:
    return table.active[table.dominant]


def other_symbol(table: Path) -> int:
    """The non-dominant symbol."""
    return table.active[1 - table.dominant]


def side_of_dominance(table: Path) -> str:
    return "left" if table.dominant == LEFT else "right"
