"""The rival of two players and of one, and the turns of a player alone."""

from __future__ import annotations

from . import books
from .fighting import dies
from .gains import discard_ware
from .model import Ask, Model, Script, Unread, told
from .turns import begin_turn, discs_left, next_alone

RIVAL_STEPS_ARBITER = 2


def rival_turn(m: Model) -> Script[str]:
    """TB-DUO-05 to -16, -25."""
    t = m.t
    card = reveal(m)
    place_rival(m, card)
    yield from rival_acts(m)
    t.challenges[m.me] = ()
    t.challenge_discard = (*t.challenge_discard, card)
    return "next_turn_with_rival"


def reveal(m: Model) -> int:
    """TB-DUO-05, -25: the top card lies open before the rival while it acts."""
    card = m.draw_challenge()
    m.hold(m.me, "challenges", card)
    return card


def place_rival(m: Model, card: int) -> None:
    """TB-DUO-06, -07, -10, -12, TB-RIV-01, -02: count the spaces from the top, or go to the Fold."""
    t, rival, entry = m.t, m.me, m.printed(card)
    spaces = [place for place, (island, _) in enumerate(books.SPACES) if books.ISLANDS[island] == entry["arena"]]
    place = spaces[entry["points"] - 1] if entry["points"] <= len(spaces) else books.NONE
    if place == books.NONE or occupied(m, place):
        place = fold_place(m)
    t.pawns[rival] = place
    t.laid[rival] = (*t.laid[rival], place)


def occupied(m: Model, place: int) -> bool:
    """TB-DUO-10: any disc or pawn, on an open space too."""
    return place in m.t.pawns or any(place in laid for laid in m.t.laid)


def lowest(m: Model) -> int:
    """TB-DUO-12: the slot farthest from the deck that holds a monster."""
    return 1 if m.t.fold[1] != books.NONE else 0 if m.t.fold[0] != books.NONE else books.NONE


def fold_place(m: Model) -> int:
    """TB-DUO-12, -15: beside the monster; beside the spaces if that space is taken or there is no monster."""
    beside = len(books.SPACES) + books.FOLD
    slot = lowest(m)
    if slot == books.NONE:
        return beside
    place = books.SPACE_OF[("folds-edge", "inner-reef")[slot]]
    return beside if occupied(m, place) else place


def rival_acts(m: Model) -> Script[None]:
    """TB-DUO-08, -11, TB-RIV-03: the island effect, the Arbiter, or hits in the Fold."""
    t, island = m.t, m.island(m.me)
    if island == books.FOLD:
        yield from rival_hits(m)
        return
    if island == books.LAMARA:
        t.boat = t.boat % len(books.BOAT) + 1
    elif island == books.DROSKA and t.pawns[m.me] < len(t.market):
        card = t.market[t.pawns[m.me]]
        discard_ware(m, card)
    if t.arbiter == island:
        m.rank(m.me, RIVAL_STEPS_ARBITER)
    yield from ()


def rival_hits(m: Model) -> Script[None]:
    """TB-DUO-13, -14, -15, -16, TB-RIV-07, -08: one position, and as many hits as the round has as its number."""
    t, rival, slot = m.t, m.me, lowest(m)
    m.rank(rival, 1)
    if slot == books.NONE:
        return
    number = int(t.round)  # the sign-up round is number 0
    for spot in order_of_spots(m, slot)[:number]:
        hits = list(t.hits[slot])
        hits[spot] = rival
        t.hits[slot] = tuple(hits)
    if books.NONE not in t.hits[slot]:
        yield from rival_kills(m, slot)
    yield from ()


def order_of_spots(m: Model, slot: int) -> list[int]:
    """TB-DUO-14: uncovered ones, the rightmost column from the top, then the next to the left."""
    spots = m.beast(slot)["spots"]
    free = [number for number, owner in enumerate(m.t.hits[slot]) if owner == books.NONE]
    return sorted(free, key=lambda number: (-spots[number]["column"], spots[number]["row"]))


def rival_kills(m: Model, slot: int) -> Script[None]:
    """TB-DUO-16, -17, -18, TB-RIV-09: another position for the rival; the players' reward and fall as on any kill."""
    yield from dies(m, slot, m.beast(slot))


def next_turn_with_rival(m: Model) -> Script[str]:
    """TB-DUO-04: rival, first player, second player, and again."""
    yield from ()
    order = m.t.order
    last = order.index(m.me) if any(m.t.laid) else len(order) - 1
    for seat in (*order[last + 1 :], *order[: last + 1]):
        if discs_left(m, seat) > 0:
            return begin_turn(m, seat)
    return "nightfall"


# Alone


def next_turn_alone(m: Model) -> Script[str]:
    yield from ()
    return next_alone(m)


def choose_turn(m: Model) -> Script[str]:
    """TB-ALLY-01, -08, TB-SOLO-10: one's own turn, or that of an ally who is not ahead and was not used this round."""
    t = m.t
    options = ["own"] if discs_left(m, 0) > 0 else ["rest"]
    if "rest" in options and discs_left(m, 1) > 0:
        raise Unread
    options += [f"ally:{ally}" for ally in (2, 3) if t.pawns[ally] == -1 and t.ranking[0] >= t.ranking[ally]]
    option = yield Ask(0, "whose-turn", tuple(options))
    if option == "rest":
        return "nightfall"
    return begin_turn(m, 0, int(told(option)) if option.startswith("ally") else None)


def end_alone(m: Model) -> Script[str]:
    """TB-SCHEME-19: an Arbiter who was not rescued costs three positions."""
    yield from ()
    if m.t.arbiter == books.NONE:
        m.rank(0, -3)
    return "over"
