"""What may be done beside a main question: tricks, artifacts, abilities, goods, shields."""

from __future__ import annotations

from . import books
from .books import Entry
from .gains import gain, variant
from .market import other_resource, pay, price, receive
from .model import Ask, Model, Script, Unread, named, told, without

FREE = ("trick", "artifact", "ability", "goods", "shield")
SET_PRICE = 4


def act(m: Model, option: str) -> Script[None]:
    """One of them."""
    family, _, name = option.partition(":")
    if family == "trick":
        yield from play_trick(m, int(name))
    elif family == "artifact":
        yield from discard_artifact(m, int(name))
    elif family == "ability":
        yield from use_ability(m, int(name))
    elif family == "goods":
        yield from use_goods(m, int(name))
    elif option == "shield:set":
        yield from set_die(m)
    else:
        yield from shield_upgrade(m)


# Tricks


def trick_level(m: Model) -> int:
    """TB-TRICK-01; TB-CAI-07: two more after a gift."""
    raised = "generous-trainer" in [m.key(card) for card in m.t.used]
    return m.level(m.me, books.SPIRIT) + 2 * raised


def play_trick(m: Model, card: int) -> Script[None]:
    """TB-TRICK-02, TB-TURN-13, TB-AXL-10."""
    t, key, level = m.t, m.key(card), trick_level(m)
    assert not t.tricks_played, f"a second trick in one turn (TB-TURN-13): {key}"
    t.tricks[m.me] = without(t.tricks[m.me], card)
    t.tricks_played = (*t.tricks_played, card)
    t.trick_discard = (*t.trick_discard, card)
    yield from trick_effect(m, books.TRICKS[key], level)
    if m.has(m.me, "unrivalled") and m.company():
        yield from gain(m, m.me, [{"kind": "refresh", "count": 1}])


def trick_effect(m: Model, trick: Entry, level: int) -> Script[None]:
    """TB-TRICK-03 to -12."""
    effect = trick["effect"]
    if effect["kind"] == "for-each-level":
        yield from gain(m, m.me, many(effect["rewards"][0], level))
    elif effect["kind"] == "ladder":
        for rewards in effect["steps"][:level]:
            yield from gain(m, m.me, rewards)
    elif effect["kind"] == "exactly":
        yield from gain(m, m.me, effect["steps"][min(level, len(effect["steps"])) - 1])
    else:
        yield from OTHER_TRICKS[effect["kind"]](m, level)


def many(reward: Entry, times: int) -> list[Entry]:
    """The same reward, so many times; dice are counted together, so that nobody is asked where all may go."""
    return [reward] * times if reward["kind"] == "sail" else [{**reward, "count": times}]


def study(m: Model, level: int) -> Script[None]:
    """TB-TRICK-06: so many are drawn from the standard deck, one is kept, the others go under that deck."""
    t, cards = m.t, []
    for _ in range(level):
        card = m.draw_challenge()
        cards += [card] * (card != books.NONE)
    if not cards:
        return
    t.drawn[m.me] = tuple(cards)
    kept = int(told((yield Ask(m.me, "study", named("keep", cards)))))
    t.drawn[m.me] = ()
    t.challenge_deck = (*(card for card in cards if card != kept), *t.challenge_deck)
    m.hold(m.me, "challenges", kept)


def tempting_offer(m: Model, level: int) -> Script[None]:
    """TB-TRICK-05, TB-AMKT-04: a card of at most that price in fruit, and nothing is paid."""
    cards = [card for card in m.t.market if price(m, books.WARES[m.key(card)]) <= level]
    if not cards:
        return
    card = int(told((yield Ask(m.me, "free-market", named("buy", cards)))))
    yield from receive(m, card)


def ferocity(m: Model, level: int) -> Script[None]:
    """TB-TRICK-08: dice of this fight, each at most once; an upgraded die has no result until it is rolled."""
    t = m.t
    left = list(range(len(t.attempt)))
    for _ in range(level):
        dice = unlike(m, [place for place in left if books.upgrades(t.attempt[place])])
        option = (yield Ask(m.me, "upgrade-in-fight", (*named("die", dice), "stop"))) if dice else "stop"
        if option == "stop":
            return
        place = int(told(option))
        left.remove(place)
        kind = yield from variant(m, m.me, "upgrade-into", books.upgrades(t.attempt[place]))
        t.attempt = (*t.attempt[:place], kind, *t.attempt[place + 1 :])
        t.showing = (*t.showing[:place], -1, *t.showing[place + 1 :])


OTHER_TRICKS = {"study": study, "free-market-card": tempting_offer, "upgrade-in-fight": ferocity}


# Artifacts, goods, shields


def discard_artifact(m: Model, card: int) -> Script[None]:
    """TB-SYN-02: out of the game; TB-ALLY-05: an ally's goes under its deck."""
    t = m.t
    rewards = books.ABILITIES[m.key(card)]["discard"]
    t.used = (*t.used, card)
    if card in t.in_play[m.me]:
        t.in_play[m.me] = without(t.in_play[m.me], card)
        t.gone = (*t.gone, card)
    else:
        t.in_play[t.actor] = ()
        t.character_decks[t.actor] = (card, *t.character_decks[t.actor])
    yield from gain(m, m.me, rewards)


def use_goods(m: Model, card: int) -> Script[None]:
    """TB-AMKT-05."""
    rewards = books.GOODS[m.key(card)]["discard"]
    m.t.kept[m.me] = without(m.t.kept[m.me], card)
    m.t.market_discard = (*m.t.market_discard, card)
    yield from gain(m, m.me, rewards)


