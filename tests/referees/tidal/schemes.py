"""The rival's turn against a player alone, and the schemes that it hatches."""

from __future__ import annotations

from collections.abc import Sequence

from . import books
from .books import Entry
from .market import pay_lost
from .model import Ask, Model, Script, named, told, without
from .nights import appear, lose_dice, reduce
from .playing import discard_from_hand
from .rivals import place_rival, reveal, rival_acts


def rival_turn_alone(m: Model) -> Script[str]:
    """TB-RIV-01 to -06, TB-SCHEME-05, TB-SCHEME-20: one card, and another one on an arena without the Arbiter."""
    t = m.t
    cards = [reveal(m)]
    place_rival(m, cards[0])
    yield from rival_acts(m)
    island = m.island(1)
    if island <= books.LAMARA and island != t.arbiter:
        cards.append(reveal(m))
    t.challenges[1] = ()
    columns = [books.ISLANDS.index(m.printed(card)["arena"]) for card in cards if card != books.NONE]
    for card, column in zip(cards, columns, strict=False):
        t.schemes[column] = (*t.schemes[column], card)
    for column in dict.fromkeys(columns):
        yield from check_column(m, column)
    return "next_turn_alone"


def worth(m: Model, card: int) -> int:
    points: int = m.printed(card)["points"]
    return points


def check_column(m: Model, column: int) -> Script[None]:
    """TB-SCHEME-02, -03, -09, TB-SOLO-16."""
    t = m.t
    if sum(worth(m, card) for card in t.schemes[column]) < books.DIFFICULTIES[t.settings["difficulty"]]["threshold"]:
        return
    away = yield from discard_half(m, column)
    strength = len(away) + (t.ranking[0] > t.ranking[1])
    if column == books.LAMARA:
        yield from lamara_scheme(m, strength)
    elif column == books.CHRONOSSEUM:
        yield from chronosseum_scheme(m, strength)
    else:
        yield from droska_scheme(m, strength, away)


def discard_half(m: Model, column: int) -> Script[list[int]]:
    """TB-SCHEME-03, -04, -22: half of them, rounded up, the most valuable first; the player chooses among equals."""
    t, away = m.t, []
    for left in range((len(t.schemes[column]) + 1) // 2, 0, -1):
        best = max(worth(m, card) for card in t.schemes[column])
        equal = [card for card in t.schemes[column] if worth(m, card) == best]
        card = equal[0]
        if len(equal) > left:
            card = int(told((yield Ask(0, "scheme-discard", named("discard", equal)))))
        t.schemes[column] = without(t.schemes[column], card)
        m.discard_challenge(card)
        away.append(card)
    return away


# Lamara: the boat, and its rewards the other way round


def lamara_scheme(m: Model, strength: int) -> Script[None]:
    """TB-SCHEME-06, -07, -10."""
    paid = True
    for _ in range(strength):
        m.t.boat = m.t.boat % len(books.BOAT) + 1
        for reward in books.BOAT[m.t.boat - 1]:
            paid &= yield from pay_back(m, reward)
    if not paid:
        m.rank(0, -1)


def pay_back(m: Model, reward: Entry) -> Script[bool]:
    """TB-SCHEME-07: whether all of it could be paid."""
    kind: str = reward["kind"]
    if kind in ("shells", "fruit"):
        return (yield from pay_lost(m, 0, kind, reward["count"]))
    if kind == "ranking":
        enough = bool(m.t.ranking[0] >= reward["count"])
        m.rank(0, -reward["count"])
        return enough
    if kind == "die":
        some = bool(m.dice_options(0, least=reward["level"]))
        yield from lose_dice(m, 0, 1, reward["level"])
        return some
    if kind in ("tricks", "challenges"):
        count = yield from discard_cards(m, getattr(m.t, kind)[0], reward["count"])
        return bool(count == reward["count"])
    if kind == "advance-any":
        can = any(m.t.steps[0][:3])
        yield from reduce(m, 0, reward)
        return can
    return True


def discard_cards(m: Model, cards: Sequence[int], count: int) -> Script[int]:
    """How many of them were discarded."""
    left = tuple(cards)
    for number in range(min(count, len(cards))):
        some = left if count - number < len(left) else left[:1]  # where all of them go, which is first is no question
        card = int(told((yield Ask(0, "discard-card", named("discard", some)))))
        yield from discard_from_hand(m, 0, card)
        left = without(left, card)
    return min(count, len(cards))


# Chronosseum: hit tokens


def chronosseum_scheme(m: Model, strength: int) -> Script[None]:
    """TB-SCHEME-08, -10: from the lowest monster on; the player chooses the token; positions are not taken back."""
    for left in range(strength, 0, -1):
        slot = next((slot for slot in (1, 0) if 0 in m.t.hits[slot]), books.NONE)
        if slot == books.NONE:
            m.rank(0, -1)
            return
        yield from remove_token(m, slot, left)


def remove_token(m: Model, slot: int, left: int) -> Script[None]:
    hits = list(m.t.hits[slot])
    own = [spot for spot, owner in enumerate(hits) if owner == 0]
    spot = own[0]
    if len(own) > left:
        spot = int(told((yield Ask(0, "remove-token", named("hit", own)))))
    hits[spot] = books.NONE
    m.t.hits[slot] = tuple(hits)


# Droska: an effect card


def droska_scheme(m: Model, strength: int, away: list[int]) -> Script[None]:
    """TB-SCHEME-09, -21."""
    card = m.draw("scheme_deck", "scheme_discard")
    effect = m.key(card)
    m.t.scheme_discard = (*m.t.scheme_discard, card)
    if effect == "framed":  # TB-SCHEME-15
        m.rank(1, strength)
    elif effect == "stunned":
        stunned(m, strength)
    elif effect == "erased-memory":
        yield from erased_memory(m, strength)
    elif effect == "deception":
        yield from deception(m, away)
    else:
        kidnap(m)


def stunned(m: Model, strength: int) -> None:
    """TB-SCHEME-16, -10."""
    enough = all(step >= strength for step in m.t.steps[0][:3])
    for trait in range(3):
        m.step(0, trait, -strength)
    if not enough:
        m.rank(0, -1)


def erased_memory(m: Model, strength: int) -> Script[None]:
    """TB-SCHEME-17, -10."""
    cards = [*m.t.challenges[0], *m.t.tricks[0]]
    if (yield from discard_cards(m, cards, strength)) < strength:
        m.rank(0, -1)


def deception(m: Model, away: list[int]) -> Script[None]:
    """TB-SCHEME-13: of the cards just discarded, the one with the second most symbols."""
    t = m.t
    symbols = {card: len(books.wanted(m.printed(card))) for card in away}
    second = sorted(symbols.values(), reverse=True)[:2][-1]
    equal = [card for card in away if symbols[card] == second]
    card = int(told((yield Ask(0, "set-challenge", named("card", equal)))))
    t.challenge_discard = without(t.challenge_discard, card)
    t.set_challenge = (*t.set_challenge, card)


def kidnap(m: Model) -> None:
    """TB-SCHEME-18, -21: the monster closest to the deck takes it; with no monster the next is revealed."""
    t = m.t
    if t.arbiter == books.NONE:
        return
    if t.fold == (-1, -1) and t.monster_deck:
        appear(m)
    t.captor = next((card for card in t.fold if card != books.NONE), books.NONE)
    if t.captor != books.NONE:
        t.arbiter = books.NONE
