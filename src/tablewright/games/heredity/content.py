"""A campaign as data: its cards with both sides, its chapters, its figures, its special tokens and its words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated

from .amounts import Amount, ChapterNumber, Count, says
from .blanks import blank_of
from .cards import BodyFace, Face, FamilyFace, ItemFace, KarmaFace, NpcFace, Slot
from .conditions import Condition
from .kinds import LAST_STARTING_KARMA, PARTS, PCS, TOKENS
from .references import CardNumber, FlagName
from .slots import slots_of
from .terrain_cards import TerrainFace
from .vocabulary import Grant, Instruction


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint for bots, never a rule: what a sensible family would like to be true, and how much."""

    condition: Annotated[Condition, says("What a sensible family would like to be true.")]
    worth: Annotated[Amount, says("How much.")]


@dataclass(frozen=True, slots=True)
class Chapter:
    """The header of a chapter."""

    key: Annotated[str, says("The name of the chapter in commands: small letters, digits and hyphens.")]
    number: Annotated[ChapterNumber, says("Its place in the campaign; 0 is a lesson before the first.")]
    opening_cards: Annotated[tuple[CardNumber, ...], says("The cards that are read first, in order.")]
    setup: Annotated[tuple[Instruction, ...], says("What is carried out before them.")] = ()
    special_components: Annotated[
        Mapping[str, Count],
        says("By name: how many there are of a special component, which tokens call special(name)."),
    ] = field(default_factory=dict)
    guide: Annotated[tuple[Hint, ...], says("Hints for bots.")] = ()
    flags_from_before: Annotated[tuple[FlagName, ...], says("Flags that another campaign brings.")] = ()


@dataclass(frozen=True, slots=True)
class Card:
    """A card: its printed number (0 in the base deck), the deck it belongs to, both sides, and what it replaces."""

    number: int
    deck: str
    front: Face
    back: Face | None = None
    replaces: int | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Campaign:
    """All content of a game. Cards are numbered from 0 in the order base, secrets, chapters; `prose` is by language."""

    cards: tuple[Card, ...]
    chapters: Mapping[str, Chapter]
    specials: tuple[str, ...]
    grants: Mapping[int, tuple[Grant, ...]]
    """By side: the instructions that make something last, numbered in the order in which they are printed."""
    prose: Mapping[str, Mapping[str, str]]
    fingerprint: str
    places: Mapping[int | str, str] = field(default_factory=dict)
    """Where each word (by its identity) and each side (such as 12b) was written, as file:line."""
    warnings: tuple[str, ...] = ()
    """What may be a mistake of the author's."""
    sides: tuple[Face | None, ...] = field(init=False)
    """By face: both sides of every card in turn, then a blank for each of them."""
    blanks: Mapping[int, int] = field(init=False)
    """By side of a card that is not known from the start: the face of its blank."""
    numbers: tuple[int, ...] = field(init=False)
    """By card, then by blank card: the printed number."""
    slots: tuple[tuple[Slot, ...], ...] = field(init=False)
    """By face."""
    card_of: Mapping[int, int] = field(init=False)
    """The card with a printed number."""
    figures: tuple[tuple[int, int], ...] = field(init=False)
    """(card, place on it) of every NPC figure; figure n is the character 4 + n."""
    figures_of: Mapping[int, tuple[int, ...]] = field(init=False)
    bodies: tuple[tuple[int, ...], ...] = field(init=False)
    """By PC: its head, torso and feet card."""
    family: int = field(init=False)
    tokens: tuple[str, ...] = field(init=False)
    """The kinds of tokens that are counted on cards and in areas, by their number."""

    def __post_init__(self) -> None:
        cards = list(enumerate(self.cards))
        figures = [
            (card, place)
            for card, one in cards
            for place in range(
                max((side.figures for side in (one.front, one.back) if isinstance(side, NpcFace)), default=0)
            )
        ]
        put = object.__setattr__
        printed = tuple(side for one in self.cards for side in (one.front, one.back))
        put(self, "sides", (*printed, *(blank_of(*sides) for one in self.cards for sides in _unread(one))))
        put(self, "blanks", {side: len(printed) + side for side in _hidden(self.cards)})
        put(self, "numbers", 2 * tuple(one.number for one in self.cards))
        put(self, "slots", tuple(slots_of(side) for side in self.sides))
        put(self, "card_of", {one.number: card for card, one in cards if one.number})
        put(self, "figures", tuple(figures))
        put(self, "figures_of", _figures_by_card(figures))
        put(self, "bodies", tuple(tuple(self._body(pc, part) for part in PARTS) for pc in PCS))
        put(self, "tokens", (*TOKENS, *(f"special({name})" for name in self.specials)))
        put(self, "family", next(card for card, one in cards if isinstance(one.front, FamilyFace)))

    def _body(self, pc: str, part: str) -> int:
        return next(
            card
            for card, one in enumerate(self.cards)
            if isinstance(one.front, BodyFace) and (one.front.pc, one.front.part) == (pc, part)
        )

    def token(self, kind: str) -> int:
        """The number of a kind of token that is counted on cards and in areas."""
        return self.tokens.index(kind)

    def cards_in(self, deck: str) -> tuple[int, ...]:
        return tuple(card for card, one in enumerate(self.cards) if one.deck == deck)

    def starting_karma(self) -> tuple[int, ...]:
        """HER-SETUP-05: the first card of each type, 901 to 909."""
        return tuple(
            card
            for card in self.cards_in("secrets")
            if isinstance(self.cards[card].front, KarmaFace) and self.cards[card].number <= LAST_STARTING_KARMA
        )

    def terrain(self, side: int) -> TerrainFace:
        face = self.sides[side]
        assert isinstance(face, TerrainFace)
        return face

    def npc(self, side: int) -> NpcFace:
        face = self.sides[side]
        assert isinstance(face, NpcFace)
        return face

    def item(self, side: int) -> ItemFace:
        face = self.sides[side]
        assert isinstance(face, ItemFace)
        return face


def _unread(card: Card) -> tuple[tuple[Face | None, Face | None], ...]:
    """Each side of a card with what is known when it is turned up."""
    return (card.front, None), (card.back, card.front)


def _hidden(cards: tuple[Card, ...]) -> list[int]:
    """The sides that are not open to everybody from the start, as the base deck is."""
    sides = (
        (2 * card + up, one, side) for card, one in enumerate(cards) for up, side in enumerate((one.front, one.back))
    )
    return [number for number, one, side in sides if one.deck != "base" and side is not None]


def _figures_by_card(figures: list[tuple[int, int]]) -> dict[int, tuple[int, ...]]:
    found: dict[int, tuple[int, ...]] = {}
    for number, (card, _) in enumerate(figures):
        found[card] = (*found.get(card, ()), len(PCS) + number)
    return found