def set_price(m: Model) -> int:
    """TB-SHIELD-03, -05: 4 shells from the shield; a reinforced shield says its own price."""
    cards = [books.ABILITIES[m.key(card)] for card in m.t.in_play[m.me]]
    prices = [power["charge"] for card in cards for power in card.get("powers", ()) if power["kind"] == "shield"]
    return int(min([SET_PRICE, *prices]))


def set_die(m: Model) -> Script[None]:
    """TB-SHIELD-03, -04: a rolled die, to any face that it really has."""
    t = m.t
    stock = t.charge if t.settings["shield"] == "charged" else t.shells
    stock[m.me] -= set_price(m)
    assert stock[m.me] >= 0, "the shield was not charged (TB-SHIELD-03)"
    chosen = int(told((yield Ask(m.me, "set-die", named("die", rolled_dice(m))))))
    faces = {number_name(face): books.number_of(face) for face in faces_of(t.attempt[chosen])}
    shown = told((yield Ask(m.me, "set-face", named("face", faces))))
    t.showing = (*t.showing[:chosen], faces[shown], *t.showing[chosen + 1 :])


def shield_upgrade(m: Model) -> Script[None]:
    """TB-SHIELD-06: an ability more, paid with shells from the shield."""
    cards = [books.ABILITIES[m.key(card)] for card in m.t.in_play[m.me]]
    (power,) = (card["powers"][0] for card in cards if card.get("kind") == "upgrade")
    stock = m.t.charge if m.t.settings["shield"] == "charged" else m.t.shells
    stock[m.me] -= power["charge"]
    assert stock[m.me] >= 0, "the shield was not charged (TB-SHIELD-06)"
    if power["kind"] != "refresh-one":
        raise Unread
    yield from gain(m, m.me, [{"kind": "refresh", "count": 1}])


def rolled_dice(m: Model) -> list[int]:
    return unlike(m, [place for place, result in enumerate(m.t.showing) if result >= 0])


def faces_of(kind: int) -> list[list[str]]:
    return [books.face_of(kind, number) for number in range(6)]


def number_name(face: list[str]) -> str:
    return "-".join(face) or "blank"


def look(m: Model, place: int) -> tuple[object, ...]:
    """What tells a die of the attempt from another."""
    t = m.t
    bonus = place >= len(t.attempt) - t.bonus
    return (t.attempt[place], t.showing[place], t.raised[place : place + 1], bonus, place in t.again)


def unlike(m: Model, places: object) -> list[int]:
    """Of dice that are alike, the first."""
    found: dict[object, int] = {}
    for place in places:  # type: ignore[attr-defined]
        found.setdefault(look(m, place), place)
    return list(found.values())


# Abilities


def use_ability(m: Model, card: int) -> Script[None]:
    """TB-CARD-01: once per turn and card."""
    t, entry = m.t, books.ABILITIES[m.key(card)]
    assert card not in t.used, f"{entry['key']} a second time in one turn (TB-CARD-01)"
    t.used = (*t.used, card)
    powers = {power["kind"]: power for power in entry["powers"]}
    if "discard-for" in powers:
        yield from discard_for(m, entry["powers"])
    elif "pay-for" in powers:
        yield from pay(m, m.me, "shells", powers["pay-for"]["shells"])
        yield from gain(m, m.me, powers["pay-for"]["rewards"])
    elif "give-fruit" in powers:
        yield from give(m, "fruit")
    elif "wager" in powers:
        yield from give(m, "shells")
    else:
        yield from read_as(m, "resilience" if "symbol-as-any" in powers else "")


def read_as(m: Model, symbol: str) -> Script[None]:
    """TB-AXL-08, TB-EKO-02: a blank face, or one resilience symbol, is used as a symbol of a chosen trait."""
    t = m.t
    dice = [place for place in rolled_dice(m) if shows(t.showing[place], symbol)]
    chosen = int(told((yield Ask(m.me, "which-die", named("die", dice)))))
    others = [trait for trait in books.TRAITS if trait != symbol]
    trait = told((yield Ask(m.me, "as-symbol", named("trait", others))))
    before = books.number_of([symbol]) if symbol else 0
    result = t.showing[chosen] - before + books.number_of([trait])
    t.showing = (*t.showing[:chosen], result, *t.showing[chosen + 1 :])


def shows(result: int, symbol: str) -> bool:
    return books.symbols_on(result)[symbol] > 0 if symbol else result == 0


def discard_for(m: Model, powers: list[Entry]) -> Script[None]:
    """TB-CAI-10, TB-DUST-09, TB-EKO-07, -10: a card from the hand, and what is gained for one of its kind."""
    t, gains = m.t, {kind: power["rewards"] for power in powers for kind in power["cards"]}
    cards = [*(t.tricks[m.me] if "trick" in gains else ()), *(t.challenges[m.me] if "challenge" in gains else ())]
    card = int(told((yield Ask(m.me, "discard-card", named("discard", sorted(cards))))))
    kind = "trick" if card in t.tricks[m.me] else "challenge"
    yield from discard_from_hand(m, m.me, card)
    yield from gain(m, m.me, gains[kind])


def discard_from_hand(m: Model, seat: int, card: int) -> Script[None]:
    t = m.t
    if card in t.tricks[seat]:
        t.tricks[seat] = without(t.tricks[seat], card)
        t.trick_discard = (*t.trick_discard, card)
    else:
        t.challenges[seat] = without(t.challenges[seat], card)
        m.discard_challenge(card)
    yield from ()


def give(m: Model, what: str) -> Script[None]:
    """TB-AXL-09, TB-CAI-04, -07: the token itself is given; what rival or ally are given goes to the supply."""
    swapped = yield from pay(m, m.me, what, 1)
    other = int(told((yield Ask(m.me, "give-to", named("seat", m.company())))))
    if m.t.roles[other] == 0:
        m.gain(other, other_resource(what) if swapped else what, 1)
