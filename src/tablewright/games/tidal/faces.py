"""What is printed on every kind of card of Tidal Blades, as typed data."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import reduce
from operator import or_
from typing import Final

from .legends import ORDINARY, Manner
from .powers import ACTIVE, MOMENTS_OF, UPGRADES, Active, Power, ShieldUpgrade
from .results import needs_of
from .stunts import Stunt, When
from .subjects import Subject
from .times import ANYTIME, IN_FIGHT, Moment
from .vocabulary import OF_FIGHTS, Losses, Rewards

WEAK, STRONG = range(2)
STRENGTHS: Final = ("weak", "strong")
TYPES: Final = ("starting", "twin", "void", "guarded", "magma", "limbs", "hide")
MARKET_SETS: Final = ("standard", "goods", "knowledge", "black")
STANDARD, GOODS, KNOWLEDGE, BLACK = range(4)
CARD, ARTIFACT, SHIELD, UPGRADE = range(4)
CARD_KINDS: Final = ("card", "artifact", "shield", "upgrade")
BEST, EACH = range(2)
ANNOUNCEMENT_KINDS: Final = ("best", "each")
SCHEME_EFFECTS: Final = ("deception", "framed", "stunned", "erased-memory", "kidnapped")
NO_ARENA: Final = -1


@dataclass(frozen=True, slots=True)
class Half:
    """What a challenge asks for at an arena, or wherever the Arbiter is; only split challenges have two halves."""

    arena: int
    required: tuple[int, ...]
    stretch: tuple[int, ...]
    points: int
    asked: tuple[tuple[int, int, int, int], ...] = field(init=False)
    """The symbols of each trait, for each choice of stretch symbols as a bit mask."""

    def __post_init__(self) -> None:
        choices = range(1 << len(self.stretch))
        asked = tuple(needs_of((*self.required, *self.stretched(chosen))) for chosen in choices)
        object.__setattr__(self, "asked", asked)

    def stretched(self, chosen: int) -> tuple[int, ...]:
        """The stretch symbols of a bit mask."""
        return tuple(trait for place, trait in enumerate(self.stretch) if chosen >> place & 1)

    def has_trait(self, trait: int) -> bool:
        """TB-TRAIT-07: a challenge of a trait shows its symbol, if only as a stretch symbol."""
        return trait in self.required or trait in self.stretch

    @property
    def symbols(self) -> int:
        """TB-CHAL-14: all printed symbols, stretch symbols included."""
        return len(self.required) + len(self.stretch)


@dataclass(frozen=True, slots=True)
class Challenge:
    """A challenge card."""

    key: str
    halves: tuple[Half, ...]
    manner: Manner = ORDINARY

    @property
    def symbols(self) -> int:
        """TB-CHAL-14: all that is printed on the card; both halves of a split one that nobody has completed yet."""
        return sum(half.symbols for half in self.halves)


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick card."""

    key: str
    when: When
    stunt: Stunt


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What valuable knowledge scores at the end: points for every so many of something."""

    subject: Subject
    per: int
    points: int


@dataclass(frozen=True, slots=True)
class MarketCard:
    """A market card: its cost, what it gives at once, and what it is kept for."""

    key: str
    set: int
    fruit: int
    ranking: int
    rewards: Rewards
    discard: Rewards
    knowledge: Knowledge | None

    @property
    def is_kept(self) -> bool:
        """TB-MARKET-01, TB-AMKT-05, -07: cards that are placed beside the character board."""
        return bool(self.discard) or self.knowledge is not None


@dataclass(frozen=True, slots=True)
class Spot:
    """A spot of a monster; armour is the least level of a die that hits it, link and side are 0 without.

    A centred spot lies between its column and the next one to the right (TB-RIV-08).
    """

    trait: int
    row: int
    column: int
    armour: int
    ranking: int
    side: int
    link: int
    centred: int = 0


@dataclass(frozen=True, slots=True)
class Monster:
    """A monster card; `guard` is the trait of a guarded spot or -1, `forbidden` are symbols that cannot hit it."""

    key: str
    type: int
    strength: int
    style: int
    spots: tuple[Spot, ...]
    guard: int
    forbidden: tuple[int, ...]
    reward: Rewards
    kill: tuple[Rewards, ...]
    invasion: Losses


@dataclass(frozen=True, slots=True)
class Goal:
    """A secret goal: points for at least so many of something."""

    key: str
    subject: Subject
    least: int
    points: int


@dataclass(frozen=True, slots=True)
class Announcement:
    """A special announcement: points for the best player, or for each deed of everybody."""

    key: str
    kind: int
    subject: Subject
    points: int


@dataclass(frozen=True, slots=True)
class CharacterCard:
    """A card of a character deck: a named card, the artifact, the reinforced shield or the shield upgrade."""

    key: str
    kind: int
    powers: tuple[Power, ...]
    discard: Rewards
    abilities: tuple[Active, ...] = field(init=False)
    """Those of its powers that a player may use once per turn."""
    upgrades: tuple[ShieldUpgrade, ...] = field(init=False)
    """Those that are paid with shells of the shield."""
    moments: Moment = field(init=False)
    """When it may let its owner act, so that at other moments nobody looks at it."""

    def __post_init__(self) -> None:
        abilities = tuple(power for power in self.powers if isinstance(power, ACTIVE))
        upgrades = tuple(power for power in self.powers if isinstance(power, UPGRADES))
        moments = [MOMENTS_OF[type(power)] for power in (*abilities, *upgrades)]
        moments += [IN_FIGHT if isinstance(reward, OF_FIGHTS) else ANYTIME for reward in self.discard]
        object.__setattr__(self, "abilities", abilities)
        object.__setattr__(self, "upgrades", upgrades)
        object.__setattr__(self, "moments", reduce(or_, moments, 0))


@dataclass(frozen=True, slots=True)
class Scheme:
    """A scheme effect card."""

    key: str
    effect: str
