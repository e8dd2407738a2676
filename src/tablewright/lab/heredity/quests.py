"""What leads to a side of a chapter: other sides, facts and karma, one way of many."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias, get_args

from tablewright.engine.dice import Luck
from tablewright.engine.knowledge import mask
from tablewright.games.heredity import conditions as ask
from tablewright.games.heredity import verbs
from tablewright.games.heredity import vocabulary as say
from tablewright.games.heredity.cards import ItemFace
from tablewright.games.heredity.content import Campaign
from tablewright.games.heredity.lures import News, Prospect, is_new, prospects
from tablewright.games.heredity.references import CardNumber
from tablewright.games.heredity.scenario.words import parts_of
from tablewright.games.heredity.table import Heredity
from tablewright.games.heredity.terrain_cards import Exploration, TerrainIcon

INSTRUCTIONS: Final = get_args(say.Instruction)
BRANCHING: Final = (say.If, say.Sequence, say.Otherwise, say.Choose, say.Alternative)
"""What `prospects` looks into by itself."""
PASSED_OVER: Final = 4
"""One way of so many is passed over at first, so that others come to be tried."""


class Karma(NamedTuple):
    """A type of karma that was felt."""

    type: str


Thing: TypeAlias = int | str | Karma
"""A side that is read, a fact that is noted, karma that is felt."""


class Lead(NamedTuple):
    """What one side shows or says: under which conditions it leads to something."""

    side: int
    needs: tuple[ask.Condition, ...]
    thing: Thing


@dataclass(frozen=True, slots=True)
class Quest:
    """One way to a side: what has to be read, noted and felt before."""

    goal: int
    sides: int
    """As a mask."""
    flags: frozenset[str]
    karma: frozenset[str]
    onward: Mapping[int, frozenset[Thing]]
    """By side: what it is needed for."""
    weapons: tuple[int, ...]
    """The sides of what a hunt needs."""

    def left(self, seen: int, flags: frozenset[str]) -> int:
        """How much of it is still to be read and noted."""
        return (self.sides & ~seen).bit_count() + len(self.flags - flags)

    def prey(self, table: Heredity) -> tuple[int, ...]:
        """Whose death is the end that is looked for: they have been met, and so has something to hit them with."""
        ready = all(has_met(table, side) for side in (self.goal, *self.weapons))
        return table.content.figures_of.get(self.goal // 2, ()) if ready else ()

    def wants(self, table: Heredity, news: News) -> bool:
        """Whether news bring something that is still missing at this table."""
        card_of = table.content.card_of
        cards = frozenset(card for card in news.cards if self.lacks(table, 2 * card_of[card]))
        turned = frozenset(card for card in news.turned if self.lacks(table, 2 * card_of[card] + 1))
        return is_new(table, News(cards, turned, news.flags & self.flags, wins=False))

    def lacks(self, table: Heredity, side: int) -> bool:
        """Whether a side is still to be read, perhaps once more for what it leads to."""
        onward = self.onward.get(side, frozenset())
        return bool(self.sides >> side & 1) and any(not has_met(table, thing) for thing in (side, *onward))

    def favours(self, table: Heredity, instruction: say.Instruction, card: int) -> bool:
        """Whether an instruction of a card could bring something that is missing, or karma that is needed."""
        found = prospects((instruction,), table.content.numbers[card], ())
        return any(self.wants(table, one.news) for one in found) or bool(self.karma & karma_in(instruction))


def quest_for(campaign: Campaign, chapter: str, goal: int, luck: Luck) -> Quest:
    """One way from the opening of a chapter to a side: what leads to it, what this needs, and so on backwards."""
    sources, way = ways(campaign, chapter, luck), set[Thing]()
    weapons = weapons_for(campaign, chapter, goal, luck)
    waiting: list[Thing] = [goal, *weapons]
    while waiting:
        thing = waiting.pop()
        if thing not in way:
            way.add(thing)
            waiting += sources.get(thing, ())
    sides = {thing for thing in way if isinstance(thing, int)}
    flags = frozenset(thing for thing in way if isinstance(thing, str))
    karma = frozenset(thing.type for thing in way if isinstance(thing, Karma))
    onward = {side: frozenset(thing for thing in way if side in sources.get(thing, ())) for side in sides}
    return Quest(goal, mask(sides), flags, karma, onward, weapons)


def weapons_for(campaign: Campaign, chapter: str, goal: int, luck: Luck) -> tuple[int, ...]:
    """The side of one of the best weapons in the chapter, if it is a death that leads on from a side."""
    power = {2 * card: strength_of(campaign.sides[2 * card]) for card in campaign.cards_in(chapter)}
    best = [side for side, strength in power.items() if strength == max(power.values()) > 0]
    if not best or not getattr(campaign.sides[goal], "death_effect", ()):
        return ()
    return (best[luck.below(len(best))],)


def strength_of(face: object) -> int:
    """How hard one can hit with an item."""
    spaces = face.spaces if isinstance(face, ItemFace) else ()
    return max((getattr(space.effect, "strength", 0) for space in spaces), default=0)


def has_met(table: Heredity, thing: Thing) -> bool:
    """Whether a side was read or a fact noted; karma is felt where it is read of."""
    if isinstance(thing, int):
        return bool(table.seen[-1] >> thing & 1)
    return isinstance(thing, Karma) or bool(table.flags.get(thing))


def ways(campaign: Campaign, chapter: str, luck: Luck) -> dict[Thing, frozenset[Thing]]:
    """By thing: what it takes to come to it. Mostly the shortest ways; luck passes some of them over.

    What nothing in the chapter leads to, such as a fact from before, is taken to be there when nothing else goes on.
    """
    known: set[Thing] = {2 * campaign.card_of[card] for card in campaign.chapters[chapter].opening_cards}
    waiting = [(takes(campaign, lead, luck), lead.thing) for lead in leads(campaign, chapter)]
    sources: dict[Thing, frozenset[Thing]] = {}
    while waiting:
        ready = [one for one in waiting if one[0] <= known] or waiting[:1]
        for needs, thing in [one for one in ready if luck.below(PASSED_OVER)] or ready:
            sources.setdefault(thing, needs)
        known |= sources.keys()
        waiting = [one for one in waiting if one[1] not in known]
    return sources


def takes(campaign: Campaign, lead: Lead, luck: Luck) -> frozenset[Thing]:
    """What has to be read, noted and felt before a side leads on; of several that are enough, luck takes one."""
    found: set[Thing] = {lead.side}
    for need in needed(lead.needs, luck):
        found |= sides_of(campaign, need)
        found |= {need.flag} if isinstance(need, ask.Flag) else set()
        found |= {Karma(need.type)} if isinstance(need, ask.KarmaHas) else set()
    return frozenset(found)


def needed(conditions: Iterable[ask.Condition], luck: Luck) -> Iterator[ask.Condition]:
    """The single conditions that shall hold; what shall not hold is left alone."""
    for one in conditions:
        if isinstance(one, ask.All):
            yield from needed(one.of, luck)
        elif isinstance(one, ask.Any):
            yield from needed((one.of[luck.below(len(one.of))],), luck)
        elif not isinstance(one, ask.Not):
            yield one


def sides_of(campaign: Campaign, need: ask.Condition) -> set[int]:
    """The sides that have to be read for a condition."""
    match need:
        case ask.PcHasItem(_, card) | ask.TerrainDiscovered(card):
            return {2 * campaign.card_of[card]}
        case ask.CardInPlay(card, side) | ask.TerrainSide(card, side):
            return {2 * campaign.card_of[card] + (side == "back")}
        case _:
            return set()


@lru_cache(maxsize=16)
def leads(campaign: Campaign, chapter: str) -> tuple[Lead, ...]:
    """Everything that the cards of a chapter lead to."""
    return tuple(
        lead
        for card in campaign.cards_in(chapter)
        for side in (2 * card, 2 * card + 1)
        if campaign.sides[side] is not None
        for lead in leads_from(campaign, side)
    )


def leads_from(campaign: Campaign, side: int) -> Iterator[Lead]:
    """What one side leads to by its icons and by what it says."""
    face = campaign.sides[side]
    for part in parts_of(face):
        match part:
            case TerrainIcon(_, _, card) | Exploration(_, card, _) | verbs.PlaceTerrainToken(_, _, card):
                yield Lead(side, (), 2 * campaign.card_of[card])
    for prospect in said(face, campaign.numbers[side // 2]):
        for thing in things_in(campaign, prospect.news):
            yield Lead(side, (*replaced_by(campaign, thing), *prospect.needs), thing)
    for type_ in sorted(karma_in(face)):
        yield Lead(side, (), Karma(type_))


def things_in(campaign: Campaign, news: News) -> Iterator[Thing]:
    """In order: luck draws from the leads, and the same seed must find the same ways in every process."""
    yield from (2 * campaign.card_of[card] for card in sorted(news.cards))
    yield from (2 * campaign.card_of[card] + 1 for card in sorted(news.turned))
    yield from sorted(news.flags)


def replaced_by(campaign: Campaign, thing: Thing) -> tuple[ask.Condition, ...]:
    """What a terrain takes the place of has to be found before."""
    old = campaign.cards[thing // 2].replaces if isinstance(thing, int) else None
    return () if old is None else (ask.TerrainDiscovered(CardNumber(old)),)


def said(face: object, number: int) -> Iterator[Prospect]:
    """What all instructions on a side bring, wherever they stand: in its text, its event, its actions."""
    for part in parts_of(face):
        if not isinstance(part, BRANCHING):
            inside = (getattr(part, one.name) for one in fields(part))  # type: ignore[arg-type]
            for value in inside:
                listed = value if isinstance(value, tuple) else (value,)
                yield from prospects([one for one in listed if isinstance(one, INSTRUCTIONS)], number, ())


@lru_cache(maxsize=16)
def prospects_of_events(campaign: Campaign) -> Mapping[int, tuple[Prospect, ...]]:
    """By side: what its event could bring when the hourglass stands on it."""
    events = {side: getattr(face, "event", None) for side, face in enumerate(campaign.sides)}
    return {side: tuple(said(event, campaign.numbers[side // 2])) for side, event in events.items() if event}


def karma_in(thing: object) -> frozenset[str]:
    used = (part.card for part in parts_of(thing) if isinstance(part, verbs.UseKarmaEffect))
    return frozenset(card for card in used if isinstance(card, str))
