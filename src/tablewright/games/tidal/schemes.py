"""Schemes of the rival in solo play: columns, hatching, the effects on each arena, foiling, the kidnapped Arbiter."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final, NamedTuple

from tablewright.engine.knowledge import reveal, shuffle
from tablewright.engine.options import Family, Option
from tablewright.engine.questions import choose
from tablewright.engine.table import tell
from tablewright.engine.zones import Zone, put, without

from . import vocabulary as words
from .cards import discard_challenge
from .champions import rank
from .choices import ARENA, CARD, DISCARD, HIT, MOST_CARDS, SKIP
from .faces import NO_ARENA, Half
from .kinds import ARENAS, EDGE, FOCUS, NOWHERE, REEF, RESILIENCE, SLOTS, SPIRIT, SYNERGY
from .losses import suffer
from .night import reveal_monster
from .preparation import difficulty_of, out_of_box
from .rewards import step_boat
from .rival import rival_of
from .table import COLUMNS, NO_CARD, NOBODY, Tidal, challenge_of

YOU: Final = 0
"""The seat of whoever plays alone."""
REDUCIBLE: Final = (FOCUS, SPIRIT, RESILIENCE)  # TB-SCHEME-16
FOIL: Final = Family("foil", MOST_CARDS)


class Scheme(NamedTuple):
    """A hatched scheme: its strength, and the cards that were discarded for it."""

    strength: int
    cards: Zone


# Columns


def lay_out_schemes(table: Tidal) -> None:
    """TB-SOLO-04, TB-SCHEME-01: the effect cards face down; the three columns are empty."""
    content = table.content
    table.scheme_deck = out_of_box(table, tuple(range(content.first_scheme, content.face_count)))


def printed(table: Tidal, card: int) -> Half:
    """What is printed on a standard challenge."""
    return challenge_of(table, card).halves[0]


def add_to_column(table: Tidal, card: int) -> int:
    """TB-RIV-04: the card lies face up in the column of its own arena; gives that arena."""
    arena = printed(table, card).arena
    table.schemes[arena] += (card,)
    tell(table, "scheme-grows", card=card, arena=ARENAS[arena])
    return arena


def column_points(table: Tidal, arena: int) -> int:
    return sum(printed(table, card).points for card in table.schemes[arena])


async def check_column(table: Tidal, arena: int) -> None:
    """TB-SCHEME-02, -10: a column that has reached the threshold hatches; what cannot be paid costs a position."""
    if column_points(table, arena) < difficulty_of(table).threshold:
        return
    scheme = await hatch(table, arena)
    tell(table, "scheme-hatched", arena=ARENAS[arena], strength=scheme.strength)
    unpaid = await ON_ARENA[arena](table, scheme)
    if unpaid:
        rank(table, YOU, -1)


async def hatch(table: Tidal, arena: int) -> Scheme:
    """TB-SCHEME-03, -04, -22: half of the cards, rounded up, the highest values first; one more for leading."""
    cards: Zone = ()
    for left in range((len(table.schemes[arena]) + 1) // 2, 0, -1):
        card = await choose_highest(table, arena, left)
        table.schemes[arena] = without(table.schemes[arena], card)
        discard_challenge(table, card)
        cards += (card,)
    ahead = table.ranking[YOU] > table.ranking[rival_of(table)]
    return Scheme(len(cards) + ahead, cards)


async def choose_highest(table: Tidal, arena: int, left: int) -> int:
    """TB-SCHEME-04: among equal values the player chooses, unless all of them have to go."""
    column = table.schemes[arena]
    most = max(printed(table, card).points for card in column)
    highest = [card for card in column if printed(table, card).points == most]
    if len(highest) <= left:
        return highest[0]
    card: int = await choose(YOU, "scheme-discard", DISCARD.of(highest), "TB-SCHEME-04")
    return card


# Lamara Stadium


async def pay_boat_track(table: Tidal, scheme: Scheme) -> int:
    """TB-SCHEME-06: the boat moves, and every space that it passes or reaches has to be paid."""
    unpaid = 0
    for _ in range(scheme.strength):
        step_boat(table)
        for reward in table.content.boat[table.boat - 1]:
            unpaid += await suffer(table, YOU, inverse(reward), "TB-SCHEME-06")
    return unpaid


def inverse(reward: words.Reward) -> words.Losses:
    """TB-SCHEME-07, -11: what has to be paid instead of being gained; some rewards have no inverse."""
    match reward:
        case words.Shells(count):
            return (words.LoseShells(count),)
        case words.Fruit(count):
            return (words.LoseFruit(count),)
        case words.Die(level, _):
            return (words.LoseDice(1, level),)
        case words.Tricks(count):
            return (words.DiscardTricks(count),)
        case words.Challenges(count) | words.DrawChallenges(count):
            return (words.DiscardChallenges(count),)
        case words.Advance(trait, steps):
            return () if trait == SYNERGY else (words.Reduce((trait,), steps),)
        case words.AdvanceAny(steps):
            return (words.ReduceAny(steps),)
        case words.AdvanceAll(steps):
            return (words.Reduce(REDUCIBLE, steps),)
        case words.Ranking(count):
            return (words.LoseRanking(count),)
        case _:
            return ()


# Chronosseum


async def remove_tokens(table: Tidal, scheme: Scheme) -> int:
    """TB-SCHEME-08: own tokens leave the monsters, the lowest first; positions once gained are kept."""
    left = scheme.strength
    for slot in (REEF, EDGE):
        while left and YOU in table.hits[slot]:
            await remove_token(table, slot, left)
            left -= 1
    return left


async def remove_token(table: Tidal, slot: int, left: int) -> None:
    """Which token of a monster is the player's choice, unless all of them have to go."""
    own = [spot for spot, seat in enumerate(table.hits[slot]) if seat == YOU]
    spot = own[0] if len(own) <= left else await choose(YOU, "remove-token", HIT.of(own), "TB-SCHEME-08")
    table.hits[slot] = put(table.hits[slot], spot, NOBODY)
    tell(table, "token-removed", seat=YOU, card=table.fold[slot])


