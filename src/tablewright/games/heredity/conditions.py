"""What a card can ask about the table, and the moments at which a lasting statement wants to be heard."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from .amounts import Amount, Count, Plus, says
from .kinds import AnchorColour, Attitude, BasicAction, Comparison, KarmaType
from .references import AreaRef, CardNumber, CardRef, CharacterSelector, FlagName, NpcRef, PcSelector, TokenKind

Side: TypeAlias = Literal["front", "back"]


@dataclass(frozen=True, slots=True)
class TokensOn:
    """Compares the tokens of a kind on a card."""

    kind: Annotated[TokenKind, says("The kind of the tokens.")]
    op: Annotated[Comparison, says("How it is compared.")]
    n: Annotated[Amount, says("With how many.")]
    card: Annotated[CardRef, says("On which card.")] = "this"


@dataclass(frozen=True, slots=True)
class CardInPlay:
    """The card, or one side of it, is in play."""

    card: Annotated[CardNumber, says("The number of the card.")]
    side: Annotated[Side | Literal["any"], says("Which side shows.")] = "any"


@dataclass(frozen=True, slots=True)
class CardBurned:
    """The card was burned in this chapter."""

    card: Annotated[CardNumber, says("The number of the card.")]


@dataclass(frozen=True, slots=True)
class CardInDeck:
    """The card can still be taken."""

    card: Annotated[CardNumber, says("The number of the card.")]


@dataclass(frozen=True, slots=True)
class TerrainSide:
    """A side of a terrain is visible."""

    terrain: Annotated[CardNumber, says("The number of the terrain.")]
    side: Annotated[Side, says("The side that shows.")]


@dataclass(frozen=True, slots=True)
class PcInArea:
    """Members of the family are in an area."""

    who: Annotated[PcSelector, says("Who; each asks for all, of others one is enough.")]
    area: Annotated[AreaRef, says("Where.")]


@dataclass(frozen=True, slots=True)
class SameArea:
    """Two characters are in one area."""

    a: Annotated[CharacterSelector, says("One of the two.")]
    b: Annotated[CharacterSelector, says("The other.")]


@dataclass(frozen=True, slots=True)
class PcHasItem:
    """An item is carried; `working` asks for one whose hearts are not all covered."""

    who: Annotated[PcSelector, says("Who; of several, one is enough.")]
    item: Annotated[CardNumber, says("The number of the item.")]
    working: Annotated[bool, says("Whether a broken one does not count.")] = False


@dataclass(frozen=True, slots=True)
class Materials:
    """Compares the materials of members of the family, or of all together."""

    who: Annotated[PcSelector | Literal["group"], says("Whose; group is all together.")]
    op: Annotated[Comparison, says("How it is compared.")]
    n: Annotated[Amount, says("With how many.")]


@dataclass(frozen=True, slots=True)
class NpcAlive:
    """A figure of the NPC is on the terrain."""

    npc: Annotated[NpcRef, says("The NPC that is meant.")]


@dataclass(frozen=True, slots=True)
class NpcAttitude:
    """How an NPC stands to the family."""

    npc: Annotated[NpcRef, says("The NPC that is meant.")]
    attitude: Annotated[Attitude, says("How it stands.")]


@dataclass(frozen=True, slots=True)
class NpcOnTimeline:
    """The card of an NPC is on the timeline."""

    npc: Annotated[NpcRef, says("The NPC that is meant.")]


@dataclass(frozen=True, slots=True)
class PcDying:
    """Members of the family are dying; `any` asks for at least one."""

    who: Annotated[PcSelector | Literal["any"], says("Who; any is at least one.")] = "each"


@dataclass(frozen=True, slots=True)
class Injuries:
    """Compares the number of flipped PC cards."""

    who: Annotated[PcSelector, says("Whose.")]
    op: Annotated[Comparison, says("How it is compared.")]
    n: Annotated[Amount, says("With how many.")]


@dataclass(frozen=True, slots=True)
class DamageOn:
    """Compares the damage on a character."""

    who: Annotated[CharacterSelector, says("On whom.")]
    op: Annotated[Comparison, says("How it is compared.")]
    n: Annotated[Amount, says("With how much.")]


@dataclass(frozen=True, slots=True)
class KarmaHas:
    """Which karma card of a type is in the karma deck."""

    type: Annotated[KarmaType, says("The type.")]
    level: Annotated[Count | None, says("Its level; without it, any.")] = None
    card: Annotated[CardNumber | None, says("Its number; without it, any.")] = None


@dataclass(frozen=True, slots=True)
class KarmaDrawn:
    """What the karma card just drawn is."""

    type: Annotated[KarmaType | None, says("Its type; without it, any.")] = None
    op: Annotated[Comparison | None, says("How it is compared.")] = None
    value: Annotated[Plus | None, says("With which value.")] = None


@dataclass(frozen=True, slots=True)
class HourglassOn:
    """The hourglass is on a card."""

    card: Annotated[CardRef, says("The card that is meant.")]


@dataclass(frozen=True, slots=True)
class FreeSlot:
    """A free slot of a colour exists."""

    colour: Annotated[AnchorColour, says("The colour of the slot.")]


@dataclass(frozen=True, slots=True)
class AreaCrowded:
    """Nobody else fits into an area."""

    area: Annotated[AreaRef, says("The area.")]


@dataclass(frozen=True, slots=True)
class TerrainDiscovered:
    """A terrain is on the board."""

    terrain: Annotated[CardNumber, says("The number of the terrain.")]


@dataclass(frozen=True, slots=True)
class CharactersIn:
    """Compares the number of characters in an area."""

    area: Annotated[AreaRef, says("The area.")]
    op: Annotated[Comparison, says("How it is compared.")]
    n: Annotated[Amount, says("With how many.")]


@dataclass(frozen=True, slots=True)
class Flag:
    """What the campaign remembers."""

    flag: Annotated[FlagName, says("The name of the fact.")]
    op: Annotated[Comparison, says("How it is compared.")] = "!="
    value: Annotated[bool | Plus, says("With what; a fact that was never noted is 0.")] = 0


@dataclass(frozen=True, slots=True)
class All:
    """All of several conditions hold."""

    of: Annotated[tuple[Condition, ...], says("The conditions.")]


@dataclass(frozen=True, slots=True)
class Any:
    """At least one of several conditions holds."""

    of: Annotated[tuple[Condition, ...], says("The conditions.")]


@dataclass(frozen=True, slots=True)
class Not:
    """None of several conditions holds."""

    of: Annotated[tuple[Condition, ...], says("The conditions.")]


Condition: TypeAlias = (
    TokensOn | CardInPlay | CardBurned | CardInDeck | TerrainSide | PcInArea | SameArea | PcHasItem | Materials
    | NpcAlive | NpcAttitude | NpcOnTimeline | PcDying | Injuries | DamageOn | KarmaHas | KarmaDrawn | HourglassOn
    | FreeSlot | AreaCrowded | TerrainDiscovered | CharactersIn | Flag | All | Any | Not
)  # fmt: skip


# Moments


@dataclass(frozen=True, slots=True)
class CardTaken:
    """A card is taken."""

    card: Annotated[CardRef, says("The card that is meant.")] = "this"


@dataclass(frozen=True, slots=True)
class CardFlipped:
    """A card is flipped."""

    card: Annotated[CardRef, says("The card that is meant.")] = "this"


@dataclass(frozen=True, slots=True)
class HourglassArrives:
    """The hourglass moves onto a card."""

    card: Annotated[CardRef, says("The card that is meant.")] = "this"


@dataclass(frozen=True, slots=True)
class VerticalActivation:
    """While the card above a vertical card is resolved."""

    moment: Annotated[Literal["before", "during", "after"], says("When, seen from the event of the card above.")]
    condition: Annotated[Condition | None, says("What must hold then.")] = None


@dataclass(frozen=True, slots=True)
class PcEntersArea:
    """A member of the family enters an area."""

    area: Annotated[AreaRef, says("The area.")]


@dataclass(frozen=True, slots=True)
class TerrainRevealed:
    """A terrain is laid down."""

    terrain: Annotated[CardNumber, says("The number of the terrain.")]


@dataclass(frozen=True, slots=True)
class ActionPerformed:
    """A member of the family performs an action."""

    icon: Annotated[BasicAction, says("Which action.")]
    at: Annotated[AreaRef | NpcRef | None, says("Where, or on which NPC; without it, anywhere.")] = None


@dataclass(frozen=True, slots=True)
class ItemCollectedFirst:
    """An item is collected for the first time in this chapter."""

    item: Annotated[CardNumber, says("The number of the item.")]


@dataclass(frozen=True, slots=True)
class ChapterSetup:
    """A chapter is set up."""


@dataclass(frozen=True, slots=True)
class ItemUpgraded:
    """An item was upgraded."""

    item: Annotated[CardNumber, says("The number of the item.")]


@dataclass(frozen=True, slots=True)
class NpcAnchored:
    """An NPC card is anchored."""

    npc: Annotated[NpcRef, says("The NPC that is meant.")]


@dataclass(frozen=True, slots=True)
class NpcDies:
    """An NPC dies."""

    npc: Annotated[NpcRef, says("The NPC that is meant.")]


@dataclass(frozen=True, slots=True)
class NpcAttacked:
    """A member of the family or an ally attacks an NPC."""

    npc: Annotated[NpcRef, says("The NPC that is meant.")]


@dataclass(frozen=True, slots=True)
class TokensExhausted:
    """The last token of a kind is removed from a card."""

    kind: Annotated[TokenKind, says("The kind of the tokens.")]
    card: Annotated[CardRef, says("The card that loses it.")] = "this"


@dataclass(frozen=True, slots=True)
class KarmaModified:
    """A karma card was replaced."""


@dataclass(frozen=True, slots=True)
class EventSectionDone:
    """An event section was resolved."""

    card: Annotated[CardRef, says("Whose event.")]


@dataclass(frozen=True, slots=True)
class PcStartsDying:
    """A member of the family starts dying."""

    who: Annotated[PcSelector, says("Who.")]


Trigger: TypeAlias = (
    CardTaken | CardFlipped | HourglassArrives | VerticalActivation | PcEntersArea | TerrainRevealed | ActionPerformed
    | ItemCollectedFirst | ChapterSetup | ItemUpgraded | NpcAnchored | NpcDies | NpcAttacked | TokensExhausted
    | KarmaModified | EventSectionDone | PcStartsDying
)  # fmt: skip
