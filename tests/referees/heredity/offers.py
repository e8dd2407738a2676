"""What the family may do with its tokens: every option, and no other (HER-TOKEN, -ACT, -MOVE, -EXPL, -COMB)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations
from typing import Any

from . import cards, people
from .body import free, hurt, may_injure
from .ground import at_edge, crowded, line_on_card, next_card, pcs_in, ways, where
from .ground import people as everybody
from .moments import forbidden
from .printed import PCS, Word, several, word_of
from .state import Area, Context, LeftOut, Space, Table, area_name, space_name
from .words import areas_of


def options(t: Table) -> Iterator[str]:
    """Everything that the family may do now, and nothing else (HER-ACT-09)."""
    for pc in PCS:
        if t.area_of(pc) is None:
            continue
        if t.available[pc]:
            yield from dict.fromkeys(spent(t, pc))
        yield from drops(t, pc)
        yield from (f"injury:{pc}:{part}" for part in may_injure(t, pc))


def drops(t: Table, pc: str) -> Iterator[str]:
    """HER-MAT-11: any thing, one material or all of them."""
    yield from (f"drop:{pc}:{item}" for item in t.items(pc))
    yield from (f"drop:{pc}:materials:{n}" for n in sorted({1, t.materials[pc]} if t.materials[pc] else ()))


def free_spaces(t: Table, pc: str, icon: str) -> list[Space]:
    """HER-TOKEN-02 to -04, HER-ITEM-12: free spaces that show the icon, on the body and on what is carried."""
    return [space for space, one in t.all_spaces(pc) if icon in one["icons"] and free(t, space)]


def alike(t: Table, space: Space) -> Any:
    """Two free spaces of one card that show the same are offered once (HER-GEN-11)."""
    return space[0], str(t.spaces(space[0])[space[1]])


def different(t: Table, spaces: list[Space]) -> list[Space]:
    return list({alike(t, space): space for space in reversed(spaces)}.values())[::-1]


def spent(t: Table, pc: str) -> Iterator[str]:
    for icon in ("observe", "talk", "interact", "move"):
        for space in different(t, free_spaces(t, pc, icon)):
            name = f"{pc}:{space_name(space)}"
            yield from (f"{icon}:{name}:{card}" for card in at_icons(t, pc, icon))
            yield from (f"{kind}:{name}:{rest}" for kind, rest in printed_actions(t, pc, icon))
            if icon == "interact":
                yield from by_hand(t, pc, name)
            if icon in ("interact", "move"):
                yield from (f"attack:{name}:{one}" for one in targets(t, pc, None))
    yield from moves(t, pc)
    yield from by_items(t, pc)


def at_icons(t: Table, pc: str, icon: str) -> list[int]:
    """HER-ACT-01, -03, -06, -08: icons with a terrain token in the area; HER-CARD-06: whose card can be taken."""
    here = where(t, PCS.index(pc))
    assert here is not None
    if icon == "talk" and forbidden(t, "no_talking"):
        return []
    found = [card for area, one, card in sorted(t.icons) if one == icon and area in here]
    return [card for card in found if t.zone.get(card) in ("deck", "secrets")]


def printed_actions(t: Table, pc: str, icon: str) -> Iterator[tuple[str, str]]:
    """HER-NARR-12 to -16, HER-NPC-25, HER-ACT-10: actions that cards bring."""
    here = where(t, PCS.index(pc))
    assert here is not None
    for card, index, action in terrain_actions(t):
        if cards.action_area(t, action) in here and fits(t, pc, card, action, icon):
            yield "terrain-action", f"{card}:{index}"
    for npc, index, card, action in npc_actions(t):
        near = any(t.place[figure] in here for figure in t.on_board(npc))
        banned = icon == "talk" and forbidden(t, "no_talking")
        if near and not banned and fits(t, pc, card, action, icon):
            yield "npc-action", f"{npc}:{index}"
    for card, index, action in free_actions(t):
        if fits(t, pc, card, action, icon):
            yield "free-action", f"{card}:{index}"
    for card, index, action in combined(t):
        if together(t, pc, card, index, action, icon):
            yield "combined", f"{card}:{index}"


def terrain_actions(t: Table) -> Iterator[tuple[int, int, Any]]:
    for card in dict.fromkeys(card for card, _ in t.beside):
        if t.kind(card) != "item":
            for index, action in enumerate(cards.terrain_actions(t, card)):
                yield card, index, action


def npc_actions(t: Table) -> Iterator[tuple[int, int, int, Any]]:
    """HER-NPC-25: what its card prints, and what other cards have added."""
    for npc in dict.fromkeys(card for card, _ in t.figures if t.zone.get(card) in ("timeline", "read", "below")):
        printed = [(npc, one) for one in t.face(npc).get("actions", [])]
        for card, side, kind, given in t.granted:
            if kind == "npc" and given["npc"] == npc and t.side[card] == side and card in t.in_play():
                printed.append((card, given["action"]))
        for index, (card, action) in enumerate(printed):
            yield npc, index, card, action


def free_actions(t: Table) -> Iterator[tuple[int, int, Any]]:
    for card in dict.fromkeys(t.in_play()):
        for index, action in enumerate(t.face(card).get("free_actions", [])):
            yield card, index, action


def combined(t: Table) -> Iterator[tuple[int, int, Any]]:
    for card in dict.fromkeys(t.in_play()):
        mine = [
            given
            for owner, side, kind, given in t.granted
            if kind == "combined" and (owner, side) == (card, t.side[card])
        ]
        yield from ((card, index, action) for index, action in enumerate(mine))


def fits(t: Table, pc: str, card: int, action: Any, icon: str) -> bool:
    """The icon that is asked for, and a price that can be paid (HER-ACT-09)."""
    if action["icon"] != icon or not payable(t, pc, card, action.get("cost", [])):
        return False
    who = action.get("participants", 1)
    return who == 1 or len(crew(t, pc, who, [cards.action_area(t, action)], [icon])) >= needed(who)


def payable(t: Table, pc: str, card: int, cost: list[Any]) -> bool:
    return all(
        (t.materials[pc] if one["token_kind"] == "material" else t.tokens[card, one["token_kind"]]) >= one.get("n", 1)
        for one in cost
    )


def needed(who: Any) -> int:
    return who if isinstance(who, int) else len(who)


def crew(t: Table, pc: str, who: Any, areas: list[Any], icons: list[str]) -> list[str]:
    """HER-NARR-10: members in the area with a token and a space for it; the one who begins is among them."""
    allowed = PCS if isinstance(who, int) else tuple(who)
    regions = [ways(t).region[area] for area in areas if area]
    found = [
        one
        for one in allowed
        if t.available[one]
        and any(t.area_of(one) in here for here in regions)
        and any(free_spaces(t, one, i) for i in icons)
    ]
    return found if pc in found else []


def together(t: Table, pc: str, card: int, index: int, action: Any, icon: str) -> bool:
    who, icons = action["participants"], several(action["icons"])
    areas = [area for one in several(action["areas"]) for area in areas_of(t, Context(card, pc), one)]
    if len(areas) > 1 or len(icons) > 1:
        raise LeftOut("a combined action in several places")
    return icon in icons and len(crew(t, pc, who, areas, icons)) >= needed(who)


def by_hand(t: Table, pc: str, name: str) -> Iterator[str]:
    """HER-HEAL-01, HER-ITEM-18 to -21, HER-MAT-06, -08: what an interact space is good for."""
    here = where(t, PCS.index(pc))
    assert here is not None
    if not forbidden(t, "no_healing"):
        yield from (f"heal:{name}:{one}" for one in everybody(t, here) if hurt(t, one))
    for item in t.items(pc):
        damaged = any(t.damage[item, index] for index in range(len(t.spaces(item))))
        used = any(space[0] == item for space in t.laid)
        upgrade = t.face(item).get("upgrade")
        if damaged and t.materials[pc]:
            yield f"repair:{name}:{item}"
        own_space = name == f"{pc}:i{item}.{name.rpartition('.')[2]}"
        if upgrade and not damaged and not used and t.materials[pc] >= upgrade["cost"] and not own_space:
            yield f"upgrade:{name}:{item}"
    yield from pick_ups(t, name, here)
    if not forbidden(t, "no_exchange"):
        for other in pcs_in(t, here):
            if other != pc and any(t.items(one) or t.materials[one] for one in (pc, other)):
                yield f"exchange:{name}:{other}"


def heap(t: Table, here: frozenset[Area]) -> int:
    return sum(t.lying[area, "material"] for area in here)


def lying_items(t: Table, here: frozenset[Area]) -> list[int]:
    return [card for card, area in t.beside if area in here and t.kind(card) == "item"]


def pick_ups(t: Table, name: str, here: frozenset[Area]) -> Iterator[str]:
    """HER-MAT-06: all of it, or some."""
    items, some = sorted(lying_items(t, here)), heap(t, here)
    if items or some:
        yield f"pick-up:{name}"
    if len(items) + bool(some) < 2:
        return
    for cards_ in chain.from_iterable(combinations(items, n) for n in range(1, len(items) + 1)):
        numbers = "+".join(map(str, cards_))
        if some or len(cards_) < len(items):
            yield f"pick-up:{name}:{numbers}"
        if some and len(cards_) < len(items):
            yield f"pick-up:{name}:{numbers}+materials"
    if some:
        yield f"pick-up:{name}:materials"


def targets(t: Table, pc: str, effect: Any) -> list[int]:
    """HER-COMBAT-06, -19, -20, HER-RANGE-03: who is not an ally and in reach."""
    if forbidden(t, "no_attacks"):
        return []
    word = Word("melee", {}) if effect is None else word_of(effect)
    return [
        one
        for one in sorted(t.place)
        if one >= len(PCS) and people.attitude(t, t.npc_of(one)) != "ally" and reaches(t, PCS.index(pc), one, word)
    ]


def reaches(t: Table, one: int, target: int, word: Word) -> bool:
    if people.in_reach(t, word, one, target):
        return True
    here, there = where(t, one), where(t, target)
    assert here is not None
    assert there is not None
    return word.name == "melee" and crowded(t, there, one) and there in ways(t).passable(here)


def by_items(t: Table, pc: str) -> Iterator[str]:
    """HER-ITEM-13, HER-COMBAT-04, HER-RANGE-01: what an item does on its own space."""
    for item in t.items(pc):
        for index, one in enumerate(t.spaces(item)):
            effect = one.get("effect")
            if effect is None or not free(t, (item, index)):
                continue
            name = f"{pc}:i{item}.{index}"
            if "instructions" in effect:
                yield f"use:{name}"
            else:
                yield from (f"attack:{name}:{target}" for target in targets(t, pc, effect))


# Moves


def moves(t: Table, pc: str) -> Iterator[str]:
    """HER-MOVE-02, -03: one step with a token, or several tokens at once."""
    spaces = free_spaces(t, pc, "move")
    here = where(t, PCS.index(pc))
    assert here is not None
    for space in different(t, spaces):
        yield from (f"move:{pc}:{space_name(space)}:{step}" for step in steps(t, pc, 1))
    for n in range(2, min(len(spaces), t.available[pc]) + 1):
        if list(steps(t, pc, n)):
            several_ = {
                tuple(sorted(str(alike(t, one)) for one in some)): some
                for some in reversed(list(combinations(spaces, n)))
            }
            yield from (f"move:{pc}:{'+'.join(map(space_name, some))}" for some in several_.values())


def steps(t: Table, pc: str, left: int) -> Iterator[str]:
    """The next step of a move with so many steps left, so that it can still end somewhere (HER-MOVE-07, -08)."""
    me = PCS.index(pc)
    here = where(t, me)
    assert here is not None
    for there in ways(t).passable(here):
        if can_end(t, me, there, left - 1):
            yield f"area:{area_name(people.arrival(t, me, here, there))}"
    yield from (f"explore:{card}" for card in dict.fromkeys(card for _, _, card in explorable(t, here)))


def can_end(t: Table, me: int, here: frozenset[Area], left: int) -> bool:
    if left == 0:
        return not crowded(t, here, me)
    if not forbidden(t, "no_exploring") and list(explorable(t, here)):
        return True
    return any(can_end(t, me, there, left - 1) for there in ways(t).passable(here))


def explorable(t: Table, here: frozenset[Area]) -> Iterator[tuple[Area, str, int]]:
    """HER-EXPL-02 to -04, -09: the way, the edge and the card, from any part of the area."""
    if forbidden(t, "no_exploring"):
        return
    for part in here:
        for way in t.face(part[0]).get("exploration", []):
            if t.zone.get(way["card"]) in ("deck", "secrets") and leads(t, part, way):
                yield part, way["edge"], way["card"]


def leads(t: Table, part: Area, way: Any) -> bool:
    named = way.get("from_areas")
    if way["edge"] == "level":
        return named is None or part[1] in named
    if next_card(t, part[0], way["edge"]) is not None:
        return False
    if named is not None:
        return part[1] in named
    return bool(at_edge(t, part, way["edge"])) and line_on_card(t, part[0], part[1], way["edge"]) not in (
        "black",
        "blue",
    )


def helpers(t: Table, target: int, attackers: list[str]) -> Iterator[str]:
    for pc in PCS:
        if pc in attackers or not t.available[pc] or t.area_of(pc) is None:
            continue
        for icon in ("interact", "move"):
            if target in targets(t, pc, None):
                yield from (f"attack:{pc}:{space_name(space)}" for space in different(t, free_spaces(t, pc, icon)))
        for item in t.items(pc):
            for index, one in enumerate(t.spaces(item)):
                effect = one.get("effect")
                if (
                    effect
                    and "instructions" not in effect
                    and free(t, (item, index))
                    and target in targets(t, pc, effect)
                ):
                    yield f"attack:{pc}:i{item}.{index}"
