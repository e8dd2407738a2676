"""Ronin in the browser: how its table, cards and options are drawn."""

from typing import Final

from ..board import BoardMaker
from .board import RoninBoard

__all__ = ["BOARD", "RoninBoard"]

BOARD: Final[BoardMaker] = RoninBoard
