"""Path of Destiny in the browser: how its table, story, cards and options are drawn."""

from .board import PathBoard

__all__ = ["PathBoard"]
