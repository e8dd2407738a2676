"""What is printed on a side of each kind of card, as data; of terrain cards, `terrain_cards.py` tells it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias

from .amounts import Amount, Count, Plus, says
from .conditions import Condition, PcDying, Trigger
from .kinds import AnchorColour, AnchorEdge, Attitude, BasicAction, BodyPart, ItemAnchor, KarmaType, PcName
from .references import AreaRef, Text
from .terrain_cards import TerrainFace
from .verbs import ActionPhase, CheckFailure, TakeBackTokens
from .vocabulary import FreeAction, Instruction, NpcAction, Persistent, TerrainAction

ANY_PC_DYING: Final = PcDying("any")

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
    targets: Annotated[Literal["one", "all_in_area"], says("One target, or every NPC in its area but allies.")] = "one"


@dataclass(frozen=True, slots=True)
class Shot:
    """A ranged attack with an item."""

    range: Annotated[Amount, says("How many lines it crosses at most.")]
    strength: Annotated[Amount, says("The strength of the attack, before karma.")]
    targets: Annotated[Literal["one", "all_in_area"], says("One target, or every NPC in its area but allies.")] = "one"


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
