"""The state of a game of Tidal Blades, as data, without rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Final

from tablewright.engine.table import CARDS, EACH_SEAT, SEATS, Table, copy_common
from tablewright.engine.zones import Zone

from .content import Pack, Round
from .faces import Challenge, CharacterCard, Half, MarketCard, Monster, Trick
from .kinds import NOWHERE, PLAYER
from .modes import Mode

NO_CARD: Final = -1
NOBODY: Final = -1
NO_CHARACTER: Final = -1
AT_HOME: Final = -1
"""The place of a pawn on its character board."""
NO_OPPONENT: Final = -1
COLUMNS: Final = 4
"""Columns for completed challenges: the three arenas, and beside the board."""
BESIDE: Final = 3
NO_DICE: Final[Zone] = (0,) * 9


@dataclass(slots=True, eq=False, kw_only=True)
class Tidal(Table):
    """Seats run clockwise: the players first, then the rival and the allies, if any. The last card of a deck is its
    top.

    A place is an action space, or beyond them (`content.first_beside`) an island without a space. `laid[seat]` are
    the places of the discs used this round. `available` and `spent` count dice by kind. `columns[seat * 4 + arena]`
    are completed challenges; column 3 lies beside the board. `packets` are starting challenges being chosen from,
    `drawn` the cards that a seat looks at to choose one. `fold` are the monsters at Fold's Edge and Inner Reef,
    `hits[slot]` the seats whose tokens cover their spots. `gone` are the cards out of the game. `captor` is the monster
    that holds the Arbiter.

    `active` is the seat whose turn it is, `actor` the seat whose pawn acts: an ally's in an ally turn. `visited`,
    `tricks_played`, `used` (cards used once this turn), `attempts`, `throws` and `sailings` belong to the turn;
    `at_stake` to `struck` to the running challenge or fight: `attempt` are its dice by kind, `showing` their results,
    `raised` the levels added to them, `bonus` how many of the last are bonus dice, `again` those to be rolled again,
    `threat` the X symbols still to be answered, `struck` the spots chosen so far. `invaders` are the slots whose
    monsters still invade tonight.
    """

    content: Pack = field(metadata={"kept": False})
    modes: Mapping[str, Mode] = field(metadata={"kept": False})
    mode: str
    settings: dict[str, str]
    humans: int
    roles: Annotated[Zone, EACH_SEAT]
    characters: Annotated[Zone, EACH_SEAT]
    first_player: Annotated[int, SEATS]
    round: int
    order: Annotated[Zone, SEATS]
    active: Annotated[int, SEATS]
    actor: Annotated[int, SEATS]
    pawns: Annotated[list[int], EACH_SEAT]
    laid: Annotated[list[Zone], EACH_SEAT]
    shells: Annotated[list[int], EACH_SEAT]
    fruit: Annotated[list[int], EACH_SEAT]
    charge: Annotated[list[int], EACH_SEAT]
    available: Annotated[list[Zone], EACH_SEAT]
    spent: Annotated[list[Zone], EACH_SEAT]
    steps: Annotated[list[Zone], EACH_SEAT]
    ranking: Annotated[list[int], EACH_SEAT]
    leads: Annotated[list[int], EACH_SEAT]
    tokens: Annotated[list[int], EACH_SEAT]
    challenges: Annotated[list[Zone], CARDS, EACH_SEAT]
    tricks: Annotated[list[Zone], CARDS, EACH_SEAT]
    goals: Annotated[list[Zone], CARDS, EACH_SEAT]
    character_decks: Annotated[list[Zone], CARDS, EACH_SEAT]
    in_play: Annotated[list[Zone], CARDS, EACH_SEAT]
    columns: Annotated[list[Zone], CARDS]
    kept: Annotated[list[Zone], CARDS, EACH_SEAT]
    packets: Annotated[list[Zone], CARDS, EACH_SEAT]
    drawn: Annotated[list[Zone], CARDS, EACH_SEAT]
    pool: Annotated[Zone, CARDS]
    challenge_deck: Annotated[Zone, CARDS]
    challenge_discard: Annotated[Zone, CARDS]
    legendary_deck: Annotated[Zone, CARDS]
    legendary_discard: Annotated[Zone, CARDS]
    trick_deck: Annotated[Zone, CARDS]
    trick_discard: Annotated[Zone, CARDS]
    market: Annotated[Zone, CARDS]
    market_deck: Annotated[Zone, CARDS]
    market_discard: Annotated[Zone, CARDS]
    goal_deck: Annotated[Zone, CARDS]
    announcements: Annotated[Zone, CARDS]
    monster_deck: Annotated[Zone, CARDS]
    fold: Zone
    hits: list[Zone]
    gone: Annotated[Zone, CARDS]
    boat: int
    arbiter: int
    captor: int
    schemes: Annotated[list[Zone], CARDS]
    scheme_deck: Annotated[Zone, CARDS]
    scheme_discard: Annotated[Zone, CARDS]
    set_challenge: Annotated[Zone, CARDS]
    visited: int
    tricks_played: Annotated[Zone, CARDS]
    used: Annotated[Zone, CARDS]
    attempts: int
    throws: int
    sailings: int
    at_stake: Annotated[Zone, CARDS]
    half: int
    opponent: int
    attempt: Zone
    showing: Zone
    raised: Zone
    bonus: int
    again: Zone
    threat: int
    struck: Zone
    invaders: Zone = ()

    def __post_init__(self) -> None:
        """Of a table that was stored when drawn cards belonged to nobody, and none were."""
        self.drawn = self.drawn or [()] * self.seats


def copy_table(table: Tidal) -> Tidal:
    """An independent copy, made as `copy_common` says."""
    copied = Tidal.__new__(Tidal)
    copy_common(table, copied)
    copy_frame(table, copied)
    copy_boards(table, copied)
    copy_sea(table, copied)
    copy_turn(table, copied)
    return copied


def copy_frame(table: Tidal, copied: Tidal) -> None:
    """Content, what was agreed, and who plays."""
    copied.content = table.content
    copied.modes = table.modes
    copied.mode = table.mode
    copied.settings = table.settings
    copied.humans = table.humans
    copied.roles = table.roles
    copied.characters = table.characters
    copied.first_player = table.first_player
    copied.round = table.round
    copied.order = table.order
    copied.active = table.active
    copied.actor = table.actor


def copy_boards(table: Tidal, copied: Tidal) -> None:
    """What lies before each participant."""
    copied.pawns = table.pawns[:]
    copied.laid = table.laid[:]
    copied.shells = table.shells[:]
    copied.fruit = table.fruit[:]
    copied.charge = table.charge[:]
    copied.available = table.available[:]
    copied.spent = table.spent[:]
    copied.steps = table.steps[:]
    copied.ranking = table.ranking[:]
    copied.leads = table.leads[:]
    copied.tokens = table.tokens[:]
    copied.challenges = table.challenges[:]
    copied.tricks = table.tricks[:]
    copied.goals = table.goals[:]
    copied.character_decks = table.character_decks[:]
    copied.in_play = table.in_play[:]
    copied.columns = table.columns[:]
    copied.kept = table.kept[:]
    copied.packets = table.packets[:]
    copied.drawn = table.drawn[:]


def copy_sea(table: Tidal, copied: Tidal) -> None:
    """What lies between the participants."""
    copied.pool = table.pool
    copied.challenge_deck = table.challenge_deck
    copied.challenge_discard = table.challenge_discard
    copied.legendary_deck = table.legendary_deck
    copied.legendary_discard = table.legendary_discard
    copied.trick_deck = table.trick_deck
    copied.trick_discard = table.trick_discard
    copied.market = table.market
    copied.market_deck = table.market_deck
    copied.market_discard = table.market_discard
    copied.goal_deck = table.goal_deck
    copied.announcements = table.announcements
    copied.monster_deck = table.monster_deck
    copied.fold = table.fold
    copied.hits = table.hits[:]
    copied.gone = table.gone
    copied.boat = table.boat
    copied.arbiter = table.arbiter
    copied.captor = table.captor
    copied.schemes = table.schemes[:]
    copied.scheme_deck = table.scheme_deck
    copied.scheme_discard = table.scheme_discard
    copied.set_challenge = table.set_challenge


def copy_turn(table: Tidal, copied: Tidal) -> None:
    """The running turn, and what is attempted in it."""
    copied.visited = table.visited
    copied.tricks_played = table.tricks_played
    copied.used = table.used
    copied.attempts = table.attempts
    copied.throws = table.throws
    copied.sailings = table.sailings
    copied.at_stake = table.at_stake
    copied.half = table.half
    copied.opponent = table.opponent
    copied.attempt = table.attempt
    copied.showing = table.showing
    copied.raised = table.raised
    copied.bonus = table.bonus
    copied.again = table.again
    copied.threat = table.threat
    copied.struck = table.struck
    copied.invaders = table.invaders


def mode_of(table: Tidal) -> Mode:
    return table.modes[table.mode]


def round_of(table: Tidal) -> Round:
    return table.content.rounds[table.round]


def players(table: Tidal) -> range:
    """The seats of the players; rival and allies are left out."""
    return range(table.humans)


def clockwise_from(table: Tidal, seat: int) -> Zone:
    """The players, beginning with one of them."""
    count = table.humans
    return tuple((seat + step) % count for step in range(count))


def is_player(table: Tidal, seat: int) -> bool:
    return table.roles[seat] == PLAYER


def island_of(table: Tidal, seat: int) -> int:
    """The island on which a participant's pawn stands, or NOWHERE."""
    place = table.pawns[seat]
    return NOWHERE if place == AT_HOME else table.content.island_of_place[place]


def challenge_of(table: Tidal, card: int) -> Challenge:
    return table.content.challenges[table.faces[card]]


def half_at_stake(table: Tidal, card: int) -> Half:
    """What a challenge at stake asks for; of two at stake, no more than one is split (TB-LEG-09, -10)."""
    halves = challenge_of(table, card).halves
    return halves[table.half] if len(halves) > 1 else halves[0]


def trick_of(table: Tidal, card: int) -> Trick:
    return table.content.tricks[table.faces[card] - table.content.first_trick]


def market_card_of(table: Tidal, card: int) -> MarketCard:
    return table.content.market[table.faces[card] - table.content.first_market]


def monster_of(table: Tidal, card: int) -> Monster:
    return table.content.monsters[table.faces[card] - table.content.first_monster]


def character_card_of(table: Tidal, card: int) -> CharacterCard:
    return table.content.character_cards[table.faces[card] - table.content.first_character_card]


def is_fight(table: Tidal) -> bool:
    """Whether the running attempt is a fight."""
    return table.opponent != NO_OPPONENT
