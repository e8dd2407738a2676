"""The instructions that contain no other: for cards, characters, tokens, things, karma and the course of play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from .conditions import Condition
from .kinds import AnchorColour, AnchorEdge, Attitude, BodyPart, Edge, IconAction, KarmaType, PcName
from .references import (
    AreaRef,
    CardNumber,
    CardRef,
    CharacterSelector,
    FlagName,
    NpcRef,
    PcSelector,
    Text,
    TokenKind,
)

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


CardVerb: TypeAlias = Take | Flip | Burn | Anchor | AddToDeck | PlaceTerrain | ReplaceTerrain
CharacterVerb: TypeAlias = PlaceNpc | PlacePc | MoveCharacter | RemoveNpc | SetAttitude | Attack
BodyVerb: TypeAlias = Damage | Heal | SeriousInjury | BlockToken | GrantExtraToken | TakeBackTokens
TokenVerb: TypeAlias = AddTokens | RemoveTokens | PlaceTerrainToken | RemoveTerrainToken
ThingVerb: TypeAlias = GainItem | GainMaterials | PayMaterials | DiscardItem | DamageItem
KarmaVerb: TypeAlias = UseKarmaEffect | ReplaceKarma
CourseVerb: TypeAlias = Narrate | SetFlag | CheckFailure | EndChapter | MoveHourglass | ActionPhase
Plain: TypeAlias = CardVerb | CharacterVerb | BodyVerb | TokenVerb | ThingVerb | KarmaVerb | CourseVerb
