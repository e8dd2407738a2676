"""Which tricks, artifacts, abilities, goods and shields may be offered beside a question."""

from __future__ import annotations

from collections.abc import Sequence

from . import books
from .books import Entry
from .market import affordable
from .model import Model, told
from .playing import FREE, set_price
from .turns import affordable_shell

ALWAYS_OF_USE = ("master-climber", "shell-tide", "arbiters-favour")


def check_offers(m: Model, options: Sequence[str]) -> None:
    """Nothing is offered against the rules, and nothing that always helps is withheld."""
    free = [option for option in options if option.partition(":")[0] in FREE]
    for option in free:
        family, name = option.partition(":")[0], told(option)
        assert OFFERED[family](m, name), f"{option} ({name_of(m, option)}) is offered against the rules"
    check_tricks(m, free)
    assert ("shield:set" in free) == may_set(m), f"shield:set, offered {'shield:set' in free}, by the rules not so"


def name_of(m: Model, option: str) -> str:
    return m.key(int(told(option))) if told(option).isdecimal() else option


def check_tricks(m: Model, free: Sequence[str]) -> None:
    """TB-TURN-13: at any point of the turn; of tricks that are alike one is enough."""
    offered = {name_of(m, option) for option in free if option.startswith("trick")}
    held = {m.key(card) for card in m.t.tricks[m.me]}
    for trick in held & set(ALWAYS_OF_USE):
        assert (trick in offered) == (not m.t.tricks_played), f"{trick} may be played once in a turn (TB-TURN-13)"


def trick(m: Model, name: str) -> bool:
    """TB-TURN-13, -14, TB-TRICK-03, -05, -08: one in a turn, from the hand, where its condition holds."""
    card = int(name)
    when: Entry = books.TRICKS[m.key(card)].get("when", {"kind": "anytime"})
    if m.t.tricks_played or card not in m.t.tricks[m.me]:
        return False
    if when["kind"] == "visiting":
        return m.t.visited == books.ISLANDS.index(when["island"])
    return when["kind"] != "fighting" or m.t.opponent != books.NONE


def artifact(m: Model, name: str) -> bool:
    """TB-SYN-02, TB-ALLY-05."""
    cards = [*m.t.in_play[m.me], *m.t.in_play[m.t.actor]]
    return int(name) in cards and "discard" in books.ABILITIES[m.key(int(name))]


def goods(m: Model, name: str) -> bool:
    """TB-AMKT-05."""
    return int(name) in m.t.kept[m.me] and m.key(int(name)) in books.GOODS


def ability(m: Model, name: str) -> bool:
    """TB-CARD-01: a card that works for this turn, once; and its own condition."""
    card = int(name)
    if card not in (*m.t.in_play[m.me], *m.t.in_play[m.t.actor]) or card in m.t.used:
        return False
    return any(power_works(m, power) for power in books.ABILITIES[m.key(card)]["powers"])


def power_works(m: Model, power: Entry) -> bool:
    """TB-TURN-15, -16: alone or together; TB-CAI-07, -10, TB-DUST-04, -09, TB-AXL-08, -09, TB-EKO-02, -07, -10."""
    t, kind = m.t, power["kind"]
    if power.get("when") == "alone" and m.company():
        return False
    if kind == "discard-for":
        return any(t.tricks[m.me] if hand == "trick" else t.challenges[m.me] for hand in power["cards"])
    if kind in ("give-fruit", "wager"):
        able = affordable(m, 1) if kind == "give-fruit" else affordable_shell(m)
        return bool(m.company()) and able and not (kind == "wager" and rolled(m))
    if kind == "pay-for":
        return affordable_shell(m) and not rolled(m) and wanted_here(m, power["trait"])
    return kind in ("blank-as-symbol", "symbol-as-any") and any(one >= 0 for one in t.showing)


def rolled(m: Model) -> bool:
    return any(shown >= 0 for shown in m.t.showing)


def wanted_here(m: Model, trait: str) -> bool:
    """TB-TRAIT-07: before a challenge with a symbol of that trait, which is begun or could be."""
    entries = [books.CHALLENGES[m.key(card)] for card in (m.t.at_stake or m.t.challenges[m.me])]
    return any(trait in books.wanted(half) for entry in entries for half in books.halves_of(entry))


def shield(m: Model, name: str) -> bool:
    """TB-SHIELD-06: the upgrade only once it lies under the shield."""
    return name == "set" or any(books.ABILITIES[m.key(card)].get("kind") == "upgrade" for card in m.t.in_play[m.me])


def may_set(m: Model) -> bool:
    """TB-SHIELD-03, -05: a rolled die in a challenge or fight, and enough shells on the shield."""
    stock = m.t.charge if m.t.settings["shield"] == "charged" else m.t.shells
    carried = m.t.settings["shield"] != "charged" and m.has(m.me, "tricks-of-the-trade")
    held = stock[m.me] + (m.t.fruit[m.me] if carried else 0)
    return rolled(m) and held >= set_price(m)


OFFERED = {"trick": trick, "artifact": artifact, "goods": goods, "ability": ability, "shield": shield}
