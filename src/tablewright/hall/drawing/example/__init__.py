"""Fireflies in the browser: how its meadow, jars, lanterns and options are drawn."""

from typing import Final

from ..board import BoardMaker
from .board import ExampleBoard

__all__ = ["BOARD", "ExampleBoard"]

BOARD: Final[BoardMaker] = ExampleBoard
