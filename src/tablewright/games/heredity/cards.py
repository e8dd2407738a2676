"""What is printed on each kind of card, as data: terrain, narrative, NPC, item, karma, PC and family sides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Final, Literal, TypeAlias

from .amounts import Amount, ChapterNumber, Count, Plus, says
from .conditions import Condition, PcDying, Trigger
from .kinds import (
    AnchorColour,
    AnchorEdge,
    Attitude,
    BasicAction,
    BodyPart,
    Edge,
    IconAction,
    ItemAnchor,
    KarmaType,
    LineColour,
    PcName,
)
from .references import AreaName, AreaRef, CardNumber, FlagName, Letter, Text
from .verbs import ActionPhase, CheckFailure, TakeBackTokens
from .vocabulary import FreeAction, Instruction, NpcAction, Persistent, TerrainAction

ANY_PC_DYING: Final = PcDying("any")

# Terrain


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


# Cards of the timeline


@dataclass(frozen=True, slots=True)
class AnchorMark:
    """Where a card is anchored."""

    colour: Annotated[AnchorColour, says("The colour of the slot that it needs.")]
    edge: Annotated[AnchorEdge | None, says("The edge of the slot; without it, any.")] = None


@dataclass(frozen=True, slots=True)
class Slot:
    """A place where another card can be anchored."""

    edge: Annotated[AnchorEdge, says("At which edge of the card.")]
    colour: Annotated[AnchorColour, says("Anchors of this colour fit.")]


@dataclass(frozen=True, slots=True)
class Event:
    """The red section; a vertical card says in its title when it applies (HER-ANCH-13)."""

    instructions: Annotated[tuple[Instruction, ...], says("What is carried out, in order.")]
    title: Annotated[
        Text | None, says("The text that announces the event; a card below another says in it when it applies.")
    ] = None
    activation: Annotated[
        Condition | Trigger | None,
        says("For a card that hangs below another: the condition or moment that lets its event happen."),
    ] = None
    moment: Annotated[
        Literal["before", "during", "after"],
        says("For a card that hangs below another: when its event happens, seen from that of the card above."),
    ] = "during"


@dataclass(frozen=True, slots=True)
class NarrativeFace:
    """A side of a narrative card."""

    reader: Annotated[PcName | None, says("Who reads it aloud.")] = None
    narration: Annotated[bool, says("Whether the Markdown has a story to read aloud for this side.")] = True
    instructions: Annotated[tuple[Instruction, ...], says("What is carried out when it is read.")] = ()
    event: Annotated[Event | None, says("What happens whenever the hourglass comes to the card on the timeline.")] = (
        None
    )
    anchor: Annotated[
        AnchorMark | None, says("The anchor that is printed on it; an anchor instruction without a colour uses it.")
    ] = None
    slots: Annotated[
        tuple[Slot, ...] | None,
        says("Where other cards can be anchored; without it, a blue or green card has a slot of its colour."),
    ] = None
    persistent: Annotated[tuple[Persistent, ...], says("Statements that hold while this side is in play.")] = ()
    terrain_actions: Annotated[
        tuple[TerrainAction, ...], says("Actions that it brings to a terrain; the card is laid beside it.")
    ] = ()
    free_actions: Annotated[
        tuple[FreeAction, ...], says("Actions that can be performed anywhere while this side is in play.")
    ] = ()
    failure_condition: Annotated[
        Condition | None,
        says("What loses the chapter when check_failure without a condition is carried out on this card."),
    ] = None


@dataclass(frozen=True, slots=True)
class Move:
    """Move up to so many areas towards the target."""

    areas: Annotated[Count, says("How many areas at most.")]


@dataclass(frozen=True, slots=True)
class Melee:
    """Attack in the same area."""

    strength: Annotated[Amount, says("The strength of the attack, before karma.")]
    targets: Annotated[Literal["one", "all_in_area"], says("One target, or everybody in its area.")] = "one"


@dataclass(frozen=True, slots=True)
class Ranged:
    """Attack in a straight line across at most `range` lines."""

    range: Annotated[Amount, says("How many lines it crosses at most.")]
    strength: Annotated[Amount, says("The strength of the attack, before karma.")]
    targets: Annotated[Literal["one", "all_in_area"], says("One target, or everybody in its area.")] = "one"


@dataclass(frozen=True, slots=True)
class Perform:
    """Carry out an instruction."""

    do: Annotated[Instruction, says("The instruction.")]


AiLine: TypeAlias = Move | Melee | Ranged | Perform


@dataclass(frozen=True, slots=True)
class NpcFace:
    """A side of an NPC card."""

    life: Annotated[Count, says("How much damage kills a figure.")]
    defence: Annotated[Amount, says("What is taken off the strength of an attack.")]
    anchor: Annotated[AnchorMark, says("How its card is anchored on the timeline.")]
    placement: Annotated[
        AreaRef | Literal["talk_icon"],
        says("The area where its figures appear; talk_icon is where somebody talked to it."),
    ]
    ai: Annotated[tuple[AiLine, ...], says("What it does when the hourglass comes to its card, line by line.")]
    attitude: Annotated[Attitude, says("How it stands to the family at first.")] = "neutral"
    figures: Annotated[Count, says("How many figures it has.")] = 1
    slots: Annotated[
        tuple[Slot, ...] | None,
        says("Where other cards can be anchored; without it, a blue or green card has a slot of its colour."),
    ] = None
    actions: Annotated[tuple[NpcAction, ...], says("What can be done in its area.")] = ()
    death_effect: Annotated[tuple[Instruction, ...], says("What is carried out whenever one of its figures dies.")] = ()
    narration: Annotated[bool, says("Whether the Markdown has a story to read aloud for this side.")] = True


@dataclass(frozen=True, slots=True)
class FamilyFace:
    """The family card, the first card of every timeline (HER-TIME-10 to -12, HER-DYING-07)."""

    event: Annotated[tuple[Instruction, ...], says("What happens in every round.")] = (
        TakeBackTokens(),
        ActionPhase(),
        CheckFailure(),
    )
    slots: Annotated[tuple[Slot, ...], says("Where other cards can be anchored.")] = (
        Slot("left", "green"), Slot("right", "blue"),
        Slot("below", "yellow"), Slot("below", "red"), Slot("below", "purple"),
    )  # fmt: skip
    failure_condition: Annotated[
        Condition, says("What loses the chapter when check_failure without a condition is carried out.")
    ] = ANY_PC_DYING


# Things and bodies


@dataclass(frozen=True, slots=True)
class Strike:
    """A melee attack with an item."""

    strength: Annotated[Amount, says("The strength of the attack, before karma.")]


@dataclass(frozen=True, slots=True)
class Shot:
    """A ranged attack with an item."""

    range: Annotated[Amount, says("How many lines it crosses at most.")]
    strength: Annotated[Amount, says("The strength of the attack, before karma.")]


@dataclass(frozen=True, slots=True)
class Deed:
    """Instructions that an item carries out."""

    do: Annotated[tuple[Instruction, ...], says("What is carried out, in order.")]


ItemEffect: TypeAlias = Strike | Shot | Deed


@dataclass(frozen=True, slots=True)
class Space:
    """An action space: the actions it gives, whether it can take damage, and the effect of an item."""

    icons: Annotated[tuple[BasicAction, ...], says("The actions that a token here gives.")]
    heart: Annotated[bool, says("Whether it can take damage.")]
    effect: Annotated[ItemEffect | None, says("What a token here does with the item.")] = None


@dataclass(frozen=True, slots=True)
class Defence:
    """Adds to defence."""

    plus: Annotated[Plus, says("How much is added.")]


@dataclass(frozen=True, slots=True)
class Ignore:
    """The wearer ignores a hazard."""

    hazard: Annotated[str, says("The hazard, as damage names it.")]


@dataclass(frozen=True, slots=True)
class ModifyStrength:
    """Changes the strength of the wearer's attacks."""

    plus: Annotated[Plus, says("How much is added.")]
    attack: Annotated[Literal["melee", "ranged", "any"], says("Which attacks.")] = "any"


