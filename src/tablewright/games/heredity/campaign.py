"""What the family keeps between chapters, how it is shared out anew, and what follows a chapter."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from itertools import product
from typing import Any, ClassVar, Final

from tablewright.engine.flow import Phase
from tablewright.engine.knowledge import reveal
from tablewright.engine.options import Option
from tablewright.engine.questions import Question, choose_any

from . import chapter
from .cards import KarmaFace
from .dropping import unequip
from .items import anchors, equip, item_face
from .karma import karma_cards
from .kinds import NO_CARD, NOBODY, PCS
from .seats import ask_family
from .setup import set_up
from .spaces import clear_spaces
from .table import Heredity, carried, face_of, number_of, side_name, side_of, tell, without

LASTING: Final = ("seats", "dice", "seen", "content", "settings")
"""What of a table outlives its chapter."""
AGAIN: Final = (Option("again", "again"), Option("stop", "stop"))


# What is kept


def kept_of(table: Heredity) -> dict[str, Any]:
    """HER-CAMP-01, -02, -08: items with their sides, materials, karma, what it has replaced, and the log."""
    return {
        "chapter": table.chapter,
        "items": {name: [side_name(table, card) for card in carried(table, pc)] for pc, name in enumerate(PCS)},
        "materials": {name: table.materials[pc] for pc, name in enumerate(PCS)},
        "karma": sorted(number_of(table, card) for card in karma_cards(table)),
        "spent": sorted(number_of(table, card) for card in table.replaced_karma),
        "flags": {name: value for name, value in table.flags.items() if value},
    }


def next_chapter(table: Heredity) -> str | None:
    """HER-CAMP-07: the chapter that the ending names, otherwise the next one; None after the last."""
    chapters = table.content.chapters
    order = list(chapters)
    later = order[order.index(table.chapter) + 1 :]
    if table.following:
        return next((key for key in (*later, *order) if chapters[key].number == table.following), None)
    return later[0] if later else None


# Laying out


def lay_out(table: Heredity, key: str, kept: Mapping[str, Any]) -> None:
    """HER-SETUP-06, -11, HER-CAMP-03, -08: the same six steps for a later chapter, with what the family has kept.

    So whatever secrets the chapter before has read, burned or lost are in their deck again.
    """
    fresh = set_up(table.content, table.seats, {**table.settings, "chapter": key}, table.dice)
    for field in fields(Heredity):
        if field.name not in LASTING and field.metadata.get("kept", True):
            setattr(table, field.name, getattr(fresh, field.name))
    hand_out(table, kept)


def hand_out(table: Heredity, kept: Mapping[str, Any]) -> None:
    """Give a family that has only what every chapter begins with what it has kept."""
    table.flags = dict(kept.get("flags", {}))
    for name, n in kept.get("materials", {}).items():
        table.materials[PCS.index(name)] = n
    if "karma" in kept:
        keep_karma(table, [table.content.card_of[number] for number in kept["karma"]])
    put_away(table, [table.content.card_of[number] for number in kept.get("spent", ())])
    for name, items in kept.get("items", {}).items():
        for item in items:
            hand_over(table, PCS.index(name), str(item))


def keep_karma(table: Heredity, cards: list[int]) -> None:
    """HER-SETUP-06, HER-CAMP-02: the deck as it has become, not the first nine cards."""
    for card in table.karma_deck:
        if card not in cards:
            table.away += (card,)
    table.karma_deck = tuple(cards)
    table.secrets = tuple(card for card in table.secrets if card not in cards)


def put_away(table: Heredity, cards: Iterable[int]) -> None:
    """HER-CARD-13: karma that was replaced stays out of the campaign."""
    table.replaced_karma = tuple(card for card in cards if isinstance(face_of(table, card), KarmaFace))
    table.away += tuple(card for card in table.secrets if card in table.replaced_karma)
    table.secrets = tuple(card for card in table.secrets if card not in table.replaced_karma)


def hand_over(table: Heredity, pc: int, name: str) -> None:
    """An item that was kept, with the side that was up; without an anchor for it, it is lost."""
    card = table.content.card_of[int(name.removesuffix("b"))]
    for zone in ("deck", "secrets", "away"):
        setattr(table, zone, without(getattr(table, zone), card))
    reveal(table, [2 * card])
    table.flipped[card] = int(name.endswith("b"))
    reveal(table, [side_of(table, card)])
    clear_spaces(table, card)
    if not equip(table, pc, card):
        table.away += (card,)


# After a chapter


class LastPage(Question[str]):
    """Asked although there is only one answer: the family reads the closing words, and goes on when it is ready."""

    __slots__ = ()

    asked_from: ClassVar[int] = 1


async def chapter_won(table: Heredity) -> Phase | None:
    """HER-CAMP-07, HER-NARR-05: the book lies open at the closing words until the family opens the next chapter."""
    following = next_chapter(table)
    if following is None:
        tell(table, "campaign-ends")
        return None
    on = Option(f"next-chapter:{following}", following)
    about = {"chapter": table.chapter}
    await choose_any(LastPage(seat, "next-chapter", [on], "HER-CAMP-07", about=about) for seat in range(table.seats))
    lay_out(table, following, kept_of(table))
    return between_chapters


async def chapter_lost(table: Heredity) -> Phase | None:
    """HER-CAMP-06: once more from how things stood when the chapter began, or never again."""
    wish = await ask_family(table, "play-again", AGAIN, "HER-CAMP-06")
    if wish == "stop":
        return None
    tell(table, "chapter-again", chapter=table.chapter)
    try_again(table)
    return between_chapters


def try_again(table: Heredity) -> None:
    """HER-CAMP-06: the chapter from its own beginning, with what the family had then."""
    lost = table.attempts + (table.outcome == "failure")
    lay_out(table, table.chapter, table.kept)
    table.attempts = lost


@dataclass(frozen=True, slots=True)
class Gift:
    """What changes hands: an item, perhaps for another, or materials, and from whom to whom."""

    giver: int = NOBODY
    taker: int = NOBODY
    item: int = NO_CARD
    other: int = NO_CARD
    materials: int = 0


DONE: Final = Option("done", Gift())


async def between_chapters(table: Heredity) -> Phase:
    """HER-CAMP-05: items and materials change hands freely; who is content leaves the rest to the others."""
    offered = gifts(table)
    open_seats = [seat for seat in range(table.seats) if seat not in table.resting]
    if not offered or not open_seats:
        table.resting = ()
        return chapter.begin_chapter
    seat, gift = await choose_any(Question(seat, "share", [DONE, *offered], "HER-CAMP-05") for seat in open_seats)
    if gift == DONE.value:
        table.resting += (seat,)
    else:
        share(table, gift)
    return between_chapters


def gifts(table: Heredity) -> list[Option[Gift]]:
    """Everything that one member of the family could give to another."""
    found: list[Option[Gift]] = []
    for giver, taker in product(range(len(PCS)), repeat=2):
        if giver != taker:
            found += [*item_gifts(table, giver, taker), *material_gifts(table, giver, taker)]
    return found


def item_gifts(table: Heredity, giver: int, taker: int) -> list[Option[Gift]]:
    """An item to somebody with a free anchor for it; where both have none left, one item for another."""
    found = []
    for item in carried(table, giver):
        if has_anchor(table, taker, item):
            found.append(Option(f"item:{number_of(table, item)}:{PCS[taker]}", Gift(giver, taker, item)))
        elif giver < taker and not has_anchor(table, giver, item):
            found += [
                Option(f"swap:{number_of(table, item)}:{number_of(table, other)}", Gift(giver, taker, item, other))
                for other in carried(table, taker)
                if item_face(table, other).anchor == item_face(table, item).anchor
            ]
    return found


def has_anchor(table: Heredity, pc: int, item: int) -> bool:
    return any(table.equipment[pc][place] == NO_CARD for place in anchors(table, pc, item))


def material_gifts(table: Heredity, giver: int, taker: int) -> list[Option[Gift]]:
    """One material, or all."""
    amounts = sorted({1, table.materials[giver]} - {0}) if table.materials[giver] else []
    return [Option(f"materials:{n}:{PCS[giver]}:{PCS[taker]}", Gift(giver, taker, materials=n)) for n in amounts]


def share(table: Heredity, gift: Gift) -> None:
    """Carry out one gift."""
    if gift.item == NO_CARD:
        table.materials[gift.giver] -= gift.materials
        table.materials[gift.taker] += gift.materials
        tell(table, "materials-shared", n=gift.materials, pc=PCS[gift.taker])
        return
    unequip(table, gift.item)
    if gift.other != NO_CARD:
        unequip(table, gift.other)
        equip(table, gift.giver, gift.other)
    equip(table, gift.taker, gift.item)
