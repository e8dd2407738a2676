"""What is printed on each kind of card, as data: terrain, narrative, NPC, item, karma, PC and family sides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

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

    id: AreaName
    cells: str
    capacity: int
    merges_across_edges: tuple[Edge, ...] = ()


@dataclass(frozen=True, slots=True)
class Line:
    """The border between two areas, or between an area and an edge of the card."""

    between: tuple[str, ...]
    colour: LineColour


@dataclass(frozen=True, slots=True)
class TerrainIcon:
    """An observe, talk or interact icon with the card that it names (HER-ACT-08)."""

    icon: IconAction
    area: AreaName
    card: CardNumber


@dataclass(frozen=True, slots=True)
class Heap:
    """Materials that lie in an area when the terrain is revealed."""

    area: AreaName
    n: int


@dataclass(frozen=True, slots=True)
class Exploration:
    """An undiscovered terrain in a direction; from all areas at that edge, if none are named."""

    edge: Edge | Literal["level"]
    card: CardNumber
    from_areas: tuple[AreaName, ...] = ()


@dataclass(frozen=True, slots=True)
class Level:
    """One end of a level change."""

    area: AreaName
    link_id: str


@dataclass(frozen=True, slots=True)
class ImmediateEvent:
    """What happens when a member of the family enters an area."""

    area: AreaName
    instructions: tuple[Instruction, ...]


@dataclass(frozen=True, slots=True)
class Sight:
    """How many lines a straight line between two areas crosses; it overrides what the plan says."""

    from_: AreaName
    to: AreaName
    lines: int


@dataclass(frozen=True, slots=True)
class TerrainFace:
    """A side of a terrain card. The plan is a drawing: each letter is a piece of the area with these `cells`."""

    plan: tuple[str, ...]
    areas: tuple[Area, ...]
    lines: tuple[Line, ...]
    actions: tuple[TerrainIcon, ...] = ()
    materials: tuple[Heap, ...] = ()
    exploration: tuple[Exploration, ...] = ()
    levels: tuple[Level, ...] = ()
    immediate_events: tuple[ImmediateEvent, ...] = ()
    start_symbols: Mapping[PcName, AreaName] = field(default_factory=dict)
    letter_symbols: Mapping[Letter, AreaName] = field(default_factory=dict)
    relocate_to: AreaName | None = None
    area_map: Mapping[AreaName, AreaName] = field(default_factory=dict)
    sight: tuple[Sight, ...] = ()

    def index(self, area: str) -> int:
        """The place of an area among the areas of this side."""
        return next(index for index, one in enumerate(self.areas) if one.id == area)


# Cards of the timeline


@dataclass(frozen=True, slots=True)
class AnchorMark:
    """Where a card is anchored."""

    colour: AnchorColour
    edge: AnchorEdge | None = None


@dataclass(frozen=True, slots=True)
class Slot:
    """A place where another card can be anchored."""

    edge: AnchorEdge
    colour: AnchorColour


@dataclass(frozen=True, slots=True)
class Event:
    """The red section; a vertical card says in its title when it applies (HER-ANCH-13)."""

    instructions: tuple[Instruction, ...]
    title: Text | None = None
    activation: Condition | Trigger | None = None
    moment: Literal["before", "during", "after"] = "during"


@dataclass(frozen=True, slots=True)
class NarrativeFace:
    """A side of a narrative card."""

    reader: PcName | None = None
    narration: bool = True
    instructions: tuple[Instruction, ...] = ()
    event: Event | None = None
    anchor: AnchorMark | None = None
    slots: tuple[Slot, ...] | None = None
    persistent: tuple[Persistent, ...] = ()
    terrain_actions: tuple[TerrainAction, ...] = ()
    free_actions: tuple[FreeAction, ...] = ()
    failure_condition: Condition | None = None


@dataclass(frozen=True, slots=True)
class Move:
    """Move up to so many areas towards the target."""

    areas: int


@dataclass(frozen=True, slots=True)
class Melee:
    """Attack in the same area."""

    strength: int
    targets: Literal["one", "all_in_area"] = "one"


@dataclass(frozen=True, slots=True)
class Ranged:
    """Attack in a straight line across at most `range` lines."""

    range: int
    strength: int
    targets: Literal["one", "all_in_area"] = "one"


@dataclass(frozen=True, slots=True)
class Perform:
    """Carry out an instruction."""

    do: Instruction


AiLine: TypeAlias = Move | Melee | Ranged | Perform


@dataclass(frozen=True, slots=True)
class NpcFace:
    """A side of an NPC card."""

    life: int
    defence: int
    anchor: AnchorMark
    placement: AreaRef | Literal["talk_icon"]
    ai: tuple[AiLine, ...]
    attitude: Attitude = "neutral"
    figures: int = 1
    slots: tuple[Slot, ...] | None = None
    actions: tuple[NpcAction, ...] = ()
    death_effect: tuple[Instruction, ...] = ()
    narration: bool = True


@dataclass(frozen=True, slots=True)
class FamilyFace:
    """The family card, the first card of every timeline (HER-TIME-10 to -12, HER-DYING-07)."""

    event: tuple[Instruction, ...] = (TakeBackTokens(), ActionPhase(), CheckFailure())
    slots: tuple[Slot, ...] = (
        Slot("left", "green"), Slot("right", "blue"),
        Slot("below", "yellow"), Slot("below", "red"), Slot("below", "purple"),
    )  # fmt: skip
    failure_condition: Condition = ANY_PC_DYING


# Things and bodies


@dataclass(frozen=True, slots=True)
class Strike:
    """A melee attack with an item."""

    strength: int


@dataclass(frozen=True, slots=True)
class Shot:
    """A ranged attack with an item."""

    range: int
    strength: int


@dataclass(frozen=True, slots=True)
class Deed:
    """Instructions that an item carries out."""

    do: tuple[Instruction, ...]


ItemEffect: TypeAlias = Strike | Shot | Deed


@dataclass(frozen=True, slots=True)
class Space:
    """An action space: the actions it gives, whether it can take damage, and the effect of an item."""

    icons: tuple[BasicAction, ...]
    heart: bool
    effect: ItemEffect | None = None


@dataclass(frozen=True, slots=True)
class Defence:
    """Adds to defence."""

    plus: int


@dataclass(frozen=True, slots=True)
class Ignore:
    """The wearer ignores a hazard."""

    hazard: str


@dataclass(frozen=True, slots=True)
class ModifyStrength:
    """Changes the strength of the wearer's attacks."""

    plus: int
    attack: Literal["melee", "ranged", "any"] = "any"


