"""How well a seat stands, for bots: what is safe in the jar, and what lies in the row at some risk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tablewright.engine.options import Option
from tablewright.engine.zones import Zone

from .phases import may_catch
from .scoring import points_of
from .table import Fireflies, active_seat, face_of, fireflies_in, gusts_in

AFTER_A_GUST: Final = 0.8
"""What a light in the row is worth when the next gust takes it."""
HOPE: Final = 3.0
"""What a row is worth beside its lights while more can be caught."""


def estimate(table: Fireflies, seat: int, _answered: Sequence[Option[Any]]) -> float:
    """The points of the jar, and the row while it is one's own; any lantern will do."""
    row = table.row if seat == active_seat(table) else ()
    return points_of(table, seat) + (worth(table, row) if row else 0)


def worth(table: Fireflies, row: Zone) -> float:
    lights = sum(face_of(table, card).lights for card in fireflies_in(table, row))
    return lights * (AFTER_A_GUST if gusts_in(table, row) else 1) + (HOPE if may_catch(table) else 0)
