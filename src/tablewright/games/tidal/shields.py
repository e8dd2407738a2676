"""The shell shield and its upgrade: what a player may do with the shells on it."""

from __future__ import annotations

from typing import Final, assert_never

from tablewright.engine.dice import roll
from tablewright.engine.options import Option, Reason
from tablewright.engine.questions import choose
from tablewright.engine.table import tell
from tablewright.engine.zones import put

from . import powers as words
from .abilities import powers_in_force
from .alike import unlike_dice
from .choices import DIE, TRAIT
from .dice import refresh
from .kinds import TRAITS
from .paying import charge_of, pay_charge, price_of_setting
from .powers import UPGRADES, ShieldUpgrade
from .results import NO_RESULT, UNIT, counts_of, exchanged, said
from .table import NO_DICE, Tidal, is_fight
from .times import AFTER_ROLL, Moment

NO_CHARGE: Final = Reason("TB-SHIELD-03", "no-charge")
NOT_NOW: Final = Reason("TB-SHIELD-06", "upgrade-not-now")
NOTHING_ROLLED: Final = Reason("TB-SHIELD-04", "nothing-rolled")


def why_not_set(table: Tidal, seat: int) -> Reason | None:
    """TB-SHIELD-03, -04: a rolled die, for enough shells from the shield."""
    if not rolled_dice(table):
        return NOTHING_ROLLED
    return None if charge_of(table, seat) >= price_of_setting(table, seat) else NO_CHARGE


def rolled_dice(table: Tidal) -> list[int]:
    return [die for die, result in enumerate(table.showing) if result != NO_RESULT]


async def set_die(table: Tidal, seat: int) -> None:
    """TB-SHIELD-03, -04: one rolled die to any of its faces."""
    await pay_charge(table, seat, price_of_setting(table, seat))
    die = await choose(seat, "set-die", DIE.of(unlike_dice(table, rolled_dice(table))), "TB-SHIELD-03")
    faces = sorted(set(table.content.dice[table.attempt[die]]))
    options = [Option(f"face:{said(face)}", face) for face in faces]
    face = await choose(seat, "set-face", options, "TB-SHIELD-04")
    table.showing = put(table.showing, die, face)
    tell(table, "set-die", seat=seat, face=said(face))


def upgrade_of(table: Tidal, seat: int) -> ShieldUpgrade:
    """The upgrade under a player's shield (TB-SHIELD-06, -08)."""
    return next(power for power in powers_in_force(table, seat) if isinstance(power, UPGRADES))


def why_not_upgrade(table: Tidal, seat: int, power: ShieldUpgrade, moment: Moment) -> Reason | None:
    """TB-SHIELD-06."""
    if charge_of(table, seat) < power.charge:
        return NO_CHARGE
    return None if serves(table, seat, power, moment) else NOT_NOW


def serves(table: Tidal, seat: int, power: ShieldUpgrade, moment: Moment) -> bool:
    match power:
        case words.RerollOne():
            return moment == AFTER_ROLL
        case words.RaiseLevel():
            return moment == AFTER_ROLL and is_fight(table)
        case words.RefreshOne():
            return table.spent[seat] != NO_DICE
        case words.SwapSymbol():
            return moment == AFTER_ROLL and bool(dice_with_symbols(table))
        case _:
            assert_never(power)


def dice_with_symbols(table: Tidal) -> list[int]:
    return [die for die, result in enumerate(table.showing) if any(counts_of(result)[: len(TRAITS)])]


async def use_upgrade(table: Tidal, seat: int, power: ShieldUpgrade) -> None:
    await pay_charge(table, seat, power.charge)
    tell(table, "used-upgrade", seat=seat)
    match power:
        case words.RerollOne():
            die = await choose_rolled(table, seat)
            faces = table.content.dice[table.attempt[die]]
            table.showing = put(table.showing, die, faces[roll(table, len(faces))])
        case words.RaiseLevel():
            die = await choose_rolled(table, seat)
            table.raised = put(table.raised, die, table.raised[die] + 1)
        case words.RefreshOne():
            await refresh(table, seat, 1, "TB-SHIELD-06")
        case words.SwapSymbol():
            await swap_symbol(table, seat)
        case _:
            assert_never(power)


async def choose_rolled(table: Tidal, seat: int) -> int:
    """One of the dice of the attempt."""
    dice = unlike_dice(table, range(len(table.attempt)))
    die: int = await choose(seat, "which-die", DIE.of(dice), "TB-SHIELD-06")
    return die


async def swap_symbol(table: Tidal, seat: int) -> None:
    """One symbol of a die is turned into one of another trait."""
    die = await choose(seat, "which-die", DIE.of(unlike_dice(table, dice_with_symbols(table))), "TB-SHIELD-06")
    shown = [TRAIT[trait] for trait in range(len(TRAITS)) if table.showing[die] // UNIT[trait] % 8]
    old = await choose(seat, "swap-symbol", shown, "TB-SHIELD-06")
    new = await choose(seat, "as-symbol", [trait for trait in TRAIT if trait.value != old], "TB-SHIELD-06")
    table.showing = put(table.showing, die, exchanged(table.showing[die], old, new))
