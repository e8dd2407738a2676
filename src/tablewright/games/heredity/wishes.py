"""How near the family is to what a hint of the chapter wishes for, from 0 (nobody knows how) to 1 (it is so)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from . import conditions as ask
from .finding import Reading, area_meant, characters_now
from .geography import region_of
from .judging import holds
from .kinds import PCS
from .lures import Lure, News, Whereabouts, lures
from .references import AreaRef, CardNumber
from .table import Heredity

FORESIGHT: Final = 2
"""So many deeds that need each other are thought through."""

STANDING: Final = (ask.PcInArea, ask.SameArea, ask.CharactersIn)
"""Wishes about who stands where."""


class Wishes:
    """Judges wishes by what there is to do on the map and how near the family is to it."""

    def __init__(self, table: Heredity, reading: Reading) -> None:
        self.table = table
        self.reading = reading
        self.family = Whereabouts(table)
        self.lures = lures(table)

    def fulfilment(self, wish: ask.Condition, beyond: int = FORESIGHT) -> float:
        """1 if a wish has come true; otherwise how near the family is to what would make it true, at most a half."""
        if holds(self.table, wish, self.reading):
            return 1.0
        match wish:
            case ask.All(parts):
                return self.together(parts, beyond)
            case ask.Any(parts):
                return max((self.fulfilment(part, beyond) for part in parts), default=0.0)
            case ask.CardInPlay(card) | ask.TerrainDiscovered(card):
                return 0.5 * self.towards(lambda news: card in news.cards, beyond)
            case ask.TerrainSide(card, _):
                return 0.5 * self.towards(lambda news: card in news.turned, beyond)
            case ask.Flag(flag):
                return 0.5 * self.towards(lambda news: flag in news.flags, beyond)
            case ask.PcHasItem(who, item):
                return 0.5 * self.to_the_item(item, who, beyond)
            case ask.PcInArea(who, area):
                return 0.5 * self.to_the_area(who, area)
            case ask.Materials(_, _, n):
                return 0.5 * min(1.0, sum(self.table.materials) / n) if n else 0.0
            case _:
                return 0.0

    def together(self, wishes: Sequence[ask.Condition], beyond: int) -> float:
        """Several wishes at once: nobody need stand anywhere before everything else is ready."""
        ready = [self.fulfilment(wish, beyond) for wish in wishes if not isinstance(wish, STANDING)]
        if any(one < 1 for one in ready):
            return sum(ready) / len(wishes)
        return sum(self.fulfilment(wish, beyond) for wish in wishes) / len(wishes)

    def pull(self, lure: Lure, beyond: int = FORESIGHT) -> float:
        """How near the family is to a deed: to its place, or to what is still needed for it."""
        if not lure.needs:
            return self.family.near(lure)
        if not beyond:
            return 0.0
        return 0.5 * self.together(lure.needs, beyond - 1)

    def towards(self, brings: Callable[[News], bool], beyond: int) -> float:
        """How near the family is to something that brings what is wished for."""
        return max((self.pull(lure, beyond) for lure in self.lures if brings(lure.news)), default=0.0)

    def to_the_item(self, item: CardNumber, who: Any, beyond: int) -> float:
        """How near those who shall have an item are to it: where its bearer is, or where it can be found."""
        card = self.table.content.card_of[item]
        bearer = next((pc for pc in range(len(PCS)) if card in self.table.equipment[pc]), None)
        if bearer is None:
            return self.towards(lambda news: item in news.cards, beyond)
        here = self.family.regions[bearer]
        return max((self.family.nearness(pc, here) for pc in self.meant(who)), default=0.0)

    def to_the_area(self, who: Any, area: AreaRef) -> float:
        """How near those who shall be in an area are to it."""
        region = region_of(self.table, area_meant(self.table, area, self.reading))
        near = [self.family.nearness(pc, region) for pc in self.meant(who)]
        return sum(near) / len(near) if near and who == "each" else max(near, default=0.0)

    def meant(self, who: Any) -> list[int]:
        """The members of the family that a selector means."""
        return [one for one in characters_now(self.table, who, self.reading) if one < len(PCS)]
