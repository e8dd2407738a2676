"""Preparing a game: shuffled decks, pool and market, characters, and what each player starts with."""

from __future__ import annotations

from tablewright.engine.dice import roll
from tablewright.engine.flow import Phase
from tablewright.engine.knowledge import reveal, show, shuffle
from tablewright.engine.options import Option
from tablewright.engine.questions import choose
from tablewright.engine.table import tell

from .cards import draw_challenges, next_challenge, next_market_card
from .content import STANDARD, STRONG, WEAK
from .dials import play_character_card
from .dice import add
from .kinds import ARENAS
from .night import reveal_monster
from .table import NO_CHARACTER, Tidal, Zone, clockwise_from, mode_of, put

STARTING_CHALLENGES = 3
MONSTERS = (2, 2)
"""TB-SETUP-14: weak on top of strong."""


async def prepare(table: Tidal) -> Phase:
    """TB-SETUP-12 to -21: decks, pool, market, Arbiter, monsters, first player."""
    lay_out_challenges(table)
    lay_out_tricks_and_goals(table)
    lay_out_market(table)
    table.arbiter = roll(table, len(ARENAS))  # TB-SETUP-13
    tell(table, "arbiter-moved", arena=ARENAS[table.arbiter])
    lay_out_monsters(table, MONSTERS)
    table.first_player = roll(table, table.humans)  # TB-SETUP-20
    tell(table, "first-player", seat=table.first_player)
    table.order = clockwise_from(table, table.first_player)
    return choose_character


def out_of_box(table: Tidal, cards: Zone) -> Zone:
    """Take cards out of the box and shuffle them: from now on they are secret."""
    taken = set(cards)
    table.gone = tuple(card for card in table.gone if card not in taken)
    shuffle(table, cards)
    return cards


def lay_out_challenges(table: Tidal) -> None:
    """TB-SETUP-17: the standard deck, and the pool beside it."""
    content = table.content
    table.challenge_deck = out_of_box(table, tuple(range(content.standard_challenges)))
    table.pool = tuple(next_challenge(table) for _ in range(content.pool_size))
    reveal(table, table.pool)


def lay_out_tricks_and_goals(table: Tidal) -> None:
    """TB-SETUP-09, -21."""
    content = table.content
    table.trick_deck = out_of_box(table, tuple(range(content.first_trick, content.first_market)))
    table.goal_deck = out_of_box(table, tuple(range(content.first_goal, content.first_announcement)))


def lay_out_market(table: Tidal) -> None:
    """TB-SETUP-18: the deck, and the row beside it."""
    content = table.content
    plain = (number for number, card in enumerate(content.market) if card.set == STANDARD)
    table.market_deck = out_of_box(table, tuple(content.first_market + number for number in plain))
    table.market = tuple(next_market_card(table) for _ in range(content.market_size))
    reveal(table, table.market)


def lay_out_monsters(table: Tidal, counts: tuple[int, int]) -> None:
    """TB-SETUP-14, -15: some weak monsters on top of some strong ones; those not drawn stay unknown in the box."""
    deck: Zone = ()
    for strength in (STRONG, WEAK):
        drawn = starting_monsters(table, strength)
        shuffle(table, drawn)
        deck += drawn[: counts[strength]]
    table.gone = tuple(card for card in table.gone if card not in deck)
    table.monster_deck = deck
    if table.round > 0:  # TB-LONG-02: none in the Sign-up round
        reveal_monster(table)


def starting_monsters(table: Tidal, strength: int) -> Zone:
    """The compass-marked monsters of a strength. (Advanced ones: package D.)"""
    content = table.content
    return tuple(
        content.first_monster + number
        for number, monster in enumerate(content.monsters)
        if monster.strength == strength and monster.type == 0
    )


# Characters


async def choose_character(table: Tidal) -> Phase:
    """TB-SETUP-03: each player takes one of the characters that are left."""
    seat = table.order[0]
    left = characters_left(table)
    if table.settings["characters"] == "random":
        character = left[roll(table, len(left))].value
    else:
        character = await choose(seat, "choose-character", left, "TB-SETUP-03")
    take_character(table, seat, character)
    table.order = table.order[1:]
    return choose_character if table.order else deal


def characters_left(table: Tidal) -> list[Option[int]]:
    return [
        Option(f"character:{character.key}", number)
        for number, character in enumerate(table.content.characters)
        if number not in table.characters
    ]


def take_character(table: Tidal, seat: int, character: int) -> None:
    table.characters = put(table.characters, seat, character)
    tell(table, "chose-character", seat=seat, character=table.content.characters[character].key)


async def deal(table: Tidal) -> Phase:
    """TB-SETUP-04 to -11, -22: board, deck, starting card, dice, stock, challenges and a goal for each player."""
    for seat in range(table.humans):
        set_up_character(table, seat)
        draw_challenges(table, seat, STARTING_CHALLENGES)
        deal_goal(table, seat)
    return mode_of(table).seat_others


def set_up_character(table: Tidal, seat: int) -> None:
    """TB-SETUP-05 to -07, -10, -11, -22."""
    character = table.content.characters[table.characters[seat]]
    assert table.characters[seat] != NO_CHARACTER
    faces = table.content.deck_of(table.characters[seat])
    starting = faces[character.starting_card]
    table.gone = tuple(card for card in table.gone if card not in faces)
    play_character_card(table, seat, starting)
    table.character_decks[seat] = tuple(card for card in faces if card != starting)
    shuffle(table, table.character_decks[seat])
    table.steps[seat] = character.steps
    table.shells[seat], table.fruit[seat] = character.shells, character.fruit
    for kind in character.dice:
        table.available[seat] = add(table.available[seat], kind, 1)


def deal_goal(table: Tidal, seat: int) -> None:
    """TB-SETUP-09: face down; its owner may look at it."""
    card = table.goal_deck[-1]
    table.goal_deck = table.goal_deck[:-1]
    table.goals[seat] = (card,)
    show(table, seat, (card,))
