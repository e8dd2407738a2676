"""Heredity put together: its rules and one campaign make the game that the rest of the house plays."""

from __future__ import annotations

from functools import partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from tablewright.engine.game import Game, by_name

from . import chapter
from .beliefs import backs, unread
from .by_hand import table_by_hand
from .campaign import between_chapters, chapter_lost, chapter_won
from .census import census
from .combat import alike
from .components import components
from .content import Campaign
from .estimate import estimate
from .scenario.folders import original_campaign, read_campaign
from .scenario.prose import ProseFolder
from .scoring import standings
from .sequels import sequels
from .setup import set_up, settings_of
from .table import Heredity, copy_table
from .telling import told
from .view import view
from .wording import argument_text, face_name, option_text, pack_messages, seat_name, spoken_prose

FOLDER: Final = files(__package__)
PHASES: Final = by_name(
    chapter.begin_chapter, chapter.read_opening, chapter.arrive, chapter.resolve_event, chapter.move_hourglass,
    chapter.family_acts, chapter.end_chapter, between_chapters, chapter_lost, chapter_won,
)  # fmt: skip
UNFINISHED: Final = frozenset({"step", "arrival", "join-attack", "join-action", "heal-space"})


def game_with(folder: Traversable) -> Game[Heredity]:
    """The game with the campaign, or the single chapter, of a folder."""
    return assemble(read_campaign(folder))


def assemble(campaign: Campaign) -> Game[Heredity]:
    """The game with a campaign."""
    return Game(
        id="heredity",
        version="5",
        players=range(1, 5),
        settings=settings_of(campaign),
        phases=PHASES,
        opening=chapter.begin_chapter,
        table_type=Heredity,
        folder=FOLDER,
        content_hash=lambda: campaign.fingerprint,
        with_pack=game_with,
        set_up=partial(set_up, campaign),
        by_hand=lambda data: table_by_hand(data, campaign),
        content={"content": campaign},
        copy=copy_table,
        view=view,
        standings=standings,
        estimate=estimate,
        backs=backs,
        unread=unread,
        turn_event="hourglass",
        one_knowledge=True,  # HER-GEN-08
        companions=0,  # one person plays the whole family; bots would decide for half of it
        warnings=campaign.warnings,
        unfinished=UNFINISHED,
        alike=alike,
        census=census,
        texts=(FOLDER / "text", ProseFolder(spoken_prose(campaign))),
        messages=partial(pack_messages, campaign),
        seat_name=seat_name,
        face_name=face_name,
        option_text=option_text,
        components=components,
        told=partial(told, campaign),
        argument_text=argument_text,
        sequels=sequels,
    )


GAME: Final = assemble(original_campaign())
