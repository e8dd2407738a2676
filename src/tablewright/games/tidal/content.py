"""The content of a pack of Tidal Blades as typed data: dice, tracks, islands, characters, and all cards by face."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from tablewright.engine.options import Option

from .faces import NO_ARENA, Announcement, Challenge, CharacterCard, Goal, MarketCard, Monster, Scheme, Trick
from .kinds import ISLANDS
from .legends import LegendarySet
from .powers import bits_of
from .vocabulary import Rewards

CARDS_OF_CHARACTER: Final = 12
FRAMES: Final = ("single", "open")
SINGLE, OPEN = range(2)

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
