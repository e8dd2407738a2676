"""The instructions that contain no other: for cards, characters, tokens, things, karma and the course of play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from .amounts import Amount, Count, NextChapter, Plus, says
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

    card: Annotated[CardNumber, says("The number of the card.")]


@dataclass(frozen=True, slots=True)
class Flip:
    """Turn a card over, read and resolve the new side."""

    card: Annotated[CardRef, says("The card that is turned over.")] = "this"


@dataclass(frozen=True, slots=True)
class Burn:
    """Put a card out of the chapter, whichever side is up."""

    card: Annotated[CardRef, says("The card that is burned.")] = "this"


@dataclass(frozen=True, slots=True)
class Anchor:
    """Put a card at the first free slot of its colour; without a colour, by the anchor that is printed on it."""

    colour: Annotated[AnchorColour | None, says("The colour of the slot.")] = None
    card: Annotated[CardRef, says("The card that is anchored.")] = "this"
    edge: Annotated[AnchorEdge | None, says("The edge of the slot; without it, any.")] = None


@dataclass(frozen=True, slots=True)
class AddToDeck:
    """Put a card back into the adventure deck."""

    card: Annotated[CardNumber, says("The number of the card.")]


@dataclass(frozen=True, slots=True)
class Narrate:
    """Show story text."""

    text: Annotated[Text, says("The name of a text of the card.")]
    reader: Annotated[PcName | None, says("Who reads it aloud.")] = None


# Characters on the map


@dataclass(frozen=True, slots=True)
class PlaceNpc:
    """Put figures of an NPC in an area, or as near as they fit."""

    npc: Annotated[NpcRef, says("The NPC.")]
    at: Annotated[AreaRef, says("Where.")]
    figures: Annotated[Count, says("How many of its figures.")] = 1


@dataclass(frozen=True, slots=True)
class PlacePc:
    """Put members of the family in an area."""

    who: Annotated[PcSelector, says("Who.")]
    at: Annotated[AreaRef, says('Where; { start = "each" } is the own start of each.')]


@dataclass(frozen=True, slots=True)
class MoveCharacter:
    """Move without actions or lines."""

    who: Annotated[CharacterSelector, says("Who.")]
    to: Annotated[AreaRef, says("Where to.")]


@dataclass(frozen=True, slots=True)
class RemoveNpc:
    """Take an NPC's card off the timeline and its figures off the terrain, without its death effect."""

    npc: Annotated[NpcRef, says("The NPC, or one of its figures.")]


# Terrain


@dataclass(frozen=True, slots=True)
class PlaceTerrain:
    """Lay a terrain card, with its terrain tokens and materials."""

    card: Annotated[CardNumber, says("The number of the terrain.")]
    next_to: Annotated[
        CardNumber | None,
        says("The terrain beside which it is laid; without it, where the map has a way to it."),
    ] = None
    edge: Annotated[
        Edge | Literal["detached"] | None, says("The edge of that terrain; detached lies apart from it.")
    ] = None


@dataclass(frozen=True, slots=True)
class ReplaceTerrain:
    """Lay a terrain in place of another; contents move over, the old one is burned."""

    new: Annotated[CardNumber, says("The terrain that is laid.")]
    old: Annotated[CardNumber, says("The terrain that is burned.")]


@dataclass(frozen=True, slots=True)
class PlaceTerrainToken:
    """Make a terrain action available (again)."""

    icon: Annotated[IconAction, says("The action that is offered.")]
    at: Annotated[AreaRef, says("Where.")]
    card: Annotated[CardNumber, says("The card that is taken there.")]


@dataclass(frozen=True, slots=True)
class RemoveTerrainToken:
    """Close a terrain action."""

    icon: Annotated[IconAction, says("The action that is closed.")]
    at: Annotated[AreaRef, says("Where.")]


# Tokens, damage, things


@dataclass(frozen=True, slots=True)
class AddTokens:
    """Add tokens to a card or an area."""

    kind: Annotated[TokenKind, says("The kind of the tokens.")]
    n: Annotated[Count, says("How many.")] = 1
    to: Annotated[CardRef | AreaRef, says("The card or area that gets them.")] = "this"


@dataclass(frozen=True, slots=True)
class RemoveTokens:
    """Remove tokens from a card or an area; impossible if there are fewer."""

    kind: Annotated[TokenKind, says("The kind of the tokens.")]
    n: Annotated[Count, says("How many.")] = 1
    from_: Annotated[CardRef | AreaRef, says("The card or area that loses them.")] = "this"


@dataclass(frozen=True, slots=True)
class Damage:
    """Direct damage; defence is ignored. Whoever ignores the hazard takes none."""

    who: Annotated[CharacterSelector, says("Who is hurt.")]
    n: Annotated[Count, says("How much damage.")]
    hazard: Annotated[str | None, says("A name that items can ignore.")] = None


@dataclass(frozen=True, slots=True)
class Heal:
    """Remove damage."""

    who: Annotated[CharacterSelector, says("Who is healed.")]
    n: Annotated[Count, says("How much damage at most.")]


@dataclass(frozen=True, slots=True)
class GainItem:
    """Take an item and equip it."""

    card: Annotated[CardNumber, says("The number of the item.")]
    to: Annotated[PcSelector, says("Who gets it.")] = "acting"


