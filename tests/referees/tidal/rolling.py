"""Dice: choosing them, rolling with the threat die, answering X, rolling again, completing and withdrawing."""

from __future__ import annotations

from collections.abc import Iterable

from . import books
from .books import Entry
from .gains import advance, take, variant
from .market import affordable, pay
from .model import Ask, Model, Script, Unread, named, told, without
from .playing import FREE, act, unlike
from .turns import affordable_shell, ask, chosen_effect, effect_options

# Choosing dice


def max_roll(m: Model) -> int:
    """TB-FOCUS-01, TB-DUST-08."""
    return m.focus(m.me) + m.has(m.me, "crowd-favour") * len(m.company())


def choose_dice(m: Model) -> Script[str]:
    """TB-FOCUS-02, -03, -05, TB-CHAL-03, -16, TB-FIGHT-01: a fruit for each die above the max roll."""
    t = m.t
    own = len(t.attempt) - t.bonus
    free = own < max_roll(m)
    kinds = [books.DICE[kind] for kind in m.dice_in(m.me, "available")]
    options = named("available", kinds) if free else named("further", kinds) if affordable(m, 1) else ()
    option = yield from ask(m, "choose-dice", [*options, *(["roll"] if t.attempt else [])])
    if option.partition(":")[0] in FREE:
        yield from act(m, option)
        return "choose_dice"
    if option == "roll":
        t.again = tuple(range(len(t.attempt)))
        return "roll_dice"
    if not free:
        yield from pay(m, m.me, "fruit", 1)
    take_die(m, books.DICE.index(told(option)))
    return "choose_dice"


def take_die(m: Model, kind: int) -> None:
    """TB-STYLE-02: own dice lie before the bonus dice."""
    t = m.t
    m.put_die(m.me, "available", kind, -1)
    place = len(t.attempt) - t.bonus
    t.attempt = (*t.attempt[:place], kind, *t.attempt[place:])
    t.showing = (*t.showing[:place], -1, *t.showing[place:])
    t.raised = (*t.raised[:place], 0, *t.raised[place:])


# Rolling


def roll_dice(m: Model) -> Script[str]:
    """TB-CHAL-04, -07, TB-FIGHT-03: all chosen dice at first, later those to be rolled again, with the threat die."""
    t = m.t
    showing = list(t.showing)
    for place in t.again:
        showing[place] = books.number_of(books.face_of(t.attempt[place], m.roll(6)))
    t.showing, t.again = tuple(showing), ()
    t.threat = threat_shown(m)
    t.throws += 1
    yield from ()
    return "suffer_threat" if t.threat else "after_roll"


def threat_shown(m: Model) -> int:
    """TB-THREAT-01, -02, -06, TB-ROUND-06, TB-AXL-07, TB-EKO-09, TB-CAI-06."""
    t = m.t
    if m.has(m.me, "crocodile-hide") and not t.throws and not m.company():
        return 0
    fighting = t.opponent != books.NONE
    lowered = (m.has(m.me, "bold-daredevil") and fighting) + (m.has(m.me, "piece-of-cake") and bool(m.company()))
    level = max(1, books.ROUNDS[t.round]["threat"] - lowered)
    faces: list[int] = books.DICE_FACES["threat"][str(level)]
    return faces[m.roll(8)]


def suffer_threat(m: Model) -> Script[str]:
    """TB-THREAT-03, -04, -05, TB-CHAL-05, TB-SHIELD-01, -02: each X is blocked, or a die of the attempt is lost."""
    t = m.t
    option = yield from ask(m, "threat", threat_options(m))
    if option.partition(":")[0] in FREE:
        yield from act(m, option)
        return "suffer_threat"
    if option == "block":
        yield from pay(m, m.me, "shells", 1)
        t.charge[m.me] += t.settings["shield"] == "charged"
    else:
        lose(m, int(told(option)))
    t.threat -= 1
    if not t.attempt:
        t.threat = 0
        return "out_of_dice"
    return "suffer_threat" if t.threat else "after_roll"


def threat_options(m: Model) -> tuple[str, ...]:
    """TB-THREAT-04: of dice that are alike the first; which goes first is no question where all of them go."""
    dice = unlike(m, range(len(m.t.attempt)))
    if affordable_shell(m):
        return ("block", *named("lose", dice))
    return named("lose", dice if m.t.threat < len(m.t.attempt) else dice[:1])


