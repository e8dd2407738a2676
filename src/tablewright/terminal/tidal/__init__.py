"""Tidal Blades in a terminal: how its islands, monsters, dice, cards and options are drawn."""

from typing import Final

from ..board import BoardMaker
from .board import TidalBoard

__all__ = ["BOARD", "TidalBoard"]

BOARD: Final[BoardMaker] = TidalBoard
