"""How near the family is to what a hint of the chapter wishes for, from 0 (nobody knows how) to 1 (it is so)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from . import conditions as ask
from .finding import Reading, area_meant, characters_now
from .geography import region_of
from .judging import holds
from .kinds import NOWHERE, PCS
from .lures import Lure, News, Whereabouts
from .references import CardNumber
from .table import Heredity, zone_of


def fulfilment(
    table: Heredity, wish: ask.Condition, reading: Reading, lures: Sequence[Lure], family: Whereabouts
) -> float:
    """1 if a wish has come true; otherwise how near the family is to what would make it true, at most a half."""
    if holds(table, wish, reading):
        return 1.0

    def of(part: ask.Condition) -> float:
        return fulfilment(table, part, reading, lures, family)

    match wish:
        case ask.All(parts):
            return sum(map(of, parts)) / len(parts)
        case ask.Any(parts):
            return max(map(of, parts), default=0.0)
        case ask.CardInPlay(card) | ask.TerrainDiscovered(card):
            return 0.5 * towards(lures, family, lambda news: card in news.cards)
        case ask.TerrainSide(card, _):
            return 0.5 * towards(lures, family, lambda news: card in news.turned)
        case ask.Flag(flag):
            return 0.5 * towards(lures, family, lambda news: flag in news.flags)
        case ask.PcHasItem(who, item):
            return 0.5 * to_the_item(table, item, characters_now(table, who, reading), lures, family)
        case ask.PcInArea(who, area):
            region = region_of(table, area_meant(table, area, reading))
            near = [family.nearness(region, by=(pc,)) for pc in characters_now(table, who, reading)]
            return 0.5 * (sum(near) / len(near) if who == "each" else max(near, default=0.0))
        case ask.Materials(_, _, n):
            return 0.5 * min(1.0, sum(table.materials) / n) if n else 0.0
        case _:
            return 0.0


def towards(lures: Sequence[Lure], family: Whereabouts, brings: Callable[[News], bool]) -> float:
    """How near the family is to something that brings what is wished for."""
    return max((family.near(lure) for lure in lures if brings(lure.news)), default=0.0)


def to_the_item(
    table: Heredity, item: CardNumber, who: Sequence[int], lures: Sequence[Lure], family: Whereabouts
) -> float:
    """How near those who shall have an item are to it: where it lies, where its bearer is, or where it can be found."""
    card = table.content.card_of[item]
    if zone_of(table, card) == "equipment":
        bearer = next(pc for pc in range(len(PCS)) if card in table.equipment[pc])
        here = family.regions[bearer]
        return 0.0 if here == NOWHERE else family.nearness(here, by=tuple(who))
    return towards(lures, family, lambda news: item in news.cards)
