"""Whom and what the words of a card mean, and whether a condition holds (docs/scenarios.md, HER-NARR-08)."""

from __future__ import annotations

import operator
from typing import Any

from .body import Script, dying, hurt, injuries
from .ground import crowded, marked, people, ways, where
from .printed import PCS, Word, several, word_of
from .state import Area, Ask, Context, LeftOut, Table

COMPARED = {
    "==": operator.eq, "!=": operator.ne, "<=": operator.le, ">=": operator.ge, "<": operator.lt, ">": operator.gt
}  # fmt: skip


def card_of(t: Table, ctx: Context, written: Any) -> int:
    """A number, `"this"`, or the card above a vertical one."""
    if written in (None, "this"):
        return ctx.card
    if written == "host":
        return next(host for host, card, _ in t.below if card == ctx.card)
    return int(str(written).rstrip("b"))


def areas_of(t: Table, ctx: Context, written: Any, pc: str = "") -> list[Area]:
    """The areas that a reference means; none if they are not on the board (HER-MOVE-05)."""
    if written == "talk_icon":
        return [] if ctx.talk is None else [ctx.talk]
    if "terrain" in written:
        area = (int(written["terrain"]), written["area"])
        known = area[0] in t.board and area[1] in [one["id"] for one in t.face(area[0])["areas"]]
        return [area] if known else []
    if "symbol" in written:
        return marked(t, "letter_symbols", written["symbol"])
    if "start" in written:
        return marked(t, "start_symbols", pc if written["start"] == "each" else written["start"])
    if "area_of" in written:
        found = [t.place[one] for one in characters(t, ctx, written["area_of"]) if one in t.place]
        return found[:1]
    return [area for area, icon, card in sorted(t.icons) if (icon, card) == (written["icon"], written["card"])]


def characters(t: Table, ctx: Context, written: Any) -> list[int]:
    """Those whom a reference names without a choice."""
    if written == "this" or isinstance(written, int):
        npc = ctx.card if written == "this" else int(written)
        if written == "this" and ctx.figure >= 0:
            return [ctx.figure]
        return t.on_board(npc)
    if isinstance(written, dict) and "npc" in written:
        return [one for one in [t.figures_of(written["npc"])[written.get("figure", 1) - 1]] if one in t.place]
    if isinstance(written, dict):
        found = [ways(t).region[area] for area in areas_of(t, ctx, written["all_in"])]
        return [one for here in found for one in people(t, here)]
    if written == "ally":
        from .people import attitude

        return [one for one in sorted(t.place) if one >= len(PCS) and attitude(t, t.npc_of(one)) == "ally"]
    if written == "element":
        return [ctx.element]
    return [PCS.index(pc) for pc in named(t, ctx, written)]


def named(t: Table, ctx: Context, written: Any) -> list[str]:
    """Members of the family whom a word names without a choice."""
    if written == "element":
        return [PCS[ctx.element]] if ctx.element < len(PCS) else []
    if written in ("each", "group", "any", "any_chosen"):
        return list(PCS)
    if written == "acting":
        return [ctx.acting] if ctx.acting else []
    if written == "all_participants":
        return list(ctx.participants) or named(t, ctx, "acting")
    if written == "nearest":
        from .people import nearest

        return nearest(t, ctx)
    if written == "in_area":
        here = where(t, PCS.index(ctx.acting)) if ctx.acting else None
        return [] if here is None else [PCS[one] for one in people(t, here) if one < len(PCS)]
    return [written]


def chosen(t: Table, ctx: Context, written: Any, fit: Any = None) -> Script:
    """HER-GEN-11: where a word leaves a choice, the players choose; an event has nobody who acts."""
    if written == "any_chosen" or (written == "acting" and not ctx.acting) or written == "nearest":
        among = named(t, ctx, "each" if written == "acting" else written)
        among = [pc for pc in among if fit is None or fit(pc)]
        if not among:
            return []
        answer = yield Ask("choose-pc", tuple(f"pc:{pc}" for pc in among))
        return [answer.split(":")[1]]
    return [pc for pc in named(t, ctx, written) if fit is None or fit(pc)]


def number(value: Any) -> int:
    return int(value)


def holds(t: Table, ctx: Context, written: Any) -> bool:
    """Whether a condition holds now."""
    if isinstance(written, list):
        return all(holds(t, ctx, one) for one in written)
    word = word_of(written)
    if word.name in ("all", "any", "not"):
        found = [holds(t, ctx, one) for one in several(word.get("of"))]
        return {"all": all(found), "any": any(found), "not": not any(found)}[word.name]
    return bool(TESTS[word.name](t, ctx, word))


def compares(word: Word, count: int) -> bool:
    return bool(COMPARED[word.get("op")](count, word.get("n")))


def tokens_on(t: Table, ctx: Context, word: Word) -> bool:
    return compares(word, t.tokens[card_of(t, ctx, word.get("card")), word.get("kind")])


def card_in_play(t: Table, ctx: Context, word: Word) -> bool:
    card, side = word.get("card"), word.get("side", "any")
    here = t.zone.get(card) not in ("deck", "secrets", "burned", "away", None)
    return here and side in ("any", ("front", "back")[t.side[card]])


