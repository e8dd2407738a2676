"""Lasting statements: what is carried out whenever something happens (HER-NARR-11, HER-ANCH-13)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .body import Script, working
from .ground import ways
from .printed import Word, several, word_of
from .state import Context, Table
from .words import areas_of, card_of, holds


def statements(t: Table) -> Iterator[tuple[int, Any]]:
    """The statements in force, with the card that makes each: printed, laid down by an instruction, on a thing."""
    for card in t.in_play():
        if t.kind(card) == "item":
            found = [one["text"]["statement"] for one in working(t, card) if "text" in one]
        else:
            found = list(t.face(card).get("persistent", []))
        for one in found:
            yield card, one["statement"]
        for owner, side, kind, statement in t.granted:
            if kind == "statement" and owner == card and side == t.side[card]:
                yield card, statement["statement"]


def forbidden(t: Table, keyword: str) -> bool:
    """A statement such as `no_attacks` holds for everybody while its card is in play."""
    return any(statement == keyword for _, statement in statements(t))


def happen(t: Table, name: str, acting: str = "", **facts: Any) -> Script:
    """Something happened: whoever waits for it is heard, each statement not while it is being carried out."""
    for card, statement in list(statements(t)):
        for reaction in several(statement) if not isinstance(statement, str) else []:
            yield from heard(t, card, reaction, name, acting, facts)
    yield from titles(t, name, acting, facts)


def heard(t: Table, card: int, reaction: Any, name: str, acting: str, facts: Any) -> Script:
    from .story import carry_all

    ctx, key = Context(card, acting, action=t.in_act), id(reaction)
    if key in t.heeded or t.zone.get(card) in ("deck", "secrets", "burned", "away"):
        return
    if meant(t, ctx, word_of(reaction["trigger"]), name, acting, facts) and holds(
        t, ctx, reaction.get("condition", [])
    ):
        t.heeded.add(key)
        yield from carry_all(t, ctx, reaction["instructions"])
        t.heeded.discard(key)


def titles(t: Table, name: str, acting: str, facts: Any) -> Script:
    """HER-ANCH-13: a vertical card whose title names a moment is heard while the hourglass stands on its host."""
    from .story import carry_all

    for host, card, _ in list(t.below):
        event = t.face(card).get("event", {})
        word = word_of(event["activation"]) if "activation" in event else None
        if word is None or host != t.timeline[t.hourglass] or word.name != name:
            continue
        ctx = Context(card, acting)
        if meant(t, ctx, word, name, acting, facts):
            yield from carry_all(t, ctx, event["instructions"])


def meant(t: Table, ctx: Context, word: Word, name: str, acting: str, facts: Any) -> bool:
    """Whether this is what a statement waits for."""
    if word.name != name:
        return False
    if name == "pc_enters_area":
        return any(facts["area"] in ways(t).region[area] for area in areas_of(t, ctx, word.get("area")))
    if name == "pc_dying":
        return word.get("who") in ("each", "any", "any_chosen", acting)
    if name == "tokens_exhausted" and facts["kind"] != word.get("kind"):
        return False
    if name == "action_performed":
        at = word.get("at")
        return word.get("icon") == facts["icon"] and (at is None or place_meant(t, ctx, at, facts))
    return all(
        same(t, ctx, word, argument, facts) for argument in ("card", "terrain", "item", "npc") if argument in facts
    )


def same(t: Table, ctx: Context, word: Word, argument: str, facts: Any) -> bool:
    return bool(card_of(t, ctx, word.get(argument, "this")) == facts[argument])


def place_meant(t: Table, ctx: Context, at: Any, facts: Any) -> bool:
    if isinstance(at, dict) and "npc" not in at:
        return any(facts["area"] in ways(t).region[area] for area in areas_of(t, ctx, at))
    return bool(card_of(t, ctx, at["npc"] if isinstance(at, dict) else at) == facts.get("npc"))