@dataclass(frozen=True, slots=True)
class Statement:
    """A statement in force while the item is carried."""

    statement: Persistent


PermanentEffect: TypeAlias = Defence | Ignore | ModifyStrength | Statement


@dataclass(frozen=True, slots=True)
class Upgrade:
    """What an upgrade costs and does."""

    cost: int
    effect: tuple[Instruction, ...]


@dataclass(frozen=True, slots=True)
class ItemFace:
    """A side of an item card."""

    value: int
    background: Literal["brown", "grey"]
    anchor: ItemAnchor
    spaces: tuple[Space, ...] = ()
    permanent: tuple[PermanentEffect, ...] = ()
    initialisation: tuple[Instruction, ...] = ()
    upgrade: Upgrade | None = None
    narration: bool = False


@dataclass(frozen=True, slots=True)
class KarmaFace:
    """The front of a karma card: a value, or a text that may make an attack fail."""

    type: KarmaType
    level: int = 1
    value: int | None = None
    attack_text: Literal["fail"] | Text | None = None
    karma_effect: tuple[Instruction, ...] = ()


@dataclass(frozen=True, slots=True)
class BodyFace:
    """A side of a PC card."""

    pc: PcName
    part: BodyPart
    spaces: tuple[Space, ...]
    left: ItemAnchor
    right: ItemAnchor = "brown"


Face: TypeAlias = TerrainFace | NarrativeFace | NpcFace | ItemFace | KarmaFace | BodyFace | FamilyFace

# The header of a chapter


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint for bots, never a rule: what a sensible family would like to be true, and how much."""

    condition: Condition
    worth: int


@dataclass(frozen=True, slots=True)
class Chapter:
    """The header of a chapter."""

    key: str
    number: int
    opening_cards: tuple[CardNumber, ...]
    setup: tuple[Instruction, ...] = ()
    special_components: Mapping[str, int] = field(default_factory=dict)
    guide: tuple[Hint, ...] = ()
    flags_from_before: tuple[FlagName, ...] = ()
