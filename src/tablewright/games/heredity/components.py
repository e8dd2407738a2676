"""What everybody may read in Heredity from the start: the words for its signs. All cards are read as they come."""

from __future__ import annotations

from tablewright.engine.components import Component, names_for

from .kinds import ANCHOR_COLOURS, BASIC_ACTIONS, EDGES, ITEM_ANCHORS, KARMA_TYPES, LINES, PARTS, PCS, TOKENS

ACTIONS = (*BASIC_ACTIONS, "item", "combined")
ATTITUDES = ("neutral", "hostile", "ally")
DIRECTIONS = (*EDGES, "level", "right", "left", "below")


def components() -> list[Component]:
    return [
        *names_for("pc", PCS),
        *names_for("part", PARTS),
        *names_for("action", ACTIONS),
        *names_for("line", LINES),
        *names_for("anchor", ANCHOR_COLOURS),
        *names_for("anchor-of", ITEM_ANCHORS),
        *names_for("edge", DIRECTIONS),
        *names_for("token", TOKENS),
        *names_for("attitude", ATTITUDES),
        *names_for("karma", KARMA_TYPES),
    ]
