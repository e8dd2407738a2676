"""How a card points at other cards, at areas and at characters, as its author writes it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, NewType, TypeAlias

from .amounts import Count, says
from .kinds import IconAction, PcName

CardNumber = NewType("CardNumber", int)
"""The printed number of a card."""
SideNumber = NewType("SideNumber", str)
"""A printed number that names a side: 958 is the front, 958b the back."""
AreaName = NewType("AreaName", str)
"""An area of the terrain that the sentence is about."""
Text = NewType("Text", str)
"""The name of a text that stands in the Markdown of every language."""
FlagName = NewType("FlagName", str)
TokenKind = NewType("TokenKind", str)
"""material, general, hostile, ally, terrain_observe, terrain_talk, terrain_interact, reference, or special(name)."""
Letter = NewType("Letter", str)

CardRef: TypeAlias = CardNumber | Literal["this", "host"]
PcSelector: TypeAlias = Literal["acting", "each", "any_chosen", "nearest", "in_area", "all_participants"] | PcName


@dataclass(frozen=True, slots=True)
class AreaOn:
    """An area of a terrain card."""

    terrain: Annotated[CardNumber, says("The number of the terrain.")]
    area: Annotated[AreaName, says("An area on it.")]


@dataclass(frozen=True, slots=True)
class StartOf:
    """The start symbol of a member of the family; `each` is the own one of each."""

    start: Annotated[PcName | Literal["each"], says("Whose start symbol.")]


@dataclass(frozen=True, slots=True)
class AtIcon:
    """The area with an icon for a card."""

    icon: Annotated[IconAction, says("The icon.")]
    card: Annotated[CardNumber, says("The card that it names.")]


@dataclass(frozen=True, slots=True)
class SymbolAt:
    """The area with a letter."""

    symbol: Annotated[Letter, says("The letter.")]


@dataclass(frozen=True, slots=True)
class AreaOf:
    """The area in which a character stands."""

    area_of: Annotated[CharacterSelector, says("Whose area.")]


AreaRef: TypeAlias = AreaOn | StartOf | AtIcon | SymbolAt | AreaOf


@dataclass(frozen=True, slots=True)
class Figure:
    """One of the figures of an NPC card, counted from 1."""

    npc: Annotated[CardNumber, says("The number of the NPC.")]
    figure: Annotated[Count, says("Which of its figures, counted from 1.")] = 1


@dataclass(frozen=True, slots=True)
class AllIn:
    """All characters in an area."""

    all_in: Annotated[AreaRef, says("The area.")]


NpcRef: TypeAlias = CardNumber | Literal["this"] | Figure
CharacterSelector: TypeAlias = PcSelector | NpcRef | AllIn | Literal["ally", "element"]
