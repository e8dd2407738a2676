"""Path of Destiny in the browser: how its table, story, cards and options are drawn."""

from typing import Final

from ..board import BoardMaker
from .board import PathBoard

__all__ = ["BOARD", "PathBoard"]

BOARD: Final[BoardMaker] = PathBoard
