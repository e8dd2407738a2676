"""The night: invasion, monsters on the move, dice, pawns home, the leader, the Arbiter, the next round."""

from __future__ import annotations

from . import books
from .books import Entry
from .fighting import bury, rival_tokens
from .gains import degrade_die, dice_like, refresh_die, unchosen, upgrade_die
from .market import pay_lost
from .model import Ask, Model, Script, Unread, named, told
from .turns import next_turn


def by_turns(m: Model) -> tuple[int, ...]:
    """TB-NIGHT-16: the players in turn order, from the one who has the token now (TB-SPACE-15)."""
    first, count = m.t.first_player, m.t.humans
    return tuple((first + step) % count for step in range(count))


def nightfall(m: Model) -> Script[str]:
    """TB-NIGHT-01, -02, TB-ROUND-05: after the last round there is no night. An empty slot does nothing."""
    if m.t.round == len(books.ROUNDS) - 1:
        return "end_alone" if m.t.mode == "solo" else "final_scoring"
    named_slots = books.DICE_FACES["invasion"]["faces"][m.roll(6)]
    slots = [books.SLOTS.index(slot) for slot in named_slots]
    m.t.invaders = tuple(slot for slot in slots if m.t.fold[slot] != books.NONE)
    yield from ()
    return "invade"


def invade(m: Model) -> Script[str]:
    """TB-NIGHT-02, -05."""
    yield from ()
    if not m.t.invaders:
        return "move_monsters"
    m.t.order = by_turns(m)
    return "suffer_invasion"


def spared(m: Model, hits: tuple[int, ...], seat: int) -> bool:
    """TB-NIGHT-03, TB-DUO-19, TB-RIV-10: a token on it, and no fewer than the rival."""
    return hits.count(seat) >= max(1, rival_tokens(m, hits))


def suffer_invasion(m: Model) -> Script[str]:
    """TB-NIGHT-03, -04, -16: one player after the other."""
    t, slot = m.t, m.t.invaders[0]
    seat = t.order[0]
    for penalty in m.beast(slot)["invasion"] if not spared(m, t.hits[slot], seat) else ():
        yield from suffer(m, seat, penalty)
    t.order = t.order[1:]
    if t.order:
        return "suffer_invasion"
    t.invaders = t.invaders[1:]
    return "invade"


def suffer(m: Model, seat: int, penalty: Entry) -> Script[None]:
    """TB-NIGHT-04: as much of it as possible."""
    kind = penalty["kind"]
    if kind in ("lose-shells", "lose-fruit"):
        yield from pay_lost(m, seat, kind.removeprefix("lose-"), penalty["count"])
    elif kind == "lose-ranking":
        m.rank(seat, -penalty["count"])
    elif kind == "lose-dice":
        yield from lose_dice(m, seat, penalty["count"], penalty["level"])
    elif kind in ("reduce", "reduce-any"):
        yield from reduce(m, seat, penalty)
    elif kind == "degrade-highest":
        yield from degrade_highest(m, seat)
    elif kind == "degrade-from":
        yield from degrade_from(m, seat, penalty["level"])
    else:
        raise Unread


def lose_dice(m: Model, seat: int, count: int, level: int) -> Script[None]:
    """TB-AMON-08: dice of the player's choice, of at least that level."""
    for _ in range(count):
        options = m.dice_options(seat, least=level)
        if options:
            area, _, name = (yield Ask(seat, "lose-die", options)).partition(":")
            m.put_die(seat, area, books.DICE.index(name), -1)


def reduce(m: Model, seat: int, penalty: Entry) -> Script[None]:
    """TB-TRAIT-04, -05: never Synergy where there is a choice; a trait at its first step cannot be chosen."""
    traits = penalty.get("traits")
    if traits is None:
        found = [trait for number, trait in enumerate(books.TRAITS[:3]) if m.t.steps[seat][number]]
        traits = [told((yield Ask(seat, "reduce-any", named("trait", found))))] if found else []
    for trait in traits:
        m.step(seat, books.TRAITS.index(trait), -penalty["steps"])


def degrade_highest(m: Model, seat: int) -> Script[None]:
    """TB-AMON-09, TB-DICE-06: the owner chooses among equals; a novice falls no further."""
    highest = max((level for level in (2, 3, 4) if m.dice_options(seat, level, level)), default=0)
    if highest:
        yield from degrade_die(m, seat, (yield Ask(seat, "degrade", m.dice_options(seat, highest, highest))))


