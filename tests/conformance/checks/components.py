"""Checks of the table itself: nothing is lost, trails are short, copies are independent, ends are decided."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from ..play import assert_decided
from ..walk import Stop

LONGEST_TRAIL = 24


def components_are_conserved(stop: Stop) -> None:
    assert dict(stop.game.census(stop.position.table)) == stop.walk.census


def the_trail_stays_short(stop: Stop) -> None:
    assert len(stop.position.trail) <= LONGEST_TRAIL


def a_copy_shares_no_list_with_its_table(stop: Stop) -> None:
    game, table = stop.game, stop.position.table
    copied = game.copy(table)
    for name in [field.name for field in fields(table) if field.name not in game.content]:
        mine, shared = lists_in(getattr(table, name)), lists_in(getattr(copied, name))
        told = f"{game.id}: a copied table shares a list of its field {name!r} with the one that it was copied from"
        assert not {id(one) for one in mine} & {id(one) for one in shared}, told


def lists_in(value: object) -> list[list[Any]]:
    """A list, and the lists in it."""
    return [value, *(found for one in value for found in lists_in(one))] if isinstance(value, list) else []


def an_end_is_decided(stop: Stop) -> None:
    if stop.over:
        assert_decided(stop.walk.variant, stop.position.table)
