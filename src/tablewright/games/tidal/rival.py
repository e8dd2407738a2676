"""The rival: how it takes its turns, and what its presence changes in the two-player game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Final

from tablewright.engine.dice import roll
from tablewright.engine.flow import Phase
from tablewright.engine.game import Standing
from tablewright.engine.knowledge import reveal
from tablewright.engine.messages import Message
from tablewright.engine.options import named
from tablewright.engine.questions import choose
from tablewright.engine.table import tell
from tablewright.engine.zones import Zone, put

from .board import taken_spaces
from .cards import CHALLENGES, discard_challenge, discard_from_market, next_card
from .champions import ahead_of_all, rank
from .days import begin_round
from .faces import Spot
from .fighting import kill, place_hits
from .kinds import DROSKA, EDGE, FOLD, LAMARA, REEF, RIVAL, SLOTS, TRAITS
from .modes import Mode
from .night import nightfall
from .preparation import characters_left, take_character
from .rewards import step_boat
from .scoring import final_scoring, score, standings
from .standard import clockwise, discs, following, nothing_completed, nothing_returns
from .table import NO_CARD, NOBODY, Tidal, challenge_of, is_player, island_of, monster_of, players
from .turn import begin_turn, move

BESIDE_ARBITER: Final = 2  # TB-DUO-11
COLUMN: Final = named("column", ("left", "right"))


def rival_of(table: Tidal) -> int:
    return table.roles.index(RIVAL)


async def seat_rival(table: Tidal) -> Phase:
    """TB-DUO-02, -03: the rival joins; its marker stays on the starting space."""
    await choose_rival(table)
    return begin_round


async def choose_rival(table: Tidal) -> None:
    """TB-DUO-02, TB-SOLO-03: one of the unused characters is the rival."""
    left = characters_left(table)
    if table.settings["rival-character"] == "pick":
        character = await choose(table.first_player, "choose-rival", left, "TB-DUO-02")
    else:
        character = left[roll(table, len(left))].value
    take_character(table, rival_of(table), character)


def rival_first(table: Tidal) -> Zone:
    """TB-DUO-04: the rival acts immediately before the first player."""
    return (rival_of(table), *clockwise(table))


async def next_turn_with_rival(table: Tidal) -> Phase:
    """TB-DUO-04, TB-ROUND-03: the next in order with a disc left, the rival among them."""
    seat = following(table)
    if seat == NOBODY:
        return nightfall
    begin_turn(table, seat, seat)
    return move if is_player(table, seat) else rival_turn


async def rival_turn(table: Tidal) -> Phase:
    """TB-DUO-05 to -11: reveal a challenge, go where it says, and do what a rival does there."""
    card = reveal_for_rival(table)
    await rival_goes(table, rival_place(table, card))
    for revealed in put_down(table):
        discard_challenge(table, revealed)  # TB-DUO-09
    return next_turn_with_rival


def reveal_for_rival(table: Tidal) -> int:
    """TB-DUO-05, -25: the rival holds the top card of the standard challenge deck; NO_CARD if there is none left."""
    card, rival = next_card(table, CHALLENGES), rival_of(table)
    if card != NO_CARD:
        table.challenges[rival] += (card,)
        reveal(table, (card,))
        tell(table, "rival-revealed", seat=rival, card=card)
    return card


def put_down(table: Tidal) -> Zone:
    """The challenges that were revealed for the rival in this turn; it holds them no longer."""
    rival = rival_of(table)
    cards, table.challenges[rival] = table.challenges[rival], ()
    return cards


def rival_place(table: Tidal, card: int) -> int:
    """TB-DUO-06, -07, -10: as many spaces from the top as the card has points; otherwise the Fold."""
    if card == NO_CARD:
        return rival_place_in_fold(table)
    half, content = challenge_of(table, card).halves[0], table.content
    place = content.island_of_place.index(half.arena) + half.points - 1
    if half.points > len(content.islands[half.arena].spaces) or place in taken_spaces(table):
        return rival_place_in_fold(table)
    return place


def rival_place_in_fold(table: Tidal) -> int:
    """TB-DUO-12, -15: beside the lowest monster; if the space is taken, or without a monster, beside the spaces."""
    slot, beside = lowest_monster(table), table.content.first_beside + FOLD
    if slot == NOBODY:
        return beside
    place = table.content.first_beside - len(SLOTS) + slot
    return beside if place in taken_spaces(table) else place


def lowest_monster(table: Tidal) -> int:
    """The slot of the monster farthest from the deck, or -1."""
    return next((slot for slot in (REEF, EDGE) if table.fold[slot] != NO_CARD), NOBODY)


async def rival_goes(table: Tidal, place: int) -> None:
    """TB-DUO-07, -08, -11: the rival's pawn and disc, its island effect, the Arbiter."""
    seat = rival_of(table)
    table.pawns[seat] = place
    table.laid[seat] += (place,)
    tell(table, "moved", seat=seat, place=table.content.place_options[place].id)
    island = island_of(table, seat)
    if island == LAMARA:
        step_boat(table)
    elif island == DROSKA and place < len(table.market):
        discard_from_market(table, table.market[place])
    elif island == FOLD:
        await rival_fights(table, seat)
    if island == table.arbiter:
        rank(table, seat, BESIDE_ARBITER)


