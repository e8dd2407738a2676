"""The state of a game of Tidal Blades, as data, without rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from tablewright.engine.table import Table

from .content import Challenge, CharacterCard, Half, MarketCard, Monster, Pack, Round, Trick
from .kinds import NOWHERE, PLAYER
from .modes import Mode

# A zone is replaced when it changes, never altered in place, so that copies of a table can share it.
Zone: TypeAlias = tuple[int, ...]

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
    roles: Zone
    characters: Zone
    first_player: int
    round: int
    order: Zone
    active: int
    actor: int
    pawns: list[int]
    laid: list[Zone]
    shells: list[int]
    fruit: list[int]
    charge: list[int]
    available: list[Zone]
    spent: list[Zone]
    steps: list[Zone]
    ranking: list[int]
    leads: list[int]
    tokens: list[int]
    challenges: list[Zone]
    tricks: list[Zone]
    goals: list[Zone]
    character_decks: list[Zone]
    in_play: list[Zone]
    columns: list[Zone]
    kept: list[Zone]
    packets: list[Zone]
    drawn: list[Zone]
    pool: Zone
    challenge_deck: Zone
    challenge_discard: Zone
    legendary_deck: Zone
    legendary_discard: Zone
    trick_deck: Zone
    trick_discard: Zone
    market: Zone
    market_deck: Zone
    market_discard: Zone
    goal_deck: Zone
    announcements: Zone
    monster_deck: Zone
    fold: Zone
    hits: list[Zone]
    gone: Zone
    boat: int
    arbiter: int
    captor: int
    schemes: list[Zone]
    scheme_deck: Zone
    scheme_discard: Zone
    set_challenge: Zone
    visited: int
    tricks_played: Zone
    used: Zone
    attempts: int
    throws: int
    sailings: int
    at_stake: Zone
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


def copy_table(table: Tidal) -> Tidal:
    """An independent copy; written out by hand because search makes thousands of them."""
    return Tidal(
        seats=table.seats,
        dice=table.dice,
        faces=table.faces[:],
        seen=table.seen[:],
        content=table.content,
        modes=table.modes,
        mode=table.mode,
        settings=table.settings,
        humans=table.humans,
        roles=table.roles,
        characters=table.characters,
        first_player=table.first_player,
        round=table.round,
        order=table.order,
        active=table.active,
        actor=table.actor,
        pawns=table.pawns[:],
        laid=table.laid[:],
        shells=table.shells[:],
        fruit=table.fruit[:],
        charge=table.charge[:],
        available=table.available[:],
        spent=table.spent[:],
        steps=table.steps[:],
        ranking=table.ranking[:],
        leads=table.leads[:],
        tokens=table.tokens[:],
        challenges=table.challenges[:],
        tricks=table.tricks[:],
        goals=table.goals[:],
        character_decks=table.character_decks[:],
        in_play=table.in_play[:],
        columns=table.columns[:],
        kept=table.kept[:],
        packets=table.packets[:],
        drawn=table.drawn[:],
        pool=table.pool,
        challenge_deck=table.challenge_deck,
        challenge_discard=table.challenge_discard,
        legendary_deck=table.legendary_deck,
        legendary_discard=table.legendary_discard,
        trick_deck=table.trick_deck,
        trick_discard=table.trick_discard,
        market=table.market,
        market_deck=table.market_deck,
        market_discard=table.market_discard,
        goal_deck=table.goal_deck,
        announcements=table.announcements,
        monster_deck=table.monster_deck,
        fold=table.fold,
        hits=table.hits[:],
        gone=table.gone,
        boat=table.boat,
        arbiter=table.arbiter,
        captor=table.captor,
        schemes=table.schemes[:],
        scheme_deck=table.scheme_deck,
        scheme_discard=table.scheme_discard,
        set_challenge=table.set_challenge,
        visited=table.visited,
        tricks_played=table.tricks_played,
        used=table.used,
        attempts=table.attempts,
        throws=table.throws,
        sailings=table.sailings,
        at_stake=table.at_stake,
        half=table.half,
        opponent=table.opponent,
        attempt=table.attempt,
        showing=table.showing,
        raised=table.raised,
        bonus=table.bonus,
        again=table.again,
        threat=table.threat,
        struck=table.struck,
        invaders=table.invaders,
    )


def put(zone: Zone, place: int, value: int) -> Zone:
    """A zone with the value at one place replaced."""
    return (*zone[:place], value, *zone[place + 1 :])


def without(zone: Zone, card: int) -> Zone:
    """A zone without one card."""
    place = zone.index(card)
    return zone[:place] + zone[place + 1 :]


def left_out(zone: Zone, place: int) -> Zone:
    """A zone without what lies at one place."""
    return zone[:place] + zone[place + 1 :]


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
    return table.content.trick(table.faces[card])


def market_card_of(table: Tidal, card: int) -> MarketCard:
    return table.content.market_card(table.faces[card])


def monster_of(table: Tidal, card: int) -> Monster:
    return table.content.monster(table.faces[card])


def character_card_of(table: Tidal, card: int) -> CharacterCard:
    return table.content.character_card(table.faces[card])


def is_fight(table: Tidal) -> bool:
    """Whether the running attempt is a fight."""
    return table.opponent != NO_OPPONENT
