"""From player count, settings and dice to a table on which a chapter can begin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

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
    base = campaign.cards_in("base")
    return Heredity(
        seats=players,
        dice=dice,
        faces=list(range(2 * len(campaign.cards))),
        seen=[mask(side for card in base for side in (2 * card, 2 * card + 1))] * (players + 1),
        content=campaign,
        settings=dict(settings),
        chapter=chapter,
        **decks_for(campaign, chapter),
        **fresh_cards(campaign),
        **rested_family(campaign),
        **timeline_of(campaign),
        **blank_map(),
        **untold_story(),
    )


def decks_for(campaign: Campaign, chapter: str) -> dict[str, Any]:
    """HER-SETUP-05 to -08: the deck of the chapter, the secrets and the karma; all other cards stay away."""
    karma = campaign.starting_karma()
    others = (card for card, one in enumerate(campaign.cards) if one.deck not in ("base", "secrets", chapter))
    return {
        "deck": campaign.cards_in(chapter),
        "secrets": tuple(card for card in campaign.cards_in("secrets") if card not in karma),
        "away": tuple(others),
        "karma_deck": karma,
        "karma_discard": (),
        "drawn": NO_CARD,
        "read": (),
        "burned": (),
        "reading": (),
    }


def fresh_cards(campaign: Campaign) -> dict[str, Any]:
    """HER-SETUP-02: every card with its front up, and nothing on it."""
    count = len(campaign.cards)
    spaces = [len(space_list(campaign, card)) for card in range(count)]
    return {
        "flipped": [0] * count,
        "tokens": [()] * count,
        "attitudes": [0] * count,
        "damage": [(0,) * number for number in spaces],
        "laid": [(NOBODY,) * number for number in spaces],
    }


def rested_family(campaign: Campaign) -> dict[str, Any]:
    """HER-SETUP-03: the family with all its action tokens and nothing else; nobody stands anywhere yet."""
    people = len(PCS) + len(campaign.figures)
    return {
        "places": [NOWHERE] * people,
        "wounds": [0] * people,
        "owned": [ACTION_TOKENS] * len(PCS),
        "available": [ACTION_TOKENS] * len(PCS),
        "middle": [0] * len(PCS),
        "equipment": [NO_EQUIPMENT] * len(PCS),
        "materials": [0] * len(PCS),
        "collected": (),
        "granted": [],
        "resting": (),
    }


def timeline_of(campaign: Campaign) -> dict[str, Any]:
    """HER-SETUP-01: the timeline holds the card of the family alone."""
    return {
        "timeline": (campaign.family,),
        "hourglass": 0,
        "below": [],
        "agenda": [],
        "heeded": (),
        "activated": (),
        "opening": 0,
        "rounds": 0,
    }


def blank_map() -> dict[str, Any]:
    """No terrain lies anywhere."""
    return {"board": [], "icons": [], "beside": [], "lying": {}, "replaced_terrain": []}


def untold_story() -> dict[str, Any]:
    """Nothing has happened, and nothing is remembered."""
    return {
        "outcome": "",
        "ending": "",
        "following": 0,
        "flags": {},
        "kept": {},
        "story": (),
        "page": 0,
        "attempts": 0,
    }


def space_list(campaign: Campaign, card: int) -> tuple[object, ...]:
    face = campaign.cards[card].front
    return face.spaces if isinstance(face, BodyFace | ItemFace) else ()
