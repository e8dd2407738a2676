"""What players gain: victory points and active symbols."""

from __future__ import annotations

from tablewright.engine.options import named
from tablewright.engine.questions import choose
from tablewright.engine.table import tell
from tablewright.engine.zones import put

from .symbols import SYMBOLS
from .table import DestinyTable, total_points
from .timeline import gain_symbols

SYMBOL = named("symbol", SYMBOLS)


def gain_points(table: DestinyTable, seat: int, source: int, count: int) -> None:
    """Points are recorded at once, by their source."""
    if count:
        points = table.points[seat]
        table.points[seat] = put(points, source, points[source] + count)
        named_source = table.customs.sources[source]
        tell(table, "gained-points", seat=seat, count=count, total=total_points(table, seat), source=named_source)


async def gain_active(table: DestinyTable, seat: int, count: int, rule: str) -> None:
    """Gain active symbols in any combination, chosen one by one."""
    for left in range(count, 0, -1):
        options = [SYMBOL[symbol] for symbol in table.active]
        symbol = await choose(seat, "gain-active", options, rule, about={"count": left})
        gain_symbols(table, seat, symbol, 1)
