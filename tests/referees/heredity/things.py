"""Items and materials: who gets them, where they are fastened, where they lie (HER-ITEM, HER-MAT)."""

from __future__ import annotations

from .body import Script
from .moments import happen
from .printed import PARTS, PCS, Word
from .state import Area, Ask, Context, LeftOut, Table
from .words import areas_of, chosen, named


def left_in_box(t: Table, kind: str) -> int:
    """HER-GEN-18: special components are limited."""
    name = kind.removeprefix("special(").removesuffix(")")
    used = sum(n for (_, one), n in t.tokens.items() if one == kind) + sum(
        n for (_, one), n in t.lying.items() if one == kind
    )
    return int(t.printed.specials.get(name, 0)) - used


def slots_for(t: Table, pc: str, item: int) -> list[tuple[str, str, str]]:
    """HER-PC-03, HER-ITEM-05, -06: the anchors of a member with the symbol of an item."""
    found = []
    for part in PARTS:
        body = t.printed.body[pc, part]
        for edge, symbol in (("left", body.get("left", f"grey_{part}")), ("right", body.get("right", "brown"))):
            if symbol == t.face(item)["anchor"]:
                found.append((pc, part, edge))
    return found


def gain(t: Table, ctx: Context, item: int, takers: list[str]) -> Script:
    """HER-MAT-02, -04, -05: who acts takes it; a dead character's lies there; else the players share out."""
    if ctx.grave is not None:
        lie_down(t, item, ctx.grave)
        return
    if not ctx.action or not takers:
        answer = yield Ask("give-item", tuple(f"item:{item}:{pc}" for pc in PCS))
        takers = [answer.split(":")[2]]
    yield from equip(t, takers[0], item)


def equip(t: Table, pc: str, item: int) -> Script:
    """HER-ITEM-08: one item for each anchor; without room something is dropped, or the new item lies there."""
    free = [slot for slot in slots_for(t, pc, item) if slot not in t.anchors]
    if not free:
        held = [t.anchors[slot] for slot in slots_for(t, pc, item)]
        answer = yield Ask("make-room", (*(f"drop:{one}" for one in held), "leave"), pc)
        if answer != "leave":
            drop(t, pc, int(answer.split(":")[1]))
            free = [slot for slot in slots_for(t, pc, item) if slot not in t.anchors]
    if free:
        t.anchors[free[0]] = item
        t.zone[item] = "equipment"
    else:
        lie_down(t, item, t.area_of(pc))
        return
    yield from collect(t, pc, item)


def collect(t: Table, pc: str, item: int) -> Script:
    """HER-ITEM-09, -10: initialised the first time in a chapter."""
    if item in t.collected:
        return
    t.collected.add(item)
    yield from initialise(t, pc, item)
    yield from happen(t, "item_collected_first", pc, item=item)


def initialise(t: Table, pc: str, item: int) -> Script:
    """HER-ITEM-11: only if the components are there."""
    from .story import carry_all

    written = t.face(item).get("initialisation", [])
    for one in written:
        kind = one.get("add_tokens", {}).get("kind", "") if isinstance(one, dict) else ""
        if kind.startswith("special(") and left_in_box(t, kind) < one["add_tokens"].get("n", 1):
            return
    yield from carry_all(t, Context(item, pc, action=True), written)


def lie_down(t: Table, item: int, area: Area | None) -> None:
    """HER-MAT-12: beside the terrain, linked to the area."""
    assert area is not None
    t.beside.append((item, area))
    t.zone[item] = "beside"


def drop(t: Table, pc: str, item: int) -> None:
    """HER-MAT-11, -13: for nothing, with all that lies on it."""
    for slot in [slot for slot, one in t.anchors.items() if one == item]:
        del t.anchors[slot]
    lie_down(t, item, t.area_of(pc))


def hold(t: Table, pc: str, items: set[int]) -> None:
    """What somebody carries from now on; each thing needs an anchor with its symbol (HER-ITEM-08)."""
    for slot in [slot for slot in t.anchors if slot[0] == pc]:
        del t.anchors[slot]
    for item in sorted(items):
        free = [slot for slot in slots_for(t, pc, item) if slot not in t.anchors]
        assert free, f"{pc} has no anchor for {item}"
        t.anchors[free[0]] = item


def turn(t: Table, ctx: Context, item: int) -> Script:
    """HER-CARD-10: what lies on it stays; a side with another anchor is fastened there."""
    bearer = t.bearer(item)
    t.side[item] = 1 - t.side[item]
    spaces = t.spaces(item)
    for space in [one for one in t.damage if one[0] == item and (one[1] >= len(spaces) or not spaces[one[1]]["heart"])]:
        del t.damage[space]
    if bearer and not any(t.anchors.get(slot) == item for slot in slots_for(t, bearer, item)):
        raise LeftOut("another anchor (line 23)")
    yield from happen(t, "card_flipped", ctx.acting, card=item)


def gain_item(t: Table, ctx: Context, word: Word) -> Script:
    card, to = word.get("card"), word.get("to", "acting")
    if t.zone.get(card) not in ("deck", "secrets"):
        return False
    t.zone[card] = "reading"
    if to == "acting":
        yield from gain(t, ctx, card, [ctx.acting] if ctx.acting else [])
    else:
        takers = yield from chosen(t, ctx, to)
        yield from equip(t, takers[0], card)
    return True


def gain_materials(t: Table, ctx: Context, word: Word) -> Script:
    """HER-MAT-03 to -05: who acts keeps them; a dead character's lie there; else they are shared one by one."""
    n, to = word.get("n"), word.get("to", "acting")
    if isinstance(to, dict):
        for area in areas_of(t, ctx, to)[:1]:
            t.lying[area, "material"] += n
        return True
    if to == "acting" and ctx.grave is not None:
        t.lying[ctx.grave, "material"] += n
    elif to == "acting" and not (ctx.action and ctx.acting):
        for _ in range(n):
            answer = yield Ask("give-materials", tuple(f"pc:{pc}" for pc in PCS))
            t.materials[answer.split(":")[1]] += 1
    else:
        for pc in (yield from chosen(t, ctx, to)):
            t.materials[pc] += n
    return True


def pay_materials(t: Table, ctx: Context, word: Word) -> Script:
    """Discarded from the equipment; impossible with fewer."""
    n, done = word.get("n"), False
    for pc in (yield from chosen(t, ctx, word.get("from", "acting"), lambda pc: t.materials[pc] >= n)):
        t.materials[pc] -= n
        done = True
    return done


def discard_item(t: Table, ctx: Context, word: Word) -> Script:
    from . import cards

    item, source = word.get("card"), word.get("from")
    bearer = t.bearer(item)
    who = named(t, ctx, source) if source else PCS
    if bearer not in who and not (source is None and t.zone.get(item) == "beside"):
        return False
    return (yield from cards.burn(t, item))


def damage_item(t: Table, ctx: Context, word: Word) -> Script:
    """HER-ITEM-14, -16: on its hearts."""
    yield from ()
    item, done = word.get("item"), False
    hearts = [(item, index) for index, one in enumerate(t.spaces(item)) if one["heart"] and not t.damage[item, index]]
    if t.zone.get(item) not in ("equipment", "beside"):
        return False
    for space in hearts[: word.get("n", 1)]:
        t.damage[space] = 1
        done = True
    return done