@dataclass(frozen=True, slots=True)
class GainMaterials:
    """Add materials to a member of the family or to an area."""

    n: Annotated[Count, says("How many.")]
    to: Annotated[PcSelector | AreaRef, says("Who gets them, or the area where they are put.")] = "acting"


@dataclass(frozen=True, slots=True)
class PayMaterials:
    """Discard materials from equipment."""

    n: Annotated[Count, says("How many.")]
    from_: Annotated[PcSelector, says("Who pays.")] = "acting"


@dataclass(frozen=True, slots=True)
class DiscardItem:
    """Lose an item."""

    card: Annotated[CardNumber, says("The number of the item.")]
    from_: Annotated[PcSelector | None, says("Who loses it; without it, whoever has it.")] = None


@dataclass(frozen=True, slots=True)
class DamageItem:
    """Put damage on hearts of an item."""

    item: Annotated[CardNumber, says("The number of the item.")]
    n: Annotated[Count, says("How many hearts.")] = 1


@dataclass(frozen=True, slots=True)
class SeriousInjury:
    """Flip a PC card to side b after discarding its damage."""

    who: Annotated[PcSelector, says("Who is injured.")]
    part: Annotated[BodyPart | None, says("Which part of the body; without it, the players choose.")] = None


# Karma


@dataclass(frozen=True, slots=True)
class UseKarmaEffect:
    """Apply the karma effect of a card: of a type, of a number, or of the drawn one."""

    card: Annotated[KarmaType | CardNumber | Literal["drawn"], says("A type, a number, or drawn.")]


@dataclass(frozen=True, slots=True)
class ReplaceKarma:
    """Swap a karma card, burn the old one, shuffle deck and discard together."""

    old: Annotated[KarmaType | CardNumber, says("The type or number of the card that is burned.")]
    new: Annotated[CardNumber, says("The number of the card that takes its place.")]


# NPCs and fighting


@dataclass(frozen=True, slots=True)
class SetAttitude:
    """Put or remove a hostile or ally token."""

    npc: Annotated[NpcRef, says("The NPC.")]
    attitude: Annotated[Attitude, says("How it stands to the family from now on.")]


@dataclass(frozen=True, slots=True)
class Attack:
    """Resolve an attack with karma and defence."""

    attacker: Annotated[CharacterSelector, says("Who attacks.")]
    target: Annotated[CharacterSelector, says("Who is attacked.")]
    strength: Annotated[Amount, says("The strength of the attack, before karma.")]
    range: Annotated[Amount | Literal["melee"], says("How many lines it crosses at most, or melee.")] = "melee"


# Action tokens and the timeline


@dataclass(frozen=True, slots=True)
class TakeBackTokens:
    """Take back all action tokens."""

    who: Annotated[PcSelector, says("Whose tokens.")] = "each"


@dataclass(frozen=True, slots=True)
class ActionPhase:
    """The players may act until they stop."""


@dataclass(frozen=True, slots=True)
class BlockToken:
    """Move available tokens to the middle of the PC cards."""

    who: Annotated[PcSelector, says("Whose tokens.")]
    n: Annotated[Count, says("How many.")]


@dataclass(frozen=True, slots=True)
class GrantExtraToken:
    """Give the purple token."""

    who: Annotated[CharacterSelector, says("Who gets it.")]


@dataclass(frozen=True, slots=True)
class MoveHourglass:
    """Move the hourglass; its card is resolved next."""

    to: Annotated[CardRef | Literal["next"], says("A card of the timeline, or next.")]


@dataclass(frozen=True, slots=True)
class CheckFailure:
    """If the condition holds the chapter is lost; without one, the card's own failure condition."""

    condition: Annotated[Condition | None, says("What loses the chapter.")] = None


@dataclass(frozen=True, slots=True)
class EndChapter:
    """End the chapter."""

    result: Annotated[Literal["victory", "failure"], says("How it ends.")]
    next: Annotated[NextChapter | None, says("The number of the chapter that follows; without it, the next one.")] = (
        None
    )
    ending: Annotated[Text | None, says("The text that names the ending.")] = None


@dataclass(frozen=True, slots=True)
class SetFlag:
    """Remember a story fact."""

    flag: Annotated[FlagName, says("The name of the fact.")]
    value: Annotated[bool | Plus, says("true, false to take it back, or a number.")] = True


CardVerb: TypeAlias = Take | Flip | Burn | Anchor | AddToDeck | PlaceTerrain | ReplaceTerrain
CharacterVerb: TypeAlias = PlaceNpc | PlacePc | MoveCharacter | RemoveNpc | SetAttitude | Attack
BodyVerb: TypeAlias = Damage | Heal | SeriousInjury | BlockToken | GrantExtraToken | TakeBackTokens
TokenVerb: TypeAlias = AddTokens | RemoveTokens | PlaceTerrainToken | RemoveTerrainToken
ThingVerb: TypeAlias = GainItem | GainMaterials | PayMaterials | DiscardItem | DamageItem
KarmaVerb: TypeAlias = UseKarmaEffect | ReplaceKarma
CourseVerb: TypeAlias = Narrate | SetFlag | CheckFailure | EndChapter | MoveHourglass | ActionPhase
Plain: TypeAlias = CardVerb | CharacterVerb | BodyVerb | TokenVerb | ThingVerb | KarmaVerb | CourseVerb
