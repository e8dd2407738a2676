"""The instructions that contain others, the structures that make something last, and all instructions together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from .amounts import Count, Participants, Plus, says
from .conditions import Condition, Trigger
from .kinds import BasicAction, KarmaType, PcName
from .references import AreaName, AreaRef, CharacterSelector, Letter, NpcRef, SideNumber, Text, TokenKind
from .verbs import Plain

# Control flow


@dataclass(frozen=True, slots=True)
class Sequence:
    """Carry out all steps in order (HER-NARR-04, -06)."""

    steps: Annotated[tuple[Instruction, ...], says("The instructions.")]


@dataclass(frozen=True, slots=True)
class Otherwise:
    """Try the first; only if it is impossible carry out the second (HER-NARR-07)."""

    first: Annotated[Instruction, says("What is tried.")]
    second: Annotated[Instruction, says("What is done if that is impossible.")]


@dataclass(frozen=True, slots=True)
class If:
    """Test, then exactly one branch (HER-NARR-08)."""

    condition: Annotated[Condition, says("What is tested.")]
    then: Annotated[Instruction, says("What is done if it holds.")]
    else_: Annotated[Instruction | None, says("What is done if not.")] = None


@dataclass(frozen=True, slots=True)
class Alternative:
    """One of the options that the players may choose."""

    text: Annotated[Text, says("The text that describes the option.")]
    instruction: Annotated[Instruction, says("What happens if it is chosen.")]


@dataclass(frozen=True, slots=True)
class Choose:
    """The players choose one option (HER-GEN-11)."""

    options: Annotated[tuple[Alternative, ...], says("What can be chosen, each with a text and an instruction.")]


@dataclass(frozen=True, slots=True)
class RepeatFor:
    """Once for each of several characters (HER-DMG-06)."""

    over: Annotated[CharacterSelector | tuple[PcName, ...], says("Whom it comes to, one after the other.")]
    do: Annotated[Instruction, says("What is done for each; element means whom it has come to.")]


# Structures


@dataclass(frozen=True, slots=True)
class Cost:
    """Tokens to be paid for an action."""

    token_kind: Annotated[TokenKind, says("material is paid by whoever acts, other tokens are taken from the card.")]
    n: Annotated[Count, says("How many.")] = 1


@dataclass(frozen=True, slots=True)
class TerrainAction:
    """A new action on a terrain: side, area, icon, and what it does (HER-NARR-12)."""

    terrain: Annotated[SideNumber, says("The terrain or the side of it.")]
    area: Annotated[AreaName, says("Where it can be performed.")]
    icon: Annotated[
        BasicAction | Literal["item", "combined"],
        says("The action that it takes; item is any space of an item, combined any space at all."),
    ]
    instructions: Annotated[tuple[Instruction, ...], says("What is carried out, in order.")]
    cost: Annotated[tuple[Cost, ...], says("The tokens that are paid for it.")] = ()
    participants: Annotated[Participants | tuple[PcName, ...], says("How many take part, or who.")] = 1


@dataclass(frozen=True, slots=True)
class NpcAction:
    """An action on an NPC (HER-NPC-25)."""

    icon: Annotated[BasicAction, says("The action that it takes.")]
    instructions: Annotated[tuple[Instruction, ...], says("What is carried out, in order.")]
    cost: Annotated[tuple[Cost, ...], says("The tokens that are paid for it.")] = ()


@dataclass(frozen=True, slots=True)
class FreeAction:
    """An action that is tied to no place (HER-ACT-10)."""

    icon: Annotated[BasicAction, says("The action that it takes.")]
    instructions: Annotated[tuple[Instruction, ...], says("What is carried out, in order.")]
    cost: Annotated[tuple[Cost, ...], says("The tokens that are paid for it.")] = ()


Keyword: TypeAlias = Literal["no_attacks", "no_exploring", "no_talking", "no_healing", "no_exchange"]


@dataclass(frozen=True, slots=True)
class Reaction:
    """Whenever something happens, and a condition holds, do something."""

    trigger: Annotated[Trigger, says("The moment.")]
    instructions: Annotated[tuple[Instruction, ...], says("What is carried out, in order.")]
    condition: Annotated[Condition | None, says("What must hold then.")] = None


@dataclass(frozen=True, slots=True)
class Persistent:
    """A statement that stays in force (HER-NARR-11)."""

    statement: Annotated[
        Keyword | tuple[Reaction, ...], says("A keyword that forbids something, or what happens at which moment.")
    ]
    text: Annotated[Text, says("The text that tells people what holds.")]


@dataclass(frozen=True, slots=True)
class ExplainSymbol:
    """Give a letter a meaning."""

    letter: Annotated[Letter, says("The letter on the terrain.")]
    meaning: Annotated[Persistent, says("What holds there, as persist says it.")]


@dataclass(frozen=True, slots=True)
class KarmaOutcome:
    """What happens if the drawn karma card has one of these values, types or texts."""

    do: Annotated[Instruction, says("What is done.")]
    value: Annotated[tuple[Plus, ...], says("The card has one of these values.")] = ()
    type: Annotated[tuple[KarmaType, ...], says("The card has one of these types.")] = ()
    text: Annotated[bool | None, says("true: the card has a text instead of a value; false: it has a value.")] = None


# Instructions that make something last, and checks


@dataclass(frozen=True, slots=True)
class DrawKarma:
    """Draw, use and discard a karma card outside an attack; the first outcome that fits is carried out."""

    then: Annotated[
        tuple[KarmaOutcome, ...], says("What the card may mean; an outcome that asks for nothing always fits.")
    ] = ()


@dataclass(frozen=True, slots=True)
class AddTerrainAction:
    """Lay this card beside the terrain and link it with reference tokens."""

    action: Annotated[TerrainAction, says("The action.")]


@dataclass(frozen=True, slots=True)
class AddNpcAction:
    """Make an action available on an NPC."""

    npc: Annotated[NpcRef, says("The NPC that is meant.")]
    action: Annotated[NpcAction, says("The action.")]


@dataclass(frozen=True, slots=True)
class CombinedAction:
    """An action that several members of the family perform at once (HER-NARR-10)."""

    participants: Annotated[Participants | tuple[PcName, ...], says("How many take part, or who.")]
    areas: Annotated[
        tuple[AreaRef, ...], says("Where each takes part, in turn; the last area holds for all who are left.")
    ]
    icons: Annotated[
        tuple[BasicAction, ...], says("What each gives a token for, in turn; the last icon holds for all who are left.")
    ]
    instructions: Annotated[tuple[Instruction, ...], says("What is carried out, in order.")]


@dataclass(frozen=True, slots=True)
class Persist:
    """Keep a statement in force while this card is in play."""

    statement: Annotated[Persistent, says("The statement, with the text that tells it.")]


Grant: TypeAlias = AddTerrainAction | AddNpcAction | CombinedAction | Persist | ExplainSymbol
Control: TypeAlias = Sequence | Otherwise | If | Choose | RepeatFor
Instruction: TypeAlias = Control | Grant | DrawKarma | Plain
