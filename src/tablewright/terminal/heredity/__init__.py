"""Heredity in a terminal: how its map, timeline, family, pages and options are drawn."""

from typing import Final

from ..board import BoardMaker
from .board import HeredityBoard

__all__ = ["BOARD", "HeredityBoard"]

BOARD: Final[BoardMaker] = HeredityBoard
