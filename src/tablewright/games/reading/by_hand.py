"""The entries of a position that a person writes: known fields, numbers in their range, settings with defaults."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tablewright.engine.codec import fit
from tablewright.engine.faults import BadInput
from tablewright.engine.game import Setting, agree_on

from .entries import only_known

COMMON_FIELDS: Final = ("game", "phase", "players", "seed", "settings", "trail")
"""What every position may have, and one before the game has alone. `trail` are choices to be made at once, each a seat
with an option: whoever loads the position makes them, so a game lets the field pass and reads nothing from it."""


def agreed(data: Mapping[str, Any], humans: int, settings: Sequence[Setting]) -> dict[str, str]:
    """The settings that a position writes, or a game with so many players has without a word."""
    return agree_on(settings, humans, fit(data.get("settings", {}), dict[str, str], "settings"))


def number(data: Mapping[str, Any], name: str, default: int, where: str) -> int:
    found: int = fit(data.get(name, default), int, f"{name!r} in {where}")
    if found < 0:
        raise BadInput(f"{name!r} in {where} cannot be negative.")
    return found


def within(value: object, least: int, most: int | None, where: str) -> int:
    """A whole number in a range that may be open at the top."""
    found: int = fit(value, int, where)
    if found < least or (most is not None and found > most):
        span = f"at least {least}" if most is None else f"from {least} to {most}"
        raise BadInput(f"{where} must be {span}, not {found}.")
    return found


def only(data: object, known: Sequence[str], where: str) -> None:
    """An object of which every field is known."""
    if not isinstance(data, dict):
        raise BadInput(f"{where} must be an object.")
    only_known(data, known, where)
