"""The turn of a player up to the challenge or the fight, and whose turn comes next."""

from __future__ import annotations

from . import books
from .books import Entry
from .gains import gain, variant
from .market import affordable, buy, can_buy, pay, receive
from .model import Ask, Model, Script, Unread, named, told, without
from .playing import FREE, act

Chosen = Script[str]


def ask(m: Model, key: str, options: list[str] | tuple[str, ...]) -> Script[str]:
    """A main question of the turn, beside which tricks and abilities lie (TB-TURN-13)."""
    return (yield Ask(m.me, key, tuple(options), free=True))


# Whose turn


def discs_left(m: Model, seat: int) -> int:
    """TB-ROUND-04, TB-DUO-04, TB-SOLO-11: in solo the rival has one disc more."""
    more = m.t.mode == "solo" and seat == 1
    return int(books.ROUNDS[m.t.round]["discs"]) + more - len(m.t.laid[seat])


def next_turn(m: Model, last: int) -> str:
    """TB-ROUND-02, -03, -07: clockwise, everybody who has a disc; the day ends when nobody has. TB-ROUND-05."""
    if m.t.mode == "solo":
        return next_alone(m)
    order = m.t.order
    after = order.index(last) + 1 if last in order else 0
    for seat in (*order[after:], *order[:after]):
        if discs_left(m, seat) > 0:
            return begin_turn(m, seat)
    return "nightfall"


def next_alone(m: Model) -> str:
    """TB-SOLO-10: the rival first, then in turn; a side without turns left is skipped."""
    rival_next = m.me == 0 or not any(m.t.laid)
    return begin_turn(m, 1) if rival_next and discs_left(m, 1) > 0 else "choose_turn"


def begin_turn(m: Model, seat: int, actor: int | None = None) -> str:
    """A new turn forgets what belonged to the last one."""
    t = m.t
    t.active, t.actor, t.visited = seat, seat if actor is None else actor, -1
    t.tricks_played = t.used = ()
    t.attempts = t.throws = t.sailings = 0
    if t.roles[seat] == 1:
        return "rival_turn_alone" if t.mode == "solo" else "rival_turn"
    return "move"


def end_turn(m: Model) -> Script[str]:
    """TB-EKO-06; TB-ALLY-06: the ally moves ahead by 3, its card goes under its deck and the next is revealed."""
    t = m.t
    if m.has(m.me, "boundless-knowledge") and not t.attempts:
        yield from gain(m, m.me, [{"kind": "refresh-all"}])
    if t.actor != t.active:
        ally = t.actor
        m.rank(ally, 3)
        deck = t.in_play[ally] + t.character_decks[ally]
        t.in_play[ally], t.character_decks[ally] = deck[-1:], deck[:-1]
        t.actor = t.active
    return next_turn(m, m.me)


# Moving


def available(m: Model, place: int) -> bool:
    """TB-TURN-03, -04, -05, -08, TB-CAI-05: open, or without disc and pawn."""
    if books.SPACES[place][1]["frame"] == "open":
        return True
    discs = sum(laid.count(place) for laid in m.t.laid)
    pawns = m.t.pawns.count(place)
    if m.has(m.me, "unorthodox-mooring") and discs == 1:
        return pawns - (m.t.pawns[m.t.actor] == place) == 0
    return discs + pawns == 0


def move(m: Model) -> Script[str]:
    """TB-TURN-01, -02, -07, -09: pawn and disc, what a visit gives, then the reward of the space."""
    spaces = [space["key"] for place, (_, space) in enumerate(books.SPACES) if available(m, place)]
    option = yield from ask(m, "move", [*named("space", spaces), *named("island", books.ISLANDS)])
    if option.partition(":")[0] in FREE:
        yield from act(m, option)
        return "move"
    rewards = place_pawn(m, option)
    yield from visit(m)
    yield from gain(m, m.me, rewards)
    return "use_island"


def place_pawn(m: Model, option: str) -> list[Entry]:
    """TB-TURN-07, -14: beside the spaces nothing is gained. TB-ALLY-02: an ally uses no disc."""
    t, key = m.t, told(option)
    on_space = option.startswith("space:")
    place = books.SPACE_OF[key] if on_space else len(books.SPACES) + books.ISLANDS.index(key)
    t.pawns[t.actor] = place
    t.visited = m.island_at(place)
    if t.actor == t.active:
        t.laid[t.active] = (*t.laid[t.active], place)
    rewards: list[Entry] = books.SPACES[place][1]["rewards"] if on_space else []
    return rewards


def visit(m: Model) -> Script[None]:
    """TB-CAI-01, -02."""
    for card in m.cards_of(m.me):
        for power in books.ABILITIES[card].get("powers", ()):
            if power["kind"] == "on-visit" and books.ISLANDS[m.t.visited] in power["islands"]:
                yield from gain(m, m.me, power["rewards"])