def lose(m: Model, place: int) -> None:
    """TB-THREAT-04: it returns to the supply, and its result is gone."""
    t = m.t
    t.bonus -= place >= len(t.attempt) - t.bonus
    t.attempt, t.showing, t.raised = (row[:place] + row[place + 1 :] for row in (t.attempt, t.showing, t.raised))


def out_of_dice(m: Model) -> Script[str]:
    """TB-THREAT-05: the attempt ends."""
    if m.t.opponent != books.NONE:
        return "end_fight"
    return (yield from withdraw(m))


def after_roll(m: Model) -> Script[str]:
    """TB-CHAL-06, -08, -10, TB-FIGHT-03."""
    t = m.t
    again = unlike(m, [place for place in range(len(t.attempt)) if place not in t.again])
    back = unlike(m, t.again)
    options = [*named("again", again), *named("leave", back), *(["roll"] if t.again else [])]
    ends = ["strike"] if t.opponent != books.NONE else [*completions(m), "withdraw"]
    option = yield from ask(m, "after-roll", [*options, *ends])
    return (yield from do_after_roll(m, option))


def do_after_roll(m: Model, option: str) -> Script[str]:
    t, (family, _, number) = m.t, option.partition(":")
    if family in FREE:
        yield from act(m, option)
    elif family == "again":
        t.again = (*t.again, int(number))
    elif family == "leave":
        t.again = without(t.again, int(number))
    elif family == "roll":
        return "roll_dice"
    else:
        return (yield from end_attempt(m, family, number))
    return "after_roll"


def end_attempt(m: Model, family: str, number: str) -> Script[str]:
    m.t.again = ()
    if family == "strike":
        return "strike"
    if family == "complete-two":
        raise Unread
    if family == "complete":
        return (yield from complete(m, ways(m)[int(number)]))
    return (yield from withdraw(m))


# Completing


def half_at_stake(m: Model, place: int = 0) -> Entry:
    halves = books.halves_of(m.printed(m.t.at_stake[place]))
    return halves[m.t.half] if len(halves) > 1 else halves[0]


def shown(m: Model, dice: Iterable[int] | None = None) -> dict[str, int]:
    """TB-DICE-10: every symbol of every die, or of some of the dice, is a result of its own."""
    counts = [books.symbols_on(m.t.showing[die]) for die in (range(len(m.t.showing)) if dice is None else dice)]
    return {symbol: sum(count[symbol] for count in counts) for symbol in (*books.TRAITS, "wild")}


def suffices(have: dict[str, int], symbols: list[str]) -> bool:
    """TB-CHAL-08, TB-DICE-01: each symbol needs a result of its own; a wild one matches any."""
    missing = sum(max(0, symbols.count(trait) - have[trait]) for trait in books.TRAITS)
    return missing <= have["wild"]


def completions(m: Model) -> tuple[str, ...]:
    """TB-CHAL-08; TB-LEG-10: of two at stake one or both, and no die for more than one of them."""
    if len(m.t.at_stake) == 1:
        return named("complete", ways(m))
    dice = range(len(m.t.showing))
    found = set()
    for marks in range(2 ** len(dice)):
        shares = ([die for die in dice if marks >> die & 1], [die for die in dice if not marks >> die & 1])
        one, other = (["none", *ways(m, place, share)] for place, share in enumerate(shares))
        found |= {f"{first}.{second}" for first in one for second in other} - {"none.none"}
    return named("complete-two", sorted(found))


def ways(m: Model, place: int = 0, dice: Iterable[int] | None = None) -> dict[int, tuple[str, ...]]:
    """TB-STRETCH-01, TB-LEG-12: none, some or all of the stretch symbols beside all required ones."""
    half, have = half_at_stake(m, place), shown(m, dice)
    stretch = half.get("stretch", [])
    found = {}
    for taken in range(2 ** len(stretch)):
        extra = tuple(symbol for place, symbol in enumerate(stretch) if taken >> place & 1)
        if suffices(have, [*half["required"], *extra]):
            found[taken] = extra
    return found


