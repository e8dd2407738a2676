"""Edge of the World: exertion cards, sequences of colours on the timeline, and their bonus."""

from __future__ import annotations

from tablewright.engine.knowledge import reveal, shuffle
from tablewright.engine.table import tell
from tablewright.games.destiny.table import chapter, players_in_order

from .content import EXERTIONS, Exertion
from .rewards import give
from .table import Path


def lay_out_exertions(table: Path) -> None:
    """POD-EDGE-04: one random card for each chapter, all open from the start."""
    first = table.content.first_exertion_face
    drawn: list[int] = []
    for number in range(3):
        cards = [card for card in range(first, first + EXERTIONS) if table.content.exertion(card).chapter == number]
        shuffle(table, cards)
        drawn.append(cards[0])
    reveal(table, drawn)
    table.exertions = tuple(drawn)


def current_exertion(table: Path) -> Exertion | None:
    """POD-EDGE-12: only the card of the running chapter has an effect."""
    if not table.exertions:
        return None
    return table.content.exertion(table.faces[table.exertions[chapter(table)]])


async def award_exertion(table: Path) -> None:
    """POD-EDGE-05, -11, -13: each player who meets the condition gains the bonus, once a turn; the Automa none."""
    exertion = current_exertion(table)
    if exertion is None:
        return
    for seat in players_in_order(table):
        if has_sequence(table, seat, exertion.sequence):
            tell(table, "exertion-met", seat=seat)
            await give(table, seat, exertion.bonus, "POD-EDGE-05")


def has_sequence(table: Path, seat: int, sequence: tuple[int, ...]) -> bool:
    """POD-EDGE-06 to -10: neighbouring cards in the printed order, at least one of them played this turn."""
    timeline = table.timelines[seat]
    colours = [table.cards[table.faces[card]].colours for card in timeline]
    fresh = len(timeline) - table.just_played[seat]
    for start in range(len(timeline) - len(sequence) + 1):
        end = start + len(sequence)
        if end > fresh and all(wanted in found for wanted, found in zip(sequence, colours[start:end], strict=True)):
            return True
    return False
