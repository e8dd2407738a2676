"""What players gain: experience, victory points and active symbols."""

from __future__ import annotations

from tablewright.engine.options import named
from tablewright.engine.questions import choose
from tablewright.engine.table import tell
from tablewright.games.destiny import experience
from tablewright.games.destiny.symbols import SYMBOLS
from tablewright.games.destiny.table import put
from tablewright.games.destiny.timeline import gain_symbols

from .table import SOURCES, Ronin, is_automa, total_points

SYMBOL = named("symbol", SYMBOLS)


def gain_experience(table: Ronin, seat: int, count: int) -> None:
    """RON-XP-01 to -07; an Automa gains none (RON-AUTO-03)."""
    if count and not is_automa(table, seat):
        fields = table.content.characters[table.characters[seat]].fields
        experience.gain_experience(table, seat, count, fields)


def gain_points(table: Ronin, seat: int, source: int, count: int) -> None:
    """RON-VP-01: recorded at once; the total simply grows past 30 (RON-VP-02)."""
    if count:
        points = table.points[seat]
        table.points[seat] = put(points, source, points[source] + count)
        tell(table, "gained-points", seat=seat, count=count, total=total_points(table, seat), source=SOURCES[source])


async def gain_active(table: Ronin, seat: int, count: int, rule: str) -> None:
    """Gain active symbols in any combination, chosen one by one (RON-BONUS-03)."""
    for left in range(count, 0, -1):
        options = [SYMBOL[symbol] for symbol in table.active]
        symbol = await choose(seat, "gain-active", options, rule, about={"count": left})
        gain_symbols(table, seat, symbol, 1)
