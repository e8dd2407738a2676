"""The words of Heredity that are numbers: the family, body parts, actions, lines, tokens, and how areas are counted."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

PcName: TypeAlias = Literal["djamal", "maeve", "selena", "brick"]
BodyPart: TypeAlias = Literal["head", "torso", "feet"]
BasicAction: TypeAlias = Literal["observe", "talk", "interact", "move"]
IconAction: TypeAlias = Literal["observe", "talk", "interact"]
LineColour: TypeAlias = Literal["white", "blue", "green", "black", "red"]
AnchorColour: TypeAlias = Literal["blue", "green", "yellow", "red", "purple"]
AnchorEdge: TypeAlias = Literal["right", "left", "below"]
ItemAnchor: TypeAlias = Literal["brown", "grey_head", "grey_torso", "grey_feet"]
KarmaType: TypeAlias = Literal[
    "violence", "brutality", "pacifism", "dodge", "treasure_hunting", "looting", "community", "scar", "memory"
]
Attitude: TypeAlias = Literal["neutral", "hostile", "ally"]
Edge: TypeAlias = Literal["north", "east", "south", "west"]
Comparison: TypeAlias = Literal["==", "!=", "<=", ">=", "<", ">"]

PCS: Final[tuple[str, ...]] = get_args(PcName)
PARTS: Final[tuple[str, ...]] = get_args(BodyPart)
BASIC_ACTIONS: Final[tuple[str, ...]] = get_args(BasicAction)
LINES: Final[tuple[str, ...]] = get_args(LineColour)
ANCHOR_COLOURS: Final[tuple[str, ...]] = get_args(AnchorColour)
EDGES: Final[tuple[str, ...]] = get_args(Edge)
KARMA_TYPES: Final[tuple[str, ...]] = get_args(KarmaType)
ITEM_ANCHORS: Final[tuple[str, ...]] = get_args(ItemAnchor)

DJAMAL, MAEVE, SELENA, BRICK = range(4)
OBSERVE, TALK, INTERACT, MOVE = range(4)
HAND: Final = BASIC_ACTIONS[INTERACT]
FOOT: Final = BASIC_ACTIONS[MOVE]
WHITE, BLUE, GREEN, BLACK, RED = range(5)
STAIRS: Final = 5
"""A level change is a way without a line (HER-LEVEL-01)."""
PASSABLE: Final = (WHITE, GREEN, RED, STAIRS)  # HER-TERR-09 to -13
GENTLEST: Final = (STAIRS, WHITE, GREEN, RED, BLUE, BLACK)
"""Lines from the most open to the most closed."""
STEPS: Final = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
OPPOSITE: Final = {"north": "south", "east": "west", "south": "north", "west": "east"}

NOBODY: Final = -1
NOWHERE: Final = -1
NO_CARD: Final = -1
GAP: Final = -1

MOST_AREAS: Final = 16
"""An area is a number: its card times so many, plus its place among the areas of the visible side."""
ACTION_TOKENS: Final = 3  # HER-TOKEN-01
FIRST_SECRET: Final = 901  # HER-SETUP-08
LAST_STARTING_KARMA: Final = 909  # HER-SETUP-05
TOKENS: Final = ("general", "hostile", "ally", "material")
"""Kinds of tokens that are counted on cards and in areas; a campaign's special tokens follow."""
GENERAL, HOSTILE, ALLY, MATERIAL = range(4)


def area_number(card: int, index: int) -> int:
    return card * MOST_AREAS + index


def card_of_area(area: int) -> int:
    return area // MOST_AREAS
