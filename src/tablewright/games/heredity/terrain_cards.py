"""What is printed on a side of a terrain card, as data: its plan, areas and lines, and what lies and happens there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Literal

from .amounts import Count, says
from .kinds import Edge, IconAction, LineColour, PcName
from .references import AreaName, CardNumber, Letter
from .vocabulary import Instruction


@dataclass(frozen=True, slots=True)
class Area:
    """A space enclosed by lines; `cells` is its letter in the plan, `capacity` how many figures fit (HER-MOVE-06)."""

    id: Annotated[AreaName, says("The name that other entries and the Markdown use.")]
    cells: Annotated[str, says("Its letter in the plan.")]
    capacity: Annotated[Count, says("How many figures fit.")]
    merges_across_edges: Annotated[
        tuple[Edge, ...],
        says("The edges of the card across which it becomes one with the area beyond, if that says so too."),
    ] = ()


@dataclass(frozen=True, slots=True)
class Line:
    """The border between two areas, or between an area and an edge of the card."""

    between: Annotated[tuple[str, ...], says("The two areas, or an area and an edge of the card.")]
    colour: Annotated[LineColour, says("Who and what crosses it.")]


@dataclass(frozen=True, slots=True)
class TerrainIcon:
    """An observe, talk or interact icon with the card that it names (HER-ACT-08)."""

    icon: Annotated[IconAction, says("The action that is offered.")]
    area: Annotated[AreaName, says("Where it is offered.")]
    card: Annotated[CardNumber, says("The card that is taken.")]


@dataclass(frozen=True, slots=True)
class Heap:
    """Materials that lie in an area when the terrain is revealed."""

    area: Annotated[AreaName, says("Where they lie.")]
    n: Annotated[Count, says("How many materials.")]


@dataclass(frozen=True, slots=True)
class Exploration:
    """An undiscovered terrain in a direction; from all areas at that edge, if none are named."""

    edge: Annotated[
        Edge | Literal["level"], says("Where the new terrain is laid: beyond an edge, or on another level.")
    ]
    card: Annotated[CardNumber, says("The terrain that is found.")]
    from_areas: Annotated[
        tuple[AreaName, ...], says("From which areas it can be explored; without it, from all at that edge.")
    ] = ()


@dataclass(frozen=True, slots=True)
class Level:
    """One end of a level change."""

    area: Annotated[AreaName, says("Where the stairs or the ladder ends.")]
    link_id: Annotated[str, says("A name that both ends of the level change have.")]


@dataclass(frozen=True, slots=True)
class ImmediateEvent:
    """What happens when a member of the family enters an area."""

    area: Annotated[AreaName, says("The area that is entered.")]
    instructions: Annotated[tuple[Instruction, ...], says("What is carried out, in order.")]


@dataclass(frozen=True, slots=True)
class Sight:
    """How many lines a straight line between two areas crosses; it overrides what the plan says."""

    from_: Annotated[AreaName, says("One of the two areas.")]
    to: Annotated[AreaName, says("The other area.")]
    lines: Annotated[Count, says("How many lines the straight line crosses.")]


@dataclass(frozen=True, slots=True)
class TerrainFace:
    """A side of a terrain card. The plan is a drawing: each letter is a piece of the area with these `cells`."""

    plan: Annotated[tuple[str, ...], says("The drawing: rows of letters, all of the same length.")]
    areas: Annotated[tuple[Area, ...], says("The areas, at most 16.")]
    lines: Annotated[tuple[Line, ...], says("The borders: one for every two areas that touch.")]
    actions: Annotated[tuple[TerrainIcon, ...], says("The icons that are printed on the terrain.")] = ()
    materials: Annotated[tuple[Heap, ...], says("Materials that lie there when it is revealed.")] = ()
    exploration: Annotated[tuple[Exploration, ...], says("The ways to undiscovered terrain.")] = ()
    levels: Annotated[
        tuple[Level, ...],
        says(
            "Ends of level changes: an area here and an area of another card with the same link_id are one step apart."
        ),
    ] = ()
    immediate_events: Annotated[
        tuple[ImmediateEvent, ...], says("What happens whenever a member of the family enters an area.")
    ] = ()
    start_symbols: Annotated[
        Mapping[PcName, AreaName], says("By member of the family: the area in which they start.")
    ] = field(default_factory=dict)
    letter_symbols: Annotated[
        Mapping[Letter, AreaName],
        says("By capital letter: the area that it marks; explain_symbol or a reference says what it means."),
    ] = field(default_factory=dict)
    relocate_to: Annotated[
        AreaName | None, says("Where everything goes that stood on the side or terrain which this one replaces.")
    ] = None
    area_map: Annotated[
        Mapping[AreaName, AreaName],
        says("By area of the side or terrain which this one replaces: where its contents go, unless to the same name."),
    ] = field(default_factory=dict)
    sight: Annotated[
        tuple[Sight, ...], says("Corrections of the plan where a straight line should cross more or fewer lines.")
    ] = ()

    def index(self, area: str) -> int:
        """The place of an area among the areas of this side."""
        return next(index for index, one in enumerate(self.areas) if one.id == area)
