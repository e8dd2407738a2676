"""What there is to do on the map, as anybody can see it: where, by which action, and what it would bring."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from heapq import heappop, heappush
from typing import Any, Final

from tablewright.engine.knowledge import mask

from . import taking, verbs
from . import vocabulary as say
from .cards import ItemFace
from .conditions import Condition, Not
from .content import Campaign
from .finding import ACTION, Reading, area_meant
from .geography import Geography, geography
from .judging import holds
from .kinds import BASIC_ACTIONS, MATERIAL, MOVE, NOBODY, NOWHERE, PASSABLE, PCS, RED, area_number
from .movement import has_room, starts_of
from .printed import all_terrain_actions, can_pay, npc_actions
from .scenario.words import parts_of
from .spaces import cards_of, spaces_on
from .table import Heredity, can_be_taken, face_of, side_of, terrain_in_play
from .terrain_cards import Exploration, ImmediateEvent, TerrainFace, TerrainIcon
from .vocabulary import CombinedAction, FreeAction, Instruction, NpcAction, TerrainAction

FAR: Final = 12
"""Whatever is farther away attracts nobody."""
FIRE: Final = 4
"""A red line counts as so many steps."""
ANY: Final = ""
"""No icon is needed."""

ICON, WAY, THING, HEAP, DEED, VICTORY = 2.0, 5.0, 1.5, 0.5, 3.0, 40.0
"""What it is worth to read a card, to find a terrain, to pick up an item or a material, to bring something about."""
EVERYBODY: Final = tuple(range(len(PCS)))


@dataclass(frozen=True, slots=True)
class News:
    """What instructions bring: cards they take, cards they turn over, facts they note, perhaps victory."""

    cards: frozenset[int] = frozenset()
    turned: frozenset[int] = frozenset()
    flags: frozenset[str] = frozenset()
    wins: bool = False


NOTHING: Final = News()


@dataclass(frozen=True, slots=True)
class Prospect:
    """What some instructions bring if conditions hold that are printed with them."""

    needs: tuple[Condition, ...]
    news: News


@dataclass(frozen=True, slots=True)
class Lure:
    """Something that can be done in any of some regions, by an action that needs an icon, by some of the family.

    `crew` is how many it takes, `needs` are the printed conditions that do not hold yet.
    """

    regions: tuple[int, ...]
    icon: str
    worth: float
    news: News = NOTHING
    by: tuple[int, ...] = EVERYBODY
    crew: int = 1
    needs: tuple[Condition, ...] = ()


# What printed instructions would bring; everybody at the table has read them


@lru_cache(maxsize=16)
def printed_prospects(content: Campaign) -> Mapping[int, tuple[Prospect, ...]]:
    """By the identity of an action or event: what it would bring."""
    found: dict[int, tuple[Prospect, ...]] = {}
    for side, face in enumerate(content.sides):
        number = content.numbers[side // 2]
        for part in parts_of(face):
            if isinstance(part, TerrainAction | NpcAction | FreeAction | CombinedAction | ImmediateEvent):
                found[id(part)] = tuple(prospects(part.instructions, number, ()))
    return found


def prospects(instructions: Iterable[Instruction], this: int, needs: tuple[Condition, ...]) -> Iterator[Prospect]:
    """What instructions of a card bring at once, then what each of their branches brings."""
    plain: list[object] = []
    for one in instructions:
        match one:
            case say.If(condition, then, else_):
                yield from prospects((then,), this, (*needs, condition))
                if else_ is not None:
                    yield from prospects((else_,), this, (*needs, Not((condition,))))
            case say.Sequence(steps):
                yield from prospects(steps, this, needs)
            case say.Otherwise(first, second):
                yield from prospects((first, second), this, needs)
            case say.Choose(options):
                yield from prospects((option.instruction for option in options), this, needs)
            case _:
                plain.append(one)
    news = news_of(plain, this)
    if news != NOTHING:
        yield Prospect(needs, news)


def news_of(instructions: Iterable[object], this: int) -> News:
    cards, turned, flags, wins = set[int](), set[int](), set[str](), False
    for one in instructions:
        match one:
            case verbs.Take(card) | verbs.GainItem(card) | verbs.PlaceTerrain(card) | verbs.ReplaceTerrain(card, _):
                cards.add(card)
            case verbs.Flip(card):
                turned.add(this if isinstance(card, str) else card)
            case verbs.SetFlag(flag, value) if value:
                flags.add(flag)
            case verbs.EndChapter("victory"):
                wins = True
    return News(frozenset(cards), frozenset(turned), frozenset(flags), wins)


@lru_cache(maxsize=16)
def sides_to_earn(content: Campaign) -> int:
    """The sides, as a mask, that somebody's action can bring to light; what time brings is no merit."""
    fronts: set[int] = {part.card for part in parts_of(content.sides) if isinstance(part, TerrainIcon | Exploration)}
    turned = set[int]()
    for found in printed_prospects(content).values():
        for prospect in found:
            fronts |= prospect.news.cards
            turned |= prospect.news.turned
    return mask((*(2 * content.card_of[card] for card in fronts), *(2 * content.card_of[card] + 1 for card in turned)))