async def rival_fights(table: Tidal, seat: int) -> None:
    """TB-DUO-13 to -16: +1, and as many hits as the number of the round, ignoring restrictions."""
    rank(table, seat, 1)
    slot = lowest_monster(table)
    if slot == NOBODY:
        return
    place_hits(table, seat, slot, await rival_spots(table, slot))
    if NOBODY not in table.hits[slot]:
        await kill(table, slot, seat)


async def rival_spots(table: Tidal, slot: int) -> Zone:
    """TB-DUO-14, TB-RIV-08: the spots that the rival hits; asked is only what decides which they are."""
    spots = monster_of(table, table.fold[slot]).spots
    free = tuple(spot for spot, covered in enumerate(table.hits[slot]) if covered == NOBODY)
    centred = [spot for spot in free if spots[spot].centred]
    ways = {
        sides: first_spots(spots, free, dict(zip(centred, sides, strict=True)))[: table.round]
        for sides in product(range(len(COLUMN)), repeat=len(centred))
    }
    for place, spot in enumerate(centred):
        if is_decisive(ways, place):
            side = await choose_column(table, spots[spot].trait)
            ways = {sides: hits for sides, hits in ways.items() if sides[place] == side}
    return next(iter(ways.values()))


def first_spots(spots: Sequence[Spot], free: Zone, further: Mapping[int, int]) -> Zone:
    """The rightmost column first, each from top to bottom; some spots count to a column further to the right."""
    return tuple(sorted(free, key=lambda spot: (-spots[spot].column - further.get(spot, 0), spots[spot].row)))


def is_decisive(ways: Mapping[Zone, Zone], place: int) -> bool:
    """Whether other spots are hit if one of the centred ones changes its column."""
    return any(set(hits) != set(ways[put(sides, place, 1)]) for sides, hits in ways.items() if not sides[place])


async def choose_column(table: Tidal, trait: int) -> int:
    """TB-RIV-08: a symbol between two columns belongs to the one that the player chooses."""
    about = {"trait": TRAITS[trait]}
    further: int = await choose(table.first_player, "which-column", COLUMN, "TB-RIV-08", about=about)
    return further


# What the rival's presence changes


def keeps_up(table: Tidal, seat: int, slot: int) -> bool:
    """TB-DUO-18 to -20, TB-RIV-09, -10: at least as many tokens as the rival, and at least one."""
    covers = table.hits[slot]
    return covers.count(seat) >= max(covers.count(rival_of(table)), 1)


async def rival_gains_from_death(table: Tidal, slot: int, killer: int) -> None:
    """TB-DUO-16, -17, TB-RIV-09: +1 for its own kill; each player with fewer tokens falls back."""
    rival = rival_of(table)
    if killer == rival:
        rank(table, rival, 1)
    for seat in players(table):
        if table.hits[slot].count(seat) < table.hits[slot].count(rival):
            rank(table, seat, -1)


def outshine(table: Tidal, _seat: int) -> None:
    """TB-DUO-21, TB-RIV-11: stretching beside the rival moves it back."""
    rank(table, rival_of(table), -outshone(table))


def outshone(table: Tidal) -> int:
    """By how much stretching would move the rival back: by one beside it."""
    return int(island_of(table, table.actor) == island_of(table, rival_of(table)))


def leading_player(table: Tidal) -> int:
    """TB-DUO-23: while the rival leads, nobody is in the lead."""
    seat = ahead_of_all(table)
    return seat if seat != NOBODY and is_player(table, seat) else NOBODY


def behind_rival(table: Tidal, seat: int) -> int:
    """TB-DUO-22: the positions by which a player is behind the rival."""
    return max(table.ranking[rival_of(table)] - table.ranking[seat], 0)


def rivalled_score(table: Tidal, seat: int) -> int:
    """TB-DUO-22: a point less for each position behind."""
    return score(table, seat) - behind_rival(table, seat)


def rivalled_standings(table: Tidal) -> list[Standing]:
    """TB-DUO-24: an expert rival that leads beats both players."""
    scores = {seat: rivalled_score(table, seat) for seat in players(table)}
    best = max((scores[seat], table.ranking[seat]) for seat in scores)
    beaten = is_beaten_by_rival(table)
    return [
        Standing(
            one.seat,
            scores[one.seat],
            not beaten and (scores[one.seat], table.ranking[one.seat]) == best,
            {**one.details, "rival": -behind_rival(table, one.seat)},
        )
        for one in standings(table)
    ]


def is_beaten_by_rival(table: Tidal) -> bool:
    """TB-DUO-24."""
    return table.settings["rival"] == "expert" and all(behind_rival(table, seat) for seat in players(table))


def rival_verdict(table: Tidal) -> list[Message]:
    """TB-DUO-24: points do not tell who has won if it is the rival."""
    if not is_beaten_by_rival(table):
        return []
    behind = ", ".join(str(behind_rival(table, seat)) for seat in players(table))
    return [Message("verdict-rival"), Message("verdict-rival-measure", {"behind": behind})]


DUO: Final = Mode(
    seat_others=seat_rival,
    order=rival_first,
    next_turn=next_turn_with_rival,
    discs=discs,
    spared=keeps_up,
    monster_dies=rival_gains_from_death,
    stretched=outshine,
    completed=nothing_completed,
    leader=leading_player,
    night_over=nothing_returns,
    ending=final_scoring,
    score=rivalled_score,
    standings=rivalled_standings,
    verdict=rival_verdict,
)
