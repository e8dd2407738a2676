"""Tokens on cards and in areas, and how many of the special ones are left in the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tablewright.engine.zones import Zone, put

from .kinds import TOKENS
from .scenario.words import parts_of
from .table import Heredity
from .verbs import AddTokens
from .vocabulary import Instruction


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


# The box


def left_in_box(table: Heredity, kind: int) -> int | None:
    """HER-GEN-17, -18: how many special tokens of a kind are left; None for the tokens that never run out."""
    if kind < len(TOKENS):
        return None
    box = table.content.chapters[table.chapter].special_components
    out = sum(count(table, card, kind) for card in range(len(table.tokens)))
    out += sum(n for key, n in table.lying.items() if key.endswith(f":{kind}"))
    return box.get(table.content.specials[kind - len(TOKENS)], 0) - out


def box_has(table: Heredity, kind: int, n: int) -> bool:
    left = left_in_box(table, kind)
    return left is None or left >= n


def supply_covers(table: Heredity, instructions: Iterable[Instruction]) -> bool:
    """HER-ITEM-11: whether the box still has all special tokens that instructions put into play."""
    wanted: Counter[int] = Counter()
    for part in parts_of(tuple(instructions)):
        if isinstance(part, AddTokens):
            wanted[table.content.token(part.kind)] += part.n
    return all(box_has(table, kind, n) for kind, n in wanted.items())
