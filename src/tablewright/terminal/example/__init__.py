"""Fireflies in a terminal: how its meadow, jars and lanterns are drawn."""

from typing import Final

from ..board import BoardMaker
from .board import ExampleBoard

__all__ = ["BOARD", "ExampleBoard"]

BOARD: Final[BoardMaker] = ExampleBoard
