"""Hearts, damage, serious injuries, dying, healing, and the tokens on a body (HER-DMG, -INJ, -DYING, -HEAL)."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any

from .printed import PARTS, PCS
from .state import Ask, Context, Space, Table, space_name

Script = Generator[Ask, str, Any]


def hearts(t: Table, pc: str) -> list[Space]:
    """HER-DMG-03: spaces with a heart on the body and on what is carried."""
    return [space for space, printed in t.all_spaces(pc) if printed["heart"]]


def bare(t: Table, pc: str) -> list[Space]:
    """HER-DMG-03: one token covers a heart; HER-DMG-04: an action token does not keep damage away."""
    return [space for space in hearts(t, pc) if not t.damage[space]]


def injuries(t: Table, pc: str) -> int:
    return sum((pc, part) in t.injured for part in PARTS)


def dying(t: Table, pc: str) -> bool:
    """HER-DYING-01, -05, -06: worked out, never kept."""
    return injuries(t, pc) == len(PARTS) and not bare(t, pc)


def hale(t: Table) -> list[str]:
    return [pc for pc in PCS if not dying(t, pc)]


def free(t: Table, space: Space) -> bool:
    """HER-TOKEN-03, HER-DMG-04: neither an action token nor damage lies on it."""
    return space not in t.laid and not t.damage[space]


def lay(t: Table, pc: str, space: Space) -> None:
    """HER-TOKEN-02, -07."""
    assert t.available[pc] > 0
    assert free(t, space)
    t.available[pc] -= 1
    t.laid[space] = pc


def to_middle(t: Table, card: Any) -> None:
    """HER-CARD-11, -14, HER-INJ-04: tokens on a card that is turned or burned are out of reach."""
    for space in [one for one in t.laid if one[0] == card]:
        t.middle[t.laid.pop(space)] += 1


def take_back(t: Table, pc: str) -> None:
    """HER-TIME-10: all its tokens, wherever they lie; damage stays. Never more than it has (HER-ALLY-05)."""
    for space in [one for one, owner in t.laid.items() if owner == pc]:
        del t.laid[space]
    t.middle[pc], t.available[pc] = 0, t.owned[pc]


def injure(t: Table, pc: str, part: str) -> None:
    """HER-INJ-02, -04, -05: its damage goes, side b is up, its tokens are out of reach, what it carries stays."""
    card = (pc, part)
    for space in [one for one in t.damage if one[0] == card]:
        del t.damage[space]
    to_middle(t, card)
    t.injured.add(card)


def may_injure(t: Table, pc: str) -> Iterator[str]:
    """HER-INJ-07: cards whose front spaces are all covered by damage."""
    for part in PARTS:
        spaces = t.printed.space((pc, part), 0)
        if (pc, part) not in t.injured and all(t.damage[(pc, part), index] for index in range(len(spaces))):
            yield part


def suffer(t: Table, pc: str, n: int) -> Script:
    """HER-DMG-08: token by token; HER-DYING-03: what would go to the dying is discarded."""
    was = dying(t, pc)
    for _ in range(n):
        if not dying(t, pc):
            yield from one_damage(t, pc)
    if dying(t, pc) and not was:
        from .moments import happen

        yield from happen(t, "pc_dying", acting=pc)


def one_damage(t: Table, pc: str) -> Script:
    while not bare(t, pc):
        yield from must_injure(t, pc)
    chosen = yield from where_to(t, pc)
    while not chosen.startswith("heart"):
        if chosen.startswith("injury"):
            injure(t, pc, chosen.split(":")[2])
        else:
            from .acts import dropped

            dropped(t, chosen)
        while not bare(t, pc):
            yield from must_injure(t, pc)
        chosen = yield from where_to(t, pc)
    t.damage[space_of(t, pc, chosen.split(":")[2])] = 1


def where_to(t: Table, pc: str) -> Script:
    """HER-DMG-03 to -05, HER-INJ-01; before it lies somewhere an injury may be chosen (HER-INJ-07)."""
    places = [f"heart:{pc}:{space_name(space)}" for space in bare(t, pc)]
    return (yield Ask("allocate", (*places, *(f"injury:{pc}:{part}" for part in may_injure(t, pc))), pc))


def must_injure(t: Table, pc: str) -> Script:
    """HER-INJ-01, -02: no heart is left, so a card on its front is chosen."""
    parts = [part for part in PARTS if (pc, part) not in t.injured]
    chosen = yield Ask("serious-injury", tuple(f"injury:{pc}:{part}" for part in parts), pc)
    injure(t, pc, chosen.split(":")[-1])


def space_of(t: Table, pc: str, name: str) -> Space:
    return next(space for space, _ in t.all_spaces(pc) if space_name(space) == name)


def wounds_of(t: Table, pc: str) -> list[Space]:
    """HER-HEAL-01: damage of the body; that of things is repaired."""
    return [space for space, _ in t.all_spaces(pc) if isinstance(space[0], tuple) and t.damage[space]]


def hurt(t: Table, character: int) -> int:
    return len(wounds_of(t, PCS[character])) if character < len(PCS) else t.wounds[character]


def heal(t: Table, character: int) -> Script:
    """HER-HEAL-01, -02: one token goes, and its space is free unless an action token lies there."""
    if character >= len(PCS):
        t.wounds[character] -= 1
        return
    pc = PCS[character]
    spaces = wounds_of(t, pc)
    chosen = yield Ask("heal-space", tuple(f"heart:{pc}:{space_name(space)}" for space in spaces), pc)
    del t.damage[space_of(t, pc, chosen.split(":")[2])]


def ignores(t: Table, pc: str, hazard: str) -> bool:
    """HER-ITEM-15: permanent effects work unless all hearts of the item are covered."""
    return any("ignore" in one and one["ignore"] == hazard for item in t.items(pc) for one in working(t, item))


def broken(t: Table, item: int) -> bool:
    spaces = [(item, index) for index, one in enumerate(t.spaces(item)) if one["heart"]]
    return bool(spaces) and all(t.damage[space] for space in spaces)


def working(t: Table, item: int) -> list[Any]:
    return [] if broken(t, item) else list(t.face(item).get("permanent", []))


def context(card: int, **more: Any) -> Context:
    return Context(card, **more)
