"""Path of Destiny in a terminal: how its story, its table, cards and options are drawn."""

from .board import PathBoard

__all__ = ["PathBoard"]
