"""Observing, talking and interacting: an icon of the terrain names the card that is taken."""

from __future__ import annotations

from collections.abc import Iterator

from . import taking
from .acts import Act, Aim, Standpoint
from .finding import ACTION, Reading
from .kinds import BASIC_ACTIONS, PCS
from .reasons import FORBIDDEN, ICON_ELSEWHERE, NOT_IN_DECK
from .sites import site_of
from .table import Heredity, can_be_taken, tell


def aims_at_icons(here: Standpoint) -> Iterator[Aim]:
    """HER-ACT-01 to -09: the icons on which a terrain token lies, in the area of the PC, if their card can be taken."""
    for place, (area, icon, number) in enumerate(here.table.icons):
        verb = BASIC_ACTIONS[icon]
        against = None if here.is_here(area) else ICON_ELSEWHERE[verb]
        if against is None and verb == "talk" and here.forbids("no_talking"):
            against = FORBIDDEN
        if against is None and not can_be_taken(here.table, here.table.content.card_of[number]):
            against = NOT_IN_DECK
        yield Aim(verb, verb, f":{number}", place, number, against)


async def use_icon(table: Heredity, act: Act) -> None:
    """HER-TERR-05, HER-ACT-02, -04, -07: the terrain token is removed, the named card is taken."""
    area, icon, number = table.icons[act.about]
    site = site_of(table, area)
    table.icons = [entry for entry in table.icons if entry != (area, icon, number)]
    tell(table, "icon-used", pc=PCS[act.pc], action=act.verb, number=number)
    card = table.content.card_of[number]
    reading = Reading(card, 2 * card, ACTION, act.pc, site, participants=(act.pc,), icon=act.verb)
    await taking.take(table, card, reading)
