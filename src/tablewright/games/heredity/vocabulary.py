"""The instructions that a card can give, exactly as the ledger lists them, and the structures that they contain."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from .conditions import Condition, Trigger
from .kinds import AnchorColour, AnchorEdge, Attitude, BasicAction, BodyPart, Edge, IconAction, KarmaType, PcName
from .references import (
    AreaName,
    AreaRef,
    CardNumber,
    CardRef,
    CharacterSelector,
    FlagName,
    Letter,
    NpcRef,
    PcSelector,
    SideNumber,
    Text,
    TokenKind,
)

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


# Structures that make an action or a statement last


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


# Cards


@dataclass(frozen=True, slots=True)
class Take:
    """Take a card, read its front, resolve it at once."""

    card: CardNumber


@dataclass(frozen=True, slots=True)
class Flip:
    """Turn a card over, read and resolve the new side."""

    card: CardRef = "this"


@dataclass(frozen=True, slots=True)
class Burn:
    """Put a card out of the chapter, whichever side is up."""

    card: CardRef = "this"


@dataclass(frozen=True, slots=True)
class Anchor:
    """Put a card at the first free slot of its colour; without a colour, by the anchor that is printed on it."""

    colour: AnchorColour | None = None
    card: CardRef = "this"
    edge: AnchorEdge | None = None


@dataclass(frozen=True, slots=True)
class AddToDeck:
    """Put a card back into the adventure deck."""

    card: CardNumber


@dataclass(frozen=True, slots=True)
class Narrate:
    """Show story text."""

    text: Text
    reader: PcName | None = None


# Characters on the map


@dataclass(frozen=True, slots=True)
class PlaceNpc:
    """Put figures of an NPC in an area, or as near as they fit."""

    npc: NpcRef
    at: AreaRef
    figures: int = 1


@dataclass(frozen=True, slots=True)
class PlacePc:
    """Put members of the family in an area."""

    who: PcSelector
    at: AreaRef


@dataclass(frozen=True, slots=True)
class MoveCharacter:
    """Move without actions or lines."""

    who: CharacterSelector
    to: AreaRef


@dataclass(frozen=True, slots=True)
class RemoveNpc:
    """Take an NPC's card off the timeline and its figures off the terrain, without its death effect."""

    npc: NpcRef


# Terrain


@dataclass(frozen=True, slots=True)
class PlaceTerrain:
    """Lay a terrain card, with its terrain tokens and materials."""

    card: CardNumber
    next_to: CardNumber | None = None
    edge: Edge | Literal["detached"] | None = None


@dataclass(frozen=True, slots=True)
class ReplaceTerrain:
    """Lay a terrain in place of another; contents move over, the old one is burned."""

    new: CardNumber
    old: CardNumber


@dataclass(frozen=True, slots=True)
class PlaceTerrainToken:
    """Make a terrain action available (again)."""

    icon: IconAction
    at: AreaRef
    card: CardNumber


@dataclass(frozen=True, slots=True)
class RemoveTerrainToken:
    """Close a terrain action."""

    icon: IconAction
    at: AreaRef


@dataclass(frozen=True, slots=True)
class ExplainSymbol:
    """Give a letter a meaning."""

    letter: Letter
    meaning: Persistent


# Tokens, damage, things


@dataclass(frozen=True, slots=True)
class AddTokens:
    """Add tokens to a card or an area."""

    kind: TokenKind
    n: int = 1
    to: CardRef | AreaRef = "this"


@dataclass(frozen=True, slots=True)
class RemoveTokens:
    """Remove tokens from a card or an area; impossible if there are fewer."""

    kind: TokenKind
    n: int = 1
    from_: CardRef | AreaRef = "this"


@dataclass(frozen=True, slots=True)
class Damage:
    """Direct damage; defence is ignored. Whoever ignores the hazard takes none."""

    who: CharacterSelector
    n: int
    hazard: str | None = None


@dataclass(frozen=True, slots=True)
class Heal:
    """Remove damage."""

    who: CharacterSelector
    n: int


@dataclass(frozen=True, slots=True)
class GainItem:
    """Take an item and equip it."""

    card: CardNumber
    to: PcSelector = "acting"