def is_new(table: Heredity, news: News) -> bool:
    """Whether something of it has not happened yet."""
    content = table.content
    known = table.seen[-1]
    return (
        news.wins
        or any(can_be_taken(table, content.card_of[card]) for card in news.cards)
        or any(not table.flags.get(flag) for flag in news.flags)
        or any(not known >> 2 * content.card_of[card] + 1 & 1 for card in news.turned)
    )


# What there is


def lures(table: Heredity) -> list[Lure]:
    """Everything on the map that the family might go for."""
    region = geography(table).region
    return [*icons(table, region), *ways(table, region), *deeds(table, region), *things(table, region)]


def icons(table: Heredity, region: Mapping[int, int]) -> Iterator[Lure]:
    for area, icon, number in table.icons:
        if area in region and can_be_taken(table, table.content.card_of[number]):
            yield Lure((region[area],), BASIC_ACTIONS[icon], ICON, News(cards=frozenset((number,))))


def ways(table: Heredity, region: Mapping[int, int]) -> Iterator[Lure]:
    """Terrain not yet found, from wherever it can be explored, and areas that something happens in."""
    starts: dict[int, set[int]] = {}
    for card in terrain_in_play(table):
        face = face_of(table, card)
        assert isinstance(face, TerrainFace)
        for way in face.exploration:
            if can_be_taken(table, table.content.card_of[way.card]) and has_room(table, card, way):
                here = {region[area_number(card, face.index(name))] for name in starts_of(face, way)}
                starts.setdefault(way.card, set()).update(here)
        for event in face.immediate_events:
            yield from deed(table, event, (region[area_number(card, face.index(event.area))],), ANY, card)
    for number, regions in starts.items():
        yield Lure(tuple(regions), BASIC_ACTIONS[MOVE], WAY, News(cards=frozenset((number,))))