def complete(m: Model, stretched: tuple[str, ...]) -> Script[str]:
    """TB-CHAL-09: steps, the column, the dice, the Champions Board, in this order."""
    t, card, half = m.t, m.t.at_stake[0], half_at_stake(m)
    entry = m.printed(card)
    if entry.get("manner") not in ("showpiece", "heroic") and card not in t.set_challenge:  # TB-LEG-07, -08
        yield from advance_matched(m, [*half["required"], *stretched])
        yield from quick_learner(m, half, stretched)
    tuck(m, card, half, entry)
    t.at_stake = ()
    if entry.get("manner") == "perilous":
        yield from lose_matched(m, [*half["required"], *stretched])
    elif entry.get("manner") == "mystic":
        yield from upgrade_used(m)
    spend_dice(m)
    rank_completed(m, entry, half, stretched)
    put_away(m)
    yield from after_completing(m, half, entry)
    return "after_attempt"


def lose_matched(m: Model, symbols: list[str]) -> Script[None]:
    """TB-LEG-05: two of the dice that were matched, as the player says which were."""
    lost: list[int] = []
    for left in (2, 1):
        dice = [die for die in range(len(m.t.attempt)) if die not in lost and uses(m, symbols, [*lost, die])]
        kinds = one_of_each_kind(m, dice)
        if len(kinds) > 1 and len(dice) > left:
            lost.append(int(told((yield Ask(m.me, "lose-matched", named("die", kinds))))))
        else:
            lost += dice[:1]
    for die in sorted(lost, reverse=True):
        lose(m, die)


def one_of_each_kind(m: Model, dice: Iterable[int]) -> list[int]:
    """What a die shows is of no use any more."""
    found: dict[int, int] = {}
    for die in dice:
        found.setdefault(m.t.attempt[die], die)
    return list(found.values())


def uses(m: Model, symbols: list[str], dice: list[int], spent: tuple[tuple[int, str], ...] = ()) -> bool:
    """Whether all symbols can be matched so that each of these dice matches one of them."""
    if not symbols:
        return set(dice) <= {die for die, _ in spent}
    first, *others = symbols
    return any(
        spent.count((die, symbol)) < books.symbols_on(shows)[symbol] and uses(m, others, dice, (*spent, (die, symbol)))
        for die, shows in enumerate(m.t.showing)
        for symbol in (first, "wild")
    )


def upgrade_used(m: Model) -> Script[None]:
    """TB-LEG-06: one of the dice of the challenge, which is spent all the same."""
    t = m.t
    dice = one_of_each_kind(m, [die for die, kind in enumerate(t.attempt) if books.upgrades(kind)])
    option = (yield Ask(m.me, "upgrade-used", (*named("die", dice), "stop"))) if dice else "stop"
    if option != "stop":
        die = int(told(option))
        into = yield from variant(m, m.me, "upgrade-into", books.upgrades(t.attempt[die]))
        t.attempt = (*t.attempt[:die], into, *t.attempt[die + 1 :])


def quick_learner(m: Model, half: Entry, stretched: tuple[str, ...]) -> Script[None]:
    """TB-DUST-03: with two symbols in all, the stretched trait takes one more step."""
    if m.has(m.me, "quick-learner") and stretched and len(books.wanted(half)) == 2:
        yield from advance(m, m.me, books.TRAITS.index(stretched[0]), 1)


def tuck(m: Model, card: int, half: Entry, entry: Entry) -> None:
    """TB-CHAL-09, -13, TB-AXL-01, TB-LEG-13; TB-SCHEME-13, -14: the set challenge is discarded."""
    t = m.t
    if card in t.set_challenge:
        t.set_challenge = without(t.set_challenge, card)
        m.discard_challenge(card)
        return
    column = 3 if entry.get("manner") == "arbiter" else books.ISLANDS.index(half["arena"])
    t.columns[4 * m.me + column] = (*t.columns[4 * m.me + column], card)


def after_completing(m: Model, half: Entry, entry: Entry) -> Script[None]:
    """TB-SCHEME-12, and the cards that wait for a completed challenge."""
    if m.t.mode == "solo" and entry.get("manner") != "arbiter":
        yield from foil(m, half)
    symbols = len(books.wanted(half))
    if "shell-wager" in [m.key(card) for card in m.t.used]:  # TB-AXL-09
        m.hold(m.me, "tricks", m.draw("trick_deck", "trick_discard"))
    if m.has(m.me, "no-respite") and symbols == 3:
        yield from repeat_effect(m)
    if m.has(m.me, "betalods-feats"):
        yield from lighter(m, symbols)