@dataclass(frozen=True, slots=True)
class GainMaterials:
    """Add materials to a member of the family or to an area."""

    n: int
    to: PcSelector | AreaRef = "acting"


@dataclass(frozen=True, slots=True)
class PayMaterials:
    """Discard materials from equipment."""

    n: int
    from_: PcSelector = "acting"


@dataclass(frozen=True, slots=True)
class DiscardItem:
    """Lose an item."""

    card: CardNumber
    from_: PcSelector | None = None


@dataclass(frozen=True, slots=True)
class DamageItem:
    """Put damage on hearts of an item."""

    item: CardNumber
    n: int = 1


@dataclass(frozen=True, slots=True)
class SeriousInjury:
    """Flip a PC card to side b after discarding its damage."""

    who: PcSelector
    part: BodyPart | None = None


# Karma


@dataclass(frozen=True, slots=True)
class KarmaOutcome:
    """What happens if the drawn karma card has one of these values, types or texts."""

    do: Instruction
    value: tuple[int, ...] = ()
    type: tuple[KarmaType, ...] = ()
    text: bool | None = None


@dataclass(frozen=True, slots=True)
class DrawKarma:
    """Draw, use and discard a karma card outside an attack; the first outcome that fits is carried out."""

    then: tuple[KarmaOutcome, ...] = ()


@dataclass(frozen=True, slots=True)
class UseKarmaEffect:
    """Apply the karma effect of a card: of a type, of a number, or of the drawn one."""

    card: KarmaType | CardNumber | Literal["drawn"]


@dataclass(frozen=True, slots=True)
class ReplaceKarma:
    """Swap a karma card, burn the old one, shuffle deck and discard together."""

    old: KarmaType | CardNumber
    new: CardNumber


# NPCs and fighting


@dataclass(frozen=True, slots=True)
class SetAttitude:
    """Put or remove a hostile or ally token."""

    npc: NpcRef
    attitude: Attitude


@dataclass(frozen=True, slots=True)
class Attack:
    """Resolve an attack with karma and defence."""

    attacker: CharacterSelector
    target: CharacterSelector
    strength: int
    range: int | Literal["melee"] = "melee"


# Actions that cards bring


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


# Action tokens and the timeline


@dataclass(frozen=True, slots=True)
class TakeBackTokens:
    """Take back all action tokens."""

    who: PcSelector = "each"


@dataclass(frozen=True, slots=True)
class ActionPhase:
    """The players may act until they stop."""


@dataclass(frozen=True, slots=True)
class BlockToken:
    """Move available tokens to the middle of the PC cards."""

    who: PcSelector
    n: int


@dataclass(frozen=True, slots=True)
class GrantExtraToken:
    """Give the purple token."""

    who: CharacterSelector


@dataclass(frozen=True, slots=True)
class MoveHourglass:
    """Move the hourglass; its card is resolved next."""

    to: CardRef | Literal["next"]


@dataclass(frozen=True, slots=True)
class CheckFailure:
    """If the condition holds the chapter is lost; without one, the card's own failure condition."""

    condition: Condition | None = None


@dataclass(frozen=True, slots=True)
class EndChapter:
    """End the chapter."""

    result: Literal["victory", "failure"]
    next: int | None = None
    ending: Text | None = None


@dataclass(frozen=True, slots=True)
class SetFlag:
    """Remember a story fact."""

    flag: FlagName
    value: bool | int = True


Grant: TypeAlias = AddTerrainAction | AddNpcAction | CombinedAction | Persist | ExplainSymbol
Control: TypeAlias = Sequence | Otherwise | If | Choose | RepeatFor
Instruction: TypeAlias = (
    Control | Grant | Take | Flip | Burn | Anchor | AddToDeck | Narrate | PlaceNpc | PlacePc | MoveCharacter
    | RemoveNpc | PlaceTerrain | ReplaceTerrain | PlaceTerrainToken | RemoveTerrainToken | AddTokens | RemoveTokens
    | Damage | Heal | GainItem | GainMaterials | PayMaterials | DiscardItem | DamageItem | SeriousInjury | DrawKarma
    | UseKarmaEffect | ReplaceKarma | SetAttitude | Attack | TakeBackTokens | ActionPhase | BlockToken
    | GrantExtraToken | MoveHourglass | CheckFailure | EndChapter | SetFlag
)  # fmt: skip