def deeds(table: Heredity, region: Mapping[int, int]) -> Iterator[Lure]:
    """Actions that are printed on cards beside the board and on people, or that several were told to do together."""
    for card in (*(card for card, _ in table.beside), *table.read):
        for action in all_terrain_actions(table, card):
            area = taking.area_of_action(table, action)
            if area in region:
                yield from deed(table, action, (region[area],), action.icon, card)
    for card, figures in table.content.figures_of.items():
        standing = {table.places[figure] for figure in figures} & region.keys()
        for printed in npc_actions(table, card) if standing else ():
            yield from deed(table, printed, tuple({region[area] for area in standing}), printed.icon, card)
    for side, number in table.granted:
        granted = table.content.grants[side][number]
        if isinstance(granted, CombinedAction) and side == side_of(table, side // 2):
            meant = {area_meant(table, area, told_to(table, side // 2)) for area in granted.areas}
            together = tuple({region[area] for area in meant & region.keys()})
            yield from deed(table, granted, together, granted.icons[0], side // 2) if together else ()


def deed(table: Heredity, action: Any, regions: tuple[int, ...], icon: str, card: int) -> Iterator[Lure]:
    """An action that brings something new, for those who can pay for it and meet what is printed with it."""
    crew = getattr(action, "participants", 1)
    crowd = EVERYBODY if isinstance(crew, int) else tuple(PCS.index(pc) for pc in crew)
    able = [pc for pc in crowd if all(can_pay(table, pc, cost, card) for cost in getattr(action, "cost", ()))]
    for prospect in printed_prospects(table.content).get(id(action), ()):
        if able and is_new(table, prospect.news):
            needs = tuple(need for need in prospect.needs if not holds(table, need, told_to(table, card)))
            by = [pc for pc in able if meets(table, prospect, told_to(table, card, pc))] if crew == 1 else able
            worth = VICTORY if prospect.news.wins else DEED
            size = crew if isinstance(crew, int) else len(crew)
            yield Lure(regions, icon, worth, prospect.news, tuple(by or able), size, needs)


def told_to(table: Heredity, card: int, pc: int = NOBODY) -> Reading:
    participants = EVERYBODY if pc == NOBODY else (pc,)
    return Reading(card, side_of(table, card), ACTION, actor=pc, participants=participants)


def meets(table: Heredity, prospect: Prospect, reading: Reading) -> bool:
    return all(holds(table, need, reading) for need in prospect.needs)


def things(table: Heredity, region: Mapping[int, int]) -> Iterator[Lure]:
    """What can be picked up."""
    for card, area in table.beside:
        if area in region and isinstance(face_of(table, card), ItemFace):
            number = table.content.numbers[card]
            yield Lure((region[area],), "interact", THING, News(cards=frozenset((number,))))
    for key, n in table.lying.items():
        place, kind = map(int, key.split(":"))
        if kind == MATERIAL and place in region:
            yield Lure((region[place],), "interact", HEAP * n)


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

    __slots__ = ("_away", "able", "regions", "steps")

    def __init__(self, table: Heredity) -> None:
        map_ = geography(table)
        self.regions = [map_.region.get(area, NOWHERE) for area in table.places[: len(PCS)]]
        self.steps = [{} if here == NOWHERE else steps_from(map_, here) for here in self.regions]
        self.able = [icons_of(table, pc) for pc in range(len(PCS))]
        self._away: dict[int, list[int]] = {}

    def away(self, lure: Lure) -> list[int]:
        """By member of the family: how many steps it is away from a lure; FAR for those who could do nothing there."""
        if id(lure) not in self._away:
            self._away[id(lure)] = [self._steps(pc, lure) for pc in range(len(PCS))]
        return self._away[id(lure)]

    def _steps(self, pc: int, lure: Lure) -> int:
        if pc not in lure.by or (lure.icon != ANY and lure.icon not in self.able[pc]):
            return FAR
        steps = self.steps[pc]
        return min((FAR, *(steps.get(region, FAR) for region in lure.regions)))

    def near(self, lure: Lure) -> float:
        """From 0 (out of reach) to 1 (there), for as many of the family as it takes."""
        return sum(1 - steps / FAR for steps in sorted(self.away(lure))[: lure.crew]) / lure.crew

    def nearness(self, pc: int, region: int) -> float:
        """How near one of the family is to a region."""
        return max(0.0, 1 - self.steps[pc].get(region, FAR) / FAR)

    def busy(self, lures: Sequence[Lure]) -> float:
        """How near everybody is to something to do."""
        ready = [self.away(lure) for lure in lures if not lure.needs]
        return sum(1 - min((steps[pc] for steps in ready), default=FAR) / FAR for pc in range(len(PCS)))


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
