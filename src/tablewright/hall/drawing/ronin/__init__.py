"""Ronin in the browser: how its table, cards and options are drawn."""

from .board import RoninBoard

__all__ = ["RoninBoard"]
