"""Path of Destiny in a terminal: how its story, its table, cards and options are drawn."""

from typing import Final

from ..board import BoardMaker
from .board import PathBoard

__all__ = ["BOARD", "PathBoard"]

BOARD: Final[BoardMaker] = PathBoard
