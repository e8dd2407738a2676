"""From player count, settings and dice to a table on which a chapter can begin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablewright.engine.game import Setting
from tablewright.engine.knowledge import mask
from tablewright.engine.zones import Zone

from .cards import BodyFace, ItemFace
from .content import Campaign
from .kinds import ACTION_TOKENS, NO_CARD, NOBODY, NOWHERE, PCS
from .table import Heredity

EVERY_COUNT: Final = (1, 2, 3, 4)
NO_EQUIPMENT: Final[Zone] = (NO_CARD,) * 6


def settings_of(campaign: Campaign) -> tuple[Setting, ...]:
    """The chapter to be played, alone or with those that follow it."""
    chapters = tuple(campaign.chapters)
    return (
        Setting("chapter", chapters, chapters[0], "HER-GEN-02", EVERY_COUNT),
        Setting("span", ("chapter", "campaign"), "chapter", "HER-CAMP-07", EVERY_COUNT),
    )


def set_up(campaign: Campaign, players: int, settings: Mapping[str, str], dice: int) -> Heredity:
    """HER-SETUP-01 to -10, before anything is shuffled or read: the family, its cards, and both decks in reach."""
    chapter = settings["chapter"]
    karma = campaign.starting_karma()
    count = len(campaign.cards)
    base = campaign.cards_in("base")
    spaces = [len(space_list(campaign, card)) for card in range(count)]
    return Heredity(
        seats=players,
        dice=dice,
        faces=list(range(2 * count)),
        seen=[mask(side for card in base for side in (2 * card, 2 * card + 1))] * (players + 1),
        content=campaign,
        settings=dict(settings),
        chapter=chapter,
        outcome="",
        ending="",
        following=0,
        flipped=[0] * count,
        deck=campaign.cards_in(chapter),
        secrets=tuple(card for card in campaign.cards_in("secrets") if card not in karma),
        read=(),
        burned=(),
        away=tuple(card for card, one in enumerate(campaign.cards) if one.deck not in ("base", "secrets", chapter)),
        reading=(),
        karma_deck=karma,
        karma_discard=(),
        drawn=NO_CARD,
        timeline=(campaign.family,),
        hourglass=0,
        below=[],
        agenda=[],
        heeded=(),
        activated=(),
        opening=0,
        rounds=0,
        board=[],
        icons=[],
        beside=[],
        lying={},
        tokens=[()] * count,
        places=[NOWHERE] * (len(PCS) + len(campaign.figures)),
        wounds=[0] * (len(PCS) + len(campaign.figures)),
        damage=[(0,) * number for number in spaces],
        laid=[(NOBODY,) * number for number in spaces],
        owned=[ACTION_TOKENS] * len(PCS),
        available=[ACTION_TOKENS] * len(PCS),
        middle=[0] * len(PCS),
        equipment=[NO_EQUIPMENT] * len(PCS),
        materials=[0] * len(PCS),
        collected=(),
        granted=[],
        attitudes=[0] * count,
        resting=(),
        flags={},
        kept={},
        story=(),
        page=0,
        attempts=0,
    )


def space_list(campaign: Campaign, card: int) -> tuple[object, ...]:
    face = campaign.cards[card].front
    return face.spaces if isinstance(face, BodyFace | ItemFace) else ()
