"""Paying fruit, shells and charge, with what a card lets stand in for them."""

from __future__ import annotations

from tablewright.engine.questions import choose
from tablewright.engine.table import tell

from .abilities import find, has
from .choices import SUBSTITUTE
from .powers import Exchange, Shield
from .table import Tidal

SHELL_SHIELD = 4  # TB-SHIELD-03
CARRIED = "carried"


def fruit_in_reach(table: Tidal, seat: int) -> int:
    """TB-CAI-04: shells count too for whoever may exchange them."""
    fruit = table.fruit[seat]
    return fruit + table.shells[seat] if has(table, seat, Exchange) else fruit


def shells_in_reach(table: Tidal, seat: int) -> int:
    shells = table.shells[seat]
    return shells + table.fruit[seat] if has(table, seat, Exchange) else shells


async def pay_fruit(table: Tidal, seat: int, count: int) -> int:
    """TB-TURN-23: the whole cost; gives how many shells stood in for fruit."""
    shells = await pay(table, seat, count, table.fruit, table.shells)
    tell(table, "paid", seat=seat, what="fruit", count=count)
    return shells


async def pay_shells(table: Tidal, seat: int, count: int) -> int:
    """The whole cost; gives how much fruit stood in for shells."""
    fruit = await pay(table, seat, count, table.shells, table.fruit)
    tell(table, "paid", seat=seat, what="shells", count=count)
    return fruit


async def pay(table: Tidal, seat: int, count: int, stock: list[int], other: list[int]) -> int:
    """Lose so many of a resource; where the other may stand in for it, the player says for how many; gives that."""
    substitutes = 0
    if other[seat] and has(table, seat, Exchange):
        least, most = max(count - stock[seat], 0), min(count, other[seat])
        substitutes = await choose(
            seat, "pay", SUBSTITUTE.members[least : most + 1], "TB-CAI-04", about={"count": count}
        )
    stock[seat] -= count - substitutes
    other[seat] -= substitutes
    return substitutes


def price_of_setting(table: Tidal, seat: int) -> int:
    """TB-SHIELD-03, -05: what it costs to set a die."""
    shields = find(table, seat, Shield)
    return min(power.charge for power in shields) if shields else SHELL_SHIELD


def charge_of(table: Tidal, seat: int) -> int:
    """TB-SHIELD-02: the shells on the shield; carried shells all lie there, or fruit in their place (TB-CAI-04)."""
    return shells_in_reach(table, seat) if table.settings["shield"] == CARRIED else table.charge[seat]


async def pay_charge(table: Tidal, seat: int, count: int) -> None:
    """Shells of the shield return to the general supply."""
    if table.settings["shield"] == CARRIED:
        await pay(table, seat, count, table.shells, table.fruit)
    else:
        table.charge[seat] -= count


async def block(table: Tidal, seat: int) -> None:
    """TB-SHIELD-01, -02: a shell for an X; it stays on the shield as charge."""
    await pay(table, seat, 1, table.shells, table.fruit)
    if table.settings["shield"] != CARRIED:
        table.charge[seat] += 1
    tell(table, "blocked", seat=seat)
