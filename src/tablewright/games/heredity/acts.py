"""An action of a member of the family: what it is for, which space pays for it, and how the option is written."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from tablewright.engine.options import Option, Reason, Refusal

from .cards import BodyFace, ItemFace, Space
from .content import Campaign
from .finding import ACTION, Reading
from .geography import Geography, geography
from .kinds import NO_CARD, NOBODY, NOWHERE, PCS
from .reasons import NO_TOKEN, SPACE_TAKEN
from .sites import site_of
from .spaces import cards_of
from .statements import in_force
from .table import Heredity, side_of

ANY_ITEM: Final = "item"
ANY_ICON: Final = "combined"
"""Icons of terrain actions that any space of an item, or any space at all, can pay for."""
Spot: TypeAlias = tuple[int, int]
"""A card and one of its action spaces."""
Likeness: TypeAlias = tuple[int, Space]
"""A card and what one of its action spaces shows: between spaces that are alike the rules make no difference."""


@dataclass(frozen=True, slots=True)
class Act:
    """An action of a PC: its verb, the spaces it lays tokens on, and what it is about (a card, a figure, a part).

    `number` is one of several on a card, or the area that a move leads to first.
    """

    verb: str
    pc: int = NO_CARD
    spaces: tuple[Spot, ...] = ()
    about: int = NO_CARD
    number: int = 0
    icon: str = ""


class Aim(NamedTuple):
    """What a PC might do: the icon, or the one space, that pays for it, and the reason against it.

    Without an icon it is free. `tail` ends the option's id; `apart` is an item whose own spaces cannot pay.
    """

    verb: str
    icon: str | Spot
    tail: str
    about: int = NO_CARD
    number: int = 0
    against: Reason | None = None
    apart: int = NO_CARD


class Place(NamedTuple):
    """An action space as it is printed, with the name that option ids give it."""

    space: Space
    name: str
    icons: frozenset[str]


@lru_cache(maxsize=4096)
def places_on(content: Campaign, face: int) -> tuple[Place, ...]:
    """The action spaces of a face, worked out once."""
    printed = content.sides[face]
    if isinstance(printed, BodyFace):
        return tuple(
            Place(space, f"{printed.part}.{index}", frozenset((*space.icons, ANY_ICON)))
            for index, space in enumerate(printed.spaces)
        )
    number = content.numbers[face // 2]
    spaces = printed.spaces if isinstance(printed, ItemFace) else ()
    return tuple(Place(space, f"i{number}.{index}", _icons_of(space)) for index, space in enumerate(spaces))


def _icons_of(space: Space) -> frozenset[str]:
    """HER-ITEM-12, -17: a space of an item without an icon and an effect gives no action."""
    if not space.icons and space.effect is None:
        return frozenset()
    return frozenset((*space.icons, ANY_ITEM, ANY_ICON) if space.icons else (ANY_ITEM,))


class Standpoint:
    """Where a member of the family stands, and the spaces on which it could lay a token; as things are now."""

    __slots__ = ("_paying", "map", "name", "pc", "region", "spots", "table", "tokens")

    def __init__(self, table: Heredity, pc: int) -> None:
        self.table = table
        self.pc = pc
        self.name = PCS[pc]
        self.map: Geography = geography(table)
        self.region = self.map.region[table.places[pc]] if table.places[pc] != NOWHERE else NOWHERE
        self.tokens = table.available[pc]
        self.spots = list(self._spots())
        self._paying: dict[str | Spot, list[tuple[Spot, str]]] = {}

    def _spots(self) -> Iterator[tuple[Spot, Place, Reason | None]]:
        """HER-TOKEN-02, -03, -08: the own spaces and those of carried items; each with what bars it from a token."""
        table = self.table
        content, faces, laid, damage = table.content, table.faces, table.laid, table.damage
        for card in cards_of(table, self.pc):
            owners, hurt = laid[card], damage[card]
            for index, place in enumerate(places_on(content, faces[side_of(table, card)])):
                taken = None if owners[index] == NOBODY and not hurt[index] else SPACE_TAKEN
                yield (card, index), place, taken

    def why_not_pay(self, count: int) -> Reason | None:
        """HER-TOKEN-07: an action takes so many tokens."""
        return NO_TOKEN if self.tokens < count else None

    def paying(self, icon: str | Spot) -> list[tuple[Spot, str]]:
        """The free spaces that show an icon (HER-TOKEN-04), or the one space, while there is a token for it.

        Of spaces that are alike the first stands for all.
        """
        if icon not in self._paying:
            first: dict[Likeness, tuple[Spot, str]] = {}
            for likeness, spot, name in self.all_paying(icon):
                first.setdefault(likeness, (spot, name))
            self._paying[icon] = list(first.values())
        return self._paying[icon]

    def all_paying(self, icon: str | Spot) -> list[tuple[Likeness, Spot, str]]:
        """The same with every space, and what it is like."""
        found = [(spot, place) for spot, place, taken in self.spots if taken is None and self.tokens]
        return [
            ((spot[0], place.space), spot, place.name) for spot, place in found if spot == icon or icon in place.icons
        ]

    def is_here(self, area: int) -> bool:
        return area != NOWHERE and self.map.region.get(area) == self.region

    def forbids(self, keyword: str) -> bool:
        """Whether a card in play forbids something to everybody."""
        return in_force(self.table, keyword)


Source: TypeAlias = Callable[[Standpoint], Iterator[Aim]]


def options_for(here: Standpoint, aim: Aim) -> Iterator[Option[Act]]:
    """One option for each space that can pay for an aim that nothing speaks against."""
    if not aim.icon:
        yield Option(f"{aim.verb}:{here.name}{aim.tail}", Act(aim.verb, here.pc, (), aim.about, aim.number))
        return
    icon = aim.icon if isinstance(aim.icon, str) else ""
    for spot, name in here.paying(aim.icon):
        if spot[0] != aim.apart:
            act = Act(aim.verb, here.pc, (spot,), aim.about, aim.number, icon)
            yield Option(f"{aim.verb}:{here.name}:{name}{aim.tail}", act)


def refusals_for(here: Standpoint, aim: Aim) -> Iterator[Refusal]:
    """The same with the spaces that cannot pay, or all of them if the aim itself is out of reach.

    The first reason is told: no token, what the action is for, no room for the token.
    """
    if not aim.icon:
        if aim.against is not None:
            yield Refusal(Option(f"{aim.verb}:{here.name}{aim.tail}", None), aim.against)
        return
    for spot, place, taken in here.spots:
        if aim.icon == spot or (isinstance(aim.icon, str) and aim.icon in place.icons and spot[0] != aim.apart):
            reason = here.why_not_pay(1) or aim.against or taken
            if reason is not None:
                yield Refusal(Option(f"{aim.verb}:{here.name}:{place.name}{aim.tail}", None), reason)


def reading_of(table: Heredity, act: Act, card: int) -> Reading:
    """A card that is read because of an action."""
    site = site_of(table, table.places[act.pc])
    return Reading(card, side_of(table, card), ACTION, act.pc, site, participants=(act.pc,))
