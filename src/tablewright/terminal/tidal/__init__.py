"""Tidal Blades in a terminal: how its islands, monsters, dice, cards and options are drawn."""

from .board import TidalBoard

__all__ = ["TidalBoard"]
