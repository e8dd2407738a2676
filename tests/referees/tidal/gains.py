"""What each kind of reward gives: dice, cards, steps, positions, the boat."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from . import books
from .books import Entry
from .model import Ask, Model, Script, Unread, named, told


def gain(m: Model, seat: int, rewards: list[Entry]) -> Script[None]:
    """TB-TURN-09: one reward after the other, as printed."""
    for reward in rewards:
        if reward["kind"] in ("shells", "fruit"):
            m.gain(seat, reward["kind"], reward["count"])
        elif reward["kind"] == "ranking":
            m.rank(seat, reward["count"])
        elif reward["kind"] in KINDS:
            yield from KINDS[reward["kind"]](m, seat, reward)
        else:
            raise Unread


def tricks(m: Model, seat: int, reward: Entry) -> Script[None]:
    """TB-SPACE-02, -06."""
    for _ in range(reward["count"]):
        m.hold(seat, "tricks", m.draw("trick_deck", "trick_discard"))
    yield from ()


def draw_challenges(m: Model, seat: int, reward: Entry) -> Script[None]:
    for _ in range(reward["count"]):
        m.hold(seat, "challenges", m.draw_challenge())
    yield from ()


def challenges(m: Model, seat: int, reward: Entry) -> Script[None]:
    """TB-TURN-19, TB-SPACE-08, TB-MARKET-03: each card is taken from the pool or drawn."""
    for _ in range(reward["count"]):
        options = [*named("take", m.t.pool)]
        if m.t.challenge_deck or m.t.challenge_discard:
            options.append("draw")
        if not options:
            return
        option = yield Ask(seat, "take-or-draw", tuple(options))
        if option == "draw":
            m.hold(seat, "challenges", m.draw_challenge())
        else:
            take(m, seat, int(told(option)))


def take(m: Model, seat: int, card: int) -> None:
    m.refill_pool(card)
    m.hold(seat, "challenges", card)


def refresh(m: Model, seat: int, reward: Entry) -> Script[None]:
    yield from refresh_some(m, seat, reward["count"])


def refresh_by(m: Model, seat: int, _reward: Entry) -> Script[None]:
    """TB-SPACE-22, TB-TRAIT-08."""
    yield from refresh_some(m, seat, m.resilience(seat))


def refresh_some(m: Model, seat: int, count: int) -> Script[None]:
    """TB-DICE-03, TB-SPACE-13: from spent to available, never upgraded; nobody is asked when all of them may go."""
    while count and sum(m.t.spent[seat]) > count:
        kinds = m.dice_in(seat, "spent")
        chosen = kinds[0]
        if len(kinds) > 1:
            option = yield Ask(seat, "refresh", named("spent", [books.DICE[kind] for kind in kinds]))
            chosen = books.DICE.index(told(option))
        refresh_die(m, seat, chosen)
        count -= 1
    if count:
        refresh_all(m, seat)


def refresh_die(m: Model, seat: int, kind: int) -> None:
    m.put_die(seat, "spent", kind, -1)
    m.put_die(seat, "available", kind)


def refresh_all(m: Model, seat: int) -> None:
    """TB-SPACE-12."""
    m.t.available[seat] = tuple(map(sum, zip(m.t.available[seat], m.t.spent[seat], strict=True)))
    m.t.spent[seat] = (0,) * 9


def everything(m: Model, seat: int, _reward: Entry) -> Script[None]:
    refresh_all(m, seat)
    yield from ()


def upgrade(m: Model, seat: int, reward: Entry) -> Script[None]:
    """TB-DICE-04, -05: one level up where it lies, each die once; the choice of a die may be declined (TB-CARD-02)."""
    done: list[str] = []
    for _ in range(reward["count"]):
        options = unchosen(m, seat, m.dice_options(seat, most=3), done)
        option = (yield Ask(seat, "upgrade", (*options, "stop"))) if options else "stop"
        if option == "stop":
            return
        done.append((yield from upgrade_die(m, seat, option)))


def unchosen(m: Model, seat: int, options: Sequence[str], done: list[str]) -> list[str]:
    """The dice without those that were chosen before, by where they lie and what they are now."""
    return [option for option in options if dice_like(m, seat, option) > done.count(option)]


def dice_like(m: Model, seat: int, option: str) -> int:
    area, _, name = option.partition(":")
    held: int = getattr(m.t, area)[seat][books.DICE.index(name)]
    return held


def upgrade_die(m: Model, seat: int, option: str) -> Script[str]:
    """Gives where and what the die is now."""
    area, _, name = option.partition(":")
    kind = books.DICE.index(name)
    into = yield from variant(m, seat, "upgrade-into", books.upgrades(kind))
    m.put_die(seat, area, kind, -1)
    m.put_die(seat, area, into)
    return f"{area}:{books.DICE[into]}"


def degrade_die(m: Model, seat: int, option: str) -> Script[None]:
    """TB-DICE-06: one level down, and it stays in its area."""
    area, _, name = option.partition(":")
    kind = books.DICE.index(name)
    into = yield from variant(m, seat, "degrade-into", books.degrades(kind))
    m.put_die(seat, area, kind, -1)
    m.put_die(seat, area, into)


def variant(m: Model, seat: int, key: str, kinds: list[int]) -> Script[int]:
    """TB-DICE-07: the owner chooses among the variants of a level."""
    if len(kinds) == 1:
        return kinds[0]
    option = yield Ask(seat, key, named("into", [books.DICE[kind] for kind in kinds]))
    return books.DICE.index(told(option))


def die(m: Model, seat: int, reward: Entry) -> Script[None]:
    """TB-DICE-02, -07: into the available area; a named colour is given."""
    kinds = [kind for kind in books.OF_LEVEL[reward["level"]] if reward.get("colour") in (None, books.colour(kind))]
    m.put_die(seat, "available", (yield from variant(m, seat, "gain-die", kinds)))


def advance(m: Model, seat: int, trait: int, count: int) -> Script[None]:
    """TB-TRAIT-03, TB-SYN-01: each higher level of Synergy reached unlocks a character card."""
    before = m.level(seat, books.SYNERGY)
    m.step(seat, trait, count)
    for _ in range(m.level(seat, books.SYNERGY) - before):
        yield from unlock(m, seat)


def unlock(m: Model, seat: int) -> Script[None]:
    """TB-SYN-01, -03: two cards are drawn, one is played, the other goes under the deck."""
    two = m.t.character_decks[seat][-2:]
    if not two:
        return
    m.t.character_decks[seat] = m.t.character_decks[seat][: -len(two)]
    m.t.drawn[seat] = two
    card = two[0]
    if len(two) > 1:
        card = int(told((yield Ask(seat, "play-character", named("card", two)))))
    m.t.drawn[seat] = ()
    m.t.in_play[seat] = (*m.t.in_play[seat], card)
    m.t.character_decks[seat] = (*(other for other in two if other != card), *m.t.character_decks[seat])


def character_card(m: Model, seat: int, _reward: Entry) -> Script[None]:
    """TB-AMON-09."""
    yield from unlock(m, seat)


def advance_any(m: Model, seat: int, reward: Entry) -> Script[None]:
    option = yield Ask(seat, "advance-any", named("trait", books.TRAITS))
    yield from advance(m, seat, books.TRAITS.index(told(option)), reward["steps"])


def advance_all(m: Model, seat: int, reward: Entry) -> Script[None]:
    for trait in range(4):
        yield from advance(m, seat, trait, reward["steps"])


def sail(m: Model, seat: int, reward: Entry) -> Script[None]:
    """TB-BOAT-01, -02: space by space, and every space gives its reward."""
    if m.has(seat, "daring-pilot") and not m.t.sailings:  # TB-DUST-07
        carried = yield Ask(seat, "carry-boat", ("carry:0", "carry:1", "carry:2"))
        for _ in range(int(told(carried))):
            sail_on(m)
    m.t.sailings += 1
    for _ in range(reward["spaces"]):
        yield from gain(m, seat, sail_on(m))


def sail_on(m: Model) -> list[Entry]:
    """TB-BOAT-01: after the last reward space comes the first; the Start is not entered again."""
    m.t.boat = m.t.boat % len(books.BOAT) + 1
    return books.BOAT[m.t.boat - 1]


def first_player(m: Model, seat: int, _reward: Entry) -> Script[None]:
    """TB-SPACE-15, TB-SOLO-09: the token, where there is one; the order of this round stays."""
    if m.t.mode != "solo":
        m.t.first_player = seat
    yield from ()


def renew_pool(m: Model, seat: int, reward: Entry) -> Script[None]:
    """TB-SPACE-09, -11, TB-LEG-18: so many cards that lie there go, and each place is filled at once."""
    old = m.t.pool
    for _ in range(min(reward["count"], len(old))):
        card = int(told((yield Ask(seat, "discard-pool", named("discard", old)))))
        m.refill_pool(card)
        m.discard_challenge(card)
        old = tuple(other for other in old if other != card)


def renew_market(m: Model, seat: int, reward: Entry) -> Script[None]:
    """TB-SPACE-20."""
    old = m.t.market
    for _ in range(min(reward["count"], len(old))):
        card = int(told((yield Ask(seat, "discard-market", named("discard", old)))))
        discard_ware(m, card)
        old = tuple(other for other in old if other != card)


def discard_ware(m: Model, card: int) -> None:
    m.refill_market(card)
    m.t.market_discard = (*m.t.market_discard, card)


def move_arbiter(m: Model, seat: int, _reward: Entry) -> Script[None]:
    """TB-AMKT-06: to another arena; TB-SCHEME-20: not while it is kidnapped."""
    if m.t.arbiter == books.NONE:
        return
    others = [arena for number, arena in enumerate(books.ISLANDS[:3]) if number != m.t.arbiter]
    m.t.arbiter = books.ISLANDS.index(told((yield Ask(seat, "move-arbiter", named("arena", others)))))


def shells_by(m: Model, seat: int, _reward: Entry) -> Script[None]:
    """TB-DUST-01."""
    m.gain(seat, "shells", m.resilience(seat))
    yield from ()


def copy_bonus_die(m: Model, _seat: int, _reward: Entry) -> Script[None]:
    """TB-CAI-01: another die like the bonus die, without a result until it is rolled."""
    t = m.t
    t.attempt, t.showing, t.raised = (*t.attempt, t.attempt[-1]), (*t.showing, -1), (*t.raised, 0)
    t.bonus += 1
    yield from ()


def ignore_restrictions(_m: Model, _seat: int, _reward: Entry) -> Script[None]:
    """TB-EKO-01: what it does is seen at the hits; that it was used is noted."""
    yield from ()


KINDS: dict[str, Callable[[Model, int, Entry], Script[None]]] = {
    "tricks": tricks,
    "challenges": challenges,
    "draw-challenges": draw_challenges,
    "refresh": refresh,
    "refresh-by": refresh_by,
    "refresh-all": everything,
    "upgrade": upgrade,
    "die": die,
    "advance-any": advance_any,
    "advance-all": advance_all,
    "sail": sail,
    "first-player": first_player,
    "renew-pool": renew_pool,
    "renew-market": renew_market,
    "character-card": character_card,
    "move-arbiter": move_arbiter,
    "shells-by": shells_by,
    "copy-bonus-die": copy_bonus_die,
    "ignore-restrictions": ignore_restrictions,
}