# Droska Ring


async def draw_effect(table: Tidal, scheme: Scheme) -> int:
    """TB-SCHEME-09, -21: one effect card; when all are used, they are shuffled anew."""
    if not table.scheme_deck:
        table.scheme_deck, table.scheme_discard = table.scheme_discard, ()
        shuffle(table, table.scheme_deck)
    card, table.scheme_deck = table.scheme_deck[-1], table.scheme_deck[:-1]
    table.scheme_discard += (card,)
    reveal(table, (card,))
    tell(table, "scheme-effect", card=card)
    return await EFFECTS[table.content.scheme(table.faces[card]).effect](table, scheme)


async def deceive(table: Tidal, scheme: Scheme) -> int:
    """TB-SCHEME-13: of the discarded cards the one with the second most symbols is set; one at a time."""
    if not table.set_challenge:
        card = await choose(YOU, "set-challenge", CARD.of(second_most(table, scheme.cards)), "TB-SCHEME-13")
        table.challenge_discard = without(table.challenge_discard, card)
        table.set_challenge = (card,)
        tell(table, "challenge-set", seat=YOU, card=card)
    return 0


def second_most(table: Tidal, cards: Zone) -> list[int]:
    """The cards that may count as the one with the second most symbols; a single card is that one."""
    symbols = sorted((printed(table, card).symbols for card in cards), reverse=True)
    wanted = symbols[:2][-1]
    return [card for card in cards if printed(table, card).symbols == wanted]


async def frame(table: Tidal, scheme: Scheme) -> int:
    """TB-SCHEME-15."""
    rank(table, rival_of(table), scheme.strength)
    return 0


async def stun(table: Tidal, scheme: Scheme) -> int:
    """TB-SCHEME-16."""
    return await suffer(table, YOU, (words.Reduce(REDUCIBLE, scheme.strength),), "TB-SCHEME-16")


async def erase_memory(table: Tidal, scheme: Scheme) -> int:
    """TB-SCHEME-17."""
    return await suffer(table, YOU, (words.DiscardCards(scheme.strength),), "TB-SCHEME-17")


async def kidnap(table: Tidal, _scheme: Scheme) -> int:
    """TB-SCHEME-18, -21: the Arbiter is held by the monster closest to the deck; nobody is kidnapped twice."""
    if table.arbiter == NOWHERE:
        return 0
    if table.fold == (NO_CARD,) * len(SLOTS):
        reveal_monster(table)
    captor = next((card for card in table.fold if card != NO_CARD), NO_CARD)
    if captor != NO_CARD:
        table.captor, table.arbiter = captor, NOWHERE
        tell(table, "kidnapped", card=captor)
    return 0


async def rescue(table: Tidal, slot: int) -> None:
    """TB-SCHEME-18: with the captor's death the Arbiter stands on an arena of choice."""
    if table.captor != NO_CARD and table.fold[slot] == table.captor:
        table.captor = NO_CARD
        table.arbiter = await choose(YOU, "move-arbiter", ARENA, "TB-SCHEME-18")
        tell(table, "arbiter-moved", arena=ARENAS[table.arbiter])


Effect = Callable[[Tidal, Scheme], Awaitable[int]]
"""Carries out a scheme, and gives how much could not be paid."""
ON_ARENA: Final[tuple[Effect, ...]] = (draw_effect, remove_tokens, pay_boat_track)
"""In the order of the arenas: Droska Ring, Chronosseum, Lamara Stadium."""
EFFECTS: Final[Mapping[str, Effect]] = {
    "deception": deceive,
    "framed": frame,
    "stunned": stun,
    "erased-memory": erase_memory,
    "kidnapped": kidnap,
}


# Foiling


async def foil(table: Tidal, seat: int, card: int) -> None:
    """TB-SCHEME-12, -14: a completed challenge may discard a card of no higher value from its arena's column."""
    half = completed_half(table, seat, card)
    options = foilable(table, half)
    if not options:
        return
    chosen = await choose(seat, "foil", [*options, SKIP], "TB-SCHEME-12")
    if chosen != SKIP.value:
        table.schemes[half.arena] = without(table.schemes[half.arena], chosen)
        discard_challenge(table, chosen)
        tell(table, "foiled", seat=seat, card=chosen)


def completed_half(table: Tidal, seat: int, card: int) -> Half:
    """The half in whose column the card lies; one that was set lies in no column (TB-SCHEME-14)."""
    columns, halves = table.columns[seat * COLUMNS :], challenge_of(table, card).halves
    return next((half for half in halves if half.arena != NO_ARENA and card in columns[half.arena]), halves[0])


def foilable(table: Tidal, half: Half) -> list[Option[int]]:
    """TB-SCHEME-12: an Arbiter challenge foils nothing."""
    column = () if half.arena == NO_ARENA else table.schemes[half.arena]
    return FOIL.of(card for card in column if printed(table, card).points <= half.points)
