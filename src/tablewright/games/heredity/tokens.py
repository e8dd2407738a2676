"""Tokens on cards and in areas."""

from __future__ import annotations

from .table import Heredity, Zone, put


def count(table: Heredity, card: int, kind: int) -> int:
    """The tokens of a kind on a card."""
    counts = table.tokens[card]
    return counts[kind] if kind < len(counts) else 0


def add(table: Heredity, card: int, kind: int, n: int) -> None:
    counts: Zone = table.tokens[card] + (0,) * (kind + 1 - len(table.tokens[card]))
    table.tokens[card] = put(counts, kind, counts[kind] + n)


def remove(table: Heredity, card: int, kind: int, n: int) -> bool:
    """Remove tokens from a card, all of them or none (HER-NARR-09)."""
    if count(table, card, kind) < n:
        return False
    add(table, card, kind, -n)
    return True


def lying(table: Heredity, area: int, kind: int) -> int:
    """The tokens of a kind in an area of a card."""
    return table.lying.get(f"{area}:{kind}", 0)


def put_down(table: Heredity, area: int, kind: int, n: int) -> None:
    table.lying[f"{area}:{kind}"] = lying(table, area, kind) + n
    if not table.lying[f"{area}:{kind}"]:
        del table.lying[f"{area}:{kind}"]


def pick(table: Heredity, area: int, kind: int, n: int) -> bool:
    """Take tokens out of an area, all of them or none."""
    if lying(table, area, kind) < n:
        return False
    put_down(table, area, kind, -n)
    return True


def on_terrain(table: Heredity, areas: range) -> list[tuple[int, int, int]]:
    """Everything that lies in areas: (area, kind, count)."""
    found = ((int(area), int(kind), n) for key, n in table.lying.items() for area, kind in [key.split(":")])
    return [entry for entry in found if entry[0] in areas]