# The island effect


def use_island(m: Model) -> Script[str]:
    """TB-TURN-10, TB-SPACE-24: the Fold's own effect is the fight, a step later. TB-AXL-05."""
    island = m.t.visited
    if island == books.FOLD:
        if not m.has(m.me, "local-champion"):
            return "step_on_island"
        option = yield from ask(m, "which-arena", [*named("arena", books.ISLANDS[:3]), "skip"])
        if option.partition(":")[0] in FREE:
            yield from act(m, option)
            return "use_island"
        if option == "skip":
            return "step_on_island"
        yield from effect(m, books.ISLANDS.index(told(option)))
        return "step_on_island"
    option = yield from ask(m, "island-effect", effect_options(m, island))
    if option.partition(":")[0] in FREE:
        yield from act(m, option)
        return "use_island"
    yield from chosen_effect(m, island, option)
    return "step_on_island"


def effect(m: Model, island: int) -> Script[None]:
    """TB-AXL-05: the island effect of an arena, before the fight."""
    option = yield Ask(m.me, "island-effect", tuple(effect_options(m, island)), free=True)
    if option.partition(":")[0] in FREE:
        raise Unread
    yield from chosen_effect(m, island, option)


def effect_options(m: Model, island: int) -> list[str]:
    """TB-SPACE-19, TB-MARKET-02, -04, TB-CAI-08: one purchase, or a fruit; elsewhere use it or not."""
    if island != books.DROSKA:
        return ["use", "skip"]
    contacts = m.has(m.me, "useful-contacts") and affordable(m, 1) and (m.t.market_deck or m.t.market_discard)
    buys = [card for card in m.t.market if can_buy(m, card)]
    return [*named("buy", buys), "fruit", *(["contacts"] if contacts else []), "skip"]


def chosen_effect(m: Model, island: int, option: str) -> Script[None]:
    """TB-SPACE-02, -08, -14, -19."""
    if option == "contacts":
        yield from contacts(m)
    if option == "fruit":
        m.gain(m.me, "fruit", 1)
    elif option.startswith("buy"):
        yield from buy(m, int(told(option)))
    elif option == "use":
        yield from gain(m, m.me, island_rewards(m, island))


def contacts(m: Model) -> Script[None]:
    """TB-CAI-08: for a fruit the top card of the market deck, unseen."""
    yield from pay(m, m.me, "fruit", 1)
    card = m.draw("market_deck", "market_discard")
    m.t.market = (*m.t.market, card)
    yield from receive(m, card)


def island_rewards(m: Model, island: int) -> list[Entry]:
    """TB-AXL-02: on Lamara Stadium the Racing Skimmer adds a space to the island effect."""
    rewards: list[Entry] = books.ISLES["island"][island]["effect"]["rewards"]
    if m.t.visited != books.LAMARA:
        return rewards
    cards = dict.fromkeys((*m.t.in_play[m.me], *m.t.in_play[m.t.actor]))
    skimmers = [card for card in cards if m.key(card) == "racing-skimmer" and card not in m.t.used]
    m.t.used = (*m.t.used, *skimmers)
    return [{"kind": "sail", "spaces": 2}] if skimmers else rewards


# Challenge or fight


def step_on_island(m: Model) -> Script[str]:
    """TB-TURN-11, -12, TB-FIGHT-15."""
    if m.t.visited == books.FOLD and any(card != -1 for card in m.t.fold):
        return (yield from go_fighting(m))
    if m.t.visited <= books.LAMARA:
        return (yield from go_attempting(m))
    return (yield from turns_end(m, "step_on_island"))


def turns_end(m: Model, phase: str) -> Script[str]:
    option = yield from ask(m, "end-turn", ["end"])
    if option != "end":
        yield from act(m, option)
        return phase
    return (yield from end_turn(m))


def after_attempt(m: Model) -> Script[str]:
    """TB-TURN-11: one attempt in a turn."""
    return (yield from turns_end(m, "after_attempt"))


def halves_here(m: Model, card: int) -> list[int]:
    """TB-CHAL-02, TB-LEG-09, -13, TB-AXL-01: which halves of a challenge may be attempted where the pawn stands."""
    entry, here = m.printed(card), m.t.visited
    if entry.get("manner") == "arbiter":
        return [0] if m.t.arbiter == here else []
    anywhere = here == books.LAMARA and m.has(m.me, "braze-transmitter")
    arenas = [books.ISLANDS.index(half["arena"]) for half in books.halves_of(entry)]
    return [number for number, arena in enumerate(arenas) if anywhere or arena == here]


