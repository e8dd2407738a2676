"""Taking, turning, burning and replacing cards, and where they lie afterwards (HER-CARD, HER-KARMA)."""

from __future__ import annotations

from typing import Any

from . import clock, land, people, things
from .body import Script, to_middle
from .moments import happen
from .state import Context, Table

GONE = ("deck", "secrets", "burned", "away")


def take(t: Table, ctx: Context, number: int) -> Script:
    """HER-CARD-02 to -06, HER-NARR-06: out of the deck, front up, read and applied at once."""
    if t.zone.get(number) not in ("deck", "secrets"):
        return False
    t.zone[number] = "reading"
    yield from happen(t, "card_taken", ctx.acting, card=number)
    kind = t.kind(number)
    if kind == "terrain":
        yield from land.put_down(t, ctx, number)
    elif kind == "item":
        yield from things.gain(t, ctx, number, [ctx.acting] if ctx.acting else [])
    elif kind == "npc":
        yield from people.meet(t, ctx, number)
    elif kind == "karma":
        yield from become(t, number)
    else:
        yield from read(t, ctx, number)
    return True


def become(t: Table, number: int) -> Script:
    """HER-KARMA-08, -13: a karma card that is taken replaces that of its type."""
    old = next(
        card for card in t.karma | t.discard | ({t.drawn} - {0}) if t.face(card)["type"] == t.face(number)["type"]
    )
    yield from evolve(t, old, number)


def evolve(t: Table, old: int, new: int) -> Script:
    """HER-KARMA-09, -10: the old card is burned, all but the drawn one are shuffled together."""
    t.karma |= t.discard
    t.discard = set()
    t.karma -= {old}
    if t.drawn == old:
        t.drawn = 0
    t.karma.add(new)
    t.zone[old], t.zone[new] = "burned", "karma"
    yield from happen(t, "karma_modified")


def read(t: Table, ctx: Context, number: int) -> Script:
    """HER-NARR-05: narration and instructions when a card is taken or turned; then it lies somewhere."""
    from .story import carry_all

    yield from carry_all(t, ctx._replace(card=number, figure=-1), t.face(number).get("instructions"))
    if t.zone[number] == "reading":
        t.zone[number] = "read"
    settle(t)


def terrain_actions(t: Table, number: int) -> list[Any]:
    """HER-NARR-12: printed on the visible side, or laid down by an instruction."""
    if t.kind(number) not in ("narrative", "npc"):
        return []
    more = [
        given for card, side, kind, given in t.granted if kind == "terrain" and (card, side) == (number, t.side[number])
    ]
    return [*t.face(number).get("terrain_actions", []), *more]


def settle(t: Table) -> None:
    """HER-NARR-13, -15: a card with a terrain action lies beside its terrain while that side is visible."""
    for number, zone in list(t.zone.items()):
        if zone not in ("read", "beside") or t.kind(number) not in ("narrative", "npc"):
            continue
        areas = list(dict.fromkeys(action_area(t, action) for action in terrain_actions(t, number)))
        t.beside = [one for one in t.beside if one[0] != number] + [(number, area) for area in areas if area]
        t.zone[number] = "beside" if any(areas) else "read"


def action_area(t: Table, action: Any) -> Any:
    """HER-NARR-15: with b only on the back, without it only on the front."""
    number, back = int(str(action["terrain"]).rstrip("b")), str(action["terrain"]).endswith("b")
    return (number, action["area"]) if number in t.board and bool(t.side[number]) == back else None


def back_to_deck(t: Table, number: int) -> Script:
    """A card that was taken can be taken again."""
    yield from ()
    if t.zone[number] in ("deck", "secrets"):
        return False
    yield from leave(t, number)
    t.zone[number] = "deck" if number in t.printed.deck else "secrets"
    return True


def leave(t: Table, number: int) -> Script:
    """A card leaves its place: what hangs below it needs another, its people leave the terrain."""
    yield from ()
    t.beside = [one for one in t.beside if one[0] != number]
    t.below = [one for one in t.below if one[1] != number]
    if number in t.timeline:
        t.timeline[t.timeline.index(number)] = None
    for slot in [slot for slot, item in t.anchors.items() if item == number]:
        del t.anchors[slot]
    if t.kind(number) == "npc":
        people.off_the_terrain(t, number)


def flip(t: Table, ctx: Context, number: int) -> Script:
    """HER-CARD-08 to -11: turned over, read and applied; action tokens on it are out of reach."""
    if t.zone.get(number) in (*GONE, None) or len(t.card(number).sides) < 2:
        return False
    to_middle(t, number)
    if t.kind(number) == "terrain":
        yield from land.turn(t, ctx, number)
        return True
    if t.kind(number) == "item":
        yield from things.turn(t, ctx, number)
        return True
    yield from turn_read(t, ctx, number)
    return True


def turn_read(t: Table, ctx: Context, number: int) -> Script:
    """HER-TREM-01, -02, -04: off the timeline, and the effects of its back are applied."""
    hanging = [(card, colour) for host, card, colour in t.below if host == number]
    place = t.timeline.index(number) if number in t.timeline else -1
    stood = {one: t.place[one] for one in t.figures_of(number) if one in t.place}
    yield from leave(t, number)
    t.side[number] = 1 - t.side[number]
    t.zone[number] = "reading"
    yield from happen(t, "card_flipped", ctx.acting, card=number)
    if "life" in t.face(number):
        yield from people.meet(t, ctx, number, stood)
    else:
        yield from read(t, ctx, number)
    yield from clock.hang_again(t, number, hanging, place)


def burn(t: Table, number: int) -> Script:
    """HER-CARD-12 to -15: out of the chapter, with what lies on it."""
    if t.zone.get(number) in ("burned", "away", None):
        return False
    hanging = [(card, colour) for host, card, colour in t.below if host == number]
    to_middle(t, number)
    yield from leave(t, number)
    clear(t, number)
    t.zone[number] = "burned"
    yield from clock.hang_again(t, number, hanging, -1)
    return True


def clear(t: Table, number: int) -> None:
    """HER-CARD-15: tokens on a burned card go back to the supply."""
    for key in [one for one in t.tokens if one[0] == number]:
        del t.tokens[key]
    for space in [one for one in t.damage if one[0] == number]:
        del t.damage[space]
