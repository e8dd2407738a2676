"""Attacks: who strikes whom, karma, defence, damage, death (HER-COMBAT, -COMB, -RANGE, -NPC-26 to -28)."""

from __future__ import annotations

from typing import Any

from . import people
from .body import Script, dying, suffer, working
from .moments import happen
from .printed import PCS, Word, word_of
from .state import Ask, Context, LeftOut, Table
from .words import characters, chosen


def draw(t: Table) -> int:
    """HER-COMBAT-09, HER-KARMA-05: from an empty deck only after the discard pile was shuffled."""
    if not t.karma:
        t.karma, t.discard = t.discard, set()
    assert t.draws, "the program draws no karma card where the book does"
    card = t.draws.pop(0)
    assert card in t.karma, f"karma card {card} was not in the deck"
    t.karma.remove(card)
    t.drawn = card
    return card


def discard(t: Table) -> None:
    """HER-COMBAT-15, HER-KARMA-03: unless it was replaced meanwhile."""
    if t.drawn:
        t.discard.add(t.drawn)
    t.drawn = 0


def defence(t: Table, target: int) -> int:
    """HER-COMBAT-11, -12, HER-ITEM-07, -15."""
    if target >= len(PCS):
        return int(t.face(t.npc_of(target))["defence"])
    return sum(plus(one, "defence") for item in t.items(PCS[target]) for one in working(t, item))


def plus(effect: Any, name: str) -> int:
    found = effect.get(name, 0)
    return int(found["plus"] if isinstance(found, dict) else found)


def strength(t: Table, pc: str, effect: Any) -> int:
    """HER-COMBAT-03, -04, HER-RANGE-01: the item's number or 1, changed by what is carried."""
    word = Word("melee", {"strength": 1}) if effect is None else word_of(effect)
    more = 0
    for item in t.items(pc):
        for one in working(t, item):
            change = one.get("modify_strength")
            if change is not None:
                change = change if isinstance(change, dict) else {"plus": change}
                more += change["plus"] if change.get("attack", "any") in ("any", word.name) else 0
    return int(word.get("strength")) + more


def strike(t: Table, attackers: list[int], target: int, force: int) -> Script:
    """HER-COMBAT-09 to -15, HER-COMB-04, -05: one karma card, defence once."""
    npc = t.npc_of(target) if target >= len(PCS) else 0
    ours = any(one < len(PCS) or people.attitude(t, t.npc_of(one)) == "ally" for one in attackers)
    if npc and ours:
        people.made_hostile(t, npc)
    face = t.face(draw(t))
    total = force + face.get("value", 0) - defence(t, target)
    discard(t)
    if face.get("attack_text") != "fail" and total > 0:
        if npc:
            yield from wound(t, target, total)
        else:
            yield from suffer(t, PCS[target], total)
    if npc and ours:
        yield from happen(t, "npc_attacked", npc=npc, acting=PCS[attackers[0]] if attackers[0] < len(PCS) else "")


def wound(t: Table, figure: int, n: int) -> Script:
    """HER-DMG-07, HER-NPC-26, -31: each figure has its own damage and the full life of its card."""
    t.wounds[figure] += n
    npc = t.npc_of(figure)
    if t.wounds[figure] >= t.face(npc)["life"] and figure in t.place:
        yield from die(t, npc, figure)


def die(t: Table, npc: int, figure: int) -> Script:
    """HER-NPC-26 to -28, HER-MAT-05: off the terrain, the death effect, then the card if nobody is left."""
    from . import cards
    from .story import carry_all

    grave = t.place.pop(figure)
    t.wounds[figure] = 0
    side, zone = t.side[npc], t.zone[npc]
    yield from carry_all(t, Context(npc, grave=grave, action=False), t.face(npc).get("death_effect"))
    yield from happen(t, "npc_dies", npc=npc)
    if not t.on_board(npc) and t.zone[npc] == zone and t.side[npc] == side:
        yield from cards.burn(t, npc)


def npc_attacks(t: Table, figure: int, target: int, line: Word) -> Script:
    """HER-COMBAT-05, -08, -16, -18, HER-NPC-23."""
    if people.attitude(t, t.npc_of(figure)) == "ally":
        yield from ally_attacks(t, figure, target, line)
        return
    if line.get("targets", "one") != "one":
        raise LeftOut("several targets")
    yield from strike(t, [figure], target, line.get("strength"))


def ally_attacks(t: Table, figure: int, target: int, line: Word) -> Script:
    """HER-ALLY-03, HER-COMB-09: members who kept tokens may join."""
    from .acts import blow, joined

    blows = yield from joined(t, target, [], beside_ally=True)
    force = line.get("strength") + sum(blow(t, pc, name) for pc, name in blows)
    yield from strike(t, [figure, *(PCS.index(pc) for pc, _ in blows)], target, force)


def card_attack(t: Table, ctx: Context, word: Word) -> Script:
    """HER-DYING-02, HER-COMBAT-16: an attack that a card orders, with the strength that it names."""
    force, reach = word.get("strength"), word.get("range", "melee")
    attackers = yield from who(t, ctx, word.get("attacker"), "attack")
    line = Word("melee", {}) if reach == "melee" else Word("ranged", {"range": reach})
    done = False
    for attacker in attackers[:1]:
        looking = ctx._replace(figure=attacker) if attacker >= len(PCS) else ctx
        if not any(people.in_reach(t, line, attacker, one) for one in characters(t, looking, word.get("target"))):
            continue
        targets = yield from who(t, looking, word.get("target"), "target")
        for target in targets:
            alive = target in t.place and not (target < len(PCS) and dying(t, PCS[target]))
            if alive and target != attacker and people.in_reach(t, line, attacker, target):
                yield from strike(t, [attacker], target, force)
                done = True
    return done


def who(t: Table, ctx: Context, written: Any, matter: str) -> Script:
    if written in ("any_chosen", "nearest", "acting"):
        fit = (lambda pc: not dying(t, pc)) if matter == "target" else None
        return [PCS.index(pc) for pc in (yield from chosen(t, ctx, written, fit))]
    return characters(t, ctx, written)


def ask_several(options: list[str]) -> Ask:
    return Ask("target", tuple(options))