@dataclass(frozen=True, slots=True)
class Statement:
    """A statement in force while the item is carried."""

    statement: Annotated[Persistent, says("The statement.")]


PermanentEffect: TypeAlias = Defence | Ignore | ModifyStrength | Statement


@dataclass(frozen=True, slots=True)
class Upgrade:
    """What an upgrade costs and does."""

    cost: Annotated[Amount, says("How many materials it takes.")]
    effect: Annotated[tuple[Instruction, ...], says("What is carried out; mostly the item is flipped.")]


@dataclass(frozen=True, slots=True)
class ItemFace:
    """A side of an item card."""

    value: Annotated[Amount, says("What is printed as its price; no rule asks for it.")]
    background: Annotated[
        Literal["brown", "grey"], says("brown for things in the hand, grey for things that are worn.")
    ]
    anchor: Annotated[ItemAnchor, says("Where it is fastened: brown, or grey at the head, torso or feet.")]
    spaces: Annotated[tuple[Space, ...], says("Its action spaces.")] = ()
    permanent: Annotated[tuple[PermanentEffect, ...], says("What it does all the time while it is carried.")] = ()
    initialisation: Annotated[
        tuple[Instruction, ...], says("What is carried out when it is taken, in every setup, and after an upgrade.")
    ] = ()
    upgrade: Annotated[Upgrade | None, says("How it can be made better.")] = None
    narration: Annotated[bool, says("Whether the Markdown has a story to read aloud for this side.")] = False


@dataclass(frozen=True, slots=True)
class KarmaFace:
    """The front of a karma card: a value, or a text that may make an attack fail."""

    type: Annotated[KarmaType, says("Its type; the karma deck has one card of each.")]
    level: Annotated[Count, says("How often it was replaced, counted from 1.")] = 1
    value: Annotated[Plus | None, says("What is added to the strength of an attack.")] = None
    attack_text: Annotated[Literal["fail"] | Text | None, says("Instead of a value: fail, or the name of a text.")] = (
        None
    )
    karma_effect: Annotated[tuple[Instruction, ...], says("What use_karma_effect carries out.")] = ()


@dataclass(frozen=True, slots=True)
class BodyFace:
    """A side of a PC card."""

    pc: Annotated[PcName, says("Whose card it is.")]
    part: Annotated[BodyPart, says("Which part of the body.")]
    spaces: Annotated[tuple[Space, ...], says("Its action spaces.")]
    left: Annotated[ItemAnchor, says("What can be fastened on the left.")]
    right: Annotated[ItemAnchor, says("What can be fastened on the right.")] = "brown"


Face: TypeAlias = TerrainFace | NarrativeFace | NpcFace | ItemFace | KarmaFace | BodyFace | FamilyFace

# The header of a chapter


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
