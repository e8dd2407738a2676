"""Tea passing: finding pairs of arrows between neighbours, covering them, and moving the shared track."""

from __future__ import annotations

from typing import Final

from tablewright.engine.options import Family
from tablewright.engine.questions import choose
from tablewright.engine.table import tell
from tablewright.games.destiny.symbols import LEFT, RIGHT
from tablewright.games.destiny.table import is_automa
from tablewright.games.destiny.timeline import cover

from .cooperation import advance, by_partner
from .table import Ronin, has_track, neighbour, track_towards

ARROW_SLOT: Final = 2
ARROW: Final = 1 << ARROW_SLOT  # the highest cover there is
PAIR_POINTS: Final = 2
PASS: Final = Family("pass", 200)


def open_arrows(table: Ronin, seat: int, side: int) -> list[int]:
    """The timeline cards whose uncovered tea passing symbol points to a side (RON-PASS-01, -03)."""
    cards, faces, covers = table.cards, table.faces, table.covers[seat]
    found = []
    for place, card in enumerate(table.timelines[seat]):
        if cards[faces[card]].passing == side and covers[place] < ARROW:
            found.append(card)
    return found


async def pass_tea(table: Ronin, seat: int) -> None:
    """Resolve every pair with both neighbours (RON-PASS-02 to -07); there is none between Automas (RON-SOLO-03)."""
    for side in by_partner(table, seat) if is_automa(table, seat) else (LEFT, RIGHT):
        track = track_towards(table, seat, side)
        partner = neighbour(table, seat, side)
        while has_track(table, track):
            mine = open_arrows(table, seat, side)
            theirs = mine and open_arrows(table, partner, 1 - side)
            if not theirs:
                break
            await cover_arrow(table, seat, mine)
            await cover_arrow(table, partner, theirs)
            tell(table, "tea-passed", seat=seat, other=partner)
            await advance(table, track, PAIR_POINTS)


async def cover_arrow(table: Ronin, seat: int, cards: list[int]) -> None:
    """RON-PASS-08: with several fitting symbols their owner chooses one; an Automa covers the leftmost."""
    if is_automa(table, seat):
        card = cards[0]
    else:
        card = await choose(seat, "cover-arrow", PASS.of(cards), "RON-PASS-08")
    cover(table, seat, card, ARROW_SLOT)
