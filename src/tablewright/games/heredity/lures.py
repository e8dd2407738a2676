"""What there is to do on the map, as anybody can see it: where, by which action, and what it would bring."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from heapq import heappop, heappush
from typing import Any, Final

from tablewright.engine.knowledge import mask

from . import conditions, taking, verbs
from .cards import Exploration, ImmediateEvent, ItemFace, TerrainFace, TerrainIcon
from .content import Campaign
from .geography import Geography, geography
from .kinds import BASIC_ACTIONS, MATERIAL, MOVE, NOWHERE, PASSABLE, PCS, RED, area_number
from .movement import starts_of
from .printed import all_terrain_actions, can_pay, npc_actions
from .scenario.words import parts_of
from .spaces import cards_of, spaces_on
from .table import Heredity, face_of, terrain_in_play
from .vocabulary import CombinedAction, FreeAction, NpcAction, TerrainAction

FAR: Final = 12
"""Whatever is farther away attracts nobody."""
FIRE: Final = 4
"""A red line counts as so many steps."""
ANY: Final = ""
"""No icon is needed."""

ICON, WAY, THING, HEAP, DEED = 2.0, 5.0, 1.5, 0.5, 3.0
"""What it is worth to read a card, to find a terrain, to pick up an item or a material, to bring something about."""


@dataclass(frozen=True, slots=True)
class News:
    """What instructions bring: cards they take, cards they turn over, facts they note, items they ask for."""

    cards: frozenset[int] = frozenset()
    turned: frozenset[int] = frozenset()
    flags: frozenset[str] = frozenset()
    asked: frozenset[int] = frozenset()


NOTHING: Final = News()


@dataclass(frozen=True, slots=True)
class Lure:
    """Something that can be done in a region, by an action that needs an icon, by some of the family."""

    region: int
    icon: str
    worth: float
    news: News = NOTHING
    by: tuple[int, ...] = tuple(range(len(PCS)))


# What printed instructions would bring; everybody at the table has read them


@lru_cache(maxsize=16)
def printed_news(content: Campaign) -> Mapping[int, News]:
    """By the identity of an action or event: what it would bring."""
    found: dict[int, News] = {}
    for side, face in enumerate(content.sides):
        number = content.numbers[side // 2]
        for part in parts_of(face):
            if isinstance(part, TerrainAction | NpcAction | FreeAction | CombinedAction | ImmediateEvent):
                found[id(part)] = news_of(part.instructions, number)
    return found


def news_of(instructions: Any, this: int) -> News:
    """What instructions of a card would bring, whatever their conditions say."""
    cards, turned, flags, asked = set[int](), set[int](), set[str](), set[int]()
    for part in parts_of(instructions):
        match part:
            case verbs.Take(card) | verbs.GainItem(card) | verbs.PlaceTerrain(card) | verbs.ReplaceTerrain(card, _):
                cards.add(card)
            case verbs.Flip(card):
                turned.add(this if isinstance(card, str) else card)
            case verbs.SetFlag(flag, _):
                flags.add(flag)
            case conditions.PcHasItem("acting", item):
                asked.add(item)
    return News(frozenset(cards), frozenset(turned), frozenset(flags), frozenset(asked))


@lru_cache(maxsize=16)
def sides_to_earn(content: Campaign) -> int:
    """The sides, as a mask, that somebody's action can bring to light; what time brings is no merit."""
    fronts = {part.card for part in parts_of(content.sides) if isinstance(part, TerrainIcon | Exploration)}
    turned = set[int]()
    for news in printed_news(content).values():
        fronts |= news.cards
        turned |= news.turned
    return mask((*(2 * content.card_of[card] for card in fronts), *(2 * content.card_of[card] + 1 for card in turned)))


def is_new(table: Heredity, news: News) -> bool:
    """Whether something of it has not happened yet."""
    content = table.content
    known = table.seen[-1]
    return (
        any(content.card_of[card] in table.deck for card in news.cards)
        or any(flag not in table.flags for flag in news.flags)
        or any(not known >> 2 * content.card_of[card] + 1 & 1 for card in news.turned)
    )


# What there is


def lures(table: Heredity) -> list[Lure]:
    """Everything on the map that the family might go for."""
    region = geography(table).region
    found = [*icons(table, region), *ways(table, region), *deeds(table, region), *things(table, region)]
    return [lure for lure in found if lure.region != NOWHERE]


def icons(table: Heredity, region: Mapping[int, int]) -> Iterator[Lure]:
    for area, icon, number in table.icons:
        yield Lure(region.get(area, NOWHERE), BASIC_ACTIONS[icon], ICON, News(cards=frozenset((number,))))


