"""Zones: numbers in a row (cards, seats, counts), and how one of them gives another."""

from __future__ import annotations

from typing import TypeAlias

# A zone is replaced when it changes, never altered in place, so that copies of a table can share it.
Zone: TypeAlias = tuple[int, ...]


def put(zone: Zone, place: int, value: int) -> Zone:
    """A zone with the value at one place replaced."""
    values = list(zone)
    values[place] = value
    return tuple(values)


def inserted(zone: Zone, place: int, value: int) -> Zone:
    """A zone with one value more, at a place."""
    return (*zone[:place], value, *zone[place:])


def without(zone: Zone, card: int) -> Zone:
    """A zone without one card."""
    place = zone.index(card)
    return zone[:place] + zone[place + 1 :]


def left_out(zone: Zone, place: int) -> Zone:
    """A zone without what lies at one place."""
    return zone[:place] + zone[place + 1 :]
