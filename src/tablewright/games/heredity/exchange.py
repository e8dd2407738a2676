"""Two members of the family exchange what they carry."""

from __future__ import annotations

from collections.abc import Iterator

from tablewright.engine.options import Option, Reason
from tablewright.engine.questions import Question
from tablewright.engine.zones import Zone

from .acts import Act, Aim, Standpoint
from .dropping import drop_silently
from .items import give
from .kinds import HAND, NO_CARD, NOBODY, NOWHERE, PCS
from .reasons import FORBIDDEN, NOT_TOGETHER, NOTHING_TO_GIVE
from .seats import Alongside, controllers, members
from .table import Heredity, carried, number_of, tell

Gift = tuple[int, int, int]
"""Who gives, which item (or NO_CARD), how many materials."""
DONE: Option[Gift] = Option("done", (NOBODY, NO_CARD, 0))


def aims_to_exchange(here: Standpoint) -> Iterator[Aim]:
    """HER-MAT-08: with another member of the family in the same area."""
    for other, name in enumerate(PCS):
        if other != here.pc and here.table.places[other] != NOWHERE:
            yield Aim("exchange", HAND, f":{name}", other, against=why_not_exchange(here, other))


def why_not_exchange(here: Standpoint, other: int) -> Reason | None:
    if not here.is_here(here.table.places[other]):
        return NOT_TOGETHER
    if not (has_something(here.table, here.pc) or has_something(here.table, other)):
        return NOTHING_TO_GIVE
    return FORBIDDEN if here.forbids("no_exchange") else None


def has_something(table: Heredity, pc: int) -> bool:
    return bool(table.materials[pc] or carried(table, pc))


async def exchange(table: Heredity, act: Act, ask: Alongside) -> bool:
    """HER-MAT-08 to -10: each gives what it likes until it is content, or who acts is done; then all is fastened anew.

    Both agree because each player gives only what the own PC carries. What was given lies between the two until the
    end, so that full hands can swap. If somebody else acts first, what was given so far has changed hands.
    """
    pair = (act.pc, act.about)
    given, content = list[Gift](), set[int]()
    while any(gifts(table, act.pc, giver, given) for giver in pair):
        answer = await ask(lambda: exchange_questions(table, pair, given, content))
        if answer is None and not given:
            return False
        if answer is None or (answer[1] == DONE.value and act.pc in members(table, answer[0])):
            break
        seat, gift = answer
        if gift == DONE.value:
            content.add(seat)
        else:
            given.append(gift)
            hand_over(table, gift, receiver_of(gift, pair))
    for gift in given:
        if gift[1] != NO_CARD:
            await give(table, receiver_of(gift, pair), gift[1])
    tell(table, "exchanged", **named(pair))
    return True


def exchange_questions(table: Heredity, pair: Zone, given: list[Gift], content: set[int]) -> list[Question[Gift]]:
    """One for each player of the two, while there is something to give; who acts may end it."""
    offers = {seat: offers_of(table, seat, pair, given) for seat in controllers(table, *pair)}
    return [
        Question(seat, "exchange", [*own, DONE], "HER-MAT-09", about=named(pair))
        for seat, own in offers.items()
        if pair[0] in members(table, seat) or (own and seat not in content)
    ]


def named(pair: Zone) -> dict[str, str]:
    return {"pc": PCS[pair[0]], "other": PCS[pair[1]]}


def receiver_of(gift: Gift, pair: Zone) -> int:
    return pair[1] if gift[0] == pair[0] else pair[0]


def offers_of(table: Heredity, seat: int, pair: Zone, given: list[Gift]) -> list[Option[Gift]]:
    """What a player may give: things of the own members only."""
    own = [pc for pc in pair if pc in members(table, seat)]
    return [gift for pc in own for gift in gifts(table, pair[0], pc, given)]


def gifts(table: Heredity, actor: int, giver: int, given: list[Gift]) -> list[Option[Gift]]:
    """The items of a PC, and any number of its materials, which change hands once in an exchange."""
    verb = "give" if giver == actor else "get"
    found = [Option(f"{verb}:{number_of(table, item)}", (giver, item, 0)) for item in carried(table, giver)]
    if all(item != NO_CARD for _, item, _ in given):
        found += [Option(f"{verb}-materials:{n}", (giver, NO_CARD, n)) for n in range(1, table.materials[giver] + 1)]
    return found


def hand_over(table: Heredity, gift: Gift, receiver: int) -> None:
    """Materials change hands at once; an item is laid down between the two."""
    giver, item, n = gift
    if item != NO_CARD:
        drop_silently(table, item)
    table.materials[giver] -= n
    table.materials[receiver] += n
