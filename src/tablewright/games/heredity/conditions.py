"""What a card can ask about the table, and the moments at which a lasting statement wants to be heard."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from .kinds import AnchorColour, Attitude, BasicAction, Comparison, KarmaType
from .references import AreaRef, CardNumber, CardRef, CharacterSelector, FlagName, NpcRef, PcSelector, TokenKind

Side: TypeAlias = Literal["front", "back"]


@dataclass(frozen=True, slots=True)
class TokensOn:
    """Compares the tokens of a kind on a card."""

    kind: TokenKind
    op: Comparison
    n: int
    card: CardRef = "this"


@dataclass(frozen=True, slots=True)
class CardInPlay:
    """The card, or one side of it, is in play."""

    card: CardNumber
    side: Side | Literal["any"] = "any"


@dataclass(frozen=True, slots=True)
class CardBurned:
    """The card was burned in this chapter."""

    card: CardNumber


@dataclass(frozen=True, slots=True)
class CardInDeck:
    """The card can still be taken."""

    card: CardNumber


@dataclass(frozen=True, slots=True)
class TerrainSide:
    """A side of a terrain is visible."""

    terrain: CardNumber
    side: Side


@dataclass(frozen=True, slots=True)
class PcInArea:
    """Members of the family are in an area."""

    who: PcSelector
    area: AreaRef


@dataclass(frozen=True, slots=True)
class SameArea:
    """Two characters are in one area."""

    a: CharacterSelector
    b: CharacterSelector


@dataclass(frozen=True, slots=True)
class PcHasItem:
    """An item is carried; `working` asks for one whose hearts are not all covered."""

    who: PcSelector
    item: CardNumber
    working: bool = False


@dataclass(frozen=True, slots=True)
class Materials:
    """Compares the materials of members of the family, or of all together."""

    who: PcSelector | Literal["group"]
    op: Comparison
    n: int


@dataclass(frozen=True, slots=True)
class NpcAlive:
    """A figure of the NPC is on the terrain."""

    npc: NpcRef


@dataclass(frozen=True, slots=True)
class NpcAttitude:
    """How an NPC stands to the family."""

    npc: NpcRef
    attitude: Attitude


@dataclass(frozen=True, slots=True)
class NpcOnTimeline:
    """The card of an NPC is on the timeline."""

    npc: NpcRef


@dataclass(frozen=True, slots=True)
class PcDying:
    """Members of the family are dying; `any` asks for at least one."""

    who: PcSelector | Literal["any"] = "each"


@dataclass(frozen=True, slots=True)
class Injuries:
    """Compares the number of flipped PC cards."""

    who: PcSelector
    op: Comparison
    n: int


@dataclass(frozen=True, slots=True)
class DamageOn:
    """Compares the damage on a character."""

    who: CharacterSelector
    op: Comparison
    n: int


@dataclass(frozen=True, slots=True)
class KarmaHas:
    """Which karma card of a type is in the karma deck."""

    type: KarmaType
    level: int | None = None
    card: CardNumber | None = None


@dataclass(frozen=True, slots=True)
class KarmaDrawn:
    """What the karma card just drawn is."""

    type: KarmaType | None = None
    op: Comparison | None = None
    value: int | None = None


@dataclass(frozen=True, slots=True)
class HourglassOn:
    """The hourglass is on a card."""

    card: CardRef


@dataclass(frozen=True, slots=True)
class FreeSlot:
    """A free slot of a colour exists."""

    colour: AnchorColour


@dataclass(frozen=True, slots=True)
class AreaCrowded:
    """Nobody else fits into an area."""

    area: AreaRef


@dataclass(frozen=True, slots=True)
class TerrainDiscovered:
    """A terrain is on the board."""

    terrain: CardNumber


@dataclass(frozen=True, slots=True)
class CharactersIn:
    """Compares the number of characters in an area."""

    area: AreaRef
    op: Comparison
    n: int


@dataclass(frozen=True, slots=True)
class Flag:
    """What the campaign remembers."""

    flag: FlagName
    op: Comparison = "!="
    value: bool | int = 0


@dataclass(frozen=True, slots=True)
class All:
    """All of several conditions hold."""

    of: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Any:
    """At least one of several conditions holds."""

    of: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Not:
    """None of several conditions holds."""

    of: tuple[Condition, ...]


Condition: TypeAlias = (
    TokensOn | CardInPlay | CardBurned | CardInDeck | TerrainSide | PcInArea | SameArea | PcHasItem | Materials
    | NpcAlive | NpcAttitude | NpcOnTimeline | PcDying | Injuries | DamageOn | KarmaHas | KarmaDrawn | HourglassOn
    | FreeSlot | AreaCrowded | TerrainDiscovered | CharactersIn | Flag | All | Any | Not
)  # fmt: skip


# Moments


@dataclass(frozen=True, slots=True)
class CardTaken:
    """A card is taken."""

    card: CardRef = "this"


@dataclass(frozen=True, slots=True)
class CardFlipped:
    """A card is flipped."""

    card: CardRef = "this"


@dataclass(frozen=True, slots=True)
class HourglassArrives:
    """The hourglass moves onto a card."""

    card: CardRef = "this"


@dataclass(frozen=True, slots=True)
class VerticalActivation:
    """While the card above a vertical card is resolved."""

    moment: Literal["before", "during", "after"]
    condition: Condition | None = None


@dataclass(frozen=True, slots=True)
class PcEntersArea:
    """A member of the family enters an area."""

    area: AreaRef


@dataclass(frozen=True, slots=True)
class TerrainRevealed:
    """A terrain is laid down."""

    terrain: CardNumber


@dataclass(frozen=True, slots=True)
class ActionPerformed:
    """A member of the family performs an action."""

    icon: BasicAction
    at: AreaRef | NpcRef | None = None


@dataclass(frozen=True, slots=True)
class ItemCollectedFirst:
    """An item is collected for the first time in this chapter."""

    item: CardNumber


@dataclass(frozen=True, slots=True)
class ChapterSetup:
    """A chapter is set up."""


@dataclass(frozen=True, slots=True)
class ItemUpgraded:
    """An item was upgraded."""

    item: CardNumber


@dataclass(frozen=True, slots=True)
class NpcAnchored:
    """An NPC card is anchored."""

    npc: NpcRef


@dataclass(frozen=True, slots=True)
class NpcDies:
    """An NPC dies."""

    npc: NpcRef


@dataclass(frozen=True, slots=True)
class NpcAttacked:
    """A member of the family or an ally attacks an NPC."""

    npc: NpcRef


@dataclass(frozen=True, slots=True)
class TokensExhausted:
    """The last token of a kind is removed from a card."""

    kind: TokenKind
    card: CardRef = "this"


@dataclass(frozen=True, slots=True)
class KarmaModified:
    """A karma card was replaced."""


@dataclass(frozen=True, slots=True)
class EventSectionDone:
    """An event section was resolved."""

    card: CardRef


@dataclass(frozen=True, slots=True)
class PcStartsDying:
    """A member of the family starts dying."""

    who: PcSelector


Trigger: TypeAlias = (
    CardTaken | CardFlipped | HourglassArrives | VerticalActivation | PcEntersArea | TerrainRevealed | ActionPerformed
    | ItemCollectedFirst | ChapterSetup | ItemUpgraded | NpcAnchored | NpcDies | NpcAttacked | TokensExhausted
    | KarmaModified | EventSectionDone | PcStartsDying
)  # fmt: skip
