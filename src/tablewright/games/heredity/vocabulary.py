"""The instructions that contain others, the structures that make something last, and all instructions together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from .conditions import Condition, Trigger
from .kinds import BasicAction, KarmaType, PcName
from .references import AreaName, AreaRef, CharacterSelector, Letter, NpcRef, SideNumber, Text, TokenKind
from .verbs import Plain

# Control flow


@dataclass(frozen=True, slots=True)
class Sequence:
    """Carry out all steps in order (HER-NARR-04, -06)."""

    steps: tuple[Instruction, ...]


@dataclass(frozen=True, slots=True)
class Otherwise:
    """Try the first; only if it is impossible carry out the second (HER-NARR-07)."""

    first: Instruction
    second: Instruction


@dataclass(frozen=True, slots=True)
class If:
    """Test, then exactly one branch (HER-NARR-08)."""

    condition: Condition
    then: Instruction
    else_: Instruction | None = None


@dataclass(frozen=True, slots=True)
class Alternative:
    """One of the options that the players may choose."""

    text: Text
    instruction: Instruction


@dataclass(frozen=True, slots=True)
class Choose:
    """The players choose one option (HER-GEN-11)."""

    options: tuple[Alternative, ...]


@dataclass(frozen=True, slots=True)
class RepeatFor:
    """Once for each of several characters (HER-DMG-06)."""

    over: CharacterSelector | tuple[PcName, ...]
    do: Instruction


# Structures


@dataclass(frozen=True, slots=True)
class Cost:
    """Tokens to be paid for an action."""

    token_kind: TokenKind
    n: int = 1


@dataclass(frozen=True, slots=True)
class TerrainAction:
    """A new action on a terrain: side, area, icon, and what it does (HER-NARR-12)."""

    terrain: SideNumber
    area: AreaName
    icon: BasicAction | Literal["item", "combined"]
    instructions: tuple[Instruction, ...]
    cost: tuple[Cost, ...] = ()
    participants: int | tuple[PcName, ...] = 1


@dataclass(frozen=True, slots=True)
class NpcAction:
    """An action on an NPC (HER-NPC-25)."""

    icon: BasicAction
    instructions: tuple[Instruction, ...]
    cost: tuple[Cost, ...] = ()


@dataclass(frozen=True, slots=True)
class FreeAction:
    """An action that is tied to no place (HER-ACT-10)."""

    icon: BasicAction
    instructions: tuple[Instruction, ...]
    cost: tuple[Cost, ...] = ()


Keyword: TypeAlias = Literal["no_attacks", "no_exploring", "no_talking", "no_healing", "no_exchange"]


@dataclass(frozen=True, slots=True)
class Reaction:
    """Whenever something happens, and a condition holds, do something."""

    trigger: Trigger
    instructions: tuple[Instruction, ...]
    condition: Condition | None = None


@dataclass(frozen=True, slots=True)
class Persistent:
    """A statement that stays in force (HER-NARR-11)."""

    statement: Keyword | tuple[Reaction, ...]
    text: Text


@dataclass(frozen=True, slots=True)
class ExplainSymbol:
    """Give a letter a meaning."""

    letter: Letter
    meaning: Persistent


@dataclass(frozen=True, slots=True)
class KarmaOutcome:
    """What happens if the drawn karma card has one of these values, types or texts."""

    do: Instruction
    value: tuple[int, ...] = ()
    type: tuple[KarmaType, ...] = ()
    text: bool | None = None


# Instructions that make something last, and checks


@dataclass(frozen=True, slots=True)
class DrawKarma:
    """Draw, use and discard a karma card outside an attack; the first outcome that fits is carried out."""

    then: tuple[KarmaOutcome, ...] = ()


@dataclass(frozen=True, slots=True)
class AddTerrainAction:
    """Lay this card beside the terrain and link it with reference tokens."""

    action: TerrainAction


@dataclass(frozen=True, slots=True)
class AddNpcAction:
    """Make an action available on an NPC."""

    npc: NpcRef
    action: NpcAction


@dataclass(frozen=True, slots=True)
class CombinedAction:
    """An action that several members of the family perform at once (HER-NARR-10)."""

    participants: int | tuple[PcName, ...]
    areas: tuple[AreaRef, ...]
    icons: tuple[BasicAction, ...]
    instructions: tuple[Instruction, ...]


@dataclass(frozen=True, slots=True)
class Persist:
    """Keep a statement in force while this card is in play."""

    statement: Persistent


Grant: TypeAlias = AddTerrainAction | AddNpcAction | CombinedAction | Persist | ExplainSymbol
Control: TypeAlias = Sequence | Otherwise | If | Choose | RepeatFor
Instruction: TypeAlias = Control | Grant | DrawKarma | Plain