def pc_in_area(t: Table, ctx: Context, word: Word) -> bool:
    """`each` asks for all, of others one is enough."""
    regions = [ways(t).region[area] for area in areas_of(t, ctx, word.get("area"))]
    found = [any(t.area_of(pc) in here for here in regions) for pc in named(t, ctx, word.get("who"))]
    return all(found) if word.get("who") == "each" else any(found)


def same_area(t: Table, ctx: Context, word: Word) -> bool:
    one, other = (characters(t, ctx, word.get(end)) for end in ("a", "b"))
    regions = {where(t, character) for character in one} - {None}
    return any(where(t, character) in regions for character in other)


def pc_has_item(t: Table, ctx: Context, word: Word) -> bool:
    from .body import broken

    item = word.get("item")
    has = any(item in t.items(pc) for pc in named(t, ctx, word.get("who")))
    return has and not (word.get("working") and broken(t, item))


def materials(t: Table, ctx: Context, word: Word) -> bool:
    who = named(t, ctx, word.get("who"))
    if word.get("who") in ("group",):
        return compares(word, sum(t.materials.values()))
    found = [compares(word, t.materials[pc]) for pc in who]
    return all(found) if word.get("who") == "each" else any(found)


def karma_has(t: Table, ctx: Context, word: Word) -> bool:
    """HER-KARMA-12: which card of a type is in the deck, drawn or not."""
    for card in t.karma | t.discard | ({t.drawn} if t.drawn else set()):
        face = t.face(card)
        if face["type"] == word.get("type") and word.get("level", face.get("level", 1)) == face.get("level", 1):
            return bool(word.get("card", card) == card)
    return False


def karma_drawn(t: Table, ctx: Context, word: Word) -> bool:
    face = t.face(t.drawn)
    if word.get("type", face["type"]) != face["type"]:
        return False
    return "op" not in word.args or (
        "value" in face and bool(COMPARED[word.get("op")](face["value"], word.get("value")))
    )


def flag(t: Table, ctx: Context, word: Word) -> bool:
    return bool(COMPARED[word.get("op", "!=")](t.flags.get(word.get("flag"), 0), number(word.get("value", 0))))


def counted(t: Table, ctx: Context, word: Word, count: Any) -> bool:
    found = [compares(word, count(one)) for one in characters(t, ctx, word.get("who"))]
    return all(found) if word.get("who") == "each" else any(found)


def in_area(t: Table, ctx: Context, word: Word) -> list[frozenset[Area]]:
    return [ways(t).region[area] for area in areas_of(t, ctx, word.get("area"))]


def npc_attitude(t: Table, ctx: Context, word: Word) -> bool:
    from .people import attitude

    return bool(attitude(t, card_of(t, ctx, word.get("npc"))) == word.get("attitude"))


def pc_dying(t: Table, ctx: Context, word: Word) -> bool:
    who = word.get("who", "each")
    found = [dying(t, pc) for pc in named(t, ctx, who)]
    return all(found) if who == "each" else any(found)


def free_slot(t: Table, ctx: Context, word: Word) -> bool:
    from .clock import find_slot

    return find_slot(t, word.get("colour"), None) is not None


def left_out(t: Table, ctx: Context, word: Word) -> bool:
    raise LeftOut(word.name)


TESTS: dict[str, Any] = {
    "tokens_on": tokens_on,
    "card_in_play": card_in_play,
    "card_burned": lambda t, ctx, word: t.zone.get(word.get("card")) == "burned",
    "card_in_deck": lambda t, ctx, word: t.zone.get(word.get("card")) in ("deck", "secrets"),
    "terrain_side": lambda t, ctx, word: (
        word.get("terrain") in t.board and word.get("side") == ("front", "back")[t.side[word.get("terrain")]]
    ),
    "pc_in_area": pc_in_area,
    "same_area": same_area,
    "pc_has_item": pc_has_item,
    "materials": materials,
    "npc_alive": lambda t, ctx, word: bool(t.on_board(card_of(t, ctx, word.get("npc")))),
    "npc_attitude": npc_attitude,
    "npc_on_timeline": lambda t, ctx, word: t.zone.get(card_of(t, ctx, word.get("npc"))) == "timeline",
    "pc_dying": pc_dying,
    "injuries": lambda t, ctx, word: counted(t, ctx, word, lambda one: injuries(t, PCS[one])),
    "damage_on": lambda t, ctx, word: counted(t, ctx, word, lambda one: hurt(t, one)),
    "karma_has": karma_has,
    "karma_drawn": karma_drawn,
    "hourglass_on": lambda t, ctx, word: t.timeline[t.hourglass] == card_of(t, ctx, word.get("card")),
    "free_slot": free_slot,
    "area_crowded": lambda t, ctx, word: any(crowded(t, here) for here in in_area(t, ctx, word)),
    "terrain_discovered": lambda t, ctx, word: word.get("terrain") in t.board,
    "characters_in": lambda t, ctx, word: any(compares(word, len(people(t, here))) for here in in_area(t, ctx, word)),
    "flag": flag,
}