def degrade_from(m: Model, seat: int, level: int) -> Script[None]:
    """TB-AMON-13: every die of at least that level falls by one."""
    for option in m.dice_options(seat, least=level):
        for _ in range(dice_like(m, seat, option)):
            yield from degrade_die(m, seat, option)


def move_monsters(m: Model) -> Script[str]:
    """TB-NIGHT-06, -07, -08, -09: the lower one escapes, the upper one moves down, a new one appears."""
    t = m.t
    t.order = by_turns(m)
    if t.fold[1] != books.NONE:
        escape(m)
    t.fold, t.hits = (-1, t.fold[0]), [(), t.hits[0]]
    if t.monster_deck:
        appear(m)
    yield from ()
    return "refresh_and_upgrade"


def appear(m: Model) -> None:
    """TB-NIGHT-06, TB-SPACE-27: the top card of the deck, at Fold's Edge."""
    t = m.t
    t.fold, t.monster_deck = (t.monster_deck[-1], t.fold[1]), t.monster_deck[:-1]
    t.hits[0] = (-1,) * len(m.beast(0)["spots"])


def escape(m: Model) -> None:
    """TB-NIGHT-07, TB-DUO-20, TB-RIV-10, TB-SCHEME-19: one position back for who has no token or too few."""
    hits = m.t.hits[1]
    for seat in range(m.t.humans):
        if not spared(m, hits, seat):
            m.rank(seat, -1)
    bury(m, 1)


def refresh_and_upgrade(m: Model) -> Script[str]:
    """TB-NIGHT-10, -11, TB-TRAIT-08: up to so many dice, each refreshed if spent, and upgraded by one level."""
    t, seat = m.t, m.t.order[0]
    chosen: list[str] = []
    while len(chosen) < m.resilience(seat):
        options = night_options(m, seat, chosen)
        if not options:
            break
        option = yield Ask(seat, "night-dice", (*options, "done"))
        if option == "done":
            break
        chosen.append((yield from improve(m, seat, option)))
    t.order = t.order[1:]
    return "refresh_and_upgrade" if t.order else "return_pieces"


def night_options(m: Model, seat: int, done: list[str]) -> list[str]:
    """Dice that were not chosen tonight and would change: an available guild die would not."""
    options = unchosen(m, seat, m.dice_options(seat), done)
    return [option for option in options if not option.startswith("available:guild")]


def improve(m: Model, seat: int, option: str) -> Script[str]:
    """TB-NIGHT-10: refresh, then upgrade; gives where and what the die is now."""
    kind = books.DICE.index(told(option))
    if option.startswith("spent"):
        refresh_die(m, seat, kind)
    where = f"available:{books.DICE[kind]}"
    if books.upgrades(kind):
        where = yield from upgrade_die(m, seat, where)
    return where


def return_pieces(m: Model) -> Script[str]:
    """TB-NIGHT-12 to -15, TB-RIV-12, TB-LONG-04, TB-SCHEME-19."""
    t = m.t
    t.pawns, t.laid = [-1] * t.seats, [()] * t.seats
    leader(m)
    if t.arbiter != books.NONE:
        t.arbiter = (t.arbiter + 1) % 3  # TB-ARB-01, -02
    t.round += 1
    yield from ()
    return "begin_round"


def leader(m: Model) -> None:
    """TB-NIGHT-13, TB-DUO-23, TB-SOLO-18: strictly ahead of all others, the rival too."""
    t = m.t
    best = [seat for seat in range(t.seats) if t.ranking[seat] == max(t.ranking)]
    if t.mode != "solo" and len(best) == 1 and best[0] < t.humans:
        t.leads[best[0]] += int(books.ROUNDS[t.round]["leader"])


def begin_round(m: Model) -> Script[str]:
    """TB-ROUND-02, TB-DUO-04, TB-SOLO-10."""
    t = m.t
    yield from ()
    if t.mode == "solo":
        t.order, t.active, t.actor = (1, 0), 0, 0
        return "next_turn_alone"
    t.order = by_turns(m)
    if t.mode == "duo":
        t.order = (2, *t.order)
    t.active = t.actor = t.order[-1]
    return "next_turn_with_rival" if t.mode == "duo" else "next_turn"


def next_turn_phase(m: Model) -> Script[str]:
    """TB-ROUND-02: the first of the round."""
    yield from ()
    return next_turn(m, m.t.order[-1])