def dice_for(m: Model, half: Entry) -> bool:
    """TB-FOCUS-05: a die, or one that a card gives before the roll (TB-DUST-04)."""
    pays = affordable_shell(m) and "rise-to-the-challenge" in m.cards_of(m.me) and not used(m, "rise-to-the-challenge")
    return bool(sum(m.t.available[m.me])) or (pays and "resilience" in books.wanted(half))


def affordable_shell(m: Model) -> bool:
    return m.t.shells[m.me] + m.has(m.me, "tricks-of-the-trade") * m.t.fruit[m.me] > 0


def used(m: Model, card: str) -> bool:
    return card in [m.key(other) for other in m.t.used]


def challenge_options(m: Model) -> list[str]:
    """TB-CHAL-02; while a scheme has set a challenge, no other one (TB-SCHEME-13)."""
    hand = m.t.set_challenge or m.t.challenges[m.me]
    return [
        f"challenge:{card}.{number}" if number else f"challenge:{card}"
        for card in hand
        for number in halves_here(m, card)
        if dice_for(m, books.halves_of(m.printed(card))[number])
    ]


def go_attempting(m: Model) -> Script[str]:
    """TB-CHAL-02: the card leaves the hand and is seen by all; TB-LEG-10: a serial one may take a partner along."""
    t = m.t
    options = challenge_options(m)
    if not (t.challenges[m.me] or t.set_challenge):
        return (yield from turns_end(m, "step_on_island"))
    option = yield from ask(m, "challenge", [*options, "end"])
    if option.partition(":")[0] in FREE:
        yield from act(m, option)
        return "step_on_island"
    if option == "end":
        return (yield from end_turn(m))
    card, _, half = told(option).partition(".")
    return (yield from attempt(m, int(card), int(half or 0)))


def attempt(m: Model, card: int, half: int) -> Script[str]:
    t = m.t
    stake(m, card)
    t.half = half
    t.attempts += 1
    if m.printed(card).get("manner") == "serial" and card not in t.set_challenge:
        yield from partner(m, card)
    yield from before_challenge(m)
    return "choose_dice"


def stake(m: Model, card: int) -> None:
    m.t.challenges[m.me] = without(m.t.challenges[m.me], card)
    m.t.at_stake = (*m.t.at_stake, card)


def partner(m: Model, card: int) -> Script[None]:
    """TB-LEG-10: another challenge of its own arena, or a half; an Arbiter challenge is of none."""
    arena = m.printed(card)["arena"]
    found = [
        f"challenge:{other}.{number}" if number else f"challenge:{other}"
        for other in m.t.challenges[m.me]
        for number, half in enumerate(books.halves_of(m.printed(other)))
        if half.get("arena") == arena
    ]
    chosen = yield Ask(m.me, "partner", (*found, "alone"))
    if chosen != "alone":
        name, _, part = told(chosen).partition(".")
        stake(m, int(name))
        m.t.half = int(part or 0)


def before_challenge(m: Model) -> Script[None]:
    """TB-DUST-02."""
    if m.has(m.me, "new-to-the-islands") and m.company():
        m.gain(m.me, "shells", 1)
    yield from ()


def go_fighting(m: Model) -> Script[str]:
    """TB-SPACE-28: the monster beside the space, or any of them."""
    slots = [slot for slot in (0, 1) if m.t.fold[slot] != -1]
    place = m.t.pawns[m.t.actor]
    beside = place - books.SPACE_OF["folds-edge"]
    if beside in slots:
        slots = [beside]
    ready = [slot for slot in slots if sum(m.t.available[m.me]) or bonus_level(m, slot)]
    option = yield from ask(m, "fight", [*named("slot", [books.SLOTS[slot] for slot in ready]), "end"])
    if option.partition(":")[0] in FREE:
        yield from act(m, option)
        return "step_on_island"
    if option == "end":
        return (yield from end_turn(m))
    m.t.opponent = books.SLOTS.index(told(option))
    m.t.attempts += 1
    yield from bonus_die(m)
    return "choose_dice"


def bonus_level(m: Model, slot: int) -> int:
    """TB-STYLE-01, -02, -03, TB-AXL-07, TB-DUST-06: by the completed challenges of the monster's arena."""
    counts = [len(m.t.columns[4 * m.me + arena]) for arena in range(3)]
    style = books.ISLANDS.index(m.beast(slot)["style"])
    level = max(counts) if m.has(m.me, "bold-daredevil") else counts[style]
    return min(4, level + m.has(m.me, "trinitite-sword"))


def bonus_die(m: Model) -> Script[None]:
    """TB-STYLE-02, -04, TB-FIGHT-02: from the supply, in a variant of the player's choice."""
    level = bonus_level(m, m.t.opponent)
    if level:
        kind = yield from variant(m, m.me, "bonus-die", books.OF_LEVEL[level])
        m.t.attempt, m.t.showing, m.t.raised, m.t.bonus = (kind,), (-1,), (0,), 1
