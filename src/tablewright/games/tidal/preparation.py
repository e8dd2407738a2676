"""Preparing a game: shuffled decks, pool and market, characters, and what each player starts with."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import filterfalse
from typing import Final

from tablewright.engine.dice import roll
from tablewright.engine.flow import Phase
from tablewright.engine.knowledge import reveal, show, shuffle
from tablewright.engine.options import Option
from tablewright.engine.questions import choose, choose_all
from tablewright.engine.table import tell, whisper
from tablewright.engine.zones import Zone, put, without

from .advanced import legendary_cards, market_cards, monster_cards
from .cards import CHALLENGES, MARKET, discard_challenge, draw_challenges, next_cards
from .choices import CARD, KEEP
from .content import Difficulty
from .dials import play_character_card
from .dice import add
from .faces import STRONG, WEAK
from .kinds import ARENAS
from .night import reveal_monster
from .table import Tidal, clockwise_from, mode_of, players

STARTING_CHALLENGES: Final = 3
CHOSEN_FROM: Final = 6
"""TB-ADV-04: three challenges more to choose from."""
DRAFTED: Final = 5
"""TB-ADV-05: two challenges more to begin a draft with."""
STARTING_CARDS_DRAWN: Final = 3
ANNOUNCEMENTS: Final = 3
GOALS_DRAWN: Final[Mapping[str, int]] = {"dealt": 1, "choose": 2}
"""TB-SETUP-09, TB-ADV-03."""
STANDARD_DIFFICULTY: Final = "normal"


def difficulty_of(table: Tidal) -> Difficulty:
    """TB-SOLO-16; other games are like the normal solo game (TB-SETUP-10, -14)."""
    return table.content.difficulties[table.settings.get("difficulty", STANDARD_DIFFICULTY)]


# The table


async def prepare(table: Tidal) -> Phase:
    """TB-SETUP-12 to -21: decks, pool, market, Arbiter, monsters, first player."""
    lay_out_challenges(table)
    lay_out_tricks(table)
    lay_out_market(table)
    table.arbiter = roll(table, len(ARENAS))  # TB-SETUP-13
    tell(table, "arbiter-moved", arena=ARENAS[table.arbiter])
    lay_out_monsters(table)
    give_first_player_token(table)
    return ANNOUNCING[table.settings.get("announcements", "none")]


def out_of_box(table: Tidal, cards: Zone) -> Zone:
    """Take cards out of the box and shuffle them: from now on they are secret."""
    take_out(table, cards)
    shuffle(table, cards)
    return cards


def take_out(table: Tidal, cards: Zone) -> None:
    """Most decks lie in the box in one piece; from others, the cards are picked out."""
    start = table.gone.index(cards[0]) if cards else 0
    end = start + len(cards)
    if table.gone[start:end] == cards:
        table.gone = table.gone[:start] + table.gone[end:]
    else:
        table.gone = tuple(filterfalse(frozenset(cards).__contains__, table.gone))


def lay_out_challenges(table: Tidal) -> None:
    """TB-SETUP-17, TB-LEG-01: the standard deck, and the pool, whose last place belongs to legendary challenges."""
    content = table.content
    table.legendary_deck = out_of_box(table, legendary_cards(table))
    table.challenge_deck = out_of_box(table, tuple(range(content.standard_challenges)))
    legend, table.legendary_deck = table.legendary_deck[-1:], table.legendary_deck[:-1]
    table.pool = (*next_cards(table, CHALLENGES, content.pool_size - len(legend)), *legend)
    reveal(table, table.pool)


def lay_out_tricks(table: Tidal) -> None:
    """TB-SETUP-21."""
    content = table.content
    table.trick_deck = out_of_box(table, tuple(range(content.first_trick, content.first_market)))


def lay_out_market(table: Tidal) -> None:
    """TB-SETUP-18, TB-AMKT-01: the deck, and the row beside it."""
    table.market_deck = out_of_box(table, market_cards(table))
    table.market = next_cards(table, MARKET, table.content.market_size)
    reveal(table, table.market)


def lay_out_monsters(table: Tidal) -> None:
    """TB-SETUP-14, -15, TB-SOLO-16: weak monsters on top of strong ones; those not drawn stay unknown in the box."""
    counts = {STRONG: difficulty_of(table).strong, WEAK: difficulty_of(table).weak}
    deck: Zone = ()
    for strength, count in counts.items():
        candidates = monster_cards(table, strength)
        shuffle(table, candidates)
        deck += candidates[:count]
    take_out(table, deck)
    table.monster_deck = deck
    if table.round > 0:  # TB-LONG-02: none in the Sign-up round
        reveal_monster(table)


def give_first_player_token(table: Tidal) -> None:
    """TB-SETUP-20; whoever plays alone has no token (TB-SOLO-02)."""
    table.first_player = roll(table, table.humans)
    table.order = clockwise_from(table, table.first_player)
    if table.humans > 1:
        tell(table, "first-player", seat=table.first_player)


# Special announcements


async def announce_nothing(_table: Tidal) -> Phase:
    """Without special announcements, players have secret goals."""
    return choose_character


async def announce_at_random(table: Tidal) -> Phase:
    """TB-ANN-01: three of the announcements; the others stay unknown in the box."""
    cards = all_announcements(table)
    shuffle(table, cards)
    for card in cards[:ANNOUNCEMENTS]:
        announce(table, card)
    return choose_character


async def pick_announcements(table: Tidal) -> Phase:
    """TB-ANN-01: three of choice, which the first player names for all."""
    for _ in range(ANNOUNCEMENTS):
        announce(table, await choose(table.first_player, "announcement", CARD.of(unannounced(table)), "TB-ANN-01"))
    return choose_character


def unannounced(table: Tidal) -> Zone:
    """The announcements that can still be picked; none when they are not picked, or when enough are made."""
    if table.settings.get("announcements") != "pick" or len(table.announcements) == ANNOUNCEMENTS:
        return ()
    return tuple(card for card in all_announcements(table) if card not in table.announcements)


def all_announcements(table: Tidal) -> Zone:
    return tuple(range(table.content.first_announcement, table.content.first_monster))


def announce(table: Tidal, card: int) -> None:
    """Face up above the Champions Board."""
    table.gone = without(table.gone, card)
    table.announcements += (card,)
    reveal(table, (card,))
    tell(table, "announced", card=card)


ANNOUNCING: Final[Mapping[str, Phase]] = {
    "none": announce_nothing, "random": announce_at_random, "pick": pick_announcements,
}  # fmt: skip


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
    """TB-SETUP-04, -10, -11, -22: board, dice and stock for each player; cards follow."""
    for seat in players(table):
        set_up_board(table, seat)
    return STARTING_CARDS[table.settings["starting-card"]]


def set_up_board(table: Tidal, seat: int) -> None:
    character = table.content.characters[table.characters[seat]]
    table.steps[seat] = character.steps
    table.shells[seat], table.fruit[seat] = character.shells, character.fruit
    for kind in character.dice:
        table.available[seat] = add(table.available[seat], kind, 1)


# The starting card


async def play_starting_cards(table: Tidal) -> Phase:
    """TB-SETUP-05 to -07: the predetermined card is in play, the others are the character deck."""
    for seat in players(table):
        character = table.content.characters[table.characters[seat]]
        faces = table.content.deck_of(table.characters[seat])
        starting = faces[character.starting_card]
        table.gone = without(table.gone, starting)
        play_character_card(table, seat, starting)
        table.character_decks[seat] = out_of_box(table, tuple(card for card in faces if card != starting))
    return starting_challenges(table)


async def draw_starting_cards(table: Tidal) -> Phase:
    """TB-ADV-02: three cards of the own deck, one of which is in play; the other two are shuffled back."""
    for seat in players(table):
        draw_three(table, seat)
    chosen = await choose_all({seat: choose_starting_card(table, seat) for seat in players(table)})
    for seat, card in chosen.items():
        table.character_decks[seat] += without(table.packets[seat], card)
        table.packets[seat] = ()
        play_character_card(table, seat, card)
        shuffle(table, table.character_decks[seat])
    return starting_challenges(table)


def draw_three(table: Tidal, seat: int) -> None:
    deck = out_of_box(table, tuple(table.content.deck_of(table.characters[seat])))
    table.packets[seat], table.character_decks[seat] = deck[-STARTING_CARDS_DRAWN:], deck[:-STARTING_CARDS_DRAWN]
    show(table, seat, table.packets[seat])


async def choose_starting_card(table: Tidal, seat: int) -> int:
    card: int = await choose(seat, "starting-card", CARD.of(table.packets[seat]), "TB-ADV-02")
    return card


STARTING_CARDS: Final[Mapping[str, Phase]] = {"artifact": play_starting_cards, "draw-three": draw_starting_cards}


# The starting challenges


def starting_challenges(table: Tidal) -> Phase:
    """TB-SETUP-08, TB-ADV-04, -05: how players come by their first challenges."""
    return CHALLENGE_WAYS[table.settings["starting-challenges"]]


async def deal_challenges(table: Tidal) -> Phase:
    """TB-SETUP-08."""
    for seat in players(table):
        draw_challenges(table, seat, STARTING_CHALLENGES)
    return deal_goals


async def deal_more_challenges(table: Tidal) -> Phase:
    """TB-ADV-04: three more, of which half are kept; the Arbiter has been placed."""
    for seat in players(table):
        draw_challenges(table, seat, CHOSEN_FROM)
    return keep_challenges


async def begin_draft(table: Tidal) -> Phase:
    """TB-ADV-05: two challenges more."""
    for seat in players(table):
        table.packets[seat] = next_cards(table, CHALLENGES, DRAFTED)
        show(table, seat, table.packets[seat])
    return draft_challenge


async def draft_challenge(table: Tidal) -> Phase:
    """TB-ADV-05: everybody chooses a challenge and passes the others to the left, until all are chosen."""
    chosen = await choose_all({seat: choose_from_packet(table, seat) for seat in players(table)})
    for seat, card in chosen.items():
        table.packets[seat] = without(table.packets[seat], card)
        table.challenges[seat] += (card,)
        whisper(table, seat, "drew-cards", seat=seat, cards=(card,))
    pass_packets(table)
    return draft_challenge if any(table.packets) else keep_challenges


async def choose_from_packet(table: Tidal, seat: int) -> int:
    card: int = await choose(seat, "draft-challenge", KEEP.of(table.packets[seat]), "TB-ADV-05")
    return card


def pass_packets(table: Tidal) -> None:
    """To the left: seats run clockwise."""
    table.packets = [
        table.packets[(seat - 1) % table.humans] if seat < table.humans else () for seat in range(table.seats)
    ]
    for seat in players(table):
        show(table, seat, table.packets[seat])


async def keep_challenges(table: Tidal) -> Phase:
    """TB-ADV-04, -05: three are kept, the others are discarded."""
    kept = await choose_all({seat: choose_kept(table, seat) for seat in players(table)})
    for seat, cards in kept.items():
        for card in table.challenges[seat]:
            if card not in cards:
                discard_challenge(table, card)
                tell(table, "discarded", seat=seat, card=card)
        table.challenges[seat] = cards
    return deal_goals


async def choose_kept(table: Tidal, seat: int) -> Zone:
    kept: Zone = ()
    while len(kept) < STARTING_CHALLENGES:
        left = [card for card in table.challenges[seat] if card not in kept]
        kept += (await choose(seat, "keep-challenge", KEEP.of(left), "TB-ADV-04"),)
    return kept


CHALLENGE_WAYS: Final[Mapping[str, Phase]] = {
    "dealt": deal_challenges, "choose": deal_more_challenges, "draft": begin_draft,
}  # fmt: skip


# Goals


async def deal_goals(table: Tidal) -> Phase:
    """TB-SETUP-09, TB-ADV-03: face down; none beside announcements (TB-ANN-01) nor in solo play (TB-SOLO-02)."""
    wish = table.settings.get("goals")
    if wish is not None and not table.announcements:
        await hand_out_goals(table, GOALS_DRAWN[wish])
    return mode_of(table).seat_others


async def hand_out_goals(table: Tidal, count: int) -> None:
    """Each player keeps one of the goals drawn; the other returns under the deck."""
    content = table.content
    table.goal_deck = out_of_box(table, tuple(range(content.first_goal, content.first_announcement)))
    for seat in players(table):
        table.goals[seat], table.goal_deck = table.goal_deck[-count:], table.goal_deck[:-count]
        show(table, seat, table.goals[seat])
    if count > 1:
        kept = await choose_all({seat: choose_goal(table, seat) for seat in players(table)})
        for seat, card in kept.items():
            table.goal_deck = without(table.goals[seat], card) + table.goal_deck
            table.goals[seat] = (card,)


async def choose_goal(table: Tidal, seat: int) -> int:
    card: int = await choose(seat, "choose-goal", KEEP.of(table.goals[seat]), "TB-ADV-03")
    return card