def foil(m: Model, half: Entry) -> Script[None]:
    """TB-SCHEME-12: a card of at most the same points, from the column of that arena."""
    column, t = books.ISLANDS.index(half["arena"]), m.t
    cards = [card for card in t.schemes[column] if m.printed(card)["points"] <= half["points"]]
    if not cards:
        return
    option = yield Ask(m.me, "foil", (*named("foil", cards), "skip"))
    if option != "skip":
        card = int(told(option))
        t.schemes[column] = without(t.schemes[column], card)
        m.discard_challenge(card)


def repeat_effect(m: Model) -> Script[None]:
    """TB-AXL-06, TB-SPACE-24: the effect of the island once more."""
    island = m.t.visited
    if island == books.FOLD:
        return
    option = yield Ask(m.me, "repeat-effect", tuple(effect_options(m, island)))
    yield from chosen_effect(m, island, option)


def lighter(m: Model, symbols: int) -> Script[None]:
    """TB-EKO-08: for a shell, a card of the pool with fewer symbols; both halves of a split one count."""
    cards = [card for card in m.t.pool if symbols_of(m, card) < symbols]
    if not cards or not affordable_shell(m):
        return
    option = yield Ask(m.me, "take-lighter", (*named("take", cards), "skip"))
    if option != "skip":
        yield from pay(m, m.me, "shells", 1)
        take(m, m.me, int(told(option)))


def symbols_of(m: Model, card: int) -> int:
    return sum(len(books.wanted(half)) for half in books.halves_of(m.printed(card)))


def advance_matched(m: Model, symbols: list[str]) -> Script[None]:
    """TB-TRAIT-06."""
    for number, trait in enumerate(books.TRAITS):
        if trait in symbols:
            yield from advance(m, m.me, number, symbols.count(trait))


def rank_completed(m: Model, entry: Entry, half: Entry, stretched: tuple[str, ...]) -> None:
    """TB-STRETCH-03, TB-LEG-12, TB-ARB-03, TB-LEG-13, TB-DUO-21, and the cards of TB-AXL-03 and its like."""
    t, track = m.t, books.TRACKS["champions"]
    here = m.island(t.actor)
    count = bool(stretched) * track["stretch"] + (here == t.arbiter) * track["arbiter"]
    count += books.MANNERS.get(entry.get("manner", ""), {}).get("ranking", 0)
    for card in m.cards_of(m.me):
        for power in books.ABILITIES[card].get("powers", ()):
            if power["kind"] == "stretch-ranking" and stretched and power["trait"] in books.wanted(half):
                count += 1
    m.rank(m.me, count)
    rival = {"duo": 2, "solo": 1}.get(t.mode)
    if stretched and rival is not None and m.island(rival) == here:  # TB-DUO-21, TB-RIV-11
        m.rank(rival, -1)


def spend_dice(m: Model) -> None:
    """TB-CHAL-12, TB-DICE-02: every die that is still in the attempt."""
    for kind in m.t.attempt:
        m.put_die(m.me, "spent", kind)


def put_away(m: Model) -> None:
    t = m.t
    t.at_stake = t.attempt = t.showing = t.raised = t.again = t.struck = ()
    t.half = t.bonus = t.threat = 0
    t.opponent = books.NONE


# Withdrawing


def withdraw(m: Model) -> Script[str]:
    """TB-CHAL-10, -11, TB-LEG-04, -17: steps of matched required symbols, the card away, one drawn, the dice spent."""
    t, card = m.t, m.t.at_stake[0]
    if len(t.at_stake) > 1:
        raise Unread
    if card in t.set_challenge:  # TB-SCHEME-13
        spend_dice(m)
        put_away(m)
        return "after_attempt"
    matched = yield from match(m, half_at_stake(m)["required"])
    yield from advance_matched(m, matched)
    m.discard_challenge(card)
    m.hold(m.me, "challenges", m.draw_challenge())
    spend_dice(m)
    put_away(m)
    return "after_attempt"


def match(m: Model, required: list[str]) -> Script[list[str]]:
    """TB-CHAL-10: the player chooses which missing symbols the wild results match."""
    have = shown(m)
    matched = [trait for trait in books.TRAITS for _ in range(min(required.count(trait), have[trait]))]
    wild = have["wild"]
    while wild and len(matched) < len(required):
        missing = [trait for trait in books.TRAITS if required.count(trait) > matched.count(trait)]
        short = len(required) - len(matched)
        if wild >= short:
            return list(required)
        option = yield Ask(m.me, "match-wild", named("trait", missing))
        matched.append(told(option))
        wild -= 1
    return matched
