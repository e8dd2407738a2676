"""The content of a pack of Tidal Blades as typed data: dice, tracks, islands and every kind of card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import reduce
from operator import or_
from typing import Final

from tablewright.engine.options import Option

from .kinds import ISLANDS
from .legends import ORDINARY, LegendarySet, Manner
from .powers import ACTIVE, MOMENTS_OF, UPGRADES, Active, Power, ShieldUpgrade, bits_of
from .results import needs_of
from .stunts import Stunt, When
from .subjects import Subject
from .times import ANYTIME, IN_FIGHT, Moment
from .vocabulary import OF_FIGHTS, Losses, Rewards

CARDS_OF_CHARACTER: Final = 12
WEAK, STRONG = range(2)
STRENGTHS: Final = ("weak", "strong")
TYPES: Final = ("starting", "twin", "void", "guarded", "magma", "limbs", "hide")
FRAMES: Final = ("single", "open")
SINGLE, OPEN = range(2)
MARKET_SETS: Final = ("standard", "goods", "knowledge", "black")
STANDARD, GOODS, KNOWLEDGE, BLACK = range(4)
CARD, ARTIFACT, SHIELD, UPGRADE = range(4)
CARD_KINDS: Final = ("card", "artifact", "shield", "upgrade")
BEST, EACH = range(2)
ANNOUNCEMENT_KINDS: Final = ("best", "each")
SCHEME_EFFECTS: Final = ("deception", "framed", "stunned", "erased-memory", "kidnapped")
NO_ARENA: Final = -1

# Backs: cards with different ones are never mistaken for each other.
CHALLENGE_BACK, LEGENDARY_BACK, TRICK_BACK, MARKET_BACK, GOAL_BACK, ANNOUNCEMENT_BACK, SCHEME_BACK = range(7)
MONSTER_BACK: Final = 7
CHARACTER_BACK: Final = 9


@dataclass(frozen=True, slots=True)
class Dial:
    """A trait dial: the level and the points at each step (TB-TRAIT-02)."""

    levels: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Champions:
    """The Champions Board: points by position and by place, and what feats move a player forward."""

    points: tuple[int, ...]
    places: tuple[int, ...]
    stretch: int
    arbiter: int
    armour: int


@dataclass(frozen=True, slots=True)
class Round:
    """A space of the round track: discs of each player, level of the threat die, leader tokens in its night."""

    key: str
    discs: int
    threat: int
    leader: int


@dataclass(frozen=True, slots=True)
class Space:
    """An action space: its island, its frame and its reward."""

    key: str
    island: int
    frame: int
    rewards: Rewards


@dataclass(frozen=True, slots=True)
class Gains:
    """An island effect that gives rewards."""

    rewards: Rewards


@dataclass(frozen=True, slots=True)
class Trade:
    """The island effect of the Droska Ring: buy a market card, or gain fruit."""

    fruit: int


@dataclass(frozen=True, slots=True)
class Battle:
    """The island effect of the Fold: fight a monster."""


IslandEffect = Gains | Trade | Battle


@dataclass(frozen=True, slots=True)
class Island:
    """An island board."""

    key: str
    effect: IslandEffect
    spaces: tuple[Space, ...]


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
class Character:
    """A character: starting steps, dice, stock and card, and the twelve cards of the deck."""

    key: str
    trait: int
    starting_card: int
    shells: int
    fruit: int
    dice: tuple[int, ...]
    steps: tuple[int, ...]
    cards: tuple[CharacterCard, ...]


@dataclass(frozen=True, slots=True)
class Difficulty:
    """A row of the solo table (TB-SOLO-16)."""

    key: str
    threshold: int
    fruit: int
    shells: int
    weak: int
    strong: int
    allies: tuple[int, ...]
    rival: int


@dataclass(frozen=True, slots=True)
class Scheme:
    """A scheme effect card."""

    key: str
    effect: str


@dataclass(frozen=True, slots=True)
class Pack:
    """All content of a game. Faces are numbered in the order of the fields `challenges` to `schemes`.

    `dice[kind]` are six packed results, `threat[level]` eight counts of X, `invasion` six lists of slots.
    Legendary challenges follow the standard ones; tricks are there once for each copy.
    """

    dice: tuple[tuple[int, ...], ...]
    threat: tuple[tuple[int, ...], ...]
    invasion: tuple[tuple[int, ...], ...]
    dial: Dial
    champions: Champions
    boat: tuple[Rewards, ...]
    rounds: tuple[Round, ...]
    islands: tuple[Island, ...]
    pool_size: int
    market_size: int
    challenges: tuple[Challenge, ...]
    standard_challenges: int
    legendary_sets: tuple[LegendarySet, ...]
    tricks: tuple[Trick, ...]
    market: tuple[MarketCard, ...]
    goals: tuple[Goal, ...]
    announcements: tuple[Announcement, ...]
    monsters: tuple[Monster, ...]
    characters: tuple[Character, ...]
    schemes: tuple[Scheme, ...]
    difficulties: Mapping[str, Difficulty]
    fingerprint: str
    spaces: tuple[Space, ...] = field(init=False)
    first_beside: int = field(init=False)
    """The first place beside the spaces of an island; places below are action spaces."""
    single_spaces: frozenset[int] = field(init=False)
    island_of_place: tuple[int, ...] = field(init=False)
    place_options: tuple[Option[int], ...] = field(init=False)
    character_cards: tuple[CharacterCard, ...] = field(init=False)
    power_bits: tuple[int, ...] = field(init=False)
    """By face: the kinds of powers on a character card."""
    acting_moments: tuple[int, ...] = field(init=False)
    """By face: the moments at which a character card may let its owner act."""
    first_trick: int = field(init=False)
    first_market: int = field(init=False)
    first_goal: int = field(init=False)
    first_announcement: int = field(init=False)
    first_monster: int = field(init=False)
    first_character_card: int = field(init=False)
    first_scheme: int = field(init=False)
    face_count: int = field(init=False)
    backs: tuple[int, ...] = field(init=False)

    def __post_init__(self) -> None:
        self._lay_out_spaces()
        self._number_faces()

    def _lay_out_spaces(self) -> None:
        spaces = tuple(space for island in self.islands for space in island.spaces)
        names = (*(f"space:{space.key}" for space in spaces), *(f"island:{key}" for key in ISLANDS))
        self._settle("spaces", spaces)
        self._settle("first_beside", len(spaces))
        self._settle("single_spaces", frozenset(place for place, space in enumerate(spaces) if space.frame == SINGLE))
        self._settle("island_of_place", (*(space.island for space in spaces), *range(len(ISLANDS))))
        self._settle("place_options", tuple(Option(name, place) for place, name in enumerate(names)))

    def _number_faces(self) -> None:
        cards = tuple(card for character in self.characters for card in character.cards)
        self._settle("character_cards", cards)
        kinds = (self.challenges, self.tricks, self.market, self.goals, self.announcements, self.monsters, cards)
        names = ("trick", "market", "goal", "announcement", "monster", "character_card", "scheme")
        face = 0
        for name, kind in zip(names, kinds, strict=True):
            face += len(kind)
            self._settle(f"first_{name}", face)
        self._settle("face_count", face + len(self.schemes))
        self._settle("power_bits", self._by_face(tuple(bits_of(card.powers) for card in cards)))
        self._settle("acting_moments", self._by_face(tuple(card.moments for card in cards)))
        self._settle("backs", self._backs())

    def _by_face(self, of_cards: tuple[int, ...]) -> tuple[int, ...]:
        """Numbers of the character cards, and 0 for every other face."""
        return (0,) * self.first_character_card + of_cards + (0,) * len(self.schemes)

    def _backs(self) -> tuple[int, ...]:
        legendary = len(self.challenges) - self.standard_challenges
        return (
            *(CHALLENGE_BACK,) * self.standard_challenges,
            *(LEGENDARY_BACK,) * legendary,
            *(TRICK_BACK,) * len(self.tricks),
            *(MARKET_BACK,) * len(self.market),
            *(GOAL_BACK,) * len(self.goals),
            *(ANNOUNCEMENT_BACK,) * len(self.announcements),
            *(MONSTER_BACK + monster.strength for monster in self.monsters),
            *(CHARACTER_BACK + number // CARDS_OF_CHARACTER for number in range(len(self.character_cards))),
            *(SCHEME_BACK,) * len(self.schemes),
        )

    def _settle(self, name: str, value: object) -> None:
        object.__setattr__(self, name, value)

    def trick(self, face: int) -> Trick:
        return self.tricks[face - self.first_trick]

    def market_card(self, face: int) -> MarketCard:
        return self.market[face - self.first_market]

    def goal(self, face: int) -> Goal:
        return self.goals[face - self.first_goal]

    def announcement(self, face: int) -> Announcement:
        return self.announcements[face - self.first_announcement]

    def monster(self, face: int) -> Monster:
        return self.monsters[face - self.first_monster]

    def character_card(self, face: int) -> CharacterCard:
        return self.character_cards[face - self.first_character_card]

    def scheme(self, face: int) -> Scheme:
        return self.schemes[face - self.first_scheme]

    def deck_of(self, character: int) -> range:
        """The faces of a character's twelve cards."""
        first = self.first_character_card + character * CARDS_OF_CHARACTER
        return range(first, first + CARDS_OF_CHARACTER)

    def legendary_arena(self, face: int) -> int:
        """The arena of a legendary challenge, if it has exactly one."""
        arenas = {half.arena for half in self.challenges[face].halves}
        return arenas.pop() if len(arenas) == 1 else NO_ARENA
