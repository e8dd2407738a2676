"""What leads to a side of a chapter: other sides, facts and karma, found backwards from it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Final, NamedTuple, get_args

from tablewright.engine.dice import Luck
from tablewright.engine.knowledge import mask
from tablewright.games.heredity import conditions as ask
from tablewright.games.heredity import verbs
from tablewright.games.heredity import vocabulary as say
from tablewright.games.heredity.cards import Exploration, TerrainIcon
from tablewright.games.heredity.content import Campaign
from tablewright.games.heredity.lures import News, Prospect, is_new, prospects
from tablewright.games.heredity.scenario.words import parts_of
from tablewright.games.heredity.table import Heredity

INSTRUCTIONS: Final = get_args(say.Instruction)
BRANCHING: Final = (say.If, say.Sequence, say.Otherwise, say.Choose, say.Alternative)
"""What `prospects` looks into by itself."""


class Lead(NamedTuple):
    """What one side shows or says: under which conditions it leads to which sides, notes what, and uses which karma."""

    side: int
    needs: tuple[ask.Condition, ...]
    sides: frozenset[int]
    flags: frozenset[str]
    karma: frozenset[str]


@dataclass(frozen=True, slots=True)
class Quest:
    """All that may help to reach a side: what has to be read, noted and felt before."""

    sides: int
    """As a mask."""
    flags: frozenset[str]
    karma: frozenset[str]

    def progress(self, seen: int, flags: frozenset[str]) -> int:
        """How much of it was seen and noted."""
        return (seen & self.sides).bit_count() + len(self.flags & flags)

    def wants(self, table: Heredity, news: News) -> bool:
        """Whether news bring something that is still missing at this table."""
        card_of = table.content.card_of
        cards = frozenset(card for card in news.cards if self.sides >> 2 * card_of[card] & 1)
        turned = frozenset(card for card in news.turned if self.sides >> 2 * card_of[card] + 1 & 1)
        return is_new(table, News(cards, turned, news.flags & self.flags, wins=False))

    def favours(self, table: Heredity, instruction: say.Instruction, card: int) -> bool:
        """Whether an instruction of a card could bring something that is missing, or karma that is needed."""
        found = prospects((instruction,), table.content.numbers[card], ())
        return any(self.wants(table, one.news) for one in found) or bool(self.karma & karma_in(instruction))


def quest_for(campaign: Campaign, chapter: str, goal: int, luck: Luck) -> Quest:
    """Backwards from a side through all that leads to it, and through all that this needs.

    Where one of several conditions is enough, luck decides which.
    """
    sides, flags, karma = {goal}, set[str](), set[str]()
    waiting = list(leads(campaign, chapter))
    while True:
        found = [one for one in waiting if one.sides & sides or one.flags & flags or one.karma & karma]
        if not found:
            return Quest(mask(sides), frozenset(flags), frozenset(karma))
        waiting = [one for one in waiting if one not in found]
        for lead in found:
            sides.add(lead.side)
            for need in needed(lead.needs, luck):
                sides |= sides_of(campaign, need)
                flags |= {need.flag} if isinstance(need, ask.Flag) else set()
                karma |= {need.type} if isinstance(need, ask.KarmaHas) else set()


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
                yield Lead(side, (), frozenset((2 * campaign.card_of[card],)), frozenset(), frozenset())
    for prospect in said(face, campaign.numbers[side // 2]):
        fronts = {2 * campaign.card_of[card] for card in prospect.news.cards}
        backs = {2 * campaign.card_of[card] + 1 for card in prospect.news.turned}
        yield Lead(side, prospect.needs, frozenset(fronts | backs), prospect.news.flags, frozenset())
    yield Lead(side, (), frozenset(), frozenset(), karma_in(face))


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
