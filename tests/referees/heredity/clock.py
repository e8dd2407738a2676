"""The timeline: the hourglass, anchoring, gaps, vertical cards, events and the rounds (HER-TIME, -ANCH, -TREM)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .body import Script
from .moments import happen
from .printed import FAMILY, word_of
from .state import Context, Table
from .words import holds

OWN_CHAIN = {"blue": ("right", "blue"), "green": ("left", "green")}


def slots(t: Table, card: int) -> list[tuple[str, str]]:
    """HER-ANCH-02: what is printed; a blue or green card without slots goes on with its own chain."""
    face = t.face(card)
    if "slots" in face:
        return [(one["edge"], one["colour"]) for one in face["slots"]]
    colour = face.get("anchor", {}).get("colour", t.chain.get(card))
    return [OWN_CHAIN[colour]] if colour in OWN_CHAIN else []


def places(t: Table) -> Iterator[int]:
    """HER-ANCH-03: the hourglass's place, those to its right up to one after the last, then from before the first."""
    yield from range(t.hourglass, len(t.timeline) + 1)
    yield from range(-1, t.hourglass)


def at(t: Table, place: int) -> int | None:
    return t.timeline[place] if 0 <= place < len(t.timeline) else None


def fits(t: Table, place: int, colour: str, edge: str | None) -> bool:
    """A gap or an end beside a card with a slot of the colour on that edge."""
    left, right = at(t, place - 1), at(t, place + 1)
    sides = [(left, "right"), (right, "left")]
    return any(card is not None and edge in (None, side) and (side, colour) in slots(t, card) for card, side in sides)


def find_slot(t: Table, colour: str, edge: str | None) -> tuple[int, bool] | None:
    """The first free slot: its place, and whether it is below the card there."""
    for place in places(t):
        card = at(t, place)
        if card is None and edge != "below" and fits(t, place, colour, edge):
            return place, False
        if card is not None and edge in (None, "below") and hangs(t, card, colour) is not None:
            return place, True
    return None


def hangs(t: Table, card: int, colour: str) -> int | None:
    """A card of this stack with a free slot below it."""
    stack = [card, *(below for host, below, _ in t.below if host == card)]
    for one in stack[:1]:
        free = sum(slot == ("below", colour) for slot in slots(t, one))
        if free > sum(host == one and taken == colour for host, _, taken in t.below):
            return one
    return None


def anchor(t: Table, card: int, colour: str, edge: str | None = None) -> Script:
    """HER-ANCH-01, -06, -08, -10: at the first free slot; its event waits for the hourglass."""
    from .cards import GONE, leave

    if t.zone[card] in GONE:
        return False
    if card in t.timeline or t.zone[card] == "below":
        yield from leave(t, card)
    found = find_slot(t, colour, edge)
    if found is None:
        return False
    place, under = found
    t.chain[card] = colour
    if under:
        t.below.append((t.timeline[place], card, colour))  # type: ignore[arg-type]
        t.zone[card] = "below"
    else:
        put(t, place, card)
    if t.kind(card) == "npc":
        yield from happen(t, "npc_anchored", npc=card)
    return True


def put(t: Table, place: int, card: int) -> None:
    """Into a gap, or at an end of the row; the hourglass stays where it is."""
    if place < 0:
        t.timeline.insert(0, card)
        t.hourglass += 1
    elif place >= len(t.timeline):
        t.timeline.append(card)
    else:
        t.timeline[place] = card
    t.zone[card] = "timeline"


def hang_again(t: Table, host: int, hanging: list[tuple[int, str]], place: int) -> Script:
    """HER-ANCH-15: cards below a host that left are anchored again, unless it is back in its place."""
    if place >= 0 and at(t, place) == host:
        t.below += [(host, card, colour) for card, colour in hanging if (host, card, colour) not in t.below]
        return
    t.below = [one for one in t.below if one[0] != host]
    for card, colour in hanging:
        edge = t.face(card).get("anchor", {}).get("edge")
        t.zone[card] = "reading"
        if not (yield from anchor(t, card, colour, edge or "below")):
            from .cards import burn

            yield from burn(t, card)


def next_place(t: Table) -> int:
    """HER-TIME-05, -06: the next card to the right, else the first."""
    row = [place for place, card in enumerate(t.timeline) if card is not None]
    return next((place for place in row if place > t.hourglass), row[0])


def restore(t: Table) -> None:
    """HER-TREM-07, -08, -11: gaps close towards the family card, which stays."""
    under = t.timeline[t.hourglass]
    t.timeline = [card for card in t.timeline if card is not None]
    t.hourglass = t.timeline.index(under)


def move(t: Table) -> None:
    t.hourglass = next_place(t) if t.jump is None else t.jump
    t.jump = None
    restore(t)


def arrive(t: Table) -> Script:
    """HER-TIME-02, HER-ANCH-12: the event of the card under the hourglass, with its vertical stack."""
    card = t.timeline[t.hourglass]
    assert card is not None
    if card == FAMILY:
        t.rounds += 1
    t.hung = [(one, t.side[one[1]]) for one in t.below if one[0] == card]
    yield from happen(t, "hourglass_arrives", card=card)
    yield from stack(t, card, "before")
    yield from event(t, card)
    if t.jump is None:
        yield from stack(t, card, "after")
    yield from happen(t, "event_section_done", card=card)


def event(t: Table, card: int) -> Script:
    from .people import activate
    from .story import carry

    if "life" in t.face(card):
        yield from stack(t, card, "during")
        yield from activate(t, card)
        return
    instructions = t.face(card).get("event", {}).get("instructions", [])
    instructions = instructions if isinstance(instructions, list) else [instructions]
    for index, one in enumerate(instructions):
        yield from carry(t, Context(card), one)
        if t.jump is not None:
            return
        if index == 0:
            yield from stack(t, card, "during")


def stack(t: Table, host: int, moment: str) -> Script:
    """HER-ANCH-11 to -13: each vertical card at the moment that its title names, if its condition holds."""
    from .story import carry_all

    for one, side in t.hung:
        card = one[1]
        event = t.printed.side(card, side).get("event", {})
        if event.get("moment", "during") != moment:
            continue
        there = one in t.below and t.side[card] == side
        if there and title_holds(t, card, event.get("activation")):
            yield from carry_all(t, Context(card), event["instructions"])


def title_holds(t: Table, card: int, activation: Any) -> bool:
    if activation is None:
        return True
    word = word_of(activation)
    if word.name == "vertical_activation":
        return holds(t, Context(card), word.get("condition", []))
    from .words import TESTS

    return (word.name in TESTS or word.name in ("all", "any", "not")) and holds(t, Context(card), activation)


def rounds(t: Table) -> Script:
    """HER-TIME-04 to -06: the family card first, then to the right, then from the first card on."""
    while True:
        yield from arrive(t)
        move(t)