def ways(table: Heredity, region: Mapping[int, int]) -> Iterator[Lure]:
    """Terrain not yet found, and areas that something happens in."""
    for card in terrain_in_play(table):
        face = face_of(table, card)
        assert isinstance(face, TerrainFace)
        for way in face.exploration:
            if table.content.card_of[way.card] in table.deck:
                for name in starts_of(face, way):
                    here = region[area_number(card, face.index(name))]
                    yield Lure(here, BASIC_ACTIONS[MOVE], WAY, News(cards=frozenset((way.card,))))
        for event in face.immediate_events:
            yield from deed(table, event, region[area_number(card, face.index(event.area))], ANY)


def deeds(table: Heredity, region: Mapping[int, int]) -> Iterator[Lure]:
    """Actions that are printed on cards beside the board and on people."""
    for card, _ in table.beside:
        for action in all_terrain_actions(table, card):
            here = region.get(taking.area_of_action(table, action), NOWHERE)
            yield from deed(table, action, here, action.icon, card)
    for card, figures in table.content.figures_of.items():
        standing = [table.places[figure] for figure in figures if table.places[figure] != NOWHERE]
        for action in npc_actions(table, card) if standing else ():
            yield from deed(table, action, region.get(standing[0], NOWHERE), action.icon, card)


def deed(table: Heredity, action: Any, here: int, icon: str, card: int = NOWHERE) -> Iterator[Lure]:
    """An action that brings something new, for those who can pay for it and have what it asks for."""
    news = printed_news(table.content).get(id(action), NOTHING)
    if is_new(table, news):
        cost = getattr(action, "cost", ())
        able = (pc for pc in range(len(PCS)) if all(can_pay(table, pc, one, card) for one in cost))
        asked = [table.content.card_of[item] for item in news.asked]
        by = tuple(pc for pc in able if not asked or any(item in table.equipment[pc] for item in asked))
        yield Lure(here, icon, DEED, news, by)


def things(table: Heredity, region: Mapping[int, int]) -> Iterator[Lure]:
    """What can be picked up."""
    for card, area in table.beside:
        if isinstance(face_of(table, card), ItemFace):
            number = table.content.numbers[card]
            yield Lure(region.get(area, NOWHERE), "interact", THING, News(cards=frozenset((number,))))
    for key, n in table.lying.items():
        area, _, kind = key.partition(":")
        if int(kind) == MATERIAL:
            yield Lure(region.get(int(area), NOWHERE), "interact", HEAP * n)


# How far it is


@lru_cache(maxsize=65536)
def steps_from(map_: Geography, region: int) -> Mapping[int, int]:
    """How many steps every other region is away; fire is avoided where that is not too far."""
    found: dict[int, int] = {}
    waiting = [(0, region)]
    while waiting:
        steps, here = heappop(waiting)
        if here not in found:
            found[here] = steps
            for there, (_, colour) in map_.near[here].items():
                if colour in PASSABLE and there not in found:
                    heappush(waiting, (steps + (FIRE if colour == RED else 1), there))
    return found


class Whereabouts:
    """Where the members of the family stand, which icons each has, and how near everything is to them."""

    __slots__ = ("able", "regions", "steps", "table")

    def __init__(self, table: Heredity) -> None:
        map_ = geography(table)
        self.table = table
        self.regions = [map_.region.get(area, NOWHERE) for area in table.places[: len(PCS)]]
        self.steps = [{} if here == NOWHERE else steps_from(map_, here) for here in self.regions]
        self.able = [icons_of(table, pc) for pc in range(len(PCS))]

    def nearness(self, region: int, icon: str = ANY, by: tuple[int, ...] = tuple(range(len(PCS)))) -> float:
        """From 0 (out of reach) to 1 (there) for whoever is nearest and can do what is to be done there."""
        steps = [self.steps[pc].get(region, FAR) for pc in by if icon == ANY or icon in self.able[pc]]
        return max(0.0, 1 - min(steps, default=FAR) / FAR)

    def near(self, lure: Lure) -> float:
        return self.nearness(lure.region, lure.icon, lure.by)

    def busy(self, pc: int, lures: Sequence[Lure]) -> float:
        """How near one of the family is to something that it could do itself."""
        return max((self.nearness(lure.region, lure.icon, (pc,)) for lure in lures if pc in lure.by), default=0.0)


def icons_of(table: Heredity, pc: int) -> frozenset[str]:
    """The actions that a member of the family has spaces for, damaged ones apart; items open some more."""
    found = {"combined"}
    for card in cards_of(table, pc):
        for space, hurt in zip(spaces_on(table, card), table.damage[card], strict=True):
            if not hurt:
                found.update(space.icons)
        if isinstance(face_of(table, card), ItemFace):
            found.add("item")
    return frozenset(found)
